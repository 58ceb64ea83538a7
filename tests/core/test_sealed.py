"""Sealed answers: what shows of them, giving them anew, taking them back."""

import pytest
from tests.core.small_games import (
    LETTERS,
    Sheet,
    asked,
    notes,
    put,
    runner_of,
    state,
    waiting,
)

from stolik.core.refusal import Refused
from stolik.core.scripts import Script, ask, ask_of, together


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
