"""The boards and start shapes: read from data, checked, written in one line, made anew.

The layouts of boards 2-4 and the start shapes are ours (FITS-A16, FITS-A17). An owner of the game
may keep files of the real ones; whatever is wrong in them is said with file, line and a sentence.
"""

import hashlib
import re
import tomllib
from pathlib import Path
from typing import Final

from stolik.games.fits.names import (
    BLACK_WHITE,
    BOARDS,
    COLUMNS,
    NUMBERS,
    PAIRS,
    PENTOMINOES,
    PLAIN,
    ROWS,
    SYMBOLS,
)
from stolik.games.fits.scoring import Board, Special

BOARDS_FILE: Final = Path(__file__).parent / "data" / "boards.toml"
START_FILE: Final = Path(__file__).parent / "data" / "start.toml"

_FIELD: Final = re.compile(r"c([1-6])r(1[0-2]|[1-9])=([a-z]+|-?[1-9][0-9]?)")


class BoardError(ValueError):
    """A data file or a layout is wrong; the text says where and why."""


def load_boards(path: Path = BOARDS_FILE) -> tuple[Board, ...]:
    """All four boards; board 1 is plain and needs no data (FITS-D1)."""
    text = _text(path)
    boards = {1: Board(1, ())}
    for entry in _tables(path, text):
        board = _board(path, text, entry)
        if board.number in boards:
            line = _line_of(text, str(entry["fields"]))
            raise _error(path, line, f"board {board.number} is there already")
        boards[board.number] = board
    missing = [number for number in BOARDS if number not in boards]
    if missing:
        raise _error(path, text.count("\n"), f"board {missing[0]} is missing")
    return tuple(boards[number] for number in BOARDS)


def load_start_shapes(path: Path = START_FILE) -> tuple[str, ...]:
    """The four start shapes: different pentominoes (FITS-C8, FITS-A16)."""
    text = _text(path)
    shapes = _parsed(path, text).get("start")
    line = _line_of(text, "start =")
    if not isinstance(shapes, list) or len(shapes) != 4:
        raise _error(path, line, 'start must be a list of four shapes, like ["L5", "P5", ...]')
    for shape in shapes:
        if shape not in PENTOMINOES:
            raise _error(path, line, f"{shape!r} is not one of {', '.join(PENTOMINOES)}")
        if shapes.count(shape) > 1:
            raise _error(path, line, f"{shape} stands there twice")
    return tuple(shapes)


def digest(*paths: Path) -> dict[str, str]:
    """SHA-256 of each data file by its name, for the header of a record."""
    files = paths or (BOARDS_FILE, START_FILE)
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def write_layout(board: Board) -> str:
    """A board in one line without language: "2:c5r12=3,c2r11=1"."""
    fields = [f"c{s.column}r{s.row}={s.symbol or s.value}" for s in board.specials]
    return f"{board.number}:{','.join(fields)}"


def read_layout(text: str) -> Board:
    """The board that `write_layout` wrote; BoardError for anything else (FITS-D1 to FITS-D4)."""
    number, colon, rest = text.partition(":")
    if not colon or number not in [str(n) for n in BOARDS]:
        raise BoardError(f"A layout begins with a board number and a colon, not {text[:20]!r}.")
    specials = []
    for part in rest.split(",") if rest else []:
        match = _FIELD.fullmatch(part)
        if match is None:
            raise BoardError(f"{part[:20]!r} is not a field; one is written like c3r5=2.")
        specials.append(_special(int(number), int(match[1]), int(match[2]), match[3]))
    board = Board(int(number), tuple(specials))
    _refuse(mistake(board))
    return board


def mistake(board: Board) -> str:
    """What is wrong with a board, as a sentence, or "" (FITS-D1 to FITS-D4)."""
    places = [special.place() for special in board.specials]
    twice = [place for place in places if places.count(place) > 1]
    if twice:
        return f"Column {twice[0][0]}, row {twice[0][1]} is filled twice."
    if board.kind == PLAIN:
        return "Board 1 has no special fields." if places else ""
    if board.kind == PAIRS:
        return _mistake_of_pairs(board)
    return _mistake_of_values(board)


