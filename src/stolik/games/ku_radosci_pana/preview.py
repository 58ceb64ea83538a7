"""Questions a seat may ask: what if a brawl came now, and what is every tower worth (KRP-A62).

Both use only what the seat knows: an unknown minion does nothing, counts 0, and stays unknown.
"""

from __future__ import annotations

from typing import ClassVar

from stolik.core.scripts import Script, drive
from stolik.core.steps import Ask, Step
from stolik.core.table import Event
from stolik.games.ku_radosci_pana.brawl import SCRIPTS
from stolik.games.ku_radosci_pana.fields import seen_towers
from stolik.games.ku_radosci_pana.names import SPEEDY
from stolik.games.ku_radosci_pana.scoring import Lines, score, total
from stolik.games.ku_radosci_pana.table import KrpTable, blank_table
from stolik.games.ku_radosci_pana.tower import Tower

Told = tuple[str, str, tuple[tuple[str, object], ...]]
"""One step of a brawl: what happened, by which clause, and the facts (who, whom, where)."""


class Foreseen:
    """What a brawl would come to: its steps in order, the towers, and what they are worth then."""

    __match_args__: ClassVar = ("steps", "towers", "points")

    def __init__(
        self, steps: tuple[Told, ...], towers: tuple[Tower, ...], points: tuple[int, ...]
    ) -> None:
        self.steps = steps
        self.towers = towers
        self.points = points


def known_table(table: KrpTable, seat: int) -> KrpTable:
    """A table with the towers as the seat knows them, and nothing else."""
    made = blank_table(table.homes, seen_towers(table, seat), table.fore.copy())
    made.mode, made.rules, made.active = table.mode, table.rules, table.active
    return made


def whole_brawl(table: KrpTable) -> Script[list[Event]]:
    """KRP-Z1, KRP-Z2: one brawl from the mustering to the hiding of Ninjas."""
    told: list[Event] = []
    table.told, table.after = told, ""
    script: str | None = "muster"
    while script:
        script = yield from SCRIPTS[script](table)
    return told


def first_choice(step: Step) -> object:
    """KRP-A62: in a preview the first safe place, and the first meal."""
    assert isinstance(step, Ask)
    return step.default


def fight_out(table: KrpTable) -> tuple[KrpTable, list[Event]]:
    """A brawl on a copy of these towers, and all that happened in it."""
    return drive(table, whole_brawl, first_choice)


def foresee(table: KrpTable, seat: int) -> Foreseen:
    """KRP-D4, KRP-A62: what would happen if a brawl came now."""
    after, told = fight_out(known_table(table, seat))
    steps = tuple([(event.kind, event.clause, event.data) for event in told])
    return Foreseen(steps, tuple(after.towers), points(after))


def lines_of(table: KrpTable, tower: int) -> Lines:
    """What a tower is worth now, line by line."""
    stands = [table.fore[seat] for seat in table.owners(tower) if table.fore[seat]]
    return score(table.towers[tower], stands, speed=table.mode in SPEEDY)


def points(table: KrpTable) -> tuple[int, ...]:
    """What each tower is worth now."""
    return tuple([total(lines_of(table, tower)) for tower in range(len(table.towers))])


def live_score(table: KrpTable, seat: int) -> tuple[Lines, ...]:
    """KRP-D6: what every tower is worth now, as far as this seat knows."""
    known = known_table(table, seat)
    return tuple([lines_of(known, tower) for tower in range(len(known.towers))])
