"""Turns, drawn: the picture before, the card, the answers, the picture after."""

from stolik import Runner
from stolik.core.position import Position
from stolik.games.fits import GAME
from stolik.games.fits.drawn import table_of

TWO_STARTS = """
 4 │L . . . . .│  │. . . . . .│
 3 │L . . . . .│  │. . . . . .│
 2 │L . . . . .│  │P P P . . .│
 1 │L L . . . .│  │. P P . . .│
"""


ALONE = """
 2 │U . U . . .│
 1 │U U U . . .│
"""


def at(picture: str, *starts: str, **more: object) -> Runner:
    """A game in the middle of a round, on the ramps of a picture."""
    table = table_of(picture, start=starts, **more)  # type: ignore[arg-type]
    seats = len(table.ramps)
    setup = GAME.setup(seats=seats, mode="solo" if seats == 1 else "game", boards="1")
    return Runner.at(setup, Position(table, "turn_card"), listening=True)


def turn(runner: Runner, card: str, *answers: str) -> str:
    """Turn up a card, let all who are asked answer in seat order, and draw the ramps."""
    runner.deal(card)
    for text in answers:
        one = runner.asks()[0]
        runner.answer(one, one.options.parse(text))
    return ramps(runner)


def ramps(runner: Runner) -> str:
    """The ramps as a spectator sees them, without the rows that are empty on all of them."""
    rows = [line for line in GAME.picture(runner.view(-1), "pl").splitlines() if "│" in line]
    while rows and not set(rows[0][3:]) - set("│. "):
        rows.pop(0)
    return "\n".join(rows)


def drawn(picture: str) -> str:
    return picture.strip("\n")


def test_a_turned_up_block_slides_down_on_every_ramp() -> None:
    """FITS-G4, FITS-P1, FITS-P3: the square, once in columns 5 and 6, once on the P5."""
    runner = at(TWO_STARTS, "L5", "P5")
    assert turn(runner, "O4", "0@5", "0@2") == drawn("""
 4 │L . . . . .│  │. O O . . .│
 3 │L . . . . .│  │. O O . . .│
 2 │L . . . O O│  │P P P . . .│
 1 │L L . . O O│  │. P P . . .│
""")


def test_a_block_may_be_turned_and_flipped_before_it_slides() -> None:
    """FITS-P2: the small L in two of its eight ways."""
    runner = at(TWO_STARTS, "L5", "P5")
    assert turn(runner, "L4", "1@2", "4@4") == drawn("""
 4 │L . . . . .│  │. . . . . .│
 3 │L λ λ λ . .│  │. . . . λ .│
 2 │L λ . . . .│  │P P P . λ .│
 1 │L L . . . .│  │. P P λ λ .│
""")


def test_a_gap_with_something_above_it_stays_a_gap() -> None:
    """FITS-P4, FITS-A5: nothing gets under the nose of the P5 in column 1."""
    runner = at(TWO_STARTS, "L5", "P5")
    assert turn(runner, "I3", "1@3", "1@1") == drawn("""
 5 │. . . . . .│  │I . . . . .│
 4 │L . . . . .│  │I . . . . .│
 3 │L . I . . .│  │I . . . . .│
 2 │L . I . . .│  │P P P . . .│
 1 │L L I . . .│  │. P P . . .│
""")


def test_the_own_start_block_is_not_placed_again_and_the_others_place_it() -> None:
    """FITS-P5, FITS-A8: seat 1 sits out when the long L is turned up; seat 2 places its own."""
    runner = at(TWO_STARTS, "L5", "P5")
    runner.deal("L5")
    assert [one.seat for one in runner.asks()] == [1]
    one = runner.asks()[0]
    runner.answer(one, one.options.parse("0@5"))
    assert ramps(runner) == drawn("""
 4 │L . . . . .│  │. . . . L .│
 3 │L . . . . .│  │. . . . L .│
 2 │L . . . . .│  │P P P . L .│
 1 │L L . . . .│  │. P P . L L│
""")


def test_alone_the_own_start_card_passes_by_without_a_question() -> None:
    """FITS-P5, FITS-A8: the next card is dealt at once."""
    runner = at(ALONE, "U5")
    runner.deal("U5")
    assert runner.asks() == ()
    assert runner.chance() is not None


