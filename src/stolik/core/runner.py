"""A position and its running script: the engine that bots and servers drive.

The position (table at the checkpoint, script, answers since, sealed answers) is the truth. The live
generator is only a cache, made again from the position whenever it is missing.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from stolik.core.due import default_due, default_of, sealed_with, to_be_drawn, without_seat
from stolik.core.imagine import imagine
from stolik.core.notation import digest, write
from stolik.core.position import (
    OVER,
    Position,
    Resigned,
    read_position,
    resume,
    same_question,
    sealed_text,
    write_position,
)
from stolik.core.refusal import Diverged, Refused, ScriptError, Why
from stolik.core.rng import Rng
from stolik.core.scripts import Script
from stolik.core.seen import SPECTATOR, only, sees
from stolik.core.spec import STAYS, Game, Result, Setup
from stolik.core.steps import Acted, Ask, Chance, Open, Step, Together, asks_of
from stolik.core.table import Event, Table, freeze, write_table
from stolik.core.view import Draw, Pending, View, Waiting

CLOSED: Final = Why(
    "To pytanie jest już zamknięte. Odpowiedz na to, które czeka.",
    "This question is closed. Answer the one that waits.",
)
GAME_OVER: Final = Why("Gra jest skończona.", "The game is over.")
NO_RESIGNING: Final = Why("W tej grze nie można się poddać.", "There is no resigning in this game.")
NOT_SEALED: Final = Why(
    "Nie ma tu odpowiedzi do cofnięcia.", "There is no sealed answer to take back here."
)
RESIGNED: Final = Why("To miejsce już się poddało.", "This seat has resigned already.")
ENDLESS: Final = 10_000


class Passed:
    """One step that has been answered; with the new table where it led to a checkpoint."""

    def __init__(self, step: Step | None, entry: object, base: Table | None, script: str) -> None:
        self.step = step
        self.entry = entry
        self.base = base
        self.script = script


@mypyc_attr(acyclic=True)
class Runner:
    """One game being played: small, and quick to clone. It holds no dealer and no seed."""

    def __init__(self, setup: Setup, position: Position, step: Step | None = None) -> None:
        self.setup = setup
        self.position = position
        self._game: Game[Any] = setup.game
        self._step = step
        self._owed: Ask[Any] | None = None
        self._asks: tuple[Pending, ...] | None = None
        self._draft: Table | None = None
        self._run: Script[str | None] | None = None
        self._heard: list[Event] | None = None
        self._passed: list[Passed] | None = None

    @staticmethod
    def start(setup: Setup, *, listening: bool = False) -> Runner:
        """A new game, at its first question. One that listens hears what is told."""
        game: Game[Any] = setup.game
        runner = Runner(setup, Position(game.table(setup), game.first))
        if listening:
            runner._listen()
        runner._checkpoint(runner.position.base, game.first)
        return runner

    @staticmethod
    def at(setup: Setup, position: Position, *, listening: bool = False) -> Runner:
        """A game that goes on from a position."""
        runner = Runner(setup, position)
        if listening:
            runner._listen()
        if position.script != OVER:
            runner._rebuild()
        runner._owe()
        return runner

    @staticmethod
    def read(game: Game[Any], text: str) -> Runner:
        """A game that goes on from the text of a position, as `text()` wrote it."""
        setup, position = read_position(game, text)
        return Runner.at(setup, position)

    def clone(self) -> Runner:
        """The same position, free to go its own way; a clone does not listen to events."""
        twin = Runner(self.setup, self.position, self._step)
        twin._owed = self._owed
        twin._asks = self._asks
        return twin

    def told(self) -> tuple[Event, ...]:
        """What was told since this was last asked, if the runner listens."""
        if self._heard is None:
            return ()
        told = tuple(self._heard)
        self._heard.clear()
        return told

    def passed(self) -> tuple[Passed, ...]:
        """The steps answered since this was last asked, if the runner listens."""
        if self._passed is None:
            return ()
        passed = tuple(self._passed)
        self._passed.clear()
        return passed

    def _listen(self) -> None:
        self._heard = []
        self._passed = []

    # What waits.

    def asks(self) -> tuple[Pending, ...]:
        """The questions that wait for an answer; none when the dealer is next, or at the end."""
        asks = self._asks
        if asks is None:
            asks = self._asks = self._open_asks()
        return asks

    def _open_asks(self) -> tuple[Pending, ...]:
        step = self._step
        if self._owed is not None:
            return ()
        if isinstance(step, Ask):
            return (Pending(step, True, False),)
        if isinstance(step, Together):
            taken = [place for place, _ in self.position.sealed]
            return tuple(
                [Pending(one, True, True) for i, one in enumerate(step.asks) if i not in taken]
            )
        if isinstance(step, Open):
            return tuple(
                [
                    Pending(one, sees(step.need, one.seat), False)
                    for one in step.asks
                    if not sees(self.position.resigned, one.seat)
                ]
            )
        return ()

    def sealed(self) -> tuple[Pending, ...]:
        """The questions answered under seal: they may be answered anew, or taken back."""
        gone = self.position.resigned
        return tuple(
            [Pending(one, True, True) for one, _ in self.seals() if not sees(gone, one.seat)]
        )

    def seals(self) -> tuple[tuple[Ask[Any], object], ...]:
        """All that is sealed; a chance stands for what will be drawn."""
        asks = asks_of(self._step)
        return tuple([(asks[place], choice) for place, choice in self.position.sealed])

    def chance(self) -> Draw | None:
        """What the dealer has to decide now, if anything."""
        step = self._step
        if isinstance(step, Chance):
            return Draw(step)
        if self._owed is not None and isinstance(self._owed.default, Chance):
            return Draw(self._owed.default, self._owed)
        return None

    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        if self.position.script != OVER:
            return None
        return self._game.result(self.position.base)

    # What is done.

    def answer(self, pending: Pending, choice: object) -> tuple[Event, ...]:
        """Answer a question that waits, or anew one that is sealed; Refused changes nothing."""
        self._check_open(pending)
        return self._go(pending.ask, pending.options.offered(choice))

    def default(self, pending: Pending) -> tuple[Event, ...]:
        """Answer a question with its default; where that is a chance, the dealer draws it.

        Under seal it is drawn when the last answer is in, in the order of the asks: nobody can
        shop for a better draw.
        """
        self._check_open(pending)
        if isinstance(pending.default, Chance) and not isinstance(self._step, Together):
            self._owed = pending.ask
            self._asks = None
            return ()
        return self._go(pending.ask, default_of(pending.ask, pending.default))

    def deal(self, outcome: object) -> tuple[Event, ...]:
        """The dealer's decision."""
        step = self._step
        owed = self._owed
        if owed is not None and isinstance(owed.default, Chance):
            return self._go(owed, default_of(owed, owed.default.bag.offered(outcome)))
        if not isinstance(step, Chance):
            raise Refused("stale", CLOSED)
        return self._go(None, step.bag.offered(outcome))

    def withdraw(self, pending: Pending) -> None:
        """Take a sealed answer back, as long as the last one is not in."""
        step = self._step
        if not isinstance(step, Together) or not self._may_amend(step, pending):
            raise Refused("stale", CLOSED)
        place = step.asks.index(pending.ask)
        pos = self.position
        left = tuple([one for one in pos.sealed if one[0] != place])
        if len(left) == len(pos.sealed):
            raise Refused("stale", NOT_SEALED)
        self.position = Position(pos.base, pos.script, pos.answers, left, pos.resigned)
        self._asks = None

    def resign(self, seat: int) -> tuple[Event, ...]:
        """A seat gives up; the game says what follows."""
        if self.position.script == OVER:
            raise Refused("over", GAME_OVER)
        seated = type(seat) is int and 0 <= seat < self.setup.seats
        if not seated or not self._game.can_resign(self.setup, seat):
            raise Refused("illegal", NO_RESIGNING)
        if sees(self.position.resigned, seat):
            raise Refused("illegal", RESIGNED)
        return self._go(None, Resigned(seat))

    def _may_amend(self, step: Together[Any], pending: Pending) -> bool:
        if self._owed is not None or sees(self.position.resigned, pending.seat):
            return False
        return pending.ask in step.asks

    def _check_open(self, pending: Pending) -> None:
        for one in self.asks():
            if one.ask is pending.ask:
                return
        step = self._step
        if isinstance(step, Together) and self._may_amend(step, pending):
            return
        raise Refused("over" if step is None else "stale", GAME_OVER if step is None else CLOSED)

    # How it goes on. Whatever a script raises, the game stands as it stood before.

    def _take(self, one: Ask[Any], choice: object) -> None:
        """Seal this answer, or hand it to the script."""
        step, pos = self._step, self.position
        if isinstance(step, Open):
            self._feed(Acted(one.seat, one.what, choice))
        elif not isinstance(step, Together):
            self._feed(choice)
        elif len(step.asks) == 1 and not isinstance(choice, Chance):
            self._feed((choice,))
        else:
            sealed = sealed_with(step, pos.sealed, one, choice)
            self.position = Position(pos.base, pos.script, pos.answers, sealed, pos.resigned)
            self._asks = None
            self._owed = to_be_drawn(step, sealed)
            if len(sealed) == len(step.asks) and self._owed is None:
                self._feed(tuple([answer for _, answer in sealed]))

    def _go(self, one: Ask[Any] | None, entry: object) -> tuple[Event, ...]:
        position, step, owed, asks = self.position, self._step, self._owed, self._asks
        heard = 0 if self._heard is None else len(self._heard)
        known = 0 if self._passed is None else len(self._passed)
        done = False
        try:
            if one is None:
                self._feed(entry)
            else:
                self._take(one, entry)
            if self.position.resigned:
                self._answer_for_resigned()
            done = True
        finally:
            if not done:
                self.position, self._step, self._owed, self._asks = position, step, owed, asks
                self._run = None
                self._forget(heard, known)
        return self.told()

    def _forget(self, heard: int, known: int) -> None:
        if self._heard is not None and self._passed is not None:
            del self._heard[heard:]
            del self._passed[known:]

    def _feed(self, entry: object) -> None:
        if self._run is None:
            self._rebuild()
        run, draft, pos, asked = self._run, self._draft, self.position, self._step
        assert run is not None
        assert draft is not None
        self._run = None
        self._asks = None
        if isinstance(entry, Resigned):
            self._step_down(run, draft, entry)
        else:
            self._owed = None
            try:
                self._step = run.send(entry)
                answers = (*pos.answers, entry)
                self.position = Position(pos.base, pos.script, answers, (), pos.resigned)
                self._run = run
            except StopIteration as end:
                self._checkpoint(draft, end.value)
        if self._passed is not None:
            new = self.position.base is not pos.base
            now = self.position
            self._passed.append(Passed(asked, entry, now.base if new else None, now.script))

    def _step_down(self, run: Script[str | None], draft: Table, entry: Resigned) -> None:
        pos = self.position
        gone = pos.resigned | only(entry.seat)
        script = self._game.resigned(draft, entry.seat)
        if script == STAYS:
            self.position = Position(
                pos.base, pos.script, (*pos.answers, entry), pos.sealed, pos.resigned
            )
            self._run = run
            return
        if script is None:
            sealed = without_seat(self._step, pos.sealed, entry.seat)
            self.position = Position(pos.base, pos.script, (*pos.answers, entry), sealed, gone)
            self._run = run
            return
        self.position = Position(pos.base, pos.script, (), (), gone)
        self._owed = None
        self._checkpoint(draft, script)

    def _checkpoint(self, table: Table, script: str | None) -> None:
        """The table is the new truth; go on with the next script, up to its first question."""
        resigned = self.position.resigned
        for _ in range(ENDLESS):
            table.told = None
            table.clauses = ()
            if script is None:
                self.position = Position(table, OVER, (), (), resigned)
                self._step = None
                return
            draft = table.copy()
            draft.told = self._heard
            run = self._game.scenes[script].start(draft)
            try:
                self._step = next(run)
            except StopIteration as end:
                table, script = draft, end.value
                continue
            self.position = Position(table, script, (), (), resigned)
            self._draft, self._run = draft, run
            return
        raise ScriptError(f"{ENDLESS} scripts in a row asked nothing, the last of them {script}.")

    def _answer_for_resigned(self) -> None:
        """Who resigned answers by default, as long as nobody else is asked first."""
        for _ in range(ENDLESS):
            due = self._owe()
            if due is None or self._owed is not None:
                return
            self._take(due, default_of(due, due.default))
        raise ScriptError(f"{ENDLESS} questions in a row went to seats that have resigned.")

    def _owe(self) -> Ask[Any] | None:
        """The question a default answers now; if the dealer is to draw it, he owes it."""
        step = self._step
        if isinstance(step, Together):
            self._owed = to_be_drawn(step, self.position.sealed)
            return default_due(step, self.position)
        due = default_due(step, self.position)
        if due is not None and isinstance(due.default, Chance):
            self._owed = due
            self._asks = None
        return due

    def _rebuild(self) -> None:
        position = self.position
        draft = position.base.copy()
        run, step = resume(self._game, position, draft)
        if self._step is None:
            self._step = step
        elif not same_question(step, self._step):
            raise Diverged(
                f"Skrypt {position.script} pyta o co innego niż przedtem.",
                f"Script {position.script} asks another question than it did before.",
            )
        draft.told = self._heard
        self._draft, self._run = draft, run

    def _table(self) -> Table:
        if self.position.script == OVER:
            return self.position.base
        if self._run is None:
            self._rebuild()
        assert self._draft is not None
        return self._draft

    # What is seen.

    def view(self, seat: int) -> View:
        """This seat's picture, its own questions and options part of it; or a SPECTATOR's."""
        if not SPECTATOR <= seat < self.setup.seats:
            raise ValueError(f"There is no seat {seat} at this table.")
        fields = self._game.seen(self._table(), seat)
        seals = self.seals()
        waits = [Waiting(one.seat, one.what, one.need, False) for one in self.asks()]
        waits += [Waiting(one.seat, one.what, True, True) for one, _ in seals]
        own = [(one.what, sealed_text(one, choice)) for one, choice in seals if one.seat == seat]
        return View(
            seat,
            fields,
            tuple([one for one in self.asks() if one.seat == seat]),
            tuple(sorted(waits, key=lambda one: (one.seat, one.what))),
            tuple(own),
            self.position.script == OVER,
        )

    def where(self) -> tuple[str, ...]:
        """The clauses that the rules stand at, the widest first."""
        if self.position.script == OVER:
            return ()
        return (self._game.scenes[self.position.script].clause, *self._table().clauses)

    def question(self, name: str, seat: int) -> object:
        """What the game answers when this seat wonders: "what if", the score now, a hint."""
        return freeze(self._game.questions[name](self._table(), seat))

    def components(self) -> dict[str, int]:
        """Every piece counted by kind, wherever it is."""
        return dict(self._game.components(self._table()))

    def imagine(self, seat: int, rng: Rng) -> Runner:
        """A game that differs only in what this seat may not know."""
        return Runner.at(self.setup, imagine(self._game, self.position, seat, rng))

    def key(self) -> int:
        """A stable hash of 64 bits: equal positions have equal keys, on every machine."""
        return int(digest(write(self.position.values(self._game))), 16)

    def digest(self) -> str:
        """A digest of the table as it is now, in mid-action too."""
        return digest(write_table(self._game.fields, self._table()))

    def text(self) -> str:
        """The position on one line, hidden things included, without language."""
        return write_position(self.setup, self.position)
