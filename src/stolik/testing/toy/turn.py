"""A day at the fair, in the order of its rules: morning, bids, the rush, turns, evening."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stolik.core.scripts import (
    PASS,
    Script,
    ask,
    ask_of,
    chance,
    open_to,
    race,
    scenes,
    together,
    under,
)
from stolik.core.seen import EVERYBODY, only
from stolik.core.table import Event
from stolik.testing.toy.cards import CLAUSES, EFFECTS, NOBODY, Effect, bake, moon
from stolik.testing.toy.core import HAND, draw_card, sell_card, value, without
from stolik.testing.toy.moves import FASHIONS, LIMIT, REST, Deals, Payment, offers, treats
from stolik.testing.toy.table import WARDEN, FairTable

ACTIONS: Final = 2
PITCH: Final = 2


def deal(table: FairTable) -> Script[str | None]:
    """TOY-2, TOY-8: three cards to each; the warden learns the first day's fashion."""
    for seat in table.seats():
        for _ in range(HAND):
            yield from draw_card(table, seat)
    table.tomorrow = yield from chance("tomorrow", FASHIONS, only(WARDEN))
    return "morning"


def morning(table: FairTable) -> Script[str | None]:
    """TOY-8: what was known to the warden is now in fashion; tomorrow is settled already."""
    table.day += 1
    table.fashion, table.tomorrow = table.tomorrow, ""
    facts = (("day", table.day), ("shape", table.fashion))
    table.tell(Event("fashion", facts, clause="TOY-8", reveals=EVERYBODY))
    table.embers, table.treated, table.actions = len(table.hands), 0, ACTIONS
    if table.day < table.days:
        table.tomorrow = yield from chance("tomorrow", FASHIONS, only(WARDEN))
    return "bidding"


def bidding(table: FairTable) -> Script[str | None]:
    """TOY-9: sealed bids for the best pitch, of all who have a coin; then turns from its holder."""
    bidders = [seat for seat in table.seats() if table.coins[seat]]
    asks = [ask_of(seat, "bid", tuple(range(len(table.coins[seat]) + 1)), 0) for seat in bidders]
    bids = yield from together(tuple(asks))
    bid = dict(zip(bidders, bids, strict=True))
    best = max(bids, default=0)
    if best:
        table.first = next(seat for seat in table.order() if bid.get(seat) == best)
        yield from under(table, "TOY-9", pay(table, table.first, best))
    table.active = table.first
    return "rush"


def pay(table: FairTable, seat: int, price: int) -> Script[None]:
    """TOY-9: the pitch is worth 2 points, and every coin beyond the price 1."""
    purse = table.coins[seat]
    coins = yield from ask(seat, "pay", Payment(purse, price), purse[:price])
    for coin in coins:
        put_into_till(table, seat, coin)
    table.points[seat] += PITCH + len(coins) - price
    table.tell(Event("pitch", (("seat", seat), ("coins", len(coins))), clause="TOY-9"))


def put_into_till(table: FairTable, seat: int, coin: str) -> None:
    """TOY-9, TOY-12: a coin leaves the purse."""
    table.coins[seat] = without(table.coins[seat], coin)
    table.till = tuple(sorted((*table.till, coin)))


def rush(table: FairTable) -> Script[str | None]:
    """TOY-10: all reach into the oven at once and in any order, until it is cold."""
    cold = yield from race(table, reach, tuple(table.seats()), is_cold)
    return "act" if cold else "rush"


def is_cold(table: FairTable) -> bool:
    """TOY-10: every tray costs an ember."""
    return table.embers == 0


def reach(table: FairTable, seat: int) -> Script[None]:
    """TOY-10: take what comes; or swap it, for a card that goes under the counter (TOY-15)."""
    ways = ("take", "swap") if len(table.hands[seat]) < LIMIT else ("swap",)
    way = yield from ask(seat, "reach", ways, "swap")
    yield from bake(table, seat)
    if way == "swap":
        yield from under(table, "TOY-15", moon(table, seat))
    table.embers = max(0, table.embers - 1)
    table.tell(Event("tray", (("seat", seat), ("way", way)), clause="TOY-10"))


def act(
    table: FairTable,
    effects: Mapping[str, Effect] = EFFECTS,
    options: Callable[[FairTable, int], Deals] = offers,
) -> Script[str | None]:
    """TOY-11: two actions a turn; at any moment of it the others may treat (TOY-12)."""
    seat = table.active
    acted = yield from open_to(
        (ask_of(seat, "act", options(table, seat), REST), *treats(table)), only(seat)
    )
    assert acted is not None
    if acted.what == "treat":
        treat(table, acted.seat, acted.answer)
        return "act"
    table.actions -= 1
    verb, card, target = (*acted.answer, "", "")[:3]
    if verb == "sell":
        sell_card(table, seat, card)
    if verb != PASS:
        kind = card[0] if card else verb
        aim = int(target) if target else NOBODY
        yield from under(table, CLAUSES[kind], effects[kind](table, seat, card, aim))
    return next_action(table)


def treat(table: FairTable, seat: int, coin: str) -> None:
    """TOY-12: a coin into the till, a point for who treats and one for who is treated."""
    put_into_till(table, seat, coin)
    table.treated |= only(seat)
    table.points[seat] += 1
    table.points[table.active] += 1
    table.tell(Event("treat", (("seat", seat), ("coin", coin)), clause="TOY-12"))


def next_action(table: FairTable) -> str:
    """TOY-11: the second action, the next seat, or the evening."""
    if table.actions:
        return "act"
    table.active = (table.active + 1) % len(table.hands)
    table.actions = ACTIONS
    return "evening" if table.active == table.first else "act"


def evening(table: FairTable) -> Script[str | None]:
    """TOY-18: what lay under the counters comes to light; then the stalls are scored."""
    for seat in table.seats():
        for card, _ in table.counters[seat]:
            facts = (("seat", seat), ("card", card))
            table.tell(Event("unveiled", facts, clause="TOY-18", reveals=EVERYBODY))
            table.stalls[seat] = (*table.stalls[seat], card)
        table.counters[seat] = ()
        score_stall(table, seat)
    yield from ()
    return "morning" if table.day < table.days else "close"


def score_stall(table: FairTable, seat: int) -> None:
    """TOY-18: each card its number, what is in fashion twice; then the stall is cleared."""
    stall = table.stalls[seat]
    points = sum([value(card) * (2 if card[0] == table.fashion else 1) for card in stall])
    table.points[seat] += points
    table.crumbs = (*table.crumbs, *stall)
    table.stalls[seat] = ()
    table.tell(Event("scored", (("seat", seat), ("points", points)), clause="TOY-18"))


def close(table: FairTable) -> Script[str | None]:
    """TOY-19: two points for coins of all three colours; then the fair is over."""
    for seat in table.seats():
        if len(set(table.coins[seat])) == 3:
            table.points[seat] += 2
    table.tell(Event("closed", clause="TOY-19"))
    yield from ()
    return None


SCENES: Final = scenes(
    ("TOY-2", deal),
    ("TOY-8", morning),
    ("TOY-9", bidding),
    ("TOY-10", rush),
    ("TOY-11", act),
    ("TOY-18", evening),
    ("TOY-19", close),
)
