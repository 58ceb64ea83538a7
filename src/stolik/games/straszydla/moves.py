"""What may be answered, and why not: plans, dice, squares. Pure questions."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from stolik.core.options import NOT_OFFERED, Listed, Touches, Walk
from stolik.core.refusal import Refused, Why
from stolik.games.straszydla.components import CREATURES
from stolik.games.straszydla.names import (
    ARROWS,
    COLLECT,
    DIRECTIONS,
    ELEMENTS,
    END,
    IMP,
    ONCE,
    SCARE,
    Plan,
)
from stolik.games.straszydla.speech import no
from stolik.games.straszydla.table import Dice, StrTable

LEAVE: Final = "leave"
"""The winner's answer by which the loser chooses where to go (STR-7.1.6)."""


class Plans(Walk[Plan]):
    """STR-5.1, STR-A32, STR-A33: three steps, each in any of eight directions."""

    def touches(self, prefix: Touches) -> Touches:
        made = len(prefix)
        return tuple([f"step{made + 1}:{way}" for way in DIRECTIONS]) if made < ARROWS else ()

    def done(self, prefix: Touches) -> bool:
        return len(prefix) == ARROWS

    def pick(self, prefix: Touches) -> Plan:
        good = len(prefix) == ARROWS
        if not good or any([step not in self.touches(prefix[:n]) for n, step in enumerate(prefix)]):
            raise Refused("illegal", no("plan", "STR-A32"))
        return tuple([step.partition(":")[2] for step in prefix])

    def path_of(self, choice: object) -> Touches:
        if not isinstance(choice, tuple) or not all([isinstance(way, str) for way in choice]):
            raise Refused("illegal", no("plan", "STR-A32"))
        return tuple([f"step{n}:{way}" for n, way in enumerate(choice, 1)])

    def text(self, choice: Plan) -> str:
        return ",".join(choice)

    def parse(self, text: str) -> Plan:
        return self.pick(self.path_of(tuple(text.strip().split(","))))

    def mark(self) -> int:
        return len(DIRECTIONS) ** ARROWS


PLANS: Final = Plans()
STAND: Final[Plan] = ("n", "n", "n")


class Changes(Walk[Dice]):
    """STR-6.2.3, STR-7.1.4: the own dice after changes that cost at most so many cubes in all."""

    def __init__(self, dice: Dice, budget: int, clause: str) -> None:
        self.dice = dice
        self.budget = budget
        self.clause = clause

    def touches(self, prefix: Touches) -> Touches:
        place = len(prefix)
        if place >= len(self.dice):
            return ()
        left = self.budget - cost(self.dice, self._faces(prefix))
        least, most = max(1, self.dice[place] - left), min(6, self.dice[place] + left)
        return tuple([f"die{place + 1}:{face}" for face in range(least, most + 1)])

    def done(self, prefix: Touches) -> bool:
        return len(prefix) == len(self.dice)

    def pick(self, prefix: Touches) -> Dice:
        good = len(prefix) == len(self.dice)
        if not good or any([face not in self.touches(prefix[:n]) for n, face in enumerate(prefix)]):
            raise Refused("illegal", no("dice", self.clause, count=self.budget))
        return self._faces(prefix)

    def path_of(self, choice: object) -> Touches:
        if not isinstance(choice, tuple) or not all([type(face) is int for face in choice]):
            raise Refused("illegal", no("dice", self.clause, count=self.budget))
        return tuple([f"die{n}:{face}" for n, face in enumerate(choice, 1)])

    def text(self, choice: Dice) -> str:
        return ",".join([str(face) for face in choice])

    def parse(self, text: str) -> Dice:
        parts = text.strip().split(",")
        if not all([len(part) == 1 and part in "123456" for part in parts]):
            raise Refused("illegal", no("dice", self.clause, count=self.budget))
        return self.pick(self.path_of(tuple([int(part) for part in parts])))

    def mark(self) -> int:
        return crc32(f"{self.dice} {self.budget}".encode())

    def _faces(self, prefix: Touches) -> Dice:
        return tuple([int(touch.partition(":")[2]) for touch in prefix])


