"""What lies on the table at the gingerbread fair, and who sees which part of it."""

from __future__ import annotations

from typing import Final

from stolik.core.seen import Seen, sees
from stolik.core.table import Field, public, seats, shown
from stolik.testing.toy import core
from stolik.testing.toy.core import Cards, StallTable

WARDEN: Final = 0
Side = tuple[int, ...]
Counter = tuple[tuple[str, Seen], ...]
"""The cards under one counter, each with those who know it."""


class FairTable(StallTable):
    """The core's table, and all that a fair adds to it."""

    def __init__(
        self,
        hands: list[Cards],
        stalls: list[Cards],
        deck: Cards,
        active: int,
        sides: tuple[Side, ...],
        days: int,
        day: int,
        first: int,
        actions: int,
        fashion: str,
        tomorrow: str,
        crows: int,
        embers: int,
        coins: list[Cards],
        till: Cards,
        treated: Seen,
        counters: list[Counter],
        crumbs: Cards,
        points: list[int],
        gone: Seen,
    ) -> None:
        super().__init__(hands, stalls, deck, active)
        self.sides = sides
        self.days = days
        self.day = day
        self.first = first
        self.actions = actions
        self.fashion = fashion
        self.tomorrow = tomorrow
        self.crows = crows
        self.embers = embers
        self.coins = coins
        self.till = till
        self.treated = treated
        self.counters = counters
        self.crumbs = crumbs
        self.points = points
        self.gone = gone

    def copy(self) -> FairTable:
        return FairTable(
            self.hands.copy(),
            self.stalls.copy(),
            self.deck,
            self.active,
            self.sides,
            self.days,
            self.day,
            self.first,
            self.actions,
            self.fashion,
            self.tomorrow,
            self.crows,
            self.embers,
            self.coins.copy(),
            self.till,
            self.treated,
            self.counters.copy(),
            self.crumbs,
            self.points.copy(),
            self.gone,
        )

    def order(self) -> list[int]:
        """The seats in the order of play, from the one that leads."""
        count = len(self.hands)
        return [(self.first + step) % count for step in range(count)]

    def side(self, seat: int) -> Side:
        """TOY-6: the seat and, in pairs, its partner."""
        return next(side for side in self.sides if seat in side)

    def rivals(self, seat: int) -> list[int]:
        """All who are not on this seat's side."""
        return [other for other in self.seats() if other not in self.side(seat)]


def seen_counters(table: FairTable, seat: int) -> list[Cards]:
    """TOY-16: under a counter a seat sees the cards that it knows, and backs."""
    return [
        tuple([card if sees(known, seat) else "?" for card, known in counter])
        for counter in table.counters
    ]


FIELDS: Final[tuple[Field, ...]] = (
    *core.FIELDS,
    shown("held", lambda table, seat: [len(hand) for hand in table.hands], stored=False),
    shown("left", lambda table, seat: len(table.deck), stored=False),
    public("sides"),
    public("days"),
    public("day"),
    public("first"),
    public("actions"),  # left in this turn (TOY-11)
    public("fashion"),
    seats("tomorrow", frozenset({WARDEN})),  # tomorrow's fashion (TOY-8)
    public("crows"),  # in the deck; how many is known, where is not (TOY-13)
    public("embers"),
    public("coins"),
    public("till"),
    public("treated"),  # who has treated somebody today (TOY-12)
    shown("counters", seen_counters),
    public("crumbs"),
    public("points"),
    public("gone"),
)
