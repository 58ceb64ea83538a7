"""Ku radości Pana in words, Polish and English: refusals, answers, and what happened.

Names of cards stand alone and seats are numbers, so that nothing is ever declined.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from stolik.core.refusal import Lang, Why
from stolik.core.scripts import PASS
from stolik.core.table import Event
from stolik.games.ku_radosci_pana.cards import BY_KEY, Card, card_of
from stolik.games.ku_radosci_pana.names import spot
from stolik.games.ku_radosci_pana.table import Play
from stolik.games.words import load_texts

TEXTS: Final = load_texts(Path(__file__).parent)


def card_word(card: Card, lang: Lang) -> str:
    """What a card is called."""
    return card.names[0 if lang == "pl" else 1]


def refusal(key: str, at: tuple[str, ...] = ()) -> Why:
    """A "no" in both languages; its key begins with the clause that says so."""
    clause = "-".join(key.split("-")[:2])
    return TEXTS.why(f"refusals.{key}", clause, at)


def answer(what: str, choice: object, lang: Lang) -> str:
    """An answer in words."""
    if isinstance(choice, Play):
        return play_words(choice, lang)
    text = str(choice)
    if text in (PASS, "ground"):
        return TEXTS.say(lang, f"answer.{what}.{text}")
    if text in BY_KEY:
        return card_word(BY_KEY[text], lang)
    if ">" in text:
        eater, _, victim = text.partition(">")
        return TEXTS.say(lang, "answer.eat.meal", eater=eater, victim=victim)
    return TEXTS.say(lang, "answer.place", place=text)


def play_words(play: Play, lang: Lang) -> str:
    """A play in words: which card, how, and where."""
    card = card_of(play.card)
    kind = card.halves[play.half].kind if card.halves else "turned" if play.turned else "minion"
    to = spot(play.to) if play.to else ""
    return TEXTS.say(
        lang,
        f"plays.{kind}",
        card=card_word(card, lang),
        tower=play.tower + 1,
        place=spot(play.place),
        to=to,
    )


def touch_words(touch: str, lang: Lang) -> str:
    """The last of several touches, in words."""
    kind, _, value = touch.partition(":")
    if kind == "card":
        return card_word(BY_KEY[value], lang)
    if kind == "cell":
        tower, _, place = value.partition(",")
        return TEXTS.say(lang, "touch.cell", tower=int(tower) + 1, place=place)
    return TEXTS.say(lang, f"touch.{kind}.{value}")


def half_words(card: Card, half: int, lang: Lang) -> str:
    """An option of an order in words: its kind, and where it reaches."""
    option = card.halves[half]
    reach = " ".join([f"({right:+d},{up:+d})" for right, up in option.offsets])
    return f"{TEXTS.say(lang, f'orders.{option.kind}')} {reach}".rstrip()


def story(event: Event, lang: Lang) -> str:
    """What happened, as a line of the log; seats and towers are counted from 1."""
    facts = dict(event.data)
    for name in ("seat", "tower"):
        if isinstance(facts.get(name), int):
            facts[name] = int(str(facts[name])) + 1
    for name in ("card", "target"):
        if name in facts:
            facts[name] = _name(str(facts[name]), lang)
    return TEXTS.say(lang, f"event.{_kind(event)}", **facts)


def _kind(event: Event) -> str:
    if event.kind != "announced":
        return event.kind
    return f"announced_{event.get('order') or 'minion'}"


def _name(key: str, lang: Lang) -> str:
    return card_word(BY_KEY[key], lang) if key in BY_KEY else TEXTS.say(lang, "event_unknown")
