"""Perft: golden numbers, and how the first of them follow from the rules."""

import pytest

import stolik
from stolik.core.dealer import SeededDealer
from stolik.core.match import Match
from stolik.core.spec import Setup
from stolik.testing.perft import perft
from stolik.testing.toy import GAME as TOY
from stolik.testing.toy.core import CORE

FITS = stolik.game("fits")
TABLE = {"F5": 32, "L5": 32, "N5": 32, "P5": 36, "T5": 16, "U5": 18, "V5": 16, "W5": 16, "X5": 4}
TABLE |= {"Y5": 32, "O4": 5, "T4": 18, "L4": 36, "S4": 18, "I3": 10, "V3": 20}
"""Table 1.1 of the rules: the legal drops of each shape."""


def shapes(setup: Setup, seed: int) -> tuple[tuple[str, ...], str]:
    """The start cards of the seats, and the first card turned up."""
    match = Match(setup, SeededDealer(seed))
    start = match.view(0).field("start", tuple)
    for question in match.questions():
        match.answer(question.id, question.pending.default)
    return start, match.view(0).field("card", str)


@pytest.mark.parametrize("seed", range(1, 9))
def test_the_first_levels_of_fits_are_drops_of_the_start_shapes_and_then_of_the_card(
    seed: int,
) -> None:
    """FITS-A1: the start block has to be placed; FITS-P6: a card may also be declined.

    FITS-P5: whose start card it is sits out.
    """
    setup = FITS.setup(seats=2)
    start, card = shapes(setup, seed)
    first = TABLE[start[0]]
    assert perft(setup, 1, seed) == first
    assert perft(setup, 2, seed) == first * TABLE[start[1]]
    if card not in start:
        assert perft(setup, 3, seed) == first * TABLE[start[1]] * (TABLE[card] + 1)


@pytest.mark.parametrize(
    ("setup", "counts"),
    [
        (FITS.setup(mode="solo"), [1, 32, 1056, 17952]),
        (FITS.setup(seats=2), [1, 32, 1152, 19584]),
        (CORE.setup(seats=2), [1, 4, 16, 56, 196, 644, 2116]),
    ],
    ids=["fits-solo-1", "fits-game-2", "toy-core-2"],
)
def test_perft_counts_are_golden(setup: Setup, counts: list[int]) -> None:
    """The core of the toy: draw, or sell one of three cards; who has drawn has four to sell.

    So 4, then 4 x 4, then (1 x 5 + 3 x 3) x 4 = 56.
    """
    assert [perft(setup, depth, 1) for depth in range(len(counts))] == counts


@pytest.mark.parametrize(
    ("seats", "counts"), [(2, [1, 5, 25, 114, 460, 2321]), (3, [1, 5, 25, 125, 444, 2670])]
)
def test_perft_counts_of_the_toy_are_golden(seats: int, counts: list[int]) -> None:
    """TOY-9: each seat bids 0 to 4 coins, under seal: 5, 25, and of three seats 125."""
    setup = TOY.setup(seats=seats)
    assert [perft(setup, depth, 1) for depth in range(len(counts))] == counts
