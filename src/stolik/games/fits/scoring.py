"""Scoring a round, in rulebook order (FITS-K0 to FITS-K6), and the solo titles (FITS-E2).

Compiled. `score` is the fast sum, `explain` the same in lines a player can follow. What counts
belongs to the board, not to the round it is played in (FITS-A15).
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from stolik.games.fits.names import (
    BLACK_WHITE,
    BOARDS,
    COLUMNS,
    KINDS,
    NUMBERS,
    PAIRS,
    PLAIN,
    RANKS,
    ROWS,
    SYMBOLS,
)
from stolik.games.fits.ramp import HALF, Ramp

Place = tuple[int, int]
"""A field as (column, row) (FITS-A23)."""

ROW_STARTS: Final = 0x41041041
"""The first field of each of six rows."""


@mypyc_attr(acyclic=True)
class Special:
    """A special field of a board: a number (boards 2 and 3) or a symbol (board 4)."""

    def __init__(self, column: int, row: int, value: int, symbol: str = "") -> None:
        self.column: Final = column
        self.row: Final = row
        self.value: Final = value
        self.symbol: Final = symbol
        place = (row - 1) * 6 + column - 1
        self.low: Final[i64] = 1 << place if place < 36 else 0
        self.high: Final[i64] = 1 << (place - 36) if place >= 36 else 0

    def place(self) -> Place:
        return (self.column, self.row)


@mypyc_attr(acyclic=True)
class Group:
    """Special fields that share a value, or the two of a symbol, as masks."""

    def __init__(self, value: int, symbol: str, specials: list[Special]) -> None:
        self.value: Final[i64] = value
        self.symbol: Final = symbol
        self.places: Final = tuple(special.place() for special in specials)
        self.low: Final[i64] = sum(special.low for special in specials)
        self.high: Final[i64] = sum(special.high for special in specials)


@mypyc_attr(acyclic=True)
class Board:
    """A board: its number, what it carries, and its special fields (FITS-C4, FITS-D1)."""

    def __init__(self, number: int, specials: tuple[Special, ...]) -> None:
        self.number: Final = number
        self.kind: Final = KINDS[BOARDS.index(number)]
        self.specials: Final = tuple(sorted(specials, key=_reading_order))
        self.groups: Final = _groups(self.specials)
        self.plain_low: Final[i64] = HALF - sum(special.low for special in specials)
        self.plain_high: Final[i64] = HALF - sum(special.high for special in specials)

    def special(self, column: int, row: int) -> Special | None:
        """The special field at a place, if there is one."""
        for special in self.specials:
            if special.column == column and special.row == row:
                return special
        return None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and _facts(self) == _facts(other)

    def __hash__(self) -> int:
        return hash(_facts(self))


@mypyc_attr(acyclic=True)
class Line:
    """One line of a score: the clause, a key for its words, the points, the counted fields."""

    def __init__(self, clause: str, key: str, points: int, fields: tuple[Place, ...]) -> None:
        self.clause: Final = clause
        self.key: Final = key
        self.points: Final = points
        self.fields: Final = fields


def _reading_order(special: Special) -> Place:
    """From the top row down, each row from the left, as one reads."""
    return (-special.row, special.column)


def _facts(board: Board) -> tuple[int, tuple[tuple[int, int, int, str], ...]]:
    return board.number, tuple((s.column, s.row, s.value, s.symbol) for s in board.specials)


def _groups(specials: tuple[Special, ...]) -> list[Group]:
    """Fields by symbol, in the order of SYMBOLS, or by value, highest first."""
    symbols = [name for name in SYMBOLS if any(s.symbol == name for s in specials)]
    if symbols:
        return [Group(0, name, [s for s in specials if s.symbol == name]) for name in symbols]
    values = sorted({s.value for s in specials}, reverse=True)
    return [Group(value, "", [s for s in specials if s.value == value]) for value in values]


def count(word: i64) -> i64:
    """How many bits of a word of 36 are set."""
    pairs: i64 = word - ((word >> 1) & 0x555555555)
    fours: i64 = (pairs & 0x333333333) + ((pairs >> 2) & 0x333333333)
    eights: i64 = (fours + (fours >> 4)) & 0xF0F0F0F0F
    return eights % 255


def full_rows(word: i64) -> i64:
    """The first field of each full row among six rows."""
    twos: i64 = word & (word >> 1)
    return twos & (twos >> 2) & (twos >> 4) & ROW_STARTS


def score(board: Board, ramp: Ramp) -> i64:
    """The points of a round on this board (FITS-K0 to FITS-K4)."""
    low: i64 = ramp.low ^ HALF
    high: i64 = ramp.high ^ HALF
    points: i64 = -count(low & board.plain_low) - count(high & board.plain_high)
    kind = board.kind
    if kind == PLAIN:
        return points + count(full_rows(ramp.low)) + count(full_rows(ramp.high))
    if kind == PAIRS:
        return points + _pairs(board, low, high)
    return points + _values(board, low, high)


def _values(board: Board, low: i64, high: i64) -> i64:
    """FITS-K2, FITS-K3: each uncovered special field gives its value."""
    points: i64 = 0
    for group in board.groups:
        points += group.value * (count(low & group.low) + count(high & group.high))
    return points


def _pairs(board: Board, low: i64, high: i64) -> i64:
    """FITS-K4: both of a symbol visible +3, just one -3, none 0."""
    points: i64 = 0
    for group in board.groups:
        seen: i64 = count(low & group.low) + count(high & group.high)
        if seen == 2:
            points += 3
        elif seen == 1:
            points -= 3
    return points


def explain(board: Board, ramp: Ramp) -> tuple[Line, ...]:
    """The score in lines, what the board gives first, then the plain fields (FITS-K0)."""
    kind = board.kind
    if kind == PLAIN:
        return (_rows_line(ramp), _uncovered_line(board, ramp))
    if kind == NUMBERS:
        numbers = list(board.groups)
        return (_values_line("FITS-K2", "numbers", numbers, ramp), _uncovered_line(board, ramp))
    if kind == BLACK_WHITE:
        white = [group for group in board.groups if group.value > 0]
        black = [group for group in board.groups if group.value < 0]
        return (
            _values_line("FITS-K3", "white", white, ramp),
            _values_line("FITS-K3", "black", black, ramp),
            _uncovered_line(board, ramp),
        )
    return (
        _symbols_line("pairs", board, ramp, 2, 3),
        _symbols_line("singles", board, ramp, 1, -3),
        _uncovered_line(board, ramp),
    )


def _uncovered_line(board: Board, ramp: Ramp) -> Line:
    """FITS-K0: every uncovered plain field is -1; special fields never are."""
    special = [s.place() for s in board.specials]
    open_fields = tuple(
        (column, row)
        for row in range(ROWS, 0, -1)
        for column in range(1, COLUMNS + 1)
        if not ramp.covered(column, row) and (column, row) not in special
    )
    return Line("FITS-K0", "uncovered", -len(open_fields), open_fields)


def _rows_line(ramp: Ramp) -> Line:
    """FITS-K1, FITS-K5: +1 for each full row, on board 1 only."""
    columns = range(1, COLUMNS + 1)
    rows = [row for row in range(ROWS, 0, -1) if all(ramp.covered(c, row) for c in columns)]
    fields = tuple((column, row) for row in rows for column in columns)
    return Line("FITS-K1", "full_rows", len(rows), fields)


def _values_line(clause: str, key: str, groups: list[Group], ramp: Ramp) -> Line:
    """FITS-K2, FITS-K3: the uncovered special fields of these groups and their sum."""
    seen = [(group, place) for group in groups for place in _visible(group, ramp)]
    points = sum(int(group.value) for group, _ in seen)
    return Line(clause, key, points, tuple(place for _, place in seen))


def _symbols_line(key: str, board: Board, ramp: Ramp, copies: int, points: int) -> Line:
    """FITS-K4: the symbols of which so many copies can be seen."""
    shown = [_visible(group, ramp) for group in board.groups]
    counted = [places for places in shown if len(places) == copies]
    fields = tuple(place for places in counted for place in places)
    return Line("FITS-K4", key, points * len(counted), fields)


def _visible(group: Group, ramp: Ramp) -> list[Place]:
    return [(column, row) for column, row in group.places if not ramp.covered(column, row)]


def solo_rank(total: int) -> str:
    """The title for the sum of all four boards (FITS-E2, FITS-O1: 5 is still a pupil)."""
    for lowest, rank in zip((31, 26, 21, 16, 11, 6), RANKS, strict=False):
        if total >= lowest:
            return rank
    return RANKS[-1]
