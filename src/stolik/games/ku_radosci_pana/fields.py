"""Who sees which part of the table (KRP-A47, KRP-A50)."""

from __future__ import annotations

from typing import Final

from stolik.core.seen import Seen, sees
from stolik.core.table import ABSENT, Field, hidden, owner, public, shown
from stolik.games.ku_radosci_pana.cards import BLANK, UNKNOWN, card_of
from stolik.games.ku_radosci_pana.names import NINJA
from stolik.games.ku_radosci_pana.table import KrpTable, Play
from stolik.games.ku_radosci_pana.tower import Stone, Tower


def seen_stone(stone: Stone, seat: int) -> Stone:
    """KRP-A47: a face-down Ninja is known to who played or deflected it, and once revealed."""
    if not stone.down or sees(stone.known, seat):
        return stone
    return Stone(stone.place, BLANK, False, True, 0)


def seen_tower(tower: Tower, seat: int) -> Tower:
    """A tower as a seat sees it."""
    return Tower(tuple([seen_stone(stone, seat) for stone in tower.stones]))


def seen_towers(table: KrpTable, seat: int) -> list[Tower]:
    """All towers as a seat sees them."""
    return [seen_tower(tower, seat) for tower in table.towers]


def is_hidden(play: Play, known: Seen, seat: int) -> bool:
    """KRP-A9: whether a seat may not know the minion that is being played."""
    return card_of(play.card).traits & NINJA != 0 and not sees(known, seat)


def veiled(play: Play) -> Play:
    """A played Ninja as the others see it: its place, not which it is nor how it lies."""
    return Play(UNKNOWN, play.tower, play.place)


def seen_flying(table: KrpTable, seat: int) -> object:
    """The card just announced, as a seat sees it."""
    play = table.flying
    if play is None or not is_hidden(play, table.flying_known, seat):
        return play
    return veiled(play)


def seen_deck(table: KrpTable, seat: int) -> int:
    """How many cards are left, those under Idzie! and Już tu jest! too; anybody may count them."""
    return len(table.pool) + table.brawls + table.returned


def seen_brawls(table: KrpTable, seat: int) -> int:
    """KRP-D9: how many brawls are left can be counted by anybody."""
    return table.brawls + table.returned


def seen_next(table: KrpTable, seat: int) -> object:
    """KRP-A52: in speed building everyone sees only his own next card."""
    return ABSENT if seat < 0 or not table.next_cards else table.next_cards[seat]


def seen_left(table: KrpTable, seat: int) -> list[int]:
    """How many cards everybody holds."""
    return [len(hand) for hand in table.hands]


FIELDS: Final[tuple[Field, ...]] = (
    public("mode"),
    public("rules"),  # the options agreed on
    public("homes"),  # whose tower is whose (KRP-R1, KRP-V2)
    shown("towers", seen_towers),
    public("fore"),  # where each seat's foreminion stands (KRP-K1)
    owner("hands"),
    hidden("pool"),  # minions and orders yet to be drawn, in no order
    public("box"),  # left out of this game (KRP-S4, KRP-V3)
    public("discard"),  # face up (KRP-M3)
    hidden("brawls"),  # anywhere in the deck
    hidden("returned"),  # brawls shuffled back after the deal, above Idzie! (KRP-S8, KRP-A45)
    public("fought"),  # brawls that have been resolved
    hidden("small"),  # the size of the small deck (KRP-S6, KRP-A44)
    hidden("under"),  # how many of its cards lie under Już tu jest!
    public("top"),  # whether the top of the deck is known to be no event (KRP-A50)
    public("coming"),  # whether Idzie! is out of the deck (KRP-E1)
    public("announced"),  # whether Idzie! is in this game at all (KRP-A40)
    public("active"),
    public("step"),  # which of the two plays of a turn comes now (KRP-T1, KRP-T2)
    public("played"),  # how many cards were played in this turn (KRP-A64)
    shown("flying", seen_flying),  # the card announced, until it takes effect (KRP-A8)
    public("thrower"),  # who announced it
    hidden("flying_known"),
    public("catcher"),  # who deflected it last, and is to play it anew (KRP-C8)
    public("loose"),  # by tower, the columns in which falls are due (KRP-G1, KRP-A11)
    public("jumps"),  # foreminions whose minion has died: seat and safe places (KRP-K5)
    public("phase"),  # what follows when the towers are at rest
    public("priority"),  # of the attacks to come (KRP-F2)
    public("lone"),  # the attacker of an aggression order, or none (KRP-C5)
    public("spent"),  # Kamikaze minions that have attacked in this round (KRP-TR6)
    public("fights"),  # brawls still to be fought now (KRP-E2)
    public("after"),  # what follows the last of them, or the order
    shown("next_cards", seen_next),
    public("piles"),  # cards that each seat has still to turn over (KRP-V3)
    shown("held", seen_left, stored=False),
    shown("brawls_left", seen_brawls, stored=False),
    shown("deck", seen_deck, stored=False),
)
