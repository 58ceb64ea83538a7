"""The fuzzer: many random games, and what was found in them, as dumps of one line each.

`stolik fuzz` runs it, and `stolik replay` opens its dumps.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from stolik.core.rng import Rng
from stolik.core.spec import Game, Setup
from stolik.testing.dump import Broken, Dump, plain_setup
from stolik.testing.leaks import compare
from stolik.testing.play import Chosen, Stroll, Walk, everybody, say, setups

TWINS: Final = 5
"""In every so many-th game the seats' twins are compared, at a few of its waiting points."""


class Report:
    """What came of the games."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.games = 0
        self.answers = 0
        self.longest_game = 0
        self.longest_run = 0
        self.found: list[Dump] = []

    def text(self) -> str:
        """The report in a few lines; the dumps, one a line, stand last."""
        lines = [
            f"{self.game}: {self.games} games, {self.answers} answers",
            f"longest game: {self.longest_game} answers",
            f"longest run between two checkpoints: {self.longest_run} answers and draws",
            f"found: {len(self.found)}",
        ]
        lines += [f"{dump.kind}: {dump.why}\n{dump.text()}" for dump in self.found]
        return "\n".join(lines)


def fuzz(
    game: Game[Any],
    games: int,
    seed: int,
    *,
    options: Chosen | None = None,
    most: int = 1,
    watch: Callable[[Report], None] | None = None,
) -> Report:
    """Play so many random games of all setups in turn; stop at the `most`-th that breaks.

    `watch` is shown the report after each game.
    """
    report = Report(game.name)
    tables = setups(game, options)
    for number in range(games):
        if len(report.found) >= most:
            break
        play_one(tables[number % len(tables)], seed + number, report, twins=number % TWINS == 0)
        if watch is not None:
            watch(report)
    return report


def play_one(setup: Setup, seed: int, report: Report, *, twins: bool) -> None:
    """One random game; whatever breaks it goes into the report."""
    report.games += 1
    try:
        walk = Walk(setup, seed)
    except Exception as error:  # noqa: BLE001  # whatever a game raises here, it is broken
        why = f"{say(setup)}, seed {seed}: the game cannot begin: {error!r}"
        report.found.append(Dump("crash", why, seed, plain_setup(setup), ""))
        return
    try:
        _to_the_end(walk, report)
        if twins:
            _twins(setup, seed)
    except Broken as broken:
        report.found.append(broken.dump)
    except Exception as error:  # noqa: BLE001  # an option, a view, a shuffle: it is broken too
        why = f"{say(setup)}, seed {seed}, after {walk.count} answers: it crashed: {error!r}"
        report.found.append(walk.dump("crash", why))


def _to_the_end(walk: Walk, report: Report) -> None:
    for match in walk.moments():
        run = len(match.runner().position.answers) + 1
        report.longest_run = max(report.longest_run, run)
        report.answers += 1
    report.longest_game = max(report.longest_game, walk.count)


def _twins(setup: Setup, seed: int) -> None:
    stroll = Stroll(setup, seed)
    rng = Rng(seed)
    for runner, move in stroll.moments():
        if stroll.spare.chance(1, TWINS):
            for seat in everybody(setup):
                compare(stroll, runner, (move,), seat, rng)
