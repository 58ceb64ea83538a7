"""Scaring with dice and energy (STR-6.2)."""

from __future__ import annotations

from stolik.core.scripts import Script, chance
from stolik.core.table import Event
from stolik.games.straszydla.bank import gain, gain_terror
from stolik.games.straszydla.components import HELP
from stolik.games.straszydla.moves import Changes, cost
from stolik.games.straszydla.names import ELEMENTS, WHITE
from stolik.games.straszydla.table import Dice, Scare, StrTable
from stolik.games.straszydla.trade import moment

FACES = (1, 2, 3, 4, 5, 6)


def roll_scare(table: StrTable) -> Script[str | None]:
    """STR-6.2.1, STR-6.2.2: one die for each own creature; the target is their strength."""
    seat, colour = table.acting(), table.arrow
    table.arrow = 0
    dice = yield from roll(len(table.creatures[seat]))
    table.scare = Scare(seat, colour, table.power(seat), dice)
    facts = (("seat", seat), ("dice", dice), ("target", table.scare.target))
    table.tell(Event("scare", facts, clause="STR-6.2.2"))
    return "read_scare"


def roll(count: int) -> Script[Dice]:
    """So many dice."""
    dice: Dice = ()
    for _ in range(count):
        face = yield from chance("die", FACES)
        dice = (*dice, face)
    return dice


def read_scare(table: StrTable) -> Script[str | None]:
    """STR-6.2.3, STR-A53: white cubes change dice; trays are open until the roll is settled."""
    scare = table.scare
    assert scare is not None
    seat = scare.seat
    options = Changes(scare.dice, table.cubes[seat][WHITE], "STR-6.2.3")
    dice = yield from moment(table, seat, "dice", options, scare.dice)
    if dice is None:
        return "read_scare"
    gain(table, seat, WHITE, -cost(scare.dice, dice))
    settle(table, scare, dice)
    table.scare = None
    return "act"


def settle(table: StrTable, scare: Scare, dice: Dice) -> None:
    """STR-6.2.4, STR-6.2.5, STR-A20, STR-A21: fear by the difference; terror by sixes and ones."""
    seat = scare.seat
    found = HELP.scared(abs(sum(dice) - scare.target))
    gain(table, seat, scare.colour, found)
    gain_terror(table, seat, dice.count(6))
    back = min(dice.count(1), table.terror[seat])
    gain_terror(table, seat, -back)
    facts = (
        *(("seat", seat), ("dice", dice), ("count", found), ("colour", ELEMENTS[scare.colour])),
        *(("sixes", dice.count(6)), ("ones", back)),
    )
    table.tell(Event("scared", facts, clause="STR-6.2.4"))
