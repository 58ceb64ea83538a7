"""Sliding down: where blocks come to rest and what they cover."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.games.fits.names import SHAPES
from stolik.games.fits.ramp import EMPTY, Ramp, cells, picture, ramp_of, read_ramp
from stolik.games.fits.shapes import SKIP, Drop, drop_named, drops, turns

ALL_DROPS = [drop for shape in SHAPES for drop in drops(shape)]
some_drops = st.lists(st.sampled_from(ALL_DROPS), max_size=16)


def named(shape: str, notation: str) -> Drop:
    drop = drop_named(shape, notation)
    assert drop is not None
    return drop


def dropped(drawing: str, shape: str, notation: str) -> Ramp:
    return ramp_of(drawing).drop(named(shape, notation))


def slide(occupied: set[tuple[int, int]], drop: Drop) -> set[tuple[int, int]]:
    """The slow reference: start far up and go down a row while nothing is in the way."""
    shape = turns(drop.shape)[drop.turn].cells
    row = 100
    while row > 0 and not occupied & {(drop.column + x, row + y) for x, y in shape}:
        row -= 1
    return {(drop.column + x, row + 1 + y) for x, y in shape}


def test_the_first_block_slides_to_the_bottom_edge() -> None:
    """FITS-P3 (fig. A), FITS-A1: on an empty ramp every block rests on the floor."""
    assert all(EMPTY.landing(drop) == 0 for drop in ALL_DROPS)
    assert EMPTY.drop(named("O4", "0@3")) == ramp_of("""
        ..##..
        ..##..""")


def test_a_block_rests_against_the_first_block_in_its_way() -> None:
    """FITS-P3 (fig. B), FITS-A5: the upright L5 stops on the wall, its foot in the air."""
    before = """
        #.....
        #.....
        ##...."""
    assert dropped(before, "L5", "0@1") == ramp_of("""
        #.....
        #.....
        #.....
        ##....
        #.....
        #.....
        ##....""")


def test_a_gap_that_is_not_open_from_above_is_never_filled() -> None:
    """FITS-P4 (figs. C, D): the lying I3 does not get under the roof over columns 2 to 4."""
    before = """
        .###..
        .#...."""
    assert dropped(before, "I3", "0@3") == ramp_of("""
        ..###.
        .###..
        .#....""")


def test_an_overhang_fits_over_a_step() -> None:
    """FITS-P3, FITS-A5: the S4 rests on the floor with two cells, the third just over the step."""
    before = "...#.."
    assert dropped(before, "S4", "0@2") == ramp_of("""
        ..##..
        .###..""")


def test_blocks_may_stick_out_above_the_top_edge_and_cover_only_what_lies_in_the_field() -> None:
    """FITS-P7, FITS-A4, FITS-K6: the upright I3 on 11 rows covers row 12 and ends at row 14."""
    after = dropped("#.....\n" * 11, "I3", "1@1")
    assert after.heights() == (14, 0, 0, 0, 0, 0)
    assert after.covered(1, 12)
    assert picture(after).splitlines()[:3] == ["#.....", "......", "#....."]


def test_a_block_wholly_above_row_12_is_legal_covers_nothing_and_stands_in_the_way() -> None:
    """FITS-A3, FITS-A4: the ramp has no ceiling; later drops come to rest on what is up there."""
    full = "##....\n" * 12
    once = dropped(full, "O4", "0@1")
    assert (once.low, once.high) == (ramp_of(full).low, ramp_of(full).high)
    assert once.heights() == (14, 14, 0, 0, 0, 0)
    bridge = once.drop(named("I3", "0@2"))
    assert bridge.heights() == (14, 15, 15, 15, 0, 0)
    assert not bridge.covered(3, 12)


def test_declining_changes_nothing() -> None:
    """FITS-P6: the block is put aside; FITS-P5: so is a turn with the own start block."""
    ramp = ramp_of("##..#.")
    assert ramp.drop(SKIP) is ramp
    assert cells(SKIP, 0) == ()


def test_a_drop_leaves_the_old_ramp_as_it_was() -> None:
    """FITS-A7: a drop can be taken back until it is confirmed, so a ramp never changes."""
    before = ramp_of("##..#.")
    before.drop(named("O4", "0@3"))
    assert before == ramp_of("##..#.")


def test_all_sixteen_blocks_in_one_column_still_find_room() -> None:
    """FITS-A3: the longest sides add up to 49 rows and a drop never fails."""
    ramp = EMPTY
    for shape in SHAPES:
        tall = max(drops(shape), key=lambda d: (turns(shape)[d.turn].height, -d.column))
        ramp = ramp.drop(tall)
    assert max(ramp.heights()) <= 49
    assert ramp.covered(1, 12)


@given(some_drops)
def test_a_block_lands_as_low_as_it_can_slide_and_covers_just_its_cells(chosen: list[Drop]) -> None:
    """FITS-P3, FITS-P4, FITS-A5, against a reference that goes down row by row."""
    ramp, occupied = EMPTY, set[tuple[int, int]]()
    for drop in chosen:
        laid = slide(occupied, drop)
        assert set(cells(drop, ramp.landing(drop))) == laid
        assert not laid & occupied
        occupied |= laid
        ramp = ramp.drop(drop)
    for column in range(1, 7):
        assert ramp.heights()[column - 1] == max([r for c, r in occupied if c == column], default=0)
        for row in range(1, 13):
            assert ramp.covered(column, row) == ((column, row) in occupied)


@given(some_drops)
def test_text_and_picture_give_the_same_ramp_back(chosen: list[Drop]) -> None:
    """FITS-A23: rows from the bottom, columns from the left, in every notation."""
    ramp = EMPTY
    for drop in chosen:
        ramp = ramp.drop(drop)
    assert read_ramp(ramp.notation()) == ramp
    assert ramp_of(picture(ramp)) == ramp
    assert hash(read_ramp(ramp.notation())) == hash(ramp)
    assert repr(ramp) == f"<Ramp {ramp.notation()}>"
    assert ramp != ramp.notation()


def test_a_ramp_is_written_in_one_line_row_by_row_from_the_bottom() -> None:
    """FITS-A23: two octal digits a row, columns 1-3 and 4-6; heights over row 12 behind '^'."""
    assert EMPTY.notation() == "00"
    assert ramp_of("##.#..\n######").notation() == "77.64"
    tall = dropped("#.....\n" * 11, "I3", "1@1")
    assert tall.notation() == ".".join(["40"] * 12) + "^1:14"


def test_nonsense_is_no_ramp() -> None:
    """A text or picture that cannot be a ramp is refused, not guessed at."""
    for text in ("", "8", "77.9", "77^7:14", "77^1:12", "77^1:x", ".".join(["00"] * 13)):
        with pytest.raises(ValueError, match="no ramp"):
            read_ramp(text)
    for drawing in ("#####", "#######", "#####x"):
        with pytest.raises(ValueError, match="no picture"):
            ramp_of(drawing)
