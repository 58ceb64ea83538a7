"""A round in the order of the rulebook: clock, plans, moves, actions (STR-4 to STR-6)."""

from __future__ import annotations

from stolik.core.scripts import Script, ask_of, together
from stolik.core.table import Event
from stolik.games.straszydla.bank import lay, lift, take_imp
from stolik.games.straszydla.city import NOWHERE
from stolik.games.straszydla.moves import PLANS, STAND, Acts, Squares
from stolik.games.straszydla.names import (
    ARROWS,
    COLLECT,
    DUELS,
    ELEMENTS,
    FEEDING,
    IMP,
    MOVING,
    ONCE,
    PLANNING,
    ROUNDS,
    SCARE,
)
from stolik.games.straszydla.speech import no
from stolik.games.straszydla.table import StrTable, put
from stolik.games.straszydla.trade import breath, moment


def begin_round(table: StrTable) -> Script[str | None]:
    """STR-4.2, STR-4.4, STR-A65: take a cube off the card; at the start of a time of day refill."""
    fresh = table.card == ROUNDS
    table.card -= 1
    facts = (("seat", table.first), ("round", ROUNDS - table.card), ("night", table.night))
    table.tell(Event("round", facts, clause="STR-4.2"))
    if fresh:
        clear_markers(table)
        refill(table)
    table.made = (0,) * len(table.cubes)
    table.offers = (None,) * len(table.cubes)
    begin_phase(table, PLANNING)
    yield from ()
    return "plan"


def begin_phase(table: StrTable, phase: str) -> None:
    """What is counted by phase starts anew (STR-A8)."""
    table.phase, table.turn, table.bought = phase, 0, 0


def clear_markers(table: StrTable) -> None:
    """STR-4.4, STR-7.5, STR-A66: all markers; for two, at every second change of time only."""
    if table.rule("markers") == "second" and table.time % 2:
        return
    if table.stops:
        table.tell(Event("cleared", (("seat", table.first),), clause="STR-4.4"))
    table.stops = ()


def refill(table: StrTable) -> None:
    """STR-4.7, STR-A1, STR-A2: fear cubes for every district of this time, on top of the old."""
    city = table.ground()
    for square in city.districts:
        tile = city.tile(square)
        if tile.night == table.night:
            for colour in tile.colours:
                lay(table, square, colour, tile.amount)
    table.tell(Event("refill", (("night", table.night),), clause="STR-4.7"))


def plan(table: StrTable) -> Script[str | None]:
    """STR-5.1, STR-5.2, STR-A32: all lay three arrows in secret, then all are revealed."""
    if not (yield from breath(table, table.first)):
        return "plan"
    table.tell(Event("planning", clause="STR-5.1", barrier=True))
    asks = tuple([ask_of(seat, "plan", PLANS, STAND) for seat in table.seats()])
    table.plans = yield from together(asks)
    for seat in table.order():
        facts = (("seat", seat), ("plan", table.plans[seat]))
        table.tell(Event("plan", facts, clause="STR-5.2"))
    begin_phase(table, MOVING)
    table.arrow = 0
    table.lost = ((),) * len(table.cubes)
    return "step"


def step(table: StrTable) -> Script[str | None]:
    """STR-5.3 to STR-5.7: one arrow of the seat that moves; the whole set is made."""
    seat = table.acting()
    to = table.ground().step(table.at[seat], table.plans[seat][table.arrow])
    if to == NOWHERE or to in table.stops:
        return (yield from impossible(table, seat))
    go(table, seat, to, "STR-5.3")
    if table.ground().kind(to) == "suburb":
        return "jump"
    return next_arrow(table)


def go(table: StrTable, seat: int, to: int, clause: str) -> None:
    """The pawn stands on another square."""
    table.at = put(table.at, seat, to)
    facts = (("seat", seat), ("square", table.ground().name(to)))
    table.tell(Event("moved", facts, clause=clause))


