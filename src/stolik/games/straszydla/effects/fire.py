"""The imps of fire."""

from __future__ import annotations

from stolik.core.options import Touches
from stolik.core.scripts import Script
from stolik.games.straszydla.bank import gain, lay
from stolik.games.straszydla.effects.verbs import ALWAYS, own_dice, set_die, value
from stolik.games.straszydla.names import FIRE, WHITE
from stolik.games.straszydla.table import StrTable


def spark_ways(table: StrTable, seat: int) -> tuple[Touches, ...]:
    faces = [f"face:{face}" for face in range(1, 7)]
    return tuple([(*die, face) for die in own_dice(table, seat) for face in faces])


def spark(table: StrTable, seat: int, way: Touches) -> Script[None]:
    """Spark: turn one die of the own scare to any face."""
    set_die(table, int(value(way[0])), int(value(way[1])))
    yield from ()


def ember_ways(table: StrTable, seat: int) -> tuple[Touches, ...]:
    return ALWAYS


def ember(table: StrTable, seat: int, way: Touches) -> Script[None]:
    """Ember: a cube of fire and an energy cube."""
    gain(table, seat, FIRE, 1)
    gain(table, seat, WHITE, 1)
    yield from ()


def lantern_ways(table: StrTable, seat: int) -> tuple[Touches, ...]:
    city = table.ground()
    return tuple([(f"square:{city.name(at)}",) for at in table.stops if at not in table.at])


def lantern(table: StrTable, seat: int, way: Touches) -> Script[None]:
    """Lantern: a STOP marker goes, and two cubes of the district's colour are laid there."""
    square = table.ground().at(value(way[0]))
    table.stops = tuple([at for at in table.stops if at != square])
    lay(table, square, table.ground().tile(square).colours[0], 2)
    yield from ()
