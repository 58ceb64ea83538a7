"""The toy game with one thing broken that is no leak: each variant breaks a law of its own.

The suite has to find every one of them. `FAULTS` has them by what is broken.
"""

from __future__ import annotations

from collections.abc import Generator
from itertools import count
from typing import Any, Final

from stolik.core.scripts import Scene, Script, ask
from stolik.core.seen import only
from stolik.core.spec import Game, Setup
from stolik.core.steps import Step
from stolik.core.table import Event, stored_values
from stolik.testing.toy import Fair
from stolik.testing.toy.cards import NOBODY, bake, heart
from stolik.testing.toy.leaky import acting
from stolik.testing.toy.moves import Deals, deals
from stolik.testing.toy.table import FIELDS, FairTable
from stolik.testing.toy.turn import SCENES, evening

COUNTER: Final = count()
"""What no game may have: something that changes between two runs of one script."""


def bursting_heart(table: FairTable, seat: int, card: str, target: int) -> Script[None]:
    """TOY-14, and then the oven bursts: a script that raises in mid-effect."""
    yield from heart(table, seat, card, target)
    raise RuntimeError("The oven has burst.")


def wavering_offers(table: FairTable, seat: int) -> Deals:
    """TOY-11: the same options in an order that is another one at every run."""
    items = deals(table, seat)
    turned = next(COUNTER) % len(items)
    return Deals(items[turned:] + items[:turned], table.hands[seat])


class SharingTable(FairTable):
    """A table whose copies share a list."""

    def copy(self) -> SharingTable:
        made = SharingTable(*stored_values(FIELDS, super().copy()))  # type: ignore[arg-type]  # in the constructor's order
        made.stalls = self.stalls
        return made


class Sharing(Fair):
    """The fair on a table whose copies share a list."""

    def table(self, setup: Setup) -> SharingTable:
        return self.read_table(stored_values(FIELDS, super().table(setup)))

    def read_table(self, values: list[Any]) -> SharingTable:
        return SharingTable(*values)


def clumsy_bake(table: FairTable, seat: int, card: str, target: int) -> Script[None]:
    """TOY-13, and a card falls under the table: a piece is lost."""
    yield from bake(table, seat)
    table.deck = table.deck[1:]


def long_evening(table: FairTable) -> Script[str | None]:
    """TOY-18, and always another day: the game never ends."""
    yield from evening(table)
    return "morning"


def shut_gate(table: FairTable) -> Generator[Step, object, str | None]:
    """TOY-19, and then it waits, for no seat and no chance, and has no result: a dead end."""
    yield Step()
    return None


def empty_gate(table: FairTable) -> Script[str | None]:
    """TOY-19, and then it asks, with nothing on offer: another dead end."""
    yield from ask(0, "coin", (), "b")
    return None


def sly_star(table: FairTable, seat: int, card: str, target: int) -> Script[None]:
    """TOY-16, but its first event does not say that it reveals: an undo takes knowledge along."""
    if target == NOBODY:
        return
    for hidden, _ in table.counters[target]:
        facts = (("seat", target), ("card", hidden))
        table.tell(Event("saw", facts, only(seat), "TOY-16"))
    table.counters[target] = tuple(
        [(hidden, known | only(seat)) for hidden, known in table.counters[target]]
    )
    table.tell(Event("peeked", (("seat", seat), ("target", target)), clause="TOY-16"))
    yield from ()


FAULTS: Final[dict[str, Game[Any]]] = {
    "raises": Fair("toy_raises", acting({"H": bursting_heart})),
    "wavers": Fair("toy_wavers", acting({}, wavering_offers)),
    "shares": Sharing("toy_shares"),
    "loses": Fair("toy_loses", acting({"draw": clumsy_bake})),
    "endless": Fair("toy_endless", {**SCENES, "evening": Scene("evening", "TOY-18", long_evening)}),
    "dead_end": Fair("toy_dead_end", {**SCENES, "close": Scene("close", "TOY-19", shut_gate)}),
    "no_option": Fair("toy_no_option", {**SCENES, "close": Scene("close", "TOY-19", empty_gate)}),
    "sly": Fair("toy_sly", acting({"S": sly_star})),
}
