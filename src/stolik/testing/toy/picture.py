"""How the fair is said and drawn, and what one who knows it would do: all from a seat's view."""

from __future__ import annotations

from stolik.core.notation import notation
from stolik.core.refusal import Lang
from stolik.core.view import Advice, Pending, View
from stolik.testing.toy.core import Cards, value
from stolik.testing.toy.words import TEXTS


def label(what: str, choice: object, lang: Lang) -> str:
    """An answer in words: a sale names its card, a payment its coins."""
    if what == "pay" and isinstance(choice, tuple):
        return ", ".join([TEXTS.say(lang, f"coin.{coin}") for coin in choice])
    if what == "act" and isinstance(choice, tuple) and choice[0] == "sell":
        key = "answer.act.sell_to" if len(choice) > 2 else "answer.act.sell"
        return TEXTS.say(lang, key, card=card_name(choice[1], lang), seat=choice[-1])
    key = f"answer.{what}.{notation(choice)}"
    if TEXTS.has(key):
        return TEXTS.say(lang, key)
    if what in ("coin", "treat"):
        return TEXTS.say(lang, f"coin.{choice}")
    return card_name(str(choice), lang) if what in ("hide", "throw") else str(choice)


def card_name(card: str, lang: Lang) -> str:
    """A card in words."""
    return TEXTS.say(lang, f"card.{card[0]}", number=card[1:])


def paint(view: View, lang: Lang) -> str:
    """A line for the day, a line a seat, and what the seat holds itself."""
    fields = view.fields
    fashion = str(fields["fashion"])
    shape = TEXTS.say(lang, f"shape.{fashion}") if fashion else "-"
    rows = [TEXTS.say(lang, "picture.day", **{**fields, "fashion": shape})]
    stalls = view.field("stalls", tuple)
    for seat in range(len(stalls)):
        own = {name: view.field(name, tuple)[seat] for name in ("held", "points")}
        lists = {
            name: " ".join(view.field(name, tuple)[seat]) or "-"
            for name in ("stalls", "counters", "coins")
        }
        sign = ">" if seat == fields["active"] else " "
        rows.append(sign + TEXTS.say(lang, "picture.seat", seat=seat, **own, **lists))
    if view.seat >= 0:
        hand = " ".join(view.field("hands", tuple))
        rows.append(TEXTS.say(lang, "picture.own", hand=hand or "-", risk=fields["risk"]))
    return "\n".join(rows)


def advise(view: View, pending: Pending) -> Advice | None:
    """TOY-18: sell what is worth most this evening; without a card to sell, draw."""
    if pending.what != "act":
        return None
    sales: list[Cards] = [deal for deal in pending.options if deal[0] == "sell"]
    if not sales:
        return Advice(next(iter(pending.options)), TEXTS.why("advice.draw", "TOY-13"))
    fashion = view.field("fashion", str)
    best = max(sales, key=lambda deal: value(deal[1]) * (2 if deal[1][0] == fashion else 1))
    return Advice(best, TEXTS.why("advice.sell", "TOY-18", card=best[1]))
