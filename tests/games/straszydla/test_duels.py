"""Duels, withdrawals and chains (STR-7.1)."""

from typing import Any

from tests.games.straszydla.positions import asked, at, begin, cubes, deal, now, say, table, why_not

from stolik.core.runner import Runner
from stolik.games.straszydla.table import StrTable

WEAK, STRONG = ("utopiec",), ("skarbnik",)
"""Day strengths 3 and 4."""


def duel(start: StrTable) -> Runner:
    start.phase = "duels"
    return begin(start, "find_duels")


def pair(**fields: Any) -> StrTable:
    return table(on="c3 c3", creatures=(STRONG, WEAK), **fields)


def test_the_higher_total_has_a_third_die_and_equal_totals_have_two_each() -> None:
    """STR-7.1.2: 4 against 3, then 3 against 3."""
    runner = duel(pair())
    deal(runner, 1, 2, 3, 4, 5)
    assert now(runner).duel.dice == ((3, 2, 1), (5, 4))  # type: ignore[union-attr]
    runner = duel(table(on="c3 c3", creatures=(WEAK, ("zjawa",))))
    deal(runner, 1, 2, 3, 4)
    assert now(runner).duel.dice == ((2, 1), (4, 3))  # type: ignore[union-attr]


def test_without_creatures_a_player_has_strength_zero_and_two_dice() -> None:
    """STR-A50: never eliminated."""
    runner = duel(table(on="c3 c3", creatures=((), WEAK)))
    deal(runner, 6, 6, 1, 1, 1)
    assert now(runner).duel.dice == ((6, 6), (1, 1, 1))  # type: ignore[union-attr]


def test_a_die_without_an_opponent_wins_and_three_to_nothing_is_possible() -> None:
    """STR-7.1.3, STR-7.1.5, STR-O5: 6 5 1 against 4 3; the winner stays."""
    runner = duel(pair())
    deal(runner, 6, 5, 1, 4, 3)
    say(runner, 0, "bid", "0")
    say(runner, 1, "bid", "0")
    assert now(runner).duel.rivals == (0, 1)  # type: ignore[union-attr]
    asked(runner, 0, "retreat")


def test_nobody_bids_more_than_the_own_energy_and_nothing_is_a_bid() -> None:
    """STR-A56: with two white cubes 0, 1 or 2."""
    runner = duel(pair(cubes=(cubes("2 white"), cubes(""))))
    deal(runner, 1, 1, 1, 6, 6)
    assert list(asked(runner, 0, "bid").options) == [0, 1, 2]
    assert list(asked(runner, 1, "bid").options) == [0]


def test_equal_bids_are_lost_and_change_nothing() -> None:
    """STR-7.1.4: two each, and no dice are changed."""
    runner = duel(pair(cubes=(cubes("2 white"), cubes("2 white"))))
    deal(runner, 1, 1, 1, 6, 6)
    say(runner, 0, "bid", "2")
    say(runner, 1, "bid", "2")
    assert now(runner).cubes == (cubes(""), cubes(""))
    asked(runner, 1, "retreat")


def test_the_difference_is_split_freely_among_own_dice_which_are_not_sorted_again() -> None:
    """STR-7.1.4, STR-A19, STR-A25: 2 1 becomes 3 3 for three pips, and 5 5 does not."""
    runner = duel(pair(cubes=(cubes(""), cubes("3 white"))))
    deal(runner, 4, 2, 1, 2, 1)
    say(runner, 0, "ready", "ready")
    say(runner, 0, "bid", "0")
    say(runner, 1, "bid", "3")
    assert why_not(runner, 1, "change", "5,5") == "STR-7.1.4"
    assert why_not(runner, 1, "change", "0,1") == "STR-7.1.4"
    say(runner, 1, "change", "2,4")
    assert now(runner).duel.dice == ((4, 2, 1), (2, 4))  # type: ignore[union-attr]


def test_a_drawn_duel_without_a_leader_goes_to_the_stronger_or_is_rolled_again() -> None:
    """STR-A24, STR-A63: 5 4 against 5 4 of equals: a new roll with a new bid."""
    runner = duel(table(on="c3 c3", creatures=(WEAK, ("zjawa",)), cubes=(cubes("1 white"),) * 2))
    deal(runner, 5, 4, 5, 4)
    say(runner, 0, "bid", "1")
    say(runner, 1, "bid", "1")
    assert runner.chance() is not None
    assert now(runner).cubes == (cubes(""), cubes(""))
    deal(runner, 6, 4, 5, 4)
    say(runner, 0, "bid", "0")
    say(runner, 1, "bid", "0")
    asked(runner, 0, "retreat")


