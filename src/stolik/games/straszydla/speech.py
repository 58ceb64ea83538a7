"""Straszydła in words, Polish and English: refusals, questions, answers, and what happened.

Seats are numbers and names of cards stand alone, so that no name is ever declined.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from stolik.core.refusal import Lang, Why
from stolik.core.table import Event
from stolik.games.straszydla.components import CREATURES, IMPS, TILES
from stolik.games.words import load_texts

TEXTS: Final = load_texts(Path(__file__).parent)


def no(key: str, clause: str, count: int = 0) -> Why:
    """A "no" in both languages, with its clause."""
    return TEXTS.why(f"refused.{key}", clause, count=count)


def name_of(value: str, lang: Lang) -> str:
    """A cube, a card or a tile by its name; a square, a number or a face as it stands."""
    for cards in (CREATURES, IMPS, TILES):
        if value in cards:
            return str(cards[value].names[lang])
    key = f"word.{value}"
    return TEXTS.say(lang, key) if TEXTS.has(key) else value


def touch_words(touch: str, lang: Lang) -> str:
    """One touch in words."""
    kind, _, value = touch.partition(":")
    if kind in ("seat", "offer", "accept") and value.isdigit():
        value = str(int(value) + 1)
    return TEXTS.say(lang, f"touch.{kind}", value=name_of(value, lang))


def path_words(path: tuple[str, ...], lang: Lang) -> str:
    """Several touches in words, equal ones counted."""
    words: list[str] = []
    for touch in dict.fromkeys(path):
        count = path.count(touch)
        said = touch_words(touch, lang)
        words.append(f"{count} × {said}" if count > 1 else said)
    return ", ".join(words)


def label(what: str, choice: object, lang: Lang) -> str:
    """An answer in words."""
    if isinstance(choice, tuple) and any([":" in str(part) for part in choice]):
        return path_words(choice, lang)
    if what in ("dice", "change"):
        assert isinstance(choice, tuple)
        return TEXTS.say(lang, "answer.dice", dice=" ".join([str(face) for face in choice]))
    if what == "bid":
        return TEXTS.say(lang, "answer.bid", count=choice)
    if what == "plan":
        assert isinstance(choice, tuple)
        return " ".join([TEXTS.say(lang, f"word.{step}") for step in choice])
    if what == "tile":
        assert isinstance(choice, tuple)
        return path_words((f"tile:{choice[0]}", f"square:{choice[1]}"), lang)
    word, _, colour = str(choice).partition(" ")
    key = f"answer.{what}.{word}"
    if TEXTS.has(key):
        said = TEXTS.say(lang, key)
        return f"{said}: {name_of(colour, lang)}" if colour else said
    if what in ("suburb", "jump", "retreat", "start"):
        return TEXTS.say(lang, "answer.square", square=word)
    return name_of(word, lang)


def told(event: Event, lang: Lang) -> str:
    """What happened, as a line of the log."""
    facts = {name: _fact(name, value, lang) for name, value in event.data}
    return TEXTS.say(lang, f"event.{event.kind}", **facts)


def _fact(name: str, value: Any, lang: Lang) -> object:
    if name in ("seat", "other", "to"):
        return value + 1
    if isinstance(value, bool):
        return TEXTS.say(lang, "word.night" if value else "word.day")
    if name == "seats":
        return ", ".join([str(seat + 1) for seat in value])
    if isinstance(value, tuple) and all([isinstance(one, str) for one in value]):
        joined = path_words(value, lang) if any(":" in one for one in value) else ""
        return joined or " ".join([name_of(one, lang) for one in value])
    if isinstance(value, tuple):
        return " ".join([str(one) for one in value])
    return name_of(value, lang) if isinstance(value, str) else value
