"""Pictures of the table, as letters: what a seat sees, and read back."""

from hypothesis import given
from hypothesis import strategies as st

from stolik import Match, Rng, Runner, SeededDealer
from stolik.core.position import Position
from stolik.games.fits import GAME
from stolik.games.fits.drawn import ramp_after, read_picture, table_of
from stolik.games.fits.names import SHAPES
from stolik.games.fits.notation import BLACKS, LETTERS, mark
from stolik.games.fits.scoring import Board, Special

FOUR = "4:c6r12=flower,c1r11=star,c4r9=heart,c2r8=leaf,c5r6=moon,c1r5=star,c3r4=heart,c4r2=leaf,"
FOUR += "c5r2=moon,c6r2=flower"
THREE = "3:c1r12=1,c2r11=2,c3r9=2,c4r8=3,c5r7=-5,c6r6=-12,c1r5=-5"
TWO_SEATS = """
 2 │L . . . . .│  │U . U . . .│
 1 │L L L L . .│  │U U U . . .│
"""


def runner_on(layout: str, picture: str = TWO_SEATS, **more: object) -> Runner:
    table = table_of(picture, start=("L5", "U5"), layouts=("1:", layout), round_=1, **more)  # type: ignore[arg-type]
    setup = GAME.setup(seats=len(table.ramps), boards="1" + layout[0])
    return Runner.at(setup, Position(table, "turn_card"))


def test_a_seat_sees_the_whole_table_in_letters() -> None:
    """FITS-A23, FITS-A14, FITS-G5, FITS-A6: row 12 at the top; who has answered shows, not what."""
    runner = runner_on(FOUR, aside=(("X5",), ("X5",)), points=((4,), (-12,)))
    runner.deal("O4")
    one = runner.asks()[0]
    runner.answer(one, one.options.parse("0@5"))
    assert GAME.picture(runner.view(0), "pl").splitlines() == [
        "Runda 2 z 2. Plansza 4: pary.",
        "Karta: kwadrat (O)",
        "    miejsce 1 ✓    miejsce 2 …",
        "12 │. . . . . ✿│  │. . . . . ✿│",
        "11 │★ . . . . .│  │★ . . . . .│",
        "10 │. . . . . .│  │. . . . . .│",
        " 9 │. . . ♥ . .│  │. . . ♥ . .│",
        " 8 │. ♠ . . . .│  │. ♠ . . . .│",
        " 7 │. . . . . .│  │. . . . . .│",
        " 6 │. . . . ☾ .│  │. . . . ☾ .│",
        " 5 │★ . . . . .│  │★ . . . . .│",
        " 4 │. . ♥ . . .│  │. . ♥ . . .│",
        " 3 │. . . . . .│  │. . . . . .│",
        " 2 │L . . ♠ ☾ ✿│  │U . U ♠ ☾ ✿│",
        " 1 │L L L L . .│  │U U U . . .│",
        "    1 2 3 4 5 6    1 2 3 4 5 6",
        "         L              U        klocek start.",
        "         X              X        odłożone",
        "        −42            −42       wynik teraz",
        "         4             −12       plansza 1",
        "         4             −12       razem",
        "Przyjdą: F L N P T U V W Y τ λ S I ν",
        "Były: X",
        "Karty startowe poza grą: P Y",
        "★ gwiazda, ♥ serce, ♠ liść, ☾ księżyc, ✿ kwiat",
        "Twój wybór: obrót 0, kolumna 5",
    ]
    assert GAME.picture(runner.view(1), "en").splitlines()[-1].endswith("✿ flower")
    assert "Your choice: turn 0, column 5" in GAME.picture(runner.view(0), "en")


def test_numbers_and_black_fields_have_marks_of_their_own() -> None:
    """FITS-D3, FITS-A18: black fields show what they take away, beyond ten just a dot."""
    rows = GAME.picture(runner_on(THREE).view(-1), "en").splitlines()
    assert [line[4:15] for line in rows if "│" in line] == [
        "1 . . . . .", ". 2 . . . .", ". . . . . .", ". . 2 . . .", ". . . 3 . .", ". . . . ❺ .",
        ". . . . . ●", "❺ . . . . .", ". . . . . .", ". . . . . .", "L . . . . .", "L L L L . .",
    ]  # fmt: skip
    assert "❺ = −5, ● = −12" in rows
    assert [BLACKS[n] for n in (1, 5, 10)] == ["❶", "❺", "❿"]
    assert mark(Board(3, (Special(1, 1, -10),)), 1, 1) == "❿"


