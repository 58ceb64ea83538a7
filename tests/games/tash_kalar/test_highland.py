"""The Highland beings: a picture before, the answers, the picture after (TK-H)."""

import pytest
from tests.games.tash_kalar.arena import check

CASES = {
    "TK-H1: the Wild Eagle leaps anywhere, onto commons only": (
        "d4\n. . .\nn1 . n1\n. . s1",
        "H1",
        "summon,H1,e4; e4,f6",
        "d4\n. . .\nn1 . n1\n. . n1",
    ),
    "TK-H2: the Clan Axeman destroys straight beside him": (
        "d4\n. s2 n1\n. . .\nn1 . .",
        "H2",
        "summon,H2,e5; e4",
        "d4\n. . n1\n. n1 .\nn1 . .",
    ),
    "TK-H3: the Clan Healer places commons next to green squares": (
        "b2\n. . . .\n. . . .\n. . . n1\n. n1 . n1",
        "H3",
        "summon,H3,d5; b2; c2",
        "b2\nn1 n1 . .\n. . . .\n. . . n1\n. n1 n1 n1",
    ),
    "TK-H4: the Dire Wolf makes up to two combat moves": (
        "d4\ns1 s1 .\n. n1 n1\nn1 . .",
        "H4",
        "summon,H4,f4; f4,e4; e4,d4",
        "d4\nn1 . .\n. n1 n1\nn1 . .",
    ),
    "TK-H5: the Ritual Keeper on green upgrades a common, even itself": (
        "b2\n. n1\nn1 .",
        "H5",
        "summon,H5,c3; c3",
        "b2\n. n1\nn1 n2",
    ),
    "TK-H5: on red a piece makes a combat move": (
        "d4\n. n1 s1\nn1 . .\n. . .",
        "H5",
        "summon,H5,e5; e4,f4",
        "d4\n. . n1\nn1 n1 .\n. . .",
    ),
    "TK-H5: elsewhere nothing happens": (
        "d4\n. . n1\n. n1 .",
        "H5",
        "summon,H5,f5",
        "d4\n. . n1\n. n1 n1",
    ),
    "TK-H6: the Eagle Lord leaps anywhere": (
        "c4\nn1 . . . n1\n. n1 . n1 .\n. . s2 . .",
        "H6",
        "summon,H6,e4; e4,e6",
        "c4\nn1 . . . n1\n. n1 . n1 .\n. . n2 . .",
    ),
    "TK-H7: the Wolf Rider makes up to two combat moves": (
        "d4\n. s2 s1\nn1 n1 n1\nn1 . .",
        "H7",
        "summon,H7,d4; d4,e4; e4,f4",
        "d4\n. . n2\nn1 n1 n1\nn1 . .",
    ),
    "TK-H8: the Blood Shaman on red also destroys all commons around that square": (
        "d4\ns1 . n1\ns2 . n1\nn1 n1 s2",
        "H8",
        "summon,H8,e5; d5",
        "d4\n. . .\n. n2 .\n. . s2",
    ),
    "TK-H8: elsewhere only the one, and it may be the Shaman": (
        "c3\ns1 . n1\ns2 . n1\nn1 n1 s2",
        "H8",
        "summon,H8,d4; d4",
        "c3\ns1 . n1\ns2 . n1\nn1 n1 s2",
    ),
    "TK-H9, TK-A28: the War Drummer's combat move on an equal ends the effect": (
        "d4\nn2 n1 s1\nn1 n1 .",
        "H9",
        "summon,H9,d4; e4,f4",
        "d4\nn2 . n1\nn1 n1 .",
    ),
    "TK-H9: two standard moves": (
        "d4\nn2 n1 .\nn1 n1 .",
        "H9",
        "summon,H9,d4; e4,f4; f4,f5",
        "d4\nn2 . .\nn1 n1 n1",
    ),
    "TK-H10: the Hill Giant destroys all but legendaries straight beside him": (
        "d3\ns2 s1 s2\ns3 . n2\n. n1 .\nn1 n1 n1",
        "H10",
        "summon,H10,e4",
        "d3\ns2 . s2\ns3 n2 .\n. . .\nn1 n1 n1",
    ),
    "TK-H11: of three combat moves one is the Warlord's": (
        "c4\n. . . . .\n. n1 n1 n1 .\nn1 . . . n1",
        "H11",
        "summon,H11,e4; c6,c7; c7,c8; e4,e3",
        "c3\n. . n2 . .\n. . . . .\n. n1 n1 n1 .\n. . . . n1\n. . . . .\nn1 . . . .",
    ),
    "TK-H12: the War Summoner gains an action": (
        "d4\nn1 . n1\n. n1 .\n. n1 .",
        "H12",
        "summon,H12,e4",
        "d4\nn1 n2 n1\n. n1 .\n. n1 .",
    ),
    "TK-H13: the Ritual Master on red destroys a heroic and a common": (
        "d4\nn1 . s2\n. . .\nn1 . n1\n. s1 .",
        "H13",
        "summon,H13,e5; f4; e7",
        "d4\nn1 . .\n. n2 .\nn1 . n1\n. . .",
    ),
    "TK-H14: the Legend Slayer destroys one legendary": (
        "c3\ns3 . s1\n. . .\n. n1 n1\n. n1 . n1",
        "H14",
        "summon,H14,d4; c3",
        "c3\n. . s1\n. n2 .\n. n1 n1\n. n1 . n1",
    ),
    "TK-H14: or two others, of any owner": (
        "c3\ns2 . s1\n. . .\n. n1 n1\n. n1 . n1",
        "H14",
        "summon,H14,d4; c3; e5",
        "c3\n. . s1\n. n2 .\n. n1 .\n. n1 . n1",
    ),
    "TK-H15, TK-A14: the Mountain Troll gains an action for two, the crushed one not counted": (
        "d4\n. s1 s1\nn1 n1 s2\n. n1 n1",
        "H15",
        "summon,H15,e4",
        "d4\n. n2 .\nn1 n1 s2\n. n1 n1",
    ),
    "TK-H16: the Hungry Bear moves again after a kill": (
        "d4\n. n1 s1\nn1 n1 .",
        "H16",
        "summon,H16,d4; d4,e4; e4,f4",
        "d4\n. . n2\nn1 n1 .",
    ),
    "TK-H16: on an empty square it has to stop": (
        "d4\n. . .\nn1 n1 .\nn1 . .",
        "H16",
        "summon,H16,e6; e6,f6",
        "d4\n. . .\nn1 n1 .\nn1 . n2",
    ),
    "TK-H17: the Werewolf on red makes three combat moves": (
        "c2\n. . s2\n. . .\nn1 . n1\n. n1 .",
        "H17",
        "summon,H17,d2; d2,e2; e2,e3; e3,e4",
        "c2\n. . .\n. . .\nn1 . n2\n. n1 .",
    ),
    "TK-H17: in the centre it makes one standard move": (
        "d5\n. . s2\n. . .\nn1 . n1\n. n1 .",
        "H17",
        "summon,H17,e5; e5,e6",
        "d5\n. . s2\n. n2 .\nn1 . n1\n. n1 .",
    ),
    "TK-H18: the Clan Guardian upgrades a piece of the pattern": (
        "d4\nn1 n1 . n1",
        "H18",
        "summon,H18,f4; d4",
        "d4\nn2 n1 n2 n1",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_the_effect_is_carried_out(name: str) -> None:
    before, hand, answers, after = CASES[name]
    check(before, hand, answers, after)
