"""`stolik play`: a game in this terminal, with bots and with friends at the same keyboard."""

from __future__ import annotations

import hashlib
import os
from datetime import datetime
from pathlib import Path
from typing import Any, Final

import stolik
from stolik.bots import bot
from stolik.cli import saves
from stolik.cli.seats import names
from stolik.cli.words import refused
from stolik.core.dealer import SeededDealer
from stolik.core.match import Match
from stolik.core.spec import Game, Mode, Setup

DAY: Final = "day"
"""The option of a daily mode that says which day it is."""


class Wanted:
    """What was asked for on the command line."""

    def __init__(
        self,
        seats: int | None = None,
        mode: str | None = None,
        people: int | None = None,
        bots: str | None = None,
        seed: int | None = None,
        day: str | None = None,
        options: tuple[str, ...] = (),
    ) -> None:
        self.given = (seats, mode, people, bots, seed, day, options or None)
        self.seats = seats
        self.mode = mode
        self.people = 1 if people is None else people
        self.bots = bots or "greedy"
        self.seed = seed
        self.day = day
        self.options = options

    def check_nothing_else(self) -> None:
        """A saved game is what it is: refuse whatever else was asked for."""
        if any([one is not None for one in self.given]):
            raise refused("error.resume")


def new_match(game: Game[Any], wanted: Wanted) -> Match:
    """A match as it was asked for; Refused with a sentence where it cannot be."""
    bot(wanted.bots, game)
    setup = agreed(game, wanted)
    if not 0 <= wanted.people <= setup.seats:
        raise refused("error.people", people=wanted.people, seats=setup.seats)
    dealer = SeededDealer(_seed(setup, wanted))
    return Match(setup, dealer, names(wanted.people, setup.seats, wanted.bots))


def agreed(game: Game[Any], wanted: Wanted) -> Setup:
    """The mode, the seats and the options that were asked for; a daily game is today's."""
    mode = chosen_mode(game, wanted)
    options = dict([_pair(text) for text in wanted.options])
    if wanted.day is not None and not mode.daily:
        raise refused("error.day", mode=mode.name)
    if mode.daily:
        today = f"{datetime.now().astimezone():%Y-%m-%d}"
        options[DAY] = wanted.day or options.get(DAY) or today
    seats = wanted.seats if wanted.seats is not None else max(mode.least, wanted.people)
    return game.setup_of(mode.name, seats, options)


def chosen_mode(game: Game[Any], wanted: Wanted) -> Mode:
    """The mode of this name; else the first that fits the day, the seats and the people."""
    if wanted.mode is not None:
        return game.mode(wanted.mode)
    seats = wanted.seats if wanted.seats is not None else wanted.people
    for mode in game.modes:
        enough = seats <= mode.most if wanted.seats is None else mode.least <= seats <= mode.most
        if mode.daily == (wanted.day is not None) and enough:
            return mode
    return game.modes[0]


def _pair(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign or not name:
        raise refused("error.set", typed=text)
    return name, value


def _seed(setup: Setup, wanted: Wanted) -> int:
    """The day's own seed for a daily, else the one asked for, else a new one."""
    if not setup.game.mode(setup.mode).daily:
        return int.from_bytes(os.urandom(4)) if wanted.seed is None else wanted.seed
    if wanted.seed is not None:
        raise refused("error.daily_seed", mode=setup.mode)
    told = f"{setup.game.name}-daily {setup.options[DAY]}"
    return int.from_bytes(hashlib.sha256(told.encode()).digest()[:12])


def resumed(game: Game[Any], path: Path) -> Match:
    """A saved match, to go on with; Refused if it is over."""
    match = stolik.load(game, saves.read(path))
    if match.result() is not None:
        raise refused("error.over", file=path)
    return match