def test_a_covered_special_field_is_not_seen() -> None:
    """FITS-K2: what is covered gives nothing, so its mark is gone."""
    picture = GAME.picture(runner_on("2:c1r1=3,c2r2=3,c1r12=1,c6r12=2").view(-1), "pl")
    rows = [line[4:15] for line in picture.splitlines() if "│" in line]
    assert (rows[0], rows[10:]) == ("1 . . . . 2", ["L 3 . . . .", "L L L L . ."])


def test_every_block_has_a_letter_and_a_colour_and_no_mark_is_used_twice() -> None:
    """FITS-C6, FITS-D4: sixteen letters, five symbols, each drawn in a colour of a palette."""
    marks = [*LETTERS.values(), *"★♥♠☾✿", *BLACKS, "+"]
    assert len(set(marks)) == len(marks)
    assert list(LETTERS) == list(SHAPES)
    assert set(marks) == set(GAME.paint)


def test_the_picture_before_the_first_card_and_after_the_last() -> None:
    """FITS-G3, FITS-E1: no card yet; at the end no score of a round that goes on."""
    match = Match(GAME.setup(seats=4, boards="14"), SeededDealer(1))
    assert "Karta: jeszcze żadna" in GAME.picture(match.view(2), "pl").splitlines()
    sealed = match.questions()[2]
    match.answer_text(sealed.id, "0@1")
    assert GAME.picture(match.view(2), "en").endswith("Your choice: turn 0, column 1")
    while match.result() is None:
        match.expire()
    end = GAME.picture(match.view(2), "pl")
    assert "wynik teraz" not in end
    assert all(f"plansza {number}" in end for number in (1, 4))


def test_fifteen_blocks_put_aside_take_two_lines() -> None:
    """FITS-P6: no line is wider than a terminal."""
    match = Match(GAME.setup(seats=4, boards="1"), SeededDealer(1))
    while match.result() is None:
        match.expire()
    lines = GAME.picture(match.view(0), "pl").splitlines()
    assert len([line for line in lines if line.endswith("odłożone")]) == 2
    assert max(map(len, lines)) <= 78


def test_what_sticks_out_is_drawn_above_row_12() -> None:
    """FITS-P7, FITS-A4: rows 13 and up are there only when something is."""
    tower = """
 6 │I . . . . .│
 5 │I . . . . .│
 4 │I . . . . .│
 3 │V . . . . .│
 2 │V . . . . .│
 1 │V V V . . .│
"""
    table = table_of(tower, start=("V5",))
    runner = Runner.at(GAME.setup(mode="solo", boards="1"), Position(table, "turn_card"))
    for card, text in (("N5", "0@1"), ("Y5", "0@1")):
        runner.deal(card)
        one = runner.asks()[0]
        runner.answer(one, one.options.parse(text))
    rows = [line for line in GAME.picture(runner.view(0), "pl").splitlines() if "│" in line]
    assert rows[:4] == [
        "14 │  Y        │",
        "13 │Y Y        │",
        "12 │. Y . . . .│",
        "11 │. Y . . . .│",
    ]


@given(st.integers(1, 4), st.integers(0, 10_000), st.integers(0, 60))
def test_a_picture_reads_back_as_the_same_ramps_and_is_never_wider_than_78(
    seats: int, seed: int, steps: int
) -> None:
    """FITS-A23: both ways, in both languages."""
    mode = "solo" if seats == 1 else "game"
    match, rng = Match(GAME.setup(seats=seats, mode=mode), SeededDealer(seed)), Rng(seed)
    for _ in range(steps):
        one = next(one for one in match.questions() if not one.sealed)
        match.answer(one.id, one.pending.options.sample(rng))
    view = match.view(0)
    for lang in ("pl", "en"):
        drawing = GAME.picture(view, lang)
        assert max(map(len, drawing.splitlines())) <= 78
        laid = read_picture(drawing)
        assert [ramp_after(drops) for drops in laid] == list(view.field("ramps", tuple))
        assert [set(drops) for drops in laid] == [set(d) for d in view.field("laid", tuple)]
