"""The 16 blocks, how they may be turned, and the drops they allow (FITS-C6, FITS-P1, FITS-P2).

Compiled. Cells of a turned block are (x, y), both from 0, y upwards. A drop carries its geometry
packed in whole numbers, so that landing needs neither a list nor an object.
"""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from stolik.games.fits.names import COLUMNS, SHAPES

Cells = tuple[tuple[int, int], ...]

_PICTURES: Final[dict[str, str]] = {
    "F5": ".XX/XX./.X.",
    "L5": "X./X./X./XX",
    "N5": ".X/.X/XX/X.",
    "P5": "XX/XX/X.",
    "T5": "XXX/.X./.X.",
    "U5": "X.X/XXX",
    "V5": "X../X../XXX",
    "W5": "X../XX./.XX",
    "X5": ".X./XXX/.X.",
    "Y5": ".X/XX/.X/.X",
    "O4": "XX/XX",
    "T4": "XXX/.X.",
    "L4": "X./X./XX",
    "S4": ".XX/XX.",
    "I3": "XXX",
    "V3": "X./XX",
}


@mypyc_attr(acyclic=True)
class Turn:
    """One distinct way to hold a block, and which turn a gesture leads to (FITS-P2)."""

    def __init__(self, cells: Cells, clockwise: int, counter: int, flipped: int) -> None:
        self.cells: Final = cells
        self.width: Final = 1 + max(x for x, _ in cells)
        self.height: Final = 1 + max(y for _, y in cells)
        self.clockwise: Final = clockwise
        self.counter: Final = counter
        self.flipped: Final = flipped


@mypyc_attr(acyclic=True)
class Drop:
    """A block, how it is turned, and its leftmost column (FITS-A22, FITS-A23).

    There is one object for each drop, so drops are compared with `is`. Packed, for ramps:
    `first` is 8 x (column - 1); `feet` the lowest y of each column of the block, `span` 1 and
    `tops` the height in each column of the ramp it uses, 8 bits a column; `cells` 6 bits a row.
    """

    __match_args__: ClassVar = ("shape", "turn", "column")

    def __init__(self, shape: str, turn: int, column: int, cells: Cells) -> None:
        self.shape: Final = shape
        self.turn: Final = turn
        self.column: Final = column
        self.width: Final[i64] = max((x for x, _ in cells), default=-1) + 1
        self.size: Final[i64] = len(cells)
        self.first: Final[i64] = 8 * max(column - 1, 0)
        self.feet: Final[i64] = _packed([_ys(cells, x)[0] for x in range(self.width)])
        self.span: Final[i64] = _packed([1] * self.width) << self.first
        self.tops: Final[i64] = (
            _packed([_ys(cells, x)[-1] + 1 for x in range(self.width)]) << self.first
        )
        self.cells: Final[i64] = sum(1 << (6 * y + x + column - 1) for x, y in cells)

    def notation(self) -> str:
        """As records write it, without language: "0@3", or "-" for a declined block."""
        return "-" if self.column == 0 else f"{self.turn}@{self.column}"

    def __repr__(self) -> str:
        return f"<{self.shape} {self.notation()}>" if self.shape else "<skip>"


def _ys(cells: Cells, x: int) -> list[int]:
    """The ys of a column of the block, lowest first."""
    return sorted(y for cx, y in cells if cx == x)


def _packed(values: list[int]) -> int:
    """Small numbers in one whole number, 8 bits each, the first lowest."""
    return sum(value << (8 * place) for place, value in enumerate(values))


def _drawn(picture: str) -> Cells:
    """The cells of a picture of table 1.1, rows from the top."""
    rows = picture.split("/")
    return _normal([(x, -y) for y, row in enumerate(rows) for x, c in enumerate(row) if c == "X"])


def _normal(cells: list[tuple[int, int]]) -> Cells:
    """The same cells moved to the corner, in one order, so that equal turns are equal."""
    left, foot = min(x for x, _ in cells), min(y for _, y in cells)
    return tuple(sorted((x - left, y - foot) for x, y in cells))


def _clockwise(cells: Cells) -> Cells:
    return _normal([(y, -x) for x, y in cells])


def _counter(cells: Cells) -> Cells:
    return _normal([(-y, x) for x, y in cells])


def _flipped(cells: Cells) -> Cells:
    return _normal([(-x, y) for x, y in cells])


def _orientations(drawn: Cells) -> list[Cells]:
    """As drawn, then clockwise, then the mirror image likewise; each picture once (FITS-P2)."""
    found: list[Cells] = []
    for start in (drawn, _flipped(drawn)):
        cells = start
        for _ in range(4):
            if cells not in found:
                found.append(cells)
            cells = _clockwise(cells)
    return found


def _all_turns(drawn: Cells) -> tuple[Turn, ...]:
    ways = _orientations(drawn)
    return tuple(
        Turn(
            cells,
            ways.index(_clockwise(cells)),
            ways.index(_counter(cells)),
            ways.index(_flipped(cells)),
        )
        for cells in ways
    )


def _all_drops(shape: str) -> tuple[Drop, ...]:
    """Whole columns only (FITS-C9); nothing sticks out at the sides (FITS-P7)."""
    return tuple(
        Drop(shape, number, column, turn.cells)
        for number, turn in enumerate(_TURNS[shape])
        for column in range(1, COLUMNS - turn.width + 2)
    )


SKIP: Final = Drop("", -1, 0, ())
"""The block is declined (FITS-P6) or lies on the ramp already (FITS-P5): nothing lands."""

_TURNS: Final[dict[str, tuple[Turn, ...]]] = {s: _all_turns(_drawn(_PICTURES[s])) for s in SHAPES}
_DROPS: Final[dict[str, tuple[Drop, ...]]] = {s: _all_drops(s) for s in SHAPES}
_NAMED: Final[dict[tuple[str, str], Drop]] = {
    (s, drop.notation()): drop for s in SHAPES for drop in _DROPS[s]
}


def turns(shape: str) -> tuple[Turn, ...]:
    """The distinct ways to hold a block; 0 is as drawn in table 1.1 (FITS-P2, FITS-C7)."""
    return _TURNS[shape]


def drops(shape: str) -> tuple[Drop, ...]:
    """Every drop of a block, by turn and then by column (FITS-P1, FITS-P2, FITS-P7, FITS-A22)."""
    return _DROPS[shape]


def drop_named(shape: str, notation: str) -> Drop | None:
    """The drop that `notation` names for this block, SKIP for "-", None for no drop of it."""
    return SKIP if notation == "-" else _NAMED.get((shape, notation))


def size(shape: str) -> int:
    """How many fields a block covers."""
    return len(_TURNS[shape][0].cells)


def drop_of(shape: str, turn: int, column: int) -> Drop:
    """The drop of this block, turn and column; ValueError if there is none."""
    found = drop_named(shape, f"{turn}@{column}")
    if found is None:
        raise ValueError(f"There is no drop {turn}@{column} of {shape}.")
    return found
