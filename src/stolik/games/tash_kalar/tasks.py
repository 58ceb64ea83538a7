"""The tasks of the High Form: when each is fulfilled (TK-Q1 to TK-Q24)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from stolik.games.tash_kalar.board import (
    CORNERS,
    GREEN,
    MIDDLE,
    NEIGHBOURS,
    RED,
    SIDE,
    SIDES,
    SQUARE,
    distance,
)
from stolik.games.tash_kalar.cards import BEINGS, TASKS
from stolik.games.tash_kalar.names import HEROIC, LEGENDARY
from stolik.games.tash_kalar.pieces import ENEMY, OWN, own, rank_of, those
from stolik.games.tash_kalar.table import TashTable

Test = Callable[[TashTable], bool]
DIAGONALS: Final = (
    [n * SIDE + n for n in range(1, 8)],
    [n * SIDE + (SIDE - 1 - n) for n in range(1, 8)],
)
PLUS: Final = [SQUARE[name] for name in ("e4", "d5", "e5", "f5", "e6")]
CROSS: Final = [SQUARE[name] for name in ("d4", "f4", "e5", "d6", "f6")]


# Destroyed in this turn.


def _destroyed(table: TashTable, *, least: int, upgraded: int = 0) -> bool:
    strong = sum([rank_of(piece) >= HEROIC for piece in table.destroyed])
    return len(table.destroyed) >= least and strong >= upgraded


def destruction(table: TashTable) -> bool:
    """TK-Q1: three enemy pieces destroyed this turn."""
    return _destroyed(table, least=3)


def devastation(table: TashTable) -> bool:
    """TK-Q2: four of them."""
    return _destroyed(table, least=4)


def heroic_destruction(table: TashTable) -> bool:
    """TK-Q3: three, one of them upgraded."""
    return _destroyed(table, least=3, upgraded=1)


def heroic_devastation(table: TashTable) -> bool:
    """TK-Q4: four, two of them upgraded."""
    return _destroyed(table, least=4, upgraded=2)


def end_of_legends(table: TashTable) -> bool:
    """TK-Q5: a legendary, or two heroics."""
    ranks = [rank_of(piece) for piece in table.destroyed]
    return LEGENDARY in ranks or ranks.count(HEROIC) >= 2


# Pieces on coloured squares.


def _on(
    table: TashTable, squares: Iterable[int], least: int, upgraded: int, legends: int = 0
) -> bool:
    ranks = [rank_of(table.board[one]) for one in those(table, squares, whose=OWN)]
    strong = sum([rank >= HEROIC for rank in ranks])
    return len(ranks) >= least and strong >= upgraded and ranks.count(LEGENDARY) >= legends


def red_conquest(table: TashTable) -> bool:
    """TK-Q6: three own pieces on red, two of them upgraded."""
    return _on(table, RED, 3, 2)


def green_conquest(table: TashTable) -> bool:
    """TK-Q7: the same on green."""
    return _on(table, GREEN, 3, 2)


def color_conquest(table: TashTable) -> bool:
    """TK-Q8: five on red and green, three of them upgraded."""
    return _on(table, RED | GREEN, 5, 3)


def red_legends(table: TashTable) -> bool:
    """TK-Q9: two upgraded on red, one of them legendary."""
    return _on(table, RED, 2, 2, 1)


def green_legends(table: TashTable) -> bool:
    """TK-Q10: the same on green."""
    return _on(table, GREEN, 2, 2, 1)


def rainbow_dominance(table: TashTable) -> bool:
    """TK-Q11: more upgraded pieces than the opponent on red, and on green."""
    return all(
        [
            len(those(table, colour, whose=OWN, low=HEROIC))
            > len(those(table, colour, whose=ENEMY, low=HEROIC))
            for colour in (RED, GREEN)
        ]
    )


# Summoned in this turn (TK-QR6).


def _summoned_on(table: TashTable, squares: frozenset[int]) -> int:
    return sum([square in squares for _, square in table.summoned])


def red_summoning(table: TashTable) -> bool:
    """TK-Q12: two beings summoned, one of them on red."""
    return len(table.summoned) >= 2 and _summoned_on(table, RED) >= 1


def green_summoning(table: TashTable) -> bool:
    """TK-Q13: two, one of them on green."""
    return len(table.summoned) >= 2 and _summoned_on(table, GREEN) >= 1


def colored_summoning(table: TashTable) -> bool:
    """TK-Q14: two on red or green."""
    return _summoned_on(table, RED | GREEN) >= 2


def legendary_summoning(table: TashTable) -> bool:
    """TK-Q15: two, one of them a legend."""
    legends = [card for card, _ in table.summoned if BEINGS[card].rank == LEGENDARY]
    return len(table.summoned) >= 2 and bool(legends)


# Patterns on the board.


def central_dominance(table: TashTable) -> bool:
    """TK-Q16: five on the nine central squares, two of them upgraded."""
    return _on(table, MIDDLE, 5, 2)


def center_cross(table: TashTable) -> bool:
    """TK-Q17: an upright or a diagonal cross in the middle."""
    return _on(table, PLUS, 5, 0) or _on(table, CROSS, 5, 0)


def line_dominance(table: TashTable) -> bool:
    """TK-Q18: on a middle row or column six more than the opponent."""
    for number in (3, 4, 5):
        row = range(number * SIDE, number * SIDE + SIDE)
        column = range(number, SIDE * SIDE, SIDE)
        for line in (row, column):
            lead = len(those(table, line, whose=OWN)) - len(those(table, line, whose=ENEMY))
            if lead >= 6:
                return True
    return False


def diagonals(table: TashTable) -> bool:
    """TK-Q19: four on each long diagonal, one of them upgraded; the centre counts for both."""
    return all([_on(table, line, 4, 1) for line in DIAGONALS])


def side_chain(table: TashTable) -> bool:
    """TK-Q20: a chain between opposite sides."""
    return any([_chain(table, one, other) for one, other in SIDES])


def corner_chain(table: TashTable) -> bool:
    """TK-Q21: a chain between opposite corners."""
    return any([_chain(table, one, other) for one, other in CORNERS])


def _chain(table: TashTable, one: frozenset[int], other: frozenset[int]) -> bool:
    mine = own(table)
    reached = [square for square in mine if square in one]
    for square in reached:
        if square in other:
            return True
        reached += [next_ for next_ in NEIGHBOURS[square] if next_ in mine and next_ not in reached]
    return False


# Around an enemy.


def _surrounded(table: TashTable, least: int) -> bool:
    enemies = those(table, whose=ENEMY)
    return any([len(those(table, NEIGHBOURS[one], whose=OWN)) >= least for one in enemies])


def imprisonment(table: TashTable) -> bool:
    """TK-Q22: six own pieces around one enemy."""
    return _surrounded(table, 6)


def envelopment(table: TashTable) -> bool:
    """TK-Q23: seven."""
    return _surrounded(table, 7)


def isolation(table: TashTable) -> bool:
    """TK-Q24, TK-QR7: an enemy that cannot come near another one in three steps."""
    enemies = those(table, whose=ENEMY)
    for one in enemies:
        rest = [other for other in enemies if other != one]
        near = min([distance(one, other) for other in rest], default=0)
        if near == 2 and not _meets(table, one, rest):
            return True
    return False


def _meets(table: TashTable, start: int, rest: list[int]) -> bool:
    """Whether three steps over empty squares lead next to one of the others."""
    reached = [start]
    for _ in range(3):
        for square in list(reached):
            open_ = [one for one in NEIGHBOURS[square] if not table.board[one]]
            reached += [one for one in open_ if one not in reached]
    return any([distance(one, other) == 1 for one in reached for other in rest])


TESTS: Final[dict[str, Test]] = {
    test.__name__: test
    for test in (
        destruction,
        devastation,
        heroic_destruction,
        heroic_devastation,
        end_of_legends,
        red_conquest,
        green_conquest,
        color_conquest,
        red_legends,
        green_legends,
        rainbow_dominance,
        red_summoning,
        green_summoning,
        colored_summoning,
        legendary_summoning,
        central_dominance,
        center_cross,
        line_dominance,
        diagonals,
        side_chain,
        corner_chain,
        imprisonment,
        envelopment,
        isolation,
    )
}


def fulfilled(table: TashTable) -> list[str]:
    """TK-QR5: the current tasks that the side whose turn it is has fulfilled."""
    return [task for task in table.tasks if TESTS[TASKS[task].test](table)]
