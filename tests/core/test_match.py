"""A match: who gave an answer, the clock, what each seat can know, and what the header says."""

import json
from typing import Any

import pytest
from tests.core.small_games import LETTERS, Sheet, Small, ask_id, match_of, notes, say, state

from stolik.core.dealer import SeededDealer
from stolik.core.match import Answered, By, Match
from stolik.core.refusal import Refused, ScriptError
from stolik.core.scripts import Script, ask, ask_of, chance, open_to, together
from stolik.core.seen import only
from stolik.core.spec import Option
from stolik.core.steps import Acted, Bag, Chance
from stolik.core.table import Event


def bodies(match: Match) -> list[dict[str, object]]:
    """The lines between the header and the last, without numbers, marks and digests."""
    kept = ("seat", "what", "is", "by", "all", "deal", "resign", "drawn")
    lines = [json.loads(line) for line in match.save().splitlines()[1:-1]]
    return [{key: line[key] for key in kept if key in line} for line in lines]


def story(t: Sheet) -> Script[str | None]:
    t.tell(Event("started"))
    t.note((yield from ask(0, "letter", LETTERS, "a", only(0))))
    t.tell(Event("secret", (("to", 0),), seen_by=only(0)))
    t.note(*(yield from together(tuple([ask_of(s, "seal", LETTERS, "b") for s in (1, 0)]))))
    t.note((yield from chance("card", ("x", "y"))))
    acted: Acted[str] | None = yield from open_to(
        tuple([ask_of(s, "offer", LETTERS, "c") for s in (2, 1, 0)]), only(1, 2)
    )
    assert acted is not None
    t.note(acted.seat)
    yield from ask(2, "last", LETTERS, "a")
    return None


def test_the_record_says_who_gave_an_answer_unless_it_was_the_seat_itself() -> None:
    match = match_of(story, seats=3)
    say(match, 0, "b", by="bot")
    match.expire_one(ask_id(match, 0))
    say(match, 1, "c")
    say(match, 0, "b", by="bot")
    assert bodies(match)[0] == {"seat": 0, "what": "letter", "is": "b", "by": "bot"}
    assert bodies(match)[1]["all"] == [
        {"seat": 1, "what": "seal", "is": "c"},
        {"seat": 0, "what": "seal", "is": "b", "by": "clock"},
    ]
    assert bodies(match)[3] == {"seat": 0, "what": "offer", "is": "b", "by": "bot"}


def test_the_last_to_give_a_sealed_answer_is_the_one_recorded() -> None:
    givers: list[tuple[By, str]] = [("seat", "a"), ("bot", "b")]
    match = say(match_of(story, seats=3), 0, "b")
    for by, letter in givers:
        say(match, 1, letter, by=by)
    match.withdraw(ask_id(match, 1))
    say(say(match, 1, "c", by="bot"), 0, "a")
    assert bodies(match)[1]["all"] == [
        {"seat": 1, "what": "seal", "is": "c", "by": "bot"},
        {"seat": 0, "what": "seal", "is": "a"},
    ]


def test_a_refused_answer_changes_nothing_not_even_who_gave_the_sealed_one() -> None:
    match = say(say(match_of(story, seats=3), 0, "b"), 1, "a", by="bot")
    before = state(match)
    with pytest.raises(Refused):
        say(match, 1, "z")
    with pytest.raises(Refused):
        match.answer(ask_id(match, 1), 5)
    assert state(match) == before


# The clock.


def test_the_clock_answers_by_default_in_the_name_of_the_clock() -> None:
    match = match_of(story, seats=3)
    match.expire()
    assert bodies(match) == [{"seat": 0, "what": "letter", "is": "a", "by": "clock"}]


def test_the_clock_seals_defaults_for_those_who_have_not_sealed() -> None:
    match = say(say(match_of(story, seats=3), 0, "b"), 1, "c")
    match.expire()
    assert notes(match)[:3] == ("b", "c", "b")