def test_a_draw_by_dice_without_a_leader_goes_to_the_higher_total() -> None:
    """STR-A24: 4 3 1 against 4 4: one success each; the stronger wins."""
    runner = duel(pair())
    deal(runner, 4, 3, 1, 4, 4)
    say(runner, 0, "bid", "0")
    say(runner, 1, "bid", "0")
    asked(runner, 0, "retreat")


def lost_at_c3(**fields: Any) -> Runner:
    """Seat 0 has won against seat 1 on c3."""
    runner = duel(pair(**fields))
    deal(runner, 6, 6, 6, 1, 1)
    say(runner, 0, "bid", "0")
    say(runner, 1, "bid", "0")
    return runner


def test_a_loser_withdraws_to_a_neighbour_without_a_marker_never_to_the_field_just_lost() -> None:
    """STR-7.1.6, STR-A26: b2 is marked, a1 is no neighbour, c3 has been lost."""
    runner = lost_at_c3(stops=(at("b2"),))
    for square in ("b2", "a1", "c3"):
        assert why_not(runner, 0, "retreat", square) == "STR-7.1.6"
    say(runner, 0, "retreat", "c2")
    assert now(runner).at[1] == at("c2")
    assert now(runner).terror[0] == 0


def test_who_finds_no_neighbour_goes_to_a_suburb_and_leaving_the_choice_still_pays() -> None:
    """STR-A26, STR-A61: all eight neighbours are marked."""
    around = tuple(sorted([at(name) for name in ("b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4")]))
    runner = lost_at_c3(stops=around)
    say(runner, 0, "retreat", "leave")
    assert now(runner).terror[0] == 1
    offered = asked(runner, 1, "retreat").options.touches(())
    assert offered == ("square:a1", "square:e1", "square:a5", "square:e5")


def test_a_neighbouring_suburb_is_a_retreat_and_no_jump_follows() -> None:
    """STR-A62, STR-A30, STR-A18: from b2 to a1, where nobody fights; he acts there, not on b2."""
    start = table(on="b2 b2", creatures=(STRONG, WEAK))
    runner = duel(start)
    deal(runner, 6, 6, 6, 1, 1)
    say(runner, 0, "bid", "0")
    say(runner, 1, "bid", "0")
    say(runner, 0, "retreat", "a1")
    assert now(runner).at[1] == at("a1")
    assert runner.asks()[0].what == "act"


def test_a_withdrawal_into_another_player_is_a_new_duel_with_who_stood_there_first() -> None:
    """STR-7.1.7, STR-A49: seat 1 is sent to c2, where seat 2 stands."""
    start = table(3, on="c3 c3 c2", creatures=(STRONG, WEAK, ("zjawa",)))
    runner = duel(start)
    deal(runner, 6, 6, 6, 1, 1)
    say(runner, 0, "bid", "0")
    say(runner, 1, "bid", "0")
    say(runner, 0, "retreat", "c2")
    assert now(runner).duel.rivals == (2, 1)  # type: ignore[union-attr]


def test_nobody_returns_to_a_field_where_he_has_lost_so_that_duels_end() -> None:
    """STR-A27: seat 1 has lost on c3 and c2; neither is open to it."""
    start = table(3, on="c3 c3 c2", creatures=(STRONG, WEAK, ("zjawa",)))
    runner = duel(start)
    deal(runner, 6, 6, 6, 1, 1)
    say(runner, 0, "bid", "0")
    say(runner, 1, "bid", "0")
    say(runner, 0, "retreat", "c2")
    deal(runner, 6, 6, 1, 1)
    say(runner, 1, "bid", "0")
    say(runner, 2, "bid", "0")
    assert why_not(runner, 2, "retreat", "c3") == "STR-7.1.6"
    assert why_not(runner, 2, "retreat", "c2") == "STR-7.1.6"


def test_districts_fight_in_the_order_in_which_their_first_player_arrived() -> None:
    """STR-A49: seats 0 and 2 on c3, seats 1 and 3 on b2; the start player is seat 1."""
    start = table(4, on="c3 b2 c3 b2", creatures=(WEAK, STRONG, WEAK, STRONG), first=1)
    start.arrived = start.order()
    runner = duel(start)
    assert now(runner).duel.rivals == (1, 3)  # type: ignore[union-attr]


def test_several_may_stand_on_one_suburb_without_a_duel() -> None:
    """STR-A30, STR-7.1.1: both on a1."""
    runner = duel(table(on="a1 a1", creatures=(STRONG, WEAK)))
    assert asked(runner, 0, "act").options.touches(()) == ("button:end",)
