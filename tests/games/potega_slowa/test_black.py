"""The variant with black cards, an action each (PS-R29, PS-B1 to PS-B8)."""

from tests.games.potega_slowa.scenery import (
    asked,
    at,
    deal,
    give,
    known,
    marked,
    refused,
    row,
    say,
    table,
)

from stolik.core.position import Position
from stolik.core.runner import Runner
from stolik.games.potega_slowa import GAME
from stolik.games.potega_slowa.table import WordTable


def black(picture: str, hand: str, seats: int = 3) -> WordTable:
    made = table(picture, seats=seats, hand=hand)
    made.black = True
    return made


def begun(made: WordTable) -> Runner:
    setup = GAME.setup(seats=len(made.rows), mode="black", first="1")
    runner = Runner.at(setup, Position(made, "place_card", (), (), 0), listening=True)
    say(runner, "place", "0,3")
    return runner


def actions(runner: Runner) -> list[str]:
    one = runner.asks()
    return list(one[0].options) if one and one[0].what == "act" else []


LOWER = "K O T A\nD E M I\nB R W ·"


def test_black_cards_are_plain_letters_in_the_base_game() -> None:
    """PS-R29: no action is asked for, and nothing is lent."""
    made = black("K O T A\nR E M I\nB Ó W ·", "L")
    made.black = False
    runner = begun(made)
    say(runner, "word", "KRÓL")
    assert runner.chance() is not None


def test_a_card_is_handed_to_another_who_has_to_use_it() -> None:
    """PS-B1, PS-A30, PS-A31, PS-A44: seat 1 places both cards and uses both."""
    made = black("K Ą T A\nD E M I\nB R W ·", "S")
    made.hands[1] = known(made, "Y")
    runner = begun(made)
    say(runner, "word", "SĄD")
    assert actions(runner) == ["give", "done"]
    say(runner, "act", "give")
    deal(runner, "N")
    assert list(asked(runner, "give").options) == [1, 2]
    say(runner, "give", "1")
    deal(runner, "Z")
    assert runner.view(2).field("gifts", tuple)[1] != ()
    say(runner, "place", "4,0")
    say(runner, "place", "5,0")
    assert refused(runner, "word", "RYBA") == "PS-R8"
    assert refused(runner, "word", "RANA") == "PS-R7"
    assert asked(runner, "word").options.why_not("MINY") is None


def test_only_the_own_card_is_swapped() -> None:
    """PS-A49: the card handed over stays, and has to be used with the new one."""
    made = black(LOWER, "S", seats=2)
    gift = known(made, "N")
    made.gifts[0] = (gift,)
    setup = GAME.setup(seats=2, mode="black", first="1")
    runner = Runner.at(setup, Position(made, "place_card", (), (), 0), listening=True)
    say(runner, "place", "4,0")
    say(runner, "place", "5,0")
    say(runner, "word", "none")
    say(runner, "offer", "none", seat=1)
    say(runner, "word", "none")
    deal(runner, "Y")
    say(runner, "place", "5,0")
    assert gift in at(runner).board.values()
    assert refused(runner, "word", "RYBA") == "PS-R8"
    assert asked(runner, "word").options.why_not("MINY") is None


def test_nobody_without_a_turn_left_gets_a_card() -> None:
    """PS-A31: in the last turn of all the action has no effect."""
    made = black("K Ą T A\nD E M I\nB R W ·", "S", seats=2)
    made.turn = 11
    runner = begun(made)
    say(runner, "word", "SĄD")
    assert runner.result() is not None


def test_two_cards_are_drawn_and_one_goes_under_the_stack() -> None:
    """PS-B2, PS-A30: in place of the one card at the end of the turn."""
    runner = begun(black("K O T A\nD E M I\nB Ć W ·", "I"))
    say(runner, "word", "BIĆ")
    say(runner, "two", "two")
    deal(runner, "N")
    deal(runner, "Z")
    kept, other = asked(runner, "keep").options
    say(runner, "keep", str(other))
    assert at(runner).hands[0] == other
    assert at(runner).bottom == (kept,)


def test_one_card_may_be_drawn_all_the_same() -> None:
    """PS-A37."""
    runner = begun(black("K O T A\nD E M I\nB Ć W ·", "I"))
    say(runner, "word", "BIĆ")
    say(runner, "two", "one")
    deal(runner, "N")
    assert at(runner).bottom == ()


def test_one_more_marker_on_a_card_that_was_not_in_the_word() -> None:
    """PS-B3, PS-A32, PS-A55: it captures where the own marker lies, or bumps a rival's."""
    for cell, mine, theirs in (("0,0", "##DRĘ", "O"), ("1,0", "#DKORĘ", "")):
        runner = begun(black("K1 O2 T #1\nD Ę M I\nB R W ·", "R"))
        say(runner, "word", "DRĘ")
        say(runner, "act", "mark")
        cells = list(asked(runner, "mark").options)
        assert (3, 0) not in cells
        assert (0, 1) not in cells
        say(runner, "mark", cell)
        deal(runner, "N")
        assert marked(runner, 0) == mine
        assert marked(runner, 1) == theirs


def test_a_marker_has_to_be_at_home_for_one_more() -> None:
    """PS-A55: even if it would capture."""
    made = black("K1 O2 T #1\nD Ę M I\nB R W ·", "R")
    made.supply = 5
    runner = begun(made)
    say(runner, "word", "DRĘ")
    assert actions(runner) == []


def test_price_cards_were_used_in_the_word() -> None:
    """PS-A55, PS-A61, PS-A25: after help the action is the active player's, not on the price."""
    runner = begun(black("K1 O2 T #1\nD Ę M I\nB R W ·", "R"))
    say(runner, "offer", "DRĘ:3.10.4/3", seat=2)
    say(runner, "take.2", "take")
    say(runner, "act", "mark")
    assert (0, 1) not in asked(runner, "mark").options


