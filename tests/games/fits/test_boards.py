"""The boards and start shapes: shipped data, other people's, one-line layouts, new boards."""

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.games.fits.boards import (
    BOARDS_FILE,
    BoardError,
    digest,
    load_boards,
    load_start_shapes,
    mistake,
    read_layout,
    write_layout,
)
from stolik.games.fits.generator import generate
from stolik.games.fits.names import PENTOMINOES, SYMBOL_COLOURS, SYMBOLS
from stolik.games.fits.scoring import Board, Special

GOOD = BOARDS_FILE.read_text(encoding="utf-8")


class Dice:
    """Chance for the generator, from a seed."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def below(self, n: int) -> int:
        return self.random.randrange(n)


def refusal_of(tmp_path: Path, text: str) -> str:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BoardError) as caught:
        load_boards(path)
    return str(caught.value)


def start_refusal(tmp_path: Path, text: str) -> str:
    path = tmp_path / "start.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BoardError) as caught:
        load_start_shapes(path)
    return str(caught.value)


def is_lopsided(board: Board) -> bool:
    """No mirror image of its own field places."""
    places = sorted(s.place() for s in board.specials)
    return places != sorted((7 - c, r) for c, r in places)


def test_board_1_is_plain_and_all_four_boards_keep_the_constraints() -> None:
    """FITS-D1 to FITS-D4: checked again by hand here, not by the loader alone."""
    one, two, three, four = load_boards()
    assert (one.number, one.specials) == (1, ())
    numbers = [s.value for s in two.specials]
    assert {1, 2, 3} == set(numbers)
    assert numbers.count(3) >= 2
    signed = [s.value for s in three.specials]
    assert set(signed) == {1, 2, 3, -5}
    assert signed.count(2) >= 2
    assert sorted(s.symbol for s in four.specials) == sorted([*SYMBOLS, *SYMBOLS])


def test_boards_2_and_3_carry_about_ten_fields_at_different_heights() -> None:
    """FITS-D5, FITS-A17: nine to twelve fields, high, half-way and low, in every column."""
    for board in load_boards()[1:]:
        rows = [s.row for s in board.specials]
        assert 9 <= len(rows) <= 12
        for lowest in (1, 5, 9):
            assert sum(lowest <= row < lowest + 4 for row in rows) >= 2
        assert {s.column for s in board.specials} == {1, 2, 3, 4, 5, 6}
        assert is_lopsided(board)


def test_symbols_differ_in_shape_and_in_colour() -> None:
    """FITS-D4: colour is never the only difference, nor the shape."""
    assert len(set(SYMBOLS)) == len(set(SYMBOL_COLOURS)) == len(SYMBOLS) == 5


def test_the_start_shapes_are_four_pentominoes_that_lie_flat() -> None:
    """FITS-A16, FITS-C8."""
    assert load_start_shapes() == ("L5", "P5", "U5", "Y5")
    assert all(shape in PENTOMINOES for shape in load_start_shapes())


def test_a_layout_is_one_line_and_comes_back_the_same() -> None:
    """FITS-A23: columns from the left and rows from the bottom, also in records."""
    board = Board(2, (Special(1, 1, 3), Special(3, 5, 2), Special(6, 12, 1), Special(2, 1, 3)))
    assert write_layout(board) == "2:c6r12=1,c3r5=2,c1r1=3,c2r1=3"
    assert write_layout(Board(1, ())) == "1:"
    for known in (board, *load_boards()):
        again = read_layout(write_layout(known))
        assert again == known
        assert hash(again) == hash(known)


@pytest.mark.parametrize(
    ("layout", "sentence"),
    [
        ("", "begins with a board number"),
        ("5:", "begins with a board number"),
        ("1:c1r1=1", "Board 1 has no special fields."),
        ("2:c1r1", "is not a field"),
        ("2:c7r1=1", "is not a field"),
        ("2:c1r13=1", "is not a field"),
        ("2:c1r1=star", "'star' is not a number for board 2."),
        ("2:c1r1=4", "Board 2 cannot have 4."),
        ("2:c1r1=-5", "Board 2 cannot have -5."),
        ("2:c1r1=1,c1r1=2", "Column 1, row 1 is filled twice."),
        ("2:c1r1=1,c1r2=2,c1r3=3", "Board 2 needs 3 at least 2 x."),
        ("3:c1r1=1,c1r2=2,c1r3=3,c1r4=2", "Board 3 needs a black field, a number below 0."),
        ("4:c1r1=sun", "'sun' is not one of star, heart, leaf, moon, flower."),
        ("4:c1r1=star", "Board 4 needs star exactly twice, not 1 x."),
    ],
)
def test_a_wrong_layout_is_refused_with_a_sentence(layout: str, sentence: str) -> None:
    """FITS-D1 to FITS-D4."""
    with pytest.raises(BoardError) as caught:
        read_layout(layout)
    assert sentence in str(caught.value)


def test_pairs_and_numbers_never_mix() -> None:
    """FITS-D4: board 4 has symbols only; FITS-D2: board 2 has none."""
    pairs = tuple(Special(1 + i % 6, 1 + i // 6, 0, SYMBOLS[i // 2]) for i in range(10))
    assert mistake(Board(4, pairs)) == ""
    assert mistake(Board(4, (*pairs, Special(1, 12, 2)))) == "Board 4 has symbols only."
    assert mistake(Board(2, pairs)) == "Board 2 cannot have moon."


def test_black_fields_of_another_value_are_allowed_in_files() -> None:
    """FITS-A18: the shipped data says -5, the format allows any value."""
    board = read_layout("3:c1r1=1,c1r3=2,c1r5=2,c1r7=3,c1r9=-2")
    assert [s.value for s in board.specials] == [-2, 3, 2, 2, 1]


def test_the_owner_of_a_box_may_bring_a_file(tmp_path: Path) -> None:
    """FITS-A16, FITS-A17: a file of one's own is read like the shipped one, with its own digest."""
    path = tmp_path / "boards.toml"
    path.write_text(GOOD + "\n", encoding="utf-8")
    assert load_boards(path) == load_boards()
    assert set(digest()) == {"boards.toml", "start.toml"}
    assert digest(path)["boards.toml"] != digest()["boards.toml"]
    assert digest(BOARDS_FILE)["boards.toml"] == digest()["boards.toml"]


