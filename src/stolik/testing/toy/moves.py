"""What may be answered at the fair, and why not: pure questions."""

from __future__ import annotations

from typing import Any, Final
from zlib import crc32

from stolik.core.options import NOT_OFFERED, Listed, Touches, Walk
from stolik.core.refusal import Refused, Why
from stolik.core.scripts import PASS, ask_of
from stolik.core.seen import sees
from stolik.core.steps import Ask, Bag
from stolik.testing.toy.core import Cards, value
from stolik.testing.toy.table import FairTable
from stolik.testing.toy.words import TEXTS

LIMIT: Final = 5
DRAW: Final = ("draw",)
REST: Final = (PASS,)
FASHIONS: Final = Bag(("H", "S", "M", "B"), (3, 2, 2, 1))


class Deals(Listed[Cards]):
    """TOY-11: draw, sell a card of the own hand, or rest; a bear and a star name a seat too."""

    def __init__(self, items: tuple[Cards, ...], hand: Cards) -> None:
        super().__init__(items)
        self.hand = hand

    def touch(self, item: Cards) -> Touches:
        if item[0] != "sell":
            return (f"button:{item[0]}",)
        return (f"card:{item[1]}", *[f"seat:{seat}" for seat in item[2:]])

    def reason(self, wish: object) -> Why:
        """The same words for a card that another holds and for one that there is not."""
        parts = tuple(wish.split(",")) if isinstance(wish, str) else wish
        if parts == DRAW:
            return TEXTS.why("refused.draw", "TOY-13")
        if isinstance(parts, tuple) and len(parts) > 1 and parts[1] in self.hand:
            return TEXTS.why("refused.target", "TOY-11", card=parts[1])
        return TEXTS.why("refused.card", "TOY-11")


def deals(table: FairTable, seat: int) -> tuple[Cards, ...]:
    """TOY-11: all that the active seat may do."""
    hand = table.hands[seat]
    draw = (DRAW,) if len(hand) < LIMIT and (table.deck or table.crows) else ()
    sales = [sale for card in hand for sale in sales_of(table, seat, card)]
    return (*draw, *sales, REST)


def sales_of(table: FairTable, seat: int, card: str) -> list[Cards]:
    """TOY-11: the ways to sell this card."""
    targets = table.rivals(seat) if card[0] == "B" else []
    if card[0] == "S":
        targets = [other for other in table.rivals(seat) if table.counters[other]]
    return [("sell", card, str(other)) for other in targets] or [("sell", card)]


def offers(table: FairTable, seat: int) -> Deals:
    """TOY-11: the same as options."""
    return Deals(deals(table, seat), table.hands[seat])


class Payment(Walk[Cards]):
    """TOY-9: coins from the purse, at least the price; what is more is a tip.

    Coins are touched in the order of their colours, so that no payment can be made in two ways.
    """

    def __init__(self, purse: Cards, price: int) -> None:
        self.purse = purse
        self.price = price

    def touches(self, prefix: Touches) -> Touches:
        ways = [f"coin:{coin}" for coin in dict.fromkeys(self.left(prefix) or ())]
        return tuple([way for way in ways if self.reaches((*prefix, way))])

    def left(self, prefix: Touches) -> Cards | None:
        """The coins that may still follow these touches; None if they cannot be made."""
        rest = self.purse
        for touch in prefix:
            coin = touch.removeprefix("coin:")
            if coin == touch or coin not in rest:
                return None
            rest = rest[rest.index(coin) + 1 :]
        return rest

    def reaches(self, prefix: Touches) -> bool:
        """Whether these touches can be made and the price can still be paid."""
        left = self.left(prefix)
        return left is not None and len(prefix) + len(left) >= self.price

    def done(self, prefix: Touches) -> bool:
        return self.price <= len(prefix) and self.reaches(prefix)

    def pick(self, prefix: Touches) -> Cards:
        if self.left(prefix) is None:
            raise Refused("illegal", TEXTS.why("refused.coin", "TOY-9"))
        if len(prefix) < self.price:
            raise Refused("illegal", TEXTS.why("refused.price", "TOY-9", price=self.price))
        return tuple([touch.removeprefix("coin:") for touch in prefix])

    def path_of(self, choice: object) -> Touches:
        if not isinstance(choice, tuple):
            raise Refused("illegal", NOT_OFFERED)
        return tuple([f"coin:{coin}" for coin in choice])

    def mark(self) -> int:
        return crc32(f"{self.price} {' '.join(self.purse)}".encode())


def treats(table: FairTable) -> tuple[Ask[Any], ...]:
    """TOY-12: who may treat the active seat, once a day, with a coin of which colour."""
    return tuple(
        [
            ask_of(seat, "treat", tuple(dict.fromkeys(table.coins[seat])), table.coins[seat][0])
            for seat in table.order()
            if seat != table.active and table.coins[seat] and not sees(table.treated, seat)
        ]
    )


def throws(table: FairTable, seat: int, bear: str) -> tuple[Ask[str], ...]:
    """TOY-17: everybody else is asked, whatever the hand: the question says nothing about it."""
    asks = []
    for other in table.seats():
        fit = [card for card in table.hands[other] if value(card) >= value(bear)]
        if other != seat:
            asks.append(ask_of(other, "throw", (PASS, *fit), PASS))
    return tuple(asks)


def mixture(table: FairTable) -> Bag[str]:
    """TOY-13: what a draw may bring, by weight: a card, or one of the crows."""
    kinds = [("card", len(table.deck)), ("crow", table.crows)]
    there = [(kind, count) for kind, count in kinds if count]
    return Bag(tuple([kind for kind, _ in there]), tuple([count for _, count in there]))
