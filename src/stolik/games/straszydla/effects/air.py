"""The imps of air."""

from __future__ import annotations

from stolik.core.options import Touches
from stolik.core.scripts import Script, chance
from stolik.games.straszydla.bank import gain_terror, lift
from stolik.games.straszydla.effects.verbs import ALWAYS, kind, own_dice, set_die, value
from stolik.games.straszydla.names import ELEMENTS
from stolik.games.straszydla.table import StrTable


def gust_ways(table: StrTable, seat: int) -> tuple[Touches, ...]:
    city = table.ground()
    return tuple(
        [
            (f"square:{city.name(square)}", f"cube:{ELEMENTS[colour]}")
            for square in city.districts
            if square not in table.at
            for colour in range(len(ELEMENTS))
            if table.lying[square][colour]
        ]
    )


def gust(table: StrTable, seat: int, way: Touches) -> Script[None]:
    """Gust: up to two cubes of one colour from a district where nobody stands."""
    square, colour = table.ground().at(value(way[0])), kind(way[1])
    lift(table, seat, square, colour, min(2, table.lying[square][colour]))
    yield from ()


def whirl_ways(table: StrTable, seat: int) -> tuple[Touches, ...]:
    return own_dice(table, seat)


def whirl(table: StrTable, seat: int, way: Touches) -> Script[None]:
    """Whirlwind: roll one die of the own scare again."""
    face = yield from chance("die", (1, 2, 3, 4, 5, 6))
    set_die(table, int(value(way[0])), face)


def whistle_ways(table: StrTable, seat: int) -> tuple[Touches, ...]:
    return ALWAYS


def whistle(table: StrTable, seat: int, way: Touches) -> Script[None]:
    """Whistle: a terror cube."""
    gain_terror(table, seat, 1)
    yield from ()
