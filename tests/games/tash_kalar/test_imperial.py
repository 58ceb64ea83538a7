"""The Imperial beings: a picture before, the answers, the picture after (TK-N)."""

import pytest
from tests.games.tash_kalar.arena import check

CASES = {
    "TK-N1: the Swordmaster strikes on a diagonal and becomes heroic": (
        "d4\n. n1 s1\n. . .\n. n1 .",
        "N1",
        "summon,N1,e5; f4",
        "d4\n. n1 .\n. n2 .\n. n1 .",
    ),
    "TK-N1: crushing a piece alone does not make the Swordmaster heroic": (
        "d4\n. n1 s1\n. s1 .\n. n1 .",
        "N1",
        "summon,N1,e5; pass",
        "d4\n. n1 s1\n. n1 .\n. n1 .",
    ),
    "TK-N2, TK-A6: the Messenger sends a piece straight over lower ranks": (
        "b4\nn2 . s1 . s2\n. . . . .\n. . n1 . .\n. . . n1 .",
        "N2",
        "summon,N2,c5; b4,e4",
        "b4\n. . . n2 s2\n. n1 . . .\n. . n1 . .\n. . . n1 .",
    ),
    "TK-N3, TK-A6: the Herald's pieces step onto empty squares only": (
        "d4\n. . s1\n. n1 n1\n. n1 .",
        "N3",
        "summon,N3,d4; d4,e4; e4,d4",
        "d4\nn1 . s1\n. n1 n1\n. n1 .",
    ),
    "TK-N4, TK-A2: the Bomb takes the commons around it along, its pattern piece too": (
        "d4\n. s1 s2\n. n1 .\n. n1 .",
        "N4",
        "summon,N4,d4",
        "d4\n. . s2\n. . .\n. n1 .",
    ),
    "TK-N5: the Chronicler upgrades another common, which may then move": (
        "d4\n. n1 .\nn1 . n1\n. . .",
        "N5",
        "summon,N5,e5; d5; d5,d6",
        "d4\n. n1 .\n. n1 n1\nn2 . .",
    ),
    "TK-N6: the Assassin destroys even an own piece on the marked square": (
        "d4\n. . n1 .\n. n1 . .\nn1 . n3 .\n. . . .",
        "N6",
        "summon,N6,g7",
        "d4\n. . n1 .\n. n1 . .\nn1 . . .\n. . . n2",
    ),
    "TK-N6: where the marked square is empty the Assassin may move there": (
        "d4\n. . n1 .\n. n1 . .\nn1 . . .\n. . . .",
        "N6",
        "summon,N6,g7; g7,f6",
        "d4\n. . n1 .\n. n1 . .\nn1 . n2 .\n. . . .",
    ),
    "TK-N7: the Time Mage destroys an enemy of any rank in the ring": (
        "d4\n. n1 .\nn1 s3 n1\n. n1 .",
        "N7",
        "summon,N7,f4",
        "d4\n. n1 n2\nn1 . n1\n. n1 .",
    ),
    "TK-N7: an own piece in the ring is left alone": (
        "d4\n. n1 .\nn1 n3 n1\n. n1 .",
        "N7",
        "summon,N7,f4",
        "d4\n. n1 n2\nn1 n3 n1\n. n1 .",
    ),
    "TK-N8: the Summoner places up to two commons on marked squares": (
        "c3\n. . . . .\n. . . . .\n. . . . .\n. n1 n1 n1 .",
        "N8",
        "summon,N8,e5; c3; g3",
        "c3\nn1 . . . n1\n. . . . .\n. . n2 . .\n. n1 n1 n1 .",
    ),
    "TK-N9, TK-A1: hypnotised pieces may kill each other, each moves once": (
        "d4\n. . n1 s1\nn1 . n1 s1\nn1 . . .",
        "N9",
        "summon,N9,e5; g4,g5",
        "d4\n. . n1 .\nn1 n2 n1 s1\nn1 . . .",
    ),
    "TK-N9: after a heroic only one more heroic of that colour": (
        "d4\n. . n1 s2\nn1 . n1 s1\nn1 . . s2",
        "N9",
        "summon,N9,e5; g4,g5; g6,f6",
        "d4\n. . n1 .\nn1 n2 n1 s2\nn1 . s2 .",
    ),
    "TK-N10, TK-A3: the Cannon shoots all commons of a line through upgraded pieces": (
        "c5\n. n1 n1 s1 s2 n1\nn1 . . . . .",
        "N10",
        "summon,N10,e5; E",
        "c5\n. n1 n2 . s2 .\nn1 . . . . .",
    ),
    "TK-N11, TK-A13: the Champion dies with a legendary enemy, for an action": (
        "d4\nn1 . s3\nn1 n1 .\n. n1 .",
        "N11",
        "summon,N11,e4; f4",
        "d4\nn1 . .\nn1 n1 .\n. n1 .",
    ),
    "TK-N11: for a common the Champion lives": (
        "d4\nn1 . s1\nn1 n1 .\n. n1 .",
        "N11",
        "summon,N11,e4; f4",
        "d4\nn1 n2 .\nn1 n1 .\n. n1 .",
    ),
    "TK-N12, TK-A27: the Infantry Captain moves the same piece twice": (
        "c4\n. . . . .\nn1 n1 . n1 n1\ns1 s1 . . .",
        "N12",
        "summon,N12,e4; c5,c6; c6,d6",
        "c4\n. . n2 . .\n. n1 . n1 n1\n. n1 . . .",
    ),
    "TK-N13, TK-A6: the Cavalry Captain's rider strikes, then only standard moves": (
        "d4\n. . .\nn1 . n1\nn1 s1 n1\n. . s1",
        "N13",
        "summon,N13,e4; d6,e6; e6,e7; e7,d7",
        "d4\n. n2 .\nn1 . n1\n. . n1\nn1 . s1",
    ),
    "TK-N14, TK-A6: the Gryphon Rider leaps, dismounts and places a common": (
        "d4\n. n1 . .\nn1 . n1 s2\n. . . n1",
        "N14",
        "summon,N14,f4; f4,g5; dismount; g4",
        "d4\n. n1 . n1\nn1 . n1 n1\n. . . n1",
    ),
    "TK-N15: the Knight kills heroics and never enters a common's square": (
        "d4\ns1 . s2\nn1 n1 n1\nn1 . .",
        "N15",
        "summon,N15,e4; e4,f4; f4,e4; pass",
        "d4\ns1 n2 .\nn1 n1 n1\nn1 . .",
    ),
    "TK-N16: the High Priestess moves and upgrades a common of anybody": (
        "d4\n. n2 .\n. . s1\nn1 . n1",
        "N16",
        "summon,N16,e4; e4,e5; f5",
        "d4\n. . .\n. n2 s2\nn1 . n1",
    ),
    "TK-N17: the Master of Intrigue's pattern pieces make combat moves": (
        "d4\nn1 s1 n1\n. . .\nn1 . n1",
        "N17",
        "summon,N17,e5; d4,e4; e4,d5; e5,e4",
        "d4\n. n2 n1\nn1 . .\nn1 . n1",
    ),
    "TK-N17, TK-A26: the Master run over by his own piece drops out": (
        "d4\nn2 s1 n1\n. . .\nn1 . n1",
        "N17",
        "summon,N17,e5; d4,e5; e5,e4; pass",
        "d4\n. n2 n1\n. . .\nn1 . n1",
    ),
    "TK-N18: the Gun Tower destroys the first two pieces in a line": (
        "c4\n. . s2 n1 s1\nn1 n1 . . .\nn1 n1 . . .",
        "N18",
        "summon,N18,c4; E",
        "c4\nn2 . . . s1\nn1 n1 . . .\nn1 n1 . . .",
    ),
    "TK-N18: a legendary stops the shot": (
        "c4\n. . s2 s3 s1\nn1 n1 . . .\nn1 n1 . . .",
        "N18",
        "summon,N18,c4; E",
        "c4\nn2 . . s3 s1\nn1 n1 . . .\nn1 n1 . . .",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_the_effect_is_carried_out(name: str) -> None:
    before, hand, answers, after = CASES[name]
    check(before, hand, answers, after)
