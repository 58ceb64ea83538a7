"""Pure questions about pieces: whose, of which rank, how many are left, what may move where."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from stolik.games.tash_kalar.board import NEIGHBOURS, SQUARES
from stolik.games.tash_kalar.names import (
    COMMON,
    HEROIC,
    HIGH,
    LEGEND_TOKENS,
    LEGENDARY,
    MELEE,
    TOKENS,
)
from stolik.games.tash_kalar.table import TashTable

ANYBODY: Final = 0
OWN: Final = 1
ENEMY: Final = 2

Move = tuple[int, int]


def piece_of(side: int, rank: int) -> int:
    """A piece of a side."""
    return 3 * side + rank


def side_of(piece: int) -> int:
    """Whose piece it is; -1 for an empty square."""
    return (piece - 1) // 3 if piece else -1


def rank_of(piece: int) -> int:
    """The rank of a piece; 0 for an empty square."""
    return (piece - 1) % 3 + 1 if piece else 0


def those(
    table: TashTable,
    squares: Iterable[int] = SQUARES,
    *,
    whose: int = ANYBODY,
    low: int = COMMON,
    high: int = LEGENDARY,
) -> list[int]:
    """The squares with a piece of somebody, of a rank from `low` to `high`."""
    board, side = table.board, table.side()
    found: list[int] = []
    for square in squares:
        piece = board[square]
        if not piece or not low <= rank_of(piece) <= high:
            continue
        if whose == ANYBODY or (side_of(piece) == side) == (whose == OWN):
            found.append(square)
    return found


def own(table: TashTable, high: int = LEGENDARY) -> list[int]:
    """The squares with own pieces."""
    return those(table, whose=OWN, high=high)


def empty(table: TashTable, squares: Iterable[int] = SQUARES) -> list[int]:
    """The empty ones among these squares."""
    board = table.board
    return [square for square in squares if not board[square]]


def count(table: TashTable, side: int, low: int = COMMON, high: int = LEGENDARY) -> int:
    """How many pieces of these ranks a side has on the board."""
    wanted = [piece_of(side, rank) for rank in range(low, high + 1)]
    return sum([piece in wanted for piece in table.board])


def usable(table: TashTable) -> int:
    """TK-P3: common/heroic tokens of a colour that are not on score boards."""
    if table.kind == HIGH:
        return TOKENS
    return TOKENS - (len(table.sides) - 1 if table.kind == MELEE else 1)


def supply(table: TashTable, side: int, rank: int) -> int:
    """TK-P2, TK-V7: tokens of this kind that a side has left; destroyed ones lie aside."""
    lying = [*table.board, *(table.destroyed if table.kind != HIGH else ())]
    if rank == LEGENDARY:
        return LEGEND_TOKENS - lying.count(piece_of(side, LEGENDARY))
    taken = lying.count(piece_of(side, COMMON)) + lying.count(piece_of(side, HEROIC))
    return usable(table) - taken


def can_upgrade(table: TashTable, square: int) -> bool:
    """TK-K11: a heroic piece needs a legendary token of its colour."""
    piece = table.board[square]
    rank = rank_of(piece)
    return rank == COMMON or (rank == HEROIC and supply(table, side_of(piece), LEGENDARY) > 0)


def can_downgrade(table: TashTable, square: int) -> bool:
    """TK-K11: a legendary piece needs a common/heroic token of its colour."""
    piece = table.board[square]
    rank = rank_of(piece)
    return rank == HEROIC or (rank == LEGENDARY and supply(table, side_of(piece), HEROIC) > 0)


def may_enter(table: TashTable, start: int, goal: int, *, combat: bool) -> bool:
    """TK-K9: an empty square or a lower rank; in combat an equal rank as well."""
    attacker, victim = rank_of(table.board[start]), rank_of(table.board[goal])
    return victim < attacker or (combat and victim == attacker)


def moves_of(table: TashTable, squares: Iterable[int], *, combat: bool = False) -> list[Move]:
    """TK-K9: the moves of the pieces on these squares."""
    return [
        (start, goal)
        for start in squares
        if start >= 0 and table.board[start]
        for goal in NEIGHBOURS[start]
        if may_enter(table, start, goal, combat=combat)
    ]


def leaps_of(
    table: TashTable, squares: Iterable[int], goals: Iterable[int] = SQUARES, *, combat: bool = True
) -> list[Move]:
    """TK-K9: the same without adjacency."""
    return [
        (start, goal)
        for start in squares
        if start >= 0
        for goal in goals
        if goal != start and may_enter(table, start, goal, combat=combat)
    ]
