"""The helpers by which scripts ask: together, open, window, race, under, drive."""

import pytest
from tests.core.small_games import LETTERS, Part, Sheet, asked, notes, over, put, runner_of, waiting

from stolik.core.options import Listed
from stolik.core.refusal import ScriptError
from stolik.core.runner import Runner
from stolik.core.scripts import (
    PASS,
    Script,
    ask,
    ask_of,
    chance,
    drive,
    open_to,
    together,
    under,
    window,
)
from stolik.core.seen import EVERYBODY, NOBODY, Seen, only
from stolik.core.steps import Acted, Ask, Chance, Step


def letter(seat: int, what: str = "letter") -> Ask[str]:
    return ask_of(seat, what, LETTERS, "a")


# Ask and Together.


def all_letters(t: Sheet) -> Script[str | None]:
    """Seat 1 is asked before seat 0: the answers come in the order of the asks."""
    answers = yield from together((letter(1), letter(0), letter(1, "other")))
    t.note(*answers)
    return None


def test_the_answers_of_together_come_in_the_order_of_its_asks() -> None:
    runner = runner_of(all_letters)
    assert asked(runner) == ["1 letter", "0 letter", "1 other"]
    put(put(put(runner, 1, "c", "other"), 0, "b"), 1, "a", "letter")
    assert notes(runner) == ("a", "b", "c")


def nobody_asked(t: Sheet) -> Script[str | None]:
    nothing: tuple[str, ...] = yield from together(())
    nobody: Acted[str] | None = yield from open_to((), EVERYBODY)
    t.note(nothing, nobody)
    yield from ask(0, "letter", LETTERS, "a")
    return None


def test_a_step_without_asks_is_resolved_at_once() -> None:
    runner = runner_of(nobody_asked)
    assert asked(runner) == ["0 letter"]
    assert notes(runner) == ((), None)


# Open.


def first_come(t: Sheet) -> Script[str | None]:
    acted = yield from open_to((letter(0), letter(1), letter(1, "other")), only(0))
    assert acted is not None
    t.note(acted.seat, acted.what, acted.answer)
    return None


@pytest.mark.parametrize(
    ("seat", "what", "expected"),
    [(0, "letter", (0, "letter", "b")), (1, "other", (1, "other", "b"))],
)
def test_the_first_answer_of_anybody_resolves_an_open(
    seat: int, what: str, expected: tuple[object, ...]
) -> None:
    runner = put(runner_of(first_come), seat, "b", what)
    assert notes(runner) == expected
    assert over(runner)


def test_an_open_waits_for_its_need_only() -> None:
    runner = runner_of(first_come)
    assert [(one.seat, one.what, one.need) for one in runner.asks()] == [
        (0, "letter", True),
        (1, "letter", False),
        (1, "other", False),
    ]


def needs_nobody(t: Sheet) -> Script[str | None]:
    yield from open_to((letter(0),), only(1))
    return None


def test_an_open_that_waits_for_nobody_asked_is_the_scripts_mistake() -> None:
    with pytest.raises(ScriptError, match="waits for nobody"):
        runner_of(needs_nobody)


# A window.


def offers(need: Seen) -> Part:
    def offer(t: Sheet) -> Script[str | None]:
        asks = [
            ask_of(seat, what, (PASS, "act"), PASS)
            for seat, what in [(0, "help"), (1, "help"), (1, "spoil"), (2, "help")]
        ]
        acted = yield from window(tuple(asks), need)
        t.note(*(["nobody"] if acted is None else [acted.seat, acted.what]))
        return None

    return offer


def test_a_window_closes_when_all_have_passed() -> None:
    runner = runner_of(offers(EVERYBODY), seats=3)
    put(put(runner, 2, PASS), 0, PASS)
    assert asked(runner) == ["1 help", "1 spoil"]
    put(runner, 1, PASS)
    assert notes(runner) == ("nobody",)


def test_who_passes_one_of_several_asks_passes_them_all() -> None:
    runner = put(runner_of(offers(EVERYBODY), seats=3), 1, PASS, "spoil")
    assert asked(runner) == ["0 help", "2 help"]


def test_the_first_to_act_closes_a_window_for_all() -> None:
    runner = put(put(runner_of(offers(EVERYBODY), seats=3), 0, PASS), 1, "act", "spoil")
    assert notes(runner) == (1, "spoil")
    assert over(runner)


