"""Undo: back to the last barrier, past the seats in `through`, never past chance."""

import pytest
from tests.core.small_games import LETTERS, Part, Sheet, Small, ask_id, match_of, say, state

from stolik.core.dealer import SeededDealer
from stolik.core.match import Match
from stolik.core.refusal import Refused, Why
from stolik.core.replay import load
from stolik.core.runner import GAME_OVER
from stolik.core.scripts import Script, ask, ask_of, chance, together
from stolik.core.seen import only
from stolik.core.steps import Bag, Chance
from stolik.core.table import Event
from stolik.core.undo import DEALT, NOTHING, OTHERS, REVEALED, TURN_OVER


def asking(*seats: int) -> Part:
    """One letter of each of these seats in turn, all in one script."""

    def turns(t: Sheet) -> Script[str | None]:
        for seat in seats:
            t.note((yield from ask(seat, "letter", LETTERS, "a")))
            t.tell(Event("noted"))
        return None

    return turns


def closed(match: Match, seat: int, *through: int) -> Why:
    """Why this seat cannot undo; and that trying changes nothing."""
    why = match.why_no_undo(seat, through)
    assert why is not None
    before = state(match)
    with pytest.raises(Refused) as refused:
        match.undo(seat, through)
    assert (refused.value.code, refused.value.why) == ("closed", why)
    assert state(match) == before
    return why


def test_undo_takes_the_last_answer_back_as_if_it_had_never_been() -> None:
    match = match_of(asking(0, 0, 0))
    say(match, 0, "a")
    before = state(match)
    say(match, 0, "b")
    assert match.why_no_undo(0) is None
    match.undo(0)
    assert state(match) == before
    match.undo(0)
    assert state(match) == state(match_of(asking(0, 0, 0)))
    assert closed(match, 0) is NOTHING


def test_another_answer_may_follow_an_undo_and_the_record_holds_it_alone() -> None:
    match = match_of(asking(0, 0))
    say(match, 0, "b")
    match.undo(0)
    say(match, 0, "c")
    assert match.save() == say(match_of(asking(0, 0)), 0, "c").save()
    assert load(Small(asking(0, 0)), match.save()).save() == match.save()


def test_the_question_that_comes_back_has_its_id_again() -> None:
    match = match_of(asking(0, 0))
    first = ask_id(match, 0)
    say(match, 0, "b")
    second = ask_id(match, 0)
    match.undo(0)
    assert ask_id(match, 0) == first
    with pytest.raises(Refused):
        match.answer(second, "a")
    match.answer(first, "c")
    assert ask_id(match, 0) == second


def test_nobody_undoes_before_answering() -> None:
    match = match_of(asking(0, 1))
    for seat in (0, 1, 7):
        assert closed(match, seat) is NOTHING


def test_the_next_question_to_another_seat_does_not_end_a_turn() -> None:
    match = match_of(asking(0, 1))
    say(match, 0, "b")
    match.undo(0)
    assert match.questions()[0].seat == 0


def test_another_seats_answer_closes_the_way_back() -> None:
    match = say(say(match_of(asking(0, 1, 0)), 0, "b"), 1, "b")
    assert closed(match, 0) is OTHERS
    match.undo(1)
    match.undo(0)
    assert match.questions()[0].seat == 0


def test_undo_looks_past_the_seats_in_through() -> None:
    match = say(say(match_of(asking(0, 1, 2, 0)), 0, "b"), 1, "b", by="bot")
    match.undo(0, (1,))
    assert match.lines()[1:] == []
    say(say(say(match, 0, "b"), 1, "b"), 2, "b")
    assert closed(match, 0, 1) is OTHERS
    match.undo(0, (1, 2))
    assert match.lines()[1:] == []


def one_turn(t: Sheet) -> Script[str | None]:
    """Seats take turns; each turn ends with a checkpoint."""
    seat = len(t.notes) % 3
    t.note((yield from ask(seat, "letter", LETTERS, "a")))
    return "one_turn"


def test_the_turn_is_over_once_another_seat_is_asked() -> None:
    match = say(match_of(one_turn, seats=3), 0, "b")
    assert closed(match, 0) is TURN_OVER
    assert match.why_no_undo(0, (1,)) is None
    say(match, 1, "b")
    assert closed(match, 0, 1) is TURN_OVER, "seat 2 is asked now"
    match.undo(0, (1, 2))
    assert match.lines()[1:] == []


def own_turns(t: Sheet) -> Script[str | None]:
    t.note((yield from ask(0, "letter", LETTERS, "a")))
    return "own_turns" if len(t.notes) < 3 else None


def test_a_turn_that_is_followed_by_the_same_seats_turn_can_be_undone() -> None:
    match = say(say(match_of(own_turns), 0, "a"), 0, "b")
    match.undo(0)
    match.undo(0)
    assert closed(match, 0) is NOTHING


def test_a_game_that_is_over_stays_over() -> None:
    match = say(say(say(match_of(own_turns), 0, "a"), 0, "b"), 0, "c")
    assert match.result() is not None
    assert closed(match, 0) is GAME_OVER


def drawing(t: Sheet) -> Script[str | None]:
    yield from ask(0, "letter", LETTERS, Chance("fate", Bag(LETTERS)))
    t.note((yield from chance("card", tuple(range(100)))))
    yield from ask(0, "letter", LETTERS, "a")
    yield from ask(0, "letter", LETTERS, Chance("fate", Bag(LETTERS)))
    yield from ask(0, "last", LETTERS, "a")
    return None


