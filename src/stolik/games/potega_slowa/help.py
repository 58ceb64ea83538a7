"""Help from a rival (PS-R19 to PS-R23): offers, counter-offers, and a word that stays secret."""

from __future__ import annotations

from typing import Any, Final

from stolik.core.scripts import Script, ask_of, open_to, under
from stolik.core.seen import EVERYBODY, only
from stolik.core.steps import Acted, Ask
from stolik.core.table import Event
from stolik.games.potega_slowa.counters import Counters
from stolik.games.potega_slowa.marking import mark_word
from stolik.games.potega_slowa.moves import Offers
from stolik.games.potega_slowa.spelling import Spelling
from stolik.games.potega_slowa.table import NONE, Help, Offer, WordTable

OFFERS: Final = 3
COUNTERS: Final = 3
"""So many offers of each helper in a turn (PS-A60), so many counters an offer (PS-A57)."""

TAKE: Final = "take"
AGREE: Final = "agree"
REFUSE: Final = "refuse"


def asks_about_help(table: WordTable) -> tuple[Ask[Any], ...]:
    """PS-A24: what the others may offer, and what may be answered to what is offered."""
    found: list[Ask[Any]] = []
    for seat in table.others():
        offer = table.offers[seat]
        if table.made[seat] < OFFERS:
            found.append(offer_ask(table, seat))
        if offer is None:
            continue
        if offer.counter:
            found.append(_reply_ask(table, seat, offer))
            continue
        found.append(ask_of(table.active, f"take.{seat}", (TAKE,), TAKE, standing=True))
        if offer.counters < COUNTERS:
            found.append(_counter_ask(table, seat, offer))
    return tuple(found)


def offer_ask(table: WordTable, seat: int) -> Ask[Help]:
    """PS-R19: a word in secret and its price; PS-A58: a word that would need a vote is refused."""
    options = Offers(Spelling(table, strict=True, alone=False), table.home(seat))
    return ask_of(seat, "offer", options, NONE, only(seat), standing=True)


def _counter_ask(table: WordTable, seat: int, offer: Offer) -> Ask[tuple[int, ...]]:
    """PS-R20, PS-A57: other cards for the same word, whether they lie in it or not."""
    options = Counters(table, offer.length)
    return ask_of(table.active, f"counter.{seat}", options, offer.price, standing=True)


def _reply_ask(table: WordTable, seat: int, offer: Offer) -> Ask[str]:
    """PS-A57: the helper alone sees whether the wished cards lie in the word."""
    word = table.secret[seat]
    payable = word is not None and set(offer.counter) <= set(word.cards)
    fits = payable and len(offer.counter) <= table.home(seat)
    return ask_of(seat, "reply", (AGREE, REFUSE) if fits else (REFUSE,), REFUSE, standing=True)


def answer_help(table: WordTable, acted: Acted[Any]) -> Script[str | None]:
    """PS-A24: an offer, a counter, a reply, or the acceptance, which binds."""
    what, _, helper = acted.what.partition(".")
    if what == "offer":
        ask_for_help(table, acted.seat, acted.answer)
    elif what == "counter":
        ask_price(table, int(helper), acted.answer)
    elif what == "reply":
        settle(table, acted.seat, agreed=acted.answer == AGREE)
    else:
        return (yield from under(table, "PS-R22", take_help(table, int(helper))))
    return "make_word"


def ask_for_help(table: WordTable, seat: int, said: Help) -> None:
    """PS-R19, PS-A21: length, captures and price are told; no word takes the offer back.

    Who offers nothing while no offer of his lies there has done with this turn (PS-A59).
    """
    had = table.offers[seat] is not None
    table.offers[seat] = table.secret[seat] = None
    if not said.cards:
        table.made[seat] += 1 if had else OFFERS
        table.tell(Event("no_help", (("seat", seat),), clause="PS-A59", reveals=EVERYBODY))
        return
    table.made[seat] += 1
    table.secret[seat] = said
    table.offers[seat] = offer = facts_of(table, said, said.price)
    facts = (("seat", seat), ("length", offer.length), ("captures", offer.captures))
    told = (*facts, ("after_price", offer.after_price), ("price", offer.price))
    table.tell(Event("offer", told, clause="PS-R19", reveals=EVERYBODY))


def facts_of(table: WordTable, said: Help, price: tuple[int, ...], counters: int = 0) -> Offer:
    """PS-A21: what the engine counts itself, without the price and with it."""
    where = table.where()
    own = [card for card in said.cards if card in where and _is_own(table, where[card])]
    after = [card for card in own if card not in price]
    return Offer(len(said.cards), len(own), len(after), price, (), counters)


def _is_own(table: WordTable, cell: tuple[int, int]) -> bool:
    return table.marks.get(cell) == table.active


def ask_price(table: WordTable, helper: int, cards: tuple[int, ...]) -> None:
    """PS-A57: a counter-offer is public, like the offer (PS-A19)."""
    offer = table.offers[helper]
    assert offer is not None
    known = (offer.length, offer.captures, offer.after_price, offer.price)
    table.offers[helper] = Offer(*known, cards, offer.counters + 1)
    facts = (("seat", table.active), ("helper", helper), ("price", cards))
    table.tell(Event("counter", facts, clause="PS-A57"))


def settle(table: WordTable, helper: int, *, agreed: bool) -> None:
    """PS-A57: the helper agrees, or not, without a reason; then the offer is as it was."""
    offer, said = table.offers[helper], table.secret[helper]
    assert offer is not None
    assert said is not None
    if agreed:
        price = offer.counter
        table.secret[helper] = Help(said.word, said.cards, price)
        table.offers[helper] = facts_of(table, said, price, offer.counters)
    else:
        known = (offer.length, offer.captures, offer.after_price, offer.price)
        table.offers[helper] = Offer(*known, (), offer.counters)
    kind = "agreed" if agreed else "refused"
    table.tell(Event(kind, (("seat", helper),), clause="PS-A57"))


def take_help(table: WordTable, helper: int) -> Script[str | None]:
    """PS-R22, PS-A24: it binds, the word is told, and both put their markers down.

    Nothing on the table changes while an offer lies there, so it is still legal (PS-A48); a swap
    puts all offers away.
    """
    said = table.secret[helper]
    assert said is not None
    facts = (("seat", table.active), ("helper", helper), ("word", said.word))
    told = (*facts, ("price", said.price))
    table.tell(Event("helped", told, clause="PS-R22", reveals=EVERYBODY))
    yield from mark_word(table, said, helper)
    return "act"


def help_stuck(table: WordTable) -> Script[str | None]:
    """PS-A12: each of the others makes an offer or declines, before a card is swapped."""
    asks = tuple([offer_ask(table, seat) for seat in table.asked])
    acted: Acted[Any] | None = yield from open_to(asks, EVERYBODY)
    if acted is not None:
        ask_for_help(table, acted.seat, acted.answer)
        table.asked = tuple([seat for seat in table.asked if seat != acted.seat])
    return "help_stuck" if table.asked else "make_word"
