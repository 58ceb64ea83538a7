"""Before the first card: which boards, in which order, with which layouts (FITS-S, FITS-E3)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date
from typing import Final

from stolik.core.refusal import Refused
from stolik.core.rng import Rng
from stolik.core.spec import Mode, Option, Setup
from stolik.games.fits.boards import BoardError, load_boards, read_layout, write_layout
from stolik.games.fits.generator import generate
from stolik.games.fits.names import SHAPES
from stolik.games.fits.ramp import EMPTY
from stolik.games.fits.speech import refusal
from stolik.games.fits.table import START_SHAPES, FitsTable

MODES: Final = (Mode("game", 2, 4), Mode("solo", 1, 1), Mode("daily", 1, 1, daily=True))
OPTIONS: Final = (
    Option("boards", "1234"),
    Option("order", "given", ("given", "random")),
    Option("layouts", "ours"),
    Option("day", ""),
)
OURS: Final = {board.number: write_layout(board) for board in load_boards()}
FULL: Final = "1234"
THE_DAYS: Final = ("ours", "new")
LONGEST: Final = 2_000
"""Letters that layouts of all boards may take: more than any sensible ones do."""


def check(setup: Setup) -> None:
    """FITS-E3, FITS-A19: each board at most once; new layouts fit the boards; a day for a daily."""
    boards, layouts, day = (setup.options[name] for name in ("boards", "layouts", "day"))
    if not re.fullmatch("[1-4]{1,4}", boards) or len(set(boards)) < len(boards):
        raise _no("FITS-A19-boards", boards=boards[:20])
    if (setup.mode == "daily") != is_day(day):
        raise _no("FITS-A17-day", day=day[:20])
    if setup.mode == "daily" and (boards != FULL or setup.options["order"] != "given"):
        raise _no("FITS-A17-daily")
    if layouts not in THE_DAYS:
        _check_layouts(boards, layouts)


def _no(key: str, **parts: object) -> Refused:
    return Refused("illegal", refusal(key, "", **parts))


def is_day(day: str) -> bool:
    """Whether this is a date as 2026-03-31."""
    try:
        return date.fromisoformat(day).isoformat() == day
    except ValueError:
        return False


def _check_layouts(boards: str, layouts: str) -> None:
    """FITS-A17: one layout a board, each under the constraints FITS-D1 to FITS-D4."""
    if len(layouts) > LONGEST:
        raise _no("FITS-A17-long", longest=LONGEST)
    try:
        numbers = "".join([str(read_layout(text).number) for text in layouts.split(";")])
    except BoardError as error:
        raise _no("FITS-A17-layout", reason=str(error)) from error
    if sorted(numbers) != sorted(boards):
        raise _no("FITS-A17-layouts", boards=boards, numbers=numbers)


def prepare(setup: Setup, rng: Rng) -> Mapping[str, str]:
    """FITS-E3, FITS-A17: what chance settles before the game: a random order, new layouts."""
    numbers = [int(digit) for digit in setup.options["boards"]]
    settled: dict[str, str] = {}
    if setup.options["order"] == "random":
        numbers = rng.shuffled(numbers)
        settled["boards"] = "".join([str(number) for number in numbers])
        settled["order"] = "given"
    wanted = setup.options["layouts"]
    if setup.mode == "daily" and wanted not in THE_DAYS:
        raise _no("FITS-A17-daily")
    if setup.mode == "daily" or wanted == "new":
        made = [write_layout(generate(number, rng)) for number in numbers]
        settled["layouts"] = ";".join(made)
    return settled


def table(setup: Setup) -> FitsTable:
    """FITS-S1, FITS-S3: empty ramps, the boards of this game, two piles of cards."""
    layouts = dict(OURS)
    if setup.options["layouts"] not in THE_DAYS:
        given = [read_layout(text) for text in setup.options["layouts"].split(";")]
        layouts.update({board.number: write_layout(board) for board in given})
    seats = setup.seats
    return FitsTable(
        layouts=tuple([layouts[int(digit)] for digit in setup.options["boards"]]),
        round_=-1,
        start=(),
        spare=START_SHAPES,
        deck=SHAPES,
        card="",
        discard=(),
        ramps=[EMPTY] * seats,
        laid=[()] * seats,
        aside=[()] * seats,
        points=[()] * seats,
        before=(),
    )
