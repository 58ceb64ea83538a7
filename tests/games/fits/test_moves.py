"""What may be answered, and why not."""

import pytest

from stolik import Refused, Rng
from stolik.games.fits.moves import DROPS, FLAT, STARTS, holes
from stolik.games.fits.names import PENTOMINOES, SHAPES
from stolik.games.fits.shapes import SKIP, Drop, drops, turns


def reason(shape: str, wish: object, *, start: bool = False) -> tuple[str, str, str]:
    why = (STARTS if start else DROPS)[shape].why_not(wish)
    assert why is not None
    return why.clause, why.pl, why.en


def test_a_block_may_be_dropped_wherever_it_fits_or_be_declined() -> None:
    """FITS-P1, FITS-P2, FITS-A22: the square has five drops, not forty, and one option more."""
    assert DROPS["O4"].count() == 6
    assert [DROPS["O4"].text(one) for one in DROPS["O4"]] == [
        "0@1",
        "0@2",
        "0@3",
        "0@4",
        "0@5",
        "-",
    ]
    assert sum(options.count() for options in DROPS.values()) == 341 + 16


def test_declining_is_always_offered_but_at_the_start() -> None:
    """FITS-P6, FITS-A2, FITS-A1."""
    for shape in SHAPES:
        assert SKIP in DROPS[shape]
        assert SKIP not in STARTS[shape]
        assert STARTS[shape].count() == len(drops(shape))


def test_the_start_block_cannot_be_declined_and_the_refusal_says_so() -> None:
    """FITS-A1."""
    for wish in (SKIP, "-"):
        assert reason("L5", wish, start=True) == (
            "FITS-A1",
            "Klocek startowy trzeba położyć, nie można go odłożyć.",
            "The start block must be placed, it cannot be put aside.",
        )


def test_nothing_sticks_out_at_the_sides() -> None:
    """FITS-P7: turn 0 of the T5 is three wide."""
    assert reason("T5", "0@0")[0] == "FITS-P7"
    assert reason("T5", "0@-1")[1].startswith("Klocek wystawałby z lewej strony.")
    clause, polish, english = reason("T5", "0@5")
    assert (clause, polish[:25]) == ("FITS-P7", "Klocek wystawałby z prawe")
    assert english == (
        "The block would stick out to the right. Turned like this it fits in columns 1 to 4."
    )


def test_there_are_no_half_columns() -> None:
    """FITS-C9: blocks have grooves that run on tracks."""
    for wish in ("0@2.5", "0@2,5"):
        assert reason("I3", wish)[0] == "FITS-C9"


def test_a_block_has_only_its_own_turns() -> None:
    """FITS-P2, FITS-C7: the T5 has four, 0 to 3."""
    clause, polish, english = reason("T5", "4@1")
    assert clause == "FITS-P2"
    assert polish == "duże T: obroty są ponumerowane od 0 do 3, innych nie ma."
    assert english == "big T: turns are numbered 0 to 3, there are no others."


def test_everybody_places_the_block_on_the_card() -> None:
    """FITS-G4: a drop of another block is refused."""
    other = drops("O4")[0]
    clause, polish, english = reason("I3", other)
    assert clause == "FITS-G4"
    assert "belka" in polish
    assert "bar" in english


@pytest.mark.parametrize(
    "wish",
    ["", "left", "0", "@3", "0@", "00@3", "0@03", "0@04", "²@1", "9" * 5000, 7, None, ("turn:0",)],
)
def test_nonsense_is_answered_with_an_example(wish: object) -> None:
    """FITS-A22: whatever is typed, there is a sentence, and never a crash."""
    clause, polish, english = reason("I3", wish)
    assert clause == "FITS-A22"
    assert "0@3" in polish
    assert "0@3" in english


def test_a_refusal_is_raised_where_a_text_is_parsed() -> None:
    """FITS-P7."""
    with pytest.raises(Refused, match="stick out to the left"):
        DROPS["I3"].parse("0@0")


def test_every_option_is_walked_by_its_turn_and_its_column() -> None:
    """FITS-A22, FITS-A23: no two options have the same touches, and each is found by its own."""
    for shape in SHAPES:
        options = DROPS[shape]
        paths = [options.path(one) for one in options]
        assert len(set(paths)) == options.count()
        assert [options.pick(path) for path in paths] == list(options)
    assert DROPS["I3"].touches(()) == ("turn:0", "turn:1", "button:skip")
    assert DROPS["I3"].touches(("turn:0",)) == ("col:1", "col:2", "col:3", "col:4")
    assert DROPS["I3"].done(("button:skip",))


def test_an_option_is_the_offered_object_itself() -> None:
    """FITS-A22: what a stranger hands in only names it."""
    drop = drops("U5")[3]
    copy = Drop("U5", drop.turn, drop.column, turns("U5")[drop.turn].cells)
    assert DROPS["U5"].parse(f" {drop.notation()} ") is drop
    assert DROPS["U5"].offered(drop) is drop
    assert DROPS["U5"].offered(copy) is drop
    assert DROPS["U5"].sample(Rng(4)) in DROPS["U5"]


def test_a_missing_start_block_is_placed_flat_at_the_left() -> None:
    """FITS-A20, FITS-A16: the four default shapes lie on the floor without a hole."""
    assert {shape: FLAT[shape].column for shape in PENTOMINOES} == dict.fromkeys(PENTOMINOES, 1)
    for shape in ("L5", "P5", "U5", "Y5", "T5", "V5"):
        assert holes(FLAT[shape]) == 0
    assert [turns(shape)[FLAT[shape].turn].height for shape in ("L5", "P5", "U5", "Y5")] == [2] * 4


def test_shapes_that_cannot_lie_flat_lose_as_little_as_can_be() -> None:
    """FITS-A20, FITS-C8: an owner may have other start shapes; X forces two holes, the rest one."""
    assert {shape: holes(FLAT[shape]) for shape in ("F5", "N5", "W5", "X5")} == {
        "F5": 1, "N5": 1, "W5": 1, "X5": 2,
    }  # fmt: skip
