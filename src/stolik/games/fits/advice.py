"""What greedy would answer and why, and what an answer leads to: from a seat's own view only."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stolik.core.refusal import Lang
from stolik.core.view import Advice, Pending, View
from stolik.games.fits.knowledge import best_drop
from stolik.games.fits.moves import Drops
from stolik.games.fits.names import ROWS
from stolik.games.fits.notation import GHOST, Pictured, ramps
from stolik.games.fits.ramp import Ramp, cells
from stolik.games.fits.scoring import Board, score
from stolik.games.fits.shapes import SKIP, Drop
from stolik.games.fits.speech import TEXTS, answer, plural, signed
from stolik.games.fits.turn import board_of

CLAUSES: Final = {
    "skip": "FITS-P6",
    "fills_row": "FITS-K1",
    "hides_black": "FITS-K3",
    "roofs_number": "FITS-P4",
    "shows_pair": "FITS-K4",
    "hides_pair": "FITS-K4",
    "no_holes": "FITS-P4",
    "fewest_holes": "FITS-P4",
}
"""The clause behind each reason of greedy's."""


def board_in(view: View) -> Board:
    """The board that is played on."""
    return board_of(view.field("layouts", tuple)[view.field("round", int)])


def ramp_in(view: View, seat: int) -> Ramp:
    """The ramp of a seat."""
    ramp = view.field("ramps", tuple)[seat]
    assert isinstance(ramp, Ramp)
    return ramp


def advise(view: View, pending: Pending) -> Advice:
    """Greedy's choice. The own start block never comes again, whatever the cards (FITS-P5)."""
    options = pending.options
    assert isinstance(options, Drops)
    own = view.field("start", tuple)[pending.seat]
    left = tuple([shape for shape in view.field("deck", tuple) if shape != own])
    ramp = ramp_in(view, pending.seat)
    best = best_drop(board_in(view), ramp, options.shape, left, may_skip=options.may_skip)
    return Advice(best.drop, TEXTS.why(f"reasons.{best.reason}", CLAUSES[best.reason]))


def preview(view: View, pending: Pending, choice: object, lang: Lang) -> str:
    """The own ramp with the ghost of the landing, the score before and after, and warnings."""
    assert isinstance(choice, Drop)
    board, ramp = board_in(view), ramp_in(view, pending.seat)
    shown = Pictured(view.field("laid", tuple)[pending.seat])
    shown.add(choice, GHOST)
    before, after = (signed(int(score(board, one))) for one in (ramp, shown.ramp))
    scores = TEXTS.say(lang, "picture.before", before=before, after=after)
    lines = [*ramps(board, [shown]), f"{answer(choice, lang)}: {scores}"]
    return "\n".join([*lines, *warnings(ramp, choice, lang)])


def warnings(ramp: Ramp, drop: Drop, lang: Lang) -> Iterator[str]:
    """FITS-A3, FITS-A4: what sticks out above row 12; FITS-P4: what is shut off for good."""
    if drop is SKIP:
        yield TEXTS.say(lang, "options.skip_hint")
        return
    rows = [row for _, row in cells(drop, ramp.landing(drop))]
    if min(rows) > ROWS:
        yield TEXTS.say(lang, "warnings.above_top")
    elif max(rows) > ROWS:
        yield TEXTS.say(lang, "warnings.partly_above")
    if lost := _dead(ramp.drop(drop)) - _dead(ramp):
        yield plural(lang, "holes", lost)


def _dead(ramp: Ramp) -> int:
    """Fields of the board that are uncovered under something."""
    covered = int(ramp.low).bit_count() + int(ramp.high).bit_count()
    return sum([min(height, ROWS) for height in ramp.heights()]) - covered