def test_a_drop_is_told_with_the_row_it_rests_on() -> None:
    """FITS-P3, FITS-A23: rows from the bottom, from 1; all drops of a card together."""
    runner = at(TWO_STARTS, "L5", "P5")
    runner.deal("O4")
    first, second = runner.asks()
    assert runner.answer(first, first.options.parse("0@5")) == ()
    told = runner.answer(second, second.options.parse("0@2"))
    assert [event.text() for event in told] == [
        'drop seat=0 shape="O4" drop="0@5" row=1 FITS-P3',
        'drop seat=1 shape="O4" drop="0@2" row=3 FITS-P3',
    ]


def test_who_sits_out_is_told() -> None:
    """FITS-P5: the log says so, under its clause."""
    runner = at(ALONE, "U5")
    told = [event.text() for event in runner.deal("U5")]
    assert told == ['card shape="U5" FITS-G4', 'own seat=0 shape="U5" FITS-P5']


def test_a_declined_block_is_put_aside_for_the_round() -> None:
    """FITS-P6, FITS-A2: although it would fit; it is never asked for again in this round."""
    runner = at(TWO_STARTS, "L5", "P5")
    assert turn(runner, "X5", "-", "0@4") == drawn("""
 4 │L . . . . .│  │. . . . . .│
 3 │L . . . . .│  │. . . . X .│
 2 │L . . . . .│  │P P P X X X│
 1 │L L . . . .│  │. P P . X .│
""")
    assert runner.view(0).field("aside", tuple) == (("X5",), ())
    draw = runner.chance()
    assert draw is not None
    assert "X5" not in draw.bag


def test_blocks_stick_out_at_the_top_and_bar_the_way() -> None:
    """FITS-P7, FITS-A3, FITS-A4: a tower of four blocks ends in row 16 and the next lies on it."""
    tower = """
16 │I . . . . .│
15 │I . . . . .│
14 │I . . . . .│
13 │Y . . . . .│
12 │Y Y . . . .│
11 │Y . . . . .│
10 │Y . . . . .│
 9 │N . . . . .│
 8 │N . . . . .│
 7 │N N . . . .│
 6 │λ N . . . .│
 5 │λ . . . . .│
 4 │λ λ . . . .│
 3 │V . . . . .│
 2 │V . . . . .│
 1 │V V V . . .│
"""
    runner = at(tower, "Y5")
    after = turn(runner, "O4", "0@1").splitlines()
    assert after[:3] == ["18 │O O        │", "17 │O O        │", "16 │I          │"]
    assert after[4:6] == ["14 │I          │", "13 │Y          │"]


def test_drops_are_sealed_until_the_last_is_in_and_ramps_stay_open() -> None:
    """FITS-A6: nobody sees what the other has sealed, only that it is; all ramps are seen."""
    runner = at(TWO_STARTS, "L5", "P5")
    runner.deal("O4")
    before = {seat: runner.view(seat) for seat in (0, 1, -1)}
    one = runner.asks()[0]
    runner.answer(one, one.options.parse("0@5"))
    other = runner.view(1)
    assert other.fields == before[1].fields
    assert [one.sealed for one in other.waits] == [True, False]
    assert (runner.view(0).own, other.own) == ((("drop", "0@5"),), ())
    twin = at(TWO_STARTS, "L5", "P5")
    twin.deal("O4")
    twin.answer(twin.asks()[0], twin.asks()[0].options.parse("-"))
    assert (twin.view(1).text(), twin.view(-1).text()) == (other.text(), runner.view(-1).text())


def test_a_game_that_nobody_listens_to_goes_the_same_way() -> None:
    """FITS-P5, FITS-P6: a clone for search hears nothing, and comes to the same position."""
    loud = at(TWO_STARTS, "L5", "P5")
    quiet = loud.clone()
    for runner in (loud, quiet):
        turn(runner, "X5", "-", "0@4")
        turn(runner, "L5", "0@1")
    assert quiet.told() == ()
    assert quiet.text() == loud.text()
