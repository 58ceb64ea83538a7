"""What a seat sees: built from what is declared, never by deleting from the whole."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from stolik.core.notation import write
from stolik.core.options import Options
from stolik.core.refusal import Why
from stolik.core.seen import Seen
from stolik.core.steps import Ask, Chance

V = TypeVar("V")


class Pending:
    """A question that waits for its answer; in a search it is itself the handle.

    The game waits for it if `need`; its answer is sealed until the others are in if `sealing`.
    """

    def __init__(self, ask: Ask[Any], need: bool, sealing: bool) -> None:
        self.ask = ask
        self.seat: int = ask.seat
        self.what: str = ask.what
        self.options: Options[Any] = ask.options
        self.default: object = ask.default
        self.seen_by: Seen = ask.seen_by
        self.need = need
        self.sealing = sealing


class Draw:
    """What the dealer has to decide; with `ask` it becomes the answer to that question."""

    def __init__(self, chance: Chance[Any], ask: Ask[Any] | None = None) -> None:
        self.what: str = chance.what
        self.bag = chance.bag
        self.seen_by: Seen = chance.seen_by
        self.ask = ask


class Advice:
    """What a player who knows the game would answer, and why."""

    def __init__(self, choice: object, why: Why) -> None:
        self.choice = choice
        self.why = why


class Waiting:
    """What everybody may know of a question: who is asked what, and whether it is sealed."""

    def __init__(self, seat: int, what: str, need: bool, sealed: bool) -> None:
        self.seat = seat
        self.what = what
        self.need = need
        self.sealed = sealed


class View:
    """A seat's picture of the game, its own questions and options part of it."""

    def __init__(
        self,
        seat: int,
        fields: Mapping[str, object],
        asks: tuple[Pending, ...],
        waits: tuple[Waiting, ...],
        own: tuple[tuple[str, str | None], ...],
        over: bool,
    ) -> None:
        self.seat = seat
        self.fields = fields
        self.asks = asks
        self.waits = waits
        self.own = own
        self.over = over

    def field(self, name: str, kind: type[V]) -> V:
        """A field by name, known to be of this kind."""
        value = self.fields[name]
        if not isinstance(value, kind):
            raise TypeError(f"Field {name} is {type(value).__name__}, not {kind.__name__}.")
        return value

    def text(self) -> str:
        """The whole view as text: equal worlds give equal text."""
        asks = [f"{ask.what} {ask.ask.mark()} {ask.need}" for ask in self.asks]
        waits = [f"{one.seat} {one.what} {one.need} {one.sealed}" for one in self.waits]
        return write([self.seat, dict(self.fields), asks, waits, self.own, self.over])
