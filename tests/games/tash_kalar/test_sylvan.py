"""The Sylvan beings: a picture before, the answers, the picture after (TK-Y)."""

import pytest
from tests.games.tash_kalar.arena import check

CASES = {
    "TK-Y1: the Sapling becomes heroic at once": (
        "d4\n.\nn1\nn1",
        "Y1",
        "summon,Y1,d4",
        "d4\nn2\nn1\nn1",
    ),
    "TK-Y2: the Farseeders place a common next to an own piece": (
        "d4\n. . n1\nn1 . .",
        "Y2",
        "summon,Y2,e4; f5",
        "d4\n. n1 n1\nn1 . n1",
    ),
    "TK-Y3: the Buck leaps twice, exactly two squares far": (
        "d4\n. . . s1\nn1 n1 . .\nn1 . . .",
        "Y3",
        "summon,Y3,e4; e4,g4; g4,g6",
        "d4\n. . . .\nn1 n1 . .\nn1 . . n1",
    ),
    "TK-Y4, TK-A17: the Wardens hit who has more, part by part": (
        "c4\nn1 . . n1\ns1 s1 s1 s1\ns2 . . .",
        "Y4",
        "summon,Y4,e4; c5",
        "c4\nn1 . n1 n1\n. s1 s1 s1",
    ),
    "TK-Y5: two different pieces beside the Naiad move": (
        "d4\n. . .\nn1 n1 n1",
        "Y5",
        "summon,Y5,f4; e5,e4; f5,f6",
        "d4\n. n1 n1\nn1 . .\n. . n1",
    ),
    "TK-Y7: the Dryad makes a heroic enemy an own common": (
        "d4\nn1 . s2\n. n1 .\n. n1 .",
        "Y7",
        "summon,Y7,e5; f4",
        "d4\nn1 . n1\n. n2 .\n. n1 .",
    ),
    "TK-Y8: the Spearman moves and hits the first piece ahead": (
        "d4\n. . s1 . s2\nn1 n1 n1\n. . n1",
        "Y8",
        "summon,Y8,d4; d4,e4",
        "d4\n. n2 . . s2\nn1 n1 n1\n. . n1",
    ),
    "TK-Y8: a legendary ahead is spared, and no piece behind it is hit": (
        "d4\n. . s3 . s2\nn1 n1 n1\n. . n1",
        "Y8",
        "summon,Y8,d4; d4,e4",
        "d4\n. n2 s3 . s2\nn1 n1 n1\n. . n1",
    ),
    "TK-Y9: the Chieftain leads others in the same direction": (
        "d4\nn1 . . .\n. n1 . .\n. . n1 .\n. . . n1",
        "Y9",
        "summon,Y9,f5; f5,f4; e5,e4; g7,g6; g6,g5",
        "d4\nn1 n1 n2 .\n. . . n1\n. . n1 .",
    ),
    "TK-Y10: the Unicorn moves, or gives an action": (
        "d4\n. n1 . s2\nn1 n1\nn1 .",
        "Y10",
        "summon,Y10,f4; move; f4,g4",
        "d4\n. n1 . n2\nn1 n1\nn1 .",
    ),
    "TK-Y11: the Queen converts a heroic at its rank": (
        "c3\ns2 . .\n. . .\n. n1 . n1\n. . n1\n. . n1",
        "Y11",
        "summon,Y11,d4; c3",
        "c3\nn2 . .\n. n2 .\n. n1 . n1\n. . n1\n. . n1",
    ),
    "TK-Y12: the Princess converts a common": (
        "c3\ns1 . .\n. . .\n. n1 .\n. . n1\n. n1 .",
        "Y12",
        "summon,Y12,d4; c3",
        "c3\nn1 . .\n. n2 .\n. n1 .\n. . n1\n. n1 .",
    ),
    "TK-Y13, TK-A17: the Druid upgrades a common of every colour": (
        "d4\nn1 s1 n1\n. . .\n. n1 .",
        "Y13",
        "summon,Y13,e5; e6",
        "d4\nn1 s2 n1\n. n2 .\n. n2 .",
    ),
    "TK-Y14: the Ancient's own victims may be those it placed": (
        "d4\n. n1 .\nn1 . n1\nn1 . .",
        "Y14",
        "summon,Y14,e5; 1,d4; 1,f4; d4",
        "d4\n. n1 .\nn1 n2 n1\nn1 . .",
    ),
    "TK-Y16: the Leafsplitter reaches the next piece on the same diagonal": (
        "c3\ns3 . . .\n. s1 n1 .\n. n1 . n1\n. . n1 .",
        "Y16",
        "summon,Y16,e5; d4; c3",
        "c3\n. . . .\n. . n1 .\n. n1 n2 n1\n. . n1 .",
    ),
    "TK-Y17, TK-A18: the Boughrunner keeps next to other own pieces": (
        "d4\ns1 . .\nn1 n1 n1\n. n1 .",
        "Y17",
        "summon,Y17,e4; e4,d4; d4,c4; pass",
        "c4\nn2 . . .\n. n1 n1 n1\n. . n1 .",
    ),
    "TK-Y18: the Shepherd upgrades a common": (
        "d4\nn1 . n1\n. n1 n1",
        "Y18",
        "summon,Y18,e4; d4",
        "d4\nn2 n2 n1\n. n1 n1",
    ),
    "TK-Y18: or moves a heroic, itself too": (
        "d4\nn1 . n1\n. n1 n1",
        "Y18",
        "summon,Y18,e4; e4; e4,e3",
        "d3\n. n2 .\nn1 . n1\n. n1 n1",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_the_effect_is_carried_out(name: str) -> None:
    before, hand, answers, after = CASES[name]
    check(before, hand, answers, after)
