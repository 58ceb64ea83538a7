"""The simplest bots: they see their seat's view, and answer what is on offer."""

from __future__ import annotations

from typing import Any

import pytest

import stolik
from stolik.bots import BOTS, GreedyBot, RandomBot, bot
from stolik.core.match import Match
from stolik.core.questions import Question
from stolik.core.spec import Game
from stolik.testing.toy import GAME as FAIR

FITS = stolik.game("fits")


def opened(game: Game[Any], seats: int) -> Match:
    return Match(game.setup(seats=seats), stolik.SeededDealer(4))


def first(match: Match) -> Question:
    return match.questions()[0]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", [FITS, FAIR], ids=lambda game: game.name)
def test_a_bot_plays_any_game_to_its_end(name: str, game: Game[Any]) -> None:
    match, player, rng = opened(game, 3), bot(name, game), stolik.Rng(1)
    while match.result() is None:
        question = next(one for one in match.questions() if one.pending.need and not one.sealed)
        advice = player.choose(match.view(question.seat), question.pending, rng)
        match.answer(question.id, advice.choice, "bot")
    assert '"by":"bot"' in match.save()


def test_greedy_does_what_the_game_advises() -> None:
    match = opened(FITS, 2)
    view, pending = match.view(0), first(match).pending
    advised = FITS.advise(view, pending, stolik.Rng(1))
    assert advised is not None
    chosen = GreedyBot(FITS).choose(view, pending, stolik.Rng(1))
    assert (chosen.choice, chosen.why.en) == (advised.choice, advised.why.en)


def test_greedy_plays_at_random_where_the_game_has_no_advice() -> None:
    match = opened(FAIR, 2)
    view, pending = match.view(0), first(match).pending
    assert FAIR.advise(view, pending, stolik.Rng(1)) is None
    assert pending.options.has(GreedyBot(FAIR).choose(view, pending, stolik.Rng(1)).choice)


def test_the_same_random_numbers_give_the_same_answer() -> None:
    match = opened(FITS, 2)
    view, pending = match.view(0), first(match).pending
    answers = [RandomBot().choose(view, pending, stolik.Rng(9)).choice for _ in range(2)]
    assert answers[0] is answers[1]
    others = [RandomBot().choose(view, pending, stolik.Rng(seed)).choice for seed in range(9)]
    assert any([other is not answers[0] for other in others])


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(stolik.Refused) as refusal:
        bot("clever", FITS)
    assert refusal.value.say("pl") == "Nie ma bota „clever”. Są: greedy, random."