def test_a_wrong_file_is_refused_with_its_name_the_line_and_the_mistake(tmp_path: Path) -> None:
    """FITS-D1 to FITS-D4: an owner who slips is told where."""
    rows = "\n".join([".  .  .  .  .  ."] * 11)
    board = f"[[board]]\nnumber = 2\nfields = '''\n{rows}\n"
    assert refusal_of(tmp_path, board + "'''") == (
        "mine.toml, line 4: board 2 has 11 rows instead of 12."
    )
    assert refusal_of(tmp_path, board + ". . . . .\n'''") == (
        "mine.toml, line 15: row 1 has 5 fields instead of 6."
    )
    assert refusal_of(tmp_path, board + ". . . . . x\n'''") == (
        "mine.toml, line 15: 'x' is not a number for board 2."
    )
    assert refusal_of(tmp_path, board + ". . . . . 1\n'''") == (
        "mine.toml, line 4: Board 2 needs 2 at least 1 x."
    )
    assert "line 4: the number of a board is 2, 3 or 4, not 7." in refusal_of(
        tmp_path, board.replace("2", "7", 1) + ". . . . . 1\n'''"
    )


def test_a_file_with_parts_missing_is_refused(tmp_path: Path) -> None:
    """FITS-D1: boards 2, 3 and 4 must be there, each once."""
    end = GOOD.index("[[board]]", GOOD.index("number = 3"))
    assert "board 4 is missing." in refusal_of(tmp_path, GOOD[:end])
    start = GOOD.index("[[board]]")
    two = GOOD[start : GOOD.index("[[board]]", start + 1)]
    assert "board 2 is there already." in refusal_of(tmp_path, two + two)
    assert "a board needs `fields`." in refusal_of(tmp_path, "[[board]]\nnumber = 2\n")
    assert "[[board]] tables." in refusal_of(tmp_path, "board = 3")
    assert "mine.toml: " in refusal_of(tmp_path, "[[board]")
    with pytest.raises(BoardError, match=r"nowhere\.toml cannot be read"):
        load_boards(tmp_path / "nowhere.toml")


def test_wrong_start_shapes_are_refused_with_a_sentence(tmp_path: Path) -> None:
    """FITS-C8, FITS-A16: four different pentominoes."""
    assert "must be a list of four" in start_refusal(tmp_path, 'start = ["L5"]')
    assert "line 2: 'O4' is not one of" in start_refusal(
        tmp_path, '#\nstart = ["L5", "P5", "U5", "O4"]'
    )
    assert "L5 stands there twice" in start_refusal(tmp_path, 'start = ["L5", "P5", "U5", "L5"]')


@given(st.integers(1, 4), st.integers(0, 10**9))
def test_a_generated_board_keeps_every_constraint_and_comes_again_from_its_seed(
    number: int, seed: int
) -> None:
    """FITS-D1 to FITS-D5, FITS-A17: legal, ten fields, none side by side, high and low."""
    board = generate(number, Dice(seed))
    assert mistake(board) == ""
    assert board == generate(number, Dice(seed))
    assert read_layout(write_layout(board)) == board
    places = [s.place() for s in board.specials]
    assert len(places) == (0 if number == 1 else 10)
    for column, row in places:
        assert sum(abs(column - c) + abs(row - r) == 1 for c, r in places) == 0
        assert sum(c == column for c, _ in places) <= 2
        assert sum(r == row for _, r in places) <= 2
    for lowest in (1, 5, 9) if number > 1 else ():
        assert any(lowest <= row < lowest + 4 for _, row in places)
    assert all(s.value > 0 or s.row < 10 or s.symbol for s in board.specials)
