"""FITS on the wire: what a page draws, what it asks, and what it says when something cannot be."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.fits.test_turn import TWO_STARTS, at, turn

from stolik import Match, Rng, SeededDealer
from stolik.core.runner import Runner
from stolik.games.fits import GAME
from stolik.games.fits.moves import Drops
from stolik.games.fits.names import SHAPES
from stolik.games.fits.pictured import FitsPicture, Score, piece_seen
from stolik.games.fits.screen import FitsScreen
from stolik.games.screens import Asked, Sight, screen_of
from stolik.server.frames import Place, Room, sight
from stolik.testing.wire_twins import sight_of
from stolik.wire.asks import Ask, Hint

SCREEN = FitsScreen()


def seen(runner: Runner, seat: int = 0) -> Sight:
    return sight_of(runner, seat, list(runner.told()))


def asking(runner: Runner, seat: int = 0) -> tuple[Sight, Asked, Ask]:
    """The question of a seat, as it is and as it is sent."""
    now = seen(runner, seat)
    (asked,) = now.asked
    return now, asked, SCREEN.ask(now, asked)


def picture(runner: Runner, seat: int = 0) -> FitsPicture:
    return SCREEN.table(seen(runner, seat))


def played(setup: Any, seed: int = 1) -> Match:
    """A whole game at random."""
    match, rng = Match(setup, SeededDealer(seed)), Rng(seed)
    while match.result() is None:
        question = next(one for one in match.questions() if not one.sealed)
        match.answer(question.id, question.pending.options.sample(rng))
    return match


def last_sight(match: Match, seat: int = 0) -> Sight:
    places = [Place(str(number)) for number in range(match.setup.seats)]
    return sight(Room("t", places), match, seat, "pl")


def test_fits_brings_a_screen_of_its_own() -> None:
    assert isinstance(screen_of(GAME), FitsScreen)


# What is asked.


def test_a_drop_is_a_turn_and_a_column_or_to_put_the_block_aside() -> None:
    """FITS-P1, FITS-P6: the square has one turn and five columns."""
    runner = at(TWO_STARTS, "L5", "P5")
    runner.deal("O4")
    _, _, ask = asking(runner)
    assert [slot.name for slot in ask.slots] == ["turn", "col"]
    assert ask.boxes == (
        (("turn:0",), ("col:1", "col:2", "col:3", "col:4", "col:5")),
        (("button:skip",), None),
    )
    assert ask.say == "Połóż klocek: kwadrat."
    assert (ask.sealed, ask.amend, ask.sent) == (True, True, None)


def test_to_put_a_block_aside_is_asked_once_more() -> None:
    """FITS-P6: it cannot be used any more in this round."""
    runner = at(TWO_STARTS, "L5", "P5")
    runner.deal("O4")
    assert asking(runner)[2].confirm == {"button:skip": "W tej rundzie już go nie użyjesz."}


def test_who_plays_alone_seals_nothing() -> None:
    ask = asking(alone())[2]
    assert (ask.sealed, ask.amend) == (False, False)


def alone() -> Runner:
    """The start of a game alone."""
    match = Match(GAME.setup(mode="solo", seats=1), SeededDealer(1))
    return match.runner()


def test_a_ghost_lies_where_the_block_comes_to_rest() -> None:
    """FITS-P3: for every block and every drop, the ghost and the block that lies there agree."""
    for shape in [one for one in SHAPES if one not in ("L5", "P5")]:
        runner = at(TWO_STARTS, "L5", "P5")
        runner.deal(shape)
        _, asked, ask = asking(runner)
        for hint, drop in zip(ask.hints, asked.options, strict=True):
            after = runner.clone()
            for one in after.asks():
                mine = drop if one.seat == 0 else one.default
                after.answer(one, one.options.parse(one.options.text(mine)))
            blocks = {one.at: one.cells for one in picture(after).ramps[0].blocks}
            assert ghost_cells(shape, hint) == blocks.get(f"block:0:{shape}")


def ghost_cells(shape: str, hint: Hint) -> tuple[tuple[int, int], ...] | None:
    """Where a page draws a ghost: the cells of the turn, moved to where it lands."""
    if not hint.ghost:
        return None
    (ghost,) = hint.ghost
    assert ghost.to is not None
    column, row = map(int, ghost.to.removeprefix("cell:").split(","))
    cells = piece_seen(0, shape).orients[hint.when["turn"]].cells
    return tuple([(column + x, row + y) for x, y in cells])


def test_a_hint_says_what_the_score_would_be_and_what_to_beware_of() -> None:
    """FITS-K0, FITS-P4: the bar across the hole of the L5 shuts two fields off."""
    runner = at(TWO_STARTS, "L5", "P5")
    runner.deal("I3")
    hints = asking(runner)[2].hints
    flat = next(one for one in hints if one.when == {"turn": "turn:0", "col": "col:2"})
    assert flat.say == "obrót 0, kolumna 2: wynik −67 → −64. Powstaną 2 dziury."
    assert hints[-1].when == {"turn": "button:skip"}
    assert hints[-1].say == "odłóż klocek: wynik −67 → −67. W tej rundzie już go nie użyjesz."


def test_what_sticks_out_above_the_board_is_marked() -> None:
    """FITS-A3, FITS-A4: on a pile ten high the bar reaches row 13; lying it does not."""
    runner = at(TWO_STARTS, "L5", "P5")
    for card, drop in (("N5", "0@1"), ("F5", "0@1")):
        turn(runner, card, drop, "-")
    runner.deal("I3")
    assert asking(runner)[0].view.field("ramps", tuple)[0].heights()[:2] == (10, 11)
    marks = {tuple(one.when.values()): one.mark for one in asking(runner)[2].hints}
    assert marks["turn:1", "col:1"] == (("col:1", "warn"),)
    assert marks["turn:1", "col:6"] == ()
    assert marks["turn:0", "col:1"] == ()


@pytest.mark.parametrize("shape", SHAPES)
def test_the_gestures_lead_from_turn_to_turn(shape: str) -> None:
    """FITS-P2: four times right is once round, left undoes right, and twice over is nothing."""
    orients = piece_seen(0, shape).orients
    for touch, one in orients.items():
        right = orients[one.cw]
        assert right.ccw == touch
        assert orients[one.flip].flip == touch
        assert orients[orients[right.cw].cw].cw == touch


# What is said.


def test_a_column_too_far_right_is_refused_with_its_clause() -> None:
    """FITS-P7: the reason is that of the turn that is chosen, else of the first one."""
    runner = at(TWO_STARTS, "L5", "P5")
    runner.deal("I3")
    _, asked, _ = asking(runner)
    why = SCREEN.why(asked, "col:5", {"turn": "turn:0"})
    assert why is not None
    assert why.clause == "FITS-P7"
    assert why.en == (
        "The block would stick out to the right. Turned like this it fits in columns 1 to 4."
    )
    assert SCREEN.why(asked, "col:5", {"turn": "turn:1"}) is None
    assert SCREEN.why(asked, "col:5", {}) is not None


def test_what_is_no_column_is_refused_too() -> None:
    """FITS-A22."""
    runner = at(TWO_STARTS, "L5", "P5")
    runner.deal("I3")
    _, asked, _ = asking(runner)
    for touch in ("turn:7", "col:x", "block:0:L5"):
        why = SCREEN.why(asked, touch, {})
        assert why is not None
        assert why.clause == "FITS-A22"


def test_trying_a_turn_names_it_and_trying_a_drop_shows_its_ghost() -> None:
    runner = at(TWO_STARTS, "L5", "P5")
    runner.deal("I3")
    now, asked, ask = asking(runner)
    turned = SCREEN.tried("t", now, asked, {"turn": "turn:1"})
    drop = SCREEN.tried("t", now, asked, {"turn": "turn:0", "col": "col:2"})
    assert (turned.ok, turned.say, turned.ghost) == (False, "obrót 1", ())
    hint = next(one for one in ask.hints if one.when == {"turn": "turn:0", "col": "col:2"})
    assert (drop.ok, drop.say, drop.ghost) == (True, hint.say, hint.ghost)


# What is sealed.


def test_a_sealed_drop_is_shown_to_its_owner_alone() -> None:
    """FITS-A6: that it is in is public, the drop is not."""
    runner = at(TWO_STARTS, "L5", "P5")
    runner.deal("O4")
    mine = runner.asks()[0]
    runner.answer(mine, mine.options.parse("0@5"))
    now, asked, ask = asking(runner)
    assert ask.sent == {"turn": "turn:0", "col": "col:5"}
    assert asked.sent == "0@5"
    table = SCREEN.table(now)
    assert table.piece == piece_seen(0, "O4")
    assert table.note == "Czekamy na pozostałych."
    other = seen(runner, 1)
    assert [(one.seat, one.done) for one in SCREEN.waits(other)] == [(0, True), (1, False)]
    assert other.asked[0].sent is None
    assert [ramp.blocks for ramp in SCREEN.table(other).ramps] == [
        ramp.blocks for ramp in table.ramps
    ]


def test_who_started_with_the_block_has_a_break() -> None:
    """FITS-P5, FITS-A8."""
    runner = at(TWO_STARTS, "L5", "P5")
    runner.deal("L5")
    assert picture(runner).note == "To twój klocek startowy, już leży. Chwila przerwy."
    assert picture(runner).piece is None
    assert picture(runner, 1).note is None
    assert picture(runner, -1).note is None


# The table.


def test_a_ramp_shows_its_blocks_and_its_score_if_the_round_ended_now() -> None:
    """FITS-K0: 72 fields, five of them covered, on board 1."""
    runner = at(TWO_STARTS, "L5", "P5")
    runner.deal("O4")
    mine, theirs = picture(runner).ramps
    assert [(one.at, sorted(one.cells)) for one in mine.blocks] == [
        ("block:0:L5", [(1, 1), (1, 2), (1, 3), (1, 4), (2, 1)])
    ]
    assert mine.now is not None
    assert mine.now.points == -67
    assert {one.clause for one in mine.now.lines} == {"FITS-K0", "FITS-K1"}
    assert (mine.start, theirs.start, mine.aside, mine.points, mine.total) == (
        "L5",
        "P5",
        (),
        (),
        0,
    )


def test_before_the_start_cards_are_dealt_nobody_has_one() -> None:
    """FITS-G3."""
    runner = Runner.start(GAME.setup(seats=2))
    assert [ramp.start for ramp in picture(runner).ramps] == [None, None]
    assert picture(runner).cards.now is None
    assert picture(runner).note == "Czekamy na pozostałych."


def test_the_cards_say_what_may_still_come() -> None:
    """FITS-G5."""
    runner = at(TWO_STARTS, "L5", "P5")
    runner.deal("O4")
    cards = picture(runner).cards
    assert cards.now == "O4"
    assert set(cards.left) == set(SHAPES) - {"O4"}
    assert cards.gone == ()


@pytest.mark.parametrize(
    ("board", "words"),
    [
        ("2", {"pole z liczbą 1", "pole z liczbą 2", "pole z liczbą 3"}),
        ("3", {"białe pole 1", "białe pole 2", "białe pole 3", "czarne pole −5"}),
        ("4", {"gwiazda", "serce", "liść", "księżyc", "kwiat"}),
    ],
)
def test_special_fields_are_named(board: str, words: set[str]) -> None:
    """FITS-D2, FITS-D3, FITS-D4."""
    runner = Runner.start(GAME.setup(seats=2, boards=board))
    fields = picture(runner).board.fields
    assert {one.say for one in fields} == words
    assert all([(one.symbol is None) == (one.value is not None) for one in fields])


def test_a_score_is_the_sum_of_its_lines() -> None:
    """FITS-K0 to FITS-K4, on every board, whatever lies there."""
    for board in "1234":
        match = played(GAME.setup(seats=2, boards=board))
        last = SCREEN.table(last_sight(match)).last
        assert last is not None
        for ramp in last.ramps:
            assert sum([line.points for line in ramp.score.lines]) == ramp.score.points


def test_the_last_round_is_shown_until_the_next_one_ends() -> None:
    """FITS-G2: the ramps are emptied, and what lay on them can still be looked at."""
    match, rng = Match(GAME.setup(seats=2, boards="12"), SeededDealer(1)), Rng(1)
    shown: list[int | None] = []
    rounds: list[int] = []
    while match.result() is None:
        table = SCREEN.table(last_sight(match))
        shown.append(None if table.last is None else table.last.round)
        rounds.append(table.round)
        question = next(one for one in match.questions() if not one.sealed)
        match.answer(question.id, question.pending.options.sample(rng))
    assert [last for last, number in zip(shown, rounds, strict=True) if number == 1] == (
        [None] * rounds.count(1)
    )
    assert {last for last, number in zip(shown, rounds, strict=True) if number == 2} == {1}
    end = SCREEN.table(last_sight(match))
    assert end.last is not None
    assert (end.last.round, end.last.board.number) == (2, 2)
    scores: list[Score] = [ramp.score for ramp in end.last.ramps]
    assert [one.points for one in scores] == [ramp.points[1] for ramp in end.ramps]
    assert [ramp.now for ramp in end.ramps] == [None, None]


def test_the_end_says_who_won_and_a_tie_is_a_shared_place() -> None:
    """FITS-E1."""
    match = played(GAME.setup(seats=3, boards="1"))
    over = SCREEN.over(last_sight(match))
    result = match.result()
    assert over is not None
    assert result is not None
    assert over.result.places == result.places
    assert over.reasons[0] == "Rozegrano wszystkie plansze."
    assert "miejsc" in over.reasons[1]


def test_who_played_alone_gets_a_title() -> None:
    """FITS-E2: at random one stays a pupil."""
    over = SCREEN.over(last_sight(played(GAME.setup(mode="solo", seats=1))))
    assert over is not None
    assert over.result.ranks == ("pupil",)
    assert over.reasons[-1].startswith("Uczeń.")
    assert SCREEN.over(seen(alone())) is None


# What moves.


def test_the_drops_of_one_card_are_at_once_and_so_are_the_points() -> None:
    """FITS-A6."""
    match = played(GAME.setup(seats=3, boards="1"))
    now = last_sight(match)
    events = SCREEN.events(now, 0)
    assert [one.n for one in events] == list(range(1, len(now.told) + 1))
    beats: dict[int, list[str]] = {}
    for event, told in zip(events, now.told, strict=True):
        beats.setdefault(event.beat, []).append(told.kind)
    together = [kinds for kinds in beats.values() if len(kinds) > 1]
    assert ["points"] * 3 in together
    assert [kinds for kinds in together if not set(kinds) <= {"drop", "aside", "points"}] == []
    assert list(beats) == list(range(1, len(beats) + 1))


def test_every_happening_says_what_moves_and_where() -> None:
    """FITS-P3, FITS-P6, FITS-P5, FITS-G4, FITS-K0."""
    match = played(GAME.setup(seats=2, boards="1"))
    now = last_sight(match)
    found = {told.kind: one for told, one in zip(now.told, SCREEN.events(now, 0), strict=True)}
    motions = {kind: one.e for kind, one in found.items()}
    assert motions == {
        "board": "say",
        "start": "appear",
        "spare": "say",
        "card": "flip",
        "drop": "drop",
        "aside": "move",
        "own": "pause",
        "points": "count",
        "end": "say",
    }
    assert found["drop"].what[0].startswith(f"block:{found['drop'].by}:")
    assert found["aside"].to == f"aside:{found['aside'].by}"
    assert found["points"].value is not None
    assert all([one.say for one in found.values()])


def test_every_drop_that_was_told_lies_there_in_the_end() -> None:
    """FITS-P3: the cell of the event is the corner of the block."""
    match = played(GAME.setup(seats=2, boards="1"))
    now = last_sight(match)
    blocks = {one.at: one.cells for ramp in SCREEN.table(now).ramps for one in ramp.blocks}
    drops = [one for one in SCREEN.events(now, 0) if one.e == "drop"]
    assert {one.what[0] for one in drops} == blocks.keys()
    for one in drops:
        cells = blocks[one.what[0]]
        corner = min(column for column, _ in cells), min(row for _, row in cells)
        assert one.to == f"cell:{corner[0]},{corner[1]}"


def test_a_question_fits_in_sixteen_kilobytes_with_all_its_hints() -> None:
    """The F has eight turns and 32 drops, more than any other block."""
    runner = at(TWO_STARTS, "L5", "P5")
    runner.deal("F5")
    options = asking(runner)[1].options
    assert isinstance(options, Drops)
    assert len(asking(runner)[2].hints) == options.count()
