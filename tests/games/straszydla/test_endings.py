"""Feeding, pacts, summoning, and how a game ends (STR-2, STR-7.2 to STR-7.4)."""

from typing import Any

import pytest
from tests.games.straszydla.positions import asked, at, begin, cubes, deal, now, say, table, why_not

from stolik.core.runner import Runner
from stolik.games.straszydla import GAME
from stolik.games.straszydla.components import CREATURES, PACTS
from stolik.games.straszydla.scoring import matched
from stolik.games.straszydla.table import StrTable

FIVE = ("utopiec", "wodnica", "wroniec", "latawiec", "borowy")
"""Two of water, two of air, one of earth."""
PACT = "water_air_earth"


def ending(**fields: Any) -> StrTable:
    """The feeding is over but for seat 0, who is done when it says so."""
    start = table(phase="feeding", on="a1 e1", **fields)
    start.turn, start.first = 1, 1
    return start


def done(start: StrTable) -> Runner:
    runner = begin(start, "feed")
    say(runner, 0, "feed", "button:done")
    return runner


def result(runner: Runner) -> tuple[str, tuple[int, ...]]:
    found = runner.result()
    assert found is not None
    return found.reason, found.places


def test_a_creature_eats_its_colour_and_a_wild_one_any_colour_but_one() -> None:
    """STR-7.2.1, STR-O6: three of one colour; two and one are not on offer."""
    owned = (("utopiec", "strzyga"), ())
    have = (cubes("3 water 2 air 3 fire"), cubes(""))
    runner = begin(table(phase="feeding", creatures=owned, cubes=have, on="a1 e1"), "feed")
    heads = asked(runner, 0, "feed").options.touches(("creature:strzyga",))
    assert heads == ("cube:water", "cube:fire")
    assert why_not(runner, 0, "feed", "creature:utopiec,cube:fire") == "STR-7.2.1"
    say(runner, 0, "feed", "creature:utopiec,cube:water")
    assert now(runner).cubes[0] == cubes("2 air 3 fire")


def test_a_creature_that_is_not_fed_leaves_the_game() -> None:
    """STR-7.2.2, STR-A36: a 3/3 as well; feeding is voluntary."""
    have = (cubes("9 water"), cubes(""))
    start = table(phase="feeding", creatures=(("utopiec", "strzyga"), ()), cubes=have, on="a1 e1")
    runner = begin(start, "feed")
    say(runner, 0, "feed", "button:done")
    assert now(runner).creatures[0] == ()
    assert set(now(runner).removed) == {"utopiec", "strzyga"}


def test_trading_goes_on_during_the_feeding() -> None:
    """STR-7.2.2, STR-6.4, STR-A7: a creature bought now has to be fed now, and counts if it is."""
    have = (cubes("12 fire"), cubes(""))
    runner = begin(table(phase="feeding", cubes=have, on="a1 e1"), "feed")
    say(runner, 0, "feed", "buy:fire>" + ">".join(["pay:fire"] * 6))
    deal(runner, "smok")
    say(runner, 0, "feed", "creature:latarnik,cube:fire")
    say(runner, 0, "feed", "button:done")
    assert now(runner).creatures[0] == ("latarnik",)


def test_a_creature_bought_after_the_own_feeding_neither_starves_nor_counts() -> None:
    """STR-A70: seat 1 has finished; it buys while seat 0 still feeds."""
    start = ending(cubes=(cubes(""), cubes("6 fire")), finished=2)
    runner = begin(start, "feed")
    say(runner, 1, "tray", "buy:fire>" + ">".join(["pay:fire"] * 6))
    deal(runner, "smok")
    say(runner, 0, "feed", "button:done")
    assert now(runner).creatures[1] == ("latarnik",)
    assert now(runner).fed[1] == ()


@pytest.mark.parametrize(
    ("owned", "icons"),
    [
        (FIVE, 5),
        ((*FIVE, "zjawa"), 5),
        (FIVE[:4], 4),
        (("utopiec", "wodnica", "topielica", "syrena", "rusalka"), 2),
        (("strzyga", *FIVE[1:]), 5),
        (("strzyga", "upior", "licho", "latarnik", "zjawa"), 4),
        (("strzyga", "utopiec"), 2),
    ],
)
def test_a_pact_is_matched_icon_by_icon(owned: tuple[str, ...], icons: int) -> None:
    """STR-2.1, STR-A14, STR-A15: a 3/3 fills any icon; extra creatures do no harm."""
    assert matched(PACT, owned) == icons


