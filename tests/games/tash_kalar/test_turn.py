"""Turns: actions, shortages, discards, scoring, drawing, ends, teams (TK-S, TK-T, TK-V, TK-E)."""

import pytest
from tests.games.tash_kalar.arena import (
    drawn,
    offered,
    play,
    region,
    run,
    square,
    summon,
    table_of,
    told,
    why,
)

from stolik.core.refusal import Refused
from stolik.core.runner import Runner
from stolik.games.tash_kalar import GAME
from stolik.games.tash_kalar.pieces import piece_of
from stolik.games.tash_kalar.scoring import result_of, total
from stolik.games.tash_kalar.table import TashTable
from stolik.games.tash_kalar.turn import (
    act,
    close_turn,
    next_turn,
    place_three,
    place_two,
    refill,
    resolve,
)

RING = "d4\nn1 n1 n1\n. . .\n. . ."


# Before the first turn.


def test_in_the_duel_who_moves_last_chooses_the_colours_of_the_start_squares() -> None:
    """TK-S9, TK-B5."""
    table = table_of(region("e5\n."))
    played = run(table, place_two(table), ["g5"])
    assert played.asked[0][0] == 1
    assert drawn(table) == region("c5\nn1 . . . s1")


@pytest.mark.parametrize(("seats", "asked"), [(3, [2, 0, 1]), (4, [2, 3, 0])])
def test_in_the_melee_three_colours_go_beside_three_symbols(seats: int, asked: list[int]) -> None:
    """TK-S10, TK-B6, TK-A23, TK-A30: the last player picks the symbol and the side of each."""
    table = table_of(region("e5\n."), mode="melee", seats=seats)
    played = run(table, place_three(table), ["f2", "c7", "g7"])
    assert played.whats() == [f"start_{seat}" for seat in asked]
    assert {seat for seat, _, _ in played.asked} == {seats - 1}
    assert [table.board[square(name)] for name in ("f2", "c7", "g7")] == [
        piece_of(seat, 1) for seat in asked
    ]


def test_the_first_turn_has_one_action_and_the_others_two() -> None:
    """TK-T2, TK-S7, TK-C2."""
    runner = Runner.start(GAME.setup(mode="high", start="2"))
    while runner.chance() is not None:
        draw = runner.chance()
        assert draw is not None
        runner.deal(draw.bag.items[0])
    view = runner.view(1)
    assert view.fields["actions"] == 1
    assert view.fields["active"] == 1
    assert view.fields["held"] == ((3, 2, 1, 15), (3, 2, 1, 15))


# Actions.


def test_the_board_offers_every_empty_square() -> None:
    """TK-T3, TK-P5."""
    table = table_of(region(RING))
    assert len([one for one in offered(table) if one.startswith("place")]) == 66
    assert "e4" in why(table, "place,e4")
    assert "TK-B1" in why(table, "place,a1")


def test_without_a_token_a_piece_is_taken_up_first() -> None:
    """TK-T4, TK-A10: a common or heroic one, and it is not destroyed."""
    rows = "a3\nn1 n1 n1 n1 n1 n1 n1 n1 n1\nn1 n1 n1 n1 n1 n1 n2"
    table = table_of(region(rows))
    run(table, act(table), ["place,e6", "g4"])
    assert drawn(table) == region(rows.replace(" n2", " .") + " .\n.\n. . . . n1")
    assert table.destroyed == ()
    table = table_of(region(rows))
    run(table, act(table), ["place,g4"])
    assert drawn(table) == region(rows.replace("n2", "n1"))


def test_discarding_happens_once_a_turn_and_returns_are_hidden() -> None:
    """TK-T6, TK-A21."""
    table = table_of(region("e5\n."), "N1 N2 N3 L1 L2", flares="F1")
    run(table, act(table), ["discard,N1", "being", "N3", "legend", "L1", "pass"])
    assert (table.discards[0], table.bottoms[0]) == (("N1",), ("N3",))
    assert table.legend_bottom == (("L1", 1),)
    assert table.actions == 1
    assert not [one for one in offered(table) if one.startswith("discard")]


