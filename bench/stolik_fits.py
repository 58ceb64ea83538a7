"""Stolik's slices: FITS through the public API, its engine's playouts, and replaying records.

A move is one seat's answer at an ask with at least two options; chance does not count.
"""

from __future__ import annotations

from harness import Counts, Loop
from long_game import long_record

import stolik
from stolik.core.dealer import Dealer
from stolik.core.spec import Setup
from stolik.core.view import Pending
from stolik.games.fits.boards import load_boards, load_start_shapes
from stolik.games.fits.names import SHAPES
from stolik.games.fits.playout import playout
from stolik.games.fits.ramp import EMPTY
from stolik.games.fits.shapes import drops

FITS = stolik.game("fits")
SECRET = bytes(32)


def setup(seats: int) -> Setup:
    return FITS.setup(seats=seats, mode="solo" if seats == 1 else "game")


def random_game(agreed: Setup, dealer: Dealer, rng: stolik.Rng) -> int:
    """One game of random moves, as a stranger would write it; how many moves it took."""
    runner = stolik.Runner.start(agreed)
    moves = 0
    while True:
        asks = runner.asks()
        if asks:
            pending = asks[0]
            runner.answer(pending, pending.options.sample(rng))
            moves += 1
        else:
            draw = runner.chance()
            if draw is None:
                return moves
            runner.deal(dealer.draw(draw))


def games(name: str, seats: int, dealer: Dealer) -> Loop:
    agreed, rng = setup(seats), stolik.Rng(1)

    def batch() -> Counts:
        return {"moves": sum(random_game(agreed, dealer, rng) for _ in range(5)), "games": 5}

    return Loop(name, batch)


def fits() -> Loop:
    return games("fits", 2, stolik.SeededDealer(1))


def fits_plain() -> Loop:
    return games("fits-plain", 2, stolik.SeededDealer(1))


def fits_provable() -> Loop:
    return games("fits-provable", 2, stolik.ProvableDealer(SECRET, ()))


def fits_solo() -> Loop:
    return games("fits-solo", 1, stolik.SeededDealer(1))


def fits_four() -> Loop:
    return games("fits-four", 4, stolik.SeededDealer(1))


def mid_round(seed: int = 5) -> stolik.Runner:
    """Two seats, the tenth card turned up, one drop sealed: the next answer goes to the script."""
    runner, dealer, rng = stolik.Runner.start(setup(2)), stolik.SeededDealer(seed), stolik.Rng(seed)
    answers = 0
    while answers < 21 or not runner.asks():
        draw = runner.chance()
        if draw is not None:
            runner.deal(dealer.draw(draw))
            continue
        pending = runner.asks()[0]
        runner.answer(pending, pending.options.sample(rng))
        answers += 1
    return runner


def clone_pairs(name: str, seed: int, *, last: bool) -> Loop:
    """A clone and one answer; `last` of the two seats, which the script then has to work on."""
    runner, rng = mid_round(seed), stolik.Rng(2)
    while last != (len(runner.asks()) == 1):
        runner.answer(runner.asks()[0], runner.asks()[0].options.sample(rng))
    pending: Pending = runner.asks()[0]

    def batch() -> Counts:
        for _ in range(500):
            runner.clone().answer(pending, pending.options.sample(rng))
        return {"pairs": 500}

    return Loop(name, batch)


def fits_clone() -> Loop:
    return clone_pairs("fits-clone", 5, last=True)


def fits_clone_sealing() -> Loop:
    return clone_pairs("fits-clone-sealing", 6, last=False)


def fits_playout() -> Loop:
    """A start block and the fifteen other blocks, then the score of board 1: as the C program."""
    board, starts, rng = load_boards()[0], load_start_shapes(), stolik.Rng(3)

    def batch() -> Counts:
        for _ in range(200):
            shape = rng.choice(starts)
            ramp = EMPTY.drop(rng.choice(drops(shape)))
            playout(board, ramp, tuple([other for other in SHAPES if other != shape]), rng)
        return {"playouts": 200}

    return Loop("fits-playout", batch)


def replay(name: str, answers: int) -> Loop:
    game, record = long_record(answers)

    def batch() -> Counts:
        stolik.load(game, record)
        return {"replays": 1}

    return Loop(name, batch)


def replay_100() -> Loop:
    return replay("fits-replay-100", 100)


def replay_1000() -> Loop:
    return replay("fits-replay-1000", 1000)
