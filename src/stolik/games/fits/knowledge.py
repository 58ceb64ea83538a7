"""What a good player sees: the worth of a ramp half-way, and the best drop by it.

Compiled. Everything is in hundredths of a point and in whole numbers, so that compiled and plain
code agree. A field is covered, dead (uncovered below something, FITS-P4: it stays so) or open.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from stolik.games.fits.ground import SOLES, Sole, below, misfits, rows_with
from stolik.games.fits.names import BLACK_WHITE, COLUMNS, NUMBERS, PAIRS, PLAIN
from stolik.games.fits.ramp import HALF, Ramp
from stolik.games.fits.scoring import Board, count, full_rows, score
from stolik.games.fits.shapes import SKIP, Drop, drops, size


@mypyc_attr(acyclic=True)
class Weights:
    """What the parts of an evaluation are worth, in hundredths of a point."""

    def __init__(
        self,
        *,
        short: int,
        waste: int,
        bump: int,
        well: int,
        tall: int,
        fit: int,
        spoiled: int = 0,
        white: int = 0,
        black: int = 0,
        both: int = 0,
        safe: int = 0,
        lost: int = 0,
    ) -> None:
        self.short: Final[i64] = short  # an open plain field that no cell to come will cover
        self.waste: Final[i64] = waste  # per cent of the cells to come that miss the board
        self.bump: Final[i64] = bump  # a step between neighbouring columns, each row of it
        self.well: Final[i64] = well  # a shaft one column wide, each row from the third down
        self.tall: Final[i64] = tall  # the highest column, each row over the lowest
        self.fit: Final[i64] = fit  # a block to come that fits nowhere without a hole
        self.spoiled: Final[i64] = spoiled  # a row that can no longer be filled
        self.white: Final[i64] = white  # per cent: a number still open
        self.black: Final[i64] = black  # per cent: a black field still open
        self.both: Final[i64] = both  # a symbol both copies of which are open
        self.safe: Final[i64] = safe  # one copy dead, so seen for good, the other open
        self.lost: Final[i64] = lost  # one copy covered, the other open


@mypyc_attr(acyclic=True)
class Choice:
    """What greedy would do: the drop or SKIP, its worth in hundredths, a key for the reason."""

    def __init__(self, drop: Drop, value: int, reason: str) -> None:
        self.drop: Final = drop
        self.value: Final = value
        self.reason: Final = reason


# Found by trying: the cross-entropy method over thousands of solo rounds, boards 2-4 mixed with
# generated ones so that nothing is learnt by heart.
_WEIGHTS: Final[dict[str, Weights]] = {
    PLAIN: Weights(short=55, waste=23, bump=16, well=52, tall=5, fit=13, spoiled=65),
    NUMBERS: Weights(short=47, waste=18, bump=14, well=30, tall=13, fit=6, white=78),
    BLACK_WHITE: Weights(short=41, waste=19, bump=13, well=32, tall=15, fit=8, white=84, black=7),
    PAIRS: Weights(
        short=43, waste=16, bump=20, well=28, tall=15, fit=13, both=81, safe=191, lost=-86
    ),
}


def best_drop(
    board: Board, ramp: Ramp, shape: str, left: tuple[str, ...], *, may_skip: bool = True
) -> Choice:
    """Greedy's choice for this block, when `left` are the blocks still to come after it.

    The start block must be placed (FITS-A1); every other may be declined (FITS-P6).
    """
    return best_by(_WEIGHTS[board.kind], board, ramp, shape, left, may_skip=may_skip)


def best_by(
    weights: Weights,
    board: Board,
    ramp: Ramp,
    shape: str,
    left: tuple[str, ...],
    *,
    may_skip: bool,
) -> Choice:
    """The drop of the highest worth; of equals the first, and SKIP only if it is better."""
    soles = [SOLES[other] for other in left]
    cells: i64 = sum(size(other) for other in left)
    best, best_value = SKIP, -1_000_000
    for drop in drops(shape):
        value = evaluate(weights, board, ramp.drop(drop), soles, cells)
        if value > best_value:
            best, best_value = drop, value
    if may_skip:
        value = evaluate(weights, board, ramp, soles, cells)
        if value > best_value:
            best, best_value = SKIP, value
    return Choice(best, best_value, reason(board, ramp, best))


def worth(board: Board, ramp: Ramp, left: tuple[str, ...]) -> int:
    """The points to expect from a ramp when `left` are still to come, in hundredths."""
    soles = [SOLES[other] for other in left]
    cells = sum(size(other) for other in left)
    return evaluate(_WEIGHTS[board.kind], board, ramp, soles, cells)


def evaluate(
    weights: Weights, board: Board, ramp: Ramp, soles: list[list[Sole]], cells: i64
) -> i64:
    """What is settled, what the open fields promise, and how well the ground takes what comes."""
    if not soles:
        return 100 * score(board, ramp)
    below_low: i64 = below(ramp.tops, 0)
    below_high: i64 = below(ramp.tops, 6)
    dead_low: i64 = below_low & ~ramp.low
    dead_high: i64 = below_high & ~ramp.high
    open_low: i64 = HALF ^ below_low
    open_high: i64 = HALF ^ below_high
    value: i64 = -100 * (count(dead_low & board.plain_low) + count(dead_high & board.plain_high))
    opens: i64 = count(open_low & board.plain_low) + count(open_high & board.plain_high)
    short: i64 = 100 * opens - (100 - weights.waste) * cells
    if short > 0:
        value -= weights.short * short // 100
    if board.kind == PLAIN:
        value -= weights.spoiled * (rows_with(dead_low) + rows_with(dead_high))
    elif board.kind == PAIRS:
        value += _pairs(weights, board, dead_low, dead_high, open_low, open_high)
    else:
        value += _numbers(weights, board, dead_low, dead_high, open_low, open_high)
    return value - _ground(weights, ramp.tops) - weights.fit * misfits(ramp.tops, soles)


def _numbers(
    weights: Weights, board: Board, dead_low: i64, dead_high: i64, open_low: i64, open_high: i64
) -> i64:
    """FITS-K2, FITS-K3: dead numbers count in full, open ones in part."""
    value: i64 = 0
    for group in board.groups:
        dead: i64 = count(dead_low & group.low) + count(dead_high & group.high)
        opens: i64 = count(open_low & group.low) + count(open_high & group.high)
        share: i64 = weights.white if group.value > 0 else weights.black
        value += group.value * (100 * dead + share * opens)
    return value


def _pairs(
    weights: Weights, board: Board, dead_low: i64, dead_high: i64, open_low: i64, open_high: i64
) -> i64:
    """FITS-K4: what each symbol has come to, or may still come to."""
    value: i64 = 0
    for group in board.groups:
        dead: i64 = count(dead_low & group.low) + count(dead_high & group.high)
        opens: i64 = count(open_low & group.low) + count(open_high & group.high)
        if dead == 2:
            value += 300
        elif opens == 2:
            value += weights.both
        elif dead == 1:
            value += weights.safe if opens == 1 else -300
        elif opens == 1:
            value += weights.lost
    return value


def _ground(weights: Weights, tops: i64) -> i64:
    """What an uneven ground costs: steps, narrow shafts, towers."""
    bumps: i64 = 0
    wells: i64 = 0
    left: i64 = 99
    here: i64 = tops & 255
    lowest: i64 = here
    highest: i64 = here
    for _ in range(COLUMNS - 1):
        tops >>= 8
        right: i64 = tops & 255
        bumps += right - here if right > here else here - right
        wells += _depth(left, here, right)
        lowest = right if right < lowest else lowest  # noqa: FURB136 - max() would box them
        highest = right if right > highest else highest  # noqa: FURB136
        left = here
        here = right
    wells += _depth(left, here, 99)
    return weights.bump * bumps + weights.well * wells + weights.tall * (highest - lowest)


def _depth(left: i64, here: i64, right: i64) -> i64:
    """The rows of a one-column shaft from the third down: only few blocks reach there."""
    wall: i64 = left if left < right else right  # noqa: FURB136
    return wall - here - 2 if wall - here > 2 else 0


def reason(board: Board, ramp: Ramp, drop: Drop) -> str:
    """A key for the sentence why: the first of these that is true of the drop."""
    if drop is SKIP:
        return "skip"
    after = ramp.drop(drop)
    special = _special_reason(board, ramp, after)
    if special:
        return special
    if _holes(board, after) == _holes(board, ramp):
        return "no_holes"
    return "fewest_holes"


def _special_reason(board: Board, before: Ramp, after: Ramp) -> str:
    """What the drop does for the points of this kind of board, or ""."""
    if board.kind == PLAIN:
        return "fills_row" if _full(after) > _full(before) else ""
    for group in board.groups:
        dead = _dead(after, group.low, group.high)
        more_dead = dead > _dead(before, group.low, group.high)
        hidden = count(after.low & group.low) + count(after.high & group.high)
        more_hidden = hidden > count(before.low & group.low) + count(before.high & group.high)
        if board.kind == PAIRS and more_dead and dead == 2:
            return "shows_pair"
        if board.kind == PAIRS and more_hidden and hidden == 2:
            return "hides_pair"
        if board.kind == BLACK_WHITE and more_hidden and group.value < 0:
            return "hides_black"
        if board.kind != PAIRS and more_dead and group.value > 0:
            return "roofs_number"
    return ""


def _full(ramp: Ramp) -> i64:
    return count(full_rows(ramp.low)) + count(full_rows(ramp.high))


def _dead(ramp: Ramp, low: i64, high: i64) -> i64:
    """How many of these fields lie uncovered under something."""
    under_low: i64 = below(ramp.tops, 0) & ~ramp.low & low
    under_high: i64 = below(ramp.tops, 6) & ~ramp.high & high
    return count(under_low) + count(under_high)


def _holes(board: Board, ramp: Ramp) -> i64:
    """Dead plain fields: each is a point lost for good (FITS-K0, FITS-P4)."""
    return _dead(ramp, board.plain_low, board.plain_high)