# Summoning.


def test_a_higher_rank_blocks_the_square_and_the_refusal_says_so() -> None:
    """TK-W4."""
    table = table_of(region("d4\nn1\ns2\nn1"), "N1")
    assert "summon,N1,d5" not in offered(table)
    assert "TK-W4" in why(table, "summon,N1,d5")


def test_why_not_names_the_missing_pieces() -> None:
    """TK-W1: which piece is missing where."""
    table = table_of(region("d4\nn1"), "N1 L1")
    assert "d6 (any rank)" in why(table, "summon,N1,d5")
    assert "heroic" in why(table, "summon,L1,e5")
    assert why(table, "summon,N2,d5") == why(table, "summon,X9,d5")


def test_pieces_may_outrank_the_pattern_and_an_own_equal_is_replaced() -> None:
    """TK-W2, TK-W4, TK-V6: a crushed own piece does not count."""
    table = table_of(region("d4\nn3\nn1\nn2"), "N1")
    summon(table, "summon,N1,d5")
    assert drawn(table) == region("d4\nn3\nn1\nn2")
    assert table.destroyed == ()
    assert told(table, "destroyed")


def test_without_a_token_the_piece_on_the_square_serves() -> None:
    """TK-W5, TK-A10: it is flipped, and not destroyed."""
    table = table_of(region("b4\nn1 n1 n1 n1 n1 n1 n1 n1\n. n1\n. n1 n1 n1 n1 n1 n1 n1"), "N1")
    assert "summon,N1,c5" in offered(table)
    summon(table, "summon,N1,c5")
    assert not told(table, "destroyed")


def test_without_a_token_a_piece_outside_the_pattern_is_taken_up() -> None:
    """TK-W5, TK-A10."""
    table = table_of(region("b4\nn1 n1 n1 n1 n1 n1 n1 n1\n. .\n. n1 n1 n1 n1 n1 n1 n1\nn1"), "N1")
    assert "summon,N1,c5" in offered(table)
    summon(table, "summon,N1,c5", "take:b7")
    assert table.board[square("b7")] == 0
    assert not told(table, "destroyed")


def test_orientations_are_one_choice_unless_they_matter() -> None:
    """TK-A9, TK-A5: the Assassin between two lines says which mark he means."""
    both = "d4\n. . n1 . . .\n. n1 . . . .\nn1 . . . . n1\n. . . . n1 .\n. . . n1 . ."
    table = table_of(region(both), "N6")
    ways = [one for one in offered(table) if one.startswith("summon,N6,g7")]
    assert ways == ["summon,N6,g7"]
    table = table_of(region("d4\nn1 . n1\n. . .\nn1 . n1"), "N17")
    assert offered(table).count("summon,N17,e5") == 1


def test_the_war_summoners_next_being_may_borrow_an_enemy_piece() -> None:
    """TK-H12, TK-A16: in a duel too; it lapses after the next summoning."""
    table = table_of(region("d4\nn1 . n1\n. n1 .\n. n1 .\ns1 .\n. .\nn1"), "H12 N1")
    summon(table, "summon,H12,e4")
    assert (table.bonus, table.actions) == (True, 2)
    lent = [one for one in offered(table) if one.startswith("summon,N1") and "lent" in one]
    assert "summon,N1,d8,lent:d7" in lent
    summon(table, "summon,N1,d8,lent:d7")
    assert not table.bonus
    assert table.board[square("d7")] == piece_of(1, 1)


def test_improvising_in_the_melee_spends_the_colour() -> None:
    """TK-W7, TK-W8, TK-A4: the lent piece may even stand on the square itself and die."""
    table = table_of(region("d4\n. s2 .\n. . .\nn1 . n1"), "N16", mode="melee", seats=3)
    assert "summon,N16,e4,lent:e4,pay:1" in offered(table)
    summon(table, "summon,N16,e4,lent:e4,pay:1", "pass")
    assert table.improvised[0] == (2,)
    assert table.destroyed == (piece_of(1, 2),)


