"""The clock, moves, collecting and markers (STR-4, STR-5, STR-6.1, STR-6.7)."""

from typing import Any

import pytest
from tests.games.straszydla.positions import (
    asked,
    at,
    begin,
    cubes,
    lying,
    now,
    say,
    table,
    why_not,
)

from stolik.core.refusal import Refused
from stolik.core.runner import Runner
from stolik.games.straszydla.moves import PLANS

NORTH = ("n", "n", "n")


def moving(squares: str, *plans: tuple[str, ...], **fields: Any) -> Runner:
    start = table(len(plans), on=squares, phase="moving", **fields)
    start.plans = plans
    return begin(start, "step")


def idle(runner: Runner) -> None:
    """Everybody ends the actions at once."""
    while runner.asks() and runner.asks()[0].what == "act":
        say(runner, runner.asks()[0].seat, "act", "end")


def test_a_time_of_day_starts_with_a_cube_off_the_card_and_new_fear_in_its_districts() -> None:
    """STR-4.2, STR-4.4, STR-4.7, STR-6.1.0, STR-A1, STR-A2, STR-A65: by day, on what lies there."""
    start = table(card=4, lying=lying(c1="1 air", a3="2 water"), stops=(at("b2"),))
    runner = begin(start, "begin_round")
    after = now(runner)
    assert (after.card, after.stops) == (3, ())
    assert after.lying[at("c1")] == cubes("3 air")
    assert after.lying[at("a3")] == cubes("2 water")
    assert after.bank[1] < 0


def test_a_later_round_takes_a_cube_and_adds_no_fear() -> None:
    """STR-4.2, STR-A1: the second round of the day."""
    after = now(begin(table(card=3, lying=lying(c1="1 air"), stops=(at("b2"),)), "begin_round"))
    assert (after.card, after.stops) == (2, (at("b2"),))
    assert after.lying[at("c1")] == cubes("1 air")


def test_after_four_rounds_comes_feeding_then_the_card_is_turned_and_passed_on() -> None:
    """STR-4.1, STR-4.3, STR-4.5, STR-4.6, STR-A4: day turns to night, seat 1 starts."""
    start = table(card=0, on="a1 e1", creatures=((), ()))
    start.turn = 1
    runner = begin(start, "act")
    say(runner, 1, "act", "end")
    assert now(runner).phase == "feeding"
    say(runner, 0, "feed", "button:done")
    say(runner, 1, "feed", "button:done")
    after = now(runner)
    assert (after.night, after.first, after.time, after.card) == (True, 1, 1, 3)


def test_two_players_keep_the_markers_for_a_day_and_a_night() -> None:
    """STR-7.5, STR-A66, STR-O2: they go at every second change; refill goes on."""
    after = now(begin(table(card=4, time=1, night=True, stops=(at("a3"),)), "begin_round"))
    assert after.stops == (at("a3"),)
    assert sum(after.lying[at("a3")]) > 0
    after = now(begin(table(card=4, time=2, stops=(at("a3"),)), "begin_round"))
    assert after.stops == ()


def test_without_the_variant_and_with_three_markers_go_at_every_change() -> None:
    """STR-A41: mode two_alike, and three players."""
    for start in (table(2, "two_alike"), table(3)):
        start.card, start.time, start.stops = 4, 1, (at("a3"),)
        assert now(begin(start, "begin_round")).stops == ()


def test_plans_are_three_steps_in_eight_directions_and_equal_ones_are_allowed() -> None:
    """STR-5.1, STR-A32, STR-A33, STR-A34: 512 plans in compass directions; two arrows are none."""
    assert PLANS.parse("n,n,sw") == ("n", "n", "sw")
    assert len(PLANS.touches(())) ** 3 == 512
    for wrong in ("n,n", "n,n,n,n", "up,n,n", ""):
        with pytest.raises(Refused):
            PLANS.parse(wrong)


def test_plans_are_secret_until_the_last_is_laid() -> None:
    """STR-5.1, STR-5.2: seat 1 sees that seat 0 has laid, and not what."""
    runner = begin(table(creatures=((), ())), "plan")
    before = runner.view(1).fields["plans"]
    say(runner, 0, "plan", "s,s,s")
    assert runner.view(1).fields["plans"] == before
    assert "s,s,s" not in runner.view(1).text()
    say(runner, 1, "plan", "w,w,w")
    assert now(runner).plans == (("s", "s", "s"), ("w", "w", "w"))


def test_a_marked_district_is_no_step_and_a_suburb_is_chosen_for_the_arrow() -> None:
    """STR-5.4, STR-5.7, STR-A28: b3 is marked; then the rest of the plan goes on from there."""
    runner = moving("a3 e1", ("e", "e", "e"), NORTH, stops=(at("b3"),))
    assert why_not(runner, 0, "suburb", "b3") == "STR-5.7"
    say(runner, 0, "suburb", "a1")
    assert now(runner).at[0] == at("c1")


