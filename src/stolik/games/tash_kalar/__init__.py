"""Tash-Kalar: Arena of Legends by Vlaada Chvátil: patterns of pieces that call beings to fight."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stolik.core.options import Options, Touches
from stolik.core.refusal import Lang
from stolik.core.rng import Rng
from stolik.core.spec import STAYS, Game, Result, Setup
from stolik.core.table import Event
from stolik.core.view import Advice, Pending, View
from stolik.games.tash_kalar import setup as before
from stolik.games.tash_kalar.cards import digest
from stolik.games.tash_kalar.counting import components, redeal
from stolik.games.tash_kalar.fields import FIELDS
from stolik.games.tash_kalar.knowledge import advise
from stolik.games.tash_kalar.notation import PAINT, picture
from stolik.games.tash_kalar.scoring import result_of
from stolik.games.tash_kalar.speech import label, prompt, story, touched
from stolik.games.tash_kalar.table import TashTable
from stolik.games.tash_kalar.turn import SCENES
from stolik.games.tash_kalar.words import TEXTS

LONGEST = 200_000
"""72 cards to draw, at most 80 turns between two of them (TK-A43), and their answers."""


class TashKalar(Game[TashTable]):
    """The spec of Tash-Kalar."""

    def __init__(self) -> None:
        super().__init__(
            name="tash_kalar",
            rules=1,
            modes=before.MODES,
            options=before.OPTIONS,
            scenes=SCENES,
            first="deal",
            fields=FIELDS,
            texts=TEXTS,
            data=digest(),
            longest=LONGEST,
            may_resign=True,
            paint=PAINT,
        )

    def check(self, setup: Setup) -> None:
        before.check(setup)

    def prepare(self, setup: Setup, rng: Rng) -> Mapping[str, str]:
        return before.prepare(setup, rng)

    def table(self, setup: Setup) -> TashTable:
        return before.table(setup)

    def read_table(self, values: list[Any]) -> TashTable:
        return TashTable(*values)

    def redeal(self, table: TashTable, seat: int, rng: Rng) -> None:
        redeal(table, seat, rng)

    def can_resign(self, setup: Setup, seat: int) -> bool:
        """TK-E5: with two sides; in the Melee nobody may."""
        return setup.mode != "melee"

    def resigned(self, table: TashTable, seat: int) -> str | None:
        """TK-E5, TK-A39: a team resigns when both have said so; a lone wish is only noted."""
        side = table.side_of(seat)
        table.wishes = (*table.wishes, (seat, table.turn))
        wishing = [one for one, _ in table.wishes]
        if not all([one in wishing for one in table.sides[side]]):
            table.tell(Event("wishes", (("seat", seat),), clause="TK-A39"))
            return STAYS
        table.gone = side
        table.tell(Event("resigned", (("side", side),), clause="TK-E5"))
        return "resigned_end"

    def result(self, table: TashTable) -> Result:
        return result_of(table)

    def components(self, table: TashTable) -> Mapping[str, int]:
        return components(table)

    def advise(self, view: View, pending: Pending, rng: Rng) -> Advice | None:
        return advise(view, pending, rng)

    def prompt(self, what: str, lang: Lang) -> str:
        return prompt(what, lang)

    def label(self, what: str, choice: object, lang: Lang) -> str:
        return label(choice, lang)

    def touched(self, what: str, options: Options[Any], path: Touches, lang: Lang) -> str:
        return touched(path[-1], lang)

    def tell(self, event: Event, lang: Lang) -> str:
        return story(event, lang)

    def picture(self, view: View, lang: Lang) -> str:
        return picture(view, lang)


GAME = TashKalar()
