"""Scoring a round: the clauses, the printed examples with fields of our own, the solo titles."""

from hypothesis import given
from hypothesis import strategies as st

from stolik.games.fits.names import SHAPES, SYMBOLS
from stolik.games.fits.ramp import EMPTY, Ramp, ramp_of
from stolik.games.fits.scoring import Board, Line, Special, explain, score, solo_rank
from stolik.games.fits.shapes import Drop, drops

FULL = "######\n"
PLAIN_BOARD = Board(1, ())


def numbers(*fields: tuple[int, int, int]) -> tuple[Special, ...]:
    return tuple(Special(column, row, value) for column, row, value in fields)


def five_pairs() -> Board:
    """Each symbol once in row 12 and once in row 1, in columns 1 to 5."""
    ends = [Special(c, r, 0, SYMBOLS[c - 1]) for c in range(1, 6) for r in (1, 12)]
    return Board(4, tuple(ends))


def points(board: Board, ramp: Ramp) -> dict[str, int]:
    return {line.key: line.points for line in explain(board, ramp)}


def test_example_round_1_eight_full_rows_and_four_holes_give_4() -> None:
    """FITS-X1, FITS-K1, FITS-O3: 8 rows - 4 plain fields = 4."""
    ramp = ramp_of(FULL * 8 + "#####.\n.#####\n##.###\n####.#\n")
    assert points(PLAIN_BOARD, ramp) == {"full_rows": 8, "uncovered": -4}
    assert score(PLAIN_BOARD, ramp) == 4


def test_example_round_2_visible_2_3_1_3_and_four_holes_give_5() -> None:
    """FITS-X2, FITS-K2: 9 - 4 = 5; a covered number (the 2 in the corner) gives nothing."""
    board = Board(2, numbers((1, 12, 2), (2, 12, 3), (3, 12, 1), (4, 12, 3), (1, 1, 2)))
    ramp = ramp_of("......\n.####.\n" + FULL * 10)
    assert points(board, ramp) == {"numbers": 9, "uncovered": -4}
    assert score(board, ramp) == 5


def test_example_round_3_visible_2_2_3_1_and_a_black_field_and_one_hole_give_2() -> None:
    """FITS-X3, FITS-K3: 2 + 2 + 3 + 1 - 5 - 1 = 2; a covered black field costs nothing."""
    board = Board(
        3, numbers((1, 12, 2), (2, 12, 2), (3, 12, 3), (4, 12, 1), (5, 12, -5), (1, 1, -5))
    )
    ramp = ramp_of("......\n" + FULL * 11)
    assert points(board, ramp) == {"white": 8, "black": -5, "uncovered": -1}
    assert score(board, ramp) == 2


def test_example_round_4_three_pairs_one_single_and_five_holes_give_1() -> None:
    """FITS-X4, FITS-K4: 9 - 3 - 5 = 1; the fifth pair lies covered and gives 0.

    Row 1 shows the symbols of columns 1-3; row 12 those of columns 1-4; five plain fields are
    open: column 6 of rows 10, 11, 12 and columns 5 and 6 of row 9.
    """
    ramp = ramp_of("....#.\n#####.\n#####.\n####..\n" + FULL * 7 + "...###\n")
    assert points(five_pairs(), ramp) == {"pairs": 9, "singles": -3, "uncovered": -5}
    assert score(five_pairs(), ramp) == 1


def test_an_empty_ramp_costs_every_plain_field() -> None:
    """FITS-K0: -1 for each uncovered plain field; a special field is never -1."""
    assert score(PLAIN_BOARD, EMPTY) == -72
    assert score(Board(2, numbers((1, 1, 1), (6, 12, 3))), EMPTY) == -70 + 4
    assert score(Board(3, numbers((1, 1, -5))), EMPTY) == -71 - 5
    assert score(five_pairs(), EMPTY) == -62 + 15


def test_a_full_ramp_scores_its_rows_on_board_1_only() -> None:
    """FITS-K1, FITS-K5: 12 full rows are +12 on board 1 and nothing on boards 2 to 4."""
    full = ramp_of(FULL * 12)
    assert score(PLAIN_BOARD, full) == 12
    assert score(Board(2, numbers((1, 1, 1))), full) == 0
    assert score(Board(3, numbers((1, 1, -5))), full) == 0
    assert score(five_pairs(), full) == 0


def test_what_lies_above_row_12_counts_for_nothing() -> None:
    """FITS-K6: the same fields, blocks sticking out or not, give the same points."""
    ramp = ramp_of(FULL * 12)
    over = ramp.drop(drops("O4")[0])
    assert over != ramp
    assert score(PLAIN_BOARD, over) == 12


