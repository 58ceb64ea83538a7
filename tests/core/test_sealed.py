"""Sealed answers: what shows of them, giving them anew, taking them back."""

import pytest
from tests.core.small_games import (
    LETTERS,
    Sheet,
    Small,
    asked,
    notes,
    put,
    runner_of,
    state,
    waiting,
)

from stolik.core.refusal import Refused
from stolik.core.runner import Runner
from stolik.core.scripts import Script, ask, ask_of, together
from stolik.core.steps import Bag, Chance


def sealed(t: Sheet) -> Script[str | None]:
    answers = yield from together(tuple([ask_of(s, "letter", LETTERS, "a") for s in range(3)]))
    t.note(*answers)
    return None


def test_who_has_sealed_is_public_and_what_was_sealed_is_not() -> None:
    runner = put(runner_of(sealed, seats=3), 1, "b")
    assert [(one.seat, one.sealed) for one in runner.view(0).waits] == [
        (0, False),
        (1, True),
        (2, False),
    ]
    assert runner.view(0).own == ()
    assert runner.view(1).own == (("letter", "b"),)
    other = put(runner_of(sealed, seats=3), 1, "c")
    for seat in (-1, 0, 2):
        assert runner.view(seat).text() == other.view(seat).text()


def alone(t: Sheet) -> Script[str | None]:
    yield from ask(0, "letter", LETTERS, "a")
    return None


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_the_order_of_arrival_does_not_show(order: tuple[int, ...]) -> None:
    def follows(t: Sheet) -> Script[str | None]:
        yield from sealed(t)
        yield from ask(0, "last", LETTERS, "a")
        return None

    runner = runner_of(follows, seats=3)
    for seat in order:
        put(runner, seat, LETTERS[seat])
    assert runner.position.answers == (("a", "b", "c"),)


def test_a_sealed_answer_may_be_given_anew_and_taken_back_until_the_last_is_in() -> None:
    runner = runner_of(sealed, seats=3)
    put(put(runner, 0, "a"), 1, "b")
    put(runner, 0, "c")
    assert [(one.seat, one.what) for one in runner.sealed()] == [(0, "letter"), (1, "letter")]
    runner.withdraw(waiting(runner, 1))
    assert asked(runner) == ["1 letter", "2 letter"]
    put(put(runner, 2, "a"), 1, "a")
    assert notes(runner) == ("c", "a", "a")


def test_a_handle_from_before_others_sealed_still_fits() -> None:
    runner = runner_of(sealed, seats=3)
    mine = waiting(runner, 2)
    put(put(runner, 0, "a"), 1, "b")
    runner.answer(mine, "c")
    assert notes(runner) == ("a", "b", "c")


def test_nothing_can_be_taken_back_when_nothing_is_sealed() -> None:
    runner = runner_of(sealed, seats=3)
    mine = waiting(runner, 0)
    put(runner, 1, "a")
    before = state(runner)
    with pytest.raises(Refused, match="no sealed answer"):
        runner.withdraw(mine)
    assert state(runner) == before
    single = runner_of(alone)
    with pytest.raises(Refused, match="closed"):
        single.withdraw(waiting(single, 0))


def test_a_sealed_answer_cannot_be_taken_back_once_the_last_is_in() -> None:
    runner = runner_of(sealed, seats=3)
    mine = waiting(put(runner, 0, "a"), 0)
    put(put(runner, 1, "a"), 2, "a")
    with pytest.raises(Refused):
        runner.withdraw(mine)


def test_a_refused_new_answer_keeps_the_sealed_one() -> None:
    runner = put(runner_of(sealed, seats=3), 0, "b")
    before = state(runner)
    with pytest.raises(Refused, match="not among the options"):
        put(runner, 0, "z")
    assert state(runner) == before


# Defaults that the dealer draws.


def fated(t: Sheet) -> Script[str | None]:
    """Seat 1 is asked first, so that the order of the asks is not that of the seats."""
    asks = [ask_of(s, "seal", LETTERS, Chance("fate", Bag(LETTERS))) for s in (1, 0, 2)]
    t.note(*(yield from together(tuple(asks))))
    return None


def drawn_for(runner: Runner) -> int:
    draw = runner.chance()
    assert draw is not None
    assert draw.ask is not None
    return draw.ask.seat


def test_a_default_under_seal_is_drawn_when_the_last_answer_is_in_so_that_nobody_shops() -> None:
    runner = runner_of(fated, seats=3)
    runner.default(waiting(runner, 0))
    assert (runner.chance(), asked(runner)) == (None, ["1 seal", "2 seal"])
    runner.default(waiting(runner, 0))
    put(runner, 2, "b")
    assert runner.chance() is None
    runner.default(waiting(runner, 1))
    assert drawn_for(runner) == 1
    runner.deal("c")
    assert drawn_for(runner) == 0
    runner.deal("a")
    assert notes(runner) == ("c", "a", "b")


def test_a_default_under_seal_may_be_taken_back_or_answered_over_while_it_is_not_drawn() -> None:
    runner = runner_of(fated, seats=3)
    for seat in (0, 1):
        runner.default(waiting(runner, seat))
    runner.withdraw(waiting(runner, 0))
    assert asked(runner) == ["0 seal", "2 seal"]
    put(put(put(runner, 0, "a"), 1, "b"), 2, "c")
    assert notes(runner) == ("b", "a", "c")


def test_while_the_dealer_draws_nothing_is_answered_or_taken_back() -> None:
    runner = runner_of(fated, seats=3)
    mine, other = waiting(runner, 0), waiting(runner, 2)
    put(put(runner, 0, "a"), 1, "b").default(other)
    before = state(runner)
    assert drawn_for(runner) == 2
    for one in (mine, other):
        with pytest.raises(Refused):
            runner.withdraw(one)
        with pytest.raises(Refused):
            runner.answer(one, "c")
    assert state(runner) == before


def test_a_position_with_a_default_to_be_drawn_reads_back() -> None:
    runner = runner_of(fated, seats=3)
    runner.default(waiting(runner, 0))
    put(runner, 1, "c")
    again = Runner.read(Small(fated, seats=3), runner.text())
    assert state(again) == state(runner)
    for game in (runner, again):
        game.default(waiting(game, 2))
        assert drawn_for(game) == 0
        twin = Runner.at(game.setup, game.position)
        twin.deal("b")
        assert drawn_for(twin) == 2
        assert asked(twin) == []