def test_in_an_open_the_clock_answers_for_the_first_needed_seat() -> None:
    match = say(match_of(story, seats=3), 0, "b")
    match.expire()
    assert [one.seat for one in match.questions()] == [0, 1, 2]
    match.expire()
    assert bodies(match)[-1] == {"seat": 1, "what": "offer", "is": "c", "by": "clock"}


def test_the_clock_may_run_out_for_one_question_alone() -> None:
    match = say(match_of(story, seats=3), 0, "b")
    match.expire_one(ask_id(match, 0))
    assert [(one.seat, one.sealed) for one in match.questions()] == [(0, True), (1, False)]


def test_after_the_end_no_clock_runs() -> None:
    match = match_of(story, seats=3)
    for _ in range(4):
        match.expire()
    assert match.result() is not None
    with pytest.raises(Refused) as refused:
        match.expire()
    assert refused.value.code == "over"


def fated(t: Sheet) -> Script[str | None]:
    asks = [ask_of(s, "seal", LETTERS, Chance("fate", Bag(LETTERS))) for s in range(3)]
    t.note(*(yield from together(tuple(asks))))
    t.note((yield from ask(0, "letter", LETTERS, Chance("fate", Bag(LETTERS)))))
    return None


def test_defaults_that_are_chances_are_drawn_for_all_whose_time_ran_out() -> None:
    match = say(match_of(fated, seats=3, dealer=SeededDealer(4)), 1, "a")
    match.expire()
    match.expire()
    assert bodies(match)[0]["all"] == [
        {"seat": 0, "what": "seal", "is": notes(match)[0], "by": "clock", "drawn": True},
        {"seat": 1, "what": "seal", "is": "a"},
        {"seat": 2, "what": "seal", "is": notes(match)[2], "by": "clock", "drawn": True},
    ]
    assert bodies(match)[1]["drawn"] is True
    assert match.result() is not None


# Events and what a seat can know.


def told(match: Match, seat: int) -> list[str]:
    return [one.what if isinstance(one, Answered) else one.kind for one in match.history(seat)]


def test_a_seats_history_is_what_it_was_told_and_what_it_answered() -> None:
    match = match_of(story, seats=3)
    events = match.answer(ask_id(match, 0), "b")
    assert [event.kind for event in events] == ["secret"]
    say(say(match, 1, "c"), 0, "a")
    say(match, 1, "b")
    assert told(match, 0) == ["started", "letter", "secret", "seal"]
    assert told(match, 1) == ["started", "seal", "offer"]
    assert told(match, 2) == told(match, -1) == ["started"]
    own = [one.text for one in match.history(1) if isinstance(one, Answered)]
    assert own == ["c", "b"]


def test_the_events_of_an_answer_include_those_of_the_draws_after_it() -> None:
    def dealt(t: Sheet) -> Script[str | None]:
        yield from ask(0, "letter", LETTERS, "a")
        t.tell(Event("answered"))
        yield from chance("card", ("x", "y"))
        t.tell(Event("dealt"))
        return "dealt" if len(t.told or ()) > 9 else None

    match = match_of(dealt)
    assert [event.kind for event in match.answer(ask_id(match, 0), "a")] == ["answered", "dealt"]


def test_a_copy_of_the_position_goes_its_own_way() -> None:
    match = match_of(story, seats=3)
    before = state(match)
    search = match.runner()
    search.answer(search.asks()[0], "c")
    assert state(match) == before
    assert match.view(0).text() == match.runner().view(0).text()


# Before the game.


