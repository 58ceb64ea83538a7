"""The table: copied, written down, seen, and nothing lost from it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik import Match, Rng, Runner, SeededDealer
from stolik.core.position import Position
from stolik.core.table import stored_values
from stolik.games.fits import GAME
from stolik.games.fits.drawn import table_of
from stolik.games.fits.table import FIELDS, FitsTable

THREE = """
 3 │. I I I . .│  │. . . I . .│  │. . . . . .│
 2 │. . . L . .│  │P P P I . .│  │U . U . . .│
 1 │L L L L . .│  │. P P I . .│  │U U U I I I│
"""


def some_table() -> FitsTable:
    return table_of(
        THREE, start=("L5", "P5", "U5"), round_=1, points=((3,), (-4,), (0,)), layouts=("1:", "1:")
    )


def test_a_copy_is_equal_and_free_to_go_its_own_way() -> None:
    """FITS-P8: what is tried on a copy stays there."""
    table = some_table()
    twin = table.copy()
    assert stored_values(FIELDS, twin) == stored_values(FIELDS, table)
    twin.ramps[0] = twin.ramps[1]
    twin.laid[0], twin.aside[0], twin.points[0] = (), ("X5",), ()
    assert stored_values(FIELDS, some_table()) == stored_values(FIELDS, table)


def test_a_table_is_made_again_from_its_fields_in_their_order() -> None:
    table = some_table()
    again = GAME.read_table(stored_values(FIELDS, table))
    assert stored_values(FIELDS, again) == stored_values(FIELDS, table)


def test_a_position_is_written_on_one_line_and_read_back() -> None:
    """FITS-A11: with ramps, drops and sealed answers; the text has no language."""
    runner = Runner.at(GAME.setup(seats=3, boards="12"), Position(some_table(), "turn_card"))
    runner.deal("T5")
    runner.answer(runner.asks()[0], runner.asks()[0].options.parse("2@3"))
    again = Runner.read(GAME, runner.text())
    assert (again.text(), again.key()) == (runner.text(), runner.key())
    assert again.view(0).own == (("drop", "2@3"),)


def test_everybody_sees_everything_on_the_table() -> None:
    """FITS-A6, FITS-G5: ramps, cards and points are open; watchers see what players see."""
    runner = Runner.at(GAME.setup(seats=3, boards="12"), Position(some_table(), "turn_card"))
    runner.deal("T5")
    seen = [runner.view(seat).fields for seat in (0, 1, 2, -1)]
    assert seen[0] == seen[1] == seen[2] == seen[3]
    assert set(seen[0]) == {field.name for field in FIELDS}


@given(st.integers(1, 4), st.integers(0, 10_000))
def test_no_piece_is_ever_lost_or_doubled(seats: int, seed: int) -> None:
    """FITS-C1, FITS-C2, FITS-S1: 16 blocks a seat, 4 start cards, 16 basic ones, at any time."""
    mode = "solo" if seats == 1 else "game"
    match, rng = Match(GAME.setup(seats=seats, mode=mode, boards="12"), SeededDealer(seed)), Rng(1)
    first = dict(GAME.components(GAME.table(match.setup)))
    assert first.pop("start cards") == 4
    assert set(first.values()) == {1}
    assert len(first) == 16 * (seats + 1)
    while match.result() is None:
        assert match.runner().components() == {"start cards": 4} | first
        one = rng.choice([one for one in match.questions() if not one.sealed])
        match.answer(one.id, one.pending.options.sample(rng))
    assert match.runner().components() == {"start cards": 4} | first


@given(st.integers(1, 4), st.integers(0, 10_000), st.integers(0, 120))
def test_nobody_can_tell_an_imagined_world_from_this_one(seats: int, seed: int, steps: int) -> None:
    """FITS-A6, FITS-G5: only sealed answers are hidden."""
    mode = "solo" if seats == 1 else "game"
    match, rng = Match(GAME.setup(seats=seats, mode=mode), SeededDealer(seed)), Rng(seed)
    for _ in range(steps):
        one = rng.choice([one for one in match.questions() if not one.sealed])
        match.answer(one.id, one.pending.options.sample(rng))
        if match.result():
            break
    runner = match.runner()
    for seat in range(seats):
        assert runner.imagine(seat, rng).view(seat).text() == runner.view(seat).text()


def test_a_game_is_never_longer_than_it_says() -> None:
    """FITS-G1: sixteen answers a seat and round."""
    match = Match(GAME.setup(seats=4), SeededDealer(1))
    answers = 0
    while match.result() is None:
        answers += len(match.questions())
        match.expire()
    assert answers == GAME.longest == 256


def test_a_drawing_that_no_drops_can_have_made_is_refused() -> None:
    """FITS-P3: nothing hangs in the air, and nothing gets under a roof."""
    with pytest.raises(ValueError, match="look at O4"):
        table_of(" 3 │O O . . . .│\n 2 │O O . . . .│\n 1 │. . . . . .│", start=("O4",))
    with pytest.raises(ValueError, match="do not make the block T5"):
        table_of(" 2 │T T . . . .│\n 1 │. T T T . .│", start=("T5",))


def test_a_drawing_in_which_somebody_missed_a_card_is_refused() -> None:
    """FITS-G4: whoever did not start with a block has placed it or put it aside."""
    picture = " 2 │L . . . . .│  │U . U . . .│\n 1 │L L L L . .│  │U U U . . .│"
    with pytest.raises(ValueError, match="Seat 1 has used"):
        table_of(picture, start=("L5", "U5"), aside=(("X5",), ()))
    table = table_of(picture, start=("L5", "U5"), aside=(("X5",), ("X5",)))
    assert (table.card, table.discard, len(table.deck)) == ("X5", (), 15)
