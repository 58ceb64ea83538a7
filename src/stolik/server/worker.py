"""A process that plays for bots: one line in, one line out, until nobody is at the other end.

It is a program of its own, so it inherits no lock and no socket. It ends when its input ends: the
system closes that when the server dies, however it dies.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from msgspec import Struct, json

from stolik.bots import bot
from stolik.core.refusal import StolikError
from stolik.core.rng import Rng
from stolik.core.runner import Runner
from stolik.core.spec import Game
from stolik.games.registry import game


class Job(Struct, frozen=True, kw_only=True):
    """A question to a bot: in which position, of which seat, and the seed of what it rolls."""

    game: str
    position: str
    seat: int
    what: str
    bot: str
    seed: int


class Reply(Struct, frozen=True, kw_only=True):
    """The answer in notation, or why there is none."""

    text: str = ""
    error: str = ""


def answer(job: Job, found: Callable[[str], Game[Any]] = game) -> Reply:
    """What the bot answers: a pure function of what its seat sees, and of the seed."""
    spec = found(job.game)
    runner = Runner.read(spec, job.position)
    for pending in runner.asks():
        if (pending.seat, pending.what) == (job.seat, job.what):
            view = runner.view(job.seat)
            choice = bot(job.bot, spec).choose(view, pending, Rng(job.seed)).choice
            return Reply(text=pending.options.text(choice))
    return Reply(error="This question is not open.")


def main() -> None:
    """Answer line by line."""
    for line in sys.stdin.buffer:
        try:
            reply = answer(json.decode(line, type=Job))
        except StolikError as error:
            reply = Reply(error=str(error))
        sys.stdout.buffer.write(json.encode(reply) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
