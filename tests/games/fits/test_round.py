"""Rounds and whole games: cards, start cards, taking back, the clock, the end."""

import pytest

from stolik import Match, Refused, Rng, Runner, SeededDealer
from stolik.core.questions import Question
from stolik.core.spec import Result
from stolik.core.table import Event
from stolik.games.fits import GAME
from stolik.games.fits.names import SHAPES
from stolik.games.fits.table import START_SHAPES
from stolik.games.fits.turn import KEPT, _boards, board_of


def match_of(seed: int, seats: int = 1, boards: str = "1234") -> Match:
    mode = "solo" if seats == 1 else "game"
    return Match(GAME.setup(seats=seats, mode=mode, boards=boards), SeededDealer(seed))


def run_out(match: Match) -> Result:
    """The clock answers to the end: start blocks at the left, all others put aside."""
    while match.result() is None:
        match.expire()
    result = match.result()
    assert result is not None
    return result


def waiting(match: Match) -> Question:
    return next(one for one in match.questions() if not one.sealed)


def told(match: Match, kind: str) -> list[Event]:
    return [one for one in match.history(-1) if isinstance(one, Event) and one.kind == kind]


def test_placed_blocks_stay_until_the_round_ends_and_then_the_ramp_is_empty() -> None:
    """FITS-P8, FITS-G2: a ramp only ever grows; a new round begins on an empty one."""
    match, rng = match_of(2, boards="12"), Rng(2)
    before: tuple[object, ...] = ()
    rounds = 0
    while match.result() is None:
        view = match.view(0)
        laid = view.field("laid", tuple)[0]
        if view.field("round", int) > rounds:
            rounds += 1
            assert laid == ()
            assert view.field("before", tuple)[0][: len(before)] == before
        else:
            assert laid[: len(before)] == before
        before = laid
        one = waiting(match)
        match.answer(one.id, one.pending.options.sample(rng))
    assert rounds == 1


def test_everybody_gets_another_start_card_and_the_rest_lie_open() -> None:
    """FITS-G3, FITS-A9: with two seats two start cards are left over, seen by all."""
    match = match_of(1, 2)
    start, spare = (match.view(-1).field(name, tuple) for name in ("start", "spare"))
    assert sorted([*start, *spare]) == sorted(START_SHAPES)
    assert [one.what for one in match.questions()] == ["start", "start"]
    assert [(event.get("shapes"), event.clause) for event in told(match, "spare")] == [
        (spare, "FITS-A9")
    ]


def test_with_four_seats_no_start_card_is_left() -> None:
    """FITS-G3: nothing is laid open then."""
    match = match_of(1, 4)
    assert match.view(-1).field("spare", tuple) == ()
    assert told(match, "spare") == []


def test_alone_the_start_card_is_drawn_anew_every_round_and_may_come_again() -> None:
    """FITS-A10, FITS-G3: one of four, reshuffled each time."""
    different = set()
    for seed in range(30):
        match = match_of(seed)
        run_out(match)
        starts = [event.get("shape") for event in told(match, "start")]
        assert len(starts) == 4
        assert set(starts) <= set(START_SHAPES)
        different.add(len(set(starts)))
    assert min(different) < 4


def test_the_start_card_stays_until_the_round_ends() -> None:
    """FITS-G3: it is seen all the time."""
    match, rng = match_of(1, 3, "1"), Rng(1)
    start = match.view(-1).field("start", tuple)
    while match.result() is None:
        assert match.view(-1).field("start", tuple) == start
        one = waiting(match)
        match.answer(one.id, one.pending.options.sample(rng))


def test_all_sixteen_cards_come_once_in_a_round_and_lie_open_afterwards() -> None:
    """FITS-G4, FITS-G5, FITS-A11, FITS-O2: every round, one order for all seats."""
    match = match_of(9, 2, "123")
    while match.result() is None:
        view = match.view(0)
        card = view.field("card", str)
        gone = [*view.field("discard", tuple), *([card] if card else [])]
        so_far = [str(event.get("shape")) for event in told(match, "card")]
        assert gone == so_far[len(so_far) - len(gone) :]
        assert sorted([*gone, *view.field("deck", tuple)]) == sorted(SHAPES)
        match.expire()
    cards = [str(event.get("shape")) for event in told(match, "card")]
    rounds = [cards[first : first + 16] for first in range(0, 48, 16)]
    assert [sorted(cards) for cards in rounds] == [sorted(SHAPES)] * 3
    assert rounds[0] != rounds[1] != rounds[2]


