"""`stolik bench`: how fast this build plays on this machine, each installed game."""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

from rich.table import Table

import stolik
from stolik import build
from stolik.cli.screen import Screen
from stolik.core.dealer import SeededDealer
from stolik.core.rng import Rng
from stolik.core.runner import Runner
from stolik.core.spec import Game, Setup

SEED: Final = 1
BATCH: Final = 1_000
"""So many clones between two looks at the clock."""


class Speed:
    """What was counted, each in a second."""

    def __init__(self, answers: float, games: float, clones: float) -> None:
        self.answers = answers
        self.games = games
        self.clones = clones


def bench(screen: Screen, seconds: float) -> None:
    """Measure every installed game for so many seconds, and show what came out."""
    table = Table(title=screen.words.say("bench.title", build=build.kind()), title_justify="left")
    for column in ("game", "answers", "games", "clones"):
        table.add_column(screen.words.say(f"bench.{column}"), justify="right")
    with screen.console.status(screen.words.say("bench.running")):
        for name in stolik.game_names():
            speed = measure(stolik.game(name), seconds)
            figures = [f"{one:,.0f}" for one in (speed.answers, speed.games, speed.clones)]
            table.add_row(name, *figures)
    screen.draw(table)
    screen.say("bench.note", "dim")


def measure(game: Game[Any], seconds: float) -> Speed:
    """Random games, each to its end, on a bare runner; then clones of one half-way through."""
    setup = game.setup()
    dealer, rng = SeededDealer(SEED), Rng(SEED)
    answers = games = 0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds or not games:
        runner = Runner.start(setup.settled(dealer.rng()))
        while _go_on(runner, dealer, rng):
            answers += 1
        games += 1
    half = answers // games // 2
    return Speed(answers / spent, games / spent, _clones(_middle(setup, half), seconds / 4))


def _go_on(runner: Runner, dealer: SeededDealer, rng: Rng) -> bool:
    """Deal what is to be dealt and give one random answer; False when the game is over."""
    while (draw := runner.chance()) is not None:
        runner.deal(dealer.draw(draw))
    for pending in runner.asks():
        if pending.need:
            runner.answer(pending, pending.options.sample(rng))
            return True
    return False


def _middle(setup: Setup, answers: int) -> Runner:
    """A random game after so many answers."""
    dealer, rng = SeededDealer(SEED), Rng(SEED)
    runner = Runner.start(setup.settled(dealer.rng()))
    for _ in range(answers):
        _go_on(runner, dealer, rng)
    return runner


def _clones(runner: Runner, seconds: float) -> float:
    """How many clones a second."""
    count = 0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds or not count:
        for _ in range(BATCH):
            runner.clone()
        count += BATCH
    return count / spent
