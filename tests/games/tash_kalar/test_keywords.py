"""Pieces, tokens and the keywords of effects (TK-P, TK-K)."""

import pytest
from tests.games.tash_kalar.arena import (
    drawn,
    offered,
    region,
    run,
    square,
    summon,
    table_of,
    told,
)

from stolik.core.rng import Rng
from stolik.core.runner import Runner
from stolik.core.scripts import Script
from stolik.games.tash_kalar import GAME
from stolik.games.tash_kalar.board import MIDDLE, NAMES, distance, within
from stolik.games.tash_kalar.moves import ask_to_act
from stolik.games.tash_kalar.notation import picture, read_board, write_board
from stolik.games.tash_kalar.pieces import (
    can_downgrade,
    can_upgrade,
    may_enter,
    moves_of,
    piece_of,
    rank_of,
    side_of,
    supply,
    usable,
)
from stolik.games.tash_kalar.speech import label, prompt
from stolik.games.tash_kalar.table import TashTable
from stolik.games.tash_kalar.turn import next_turn
from stolik.games.tash_kalar.verbs import convert, destroy, downgrade, must_place, upgrade


def test_a_piece_has_a_side_and_a_rank() -> None:
    """TK-P1, TK-K6."""
    for side in range(4):
        for rank in (1, 2, 3):
            piece = piece_of(side, rank)
            assert (side_of(piece), rank_of(piece)) == (side, rank)


@pytest.mark.parametrize(
    ("mode", "seats", "tokens"),
    [("high", 2, 17), ("duel", 2, 16), ("melee", 3, 15), ("melee", 4, 14), ("duel_teams", 4, 16)],
)
def test_tokens_on_score_boards_leave_the_supply(mode: str, seats: int, tokens: int) -> None:
    """TK-P2, TK-P3, TK-P4, TK-TM1, TK-S4: commons and heroics share the tokens of a colour."""
    table = table_of(region("d4\nn1 n2 n3"), mode=mode, seats=seats)
    assert usable(table) == tokens
    assert supply(table, 0, 1) == supply(table, 0, 2) == tokens - 2
    assert supply(table, 0, 3) == 2


def test_the_middle_is_nine_squares() -> None:
    """TK-B3."""
    assert [NAMES[one] for one in MIDDLE] == [f"{x}{y}" for y in "456" for x in "def"]


def test_distance_is_the_least_number_of_moves() -> None:
    """TK-K8."""
    assert distance(square("d4"), square("f5")) == 2
    assert len(within(square("e5"), 1)) == 8
    assert len(within(square("e5"), 2)) == 24


@pytest.mark.parametrize(
    ("victim", "standard", "combat"),
    [
        (".", True, True),
        ("s1", True, True),
        ("n2", False, True),
        ("s2", False, True),
        ("s3", False, False),
    ],
)
def test_standard_and_combat_moves(victim: str, standard: bool, combat: bool) -> None:
    """TK-K9: an own piece may be run over like any other."""
    table = table_of(region(f"d4\nn2 {victim}"))
    start, goal = square("d4"), square("e4")
    assert may_enter(table, start, goal, combat=False) is standard
    assert may_enter(table, start, goal, combat=True) is combat
    assert ((start, goal) in moves_of(table, [start])) is standard


def test_upgrades_and_downgrades_need_tokens() -> None:
    """TK-K11, TK-A11."""
    table = table_of(region("d4\nn1 n2 n3 s2 s3 s3 s3"))
    assert [can_upgrade(table, square(f"{x}4")) for x in "defgh"] == [
        True,
        True,
        False,
        False,
        False,
    ]
    assert [can_downgrade(table, square(f"{x}4")) for x in "def"] == [False, True, True]
    upgrade(table, square("d4"))
    downgrade(table, square("f4"))
    upgrade(table, square("g4"))
    assert drawn(table) == region("d4\nn2 n2 n2 s2 s3 s3 s3")


def test_destroying_and_converting_count_for_the_side_in_turn() -> None:
    """TK-K12, TK-K13, TK-A12, TK-V6."""
    table = table_of(region("d4\ns2 s1 n2"))
    convert(table, square("d4"))
    destroy(table, square("e4"))
    destroy(table, square("f4"))
    assert drawn(table) == region("d4\nn2")
    assert table.destroyed == (piece_of(1, 2), piece_of(1, 1))


def placing(table: TashTable) -> Script[int]:
    return must_place(table, [square("d5")])


