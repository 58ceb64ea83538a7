"""Chains of scripts, and what is told on the way."""

import pytest
from tests.core.small_games import (
    LETTERS,
    Sheet,
    Small,
    asked,
    notes,
    over,
    put,
    runner_of,
    state,
    waiting,
)

from stolik.core.refusal import ScriptError
from stolik.core.runner import Runner
from stolik.core.scripts import Script, ask
from stolik.core.seen import only
from stolik.core.table import Event


def twice(t: Sheet) -> Script[str | None]:
    first = yield from ask(0, "letter", LETTERS, "a")
    second = yield from ask(1, "letter", LETTERS, "b")
    t.note(first, second)
    return None


def silent(t: Sheet) -> Script[str | None]:
    t.note("silent")
    yield from ()
    return "twice" if len(t.notes) > 2 else "silent"


def test_scripts_that_ask_nothing_pass_on_at_once() -> None:
    runner = runner_of(silent, twice)
    assert (notes(runner), asked(runner)) == (("silent",) * 3, ["0 letter"])
    assert runner.position.script == "twice"


def at_once(t: Sheet) -> Script[str | None]:
    t.note("over")
    yield from ()
    return None


def test_a_game_may_be_over_before_anybody_is_asked() -> None:
    runner = runner_of(at_once)
    assert over(runner)
    assert (notes(runner), runner.where(), runner.chance()) == (("over",), (), None)


def endless(t: Sheet) -> Script[str | None]:
    yield from ()
    return "endless"


def enters_endless(t: Sheet) -> Script[str | None]:
    yield from ask(0, "letter", LETTERS, "a")
    return "endless"


def test_an_endless_chain_of_scripts_is_reported_and_changes_nothing() -> None:
    with pytest.raises(ScriptError, match="scripts in a row asked nothing, the last of them endle"):
        runner_of(endless)
    runner = runner_of(enters_endless, endless)
    before = state(runner)
    with pytest.raises(ScriptError):
        put(runner, 0, "a")
    assert state(runner) == before


# Events.


def tells(t: Sheet) -> Script[str | None]:
    t.tell(Event("started"))
    first = yield from ask(0, "letter", LETTERS, "a")
    t.tell(Event("first", (("is", first),), only(1)))
    yield from ask(0, "letter", LETTERS, "a")
    t.tell(Event("second"))
    return None


def kinds(events: tuple[Event, ...]) -> list[str]:
    return [event.kind for event in events]


def test_what_is_told_comes_with_the_answer_that_led_to_it_and_never_again() -> None:
    runner = runner_of(tells)
    assert kinds(runner.told()) == ["started"]
    assert runner.told() == ()
    assert kinds(runner.answer(waiting(runner, 0), "a")) == ["first"]
    again = Runner.at(runner.setup, runner.position, listening=True)
    assert again.told() == ()
    assert kinds(again.answer(waiting(again, 0), "a")) == ["second"]


def test_only_a_runner_that_listens_hears() -> None:
    deaf = Runner.start(Small(tells).setup())
    assert (deaf.told(), deaf.passed()) == ((), ())
    assert deaf.answer(waiting(deaf, 0), "a") == ()
    clone = runner_of(tells).clone()
    assert clone.answer(waiting(clone, 0), "a") == ()
    assert clone.passed() == ()
