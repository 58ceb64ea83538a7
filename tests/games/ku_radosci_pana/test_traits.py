"""Each trait by itself, and every pair of traits that can meet, drawn as towers."""

import pytest
from tests.games.ku_radosci_pana.pictures import (
    attacked,
    clean,
    fought,
    number,
    rest,
    runner,
    table,
)

from stolik.games.ku_radosci_pana import traits
from stolik.games.ku_radosci_pana.gravity import settle
from stolik.games.ku_radosci_pana.names import place_at, spot
from stolik.games.ku_radosci_pana.table import Play


def test_a_weak_minion_dies_by_falling_and_others_do_not() -> None:
    """KRP-TR1, KRP-A29: one level is enough, and only Weak minions are wounded."""
    assert rest(table("A B\n. .", A="weak", B="")) == ". B"


def test_an_upright_armored_weak_minion_survives_its_fall_turned() -> None:
    """KRP-TR1, KRP-TR7, KRP-M1."""
    assert rest(table("A\n.", A="weak armored")) == "a"
    assert rest(table("A\n.", A="weak armored turned")) == ""


def test_a_hungry_minion_eats_through_a_row_of_weak_ones() -> None:
    """KRP-TR2, KRP-N4: shields and a foreminion protect nobody from being eaten."""
    lying = table("H A B C", H="hungry R1", A="weak [L]", B="weak rider", C="")
    assert rest(lying, gravity=False) == ". . H C"
    assert spot(lying.fore[0]) == "2,1", "the foreminion jumped to the eater, which moved on"


def test_what_lost_its_support_to_an_eater_falls_at_once() -> None:
    """KRP-TR2, KRP-A19, KRP-A16: also without any gravity step, and the eater itself too."""
    lying = table("X .\nH A\nY .", H="hungry R1", A="weak flying", X="", Y="")
    assert rest(lying, gravity=False) == clean("X .\nY H")


def test_two_arrows_do_not_save_a_weak_minion_from_a_hungry_one() -> None:
    """KRP-TR2: the eater with one arrow simply eats first, no fight is needed."""
    assert fought(table("H A", H="hungry R1", A="weak L2")) == ". H"


def test_the_owner_chooses_among_several_meals() -> None:
    """KRP-TR2, KRP-A17, KRP-A18: one eater with two victims, and two eaters for one victim."""
    lying = table("A H B", H="hungry L1 R1", A="weak", B="weak")
    decision = settle(lying, 0)
    assert decision is not None
    assert (decision.seat, decision.options.items) == (0, ("1,1>0,1", "1,1>2,1"))
    lying = table("H A G", H="hungry R1", A="weak", G="hungry L1")
    decision = settle(lying, 0)
    assert decision is not None
    assert decision.options.items == ("0,1>1,1", "2,1>1,1")


def test_a_hungry_weak_minion_can_be_eaten_itself() -> None:
    """KRP-A17."""
    assert rest(table("H A", H="hungry R1", A="weak hungry"), gravity=False) == ". H"


def test_a_heavy_crushes_what_it_falls_on_and_takes_its_space() -> None:
    """KRP-TR3, KRP-G4: armour does not help, and only one victim dies a landing."""
    assert rest(table("H\n.\nA\nB", H="heavy", A="armored", B="")) == clean("H\nB")


def test_a_heavy_that_only_stands_on_something_does_not_crush_it() -> None:
    """KRP-TR3, KRP-N1."""
    assert rest(table("H\nA", H="heavy", A="weak")) == clean("H\nA")


def test_of_two_heavies_that_fall_the_upper_kills_the_lower() -> None:
    """KRP-G6, KRP-A28."""
    assert rest(table("K\nH\n.", H="heavy", K="heavy")) == "K"


def test_a_flying_minion_hovers_unless_a_heavy_is_anywhere_above() -> None:
    """KRP-TR4, KRP-A27: across a gap, too; two of them fall, the lower one first."""
    assert rest(table("A\n.", A="flying")) == clean("A\n.")
    lying = table("H\nX\nB\n.\nA\n.", H="heavy flying", X="", A="flying", B="flying")
    assert rest(lying, gravity=False) == clean("H\n.\n.\nX\nB\nA")


