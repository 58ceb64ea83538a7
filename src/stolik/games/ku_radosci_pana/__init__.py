"""Ku radości Pana (Three Cheers for Master) by Daniel Windfeld Schmidt: build high, brawl low."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from stolik.core.options import Options, Touches
from stolik.core.refusal import Lang
from stolik.core.rng import Rng
from stolik.core.spec import Game, Result, Setup, places
from stolik.core.table import Event
from stolik.core.view import Advice, Pending, View
from stolik.games.ku_radosci_pana import setup as before
from stolik.games.ku_radosci_pana.cards import CARDS, card_named, data_digest
from stolik.games.ku_radosci_pana.fields import FIELDS
from stolik.games.ku_radosci_pana.knowledge import advise
from stolik.games.ku_radosci_pana.notation import picture, preview, touched
from stolik.games.ku_radosci_pana.preview import foresee, live_score, points
from stolik.games.ku_radosci_pana.scenes import SCENES
from stolik.games.ku_radosci_pana.speech import TEXTS, answer, story
from stolik.games.ku_radosci_pana.table import KrpTable, Play
from stolik.games.ku_radosci_pana.tower import Stone, Tower
from stolik.games.ku_radosci_pana.unknown import redeal

LONGEST: Final = 6000
"""Answers: some hundred turns of two plays, chains of deflects, and choices in brawls."""


class KuRadosciPana(Game[KrpTable]):
    """The spec of Ku radości Pana."""

    def __init__(self) -> None:
        super().__init__(
            name="ku_radosci_pana",
            rules=1,
            modes=before.MODES,
            options=before.OPTIONS,
            scenes=SCENES,
            first="prepare",
            fields=FIELDS,
            values={"Play": Play, "Stone": Stone, "Tower": Tower, "Card": card_named},
            texts=TEXTS,
            data=data_digest(),
            longest=LONGEST,
            questions={"brawl": foresee, "score": live_score},
        )

    def check(self, setup: Setup) -> None:
        before.check(setup)

    def table(self, setup: Setup) -> KrpTable:
        return before.table(setup)

    def read_table(self, values: list[Any]) -> KrpTable:
        return KrpTable(*values)

    def redeal(self, table: KrpTable, seat: int, rng: Rng) -> None:
        redeal(table, seat, rng)

    def result(self, table: KrpTable) -> Result:
        """KRP-E3, KRP-A38: the highest total wins, and a tie is a tie."""
        by_tower = points(table)
        totals = tuple([by_tower[home] for home in table.homes])
        teams = tuple([tuple(table.owners(tower)) for tower in range(len(by_tower))])
        sides = teams if len(teams) < len(totals) else ()
        return Result(places(totals), totals, "counted", sides)

    def components(self, table: KrpTable) -> Mapping[str, int]:
        """KRP-R1: where every card is."""
        lying = [*table.pool, *table.box, *table.discard, *table.next_cards]
        lying += [card for hand in table.hands for card in hand]
        lying += [stone.card.number for tower in table.towers for stone in tower.stones]
        if table.flying is not None and table.flying.card not in table.discard:
            lying.append(table.flying.card)
        counts = {card.key: lying.count(card.number) for card in CARDS}
        return {**counts, "brawls": table.brawls + table.returned + table.fought}

    def advise(self, view: View, pending: Pending, rng: Rng) -> Advice:
        return advise(view, pending)

    def label(self, what: str, choice: object, lang: Lang) -> str:
        return answer(what, choice, lang)

    def touched(self, what: str, options: Options[Any], path: Touches, lang: Lang) -> str:
        return touched(what, options, path, lang)

    def tell(self, event: Event, lang: Lang) -> str:
        return story(event, lang)

    def picture(self, view: View, lang: Lang) -> str:
        return picture(view, lang)

    def preview(self, view: View, pending: Pending, choice: object, lang: Lang) -> str:
        return preview(view, choice, lang)


GAME: Final = KuRadosciPana()
