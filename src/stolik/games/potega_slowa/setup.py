"""Before the first turn: options, the rectangle, the open hand cards (PS-R1 to PS-R5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.core.refusal import Refused
from stolik.core.rng import Rng
from stolik.core.scripts import Script, chance
from stolik.core.spec import Mode, Option, Setup
from stolik.core.table import Event
from stolik.games.potega_slowa.deck import bag, deck
from stolik.games.potega_slowa.speech import refusal
from stolik.games.potega_slowa.table import NOBODY, SUPPLY, TAPE, Cell, WordTable
from stolik.games.potega_slowa.words.language import ALPHABETS

MODES: Final = (Mode("game", 2, 4), Mode("black", 2, 4))
OPTIONS: Final = (
    Option("first", "random", ("random", "1", "2", "3", "4")),  # PS-A43
    Option("least", "2", ("2", "3")),  # PS-A4
    Option("swaps", "1", ("1", "2", "3")),  # PS-A12
    Option("markers", "30", ("30", "unlimited")),  # PS-A14
    Option("related", "warn", ("warn", "hard", "off")),  # PS-A38
)
RECTANGLES: Final = {2: (4, 4), 3: (5, 5), 4: (6, 5)}
"""Columns and rows by the number of players (PS-R2, PS-A45)."""

PLENTY: Final = 1_000
"""Markers where they are unlimited: more than there can be cells."""


def check(setup: Setup) -> None:
    """PS-A43: the first player sits at the table."""
    first = setup.options["first"]
    if first != "random" and int(first) > setup.seats:
        raise Refused("illegal", refusal("PS-A43-first", first=first, seats=setup.seats))


def prepare(setup: Setup, rng: Rng) -> Mapping[str, str]:
    """PS-A43: the first player is drawn, unless named."""
    if setup.options["first"] != "random":
        return {}
    return {"first": str(1 + int(rng.below(setup.seats)))}


def table(setup: Setup) -> WordTable:
    """An empty table, and the stack shuffled (PS-R1, PS-R4)."""
    seats, options = setup.seats, setup.options
    pool = deck("pl")
    return WordTable(
        language="pl",
        least=int(options["least"]),
        swaps=int(options["swaps"]),
        supply=SUPPLY if options["markers"] == "30" else PLENTY,
        related=options["related"],
        active=0 if options["first"] == "random" else int(options["first"]) - 1,
        turn=0,
        pool=pool,
        stack=sum(pool),
        bottom=(),
        buried=(),
        cards=(),
        board={},
        marks={},
        rows=[() for _ in range(seats)],
        hands=[NOBODY for _ in range(seats)],
        used=(),
        placed=NOBODY,
        swapped=0,
        votes=0,
        stuck=False,
        asked=(),
        secret=[None for _ in range(seats)],
        offers=[None for _ in range(seats)],
        made=[0 for _ in range(seats)],
        black=setup.mode == "black",
        gifts=[() for _ in range(seats)],
        handed=(),
        locks=(),
        due=(),
        last=(),
        aside=(),
    )


def rectangle(seats: int) -> tuple[Cell, ...]:
    """The cells of the rectangle, row by row (PS-R2)."""
    columns, rows = RECTANGLES[seats]
    return tuple([(x, y) for y in range(rows) for x in range(columns)])


def deal_rectangle(table: WordTable) -> Script[str | None]:
    """PS-R2, PS-R3: letter up, without gaps, then an open card for each seat; a card at a time."""
    cells = rectangle(len(table.rows))
    empty = [cell for cell in cells if cell not in table.board]
    card = yield from draw(table)
    if empty:
        table.board[empty[0]] = card
        table.tell(Event("laid", (("letter", table.cards[card]),), clause="PS-R2"))
        return "deal_rectangle"
    seat = table.hands.index(NOBODY)
    table.hands[seat] = card
    facts = (("seat", seat), ("letter", table.cards[card]))
    table.tell(Event("hand", facts, clause="PS-R3"))
    return "deal_rectangle" if NOBODY in table.hands else "place_card"


def draw(table: WordTable) -> Script[int]:
    """The top card of the stack, letter up; -1 if there is none (PS-A13)."""
    if table.stack == 0:
        card, table.bottom = (*table.bottom[:1], NOBODY)[0], table.bottom[1:]
        return card
    letter = yield from chance("card", bag(table.language, table.pool))
    at = ALPHABETS[table.language].index(letter)
    table.pool = (*table.pool[:at], table.pool[at] - 1, *table.pool[at + 1 :])
    table.stack -= 1
    table.cards = (*table.cards, letter)
    return len(table.cards) - 1


def lay_tape(table: WordTable, cell: Cell) -> None:
    """PS-R14c, PS-A16: the top card, tape up: its letter stays unknown, so the pool keeps it.

    What lies below tape and what is in the stack cannot be told apart by anybody, so a later draw
    from all of them is as fair as one from the stack. With no card left a blank serves (PS-A13).
    """
    table.board[cell] = TAPE
    if table.stack:
        table.stack -= 1
    elif table.bottom:
        table.buried, table.bottom = (*table.buried, table.bottom[0]), table.bottom[1:]