def test_a_flying_minion_is_pushed_down_without_any_gravity_step() -> None:
    """KRP-TR4, KRP-A11, KRP-N1: only the fall that the trait demands happens."""
    lying = table("H .\nA X\n. .", H="heavy", A="flying", X="")
    assert rest(lying, gravity=False) == clean(". X\nH .")


def test_an_acrobatic_minion_may_be_laid_upside_down_and_others_may_not() -> None:
    """KRP-TR5, KRP-O1, KRP-O2."""
    lying = table("A", A="")
    lying.hands[0] = (number("salto"), number("murek"))
    options = runner(lying).asks()[0].options
    place = place_at(1, 1)
    assert Play(number("salto"), 0, place, True) in options
    why = options.why_not(Play(number("murek"), 0, place, True))
    assert why is not None
    assert why.clause == "KRP-TR5"


def test_a_kamikaze_dies_after_a_round_in_which_it_attacked() -> None:
    """KRP-TR6, KRP-F5, KRP-A20: a shield in the way does not matter, an empty place does."""
    assert fought(table("K A", K="kamikaze R1", A="[L]")) == ". A"
    assert fought(table("K A", K="kamikaze L1", A="")) == "K A"


def test_a_kamikaze_under_a_foreminion_attacks_nobody_and_lives() -> None:
    """KRP-A20, KRP-K2."""
    assert fought(table("K A", K="kamikaze R1 rider", A="")) == "K A"


def test_a_kamikaze_is_wounded_after_its_attack_by_order() -> None:
    """KRP-A21: before gravity."""
    assert attacked(table("X\nK A", K="kamikaze R1", A="", X=""), "K") == "X"


def test_an_armored_minion_turns_once_and_dies_the_second_time() -> None:
    """KRP-TR7, KRP-M1, KRP-A23: one that was laid turned dies by its first wound."""
    assert fought(table("X A", X="R1", A="armored")) == "X a"
    assert fought(table("X A", X="R1", A="armored turned")) == "X"
    assert fought(table("X A Y", X="R3", A="armored", Y="L1")) == "X . Y"


def test_two_wounds_of_one_priority_turn_an_armored_minion_once() -> None:
    """KRP-A22, KRP-F3: the option lets each wound count."""
    lying = table("X A Y", X="R1", A="armored", Y="L1")
    assert fought(lying) == "X a Y"
    lying.rules = ("each_wound",)
    assert fought(lying) == "X . Y"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (". A .\nB C D\n. E .", ". A .\nB E D"),
        (". A .\nB C D", "B A D"),
        (". . .\nB C D", "B C D"),
        (". A .\nB C .", ". A\nB C"),
    ],
)
def test_a_claustrophobic_minion_dies_when_all_its_sides_are_closed(
    before: str, after: str
) -> None:
    """KRP-TR8, KRP-A15: four sides, of which below level 1 the ground is one; then gravity."""
    lying = table(before, A="", B="", C="claustrophobic", D="", E="")
    assert rest(lying, gravity=False) == clean(after)


def test_a_face_down_ninja_closes_a_side_and_uses_no_other_trait() -> None:
    """KRP-A15, KRP-A58, KRP-O3, KRP-A25."""
    lying = table(". A .\nB C D", A="", B="ninja down", C="claustrophobic", D="")
    assert rest(lying, gravity=False) == "* A D"
    assert rest(table("H N", H="hungry R1", N="ninja weak down"), gravity=False) == "H *"
    assert rest(table("N\n.\nA\n.", N="ninja heavy down", A="flying"), gravity=False).startswith(
        "*"
    )


def test_a_ninja_is_revealed_when_it_would_fall_and_its_traits_count_from_then_on() -> None:
    """KRP-A58, KRP-TR9, KRP-A26: a Flying one stays, a Heavy one crushes, a Weak one dies."""
    assert rest(table("N\n.", N="ninja flying down")) == clean("N\n.")
    assert rest(table("N\n.\nA", N="ninja heavy down", A="")) == "N"
    assert rest(table("N\n.\nA", N="ninja weak down", A="")) == "A"


def test_ninjas_turn_up_for_a_brawl_and_down_again_after_gravity() -> None:
    """KRP-TR9, KRP-Z2, KRP-A47: and from then on everybody knows them."""
    lying = table("N A", N="ninja R1 down", A="")
    assert fought(lying) == "*"


