"""A game of FITS in the order of the rulebook: rounds, start blocks, cards, scoring."""

from __future__ import annotations

from typing import Final

from stolik.core.scripts import Script, ask_of, chance, scenes, together, under
from stolik.core.steps import Ask, Bag
from stolik.core.table import Event
from stolik.games.fits.boards import read_layout
from stolik.games.fits.moves import DROPS, FLAT, STARTS
from stolik.games.fits.names import BOARDS, SHAPES
from stolik.games.fits.ramp import EMPTY
from stolik.games.fits.scoring import Board, score, solo_rank
from stolik.games.fits.shapes import SKIP, Drop
from stolik.games.fits.table import START_SHAPES, FitsTable

FULL_DECK: Final = Bag(SHAPES)
KEPT: Final = 256
_boards: dict[str, Board] = {}


def board_of(layout: str) -> Board:
    """The board that a layout describes; so many are kept that a long-lived program stays small."""
    if layout not in _boards:
        if len(_boards) >= KEPT:
            _boards.clear()
        _boards[layout] = read_layout(layout)
    return _boards[layout]


def insert_board(table: FitsTable) -> Script[str | None]:
    """FITS-G1, FITS-G2: a round begins: the next board, an empty ramp, all blocks at hand."""
    table.round += 1
    table.ramps = [EMPTY for _ in table.seats()]
    table.laid = [() for _ in table.seats()]
    table.aside = [() for _ in table.seats()]
    table.deck, table.card, table.discard = SHAPES, "", ()
    facts = (("round", table.round + 1), ("layout", table.layouts[table.round]))
    table.tell(Event("board", facts, clause="FITS-G2"))
    yield from deal_start_cards(table)
    yield from under(table, "FITS-A1", place_start_blocks(table))
    return "turn_card"


def deal_start_cards(table: FitsTable) -> Script[None]:
    """FITS-G3: one of the four start cards to each; the others are laid open (FITS-A9)."""
    table.start, table.spare = (), START_SHAPES
    for seat in table.seats():
        shape = yield from chance("start", table.spare)
        table.start = (*table.start, shape)
        table.spare = tuple([other for other in table.spare if other != shape])
        table.tell(Event("start", (("seat", seat), ("shape", shape)), clause="FITS-G3"))
    if table.spare:
        table.tell(Event("spare", (("shapes", table.spare),), clause="FITS-A9"))


def place_start_blocks(table: FitsTable) -> Script[None]:
    """FITS-G3, FITS-A1: everybody places the own start block, and has to."""
    shapes = table.start
    asks = [ask_of(s, "start", STARTS[shapes[s]], FLAT[shapes[s]]) for s in table.seats()]
    dropped = yield from together(tuple(asks))
    for seat in table.seats():
        place_block(table, seat, shapes[seat], dropped[seat])


def turn_card(table: FitsTable) -> Script[str | None]:
    """FITS-G4, FITS-A11: the top card is turned up; all place this block, at once (FITS-A6)."""
    shape = yield from chance("card", FULL_DECK if not table.card else Bag(table.deck))
    if table.card:
        table.discard = (*table.discard, table.card)
    table.card = shape
    table.deck = tuple([other for other in table.deck if other != shape])
    if table.told is not None:
        table.tell(Event("card", (("shape", shape),), clause="FITS-G4"))
    asks: list[Ask[Drop]] = []
    for seat, own in enumerate(table.start):
        if own == shape:
            skip_own_block(table, seat)
        else:
            asks.append(ask_of(seat, "drop", DROPS[shape], SKIP))
    dropped = yield from together(tuple(asks))
    for one, drop in zip(asks, dropped, strict=True):
        place_block(table, one.seat, shape, drop)
    return "turn_card" if table.deck else "score_round"


def skip_own_block(table: FitsTable, seat: int) -> None:
    """FITS-P5, FITS-A8: the block of the own start card lies on the ramp already."""
    if table.told is not None:
        table.tell(Event("own", (("seat", seat), ("shape", table.card)), clause="FITS-P5"))


def place_block(table: FitsTable, seat: int, shape: str, drop: Drop) -> None:
    """FITS-P3: the block slides down as far as it can; or it is put aside (FITS-P6)."""
    if drop is SKIP:
        table.aside[seat] = (*table.aside[seat], shape)
        if table.told is not None:
            table.tell(Event("aside", (("seat", seat), ("shape", shape)), clause="FITS-P6"))
        return
    ramp = table.ramps[seat]
    if table.told is not None:
        facts = (("seat", seat), ("shape", shape), ("drop", drop.notation()))
        row = ("row", 1 + int(ramp.landing(drop)))
        table.tell(Event("drop", (*facts, row), clause="FITS-P3"))
    table.ramps[seat] = ramp.drop(drop)
    table.laid[seat] = (*table.laid[seat], drop)


def score_round(table: FitsTable) -> Script[str | None]:
    """FITS-K0 to FITS-K4: what the ramps are worth on this board, in whichever round (FITS-A15)."""
    board = board_of(table.layouts[table.round])
    for seat in table.seats():
        points = int(score(board, table.ramps[seat]))
        table.points[seat] = (*table.points[seat], points)
        facts = (("seat", seat), ("points", points))
        table.tell(Event("points", facts, clause="FITS-K0"))
    table.before = tuple(table.laid)
    yield from ()
    if table.round + 1 < len(table.layouts):
        return "insert_board"
    end_game(table)
    return None


def end_game(table: FitsTable) -> None:
    """FITS-E1: the points of all rounds together decide."""
    facts = (("points", totals(table)), ("rank", rank(table)))
    table.tell(Event("end", facts, clause="FITS-E2" if rank(table) else "FITS-E1"))


def totals(table: FitsTable) -> tuple[int, ...]:
    """FITS-E1, FITS-A12: the sum of each seat's rounds; it may be below zero."""
    return tuple([sum(points) for points in table.points])


def rank(table: FitsTable) -> str:
    """FITS-E2: the title of one who played alone; only for all four boards (FITS-A13)."""
    alone = len(table.points) == 1 and len(table.layouts) == len(BOARDS)
    return solo_rank(totals(table)[0]) if alone else ""


SCENES: Final = scenes(("FITS-G1", insert_board), ("FITS-G4", turn_card), ("FITS-K0", score_round))
