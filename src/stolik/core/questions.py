"""The ids by which answers from far away name their questions.

An id is (seat, what, the number of questions put to this seat so far). The number rises only when
the seat's question closes or another one takes its place: an answer stays valid while its question
is unchanged, whatever others did meanwhile, and an old answer never fits a later question.
"""

from __future__ import annotations

from stolik.core.runner import Runner
from stolik.core.view import Pending


class Question:
    """A question that is open, under the id that an answer has to name."""

    def __init__(self, number: int, pending: Pending, sealed: bool) -> None:
        self.number = number
        self.pending = pending
        self.sealed = sealed
        self.seat = pending.seat
        self.what = pending.what
        self.id = f"{pending.seat}:{pending.what}:{number}"


class Questions:
    """All open questions of a match."""

    def __init__(self) -> None:
        self._counts: dict[int, int] = {}
        self._open: dict[str, Question] = {}

    def copy(self) -> Questions:
        """The same questions, kept for an undo."""
        kept = Questions()
        kept._counts = dict(self._counts)
        kept._open = dict(self._open)
        return kept

    def again(self, runner: Runner) -> Questions:
        """The same questions, put by a runner that has been set up anew."""
        anew = Questions()
        anew._counts = dict(self._counts)
        numbers = {(one.seat, one.what): one.number for one in self._open.values()}
        waiting = [(one, False) for one in runner.asks()] + [(one, True) for one in runner.sealed()]
        for one, sealed in sorted(waiting, key=lambda pair: (pair[0].seat, pair[0].what)):
            question = Question(numbers[one.seat, one.what], one, sealed)
            anew._open[question.id] = question
        return anew

    def open(self) -> tuple[Question, ...]:
        """The open questions, in the order in which they are asked."""
        return tuple(self._open.values())

    def find(self, name: object) -> Question | None:
        """The open question of this id; whatever else it may be, there is none."""
        return self._open.get(name) if isinstance(name, str) else None

    def ask(self, runner: Runner, closed: frozenset[tuple[int, str]]) -> None:
        """Give ids to what waits now; `closed` questions have been answered meanwhile.

        While the dealer is next the others keep their ids: they will be asked again at once.
        """
        before = {
            (one.seat, one.what): one
            for one in self._open.values()
            if (one.seat, one.what) not in closed
        }
        if runner.chance() is not None:
            self._open = {one.id: one for one in before.values()}
            return
        waiting = [(one, False) for one in runner.asks()] + [(one, True) for one in runner.sealed()]
        now = [
            Question(self._number(one, before.get((one.seat, one.what))), one, sealed)
            for one, sealed in sorted(waiting, key=lambda pair: (pair[0].seat, pair[0].what))
        ]
        self._open = {one.id: one for one in now}

    def _number(self, pending: Pending, before: Question | None) -> int:
        if before is not None and _same(pending, before.pending):
            return before.number
        self._counts[pending.seat] = self._counts.get(pending.seat, 0) + 1
        return self._counts[pending.seat]


def _same(one: Pending, other: Pending) -> bool:
    if one.ask is other.ask:
        return True
    standing = one.ask.standing and other.ask.standing
    return standing and one.options.mark() == other.options.mark()