def test_no_undo_passes_a_chance_outcome_by_consent_or_not() -> None:
    match = say(match_of(drawing), 0, "b")
    assert closed(match, 0) is DEALT
    assert closed(match, 0, 1) is DEALT
    say(match, 0, "b")
    match.undo(0)
    assert closed(match, 0) is DEALT


def test_a_default_that_the_dealer_drew_is_not_undone() -> None:
    match = say(say(match_of(drawing), 0, "b"), 0, "b")
    match.expire()
    assert match.questions()[0].what == "last"
    assert closed(match, 0) is DEALT


def test_draws_go_on_where_they_were_after_an_undo() -> None:
    straight = say(match_of(drawing, dealer=SeededDealer(4)), 0, "b")
    wavering = match_of(drawing, dealer=SeededDealer(4))
    with pytest.raises(Refused):
        wavering.undo(0)
    say(wavering, 0, "b")
    for match in (straight, wavering):
        say(match, 0, "c")
    wavering.undo(0)
    say(wavering, 0, "c")
    assert straight.save() == wavering.save()


def looking(t: Sheet) -> Script[str | None]:
    yield from ask(0, "letter", LETTERS, "a")
    looked = yield from ask(0, "look", ("yes", "no"), "no")
    if looked == "yes":
        t.tell(Event("seen", seen_by=only(0), reveals=only(0)))
    yield from ask(0, "letter", LETTERS, "a")
    yield from ask(0, "last", LETTERS, "a")
    return None


def test_what_was_revealed_to_anybody_is_not_undone() -> None:
    match = say(say(match_of(looking), 0, "a"), 0, "yes")
    assert closed(match, 0) is REVEALED
    assert closed(match, 0, 1) is REVEALED
    say(match, 0, "a")
    match.undo(0)
    assert closed(match, 0) is REVEALED
    unlooked = say(say(match_of(looking), 0, "a"), 0, "no")
    assert unlooked.why_no_undo(0) is None


def bot_looks(t: Sheet) -> Script[str | None]:
    yield from ask(0, "letter", LETTERS, "a")
    yield from ask(1, "letter", LETTERS, "a")
    t.tell(Event("seen", reveals=only(1)))
    yield from ask(0, "letter", LETTERS, "a")
    return None


def test_undo_does_not_look_past_a_bot_that_revealed_something() -> None:
    match = say(say(match_of(bot_looks), 0, "a"), 1, "a", by="bot")
    assert closed(match, 0, 1) is REVEALED


def sealing(t: Sheet) -> Script[str | None]:
    yield from ask(0, "letter", LETTERS, "a")
    yield from together(tuple([ask_of(s, "seal", LETTERS, "a") for s in (0, 1)]))
    yield from ask(0, "letter", LETTERS, "a")
    return None


def test_seals_shown_to_one_another_are_not_undone() -> None:
    match = say(say(say(match_of(sealing), 0, "a"), 0, "b"), 1, "c")
    for seat in (0, 1):
        assert closed(match, seat, 1 - seat) is REVEALED


def test_an_own_seal_goes_with_the_answer_before_it() -> None:
    match = match_of(sealing)
    before = state(match)
    say(say(match, 0, "a"), 0, "b")
    match.undo(0)
    assert state(match) == before


def test_anothers_seal_closes_the_way_back_unless_it_is_looked_past() -> None:
    match = say(say(match_of(sealing), 0, "a"), 1, "b", by="bot")
    assert closed(match, 0) is OTHERS
    match.undo(0, (1,))
    assert match.lines()[1:] == []
    say(match, 0, "a")
    assert [one.sealed for one in match.questions()] == [False, False]


def test_a_seal_that_was_taken_back_closes_nothing() -> None:
    match = say(say(match_of(sealing), 0, "a"), 1, "b")
    match.withdraw(ask_id(match, 1))
    assert match.why_no_undo(0) is None


def test_the_history_forgets_what_was_undone() -> None:
    match = say(match_of(asking(0, 0, 0)), 0, "b")
    told = len(match.history(0))
    say(match, 0, "b")
    assert len(match.history(0)) == told + 2
    match.undo(0)
    assert len(match.history(0)) == told


def test_a_match_says_which_question_an_undo_would_open_again() -> None:
    match = match_of(asking(0, 0, 1, 0))
    assert match.undo_to(0) is None
    first = ask_id(match, 0)
    say(match, 0, "a")
    assert match.undo_to(0) == first
    say(match, 0, "b")
    second = match.undo_to(0)
    say(match, 1, "b")
    assert (match.undo_to(0), match.undo_to(1)) == (None, "1:letter:1")
    assert match.undo_to(0, (1,)) == second
    match.undo(0, (1,))
    assert ask_id(match, 0) == second


def test_an_undo_that_opens_no_question_says_none() -> None:
    match = match_of(asking(0, 1, 0))
    match.resign(1)
    assert match.undo_to(1) is None


def test_seats_that_are_not_there_change_nothing_for_an_undo() -> None:
    match = say(say(match_of(asking(0, 1, 0)), 0, "b"), 1, "b")
    assert match.why_no_undo(0, (-1, 7)) is match.why_no_undo(0)
    assert match.why_no_undo(1, (-1, 7)) is None
