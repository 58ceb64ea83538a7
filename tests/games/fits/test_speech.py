"""FITS in words: answers, the log, the end, in Polish and in English."""

import pytest

from stolik import Match, SeededDealer
from stolik.core.spec import Result
from stolik.core.table import Event
from stolik.games.fits import GAME
from stolik.games.fits.moves import DROPS
from stolik.games.fits.shapes import SKIP, drops
from stolik.games.fits.speech import TEXTS, outcome, plural, refusal

SAID = [
    (
        Event("board", (("round", 2), ("layout", "3:c1r1=1"))),
        "Runda 2. Plansza 3: białe i czarne.",
        "Round 2. Board 3: white and black.",
    ),
    (
        Event("start", (("seat", 0), ("shape", "U5"))),
        "Miejsce 1: klocek startowy – podkowa U.",
        "Seat 1: start block – horseshoe U.",
    ),
    (
        Event("spare", (("shapes", ("L5", "Y5")),)),
        "Niewykorzystane karty startowe: długie L, Y.",
        "Start cards not in use: long L, Y.",
    ),
    (Event("card", (("shape", "X5"),)), "Karta: krzyżyk X.", "Card: cross X."),
    (
        Event("drop", (("seat", 3), ("shape", "I3"), ("drop", "1@6"), ("row", 12))),
        "Miejsce 4: belka, obrót 1, kolumna 6, staje w rzędzie 12.",
        "Seat 4: bar, turn 1, column 6, rests on row 12.",
    ),
    (
        Event("aside", (("seat", 1), ("shape", "S4"))),
        "Miejsce 2: klocek odłożony (esik S).",
        "Seat 2: block put aside (squiggle S).",
    ),
    (
        Event("own", (("seat", 1), ("shape", "P5"))),
        "Miejsce 2: pauza, P leży od początku rundy.",
        "Seat 2: sits out, P has been there since the round began.",
    ),
    (
        Event("points", (("seat", 0), ("points", -2))),
        "Miejsce 1: −2 punkty w tej rundzie.",
        "Seat 1: −2 points in this round.",
    ),
    (
        Event("end", (("points", (7, 12)), ("rank", ""))),
        "Zwycięstwo: miejsce 2 – 12 punktów.",
        "Victory: seat 2 – 12 points.",
    ),
    (
        Event("end", (("points", (3, 3, 1)), ("rank", ""))),
        "Wspólne zwycięstwo: miejsca 1, 2 – 3 punkty.",
        "Shared victory: seats 1, 2 – 3 points.",
    ),
    (
        Event("end", (("points", (31,)), ("rank", "grandmaster"))),
        "Koniec gry: 31 punktów. Tytuł: arcymistrz.",
        "The game is over: 31 points. Title: grandmaster.",
    ),
    (
        Event("end", (("points", (1,)), ("rank", ""))),
        "Koniec gry: 1 punkt. Tytuły są tylko za komplet czterech plansz.",
        "The game is over: 1 point. Titles are given for all four boards only.",
    ),
]


@pytest.mark.parametrize(("event", "polish", "english"), SAID)
def test_what_happens_is_said_in_both_languages(event: Event, polish: str, english: str) -> None:
    """FITS-E1, FITS-E2, FITS-A9, FITS-A13: every kind of event is a line of the log."""
    assert (GAME.tell(event, "pl"), GAME.tell(event, "en")) == (polish, english)


def test_no_event_of_a_game_is_left_without_words() -> None:
    """FITS-G1: whatever is told has a sentence, and no kind is told that is not known here."""
    match = Match(GAME.setup(seats=3), SeededDealer(1))
    first = match.questions()[0]
    match.answer(first.id, first.pending.options.parse("0@1"))
    while match.result() is None:
        match.expire()
    heard = [event for event in match.history(-1) if isinstance(event, Event)]
    assert {event.kind for event in heard} | {"drop"} == {event.kind for event, _, _ in SAID}
    for event in heard:
        for lang in ("pl", "en"):
            assert GAME.tell(event, lang) not in ("", event.text())


def test_an_answer_is_said_by_its_turn_and_its_column() -> None:
    """FITS-A23, FITS-P6: as in the notation, in words."""
    drop = drops("T5")[6]
    assert drop.notation() == "1@3"
    assert GAME.label("drop", drop, "pl") == "obrót 1, kolumna 3"
    assert GAME.label("start", drop, "en") == "turn 1, column 3"
    assert GAME.label("drop", SKIP, "pl") == "odłóż klocek"
    assert GAME.label("drop", SKIP, "en") == "put the block aside"
    with pytest.raises(TypeError, match="a drop"):
        GAME.label("drop", "0@1", "en")


def test_a_turn_is_shown_as_a_small_picture_and_a_column_by_its_number() -> None:
    """FITS-P2: what a single touch means."""
    options = DROPS["L5"]
    assert GAME.touched("drop", options, ("turn:0",), "pl") == "L\nL\nL\nL L"
    assert GAME.touched("drop", options, ("turn:3",), "en") == "      L\nL L L L"
    assert GAME.touched("drop", options, ("turn:0", "col:5"), "pl") == "kolumna 5"
    assert GAME.touched("drop", options, ("button:skip",), "en") == "put the block aside"


def test_a_seat_is_asked_in_its_language() -> None:
    """FITS-G3, FITS-G4."""
    assert GAME.prompt("start", "pl") == "Połóż swój klocek startowy."
    assert GAME.prompt("drop", "en") == "Place the block on the card, or put it aside."


@pytest.mark.parametrize(
    ("number", "polish"),
    [
        (0, "0 punktów"), (1, "1 punkt"), (-1, "−1 punkt"), (2, "2 punkty"), (4, "4 punkty"),
        (5, "5 punktów"), (12, "12 punktów"), (14, "14 punktów"), (21, "21 punktów"),
        (22, "22 punkty"), (-34, "−34 punkty"), (112, "112 punktów"),
    ],
)  # fmt: skip
def test_points_are_counted_as_poles_count(number: int, polish: str) -> None:
    assert plural("pl", "points", number) == polish


def test_every_title_and_the_reason_of_the_end_have_words() -> None:
    """FITS-E2: the seven titles; a game ends when its boards are done."""
    for rank in ("grandmaster", "master", "expert", "specialist", "novice", "apprentice", "pupil"):
        result = Result((1,), (10,), "boards_done", ranks=(rank,))
        assert outcome(result, "pl").endswith(f"{TEXTS.say('pl', f'ranks.{rank}')}.")
    assert TEXTS.say("pl", "end.boards_done") == "Rozegrano wszystkie plansze."


def test_a_refusal_names_its_clause_in_both_languages() -> None:
    """FITS-P2: names of blocks stand first and are never declined."""
    why = refusal("FITS-P2", "L5", last=7)
    assert why.say("pl") == "długie L: obroty są ponumerowane od 0 do 7, innych nie ma. (FITS-P2)"
    assert why.say("en") == "long L: turns are numbered 0 to 7, there are no others. (FITS-P2)"
