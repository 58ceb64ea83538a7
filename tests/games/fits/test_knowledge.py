"""Greedy: what it sees in a position, what it chooses and why, and the balance report."""

import random
import runpy
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.games.fits import balance
from stolik.games.fits.boards import load_boards, load_start_shapes, read_layout
from stolik.games.fits.ground import misfits_on, rows_with
from stolik.games.fits.knowledge import best_drop, worth
from stolik.games.fits.names import SHAPES
from stolik.games.fits.ramp import EMPTY, ramp_of
from stolik.games.fits.scoring import Board, score
from stolik.games.fits.shapes import SKIP, Drop, drops

PLAIN, NUMBERS, BLACK_WHITE, PAIRS = load_boards()
FULL = "######\n"
OTHER_PAIRS = (
    "c1r11=heart,c2r11=heart,c3r11=leaf,c4r11=leaf,c5r11=moon,c6r11=moon,c1r9=flower,c2r9=flower"
)
ALL_DROPS = [drop for shape in SHAPES for drop in drops(shape)]


def choice(board: Board, drawing: str, shape: str, *left: str) -> tuple[str, str]:
    best = best_drop(board, ramp_of(drawing), shape, left)
    return best.drop.notation(), best.reason


def test_with_the_last_block_greedy_takes_the_most_points() -> None:
    """FITS-K0, FITS-K1: one hole of three closes two rows; its worth is the very score."""
    before = ramp_of("####..\n#####.\n" + FULL * 10)
    best = best_drop(PLAIN, before, "V3", ())
    after = before.drop(best.drop)
    assert (best.value, best.reason) == (1200, "fills_row")
    assert score(PLAIN, after) == 12


@given(
    st.integers(1, 4), st.lists(st.sampled_from(ALL_DROPS), max_size=15), st.sampled_from(SHAPES)
)
def test_no_drop_of_the_last_block_scores_more_than_greedys(
    number: int, chosen: list[Drop], shape: str
) -> None:
    """FITS-K0 to FITS-K4, FITS-P6: declining is one of the possibilities."""
    board, ramp = load_boards()[number - 1], EMPTY
    for drop in chosen:
        ramp = ramp.drop(drop)
    best = best_drop(board, ramp, shape, ())
    possible = [score(board, ramp.drop(drop)) for drop in (*drops(shape), SKIP)]
    assert score(board, ramp.drop(best.drop)) == max(possible)
    assert best.value == 100 * max(possible)


def test_greedy_declines_a_block_that_would_only_cover_points() -> None:
    """FITS-P6, FITS-A2, FITS-K2: nothing but numbers is open at the top."""
    board = read_layout("2:c1r12=3,c2r12=3,c3r12=2,c4r12=1,c5r12=1,c6r12=1")
    assert choice(board, FULL * 11, "O4") == ("-", "skip")


def test_the_start_block_is_never_declined() -> None:
    """FITS-A1: on a board where every field is worth something, it is placed nevertheless."""
    threes = [f"c{column}r{row}=3" for row in range(1, 13) for column in range(1, 7)][2:]
    board = read_layout("2:c1r1=1,c2r1=2," + ",".join(threes))
    assert best_drop(board, EMPTY, "L5", ()).drop is SKIP
    assert best_drop(board, EMPTY, "L5", (), may_skip=False).drop is not SKIP


def test_a_flat_block_goes_where_it_leaves_no_holes() -> None:
    """FITS-P4, FITS-K0: the bar lies in the one trough that is just as wide."""
    before = "##...#\n##...#\n"
    assert choice(PLAIN, before, "I3", "O4", "L4", "T4") == ("0@3", "fills_row")
    assert choice(NUMBERS, before, "I3", "O4", "L4", "T4")[1] == "no_holes"


def test_a_cross_on_flat_ground_loses_the_least() -> None:
    """FITS-P4: the X5 always leaves holes on flat ground (section 1.2 of the rules reference)."""
    drop, reason = choice(NUMBERS, FULL, "X5")
    assert drop != "-"
    assert reason == "fewest_holes"


