"""A turn: placing, a word, being stuck, drawing; and how rounds and the game end."""

import pytest
from tests.games.potega_slowa.scenery import (
    asked,
    at,
    deal,
    game,
    give,
    known,
    marked,
    refused,
    row,
    say,
    table,
)

from stolik.core.dealer import SeededDealer
from stolik.core.match import Match
from stolik.core.refusal import Refused
from stolik.games.potega_slowa import GAME
from stolik.games.potega_slowa.deck import DeckError, deck, read_deck
from stolik.games.potega_slowa.setup import RECTANGLES, lay_tape, rectangle
from stolik.games.potega_slowa.table import NOBODY, TAPE
from stolik.games.potega_slowa.words.language import ALPHABETS
from stolik.testing.play import Walk

SMALL = "K O T E\nA D O N"


def test_the_deck_has_102_blue_cards_and_8_black_ones() -> None:
    """PS-R1, PS-A41, PS-A42: the black ones are those with a mark, but not Ł."""
    counts = dict(zip(ALPHABETS["pl"], deck("pl"), strict=True))
    assert sum(counts.values()) == 110
    assert [counts[letter] for letter in "ĄĆĘŃÓŚŹŻ"] == [1] * 8
    assert counts["Ł"] == 2


def test_a_deck_of_other_cards_is_refused_with_a_sentence() -> None:
    """PS-A41."""
    black = dict.fromkeys("ĄĆĘŃÓŚŹŻ", 1)
    with pytest.raises(DeckError, match="no deck"):
        read_deck({}, "pl")
    with pytest.raises(DeckError, match="102 cards"):
        read_deck({"pl": {"blue": {"A": 101}, "black": black}}, "pl")
    with pytest.raises(DeckError, match="102 cards"):
        read_deck({"pl": {"blue": {"A": 103, "B": -1}, "black": black}}, "pl")
    with pytest.raises(DeckError, match="no letter"):
        read_deck({"pl": {"blue": {"Q": 102}, "black": black}}, "pl")


@pytest.mark.parametrize(("seats", "cards"), [(2, 16), (3, 25), (4, 30)])
def test_the_rectangle_and_the_open_hands(seats: int, cards: int) -> None:
    """PS-R2, PS-R3, PS-R4, PS-A16, PS-A45: then the first seat is asked to place its card."""
    match = Match(GAME.setup(seats=seats, first="2"), SeededDealer(1))
    view = match.view(0)
    assert len(rectangle(seats)) == cards == RECTANGLES[seats][0] * RECTANGLES[seats][1]
    assert len(view.field("cards", tuple)) == cards + seats
    assert view.field("stack", int) == 110 - cards - seats
    assert NOBODY not in view.field("hands", tuple)
    assert [one.seat for one in match.questions()] == [1]
    assert view.field("supply", int) == 30


def test_the_first_player_is_drawn_or_named() -> None:
    """PS-R5, PS-A43."""
    firsts = {
        Match(GAME.setup(seats=3), SeededDealer(seed)).questions()[0].pending.seat
        for seed in range(20)
    }
    assert firsts == {0, 1, 2}
    with pytest.raises(Refused, match="cannot be the first"):
        GAME.setup(seats=2, first="3")


def test_a_card_is_placed_beside_a_card() -> None:
    """PS-R6, PS-A1, PS-A2: not on top, not at a corner; in a bay, and beside tape alone."""
    runner = game(table("K O T\nA ·  #1", hand="M"))
    places = asked(runner, "place").options
    assert (1, 1) in places
    assert (3, 1) in places
    for wish in ((0, 0), (-1, -1), (3, 2), (9, 9)):
        assert wish not in places
    assert refused(runner, "place", "9,9") == "PS-R6"