def test_off_the_board_is_no_step_and_the_same_suburb_may_be_chosen() -> None:
    """STR-A28, STR-A58: from a1 to the north, three times."""
    runner = moving("a1 e1", NORTH, NORTH)
    for _ in range(3):
        say(runner, 0, "suburb", "a1")
    assert now(runner).at[0] == at("a1")
    assert runner.asks()[0].seat == 1


def test_who_reaches_a_suburb_may_jump_and_even_after_the_last_arrow() -> None:
    """STR-5.5, STR-A29, STR-A59: a2 to a1 with the last arrow, and on to e5."""
    runner = moving("b3 e1", ("n", "w", "n"), NORTH)
    assert asked(runner, 0, "jump").options.touches(())[0] == "square:a1"
    say(runner, 0, "jump", "e5")
    assert now(runner).at[0] == at("e5")


def test_there_is_no_jump_from_where_the_move_begins() -> None:
    """STR-A57: from a1 to the east nobody is asked; e1 is not offered."""
    runner = moving("a1 e5", ("e", "s", "e"), ("n", "w", "w"))
    assert now(runner).at[0] == at("c2")


def test_districts_with_others_and_gaps_between_markers_are_crossed() -> None:
    """STR-5.6, STR-A60: over b2 with seat 1 on it, diagonally between marked b3 and c2."""
    runner = moving("a1 b2", ("se", "se", "s"), ("n", "e", "e"), stops=(at("b3"), at("c2")))
    assert now(runner).at[0] == at("c4")


def test_who_stands_on_a_marker_may_leave_and_not_come_back() -> None:
    """STR-A31: off c3, and back is no step."""
    runner = moving("c3 e1", ("n", "s", "n"), NORTH, stops=(at("c3"),))
    asked(runner, 0, "suburb")
    assert now(runner).at[0] == at("c2")


def test_whoever_is_alone_collects_all_even_of_the_other_time_of_day() -> None:
    """STR-6.1, STR-A39: three cubes on a night district by day; once (STR-A17)."""
    runner = begin(table(on="a3 e1", lying=lying(a3="3 water")), "act")
    say(runner, 0, "act", "collect")
    assert now(runner).cubes[0] == cubes("3 water")
    assert why_not(runner, 0, "act", "collect") == "STR-A17"


def test_the_centre_is_a_district_like_any_other() -> None:
    """STR-A46: it is collected from, and blocked."""
    runner = begin(table(on="c3 e1", lying=lying(c3="2 fire")), "act")
    say(runner, 0, "act", "collect")
    idle(runner)
    assert now(runner).cubes[0] == cubes("2 fire")
    assert at("c3") in now(runner).stops


def test_markers_lie_where_the_round_ends_and_never_on_suburbs() -> None:
    """STR-6.7, STR-A30, STR-A67: seat 0 on a3, seat 1 in a suburb; where he lost lies none."""
    start = table(on="a3 e1")
    start.lost = ((), (at("c3"),))
    runner = begin(start, "act")
    idle(runner)
    assert now(runner).stops == (at("a3"),)


def test_an_action_that_is_not_possible_is_refused_with_its_clause() -> None:
    """STR-6.0, STR-6.1, STR-6.3.1, STR-A50: nothing lies, no icons, no creatures."""
    runner = begin(table(on="a4 e1", creatures=((), ())), "act")
    assert why_not(runner, 0, "act", "collect") == "STR-6.1"
    assert why_not(runner, 0, "act", "scare") == "STR-6.0"
    assert why_not(runner, 0, "act", "imp") == "STR-6.3.1"
    runner = begin(table(on="a3 e1", creatures=((), ())), "act")
    assert why_not(runner, 0, "act", "scare") == "STR-A50"


def test_suburbs_produce_nothing_and_have_no_icons() -> None:
    """STR-A45, STR-D8: only the end of the actions is on offer."""
    runner = begin(table(on="a1 e1", creatures=(("strzyga",), ())), "act")
    assert asked(runner, 0, "act").options.touches(()) == ("button:end",)


def test_an_imp_is_summoned_by_day_from_a_night_district() -> None:
    """STR-6.3.1, STR-6.3.3: the wharf of the night gives the top imp of water, once."""
    runner = begin(table(on="a3 e1"), "act")
    say(runner, 0, "act", "imp")
    after = now(runner)
    assert after.imps[0] == ("spring",)
    assert after.imp_piles[0][0] == "tide"
    assert why_not(runner, 0, "act", "imp") == "STR-A17"


def test_a_district_of_the_other_time_is_open_to_scaring() -> None:
    """STR-A47: the wharf by day."""
    runner = begin(table(on="a3 e1", creatures=(("strzyga",), ())), "act")
    say(runner, 0, "act", "scare")
    runner.deal(3)
    say(runner, 0, "dice", "3")
    assert now(runner).cubes[0] == cubes("3 water")


def test_players_act_in_turn_order_each_finishing_first() -> None:
    """STR-A51: seat 1 starts."""
    start = table(on="a3 e1", first=1)
    runner = begin(start, "act")
    assert [one.seat for one in runner.asks()] == [1]
    say(runner, 1, "act", "end")
    assert [one.seat for one in runner.asks()] == [0]
