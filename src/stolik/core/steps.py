"""The four ways in which a script pauses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Generic, TypeVar
from zlib import crc32

from stolik.core.options import Listed, Options
from stolik.core.refusal import Diverged, ScriptError
from stolik.core.seen import EVERYBODY, Seen, sees

C = TypeVar("C")


class Step:
    """Where a script waits."""


class Bag(Listed[C]):
    """The unordered bag of what chance may bring, with whole-number weights."""

    def __init__(self, items: tuple[C, ...], weights: tuple[int, ...] | None = None) -> None:
        super().__init__(items)
        if not items or (weights is not None and len(weights) != len(items)):
            raise ScriptError(
                "A bag needs at least one outcome, and a weight for each or for none."
            )
        if weights is not None and min(weights) < 1:
            raise ScriptError("Weights of a bag are whole numbers from 1 up.")
        self.weights = weights

    def mark(self) -> int:
        return super().mark() ^ crc32(str(self.weights).encode())


class Chance(Step, Generic[C]):
    """The dealer decides, over what may come; `seen_by` learn the outcome."""

    def __init__(self, what: str, bag: Bag[C], seen_by: Seen = EVERYBODY) -> None:
        self.what = what
        self.bag = bag
        self.seen_by = seen_by


class Ask(Step, Generic[C]):
    """One seat decides. Who is asked, and what, is public; `seen_by` learn the answer.

    The same object asked again is the same question, and an answer on its way still fits it. A
    `standing` one (an offer at any moment) is the same as long as its options are.
    """

    def __init__(
        self,
        seat: int,
        what: str,
        options: Options[C],
        default: C | Chance[C],
        seen_by: Seen = EVERYBODY,
        standing: bool = False,
    ) -> None:
        if seat < 0:
            raise ScriptError(f"'{what}' is asked of seat {seat}: seats are numbered from 0.")
        self.seat = seat
        self.what = what
        self.options = options
        self.default = default
        self.seen_by = seen_by
        self.standing = standing
        self.alone = False

    def mark(self) -> int:
        """A small number that changes when what this seat can see of its question changes."""
        default = self.default
        if isinstance(default, Chance):
            otherwise = f"chance {default.what} {default.bag.mark()}"
        else:
            otherwise = self.options.text(default)
        return crc32(f"{self.seat} {self.what} {self.options.mark()} {otherwise}".encode())


class Together(Step, Generic[C]):
    """Several seats decide, sealed; revealed when the last is in."""

    def __init__(self, asks: tuple[Ask[C], ...]) -> None:
        _check_distinct(asks)
        self.asks = asks


class Open(Step, Generic[C]):
    """Several seats may act; the first answer counts. The game waits only for `need`."""

    def __init__(self, asks: tuple[Ask[C], ...], need: Seen) -> None:
        if not any([sees(need, ask.seat) for ask in asks]):
            raise ScriptError("Open waits for nobody: one of the seats asked must be in `need`.")
        _check_distinct(asks)
        self.asks = asks
        self.need = need


class Acted(Generic[C]):
    """Who answered an Open, which of its asks, and what."""

    __match_args__: ClassVar = ("seat", "what", "answer")

    def __init__(self, seat: int, what: str, answer: C) -> None:
        self.seat = seat
        self.what = what
        self.answer = answer


def _check_distinct(asks: tuple[Ask[C], ...]) -> None:
    last = -1
    for one in asks:
        if one.seat <= last:
            break
        last = one.seat
    else:
        return
    if len({(one.seat, one.what) for one in asks}) < len(asks):
        raise ScriptError("A seat is asked the same thing twice at once: give each ask its `what`.")


def asks_of(step: Step | None) -> tuple[Ask[Any], ...]:
    """The questions of a step, in their order."""
    if isinstance(step, Ask):
        return (step,)
    if isinstance(step, (Together, Open)):
        return step.asks
    return ()


def answered(step: Step | None, entry: object) -> tuple[tuple[Ask[Any], object], ...]:
    """The questions of a step that an entry answers, each with its answer."""
    if isinstance(step, Ask):
        return ((step, entry),)
    if isinstance(step, Together) and isinstance(entry, tuple):
        return tuple(zip(step.asks, entry, strict=True))
    if isinstance(step, Open) and isinstance(entry, Acted):
        for one in step.asks:
            if one.seat == entry.seat and one.what == entry.what:
                return ((one, entry.answer),)
    raise Diverged(
        "Odpowiedź nie pasuje do swojego pytania.", "An answer does not fit its question."
    )


def remade(step: Step | None, entry: object, make: Callable[[Ask[Any], object], object]) -> object:
    """The same entry with every answer in it made anew."""
    made = [make(one, answer) for one, answer in answered(step, entry)]
    if isinstance(step, Together):
        return tuple(made)
    return Acted(entry.seat, entry.what, made[0]) if isinstance(entry, Acted) else made[0]
