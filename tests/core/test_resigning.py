"""Resigning: at every kind of step, in place among the answers, with defaults from then on."""

import pytest
from tests.core.small_games import (
    LETTERS,
    Sheet,
    asked,
    notes,
    over,
    put,
    runner_of,
    state,
    waiting,
)

from stolik.core.refusal import Refused, ScriptError
from stolik.core.runner import Runner
from stolik.core.scripts import PASS, Script, ask, ask_of, chance, open_to, together, window
from stolik.core.seen import EVERYBODY, only
from stolik.core.spec import STAYS
from stolik.core.steps import Ask, Bag, Chance


def turns(t: Sheet) -> Script[str | None]:
    for seat in (0, 1, 2, 0):
        t.note((yield from ask(seat, "letter", LETTERS, "a")))
    return None


def sealing(t: Sheet) -> Script[str | None]:
    t.note(*(yield from together(tuple([ask_of(s, "seal", LETTERS, "a") for s in range(3)]))))
    yield from ask(0, "last", LETTERS, "a")
    return None


def test_the_question_of_who_resigns_is_answered_by_default_and_so_is_every_later_one() -> None:
    runner = runner_of(turns, seats=3)
    runner.resign(0)
    assert (notes(runner), asked(runner)) == (("a",), ["1 letter"])
    put(put(runner, 1, "b"), 2, "c")
    assert over(runner)
    assert notes(runner) == ("a", "b", "c", "a")


def test_who_resigns_out_of_turn_leaves_the_others_question_as_it_was() -> None:
    runner = runner_of(turns, seats=3)
    waits = waiting(runner, 0)
    runner.resign(1)
    assert asked(runner) == ["0 letter"]
    put(runner, 0, "c")
    assert (notes(runner), asked(runner)) == (("c", "a"), ["2 letter"])
    with pytest.raises(Refused):
        runner.answer(waits, "a")


def test_the_seal_of_who_resigns_is_the_default() -> None:
    runner = runner_of(sealing, seats=3)
    runner.resign(1)
    assert asked(runner) == ["0 seal", "2 seal"]
    put(put(runner, 0, "b"), 2, "c")
    assert notes(runner) == ("b", "a", "c")


def test_an_answer_sealed_before_resigning_gives_way_to_the_default() -> None:
    """KERNEL 1: this and every later ask of that seat is answered with its default."""
    runner = put(put(runner_of(sealing, seats=3), 1, "b"), 0, "b")
    runner.resign(1)
    assert asked(runner) == ["2 seal"]
    assert notes(put(runner, 2, "c")) == ("b", "a", "c")


def test_the_last_open_seal_of_who_resigns_reveals_all() -> None:
    runner = put(put(runner_of(sealing, seats=3), 0, "b"), 2, "c")
    runner.resign(1)
    assert (notes(runner), asked(runner)) == (("b", "a", "c"), ["0 last"])


def test_a_resigned_seal_can_be_neither_changed_nor_taken_back() -> None:
    runner = runner_of(sealing, seats=3)
    mine = waiting(runner, 1)
    runner.resign(1)
    before = state(runner)
    with pytest.raises(Refused):
        runner.answer(mine, "c")
    with pytest.raises(Refused):
        runner.withdraw(mine)
    assert state(runner) == before


def test_when_all_resign_a_game_ends_by_defaults() -> None:
    runner = runner_of(sealing, seats=3)
    for seat in (2, 0, 1):
        assert not over(runner)
        runner.resign(seat)
    assert over(runner)
    assert notes(runner) == ("a", "a", "a")


def offering(t: Sheet) -> Script[str | None]:
    asks = tuple([ask_of(s, "offer", ("b", "c"), "c") for s in (2, 1, 0)])
    acted = yield from open_to(asks, only(1, 2))
    assert acted is not None
    t.note(acted.seat, acted.answer)
    return None


def test_an_open_leaves_out_who_resigned_while_another_is_needed() -> None:
    runner = runner_of(offering, seats=3)
    runner.resign(1)
    assert asked(runner) == ["2 offer", "0 offer"]
    assert notes(put(runner, 0, "b")) == (0, "b")


def test_when_all_the_needed_have_resigned_the_first_of_them_gets_its_default() -> None:
    runner = runner_of(offering, seats=3)
    runner.resign(2)
    runner.resign(1)
    assert notes(runner) == (1, "c")
    assert over(runner)


def test_who_merely_may_act_is_not_waited_for_after_resigning() -> None:
    runner = runner_of(offering, seats=3)
    runner.resign(0)
    assert asked(runner) == ["2 offer", "1 offer"]


def passing(t: Sheet) -> Script[str | None]:
    asks = tuple([ask_of(s, "help", (PASS, "act"), PASS) for s in range(3)])
    t.note((yield from window(asks)) is None)
    return None


def test_a_window_is_passed_for_who_resigned_when_the_others_have_passed() -> None:
    runner = runner_of(passing, seats=3)
    runner.resign(0)
    assert asked(runner) == ["1 help", "2 help"]
    assert notes(put(put(runner, 2, PASS), 1, PASS)) == (True,)


