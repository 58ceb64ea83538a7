"""The legends: a picture before, the answers, the picture after (TK-L)."""

import pytest
from tests.games.tash_kalar.arena import check

CASES = {
    "TK-L1: the Fire Dragon burns two squares wide, own pieces too, no legendaries": (
        "d2\nn2 . n2\n. n1 .\n. n2 .\n. . .\ns1 s3 n1\n. s2 .",
        "L1",
        "summon,L1,e5; S",
        "d2\nn2 . n2\n. n1 .\n. n2 .\n. n3 .\n. s3 .\n. . .",
    ),
    "TK-L2: the Hell Bull tramples all in its way and stops at a legendary": (
        "d4\nn1 . n1\nn2 n1 n2\n. n1 .\n. s3 .\n. s1 .",
        "L2",
        "summon,L2,e5; e7",
        "d4\nn1 . n1\nn2 . n2\n. . .\n. n3 .\n. s1 .",
    ),
    "TK-L3, TK-A12: the Angel's victim dies at its upgraded rank": (
        "c4\n. n1 . n1 .\nn1 . n2 . n1\n. . n1 . s2",
        "L3",
        "summon,L3,e5; g6",
        "c4\n. n1 . n1 .\nn1 . . . n1\n. . n1 . n3",
    ),
    "TK-L4: the Eldest Tree treats three squares, each by what is there": (
        "c4\n. . . n2 .\nn1 s2 . . n1\n. n2 . . .",
        "L4",
        "summon,L4,e5; d5; e4; e6",
        "c4\n. . n1 n2 .\nn1 . n3 . n1\n. n2 n1 . .",
    ),
    "TK-L5: the Bone Catapult hits any piece on a ray and the commons around it": (
        "d4\nn1 . . .\n. . . s3\nn2 n2 n2 s1\n. . . .",
        "L5",
        "summon,L5,e5; g5",
        "d4\nn1 . . .\n. n3 . .\nn2 n2 n2 .",
    ),
    "TK-L6: the Fire Elemental burns what is near": (
        "d4\n. s2 . s1 s1\n. n2 . n1 .\nn2 . n1 . n1",
        "L6",
        "summon,L6,f4; near",
        "d4\n. . n3 . s1\n. n2 . n1 .\nn2 . n1 . n1",
    ),
    "TK-L6: or commons farther off": (
        "d4\n. s2 . s1 s1\n. n2 . n1 .\nn2 . n1 . n1",
        "L6",
        "summon,L6,f4; far",
        "d4\n. s2 n3 . .\n. n2 . n1 .\nn2 . n1 . n1",
    ),
    "TK-L7: the Leviathan destroys a group of up to four commons": (
        "b4\n. . . . .\n. . n2 n2 .\nn2 n1 . s1 s1\n. . . s1 .",
        "L7",
        "summon,L7,f4; destroy; e6; f6; e7",
        "b4\n. . . . n3\n. . n2 n2 .\nn2 n1 . . .\n. . . . .",
    ),
    "TK-L7: or downgrades a group, itself among them, each once": (
        "b4\n. . . . .\n. . n2 n2 .\nn2 n1 . s1 s1",
        "L7",
        "summon,L7,f4; downgrade; f4; e5; d5",
        "b4\n. . . . n2\n. . n1 n1 .\nn2 n1 . s1 s1",
    ),
    "TK-L8: the Two-Headed Dragon upgrades a pattern piece and kills a heroic beside it": (
        "c3\n. . n2 .\n. n2 . s2\nn2 . n1 .\n. . . n1",
        "L8",
        "summon,L8,c3; d4; c5",
        "c3\nn3 . n2 .\n. n3 . s2\n. . n1 .\n. . . n1",
    ),
    "TK-L9: the Earth Elemental destroys by red, upgrades by green and steps onto colour": (
        "b2\n. . . s1\n. . . .\ns1 . . n1\n. . n1 n1\n. n2 . . n2",
        "L9",
        "summon,L9,d4; e2; d4,c3",
        "b2\n. . . .\n. n3 . .\ns2 . . n1\n. . n1 n1\n. n2 . . n2",
    ),
    "TK-L10: the Time Elemental brings another turn": (
        "d3\n. . .\nn2 . n2\n. n2 .\nn1 . n1",
        "L10",
        "summon,L10,e3",
        "d3\n. n3 .\nn2 . n2\n. n2 .\nn1 . n1",
    ),
    "TK-L11: the Storm Elemental hurls a piece, which dies": (
        "d3\nn2 . .\nn2 . n2\n. n1 .\n. s2 .\ns2 . s1",
        "L11",
        "summon,L11,e5; heroic,f6; d6",
        "d3\nn2 . .\nn2 . n2\n. n3 .\n. . .\ns2 . s1",
    ),
    "TK-L12, TK-A15: the Titan spares legendaries on its diagonals only": (
        "d3\ns3 s1 s2\ns3 . n1\nn3 n2 s1\n. n2 .\nn1 n1 n1",
        "L12",
        "summon,L12,e4",
        "d3\ns3 . .\n. n3 .\nn3 . .\n. n2 .\nn1 n1 n1",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_the_effect_is_carried_out(name: str) -> None:
    before, hand, answers, after = CASES[name]
    check(before, hand, answers, after)