def test_greedy_covers_a_black_field_when_it_can() -> None:
    """FITS-K3: -5 is worth more than anything else one bar can do."""
    board = read_layout("3:c1r3=1,c2r3=2,c3r3=2,c4r5=3,c6r1=-5")
    assert choice(board, "###...\n", "I3") == ("0@4", "hides_black")


def test_greedy_roofs_a_number() -> None:
    """FITS-K2, FITS-P4: a number under a roof stays in sight, and the roof covers plain fields."""
    board = read_layout("2:c1r1=3,c3r12=3,c4r12=2,c5r12=1")
    assert choice(board, ".#####\n", "I3", "O4") == ("0@1", "roofs_number")


def test_greedy_hides_the_second_symbol_of_a_pair() -> None:
    """FITS-K4: none of a symbol visible costs nothing, one would cost three points."""
    board = read_layout(f"4:c1r1=star,c6r1=star,{OTHER_PAIRS}")
    assert choice(board, "##....\n", "I3") == ("0@4", "hides_pair")


def test_greedy_keeps_the_second_symbol_of_a_pair_in_sight() -> None:
    """FITS-K4, FITS-P4: the star at the right lies under a roof already; now the left one does."""
    board = read_layout(f"4:c1r1=star,c6r1=star,{OTHER_PAIRS}")
    assert choice(board, ".....#\n.####.\n", "I3", "O4") == ("0@1", "shows_pair")


def test_a_row_counts_once_however_many_of_its_fields_are_meant() -> None:
    """FITS-K1: a row with two holes is spoiled once."""
    for fields, rows in ((0, 0), (0b100001, 1), (0b111111, 1), (0b000001_100000, 2)):
        assert rows_with(fields) == rows
    assert rows_with((1 << 36) - 1) == 6


def test_blocks_that_fit_nowhere_without_a_hole_are_counted() -> None:
    """FITS-P4: flat ground takes every block but F5, N5, S4, W5 and X5 without a hole."""
    flat = [shape for shape in SHAPES if misfits_on(EMPTY, (shape,))]
    assert flat == ["F5", "N5", "W5", "X5", "S4"]
    assert misfits_on(ramp_of("#.....\n"), ("S4", "N5", "X5")) == 1
    assert misfits_on(ramp_of(FULL * 11), ("I3", "O4")) == 1


def test_holes_and_uneven_ground_are_worth_less() -> None:
    """FITS-K0: the same blocks to come, the better ramp is the one without a hole."""
    left = ("O4", "L4", "T5")
    whole, holed = ramp_of("#.....\n######\n"), ramp_of("##....\n.#####\n")
    assert worth(PLAIN, whole, left) > worth(PLAIN, holed, left)
    level, tower = ramp_of("###...\n"), ramp_of("#.....\n" * 3)
    assert worth(PLAIN, level, left) > worth(PLAIN, tower, left)


def test_greedy_beats_a_random_player_on_every_board() -> None:
    """FITS-G4: the same card orders for both; the shipped boards and start shapes."""
    cards = balance.orders(8, 3)
    chance = random.Random(4)
    for board in load_boards():
        for start, order in zip(load_start_shapes() * 2, cards, strict=True):
            theirs = balance.random_round(board, start, order, chance)
            assert balance.greedy_round(board, start, order) > theirs


def test_the_balance_report_is_a_table_and_the_same_every_time() -> None:
    """FITS-A16: a row a board, with the widest difference of start shapes and its interval."""
    table = balance.main(["--rounds", "3", "--seed", "5", "--boards", "1", "4"])
    assert table == balance.main(["--rounds", "3", "--seed", "5", "--boards", "1", "4"])
    lines = table.splitlines()
    assert lines[0].startswith("| board | L5 | P5 | U5 | Y5 |")
    assert [line.split("|")[1].strip() for line in lines[2:]] == ["1", "4"]
    assert len({line.count("|") for line in lines}) == 1


def test_the_balance_report_is_a_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """FITS-A16: `python -m stolik.games.fits.balance`, bounded."""
    monkeypatch.setattr(sys, "argv", ["balance", "--rounds", "2", "--boards", "1"])
    runpy.run_path(balance.__file__, run_name="__main__")
    assert "| 1 |" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        balance.main(["--rounds", "1000000"])
    assert "between 2 and 100,000 rounds" in capsys.readouterr().err
