"""A second summoning, from the rules and sharing no code with the index: try everything."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from stolik.games.tash_kalar import names

DATA: Final = Path(names.__file__).parent / "data"
RANKS: Final = {"common": 1, "heroic": 2, "legendary": 3}

Cell = tuple[int, int]
Board = dict[Cell, tuple[int, int]]
"""Side and rank of the piece on a square, columns and rows from 1."""


def drawings() -> dict[str, tuple[int, list[tuple[Cell, int]]]]:
    """By card its rank, and its pieces relative to the square where it appears."""
    found = {}
    for path in [*sorted((DATA / "decks").glob("*.toml")), DATA / "legends.toml"]:
        for card, table in tomllib.loads(path.read_text(encoding="utf-8")).items():
            if card != "deck":
                rows = [row.split() for row in table["pattern"].split("\n")]
                cells = {(x, y): mark for y, row in enumerate(rows) for x, mark in enumerate(row)}
                x0, y0 = next(at for at, mark in cells.items() if mark in "TCH")
                pieces = [
                    ((x - x0, y - y0), 2 if mark in "hH" else 1)
                    for (x, y), mark in cells.items()
                    if mark in "cChH"
                ]
                found[card] = (RANKS[table["rank"]], pieces)
    return found


def on_board(x: int, y: int) -> bool:
    """TK-B1."""
    return 1 <= x <= 9 and 1 <= y <= 9 and x + y > 3 and x + y < 17 and abs(x - y) < 7


def summonable(board: Board, side: int, rank: int, pieces: list[tuple[Cell, int]]) -> set[Cell]:
    """TK-W1 to TK-W4: the squares on which a being can appear, tokens left aside."""
    found = set()
    for x in range(1, 10):
        for y in range(1, 10):
            if on_board(x, y) and board.get((x, y), (0, 0))[1] <= rank:
                for mirror in (1, -1):
                    for turn in range(4):
                        if all(
                            _there(board, side, (x, y), at, mirror, turn, least)
                            for at, least in pieces
                        ):
                            found.add((x, y))
    return found


def _there(
    board: Board, side: int, spot: Cell, at: Cell, mirror: int, turn: int, least: int
) -> bool:
    dx, dy = at[0] * mirror, at[1]
    for _ in range(turn):
        dx, dy = -dy, dx
    owner, rank = board.get((spot[0] + dx, spot[1] + dy), (-1, 0))
    return owner == side and rank >= least