def test_an_aggression_reveals_the_ninjas_that_take_part_in_it() -> None:
    """KRP-A24: the attacker, and whom an arrow of it points at; no others."""
    lying = table("N A M", N="ninja R1 down", A="", M="ninja L1 down")
    assert attacked(lying, "A") == "* A *"
    assert attacked(table("N A", N="ninja R1 down", A=""), "N") == "*"
    assert attacked(table("A N", A="R1", N="ninja armored down"), "A") == "A *"


def test_an_assassin_takes_the_place_of_a_minion_that_dies() -> None:
    """KRP-TR10, KRP-B3, KRP-M3, KRP-A11: no gravity follows; others may not do that."""
    lying = table("A\n.", A="flying")
    lying.hands[0] = (number("kadrowy"), number("murek"))
    going = runner(lying)
    place = place_at(0, 2)
    why = going.asks()[0].options.why_not(Play(number("murek"), 0, place))
    assert why is not None
    assert why.clause == "KRP-B3"
    going.answer(going.asks()[0], Play(number("kadrowy"), 0, place))
    towers = going.view(0).field("towers", tuple)
    assert [stone.card.key for stone in towers[0].stones] == ["kadrowy"]
    assert towers[0].stones[0].place == place, "it hangs there until gravity is resolved"


MEETINGS = [
    ("weak", "hungry", "H A", {"H": "hungry R1", "A": "weak hungry"}, ". H"),
    ("weak", "heavy", "A\n.\nB", {"A": "weak heavy", "B": ""}, ""),
    ("weak", "flying", "A\n.", {"A": "weak flying"}, "A\n."),
    ("weak", "armored", "A\n.", {"A": "weak armored"}, "a"),
    ("weak", "claustrophobic", "A\n.", {"A": "weak claustrophobic"}, ""),
    ("weak", "kamikaze", "A\n.", {"A": "weak kamikaze"}, ""),
    ("weak", "acrobatic", "A\n.", {"A": "weak acrobatic turned"}, ""),
    ("weak", "assassin", "A\n.", {"A": "weak assassin"}, ""),
    ("hungry", "heavy", "A\nH\n.", {"H": "hungry heavy U1", "A": "weak"}, "H"),
    ("hungry", "flying", "A H\nX .", {"H": "hungry flying L1", "A": "weak", "X": ""}, "H\nX"),
    ("hungry", "acrobatic", "H A", {"H": "hungry acrobatic turned L1", "A": "weak"}, ". h"),
    ("hungry", "armored", "H A", {"H": "hungry R1", "A": "weak armored"}, ". H"),
    ("hungry", "kamikaze", "H A", {"H": "hungry kamikaze R1", "A": "weak"}, ". H"),
    ("hungry", "claustrophobic", "H A", {"H": "hungry R1", "A": "weak claustrophobic"}, ". H"),
    ("hungry", "assassin", "H A", {"H": "hungry assassin R1", "A": "weak"}, ". H"),
    ("heavy", "flying", "H\nA\n.", {"H": "heavy", "A": "flying"}, "H"),
    ("heavy", "acrobatic", "H\n.\nA", {"H": "heavy", "A": "acrobatic turned"}, "H"),
    ("heavy", "armored", "H\n.\nA", {"H": "heavy armored", "A": "armored"}, "H"),
    ("heavy", "kamikaze", "H\n.\nA", {"H": "heavy kamikaze", "A": "kamikaze"}, "H"),
    ("heavy", "claustrophobic", "H\n.\nA", {"H": "heavy", "A": "claustrophobic"}, "H"),
    ("heavy", "ninja", "H\n.\nA", {"H": "heavy ninja down", "A": "ninja down"}, "H"),
    ("heavy", "assassin", "H\n.\nA", {"H": "heavy assassin", "A": "assassin"}, "H"),
    ("flying", "acrobatic", "A\n.", {"A": "flying acrobatic turned"}, "a\n."),
    ("flying", "armored", "A\n.", {"A": "flying armored"}, "A\n."),
    ("flying", "kamikaze", "A\n.", {"A": "flying kamikaze"}, "A\n."),
    ("flying", "ninja", "A\n.", {"A": "flying ninja down"}, "A\n."),
    ("flying", "assassin", "A\n.", {"A": "flying assassin"}, "A\n."),
]


