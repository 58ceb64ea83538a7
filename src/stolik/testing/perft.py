"""Perft: how many ways there are to answer the first questions of a game.

One level is one seat's answer. Where several are asked under seal, they answer in seat order, and
nobody takes anything back; where several may act, each of them may be the one who does. Chance
falls as a `SeededDealer` of this seed deals it on each way. Games that end sooner do not count.
"""

from __future__ import annotations

from collections.abc import Iterator

from stolik.core.dealer import SeededDealer
from stolik.core.runner import Runner
from stolik.core.spec import Setup
from stolik.core.view import Draw, Pending
from stolik.testing.checks.offers import walked

WITHOUT_END = -1


def perft(setup: Setup, depth: int, seed: int) -> int:
    """The number of ways to give the first `depth` answers."""
    runner = Runner.start(setup.settled(SeededDealer(seed).rng()))
    return _ways(runner, depth, seed, ())


def _ways(runner: Runner, depth: int, seed: int, drawn: tuple[Draw, ...]) -> int:
    drawn = _deal(runner, seed, drawn)
    if depth == 0:
        return 1
    count = 0
    for pending in _asked(runner):
        for path in walked(pending.options, WITHOUT_END):
            child = runner.clone()
            child.answer(pending, pending.options.pick(path))
            count += _ways(child, depth - 1, seed, drawn)
    return count


def _asked(runner: Runner) -> Iterator[Pending]:
    """Those who may answer now: under seal only the first, for the others' turn comes after."""
    asks = sorted(runner.asks(), key=lambda one: (one.seat, one.what))
    yield from asks[:1] if asks and asks[0].sealing else asks


def _deal(runner: Runner, seed: int, drawn: tuple[Draw, ...]) -> tuple[Draw, ...]:
    """Deal until a seat is asked; draw n falls as it would for whoever plays this way."""
    while (wanted := runner.chance()) is not None:
        dealer = SeededDealer(seed)
        for earlier in drawn:
            dealer.draw(earlier)
        drawn = (*drawn, wanted)
        runner.deal(dealer.draw(wanted))
    return drawn
