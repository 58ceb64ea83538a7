"""Announcing a card, and the window in which it may be deflected (KRP-C6 to KRP-C9, KRP-A8).

The owner of the target tower is always asked, whatever he holds (KRP-A49); each link of a chain of
deflects is a scene of its own.
"""

from __future__ import annotations

from typing import Final

from stolik.core.scripts import PASS, Script, ask, ask_of, window
from stolik.core.seen import EVERYBODY, only
from stolik.core.table import Event
from stolik.games.ku_radosci_pana.cards import BY_KEY, card_of
from stolik.games.ku_radosci_pana.fields import is_hidden, veiled
from stolik.games.ku_radosci_pana.moves import Where, can_play
from stolik.games.ku_radosci_pana.names import spot
from stolik.games.ku_radosci_pana.offers import Hand, Plays, keys
from stolik.games.ku_radosci_pana.orders import deflects, kind_of
from stolik.games.ku_radosci_pana.table import KrpTable, Play

OWN_TOWER: Final = "own_tower"
"""KRP-A6: the option by which a card may be deflected to one's own tower."""


def announce(table: KrpTable, seat: int, chosen: Play) -> None:
    """KRP-A8, KRP-A63: card, option and target are said first; a Ninja shows its place only."""
    table.flying, table.thrower = chosen, seat
    if table.told is None:
        return
    shown = veiled(chosen) if is_hidden(chosen, 0, 0) else chosen
    card = "?" if shown is not chosen else card_of(chosen.card).key
    facts = (
        ("seat", seat),
        ("card", card),
        ("order", kind_of(chosen)),
        ("tower", chosen.tower),
        ("place", spot(chosen.place)),
        ("to", spot(chosen.to) if chosen.to else ""),
        ("turned", shown.turned),
    )
    table.tell(Event("announced", facts, clause="KRP-A8", reveals=EVERYBODY))


def asked(table: KrpTable) -> list[int]:
    """KRP-C6, KRP-A5, KRP-A7: who may answer: owners of the tower who are not the thrower's side.

    With two towers the card may bounce; with more the active player may not deflect.
    """
    play = table.flying
    if play is None or table.homes[table.thrower] == play.tower:
        return []
    bounces = len(table.towers) == 2
    return [seat for seat in table.owners(play.tower) if bounces or seat != table.active]


def new_towers(table: KrpTable, seat: int) -> Where:
    """KRP-C6, KRP-A6: where this seat may send the card: not back, except between two towers."""
    own, back = table.homes[seat], table.homes[table.thrower]
    bounces = len(table.towers) == 2
    return tuple(
        [
            tower
            for tower in range(len(table.towers))
            if (tower != own or OWN_TOWER in table.rules) and (tower != back or bounces)
        ]
    )


def deflection(table: KrpTable) -> Script[str | None]:
    """KRP-C6, KRP-A49: one link of the chain: who is asked deflects the card, or lets it go."""
    play = table.flying
    assert play is not None
    asks = tuple(
        [
            ask_of(seat, "deflect", Hand((PASS, *keys(answers(table, seat, play)))), PASS)
            for seat in asked(table)
        ]
    )
    acted = yield from window(asks)
    if acted is None:
        return "effect"
    card = BY_KEY[acted.answer].number
    table.hands[acted.seat] = tuple([own for own in table.hands[acted.seat] if own != card])
    table.discard = (*table.discard, card)
    table.catcher = acted.seat
    table.flying_known |= only(acted.seat)
    facts = (("seat", acted.seat), ("card", acted.answer))
    table.tell(Event("deflected", facts, clause="KRP-C6", reveals=EVERYBODY))
    if table.told is not None:
        sight = (("card", card_of(play.card).key),)
        table.tell(
            Event("sees", sight, only(acted.seat), clause="KRP-A9", reveals=only(acted.seat))
        )
    return "redirect"


def answers(table: KrpTable, seat: int, play: Play) -> tuple[int, ...]:
    """KRP-A7: this seat's deflects, if the card has anywhere else to go."""
    if not can_play(tuple(table.towers), new_towers(table, seat), play.card, play.half):
        return ()
    return tuple([card for card in table.hands[seat] if deflects(card)])


def redirect(table: KrpTable) -> Script[str | None]:
    """KRP-C7, KRP-C8: who deflected plays the card anew, an order with the option first chosen."""
    seat, play = table.catcher, table.flying
    assert play is not None
    where = new_towers(table, seat)
    half = -1 if card_of(play.card).is_minion else play.half
    offered = Plays(tuple(table.towers), where, (play.card,), half)
    chosen = yield from ask(seat, "redirect", offered, offered.first(), only(seat))
    announce(table, seat, chosen)
    return "deflection"