def drawing(t: Sheet) -> Script[str | None]:
    t.note((yield from chance("card", ("x", "y"))))
    t.note((yield from ask(0, "letter", LETTERS, Chance("fate", Bag(LETTERS)))))
    t.note(*(yield from together((fated(0), fated(1)))))
    acted = yield from open_to((fated(0), fated(1)), EVERYBODY)
    assert acted is not None
    t.note(acted.seat, acted.answer)
    return None


def fated(seat: int) -> Ask[str]:
    return ask_of(seat, "fated", LETTERS, Chance("fate", Bag(LETTERS)))


def test_a_seat_may_resign_while_the_dealer_is_next() -> None:
    runner = runner_of(drawing)
    runner.resign(1)
    draw = runner.chance()
    assert draw is not None
    assert draw.what == "card"
    runner.deal("y")
    assert asked(runner) == ["0 letter"]


def test_the_chance_default_of_a_resigned_seat_is_drawn_when_the_last_answer_is_in() -> None:
    runner = runner_of(drawing)
    runner.deal("x")
    runner.resign(0)
    draw = runner.chance()
    assert draw is not None
    assert draw.ask is not None
    assert (draw.what, draw.ask.seat) == ("fate", 0)
    assert runner.asks() == ()
    runner.deal("c")
    assert asked(runner) == ["1 fated"]
    put(runner, 1, "b")
    assert runner.chance() is not None
    assert asked(runner) == []
    runner.deal("a")
    assert asked(runner) == ["1 fated"]
    runner.resign(1)
    runner.deal("b")
    assert notes(runner) == ("x", "c", "a", "b", 0, "b")


def test_a_seat_may_resign_while_the_dealer_draws_anothers_default() -> None:
    runner = runner_of(drawing)
    runner.deal("x")
    runner.default(waiting(runner, 0))
    runner.resign(1)
    draw = runner.chance()
    assert draw is not None
    assert draw.ask is not None
    assert draw.ask.seat == 0
    runner.deal("b")
    assert notes(runner) == ("x", "b")


def ends(table: Sheet, seat: int) -> str | None:
    table.note(f"{seat} gave up")
    return "settle"


def settle(t: Sheet) -> Script[str | None]:
    t.note("settled")
    yield from ()
    return None


def test_a_game_may_name_the_script_to_go_on_with_when_a_seat_resigns() -> None:
    runner = put(runner_of(turns, settle, seats=3, resigned=ends), 0, "b")
    runner.resign(2)
    assert over(runner)
    assert notes(runner) == ("b", "2 gave up", "settled")


@pytest.mark.parametrize("seat", [-1, 3, 10])
def test_a_seat_that_is_not_at_the_table_cannot_resign(seat: int) -> None:
    runner = runner_of(turns, seats=3)
    before = state(runner)
    with pytest.raises(Refused) as refused:
        runner.resign(seat)
    assert refused.value.code == "illegal"
    assert state(runner) == before


def test_nobody_resigns_twice() -> None:
    runner = runner_of(turns, seats=3)
    runner.resign(1)
    before = state(runner)
    with pytest.raises(Refused, match="has resigned already"):
        runner.resign(1)
    assert state(runner) == before


def test_nobody_resigns_after_the_end() -> None:
    runner = runner_of(turns, settle, seats=3, resigned=ends)
    runner.resign(0)
    with pytest.raises(Refused) as refused:
        runner.resign(1)
    assert refused.value.code == "over"


def test_where_the_spec_knows_no_resigning_it_is_refused() -> None:
    runner = runner_of(turns, seats=3, resigned=None)
    with pytest.raises(Refused, match="no resigning in this game"):
        runner.resign(0)


def marks(table: Sheet, seat: int) -> str | None:
    table.note(f"{seat} gave up")
    return None


def test_a_resignation_stands_in_place_among_the_answers_and_runs_again_there() -> None:
    runner = put(runner_of(turns, seats=3, resigned=marks), 0, "b")
    runner.resign(2)
    put(runner, 1, "c")
    assert notes(runner) == ("b", "2 gave up", "c", "a")
    again = Runner.at(runner.setup, runner.position)
    assert notes(again) == notes(runner)
    assert (asked(again), again.key()) == (asked(runner), runner.key())
    with pytest.raises(Refused, match="resigned already"):
        again.resign(2)


def test_a_game_in_which_only_the_resigned_are_asked_is_reported_and_changes_nothing() -> None:
    def forever(t: Sheet) -> Script[str | None]:
        yield from ask(0, "letter", LETTERS, "a")
        return "forever"

    runner = runner_of(forever)
    before = state(runner)
    with pytest.raises(ScriptError, match="in a row went to seats that have resigned"):
        runner.resign(0)
    assert state(runner) == before


def hesitates(table: Sheet, seat: int) -> str | None:
    table.note(f"{seat} wishes to resign")
    return STAYS


def test_a_game_may_only_note_the_wish_and_the_seat_plays_on() -> None:
    runner = put(runner_of(sealing, seats=3, resigned=hesitates), 1, "b")
    runner.resign(1)
    assert notes(runner) == ("1 wishes to resign",)
    assert asked(runner) == ["0 seal", "2 seal"]
    assert notes(Runner.at(runner.setup, runner.position)) == notes(runner)
    put(put(runner, 0, "c"), 2, "c")
    assert notes(runner) == ("1 wishes to resign", "c", "b", "c")