def test_a_window_waits_for_its_need_and_no_longer() -> None:
    runner = runner_of(offers(only(0, 2)), seats=3)
    assert [one.need for one in runner.asks()] == [True, False, False, True]
    put(put(runner, 0, PASS), 2, PASS)
    assert notes(runner) == ("nobody",)


def test_a_seat_that_is_not_waited_for_may_pass_too() -> None:
    runner = put(runner_of(offers(only(0)), seats=3), 2, PASS)
    assert asked(runner) == ["0 help", "1 help", "1 spoil"]
    assert not over(runner)


@pytest.mark.parametrize("need", [NOBODY, only(4)])
def test_a_window_that_waits_for_nobody_it_asks_is_a_mistake(need: Seen) -> None:
    with pytest.raises(ScriptError, match="A window waits for nobody"):
        runner_of(offers(need), seats=3)


# Where the rules stand.


def chapters(t: Sheet) -> Script[str | None]:
    yield from under(t, "TOY-2", paragraph(t))
    yield from ask(0, "last", LETTERS, "a")
    return None


def paragraph(t: Sheet) -> Script[str]:
    yield from ask(0, "first", LETTERS, "a")
    inner = yield from under(t, "TOY-3", ask(0, "second", LETTERS, "a"))
    t.note(inner)
    return inner


def test_where_gives_the_clauses_from_the_widest_to_the_narrowest() -> None:
    runner = runner_of(chapters)
    stood = []
    for _ in range(3):
        stood.append(runner.where())
        assert runner.clone().where() == stood[-1]
        put(runner, 0, "b")
    assert stood == [("SMALL-1", "TOY-2"), ("SMALL-1", "TOY-2", "TOY-3"), ("SMALL-1",)]
    assert runner.where() == ()
    assert notes(runner) == ("b",)


# Driving a script on a copy.


def brawl(t: Sheet) -> Script[int]:
    t.note((yield from chance("die", (1, 2, 3))))
    t.note((yield from ask(0, "letter", LETTERS, "a")))
    return len(t.notes)


def last_option(step: Step) -> object:
    assert isinstance(step, (Ask, Chance))
    return step.bag.items[-1] if isinstance(step, Chance) else step.default


def test_driving_a_script_answers_a_question_and_never_touches_the_table() -> None:
    table = Sheet(["before"], [], [])
    table.told = []
    after, count = drive(table, brawl, last_option)
    assert (after.notes, count) == (["before", 3, "a"], 3)
    assert (table.notes, table.told, table.clauses) == (["before"], [], ())


def test_driving_a_script_that_asks_nothing_gives_its_result() -> None:
    def silent(t: Sheet) -> Script[str]:
        t.note("x")
        yield from ()
        return "done"

    after, result = drive(Sheet([], [], []), silent, last_option)
    assert (after.notes, result) == (["x"], "done")


def test_a_mistake_in_a_driven_script_is_heard() -> None:
    def broken(t: Sheet) -> Script[None]:
        yield from ask(0, "letter", LETTERS, "a")
        raise RuntimeError("broken")

    with pytest.raises(RuntimeError, match="broken"):
        drive(Sheet([], [], []), broken, last_option)


# Chance.


def draws(t: Sheet) -> Script[str | None]:
    t.note((yield from chance("card", ("x", "y"), only(1))))
    return None


def test_chance_is_decided_by_the_dealer_over_a_bag_that_says_who_sees_it() -> None:
    runner = Runner.start(runner_of(draws).setup)
    draw = runner.chance()
    assert draw is not None
    assert (draw.what, draw.bag.items, draw.seen_by, draw.ask) == (
        "card",
        ("x", "y"),
        only(1),
        None,
    )
    assert runner.asks() == ()
    runner.deal("y")
    assert notes(runner) == ("y",)
    assert runner.chance() is None


def empty_bag(t: Sheet) -> Script[str | None]:
    yield from chance("card", ())
    return None


def test_a_chance_over_nothing_is_the_scripts_mistake() -> None:
    with pytest.raises(ScriptError, match="at least one outcome"):
        runner_of(empty_bag)


def test_a_seat_that_is_not_asked_has_no_question() -> None:
    with pytest.raises(AssertionError, match="seat 1 is not asked"):
        waiting(runner_of(chapters), 1)


def test_an_ask_takes_options_that_are_no_list_as_they_are() -> None:
    class Loud(Listed[str]):
        def text(self, choice: str) -> str:
            return choice.upper()

    one = ask_of(0, "letter", Loud(LETTERS), "a", only(0))
    assert one.options.parse("B") == "b"
    assert (one.seen_by, one.default) == (only(0), "a")
