"""The shared verbs of which effects are built. A verb does it, tells it, and keeps the books.

An effect belongs to a side (TK-A42): whoever controls it at that moment is asked, and where a team
plays, every question also offers to hand the turn over (TK-TM3).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from stolik.core.options import Touches
from stolik.core.refusal import Why
from stolik.core.scripts import PASS, Script, ask
from stolik.core.seen import EVERYBODY, only
from stolik.core.table import Event
from stolik.games.tash_kalar.answers import Answer, Answers
from stolik.games.tash_kalar.board import NAMES, SQUARE
from stolik.games.tash_kalar.names import COMMON, HAND_OVER
from stolik.games.tash_kalar.pieces import (
    OWN,
    Move,
    can_downgrade,
    can_upgrade,
    empty,
    moves_of,
    piece_of,
    rank_of,
    side_of,
    supply,
    those,
)
from stolik.games.tash_kalar.table import TashTable
from stolik.games.tash_kalar.words import TEXTS

Deed = Callable[[TashTable, int], None]

PASSED: Final[Answer] = (PASS,)
HANDED: Final[Answer] = (HAND_OVER,)
NOWHERE: Final = -1


class Cells(Answers):
    """Squares to be touched one after the other, or words; the clause says whose effect it is."""

    def __init__(self, items: tuple[Answer, ...], clause: str) -> None:
        super().__init__(items)
        self.clause = clause

    def touch(self, item: Answer) -> Touches:
        return tuple([f"cell:{part}" if part in SQUARE else f"button:{part}" for part in item])

    def reason(self, wish: object) -> Why:
        return TEXTS.why("refused.effect", self.clause)


# Asking.


def choose(
    table: TashTable, what: str, answers: list[Answer], *, optional: bool = False
) -> Script[Answer]:
    """Ask whoever controls the turn, until it is no longer handed over."""
    if not answers:
        return PASSED
    if len(answers) == 1 and not optional:
        return answers[0]
    while True:
        offered = (*answers, PASSED) if optional else tuple(answers)
        default = PASSED if optional else offered[0]
        handing = can_hand_over(table)
        options = Cells((*offered, HANDED) if handing else offered, clause_of(table.acting))
        chosen = yield from ask(table.control, what, options, default)
        if chosen != HANDED:
            return chosen
        hand_over(table)


def clause_of(card: str) -> str:
    """The clause that a card is."""
    return f"TK-{card}" if card else "TK-T7"


def can_hand_over(table: TashTable) -> bool:
    """TK-TM3, TK-A38: in a team, once a turn."""
    return table.teams() and not table.handed


def hand_over(table: TashTable) -> None:
    """TK-TM3: the partner gets the legends and decides from now on."""
    owner, partner = table.active, table.partner(table.active)
    table.control, table.handed = partner, True
    seen = only(partner) if table.legends[owner] else 0
    table.legends[partner] = (*table.legends[partner], *table.legends[owner])
    table.legends[owner] = ()
    facts = (("seat", owner), ("partner", partner))
    table.tell(Event("handed", facts, clause="TK-TM3", reveals=seen, barrier=True))


def pick(
    table: TashTable, what: str, squares: Iterable[int], *, optional: bool = False
) -> Script[int]:
    """One of these squares; NOWHERE if there is none, or it was declined."""
    answers: list[Answer] = [(NAMES[square],) for square in squares]
    chosen = yield from choose(table, what, answers, optional=optional)
    return NOWHERE if chosen == PASSED else SQUARE[chosen[0]]


def pick_word(table: TashTable, what: str, words: list[str]) -> Script[str]:
    """One of these words; "pass" if there is none."""
    chosen = yield from choose(table, what, [(word,) for word in words])
    return chosen[0]


def may(table: TashTable, what: str, squares: Iterable[int], deed: Deed) -> Script[int]:
    """TK-K2: do it on one of these squares, or on none."""
    square = yield from pick(table, what, squares, optional=True)
    if square != NOWHERE:
        deed(table, square)
    return square


def must(table: TashTable, what: str, squares: Iterable[int], deed: Deed) -> Script[int]:
    """TK-K2: do it on one of these squares if there is one."""
    square = yield from pick(table, what, squares)
    if square != NOWHERE:
        deed(table, square)
    return square


def may_go(table: TashTable, what: str, moves: list[Move]) -> Script[tuple[int, int, int]]:
    """One of these moves or leaps, or none: from where, to where, and what stood there."""
    answers: list[Answer] = [(NAMES[start], NAMES[goal]) for start, goal in moves]
    chosen = yield from choose(table, what, answers, optional=True)
    if chosen == PASSED:
        return NOWHERE, NOWHERE, 0
    start, goal = SQUARE[chosen[0]], SQUARE[chosen[1]]
    victim = table.board[goal]
    go(table, start, goal)
    return start, goal, victim


def combat_move(table: TashTable, squares: Iterable[int]) -> Script[tuple[int, int, int]]:
    """TK-K9: one combat move of a piece on these squares, or none."""
    return may_go(table, "combat", moves_of(table, squares, combat=True))


def standard_move(table: TashTable, squares: Iterable[int]) -> Script[tuple[int, int, int]]:
    """TK-K9: one standard move of a piece on these squares, or none."""
    return may_go(table, "standard", moves_of(table, squares))


def may_place(table: TashTable, squares: Iterable[int], rank: int = COMMON) -> Script[int]:
    """TK-K10: place an own piece on one of these squares if it is empty, or on none."""
    open_ = empty(table, squares) if supply(table, table.side(), rank) > 0 else []
    return may(table, "put", open_, lambda draft, square: place(draft, square, rank))


def must_place(table: TashTable, squares: Iterable[int], rank: int = COMMON) -> Script[int]:
    """TK-K10: place an own piece on one of these squares, if one is empty and a token is left."""
    open_ = empty(table, squares) if supply(table, table.side(), rank) > 0 else []
    return must(table, "put", open_, lambda draft, square: place(draft, square, rank))


def must_upgrade_own(table: TashTable, squares: list[int]) -> Script[int]:
    """Upgrade an own common piece on one of these squares."""
    commons = those(table, squares, whose=OWN, high=COMMON)
    return must(table, "upgrade", commons, upgrade)


# Doing.


def gain(table: TashTable, actions: int = 1) -> None:
    """TK-K4: so many more actions this turn."""
    table.actions += actions
    table.tell(Event("gained", (("actions", actions),), clause="TK-K4"))


def place(table: TashTable, square: int, rank: int = COMMON, side: int = NOWHERE) -> None:
    """TK-K10: a piece of a side, the own one by default, on an empty square."""
    table.board[square] = piece_of(table.side() if side == NOWHERE else side, rank)
    _tell(table, "placed", square, table.board[square], "TK-K10")


def destroy(table: TashTable, square: int, *, credit: bool = True) -> None:
    """TK-K12, TK-K13: remove a piece; an enemy one counts for the side whose turn it is."""
    piece = table.board[square]
    table.board[square] = 0
    if credit and side_of(piece) != table.side():
        table.destroyed = (*table.destroyed, piece)
    if table.being == square:
        table.being = NOWHERE
    table.used = tuple([one for one in table.used if one != square])
    _tell(table, "destroyed", square, piece, "TK-K12")


def destroy_all(table: TashTable, squares: Iterable[int], *, credit: bool = True) -> int:
    """Destroy the pieces on these squares; how many."""
    chosen = list(squares)
    for square in chosen:
        destroy(table, square, credit=credit)
    return len(chosen)


def go(table: TashTable, start: int, goal: int) -> None:
    """TK-K9: move or leap, and destroy what is there."""
    piece = table.board[start]
    if table.board[goal]:
        destroy(table, goal)
    table.board[start], table.board[goal] = 0, piece
    if table.being == start:
        table.being = goal
    table.used = tuple([goal if one == start else one for one in table.used])
    facts = (("start", NAMES[start]), ("goal", NAMES[goal]), ("piece", piece))
    table.tell(Event("moved", facts, clause="TK-K9"))


def upgrade(table: TashTable, square: int) -> None:
    """TK-K11: one rank up, where that is possible."""
    if can_upgrade(table, square):
        table.board[square] += 1
        _tell(table, "upgraded", square, table.board[square], "TK-K11")


def downgrade(table: TashTable, square: int) -> None:
    """TK-K11: one rank down, where that is possible."""
    if can_downgrade(table, square):
        table.board[square] -= 1
        _tell(table, "downgraded", square, table.board[square], "TK-K11")


def convert(table: TashTable, square: int, rank: int = 0) -> None:
    """TK-K12: an enemy piece becomes an own one of its rank, or of this one; it counts as lost."""
    piece = table.board[square]
    table.destroyed = (*table.destroyed, piece)
    table.board[square] = piece_of(table.side(), rank or rank_of(piece))
    _tell(table, "converted", square, table.board[square], "TK-K12")


def convertible(table: TashTable, squares: Iterable[int], rank: int = 0) -> list[int]:
    """TK-K12: those of these enemy pieces for which there is an own token."""
    return [
        square
        for square in squares
        if supply(table, table.side(), rank or rank_of(table.board[square])) > 0
    ]


def _tell(table: TashTable, kind: str, square: int, piece: int, clause: str) -> None:
    facts = (("square", NAMES[square]), ("piece", piece))
    table.tell(Event(kind, facts, EVERYBODY, clause))
