"""The flares: both criteria met, and each effect carried out (TK-F)."""

import pytest
from tests.games.tash_kalar.arena import flare, offered, region, table_of

BEHIND = "c3\ns2 s2 s2 s2 s2\nn1 s1 . . .\n. . . . ."
"""Five upgraded pieces and five in all more than seat 0 has."""

CASES = {
    "TK-F1": (
        ("e7", "e8"),
        "c3\ns2 s2 s2 s2 s2 s1\nn1 s1 . . .\n. . . . .\n. . . . .\n. . n1\n. . n2",
    ),
    "TK-F2": (
        ("e7", "e8"),
        "c3\ns2 s2 s2 s2 s2 s1\nn1 s1 . . .\n. . . . .\n. . . . .\n. . n1\n. . n1",
    ),
    "TK-F3": (("c4,c5", "c5,c6", "pass"), "c3\ns2 s2 s2 s2 s2 s1\n. s1\n.\nn1"),
    "TK-F4": (("e7", "convert,d4"), "c3\ns2 s2 s2 s2 s2 s1\nn1 n1\n.\n.\n. . n1"),
    "TK-F5": (("move,c4,c5", "e7", "e8"), "c3\ns2 s2 s2 s2 s2 s1\n. s1\nn1\n.\n. . n1\n. . n1"),
    "TK-F6": (("put,e7", "e7,d4"), "c3\ns2 s2 s2 s2 s2 s1\nn1 n1"),
    "TK-F7": (("e7", "c4"), "c3\ns2 s2 s2 s2 s2 s1\nn2 s1\n.\n.\n. . n1"),
    "TK-F8": (("e7",), "c3\ns2 s2 s2 s2 s2 s1\nn1 s1\n.\n.\n. . n1"),
    "TK-F9": (("e7", "c4,d4", "d4,d5"), "c3\ns2 s2 s2 s2 s2 s1\n. .\n. n1\n.\n. . n2"),
    "TK-F10": (("e7", "e8", "e6"), "c3\ns2 s2 s2 s2 s2 s1\nn1 s1\n.\n. . n1\n. . n1\n. . n1"),
    "TK-F11": (("e7", "c4,d4"), "c3\ns2 s2 s2 s2 s2 s1\n. n1\n.\n.\n. . n1"),
    "TK-F12": (("c4,e7",), "c3\ns2 s2 s2 s2 s2 s1\n. s1\n.\n.\n. . n1"),
}


@pytest.mark.parametrize("clause", CASES)
def test_upper_effect_first_then_lower(clause: str) -> None:
    """TK-FR1, TK-FR2, TK-FR4, TK-FR5, TK-V5."""
    answers, after = CASES[clause]
    card = clause[3:]
    table = table_of(region(BEHIND.replace("s2\nn1", "s2 s1\nn1", 1)), flares=card)
    played = flare(table, f"flare,{card}", *answers)
    assert played.picture == region(after), played.picture
    assert table.points[1] == (1, 0), "the opponent gets one point, whether one or both were met"
    assert table.flare_discard == (card,)
    assert table.actions == 2 + (card in ("F3", "F7", "F8", "F12"))


def test_only_the_effect_whose_criterion_is_met() -> None:
    """TK-FR4: five more in all, but none upgraded."""
    table = table_of(region("c3\ns1 s1 s1 s1 s1 s1\nn1"), flares="F8")
    played = flare(table, "flare,F8", "c5")
    assert played.picture == region("c3\ns1 s1 s1 s1 s1 s1\nn1\nn1")
    assert table.actions == 2


def test_a_flare_without_a_met_criterion_is_not_offered() -> None:
    """TK-FR1."""
    table = table_of(region("c3\ns1 s1 s1 s1 s1\nn1"), flares="F8")
    assert not [one for one in offered(table) if one.startswith("flare")]


def test_criteria_are_settled_before_the_upper_effect() -> None:
    """TK-FR6: the place brought by the upper effect does not undo the lower one."""
    table = table_of(region("c3\ns2 s2 s2 s2\n."), flares="F2")
    played = flare(table, "flare,F2", "c5", "d5")
    assert played.picture == region("c3\ns2 s2 s2 s2\n.\nn1 n1")


def test_in_the_melee_an_opponent_is_chosen_and_gets_a_point_in_the_own_colour() -> None:
    """TK-FR3, TK-A36, TK-V5."""
    before = region("c3\ns2 s2 h1 h1 h1 h1 h1")
    table = table_of(before, mode="melee", seats=3, flares="F12")
    flares = [one for one in offered(table) if one.startswith("flare")]
    assert flares == ["flare,F12,1", "flare,F12,2"]
    flare(table, "flare,F12,2")
    assert table.points == [(0, 0, 0), (0, 0, 0), (1, 0, 0)]
    assert table.actions == 3


def test_after_the_last_action_a_flare_may_reopen_the_turn() -> None:
    """TK-A8, TK-T8."""
    table = table_of(region("c3\ns1 s1 s1 s1 s1"), flares="F3", actions=0)
    assert offered(table) == ["flare,F3", "end"]
    flare(table, "flare,F3")
    assert table.actions == 1
    assert "place,e5" in offered(table)