def test_the_header_says_all_that_was_agreed() -> None:
    options = (Option("deck", "any"), Option("motto", "none"))
    game = Small(
        story,
        seats=3,
        options=options,
        settle={"deck": ("short", "long")},
        data={"deck.toml": "abcd"},
        name="story",
        rules=7,
    )
    match = Match(game.setup(motto="hop"), SeededDealer(9), names=("Ada", "Łucja", ""))
    header = json.loads(match.lines()[0])
    settled = header["options"].pop("deck")
    assert settled in ("short", "long")
    header.pop("d")
    assert header == {
        "stolik": 1,
        "game": "story",
        "rules": 7,
        "mode": "game",
        "seats": 3,
        "names": ["Ada", "Łucja", ""],
        "asked": {"deck": "any", "motto": "hop"},
        "options": {"motto": "hop"},
        "data": {"deck.toml": "abcd"},
        "deal": {"by": "seed", "seed": 9},
    }
    assert match.setup.options["deck"] == settled


def test_a_game_that_begins_with_draws_is_dealt_before_the_first_question() -> None:
    def deals(t: Sheet) -> Script[str | None]:
        for _ in range(3):
            t.note((yield from chance("card", (1, 2, 3))))
        yield from ask(0, "letter", LETTERS, "a")
        return None

    match = match_of(deals)
    assert len(notes(match)) == 3
    assert [one.what for one in match.questions()] == ["letter"]
    assert len(match) == 4


def test_a_game_that_asks_nobody_is_over_at_once() -> None:
    def silent(t: Sheet) -> Script[str | None]:
        t.note(1, (yield from chance("card", (5,))))
        return None

    match = match_of(silent)
    result = match.result()
    assert result is not None
    assert result.places == (2, 1)
    assert json.loads(match.save().splitlines()[-1])["result"]["places"] == [2, 1]


def test_resigning_is_a_line_of_the_record_and_defaults_after_it_say_so() -> None:
    match = say(match_of(story, seats=3), 0, "b")
    match.resign(1)
    say(match, 0, "c")
    assert bodies(match)[1] == {"resign": 1}
    assert bodies(match)[2]["all"] == [
        {"seat": 1, "what": "seal", "is": "b", "by": "resigned"},
        {"seat": 0, "what": "seal", "is": "c"},
    ]


@pytest.mark.parametrize("name", ["\ud800", 5])
def test_a_name_that_cannot_be_written_is_refused(name: Any) -> None:
    with pytest.raises(Refused) as refused:
        Match(Small(story, seats=3).setup(), SeededDealer(1), names=("Ada", name))
    assert refused.value.code == "malformed"


def test_a_game_that_draws_for_ever_is_reported_and_changes_nothing() -> None:
    def forever(t: Sheet) -> Script[str | None]:
        yield from ask(0, "letter", LETTERS, "a")
        while True:
            yield from chance("card", ("x",))

    match = match_of(forever)
    before = state(match)
    with pytest.raises(ScriptError, match="draws in a row, and nobody is asked"):
        say(match, 0, "a")
    assert state(match) == before


def test_two_options_of_one_notation_are_reported_before_they_are_recorded() -> None:
    def alike(t: Sheet) -> Script[str | None]:
        t.note((yield from ask(0, "number", (1, "1"), 1)))
        return None

    match = match_of(alike)
    before = state(match)
    with pytest.raises(ScriptError, match="share the notation '1'"):
        match.answer(ask_id(match, 0), "1")
    assert state(match) == before
    assert notes(say(match, 0, "1")) == (1,)


@pytest.mark.parametrize("text", [None, 5, True, ["a"], b"a"])
def test_an_answer_in_notation_that_is_no_text_is_refused(text: Any) -> None:
    match = match_of(story, seats=3)
    with pytest.raises(Refused) as refused:
        match.answer_text(ask_id(match, 0), text)
    assert refused.value.code == "malformed"


@pytest.mark.parametrize("by", ["clock", "resigned", "Mallory", ""])
def test_nobody_answers_by_hand_but_seats_and_bots(by: Any) -> None:
    match = match_of(story, seats=3)
    before = match.save()
    with pytest.raises(ValueError, match="comes from a seat or a bot"):
        say(match, 0, "a", by=by)
    assert match.save() == before
