"""Random playouts for searching bots."""

from stolik import Rng
from stolik.games.fits.names import SHAPES
from stolik.games.fits.playout import playout
from stolik.games.fits.ramp import EMPTY, ramp_of
from stolik.games.fits.scoring import Board, score


def test_with_nothing_left_a_playout_is_the_score() -> None:
    """FITS-K0, FITS-K1: one full row and eleven empty ones."""
    assert playout(Board(1, ()), ramp_of("######"), (), Rng(1)) == 1 - 66


def test_a_playout_drops_every_block_that_is_left() -> None:
    """FITS-G4: 72 cells at most lie on the board, so a round is worth -72 to 12 points."""
    points = [int(playout(Board(1, ()), EMPTY, SHAPES, Rng(seed))) for seed in range(200)]
    assert -72 < min(points) < max(points) <= 12
    assert -45 < sum(points) / len(points) < -34


def test_the_last_bar_lies_where_it_may() -> None:
    """FITS-P1, FITS-P2: all ten drops of the bar come up, and nothing else."""
    board = Board(1, ())
    before = ramp_of("###...")
    got = {int(playout(board, before, ("I3",), Rng(seed))) for seed in range(300)}
    assert got == {1 - 66, -72 + 3 + 3}
    assert int(score(board, before)) == -69


def test_the_same_chance_plays_the_same_round() -> None:
    """FITS-A11: nothing but the generator decides."""
    rounds = [int(playout(Board(1, ()), EMPTY, SHAPES, Rng(7))) for _ in range(2)]
    assert rounds[0] == rounds[1]