def test_the_lent_piece_counts_as_used_and_stays_an_enemy() -> None:
    """TK-W8, TK-H18: the Guardian may upgrade it."""
    table = table_of(region("d4\ns1 n1 . n1"), "H18", mode="melee", seats=3)
    summon(table, "summon,H18,f4,lent:d4,pay:1", "d4")
    assert drawn(table) == region("d4\ns2 n1 n2 n1")


def test_a_bomb_as_last_action_does_nothing() -> None:
    """TK-N4, TK-A25, TK-A2."""
    table = table_of(region("d4\n. s1\n. n1\n. n1"), "N4", actions=1)
    summon(table, "summon,N4,d4")
    assert drawn(table) == region("d4\nn1 s1\n. n1\n. n1")


def test_the_time_mage_appears_on_any_corner_of_a_full_ring() -> None:
    """TK-A5."""
    table = table_of(region("d4\n. n1 .\nn1 s1 n1\n. n1 ."), "N7")
    corners = [one for one in offered(table) if one.startswith("summon")]
    assert corners == [f"summon,N7,{name}" for name in ("d4", "f4", "d6", "f6")]


def test_the_kiskin_spirit_takes_a_card_from_the_discard_pile() -> None:
    """TK-Y6, TK-A21, TK-K5: and it is drawn at the end of the turn."""
    table = table_of(region("d4\nn1 . .\nn1 . n1"), "Y6")
    table.discards[0] = ("N3",)
    summon(table, "summon,Y6,f4", "N3")
    assert table.tops[0] == ("N3",)
    assert table.discards[0] == ("Y6",)
    table.hands[0] = ("N1", "N2", "N5")
    run(table, refill(table), [])
    assert table.hands[0] == ("N1", "N2", "N5", "N3")


def test_the_forest_mystic_brings_an_extra_being_and_legend() -> None:
    """TK-Y15, TK-K5: a surplus stays in the hand, and later refills stop at the limit."""
    table = table_of(region("d4\n. n1 .\nn1 . .\n. . n1"), "Y15")
    summon(table, "summon,Y15,e5")
    run(table, refill(table), [])
    assert (len(table.hands[0]), len(table.legends[0])) == (4, 3)
    table.extra = (0, 0)
    run(table, refill(table), [])
    assert (len(table.hands[0]), len(table.legends[0])) == (4, 3)


# Scoring.


def test_the_duel_scores_ranks_and_pairs() -> None:
    """TK-V2, TK-V4, TK-K13: an odd common is lost."""
    table = table_of(region("e5\nn3"))
    table.destroyed = tuple([piece_of(1, rank) for rank in (3, 2, 1, 1, 1)])
    table.summoned = (("L1", square("e5")),)
    run(table, close_turn(table), [])
    assert total(table, 0) == 2 + 1 + 1 + 1
    assert table.destroyed == ()


def test_the_melee_scores_by_colour_with_a_choice_for_odd_commons() -> None:
    """TK-V3, TK-V4, TK-A35."""
    table = table_of(region("e5\nn3"), mode="melee", seats=4)
    losses = [(1, 1), (1, 1), (1, 1), (2, 1), (3, 2)]
    table.destroyed = tuple([piece_of(side, rank) for side, rank in losses])
    table.summoned = (("L1", square("e5")),)
    run(table, close_turn(table), ["2", "3"])
    assert table.points[0] == (0, 1, 1, 2)


def test_a_legend_in_the_high_form_counts_while_it_stands() -> None:
    """TK-V1, TK-A22."""
    table = table_of(region("e5\nn3"), mode="high")
    table.claimed[0] = ("Q1", "Q6")
    assert total(table, 0) == 4
    table.board[square("e5")] = piece_of(0, 2)
    assert total(table, 0) == 3


