"""The toy game with one line changed, six times: each variant leaks in a way of its own.

The suite has to find every one of them. `LEAKS` has them by the way they leak.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from stolik.core.refusal import Why
from stolik.core.scripts import Scene, Script
from stolik.core.spec import Game
from stolik.core.steps import Ask
from stolik.core.table import Event, Field, public
from stolik.testing.toy import SPEC_FIELDS, Fair
from stolik.testing.toy.cards import EFFECTS, NOBODY, Effect, bake, bear, moon
from stolik.testing.toy.core import Cards, value, without
from stolik.testing.toy.moves import Deals, deals, offers, throws
from stolik.testing.toy.table import FairTable
from stolik.testing.toy.turn import SCENES, act
from stolik.testing.toy.words import TEXTS

Offers = Callable[[FairTable, int], Deals]


def acting(effects: Mapping[str, Effect], options: Offers = offers) -> dict[str, Scene]:
    """The scripts of the fair with other effects, or other options, of an action."""
    effects = {**EFFECTS, **effects}
    return {**SCENES, "act": Scene("act", "TOY-11", lambda table: act(table, effects, options))}


# By a field: the hands are open.

OPEN_HANDS: Final[tuple[Field, ...]] = tuple(
    [public("hands") if field.name == "hands" else field for field in SPEC_FIELDS]
)


# By the number of asks: who holds nothing worth hiding is not asked to hide.


def proud_moon(table: FairTable, seat: int, card: str, target: int) -> Script[None]:
    """TOY-15, but for the first line."""
    if any([value(held) > 5 for held in table.hands[seat]]):
        yield from moon(table, seat, card, target)


# By who is asked: only those who have something to throw.


def armed(table: FairTable, seat: int, card: str) -> tuple[Ask[str], ...]:
    """TOY-17, but for this line."""
    return tuple([one for one in throws(table, seat, card) if one.options.count() > 1])


def polite_bear(table: FairTable, seat: int, card: str, target: int) -> Script[None]:
    """TOY-17 with other seats asked."""
    yield from bear(table, seat, card, target, asked=armed)


# By an event: everybody is told the best card of who has drawn.


def loud_bake(table: FairTable, seat: int, card: str, target: int) -> Script[None]:
    """TOY-13, but for the last line."""
    yield from bake(table, seat)
    table.tell(Event("card", (("card", max(table.hands[seat], default="")),), clause="TOY-13"))


# By a refusal: a card that another holds is told from one that nobody holds.


class NosyDeals(Deals):
    """TOY-11 with a refusal that knows too much."""

    def __init__(self, items: tuple[Cards, ...], hand: Cards, others: Cards) -> None:
        super().__init__(items, hand)
        self.others = others

    def reason(self, wish: object) -> Why:
        """The words depend on where the card is."""
        if isinstance(wish, str) and wish.removeprefix("sell,") in self.others:
            return TEXTS.why("refused.target", "TOY-11", card=wish)
        return super().reason(wish)


def nosy_offers(table: FairTable, seat: int) -> NosyDeals:
    """TOY-11: the options are the same, only their refusals are not."""
    others = [card for other in table.seats() if other != seat for card in table.hands[other]]
    return NosyDeals(deals(table, seat), table.hands[seat], tuple(others))


# By an ordered deck: what is drawn lies ready on top, and chance is not asked.


def draw_top(table: FairTable, seat: int) -> Script[None]:
    """TOY-2, but for the first line."""
    card = table.deck[0]
    table.deck = without(table.deck, card)
    table.hands[seat] = tuple(sorted((*table.hands[seat], card)))
    table.tell(Event("drew", (("seat", seat),), clause="TOY-2"))
    table.tell(Event("card", (("card", card),), 1 << seat, "TOY-2"))
    yield from ()


def stacked_bake(table: FairTable, seat: int, card: str, target: int) -> Script[None]:
    """TOY-13 with a deck that has a top."""
    yield from bake(table, seat, card, NOBODY, draw=draw_top)


LEAKS: Final[Mapping[str, Game[Any]]] = {
    "field": Fair("toy_field", fields=OPEN_HANDS),
    "count": Fair("toy_count", acting({"M": proud_moon})),
    "who": Fair("toy_who", acting({"B": polite_bear})),
    "event": Fair("toy_event", acting({"draw": loud_bake})),
    "refusal": Fair("toy_refusal", acting({}, nosy_offers)),
    "deck": Fair("toy_deck", acting({"draw": stacked_bake})),
}
