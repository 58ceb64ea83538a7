"""The printed examples (STR-X1 to STR-X5), dice and cards injected."""

from tests.games.straszydla.positions import asked, at, begin, cubes, deal, lying, now, say, table

from stolik.core.runner import Runner


def test_a_roll_of_sixteen_becomes_fourteen_for_four_energy_cubes() -> None:
    """STR-X1, STR-6.2.1, STR-6.2.2, STR-6.2.3, STR-6.2.5: 6 1 5 4 against 14; 3 cubes, terror."""
    start = table(
        on="a4 e1",
        night=True,
        creatures=(("wroniec", "borowy", "strzyga", "latarnik"), ()),
        cubes=(cubes("5 white"), cubes("")),
        lying=lying(),
        first=0,
    )
    start.at = (at("c2"), at("e1"))
    runner = begin(start, "act")
    assert start.power(0) == 14
    say(runner, 0, "act", "scare")
    deal(runner, 6, 1, 5, 4)
    assert now(runner).scare is not None
    say(runner, 0, "dice", "6,2,3,3")
    after = now(runner)
    assert after.cubes[0] == cubes("3 air 1 white")
    assert after.terror[0] == 1


def test_without_changes_a_difference_of_two_brings_one_cube() -> None:
    """STR-X1, STR-6.2.4, STR-6.2.6: 16 against 14 as it was rolled."""
    start = table(night=True, creatures=(("wroniec", "borowy", "strzyga", "latarnik"), ()))
    start.at = (at("c2"), at("e1"))
    runner = begin(start, "act")
    say(runner, 0, "act", "scare")
    deal(runner, 6, 1, 5, 4)
    say(runner, 0, "dice", "6,1,5,4")
    assert now(runner).cubes[0] == cubes("1 air")


def test_white_cubes_count_as_payment_in_an_exchange() -> None:
    """STR-X2, STR-6.4.1: two blue and a white for a violet one."""
    runner = begin(table(cubes=(cubes("2 water 1 white"), cubes(""))), "act")
    say(runner, 0, "act", "get:air>pay:water>pay:water>pay:white")
    assert now(runner).cubes[0] == cubes("1 air")


def three_at_the_square() -> Runner:
    """Przemo (0) has day strength 7, Syla (1) 5, and Witek (2) stands there as well; Syla first."""
    start = table(
        3,
        on="c3 c3 c3",
        first=1,
        creatures=(("skarbnik", "zjawa"), ("utopiec", "topielica"), ("wroniec",)),
        cubes=(cubes("4 white"), cubes("2 white"), cubes("")),
        phase="duels",
    )
    start.arrived = (1, 0, 2)
    assert (start.power(0), start.power(1)) == (7, 5)
    return begin(start, "find_duels")


def test_the_duel_of_three_goes_to_the_one_with_more_successes() -> None:
    """STR-X3, STR-7.1.1 to STR-7.1.6, STR-O7: 6 5 against 5 3 3; bids 2 and 3 do not turn it."""
    runner = three_at_the_square()
    deal(runner, 6, 5, 5, 3, 3)
    duel = now(runner).duel
    assert duel is not None
    assert duel.rivals == (1, 0)
    assert duel.dice == ((6, 5), (5, 3, 3))
    assert duel.led == 0
    say(runner, 1, "ready", "ready")
    say(runner, 1, "bid", "2")
    say(runner, 0, "bid", "3")
    assert now(runner).cubes[:2] == (cubes("1 white"), cubes(""))
    say(runner, 0, "change", "6,3,3")
    say(runner, 1, "retreat", "leave")
    assert now(runner).terror[1] == 1
    say(runner, 0, "retreat", "d4")
    assert now(runner).at == (at("d4"), at("c3"), at("c3"))
    duel = now(runner).duel
    assert duel is not None
    assert duel.rivals == (1, 2)


def test_a_tied_pair_and_a_drawn_duel_do_not_help_who_forced_them() -> None:
    """STR-7.1.8, STR-A23, STR-A24: 6 to 6, 5 to 3, a die alone: who led before wins."""
    runner = three_at_the_square()
    deal(runner, 6, 5, 5, 3, 3)
    say(runner, 1, "ready", "ready")
    say(runner, 1, "bid", "2")
    say(runner, 0, "bid", "3")
    say(runner, 0, "change", "6,3,3")
    asked(runner, 1, "retreat")
    assert now(runner).lost[0] == (at("c3"),)


def test_terror_feeds_the_raven_and_the_violet_cubes_stay() -> None:
    """STR-X4, STR-6.6, STR-7.2.1, STR-A64: with 3 violet, 4 terror cubes feed the raven instead."""
    start = table(
        night=True,
        phase="feeding",
        creatures=(("wroniec", "borowy", "strzyga", "latarnik"), ()),
        cubes=(cubes("6 air 4 earth 3 fire"), cubes("")),
        terror=(4, 0),
    )
    runner = begin(start, "feed")
    say(runner, 0, "feed", "creature:borowy,cube:earth")
    say(runner, 0, "feed", "creature:latarnik,cube:fire")
    say(runner, 0, "feed", "creature:strzyga,cube:air")
    say(runner, 0, "feed", "terror:feed>creature:wroniec")
    say(runner, 0, "feed", "button:done")
    after = now(runner)
    assert after.creatures[0] == ("wroniec", "borowy", "strzyga", "latarnik")
    assert after.cubes[0] == cubes("3 air")
    assert after.terror[0] == 0


def test_a_plan_leads_round_a_marker_and_cubes_are_collected_after_all_moves() -> None:
    """STR-X5, STR-5.3, STR-5.4, STR-5.6: round b3 over a2 and b2 to c1; the cubes wait there."""
    start = table(on="a3 b2", stops=(at("b3"),), phase="moving", lying=lying(c1="2 air"))
    start.plans = (("n", "e", "ne"), ("s", "e", "e"))
    runner = begin(start, "step")
    moved = [event.get("square") for event in runner.told() if event.kind == "moved"]
    assert moved[:3] == ["a2", "b2", "c1"]
    assert now(runner).lying[at("c1")] == cubes("2 air")
    assert now(runner).cubes[0] == cubes("")
