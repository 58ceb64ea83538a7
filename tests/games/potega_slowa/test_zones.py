"""Controlled zones, against a flood that knows nothing of the rules' code (PS-R26)."""

from hypothesis import given
from hypothesis import strategies as some
from tests.games.potega_slowa.scenery import give, table

from stolik.games.potega_slowa.scoring import points, result, zones
from stolik.games.potega_slowa.table import TAPE, Cell

CELLS = some.tuples(some.integers(0, 5), some.integers(0, 4))
BOARDS = some.dictionaries(CELLS, some.tuples(some.booleans(), some.integers(-1, 2)))


def flooded(tape: set[Cell], own: set[Cell]) -> int:
    """Paint from every own cell anew, as slow as can be."""
    total = 0
    for start in tape & own:
        painted = {start}
        for _ in own:
            painted |= {
                (x, y) for x, y in own if {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & painted
            }
        total += len(painted & tape) >= 3
    return total


@given(BOARDS)
def test_zones_are_what_a_flood_finds(drawn: dict[Cell, tuple[bool, int]]) -> None:
    """PS-R25, PS-R26, PS-A28: each tape card in a zone counts once."""
    board = {cell: TAPE if tape else 7 for cell, (tape, _) in drawn.items()}
    marks = {cell: owner for cell, (_, owner) in drawn.items() if owner >= 0}
    tape = {cell for cell, card in board.items() if card == TAPE}
    for seat in range(3):
        own = {cell for cell, owner in marks.items() if owner == seat}
        found = [cell for zone in zones(board, marks, seat) for cell in zone]
        assert len(found) == len(set(found))
        assert len(tape.intersection(found)) == flooded(tape, own)


def test_corners_do_not_connect_and_two_are_no_zone() -> None:
    """PS-R26, PS-A28."""
    assert points(table("#1 ·\n·  #1\n#1 ·")) == (0, 0, 0)
    assert points(table("#1 #1 O1")) == (0, 0, 0)


def test_chains_of_letters_connect_and_letters_score_nothing() -> None:
    """PS-R26, PS-R27, PS-A28: several own letter cards in a row."""
    assert points(table("#1 O1 A1 #1 E1 #1")) == (3, 0, 0)
    assert points(table("O1 A1 E1 I1")) == (0, 0, 0)


def test_a_tie_goes_to_more_captured_cards_and_is_shared_then() -> None:
    """PS-R28."""
    made = table("#1 #1 #1", seats=2)
    give(made, 0, "AIE")
    give(made, 1, "ONRWZS")
    assert points(made) == (6, 6)
    assert result(made).places == (2, 1)
    even = table("#1 #1 #1 ·  #2 #2 #2", seats=2)
    give(even, 0, "AIE")
    give(even, 1, "ONR")
    assert result(even).places == (1, 1)
