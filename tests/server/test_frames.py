"""Frames: who is sent what, and who is sent nothing."""

from __future__ import annotations

import msgspec
import pytest

import stolik
from stolik import Match, Refused, Rng, SeededDealer
from stolik.core.options import Listed
from stolik.core.seen import SPECTATOR
from stolik.core.steps import Ask
from stolik.core.view import Pending
from stolik.core.view import View as Picture
from stolik.games.screens import Asked, PlainScreen, Sight
from stolik.server.frames import (
    GAP,
    LOG,
    Place,
    Room,
    frame,
    questions,
    read,
    resumed,
    rewound,
    tried,
    view,
    why,
)
from stolik.testing.toy import GAME as TOY
from stolik.wire.base import Cur
from stolik.wire.codec import encode
from stolik.wire.talk import No, Tried
from stolik.wire.views import Moved, View

FITS = stolik.game("fits")
ROOM = Room("t", [Place("Ala", here=True), Place("Bot", "greedy")], build="b", now=5)


def fits(seed: int = 1) -> Match:
    return Match(FITS.setup(seats=2), SeededDealer(seed))


def fair(seed: int = 1) -> Match:
    return Match(TOY.setup(seats=2), SeededDealer(seed))


def wander(match: Match, answers: int, seed: int = 1) -> Match:
    """Some answers at random."""
    rng = Rng(seed)
    for _ in range(answers):
        one = rng.choice([one for one in match.questions() if one.pending.need and not one.sealed])
        match.answer(one.id, one.pending.options.sample(rng))
    return match


# What is sent.


def test_the_first_frame_is_the_whole_view() -> None:
    sent = frame(ROOM, fits(), 0, "pl", None)
    assert isinstance(sent, View)
    assert (sent.t, sent.build, sent.now, sent.me, sent.cur) == ("t", "b", 5, 0, (0, 4))
    assert [(one.name, one.bot, one.here) for one in sent.seats] == [
        ("Ala", None, True),
        ("Bot", "greedy", False),
    ]
    assert sent.seats[0].colour != sent.seats[1].colour
    assert sent.seats[0].mark != sent.seats[1].mark


def test_who_watches_has_no_seat_and_no_question() -> None:
    sent = view(ROOM, fits(), SPECTATOR, "pl")
    assert (sent.me, sent.asks, sent.names) == (None, (), {})
    assert sent.undo.why is None


def test_nothing_new_is_nothing_sent_and_time_alone_is_nothing_new() -> None:
    match = fits()
    before = view(ROOM, match, 0, "pl")
    later = Room("t", ROOM.places, build="b", now=9_999)
    assert frame(later, match, 0, "pl", before) is None
    skipped = msgspec.structs.replace(before, skipped=True)
    assert frame(later, match, 0, "pl", skipped) is None


def test_a_sealed_answer_of_another_seat_is_a_light_and_no_event() -> None:
    match = fits()
    before = view(ROOM, match, 0, "pl")
    match.answer_text("1:start:1", "0@1")
    sent = frame(ROOM, match, 0, "pl", before)
    assert isinstance(sent, View)
    assert sent.cur == before.cur
    assert [one.done for one in sent.waits] == [False, True]
    assert sent.asks == before.asks


def test_which_sealed_answer_it_was_shows_in_no_byte() -> None:
    sent = []
    for text in ("0@1", "1@3"):
        match = fits()
        match.answer_text("1:start:1", text)
        sent.append([encode(view(ROOM, match, seat, "pl")) for seat in (0, SPECTATOR)])
    assert sent[0] == sent[1]


def test_an_answer_taken_back_puts_the_light_out() -> None:
    match = fits()
    before = view(ROOM, match, 0, "pl")
    match.answer_text("1:start:1", "0@1")
    match.withdraw("1:start:1")
    assert frame(ROOM, match, 0, "pl", before) is None


