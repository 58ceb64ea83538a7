"""The greedy player: strong against chance, and blind to what its seat does not see."""

import pytest

from stolik.core.dealer import SeededDealer
from stolik.core.rng import Rng
from stolik.core.runner import Runner
from stolik.games.tash_kalar import GAME


def winner(mode: str, seed: int) -> bool:
    """Whether the greedy seat wins against a random one."""
    setup, rng, dealer, me = GAME.setup(mode=mode), Rng(seed), SeededDealer(seed), seed % 2
    runner = Runner.start(setup.settled(dealer.rng()))
    while runner.result() is None:
        draw = runner.chance()
        if draw is not None:
            runner.deal(dealer.draw(draw))
            continue
        one = runner.asks()[0]
        advice = GAME.advise(runner.view(me), one, rng) if one.seat == me else None
        runner.answer(one, advice.choice if advice else one.options.sample(rng))
    result = runner.result()
    assert result is not None
    return result.places[me] == 1


@pytest.mark.parametrize("mode", ["high", "duel"])
def test_the_greedy_player_beats_a_random_one(mode: str) -> None:
    assert sum([winner(mode, seed) for seed in range(8)]) >= 7


def test_twin_worlds_give_equal_advice_and_a_reason_in_both_languages() -> None:
    """TK-A40: nothing is known of hidden cards."""
    setup, dealer, rng = GAME.setup(mode="duel"), SeededDealer(4), Rng(4)
    runner = Runner.start(setup.settled(dealer.rng()))
    for _ in range(60):
        draw = runner.chance()
        if draw is not None:
            runner.deal(dealer.draw(draw))
            continue
        one = runner.asks()[0]
        advice = GAME.advise(runner.view(one.seat), one, rng)
        twin = runner.imagine(one.seat, rng)
        asked = next(other for other in twin.asks() if other.seat == one.seat)
        again = GAME.advise(twin.view(one.seat), asked, rng)
        assert advice is not None
        assert again is not None
        assert advice.choice == again.choice
        assert advice.why.pl
        assert advice.why.en
        runner.answer(one, one.options.sample(rng))