def test_an_effect_places_only_with_a_token() -> None:
    """TK-K10, TK-K2: it takes nothing up, and does what it can."""
    rows = "a3\nn1 n1 n1 n1 n1 n1 n1 n1 n1\nn1 n1 n1 n1 n1 n1 n2"
    table = table_of(region(rows))
    run(table, placing(table), [])
    assert drawn(table) == region(rows)


def test_while_an_effect_runs_nothing_else_is_offered() -> None:
    """TK-K1, TK-K3, TK-K7, TK-W3, TK-W6: then the card is discarded."""
    table = table_of(region("d4\n. n1 s1\n. . .\n. n1 ."), "N1 N2", flares="F1")
    played = summon(table, "summon,N1,e5", "pass")
    assert [list(options) for _, _, options in played.asked] == [[("f4",), ("pass",)]]
    assert table.discards[0] == ("N1",)
    assert table.being == -1


def test_a_gained_action_is_one_more_of_any_kind() -> None:
    """TK-K4, TK-T5, TK-T7, TK-T9."""
    table = table_of(region("d4\nn1 . n1\n. n1 .\n. n1 ."), "H12", actions=1)
    summon(table, "summon,H12,e4")
    assert table.actions == 1
    assert "place,e8" in offered(table)
    assert "end" not in offered(table)
    assert told(table, "gained")


def test_when_time_runs_out_a_common_is_placed_at_random() -> None:
    """TK-A41."""
    table = table_of(region("d4\nn1"))
    default = ask_to_act(table).default
    assert hasattr(default, "bag")
    assert len(default.bag.items) == 68


def test_nine_points_trigger_the_end_of_the_high_form() -> None:
    """TK-E2."""
    for task, left in (("Q1", -1), ("Q6", 2)):
        table = table_of(region("d4\ns3 s3 s3"), mode="high")
        table.claimed[1] = ("Q8", "Q1", task)
        next(next_turn(table), None)
        assert table.left == left


def test_turns_go_round_and_teams_alternate() -> None:
    """TK-T1, TK-S2, TK-S6."""
    table = table_of(region("e5\n."), mode="high_teams")
    sides = []
    for _ in range(5):
        sides.append((table.active, table.side()))
        next(next_turn(table), None)
    assert sides == [(0, 0), (1, 1), (2, 0), (3, 1), (0, 0)]
    starts = {GAME.setup(mode="melee").settled(Rng(seed)).options["start"] for seed in range(20)}
    assert starts == {"1", "2", "3"}


def test_the_high_form_begins_on_an_empty_board_with_four_open_tasks() -> None:
    """TK-S8."""
    runner = Runner.start(GAME.setup(mode="high"))
    while (draw := runner.chance()) is not None:
        runner.deal(draw.bag.items[0])
    fields = runner.view(0).fields
    board, tasks = fields["board"], fields["tasks"]
    assert isinstance(board, tuple)
    assert isinstance(tasks, tuple)
    assert not any(board)
    assert len(tasks) == 3


def test_prompts_and_answers_are_said_in_both_languages() -> None:
    assert prompt("start_2", "pl") == "Wybierz pole dla pionu z miejsca 3."
    assert label(("summon", "N6", "g7", "m1", "lent:e4", "pay:1"), "en") == (
        "summon Assassin g7 mirrored, turned 1× with the piece on e4 improvised with side 2"
    )
    assert label(("e5",), "pl") == "pole e5"
    assert label(("flare",), "en") == "a flare"
    assert label(("flare", "F1"), "en") == "invoke Flare 1"


def test_a_team_picks_which_of_its_decks_gives_the_colour() -> None:
    """TK-A33, TK-S4."""
    setup = GAME.setup(mode="duel_teams", banners="12")
    assert GAME.table(setup).banners == ("northern", "sylvan")
    assert GAME.table(GAME.setup(mode="duel")).banners == ("northern", "southern")
    view = Runner.start(setup.settled(Rng(1))).view(-1)
    for lang, word in (("pl", "Tura"), ("en", "Turn")):
        assert word in picture(view, "pl" if lang == "pl" else "en")


@pytest.mark.parametrize("bad", ["", ". .", "\n".join(["."] * 9)])
def test_a_drawing_that_is_no_arena_is_refused(bad: str) -> None:
    with pytest.raises(ValueError, match="nine rows"):
        read_board(bad, "ns")


def test_a_drawing_reads_back_and_wrong_squares_are_named() -> None:
    text = region("d4\nn1 s2 h3")
    assert write_board(read_board(text, "nshy"), "nshy") == text
    with pytest.raises(ValueError, match="a1 is drawn"):
        read_board(text.replace("#", ".", 1), "nshy")