def _mistake_of_values(board: Board) -> str:
    """FITS-D2 and FITS-D3; black fields may have any value below 0 (FITS-A18)."""
    values = [special.value for special in board.specials]
    for special in board.specials:
        lowest = 1 if board.kind == NUMBERS else -99
        if special.symbol or not lowest <= special.value <= 3:
            return f"Board {board.number} cannot have {special.symbol or special.value}."
    at_least = ((1, 1), (2, 1), (3, 2)) if board.kind == NUMBERS else ((1, 1), (2, 2), (3, 1))
    for value, times in at_least:
        if values.count(value) < times:
            return f"Board {board.number} needs {value} at least {times} x."
    if board.kind == BLACK_WHITE and min(values) > 0:
        return "Board 3 needs a black field, a number below 0."
    return ""


def _mistake_of_pairs(board: Board) -> str:
    """FITS-D4: five symbols, each exactly twice."""
    names = [special.symbol for special in board.specials]
    for name in SYMBOLS:
        if names.count(name) != 2:
            return f"Board 4 needs {name} exactly twice, not {names.count(name)} x."
    return "Board 4 has symbols only." if len(names) != 10 else ""


def _board(path: Path, text: str, entry: dict[str, object]) -> Board:
    """One [[board]] of the file."""
    number, fields = entry.get("number"), entry.get("fields")
    if not isinstance(fields, str):
        raise _error(path, _line_of(text, "[[board]]"), "a board needs `fields`")
    line = _line_of(text, fields)
    if number not in BOARDS[1:] or not isinstance(number, int):
        raise _error(path, line, f"the number of a board is 2, 3 or 4, not {number!r}")
    rows = fields.strip("\n").split("\n")
    if len(rows) != ROWS:
        raise _error(path, line, f"board {number} has {len(rows)} rows instead of {ROWS}")
    specials: list[Special] = []
    for place, row in enumerate(rows):
        specials += _specials(path, line + place, number, ROWS - place, row.split())
    board = Board(number, tuple(specials))
    if mistake(board):
        raise _error(path, line, mistake(board))
    return board


def _specials(path: Path, line: int, number: int, row: int, marks: list[str]) -> list[Special]:
    """The special fields of one row of a drawing."""
    if len(marks) != COLUMNS:
        raise _error(path, line, f"row {row} has {len(marks)} fields instead of {COLUMNS}")
    try:
        return [
            _special(number, column, row, mark)
            for column, mark in enumerate(marks, 1)
            if mark != "."
        ]
    except BoardError as error:
        raise _error(path, line, str(error)) from None


def _special(number: int, column: int, row: int, mark: str) -> Special:
    """A symbol on board 4, a number on the others."""
    if number == 4:
        if mark not in SYMBOLS:
            raise BoardError(f"{mark!r} is not one of {', '.join(SYMBOLS)}.")
        return Special(column, row, 0, mark)
    if not re.fullmatch(r"-?[1-9][0-9]?", mark):
        raise BoardError(f"{mark!r} is not a number for board {number}.")
    return Special(column, row, int(mark))


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BoardError(f"{path.name} cannot be read: {error}") from error


def _parsed(path: Path, text: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BoardError(f"{path.name}: {error}") from error


def _tables(path: Path, text: str) -> list[dict[str, object]]:
    """The [[board]] tables of a file."""
    tables = _parsed(path, text).get("board")
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        raise _error(path, 1, "boards are written as [[board]] tables")
    return tables


def _line_of(text: str, part: str) -> int:
    """The line on which a part of the file begins; 1 if it is not there word for word."""
    return text[: max(text.find(part), 0)].count("\n") + 1


def _error(path: Path, line: int, sentence: str) -> BoardError:
    end = "" if sentence.endswith(".") else "."
    return BoardError(f"{path.name}, line {line}: {sentence}{end}")


def _refuse(sentence: str) -> None:
    if sentence:
        raise BoardError(sentence)
