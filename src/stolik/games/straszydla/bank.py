"""The verbs of cubes and cards: every piece that moves on the table is moved by one of these."""

from __future__ import annotations

from typing import Final

from stolik.core.scripts import Script, chance
from stolik.core.table import Event
from stolik.games.straszydla.components import CREATURES, IMPS
from stolik.games.straszydla.names import KINDS, WHITE, Cubes
from stolik.games.straszydla.table import StrTable, changed, put

TERROR: Final = len(KINDS)
"""The place of terror cubes in the bank."""


def gain(table: StrTable, seat: int, kind: int, count: int) -> None:
    """Cubes from the bank, or with a negative count back into it (STR-3.5, STR-A38)."""
    table.bank = changed(table.bank, kind, -count)
    table.cubes = put(table.cubes, seat, changed(table.cubes[seat], kind, count))


def gain_terror(table: StrTable, seat: int, count: int) -> None:
    """Terror cubes from the bank, or back into it."""
    table.bank = changed(table.bank, TERROR, -count)
    table.terror = put(table.terror, seat, table.terror[seat] + count)


def pay(table: StrTable, seat: int, price: Cubes) -> None:
    """STR-6.4: cubes for the bank."""
    for kind, count in enumerate(price):
        if count:
            gain(table, seat, kind, -count)


def hand_over(table: StrTable, giver: int, taker: int, cubes: Cubes) -> None:
    """Cubes from one player to another."""
    for kind, count in enumerate(cubes):
        table.cubes = put(table.cubes, giver, changed(table.cubes[giver], kind, -count))
        table.cubes = put(table.cubes, taker, changed(table.cubes[taker], kind, count))


def lay(table: StrTable, square: int, colour: int, count: int) -> None:
    """Fear cubes from the bank onto a district."""
    table.bank = changed(table.bank, colour, -count)
    table.lying = put(table.lying, square, changed(table.lying[square], colour, count))


def lift(table: StrTable, seat: int, square: int, colour: int, count: int) -> None:
    """Fear cubes from a district into the hand of a player."""
    table.lying = put(table.lying, square, changed(table.lying[square], colour, -count))
    table.cubes = put(table.cubes, seat, changed(table.cubes[seat], colour, count))


def take_creature(table: StrTable, seat: int, pile: int) -> Script[None]:
    """STR-6.5, STR-7.3: the top creature, with white cubes as its strength; then the next top."""
    name = table.tops[pile]
    table.creatures = put(table.creatures, seat, (*table.creatures[seat], name))
    gain(table, seat, WHITE, CREATURES[name].strength(table.night))
    yield from turn_up(table, pile)


def turn_up(table: StrTable, pile: int) -> Script[None]:
    """STR-3.2: the next creature of the pile, for all to see; what lies below has no order."""
    rest = table.rests[pile]
    table.tops = put(table.tops, pile, "")
    if not rest:
        return
    name = yield from chance("creature", rest)
    table.tops = put(table.tops, pile, name)
    place = rest.index(name)
    table.rests = put(table.rests, pile, (*rest[:place], *rest[place + 1 :]))


def take_imp(table: StrTable, seat: int, pile: int) -> None:
    """STR-6.3.1: the top imp of a pile."""
    name = table.imp_piles[pile][0]
    table.imp_piles = put(table.imp_piles, pile, table.imp_piles[pile][1:])
    table.imps = put(table.imps, seat, (*table.imps[seat], name))
    table.tell(Event("imp", (("seat", seat), ("imp", name)), clause="STR-6.3.1"))


def return_imp(table: StrTable, seat: int, name: str) -> None:
    """STR-6.3.2: a used imp goes under its pile."""
    held = table.imps[seat]
    place = held.index(name)
    table.imps = put(table.imps, seat, (*held[:place], *held[place + 1 :]))
    pile = IMPS[name].element
    table.imp_piles = put(table.imp_piles, pile, (*table.imp_piles[pile], name))
