"""What a seat sees of FITS, as structs: boards, ramps with their blocks, cards, scores."""

from __future__ import annotations

from stolik.core.refusal import Lang
from stolik.core.view import View
from stolik.games.fits.advice import board_in
from stolik.games.fits.drawn import ramp_after
from stolik.games.fits.names import BLACK_WHITE, SHAPES
from stolik.games.fits.ramp import EMPTY, Ramp, cells
from stolik.games.fits.scoring import Board, Place, Special, explain, score
from stolik.games.fits.shapes import turns
from stolik.games.fits.speech import TEXTS, board_word, shape_word, signed
from stolik.games.fits.table import Laid
from stolik.games.fits.turn import board_of
from stolik.wire.base import Body, Touch


class Shape(Body, frozen=True, kw_only=True):
    """A block as table 1.1 draws it: its name, and its cells as (x, y) from its corner."""

    say: str
    cells: tuple[Place, ...]


class Orient(Body, frozen=True, kw_only=True):
    """A block in one turn, and the turns that the gestures lead to (FITS-P2)."""

    cells: tuple[Place, ...]
    cw: Touch
    ccw: Touch
    flip: Touch


class Piece(Body, frozen=True, kw_only=True):
    """The block that the viewer has to place, in its distinct turns."""

    at: Touch
    shape: str
    orients: dict[Touch, Orient]


class Field(Body, frozen=True, kw_only=True):
    """A special field: a number, or a symbol (FITS-D1 to FITS-D4)."""

    at: Place
    say: str
    value: int | None = None
    symbol: str | None = None


class BoardSeen(Body, frozen=True, kw_only=True):
    """A board, and in words what counts on it."""

    number: int
    kind: str
    say: str
    help: str
    fields: tuple[Field, ...]


class Block(Body, frozen=True, kw_only=True):
    """A block that lies on a ramp, by the (column, row) of its cells, those over row 12 too."""

    at: Touch
    shape: str
    cells: tuple[Place, ...]


class ScoreLine(Body, frozen=True, kw_only=True):
    """What counted, for how much, and where."""

    say: str
    points: int
    clause: str
    fields: tuple[Place, ...]


class Score(Body, frozen=True, kw_only=True):
    """The points of a ramp on a board, line by line (FITS-K0 to FITS-K6)."""

    points: int
    lines: tuple[ScoreLine, ...]


class RampSeen(Body, frozen=True, kw_only=True):
    """What a seat has in front of it; `now` is the score if the round ended at this moment."""

    seat: int
    start: str | None
    blocks: tuple[Block, ...]
    aside: tuple[str, ...]
    points: tuple[int, ...]
    total: int
    now: Score | None


class LastRamp(Body, frozen=True, kw_only=True):
    """A ramp as the last round left it."""

    seat: int
    blocks: tuple[Block, ...]
    score: Score


class LastRound(Body, frozen=True, kw_only=True):
    """The round that ended last: its board, and each ramp with its points."""

    round: int
    board: BoardSeen
    ramps: tuple[LastRamp, ...]


class Cards(Body, frozen=True, kw_only=True):
    """The card turned up, what may still come (in no order), and what is gone (FITS-G5)."""

    now: str | None
    left: tuple[str, ...]
    gone: tuple[str, ...]
    spare: tuple[str, ...]


class FitsPicture(Body, frozen=True, kw_only=True):
    """The table of FITS as one viewer sees it."""

    round: int
    rounds: int
    say: str
    board: BoardSeen
    boards: tuple[str, ...]
    shapes: dict[str, Shape]
    cards: Cards
    ramps: tuple[RampSeen, ...]
    piece: Piece | None
    note: str | None
    last: LastRound | None


# How they are made of a view.


def turn_touch(turn: int) -> Touch:
    """The handle of a turn."""
    return f"turn:{turn}"


def block_touch(seat: int, shape: str) -> Touch:
    """The handle of a block: each seat has one of each shape (FITS-C1)."""
    return f"block:{seat}:{shape}"


