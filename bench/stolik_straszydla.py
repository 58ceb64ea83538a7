"""Stolik's slices: Straszydła through the public API, random play with trays at any moment.

A move is an answer to a question with at least two choices; a tray used out of turn is one, chance
is none. A seat outside `need` acts with probability 0.02. Choices are sampled touch by touch.
"""

from __future__ import annotations

from harness import Counts, Loop

import stolik
from stolik.core.view import Pending
from stolik.games.straszydla import GAME

SELDOM = 50
FORCED = ("ready",)
"""Questions with one choice only, but for the tray that may be among them."""


def picked(asks: tuple[Pending, ...], rng: stolik.Rng) -> Pending:
    """Who answers: at times a seat that is not waited for."""
    others = [one for one in asks if not one.need]
    if others and rng.chance(len(others), SELDOM):
        return rng.choice(others)
    return next(one for one in asks if one.need)


def random_game(seats: int, dealer: stolik.SeededDealer, rng: stolik.Rng) -> tuple[int, int]:
    """One game of random moves: how many moves, and how many moments with an open tray."""
    runner = stolik.Runner.start(GAME.setup(seats=seats).settled(rng))
    moves = windows = 0
    while True:
        asks = runner.asks()
        if not asks:
            draw = runner.chance()
            if draw is None:
                return moves, windows
            runner.deal(dealer.draw(draw))
            continue
        one = picked(asks, rng)
        windows += any(not other.need for other in asks)
        moves += one.what not in FORCED
        runner.answer(one, one.options.sample(rng))


def games(name: str, seats: int) -> Loop:
    """Random games one after the other."""
    dealer, rng = stolik.SeededDealer(1), stolik.Rng(1)

    def batch() -> Counts:
        moves, windows = random_game(seats, dealer, rng)
        return {"moves": moves, "games": 1, "windows": windows}

    return Loop(name, batch)


def straszydla() -> Loop:
    return games("straszydla", 2)


def straszydla_four() -> Loop:
    return games("straszydla-four", 4)
