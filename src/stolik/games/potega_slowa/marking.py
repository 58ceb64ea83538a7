"""Markers go down, and cards are captured (PS-R13, PS-R14, PS-R23)."""

from __future__ import annotations

from stolik.core.scripts import Script, ask
from stolik.core.table import Event
from stolik.games.potega_slowa.setup import lay_tape
from stolik.games.potega_slowa.table import Cell, Help, WordTable


def mark_word(table: WordTable, said: Help, helper: int) -> Script[None]:
    """PS-R13, PS-R22: a marker on each table card; the helper's on the price cards.

    The word is used from now on (PS-A25, PS-A47), whoever had it.
    """
    where = table.where()
    on_table = tuple(dict.fromkeys([card for card in said.cards if card in where]))
    twice = tuple([card for card in on_table if said.cards.count(card) > 1])
    own = [card for card in on_table if card not in said.price]
    bare = yield from leave_bare(table, own, twice)
    table.used, table.last = (*table.used, said.word), said.cards
    table.hide()
    marked = {where[card]: table.active for card in own if card not in bare}
    marked.update({where[card]: helper for card in said.price})
    doubled = [where[card] for card in twice if card not in bare]
    captured = {
        cell: seat
        for cell, seat in marked.items()
        if table.marks.get(cell) == seat or cell in doubled
    }
    for cell, seat in marked.items():
        table.marks[cell] = seat
    for cell in sorted(captured, key=lambda at: (captured[at] != table.active, at[1], at[0])):
        capture(table, cell, captured[cell])


def leave_bare(table: WordTable, own: list[int], twice: tuple[int, ...]) -> Script[tuple[int, ...]]:
    """PS-A14, PS-A51, PS-A52: too few markers at home: the player says which cards get none.

    All own markers go down before any comes back, two on a card that serves twice (PS-A35). The
    placed card gets one if there is one.
    """
    bare: list[int] = []
    home = table.home(table.active)
    open_ = list(own)
    while sum([2 if card in twice else 1 for card in open_]) > home:
        kept = [card for card in open_ if card != table.placed or len(open_) == 1]
        bare.append((yield from ask(table.active, "bare", tuple(sorted(kept)), min(kept))))
        open_ = [card for card in own if card not in bare]
    return tuple(bare)


def capture(table: WordTable, cell: Cell, seat: int) -> None:
    """PS-R14c, PS-A15: both markers come back, the card goes to the row, a marked tape card in."""
    card = table.board[cell]
    table.rows[seat] = (*table.rows[seat], card)
    lay_tape(table, cell)
    facts = (("seat", seat), ("letter", table.cards[card]), ("cell", cell))
    table.tell(Event("captured", facts, clause="PS-R14"))
