"""The ids of questions: they live as long as the question is unchanged, and never come back."""

import pytest
from tests.core.small_games import LETTERS, Sheet, ask_id, match_of, notes, say, state

from stolik.core.match import Match
from stolik.core.refusal import Refused
from stolik.core.scripts import PASS, Script, ask, ask_of, chance, open_to, together, window
from stolik.core.seen import only
from stolik.core.steps import Acted


def ids(match: Match) -> list[str]:
    return [one.id for one in match.questions()]


def again_and_again(t: Sheet) -> Script[str | None]:
    for _ in range(3):
        t.note((yield from ask(0, "letter", LETTERS, "a")))
    return None


def test_an_id_names_seat_words_and_the_number_of_questions_to_this_seat() -> None:
    match = match_of(again_and_again)
    seen = []
    for _ in range(3):
        seen += ids(match)
        say(match, 0, "a")
    assert seen == ["0:letter:1", "0:letter:2", "0:letter:3"]
    assert ids(match) == []


def test_an_old_id_never_fits_a_later_question_of_the_same_words() -> None:
    match = match_of(again_and_again)
    old = ask_id(match, 0)
    match.answer(old, "b")
    before = state(match)
    with pytest.raises(Refused) as refused:
        match.answer(old, "b")
    assert refused.value.code == "stale"
    assert state(match) == before


@pytest.mark.parametrize("name", ["", "0:letter", "0:letter:01", "1:letter:1", "0:letter:2", "x"])
def test_an_id_that_was_never_given_is_refused(name: str) -> None:
    match = match_of(again_and_again)
    with pytest.raises(Refused, match="closed"):
        match.answer(name, "a")
    with pytest.raises(Refused, match="closed"):
        match.answer_text(name, "a")
    with pytest.raises(Refused, match="closed"):
        match.withdraw(name)
    with pytest.raises(Refused, match="closed"):
        match.expire_one(name)


def test_after_the_end_an_id_is_refused_because_the_game_is_over() -> None:
    match = match_of(again_and_again)
    for _ in range(3):
        say(match, 0, "a")
    with pytest.raises(Refused) as refused:
        match.answer("0:letter:3", "a")
    assert refused.value.code == "over"


def offers(t: Sheet) -> Script[str | None]:
    asks = tuple([ask_of(s, "help", (PASS, "act"), PASS) for s in range(3)])
    t.note((yield from window(asks)) is None)
    return None


def test_an_id_stays_while_others_act() -> None:
    match = match_of(offers, seats=3)
    mine = ask_id(match, 2)
    say(say(match, 0, PASS), 1, PASS)
    assert ids(match) == [mine]
    match.answer(mine, "act")
    assert notes(match) == (False,)


def shrinking(t: Sheet) -> Script[str | None]:
    """What may be taken depends on what was taken; seat 2 may always wait."""
    free: tuple[str, ...] = LETTERS
    while free:
        mine = tuple([ask_of(s, "take", free, free[0], standing=True) for s in (0, 1)])
        acted: Acted[str] | None = yield from open_to(
            (*mine, ask_of(2, "wait", LETTERS, "a", standing=True)), only(0)
        )
        assert acted is not None
        free = tuple([letter for letter in free if letter != acted.answer])
    return None


def test_an_id_changes_with_the_options_of_its_question_and_only_with_them() -> None:
    match = match_of(shrinking, seats=3)
    assert ids(match) == ["0:take:1", "1:take:1", "2:wait:1"]
    say(match, 0, "b")
    assert ids(match) == ["0:take:2", "1:take:2", "2:wait:1"]
    with pytest.raises(Refused, match="closed"):
        match.answer("1:take:1", "b")


def interrupted(t: Sheet) -> Script[str | None]:
    yield from open_to((ask_of(0, "act", LETTERS, "a"), ask_of(1, "wait", LETTERS, "a")), only(0))
    yield from ask(0, "alone", LETTERS, "a")
    yield from open_to((ask_of(0, "act", LETTERS, "a"), ask_of(1, "wait", LETTERS, "a")), only(0))
    return None


def test_a_question_that_was_away_comes_back_under_a_new_id() -> None:
    match = match_of(interrupted)
    old = ask_id(match, 1)
    say(match, 0, "a", "act")
    assert ids(match) == ["0:alone:2"]
    say(match, 0, "a")
    assert ids(match) == ["0:act:3", "1:wait:2"]
    with pytest.raises(Refused):
        match.answer(old, "a")


def sealing(t: Sheet) -> Script[str | None]:
    asks = (ask_of(1, "seal", LETTERS, "a"), ask_of(0, "b", LETTERS, "a"))
    t.note(*(yield from together((*asks, ask_of(0, "a", LETTERS, "b")))))
    return None


def test_a_sealed_question_keeps_its_id_for_answering_anew_and_taking_back() -> None:
    match = match_of(sealing)
    assert ids(match) == ["0:a:1", "0:b:2", "1:seal:1"]
    for letter in ("a", "c"):
        match.answer("0:a:1", letter)
        assert [(one.id, one.sealed) for one in match.questions()] == [
            ("0:a:1", True),
            ("0:b:2", False),
            ("1:seal:1", False),
        ]
    match.withdraw("0:a:1")
    assert [one.sealed for one in match.questions()] == [False, False, False]
    match.answer("0:a:1", "b")
    match.answer("1:seal:1", "c")
    match.answer("0:b:2", "a")
    assert notes(match) == ("c", "a", "b")


@pytest.mark.parametrize("standing", [True, False])
def test_an_id_stays_over_a_draw_if_the_question_is_a_standing_one(standing: bool) -> None:
    def dealt_between(t: Sheet) -> Script[str | None]:
        for _ in range(2):
            waits = ask_of(1, "wait", LETTERS, "a", standing=standing)
            yield from open_to((ask_of(0, "act", LETTERS, "a"), waits), only(0))
            t.note((yield from chance("card", ("x", "y"))))
        return None

    match = match_of(dealt_between)
    old = ask_id(match, 1)
    say(match, 0, "a")
    assert ids(match) == ["0:act:2", old if standing else "1:wait:2"]


def test_a_standing_question_is_not_taken_for_one_that_is_put_once() -> None:
    def once_then_standing(t: Sheet) -> Script[str | None]:
        for standing in (False, True, False):
            waits = ask_of(1, "wait", LETTERS, "a", standing=standing)
            yield from open_to((ask_of(0, "act", LETTERS, "a"), waits), only(0))
        return None

    match = match_of(once_then_standing)
    for number in (2, 3):
        say(match, 0, "a")
        assert ids(match) == [f"0:act:{number}", f"1:wait:{number}"]


def test_the_very_same_question_asked_again_keeps_its_id() -> None:
    def again(t: Sheet) -> Script[str | None]:
        waits = ask_of(1, "wait", LETTERS, "a")
        for _ in range(2):
            yield from open_to((ask_of(0, "act", LETTERS, "a"), waits), only(0))
        return None

    match = say(match_of(again), 0, "a")
    assert ids(match) == ["0:act:2", "1:wait:1"]