def test_a_row_with_one_hole_scores_nothing() -> None:
    """FITS-K1: only completely filled rows, wherever the hole is."""
    for column in range(6):
        row = "#" * column + "." + "#" * (5 - column)
        assert score(PLAIN_BOARD, ramp_of(FULL * 11 + row)) == 11 - 1


def test_one_visible_copy_costs_three_and_none_costs_nothing() -> None:
    """FITS-K4, FITS-O7: both +3, one -3, none 0, each symbol for itself."""
    rest = FULL * 10
    both = ramp_of(".#####\n" + rest + ".#####")
    one = ramp_of(".#####\n" + rest + FULL)
    none = ramp_of(FULL * 12)
    assert [score(five_pairs(), ramp) for ramp in (both, one, none)] == [3, -3, 0]


def test_the_lines_name_the_fields_they_count() -> None:
    """FITS-K1, FITS-K0: the page lights up the rows and the holes of a line."""
    rows, holes = explain(PLAIN_BOARD, ramp_of("####.#\n" + FULL + FULL * 10))
    assert (rows.clause, len(rows.fields)) == ("FITS-K1", 66)
    assert (holes.clause, holes.fields) == ("FITS-K0", ((5, 12),))


def test_solo_titles_change_where_the_table_says() -> None:
    """FITS-E2, FITS-O1: 5 and below is a pupil, above 30 a grandmaster; FITS-A12: no floor."""
    table = [(-200, "pupil"), (5, "pupil"), (6, "apprentice"), (10, "apprentice")]
    table += [(11, "novice"), (15, "novice"), (16, "specialist"), (20, "specialist")]
    table += [(21, "expert"), (25, "expert"), (26, "master"), (30, "master")]
    table += [(31, "grandmaster"), (90, "grandmaster")]
    for total, rank in table:
        assert solo_rank(total) == rank


places = st.lists(
    st.tuples(st.integers(1, 6), st.integers(1, 12)), min_size=10, max_size=10, unique=True
)
values = st.lists(st.sampled_from([1, 2, 3, -5]), min_size=10, max_size=10)
all_drops = [drop for shape in SHAPES for drop in drops(shape)]


def board_with(number: int, fields: list[tuple[int, int]], worth: list[int]) -> Board:
    if number == 1:
        return PLAIN_BOARD
    if number == 4:
        marked = [Special(c, r, 0, SYMBOLS[i // 2]) for i, (c, r) in enumerate(fields)]
        return Board(4, tuple(marked))
    signed = [abs(v) % 4 or 1 for v in worth] if number == 2 else worth
    return Board(number, tuple(Special(c, r, v) for (c, r), v in zip(fields, signed, strict=True)))


@given(st.integers(1, 4), places, values, st.lists(st.sampled_from(all_drops), max_size=16))
def test_the_lines_add_up_to_the_score_and_count_what_is_uncovered(
    number: int, fields: list[tuple[int, int]], worth: list[int], chosen: list[Drop]
) -> None:
    """FITS-K0 to FITS-K4, recomputed field by field."""
    board, ramp = board_with(number, fields, worth), EMPTY
    for drop in chosen:
        ramp = ramp.drop(drop)
    lines = explain(board, ramp)
    assert sum(line.points for line in lines) == score(board, ramp)
    assert score(board, ramp) == slowly(board, ramp)
    assert all(
        not ramp.covered(*f) for line in lines if line.key != "full_rows" for f in line.fields
    )


def slowly(board: Board, ramp: Ramp) -> int:
    total, seen = 0, dict.fromkeys(SYMBOLS, 0)
    for row in range(1, 13):
        uncovered = [c for c in range(1, 7) if not ramp.covered(c, row)]
        total += board.number == 1 and not uncovered
        for column in uncovered:
            special = board.special(column, row)
            total += special.value if special else -1
            if special and special.symbol:
                seen[special.symbol] += 1
    return total + sum({0: 0, 1: -3, 2: 3}[copies] for copies in seen.values())


def test_every_line_has_a_clause_of_the_rules() -> None:
    """FITS-K0 to FITS-K4: one clause a line, the plain fields last."""
    lines: list[Line] = [
        line for number in (1, 2, 3, 4) for line in explain(board_with(number, [], []), EMPTY)
    ]
    assert {line.clause for line in lines} == {f"FITS-K{n}" for n in range(5)}
