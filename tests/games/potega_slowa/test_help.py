"""Help from rivals: what may be offered, what is told, and that nothing can be probed."""

from tests.games.potega_slowa.scenery import (
    asked,
    at,
    game,
    give,
    marked,
    refused,
    row,
    say,
    table,
)

from stolik.core.rng import Rng
from stolik.core.runner import Runner
from stolik.games.potega_slowa.table import Offer


def placed(picture: str = "K1 O  T2 E\nA  D  O  N", seats: int = 3, hand: str = "Y") -> Runner:
    runner = game(table(picture, seats=seats, hand=hand))
    say(runner, "place", "0,2")
    return runner


def whats(runner: Runner, seat: int) -> set[str]:
    return {one.what for one in runner.asks() if one.seat == seat}


def test_nobody_is_kept_waiting_for_offers() -> None:
    """PS-R19, PS-A59: the others may, the game waits for the active seat alone."""
    runner = placed()
    assert {one.seat for one in runner.asks() if one.need} == {0}
    assert whats(runner, 1) == whats(runner, 2) == {"offer"}
    say(runner, "offer", "none", seat=1)
    assert whats(runner, 1) == set()


def test_the_word_is_secret_and_its_facts_are_not() -> None:
    """PS-R19, PS-A19, PS-A21: nobody but its finder sees it, not even who watches."""
    runner = placed()
    say(runner, "offer", "KOTY:0.1.2.8/1", seat=2)
    for seat in (-1, 0, 1):
        assert "KOTY" not in runner.view(seat).text()
    assert "KOTY" in runner.view(2).text()
    offer = runner.view(0).field("offers", tuple)[2]
    assert isinstance(offer, Offer)
    assert (offer.length, offer.captures, offer.price) == (4, 1, (1,))


def test_other_worlds_keep_what_is_known_of_an_offer() -> None:
    """PS-A21: length, captures and price; for others the word may be any such one."""
    runner = placed()
    say(runner, "offer", "KOTY:0.1.2.8/1", seat=2)
    words = set()
    for seed in range(30):
        twin = runner.imagine(0, Rng(seed))
        assert twin.view(0).text() == runner.view(0).text()
        said = at(twin).secret[2]
        assert said is not None
        assert len(said.word) == 4
        assert 1 in said.cards
        words.add(said.word)
    assert len(words) > 1


def test_an_offer_is_a_legal_word_for_the_active_seat() -> None:
    """PS-A20, PS-A22: the row of the one who helps does not count; the price is on the table."""
    made = table("K1 O  T2 E\nA  D  O  N", hand="Y")
    give(made, 1, "SZ")
    give(made, 0, "B")
    runner = game(made)
    say(runner, "place", "0,2")
    assert refused(runner, "offer", "SZOTY") == "PS-R7"
    assert refused(runner, "offer", "KOT") == "PS-R8"
    assert refused(runner, "offer", "KOTY:0.1.2.8") == "PS-A22"
    assert refused(runner, "offer", "KOTY:0.1.2.8/3") == "PS-A22"
    assert refused(runner, "offer", "BODY:11.1.5.8/11") == "PS-A22"
    assert asked(runner, "offer").options.why_not("BODY") is None


def test_a_likely_relation_is_refused_to_the_one_who_helps_alone() -> None:
    """PS-A58: no vote could be held without telling the word."""
    made = table("D R Z E W O\nK A T I N S", seats=2, hand="O")
    made.used = ("DRZEWO",)
    runner = game(made)
    say(runner, "place", "0,2")
    assert refused(runner, "offer", "DRZEWKO") == "PS-A38"
    assert asked(runner, "word").options.why_not("DRZEWKO") is None


def test_price_cards_are_marked_or_captured_by_the_one_who_helps() -> None:
    """PS-R22, PS-R23, PS-A23, PS-A15: a price card with his marker is his; one with mine flips."""
    runner = placed()
    say(runner, "offer", "KOTY:0.1.2.8/0.2", seat=1)
    say(runner, "take.1", "take")
    assert row(runner, 1) == "T"
    assert row(runner, 0) == ""
    assert marked(runner, 1) == "#K"
    assert marked(runner, 0) == "OY"


def test_a_marker_for_each_price_card() -> None:
    """PS-A53: without one nothing can be asked for."""
    made = table("K  O  T2 E\nA  D  O  N", hand="Y")
    made.supply = 2
    runner = game(made)
    say(runner, "place", "0,2")
    assert refused(runner, "offer", "KOTY:0.1.2.8/0.1") == "PS-A53"
    assert asked(runner, "offer").options.why_not("KOTY:0.1.2.8/0") is None


def test_a_counter_may_name_any_letters_and_tells_nothing() -> None:
    """PS-R20, PS-A57: only the one who helps sees whether they lie in the word; a no is a no."""
    runner = placed()
    say(runner, "offer", "KOTY:0.1.2.8/1", seat=2)
    assert refused(runner, "counter.2", "1.1") == "PS-A57"
    assert refused(runner, "counter.2", "99") == "PS-A57"
    told = []
    for cards in ("3", "0"):
        say(runner, "counter.2", cards)
        assert whats(runner, 0) == {"word"}
        told.append([event.text() for event in say(runner, "reply", "refuse", seat=2)])
    assert told[0] == told[1]
    say(runner, "counter.2", "3")
    assert list(asked(runner, "reply").options) == ["refuse"]
    say(runner, "reply", "refuse", seat=2)
    assert whats(runner, 0) == {"word", "take.2"}


def test_several_offers_lie_there_and_one_is_taken() -> None:
    """PS-R21, PS-A24: an own word puts all of them away."""
    runner = placed()
    say(runner, "offer", "KOTY:0.1.2.8/1", seat=2)
    say(runner, "offer", "KODY:0.1.5.8/0", seat=1)
    assert {"take.1", "take.2"} <= whats(runner, 0)
    say(runner, "word", "NOTY")
    assert at(runner).offers == [None] * 3
    assert at(runner).secret == [None] * 3


def test_three_offers_a_turn_at_most() -> None:
    """PS-A60, PS-A24: a new one takes the place of the old one, and one may be taken back."""
    runner = placed()
    say(runner, "offer", "KOTY", seat=1)
    say(runner, "offer", "none", seat=1)
    assert at(runner).offers[1] is None
    say(runner, "offer", "KODY", seat=1)
    assert whats(runner, 1) == set()


def test_a_swap_puts_offers_away() -> None:
    """PS-A48: with another card on the table they could be illegal."""
    runner = placed(seats=2)
    say(runner, "offer", "KOTY", seat=1)
    say(runner, "word", "none")
    say(runner, "offer", "KODY", seat=1)
    say(runner, "word", "none")
    runner.deal("M")
    assert at(runner).offers == [None, None]


def test_two_players_may_help_one_another() -> None:
    """PS-A24."""
    runner = placed(seats=2)
    say(runner, "offer", "KOTY", seat=1)
    say(runner, "take.1", "take")
    assert at(runner).used == ("KOTY",)
