"""Before the fair: who plays with whom, and what everybody starts with (TOY-6, TOY-7)."""

from __future__ import annotations

from typing import Final

from stolik.core.spec import Mode, Option, Setup
from stolik.testing.toy.core import CARDS
from stolik.testing.toy.table import FairTable, Side

MODES: Final = (Mode("fair", 2, 4), Mode("pairs", 4, 4))
OPTIONS: Final = (Option("days", "2", ("1", "2")),)
PURSE: Final = ("b", "g", "r", "r")
CROWS: Final = 4


def sides(mode: str, seats: int) -> tuple[Side, ...]:
    """TOY-6: in pairs, who sits opposite is a partner."""
    if mode == "pairs":
        return ((0, 2), (1, 3))
    return tuple([(seat,) for seat in range(seats)])


def table(setup: Setup) -> FairTable:
    """TOY-7: a purse for each, an empty stall, the whole deck with its crows."""
    count = setup.seats
    return FairTable(
        hands=[()] * count,
        stalls=[()] * count,
        deck=CARDS,
        active=0,
        sides=sides(setup.mode, count),
        days=int(setup.options["days"]),
        day=0,
        first=0,
        actions=0,
        fashion="",
        tomorrow="",
        crows=CROWS,
        embers=0,
        coins=[PURSE] * count,
        till=(),
        treated=0,
        counters=[()] * count,
        crumbs=(),
        points=[0] * count,
        gone=0,
    )
