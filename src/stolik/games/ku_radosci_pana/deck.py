"""The deck: a bag of cards, brawls in it, and two events at secret depths (KRP-S6, KRP-T6).

Nobody knows its order, so it has none: what comes up is drawn when it comes up.
"""

from __future__ import annotations

from stolik.core.scripts import Script, chance
from stolik.core.seen import NOBODY, only
from stolik.core.steps import Bag
from stolik.core.table import Event
from stolik.games.ku_radosci_pana.cards import card_of
from stolik.games.ku_radosci_pana.table import KrpTable


def take(table: KrpTable, seat: int, card: int) -> None:
    """KRP-T5: the card on top of the deck, which is known to be no event, goes to this hand."""
    table.pool = tuple([other for other in table.pool if other != card])
    table.hands[seat] = (*table.hands[seat], card)
    table.top = False
    table.happens("drew", "KRP-T5", ("seat", seat))
    if table.told is not None:
        facts = (("card", card_of(card).key),)
        table.tell(Event("got", facts, only(seat), clause="KRP-T5", reveals=only(seat)))


def cards_left(table: KrpTable) -> int:
    """How many cards are left besides Idzie! and Już tu jest!, and not known to be on top."""
    return len(table.pool) + table.brawls + table.returned - int(table.top)


def brawl_weights(table: KrpTable) -> tuple[int, int, int]:
    """KRP-A45: chances that the top is a brawl put back after the deal, another brawl, a card.

    Those put back lie above Idzie!; all other cards lie anywhere in the deck.
    """
    above = 1 if table.coming else cards_left(table) - table.small
    cards = len(table.pool)
    others = above - table.returned
    back = table.returned * (cards + table.brawls) if table.returned else 0
    return back, others * table.brawls, others * cards


def top_kinds(table: KrpTable) -> Bag[str]:
    """KRP-S6: what the top of the deck may be."""
    left = cards_left(table)
    if not table.coming and left == table.small:
        return Bag(("coming",))
    if table.coming and left == table.under:
        return Bag(("here",))
    back, spread, cards = brawl_weights(table)
    there = [
        (kind, chances) for kind, chances in (("brawl", back + spread), ("card", cards)) if chances
    ]
    return Bag(tuple([kind for kind, _ in there]), tuple([chances for _, chances in there]))


def after_top(table: KrpTable) -> Script[str]:
    """KRP-A45: a brawl has come up; whether it was one put back nobody can tell."""
    back, spread, _ = brawl_weights(table)
    there = [(kind, chances) for kind, chances in (("back", back), ("spread", spread)) if chances]
    bag = Bag(tuple([kind for kind, _ in there]), tuple([chances for _, chances in there]))
    return (yield from chance("which", bag, NOBODY))
