"""Patterns: the index finds what a naive scan finds (TK-W1 to TK-W4)."""

import pytest
from tests.games.tash_kalar.arena import region, square, table_of
from tests.games.tash_kalar.naive import drawings, summonable

from stolik.core.rng import Rng
from stolik.games.tash_kalar.board import NAMES, SQUARES
from stolik.games.tash_kalar.cards import BEINGS, turned, turned_way
from stolik.games.tash_kalar.patterns import fits_of, fits_on, index_of
from stolik.games.tash_kalar.pieces import piece_of, rank_of, side_of
from stolik.games.tash_kalar.summoning import Ground, menu_of
from stolik.games.tash_kalar.table import TashTable


def busy(seed: int, pieces: int) -> TashTable:
    """A board of so many pieces at random, never all tokens of a side."""
    rng, table = Rng(seed), table_of(region("e5\n."), mode="high")
    for place in rng.shuffled(SQUARES)[:pieces]:
        side, rank = int(rng.below(2)), 1 + int(rng.below(5)) // 2
        table.board[place] = piece_of(side, min(rank, 2) if rng.chance(4, 5) else rank)
    return table


@pytest.mark.parametrize("seed", range(12))
def test_the_index_finds_what_a_naive_scan_finds(seed: int) -> None:
    """TK-W1, TK-W2, TK-W3, TK-W4."""
    table = busy(seed, 16 + seed)
    ground = Ground(table)
    ground.low, ground.high = 1, 1
    board = {
        (place % 9 + 1, place // 9 + 1): (side_of(piece), rank_of(piece))
        for place, piece in enumerate(table.board)
        if piece
    }
    for card, (rank, pieces) in drawings().items():
        found = {one.fit.spot for one in ground.summonses(card)}
        naive = summonable(board, 0, rank, pieces)
        assert found == {9 * (y - 1) + x - 1 for x, y in naive}, card


def test_a_being_is_found_by_each_square_it_needs_just_once() -> None:
    for card in ("N1", "L1", "Y16"):
        every = fits_of(BEINGS[card])
        assert sum(len(fits) for fits in index_of(card)) == len(every)
        for fit in every:
            upgraded = [place for place, rank in fit.needs if rank == 2]
            same = [
                one for one in fits_on(card, list(fit.squares), upgraded) if one.spot == fit.spot
            ]
            assert fit.squares in [one.squares for one in same]


def test_offsets_and_directions_turn_alike() -> None:
    """TK-W1."""
    ways = {
        0: (0, -1),
        1: (1, -1),
        2: (1, 0),
        3: (1, 1),
        4: (0, 1),
        5: (-1, 1),
        6: (-1, 0),
        7: (-1, -1),
    }
    for turn in range(8):
        for way, step in ways.items():
            assert ways[turned_way(way, turn)] == turned(step, turn)


def test_every_answer_names_its_card_and_square() -> None:
    table = table_of(region("d4\nn1 n1 n1\nn1 n1 n1\nn1 n1 n1"), "N1 N18 N10")
    menu = menu_of(Ground(table), table.hands[0])
    assert menu
    for answer, summons in menu.items():
        assert answer[:3] == ("summon", summons.card, NAMES[summons.fit.spot])
        assert square(answer[2]) == summons.fit.spot
