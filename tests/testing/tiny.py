"""The smallest game: one seat picks until it says stop. Every part of it can be had broken."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stolik.core.options import Listed, Options
from stolik.core.rng import Rng
from stolik.core.scripts import Script, ask, scenes
from stolik.core.spec import Game, Mode, Result, Setup
from stolik.core.table import Event, Field, Table, public
from stolik.core.texts import Texts

WORDS = {
    "ask": {"pick": "Pick one."},
    "answer": {"pick": {"go": "Go on", "stop": "Stop"}},
    "event": {"picked": "Picked."},
}


class TinyTable(Table):
    """What has been picked."""

    def __init__(self, picked: list[object]) -> None:
        super().__init__()
        self.picked = picked

    def copy(self) -> TinyTable:
        return TinyTable(self.picked.copy())


class Tiny(Game[TinyTable]):
    """Its spec."""

    def __init__(
        self,
        options: Options[Any] | None = None,
        default: object = "stop",
        *,
        words: Mapping[str, object] = WORDS,
        clause: str = "TINY-1",
        fields: tuple[Field, ...] = (public("picked"),),
        longest: int = 100,
    ) -> None:
        offered: Options[Any] = Listed(("go", "stop")) if options is None else options

        def pick(table: TinyTable) -> Script[str | None]:
            choice = yield from ask(0, "pick", offered, default)
            table.picked.append(choice)
            table.tell(Event("picked"))
            return "pick" if choice == "go" else None

        super().__init__(
            name="tiny",
            rules=1,
            modes=(Mode("alone", 1, 1),),
            scenes=scenes((clause, pick)),
            first="pick",
            fields=fields,
            texts=Texts(words, words),
            longest=longest,
        )

    def table(self, setup: Setup) -> TinyTable:
        return TinyTable([])

    def read_table(self, values: list[Any]) -> TinyTable:
        return TinyTable(*values)

    def redeal(self, table: TinyTable, seat: int, rng: Rng) -> None:
        """Nothing is hidden."""

    def result(self, table: TinyTable) -> Result:
        return Result((1,), (len(table.picked),), "stopped")

    def components(self, table: TinyTable) -> Mapping[str, int]:
        return {}


GAME = Tiny()
