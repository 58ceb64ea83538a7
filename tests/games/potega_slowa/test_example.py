"""The running example of the rulebook: three players J, A and E (PS-T1 to PS-T6)."""

from tests.games.potega_slowa.scenery import (
    at,
    deal,
    game,
    give,
    known,
    marked,
    row,
    say,
    table,
)

from stolik.core.runner import Runner
from stolik.games.potega_slowa.scoring import points, result

START = """
S T O O O
M A L G A
R E M N E
K K Z W I
I Z Y C P
"""


def first_turn() -> Runner:
    start = table(START, hand="T")
    start.hands[1], start.hands[2] = known(start, "A"), known(start, "T")
    runner = game(start)
    say(runner, "place", "5,0")
    say(runner, "word", "stomatolog")
    deal(runner, "S")
    return runner


def second_turn() -> Runner:
    runner = first_turn()
    say(runner, "place", "5,1")
    say(runner, "word", "galareta")
    deal(runner, "B")
    return runner


def test_a_marker_lands_on_every_card_of_the_word() -> None:
    """PS-T1, PS-R13: STOMATOLOG, the new T among its ten cards."""
    assert marked(first_turn(), 0) == "".join(sorted("STOMATOLOG"))


def test_a_rivals_marker_goes_home() -> None:
    """PS-T2, PS-R14: GALARETA takes G, A, L and T over."""
    runner = second_turn()
    assert marked(runner, 1) == "".join(sorted("GALARETA"))
    assert marked(runner, 0) == "".join(sorted("STOMOO"))
    assert at(runner).home(0) == 24


def test_two_own_markers_capture_and_others_flip() -> None:
    """PS-T3, PS-R14, PS-A8, PS-A15: LAMENT with other cards; then STROME captures T, O and M."""
    runner = second_turn()
    say(runner, "place", "5,2")
    say(runner, "word", "LAMENT:7.9.12.11.13.27")
    deal(runner, "D")
    assert marked(runner, 2) == "AELMNT"
    say(runner, "place", "0,5")
    say(runner, "word", "Strome")
    assert row(runner, 0) == "MOT"
    assert marked(runner, 0) == "###EOORSS"
    assert marked(runner, 1) == "AAGT"
    assert marked(runner, 2) == "ALMNT"
    assert at(runner).used == ("STOMATOLOG", "GALARETA", "LAMENT", "STROME")


def test_a_letter_card_links_three_tape_cards() -> None:
    """PS-T4, PS-R26: no tape card touches another, the O between them makes the zone."""
    linked = table("·  #1 ·\n#1 O1 #1")
    assert points(linked) == (3, 0, 0)
    parted = table("·  #1 ·\n#1 O  #1")
    assert points(parted) == (0, 0, 0)


def test_the_final_scoring_of_the_example() -> None:
    """PS-T5, PS-R24, PS-R25, PS-R28: 13, 11 and 12; J's seventh tape card stands alone."""
    made = table("""
        #1 #1 #1 ·  #2 #2 #2 #2 #2
        A  B  C  ·  ·  ·  ·  ·  ·
        #1 ·  #3 #3 #3 #3 #3 ·  #2
        #1 E1 #1 ·  ·  ·  ·  ·  ·
        ·  ·  ·  ·  #1 ·  #3 ·  #3
        """)
    for seat, letters in enumerate(("AIEONRW", "AIEONR", "AIEONRW")):
        give(made, seat, letters)
    assert points(made) == (13, 11, 12)
    assert result(made).places == (1, 3, 2)


def test_help_is_haggled_down_and_taken() -> None:
    """PS-T6, PS-R19 to PS-R23, PS-A19, PS-A25: asked for S and N, agreed on S."""
    start = table("S1 A1 L1 O1 N1\nK  E  R  T  B\nZ  W  Y  D  P", hand="Y")
    runner = game(start)
    say(runner, "place", "0,3")
    told = say(runner, "offer", "SALONY:0.1.2.3.4.15/0.4", seat=2)
    assert [event.kind for event in told] == ["offer"]
    offer = at(runner).offers[2]
    assert offer is not None
    assert (offer.length, offer.captures, offer.after_price, offer.price) == (6, 5, 3, (0, 4))
    say(runner, "counter.2", "0")
    say(runner, "reply", "agree", seat=2)
    told = say(runner, "take.2", "take")
    assert dict(told[0].data)["word"] == "SALONY"
    assert marked(runner, 2) == "S"
    assert row(runner, 0) == "ALNO"
    assert at(runner).used == ("SALONY",)
