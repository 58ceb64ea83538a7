"""The ramp of one player: where a block comes to rest and what it covers (FITS-P3, FITS-A5).

Compiled. A ramp is three whole numbers: the heights of its columns, 8 bits each, and the covered
fields of rows 1-6 and of rows 7-12, 36 bits each. It has no ceiling (FITS-A3): above row 12 only
the heights are kept, because nothing there covers a field (FITS-A4, FITS-K6).
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from stolik.games.fits.names import COLUMNS, ROWS
from stolik.games.fits.shapes import SKIP, Drop, turns

HALF: Final = 0xFFFFFFFFF
"""All 36 fields of six rows."""


@mypyc_attr(acyclic=True)
class Ramp:
    """What lies on a ramp. Never changed: a drop gives a new ramp."""

    def __init__(self, tops: i64, low: i64, high: i64) -> None:
        self.tops: Final[i64] = tops
        self.low: Final[i64] = low
        self.high: Final[i64] = high

    def landing(self, drop: Drop) -> i64:
        """How many rows lie below the block's lowest cell when it has slid down.

        FITS-P3, FITS-P4, FITS-A5: the highest of (column height - lowest cell in that column).
        """
        tops: i64 = self.tops >> drop.first if drop.width else 0
        feet: i64 = drop.feet
        row: i64 = 0
        for _ in range(drop.width):
            gap: i64 = (tops & 255) - (feet & 255)
            if gap > row:  # noqa: PLR1730 - max() would box the numbers
                row = gap
            tops >>= 8
            feet >>= 8
        return row

    def drop(self, drop: Drop) -> "Ramp":
        """The ramp after a block has slid down (FITS-P3); the same ramp for SKIP (FITS-P6)."""
        if drop is SKIP:
            return self
        row: i64 = self.landing(drop)
        tops: i64 = (self.tops & ~(drop.span * 255)) + drop.span * row + drop.tops
        if row < 6:
            cells: i64 = drop.cells << (6 * row)
            return Ramp(tops, self.low | (cells & HALF), self.high | (cells >> 36))
        if row < 12:
            return Ramp(tops, self.low, self.high | ((drop.cells << (6 * (row - 6))) & HALF))
        return Ramp(tops, self.low, self.high)

    def covered(self, column: int, row: int) -> bool:
        """Is this field covered? Columns from the left, rows from the bottom (FITS-A23)."""
        place = (row - 1) * 6 + column - 1
        if place < 36:
            return bool((self.low >> place) & 1)
        return bool((self.high >> (place - 36)) & 1)

    def heights(self) -> tuple[int, ...]:
        """The highest occupied row of each column, above row 12 too; 0 if empty (FITS-A5)."""
        tops = self.tops
        return tuple(int((tops >> (8 * column)) & 255) for column in range(COLUMNS))

    def notation(self) -> str:
        """One line without language: rows from the bottom in octal, then heights over row 12."""
        rows = [_row_text(self, row) for row in range(1, ROWS + 1)]
        while rows and rows[-1] == "00":
            rows.pop()
        over = [f"{c + 1}:{h}" for c, h in enumerate(self.heights()) if h > ROWS]
        return (".".join(rows) or "00") + ("^" + ",".join(over) if over else "")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Ramp):
            return NotImplemented
        return self.tops == other.tops and self.low == other.low and self.high == other.high

    def __hash__(self) -> int:
        return hash((self.tops, self.low, self.high))

    def __repr__(self) -> str:
        return f"<Ramp {self.notation()}>"


EMPTY: Final = Ramp(0, 0, 0)
"""The ramp at the start of a round (FITS-G2)."""


def cells(drop: Drop, row: int) -> tuple[tuple[int, int], ...]:
    """The (column, row) of each cell of a block that came to rest at `row`, as `landing` says."""
    if drop is SKIP:
        return ()
    shape = turns(drop.shape)[drop.turn].cells
    return tuple((drop.column + x, row + 1 + y) for x, y in shape)


def read_ramp(text: str) -> Ramp:
    """The ramp that `Ramp.notation` wrote; ValueError if it is none."""
    rows_text, _, over_text = text.partition("^")
    rows = rows_text.split(".")
    if len(rows) > ROWS or not all(_is_octal(row) for row in rows):
        raise ValueError(f"no ramp: {text!r}")
    occupied = [
        (column, row)
        for row, pair in enumerate(rows, 1)
        for column in range(1, COLUMNS + 1)
        if (int(pair, 8) >> (COLUMNS - column)) & 1
    ]
    for part in over_text.split(",") if over_text else []:
        column, _, height = part.partition(":")
        if column not in list("123456") or not height.isdecimal() or not 12 < int(height) < 256:
            raise ValueError(f"no ramp: {text!r}")
        occupied.append((int(column), int(height)))
    return ramp_with(occupied)


def picture(ramp: Ramp) -> str:
    """Rows 12 to 1 with '#' for covered and '.' for uncovered fields.

    Above them, if blocks stick out, one '#' where each column ends: what lies below it up there
    is not kept.
    """
    heights = ramp.heights()
    over = [
        "".join("#" if height == row else "." for height in heights)
        for row in range(max(heights), ROWS, -1)
    ]
    field = [
        "".join("#" if ramp.covered(column, row) else "." for column in range(1, COLUMNS + 1))
        for row in range(ROWS, 0, -1)
    ]
    return "\n".join(over + field)


def ramp_of(drawing: str) -> Ramp:
    """The ramp a picture shows; its last line is row 1, rows left out at the top are empty."""
    lines = [line.strip() for line in drawing.strip().splitlines()]
    if any(len(line) != COLUMNS or line.strip(".#") for line in lines):
        raise ValueError(f"no picture of a ramp:\n{drawing}")
    return ramp_with(
        [
            (column, row)
            for row, line in enumerate(reversed(lines), 1)
            for column, mark in enumerate(line, 1)
            if mark == "#"
        ]
    )


def ramp_with(occupied: list[tuple[int, int]]) -> Ramp:
    """The ramp on which just these (column, row) are occupied."""
    low = high = tops = 0
    for column, row in occupied:
        place = (row - 1) * 6 + column - 1
        low |= 1 << place if place < 36 else 0
        high |= 1 << (place - 36) if 36 <= place < 72 else 0
    for column in range(1, COLUMNS + 1):
        highest = max((row for c, row in occupied if c == column), default=0)
        tops |= highest << (8 * (column - 1))
    return Ramp(tops, low, high)


def _row_text(ramp: Ramp, row: int) -> str:
    """A row as two octal digits, columns 1-3 and 4-6, covered fields as ones."""
    bits = "".join("1" if ramp.covered(c, row) else "0" for c in range(1, COLUMNS + 1))
    return f"{int(bits, 2):02o}"


def _is_octal(pair: str) -> bool:
    return len(pair) == 2 and not pair.strip("01234567")
