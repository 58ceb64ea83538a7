"""What a draw brings, and what each shape does when it is sold (TOY-13 to TOY-17)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stolik.core.scripts import PASS, Script, ask, chance, drive, window
from stolik.core.seen import EVERYBODY, only
from stolik.core.steps import Acted, Ask, Bag, Chance, Open, Step
from stolik.core.table import Event
from stolik.testing.toy.core import draw_card, value, without
from stolik.testing.toy.moves import mixture, throws
from stolik.testing.toy.table import FairTable

Effect = Callable[[FairTable, int, str, int], Script[None]]
Draw = Callable[[FairTable, int], Script[None]]
Asked = Callable[[FairTable, int, str], tuple[Ask[str], ...]]
NOBODY: Final = -1


def bake(
    table: FairTable, seat: int, card: str = "", target: int = NOBODY, draw: Draw = draw_card
) -> Script[None]:
    """TOY-13: all see whether it is a crow; only the seat itself sees which card."""
    if not table.deck and not table.crows:
        return
    kind = yield from chance("kind", mixture(table))
    if kind == "card":
        yield from draw(table, seat)
    else:
        table.crows -= 1
        table.crumbs = (*table.crumbs, "crow")
        table.tell(Event("crow", (("seat", seat),), clause="TOY-13"))


def heart(table: FairTable, seat: int, card: str, target: int) -> Script[None]:
    """TOY-14: take a coin of any colour from the till, if there is one."""
    if not table.till:
        return
    coin = yield from ask(seat, "coin", tuple(dict.fromkeys(table.till)), table.till[0])
    table.till = without(table.till, coin)
    table.coins[seat] = tuple(sorted((*table.coins[seat], coin)))
    table.tell(Event("coin", (("seat", seat), ("coin", coin)), clause="TOY-14"))


def moon(table: FairTable, seat: int, card: str = "", target: int = NOBODY) -> Script[None]:
    """TOY-15: put a card under the counter; only the own side knows which. Luck may choose it."""
    if not table.hands[seat]:
        return
    side = only(*table.side(seat))
    chosen = yield from ask(
        seat, "hide", table.hands[seat], Chance("hide", Bag(table.hands[seat]), side), side
    )
    table.hands[seat] = without(table.hands[seat], chosen)
    table.counters[seat] = (*table.counters[seat], (chosen, side))
    table.tell(Event("hid", (("seat", seat),), clause="TOY-15"))
    table.tell(Event("hid_card", (("seat", seat), ("card", chosen)), side, "TOY-15"))


def star(table: FairTable, seat: int, card: str, target: int) -> Script[None]:
    """TOY-16: look under the counter of another seat; all see that, and only the seat sees what."""
    if target == NOBODY:
        return
    for hidden, _ in table.counters[target]:
        facts = (("seat", target), ("card", hidden))
        table.tell(Event("saw", facts, only(seat), "TOY-16", reveals=only(seat)))
    table.counters[target] = tuple(
        [(hidden, known | only(seat)) for hidden, known in table.counters[target]]
    )
    table.tell(Event("peeked", (("seat", seat), ("target", target)), clause="TOY-16"))
    yield from ()


def bear(
    table: FairTable, seat: int, card: str, target: int, asked: Asked = throws
) -> Script[None]:
    """TOY-17: it eats the dearest card of a stall, unless somebody throws it another one."""
    table.tell(Event("bear", (("seat", seat), ("target", target)), clause="TOY-17"))
    acted = yield from window(asked(table, seat, card), EVERYBODY)
    if acted is not None:
        thrown = acted.answer
        table.hands[acted.seat] = without(table.hands[acted.seat], thrown)
        table.crumbs = (*table.crumbs, thrown)
        table.tell(Event("thrown", (("seat", acted.seat), ("card", thrown)), clause="TOY-17"))
    elif table.stalls[target]:
        eaten = dearest(table, target)
        table.stalls[target] = without(table.stalls[target], eaten)
        table.crumbs = (*table.crumbs, eaten)
        table.tell(Event("eaten", (("seat", target), ("card", eaten)), clause="TOY-17"))


def dearest(table: FairTable, seat: int) -> str:
    """TOY-17: the dearest card of a stall, and of equal ones the first laid."""
    return max(table.stalls[seat], key=value)


EFFECTS: Final[Mapping[str, Effect]] = {
    "draw": bake,
    "H": heart,
    "M": moon,
    "S": star,
    "B": bear,
}
CLAUSES: Final = {"draw": "TOY-13", "H": "TOY-14", "M": "TOY-15", "S": "TOY-16", "B": "TOY-17"}


def risk(table: FairTable, seat: int) -> int:
    """What a bear would cost this seat now, if nobody threw it anything: a question, no move."""
    if seat < 0:
        return 0
    rival = table.rivals(seat)[0]
    after, _ = drive(table, lambda draft: bear(draft, rival, "B1", seat), nobody_throws)
    return sum(map(value, table.stalls[seat])) - sum(map(value, after.stalls[seat]))


def nobody_throws(step: Step) -> object:
    """Everybody lets the bear's window go by."""
    assert isinstance(step, Open)
    return Acted(step.asks[0].seat, step.asks[0].what, PASS)
