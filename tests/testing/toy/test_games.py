"""Whole random games of the toy, its core and its faulty variants."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import pytest

from stolik.core.dealer import SeededDealer
from stolik.core.match import Match
from stolik.core.refusal import Refused
from stolik.core.replay import load
from stolik.core.rng import Rng
from stolik.core.runner import Runner
from stolik.core.spec import Game, Setup
from stolik.testing import toy
from stolik.testing.toy import GAME
from stolik.testing.toy.core import CORE
from stolik.testing.toy.faulty import FAULTS
from stolik.testing.toy.leaky import LEAKS

Games = pytest.mark.parametrize("game", [CORE, GAME], ids=lambda game: str(game.name))
FOLDER = Path(toy.__file__).parent


def setups(game: Game[Any]) -> Iterator[Setup]:
    for mode in game.modes:
        for seats in range(mode.least, mode.most + 1):
            yield game.setup(seats=seats, mode=mode.name)


def play(setup: Setup, seed: int) -> Iterator[Match]:
    """A random game: the match before each of its answers, and where it ends."""
    match, rng = Match(setup, SeededDealer(seed)), Rng(seed)
    while match.questions():
        yield match
        waiting = [one for one in match.questions() if not one.sealed]
        if waiting:  # whoever looks on may have resigned meanwhile
            one = rng.choice(waiting)
            match.answer(one.id, one.pending.options.sample(rng))
    yield match


@Games
def test_a_random_game_ends_within_its_bound_and_loses_no_piece(game: Game[Any]) -> None:
    for setup in setups(game):
        for seed in range(8):
            moments = list(play(setup, seed))
            pieces = moments[0].runner().components()
            assert len(moments) - 1 <= game.longest
            assert moments[-1].runner().components() == pieces


@Games
def test_a_game_saved_anywhere_reads_back_and_its_position_too(game: Game[Any]) -> None:
    for setup in setups(game):
        for step, match in enumerate(play(setup, 3)):
            if step % 5 == 0 or match.result() is not None:
                assert load(game, match.save()).save() == match.save()
                text = match.runner().text()
                assert Runner.read(game, text).text() == text


@Games
def test_an_imagined_world_looks_the_same_to_its_seat(game: Game[Any]) -> None:
    rng = Rng(5)
    for setup in setups(game):
        for match in play(setup, 4):
            runner = match.runner()
            for seat in range(-1, setup.seats):
                world = runner.imagine(seat, rng)
                assert world.view(seat).text() == runner.view(seat).text()
                assert world.components() == runner.components()


def test_a_game_goes_on_or_closes_whoever_resigns() -> None:
    """TOY-21."""
    for setup in setups(GAME):
        for seed in range(12):
            rng = Rng(seed)
            for match in play(setup, seed):
                if match.result() is None and rng.chance(1, 6):
                    with suppress(Refused):  # who has resigned already
                        match.resign(int(rng.below(setup.seats)))
            assert match.result() is not None
            assert load(GAME, match.save()).save() == match.save()


def test_every_question_is_asked_in_a_few_random_games() -> None:
    asked = {
        (one.what, one.pending.need)
        for seed in range(20)
        for match in play(GAME.setup(seats=3), seed)
        for one in match.questions()
    }
    needed = {"bid", "pay", "act", "coin", "hide", "throw", "reach"}
    assert asked == {("treat", False), *[(what, True) for what in needed]}


def test_advice_is_taken_from_what_the_seat_may_do() -> None:
    """TOY-18."""
    match, rng = Match(GAME.setup(), SeededDealer(2)), Rng(1)
    while match.result() is None:
        one = next(one for one in match.questions() if not one.sealed)
        advice = GAME.advise(match.view(one.seat), one.pending, rng)
        assert (advice is None) == (one.what != "act")
        choice = one.pending.options.sample(rng) if advice is None else advice.choice
        match.answer(one.id, choice)


def test_a_picture_shows_what_the_seat_sees_and_no_more() -> None:
    """TOY-20."""
    match = Match(GAME.setup(), SeededDealer(2))
    hands = [match.view(seat).field("hands", tuple) for seat in (0, 1)]
    own, watching = (GAME.picture(match.view(seat), "en") for seat in (0, -1))
    assert " ".join(hands[0]) in own
    assert not any(card in own for card in hands[1])
    assert not any(card in watching for card in hands[0] + hands[1])


def test_what_is_said_of_answers_names_cards_and_coins() -> None:
    """TOY-9, TOY-11."""
    assert GAME.label("act", ("sell", "B5", "1"), "en") == "sell bear 5, aimed at seat 1"
    assert GAME.label("act", ("draw",), "pl") == "dobierz kartę"
    assert GAME.label("pay", ("b", "r"), "en") == "blue coin, red coin"
    assert GAME.label("throw", "H9", "pl") == "serce 9"


@pytest.mark.parametrize("name", LEAKS)
def test_a_leaky_variant_plays_to_its_end(name: str) -> None:
    for setup in setups(LEAKS[name]):
        *_, last = play(setup, 1)
        assert last.result() is not None


def test_the_variant_that_raises_is_left_as_it_was() -> None:
    for seed in range(20):
        match: Match | None = None
        before = ""
        try:
            for match in play(FAULTS["raises"].setup(), seed):
                before = match.save()
        except RuntimeError:
            assert match is not None
            assert match.save() == before
            return
    pytest.fail("no oven has burst")


def test_the_variant_that_wavers_offers_the_same_in_another_order() -> None:
    setup = FAULTS["wavers"].setup()
    runner = next(m for m in play(setup, 1) if m.questions()[0].what == "act").runner()
    again = Runner.at(setup, runner.position)
    assert [list(one.options) for one in again.asks()] != [
        list(one.options) for one in runner.asks()
    ]


def test_the_variant_that_shares_changes_the_original_with_the_copy() -> None:
    game = FAULTS["shares"]
    table = game.table(game.setup())
    table.copy().stalls[0] = ("H1",)
    assert table.stalls[0] == ("H1",)


def test_the_variant_that_loses_a_piece_loses_it() -> None:
    pieces = GAME.components(GAME.table(GAME.setup()))
    ends = [list(play(FAULTS["loses"].setup(), seed))[-1] for seed in range(5)]
    assert any([end.runner().components() != pieces for end in ends])


def test_the_endless_variant_goes_beyond_its_bound() -> None:
    game = FAULTS["endless"]
    for answers, _ in enumerate(play(game.setup(), 1)):
        if answers > game.longest:
            return
    pytest.fail("it has ended")


def test_the_dead_end_waits_for_nobody_and_has_no_result() -> None:
    *_, last = play(FAULTS["dead_end"].setup(), 1)
    assert last.result() is None
    assert last.runner().chance() is None


def test_the_variant_without_an_option_has_nothing_to_choose_from() -> None:
    with pytest.raises(ValueError, match="below"):
        list(play(FAULTS["no_option"].setup(), 1))


def test_every_clause_that_the_code_cites_stands_in_the_rules() -> None:
    rules = (FOLDER / "RULES.md").read_text(encoding="utf-8")
    stated = re.findall(r"\*\*(TOY-\d+)\*\*", rules)
    cited = {
        clause
        for path in FOLDER.glob("*.py")
        for clause in re.findall(r"TOY-\d+", path.read_text(encoding="utf-8"))
    }
    assert stated == [f"TOY-{n}" for n in range(1, 22)] * 2
    assert cited == set(stated)


def test_no_installed_game_is_the_toy() -> None:
    assert not [one for one in entry_points(group="stolik.games") if "testing" in one.value]
