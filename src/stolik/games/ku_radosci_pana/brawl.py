"""The brawl (KRP-Z1, KRP-Z2), and an aggression order, which is a brawl of one (KRP-C5).

Each script is a step of it; between two steps the towers come to rest (`reaction`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stolik.core.scripts import Script, ask
from stolik.games.ku_radosci_pana import traits
from stolik.games.ku_radosci_pana.cards import UNKNOWN
from stolik.games.ku_radosci_pana.gravity import decide, settle
from stolik.games.ku_radosci_pana.names import DIRECTIONS, STEPS, spot
from stolik.games.ku_radosci_pana.table import KrpTable
from stolik.games.ku_radosci_pana.tower import Stone
from stolik.games.ku_radosci_pana.verbs import hide as hide_ninjas
from stolik.games.ku_radosci_pana.verbs import is_secret, kill, loosen_all, reveal, turn, wound

FIRST: Final = 3
"""KRP-F2: three small arrows strike first."""

EACH_WOUND: Final = "each_wound"
"""KRP-A22: the option by which two wounds of one priority are two wounds for an Armored minion."""


def fronts(table: KrpTable) -> list[int]:
    """KRP-A48, KRP-C5: all towers, clockwise from the active; or the one of an order."""
    if table.flying is not None:
        return [table.flying.tower]
    return table.tower_order()


def muster(table: KrpTable) -> Script[str | None]:
    """KRP-Z2, KRP-A24: Ninjas are turned up; by an aggression only those that take part in it."""
    table.priority, table.spent, table.phase = FIRST, (), "strike"
    for tower in fronts(table):
        for stone in table.towers[tower].stones:
            if is_secret(stone) and table.lone in (UNKNOWN, stone.card.number):
                reveal(table, tower, stone, "KRP-A24")
        if table.lone != UNKNOWN:
            _rouse_targets(table, tower)
    yield from ()
    return "reaction"


def _rouse_targets(table: KrpTable, tower: int) -> None:
    """KRP-A24: Ninjas at which an arrow of the attacker points are revealed too."""
    attacker = table.towers[tower].find(table.lone)
    if attacker is None:
        return
    for direction in DIRECTIONS:
        target = table.towers[tower].at(attacker.place + STEPS[direction])
        if attacker.arrow(direction) and target is not None and is_secret(target):
            reveal(table, tower, target, "KRP-A24")


def reaction(table: KrpTable) -> Script[str | None]:
    """KRP-A16, KRP-A48: after every change the towers come to rest, clockwise from the active."""
    for tower in table.tower_order():
        decision = settle(table, tower)
        if decision is not None:
            answer = yield from ask(
                decision.seat, decision.what, decision.options, decision.options.items[0]
            )
            decide(table, tower, decision, answer)
            return "reaction"
    return table.phase


def strike(table: KrpTable) -> Script[str | None]:
    """KRP-F2, KRP-F4: one priority in all towers; then the next one, or the Kamikaze wounds."""
    for tower in fronts(table):
        attack(table, tower, table.priority)
    table.priority -= 1
    table.phase = "strike" if table.priority else "sacrifice"
    yield from ()
    return "reaction"


def is_calm(table: KrpTable, tower: int, place: int) -> bool:
    """KRP-K2, KRP-A31: in a brawl a confidant neither attacks nor is attacked."""
    return table.lone == UNKNOWN and bool(table.standing_on(tower, place))


def attack(table: KrpTable, tower: int, priority: int) -> None:
    """KRP-F1, KRP-F3: all hits of a priority are fixed before anything turns or dies."""
    hits: list[int] = []
    for stone in table.towers[tower].stones:
        if table.lone in (UNKNOWN, stone.card.number) and not is_calm(table, tower, stone.place):
            hits += _hits(table, tower, stone, priority)
    for place in sorted(set(hits)):
        stone = table.towers[tower].by_place[place]
        once = hits.count(place) == 1 or EACH_WOUND not in table.rules
        if traits.armored(stone) and once:
            turn(table, tower, stone)
        else:
            kill(table, tower, place, "KRP-F4")


def _hits(table: KrpTable, tower: int, attacker: Stone, priority: int) -> list[int]:
    """KRP-F1, KRP-M2, KRP-A32: whom this minion wounds now; a shield stops the blow."""
    found: list[int] = []
    for direction in DIRECTIONS:
        if attacker.arrow(direction) != priority:
            continue
        target = table.towers[tower].at(attacker.place + STEPS[direction])
        if target is None or is_calm(table, tower, target.place):
            continue
        _note_attack(table, attacker)
        blocked = target.shielded((direction + 2) % 4)
        facts = (("tower", tower), ("card", _name(attacker)), ("place", spot(attacker.place)))
        table.happens(
            "blocked" if blocked else "hit",
            "KRP-M2" if blocked else "KRP-F1",
            *facts,
            ("target", _name(target)),
            ("to", spot(target.place)),
        )
        if not blocked:
            found.append(target.place)
    return found


def _name(stone: Stone) -> str:
    return "?" if stone.down else stone.card.key


def _note_attack(table: KrpTable, attacker: Stone) -> None:
    """KRP-A20: it attacks if an arrow points at a minion, a shield in the way or not."""
    number = attacker.card.number
    if traits.kamikaze(attacker) and number not in table.spent:
        table.spent = (*table.spent, number)


def sacrifice(table: KrpTable) -> Script[str | None]:
    """KRP-TR6, KRP-F5, KRP-A21: who attacked as a Kamikaze is wounded, before gravity."""
    for tower in fronts(table):
        for number in table.spent:
            stone = table.towers[tower].find(number)
            if stone is not None:
                wound(table, tower, stone.place, "KRP-TR6")
    table.phase = "fall"
    yield from ()
    return "reaction"


def fall(table: KrpTable) -> Script[str | None]:
    """KRP-Z2, KRP-F5: then gravity, in all towers."""
    for tower in fronts(table):
        loosen_all(table, tower)
    table.phase = "hide"
    yield from ()
    return "reaction"


def hide(table: KrpTable) -> Script[str | None]:
    """KRP-TR9: Ninjas are turned down again; Już tu jest! brings three brawls (KRP-E2)."""
    for tower in table.tower_order():
        hide_ninjas(table, tower)
    table.lone, table.flying = UNKNOWN, None
    table.fights = max(0, table.fights - 1)
    yield from ()
    return "muster" if table.fights else table.after


SCRIPTS: Final[dict[str, Callable[[KrpTable], Script[str | None]]]] = {
    "muster": muster,
    "reaction": reaction,
    "strike": strike,
    "sacrifice": sacrifice,
    "fall": fall,
    "hide": hide,
}
