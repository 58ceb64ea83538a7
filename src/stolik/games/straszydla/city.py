"""The city: a rectangle of squares with tiles, written as text and built by the rules (STR-3.1).

`mill_pond,wells,-/...` names the tiles row by row from the north; `-` is a gap (STR-A60).
"""

from __future__ import annotations

from typing import Final

from stolik.core.rng import Rng
from stolik.games.straszydla.components import TILES, Tile
from stolik.games.straszydla.names import DIRECTIONS, VECTORS

SIDE: Final = 5
GAP: Final = "-"
NOWHERE: Final = -1
KEPT: Final = 256
LARGEST: Final = 9


class City:
    """A built city. Squares are numbered row by row; `a1` is the north-western one."""

    def __init__(self, width: int, squares: tuple[str, ...]) -> None:
        self.width = width
        self.squares = squares
        self.tiles: tuple[Tile | None, ...] = tuple([TILES.get(name) for name in squares])
        self.suburbs = tuple([at for at in range(len(squares)) if self.kind(at) == "suburb"])
        self.districts = tuple([at for at, tile in enumerate(self.tiles) if tile and tile.colours])
        steps = [self._steps(at) for at in range(len(squares))]
        self.steps: tuple[tuple[int, ...], ...] = tuple(steps)
        """By square and direction, where a step leads, or NOWHERE (STR-A28, STR-A60)."""

    def kind(self, at: int) -> str:
        """The kind of tile that lies here."""
        tile = self.tiles[at]
        return "gap" if tile is None else tile.kind

    def tile(self, at: int) -> Tile:
        """The tile on a square that has one."""
        tile = self.tiles[at]
        assert tile is not None
        return tile

    def step(self, at: int, direction: str) -> int:
        """STR-5.1: the square that a step leads to, or NOWHERE."""
        return self.steps[at][DIRECTIONS.index(direction)]

    def around(self, at: int) -> tuple[int, ...]:
        """The neighbours of a square, straight and diagonal."""
        return tuple([to for to in self.steps[at] if to != NOWHERE])

    def _steps(self, at: int) -> tuple[int, ...]:
        return tuple([self._neighbour(at, dx, dy) for dx, dy in VECTORS])

    def _neighbour(self, at: int, dx: int, dy: int) -> int:
        x, y = at % self.width + dx, at // self.width + dy
        to = y * self.width + x
        inside = 0 <= x < self.width and 0 <= to < len(self.squares)
        return to if inside and self.tiles[to] is not None else NOWHERE

    def name(self, at: int) -> str:
        """The name of a square: a letter from the west, a number from the north."""
        return f"{chr(ord('a') + at % self.width)}{at // self.width + 1}"

    def at(self, name: str) -> int:
        """The square of a name, or NOWHERE."""
        for at in range(len(self.squares)):
            if self.name(at) == name:
                return at
        return NOWHERE

    def text(self) -> str:
        """The city as text."""
        rows = range(0, len(self.squares), self.width)
        lines = [self.squares[row : row + self.width] for row in rows]
        return "/".join([",".join(line) for line in lines])


_cities: dict[str, City] = {}


def city_of(text: str) -> City:
    """The city that a text describes; so many are kept that a long-lived program stays small."""
    found = _cities.get(text)
    if found is None:
        if len(_cities) >= KEPT:
            _cities.clear()
        rows = [row.split(",") for row in text.split("/")]
        found = _cities[text] = City(len(rows[0]), tuple([name for row in rows for name in row]))
    return found


def open_to_the_edge(city: City, at: int) -> bool:
    """Whether a square lies on the edge: one of its eight neighbours is missing."""
    return NOWHERE in city.steps[at]


def complaint(text: str) -> str:
    """STR-3.1, STR-D1: what is wrong with a city, as a word of the texts; or nothing."""
    rows = [row.split(",") for row in text.split("/")]
    names = [name for row in rows for name in row]
    if len({len(row) for row in rows}) > 1 or max(len(rows), len(rows[0])) > LARGEST:
        return "shape"
    tiles = [name for name in names if name != GAP]
    if any([name not in TILES for name in tiles]):
        return "unknown"
    if len(set(tiles)) < len(tiles):
        return "twice"
    return _misplaced(city_of(text))


def _misplaced(city: City) -> str:
    kinds = [city.kind(at) for at in range(len(city.squares))]
    if kinds.count("centre") != 1 or open_to_the_edge(city, kinds.index("centre")):
        return "centre"
    if len(city.suburbs) < 4:
        return "suburbs"
    if not all([open_to_the_edge(city, at) for at in city.suburbs]):
        return "edge"
    return "few" if len(city.districts) <= 16 else ""


EMPTY: Final = "/".join([",".join([GAP] * SIDE)] * SIDE)
EDGE: Final = tuple([at for at in range(SIDE * SIDE) if {at % SIDE, at // SIDE} & {0, SIDE - 1}])
INSIDE: Final = tuple([at for at in range(SIDE * SIDE) if at not in EDGE])


def build(rng: Rng) -> str:
    """STR-3.1, STR-A54: a square city at random: the centre inside, the suburbs on the edge."""
    kinds = [(name, tile.kind) for name, tile in TILES.items()]
    districts = rng.shuffled([name for name, kind in kinds if kind == "district"])
    suburbs = rng.shuffled([name for name, kind in kinds if kind == "suburb"])
    squares = [GAP] * (SIDE * SIDE)
    centre = rng.choice(INSIDE)
    squares[centre] = next(name for name, kind in kinds if kind == "centre")
    for at, name in zip(rng.shuffled(list(EDGE)), suburbs, strict=False):
        squares[at] = name
    left = iter(districts)
    filled = [next(left, GAP) if name == GAP else name for name in squares]
    return City(SIDE, tuple(filled)).text()


def may_lie(city: City, name: str, at: int) -> bool:
    """STR-3.1: whether a tile may be laid here by hand, room for those to come being kept."""
    if city.squares[at] != GAP:
        return False
    left = [tile for one, tile in TILES.items() if one not in city.squares and one != name]
    free = [place for place in range(SIDE * SIDE) if city.squares[place] == GAP and place != at]
    kind = TILES[name].kind
    if (kind == "suburb" and at not in EDGE) or (kind == "centre" and at not in INSIDE):
        return False
    suburbs = len([tile for tile in left if tile.kind == "suburb"])
    centres = len([tile for tile in left if tile.kind == "centre"])
    edge = len([place for place in free if place in EDGE])
    return edge >= suburbs and len(free) - edge >= centres


def laid(city: City, name: str, at: int) -> str:
    """The city with one more tile."""
    squares = (*city.squares[:at], name, *city.squares[at + 1 :])
    return City(city.width, squares).text()


def complete(city: City) -> bool:
    """Whether every tile lies, or no square is free."""
    return GAP not in city.squares or all([name in city.squares for name in TILES])
