"""Names of things in FITS: shapes, symbols, colours, kinds of board, titles. No logic."""

from typing import Final

COLUMNS: Final = 6
"""Columns of a ramp, 1 at the left (FITS-C5, FITS-A23)."""

ROWS: Final = 12
"""Rows of a board, 1 at the bottom (FITS-C5, FITS-A23)."""

SHAPES: Final[tuple[str, ...]] = (
    "F5",
    "L5",
    "N5",
    "P5",
    "T5",
    "U5",
    "V5",
    "W5",
    "X5",
    "Y5",
    "O4",
    "T4",
    "L4",
    "S4",
    "I3",
    "V3",
)
"""The 16 blocks of a set, in the order of table 1.1 (FITS-C6)."""

PENTOMINOES: Final[tuple[str, ...]] = SHAPES[:10]
"""The blocks a start card may show (FITS-C8)."""

COLOURS: Final[tuple[str, ...]] = ("red", "green", "blue", "yellow")
"""The four sets (FITS-C1)."""

BOARDS: Final[tuple[int, ...]] = (1, 2, 3, 4)
"""The numbers of the boards (FITS-C4)."""

PLAIN: Final = "plain"
NUMBERS: Final = "numbers"
BLACK_WHITE: Final = "black_white"
PAIRS: Final = "pairs"

KINDS: Final[tuple[str, ...]] = (PLAIN, NUMBERS, BLACK_WHITE, PAIRS)
"""What boards 1, 2, 3 and 4 carry, in this order (section 1.3)."""

SYMBOLS: Final[tuple[str, ...]] = ("star", "heart", "leaf", "moon", "flower")
"""The five symbols of board 4; each has a shape of its own and a colour of its own (FITS-D4)."""

SYMBOL_COLOURS: Final[tuple[str, ...]] = ("yellow", "red", "green", "blue", "violet")
"""The colours of SYMBOLS, in the same order; never the only difference (FITS-D4)."""

RANKS: Final[tuple[str, ...]] = (
    "grandmaster",
    "master",
    "expert",
    "specialist",
    "novice",
    "apprentice",
    "pupil",
)
"""The titles of the solo game, best first (FITS-E2)."""
