"""The core of the toy game, a game of its own (TOY-1 to TOY-5): draw in secret, or sell openly."""

from __future__ import annotations

from typing import Any, Final

from stolik.core.rng import Rng
from stolik.core.scripts import Script, ask, chance, scenes
from stolik.core.seen import only
from stolik.core.spec import Game, Mode, Result, Setup, places
from stolik.core.table import Event, Table, hidden, owner, public
from stolik.testing.toy.words import TEXTS

CARDS: Final = tuple([f"{shape}{number}" for shape in "HSMB" for number in range(1, 10)])
HAND: Final = 3
Cards = tuple[str, ...]


class StallTable(Table):
    """What lies on the table. The deck is a bag: kept sorted, its order says nothing."""

    def __init__(self, hands: list[Cards], stalls: list[Cards], deck: Cards, active: int) -> None:
        super().__init__()
        self.hands = hands
        self.stalls = stalls
        self.deck = deck
        self.active = active

    def copy(self) -> StallTable:
        return StallTable(self.hands.copy(), self.stalls.copy(), self.deck, self.active)

    def seats(self) -> range:
        return range(len(self.hands))


def value(card: str) -> int:
    """TOY-1: what a card is worth."""
    return int(card[1:])


def without(cards: Cards, gone: str) -> Cards:
    """The cards without this one."""
    return cards[: cards.index(gone)] + cards[cards.index(gone) + 1 :]


def draw_card(table: StallTable, seat: int) -> Script[None]:
    """TOY-2: only who draws a card sees it."""
    card = yield from chance("card", table.deck, only(seat))
    table.deck = without(table.deck, card)
    table.hands[seat] = tuple(sorted((*table.hands[seat], card)))
    table.tell(Event("drew", (("seat", seat),), clause="TOY-2"))
    table.tell(Event("card", (("card", card),), only(seat), "TOY-2"))


def sell_card(table: StallTable, seat: int, card: str) -> None:
    """TOY-4: a card from the hand goes onto the stall, for all to see."""
    table.hands[seat] = without(table.hands[seat], card)
    table.stalls[seat] = (*table.stalls[seat], card)
    table.tell(Event("sold", (("seat", seat), ("card", card)), clause="TOY-4"))


def deal(table: StallTable) -> Script[str | None]:
    """TOY-2: three cards to each."""
    for seat in table.seats():
        for _ in range(HAND):
            yield from draw_card(table, seat)
    return "turn"


def turn(table: StallTable) -> Script[str | None]:
    """TOY-3: draw a card or sell one; the game ends with the deck (TOY-5)."""
    seat = table.active
    choice = yield from ask(seat, "turn", ("draw", *table.hands[seat]), "draw")
    if choice == "draw":
        yield from draw_card(table, seat)
    else:
        sell_card(table, seat, choice)
    table.active = (seat + 1) % len(table.hands)
    return "turn" if table.deck else None


class Core(Game[StallTable]):
    def table(self, setup: Setup) -> StallTable:
        return StallTable([()] * setup.seats, [()] * setup.seats, CARDS, 0)

    def read_table(self, values: list[Any]) -> StallTable:
        return StallTable(*values)

    def redeal(self, table: StallTable, seat: int, rng: Rng) -> None:
        """What a seat may not know: the deck and the hands of the others."""
        others = [other for other in table.seats() if other != seat]
        held = [card for other in others for card in table.hands[other]]
        cards = iter(rng.shuffled([*table.deck, *held]))
        for other in others:
            table.hands[other] = tuple(sorted([next(cards) for _ in table.hands[other]]))
        table.deck = tuple(sorted(cards))

    def result(self, table: StallTable) -> Result:
        """TOY-5: what lies on the stalls."""
        points = tuple([sum(map(value, stall)) for stall in table.stalls])
        return Result(places(points), points, "deck_empty")

    def components(self, table: StallTable) -> dict[str, int]:
        lying = [*table.deck, *[card for pile in table.hands + table.stalls for card in pile]]
        return {card: lying.count(card) for card in CARDS}


FIELDS: Final = (owner("hands"), public("stalls"), hidden("deck"), public("active"))
CORE: Final = Core(
    name="toy_core",
    rules=1,
    modes=(Mode("stalls", 2, 4),),
    scenes=scenes(("TOY-2", deal), ("TOY-3", turn)),
    first="deal",
    fields=FIELDS,
    texts=TEXTS,
    longest=2 * (len(CARDS) - HAND),
)
