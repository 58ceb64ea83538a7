"""Potęga słowa (Word Domination) by Jeff Beck: words, captured cards, controlled zones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stolik.core.refusal import Lang
from stolik.core.rng import Rng
from stolik.core.spec import Game, Result, Setup
from stolik.core.table import Event
from stolik.core.view import Advice, Pending, View
from stolik.games.potega_slowa import deck, knowledge, notation, scoring
from stolik.games.potega_slowa import redeal as other_worlds
from stolik.games.potega_slowa import setup as before
from stolik.games.potega_slowa.speech import TEXTS, answer, story
from stolik.games.potega_slowa.table import FIELDS, NOBODY, Help, Offer, WordTable
from stolik.games.potega_slowa.turn import SCENES
from stolik.games.potega_slowa.words import language


class PotegaSlowa(Game[WordTable]):
    """The spec of Potęga słowa."""

    def __init__(self) -> None:
        super().__init__(
            name="potega_slowa",
            rules=1,
            modes=before.MODES,
            options=before.OPTIONS,
            scenes=SCENES,
            first="deal_rectangle",
            fields=FIELDS,
            values={"Help": Help, "Offer": Offer},
            texts=TEXTS,
            data={"deck": deck.digest(), "words": language.digest("pl")},
            longest=4_000,
            paint=notation.PAINT,
        )

    def check(self, setup: Setup) -> None:
        before.check(setup)

    def prepare(self, setup: Setup, rng: Rng) -> Mapping[str, str]:
        return before.prepare(setup, rng)

    def table(self, setup: Setup) -> WordTable:
        return before.table(setup)

    def read_table(self, values: list[Any]) -> WordTable:
        return WordTable(*values)

    def redeal(self, table: WordTable, seat: int, rng: Rng) -> None:
        other_worlds.redeal(table, seat, rng)

    def result(self, table: WordTable) -> Result:
        return scoring.result(table)

    def components(self, table: WordTable) -> Mapping[str, int]:
        """PS-R1: each letter is in the pool, on the table, in a row or a hand, or below."""
        alphabet = language.ALPHABETS[table.language]
        counts = dict(zip(alphabet, table.pool, strict=True))
        held = [card for row in table.rows for card in row]
        given = [card for gift in table.gifts for card in gift]
        known = [*table.where(), *held, *given, *table.bottom, *table.buried, *table.aside]
        for card in [*known, *[card for card in table.hands if card != NOBODY]]:
            counts[table.cards[card]] += 1
        return counts

    def advise(self, view: View, pending: Pending, rng: Rng) -> Advice:
        return knowledge.advise(view, pending, rng)

    def prompt(self, what: str, lang: Lang) -> str:
        asked, _, helper = what.partition(".")
        number = int(helper) + 1 if helper else 0
        return TEXTS.say(lang, f"ask.{asked}", helper=number)

    def label(self, what: str, choice: object, lang: Lang) -> str:
        return answer(what.partition(".")[0], choice, lang)

    def tell(self, event: Event, lang: Lang) -> str:
        return story(event, lang)

    def picture(self, view: View, lang: Lang) -> str:
        return notation.picture(view, lang)


GAME = PotegaSlowa()
