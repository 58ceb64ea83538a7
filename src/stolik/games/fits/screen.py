"""FITS on the wire: the typed picture, drops as turn and column, and the ghost of each landing."""

from __future__ import annotations

from typing import Final

import msgspec

from stolik.core.refusal import Lang, Why
from stolik.core.table import Event
from stolik.core.view import View
from stolik.games.fits.advice import board_in, ramp_in, warnings
from stolik.games.fits.moves import Drops
from stolik.games.fits.names import ROWS
from stolik.games.fits.pictured import (
    FitsPicture,
    Piece,
    block_touch,
    board_seen,
    cards_seen,
    last_seen,
    piece_seen,
    ramps_seen,
    shapes_seen,
)
from stolik.games.fits.ramp import Ramp
from stolik.games.fits.scoring import Board, score
from stolik.games.fits.shapes import SKIP, Drop, drop_named, turns
from stolik.games.fits.speech import TEXTS, answer, board_word, outcome, shape_word, signed
from stolik.games.fits.turn import board_of
from stolik.games.screens import Asked, PlainScreen, Sight, plain_result
from stolik.wire import asks, views
from stolik.wire import events as wire
from stolik.wire.talk import Tried

TOGETHER: Final = (("drop", "aside"), ("points",))
"""Happenings that are at once where they follow one another (FITS-A6)."""

SKIPPED: Final = "button:skip"


class FitsScreen(PlainScreen):
    """How FITS is shown and asked."""

    def table(self, sight: Sight) -> FitsPicture:
        view, lang = sight.view, sight.lang
        layouts: tuple[str, ...] = view.field("layouts", tuple)
        number = view.field("round", int) + 1
        return FitsPicture(
            round=number,
            rounds=len(layouts),
            say=TEXTS.say(lang, "prompts.round", round=number, rounds=len(layouts)),
            board=board_seen(board_in(view), lang),
            boards=tuple([board_word(board_of(one).number, lang) for one in layouts]),
            shapes=shapes_seen(lang),
            cards=cards_seen(view),
            ramps=ramps_seen(view, lang),
            piece=_piece(sight),
            note=_note(sight),
            last=last_seen(view, lang),
        )

    def over(self, sight: Sight) -> views.Over | None:
        """FITS-E1, FITS-E2: who has won, or the title of who played alone."""
        result, lang = sight.result, sight.lang
        if result is None:
            return None
        reasons = [TEXTS.say(lang, f"end.{result.reason}"), outcome(result, lang)]
        reasons += [TEXTS.say(lang, f"ranks_said.{rank}") for rank in result.ranks]
        return views.Over(result=plain_result(result), reasons=tuple(reasons))

    # What happened.

    def at_once(self, before: Event, event: Event) -> bool:
        return any([before.kind in kinds and event.kind in kinds for kinds in TOGETHER])

    def moves(self, sight: Sight, event: Event, n: int, beat: int) -> tuple[wire.Event, ...]:
        motion = _motion(event)
        said = {"n": n, "beat": beat, "say": sight.game.tell(event, sight.lang)}
        return (msgspec.structs.replace(motion, clause=event.clause, **said),)

    # What is asked.

    def ask(self, sight: Sight, asked: Asked) -> asks.Ask:
        """FITS-P1, FITS-P2: a turn and a column; FITS-P6: or put aside, asked once more."""
        options = _drops(asked)
        lang = sight.lang
        say = TEXTS.say(lang, f"prompts.{asked.what}", shape=shape_word(options.shape, lang))
        skip = {SKIPPED: TEXTS.say(lang, "options.skip_hint")} if options.may_skip else {}
        hints = tuple([hint(sight.view, drop, lang) for drop in options.items])
        ask = super().ask(sight, asked)
        return msgspec.structs.replace(ask, say=say, confirm=skip, hints=hints)

    def names(self, sight: Sight, asked: Asked) -> dict[str, str]:
        """A turn by its number and a column by its own; to put aside by its words."""
        names: dict[str, str] = {}
        for drop in _drops(asked).items:
            for touch in asked.options.path(drop):
                kind, _, value = touch.partition(":")
                skip = touch == SKIPPED
                names[touch] = answer(SKIP, sight.lang) if skip else _name(kind, value, sight.lang)
        return names

    def tried(self, t: str, sight: Sight, asked: Asked, val: asks.Value) -> Tried:
        """A whole drop with its ghost; a turn alone by its name."""
        path = self.path(asked, val)
        if asked.options.done(path):
            found = hint(sight.view, asked.options.pick(path), sight.lang)
            return Tried(t=t, ask=asked.id, ok=True, say=found.say, ghost=found.ghost)
        return super().tried(t, sight, asked, val)

    def why(self, asked: Asked, touch: str, val: asks.Value) -> Why | None:
        """FITS-P7 and FITS-A22: what is wrong with this column, for the turn that is chosen."""
        kind, _, value = touch.partition(":")
        if kind == "col" and value.isdecimal():
            turn = str(val.get("turn", "turn:0")).partition(":")[2]
            return asked.options.why_not(f"{turn}@{value}")
        return super().why(asked, touch, val)


