"""A runner: questions that wait, answers matched exactly, seals, clones, chains of scripts."""

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
from stolik.core.scripts import Script, ask, ask_of, chance, together
from stolik.core.seen import only
from stolik.core.steps import Bag, Chance


def twice(t: Sheet) -> Script[str | None]:
    first = yield from ask(0, "letter", LETTERS, "a")
    second = yield from ask(1, "letter", LETTERS, "b")
    t.note(first, second)
    return None


def sealed(t: Sheet) -> Script[str | None]:
    answers = yield from together(tuple([ask_of(s, "letter", LETTERS, "a") for s in range(3)]))
    t.note(*answers)
    return None


def refuses(runner: Runner, seat: int, choice: object) -> bool:
    before = state(runner)
    with pytest.raises(Refused, match="not among the options"):
        put(runner, seat, choice)
    return state(runner) == before


# Answers.


def test_questions_come_one_after_another_and_the_game_ends() -> None:
    runner = runner_of(twice)
    assert (asked(runner), runner.result()) == (["0 letter"], None)
    assert asked(put(runner, 0, "b")) == ["1 letter"]
    put(runner, 1, "c")
    assert over(runner)
    assert asked(runner) == []
    result = runner.result()
    assert result is not None
    assert (result.reason, result.places) == ("noted", (1, 1))


class Word(str):
    """A kind of text."""

    __slots__ = ()


@pytest.mark.parametrize("choice", ["d", "", None, 1, Word("b"), ["b"], ("b",), object()])
def test_a_choice_that_is_not_offered_is_refused_and_changes_nothing(choice: object) -> None:
    assert refuses(runner_of(twice), 0, choice)


def numbers(t: Sheet) -> Script[str | None]:
    t.note((yield from ask(0, "number", (1, (1, "x")), 1)))
    return None


@pytest.mark.parametrize("choice", [True, 1.0, (True, "x"), (1.0, "x"), (1, Word("y"))])
def test_what_is_equal_but_of_another_type_is_refused(choice: object) -> None:
    assert refuses(runner_of(numbers), 0, choice)


class EqualToAll:
    """A stranger's object that claims to be whatever it is compared with."""

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0


@pytest.mark.parametrize("choice", [EqualToAll(), (1, EqualToAll()), (EqualToAll(), "x")])
def test_an_object_that_claims_to_equal_everything_is_refused(choice: object) -> None:
    assert refuses(runner_of(numbers), 0, choice)


def test_the_stored_answer_is_the_option_itself() -> None:
    option = (1, "x")

    def fixed(t: Sheet) -> Script[str | None]:
        t.note((yield from ask(0, "pair", (option,), option)))
        yield from ask(0, "more", LETTERS, "a")
        return None

    runner = put(runner_of(fixed), 0, (1, *"x"))
    assert runner.position.answers[0] is option


# Handles.


def test_a_question_that_was_answered_is_closed() -> None:
    runner = runner_of(twice)
    old = waiting(runner, 0)
    put(runner, 0, "a")
    before = state(runner)
    with pytest.raises(Refused) as refused:
        runner.answer(old, "a")
    assert refused.value.code == "stale"
    with pytest.raises(Refused):
        runner.default(old)
    assert state(runner) == before


def test_after_the_end_every_question_is_refused() -> None:
    runner = runner_of(twice)
    last = waiting(put(runner, 0, "a"), 1)
    put(runner, 1, "a")
    with pytest.raises(Refused) as refused:
        runner.answer(last, "a")
    assert refused.value.code == "over"
    assert refused.value.say("pl") == "Gra jest skończona."


def test_the_question_of_another_game_is_refused() -> None:
    runner, other = runner_of(twice), runner_of(twice)
    with pytest.raises(Refused, match="closed"):
        runner.answer(waiting(other, 0), "a")
    runner, other = runner_of(sealed, seats=3), runner_of(sealed, seats=3)
    with pytest.raises(Refused, match="closed"):
        runner.answer(waiting(other, 0), "a")


def test_a_question_taken_before_cloning_can_be_answered_in_the_clone() -> None:
    """A search picks at the root and plays in copies."""
    runner = runner_of(twice)
    root = waiting(runner, 0)
    for choice in LETTERS:
        twin = runner.clone()
        twin.answer(root, choice)
        assert twin.position.answers == (choice,)
    assert runner.position.answers == ()


def test_clones_go_their_own_ways() -> None:
    runner = put(runner_of(twice), 0, "a")
    before = state(runner)
    twins = [runner.clone() for _ in range(3)]
    for twin, choice in zip(twins, LETTERS, strict=True):
        put(twin, 1, choice)
    assert [notes(twin) for twin in twins] == [("a", "a"), ("a", "b"), ("a", "c")]
    assert state(runner) == before
    assert notes(put(runner, 1, "c")) == ("a", "c")


# Defaults.


def test_the_default_answers_a_question() -> None:
    runner = put(runner_of(twice), 0, "a")
    runner.default(waiting(runner, 1))
    assert notes(runner) == ("a", "b")


def rolled(t: Sheet) -> Script[str | None]:
    t.note((yield from ask(0, "letter", LETTERS, Chance("fate", Bag(("b", "c")), only(0)))))
    return None


def test_where_the_default_is_a_chance_the_dealer_answers() -> None:
    runner = runner_of(rolled)
    mine = waiting(runner, 0)
    runner.default(mine)
    draw = runner.chance()
    assert draw is not None
    assert (draw.what, draw.seen_by, draw.ask) == ("fate", only(0), mine.ask)
    assert runner.asks() == ()
    with pytest.raises(Refused):
        runner.answer(mine, "a")
    with pytest.raises(Refused):
        runner.deal("a")
    twin = runner.clone()
    twin.deal("c")
    runner.deal("b")
    assert (notes(runner), notes(twin)) == (("b",), ("c",))


def odd_default(t: Sheet) -> Script[str | None]:
    yield from ask(0, "letter", LETTERS, "z")
    yield from ask(0, "letter", LETTERS, Chance("fate", Bag(("z",))))
    return None


def test_a_default_outside_the_options_is_the_scripts_mistake() -> None:
    runner = runner_of(odd_default)
    before = state(runner)
    with pytest.raises(ScriptError, match="default of 'letter' is not among its options"):
        runner.default(waiting(runner, 0))
    assert state(runner) == before
    runner.default(waiting(put(runner, 0, "a"), 0))
    with pytest.raises(ScriptError, match="default of 'letter' is not among its options"):
        runner.deal("z")


def test_a_dealt_outcome_is_one_of_the_bag() -> None:
    def card(t: Sheet) -> Script[str | None]:
        t.note((yield from chance("card", ("x", "y"))))
        return None

    runner = runner_of(card)
    before = state(runner)
    with pytest.raises(Refused, match="not among the options"):
        runner.deal("z")
    assert state(runner) == before
    runner.deal("x")
    with pytest.raises(Refused):
        runner.deal("x")


def test_components_are_counted_at_every_moment() -> None:
    runner = runner_of(twice)
    assert runner.components() == {"hands": 2}
    assert put(put(runner, 0, "a"), 1, "a").components() == {"hands": 2}
