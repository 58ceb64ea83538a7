"""A match: a runner, a dealer and a record. It gives questions ids, deals, undoes and saves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias

from stolik.core.dealer import Dealer
from stolik.core.position import Position, Resigned
from stolik.core.questions import Question, Questions
from stolik.core.record import DRAWN, FORMAT, RESIGNED, Givers, answer_body, chained, step_body
from stolik.core.refusal import Refused, ScriptError, Why
from stolik.core.runner import CLOSED, ENDLESS, GAME_OVER, Passed, Runner
from stolik.core.seen import only, sees
from stolik.core.spec import Result, Setup
from stolik.core.steps import Ask, Chance, Together, answered
from stolik.core.table import Event
from stolik.core.undo import DEALT, GAVE_UP, NOTHING, OTHERS, REVEALED, Past, Pasts
from stolik.core.view import View

By: TypeAlias = Literal["seat", "bot"]
GIVERS_BY_HAND: Final = ("seat", "bot")
CLOCK: Final = "clock"
NO_TEXT: Final = Why("Odpowiedź w zapisie to tekst.", "An answer in notation is a text.")
BAD_NAME: Final = Why(
    "Tej nazwy nie da się zapisać. Wybierz inną.", "This name cannot be written. Choose another."
)


class Answered:
    """An answer of a seat, as it stands in that seat's history."""

    def __init__(self, seat: int, what: str, text: str) -> None:
        self.seat = seat
        self.what = what
        self.text = text


Story: TypeAlias = list[Event | Answered]


class Kept:
    """What has to be kept to come back to this moment."""

    def __init__(
        self,
        position: Position,
        lines: int,
        digest: str,
        story: int,
        questions: Questions,
        givers: Givers,
    ) -> None:
        self.position = position
        self.lines = lines
        self.digest = digest
        self.story = story
        self.questions = questions
        self.givers = givers


