"""How scripts ask: the typed helpers. A rule never yields a bare step."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Final, Generic, TypeAlias, TypeVar, cast

from stolik.core.options import Listed, Options
from stolik.core.refusal import ScriptError
from stolik.core.seen import EVERYBODY, Seen, only, sees
from stolik.core.steps import Acted, Ask, Bag, Chance, Open, Step, Together
from stolik.core.table import Table

C = TypeVar("C")
R = TypeVar("R")
T = TypeVar("T", bound=Table)

Script: TypeAlias = Generator[Step, object, R]
"""A rule that may pause. A registered one returns the name of the next, or None at the end."""

PASS: Final = "pass"
"""The answer by which a seat lets a window go by."""


class Scene:
    """A registered script: its name, the clause it is, and the function."""

    def __init__(self, name: str, clause: str, start: Callable[[Any], Script[str | None]]) -> None:
        self.name = name
        self.clause = clause
        self.start = start


def ask_of(
    seat: int,
    what: str,
    options: Options[C] | tuple[C, ...],
    default: C | Chance[C],
    seen_by: Seen = EVERYBODY,
    *,
    standing: bool = False,
) -> Ask[C]:
    """An ask for `together`, `open_to` and `window`; a tuple of options is simply listed."""
    offered = Listed(options) if isinstance(options, tuple) else options
    return Ask(seat, what, offered, default, seen_by, standing)


def ask(
    seat: int,
    what: str,
    options: Options[C] | tuple[C, ...],
    default: C | Chance[C],
    seen_by: Seen = EVERYBODY,
) -> Script[C]:
    """One seat decides."""
    return cast(C, (yield ask_of(seat, what, options, default, seen_by)))


def together(asks: tuple[Ask[C], ...]) -> Script[tuple[C, ...]]:
    """Several seats decide, sealed; the answers come in the order of the asks."""
    if not asks:
        return ()
    return cast("tuple[C, ...]", (yield Together(asks)))


def open_to(asks: tuple[Ask[Any], ...], need: Seen) -> Script[Acted[Any] | None]:
    """Several seats may act and the first answer counts; None where nobody can be asked."""
    if not asks:
        return None
    return cast("Acted[Any]", (yield Open(asks, need)))


def chance(what: str, bag: Bag[C] | tuple[C, ...], seen_by: Seen = EVERYBODY) -> Script[C]:
    """The dealer decides."""
    return cast(C, (yield Chance(what, Bag(bag) if isinstance(bag, tuple) else bag, seen_by)))


def under(table: Table, clause: str, script: Script[R]) -> Script[R]:
    """Run a part of a rule under its clause, so that `where()` can tell it."""
    above = table.clauses
    table.clauses = (*above, clause)
    result = yield from script
    table.clauses = above
    return result


def window(asks: tuple[Ask[Any], ...], need: Seen = EVERYBODY) -> Script[Acted[Any] | None]:
    """Offer until one seat acts, or until all of `need` have passed (None).

    Every ask has to offer PASS, and a seat that passed is not asked again in this window.
    """
    left = asks
    if asks and not any([sees(need, one.seat) for one in asks]):
        raise ScriptError("A window waits for nobody: one of the seats asked must be in `need`.")
    while any([sees(need, one.seat) for one in left]):
        acted = yield from open_to(left, need)
        if acted is None or acted.answer != PASS:
            return acted
        left = tuple([one for one in left if one.seat != acted.seat])
    return None


class _Lane(Generic[T]):
    """One seat's part of a race: its running sub-script and the ask it stands at."""

    def __init__(self, table: T, seat: int, start: Callable[[T, int], Script[None]]) -> None:
        self.table = table
        self.seat = seat
        self.start = start
        self.begin()

    def begin(self) -> None:
        """Stand at the first ask; before it nothing happens, so that a checkpoint may fall here."""
        above = self.table.clauses
        self.run = self.start(self.table, self.seat)
        self.fresh = True
        self.stand(next(self.run, None))
        self.clauses = self.table.clauses
        self.table.clauses = above

    def stand(self, step: Step | None) -> None:
        """Wait at this ask."""
        if not isinstance(step, Ask) or step.seat != self.seat:
            raise ScriptError(
                "In a race a sub-script begins with an ask, and asks its own seat only."
            )
        step.standing = True
        step.alone = not self.fresh
        self.waits: Ask[Any] = step

    def go(self, answer: object, over: Callable[[T], bool]) -> Script[None]:
        """Hand the answer over and run to the next ask, under the clauses of this lane."""
        above = self.table.clauses
        self.table.clauses = self.clauses
        self.fresh = False
        ended = yield from self._run_on(answer)
        self.clauses = self.table.clauses
        self.table.clauses = above
        if ended:
            self.fresh = True
            if not over(self.table):
                self.begin()

    def finish(self) -> Script[None]:
        """The race is over: what this seat has begun is ended by default."""
        while not self.fresh:
            default = self.waits.default
            answer = (yield default) if isinstance(default, Chance) else default
            yield from self.go(answer, lambda table: True)

    def _run_on(self, answer: object) -> Script[bool]:
        """Run to the next ask, dealing on the way; whether the sub-script ended instead."""
        while True:
            try:
                step = self.run.send(answer)
            except StopIteration:
                return True
            if not isinstance(step, Chance):
                self.stand(step)
                return False
            answer = yield step


def race(
    table: T,
    start: Callable[[T, int], Script[None]],
    seats: tuple[int, ...],
    over: Callable[[T], bool],
) -> Script[bool]:
    """Every seat runs its own sub-script again and again, all at once, first come first served.

    Ends with True as soon as `over(table)` holds, what was begun being ended by default; and with
    False when every seat stands at the first ask of its sub-script: then the registered script
    returns its own name, the checkpoint. The shorter the sub-scripts, the sooner that is.
    """
    if over(table):
        return True
    lanes = {seat: _Lane(table, seat, start) for seat in seats}
    while True:
        acted = yield from open_to(tuple([lane.waits for lane in lanes.values()]), only(*seats))
        if acted is None:
            raise ScriptError("A race needs at least one seat.")
        yield from lanes[acted.seat].go(acted.answer, over)
        if over(table):
            for lane in lanes.values():
                yield from lane.finish()
            return True
        if all([lane.fresh for lane in lanes.values()]):
            return False


def drive(
    table: T, script: Callable[[T], Script[R]], policy: Callable[[Step], object]
) -> tuple[T, R]:
    """Run a script on a copy of the table with a fixed answerer: a question, never a move."""
    draft = cast(T, table.copy())
    run = script(draft)
    answer: object = None
    while True:
        try:
            step = run.send(answer)
        except StopIteration as end:
            return draft, cast(R, end.value)
        answer = policy(step)


def scenes(*parts: tuple[str, Callable[[Any], Script[str | None]]]) -> dict[str, Scene]:
    """Register scripts by their function names, each with its clause."""
    return {start.__name__: Scene(start.__name__, clause, start) for clause, start in parts}
