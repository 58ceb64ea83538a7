"""What lies on the table, and who sees which part of it."""

from __future__ import annotations

from typing import ClassVar, Final

from stolik.core.seen import EVERYBODY, Seen, sees
from stolik.core.table import ABSENT, Event, Field, Table, hidden, owner, public, shown
from stolik.games.ku_radosci_pana.cards import BLANK, UNKNOWN, card_of
from stolik.games.ku_radosci_pana.names import NINJA, spot
from stolik.games.ku_radosci_pana.tower import Stone, Tower


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
