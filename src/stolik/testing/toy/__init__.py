"""The honest toy game: a gingerbread fair that uses everything a kernel promises."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from stolik.core.imagine import draw
from stolik.core.options import Options, Touches
from stolik.core.refusal import Lang
from stolik.core.rng import Rng
from stolik.core.scripts import Scene
from stolik.core.seen import only, sees
from stolik.core.spec import Game, Result, Setup, places
from stolik.core.table import Event, Field, shown
from stolik.core.view import Advice, Pending, View
from stolik.testing.toy import picture
from stolik.testing.toy import setup as before
from stolik.testing.toy.cards import risk
from stolik.testing.toy.core import CARDS
from stolik.testing.toy.moves import FASHIONS
from stolik.testing.toy.table import FIELDS, WARDEN, FairTable
from stolik.testing.toy.turn import SCENES
from stolik.testing.toy.words import TEXTS

SPEC_FIELDS: Final[tuple[Field, ...]] = (*FIELDS, shown("risk", risk, stored=False))
LONGEST_DAY: Final = 4 + 1 + 4 + 8 * (1 + 3) + 4 * 2 + 3
"""Four bids, a payment, four treats, eight actions with three answers to a bear, and the rush."""


class Fair(Game[FairTable]):
    """The spec of the fair; other scripts and fields make its faulty variants."""

    def __init__(
        self,
        name: str = "toy",
        scenes: dict[str, Scene] = SCENES,
        fields: tuple[Field, ...] = SPEC_FIELDS,
    ) -> None:
        super().__init__(
            name=name,
            rules=1,
            modes=before.MODES,
            options=before.OPTIONS,
            scenes=scenes,
            first="deal",
            fields=fields,
            texts=TEXTS,
            longest=2 * LONGEST_DAY + 4,
            may_resign=True,
        )

    def table(self, setup: Setup) -> FairTable:
        return before.table(setup)

    def read_table(self, values: list[Any]) -> FairTable:
        return FairTable(*values)

    def redeal(self, table: FairTable, seat: int, rng: Rng) -> None:
        """TOY-20: whatever lies face down for this seat is dealt again, each place as many."""
        others = [other for other in table.seats() if other != seat]
        unknown = list(table.deck)
        for other in others:
            unknown += table.hands[other]
        for counter in table.counters:
            unknown += [card for card, known in counter if not sees(known, seat)]
        cards = iter(rng.shuffled(unknown))
        for other in others:
            table.hands[other] = tuple(sorted([next(cards) for _ in table.hands[other]]))
        for owner, counter in enumerate(table.counters):
            table.counters[owner] = tuple(
                [(card if sees(known, seat) else next(cards), known) for card, known in counter]
            )
        table.deck = tuple(sorted(cards))
        if table.tomorrow and seat != WARDEN:
            table.tomorrow = str(draw(FASHIONS, rng))

    def resigned(self, table: FairTable, seat: int) -> str | None:
        """TOY-21: the fair goes on as long as two sides are left."""
        table.gone |= only(seat)
        table.tell(Event("gone", (("seat", seat),), clause="TOY-21"))
        left = [side for side in table.sides if not all([sees(table.gone, one) for one in side])]
        return "close" if len(left) < 2 else None

    def result(self, table: FairTable) -> Result:
        """TOY-19, TOY-21: the most points of a side; a side that is gone comes last."""
        points, ranking = [0] * len(table.points), [0] * len(table.points)
        for side in table.sides:
            total = sum([table.points[seat] for seat in side])
            gone = all([sees(table.gone, seat) for seat in side])
            for seat in side:
                points[seat], ranking[seat] = total, -1 if gone else total
        teams = table.sides if len(table.sides) < len(points) else ()
        reason = "resigned" if -1 in ranking else "closed"
        return Result(places(tuple(ranking)), tuple(points), reason, teams)

    def components(self, table: FairTable) -> Mapping[str, int]:
        """TOY-1, TOY-7: every card, crow and coin."""
        piles = [*table.hands, *table.stalls, *table.coins, table.till]
        lying = [*table.deck, *table.crumbs, *[piece for pile in piles for piece in pile]]
        lying += [card for counter in table.counters for card, _ in counter]
        counts = {piece: lying.count(piece) for piece in (*CARDS, *before.PURSE)}
        return {**counts, "crow": lying.count("crow") + table.crows}

    def advise(self, view: View, pending: Pending, rng: Rng) -> Advice | None:
        return picture.advise(view, pending)

    def label(self, what: str, choice: object, lang: Lang) -> str:
        return picture.label(what, choice, lang)

    def touched(self, what: str, options: Options[Any], path: Touches, lang: Lang) -> str:
        kind, _, value = path[-1].partition(":")
        if kind == "coin":
            return TEXTS.say(lang, f"coin.{value}")
        if kind == "card":
            return picture.card_name(value, lang)
        return super().touched(what, options, path, lang)

    def picture(self, view: View, lang: Lang) -> str:
        return picture.paint(view, lang)


GAME: Final = Fair()
