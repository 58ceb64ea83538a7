"""FITS by Reiner Knizia: fill in the spaces, sixteen blocks a board, four boards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stolik.core.options import Options, Touches
from stolik.core.refusal import Lang
from stolik.core.rng import Rng
from stolik.core.spec import Game, Result, Setup, places
from stolik.core.table import Event
from stolik.core.view import Advice, Pending, View
from stolik.games.fits import setup as before
from stolik.games.fits.advice import advise, preview
from stolik.games.fits.boards import digest
from stolik.games.fits.moves import Drops
from stolik.games.fits.names import SHAPES
from stolik.games.fits.notation import PAINT, picture, turned
from stolik.games.fits.ramp import read_ramp
from stolik.games.fits.screen import FitsScreen
from stolik.games.fits.shapes import drop_of
from stolik.games.fits.speech import TEXTS, answer, story
from stolik.games.fits.table import FIELDS, FitsTable
from stolik.games.fits.turn import SCENES, rank, totals


class Fits(Game[FitsTable]):
    """The spec of FITS."""

    def __init__(self) -> None:
        super().__init__(
            name="fits",
            rules=1,
            modes=before.MODES,
            options=before.OPTIONS,
            scenes=SCENES,
            first="insert_board",
            fields=FIELDS,
            values={"Ramp": read_ramp, "Drop": drop_of},
            texts=TEXTS,
            data=digest(),
            longest=4 * 16 * 4,
            paint=PAINT,
        )

    def check(self, setup: Setup) -> None:
        before.check(setup)

    def prepare(self, setup: Setup, rng: Rng) -> Mapping[str, str]:
        return before.prepare(setup, rng)

    def table(self, setup: Setup) -> FitsTable:
        return before.table(setup)

    def read_table(self, values: list[Any]) -> FitsTable:
        return FitsTable(*values)

    def redeal(self, table: FitsTable, seat: int, rng: Rng) -> None:
        """FITS-G5: nothing on the table is hidden; the cards to come are a bag."""

    def result(self, table: FitsTable) -> Result:
        """FITS-E1: most points over all rounds, a tie is shared; FITS-E2: the solo title."""
        points, title = totals(table), rank(table)
        return Result(places(points), points, "boards_done", ranks=(title,) if title else ())

    def components(self, table: FitsTable) -> Mapping[str, int]:
        """FITS-C1, FITS-C2: the blocks of every seat, the start cards, the basic cards."""
        shown = [*table.discard, table.card] if table.card else []
        counts = {"start cards": len(table.start) + len(table.spare)}
        for shape in SHAPES:
            counts[f"card {shape}"] = [*shown, *table.deck].count(shape)
            for seat in table.seats():
                used = [*[drop.shape for drop in table.laid[seat]], *table.aside[seat]]
                at_hand = int(_at_hand(table, seat, shape, used))
                counts[f"block {shape} {seat}"] = used.count(shape) + at_hand
        return counts

    def advise(self, view: View, pending: Pending, rng: Rng) -> Advice:
        return advise(view, pending)

    def label(self, what: str, choice: object, lang: Lang) -> str:
        return answer(choice, lang)

    def touched(self, what: str, options: Options[Any], path: Touches, lang: Lang) -> str:
        kind, _, value = path[-1].partition(":")
        if kind == "turn":
            assert isinstance(options, Drops)
            return turned(options.shape, int(value))
        if kind == "col":
            return TEXTS.say(lang, "touch.col", column=value)
        return super().touched(what, options, path, lang)

    def tell(self, event: Event, lang: Lang) -> str:
        return story(event, lang)

    def picture(self, view: View, lang: Lang) -> str:
        return picture(view, lang)

    def screen(self) -> FitsScreen:
        return FitsScreen()

    def preview(self, view: View, pending: Pending, choice: object, lang: Lang) -> str:
        return preview(view, pending, choice, lang)


def _at_hand(table: FitsTable, seat: int, shape: str, used: list[str]) -> bool:
    """Whether the seat still holds this block: its card, or its drop, is yet to come."""
    if table.start[seat : seat + 1] == (shape,):
        return not used
    return shape in table.deck or (shape == table.card and shape not in used)


GAME = Fits()
