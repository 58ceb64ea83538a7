"""Speed building: minions only, everyone builds his own tower (KRP-V3, KRP-A52 to KRP-A54).

In real time all build at once (`build`); in step all lay their n-th card, then all go on.
"""

from __future__ import annotations

from stolik.core.scripts import Script, ask, ask_of, chance, race, together
from stolik.core.seen import only
from stolik.core.table import Event
from stolik.games.ku_radosci_pana.cards import UNKNOWN, card_of
from stolik.games.ku_radosci_pana.gravity import decide, settle
from stolik.games.ku_radosci_pana.names import FINAL_FIGHTS
from stolik.games.ku_radosci_pana.offers import Plays
from stolik.games.ku_radosci_pana.orders import lay
from stolik.games.ku_radosci_pana.table import KrpTable
from stolik.games.ku_radosci_pana.verbs import hide


def turn_over(table: KrpTable, seat: int) -> Script[None]:
    """KRP-V3, KRP-A52: a seat turns over its next card, and only it sees which it is."""
    card = yield from chance("card", table.pool, only(seat))
    table.pool = tuple([other for other in table.pool if other != card])
    table.next_cards[seat] = card
    table.piles[seat] -= 1
    if table.told is not None:
        facts = (("card", card_of(card).key),)
        table.tell(Event("got", facts, only(seat), clause="KRP-A52", reveals=only(seat)))


def waiting(table: KrpTable) -> list[int]:
    """Who turns over the next card: the last one is laid, its tower has come to rest."""
    return [
        seat
        for seat in table.seats()
        if table.next_cards[seat] == UNKNOWN
        and table.piles[seat] > 0
        and settle(table, seat) is None
    ]


def build(table: KrpTable) -> Script[str | None]:
    """KRP-V3, KRP-A52: all build at once, until somebody has laid the last card.

    Each card that is laid or turned over ends a scene, so that what was hidden is settled there.
    """
    seats = waiting(table)
    if seats:
        hide(table, seats[0])
        yield from turn_over(table, seats[0])
        return "build"
    yield from race(table, lay_next, tuple(table.seats()), stops)
    return "shout" if is_done(table) else "build"


def shout(table: KrpTable) -> Script[str | None]:
    """KRP-V3, KRP-A60: the quickest shouts; choices that wait fall on the first option."""
    quick = next(seat for seat in table.seats() if finished(table, seat))
    table.happens("shouted", "KRP-V3", ("seat", quick))
    for tower in range(len(table.towers)):
        while (decision := settle(table, tower)) is not None:
            decide(table, tower, decision, decision.options.items[0])
        hide(table, tower)
    yield from ()
    return final_fights(table)


def finished(table: KrpTable, seat: int) -> bool:
    """KRP-A52: whether this seat has laid its last card."""
    return table.next_cards[seat] == UNKNOWN and table.piles[seat] == 0


def is_done(table: KrpTable) -> bool:
    """KRP-A52: the last card laid ends the building at once, choices that wait or not (KRP-A60)."""
    return any([finished(table, seat) for seat in table.seats()])


def stops(table: KrpTable) -> bool:
    """Whether somebody is done, or is to turn over a card."""
    return is_done(table) or bool(waiting(table))


def lay_next(table: KrpTable, seat: int) -> Script[None]:
    """KRP-A52: decide what the own tower waits for, or lay the next card."""
    decision = settle(table, seat)
    if decision is not None:
        answer = yield from ask(seat, "eat", decision.options, decision.options.items[0])
        decide(table, seat, decision, answer)
    else:
        offered = Plays(tuple(table.towers), (seat,), (table.next_cards[seat],))
        chosen = yield from ask(seat, "build", offered, offered.first(), only(seat))
        table.next_cards[seat], table.flying_known = UNKNOWN, only(seat)
        lay(table, chosen)


def step_out(table: KrpTable) -> Script[str | None]:
    """KRP-A52: in step, all turn over their next card; after the last one Master is here."""
    seats = waiting(table)
    if not seats:
        return final_fights(table)
    if len(seats) == len(table.homes):
        for tower in range(len(table.towers)):
            hide(table, tower)
    yield from turn_over(table, seats[0])
    return "step_out" if len(seats) > 1 else "build_in_step"


def build_in_step(table: KrpTable) -> Script[str | None]:
    """KRP-A52: everyone lays this card, sealed until the last has done so."""
    towers = tuple(table.towers)
    asks = []
    for seat in table.seats():
        offered = Plays(towers, (seat,), (table.next_cards[seat],))
        asks.append(ask_of(seat, "build", offered, offered.first(), only(seat)))
    plays = yield from together(tuple(asks))
    for seat, chosen in enumerate(plays):
        table.next_cards[seat], table.flying_known = UNKNOWN, only(seat)
        lay(table, chosen)
    table.phase = "step_out"
    return "reaction"


def final_fights(table: KrpTable) -> str:
    """KRP-V3, KRP-E2: three brawls, then the towers are scored."""
    table.fights, table.after = FINAL_FIGHTS, "count"
    return "muster"