def test_a_sealed_drop_is_changed_or_taken_back_until_the_last_is_in() -> None:
    """FITS-A7: changed, taken back, given anew; after the next card there is no way back."""
    match = match_of(1, 2)
    first, second = match.questions()
    match.answer_text(first.id, "0@1")
    match.answer_text(first.id, "0@2")
    match.withdraw(first.id)
    assert match.view(0).own == ()
    match.answer_text(first.id, "0@3")
    match.answer_text(second.id, "0@1")
    assert match.view(0).field("laid", tuple)[0][0].notation() == "0@3"
    assert match.why_no_undo(0) is not None


def test_alone_the_last_drop_of_the_game_cannot_be_taken_back_either() -> None:
    """FITS-A7: the round has been scored; also where somebody answered, not the clock."""
    match, rng = match_of(1, boards="1"), Rng(1)
    while match.result() is None:
        one = waiting(match)
        match.answer(one.id, one.pending.options.sample(rng))
    assert match.why_no_undo(0) is not None
    with pytest.raises(Refused):
        match.undo(0)


def test_when_the_time_is_up_blocks_are_put_aside_and_the_start_block_lies_flat() -> None:
    """FITS-A20, FITS-P6: by Match.expire, in the name of the clock."""
    match = match_of(1, 2)
    match.expire()
    view = match.view(-1)
    assert [drops[0].column for drops in view.field("laid", tuple)] == [1, 1]
    card = match.view(-1).field("card", str)
    match.expire()
    asked = [seat for seat in (0, 1) if view.field("start", tuple)[seat] != card]
    aside = match.view(-1).field("aside", tuple)
    assert [aside[seat] for seat in asked] == [(card,)] * len(asked)


def test_the_rules_say_where_they_stand() -> None:
    """FITS-G1, FITS-A1, FITS-G4: the clause of the round, of the start block, of the card."""
    runner = Runner.start(GAME.setup(mode="solo"))
    runner.deal("L5")
    assert runner.where() == ("FITS-G1", "FITS-A1")
    runner.answer(runner.asks()[0], runner.asks()[0].default)
    assert runner.where() == ("FITS-G4",)


def test_equal_totals_share_the_victory_and_no_seat_is_preferred() -> None:
    """FITS-E1, FITS-A21: four who do the same have the same points, whatever their colour."""
    result = run_out(match_of(1, 4, "1"))
    assert result.points == (5 - 72,) * 4
    assert result.places == (1, 1, 1, 1)


@pytest.mark.parametrize(
    ("boards", "ranks"), [("1234", ("pupil",)), ("2413", ("pupil",)), ("123", ())]
)
def test_a_total_below_zero_stands_and_titles_are_for_all_four_boards(
    boards: str, ranks: tuple[str, ...]
) -> None:
    """FITS-A12, FITS-A13, FITS-E2: in any order, but not for fewer boards."""
    result = run_out(match_of(1, boards=boards))
    assert result.points[0] < 0
    assert (result.ranks, result.reason) == (ranks, "boards_done")


def test_several_seats_have_no_titles() -> None:
    """FITS-E2: the table is for one who plays alone."""
    assert run_out(match_of(1, 2)).ranks == ()


def test_scoring_belongs_to_the_board_and_not_to_the_round() -> None:
    """FITS-A15, FITS-K5, FITS-K4: on an all but empty board 4 in round 1 all five pairs count."""
    match = match_of(1, boards="41")
    run_out(match)
    assert match.view(0).field("points", tuple) == ((5 * 3 - (72 - 10 - 5), 5 - 72),)


def test_every_round_is_scored_and_the_sum_decides() -> None:
    """FITS-E1, FITS-G1, FITS-O2: points in each of the four rounds, told and added."""
    match, rng = match_of(3, 2), Rng(3)
    while match.result() is None:
        one = waiting(match)
        match.answer(one.id, one.pending.options.sample(rng))
    rounds = [(event.get("seat"), event.get("points")) for event in told(match, "points")]
    assert [seat for seat, _ in rounds] == [0, 1] * 4
    result = match.result()
    assert result is not None
    for seat in (0, 1):
        own = [points for one, points in rounds if one == seat]
        assert tuple(own) == match.view(-1).field("points", tuple)[seat]
        assert result.points[seat] == sum(match.view(-1).field("points", tuple)[seat])
    assert [event.get("points") for event in told(match, "end")] == [result.points]


def test_a_long_lived_program_keeps_few_boards_and_reads_a_forgotten_one_again() -> None:
    """FITS-A17: every game may bring boards of its own."""
    layouts = [
        f"2:c1r1=1,c2r2=2,c3r3=3,c4r4=3,c5r{row}={value}"
        for row in range(1, 13)
        for value in (1, 2, 3)
    ]
    layouts += [text.replace("c1r1", f"c1r{row}") for row in range(2, 13) for text in layouts]
    assert len(layouts) > KEPT
    for layout in layouts:
        assert board_of(layout) is board_of(layout)
    assert board_of(layouts[0]) == board_of(layouts[0])
    assert len(_boards) <= KEPT