@pytest.mark.parametrize(
    ("one", "other", "before", "described", "after"), MEETINGS, ids=lambda value: str(value)[:14]
)
def test_two_traits_meet_in_a_fall_or_a_meal(
    one: str, other: str, before: str, described: dict[str, str], after: str
) -> None:
    """KRP-A16: what happens when they meet, on one minion or on two."""
    words = " ".join(described.values())
    assert one in words
    assert other in words
    assert rest(table(before, **described)) == clean(after)


FIGHTS = [
    ("armored", "kamikaze", "A X", {"A": "armored kamikaze R1", "X": ""}, "a"),
    ("armored", "acrobatic", "A X", {"A": "armored acrobatic turned", "X": "L1"}, ". X"),
    ("armored", "ninja", "A X", {"A": "armored ninja down", "X": "L1"}, "* X"),
    ("armored", "assassin", "A X", {"A": "armored assassin", "X": "L1"}, "a X"),
    ("armored", "claustrophobic", "A X", {"A": "armored claustrophobic", "X": "L1"}, "a X"),
    ("kamikaze", "acrobatic", "X A", {"A": "kamikaze acrobatic turned R1", "X": ""}, ""),
    ("kamikaze", "ninja", "A X", {"A": "kamikaze ninja down R1", "X": ""}, ""),
    ("kamikaze", "assassin", "A X", {"A": "kamikaze assassin R1", "X": ""}, ""),
    ("kamikaze", "claustrophobic", "A X", {"A": "kamikaze claustrophobic R1", "X": ""}, ""),
    ("kamikaze", "weak", "A X", {"A": "kamikaze weak R1", "X": "[L]"}, ". X"),
    ("kamikaze", "flying", "A X", {"A": "kamikaze flying R1", "X": "[L]"}, ". X"),
    ("ninja", "weak", "A X", {"A": "ninja weak down", "X": "hungry L1"}, "X"),
    ("ninja", "hungry", "A X", {"A": "ninja hungry down R1", "X": "weak"}, ". *"),
    ("ninja", "acrobatic", "X A", {"A": "ninja acrobatic down turned R1", "X": ""}, ". *"),
    ("ninja", "assassin", "A X", {"A": "ninja assassin down R1", "X": ""}, "*"),
    (
        "ninja",
        "claustrophobic",
        ". B .\nC A D",
        {"A": "ninja claustrophobic down", "B": "", "C": "", "D": ""},
        "C B D",
    ),
    (
        "acrobatic",
        "claustrophobic",
        "A X",
        {"A": "acrobatic claustrophobic turned", "X": "L1"},
        ". X",
    ),
    ("acrobatic", "assassin", "A X", {"A": "acrobatic assassin turned R1", "X": ""}, "a X"),
    ("claustrophobic", "assassin", "A X", {"A": "claustrophobic assassin R1", "X": ""}, "A"),
]


@pytest.mark.parametrize(
    ("one", "other", "before", "described", "after"), FIGHTS, ids=lambda value: str(value)[:14]
)
def test_two_traits_meet_in_a_brawl(
    one: str, other: str, before: str, described: dict[str, str], after: str
) -> None:
    """KRP-F4, KRP-A26: what happens when they meet, on one minion or on two."""
    words = " ".join(described.values())
    assert one in words
    assert other in words
    assert fought(table(before, **described)) == clean(after)


def test_every_pair_of_traits_that_can_meet_has_a_test() -> None:
    """KRP-A16: all forty-five pairs but those in which neither changes what the other does."""
    met = {frozenset(row[:2]) for row in [*MEETINGS, *FIGHTS]}
    names = list(traits.__dict__)
    assert {"weak", "hungry", "heavy", "kamikaze", "armored", "claustrophobic"} <= set(names)
    every = {frozenset((a, b)) for a in TEN for b in TEN if a != b}
    assert every - met == {frozenset(("flying", "claustrophobic"))}


TEN = (
    "weak",
    "hungry",
    "heavy",
    "flying",
    "acrobatic",
    "kamikaze",
    "armored",
    "claustrophobic",
    "ninja",
    "assassin",
)
