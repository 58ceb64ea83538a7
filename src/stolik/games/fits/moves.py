"""What a seat may answer in FITS, and why not: pure questions."""

from __future__ import annotations

import re
from typing import Final

from stolik.core.options import Listed, Touches
from stolik.core.refusal import Why
from stolik.games.fits.names import COLUMNS, SHAPES
from stolik.games.fits.ramp import EMPTY
from stolik.games.fits.shapes import SKIP, Drop, drops, turns
from stolik.games.fits.speech import refusal

_WISH: Final = re.compile(r"([0-9])@(-?[0-9]{1,2})([.,][0-9]{1,9})?")


class Drops(Listed[Drop]):
    """Where a block may be dropped (FITS-P1, FITS-P2); declining is the last option (FITS-P6)."""

    def __init__(self, shape: str, *, may_skip: bool) -> None:
        super().__init__((*drops(shape), SKIP) if may_skip else drops(shape))
        self.shape = shape
        self.may_skip = may_skip

    def touch(self, item: Drop) -> Touches:
        if item is SKIP:
            return ("button:skip",)
        return (f"turn:{item.turn}", f"col:{item.column}")

    def reason(self, wish: object) -> Why:
        """What is wrong with a wish; a text is a turn and a column, as in 0@3 (FITS-A23)."""
        if wish is SKIP or wish == SKIP.notation():
            return refusal("FITS-A1")
        if isinstance(wish, Drop):
            return refusal("FITS-G4", self.shape)
        found = _WISH.fullmatch(wish.strip()) if isinstance(wish, str) else None
        if found is None:
            return refusal("FITS-A22", self.shape)
        if found[3]:
            return refusal("FITS-C9")
        return self._out_of_range(int(found[1]), int(found[2]))

    def _out_of_range(self, turn: int, column: int) -> Why:
        """FITS-P2: turns there are; FITS-P7: columns in which nothing sticks out at the sides."""
        ways = turns(self.shape)
        if turn >= len(ways):
            return refusal("FITS-P2", self.shape, last=len(ways) - 1)
        last = COLUMNS - ways[turn].width + 1
        if column < 1:
            return refusal("FITS-P7-left", last=last)
        return refusal("FITS-P7-right" if column > last else "FITS-A22", self.shape, last=last)


DROPS: Final = {shape: Drops(shape, may_skip=True) for shape in SHAPES}
STARTS: Final = {shape: Drops(shape, may_skip=False) for shape in SHAPES}


def flat_start(shape: str) -> Drop:
    """FITS-A20: where the program puts a missing start block: flat, as far left as it goes."""
    ways = turns(shape)
    return min(
        drops(shape),
        key=lambda drop: (holes(drop), ways[drop.turn].height, drop.column, drop.turn),
    )


def holes(drop: Drop) -> int:
    """The fields that a first drop on an empty ramp shuts off for good (FITS-P4)."""
    return sum(EMPTY.drop(drop).heights()) - int(drop.size)


FLAT: Final = {shape: flat_start(shape) for shape in SHAPES}
