"""What a seat may answer in FITS, and why not: pure questions."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from stolik.core.options import Listed, Touches
from stolik.core.refusal import Why
from stolik.games.fits.names import COLUMNS, SHAPES
from stolik.games.fits.ramp import EMPTY
from stolik.games.fits.shapes import SKIP, Drop, drops, turns
from stolik.games.words import load_texts

TEXTS: Final = load_texts(Path(__file__).parent)
_WISH: Final = re.compile(r"(\d+)@(-?\d+(?:[.,]\d+)?)")


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
        """FITS-A1, FITS-P7, FITS-C9, FITS-P2: what is wrong with a wish."""
        if wish is SKIP or wish == SKIP.notation():
            return TEXTS.why("refused.start", "FITS-A1")
        found = _WISH.fullmatch(wish.strip()) if isinstance(wish, str) else None
        if found is None:
            return TEXTS.why("refused.unknown", "FITS-A22", shape=self.shape)
        if not found[2].lstrip("-").isdigit():
            return TEXTS.why("refused.half", "FITS-C9")
        ways = turns(self.shape)
        if int(found[1]) >= len(ways):
            return TEXTS.why("refused.turn", "FITS-P2", shape=self.shape, turns=len(ways))
        last = COLUMNS - ways[int(found[1])].width + 1
        side = "left" if int(found[2]) < 1 else "right"
        return TEXTS.why(f"refused.{side}", "FITS-P7", last=last)


DROPS: Final = {shape: Drops(shape, may_skip=True) for shape in SHAPES}
STARTS: Final = {shape: Drops(shape, may_skip=False) for shape in SHAPES}


def flat_start(shape: str) -> Drop:
    """FITS-A20: where the program puts a missing start block, at the left and without a hole."""
    return min(drops(shape), key=lambda drop: (holes(drop), drop.column, drop.turn))


def holes(drop: Drop) -> int:
    """The fields that a first drop on an empty ramp shuts off for good (FITS-P4)."""
    ramp = EMPTY.drop(drop)
    return sum(ramp.heights()) - int(drop.size)


FLAT: Final = {shape: flat_start(shape) for shape in SHAPES}
