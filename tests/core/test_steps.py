"""The four steps refuse what no script may ask."""

import pytest

from stolik.core.refusal import Diverged, ScriptError
from stolik.core.scripts import ask_of
from stolik.core.seen import EVERYBODY, NOBODY, only
from stolik.core.steps import Acted, Ask, Bag, Open, Together, answered


def letter(seat: int, what: str = "letter") -> Ask[str]:
    return ask_of(seat, what, ("a", "b"), "a")


def test_a_bag_needs_an_outcome_and_a_weight_for_each_or_for_none() -> None:
    for items, weights in [((), None), (("a",), ()), (("a", "b"), (1,)), ((), ())]:
        with pytest.raises(ScriptError, match="at least one outcome"):
            Bag(items, weights)


@pytest.mark.parametrize("weight", [0, -1])
def test_weights_are_whole_numbers_from_one_up(weight: int) -> None:
    with pytest.raises(ScriptError, match="from 1 up"):
        Bag(("a", "b"), (1, weight))


def test_a_bag_may_hold_equal_outcomes_more_than_once() -> None:
    assert Bag(("a", "a", "b")).count() == 3


def test_open_needs_somebody_whom_it_asks() -> None:
    for need in (NOBODY, only(2)):
        with pytest.raises(ScriptError, match="waits for nobody"):
            Open((letter(0), letter(1)), need)
    with pytest.raises(ScriptError, match="waits for nobody"):
        Open((), EVERYBODY)


def test_open_asks_a_seat_several_things_but_none_of_them_twice() -> None:
    both = Open((letter(0, "letter"), letter(0, "other")), only(0))
    assert [one.what for one in both.asks] == ["letter", "other"]
    with pytest.raises(ScriptError, match="the same thing twice"):
        Open((letter(0), letter(0)), only(0))


def test_together_asks_a_seat_several_things_but_none_of_them_twice() -> None:
    asks = (letter(1), letter(0), letter(1, "other"))
    assert Together(asks).asks == asks
    with pytest.raises(ScriptError, match="the same thing twice"):
        Together((letter(0), letter(1), letter(0)))


def test_who_acted_can_be_taken_apart_in_a_match_statement() -> None:
    match Acted(1, "letter", "b"):
        case Acted(seat, what, answer):
            assert (seat, what, answer) == (1, "letter", "b")


def test_an_answer_that_does_not_fit_its_step_has_diverged() -> None:
    step = Open((letter(0), letter(1)), EVERYBODY)
    assert answered(step, Acted(1, "letter", "b")) == ((step.asks[1], "b"),)
    for entry in (Acted(1, "other", "b"), Acted(2, "letter", "b"), "b", None):
        with pytest.raises(Diverged, match="does not fit its question"):
            answered(step, entry)
    with pytest.raises(Diverged):
        answered(None, "b")


def test_nobody_is_asked_at_a_seat_below_zero() -> None:
    with pytest.raises(ScriptError, match="seats are numbered from 0"):
        letter(-1)
