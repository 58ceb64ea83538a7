"""Options: what may be answered. A small protocol, not always a list.

Every choice is an ordered tuple of touches (`card:h2`, `cell:4,5`): the page lights touches, a
person narrows them until one choice is left. A tuple of values becomes `Listed` and gets all of
this for nothing. A word out of four million or a free payment is a `Walk`: tested, sampled and
walked, never listed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeAlias, TypeVar
from zlib import crc32

from mypy_extensions import mypyc_attr

from stolik.core.notation import notation, same
from stolik.core.refusal import Refused, Uncounted, Why
from stolik.core.rng import Rng

C = TypeVar("C")
Touch: TypeAlias = str
Touches: TypeAlias = tuple[str, ...]

NOT_OFFERED = Why(
    "Tego nie ma wśród możliwości. Wybierz jedną z podanych.",
    "This is not among the options. Choose one of those offered.",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Options(Generic[C]):
    """What one seat may answer; strangers override the methods."""

    def offered(self, choice: object) -> C:
        """The offered option that this is, by identity or by exact type and value; else Refused."""
        raise NotImplementedError

    def touches(self, prefix: Touches) -> Touches:
        """What may be touched next, once these touches have been made."""
        raise NotImplementedError

    def done(self, prefix: Touches) -> bool:
        """Whether these touches are a complete choice."""
        raise NotImplementedError

    def pick(self, prefix: Touches) -> C:
        """The choice that these touches make."""
        raise NotImplementedError

    def path(self, choice: C) -> Touches:
        """The touches that make this choice."""
        raise NotImplementedError

    def text(self, choice: C) -> str:
        """The notation of a choice: without language, as it stands in records."""
        raise NotImplementedError

    def parse(self, text: str) -> C:
        """The choice that a text names; else Refused, with the reason."""
        raise NotImplementedError

    def sample(self, rng: Rng) -> C:
        """One choice at random; a walk is sampled evenly touch by touch, not choice by choice."""
        raise NotImplementedError

    def alike(self, choice: C, seat: int, rng: Rng) -> C:
        """A choice that looks to this seat as `choice` does, when its answer is hidden from it.

        Where a part of the answer is seen (the place, not the card), the options say so here.
        """
        return self.sample(rng)

    def why_not(self, wish: object) -> Why | None:
        """Why this wish (a choice or a text) is not on offer; None if it is."""
        try:
            if isinstance(wish, str) and not self.has(wish):
                self.parse(wish)
            else:
                self.offered(wish)
        except Refused as refused:
            return refused.why
        return None

    def has(self, choice: object) -> bool:
        """Whether this very choice is on offer."""
        try:
            self.offered(choice)
        except Refused:
            return False
        return True

    def __contains__(self, choice: object) -> bool:
        return self.has(choice)

    def count(self) -> int:
        """How many choices there are; a walk refuses."""
        raise Uncounted("These options are not counted: walk them, or take samples.")

    def __iter__(self) -> Iterator[C]:
        raise Uncounted("These options are not listed: walk them, or take samples.")

    def mark(self) -> int:
        """A small number that changes when the options change; made for records, not in search."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Listed(Options[C]):
    """Options that are simply listed, each under a notation of its own."""

    def __init__(self, items: tuple[C, ...]) -> None:
        self.items = items
        self._mark = -1
        self._paths: dict[Touches, C] | None = None

    def offered(self, choice: object) -> C:
        for item in self.items:
            if item is choice:
                return item
        for item in self.items:
            if same(item, choice):
                return item
        raise Refused("illegal", self.reason(choice))

    def reason(self, wish: object) -> Why:
        """Why a wish that is not on the list cannot be had; games say it with a clause."""
        return NOT_OFFERED

    def touch(self, item: C) -> Touches:
        """The touches of one option."""
        return (f"button:{notation(item)}",)

    def touches(self, prefix: Touches) -> Touches:
        made = len(prefix)
        following = [p[made] for p in self._by_path() if len(p) > made and p[:made] == prefix]
        return tuple(dict.fromkeys(following))

    def done(self, prefix: Touches) -> bool:
        return prefix in self._by_path()

    def pick(self, prefix: Touches) -> C:
        found = self._by_path().get(prefix)
        if found is None and prefix not in self._by_path():
            raise Refused("illegal", self.reason(prefix))
        return found  # type: ignore[return-value]  # None is the option itself here

    def path(self, choice: C) -> Touches:
        return self.touch(self.offered(choice))

    def text(self, choice: C) -> str:
        return notation(choice)

    def parse(self, text: str) -> C:
        for wanted in (text, text.strip()):
            for item in self.items:
                if self.text(item) == wanted:
                    return item
        raise Refused("illegal", self.reason(text))

    def sample(self, rng: Rng) -> C:
        return self.items[int(rng.below(len(self.items)))]

    def count(self) -> int:
        return len(self.items)

    def __iter__(self) -> Iterator[C]:
        return iter(self.items)

    def mark(self) -> int:
        if self._mark < 0:
            self._mark = crc32("\n".join([self.text(item) for item in self.items]).encode())
        return self._mark

    def _by_path(self) -> dict[Touches, C]:
        if self._paths is None:
            self._paths = {self.touch(item): item for item in self.items}
        return self._paths


@mypyc_attr(allow_interpreted_subclasses=True)
class Walk(Options[C]):
    """Options walked touch by touch. A game writes `touches`, `done`, `pick`, `path` and `mark`.

    `pick` has to refuse whatever the walk does not reach: it is the judge of every answer.
    """

    def offered(self, choice: object) -> C:
        found = self.pick(self.path_of(choice))
        if found is not choice and not same(found, choice):
            raise Refused("illegal", NOT_OFFERED)
        return found

    def path_of(self, choice: object) -> Touches:
        """The touches a stranger's choice would need; Refused for what is no choice at all."""
        raise NotImplementedError

    def path(self, choice: C) -> Touches:
        return self.path_of(choice)

    def text(self, choice: C) -> str:
        return ">".join(self.path(choice))

    def parse(self, text: str) -> C:
        wanted = text.strip()
        return self.pick(tuple(wanted.split(">")) if wanted else ())

    def sample(self, rng: Rng) -> C:
        prefix: Touches = ()
        while True:
            following = self.touches(prefix)
            ways = len(following) + (1 if self.done(prefix) else 0)
            if ways == 0:
                raise Uncounted(f"This walk has a dead end after {prefix}.")
            way = int(rng.below(ways))
            if way == len(following):
                return self.pick(prefix)
            prefix = (*prefix, following[way])