def test_destroyed_pieces_lie_aside_until_they_are_scored() -> None:
    """TK-V7, TK-A11: the Ancient finds no token while they do."""
    table = table_of(region("d4\n. n1 .\nn1 . n1\nn1 . ."), "Y14")
    table.destroyed = tuple([piece_of(1, 1)] * 16)
    summon(table, "summon,Y14,e5")
    assert not told(table, "placed")


# The end.


def ended(table: TashTable) -> bool:
    step = next_turn(table)
    with pytest.raises(StopIteration) as stop:
        next(step)
    return stop.value.value is None


@pytest.mark.parametrize(("points", "left"), [(17, -1), (18, 2)])
def test_eighteen_points_bring_one_more_turn_for_everybody(points: int, left: int) -> None:
    """TK-E3, TK-E4, TK-A20, TK-A34."""
    table = table_of(region("e5\n."))
    table.points[1] = (points, 0)
    ended(table)
    assert table.left == left


def test_after_the_last_round_the_game_is_over() -> None:
    """TK-E4: a trigger is never withdrawn."""
    table = table_of(region("e5\n."))
    table.due = True
    assert [ended(table), ended(table), ended(table)] == [False, False, True]


def test_melee_ends_at_twelve_or_ten_in_one_colour() -> None:
    """TK-E3, TK-A31."""
    for seats, points in ((3, 12), (4, 10)):
        table = table_of(region("e5\n."), mode="melee", seats=seats)
        table.points[0] = (0, points - 1, *[points - 1] * (seats - 2))
        ended(table)
        assert table.left == -1
        table.points[0] = (0, points, *[0] * (seats - 2))
        ended(table)
        assert table.left == seats


def test_the_last_card_of_the_own_deck_triggers_the_end() -> None:
    """TK-E1, TK-T10: the own deck is never reshuffled."""
    table = table_of(region("e5\n."), "N1 N2")
    table.decks[0] = ("N3",)
    run(table, refill(table), [])
    assert table.due
    table.hands[0] = ()
    table.discards[0] = ("N1",)
    run(table, refill(table), [])
    assert table.hands[0] == ()


def test_twenty_turns_a_player_without_a_drawn_card_end_the_game() -> None:
    """TK-A43."""
    table = table_of(region("e5\n."))
    for _ in range(39):
        ended(table)
    assert table.left == -1
    ended(table)
    assert table.left == 2


def test_the_time_elemental_brings_a_whole_turn_that_no_round_counts() -> None:
    """TK-L10, TK-A19."""
    table = table_of(region("e5\n."))
    table.left, table.again = 1, True
    assert not ended(table)
    assert (table.active, table.left, table.again) == (0, 1, False)
    assert ended(table)


def test_ties_go_to_upgraded_pieces_then_to_all_pieces() -> None:
    """TK-E6, TK-E7."""
    table = table_of(region("d4\nn2 s1 s1"))
    assert result_of(table).places == (1, 2)
    table = table_of(region("d4\nn1 s1 s1"))
    assert result_of(table).places == (2, 1)
    table = table_of(region("d4\nn1 s1"))
    assert result_of(table).places == (1, 1)


def test_in_the_melee_the_lowest_colour_counts_then_the_second() -> None:
    """TK-E6."""
    table = table_of(region("e5\n."), mode="melee", seats=3)
    table.points = [(0, 2, 5), (2, 0, 4), (9, 1, 0)]
    assert result_of(table).points == (2, 2, 1)
    assert result_of(table).places == (1, 2, 3)


def test_resigning_ends_a_game_of_two_and_is_refused_in_the_melee() -> None:
    """TK-E5."""
    setup = GAME.setup(mode="duel")
    table = GAME.table(setup)
    assert GAME.resigned(table, 1) == "resigned_end"
    assert result_of(table).places == (1, 2)
    assert not GAME.can_resign(GAME.setup(mode="melee"), 0)