def test_who_has_fed_five_of_the_pact_wins_at_the_check() -> None:
    """STR-2.1, STR-2.2, STR-7.4, STR-A3: only now all pacts are seen."""
    start = ending(creatures=(FIVE, ()), fed=(FIVE, ()), pacts=(PACT, "fire"))
    start.pacts = (PACT, "earth_fire_air")
    runner = begin(start, "feed")
    assert runner.view(1).fields["pacts"] == ("?", "earth_fire_air")
    say(runner, 0, "feed", "button:done")
    assert result(runner) == ("pact", (1, 2))
    assert runner.view(1).fields["pacts"] == (PACT, "earth_fire_air")


def test_five_owned_and_not_fed_do_not_win() -> None:
    """STR-2.2, STR-A6: what was summoned counts once it has been fed."""
    start = ending(creatures=(FIVE, ()), fed=(FIVE[:4], ()))
    start.pacts = (PACT, "earth_fire_air")
    runner = done(start)
    assert runner.result() is None
    assert now(runner).creatures[0] == FIVE[:4]


def both(**options: str) -> StrTable:
    five = ("strzyga", "upior", "licho", "latarnik", "zjawa")
    start = ending(creatures=(FIVE, five), fed=(FIVE, five), terror=(0, 0), **options)
    start.pacts = (PACT, "earth_fire_water")
    return start


def test_two_who_fulfil_their_pacts_share_the_win() -> None:
    """STR-A16: places 1 and 1."""
    assert result(done(both())) == ("pact", (1, 1))


def test_by_option_the_strength_of_the_fed_and_then_terror_parts_them() -> None:
    """STR-A16: by day 3 2... against 3 3 3 3 3; the stronger wins alone."""
    start = both(tie="strength")
    by_day = [sum([CREATURES[name].day for name in one]) for one in start.fed]
    assert by_day[0] != by_day[1]
    stronger = by_day.index(max(by_day))
    assert result(done(start))[1][stronger] == 1
    assert sorted(result(done(start))[1]) == [1, 2]


def test_the_agreed_cap_ends_a_game_by_icons_then_strength_then_terror() -> None:
    """STR-A37: at the sixth check seat 1 has two icons, seat 0 one."""
    start = ending(cap="6", time=5, creatures=(FIVE[:1], FIVE[1:3]), fed=(FIVE[:1], FIVE[1:3]))
    start.pacts = (PACT, PACT)
    assert result(done(start)) == ("cap", (2, 1))
    start = ending(cap="6", time=5, terror=(2, 1))
    assert result(done(start)) == ("cap", (1, 2))
    start = ending(cap="6", time=4)
    assert done(start).result() is None


def test_no_game_runs_for_ever() -> None:
    """STR-A71: after 24 times of day; or with empty piles and nobody owning five."""
    assert result(done(ending(time=23)))[0] == "longest"
    start = ending(tops=("", "", "", ""), rests=((), (), (), ()))
    assert result(done(start))[0] == "empty"
    start = ending(tops=("", "", "", ""), rests=((), (), (), ()), creatures=((), FIVE))
    assert done(start).result() is None


def test_everybody_summons_the_top_creature_where_the_fourth_round_ended() -> None:
    """STR-7.3, STR-A5, STR-A13: by day, seat 1 first; energy by the strength of this very day."""
    start = ending()
    start.at = (at("a3"), at("c1"))
    runner = done(start)
    deal(runner, "wroniec", "utopiec")
    after = now(runner)
    assert after.creatures == (("upior",), ("strzyga",))
    assert after.cubes == (cubes("3 white"), cubes("3 white"))
    assert after.night


def test_an_empty_pile_and_a_suburb_summon_nothing() -> None:
    """STR-A12, STR-A45: seat 0 on a1; seat 1 on a3 with the water pile empty."""
    start = ending(tops=("", "strzyga", "licho", "latarnik"))
    start.at = (at("a1"), at("a3"))
    assert now(done(start)).creatures == ((), ())


def test_the_check_comes_before_the_summoning() -> None:
    """STR-A4, STR-A6: the fifth creature is summoned too late to win now."""
    start = ending(creatures=(FIVE[:4], ()), fed=(FIVE[:4], ()))
    start.pacts = ("water_air_fire", "earth_fire_air")
    start.at = (at("a2"), at("e1"))
    runner = done(start)
    assert runner.result() is None
    deal(runner, "smok")
    assert now(runner).creatures[0] == (*FIVE[:4], "latarnik")


def test_all_pacts_have_five_icons_of_one_shape_and_differ() -> None:
    """STR-D5: two, two and one; more than four cards."""
    icons = [tuple(sorted(pact.icons)) for pact in PACTS.values()]
    assert len(set(icons)) == len(icons) >= 4
    assert {tuple(sorted(one.count(e) for e in range(4))) for one in icons} == {(0, 1, 2, 2)}


def test_the_points_of_a_result_are_the_icons_that_were_fed() -> None:
    """STR-A37: what is compared where nobody has won."""
    runner = done(both())
    found = runner.result()
    assert found is not None
    assert found.points == (5, 5)
    assert GAME.picture(runner.view(0), "en")
