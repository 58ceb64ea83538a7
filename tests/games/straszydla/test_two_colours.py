"""Districts of two elements, as an owner's data may have them (STR-A12, STR-A22)."""

from collections.abc import Iterator

import pytest
from tests.games.straszydla.positions import asked, at, begin, cubes, deal, now, say, table

from stolik.games.straszydla import city
from stolik.games.straszydla.components import TILES, Tile


@pytest.fixture(autouse=True)
def belfry_of_two_colours(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The belfry on c1 gives two cubes of water and two of air."""
    row = {"id": "belfry", "pl": "Dzwonnica", "en": "Belfry", "kind": "district", "time": "day"}
    both = {"colours": ["water", "air"], "amount": 2, "scare": True, "imp": True}
    monkeypatch.setitem(TILES, "belfry", Tile({**row, **both}))
    city._cities.clear()
    yield
    city._cities.clear()


def test_it_is_refilled_in_both_colours() -> None:
    """STR-4.7, STR-6.1.0: two of each."""
    runner = begin(table(card=4, creatures=((), ())), "begin_round")
    assert now(runner).lying[at("c1")] == cubes("2 water 2 air")


def test_the_colour_of_a_scare_and_of_an_imp_is_chosen() -> None:
    """STR-A22: air for the scare, water for the imp."""
    runner = begin(table(on="c1 e1", creatures=(("strzyga",), ())), "act")
    say(runner, 0, "act", "imp water")
    assert now(runner).imps[0] == ("spring",)
    say(runner, 0, "act", "scare air")
    deal(runner, 3)
    say(runner, 0, "dice", "3")
    assert now(runner).cubes[0] == cubes("3 air")


def test_the_pile_of_the_summoning_is_chosen() -> None:
    """STR-A12: water or air; where one pile is empty, the other."""
    start = table(phase="feeding", on="c1 e1", first=1)
    start.turn = 1
    runner = begin(start, "feed")
    say(runner, 0, "feed", "button:done")
    assert asked(runner, 0, "summon").options.parse("air") == "air"
    say(runner, 0, "summon", "air")
    deal(runner, "mara")
    assert now(runner).creatures[0] == ("strzyga",)
