"""A round of FITS played out at random, by the placement and scoring that the rules use.

Compiled. For searching bots: the blocks still to come in a random order, each dropped anywhere.
"""

from __future__ import annotations

from mypy_extensions import i64

from stolik.core.rng import Rng
from stolik.games.fits.ramp import Ramp
from stolik.games.fits.scoring import Board, score
from stolik.games.fits.shapes import drops


def playout(board: Board, ramp: Ramp, left: tuple[str, ...], rng: Rng) -> i64:
    """The points of a round (FITS-K0) that ends with `left` dropped at random."""
    for shape in rng.shuffled(left):
        ways = drops(shape)
        ramp = ramp.drop(ways[int(rng.below(len(ways)))])
    return score(board, ramp)