def test_the_own_row_serves_and_gets_no_marker_and_a_rivals_does_not() -> None:
    """PS-R7, PS-R10, PS-R13, PS-A9, PS-A10, PS-A18: the placed card and captured ones alone."""
    made = table(SMALL, hand="M")
    give(made, 0, "YSZ")
    give(made, 1, "FG")
    runner = game(made)
    say(runner, "place", "0,2")
    assert refused(runner, "word", "FAMA") == "PS-R7"
    say(runner, "word", "MYSZ")
    assert marked(runner, 0) == "M"
    assert row(runner, 0) == "SYZ"


def test_used_words_and_their_relatives_are_refused_and_say_which() -> None:
    """PS-R11, PS-A38, PS-A47: after DOM neither DOM, DOMEK nor DOMOWY."""
    made = table("D O M E K\nO W Y K A", hand="D")
    made.used = ("DOM",)
    runner = game(made)
    say(runner, "place", "0,2")
    assert refused(runner, "word", "dom") == "PS-R11"
    for word in ("DOMEK", "DOMOWY"):
        why = asked(runner, "word").options.why_not(word)
        assert why is not None
        assert why.clause == "PS-A38"
        assert "DOM," in why.pl
    made.related = "off"
    free = game(made)
    say(free, "place", "0,2")
    assert asked(free, "word").options.why_not("DOMEK") is None


def voted(*verdicts: str) -> list[str]:
    made = table("D R Z E W O\nK A T I N S", seats=3, hand="O")
    made.used = ("DRZEWO",)
    runner = game(made)
    say(runner, "place", "0,2")
    say(runner, "word", "DRZEWKO")
    told: list[str] = []
    for seat, verdict in zip((1, 2), verdicts, strict=True):
        told += [event.kind for event in say(runner, "vote", verdict, seat)]
    return told


def test_the_others_vote_on_a_likely_relation() -> None:
    """PS-A38, PS-A39: an even split lets it pass; a majority does not."""
    assert "confirmed" in voted("accept", "protest")
    assert voted("protest", "protest") == ["rejected"]


def test_after_three_votes_a_warning_refuses() -> None:
    """PS-A39, PS-A11: a rejected word costs nothing but the vote."""
    made = table("D R Z E W O\nK A T I N S", seats=2, hand="O")
    made.used = ("DRZEWO",)
    runner = game(made)
    say(runner, "place", "0,2")
    for _ in range(3):
        say(runner, "word", "DRZEWKO")
        say(runner, "vote", "protest", 1)
    assert refused(runner, "word", "DRZEWKO") == "PS-A38"
    assert at(runner).used == ("DRZEWO",)


def test_who_is_stuck_gets_an_offer_of_help_and_then_another_card() -> None:
    """PS-R15, PS-A12, PS-A7: the placed card goes to the bottom, the new one has to be used."""
    runner = game(table(SMALL, hand="F"))
    say(runner, "place", "0,2")
    say(runner, "word", "none")
    assert [one.seat for one in runner.asks()] == [1, 2]
    say(runner, "offer", "none", seat=2)
    say(runner, "offer", "none", seat=1)
    say(runner, "word", "none")
    deal(runner, "M")
    assert [at(runner).cards[card] for card in at(runner).bottom] == ["F"]
    say(runner, "place", "3,2")
    assert refused(runner, "word", "KOT") == "PS-R8"
    told = say(runner, "word", "none")
    assert [event.kind for event in told] == ["no_word"]
    assert at(runner).used == ()
    deal(runner, "A")
    assert at(runner).active == 1


def test_a_host_may_allow_more_swaps() -> None:
    """PS-A12."""
    runner = game(table(SMALL, seats=2, hand="F", swaps="2"))
    say(runner, "place", "0,2")
    say(runner, "word", "none")
    say(runner, "offer", "none", seat=1)
    for letter in "MZ":
        say(runner, "word", "none")
        deal(runner, letter)
        say(runner, "place", "0,2")
    assert [event.kind for event in say(runner, "word", "none")] == ["no_word"]


