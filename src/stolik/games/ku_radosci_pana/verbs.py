"""The verbs of towers, from which traits, orders and brawls are built. Each tells what it did."""

from __future__ import annotations

from stolik.core.seen import EVERYBODY
from stolik.core.table import Event
from stolik.games.ku_radosci_pana import traits
from stolik.games.ku_radosci_pana.cards import UNKNOWN
from stolik.games.ku_radosci_pana.names import GROUND, STRIDE, level_of, spot
from stolik.games.ku_radosci_pana.table import KrpTable
from stolik.games.ku_radosci_pana.tower import Stone


def stone_at(table: KrpTable, tower: int, place: int) -> Stone:
    """The stone that is known to lie there."""
    return table.towers[tower].by_place[place]


def shift(table: KrpTable, tower: int, place: int, to: int, kind: str, clause: str) -> None:
    """KRP-K4: a minion goes somewhere else, and the foreminions on it go with it."""
    stone = stone_at(table, tower, place)
    for seat in table.standing_on(tower, place):
        table.fore[seat] = to
    if table.jumps:
        _follow(table, tower, place, (to,))
    table.towers[tower] = table.towers[tower].change(place, stone.at(to))
    table.happens(kind, clause, *_facts(tower, stone), ("to", spot(to)))


def _follow(table: KrpTable, tower: int, place: int, to: tuple[int, ...]) -> None:
    """A minion onto which somebody may jump has gone somewhere else, or is no more."""
    jumps: list[tuple[int, tuple[int, ...]]] = []
    for seat, safe in table.jumps:
        if place in safe and table.homes[seat] == tower:
            left = [other for other in safe if other != place]
            jumps.append((seat, tuple(sorted([*left, *to]))))
        else:
            jumps.append((seat, safe))
    table.jumps = tuple(jumps)


def _facts(tower: int, stone: Stone) -> tuple[tuple[str, object], ...]:
    """Which minion an event is about; a face-down one is named by its place only."""
    card = "?" if stone.down else stone.card.key
    return (("tower", tower), ("card", card), ("place", spot(stone.place)))


def is_secret(stone: Stone) -> bool:
    """Whether it can be revealed; in a preview an unknown one stays unknown (KRP-A62)."""
    return stone.down and stone.card.number != UNKNOWN


def reveal(table: KrpTable, tower: int, stone: Stone, clause: str) -> Stone:
    """KRP-TR9: a Ninja is turned face up, and from now on everybody knows it (KRP-A47)."""
    shown = stone.face_up()
    table.towers[tower] = table.towers[tower].put(shown)
    if table.told is not None:
        table.tell(Event("revealed", _facts(tower, shown), clause=clause, reveals=EVERYBODY))
    return shown


def hide(table: KrpTable, tower: int) -> None:
    """KRP-TR9: Ninjas are turned face down again once gravity has been resolved."""
    for stone in table.towers[tower].stones:
        if traits.ninja(stone) and not stone.down:
            table.towers[tower] = table.towers[tower].put(stone.face_down())
            table.happens("hidden", "KRP-TR9", ("tower", tower), ("place", spot(stone.place)))


def wound(table: KrpTable, tower: int, place: int, clause: str) -> None:
    """KRP-M1, KRP-TR7: a wound kills, or turns an Armored minion that lies upright."""
    stone = stone_at(table, tower, place)
    if not traits.armored(stone):
        kill(table, tower, place, clause)
        return
    turn(table, tower, stone)


def turn(table: KrpTable, tower: int, stone: Stone) -> None:
    """KRP-TR7, KRP-O2: an Armored minion is turned instead of dying."""
    table.towers[tower] = table.towers[tower].put(stone.upset())
    table.happens("turned", "KRP-TR7", *_facts(tower, stone))


def kill(table: KrpTable, tower: int, place: int, clause: str) -> None:
    """KRP-M3: a dead minion goes face up on the discard pile; who stood on it may jump (KRP-K5)."""
    stone = stone_at(table, tower, place)
    riders = table.standing_on(tower, place)
    table.towers[tower] = table.towers[tower].remove(place)
    if table.jumps:
        _follow(table, tower, place, ())
    for seat in riders:
        table.fore[seat] = GROUND
        table.jumps = (*table.jumps, (seat, safe_places(table, tower, place)))
    table.discard = (*table.discard, stone.card.number)
    if table.told is not None:
        facts = _facts(tower, stone.face_up())
        learned = EVERYBODY if stone.down else 0
        table.tell(Event("died", facts, clause=clause, reveals=learned))


def eat(table: KrpTable, tower: int, eater: int, victim: int) -> None:
    """KRP-TR2: the victim is gone, the eater takes its place, what lost support falls at once."""
    facts = _facts(tower, stone_at(table, tower, eater))
    table.happens("ate", "KRP-TR2", *facts, ("victim", spot(victim)))
    kill(table, tower, victim, "KRP-TR2")
    shift(table, tower, eater, victim, "moved", "KRP-TR2")
    loosen(table, tower, eater, victim)


def loosen(table: KrpTable, tower: int, *places: int) -> None:
    """KRP-A16: falls are due in the columns of these places."""
    columns = [place % STRIDE for place in places]
    table.loose[tower] = tuple(sorted({*table.loose[tower], *columns}))


def loosen_all(table: KrpTable, tower: int) -> None:
    """KRP-G1: gravity is resolved in the whole tower."""
    loosen(table, tower, *[stone.place for stone in table.towers[tower].stones])


def safe_places(table: KrpTable, tower: int, died: int) -> tuple[int, ...]:
    """KRP-K5, KRP-A30: beside, lower in the same column, or anywhere on level 1; never above."""
    lying = table.towers[tower].stones
    beside = [died - 1, died + 1]
    safe = [
        stone.place
        for stone in lying
        if stone.place in beside
        or level_of(stone.place) == 1
        or (stone.place < died and stone.place % STRIDE == died % STRIDE)
    ]
    return tuple(safe)


def jump(table: KrpTable, seat: int, place: int) -> None:
    """KRP-K5: a foreminion jumps to a safe place, or drops to the ground; it never dies."""
    table.jumps = tuple([one for one in table.jumps if one[0] != seat])
    table.fore[seat] = place
    table.happens("jumped", "KRP-K5", ("seat", seat), ("to", spot(place)))
