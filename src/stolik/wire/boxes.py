"""Choices as boxes: a list of touch paths as a disjoint union of few products, and back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from math import prod

from stolik.wire.asks import Box, Fill

Path = tuple[str, ...]
Row = tuple[tuple[str, ...] | None, ...]
"""A box while it is made: the touches of each slot, None where the slot is unused."""


def boxes_of(paths: Iterable[Path], width: int) -> tuple[Box, ...]:
    """The paths as products, in the order of their first paths.

    Two boxes that differ in one slot only become one; slot by slot from the last, until no two do.
    """
    rows: list[Row] = [
        tuple([(path[i],) if i < len(path) else None for i in range(width)]) for path in paths
    ]
    count = -1
    while count != len(rows):
        count = len(rows)
        for slot in reversed(range(width)):
            rows = _merged(rows, slot)
    return tuple(rows)


def _merged(rows: list[Row], slot: int) -> list[Row]:
    """Rows that are alike but for this slot, joined."""
    alike: dict[tuple[object, ...], list[str]] = {}
    made: dict[tuple[object, ...], Row] = {}
    for row in rows:
        fill = row[slot]
        others = (row[:slot], row[slot + 1 :], fill is None)
        made.setdefault(others, row)
        alike.setdefault(others, []).extend(fill or ())
    return [
        row if row[slot] is None else (*row[:slot], tuple(alike[key]), *row[slot + 1 :])
        for key, row in made.items()
    ]


def count(boxes: Iterable[Box]) -> int:
    """How many choices these boxes hold; what is open ("*") counts as one."""
    return sum([prod([_size(fill) for fill in box]) for box in boxes])


def _size(fill: Fill) -> int:
    return 1 if fill is None or fill == "*" else len(fill)


def paths_of(box: Box) -> Iterator[Path]:
    """Every choice of a box as its touches, unused slots left out; "*" stands for itself."""
    ways = [fill if fill is not None and fill != "*" else (fill,) for fill in box]
    for way in product(*ways):
        yield tuple([touch for touch in way if touch is not None])


def overlap(one: Box, other: Box) -> bool:
    """Whether some choice lies in both boxes."""
    return all([_meet(mine, theirs) for mine, theirs in zip(one, other, strict=True)])


def _meet(mine: Fill, theirs: Fill) -> bool:
    if mine is None or theirs is None:
        return mine is theirs
    if mine == "*" or theirs == "*":
        return True
    return any([touch in theirs for touch in mine])
