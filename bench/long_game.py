"""A game as long as one likes: two seats take counters in turn, and sometimes a die is thrown.

FITS ends after at most 272 answers, so the cost of replaying long records is measured on this.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import stolik
from stolik.core.scripts import Script, ask, chance, scenes
from stolik.core.spec import Game, Mode, Option, Result, Setup, places
from stolik.core.table import Table, public
from stolik.core.texts import Texts

TAKES = (1, 2, 3, 4, 5, 6)


class Heap(Table):
    def __init__(self, left: int, taken: list[int]) -> None:
        super().__init__()
        self.left = left
        self.taken = taken

    def copy(self) -> Heap:
        return Heap(self.left, self.taken.copy())


def take(table: Heap) -> Script[str | None]:
    """Both seats take, then a die says what is blown away: three answers."""
    for seat in (0, 1):
        if table.left > 0:
            table.left -= 1
            table.taken[seat] += yield from ask(seat, "take", TAKES, 1)
    yield from chance("die", TAKES)
    return "take" if table.left > 0 else None


class Long(Game[Heap]):
    def __init__(self) -> None:
        super().__init__(
            name="long",
            rules=1,
            modes=(Mode("game", 2, 2),),
            options=(Option("answers", "100"),),
            scenes=scenes(("LONG-1", take)),
            first="take",
            fields=(public("left"), public("taken")),
            texts=Texts({}, {}),
            longest=1_000_000,
        )

    def table(self, setup: Setup) -> Heap:
        return Heap(int(setup.options["answers"]), [0, 0])

    def read_table(self, values: list[Any]) -> Heap:
        return Heap(*values)

    def redeal(self, table: Heap, seat: int, rng: stolik.Rng) -> None:
        """Nothing is hidden."""

    def result(self, table: Heap) -> Result:
        taken = tuple(table.taken)
        return Result(places(taken), taken, "heap_gone")

    def components(self, table: Heap) -> Mapping[str, int]:
        return {}


def long_record(answers: int) -> tuple[Long, str]:
    """A finished game with so many seats' answers, saved."""
    game, rng = Long(), stolik.Rng(1)
    match = stolik.Match(game.setup(answers=str(answers)), stolik.SeededDealer(1))
    while match.questions():
        question = match.questions()[0]
        match.answer(question.id, question.pending.options.sample(rng))
    return game, match.save()
