"""Random games: through a `Match` as at a real table, and through a bare `Runner`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from stolik.core.dealer import SeededDealer
from stolik.core.match import Match
from stolik.core.options import Options
from stolik.core.questions import Question
from stolik.core.refusal import Uncounted
from stolik.core.rng import Rng
from stolik.core.runner import Runner
from stolik.core.spec import Game, Setup
from stolik.core.table import Event
from stolik.core.view import Pending
from stolik.testing.dump import Broken, Dump, Kind, plain_setup

OPTIONAL: Final = 20
"""Where the game does not wait for a seat, it acts in one of so many cases."""

CLOSELY: Final = 16
RARELY: Final = 16
"""Costly laws look at so many first waiting points of a game, and then at one in sixteen."""

DAY: Final = "2026-01-01"
"""The day of daily games, unless another is named."""

Chosen = Mapping[str, Mapping[str, str]]


def setups(game: Game[Any], options: Chosen | None = None) -> tuple[Setup, ...]:
    """Every mode with every number of seats; `options` says, by mode, what else to agree on."""
    known = {option.name for option in game.options}
    made: list[Setup] = []
    for mode in game.modes:
        chosen = dict((options or {}).get(mode.name, {}))
        if mode.daily and "day" in known:
            chosen.setdefault("day", DAY)
        counts = range(mode.least, mode.most + 1)
        made += [game.setup_of(mode.name, seats, chosen) for seats in counts]
    return tuple(made)


def say(setup: Setup) -> str:
    """A setup in a few words."""
    return f"{setup.game.name} {setup.mode} {setup.seats}"


def pick(pendings: tuple[Pending, ...], rng: Rng) -> Pending | None:
    """Who answers next: mostly one the game waits for; None where it waits for nobody."""
    ordered = sorted(pendings, key=lambda one: (one.seat, one.what))
    need = [one for one in ordered if one.need]
    may = [one for one in ordered if not one.need]
    if not need:
        return None
    if may and rng.chance(1, OPTIONAL):
        return rng.choice(may)
    return rng.choice(need)


def spare(seed: int) -> Rng:
    """Chance for what a law does beside the game, so that the game itself stays the same."""
    return Rng(seed + 0x1_0000_0001)


def empty(options: Options[Any]) -> bool:
    """Whether there is nothing to answer."""
    try:
        return options.count() == 0
    except Uncounted:
        return not (options.touches(()) or options.done(()))


class Move:
    """What comes next: the answer of a seat, or what the dealer decides (`seat` is None)."""

    def __init__(self, seat: int | None, what: str, choice: Any) -> None:
        self.seat = seat
        self.what = what
        self.choice = choice

    def find(self, runner: Runner) -> Pending | None:
        """The question that this move answers, in another runner."""
        for one in runner.asks():
            if one.seat == self.seat and one.what == self.what:
                return one
        return None

    def apply(self, runner: Runner) -> tuple[Event, ...]:
        """Make this move; the runner has to be waiting for it."""
        if self.seat is None:
            return runner.deal(self.choice)
        pending = self.find(runner)
        assert pending is not None, f"Seat {self.seat} is not asked '{self.what}' here."
        return runner.answer(pending, self.choice)


def next_move(runner: Runner, dealer: SeededDealer, rng: Rng) -> Move | None:
    """A random move; None where the game waits for nobody."""
    draw = runner.chance()
    if draw is not None:
        return Move(None, draw.what, dealer.draw(draw))
    pending = pick(runner.asks(), rng)
    if pending is None or empty(pending.options):
        return None
    return Move(pending.seat, pending.what, pending.options.sample(rng))


class Stroll:
    """A random game on a runner, draws and all: the same game that `Walk` plays with this seed."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.setup = setup
        self.seed = seed
        self.count = 0
        self.dealer = SeededDealer(seed)
        self.rng = Rng(seed)
        self.spare = spare(seed)
        self.runner = Runner.start(setup.settled(self.dealer.rng()), listening=True)
        self.events = self.runner.told()
        self.runner.passed()
        self.seen = 0

    def moments(self) -> Iterator[tuple[Runner, Move]]:
        """Each waiting point, draws too, with the move about to be made."""
        while (move := next_move(self.runner, self.dealer, self.rng)) is not None:
            yield self.runner, move
            try:
                self.events = move.apply(self.runner)
            except Exception as error:  # whatever a game raises here, it is broken
                raise self.broken(f"It crashed: {error!r}", "crash") from error
            self.runner.passed()
            self._count(move)

    def _count(self, move: Move) -> None:
        self.count += move.seat is not None
        if self.count > self.setup.game.longest:
            raise self.broken(f"The game goes on after {self.count} answers.", "endless")

    def close_look(self) -> bool:
        """Whether a costly law looks at this waiting point."""
        self.seen += 1
        return self.seen <= CLOSELY or self.spare.chance(1, RARELY)

    def demand(self, holds: bool, why: str) -> None:
        """Break off unless this holds."""
        if not holds:
            raise self.broken(why)

    def broken(self, why: str, kind: Kind = "law") -> Broken:
        """That a law does not hold here, with the dump of the same game on a match."""
        walk = Walk(self.setup, self.seed)
        walk.play(min(self.count, self.setup.game.longest))
        return walk.broken(why, kind)


