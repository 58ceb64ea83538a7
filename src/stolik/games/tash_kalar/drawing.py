"""Drawing cards: beings from the own deck, legends and flares from the common ones (TK-T10)."""

from __future__ import annotations

from stolik.core.scripts import Script, chance
from stolik.core.seen import NOBODY, Seen, only
from stolik.core.table import Event
from stolik.games.tash_kalar.names import FLARES, HAND, LEGENDS, SIDEWAYS
from stolik.games.tash_kalar.table import Cards, TashTable, deck_size


def without(cards: Cards, gone: str) -> Cards:
    """The cards without this one."""
    at = cards.index(gone)
    return cards[:at] + cards[at + 1 :]


def draw_being(table: TashTable, seat: int) -> Script[None]:
    """TK-T10, TK-E1, TK-TM6: one card of the own deck; the last one triggers the end."""
    if table.tops[seat]:
        card, *rest = table.tops[seat]
        table.tops[seat] = tuple(rest)
        table.hands[seat] = (*table.hands[seat], card)
    elif table.decks[seat]:
        card = yield from chance(f"being.{seat}", table.decks[seat], only(*table.mates(seat)))
        table.decks[seat] = without(table.decks[seat], card)
        table.hands[seat] = (*table.hands[seat], card)
    elif table.bottoms[seat]:
        table.hands[seat] = (*table.hands[seat], table.bottoms[seat][0])
        table.bottoms[seat] = table.bottoms[seat][1:]
    else:
        return
    table.drew = True
    if deck_size(table, seat) == (SIDEWAYS if table.teams() else 0):
        table.due = True
        table.tell(Event("last_card", (("seat", seat),), clause="TK-E1"))
    _tell(table, seat, "being", table.hands[seat][-1])


def draw_legend(table: TashTable, seat: int) -> Script[None]:
    """TK-T10: one legend; an empty deck is renewed from its discard pile."""
    known = NOBODY
    if not table.legend_deck and not table.legend_bottom:
        table.legend_deck, table.legend_discard = tuple(sorted(table.legend_discard)), ()
    if table.legend_deck:
        card = yield from chance(f"legend.{seat}", table.legend_deck, only(*table.mates(seat)))
        table.legend_deck = without(table.legend_deck, card)
        table.legends[seat] = (*table.legends[seat], card)
    elif table.legend_bottom:
        known = only(*table.seats())
        table.legends[seat] = (*table.legends[seat], table.legend_bottom[0][0])
        table.legend_bottom = table.legend_bottom[1:]
    else:
        return
    _tell(table, seat, "legend", table.legends[seat][-1], known)


def draw_flare(table: TashTable, seat: int) -> Script[None]:
    """TK-T10: one flare; an empty deck is renewed from its discard pile."""
    known = NOBODY
    if not table.flare_deck and not table.flare_bottom:
        table.flare_deck, table.flare_discard = tuple(sorted(table.flare_discard)), ()
    if table.flare_deck:
        card = yield from chance(f"flare.{seat}", table.flare_deck, only(*table.mates(seat)))
        table.flare_deck = without(table.flare_deck, card)
        table.flares[seat] = (*table.flares[seat], card)
    elif table.flare_bottom:
        known = only(*table.seats())
        table.flares[seat] = (*table.flares[seat], table.flare_bottom[0][0])
        table.flare_bottom = table.flare_bottom[1:]
    else:
        return
    _tell(table, seat, "flare", table.flares[seat][-1], known)


def _tell(table: TashTable, seat: int, kind: str, card: str, reveals: Seen = NOBODY) -> None:
    """What was drawn; a card that somebody else had put under the deck is learned only now."""
    table.tell(Event("drew", (("seat", seat), ("kind", kind)), clause="TK-T10"))
    facts = (("seat", seat), ("card", card))
    table.tell(Event("drawn", facts, only(*table.mates(seat)), "TK-T10", reveals))


def refill_hand(table: TashTable, seat: int) -> Script[None]:
    """TK-C2: beings to three, a flare; surplus cards may stay (TK-K5)."""
    for _ in range(len(table.hands[seat]), HAND):
        yield from draw_being(table, seat)
    if not table.first_game:
        for _ in range(len(table.flares[seat]), FLARES):
            yield from draw_flare(table, seat)


def refill_legends(table: TashTable, seat: int) -> Script[None]:
    """TK-C2: legends to two."""
    if not table.first_game:
        for _ in range(len(table.legends[seat]), LEGENDS):
            yield from draw_legend(table, seat)
