"""A turn: two plays, the foreminion, a discard, new cards (KRP-T1 to KRP-T7)."""

from __future__ import annotations

from typing import Final

from stolik.core.scripts import PASS, Script, ask, chance
from stolik.core.seen import EVERYBODY, only
from stolik.core.table import Event
from stolik.games.ku_radosci_pana.cards import BY_KEY
from stolik.games.ku_radosci_pana.deck import after_top, take, top_kinds
from stolik.games.ku_radosci_pana.deflect import announce
from stolik.games.ku_radosci_pana.gravity import read_place
from stolik.games.ku_radosci_pana.names import AGGRESSION, FINAL_FIGHTS, HAND, MOVE, level_of, spot
from stolik.games.ku_radosci_pana.offers import Hand, Plays, Stride, keys
from stolik.games.ku_radosci_pana.orders import aggression, kind_of, lay, move, swap
from stolik.games.ku_radosci_pana.table import KrpTable

PLAYS: Final = 2


def play(table: KrpTable) -> Script[str | None]:
    """KRP-T1, KRP-T2, KRP-A1: play a card; who can play none goes on."""
    seat = table.active
    offered = Plays(tuple(table.towers), tuple(range(len(table.towers))), table.hands[seat])
    if not offered.any():
        yield from ask(seat, "play", (PASS,), PASS, only(seat))
        facts = (("seat", seat),)
        table.tell(Event("cannot", facts, clause="KRP-A1", reveals=EVERYBODY))
        return "next_play"
    chosen = yield from ask(seat, "play", offered, offered.first(), only(seat))
    table.hands[seat] = tuple([card for card in table.hands[seat] if card != chosen.card])
    table.played += 1
    table.flying_known = only(seat)
    announce(table, seat, chosen)
    return "deflection"


def effect(table: KrpTable) -> Script[str | None]:
    """KRP-A8: nobody has deflected it, or nobody any more: now the card takes effect."""
    chosen = table.flying
    assert chosen is not None
    table.phase, table.after = "hide", "next_play"
    kind = kind_of(chosen)
    if not kind:
        lay(table, chosen)
        table.flying = None
    else:
        table.discard = (*table.discard, chosen.card)
        {MOVE: move, AGGRESSION: aggression}.get(kind, swap)(table, chosen)
    yield from ()
    return "muster" if kind == AGGRESSION else "reaction"


def next_play(table: KrpTable) -> Script[str | None]:
    """KRP-T2: another card, then the foreminion."""
    table.step += 1
    yield from ()
    return "play" if table.step < PLAYS else "stride"


def steps_of(table: KrpTable, seat: int) -> list[int]:
    """KRP-K3: one step to a neighbour; from the ground, any minion of level 1."""
    tower, place = table.towers[table.homes[seat]], table.fore[seat]
    if place:
        return tower.neighbours(place)
    return [stone.place for stone in tower.stones if level_of(stone.place) == 1]


def stride(table: KrpTable) -> Script[str | None]:
    """KRP-T3, KRP-A41: each moves his own foreminion in his own turn, or does not."""
    seat = table.active
    around = sorted(steps_of(table, seat))
    if around:
        options = Stride(table.homes[seat], (PASS, *[spot(place) for place in around]))
        answer = yield from ask(seat, "stride", options, PASS)
        if answer != PASS:
            table.fore[seat] = read_place(answer)
            table.happens("strode", "KRP-K3", ("seat", seat), ("to", answer))
    return "discard"


def discard(table: KrpTable) -> Script[str | None]:
    """KRP-T4, KRP-A56: at most one card; KRP-A64: who played none has to."""
    seat = table.active
    held = keys(table.hands[seat])
    if held:
        items = (PASS, *held) if table.played else held
        answer = yield from ask(seat, "discard", Hand(items), items[0])
        if answer != PASS:
            number = BY_KEY[answer].number
            table.hands[seat] = tuple([card for card in table.hands[seat] if card != number])
            table.discard = (*table.discard, number)
            facts = (("seat", seat), ("card", answer))
            table.tell(Event("discarded", facts, clause="KRP-T4", reveals=EVERYBODY))
    return "refill"


def refill(table: KrpTable) -> Script[str | None]:
    """KRP-T5, KRP-A2: up to three cards again, the active player first; then the next turn."""
    for seat in table.turn_order():
        if len(table.hands[seat]) < HAND:
            card = yield from chance("card", table.pool, only(seat))
            take(table, seat, card)
            return "turn_up"
    table.active = (table.active + 1) % len(table.homes)
    table.step = table.played = 0
    table.tell_turn()
    return "play"


def turn_up(table: KrpTable) -> Script[str | None]:
    """KRP-T6, KRP-A4: an event never enters a hand; it acts when it lies on top of the deck."""
    kind = yield from chance("top", top_kinds(table))
    if kind == "card":
        table.top = True
        return "refill"
    if kind == "brawl":
        return (yield from brawl_comes(table))
    table.happens(kind, "KRP-E1" if kind == "coming" else "KRP-E2")
    if kind == "coming":
        table.coming = True
        return "turn_up"
    table.fights, table.after = FINAL_FIGHTS, "count"
    return "muster"


def brawl_comes(table: KrpTable) -> Script[str]:
    """KRP-Z1: a brawl is fought at once, and then drawing goes on (KRP-A2)."""
    which = yield from after_top(table)
    if which == "back":
        table.returned -= 1
    else:
        table.brawls -= 1
    table.fought += 1
    table.happens("brawl", "KRP-Z1")
    table.fights, table.after = 1, "turn_up"
    return "muster"


def count(table: KrpTable) -> Script[str | None]:
    """KRP-E2, KRP-A35: Master is here; Ninjas are revealed, and the towers are scored."""
    for at, tower in enumerate(table.towers):
        for stone in tower.stones:
            table.towers[at] = table.towers[at].put(stone.face_up())
    table.tell(Event("counted", clause="KRP-E2", reveals=EVERYBODY))
    yield from ()
    return None
