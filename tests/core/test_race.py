"""Races: every seat runs its own sub-script, first come first served."""

from collections.abc import Callable

import pytest
from tests.core.small_games import (
    LETTERS,
    Part,
    Sheet,
    ask_id,
    asked,
    match_of,
    notes,
    put,
    runner_of,
    say,
    waiting,
)

from stolik.core.refusal import Refused, ScriptError
from stolik.core.scripts import Script, ask, chance, race, under
from stolik.core.steps import Bag, Chance

Lane = Callable[[Sheet, int], Script[None]]


def build(t: Sheet, seat: int) -> Script[None]:
    """Two answers with a draw between them; what is built is noted at the end."""
    first = yield from ask(seat, "first", LETTERS, "a")
    card = yield from chance("card", ("x", "y"))
    second = yield from ask(seat, "second", LETTERS, "a")
    t.note(f"{seat}{first}{card}{second}")


def racing(lane: Lane = build, seats: tuple[int, ...] = (0, 1), goal: int = 3) -> Part:
    def site(t: Sheet) -> Script[str | None]:
        over = yield from race(t, lane, seats, lambda table: len(table.notes) >= goal)
        return None if over else "site"

    return site


def test_seats_go_through_their_own_sub_scripts_in_any_order() -> None:
    runner = runner_of(racing())
    put(runner, 1, "b").deal("x")
    put(runner, 0, "c").deal("y")
    assert asked(runner) == ["0 second", "1 second"]
    put(runner, 0, "a")
    assert asked(runner) == ["0 first", "1 second"]
    put(runner, 1, "c")
    assert notes(runner) == ("0cya", "1bxc")


def test_a_race_reaches_a_checkpoint_when_all_stand_at_their_first_ask() -> None:
    runner = runner_of(racing())
    put(runner, 0, "a").deal("x")
    assert runner.position.answers
    put(runner, 0, "a")
    assert (asked(runner), runner.position.answers) == (["0 first", "1 first"], ())
    assert notes(runner) == ("0axa",)


def test_a_race_has_no_checkpoint_while_somebody_is_underway() -> None:
    runner = runner_of(racing())
    put(runner, 1, "a").deal("x")
    put(runner, 0, "a").deal("x")
    put(runner, 0, "a")
    assert len(runner.position.answers) == 5
    assert notes(runner) == ("0axa",)


def test_a_race_ends_as_soon_as_it_is_over_and_what_was_begun_is_ended_by_default() -> None:
    runner = runner_of(racing(goal=1))
    put(runner, 1, "a").deal("x")
    put(runner, 0, "a").deal("x")
    put(runner, 0, "b")
    assert runner.asks() == ()
    assert notes(runner) == ("0axb", "1axa")


def over_at_once(t: Sheet) -> Script[str | None]:
    t.note((yield from race(t, build, (0, 1), lambda table: True)))
    return None


def test_a_race_that_is_over_before_it_begins_asks_nobody() -> None:
    assert notes(runner_of(over_at_once)) == (True,)


def deals_first(t: Sheet, seat: int) -> Script[None]:
    yield from chance("card", ("x", "y"))
    yield from ask(seat, "first", LETTERS, "a")


def asks_another(t: Sheet, seat: int) -> Script[None]:
    yield from ask(1 - seat, "first", LETTERS, "a")


def asks_nobody(t: Sheet, seat: int) -> Script[None]:
    yield from ()


@pytest.mark.parametrize("lane", [deals_first, asks_another, asks_nobody])
def test_a_sub_script_begins_with_an_ask_of_its_own_seat(lane: Lane) -> None:
    with pytest.raises(ScriptError, match="begins with an ask, and asks its own seat only"):
        runner_of(racing(lane))


def asks_another_later(t: Sheet, seat: int) -> Script[None]:
    yield from ask(seat, "first", LETTERS, "a")
    yield from ask(1 - seat, "second", LETTERS, "a")


