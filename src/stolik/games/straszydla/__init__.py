"""Straszydła by Marek Buczyński and Michał Czepczyński: frights over a city."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from stolik.core.options import Options, Touches
from stolik.core.refusal import Lang
from stolik.core.rng import Rng
from stolik.core.scripts import Scene, scenes
from stolik.core.spec import Game, Result, Setup
from stolik.core.table import Event
from stolik.core.view import Advice, Pending, View
from stolik.games.straszydla import duel, feeding, scaring, speech, turn
from stolik.games.straszydla import setup as before
from stolik.games.straszydla.components import CREATURES, IMPS, PACTS, digests
from stolik.games.straszydla.knowledge import advise
from stolik.games.straszydla.names import KINDS
from stolik.games.straszydla.notation import PAINT, picture
from stolik.games.straszydla.scoring import matched, places
from stolik.games.straszydla.speech import TEXTS
from stolik.games.straszydla.table import FIELDS, Duel, Offer, Scare, StrTable, put

SCENES: Final[dict[str, Scene]] = scenes(
    ("STR-3", before.deal),
    ("STR-3.1", before.build_city),
    ("STR-3.4", before.choose_time),
    ("STR-3.7", before.choose_creature),
    ("STR-A35", before.choose_start),
    ("STR-4.2", turn.begin_round),
    ("STR-5.1", turn.plan),
    ("STR-5.3", turn.step),
    ("STR-5.5", turn.jump),
    ("STR-7.1.1", duel.find_duels),
    ("STR-7.1.1", duel.next_duel),
    ("STR-7.1.2", duel.roll_duel),
    ("STR-7.1.4", duel.bid),
    ("STR-7.1.4", duel.change),
    ("STR-7.1.5", duel.decide),
    ("STR-7.1.6", duel.send_away),
    ("STR-7.1.6", duel.withdraw),
    ("STR-6.0", turn.act),
    ("STR-6.2.1", scaring.roll_scare),
    ("STR-6.2.3", scaring.read_scare),
    ("STR-6.7", turn.end_round),
    ("STR-7.2.1", feeding.feed),
    ("STR-7.4", feeding.check_pacts),
    ("STR-7.3", feeding.summon),
    ("STR-4.3", turn.turn_card),
)
LONGEST_GAME: Final = 24 * 1_500
"""Answers: far beyond what cubes allow in 24 times of day (STR-A71)."""


class Straszydla(Game[StrTable]):
    """The spec of Straszydła."""

    def __init__(self) -> None:
        super().__init__(
            name="straszydla",
            rules=1,
            modes=before.MODES,
            options=before.OPTIONS,
            scenes=SCENES,
            first="deal",
            fields=FIELDS,
            values={"Duel": Duel, "Scare": Scare, "Offer": Offer},
            texts=TEXTS,
            data=digests(),
            longest=LONGEST_GAME,
            paint=PAINT,
        )

    def check(self, setup: Setup) -> None:
        before.check(setup)

    def prepare(self, setup: Setup, rng: Rng) -> Mapping[str, str]:
        return before.prepare(setup, rng)

    def table(self, setup: Setup) -> StrTable:
        return before.table(setup)

    def read_table(self, values: list[Any]) -> StrTable:
        return StrTable(*values)

    def redeal(self, table: StrTable, seat: int, rng: Rng) -> None:
        """STR-A3: only the pacts of the others are unknown; after the end nothing is."""
        if table.ending:
            return
        dealt = [other for other in table.seats() if other != seat and table.pacts[other]]
        unknown = rng.shuffled([*table.box, *[table.pacts[other] for other in dealt]])
        for other in dealt:
            table.pacts = put(table.pacts, other, unknown.pop())
        table.box = tuple(sorted(unknown))

    def result(self, table: StrTable) -> Result:
        """STR-7.4, STR-A16, STR-A37: the winners; points are the icons of the pact that are fed."""
        icons = [matched(table.pacts[seat], table.fed[seat]) for seat in table.seats()]
        return Result(places(table), tuple(icons), table.ending)

    def components(self, table: StrTable) -> Mapping[str, int]:
        """STR-1: cubes by colour with what the bank has given out; and every card."""
        counts: dict[str, int] = {}
        for kind, name in enumerate(KINDS):
            held = [*table.cubes, *table.lying]
            counts[f"cube {name}"] = table.bank[kind] + sum([row[kind] for row in held])
        counts["cube terror"] = table.bank[-1] + sum(table.terror)
        lying = [*table.tops, *table.removed, *_all(table.rests), *_all(table.creatures)]
        counts.update({f"creature {name}": lying.count(name) for name in CREATURES})
        imps = [*_all(table.imps), *_all(table.imp_piles)]
        if any(table.pacts):
            counts.update({f"imp {name}": imps.count(name) for name in IMPS})
        else:
            counts.update({f"imp {name}": card.cards for name, card in IMPS.items()})
        pacts = [*table.pacts, *table.box]
        counts.update({f"pact {name}": pacts.count(name) for name in PACTS})
        return counts

    def advise(self, view: View, pending: Pending, rng: Rng) -> Advice | None:
        return advise(view, pending)

    def label(self, what: str, choice: object, lang: Lang) -> str:
        return speech.label(what, choice, lang)

    def touched(self, what: str, options: Options[Any], path: Touches, lang: Lang) -> str:
        if path[-1].startswith("button:"):
            return speech.label(what, options.pick(path), lang)
        return speech.touch_words(path[-1], lang)

    def tell(self, event: Event, lang: Lang) -> str:
        return speech.told(event, lang)

    def picture(self, view: View, lang: Lang) -> str:
        return picture(view, lang)


def _all(rows: tuple[tuple[str, ...], ...]) -> list[str]:
    return [name for row in rows for name in row]


GAME: Final = Straszydla()
