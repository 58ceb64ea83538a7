"""Greedy: it beats chance, gives reasons, and knows no more than its seat (STR-A3)."""

import pytest
from tests.games.straszydla.positions import asked, at, begin, cubes, lying, now, say, table

from stolik.core.rng import Rng
from stolik.core.runner import Runner
from stolik.games.straszydla import GAME, balance, census
from stolik.games.straszydla.balance import Tally, play


def advised(runner: Runner, seat: int, what: str) -> object:
    """What greedy answers."""
    advice = GAME.advise(runner.view(seat), asked(runner, seat, what), Rng(1))
    assert advice is not None
    assert advice.why.pl
    assert advice.why.en
    return advice.choice


@pytest.mark.parametrize("mode", ["game", "two_alike"])
def test_greedy_beats_a_random_player(mode: str) -> None:
    """STR-2.1, STR-D2: ten games of ten, from both seats."""
    for seed in range(10):
        lost = play(GAME.setup(mode=mode, seats=2), seed, Tally(2), chaotic=seed % 2).winners
        assert lost == (1 - seed % 2,)


def test_twins_of_a_position_get_the_same_advice() -> None:
    """STR-A3: the pacts of the others change nothing."""
    runner = begin(table(3, creatures=((), (), ())), "plan")
    rng = Rng(3)
    advice = advised(runner, 1, "plan")
    for _ in range(20):
        assert advised(runner.imagine(1, rng), 1, "plan") == advice


def test_it_goes_where_most_cubes_lie() -> None:
    """STR-5.1: nine cubes on c3 from a1; a plan that ends there."""
    runner = begin(table(creatures=((), ()), lying=lying(c3="9 fire")), "plan")
    plan = advised(runner, 0, "plan")
    runner.answer(asked(runner, 0, "plan"), plan)
    say(runner, 1, "plan", "s,s,s")
    while runner.asks()[0].what in ("suburb", "jump"):
        one = runner.asks()[0]
        runner.answer(one, advised(runner, one.seat, one.what))
    assert now(runner).at[0] == at("c3")


def test_it_collects_and_ends_when_nothing_is_left() -> None:
    """STR-6.0, STR-6.1: first the cubes, then the end."""
    runner = begin(table(on="a4 e1", lying=lying(a4="2 water")), "act")
    assert advised(runner, 0, "act") == "collect"
    assert advised(begin(table(on="a4 e1"), "act"), 0, "act") == "end"


def test_it_pays_energy_for_a_scare_that_is_worth_it() -> None:
    """STR-6.2.3: one pip from two cubes to three."""
    start = table(on="a3 e1", creatures=(("strzyga",), ()), cubes=(cubes("2 white"), cubes("")))
    runner = begin(start, "act")
    runner.answer(asked(runner, 0, "act"), "scare")
    runner.deal(2)
    assert advised(runner, 0, "dice") == (3,)


def test_the_reports_are_bounded_and_the_same_for_the_same_seed() -> None:
    """STR-D2, STR-A71: two games of each kind; a census of five."""
    said = balance.main(["--games", "2"])
    agreed = GAME.setup(seats=2)
    assert play(agreed, 5, Tally(2)).cubes == play(agreed, 5, Tally(2)).cubes
    assert "4 players" in said
    assert census.main(["--games", "5"]).startswith("5 games")
    for command in (balance.main, census.main):
        with pytest.raises(SystemExit):
            command(["--games", "0"])