def test_help_for_who_is_stuck_spares_the_swap() -> None:
    """PS-A12, PS-A27."""
    runner = game(table(SMALL, seats=2, hand="M"))
    say(runner, "place", "0,2")
    say(runner, "word", "none")
    say(runner, "offer", "MODA", seat=1)
    say(runner, "take.1", "take")
    assert at(runner).used == ("MODA",)
    assert at(runner).bottom == ()


def test_captured_cards_make_room_for_tape() -> None:
    """PS-R14, PS-R24, PS-A26, PS-A29: several at once, and the stack shrinks by so many."""
    made = table("K1 O1 T1 Ó1", seats=2, hand="Y")
    stack = made.stack
    runner = game(made)
    say(runner, "place", "0,1")
    say(runner, "word", "KOTY")
    assert row(runner, 0) == "KOT"
    assert at(runner).stack == stack - 3
    assert marked(runner, 0) == "###YÓ"


def test_markers_that_are_lacking_leave_cards_bare() -> None:
    """PS-A14, PS-A51, PS-A52: the player says which; the placed card is not among them."""
    made = table("K O T A", seats=2, hand="Y")
    made.supply = 2
    runner = game(made)
    say(runner, "place", "0,1")
    say(runner, "word", "KOTY")
    assert list(asked(runner, "bare").options) == [0, 1, 2]
    say(runner, "bare", "1")
    say(runner, "bare", "0")
    assert marked(runner, 0) == "TY"
    assert at(runner).used == ("KOTY",)
    free = GAME.table(GAME.setup(markers="unlimited"))
    assert free.home(0) > 110


def test_the_shortest_word_is_an_option() -> None:
    """PS-A4."""
    for least, clause in (("2", None), ("3", "PS-A4")):
        runner = game(table("T O", seats=2, hand="Z", least=least))
        say(runner, "place", "0,1")
        why = asked(runner, "word").options.why_not("ZO")
        assert why is not None
        runner = game(table("T O", seats=2, hand="K", least=least))
        say(runner, "place", "0,1")
        why = asked(runner, "word").options.why_not("KO")
        assert (why.clause if why else None) == clause


def test_an_empty_stack_gives_blank_tape_and_no_card() -> None:
    """PS-A13, PS-A54: known cards at the bottom come first, then nothing."""
    made = table("K1 O1 T1", seats=2, hand="Y")
    made.bottom = (known(made, "F"),)
    made.stack = 0
    runner = game(made)
    say(runner, "place", "0,1")
    say(runner, "word", "KOTY")
    after = at(runner)
    assert [after.cards[card] for card in after.buried] == ["F"]
    assert list(after.board.values()).count(TAPE) == 3
    assert after.hands[0] == NOBODY
    assert [(one.seat, one.what) for one in runner.asks() if one.need] == [(1, "word")]
    assert asked(runner, "word", 1).options.why_not("ATAK") is not None


def test_tape_hides_a_letter_that_stays_in_the_pool() -> None:
    """PS-A16: the letter is known to nobody, and out of the game only by number."""
    made = table("K", seats=2)
    pool, stack = made.pool, made.stack
    lay_tape(made, (0, 0))
    assert (made.pool, made.stack) == (pool, stack - 1)


def test_six_rounds_and_no_card_after_the_last_turn() -> None:
    """PS-R16, PS-R17, PS-A17: each seat has six turns; the last ones draw nothing."""
    match = Walk(GAME.setup(seats=3), 5).play()
    table_ = match.view(0)
    assert table_.field("turn", int) == 18
    assert table_.field("hands", tuple) == (NOBODY,) * 3
    result = match.result()
    assert result is not None
    assert result.reason == "rounds_done"


def test_the_table_is_drawn_with_its_owners() -> None:
    """PS-R3: everybody sees the same."""
    runner = game(table("K1 O  T\nA #2 ·", hand="M"))
    say(runner, "place", "0,2")
    drawn = GAME.picture(runner.view(1), "pl")
    assert "  0  K1  O   T\n  1  A   #2  ·\n  2  M * ·   ·" in drawn
    assert GAME.picture(runner.view(-1), "en").startswith("Round 1 of 6. Turn of player 1.")
