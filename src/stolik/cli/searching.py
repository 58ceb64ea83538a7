"""`stolik fuzz` and `stolik perft`: for whoever makes a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from stolik.cli import saves
from stolik.cli.screen import Screen
from stolik.core.spec import Game, Setup
from stolik.testing.dump import Dump
from stolik.testing.fuzz import Report, fuzz
from stolik.testing.perft import perft

FOUND: Final = 1


def run_fuzz(screen: Screen, game: Game[Any], games: int, seed: int) -> int:
    """Play random games until one breaks; say what was found, and return the exit code."""
    with screen.console.status("") as status:

        def watch(so_far: Report) -> None:
            status.update(_progress(screen, so_far, games))

        report = fuzz(game, games, seed, watch=watch)
    _say_report(screen, report)
    for dump in report.found:
        path = _kept(game.name, dump)
        screen.write(f"{dump.kind}: {dump.why}", "red")
        screen.tell("fuzz.open", command=f"stolik replay {path}")
    return FOUND if report.found else 0


def _progress(screen: Screen, report: Report, games: int) -> str:
    return screen.words.say("fuzz.running", game=report.game, played=report.games, games=games)


def _say_report(screen: Screen, report: Report) -> None:
    screen.say("fuzz.played", game=report.game, games=report.games, answers=report.answers)
    screen.say("fuzz.longest", answers=report.longest_game, run=report.longest_run)
    if not report.found:
        screen.say("fuzz.nothing", "green")


def _kept(game: str, dump: Dump) -> Path:
    """The file that a dump is kept in."""
    path = saves.dump_file(game, dump.seed)
    saves.write(path, dump.text() + "\n")
    return path


def run_perft(screen: Screen, setup: Setup, depth: int, seed: int) -> None:
    """Count the ways to play, one depth after the other."""
    for level in range(1, depth + 1):
        with screen.console.status(screen.words.say("perft.running", depth=level)):
            count = perft(setup, level, seed)
        screen.say("perft.ways", depth=level, count=f"{count:,}")
