"""The table as a picture made of letters, as everybody sees it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stolik.core.refusal import Lang
from stolik.core.view import View
from stolik.games.potega_slowa.scoring import tapes, zones
from stolik.games.potega_slowa.speech import TEXTS
from stolik.games.potega_slowa.table import NOBODY, ROUNDS, TAPE, Cell, Offer

TAPED: Final = "#"
LOCKED: Final = "!"
"""A turned card, which nobody may use (PS-B8)."""

PAINT: Final = {TAPED: "bold yellow", "*": "reverse"}


def picture(view: View, lang: Lang) -> str:
    """Round, cards with the seat number of their marker, rows, hands, words, offers."""
    return "\n".join([*_head(view, lang), *_board(view), *_seats(view, lang), *_foot(view, lang)])


def _say(lang: Lang, key: str, **parts: object) -> str:
    return TEXTS.say(lang, f"picture.{key}", **parts)


def _head(view: View, lang: Lang) -> Iterator[str]:
    seats = len(view.field("rows", tuple))
    turn = view.field("turn", int)
    round_ = min(turn // seats + 1, ROUNDS)
    yield _say(lang, "round", round=round_, rounds=ROUNDS, seat=view.field("active", int) + 1)
    left = view.field("stack", int) + len(view.field("bottom", tuple))
    yield _say(lang, "stack", cards=left)


def _cells(view: View, name: str) -> dict[Cell, int]:
    found = view.fields[name]
    assert isinstance(found, dict)
    return found


def _board(view: View) -> Iterator[str]:
    """A letter and its owner's number; # is tape, a star the card just placed."""
    board, marks = _cells(view, "board"), _cells(view, "marks")
    if not board:
        return
    columns, rows = [x for x, _ in board], [y for _, y in board]
    for y in range(min(rows), max(rows) + 1):
        line = [_cell(view, board, marks, (x, y)) for x in range(min(columns), max(columns) + 1)]
        yield f"{y:>3}  {' '.join(line).rstrip()}"
    yield "     " + " ".join([f"{x:<3}" for x in range(min(columns), max(columns) + 1)]).rstrip()


def _cell(view: View, board: dict[Cell, int], marks: dict[Cell, int], cell: Cell) -> str:
    card = board.get(cell)
    if card is None:
        return "·  "
    letter = TAPED if card == TAPE else str(view.field("cards", tuple)[card])
    owner = str(marks[cell] + 1) if cell in marks else " "
    star = "*" if card != TAPE and card == view.field("placed", int) else " "
    if card in [locked for locked, _ in view.field("locks", tuple)]:
        star = LOCKED
    return f"{letter}{owner}{star}"


def _seats(view: View, lang: Lang) -> Iterator[str]:
    cards, board, marks = view.field("cards", tuple), _cells(view, "board"), _cells(view, "marks")
    hands = view.field("hands", tuple)
    for seat, row in enumerate(view.field("rows", tuple)):
        zone = sum([tapes(board, part) for part in zones(board, marks, seat)])
        yield _say(
            lang,
            "seat",
            seat=seat + 1,
            hand=cards[hands[seat]] if hands[seat] != NOBODY else "–",
            row=" ".join([cards[card] for card in row]) or "–",
            points=len(row) + zone,
        )


def _foot(view: View, lang: Lang) -> Iterator[str]:
    if used := view.field("used", tuple):
        yield _say(lang, "used", words=", ".join(used))
    cards = view.field("cards", tuple)
    for seat, offer in enumerate(view.field("offers", tuple)):
        if isinstance(offer, Offer):
            price = ", ".join([f"{cards[card]}({card})" for card in offer.price])
            parts = {"length": offer.length, "captures": offer.captures, "price": price}
            yield _say(lang, "offer", seat=seat + 1, after=offer.after_price, **parts)