def test_what_has_happened_comes_as_a_film_with_the_view_it_led_to() -> None:
    match = fits()
    before = view(ROOM, match, 0, "pl")
    match.answer_text("1:start:1", "0@1")
    match.answer_text("0:start:1", "0@1")
    sent = frame(ROOM, match, 0, "pl", before)
    assert isinstance(sent, Moved)
    assert (sent.start, sent.cur) == ((0, 4), (0, 7))
    assert [one.n for one in sent.events] == [5, 6, 7]
    assert [one.e for one in sent.events] == ["drop", "drop", "flip"]
    assert sent.events[0].beat == sent.events[1].beat < sent.events[2].beat
    assert sent.view == view(ROOM, match, 0, "pl")


def test_what_another_seat_learns_leaves_no_gap_in_the_numbers() -> None:
    """TOY-13: who draws sees the card; the others are told one happening less."""
    match = wander(fair(), 20)
    for seat in (0, 1, SPECTATOR):
        told = resumed(ROOM, match, seat, "pl", (0, 0))
        assert isinstance(told, Moved)
        assert [one.n for one in told.events] == list(range(1, told.cur[1] + 1))
    lengths = {view(ROOM, match, seat, "pl").cur[1] for seat in (0, SPECTATOR)}
    assert len(lengths) == 2


def test_the_log_holds_the_last_lines() -> None:
    match = wander(fits(), 40)
    sent = view(ROOM, match, 0, "pl")
    assert len(sent.log) == LOG
    assert sent.log[-1].n == sent.cur[1]


def test_an_end_is_over_and_asks_nobody() -> None:
    match = Match(FITS.setup(mode="solo", seats=1), SeededDealer(1))
    rng = Rng(1)
    while match.result() is None:
        (one,) = match.questions()
        match.answer(one.id, one.pending.options.sample(rng))
    sent = view(Room("t", [Place("Ala")]), match, 0, "en")
    assert sent.over is not None
    assert (sent.asks, sent.waits) == ((), ())


# Coming back.


@pytest.mark.parametrize("have", [(0, 4), (0, 7)])
def test_who_comes_back_gets_a_film_of_what_was_missed(have: Cur) -> None:
    match = fits()
    match.answer_text("1:start:1", "0@1")
    match.answer_text("0:start:1", "0@1")
    sent = resumed(ROOM, match, 0, "pl", have)
    assert isinstance(sent, Moved)
    assert (sent.start, [one.n for one in sent.events]) == (have, list(range(have[1] + 1, 8)))


@pytest.mark.parametrize("have", [(1, 4), (0, 8)])
def test_who_comes_back_from_another_past_gets_the_view_alone(have: Cur) -> None:
    match = fits()
    match.answer_text("1:start:1", "0@1")
    match.answer_text("0:start:1", "0@1")
    sent = resumed(ROOM, match, 0, "pl", have)
    assert isinstance(sent, View)
    assert sent.skipped


def test_who_missed_too_much_gets_the_view_alone() -> None:
    match = wander(fits(), 128)
    assert view(ROOM, match, 0, "pl").cur[1] > GAP
    sent = resumed(ROOM, match, 0, "pl", (0, 0))
    assert isinstance(sent, View)
    assert sent.skipped


def test_who_comes_for_the_first_time_skips_nothing() -> None:
    sent = resumed(ROOM, fits(), 0, "pl", None)
    assert isinstance(sent, View)
    assert not sent.skipped


# Undo.


def test_an_undo_leads_to_a_question_and_makes_all_ids_new() -> None:
    """TOY-11: to rest teaches nobody anything, so it can be taken back until another turn."""
    match = fair()
    for seed in range(1, 200):
        match = wander(fair(seed), 9, seed)
        if view(ROOM, match, 0, "pl").undo.free is not None:
            break
    before = view(ROOM, match, 0, "pl")
    assert before.undo.free is not None
    assert before.undo.why is None
    match.undo(0, ROOM.bots())
    after = Room("t", ROOM.places, epoch=1)
    sent = rewound(after, match, 0, "pl", 0, "Cofnięto.")
    assert sent.cur == (1, sent.view.cur[1])
    ids = [one.id for one in sent.view.asks]
    assert f"1/{before.undo.free.partition('/')[2]}" in ids
    assert frame(after, match, 0, "pl", before) == sent.view


