"""Pictures of the table, made of letters: as a seat sees it, and read back for tests.

Every block has a letter of its own; an uncovered special field has a mark of its own. Rows count
from the bottom and columns from the left (FITS-A23); what sticks out above row 12 is drawn too.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stolik.core.refusal import Lang
from stolik.core.view import View
from stolik.games.fits.names import BOARDS, COLUMNS, ROWS, SHAPES, SYMBOLS
from stolik.games.fits.ramp import EMPTY, Ramp, cells
from stolik.games.fits.scoring import Board, Place, score
from stolik.games.fits.shapes import Drop, drop_named, turns
from stolik.games.fits.speech import TEXTS, answer, board_word, shape_word, signed
from stolik.games.fits.table import Laid
from stolik.games.fits.turn import board_of

LETTERS: Final = dict(zip(SHAPES, "FLNPTUVWXYOτλSIν", strict=True))
"""A letter for each block; Greek ones for the small ones whose letter a big one has."""

SYMBOL_MARKS: Final = dict(zip(SYMBOLS, "★♥♠☾✿", strict=True))
BLACKS: Final = "●❶❷❸❹❺❻❼❽❾❿"
"""Marks of black fields: the number is what they take away, a bare dot for more than ten."""

GHOST: Final = "+"
PAINT: Final = {
    **dict(zip("FLNPTUVWXY", ("cyan", "yellow", "green", "magenta", "blue") * 2, strict=True)),
    **dict(zip("OτλSIν", ("bright_cyan", "bright_yellow", "bright_green") * 2, strict=True)),
    **dict(
        zip(
            "★♥♠☾✿",
            ("bold yellow", "bold red", "bold green", "bold blue", "bold magenta"),
            strict=True,
        )
    ),
    **dict.fromkeys(BLACKS, "bold red"),
    GHOST: "reverse",
}
"""In what colour a terminal shows a letter."""

WIDE: Final = 2 * COLUMNS + 3
"""Letters that one ramp takes, the gap behind it included."""


class Pictured:
    """What lies on one ramp: the ramp, and the letter of each place."""

    def __init__(self, laid: Laid) -> None:
        self.ramp = EMPTY
        self.letters: dict[Place, str] = {}
        for drop in laid:
            self.add(drop, LETTERS[drop.shape])

    def add(self, drop: Drop, letter: str) -> None:
        """Let one more block slide down."""
        row = self.ramp.landing(drop)
        self.letters.update(dict.fromkeys(cells(drop, row), letter))
        self.ramp = self.ramp.drop(drop)

    def row(self, board: Board, row: int) -> str:
        """One row, with the marks of the board where it is uncovered."""
        marks = [
            self.letters.get((column, row)) or mark(board, column, row)
            for column in range(1, COLUMNS + 1)
        ]
        return f"│{' '.join(marks)}│"


def mark(board: Board, column: int, row: int) -> str:
    """How an uncovered field looks; above row 12 there are no fields."""
    special = board.special(column, row)
    if special is None:
        return "." if row <= ROWS else " "
    if special.symbol:
        return SYMBOL_MARKS[special.symbol]
    if special.value > 0:
        return str(special.value)
    return BLACKS[-special.value if special.value >= -10 else 0]


def ramps(board: Board, pictured: list[Pictured]) -> Iterator[str]:
    """Ramps side by side, the top row first, the numbers of the columns last."""
    top = max([ROWS, *[row for one in pictured for _, row in one.letters]])
    for row in range(top, 0, -1):
        yield f"{row:2} " + "  ".join([one.row(board, row) for one in pictured])
    numbers = " ".join([str(column) for column in range(1, COLUMNS + 1)])
    yield "    " + "    ".join([numbers for _ in pictured])


def picture(view: View, lang: Lang) -> str:
    """What a seat sees of the table."""
    board = board_of(view.field("layouts", tuple)[view.field("round", int)])
    laid: tuple[Laid, ...] = view.field("laid", tuple)
    lines = [
        *_head(view, board, lang),
        _columns([_name(view, seat, lang) for seat in range(len(laid))]),
        *ramps(board, [Pictured(drops) for drops in laid]),
        *_below(view, board, lang),
        *_cards(view, board, lang),
    ]
    return "\n".join([line.rstrip() for line in lines])


def turned(shape: str, turn: int) -> str:
    """A block as it is held: a small picture."""
    way = turns(shape)[turn]
    rows = [
        " ".join([LETTERS[shape] if (x, y) in way.cells else " " for x in range(way.width)])
        for y in reversed(range(way.height))
    ]
    return "\n".join([row.rstrip() for row in rows])


def _say(lang: Lang, key: str, **parts: object) -> str:
    return TEXTS.say(lang, f"picture.{key}", **parts)


def _columns(texts: list[str], label: str = "") -> str:
    """One text under each ramp, and a label at the right end."""
    return "   " + "".join([f"{text:^{WIDE - 2}}  " for text in texts]) + label


def _head(view: View, board: Board, lang: Lang) -> Iterator[str]:
    card = view.field("card", str)
    yield _say(
        lang,
        "round",
        round=view.field("round", int) + 1,
        rounds=len(view.field("layouts", tuple)),
        board=board_word(board.number, lang),
    )
    shape = f"{shape_word(card, lang)} ({LETTERS[card]})" if card else ""
    yield _say(lang, "card", shape=shape) if card else _say(lang, "no_card")


def _name(view: View, seat: int, lang: Lang) -> str:
    """The seat, and whether its answer is in (FITS-A6: that is public, the answer is not)."""
    name = _say(lang, "seat", name=seat + 1)
    for one in view.waits:
        if one.seat == seat:
            return f"{name} {'✓' if one.sealed else '…'}"
    return name


def _below(view: View, board: Board, lang: Lang) -> Iterator[str]:
    """Under each ramp: its start card, the blocks put aside, the points (FITS-K0, FITS-E1)."""
    start = view.field("start", tuple)
    points = view.field("points", tuple)
    aside = view.field("aside", tuple)
    yield _columns([LETTERS[shape] for shape in start], _say(lang, "start"))
    letters = ["".join([LETTERS[shape] for shape in shapes]) for shapes in aside]
    for first in range(0, max(map(len, letters)), WIDE - 3):
        part = [text[first : first + WIDE - 3] for text in letters]
        yield _columns(part, _say(lang, "aside"))
    if not view.over:
        now: list[Ramp] = list(view.field("ramps", tuple))
        yield _columns([signed(int(score(board, ramp))) for ramp in now], _say(lang, "now"))
    for place in range(len(points[0])):
        number = str(view.field("layouts", tuple)[place])[0]
        scored = [signed(rounds[place]) for rounds in points]
        yield _columns(scored, _say(lang, "board", number=number))
    yield _columns([signed(sum(rounds)) for rounds in points], _say(lang, "sum"))


def _cards(view: View, board: Board, lang: Lang) -> Iterator[str]:
    """FITS-G5: what may still come and what is gone; the marks of the board; the own answer."""
    for key, name in (("coming", "deck"), ("gone", "discard"), ("spare", "spare")):
        if shapes := view.field(name, tuple):
            yield f"{_say(lang, key)}: {' '.join([LETTERS[shape] for shape in shapes])}"
    if marks := _legend(board, lang):
        yield ", ".join(marks)
    for what, text in view.own:
        assert text is not None
        own = view.field("start", tuple)[view.seat]
        shape = own if what == "start" else view.field("card", str)
        yield _say(lang, "sealed", choice=answer(drop_named(shape, text), lang))


def _legend(board: Board, lang: Lang) -> list[str]:
    """What the marks mean that do not speak for themselves."""
    if board.number == BOARDS[-1]:
        return [f"{SYMBOL_MARKS[name]} {TEXTS.say(lang, f'symbols.{name}')}" for name in SYMBOLS]
    black = sorted({one.value for one in board.specials if one.value < 0}, reverse=True)
    return [f"{BLACKS[-value if value >= -10 else 0]} = {signed(value)}" for value in black]