def test_a_sub_script_that_turns_to_another_seat_is_refused_and_the_race_stands() -> None:
    runner = runner_of(racing(asks_another_later))
    with pytest.raises(ScriptError, match="asks its own seat only"):
        put(runner, 0, "a")
    assert asked(runner) == ["0 first", "1 first"]


def test_a_race_needs_a_seat() -> None:
    with pytest.raises(ScriptError, match="at least one seat"):
        runner_of(racing(seats=()))


def titled(t: Sheet, seat: int) -> Script[None]:
    """The first two asks stand under a clause of this seat's own, the last does not."""
    yield from under(t, f"TOY-{seat}", pair(t, seat))
    yield from ask(seat, "third", LETTERS, "a")


def pair(t: Sheet, seat: int) -> Script[None]:
    yield from ask(seat, "first", LETTERS, "a")
    yield from chance("card", ("x", "y"))
    yield from ask(seat, "second", LETTERS, "a")


def test_the_clauses_of_one_seat_are_not_those_of_another() -> None:
    """While nobody's sub-script runs, the race itself is where the rules stand."""
    runner = runner_of(racing(titled))
    assert runner.where() == ("SMALL-1",)
    for seat in (0, 1):
        put(runner, seat, "a")
        assert runner.where() == ("SMALL-1", f"TOY-{seat}"), "the dealer is asked by this seat"
        runner.deal("x")
        assert runner.where() == ("SMALL-1",)
    put(put(runner, 1, "a"), 0, "a")
    assert (runner.where(), asked(runner)) == (("SMALL-1",), ["0 third", "1 third"])


def test_a_race_runs_again_from_its_position() -> None:
    runner = runner_of(racing())
    put(runner, 1, "b").deal("x")
    twin = runner.clone()
    for game in (runner, twin):
        put(game, 0, "c").deal("y")
        put(game, 1, "a")
    assert notes(runner) == notes(twin) == ("1bxa",)
    assert runner.key() == twin.key()


def test_an_id_stays_valid_while_another_seat_acts_and_draws() -> None:
    """KERNEL 7: an answer stays valid while its question is unchanged, whatever others did."""
    match = match_of(racing())
    waits = ask_id(match, 1)
    say(match, 0, "a")
    say(match, 0, "b")
    match.answer(waits, "c")
    assert ask_id(match, 1, "second")
    with pytest.raises(Refused, match="closed"):
        match.answer(waits, "c")


def test_a_resigned_seat_leaves_the_race_to_the_others() -> None:
    runner = runner_of(racing(goal=1))
    runner.resign(0)
    assert asked(runner) == ["1 first"]
    put(runner, 1, "b").deal("x")
    put(runner, 1, "c")
    assert notes(runner) == ("1bxc",)
    with pytest.raises(AssertionError, match="not asked"):
        waiting(runner, 1)


def drawing_lane(t: Sheet, seat: int) -> Script[None]:
    first = yield from ask(seat, "first", LETTERS, Chance("fate", Bag(LETTERS)))
    second = yield from ask(seat, "second", LETTERS, Chance("fate", Bag(LETTERS)))
    t.note(f"{seat}{first}{second}")


def test_what_a_resigned_seat_has_begun_in_a_race_is_ended_by_default() -> None:
    runner = put(runner_of(racing(drawing_lane)), 0, "b")
    runner.resign(0)
    runner.deal("c")
    assert notes(runner) == ("0bc",)
    assert asked(runner) == ["1 first"]


def test_when_a_race_is_over_the_dealer_draws_what_was_begun_and_not_ended() -> None:
    runner = put(runner_of(racing(drawing_lane, goal=1)), 1, "a")
    put(put(runner, 0, "b"), 0, "b")
    draw = runner.chance()
    assert draw is not None
    assert draw.what == "fate"
    runner.deal("c")
    assert notes(runner) == ("0bb", "1ac")
