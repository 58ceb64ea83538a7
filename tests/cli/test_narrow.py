"""A choice on the way: notation, touches, and both at once."""

from __future__ import annotations

import pytest

import stolik
from stolik.cli.narrow import Narrowing, Picked
from stolik.core.notation import notation
from stolik.core.options import Listed
from stolik.games.fits.moves import DROPS
from stolik.testing.toy.moves import Payment

PURSE = ("b", "g", "r", "r")


def noted(picked: Picked | None) -> str:
    """The choice in notation."""
    assert picked is not None
    return notation(picked.choice)


def test_notation_is_a_choice_at_once() -> None:
    picked = Narrowing(DROPS["I3"]).read("1@2")
    assert noted(picked) == "1@2"


def test_touches_narrow_until_a_choice_is_complete() -> None:
    narrowing = Narrowing(DROPS["I3"])
    assert list(narrowing.keys(())) == ["0", "1", "skip"]
    assert narrowing.read("1") is None
    assert list(narrowing.keys(narrowing.prefix)) == ["1", "2", "3", "4", "5", "6"]
    picked = narrowing.read("2")
    assert noted(picked) == "1@2"


def test_several_touches_can_be_typed_in_one_line_and_in_full() -> None:
    for typed in ("1 2", "turn:1 col:2", "1 col:2"):
        picked = Narrowing(DROPS["I3"]).read(typed)
        assert noted(picked) == "1@2"


def test_after_a_choice_its_last_touch_can_be_typed_anew() -> None:
    narrowing = Narrowing(DROPS["I3"])
    narrowing.read("1@2")
    picked = narrowing.read("3")
    assert noted(picked) == "1@3"


def test_what_no_touch_reaches_is_refused_with_what_can_be_typed() -> None:
    narrowing = Narrowing(DROPS["I3"])
    narrowing.read("1")
    with pytest.raises(stolik.Refused) as refusal:
        narrowing.read("9")
    assert "1, 2, 3, 4, 5, 6" in refusal.value.say("en")
    assert narrowing.prefix == ("turn:1",)


def test_touches_are_taken_back_one_by_one() -> None:
    narrowing = Narrowing(DROPS["I3"])
    narrowing.read("1")
    assert narrowing.back()
    assert not narrowing.back()


def test_a_walk_is_finished_by_nothing_more() -> None:
    narrowing = Narrowing(Payment(PURSE, 1))
    assert narrowing.listed() == []
    assert narrowing.only() is None
    assert narrowing.read("g") is None
    finished = narrowing.only()
    assert finished is not None
    assert finished.choice == ("g",)
    longer = narrowing.read("r r")
    assert longer is not None
    assert longer.choice == ("g", "r", "r")


def test_the_only_option_needs_no_typing() -> None:
    only = Narrowing(Listed(("pass",))).only()
    assert only is not None
    assert only.choice == "pass"
    assert Narrowing(Listed(("pass", "act"))).only() is None


def test_equal_short_touches_are_typed_in_full() -> None:
    class Twice(Listed[str]):
        def touch(self, item: str) -> tuple[str, ...]:
            return (f"{item}:1",)

    assert list(Narrowing(Twice(("card", "coin"))).keys(())) == ["card:1", "coin:1"]
