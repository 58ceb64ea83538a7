"""The fair player: better than chance, able to explain itself, blind to what is hidden."""

import pytest
from tests.games.potega_slowa.scenery import asked, game, say, table

from stolik.bots.bot import Bot, GreedyBot, RandomBot
from stolik.core.dealer import SeededDealer
from stolik.core.match import Match
from stolik.core.rng import Rng
from stolik.games.potega_slowa import GAME
from stolik.games.potega_slowa.table import NONE, Help


def played(seed: int, mode: str) -> bool:
    """Whether the fair player wins a game for two against a random one."""
    match = Match(GAME.setup(seats=2, mode=mode), SeededDealer(seed))
    fair, rng = seed % 2, Rng(seed)
    bots: dict[int, Bot] = {fair: GreedyBot(GAME), 1 - fair: RandomBot()}
    while match.result() is None:
        open_ = [one for one in match.questions() if one.pending.need]
        question = next((one for one in open_ if one.pending.what == "word"), open_[0])
        seat = question.pending.seat
        advice = bots[seat].choose(match.view(seat), question.pending, rng)
        match.answer(question.id, advice.choice)
    result = match.result()
    assert result is not None
    return result.places[fair] == 1


@pytest.mark.parametrize("mode", ["game", "black"])
def test_it_beats_a_random_player(mode: str) -> None:
    assert sum(played(seed, mode) for seed in range(20)) >= 19


def test_it_captures_where_it_can_and_says_so() -> None:
    """PS-A8, PS-R14."""
    runner = game(table("K1 O1 T1 E\nA  D  O  N", hand="Y"))
    say(runner, "place", "0,2")
    advice = GAME.advise(runner.view(0), asked(runner, "word"), Rng(1))
    told = runner.answer(asked(runner, "word"), advice.choice)
    assert "captured" in [event.kind for event in told]
    assert advice.why.pl == "To słowo zdobywa najwięcej kart."


def test_it_gives_up_only_where_there_is_no_word() -> None:
    """PS-A12: it never swaps while it knows a word."""
    runner = game(table("Ź Ż", hand="F"))
    say(runner, "place", "0,1")
    assert GAME.advise(runner.view(0), asked(runner, "word"), Rng(1)).choice is NONE


def test_it_helps_where_that_captures_a_card_for_it() -> None:
    """PS-R19, PS-A23."""
    runner = game(table("K  O  T2 E\nA  D  O  N", hand="Y"))
    say(runner, "place", "0,2")
    helpful = GAME.advise(runner.view(1), asked(runner, "offer", 1), Rng(1))
    assert isinstance(helpful.choice, Help)
    assert helpful.choice.price == (2,)
    useless = GAME.advise(runner.view(2), asked(runner, "offer", 2), Rng(1))
    assert useless.choice is NONE


def test_it_answers_offers_and_counters() -> None:
    """PS-A57: it haggles for one card, and agrees where the wished cards lie in its word."""
    runner = game(table("K1 O  T2 E\nA  D  O  N", hand="Y"))
    say(runner, "place", "0,2")
    say(runner, "offer", "KOTY:0.1.2.8/1.2", seat=2)
    counter = GAME.advise(runner.view(0), asked(runner, "counter.2"), Rng(1))
    assert counter.choice == (1,)
    say(runner, "counter.2", "1")
    assert GAME.advise(runner.view(2), asked(runner, "reply"), Rng(1)).choice == "agree"
    say(runner, "reply", "refuse", seat=2)
    say(runner, "counter.2", "3")
    assert GAME.advise(runner.view(2), asked(runner, "reply"), Rng(1)).choice == "refuse"
