"""Where a pattern lies on the arena: all eight symmetries, found by bits (TK-W1 to TK-W3).

Squares are bits of two words, rows 1–5 and rows 6–9, so that they fit fixed-width integers. The
fits of a card are kept by one of the squares that they need: only those at own pieces are tried.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from stolik.games.tash_kalar.board import SIDE, SQUARES
from stolik.games.tash_kalar.cards import BEINGS, Being, images, turned, turned_way
from stolik.games.tash_kalar.names import HEROIC

SPLIT: Final = 45
ON_BOARD: Final = frozenset(SQUARES)


@mypyc_attr(acyclic=True)
class Fit:
    """A being summoned on a square, its pattern turned one way: what it needs, and where."""

    def __init__(
        self,
        turn: int,
        spot: int,
        needs: tuple[tuple[int, int], ...],
        marks: tuple[int, ...],
        ways: tuple[int, ...],
    ) -> None:
        self.turn = turn
        self.spot = spot
        self.needs = needs
        self.squares = tuple(sorted([square for square, _ in needs]))
        self.marks = marks
        self.ways = ways
        any_low, any_high = bits([square for square, _ in needs])
        up_low, up_high = bits([square for square, rank in needs if rank == HEROIC])
        self.low: i64 = any_low
        self.high: i64 = any_high
        self.up_low: i64 = up_low
        self.up_high: i64 = up_high


def bits(squares: list[int]) -> tuple[int, int]:
    """Squares as the bits of two words."""
    low = high = 0
    for square in squares:
        if square < SPLIT:
            low |= 1 << square
        else:
            high |= 1 << (square - SPLIT)
    return low, high


def _fit(being: Being, turn: int, spot: int) -> Fit | None:
    """The being on this square; None where a piece of the pattern would lie off the board."""
    needs = [(_at(spot, turned(offset, turn)), rank) for offset, rank in being.pieces]
    if any([square < 0 for square, _ in needs]):
        return None
    marks = [_at(spot, turned(offset, turn)) for offset in being.marks]
    ways = tuple(sorted([turned_way(way, turn) for way in being.arrows]))
    on_board = tuple(sorted([mark for mark in marks if mark >= 0]))
    return Fit(turn, spot, tuple(sorted(needs)), on_board, ways)


def _at(spot: int, offset: tuple[int, int]) -> int:
    """The square at an offset; -1 off the board."""
    x, y = spot % SIDE + offset[0], spot // SIDE + offset[1]
    on_board = 0 <= x < SIDE and 0 <= y < SIDE and y * SIDE + x in ON_BOARD
    return y * SIDE + x if on_board else -1


def fits_of(being: Being) -> list[Fit]:
    """Every way in which this being can be summoned on an arena full of fitting pieces."""
    every = [_fit(being, turn, spot) for spot in SQUARES for turn in images(being)]
    return [fit for fit in every if fit is not None]


def _index(being: Being) -> list[list[Fit]]:
    """The fits by a square that they need, a heroic one where there is one: those are rare."""
    found: list[list[Fit]] = [[] for _ in range(SIDE * SIDE)]
    for fit in fits_of(being):
        rarest = max(fit.needs, key=lambda need: need[1])
        found[rarest[0]].append(fit)
    return found


_kept: dict[str, list[list[Fit]]] = {}


def index_of(card: str) -> list[list[Fit]]:
    """The index of a card, made when it is first needed."""
    if card not in _kept:
        _kept[card] = _index(BEINGS[card])
    return _kept[card]


def fits_on(card: str, any_: list[int], upgraded: list[int]) -> list[Fit]:
    """TK-W1, TK-W2: the fits whose pieces are all there; the squares of pieces are given."""
    any_low, any_high = bits(any_)
    up_low, up_high = bits(upgraded)
    not_low: i64 = ~any_low
    not_high: i64 = ~any_high
    flat_low: i64 = ~up_low
    flat_high: i64 = ~up_high
    index = index_of(card)
    found: list[Fit] = []
    for square in any_:
        for fit in index[square]:
            if (
                not (fit.low & not_low)
                and not (fit.high & not_high)
                and not (fit.up_low & flat_low)
                and not (fit.up_high & flat_high)
            ):
                found.append(fit)  # noqa: PERF401  # a plain loop is what compiles best
    return found
