"""What the effects are built from."""

from __future__ import annotations

from typing import Final

from stolik.core.options import Touches
from stolik.games.straszydla.names import KINDS
from stolik.games.straszydla.table import Scare, StrTable, put

ALWAYS: Final[tuple[Touches, ...]] = (("use:now",),)
"""The aims of an effect that needs none."""


def value(touch: str) -> str:
    """What stands behind the colon of a touch."""
    return touch.partition(":")[2]


def kind(touch: str) -> int:
    """The kind of cube that a touch names."""
    return KINDS.index(value(touch))


def own_dice(table: StrTable, seat: int) -> tuple[Touches, ...]:
    """The dice of the own scare, while it is being read."""
    scare = table.scare
    if scare is None or scare.seat != seat:
        return ()
    return tuple([(f"die:{place}",) for place in range(len(scare.dice))])


def set_die(table: StrTable, place: int, face: int) -> None:
    """STR-A19: turn a die of the scare to this face."""
    scare = table.scare
    assert scare is not None
    dice = put(scare.dice, place, face)
    table.scare = Scare(scare.seat, scare.colour, scare.target, dice)