def _drops(asked: Asked) -> Drops:
    assert isinstance(asked.options, Drops)
    return asked.options


def _name(kind: str, value: str, lang: Lang) -> str:
    return TEXTS.say(lang, f"touch.{kind}", turn=value, column=value)


def _piece(sight: Sight) -> Piece | None:
    """The block that the viewer has to place, also while its answer lies sealed."""
    for asked in sight.asked:
        return piece_seen(sight.seat, _drops(asked).shape)
    return None


def _note(sight: Sight) -> str | None:
    """FITS-P5: why this seat has nothing to do now, if so; else that the others are awaited."""
    view = sight.view
    if view.over or view.seat < 0 or view.asks:
        return None
    own = view.field("start", tuple)[view.seat :][:1] == (view.field("card", str),)
    return TEXTS.say(sight.lang, "prompts.pass" if own else "prompts.wait")


def _motion(event: Event) -> wire.Event:
    """What moves, by kind of happening."""
    facts = dict(event.data)
    seat, shape = facts.get("seat"), str(facts.get("shape", ""))
    by = seat if isinstance(seat, int) else None
    block = block_touch(by, shape) if by is not None else ""
    if event.kind == "drop":
        drop = drop_named(shape, str(facts["drop"]))
        assert drop is not None
        return wire.Event(e="drop", what=(block,), to=f"cell:{drop.column},{facts['row']}", by=by)
    if event.kind == "aside":
        return wire.Event(e="move", what=(block,), to=f"aside:{by}", by=by)
    if event.kind == "card":
        return wire.Event(e="flip", what=(f"card:{shape}",), face=shape)
    if event.kind == "start":
        return wire.Event(e="appear", what=(f"card:{shape}",), to=f"start:{by}", by=by, face=shape)
    if event.kind == "points":
        points = facts["points"]
        assert isinstance(points, int)
        return wire.Event(e="count", what=(f"points:{by}",), value=points, by=by)
    return wire.Event(e="pause" if event.kind == "own" else "say", by=by)


def hint(view: View, drop: Drop, lang: Lang) -> asks.Hint:
    """Where a block would come to rest, what the score would be then, and what to beware of."""
    ramp, board = ramp_in(view, view.seat), board_in(view)
    say = " ".join([_scores(board, ramp, drop, lang), *warnings(ramp, drop, lang)])
    if drop is SKIP:
        return asks.Hint(when={"turn": SKIPPED}, say=say)
    row = 1 + int(ramp.landing(drop))
    column = f"col:{drop.column}"
    over = row + turns(drop.shape)[drop.turn].height - 1 > ROWS
    ghost = wire.Event(
        e="drop", what=(block_touch(view.seat, drop.shape),), to=f"cell:{drop.column},{row}"
    )
    return asks.Hint(
        when={"turn": f"turn:{drop.turn}", "col": column},
        mark=((column, "warn"),) if over else (),
        ghost=(ghost,),
        say=say,
    )


def _scores(board: Board, ramp: Ramp, drop: Drop, lang: Lang) -> str:
    """FITS-K0: the score before and after."""
    before, after = (signed(int(score(board, one))) for one in (ramp, ramp.drop(drop)))
    scores = TEXTS.say(lang, "picture.before", before=before, after=after)
    return f"{answer(drop, lang)}: {scores}."
