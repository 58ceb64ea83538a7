"""The actions of the black cards (PS-R29, PS-B1 to PS-B8), a function each; all may be skipped.

Ś and Ź act while the word is formed: see `spelling.py`.
"""

from __future__ import annotations

from stolik.core.options import Listed, Touches
from stolik.core.scripts import Script, ask, under
from stolik.core.table import Event
from stolik.games.potega_slowa.deck import blacks
from stolik.games.potega_slowa.marking import capture
from stolik.games.potega_slowa.moves import beside
from stolik.games.potega_slowa.names import DONE, GIVE, LIFT, MARK, MOVE, NAMES, SKIP, TURN, TWO
from stolik.games.potega_slowa.setup import draw
from stolik.games.potega_slowa.table import ROUNDS, TAPE, Cell, WordTable

Target = Cell | str
"""A cell, or SKIP."""


class Targets(Listed[Target]):
    """Cells to choose from; skipping is the last option (PS-A37)."""

    def __init__(self, cells: list[Cell]) -> None:
        super().__init__((*sorted(cells), SKIP))

    def touch(self, item: Target) -> Touches:
        return ("button:skip",) if isinstance(item, str) else (f"cell:{item[0]},{item[1]}",)


def act(table: WordTable) -> Script[str | None]:
    """PS-R29, PS-A30: right after the word, in any order; each used black card once."""
    if table.black and table.last:
        letters = [table.cards[card] for card in dict.fromkeys(table.last)]
        order = blacks(table.language)
        table.due = tuple([order.index(letter) + 1 for letter in letters if letter in order])
    while open_ := [action for action in NAMES if action in table.due and may_act(table, action)]:
        names = (*[NAMES[action] for action in open_], DONE)
        chosen = yield from ask(table.active, "act", names, DONE)
        if chosen == DONE:
            break
        action = next(action for action in open_ if NAMES[action] == chosen)
        at = table.due.index(action)
        table.due = (*table.due[:at], *table.due[at + 1 :])
        table.tell(Event("acts", (("seat", table.active), ("action", chosen)), clause="PS-R29"))
        yield from under(table, f"PS-B{action}", ACTIONS[action](table))
    return "draw_card"


def may_act(table: WordTable, action: int) -> bool:
    """Whether there is anything to do it to (PS-A13, PS-A31, PS-A55)."""
    if action == GIVE:
        return table.cards_left() and bool(receivers(table))
    if action == MARK:
        return table.home(table.active) > 0 and bool(unused(table))
    return bool(tape_cells(table) if action == MOVE else marked_letters(table))


def receivers(table: WordTable) -> tuple[int, ...]:
    """PS-A31: the others who have a turn left."""
    turns = ROUNDS * len(table.rows)
    return tuple([s for step, s in enumerate(table.others(), 1) if table.turn + step < turns])


def unused(table: WordTable) -> list[Cell]:
    """PS-A32, PS-A55: letter cards that were not in the word, nor its price."""
    return [cell for card, cell in table.where().items() if card not in table.last]


def tape_cells(table: WordTable) -> list[Cell]:
    """Where tape lies."""
    return [cell for cell, card in table.board.items() if card == TAPE]


def marked_letters(table: WordTable) -> list[Cell]:
    """PS-A33: letter cards with a marker, whosever it is."""
    return [cell for cell in table.marks if table.board[cell] != TAPE]


def give_card(table: WordTable) -> Script[None]:
    """PS-B1, PS-A31, PS-A44: the top card, open, to somebody else; it has to be used."""
    card = yield from draw(table)
    table.aside = (card,)
    facts = (("seat", table.active), ("letter", table.cards[card]))
    table.tell(Event("gift", facts, clause="PS-A44"))
    seats = receivers(table)
    seat = yield from ask(table.active, "give", seats, seats[0])
    table.aside = ()
    table.gifts[seat] = (*table.gifts[seat], card)
    told = (("seat", table.active), ("owner", seat), ("letter", table.cards[card]))
    table.tell(Event("given", told, clause="PS-B1"))


def mark_card(table: WordTable) -> Script[None]:
    """PS-B3, PS-A32: a marker on a card that was not in the word, under PS-R14."""
    cell = yield from ask(table.active, "mark", Targets(unused(table)), SKIP)
    if isinstance(cell, str):
        return
    own = table.marks.get(cell) == table.active
    table.marks[cell] = table.active
    facts = (("seat", table.active), ("letter", table.cards[table.board[cell]]), ("cell", cell))
    table.tell(Event("marked", facts, clause="PS-B3"))
    if own:
        capture(table, cell, table.active)


def move_tape(table: WordTable) -> Script[None]:
    """PS-B4, PS-A3: a tape card and its marker to a cell beside a card other than itself."""
    old = yield from ask(table.active, "move", Targets(tape_cells(table)), SKIP)
    if isinstance(old, str):
        return
    near = {cell: None for other in table.board if other != old for cell in beside(other)}
    new = yield from ask(
        table.active, "move_to", Targets([cell for cell in near if cell not in table.board]), SKIP
    )
    if isinstance(new, str):
        return
    table.board[new] = table.board.pop(old)
    if old in table.marks:
        table.marks[new] = table.marks.pop(old)
    facts = (("seat", table.active), ("cell", old), ("to", new))
    table.tell(Event("moved", facts, clause="PS-B4"))


def lift_marker(table: WordTable) -> Script[None]:
    """PS-B5, PS-A33: one marker comes off a letter and goes home."""
    cell = yield from ask(table.active, "lift", Targets(marked_letters(table)), SKIP)
    if isinstance(cell, str):
        return
    owner = table.marks.pop(cell)
    facts = (("seat", table.active), ("owner", owner), ("cell", cell))
    table.tell(Event("lifted", facts, clause="PS-B5"))


ACTIONS = {GIVE: give_card, MARK: mark_card, MOVE: move_tape, LIFT: lift_marker}


def turn_a_card(table: WordTable) -> Script[None]:
    """PS-B8, PS-A36: nobody uses this card until the end of the own next turn."""
    free = [cell for card, cell in table.where().items() if card not in table.locked()]
    if TURN not in table.due or not free:
        return
    cell = yield from ask(table.active, "turn", Targets(free), SKIP)
    if isinstance(cell, str):
        return
    card = table.board[cell]
    table.locks = (*table.locks, (card, table.turn + len(table.rows)))
    facts = (("seat", table.active), ("letter", table.cards[card]), ("cell", cell))
    table.tell(Event("turned", facts, clause="PS-B8"))


def unlock(table: WordTable) -> None:
    """PS-A36: at the end of the turn that was named the card is free."""
    table.locks = tuple([(card, turn) for card, turn in table.locks if turn != table.turn])


def draw_one_of_two(table: WordTable) -> Script[int]:
    """PS-R16, PS-B2: the next hand card; with Ć two are drawn, one goes under the stack."""
    many = table.stack + len(table.bottom) > 1
    if TWO not in table.due or not many:
        return (yield from draw(table))
    wish = yield from ask(table.active, "two", ("two", "one"), "one")
    first = yield from draw(table)
    if wish == "one":
        return first
    table.aside = (first,)
    second = yield from draw(table)
    table.aside = (first, second)
    letters = (table.cards[first], table.cards[second])
    table.tell(Event("two", (("seat", table.active), ("letters", letters)), clause="PS-B2"))
    kept = yield from ask(table.active, "keep", (first, second), first)
    table.aside = ()
    table.bottom = (*table.bottom, second if kept == first else first)
    return kept
