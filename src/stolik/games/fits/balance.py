"""Are the start shapes fair? A report: `python -m stolik.games.fits.balance`.

Greedy plays solo rounds, for each board and start shape over the same card orders. The start shapes
of a board are fair when their mean points differ by less than a quarter of a round's standard
deviation. Bounded and seeded: the same arguments give the same report. The means and shares of a
uniformly random player over the same orders stand beside it.
"""

import argparse
import random
from math import sqrt
from typing import Final

from stolik.games.fits.boards import load_boards, load_start_shapes
from stolik.games.fits.knowledge import best_drop
from stolik.games.fits.names import SHAPES
from stolik.games.fits.ramp import EMPTY
from stolik.games.fits.scoring import Board, score
from stolik.games.fits.shapes import SKIP, drops

Order = tuple[str, ...]

LIMIT: Final = 0.25
"""Of a standard deviation: how far the means of two start shapes may lie apart."""


def orders(rounds: int, seed: int) -> list[Order]:
    """Shuffled card orders (FITS-G4), the same for the same seed."""
    shuffler = random.Random(seed)
    return [tuple(shuffler.sample(SHAPES, len(SHAPES))) for _ in range(rounds)]


def greedy_round(board: Board, start: str, order: Order) -> int:
    """Greedy's points: the start block, then the others in card order (FITS-G3, FITS-P5)."""
    rest = tuple(shape for shape in order if shape != start)
    ramp = EMPTY.drop(best_drop(board, EMPTY, start, rest, may_skip=False).drop)
    for place, shape in enumerate(rest):
        ramp = ramp.drop(best_drop(board, ramp, shape, rest[place + 1 :]).drop)
    return int(score(board, ramp))


def random_round(board: Board, start: str, order: Order, chance: random.Random) -> int:
    """The points of a player to whom every drop and declining are the same."""
    ramp = EMPTY.drop(chance.choice(drops(start)))
    for shape in order:
        if shape != start:
            ramp = ramp.drop(chance.choice((*drops(shape), SKIP)))
    return int(score(board, ramp))


def mean(points: list[int]) -> float:
    return sum(points) / len(points)


def deviation(points: list[int]) -> float:
    middle = mean(points)
    return sqrt(sum((p - middle) ** 2 for p in points) / (len(points) - 1))


def half_width(points: list[int]) -> float:
    """Half of the 95 % interval of the mean."""
    return 1.96 * deviation(points) / sqrt(len(points))


def widest(rounds: dict[str, list[int]]) -> tuple[str, str, list[int]]:
    """The best and the worst start shape, and their difference order by order."""
    by_mean = sorted(rounds, key=lambda shape: mean(rounds[shape]))
    worst, best = by_mean[0], by_mean[-1]
    return best, worst, [b - w for b, w in zip(rounds[best], rounds[worst], strict=True)]


def board_report(board: Board, starts: tuple[str, ...], cards: list[Order], seed: int) -> str:
    """Two lines of tables: the means by start shape, and the widest difference in deviations."""
    rounds = {s: [greedy_round(board, s, order) for order in cards] for s in starts}
    chance = random.Random(seed)
    luck = {s: [random_round(board, s, order, chance) for order in cards] for s in starts}
    pooled = sqrt(sum(deviation(points) ** 2 for points in rounds.values()) / len(rounds))
    best, worst, gaps = widest(rounds)
    gap, margin = mean(gaps) / pooled, half_width(gaps) / pooled
    beaten = mean([int(g > r) for s in starts for g, r in zip(rounds[s], luck[s], strict=True)])
    cells = [f"{mean(rounds[s]):.2f} ± {half_width(rounds[s]):.2f}" for s in starts]
    verdict = "yes" if gap < LIMIT else "NO"
    everything = [p for s in starts for p in luck[s]]
    return (
        f"| {board.number} | {' | '.join(cells)} | {pooled:.2f} | {best} − {worst} "
        f"| {gap:.3f} ({gap - margin:.3f} to {gap + margin:.3f}) | {verdict} "
        f"| {mean(everything):.1f} | {100 * beaten:.2f} % |"
    )


def report(numbers: list[int], rounds: int, seed: int) -> str:
    """The table of docs/fits-boards.md."""
    starts = load_start_shapes()
    cards = orders(rounds, seed)
    head = (
        f"| board | {' | '.join(starts)} | deviation of a round | widest "
        "| in deviations (95 %) | below 0.25 | random player | greedy beats it in |"
    )
    lines = [head, "|" + "--:|" * (len(starts) + 7)]
    boards = [board for board in load_boards() if board.number in numbers]
    return "\n".join(lines + [board_report(board, starts, cards, seed) for board in boards])


def main(arguments: list[str] | None = None) -> str:
    """The command; gives back what it prints."""
    parser = argparse.ArgumentParser(prog="python -m stolik.games.fits.balance")
    parser.add_argument("--rounds", type=int, default=2000, help="a board and start shape")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--boards", type=int, nargs="+", default=[1, 2, 3, 4])
    chosen = parser.parse_args(arguments)
    if not 2 <= chosen.rounds <= 100_000:
        parser.error("between 2 and 100,000 rounds")
    return report(chosen.boards, chosen.rounds, chosen.seed)


if __name__ == "__main__":
    print(main())  # noqa: T201 - it is a command