def impossible(table: StrTable, seat: int) -> Script[str]:
    """STR-5.7, STR-A28, STR-A58: to any suburb instead; it costs the arrow."""
    city = table.ground()
    names = tuple([city.name(at) for at in city.suburbs])
    options = Squares(names, no("suburb", "STR-5.7"))
    square = yield from moment(table, seat, "suburb", options, names[0])
    if square is None:
        return "step"
    go(table, seat, city.at(square), "STR-5.7")
    return next_arrow(table)


def jump(table: StrTable) -> Script[str | None]:
    """STR-5.5, STR-A29, STR-A57, STR-A59: who reached a suburb may jump to another, or stay."""
    seat, city = table.acting(), table.ground()
    here = city.name(table.at[seat])
    names = (here, *[city.name(at) for at in city.suburbs if at != table.at[seat]])
    square = yield from moment(table, seat, "jump", Squares(names, no("suburb", "STR-5.5")), here)
    if square is None:
        return "jump"
    if square != here:
        go(table, seat, city.at(square), "STR-5.5")
    return next_arrow(table)


def next_arrow(table: StrTable) -> str:
    """STR-5.3: the next arrow, the next seat in turn order, or the duels."""
    table.arrow += 1
    if table.arrow < ARROWS:
        return "step"
    table.arrow = 0
    table.turn += 1
    if table.turn < len(table.cubes):
        return "step"
    table.arrived = table.order()
    begin_phase(table, DUELS)
    return "find_duels"


def act(table: StrTable) -> Script[str | None]:
    """STR-6, STR-A17, STR-A51: what the acting player does in the own district, in any order."""
    seat = table.acting()
    choice = yield from moment(table, seat, "act", Acts(table.copy(), seat), "end")
    if choice is None:
        return "act"
    word, _, colour = choice.partition(" ")
    if word not in ONCE:
        return next_actor(table)
    table.did |= 1 << ONCE.index(word)
    if word == SCARE:
        table.arrow = colour_here(table, seat, colour)
        return "roll_scare"
    if word == COLLECT:
        collect(table, seat)
    elif word == IMP:
        take_imp(table, seat, colour_here(table, seat, colour))
    return "act"


def colour_here(table: StrTable, seat: int, named: str) -> int:
    """STR-A22: the colour of the district, or the one that was chosen of its two."""
    if named:
        return ELEMENTS.index(named)
    return table.ground().tile(table.at[seat]).colours[0]


def collect(table: StrTable, seat: int) -> None:
    """STR-6.1, STR-A39: whoever is alone takes all cubes that lie there, whatever the time."""
    square = table.at[seat]
    for colour, count in enumerate(table.lying[square]):
        if count:
            lift(table, seat, square, colour, count)
            facts = (("seat", seat), ("count", count), ("colour", ELEMENTS[colour]))
            table.tell(Event("collected", facts, clause="STR-6.1"))


def next_actor(table: StrTable) -> str:
    """STR-A51: the next seat in turn order, or the end of the round."""
    table.did = 0
    table.turn += 1
    return "act" if table.turn < len(table.cubes) else "end_round"


def end_round(table: StrTable) -> Script[str | None]:
    """STR-6.7, STR-A30, STR-A67: a STOP marker under every pawn but on suburbs; then the clock."""
    city = table.ground()
    ends = {at for at in table.at if city.kind(at) != "suburb"}
    table.stops = tuple(sorted(ends.union(table.stops)))
    table.tell(Event("stops", (("count", len(table.stops)),), clause="STR-6.7"))
    yield from ()
    if table.card:
        return "begin_round"
    table.finished = 0
    table.fed = ((),) * len(table.cubes)
    begin_phase(table, FEEDING)
    return "feed"


def turn_card(table: StrTable) -> Script[str | None]:
    """STR-4.3: turn the card over, four terror cubes on it, and to the next player."""
    table.time += 1
    table.night = not table.night
    table.card = ROUNDS
    table.fed = ((),) * len(table.cubes)
    table.first = (table.first + 1) % len(table.cubes)
    facts = (("seat", table.first), ("night", table.night))
    table.tell(Event("time", facts, clause="STR-4.3"))
    yield from ()
    return "begin_round"
