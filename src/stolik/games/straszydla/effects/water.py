"""The imps of water."""

from __future__ import annotations

from stolik.core.options import Touches
from stolik.core.scripts import Script
from stolik.games.straszydla.bank import gain, hand_over
from stolik.games.straszydla.effects.verbs import ALWAYS, kind, value
from stolik.games.straszydla.names import ELEMENTS, KINDS, NO_CUBES, WHITE
from stolik.games.straszydla.table import StrTable, changed


def spring_ways(table: StrTable, seat: int) -> tuple[Touches, ...]:
    return ALWAYS


def spring(table: StrTable, seat: int, way: Touches) -> Script[None]:
    """Spring: two energy cubes."""
    gain(table, seat, WHITE, 2)
    yield from ()


def tide_ways(table: StrTable, seat: int) -> tuple[Touches, ...]:
    own = table.cubes[seat]
    return tuple(
        [
            (f"from:{KINDS[given]}", f"to:{name}")
            for given in range(len(KINDS))
            if own[given] >= 2
            for taken, name in enumerate(ELEMENTS)
            if taken != given
        ]
    )


def tide(table: StrTable, seat: int, way: Touches) -> Script[None]:
    """Tide: two cubes of one colour become two fear cubes of another."""
    gain(table, seat, kind(way[0]), -2)
    gain(table, seat, kind(way[1]), 2)
    yield from ()


def undertow_ways(table: StrTable, seat: int) -> tuple[Touches, ...]:
    return tuple(
        [
            (f"seat:{other}", f"cube:{ELEMENTS[colour]}")
            for other in table.seats()
            if other != seat and sum(table.cubes[other]) >= sum(table.cubes[seat])
            for colour in range(len(ELEMENTS))
            if table.cubes[other][colour]
        ]
    )


def undertow(table: StrTable, seat: int, way: Touches) -> Script[None]:
    """Undertow: a fear cube from a player who has at least as many cubes."""
    hand_over(table, int(value(way[0])), seat, changed(NO_CUBES, kind(way[1]), 1))
    yield from ()
