"""Pictures read back: the drops that made a ramp, and a table on which such ramps stand.

For tests and puzzles, so that a position is drawn and never indexed.
"""

from __future__ import annotations

import re
from typing import Final

from stolik.games.fits.names import SHAPES
from stolik.games.fits.notation import LETTERS
from stolik.games.fits.ramp import EMPTY, Ramp, cells, ramp_with
from stolik.games.fits.scoring import Place
from stolik.games.fits.shapes import Drop, drops
from stolik.games.fits.table import START_SHAPES, FitsTable, Laid

_ROW: Final = re.compile(r"^ *(\d+) (│.*│) *$", re.MULTILINE)
_SHAPES: Final = {letter: shape for shape, letter in LETTERS.items()}


def read_picture(text: str) -> tuple[Laid, ...]:
    """The drops on each ramp of a picture, in an order in which they can have been made."""
    ramps: dict[int, dict[str, list[Place]]] = {}
    for number, row in _ROW.findall(text):
        for seat, inside in enumerate(row.split("│")[1::2]):
            ramp = ramps.setdefault(seat, {})
            for column, letter in enumerate(inside[::2], 1):
                if letter in _SHAPES:
                    ramp.setdefault(letter, []).append((column, int(number)))
    return tuple([_laid(ramp) for ramp in ramps.values()])


def _laid(letters: dict[str, list[Place]]) -> Laid:
    """The blocks in a possible order: whatever can have come last is taken off first."""
    left = {_drop(_SHAPES[letter], places): places for letter, places in letters.items()}
    order: list[Drop] = []
    while left:
        last = _last(left)
        del left[last]
        order.append(last)
    return tuple(reversed(order))


def _drop(shape: str, places: list[Place]) -> Drop:
    low = min(row for _, row in places) - 1
    for drop in drops(shape):
        if sorted(cells(drop, low)) == sorted(places):
            return drop
    raise ValueError(f"The letters {LETTERS[shape]} do not make the block {shape}.")


def _last(left: dict[Drop, list[Place]]) -> Drop:
    """FITS-P3: a block that comes to rest just here when all the others lie there already."""
    for drop, places in left.items():
        under = [place for one, laid in left.items() if one is not drop for place in laid]
        if ramp_with(under).landing(drop) + 1 == min(row for _, row in places):
            return drop
    floating = ", ".join([drop.shape for drop in left])
    raise ValueError(f"No drops can have led to this: look at {floating}.")


def table_of(
    text: str,
    *,
    layouts: tuple[str, ...] = ("1:",),
    round_: int = 0,
    start: tuple[str, ...] = START_SHAPES,
    aside: tuple[tuple[str, ...], ...] = ((), (), (), ()),
    points: tuple[tuple[int, ...], ...] = ((), (), (), ()),
) -> FitsTable:
    """The table in the middle of a round, on the ramps of a picture, before the next card.

    A card has been turned up when somebody who did not start with it has placed or declined it.
    """
    laid = read_picture(text)
    seats = range(len(laid))
    played = [shape for shape in SHAPES if _played(shape, laid, start, aside)]
    for seat in seats:
        used = [drop.shape for drop in laid[seat]] + list(aside[seat])
        if sorted(used) != sorted({start[seat], *played}):
            raise ValueError(f"Seat {seat} has used {used}, and {start[seat]}, {played} were due.")
    return FitsTable(
        layouts=layouts,
        round_=round_,
        start=start[: len(laid)],
        spare=tuple([shape for shape in START_SHAPES if shape not in start[: len(laid)]]),
        deck=tuple([shape for shape in SHAPES if shape not in played]),
        card=played[-1] if played else "",
        discard=tuple(played[:-1]),
        ramps=[ramp_after(drops_) for drops_ in laid],
        laid=list(laid),
        aside=list(aside[: len(laid)]),
        points=list(points[: len(laid)]),
        before=(),
    )


def ramp_after(laid: Laid) -> Ramp:
    """The ramp that these drops make."""
    ramp = EMPTY
    for drop in laid:
        ramp = ramp.drop(drop)
    return ramp


def _played(
    shape: str,
    laid: tuple[Laid, ...],
    start: tuple[str, ...],
    aside: tuple[tuple[str, ...], ...],
) -> bool:
    return any(
        start[seat] != shape
        and (shape in aside[seat] or shape in [drop.shape for drop in laid[seat]])
        for seat in range(len(laid))
    )
