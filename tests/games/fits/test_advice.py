"""Advice and previews: from the seat's own view, and from nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik import Match, Rng, Runner, SeededDealer
from stolik.core.position import Position
from stolik.core.view import Pending
from stolik.games.fits import GAME
from stolik.games.fits.advice import CLAUSES
from stolik.games.fits.drawn import table_of
from stolik.games.fits.knowledge import best_drop
from stolik.games.fits.scoring import Board
from stolik.games.fits.shapes import SKIP
from stolik.games.fits.speech import TEXTS

ALMOST = """
 2 │L . . . . .│
 1 │L L L L . .│
"""

HALF_WAY = """
10 │τ . . . . .│
 9 │τ τ . . . .│
 8 │τ F . . . .│
 7 │F F F T . .│
 6 │O O F T . .│
 5 │O O T T T W│
 4 │L L L L W W│
 3 │L N N W W V│
 2 │P P N N N V│
 1 │P P P V V V│
"""


def at(picture: str, *starts: str, **more: object) -> Runner:
    table = table_of(picture, start=starts, **more)  # type: ignore[arg-type]
    return Runner.at(GAME.setup(mode="solo", boards="1"), Position(table, "turn_card"))


def asked(runner: Runner, card: str) -> Pending:
    runner.deal(card)
    return runner.asks()[0]


def test_advice_is_greedys_choice_with_its_reason_in_both_languages() -> None:
    """FITS-K1: the square fills row 1."""
    runner = at(ALMOST, "L5")
    advice = GAME.advise(runner.view(0), asked(runner, "O4"), Rng(1))
    assert GAME.label("drop", advice.choice, "en") == "turn 0, column 5"
    assert advice.why.say("pl") == "Zapełnia cały rząd. (FITS-K1)"
    assert advice.why.say("en") == "It fills a whole row. (FITS-K1)"


def test_the_own_start_block_is_not_among_those_to_come() -> None:
    """FITS-P5: its card is still in the deck, but the block lies there; it changes the advice."""
    runner = at(HALF_WAY, "P5")
    pending = asked(runner, "X5")
    view = runner.view(0)
    deck = view.field("deck", tuple)
    assert "P5" in deck
    assert GAME.label("drop", GAME.advise(view, pending, Rng(1)).choice, "en") == "turn 0, column 4"
    assert best_drop(Board(1, ()), view.field("ramps", tuple)[0], "X5", deck).drop is SKIP


def test_the_start_block_is_advised_upon_and_never_declined() -> None:
    """FITS-A1, FITS-G3: with all other fifteen blocks to come."""
    match = Match(GAME.setup(seats=4), SeededDealer(2))
    for one in match.questions():
        choice = GAME.advise(match.view(one.seat), one.pending, Rng(1)).choice
        assert choice is not SKIP
        assert choice in one.pending.options


@given(st.integers(0, 1000), st.integers(0, 40))
def test_equal_views_give_equal_advice_and_it_is_always_on_offer(seed: int, steps: int) -> None:
    """FITS-A6: a seat's advice is the same in every world that looks the same to it."""
    match, rng = Match(GAME.setup(seats=3), SeededDealer(seed)), Rng(seed)
    for _ in range(steps):
        one = rng.choice([one for one in match.questions() if not one.sealed])
        match.answer(one.id, one.pending.options.sample(rng))
    runner = match.runner()
    for pending in runner.asks():
        advice = GAME.advise(runner.view(pending.seat), pending, Rng(0))
        world = runner.imagine(pending.seat, rng)
        twin = next(one for one in world.asks() if one.seat == pending.seat)
        again = GAME.advise(world.view(pending.seat), twin, Rng(9))
        assert again.choice is advice.choice
        assert again.why.say("pl") == advice.why.say("pl")
        assert advice.choice in pending.options


def test_every_reason_has_a_clause() -> None:
    """FITS-P4, FITS-P6, FITS-K3: as the sentences of the texts have it."""
    reasons = {key.removeprefix("reasons.") for key in TEXTS.pl if key.startswith("reasons.")}
    assert reasons == set(CLAUSES)


def test_a_preview_shows_the_landing_and_the_score_before_and_after() -> None:
    """FITS-P3, FITS-K0, FITS-K1: '+' where the block comes to rest."""
    runner = at(ALMOST, "L5")
    pending = asked(runner, "O4")
    lines = GAME.preview(runner.view(0), pending, pending.options.parse("0@5"), "en").splitlines()
    assert lines[9:] == [
        " 3 │. . . . . .│",
        " 2 │L . . . + +│",
        " 1 │L L L L + +│",
        "    1 2 3 4 5 6",
        "turn 0, column 5: score −67 → −62",
    ]


def test_a_preview_of_declining_says_that_the_block_is_lost() -> None:
    """FITS-P6."""
    runner = at(ALMOST, "L5")
    pending = asked(runner, "O4")
    lines = GAME.preview(runner.view(0), pending, SKIP, "pl").splitlines()
    assert lines[-2:] == [
        "odłóż klocek: wynik −67 → −67",
        "W tej rundzie już go nie użyjesz.",
    ]
    assert "+" not in "".join(lines)


@pytest.mark.parametrize(
    ("card", "text", "polish", "english"),
    [
        ("X5", "0@4", "Powstanie 1 dziura.", "This leaves 1 hole."),
        ("X5", "0@3", "Powstaną 3 dziury.", "This leaves 3 holes."),
        ("V5", "1@4", "Powstanie 6 dziur.", "This leaves 6 holes."),
    ],
)
def test_a_preview_warns_of_holes(card: str, text: str, polish: str, english: str) -> None:
    """FITS-P4: fields that are shut off for good."""
    runner = at(ALMOST, "L5")
    pending = asked(runner, card)
    choice = pending.options.parse(text)
    assert GAME.preview(runner.view(0), pending, choice, "pl").splitlines()[-1] == polish
    assert GAME.preview(runner.view(0), pending, choice, "en").splitlines()[-1] == english


def test_a_preview_warns_of_what_lies_above_the_board() -> None:
    """FITS-A3, FITS-A4: partly above, then wholly."""
    tower = """
11 │N . . . . .│
10 │N . . . . .│
 9 │N N . . . .│
 8 │λ N . . . .│
 7 │λ . . . . .│
 6 │λ λ . . . .│
 5 │V . . . . .│
 4 │V . . . . .│
 3 │V V V . . .│
 2 │U . U . . .│
 1 │U U U . . .│
"""
    runner = at(tower, "U5")
    pending = asked(runner, "I3")
    partly = GAME.preview(runner.view(0), pending, pending.options.parse("1@1"), "pl")
    assert partly.endswith("Część klocka będzie wystawać ponad planszę.")
    assert partly.startswith("14 │+          │\n13 │+          │\n12 │+ . . . . .│")
    just = GAME.preview(runner.view(0), pending, pending.options.parse("0@1"), "pl")
    assert just.splitlines()[0].startswith("12 ")
    assert "planszę" not in just
    runner.answer(pending, pending.options.parse("1@1"))
    pending = asked(runner, "O4")
    wholly = GAME.preview(runner.view(0), pending, pending.options.parse("0@1"), "en")
    assert "The whole block will lie above the board." in wholly
