"""A second, naive kernel: it plays the whole list of acts again from the start, each time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.core.small_games import LETTERS, Sheet, Small

from stolik.core.scripts import PASS, Script, ask, ask_of, chance, open_to, together, window
from stolik.core.seen import only, sees
from stolik.core.steps import Acted, Ask, Bag, Chance, Open, Together

SEATS = range(3)
FATE = Chance("fate", Bag(LETTERS))


def morning(t: Sheet) -> Script[str | None]:
    """Answers of one seat, open and hidden, the second with a drawn default."""
    seat = len(t.notes) % 3
    t.note((yield from ask(seat, "first", LETTERS, "a")))
    t.note((yield from ask(seat, "second", LETTERS, FATE, only(seat))))
    return "noon"


def noon(t: Sheet) -> Script[str | None]:
    """Sealed answers, one seat with two of them; then, for some, a draw."""
    asks = [ask_of(s, "seal", LETTERS, FATE if s == 1 else "b") for s in (2, 0, 1)]
    sealed = yield from together((*asks, ask_of(0, "extra", LETTERS, FATE)))
    t.note(sealed)
    if sealed[0] != "c":
        t.note((yield from chance("card", ("x", "y"))))
    return "evening"


def evening(t: Sheet) -> Script[str | None]:
    """An open that two seats are waited for in, and a window of which one may be late."""
    acted: Acted[str] | None = yield from open_to(
        tuple([ask_of(s, "offer", LETTERS, FATE) for s in SEATS]), only(1, 2)
    )
    assert acted is not None
    t.note(acted.seat, acted.answer)
    passing = tuple([ask_of(s, "help", (PASS, "act"), PASS) for s in SEATS])
    helped = yield from window(passing, only(0, 1))
    t.note(None if helped is None else helped.seat)
    return "morning" if len(t.notes) < 20 else None


def gone(t: Sheet, seat: int) -> str | None:
    t.note(f"gone {seat}")
    return None


PARTS = {part.__name__: part for part in (morning, noon, evening)}
GAME = Small(*PARTS.values(), seats=3, resigned=gone)


class Act:
    """Something done from outside, and what the dealer drew because of it."""

    def __init__(self, kind: str, seat: int, what: str = "", choice: str = "") -> None:
        self.kind = kind
        self.seat = seat
        self.what = what
        self.choice = choice
        self.drawn: list[object] = []


class Naive:
    """The game as it stands after these acts, without copies, positions or clever re-runs."""

    def __init__(self, acts: list[Act]) -> None:
        self.table = Sheet([], [""] * 3, [])
        self.resigned: set[int] = set()
        self.sealed: dict[int, object] = {}
        self.passed: list[int] = []
        """How many steps had been answered after each act."""
        self.steps = 0
        self.step: object = None
        self.enter("morning")
        for act in acts:
            self.drawn: Iterator[object] = iter(act.drawn)
            self.do(act)
            self.settle()
            assert next(self.drawn, None) is None, "the dealer drew more than was needed"
            self.passed.append(self.steps)

    def enter(self, script: str | None) -> None:
        self.step = None
        if script is not None:
            self.run = PARTS[script](self.table)
            self.step = next(self.run)

    def feed(self, answer: object) -> None:
        self.steps += 1
        self.sealed = {}
        try:
            self.step = self.run.send(answer)
        except StopIteration as end:
            self.enter(end.value)

    def asks(self) -> tuple[Ask[Any], ...]:
        if isinstance(self.step, Ask):
            return (self.step,)
        return self.step.asks if isinstance(self.step, (Together, Open)) else ()

    def do(self, act: Act) -> None:
        if act.kind == "resign":
            self.steps += 1
            self.resigned.add(act.seat)
            gone(self.table, act.seat)
            asks = self.asks()
            self.sealed = {n: one for n, one in self.sealed.items() if asks[n].seat != act.seat}
            return
        for place, one in enumerate(self.asks()):
            if (one.seat, one.what) == (act.seat, act.what):
                if act.kind == "withdraw":
                    del self.sealed[place]
                else:
                    self.give(place, one, one.default if act.kind == "expire" else act.choice)
                return

    def give(self, place: int, one: Ask[Any], answer: object) -> None:
        if isinstance(self.step, Together):
            self.sealed[place] = answer
            return
        answer = next(self.drawn) if isinstance(answer, Chance) else answer
        self.feed(Acted(one.seat, one.what, answer) if isinstance(self.step, Open) else answer)

    def settle(self) -> None:
        """Whatever follows by itself: draws, defaults of the resigned, all seals being in."""
        while True:
            due = self.due()
            if isinstance(self.step, Chance):
                self.feed(next(self.drawn))
            elif due is not None:
                self.give(due, self.asks()[due], self.asks()[due].default)
            elif isinstance(self.step, Together) and len(self.sealed) == len(self.asks()):
                sealed = [self.sealed[n] for n in range(len(self.asks()))]
                self.feed(tuple([next(self.drawn) if one is FATE else one for one in sealed]))
            else:
                return

    def due(self) -> int | None:
        """Which ask the default of a resigned seat answers now."""
        step, places = self.step, range(len(self.asks()))
        if isinstance(step, Open):
            places_needed = [n for n in places if sees(step.need, step.asks[n].seat)]
            if all(step.asks[n].seat in self.resigned for n in places_needed):
                return min(places_needed, key=lambda n: step.asks[n].seat)
            return None
        free = [n for n in places if n not in self.sealed]
        return next((n for n in free if self.asks()[n].seat in self.resigned), None)

    def open(self) -> set[tuple[int, str, bool]]:
        """Seat and words of every question of who plays on, and whether its answer is sealed."""
        return {
            (one.seat, one.what, place in self.sealed)
            for place, one in enumerate(self.asks())
            if one.seat not in self.resigned
        }

    def own(self, seat: int) -> dict[str, object]:
        """What this seat has sealed; nothing yet where it will be drawn."""
        return {
            self.asks()[n].what: None if isinstance(one, Chance) else one
            for n, one in self.sealed.items()
            if self.asks()[n].seat == seat
        }