class Walk:
    """A random game on a match, waiting point by waiting point; the seed says all of it.

    `spare` is for what a law does at random: it never changes the course of the game.
    """

    def __init__(self, setup: Setup, seed: int, names: tuple[str, ...] = ()) -> None:
        self.setup = setup
        self.game: Game[Any] = setup.game
        self.seed = seed
        self.rng = Rng(seed)
        self.spare = spare(seed)
        self.count = 0
        self.next: tuple[Question, Any] | None = None
        self.match = Match(setup, SeededDealer(seed), names)

    def moments(self) -> Iterator[Match]:
        """The match before each answer; `next` holds the answer about to be given."""
        while self.match.result() is None:
            self.next = self._choose()
            yield self.match
            if self.next is not None:
                self.give()

    def give(self) -> tuple[Event, ...]:
        """Give the answer that comes next."""
        assert self.next is not None
        question, choice = self.next
        try:
            events = self.match.answer(question.id, choice)
        except Exception as error:  # whatever a game raises here, it is broken
            raise self.broken(f"It crashed: {error!r}", "crash") from error
        self.answered()
        return events

    def answered(self) -> None:
        """Count an answer; a game that goes on after its longest is endless."""
        self.next = None
        self.count += 1
        if self.count >= self.game.longest and self.match.result() is None:
            raise self.broken(f"The game goes on after {self.count} answers.", "endless")

    def play(self, most: int | None = None) -> Match:
        """Play on, to the end or for so many answers."""
        for _ in self.moments():
            if self.count == most:
                break
        return self.match

    def close_look(self) -> bool:
        """Whether a costly law looks at this waiting point."""
        return self.count < CLOSELY or self.spare.chance(1, RARELY)

    def _choose(self) -> tuple[Question, Any]:
        open_ = [one for one in self.match.questions() if not one.sealed]
        pending = pick(tuple([one.pending for one in open_]), self.rng)
        for question in open_:
            if question.pending is pending and not empty(pending.options):
                return question, question.pending.options.sample(self.rng)
        what = "nobody" if pending is None else f"'{pending.what}', with nothing on offer"
        raise self.broken(f"The game goes on and waits for {what}.", "dead end")

    def broken(self, why: str, kind: Kind = "law") -> Broken:
        """That a law does not hold here, with the dump of the game as it stands."""
        why = f"{say(self.setup)}, seed {self.seed}, after {self.count} answers: {why}"
        return Broken(why, self.dump(kind, why))

    def dump(self, kind: Kind, why: str) -> Dump:
        """The game as it stands on one line."""
        then = None
        if self.next is not None and self.match.result() is None:
            question, choice = self.next
            then = {"to": question.id, "is": question.pending.options.text(choice)}
        return Dump(kind, why, self.seed, plain_setup(self.setup), self.match.save(), then)

    def demand(self, holds: bool, why: str) -> None:
        """Break off unless this holds."""
        if not holds:
            raise self.broken(why)


def everybody(setup: Setup) -> range:
    """Every seat, and those who watch (SPECTATOR)."""
    return range(-1, setup.seats)
