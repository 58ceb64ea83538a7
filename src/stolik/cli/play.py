"""`stolik play`: a game in this terminal, with bots and with friends at the same keyboard."""

from __future__ import annotations

import hashlib
import os
from datetime import datetime
from pathlib import Path
from typing import Any

import stolik
from stolik.bots import bot
from stolik.cli import saves
from stolik.cli.seats import names
from stolik.cli.words import refused
from stolik.core.dealer import SeededDealer
from stolik.core.match import Match
from stolik.core.spec import Game, Mode, Setup


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
    mode = chosen_mode(game, wanted)
    options = dict([_pair(text) for text in wanted.options])
    day = wanted.day
    if mode.daily:
        day = day or options.get("day") or f"{datetime.now().astimezone():%Y-%m-%d}"
        if any([option.name == "day" for option in game.options]):
            options["day"] = day
    seats = wanted.seats if wanted.seats is not None else max(mode.least, wanted.people)
    setup = game.setup_of(mode.name, seats, options)
    _check_people(wanted, setup)
    bot(wanted.bots, game)
    dealer = SeededDealer(_seed(game.name, mode, wanted, day))
    return Match(setup, dealer, names(wanted.people, seats, wanted.bots))


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


def _check_people(wanted: Wanted, setup: Setup) -> None:
    if not 0 <= wanted.people <= setup.seats:
        raise refused("error.people", people=wanted.people, seats=setup.seats)


def _pair(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign or not name:
        raise refused("error.set", typed=text)
    return name, value


def _seed(game: str, mode: Mode, wanted: Wanted, day: str | None) -> int:
    """The seed of this game: the day's own for a daily, else the one asked for, else a new one."""
    if not mode.daily:
        if wanted.day is not None:
            raise refused("error.day", mode=mode.name)
        return int.from_bytes(os.urandom(4)) if wanted.seed is None else wanted.seed
    if wanted.seed is not None:
        raise refused("error.daily_seed", mode=mode.name)
    return int.from_bytes(hashlib.sha256(f"{game}-daily {day}".encode()).digest()[:12])


def resumed(game: Game[Any], path: Path) -> Match:
    """A saved match, to go on with; Refused if it is over."""
    match = stolik.load(game, saves.read(path))
    if match.result() is not None:
        raise refused("error.over", file=path)
    return match
