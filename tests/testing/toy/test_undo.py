"""Every barrier of undo can be met at the fair (its first day, before any treat)."""

from __future__ import annotations

from stolik.core.dealer import SeededDealer
from stolik.core.match import Match
from stolik.core.questions import Question
from stolik.core.refusal import Why
from stolik.core.undo import DEALT, OTHERS, REVEALED, TURN_OVER
from stolik.testing.toy import GAME
from stolik.testing.toy.core import Cards


def question(match: Match, what: str) -> Question:
    return next(one for one in match.questions() if one.what == what and not one.sealed)


def before_turns(seed: int = 1, bids: tuple[int, int] = (0, 0), way: str = "swap") -> Match:
    """Two seats at the first turn, after the oven; both have hidden a card if they swapped."""
    match = Match(GAME.setup(seats=2, days="1"), SeededDealer(seed))
    for seat, bid in enumerate(bids):
        match.answer(match.questions()[seat].id, bid)
    if max(bids):
        pay = question(match, "pay")
        match.answer(pay.id, pay.pending.options.parse("coin:b>coin:g>coin:r>coin:r"))
    for seat in (0, 1):
        match.answer(match.questions()[seat].id, way)
        if any([one.what == "hide" for one in match.questions()]):
            hide(match)
    return match


def hide(match: Match) -> None:
    one = question(match, "hide")
    match.answer(one.id, next(iter(one.pending.options)))


def sales(match: Match, shape: str) -> list[Cards]:
    deals = question(match, "act").pending.options
    return [deal for deal in deals if len(deal) > 1 and deal[1][0] == shape]


def sale(shape: str) -> Match:
    """A match in which the first seat can sell a card of this shape."""
    matches = (before_turns(seed) for seed in range(50))
    return next(match for match in matches if sales(match, shape))


def sell(match: Match, shape: str) -> None:
    match.answer(question(match, "act").id, sales(match, shape)[0])


def why_not(match: Match, seat: int, *through: int) -> Why | None:
    return match.why_no_undo(seat, through)


def active(match: Match) -> int:
    return question(match, "act").seat


def rest(match: Match) -> None:
    match.answer(question(match, "act").id, ("pass",))


def test_a_draw_cannot_be_undone() -> None:
    """TOY-13."""
    match = before_turns()
    match.answer(question(match, "act").id, ("draw",))
    assert why_not(match, 0, 1) is DEALT


def test_what_a_star_has_shown_cannot_be_undone() -> None:
    """TOY-16."""
    match = sale("S")
    seat = active(match)
    sell(match, "S")
    assert why_not(match, seat, 1 - seat) is REVEALED


def test_the_question_of_a_moon_can_be_taken_back() -> None:
    """TOY-15."""
    match = sale("M")
    seat = active(match)
    sell(match, "M")
    hide(match)
    match.undo(seat, through=[1 - seat])
    assert question(match, "hide").seat == seat
    match.undo(seat)
    assert question(match, "act").seat == seat


def test_a_treat_of_another_seat_closes_the_way_unless_it_is_a_bot() -> None:
    """TOY-12."""
    match = sale("M")
    seat = active(match)
    sell(match, "M")
    hide(match)
    match.answer(question(match, "treat").id, "r", by="bot")
    assert why_not(match, seat) is OTHERS
    match.undo(seat, through=[1 - seat])
    assert question(match, "hide").seat == seat


def test_the_first_action_can_be_undone_though_it_is_kept() -> None:
    """TOY-11."""
    match = before_turns(bids=(4, 0))
    rest(match)
    rest(match)
    assert active(match) == 1
    rest(match)
    assert (match.runner().position.script, match.runner().position.answers) == ("act", ())
    match.undo(1)
    assert match.view(1).fields["actions"] == 2


def test_the_turn_is_over_when_the_next_seat_is_asked() -> None:
    """TOY-11."""
    match = before_turns()
    rest(match)
    rest(match)
    assert active(match) == 1
    assert why_not(match, 0) is TURN_OVER
    match.undo(0, through=[1])
    assert active(match) == 0


def test_a_sealed_bid_can_be_taken_back_until_the_last_one_is_in() -> None:
    """TOY-9."""
    match = Match(GAME.setup(seats=2), SeededDealer(1))
    mine = match.questions()[0]
    match.answer(mine.id, 3)
    match.withdraw(mine.id)
    match.answer(match.questions()[0].id, 0)
    match.answer(match.questions()[1].id, 0)
    assert why_not(match, 0, 1) is REVEALED
