"""Records of a small game that hold every kind of line, for the tests of damage."""

import pytest
from tests.core.small_games import LETTERS, Sheet, Small, ask_id, say

from stolik.core.dealer import ProvableDealer, SeededDealer
from stolik.core.match import Match
from stolik.core.refusal import RecordError
from stolik.core.replay import load
from stolik.core.scripts import Script, ask, ask_of, chance, open_to, together
from stolik.core.seen import EVERYBODY
from stolik.core.spec import Option
from stolik.core.steps import Acted, Bag, Chance


def evening(t: Sheet) -> Script[str | None]:
    t.note((yield from ask(0, "letter", LETTERS, "a")))
    t.note((yield from chance("card", ("x", "y", "z"))))
    t.note(*(yield from together(tuple([ask_of(s, "seal", LETTERS, "a") for s in (0, 1)]))))
    asks = tuple([ask_of(s, f"offer {s}", LETTERS, "a") for s in (0, 1)])
    acted: Acted[str] | None = yield from open_to(asks, EVERYBODY)
    assert acted is not None
    t.note((yield from ask(1, "fated", LETTERS, Chance("fate", Bag(LETTERS)))))
    yield from together(tuple([ask_of(s, "last", LETTERS, "a") for s in range(3)]))
    return None


def small(name: str = "evening", rules: int = 1, deck: str = "abcd") -> Small:
    return Small(
        evening,
        seats=3,
        name=name,
        rules=rules,
        data={"deck.toml": deck},
        options=(Option("motto", "none"),),
    )


GAME = small()


def unfinished() -> str:
    """A draw, a seal of each kind of giver, an open, a drawn default, a resignation, two seals."""
    match = Match(GAME.setup(), SeededDealer(3), names=("Ada", "Łucja", ""))
    say(say(match, 0, "b"), 1, "c", by="bot")
    say(say(match, 0, "a"), 1, "b")
    match.expire()
    match.resign(2)
    match.expire_one(ask_id(match, 1))
    return match.save()


def finished() -> str:
    match = Match(GAME.setup(), ProvableDealer(bytes(32), (bytes(16),)))
    while match.result() is None:
        match.expire()
    return match.save()


RECORDS = (unfinished(), finished())


def refused(text: str, line: int, words: str = r"\w") -> None:
    with pytest.raises(RecordError, match=words) as caught:
        load(GAME, text)
    assert caught.value.line == line
    assert caught.value.why.pl.startswith(f"Wiersz {line}: ")
    assert str(caught.value).startswith(f"Line {line}: ")
