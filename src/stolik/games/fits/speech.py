"""FITS in words, Polish and English: refusals, answers, and what happened.

Names of seats are numbers and names of blocks stand alone, so that no name is ever declined.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from stolik.core.refusal import Lang, Why
from stolik.core.spec import Result, places
from stolik.core.table import Event
from stolik.games.fits.names import KINDS
from stolik.games.fits.shapes import SKIP, Drop, drop_named
from stolik.games.words import load_texts

TEXTS: Final = load_texts(Path(__file__).parent)


def shape_word(shape: str, lang: Lang) -> str:
    """What a block is called."""
    return TEXTS.say(lang, f"shapes.{shape}")


def board_word(number: int, lang: Lang) -> str:
    """What a board is called."""
    return TEXTS.say(lang, f"boards.{KINDS[number - 1]}")


def signed(number: int) -> str:
    """A number as players read it, with a true minus sign."""
    return str(number).replace("-", "−")


def plural(lang: Lang, key: str, number: int) -> str:
    """So many of something: Polish has three forms, English two."""
    n = abs(number)
    form = "many"
    if n == 1:
        form = "one"
    elif 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14:
        form = "few"
    return TEXTS.say(lang, f"{key}.{form}", n=signed(number))


def refusal(key: str, shape: str = "", **parts: object) -> Why:
    """A "no" in both languages; its key begins with the clause that says so."""
    words = {"pl": "", "en": ""}
    if shape:
        words = {"pl": shape_word(shape, "pl"), "en": shape_word(shape, "en")}
    clause = "-".join(key.split("-")[:2])
    return Why(
        TEXTS.say("pl", f"refusals.{key}", shape=words["pl"], **parts),
        TEXTS.say("en", f"refusals.{key}", shape=words["en"], **parts),
        clause,
    )


def answer(choice: object, lang: Lang) -> str:
    """An answer in words: how the block is turned, and its leftmost column."""
    if not isinstance(choice, Drop):
        raise TypeError(f"A seat answers with a drop in FITS, not with {choice!r}.")
    if choice is SKIP:
        return TEXTS.say(lang, "answer.skip")
    return TEXTS.say(lang, "answer.drop", turn=choice.turn, column=choice.column)


def story(event: Event, lang: Lang) -> str:
    """What happened, as a line of the log."""
    facts = dict(event.data)
    key = f"event.{event.kind}"
    if event.kind == "end":
        return _end(facts, lang)
    if event.kind == "board":
        board = board_word(int(str(facts["layout"])[0]), lang)
        return TEXTS.say(lang, key, round=facts["round"], board=board)
    if event.kind == "spare":
        return TEXTS.say(lang, key, shapes=_listed(facts["shapes"], lang))
    name = 1 + _number(facts.get("seat", 0))
    if event.kind == "points":
        points = plural(lang, "points", _number(facts["points"]))
        return TEXTS.say(lang, key, name=name, points=points)
    parts: dict[str, object] = {"name": name, "shape": shape_word(str(facts["shape"]), lang)}
    if event.kind == "drop":
        drop = drop_named(str(facts["shape"]), str(facts["drop"]))
        parts.update(where=answer(drop, lang), row=facts["row"])
    return TEXTS.say(lang, key, **parts)


def _listed(shapes: object, lang: Lang) -> str:
    assert isinstance(shapes, tuple)
    return ", ".join([shape_word(shape, lang) for shape in shapes])


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


def _end(facts: dict[str, object], lang: Lang) -> str:
    points = facts["points"]
    assert isinstance(points, tuple)
    rank = str(facts["rank"])
    return outcome(Result(places(points), points, "", ranks=(rank,) if rank else ()), lang)


def outcome(result: Result, lang: Lang) -> str:
    """FITS-E1, FITS-E2: who has won, or what became of the one who played alone."""
    points = plural(lang, "points", max(result.points))
    if result.ranks:
        rank = TEXTS.say(lang, f"ranks.{result.ranks[0]}")
        return TEXTS.say(lang, "end.title", points=points, rank=rank)
    if len(result.places) == 1:
        return TEXTS.say(lang, "end.alone", points=points)
    names = [str(seat + 1) for seat, place in enumerate(result.places) if place == 1]
    key = "end.won" if len(names) == 1 else "end.shared"
    return TEXTS.say(lang, key, names=", ".join(names), points=points)
