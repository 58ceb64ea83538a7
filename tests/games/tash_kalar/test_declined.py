"""What is optional may be declined, and then nothing more follows (TK-K2)."""

import pytest
from tests.games.tash_kalar.arena import check, drawn, region, summon, table_of, why

from stolik.games.tash_kalar import GAME
from stolik.games.tash_kalar.cards import BEINGS
from stolik.games.tash_kalar.notation import draw_card
from stolik.games.tash_kalar.speech import story, touched

CASES = {
    "TK-N15: the Knight stays": ("d4\n. . .\nn1 n1 n1\nn1 . .", "N15", "summon,N15,e4; pass"),
    "TK-H11: the Warlord stays": (
        "c4\n. . .\n. n1 n1 n1\nn1 . . . n1",
        "H11",
        "summon,H11,e4; pass",
    ),
    "TK-H17: the Werewolf stays": (
        "c2\n. . .\n. . .\nn1 . n1\n. n1 .",
        "H17",
        "summon,H17,d2; pass",
    ),
    "TK-Y8: without a move nothing ahead is hit": (
        "d4\n. . s1\nn1 n1 n1\n. . n1",
        "Y8",
        "summon,Y8,d4; pass",
    ),
    "TK-Y9: without a move nobody follows": (
        "d4\nn1\n. n1\n. . n1\n. . . n1",
        "Y9",
        "summon,Y9,f5; pass",
    ),
    "TK-Y10: a chosen move may still be declined": (
        "d4\n. n1 . s2\nn1 n1\nn1",
        "Y10",
        "summon,Y10,f4; move; pass",
    ),
    "TK-Y17: the Boughrunner stays": (
        "d4\n. . .\nn1 n1 n1\n. n1 .",
        "Y17",
        "summon,Y17,e4; pass",
    ),
    "TK-L2: the Hell Bull stays": ("d4\nn1 . n1\nn2 n1 n2\n. n1 .", "L2", "summon,L2,e5; pass"),
    "TK-L3: the Angel spares all": (
        "c4\n. n1 . n1 .\nn1 . n2 . n1\n. . n1 . s2",
        "L3",
        "summon,L3,e5; pass",
    ),
    "TK-L11: the Storm Elemental hurls nothing": (
        "d3\nn2 . .\nn2 . n2\n. n1 .",
        "L11",
        "summon,L11,e5; pass",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_declining_changes_nothing_but_the_new_piece(name: str) -> None:
    before, card, answers = CASES[name]
    spot, rank = answers.split(",")[2].split(";")[0], BEINGS[card].rank
    table = table_of(region(before), card)
    summon(table, *answers.split("; "))
    alone = table_of(region(f"{spot}\nn{rank}"))
    for square, piece in enumerate(table_of(region(before)).board):
        expected = alone.board[square] or piece
        assert table.board[square] == expected, drawn(table)


def test_a_kiskin_spirit_that_leaves_the_pile_brings_no_card() -> None:
    """TK-Y6."""
    table = table_of(region("d4\nn1 . .\nn1 . n1"), "Y6")
    table.discards[0] = ("N3",)
    summon(table, "summon,Y6,f4", "pass")
    assert (table.tops[0], table.extra) == ((), (0, 0))
    table = table_of(region("d4\nn1 . .\nn1 . n1"), "Y6")
    summon(table, "summon,Y6,f4")
    assert table.extra == (1, 0)


def test_the_bear_that_killed_may_stop() -> None:
    """TK-H16, TK-K2."""
    check("d4\n. n1\nn1 n1", "H16", "summon,H16,d4; d4,e4; pass", "d4\n. n2\nn1 n1")


def test_why_not_names_the_clause_for_every_kind_of_wish() -> None:
    """TK-W1, TK-B1, TK-T3."""
    table = table_of(region("d4\nn1\n.\nn1"), "N1 N6")
    assert "TK-W1" in why(table, "summon,N6,a3")
    assert "no such square" in why(table, "summon,N1,z9")
    assert "TK-T7" in why(table, "dance")
    assert "TK-A9" in why(table, "summon,N1,d5,r3")


def test_cards_are_drawn_with_their_arrows_and_events_are_told() -> None:
    """TK-K7."""
    assert "E SE" not in draw_card("N18", "en")
    assert "↗ W E" in draw_card("N18", "en")
    assert draw_card("F3", "pl").startswith("F3 Flara 3")
    table = table_of(region("d4\n. n1 s1\n. . .\n. n1 ."), "N1")
    summon(table, "summon,N1,e5", "f4")
    told = [GAME.tell(event, "en") for event in table.told or []]
    assert "Seat 1 summons Swordmaster on e5." in told
    assert "The common piece of side 2 on f4 is destroyed." in told
    assert [story(event, "pl") for event in table.told or []]
    assert touched("card:N1", "pl") == "Mistrz Miecza"
    assert touched("pay:1", "en") == "improvised with side 2"
