"""The arena: its squares, their colours, neighbours, lines and groups (TK-B).

A square is a number, 9 × row + column, both from 0 at the upper left; people call it by a letter
for the column and the row from 1 at the top, so the centre is `e5`.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from stolik.games.tash_kalar.names import DIRECTIONS

SIDE: Final = 9
FILE: Final = Path(__file__).parent / "data" / "board.toml"
STEPS: Final[tuple[tuple[int, int], ...]] = (
    (0, -1),
    (1, -1),
    (1, 0),
    (1, 1),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (-1, -1),
)
"""What each of DIRECTIONS adds to column and row."""


class BoardError(ValueError):
    """The board's file cannot be used; says the line and what is wrong."""


def name_of(square: int) -> str:
    """What people call a square."""
    return f"{'abcdefghi'[square % SIDE]}{square // SIDE + 1}"


class Board:
    """The squares of an arena, read from its drawing."""

    def __init__(
        self,
        squares: tuple[int, ...],
        red: frozenset[int],
        green: frozenset[int],
        duel: tuple[int, ...],
        melee: tuple[tuple[int, ...], ...],
    ) -> None:
        self.squares = squares
        self.red = red
        self.green = green
        self.duel = duel
        self.melee = melee


def load_board(path: Path = FILE) -> Board:
    """The arena of a file, checked (TK-B1, TK-B2, TK-B5, TK-B6)."""
    text = path.read_text(encoding="utf-8")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BoardError(f"{path.name}: {error}") from error
    rows = str(data.get("squares", "")).strip("\n").split("\n")
    start = text[: max(text.find("squares"), 0)].count("\n") + 2
    if len(rows) != SIDE:
        raise BoardError(f"{path.name}, line {start}: {len(rows)} rows instead of {SIDE}.")
    marks: dict[int, str] = {}
    for y, row in enumerate(rows):
        cells = row.split()
        if len(cells) != SIDE or any(cell not in "#RG." for cell in cells):
            raise BoardError(f"{path.name}, line {start + y}: a row is nine of # R G and a dot.")
        marks.update({y * SIDE + x: cell for x, cell in enumerate(cells) if cell != "#"})
    known = {name_of(square): square for square in marks}
    return Board(
        tuple(sorted(marks)),
        frozenset(square for square, mark in marks.items() if mark == "R"),
        frozenset(square for square, mark in marks.items() if mark == "G"),
        _named(path, text, known, "duel", data.get("duel")),
        tuple([_named(path, text, known, "melee", pair) for pair in data.get("melee", [])]),
    )


def _named(
    path: Path, text: str, known: dict[str, int], key: str, names: object
) -> tuple[int, ...]:
    if not isinstance(names, list) or len(names) != 2 or any(one not in known for one in names):
        line = text[: max(text.find(f"{key} ="), 0)].count("\n") + 1
        raise BoardError(f"{path.name}, line {line}: {key} needs pairs of squares, not {names!r}.")
    return tuple([known[name] for name in names])


ARENA: Final = load_board()
SQUARES: Final = ARENA.squares
RED: Final = ARENA.red
GREEN: Final = ARENA.green
NAMES: Final[tuple[str, ...]] = tuple([name_of(square) for square in range(SIDE * SIDE)])
SQUARE: Final[dict[str, int]] = {NAMES[square]: square for square in SQUARES}
CENTRE: Final = SQUARE["e5"]
MIDDLE: Final[tuple[int, ...]] = tuple([y * SIDE + x for y in (3, 4, 5) for x in (3, 4, 5)])
"""The nine central squares (TK-B3)."""


def _ray(square: int, direction: int) -> tuple[int, ...]:
    dx, dy = STEPS[direction]
    x, y = square % SIDE + dx, square // SIDE + dy
    found: list[int] = []
    while 0 <= x < SIDE and 0 <= y < SIDE and y * SIDE + x in SQUARES:
        found.append(y * SIDE + x)
        x, y = x + dx, y + dy
    return tuple(found)


RAYS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    [
        tuple([_ray(square, way) if square in SQUARES else () for way in range(len(DIRECTIONS))])
        for square in range(SIDE * SIDE)
    ]
)
"""By square and direction, the squares from the next one to the edge."""


def distance(one: int, other: int) -> int:
    """TK-K8: the least number of moves."""
    return max(abs(one % SIDE - other % SIDE), abs(one // SIDE - other // SIDE))


NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([line[0] for line in rays if line]) for rays in RAYS]
)
ORTHOGONAL: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([line[0] for line in rays[::2] if line]) for rays in RAYS]
)
DIAGONAL: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([line[0] for line in rays[1::2] if line]) for rays in RAYS]
)


def within(square: int, most: int) -> tuple[int, ...]:
    """The squares at distance 1 to `most`."""
    return tuple([other for other in SQUARES if 0 < distance(square, other) <= most])


def beside(group: frozenset[int], square: int) -> bool:
    """Whether a square is adjacent to one of these."""
    return any([other in group for other in NEIGHBOURS[square]])


def direction(one: int, other: int) -> int:
    """The direction of a move between neighbours."""
    for way, line in enumerate(RAYS[one]):
        if line and line[0] == other:
            return way
    raise ValueError(f"{NAMES[one]} and {NAMES[other]} are not adjacent.")


SIDES: Final[tuple[tuple[frozenset[int], frozenset[int]], ...]] = (
    (
        frozenset([y * SIDE for y in range(2, 7)]),
        frozenset([y * SIDE + 8 for y in range(2, 7)]),
    ),
    (frozenset(range(2, 7)), frozenset(range(74, 79))),
)
"""Opposite sides (TK-B7)."""

CORNERS: Final[tuple[tuple[frozenset[int], frozenset[int]], ...]] = tuple(
    [
        (frozenset([SQUARE[n] for n in one.split()]), frozenset([SQUARE[n] for n in other.split()]))
        for one, other in (("a3 b2 c1", "g9 h8 i7"), ("g1 h2 i3", "a7 b8 c9"))
    ]
)
"""Opposite corners (TK-B7)."""