def shapes_seen(lang: Lang) -> dict[str, Shape]:
    """The 16 blocks of a set (FITS-C6)."""
    return {one: Shape(say=shape_word(one, lang), cells=turns(one)[0].cells) for one in SHAPES}


def piece_seen(seat: int, shape: str) -> Piece:
    """FITS-P2: a block in each of its turns."""
    orients = {
        turn_touch(number): Orient(
            cells=turn.cells,
            cw=turn_touch(turn.clockwise),
            ccw=turn_touch(turn.counter),
            flip=turn_touch(turn.flipped),
        )
        for number, turn in enumerate(turns(shape))
    }
    return Piece(at=block_touch(seat, shape), shape=shape, orients=orients)


def board_seen(board: Board, lang: Lang) -> BoardSeen:
    """FITS-C4: a board with its special fields."""
    return BoardSeen(
        number=board.number,
        kind=board.kind,
        say=board_word(board.number, lang),
        help=TEXTS.say(lang, f"boards_help.{board.kind}"),
        fields=tuple([_field(board, one, lang) for one in board.specials]),
    )


def _field(board: Board, one: Special, lang: Lang) -> Field:
    if one.symbol:
        word = TEXTS.say(lang, f"symbols.{one.symbol}")
        say = TEXTS.say(lang, "fields.symbol", symbol=word)
        return Field(at=one.place(), say=say, symbol=one.symbol)
    kind = "number"
    if board.kind == BLACK_WHITE:
        kind = "white" if one.value > 0 else "black"
    say = TEXTS.say(lang, f"fields.{kind}", value=signed(one.value))
    return Field(at=one.place(), say=say, value=one.value)


def blocks_seen(seat: int, laid: Laid) -> tuple[Block, ...]:
    """FITS-P3: the blocks of a ramp where they came to rest, in the order in which they did."""
    ramp, made = EMPTY, []
    for drop in laid:
        places = cells(drop, ramp.landing(drop))
        made.append(Block(at=block_touch(seat, drop.shape), shape=drop.shape, cells=places))
        ramp = ramp.drop(drop)
    return tuple(made)


def score_seen(board: Board, ramp: Ramp, lang: Lang) -> Score:
    """FITS-K0 to FITS-K6: what a ramp is worth on a board, and why."""
    lines = [
        ScoreLine(
            say=TEXTS.say(lang, f"score.{line.key}"),
            points=line.points,
            clause=line.clause,
            fields=line.fields,
        )
        for line in explain(board, ramp)
    ]
    return Score(points=int(score(board, ramp)), lines=tuple(lines))


def ramps_seen(view: View, lang: Lang) -> tuple[RampSeen, ...]:
    """FITS-A6: all ramps are open to all; beside each its score if the round ended now."""
    board = board_in(view)
    start, laid, aside, points, ramps = (
        view.field(name, tuple) for name in ("start", "laid", "aside", "points", "ramps")
    )
    return tuple(
        [
            RampSeen(
                seat=seat,
                start=start[seat] if seat < len(start) else None,
                blocks=blocks_seen(seat, laid[seat]),
                aside=aside[seat],
                points=points[seat],
                total=sum(points[seat]),
                now=None if view.over else score_seen(board, ramps[seat], lang),
            )
            for seat in range(len(ramps))
        ]
    )


def last_seen(view: View, lang: Lang) -> LastRound | None:
    """The round that ended last, until the next one has ended."""
    before: tuple[Laid, ...] = view.field("before", tuple)
    if not before:
        return None
    place = len(view.field("points", tuple)[0]) - 1
    board = board_of(view.field("layouts", tuple)[place])
    ramps = [
        LastRamp(
            seat=seat,
            blocks=blocks_seen(seat, laid),
            score=score_seen(board, ramp_after(laid), lang),
        )
        for seat, laid in enumerate(before)
    ]
    return LastRound(round=place + 1, board=board_seen(board, lang), ramps=tuple(ramps))


def cards_seen(view: View) -> Cards:
    """FITS-G5: used cards lie open, so everybody knows which are left."""
    return Cards(
        now=view.field("card", str) or None,
        left=view.field("deck", tuple),
        gone=view.field("discard", tuple),
        spare=view.field("spare", tuple),
    )
