"""Each law is broken on purpose by a tiny game, and says so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.testing import hashed
from tests.testing.tiny import GAME, WORDS, Tiny, TinyTable

from stolik.core.options import Listed, Touches, Walk
from stolik.core.refusal import Lang, Refused, Why
from stolik.core.rng import Rng
from stolik.core.spec import Result, Setup
from stolik.core.view import Advice, Pending, View
from stolik.testing.checks import copies, courses, offers, words, wrong
from stolik.testing.conformance import Case, Law, conformance
from stolik.testing.dump import Broken, read_dump
from stolik.testing.hashes import home, the_hash_seed_does_not_matter
from stolik.testing.perft import perft

ITEMS = ("go", "stop")


@pytest.mark.parametrize("case", conformance(GAME), ids=str)
def test_the_whole_tiny_game_keeps_the_law(case: Case) -> None:
    case.check()


class SameTouch(Listed[str]):
    def touch(self, item: str) -> Touches:
        return ("button:one",)


class BlindSample(Listed[str]):
    def sample(self, rng: Rng) -> str:
        return "other"


class Careless(Listed[object]):
    def offered(self, choice: object) -> object:
        for item in self.items:
            if item == choice:
                return item
        return super().offered(choice)


class Curt(Listed[str]):
    def reason(self, wish: object) -> Why:
        return Why("nie", "no")


class Miscounted(Listed[str]):
    def count(self) -> int:
        return 3


class Blind(Walk[str]):
    """Leads through a door behind which there is nothing."""

    def touches(self, prefix: Touches) -> Touches:
        return () if prefix else ("button:stop", "door:shut")

    def done(self, prefix: Touches) -> bool:
        return prefix == ("button:stop",)

    def pick(self, prefix: Touches) -> str:
        if not self.done(prefix):
            raise Refused("illegal", Why("Tam nic nie ma.", "There is nothing there."))
        return "stop"

    def path_of(self, choice: object) -> Touches:
        return ("button:stop",) if choice == "stop" else ()

    def sample(self, rng: Rng) -> str:
        return "stop"

    def mark(self) -> int:
        return 1


class Forgetful(TinyTable):
    def copy(self) -> Forgetful:
        return Forgetful([])


class Undeclared(TinyTable):
    def __init__(self, picked: list[object]) -> None:
        super().__init__(picked)
        self.more = 1

    def copy(self) -> Undeclared:
        return Undeclared(self.picked.copy())


class On(Tiny):
    """The tiny game on another table."""

    def __init__(self, made: type[TinyTable]) -> None:
        super().__init__()
        self.made = made

    def table(self, setup: Setup) -> TinyTable:
        return self.made([])

    def read_table(self, values: list[Any]) -> TinyTable:
        return self.made(*values)


class Naked(Tiny):
    def seen(self, table: TinyTable, seat: int) -> dict[str, object]:
        return {"picked": table.picked}


class Placeless(Tiny):
    def result(self, table: TinyTable) -> Result:
        return Result((), (), "stopped")


class Growing(Tiny):
    def components(self, table: TinyTable) -> Mapping[str, int]:
        return {"pebble": len(table.picked)}


class Silent(Tiny):
    def picture(self, view: View, lang: Lang) -> str:
        return ""


class Misled(Tiny):
    def advise(self, view: View, pending: Pending, rng: Rng) -> Advice | None:
        return Advice("left", Why("Bo tak.", "Because."))


def without(table: str) -> Tiny:
    return Tiny(words={name: texts for name, texts in WORDS.items() if name != table})


BROKEN: dict[str, tuple[Law, Tiny, str]] = {
    "one text for two": (
        *(offers.notation_is_distinct_and_reads_back, Tiny(Listed((1, "1", "stop")))),
        "two choices that are written '1'",
    ),
    "one touch for two": (
        *(offers.touches_lead_to_every_choice, Tiny(SameTouch(ITEMS))),
        "two choices with the touches",
    ),
    "wrong count": (offers.walks_and_lists_agree, Tiny(Miscounted(ITEMS)), "is counted wrongly"),
    "dead end": (offers.walks_and_lists_agree, Tiny(Blind()), "a dead end after ('door:shut',)"),
    "default": (offers.defaults_are_on_offer, Tiny(default="left"), "default 'left'"),
    "sample": (offers.samples_are_on_offer, Tiny(BlindSample(ITEMS)), "the sample 'other'"),
    "True for 1": (
        *(wrong.what_is_not_offered_is_refused, Tiny(Careless((1, "stop")))),
        "True is taken for 1",
    ),
    "curt": (wrong.what_is_not_offered_is_refused, Tiny(Curt(ITEMS)), "no sentence says why"),
    "prompt": (words.questions_and_answers_have_words, without("ask"), "no prompt in pl"),
    "label": (words.questions_and_answers_have_words, without("answer"), "in pl for 'go': 'go'"),
    "event": (words.events_have_words, without("event"), "'picked' has no words in pl"),
    "picture": (words.pictures_can_be_drawn, Silent(), "gets no picture"),
    "advice": (words.advice_can_be_taken, Misled(), "The advice 'left' is not on offer"),
    "forgetful copy": (copies.a_copied_table_is_independent, On(Forgetful), "forgets a field"),
    "undeclared": (
        copies.every_field_is_declared,
        On(Undeclared),
        "no Field stores them: ['more']",
    ),
    "open view": (copies.what_is_seen_cannot_be_changed, Naked(), "changed the table"),
    "result": (courses.random_play_ends, Placeless(), "a place and points for each seat"),
    "pieces": (courses.pieces_are_kept, Growing(), "pebble: 0 -> 1"),
    "clause": (courses.the_rules_know_where_they_are, Tiny(clause=""), "where() says ('',)"),
    "sleepers": (courses.the_clock_goes_on, Tiny(default="go"), "goes on after 100 answers"),
    "too long": (
        courses.random_play_ends,
        Tiny(Listed(("go",)), "go", longest=5),
        "after 5 answers",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_is_told_in_a_sentence_with_a_dump(name: str) -> None:
    law, game, words_ = BROKEN[name]
    with pytest.raises(Broken) as found:
        law(game.setup(), 1)
    assert words_ in found.value.why
    sentence, dump = str(found.value).split("\n")[0], str(found.value).split("\n")[-1]
    assert sentence.startswith("tiny alone 1, seed 1, after ")
    assert read_dump(dump).seed == 1


def test_another_order_under_another_hash_seed_is_found() -> None:
    with pytest.raises(AssertionError, match="Under another hash seed the game goes otherwise"):
        the_hash_seed_does_not_matter(hashed.GAME, None, 1)


def test_a_game_without_a_name_cannot_be_played_elsewhere() -> None:
    assert home(GAME) == "tests.testing.tiny:GAME"
    with pytest.raises(LookupError, match="such as GAME"):
        home(Tiny())


def test_games_that_ended_sooner_do_not_count_in_perft() -> None:
    """One goes on or stops; who has stopped has nothing more to answer."""
    assert [perft(GAME.setup(), depth, 1) for depth in range(4)] == [1, 2, 2, 2]
