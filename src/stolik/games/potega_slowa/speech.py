"""Potęga słowa in words, Polish and English: refusals, answers, and what happened."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from stolik.core.refusal import Lang, Why
from stolik.core.table import Event
from stolik.games.potega_slowa.table import Help
from stolik.games.words import load_texts

TEXTS: Final = load_texts(Path(__file__).parent)

CELLS: Final = ("mark", "move", "move_to", "lift", "turn")
"""The questions about cells that may be skipped."""


def refusal(key: str, **parts: object) -> Why:
    """A "no" in both languages; its key begins with the clause that says so."""
    return TEXTS.why(f"refusals.{key}", "-".join(key.split("-")[:2]), (), **parts)


def answer(what: str, choice: object, lang: Lang) -> str:
    """An answer in words."""
    if isinstance(choice, Help):
        if not choice.cards:
            return TEXTS.say(lang, f"answer.{what}.none")
        if choice.price:
            return TEXTS.say(lang, "answer.offered", word=choice.word, price=len(choice.price))
        return choice.word
    if what in CELLS:
        what = "cell"
    if isinstance(choice, (tuple, int)):
        parts = choice if isinstance(choice, tuple) else (choice + (what == "give"),)
        numbers = ", ".join([str(part) for part in parts])
        return TEXTS.say(lang, f"answer.{what}.some", numbers=numbers)
    return TEXTS.say(lang, f"answer.{what}.{choice}")


def story(event: Event, lang: Lang) -> str:
    """What happened, as a line of the log; seats are numbered from 1."""
    facts = dict(event.data)
    for name in ("seat", "helper", "owner"):
        number = facts.get(name)
        if isinstance(number, int):
            facts[name] = number + 1
    return TEXTS.say(lang, f"event.{event.kind}", **facts)
