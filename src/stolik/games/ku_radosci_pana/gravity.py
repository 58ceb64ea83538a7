"""Towers come to rest: traits act at once, and what has lost its hold falls (KRP-G1 to KRP-G6).

`settle` goes on until a player has to decide something, and can be called again afterwards: all
that it needs to know lies on the table.
"""

from __future__ import annotations

from typing import Final

from stolik.core.options import Listed, Touches
from stolik.games.ku_radosci_pana import traits
from stolik.games.ku_radosci_pana.names import STRIDE, place_at, spot
from stolik.games.ku_radosci_pana.table import KrpTable
from stolik.games.ku_radosci_pana.tower import Stone, Tower
from stolik.games.ku_radosci_pana.verbs import (
    eat,
    is_secret,
    jump,
    kill,
    loosen,
    loosen_all,
    reveal,
    shift,
    wound,
)

ON_GROUND: Final = "ground"


class Choices(Listed[str]):
    """Meals (`0,1>1,1`) or landings of a jump (`0,1`, `ground`), as places of one tower."""

    def __init__(self, tower: int, items: tuple[str, ...]) -> None:
        super().__init__(items)
        self.tower = tower

    def touch(self, item: str) -> Touches:
        if item == ON_GROUND:
            return ("button:ground",)
        return tuple([f"cell:{self.tower},{place}" for place in item.split(">")])


class Decision:
    """What a player has to decide before a tower can come to rest."""

    def __init__(self, seat: int, what: str, options: Choices) -> None:
        self.seat = seat
        self.what = what
        self.options = options


def read_place(text: str) -> int:
    """A place from its notation."""
    if text == ON_GROUND:
        return 0
    column, _, level = text.partition(",")
    return place_at(int(column), int(level))


def decider(table: KrpTable, tower: int) -> int:
    """KRP-A18, KRP-A7: the tower's owner; of two owners who has the turn, or has it sooner."""
    order = table.turn_order()
    return min(table.owners(tower), key=order.index)


def decide(table: KrpTable, tower: int, decision: Decision, answer: str) -> None:
    """Carry out what was decided."""
    if decision.what == "jump":
        jump(table, decision.seat, read_place(answer))
        return
    eater, _, victim = answer.partition(">")
    eat(table, tower, read_place(eater), read_place(victim))


def settle(table: KrpTable, tower: int) -> Decision | None:
    """KRP-A16: one change after the other, each followed by a look at all traits.

    First the foreminions jump, then Hungry before Claustrophobic; then falls, lowest first.
    """
    while True:
        decision = _jumps(table, tower) or _meals(table, tower)
        if decision is not None:
            return decision
        lying = table.towers[tower]
        if traits.hungry(lying):
            continue
        stifled = traits.claustrophobic(lying)
        if stifled:
            kill(table, tower, stifled, "KRP-TR8")
            loosen_all(table, tower)
        elif not _push_down(table, tower) and not _fall(table, tower):
            table.loose[tower] = ()
            return None


def _jumps(table: KrpTable, tower: int) -> Decision | None:
    """KRP-A30: who stood on a minion that died jumps before anything else happens."""
    for seat, safe in table.jumps:
        if table.homes[seat] == tower:
            if safe:
                items = (*[spot(place) for place in safe], ON_GROUND)
                return Decision(seat, "jump", Choices(tower, items))
            jump(table, seat, 0)
    return None


def _meals(table: KrpTable, tower: int) -> Decision | None:
    """KRP-TR2, KRP-A17: eat; where there are several meals, the tower's owner chooses."""
    meals = traits.hungry(table.towers[tower])
    if len(meals) > 1:
        items = tuple([f"{spot(eater)}>{spot(victim)}" for eater, victim in meals])
        return Decision(decider(table, tower), "eat", Choices(tower, items))
    if meals:
        eat(table, tower, *meals[0])
        return _jumps(table, tower)
    return None


def _push_down(table: KrpTable, tower: int) -> bool:
    """KRP-TR4: a Flying minion with a Heavy above it falls at once."""
    place = traits.flying(table.towers[tower])
    if not place or place % STRIDE in table.loose[tower]:
        return False
    loosen(table, tower, place)
    return True


def faller(tower: Tower, loose: tuple[int, ...]) -> Stone | None:
    """KRP-G2, KRP-G5: the first minion with nothing below it, from level 2 up, left to right."""
    if not loose:
        return None
    for stone in tower.stones:
        hangs = stone.place % STRIDE in loose and not tower.stands(stone.place)
        if hangs and not tower.hovers(stone):
            return stone
    return None


def _fall(table: KrpTable, tower: int) -> bool:
    """KRP-G3, KRP-G6: one minion slides straight down; false where none has to.

    A face-down one is revealed first, and its traits count from then on (KRP-A58).
    """
    stone = faller(table.towers[tower], table.loose[tower])
    if stone is None:
        return False
    if is_secret(stone):
        reveal(table, tower, stone, "KRP-A58")
        return True
    place = table.towers[tower].resting(stone.place)
    shift(table, tower, stone.place, place, "fell", "KRP-G3")
    if traits.heavy(stone):
        place = _crush(table, tower, place)
    if traits.weak(stone):
        wound(table, tower, place, "KRP-TR1")
    return True


def _crush(table: KrpTable, tower: int, place: int) -> int:
    """KRP-TR3, KRP-G4: what a Heavy lands on dies outright, and the Heavy takes its space."""
    below = place - STRIDE
    if table.towers[tower].at(below) is None:
        return place
    kill(table, tower, below, "KRP-TR3")
    shift(table, tower, place, below, "moved", "KRP-TR3")
    return below
