"""Points: captured cards and tape cards in controlled zones (PS-R24 to PS-R28)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.core.spec import Result
from stolik.games.potega_slowa.moves import beside
from stolik.games.potega_slowa.table import TAPE, Cell, WordTable

LEAST: Final = 3
"""A zone has at least so many tape cards (PS-R26)."""


def components(cells: frozenset[Cell]) -> tuple[tuple[Cell, ...], ...]:
    """The parts of these cells that hang together by their sides (PS-A28)."""
    left = dict.fromkeys(sorted(cells))
    found: list[tuple[Cell, ...]] = []
    while left:
        reached = [next(iter(left))]
        del left[reached[0]]
        for cell in reached:
            for other in beside(cell):
                if other in left:
                    del left[other]
                    reached.append(other)
        found.append(tuple(sorted(reached)))
    return tuple(found)


def zones(
    board: Mapping[Cell, int], marks: Mapping[Cell, int], seat: int
) -> tuple[tuple[Cell, ...], ...]:
    """PS-R26: the zones of a seat; letter cards with its marker connect, and are listed too."""
    own = frozenset([cell for cell, owner in marks.items() if owner == seat])
    return tuple([part for part in components(own) if tapes(board, part) >= LEAST])


def tapes(board: Mapping[Cell, int], part: tuple[Cell, ...]) -> int:
    """How many tape cards are among these cells."""
    return sum([board[cell] == TAPE for cell in part])


def zone_points(table: WordTable, seat: int) -> int:
    """PS-R25: a point for each tape card in a controlled zone."""
    return sum([tapes(table.board, zone) for zone in zones(table.board, table.marks, seat)])


def points(table: WordTable) -> tuple[int, ...]:
    """PS-R24, PS-R25, PS-R27: what each seat has."""
    return tuple([len(table.rows[seat]) + zone_points(table, seat) for seat in table.seats()])


def result(table: WordTable) -> Result:
    """PS-R28: most points; of equals more captured cards; still equal, they share the place."""
    got = points(table)
    ranks = [(got[seat], len(table.rows[seat])) for seat in table.seats()]
    places = tuple([1 + sum([other > own for other in ranks]) for own in ranks])
    return Result(places, got, "rounds_done")
