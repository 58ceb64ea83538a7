"""Any moment: what a seat does from its tray, and when it may (STR-A52, STR-A68)."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from stolik.core.options import Listed, Options, Touches
from stolik.core.scripts import Script, ask_of, open_to, under
from stolik.core.seen import only
from stolik.core.table import Event
from stolik.games.straszydla.bank import (
    gain,
    gain_terror,
    hand_over,
    pay,
    return_imp,
    take_creature,
    take_imp,
)
from stolik.games.straszydla.components import HELP, IMPS
from stolik.games.straszydla.effects import EFFECTS
from stolik.games.straszydla.effects.verbs import kind, set_die, value
from stolik.games.straszydla.names import ELEMENTS, NO_CUBES, Cubes
from stolik.games.straszydla.table import Offer, StrTable, changed, put
from stolik.games.straszydla.tray import Either, Tray, from_tray, simplest, usable

C = TypeVar("C")
TRAY: Final = "tray"
READY: Final = "ready"


def moment(
    table: StrTable, seat: int, what: str, options: Options[C] | tuple[C, ...], default: C
) -> Script[C | None]:
    """STR-A52: a decision of the acting seat, the own tray with it, those of the others beside it.

    Nobody else is waited for. None says that a tray was used instead: then the scene is played
    again, the checkpoint.
    """
    main: Options[Any] = Listed(options) if isinstance(options, tuple) else options
    still = table.copy()
    if usable(still, seat):
        main = Either(main, Tray(still, seat))
    trays = [
        ask_of(other, TRAY, Tray(still, other), simplest(still, other), standing=True)
        for other in table.order()
        if other != seat and usable(still, other)
    ]
    own = ask_of(seat, what, main, default, standing=True)
    acted = yield from open_to((own, *trays), only(seat))
    assert acted is not None
    if acted.what == TRAY or from_tray(acted.answer):
        yield from under(table, "STR-A52", use(table, acted.seat, acted.answer))
        return None
    answer: C = acted.answer
    return answer


def breath(table: StrTable, seat: int) -> Script[bool]:
    """STR-A68: the window before plans or bids are laid; False if a tray was used in it."""
    if not any([usable(table, one) for one in table.seats()]):
        return True
    ready = yield from moment(table, seat, READY, (READY,), READY)
    return ready is not None


def use(table: StrTable, seat: int, choice: Touches) -> Script[None]:
    """Do what was chosen from the tray."""
    table.tell(Event("tray", (("seat", seat), ("choice", choice)), clause="STR-A52"))
    head, rest = choice[0], choice[1:]
    what = head.partition(":")[0]
    if what in ("get", "pile", "buy"):
        pay(table, seat, paid(rest))
    if what == "get":
        gain(table, seat, kind(head), 1)
    elif what == "pile":
        take_imp(table, seat, kind(head))
    elif what == "buy":
        yield from under(table, "STR-6.5", take_creature(table, seat, kind(head)))
        table.bought |= 1 << seat
    elif what == "imp":
        yield from under(table, "STR-6.3.2", play_imp(table, seat, value(head), rest))
    elif what == "terror":
        use_terror(table, seat, value(head), rest[0])
    else:
        trade(table, seat, what, choice)


def paid(rest: Touches) -> Cubes:
    """The cubes of a payment."""
    cubes = NO_CUBES
    for touch in rest:
        cubes = changed(cubes, kind(touch), 1)
    return cubes


def play_imp(table: StrTable, seat: int, name: str, way: Touches) -> Script[None]:
    """STR-6.3.2, STR-6.3.4: the effect, or one fear cube of its colour; then under the pile."""
    if way[0].startswith("swap:"):
        gain(table, seat, IMPS[name].element, 1)
    else:
        yield from EFFECTS[name][1](table, seat, way)
    return_imp(table, seat, name)


def use_terror(table: StrTable, seat: int, action: str, aim: str) -> None:
    """STR-6.6, STR-A44: terror cubes go back, and the action of the help card is done."""
    if action == "imp":
        gain_terror(table, seat, -HELP.imp)
        take_imp(table, seat, ELEMENTS.index(value(aim)))
    elif action == "feed":
        gain_terror(table, seat, -HELP.feed)
        table.fed = put(table.fed, seat, (*table.fed[seat], value(aim)))
    else:
        gain_terror(table, seat, -HELP.die)
        scare = table.scare
        assert scare is not None
        place = int(value(aim))
        set_die(table, place, scare.dice[place] + (1 if aim.startswith("up:") else -1))


def trade(table: StrTable, seat: int, what: str, choice: Touches) -> None:
    """STR-6.4, STR-A69: make an offer, take it back, or accept another's."""
    if what == "withdraw":
        table.offers = put(table.offers, seat, None)
    elif what == "offer":
        gives = paid(tuple([touch for touch in choice if touch.startswith("give:")]))
        wants = paid(tuple([touch for touch in choice if touch.startswith("want:")]))
        table.offers = put(table.offers, seat, Offer(int(value(choice[0])), gives, wants))
        table.made = put(table.made, seat, table.made[seat] + 1)
    else:
        other = int(value(choice[0]))
        offer = table.offers[other]
        assert offer is not None
        hand_over(table, other, seat, offer.give)
        hand_over(table, seat, other, offer.want)
        table.offers = put(table.offers, other, None)