def cost(dice: Dice, changed: Dice) -> int:
    """STR-6.2.3: one cube for each point by which a die is changed."""
    return sum([abs(new - old) for new, old in zip(changed, dice, strict=False)])


class Squares(Listed[str]):
    """Squares to choose from, by their names; with other words for the rest of the wishes."""

    def __init__(self, items: tuple[str, ...], why: Why) -> None:
        super().__init__(items)
        self.why = why

    def touch(self, item: str) -> Touches:
        return (f"button:{item}",) if item == LEAVE else (f"square:{item}",)

    def reason(self, wish: object) -> Why:
        return self.why


class Acts(Listed[str]):
    """STR-6.0: what the acting player may do in the district, and why not the rest."""

    def __init__(self, table: StrTable, seat: int) -> None:
        super().__init__(acts(table, seat))
        self.table = table
        self.seat = seat

    def reason(self, wish: object) -> Why:
        word = wish.partition(" ")[0] if isinstance(wish, str) else ""
        return why_not_act(self.table, self.seat, word) or NOT_OFFERED


def acts(table: StrTable, seat: int) -> tuple[str, ...]:
    """STR-6.0, STR-A17: what may be done now; `end` always."""
    found: list[str] = []
    colours = table.ground().tile(table.at[seat]).colours
    for word in ONCE:
        if why_not_act(table, seat, word) is None:
            if word == COLLECT or len(colours) == 1:
                found.append(word)
            else:
                found += [f"{word} {ELEMENTS[colour]}" for colour in colours]
    return (*found, END)


def why_not_act(table: StrTable, seat: int, word: str) -> Why | None:
    """Why this cannot be done here and now; None if it can, or is no action at all."""
    if word not in ONCE:
        return None
    if table.did >> ONCE.index(word) & 1:
        return no("once", "STR-A17")
    tile = table.ground().tile(table.at[seat])
    if word == COLLECT and not any(table.lying[table.at[seat]]):
        return no("nothing_lies", "STR-6.1")
    if word == SCARE and not tile.scare:
        return no("no_scaring", "STR-6.0")
    if word == SCARE and not table.creatures[seat]:
        return no("no_creatures", "STR-A50")
    if word == IMP and not tile.imp:
        return no("no_imps", "STR-6.3.1")
    if word == IMP and not any([table.imp_piles[colour] for colour in tile.colours]):
        return no("no_imp_left", "STR-6.3.1")
    return None


def retreats(table: StrTable, loser: int) -> tuple[int, ...]:
    """STR-7.1.6, STR-A26, STR-A27, STR-A62: where a loser may go; if nowhere, to any suburb."""
    city = table.ground()
    near = [
        to
        for to in city.around(table.at[loser])
        if to not in table.stops and to not in table.lost[loser]
    ]
    return tuple(near) or city.suburbs


Feed = tuple[str, ...]
FED: Final[Feed] = ("button:done",)


def feeds(table: StrTable, seat: int) -> tuple[Feed, ...]:
    """STR-7.2.1: which creature can be fed with which colour; and to be done with feeding."""
    found: list[Feed] = []
    for name in hungry(table, seat):
        card = CREATURES[name]
        need = card.strength(table.night)
        colours = range(len(ELEMENTS)) if card.wild else (card.element,)
        found += [
            (f"creature:{name}", f"cube:{ELEMENTS[colour]}")
            for colour in colours
            if table.cubes[seat][colour] >= need
        ]
    return (*found, FED)


def hungry(table: StrTable, seat: int) -> tuple[str, ...]:
    """The creatures that have not been fed."""
    return tuple([name for name in table.creatures[seat] if name not in table.fed[seat]])


class Feeds(Listed[Feed]):
    """STR-7.2.1: the same as options."""

    def touch(self, item: Feed) -> Touches:
        return item

    def reason(self, wish: object) -> Why:
        return no("feed", "STR-7.2.1")
