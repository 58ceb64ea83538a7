"""A record played again, row by row, draws too: for looking at, once it has been checked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from stolik.core.record import RESIGNED, answers_in, read_lines
from stolik.core.runner import Runner
from stolik.core.spec import Game
from stolik.core.table import Event


class Moment:
    """The game after one row of its record, and what was told on the way there."""

    def __init__(self, row: int, runner: Runner, told: tuple[Event, ...]) -> None:
        self.row = row
        self.runner = runner
        self.told = told


def rerun(game: Game[Any], text: str) -> Iterator[Moment]:
    """Every moment of a record, from the table before its first row to the last row it has."""
    head, *rows, last = read_lines(text)
    setup = game.setup_of(head["mode"], head["seats"], head["options"])
    runner = Runner.start(setup, listening=True)
    yield Moment(0, runner, runner.told())
    for row, body in enumerate(rows, 1):
        told = _give(runner, body)
        if row == len(rows):
            for part in last["sealed"]:
                _answer(runner, part)
        yield Moment(row, runner, told)


def length(text: str) -> int:
    """How many rows a record has."""
    return len(read_lines(text)) - 2


def _give(runner: Runner, body: Mapping[str, Any]) -> tuple[Event, ...]:
    """What one row says: a resignation, a draw, or the answers of one step."""
    if "resign" in body:
        return runner.resign(body["resign"])
    if "deal" in body:
        return _deal(runner, body["is"])
    told: tuple[Event, ...] = ()
    for part in answers_in(body):
        told += _answer(runner, part)
    return told


def _answer(runner: Runner, part: Mapping[str, Any]) -> tuple[Event, ...]:
    """One answer; a default that the dealer drew is drawn again, as the record says."""
    if part.get("by") != RESIGNED:
        asked = next(
            one for one in runner.asks() if (one.seat, one.what) == (part["seat"], part["what"])
        )
        if "drawn" not in part:
            return runner.answer(asked, asked.options.parse(part["is"]))
        runner.default(asked)
    return _deal(runner, part["is"]) if "drawn" in part else ()


def _deal(runner: Runner, text: str) -> tuple[Event, ...]:
    draw = runner.chance()
    assert draw is not None, "a record that was checked draws where the rules draw"
    return runner.deal(draw.bag.parse(text))
