"""The imps of earth."""

from __future__ import annotations

from stolik.core.options import Touches
from stolik.core.scripts import Script
from stolik.games.straszydla.bank import gain, lay, turn_up
from stolik.games.straszydla.effects.verbs import ALWAYS, kind
from stolik.games.straszydla.names import EARTH, ELEMENTS, WHITE
from stolik.games.straszydla.table import StrTable, put


def sprout_ways(table: StrTable, seat: int) -> tuple[Touches, ...]:
    tile = table.ground().tile(table.at[seat])
    return tuple([(f"cube:{ELEMENTS[colour]}",) for colour in tile.colours])


def sprout(table: StrTable, seat: int, way: Touches) -> Script[None]:
    """Sprout: two cubes of its colour grow in the district where the own pawn stands."""
    lay(table, table.at[seat], kind(way[0]), 2)
    yield from ()


def burrow_ways(table: StrTable, seat: int) -> tuple[Touches, ...]:
    return tuple([(f"pile:{name}",) for pile, name in enumerate(ELEMENTS) if table.rests[pile]])


def burrow(table: StrTable, seat: int, way: Touches) -> Script[None]:
    """Burrow: an energy cube; the top creature is mixed in with the rest, and another comes up."""
    pile = kind(way[0])
    gain(table, seat, WHITE, 1)
    mixed = tuple(sorted([*table.rests[pile], table.tops[pile]]))
    table.rests = put(table.rests, pile, mixed)
    yield from turn_up(table, pile)


def hoard_ways(table: StrTable, seat: int) -> tuple[Touches, ...]:
    return ALWAYS


def hoard(table: StrTable, seat: int, way: Touches) -> Script[None]:
    """Hoard: two cubes of earth."""
    gain(table, seat, EARTH, 2)
    yield from ()
