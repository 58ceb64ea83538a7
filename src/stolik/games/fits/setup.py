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
from stolik.games.fits.moves import TEXTS
from stolik.games.fits.ramp import EMPTY
from stolik.games.fits.table import FitsTable

MODES: Final = (Mode("game", 2, 4), Mode("solo", 1, 1), Mode("daily", 1, 1, daily=True))
OPTIONS: Final = (
    Option("boards", "1234"),
    Option("order", "given", ("given", "random")),
    Option("layouts", "ours"),
    Option("day", ""),
)
OURS: Final = {board.number: write_layout(board) for board in load_boards()}
FULL: Final = 4


def check(setup: Setup) -> None:
    """FITS-E3, FITS-A19: each board at most once; new layouts fit the boards; a day for a daily."""
    boards, layouts, day = (setup.options[name] for name in ("boards", "layouts", "day"))
    if not re.fullmatch("[1-4]{1,4}", boards) or len(set(boards)) < len(boards):
        raise Refused("illegal", TEXTS.why("refused.boards", "FITS-A19", boards=boards))
    if (setup.mode == "daily") != is_day(day):
        raise Refused("illegal", TEXTS.why("refused.day", "", day=day))
    if setup.mode == "daily" and boards != "1234":
        raise Refused("illegal", TEXTS.why("refused.daily", "FITS-A13"))
    if layouts not in ("ours", "new"):
        _check_layouts(boards, layouts)


def is_day(day: str) -> bool:
    """Whether this is a date as 2026-03-31."""
    try:
        return date.fromisoformat(day).isoformat() == day
    except ValueError:
        return False


def _check_layouts(boards: str, layouts: str) -> None:
    try:
        numbers = "".join([str(read_layout(text).number) for text in layouts.split(";")])
    except BoardError as error:
        raise Refused(
            "illegal", TEXTS.why("refused.layout", "FITS-A17", reason=str(error))
        ) from error
    if sorted(numbers) != sorted(boards):
        why = TEXTS.why("refused.layouts", "FITS-A17", boards=boards, numbers=numbers)
        raise Refused("illegal", why)


def prepare(setup: Setup, rng: Rng) -> Mapping[str, str]:
    """What chance settles before the game: a random order of the boards, new layouts."""
    numbers = [int(digit) for digit in setup.options["boards"]]
    settled: dict[str, str] = {}
    if setup.options["order"] == "random":
        numbers = rng.shuffled(numbers)
        settled["boards"] = "".join([str(number) for number in numbers])
        settled["order"] = "given"
    wanted = setup.options["layouts"]
    if wanted == "new" or (wanted == "ours" and setup.mode == "daily"):
        made = [write_layout(generate(number, rng)) for number in numbers]
        settled["layouts"] = ";".join(made)
    return settled


def table(setup: Setup) -> FitsTable:
    """FITS-S1: empty ramps, the boards of this game, no card dealt yet."""
    layouts = dict(OURS)
    if setup.options["layouts"] not in ("ours", "new"):
        given = [read_layout(text) for text in setup.options["layouts"].split(";")]
        layouts.update({board.number: write_layout(board) for board in given})
    seats = setup.seats
    return FitsTable(
        layouts=tuple([layouts[int(digit)] for digit in setup.options["boards"]]),
        round_=-1,
        start=(),
        spare=(),
        deck=(),
        card="",
        discard=(),
        ramps=[EMPTY] * seats,
        laid=[()] * seats,
        aside=[()] * seats,
        points=[()] * seats,
        before=(),
    )