def test_a_tape_card_moves_with_its_marker() -> None:
    """PS-B4, PS-A3: beside another card, never to its old cell; a hole may stay."""
    runner = begun(black("K #1 T A\nD E Ń I\nB R O ·", "A"))
    say(runner, "word", "BAŃ")
    say(runner, "act", "move")
    assert list(asked(runner, "move").options) == [(1, 0), "skip"]
    say(runner, "move", "1,0")
    cells = list(asked(runner, "move_to").options)
    assert (1, 0) not in cells
    assert (1, -1) not in cells
    say(runner, "move_to", "4,0")
    deal(runner, "N")
    assert (1, 0) not in at(runner).board
    assert at(runner).marks[(4, 0)] == 0


def test_a_marker_comes_off_a_letter_but_not_off_tape() -> None:
    """PS-B5, PS-A33: whosever it is; it goes home."""
    runner = begun(black("K #2 T2 A\nR E M I\nB Ó W ·", "L"))
    say(runner, "word", "KRÓL")
    say(runner, "act", "lift")
    cells = list(asked(runner, "lift").options)
    assert (2, 0) in cells
    assert (1, 0) not in cells
    say(runner, "lift", "2,0")
    deal(runner, "N")
    assert marked(runner, 1) == "#"


def test_an_action_may_be_given_up() -> None:
    """PS-A37: before it is chosen, and after."""
    runner = begun(black("K #2 T2 A\nR E M I\nB Ó W ·", "L"))
    say(runner, "word", "KRÓL")
    say(runner, "act", "lift")
    say(runner, "lift", "skip")
    deal(runner, "N")
    assert marked(runner, 1) == "#T"


def test_a_card_of_another_row_is_lent_without_a_marker() -> None:
    """PS-B6, PS-A34: only with Ś in the word, one card, and its owner keeps it."""
    made = black("K Ś T A\nD E M I\nB R W ·", "E")
    give(made, 1, "CS")
    lent = made.rows[1][0]
    runner = begun(made)
    assert refused(runner, "word", "CERA") == "PS-R7"
    assert refused(runner, "word", f"CERA:{lent}.11.9.3") == "PS-R10"
    assert refused(runner, "word", "SIEĆ") == "PS-R7"
    say(runner, "word", "ŚCIEK")
    deal(runner, "N")
    assert marked(runner, 0) == "EIKŚ"
    assert row(runner, 1) == "CS"


def test_a_card_serves_twice_and_is_captured() -> None:
    """PS-B7, PS-A35, PS-A62: with Ź in the word; the rival's marker goes home."""
    runner = begun(black("K O2 N Ź\nD E M I\nB R W ·", "A"))
    assert refused(runner, "word", "KAWA") == "PS-R7"
    assert refused(runner, "word", "KAWA:0.11.10.11") == "PS-R9"
    say(runner, "word", "OBOŹNA")
    deal(runner, "N")
    assert row(runner, 0) == "O"
    assert marked(runner, 0) == "#ABNŹ"
    assert marked(runner, 1) == ""


def test_two_markers_are_needed_for_a_card_that_serves_twice() -> None:
    """PS-A14, PS-A35: left bare it is not captured."""
    made = black("K O2 N Ź\nD E M I\nB R W ·", "A")
    made.supply = 5
    runner = begun(made)
    say(runner, "word", "OBOŹNA")
    say(runner, "bare", "1")
    deal(runner, "N")
    assert row(runner, 0) == ""
    assert marked(runner, 0) == "ABNŹ"


def test_a_turned_card_is_used_by_nobody_for_a_round() -> None:
    """PS-B8, PS-A36: until the end of the own next turn; its marker stays."""
    made = black("K1 Ż T A\nD E M I\nB R W ·", "Y")
    made.hands[1], made.hands[2] = known(made, "O"), known(made, "L")
    runner = begun(made)
    say(runner, "word", "BRYDŻ")
    say(runner, "turn", "0,0")
    deal(runner, "N")
    for cell, locked, word, letter in (
        ("4,0", "KOT", "MODA", "P"),
        ("5,0", "LEK", "LEW", "F"),
        ("6,0", "KINA", "DNIA", "Z"),
    ):
        say(runner, "place", cell)
        assert refused(runner, "word", locked) == "PS-R7"
        say(runner, "word", word)
        deal(runner, letter)
    assert at(runner).locks == ()
    assert at(runner).marks[(0, 0)] == 0
    say(runner, "place", "7,0")
    assert asked(runner, "word").options.why_not("KOP") is None


def test_no_loan_and_no_doubling_in_a_helped_word() -> None:
    """PS-A61: they act while a word is formed."""
    made = black("K Ś T A\nD E M I\nB R W ·", "E")
    give(made, 1, "C")
    runner = begun(made)
    assert asked(runner, "word").options.why_not("ŚCIEK") is None
    assert refused(runner, "offer", "ŚCIEK") == "PS-R7"


def test_walking_leads_to_loans_and_doublings_too() -> None:
    """PS-B6, PS-B7: every touch on the way is offered."""
    made = black("K Ś T A\nD E M I\nB R W ·", "E")
    give(made, 1, "C")
    for start, said in ((made, "ŚCIEK"), (black("K O2 N Ź\nD E M I\nB R W ·", "A"), "OBOŹNA")):
        options = asked(begun(start), "word").options
        path = options.path(options.parse(said))
        for length, touch in enumerate(path):
            assert touch in options.touches(path[:length])
        assert options.done(path)
