"""The flares (TK-F1 to TK-F12): an upper and a lower effect each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stolik.core.scripts import Script
from stolik.games.tash_kalar.answers import Answer
from stolik.games.tash_kalar.board import NAMES, SQUARE, SQUARES
from stolik.games.tash_kalar.names import COMMON, HEROIC
from stolik.games.tash_kalar.pieces import (
    ENEMY,
    empty,
    leaps_of,
    moves_of,
    own,
    rank_of,
    supply,
    those,
)
from stolik.games.tash_kalar.table import TashTable
from stolik.games.tash_kalar.verbs import (
    NOWHERE,
    PASSED,
    choose,
    combat_move,
    convert,
    convertible,
    gain,
    go,
    may_go,
    must,
    must_place,
    place,
    standard_move,
    upgrade,
)

Effect = Callable[[TashTable], Script[None]]


def put(number: int = 1, rank: int = COMMON) -> Effect:
    """Place so many own pieces of a rank on empty squares."""

    def effect(table: TashTable) -> Script[None]:
        for _ in range(number):
            yield from must_place(table, SQUARES, rank)

    return effect


def action(table: TashTable) -> Script[None]:
    """Gain an action."""
    gain(table)
    yield from ()


def three_steps(table: TashTable) -> Script[None]:
    """TK-F3: up to three standard moves of own commons."""
    for _ in range(3):
        start, _, _ = yield from standard_move(table, own(table, COMMON))
        if start == NOWHERE:
            return


def put_or_convert(table: TashTable) -> Script[None]:
    """TK-F4: place a common, or convert an enemy common."""
    yield from one_of(table, puts(table) + conversions(table))


def step_or_upgrade(table: TashTable) -> Script[None]:
    """TK-F5: a standard move of an own common, or upgrade one."""
    steps: list[Answer] = [
        ("move", NAMES[start], NAMES[goal]) for start, goal in moves_of(table, own(table, COMMON))
    ]
    yield from one_of(table, steps + upgrades(table))


def put_or_upgrade(table: TashTable) -> Script[None]:
    """TK-F6: place a common, or upgrade one."""
    yield from one_of(table, puts(table) + upgrades(table))


def leap_in_combat(table: TashTable) -> Script[None]:
    """TK-F6: an own common may make a combat leap."""
    yield from may_go(table, "leap", leaps_of(table, own(table, COMMON)))


def upgrade_and_action(table: TashTable) -> Script[None]:
    """TK-F7: upgrade a common and gain an action."""
    yield from must(table, "upgrade", own(table, COMMON), upgrade)
    gain(table)


def step_and_strike(table: TashTable) -> Script[None]:
    """TK-F9: own commons may make a standard and a combat move, in either order."""
    start, goal, victim = yield from combat_move(table, own(table, COMMON))
    if start == NOWHERE:
        return
    struck = rank_of(victim) == rank_of(table.board[goal])
    moves = moves_of(table, own(table, COMMON), combat=not struck)
    yield from may_go(table, "standard" if struck else "combat", moves)


def strike_or_steps(table: TashTable) -> Script[None]:
    """TK-F11, TK-A28: one combat move, or two standard ones, of own commons and heroics."""
    start, goal, victim = yield from combat_move(table, own(table, HEROIC))
    if start != NOWHERE and rank_of(victim) < rank_of(table.board[goal]):
        yield from standard_move(table, own(table, HEROIC))


def leap_aside(table: TashTable) -> Script[None]:
    """TK-F12: an own common may make a standard leap."""
    yield from may_go(table, "leap", leaps_of(table, own(table, COMMON), combat=False))


# Choices between two deeds.


def puts(table: TashTable) -> list[Answer]:
    """Placing a common."""
    open_ = empty(table) if supply(table, table.side(), COMMON) > 0 else []
    return [("put", NAMES[square]) for square in open_]


def upgrades(table: TashTable) -> list[Answer]:
    """Upgrading an own common."""
    return [("upgrade", NAMES[square]) for square in own(table, COMMON)]


def conversions(table: TashTable) -> list[Answer]:
    """Converting an enemy common."""
    commons = those(table, whose=ENEMY, high=COMMON)
    return [("convert", NAMES[square]) for square in convertible(table, commons)]


def one_of(table: TashTable, deeds: list[Answer]) -> Script[None]:
    """Do one of these deeds."""
    chosen = yield from choose(table, "deed", deeds)
    if chosen == PASSED:
        return
    square = SQUARE[chosen[1]]
    if chosen[0] == "put":
        place(table, square)
    elif chosen[0] == "upgrade":
        upgrade(table, square)
    elif chosen[0] == "convert":
        convert(table, square)
    else:
        go(table, square, SQUARE[chosen[2]])


FLARES: Final[dict[str, tuple[Effect, Effect]]] = {
    "F1": (put(), put(rank=HEROIC)),
    "F2": (put(), put()),
    "F3": (three_steps, action),
    "F4": (put(), put_or_convert),
    "F5": (step_or_upgrade, put(2)),
    "F6": (put_or_upgrade, leap_in_combat),
    "F7": (put(), upgrade_and_action),
    "F8": (action, put()),
    "F9": (put(rank=HEROIC), step_and_strike),
    "F10": (put(2), put()),
    "F11": (put(), strike_or_steps),
    "F12": (leap_aside, action),
}
"""Upper and lower effect of each flare (TK-FR4, TK-FR5)."""