def test_a_team_resigns_when_both_have_said_so_and_a_lone_wish_lapses() -> None:
    """TK-A39."""
    table = table_of(region("e5\n."), mode="duel_teams")
    assert GAME.resigned(table, 2) == "(stays)"
    table.turn += 1
    ended(table)
    assert table.wishes == ()
    GAME.resigned(table, 2)
    assert GAME.resigned(table, 0) == "resigned_end"
    assert result_of(table).places == (2, 1, 2, 1)


# Teams.


def test_the_partner_finishes_an_effect_and_only_places_afterwards() -> None:
    """TK-TM3, TK-A38, TK-A42."""
    table = table_of(region("d4\n. n1 s1\n. . .\n. n1 ."), "N1 L1", mode="duel_teams")
    run(table, act(table), ["summon,N1,e5"])
    played = run(table, resolve(table), ["hand_over", "f4"])
    assert [seat for seat, _, _ in played.asked] == [0, 2]
    assert table.legends[2] == ("L1",)
    assert {one.split(",")[0] for one in offered(table)} == {"place"}
    asked = run(table, act(table), ["place,a5"]).asked
    assert asked[0][:2] == (2, "place")
    assert next(act(table), "closed") == "closed"
    run(table, close_turn(table), [])
    run(table, refill(table), [])
    assert table.control == 0
    assert len(table.hands[0]) == 3
    assert (len(table.legends[0]), len(table.legends[2])) == (0, 2)


def test_a_turn_is_handed_over_once_at_most() -> None:
    """TK-A38: nor in a game without teams."""
    table = table_of(region("e5\n."), mode="high_teams")
    assert "hand_over" in offered(table)
    run(table, act(table), ["hand_over"])
    assert "hand_over" not in offered(table)
    assert "hand_over" not in offered(table_of(region("e5\n.")))


def test_a_team_ends_when_the_last_upright_card_is_drawn() -> None:
    """TK-TM6, TK-TM2, TK-S5: six cards lie sideways and may be drawn afterwards."""
    table = table_of(region("e5\n."), "N1 N2", mode="duel_teams")
    table.decks[0] = table.decks[0][:8]
    run(table, refill(table), [])
    assert not table.due
    table.hands[0] = ("N1", "N2")
    run(table, refill(table), [])
    assert table.due


def test_the_legends_pass_to_the_partner_at_the_end_of_a_turn() -> None:
    """TK-TM4, TK-TM5, TK-A24."""
    table = table_of(region("e5\n."), "L1 L2", mode="duel_teams")
    table.extra = (0, 1)
    run(table, refill(table), [])
    assert table.legends[0] == ()
    assert len(table.legends[2]) == 3


# Setting up.


@pytest.mark.parametrize(
    ("mode", "options"),
    [
        ("duel", {"decks": "northern,northern"}),
        ("duel", {"decks": "northern,klingon"}),
        ("melee", {"decks": "northern,southern"}),
        ("first", {"decks": "northern,sylvan"}),
        ("duel", {"start": "3"}),
        ("duel", {"hands": "shown"}),
    ],
)
def test_impossible_agreements_are_refused(mode: str, options: dict[str, str]) -> None:
    """TK-A32, TK-A33, TK-A40."""
    with pytest.raises(Refused):
        GAME.setup_of(mode, None if mode != "melee" else 3, options)


def test_every_mode_is_played_to_its_end() -> None:
    """TK-E4: the simplified first game has neither legends nor flares (TK-A32)."""
    for mode, seats in (("first", 2), ("high_teams", 4), ("melee", 4)):
        runner = play(mode, seats, 5, ("summon", "flare"))
        result = runner.result()
        assert result is not None
        assert result.reason == "last_round"
    first = Runner.start(GAME.setup(mode="first")).view(0)
    assert first.fields["legend_deck"] == 0
