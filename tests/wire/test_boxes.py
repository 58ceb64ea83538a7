"""Choices as boxes: few products, disjoint, and together just the choices there are."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from stolik.games.fits.moves import DROPS, STARTS
from stolik.wire.asks import Box
from stolik.wire.boxes import boxes_of, count, overlap, paths_of

touches = st.sampled_from(["a", "b", "c", "d"])
paths = st.lists(st.lists(touches, max_size=3).map(tuple), unique=True, max_size=40)


@given(paths)
def test_boxes_hold_every_choice_once_and_nothing_else(chosen: list[tuple[str, ...]]) -> None:
    boxes = boxes_of(chosen, 3)
    held = [path for box in boxes for path in paths_of(box)]
    assert sorted(held) == sorted(chosen)
    assert count(boxes) == len(chosen)


@given(paths)
def test_no_choice_lies_in_two_boxes(chosen: list[tuple[str, ...]]) -> None:
    assert not [pair for pair in combinations(boxes_of(chosen, 3), 2) if overlap(*pair)]


def test_a_full_product_is_one_box() -> None:
    chosen = [(one, other) for one in "abc" for other in "xyz"]
    assert boxes_of(chosen, 2) == ((("a", "b", "c"), ("x", "y", "z")),)


def test_a_choice_that_begins_another_one_has_a_box_of_its_own() -> None:
    assert boxes_of([("a",), ("a", "x"), ("b", "x")], 2) == (
        (("a",), None),
        (("a", "b"), ("x",)),
    )


def test_what_is_open_meets_any_touch_but_not_an_unused_slot() -> None:
    opened: Box = (("a",), "*")
    assert overlap(opened, (("a",), ("x",)))
    assert not overlap(opened, (("a",), None))
    assert list(paths_of(opened)) == [("a", "*")]


def test_the_drops_of_a_block_are_turns_by_columns() -> None:
    """FITS-P1, FITS-P2, FITS-P6: the long L stands two wide or lies four wide; or is put aside."""
    drops = DROPS["L5"]
    assert boxes_of([drops.touch(drop) for drop in drops.items], 2) == (
        (
            ("turn:0", "turn:2", "turn:4", "turn:6"),
            ("col:1", "col:2", "col:3", "col:4", "col:5"),
        ),
        (("turn:1", "turn:3", "turn:5", "turn:7"), ("col:1", "col:2", "col:3")),
        (("button:skip",), None),
    )


def test_a_start_block_cannot_be_put_aside() -> None:
    """FITS-A1."""
    starts = STARTS["X5"]
    assert boxes_of([starts.touch(drop) for drop in starts.items], 2) == (
        (("turn:0",), ("col:1", "col:2", "col:3", "col:4")),
    )
