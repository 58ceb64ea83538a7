"""What lies on the table. Who sees which part of it stands in `fields.py`."""

from __future__ import annotations

from typing import ClassVar, Final

from stolik.core.seen import EVERYBODY, Seen
from stolik.core.table import Event, Table
from stolik.games.ku_radosci_pana.cards import UNKNOWN, card_of
from stolik.games.ku_radosci_pana.names import spot
from stolik.games.ku_radosci_pana.tower import Tower


class Play:
    """A card announced: which, how, and where (KRP-A63: one composite answer).

    A minion goes to `place`, `turned` or not. An order uses its option `half` on the minion at
    `place`; a move takes it to `to`, a swap exchanges it with the one at `to`.
    """

    __match_args__: ClassVar = ("card", "tower", "place", "turned", "half", "to")

    def __init__(
        self, card: int, tower: int, place: int, turned: bool = False, half: int = 0, to: int = 0
    ) -> None:
        self.card = card
        self.tower = tower
        self.place = place
        self.turned = turned
        self.half = half
        self.to = to

    def notation(self) -> str:
        """Card, option, tower, place, and where to or how turned: `winda/a@0:1,2>1,3`."""
        card = card_of(self.card)
        half = "/" + "ab"[self.half] if card.halves else ""
        to = f">{spot(self.to)}" if self.to else ""
        return f"{card.key}{half}@{self.tower}:{spot(self.place)}{to}{'^' if self.turned else ''}"


class KrpTable(Table):
    """The towers, hands and deck, and where a turn, a brawl or a falling tower stands."""

    def __init__(
        self,
        mode: str,
        rules: tuple[str, ...],
        homes: tuple[int, ...],
        towers: list[Tower],
        fore: list[int],
        hands: list[tuple[int, ...]],
        pool: tuple[int, ...],
        box: tuple[int, ...],
        discard: tuple[int, ...],
        brawls: int,
        returned: int,
        fought: int,
        small: int,
        under: int,
        top: bool,
        coming: bool,
        announced: bool,
        active: int,
        step: int,
        played: int,
        flying: Play | None,
        thrower: int,
        flying_known: Seen,
        catcher: int,
        loose: list[tuple[int, ...]],
        jumps: tuple[tuple[int, tuple[int, ...]], ...],
        phase: str,
        priority: int,
        lone: int,
        spent: tuple[int, ...],
        fights: int,
        after: str,
        next_cards: list[int],
        piles: list[int],
    ) -> None:
        super().__init__()
        self.mode = mode
        self.rules = rules
        self.homes = homes
        self.towers = towers
        self.fore = fore
        self.hands = hands
        self.pool = pool
        self.box = box
        self.discard = discard
        self.brawls = brawls
        self.returned = returned
        self.fought = fought
        self.small = small
        self.under = under
        self.top = top
        self.coming = coming
        self.announced = announced
        self.active = active
        self.step = step
        self.played = played
        self.flying = flying
        self.thrower = thrower
        self.flying_known = flying_known
        self.catcher = catcher
        self.loose = loose
        self.jumps = jumps
        self.phase = phase
        self.priority = priority
        self.lone = lone
        self.spent = spent
        self.fights = fights
        self.after = after
        self.next_cards = next_cards
        self.piles = piles

    def copy(self) -> KrpTable:
        return KrpTable(
            self.mode,
            self.rules,
            self.homes,
            self.towers.copy(),
            self.fore.copy(),
            self.hands.copy(),
            self.pool,
            self.box,
            self.discard,
            self.brawls,
            self.returned,
            self.fought,
            self.small,
            self.under,
            self.top,
            self.coming,
            self.announced,
            self.active,
            self.step,
            self.played,
            self.flying,
            self.thrower,
            self.flying_known,
            self.catcher,
            self.loose.copy(),
            self.jumps,
            self.phase,
            self.priority,
            self.lone,
            self.spent,
            self.fights,
            self.after,
            self.next_cards.copy(),
            self.piles.copy(),
        )

    def seats(self) -> range:
        """The seats at this table."""
        return range(len(self.homes))

    def owners(self, tower: int) -> list[int]:
        """KRP-R1, KRP-V2: whose tower this is; a team's has two owners."""
        return [seat for seat in self.seats() if self.homes[seat] == tower]

    def turn_order(self) -> list[int]:
        """KRP-T7: the seats from the active one to the left."""
        count = len(self.homes)
        return [(self.active + step) % count for step in range(count)]

    def tower_order(self) -> list[int]:
        """KRP-A48: the towers, clockwise from the active player's."""
        return list(dict.fromkeys([self.homes[seat] for seat in self.turn_order()]))

    def standing_on(self, tower: int, place: int) -> list[int]:
        """KRP-K1: whose foreminions stand on this minion."""
        return [seat for seat in self.owners(tower) if self.fore[seat] == place]

    def tell_turn(self) -> None:
        """KRP-T7: a turn begins."""
        if self.told is not None:
            facts = (("seat", self.active),)
            self.tell(Event("turn", facts, clause="KRP-T7", barrier=True))

    def happens(self, kind: str, clause: str, *facts: tuple[str, object]) -> None:
        """Tell what all may see."""
        if self.told is not None:
            self.tell(Event(kind, facts, clause=clause))


NO_RULES: Final = ()


def blank_table(homes: tuple[int, ...], towers: list[Tower], fore: list[int]) -> KrpTable:
    """A table with towers and foreminions and nothing else: for positions, previews and bots."""
    seats = len(homes)
    return KrpTable(
        "game",
        NO_RULES,
        homes,
        towers,
        fore,
        [()] * seats,
        (),
        (),
        (),
        0,
        0,
        0,
        0,
        0,
        True,
        False,
        True,
        0,
        0,
        0,
        None,
        0,
        EVERYBODY,
        0,
        [()] * len(towers),
        (),
        "",
        0,
        UNKNOWN,
        (),
        0,
        "",
        [],
        [],
    )
