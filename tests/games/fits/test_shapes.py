"""The 16 blocks, their turns and their drops."""

import pytest

from stolik.games.fits.names import PENTOMINOES, SHAPES
from stolik.games.fits.shapes import SKIP, drop_named, drop_of, drops, size, turns

TABLE = {
    "F5": (8, 32),
    "L5": (8, 32),
    "N5": (8, 32),
    "P5": (8, 36),
    "T5": (4, 16),
    "U5": (4, 18),
    "V5": (4, 16),
    "W5": (4, 16),
    "X5": (1, 4),
    "Y5": (8, 32),
    "O4": (1, 5),
    "T4": (4, 18),
    "L4": (8, 36),
    "S4": (4, 18),
    "I3": (2, 10),
    "V3": (4, 20),
}


def test_the_set_is_ten_pentominoes_four_tetrominoes_and_two_trominoes_and_fills_the_board() -> (
    None
):
    """FITS-C6: 10 x 5 + 4 x 4 + 2 x 3 = 72 = 6 x 12; FITS-C8: start cards show pentominoes."""
    assert list(SHAPES) == list(TABLE)
    assert [size(shape) for shape in SHAPES] == [5] * 10 + [4] * 4 + [3] * 2
    assert sum(size(shape) for shape in SHAPES) == 72
    assert SHAPES[:10] == PENTOMINOES


def test_every_block_has_the_turns_and_drops_of_the_table() -> None:
    """FITS-C7, FITS-P2, FITS-A22: 80 turns and 341 drops in all."""
    assert {shape: (len(turns(shape)), len(drops(shape))) for shape in SHAPES} == TABLE
    assert sum(len(turns(shape)) for shape in SHAPES) == 80
    assert sum(len(drops(shape)) for shape in SHAPES) == 341


def test_turn_0_is_as_drawn_and_turn_1_is_clockwise() -> None:
    """FITS-P2: the L5 stands with its foot to the right; turned clockwise it lies, foot down left.

    X.        XXXX
    X.    ->  X...
    X.
    XX
    """
    first, second = turns("L5")[:2]
    assert first.cells == ((0, 0), (0, 1), (0, 2), (0, 3), (1, 0))
    assert second.cells == ((0, 0), (0, 1), (1, 1), (2, 1), (3, 1))
    assert (first.width, first.height) == (2, 4)
    assert first.clockwise == 1


def test_turning_back_and_flipping_twice_come_home() -> None:
    """FITS-P2: four clockwise turns, a turn and its counter-turn, two flips change nothing."""
    for shape in SHAPES:
        ways = turns(shape)
        for number, turn in enumerate(ways):
            assert ways[turn.clockwise].counter == number
            assert ways[turn.flipped].flipped == number
            four = number
            for _ in range(4):
                four = ways[four].clockwise
            assert four == number


def test_no_two_turns_look_alike() -> None:
    """FITS-A22: options are distinct placements, not distinct gestures."""
    for shape in SHAPES:
        assert len({turn.cells for turn in turns(shape)}) == len(turns(shape))


def test_drops_stay_between_the_sides_and_come_by_turn_then_column() -> None:
    """FITS-P7: nothing sticks out to the left or right; FITS-C9: whole columns."""
    for shape in SHAPES:
        order = [(drop.turn, drop.column) for drop in drops(shape)]
        assert order == sorted(order)
        for drop in drops(shape):
            assert 1 <= drop.column <= 7 - turns(shape)[drop.turn].width


def test_a_drop_is_written_as_turn_and_column_and_read_back_as_the_same_object() -> None:
    """FITS-A23: columns 1-6 from the left; FITS-P6: a declined block is written "-"."""
    assert drops("O4")[2].notation() == "0@3"
    assert SKIP.notation() == "-"
    assert [repr(drops("O4")[2]), repr(SKIP)] == ["<O4 0@3>", "<skip>"]
    for shape in SHAPES:
        assert drop_named(shape, "-") is SKIP
        for drop in drops(shape):
            assert drop_named(shape, drop.notation()) is drop
    assert drop_named("O4", "0@6") is None
    assert drop_named("O4", "1@1") is None


def test_a_drop_is_found_by_its_facts_and_what_is_none_is_refused() -> None:
    """FITS-A22: as a written position names it."""
    assert drop_of("T5", 1, 3) is drop_named("T5", "1@3")
    with pytest.raises(ValueError, match="There is no drop 9@1 of T5"):
        drop_of("T5", 9, 1)
