"""The table as letters, both ways: `n1` is a common of the Northern, `n3` a legendary one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from stolik.core.refusal import Lang
from stolik.core.view import View
from stolik.games.tash_kalar.board import GREEN, NAMES, RED, SIDE, SQUARE, SQUARES
from stolik.games.tash_kalar.cards import BEINGS, FLARE_CARDS, TASKS, Being
from stolik.games.tash_kalar.names import COLOURS, DIRECTIONS, HEROIC, HIGH, MELEE, RANKS
from stolik.games.tash_kalar.pieces import piece_of, rank_of, side_of
from stolik.games.tash_kalar.words import TEXTS

LETTERS: Final[dict[str, str]] = dict(zip(COLOURS, "nshy", strict=True))
EMPTY: Final = "."
PAINT: Final[dict[str, str]] = {"n": "blue", "s": "red", "h": "yellow", "y": "green"}


def letter_of(colour: str) -> str:
    """The letter of a colour; a house deck has its own initial."""
    return LETTERS.get(colour, colour[:1])


def cell(board: tuple[int, ...] | list[int], letters: str, square: int) -> str:
    """One square in two letters."""
    if square not in SQUARES:
        return "  "
    piece = board[square]
    if piece:
        return f"{letters[side_of(piece)]}{rank_of(piece)}"
    return " r" if square in RED else " g" if square in GREEN else " ."


def draw_board(board: tuple[int, ...] | list[int], letters: str) -> str:
    """The arena with its rows and columns named."""
    rows = ["   " + "  ".join("abcdefghi")]
    for y in range(SIDE):
        cells = [cell(board, letters, y * SIDE + x) for x in range(SIDE)]
        rows.append(f"{y + 1} " + " ".join(cells).rstrip())
    return "\n".join(rows)


def read_board(text: str, letters: str) -> list[int]:
    """The pieces of a drawing: nine rows of `.`, `n1` and so on; missing squares are `#`."""
    rows = [row.split() for row in text.strip().split("\n")]
    if len(rows) != SIDE or any(len(row) != SIDE for row in rows):
        raise ValueError("An arena is drawn in nine rows of nine squares.")
    board = [0] * (SIDE * SIDE)
    for y, row in enumerate(rows):
        for x, mark in enumerate(row):
            square = y * SIDE + x
            if (mark == "#") == (square in SQUARES):
                raise ValueError(f"{NAMES[square]} is drawn as {mark!r}.")
            if mark not in (EMPTY, "#"):
                board[square] = piece_of(letters.index(mark[0]), int(mark[1]))
    return board


def write_board(board: Iterable[int], letters: str) -> str:
    """The drawing that `read_board` reads."""
    pieces = list(board)
    marks = ["#"] * len(pieces)
    for square in SQUARE.values():
        piece = pieces[square]
        marks[square] = f"{letters[side_of(piece)]}{rank_of(piece)}" if piece else EMPTY
    rows = [marks[y * SIDE : y * SIDE + SIDE] for y in range(SIDE)]
    return "\n".join([" ".join([f"{mark:2}" for mark in row]).rstrip() for row in rows])


def card_name(card: str, lang: Lang) -> str:
    """What a card is called."""
    if card in FLARE_CARDS:
        return TEXTS.say(lang, "words.flare", number=card[1:])
    return (TASKS[card].names if card in TASKS else BEINGS[card].names)[lang]


def draw_pattern(being: Being) -> list[str]:
    """The pattern of a being, drawn from its data as it stands on the card."""
    marks = dict.fromkeys(being.marks, "m")
    marks.update({at: "h" if rank == HEROIC else "c" for at, rank in being.pieces})
    marks[0, 0] = {"c": "C", "h": "H"}.get(marks.get((0, 0), ""), "T")
    columns = [x for x, _ in marks]
    rows = [y for _, y in marks]
    return [
        " ".join([marks.get((x, y), ".") for x in range(min(columns), max(columns) + 1)])
        for y in range(min(rows), max(rows) + 1)
    ]


def draw_card(card: str, lang: Lang) -> str:
    """A card of the hand: name, rank, pattern and what it does."""
    if card in FLARE_CARDS:
        flare = FLARE_CARDS[card]
        facts = TEXTS.say(lang, "words.criteria", upgraded=flare.upgraded, total=flare.total)
        return f"{card} {card_name(card, lang)} – {facts} {TEXTS.say(lang, f'flare.{card}')}"
    being = BEINGS[card]
    rank = TEXTS.say(lang, f"rank.{RANKS[being.rank - 1]}")
    head = f"{card} {card_name(card, lang)} ({rank}): {TEXTS.say(lang, f'effect.{being.effect}')}"
    arrows = [DIRECTIONS[way] for way in being.arrows]
    lines = [f"     {row}" for row in draw_pattern(being)]
    if arrows:
        lines[0] += f"   ↗ {' '.join(arrows)}"
    return "\n".join([head, *lines])


def picture(view: View, lang: Lang) -> str:
    """What a seat sees: the arena, the score, the tasks and its hand."""
    fields = view.fields
    sides = view.field("sides", tuple)
    letters = "".join([letter_of(colour) for colour in view.field("banners", tuple)])
    lines = [_turn(view, lang), draw_board(view.field("board", tuple), letters), ""]
    lines += [_side(view, lang, number) for number in range(len(sides))]
    if fields["kind"] == HIGH:
        lines += ["", *_tasks(view, lang)]
    if view.seat >= 0:
        hand = [*_own(view, "hands"), *_own(view, "legends"), *_own(view, "flares")]
        lines += ["", *[draw_card(card, lang) for card in hand]]
    return "\n".join(lines)


def _own(view: View, field: str) -> tuple[str, ...]:
    hands = view.field(field, tuple)
    hand = hands[view.seat]
    assert isinstance(hand, tuple)
    return hand


def _turn(view: View, lang: Lang) -> str:
    fields = view.fields
    active = view.field("active", int) + 1
    head = TEXTS.say(lang, "picture.turn", turn=fields["turn"], seat=active)
    actions = TEXTS.say(lang, "picture.actions", actions=fields["actions"])
    left = view.field("left", int)
    last = TEXTS.say(lang, "picture.left", left=left) if left >= 0 else ""
    return f"{head} {actions} {last}".rstrip()


def _side(view: View, lang: Lang, number: int) -> str:
    """A side: its seats, points and what it holds."""
    seats = view.field("sides", tuple)[number]
    held = view.field("held", tuple)
    row = view.field("points", tuple)[number]
    letters = [letter_of(colour) for colour in view.field("banners", tuple)]
    if view.fields["kind"] == HIGH:
        claimed = view.field("claimed", tuple)[number]
        board = view.field("board", tuple)
        legends = sum([piece == piece_of(number, 3) for piece in board])
        points = str(sum([TASKS[task].points for task in claimed]) + legends)
    elif view.fields["kind"] == MELEE:
        pairs = [f"{letters[one]}:{value}" for one, value in enumerate(row) if one != number]
        points = " ".join(pairs)
    else:
        points = str(sum(row))
    cards = "; ".join(
        [f"{held[seat][0]}+{held[seat][1]}+{held[seat][2]}/{held[seat][3]}" for seat in seats]
    )
    names = ", ".join([str(seat + 1) for seat in seats])
    return TEXTS.say(
        lang, "picture.side", letter=letters[number], seats=names, points=points, cards=cards
    )


def _tasks(view: View, lang: Lang) -> list[str]:
    lines = []
    for key in ("tasks", "next_task"):
        for task in view.field(key, tuple):
            what = TEXTS.say(lang, f"task.{TASKS[task].test}")
            mark = TEXTS.say(lang, f"picture.{key}")
            points = TASKS[task].points
            lines.append(f"{mark} {task} {card_name(task, lang)} ({points}): {what}")
    return lines
