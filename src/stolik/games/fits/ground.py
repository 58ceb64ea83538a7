"""The ground on a ramp: what lies under its tops, and which blocks lie on it without a hole.

Compiled. Part of what greedy knows; the fields of six rows are 36 bits, as in ramp.py.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from stolik.games.fits.names import COLUMNS, ROWS, SHAPES
from stolik.games.fits.ramp import Ramp
from stolik.games.fits.scoring import ROW_STARTS, count
from stolik.games.fits.shapes import turns


@mypyc_attr(acyclic=True)
class Sole:
    """The underside of a turned block: where the ground has this profile it leaves no hole.

    `highest` is the highest row it may rest on without sticking out above row 12.
    """

    def __init__(self, feet: list[int], height: int) -> None:
        self.feet: Final[i64] = sum(foot << (8 * x) for x, foot in enumerate(feet))
        self.ones: Final[i64] = sum(1 << (8 * x) for x in range(len(feet)))
        self.places: Final[i64] = COLUMNS - len(feet) + 1
        self.highest: Final[i64] = ROWS - height


def _soles(shape: str) -> list[Sole]:
    """The different undersides of a block, narrow ones first: they fit most often."""
    heights: dict[tuple[int, ...], int] = {}
    for turn in turns(shape):
        feet = tuple(min(y for x, y in turn.cells if x == c) for c in range(turn.width))
        heights[feet] = min(turn.height, heights.get(feet, ROWS))
    return [Sole(list(feet), heights[feet]) for feet in sorted(heights, key=len)]


SOLES: Final[dict[str, list[Sole]]] = {shape: _soles(shape) for shape in SHAPES}


def below(tops: i64, floor: i64) -> i64:
    """The fields under the tops of the columns, among the six rows above `floor`."""
    fields: i64 = 0
    column: i64 = ROW_STARTS
    for _ in range(COLUMNS):
        rows: i64 = (tops & 255) - floor
        if rows >= 6:
            fields |= column
        elif rows > 0:
            fields |= column & ((1 << (6 * rows)) - 1)
        column <<= 1
        tops >>= 8
    return fields


def rows_with(fields: i64) -> i64:
    """In how many of six rows one of these fields lies."""
    twos: i64 = fields | (fields >> 1)
    return count((twos | (twos >> 2) | (fields >> 4) | (fields >> 5)) & ROW_STARTS)


def misfits_on(ramp: Ramp, left: tuple[str, ...]) -> int:
    """How many of these blocks fit nowhere on the ramp without a hole."""
    return misfits(ramp.tops, [SOLES[shape] for shape in left])


def misfits(tops: i64, soles: list[list[Sole]]) -> i64:
    """How many of the blocks to come fit nowhere on this ground without a hole."""
    misfit: i64 = 0
    for block in soles:
        if not _fits(tops, block):
            misfit += 1
    return misfit


def _fits(tops: i64, block: list[Sole]) -> bool:
    for sole in block:
        ground: i64 = tops
        mask: i64 = sole.ones * 255
        for _ in range(sole.places):
            part: i64 = ground & mask
            row: i64 = (part & 255) - (sole.feet & 255)
            if 0 <= row <= sole.highest and part == sole.feet + row * sole.ones:
                return True
            ground >>= 8
    return False