class Match:
    """A game that is kept: every answer is recorded, and all else follows from the record."""

    def __init__(
        self,
        setup: Setup,
        dealer: Dealer,
        names: tuple[str, ...] = (),
        header: Mapping[str, Any] | None = None,
    ) -> None:
        """Begin a match; one that comes with a header has everything settled already."""
        self.setup = setup if header is not None else setup.settled(dealer.rng())
        self.header = header or new_header(setup, self.setup, dealer.claim(), names)
        self.dealer = dealer
        self._runner = Runner.start(self.setup, listening=True)
        self._givers: Givers = {}
        self._questions = Questions()
        self._pasts: Pasts[Kept] = Pasts()
        self._story: Story = list(self._runner.told())
        line, self._digest = chained("", self.header)
        self._lines = [line]
        self._questions.ask(self._runner, frozenset())
        self._kept = self._keep()
        self._deal()

    # What waits, and what is seen.

    def questions(self) -> tuple[Question, ...]:
        """The open questions, sealed ones included, each with the id that an answer names."""
        return self._questions.open()

    def result(self) -> Result | None:
        """How the match ended, or None while it goes on."""
        return self._runner.result()

    def view(self, seat: int) -> View:
        """What this seat sees, or SPECTATOR."""
        return self._runner.view(seat)

    def runner(self) -> Runner:
        """The position as it is now, to be searched or looked at: a copy."""
        return self._runner.clone()

    def history(self, seat: int) -> tuple[Event | Answered, ...]:
        """All that this seat was told and all that it answered: what it can know."""
        return tuple([one for one in self._story if _known(one, seat)])

    # What is done.

    def answer(self, name: object, choice: object, by: By = "seat") -> tuple[Event, ...]:
        """Answer the question of this id; a sealed one may be answered anew."""
        return self._answer(self._question(name), choice, by)

    def answer_text(self, name: object, text: object, by: By = "seat") -> tuple[Event, ...]:
        """The same, with the answer in notation."""
        question = self._question(name)
        if not isinstance(text, str):
            raise Refused("malformed", NO_TEXT)
        return self._answer(question, question.pending.options.parse(text), by)

    def _answer(self, question: Question, choice: object, by: By) -> tuple[Event, ...]:
        if by not in GIVERS_BY_HAND:
            raise ValueError("An answer comes from a seat or a bot; the clock answers by expire().")
        self._givers[question.seat, question.what] = by
        return self._do(lambda: self._runner.answer(question.pending, choice))

    def withdraw(self, name: str) -> None:
        """Take a sealed answer back."""
        question = self._question(name)
        self._runner.withdraw(question.pending)
        self._givers.pop((question.seat, question.what), None)
        self._note(())

    def resign(self, seat: int) -> tuple[Event, ...]:
        """A seat gives up."""
        return self._do(lambda: self._runner.resign(seat))

    def expire(self) -> tuple[Event, ...]:
        """The clock has run out: defaults for all that the game waits for, in an Open for one."""
        waiting = [one for one in self.questions() if one.pending.need and not one.sealed]
        if not waiting:
            self._question("")
        expired = waiting if waiting[0].pending.sealing else waiting[:1]
        for one in expired:
            self._givers[one.seat, one.what] = CLOCK
        return self._do(lambda: self._defaults(expired))

    def _defaults(self, expired: list[Question]) -> tuple[Event, ...]:
        events: tuple[Event, ...] = ()
        for one in expired:
            events += self._runner.default(one.pending)
        return events

    def expire_one(self, name: str) -> tuple[Event, ...]:
        """The clock has run out for the question of this id: its default is the answer."""
        question = self._question(name)
        if question.sealed:
            raise Refused("stale", CLOSED)
        self._givers[question.seat, question.what] = CLOCK
        return self._do(lambda: self._runner.default(question.pending))

    def undo(self, seat: int, through: Sequence[int] = ()) -> None:
        """Take back this seat's last answer, and what the seats in `through` answered since."""
        past = self._past(seat, through)
        if isinstance(past, Why):
            raise Refused("closed", past)
        self._back_to(past.before)
        self._pasts.drop_from(past)

    def _back_to(self, kept: Kept) -> None:
        runner = Runner.at(self.setup, kept.position, listening=True)
        questions = kept.questions.again(runner)
        self._runner, self._questions = runner, questions
        del self._lines[kept.lines :]
        del self._story[kept.story :]
        self._digest = kept.digest
        self._givers = dict(kept.givers)
        self._kept = self._keep()

    def why_no_undo(self, seat: int, through: Sequence[int] = ()) -> Why | None:
        """Why this seat cannot undo now; None if it can."""
        past = self._past(seat, through)
        return past if isinstance(past, Why) else None

    def undo_to(self, seat: int, through: Sequence[int] = ()) -> str | None:
        """The id of the question that an undo would open again; None where it is closed."""
        past = self._past(seat, through)
        if isinstance(past, Why):
            return None
        before = [one for one in past.before.questions.open() if one.seat == seat]
        return next(one.id for one in before if (seat, one.what) in past.closed)

    def _past(self, seat: int, through: Sequence[int]) -> Past[Kept] | Why:
        if not 0 <= seat < self.setup.seats:
            return NOTHING
        sealed = [one.seat for one, _ in self._runner.seals()]
        if any([one != seat and one not in through for one in sealed]):
            return OTHERS
        return self._pasts.find(seat, through)

    def _question(self, name: object) -> Question:
        question = self._questions.find(name)
        if question is None:
            over = self._runner.result() is not None
            raise Refused("over" if over else "stale", GAME_OVER if over else CLOSED)
        return question

    # What is kept of it.

    def _do(self, act: Callable[[], tuple[Event, ...]]) -> tuple[Event, ...]:
        """Answer, note it, deal until a seat is asked; if anything raises, nothing happened."""
        kept, pasts, dealt = self._kept, self._pasts.copy(), self.dealer.state()
        done = False
        try:
            events = self._note(act())
            events += self._deal()
            done = True
        finally:
            if not done:
                self._forget(kept, pasts, dealt)
        return events

    def _forget(self, kept: Kept, pasts: Pasts[Kept], dealt: Any) -> None:
        """Stand as before an answer that came to nothing."""
        self._givers = dict(kept.givers)
        if self._runner.position is not kept.position or self._runner.chance() is not None:
            self._back_to(kept)
            self._pasts = pasts
            self.dealer.reset(dealt)

    def _deal(self) -> tuple[Event, ...]:
        events: tuple[Event, ...] = ()
        drawn = 0
        while (wanted := self._runner.chance()) is not None:
            drawn += 1
            if drawn > ENDLESS:
                raise ScriptError(f"{ENDLESS} draws in a row, and nobody is asked anything.")
            outcome = self.dealer.draw(wanted)
            if wanted.ask is not None:
                name = (wanted.ask.seat, wanted.ask.what)
                self._givers[name] = self._givers.get(name, RESIGNED) + DRAWN
            events += self._note(self._runner.deal(outcome))
            self._pasts.close(DEALT)
        return events

    def _note(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """Write down what has been answered."""
        passed = self._runner.passed()
        for one in passed:
            self._write(one)
        self._story += events
        closed = [(one.seat, one.what) for row in passed for one, _ in _answers(row)]
        self._questions.ask(self._runner, frozenset(closed))
        left = [row.entry.seat for row in passed if isinstance(row.entry, Resigned)]
        gone = [seat for seat in left if sees(self._runner.position.resigned, seat)]
        for key in list(self._givers):
            if key in closed or key[0] in gone:
                del self._givers[key]
        if passed:
            self._close_way_back(passed, events)
        self._kept = self._keep()
        return events

    def _close_way_back(self, passed: tuple[Passed, ...], events: tuple[Event, ...]) -> None:
        over = self._runner.result() is not None
        shown = [event.reveals or event.barrier for event in events]
        if over:
            self._pasts.close(GAME_OVER)
            return
        if any([isinstance(one.entry, Resigned) for one in passed]):
            self._pasts.close(GAVE_UP)
            return
        if any(shown) or any([_unsealed(one) for one in passed]):
            self._pasts.close(REVEALED)
            return
        closed = [(one.seat, one.what) for row in passed for one, _ in _answers(row)]
        gone = self._runner.position.resigned
        seats = only(*[seat for seat, _ in closed if not sees(gone, seat)])
        asked = only(*[one.seat for one in self.questions() if one.pending.need])
        ended = any([one.base is not None for one in passed])
        self._pasts.add(Past(self._kept, closed, seats, ended, asked))

    def _write(self, passed: Passed) -> None:
        body = step_body(len(self._lines), passed, self._givers, self.setup.game.fields)
        line, self._digest = chained(self._digest, body)
        self._lines.append(line)
        self._story += [
            Answered(one.seat, one.what, one.options.text(choice))
            for one, choice in _answers(passed)
        ]

    def _keep(self) -> Kept:
        return Kept(
            self._runner.position,
            len(self._lines),
            self._digest,
            len(self._story),
            self._questions.copy(),
            dict(self._givers),
        )

    def save(self) -> str:
        """The record as it is now: every line, the sealed answers, and the result if it is over."""
        return "\n".join([*self._lines, self.last_line()]) + "\n"

    def last_line(self) -> str:
        """The line that would end the record now."""
        return chained(self._digest, self._last())[0]

    def __len__(self) -> int:
        """How many lines the record has so far, the header among them."""
        return len(self._lines)

    def lines(self, first: int = 0) -> list[str]:
        """The record so far, from this line on."""
        return self._lines[first:]

    def _last(self) -> dict[str, Any]:
        result = self._runner.result()
        last: dict[str, Any] = {"count": len(self._lines) - 1, "table": self._runner.digest()}
        last["sealed"] = [
            answer_body(one, choice, self._givers) for one, choice in self._runner.seals()
        ]
        if result is not None:
            last["result"] = result.plain()
            last["proof"] = dict(self.dealer.proof())
        return last


def new_header(
    asked: Setup, settled: Setup, deal: Mapping[str, object], names: tuple[str, ...]
) -> dict[str, Any]:
    """The first line of a record: all that was agreed before the first card."""
    game = settled.game
    try:
        "".join(names).encode()
    except (TypeError, UnicodeEncodeError) as error:
        raise Refused("malformed", BAD_NAME) from error
    return {
        "stolik": FORMAT,
        "game": game.name,
        "rules": game.rules,
        "mode": settled.mode,
        "seats": settled.seats,
        "names": list(names),
        "asked": dict(asked.options),
        "options": dict(settled.options),
        "data": dict(game.data),
        "deal": dict(deal),
    }


def _answers(passed: Passed) -> tuple[tuple[Ask[Any], object], ...]:
    """The questions that an answered step has closed, with the answers."""
    if isinstance(passed.entry, Resigned) or isinstance(passed.step, Chance):
        return ()
    return answered(passed.step, passed.entry)


def _unsealed(passed: Passed) -> bool:
    """Whether several sealed answers have been shown to one another."""
    return isinstance(passed.step, Together) and len(passed.step.asks) > 1


def _known(one: Event | Answered, seat: int) -> bool:
    return sees(one.seen_by, seat) if isinstance(one, Event) else one.seat == seat
