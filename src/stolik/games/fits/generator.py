"""New boards 2, 3 and 4 for daily and random games, under the constraints of the shipped ones.

A digital addition of ours, not from the rulebook (FITS-A17); players are told of it.
Taste: ten fields, no two side by side, at most two in a row or column, some high, some half-way,
some low, the two of a symbol far apart, black fields never at the top, out of reach.
"""

from typing import Final, Protocol, TypeVar

from stolik.games.fits.names import COLUMNS, ROWS, SYMBOLS
from stolik.games.fits.scoring import Board, Place, Special

T = TypeVar("T", int, str)

VALUES: Final = {2: (3, 3, 3, 2, 2, 2, 1, 1, 1, 1), 3: (3, 3, 2, 2, 2, 1, 1, -5, -5, -5)}
"""What boards 2 and 3 carry (FITS-D2, FITS-D3, FITS-D5)."""

BANDS: Final = (12, 11, 10, 9, 8, 7, 6, 5, 4, 3)
"""The i-th field is put into this row or one next to it, so that fields lie at all heights."""


class Chance(Protocol):
    """A source of chance: whole numbers from 0 to n - 1."""

    def below(self, n: int) -> int: ...


def generate(number: int, chance: Chance) -> Board:
    """A board of this number; the same chance gives the same board."""
    if number == 1:
        return Board(1, ())
    while True:
        places = _places(chance)
        specials = _pairs(places, chance) if number == 4 else _values(number, places, chance)
        if specials:
            return Board(number, specials)


def _places(chance: Chance) -> list[Place]:
    """Ten fields from the top down, a little off the straight ladder."""
    places: list[Place] = []
    for band in BANDS:
        free = [
            (column, row)
            for row in range(band - 2, min(band + 1, ROWS) + 1)
            for column in range(1, COLUMNS + 1)
            if _fits_in((column, row), places)
        ]
        places += free[chance.below(len(free) or 1) :][:1]  # were none free, generate tries again
    return places


def _fits_in(place: Place, places: list[Place]) -> bool:
    """Not side by side with another field, no third in a row or column."""
    column, row = place
    return (
        all(abs(column - c) + abs(row - r) > 1 for c, r in places)
        and sum(c == column for c, _ in places) < 2
        and sum(r == row for _, r in places) < 2
    )


def _values(number: int, places: list[Place], chance: Chance) -> tuple[Special, ...]:
    """Numbers in a random order; none if it would put a black field into rows 10 to 12."""
    values = _shuffled(list(VALUES[number]), chance)
    fields = list(zip(places, values, strict=False))
    if len(places) < len(values) or any(v < 0 and row > 9 for (_, row), v in fields):
        return ()
    return tuple(Special(column, row, value) for (column, row), value in fields)


def _pairs(places: list[Place], chance: Chance) -> tuple[Special, ...]:
    """Symbols in a random order; none if two of a kind are closer than four rows."""
    names = _shuffled([*SYMBOLS, *SYMBOLS], chance)
    rows: dict[str, list[int]] = {name: [] for name in SYMBOLS}
    for (_, row), name in zip(places, names, strict=False):
        rows[name].append(row)
    if len(places) < len(names) or any(abs(pair[0] - pair[1]) < 4 for pair in rows.values()):
        return ()
    fields = zip(places, names, strict=True)
    return tuple(Special(column, row, 0, name) for (column, row), name in fields)


def _shuffled(things: list[T], chance: Chance) -> list[T]:
    """Every order equally likely."""
    for last in range(len(things) - 1, 0, -1):
        other = chance.below(last + 1)
        things[last], things[other] = things[other], things[last]
    return things
