"""Slices of Tash-Kalar: random play, all summonings of a seat, a clone in mid-effect."""

from __future__ import annotations

from harness import Counts, Loop

import stolik
from stolik.games.tash_kalar import GAME
from stolik.games.tash_kalar.board import SQUARES
from stolik.games.tash_kalar.cards import BEINGS, Being, images, turned
from stolik.games.tash_kalar.pieces import piece_of, rank_of, side_of
from stolik.games.tash_kalar.summoning import Ground, menu_of
from stolik.games.tash_kalar.table import TashTable

BOARDS = 500
PIECES = 34
HAND = ("N5", "N10", "N18", "L1", "L5")
DUEL = GAME.setup(mode="duel", start="1")


def random_game(rng: stolik.Rng, dealer: stolik.SeededDealer) -> int:
    """One game of random moves; an answer counts where there were two choices."""
    runner = stolik.Runner.start(DUEL)
    moves = 0
    while True:
        asks = runner.asks()
        if asks:
            pending = asks[0]
            moves += pending.options.count() > 1
            runner.answer(pending, pending.options.sample(rng))
        else:
            draw = runner.chance()
            if draw is None:
                return moves
            runner.deal(dealer.draw(draw))


def tash() -> Loop:
    """Random play through the public API."""
    rng, dealer = stolik.Rng(1), stolik.SeededDealer(1)

    def batch() -> Counts:
        return {"moves": random_game(rng, dealer), "games": 1}

    return Loop("tash", batch)


def busy_boards() -> list[TashTable]:
    """So many boards of 34 pieces, the same in every run, with a full hand."""
    rng, made = stolik.Rng(3), []
    for _ in range(BOARDS):
        table = GAME.table(DUEL)
        for place in rng.shuffled(SQUARES)[:PIECES]:
            rank = (1, 1, 1, 2, 2, 3)[int(rng.below(6))] if rng.chance(1, 2) else 1
            table.board[place] = piece_of(int(rng.below(2)), rank)
        made.append(table)
    return made


def tash_summons() -> Loop:
    """The set of all legal summonings of a seat."""
    tables = busy_boards()

    def batch() -> Counts:
        for table in tables:
            menu_of(Ground(table), HAND)
        return {"sets": len(tables)}

    return Loop("tash-summons", batch)


def scanned(table: TashTable, being: Being) -> int:
    """The same by trying every square and orientation."""
    found = 0
    for spot in SQUARES:
        for turn in images(being):
            found += fits(table, being, spot, turn)
    return found


def fits(table: TashTable, being: Being, spot: int, turn: int) -> bool:
    """Whether the pattern lies here, by looking at each of its squares."""
    if rank_of(table.board[spot]) > being.rank:
        return False
    for offset, rank in being.pieces:
        x, y = turned(offset, turn)
        column, row = spot % 9 + x, spot // 9 + y
        if not (0 <= column < 9 and 0 <= row < 9):
            return False
        piece = table.board[9 * row + column]
        if side_of(piece) != 0 or rank_of(piece) < rank:
            return False
    return True


def tash_scan() -> Loop:
    """The naive scan to compare with."""
    tables = busy_boards()[:5]

    def batch() -> Counts:
        for table in tables:
            for card in HAND:
                scanned(table, BEINGS[card])
        return {"sets": len(tables)}

    return Loop("tash-scan", batch)


def tash_clone() -> Loop:
    """A clone in the middle of an effect, with one answer."""
    rng, dealer = stolik.Rng(2), stolik.SeededDealer(2)
    runner = stolik.Runner.start(DUEL)
    while True:
        asks = runner.asks()
        if asks and asks[0].what in ("combat", "destroy", "leap", "put"):
            break
        if asks:
            summons = [one for one in asks[0].options if one[0] == "summon"]
            runner.answer(asks[0], summons[0] if summons else asks[0].options.sample(rng))
        else:
            draw = runner.chance()
            assert draw is not None
            runner.deal(dealer.draw(draw))
    pending = runner.asks()[0]

    def batch() -> Counts:
        for _ in range(200):
            runner.clone().answer(pending, pending.options.sample(rng))
        return {"pairs": 200}

    return Loop("tash-clone", batch)