def test_a_closed_undo_says_why() -> None:
    sent = view(ROOM, fits(), 0, "en")
    assert sent.undo.free is None
    assert sent.undo.why is not None
    assert sent.undo.why.say == "This cannot be undone: chance has decided something since."


# What a page says.


def test_an_answer_by_touch_is_the_choice() -> None:
    match = fits()
    name, choice = read(ROOM, match, 0, "0/0:start:1", {"turn": "turn:1", "col": "col:2"})
    match.answer(name, choice)
    sent = view(ROOM, match, 0, "pl").asks[0]
    assert sent.sent == {"turn": "turn:1", "col": "col:2"}


@pytest.mark.parametrize(
    ("ask", "val", "code"),
    [
        ("0/1:start:1", {"turn": "turn:1", "col": "col:2"}, "not_yours"),
        ("0/0:start:2", {"turn": "turn:1", "col": "col:2"}, "stale"),
        ("1/0:start:1", {"turn": "turn:1", "col": "col:2"}, "stale"),
        ("", {}, "not_yours"),
        ("0/0:start:1", {"turn": "turn:1", "col": "col:6"}, "illegal"),
        ("0/0:start:1", {"turn": "turn:1"}, "illegal"),
        ("0/0:start:1", {}, "illegal"),
        ("0/0:start:1", {"card": "turn:1"}, "malformed"),
        ("0/0:start:1", {"turn": {"turn:1": 1}, "col": "col:1"}, "malformed"),
    ],
)
def test_what_cannot_be_answered_is_refused_by_its_code(
    ask: str, val: dict[str, str | dict[str, int]], code: str
) -> None:
    with pytest.raises(Refused) as refused:
        read(ROOM, fits(), 0, ask, val)
    assert refused.value.code == code
    said = tried(ROOM, fits(), 0, "pl", ask, val)
    if code == "illegal":
        assert isinstance(said, Tried)
        assert not said.ok
    else:
        assert isinstance(said, No)
        assert said.code == code


def test_after_the_end_every_answer_comes_too_late() -> None:
    match = wander(fair(), 12)
    while match.result() is None:
        wander(match, 1)
    for seat in (0, 1):
        with pytest.raises(Refused) as refused:
            read(ROOM, match, seat, "0/0:act:9", {})
        assert refused.value.code == "over"


def test_what_is_not_lit_is_refused_with_its_clause() -> None:
    """FITS-P7."""
    sent = why(ROOM, fits(), 0, "en", "0/0:start:1", "col:6", {"turn": "turn:1"})
    assert isinstance(sent, No)
    assert (sent.code, sent.why.clause) == ("illegal", "FITS-P7")
    assert why(ROOM, fits(), 0, "en", "0/0:start:1", "col:1", {"turn": "turn:1"}) is None
    other = why(ROOM, fits(), 0, "en", "0/1:start:1", "col:1", {})
    assert other is not None
    assert other.code == "not_yours"


def test_two_questions_at_once_may_call_one_touch_differently() -> None:
    """What differs is said in the second question itself."""
    asked = [
        Asked(f"0/0:{what}:1", Pending(Ask(0, what, Listed(("pass",)), "pass"), True, False))
        for what in ("reach", "throw", "throw")
    ]
    seen = Sight(TOY, Picture(0, {}, (), (), (), False), tuple(asked), (), None, "en")
    asks, names = questions(PlainScreen(), seen)
    assert names == {"button:pass": "pass"}
    assert [one.names for one in asks] == [
        {},
        {"button:pass": "let it come"},
        {"button:pass": "let it come"},
    ]
