"""The beings of the two Imperial decks (TK-N1 to TK-N18)."""

from __future__ import annotations

from stolik.core.scripts import Script
from stolik.games.tash_kalar.board import DIAGONAL, NAMES, NEIGHBOURS, RAYS, SQUARE
from stolik.games.tash_kalar.names import COMMON, DIRECTIONS, HEROIC, LEGENDARY
from stolik.games.tash_kalar.pieces import (
    ENEMY,
    may_enter,
    moves_of,
    own,
    rank_of,
    those,
)
from stolik.games.tash_kalar.table import TashTable
from stolik.games.tash_kalar.verbs import (
    NOWHERE,
    PASSED,
    choose,
    combat_move,
    destroy,
    destroy_all,
    downgrade,
    gain,
    go,
    may,
    may_go,
    may_place,
    must_place,
    must_upgrade_own,
    pick,
    standard_move,
    upgrade,
)


def around(table: TashTable) -> tuple[int, ...]:
    """The neighbours of the being, wherever it stands now."""
    return NEIGHBOURS[table.being] if table.being >= 0 else ()


def diagonals(table: TashTable) -> tuple[int, ...]:
    """Its diagonal neighbours."""
    return DIAGONAL[table.being] if table.being >= 0 else ()


def others(table: TashTable, high: int = LEGENDARY) -> list[int]:
    """The squares of own pieces other than the being."""
    return [square for square in own(table, high) if square != table.being]


def swordmaster(table: TashTable) -> Script[None]:
    """TK-N1: may destroy an enemy common on a diagonal; then the Swordmaster becomes heroic."""
    victims = those(table, diagonals(table), whose=ENEMY, high=COMMON)
    struck = yield from may(table, "destroy", victims, destroy)
    if struck != NOWHERE:
        upgrade(table, table.being)


def messenger(table: TashTable) -> Script[None]:
    """TK-N2: an own common or heroic piece may run straight, by standard moves."""
    runs = [
        (NAMES[start], NAMES[goal])
        for start in own(table, HEROIC)
        for line in RAYS[start]
        for goal in running(table, start, line)
    ]
    chosen = yield from choose(table, "run", list(runs), optional=True)
    if chosen != PASSED:
        start, goal = SQUARE[chosen[0]], SQUARE[chosen[1]]
        line = next(line for line in RAYS[start] if goal in line)
        for step in line[: line.index(goal) + 1]:
            go(table, start, step)
            start = step


def running(table: TashTable, start: int, line: tuple[int, ...]) -> list[int]:
    """The squares of a line that a piece reaches by standard moves."""
    reached: list[int] = []
    for square in line:
        if not may_enter(table, start, square, combat=False):
            break
        reached.append(square)
    return reached


def herald(table: TashTable) -> Script[None]:
    """TK-N3: up to two moves of own pieces, onto empty squares only."""
    for _ in range(2):
        moves = [move for move in moves_of(table, own(table)) if not table.board[move[1]]]
        start, _, _ = yield from may_go(table, "standard", moves)
        if start == NOWHERE:
            return


def bomb(table: TashTable) -> Script[None]:
    """TK-N4: if an action is left, destroy all commons around the Bomb, and the Bomb."""
    if table.actions and table.being >= 0:
        destroy_all(table, [*those(table, around(table), high=COMMON), table.being])
    yield from ()


def chronicler(table: TashTable) -> Script[None]:
    """TK-N5: upgrade another own common; it may make a standard move."""
    square = yield from must_upgrade_own(table, others(table))
    if square != NOWHERE:
        yield from standard_move(table, [square])


def assassin(table: TashTable) -> Script[None]:
    """TK-N6: destroy what stands on the marked square; if it was empty, may move there."""
    for mark in table.marks:
        if table.board[mark]:
            destroy(table, mark)
        else:
            yield from may_go(table, "standard", [(table.being, mark)])


def time_mage(table: TashTable) -> Script[None]:
    """TK-N7: gain an action; destroy an enemy piece on the marked square."""
    gain(table)
    destroy_all(table, those(table, table.marks, whose=ENEMY))
    yield from ()


def summoner(table: TashTable) -> Script[None]:
    """TK-N8: may place up to two commons on the marked squares."""
    for _ in range(2):
        square = yield from may_place(table, table.marks)
        if square == NOWHERE:
            return


def hypnotist(table: TashTable) -> Script[None]:
    """TK-N9: up to three commons, or two heroics, of one enemy make a combat move each."""
    able = those(table, whose=ENEMY, high=HEROIC)
    moved: list[int] = []
    most = 3
    while len(moved) < most:
        ready = [square for square in able if square not in moved]
        start, goal, _ = yield from combat_move(table, ready)
        if start == NOWHERE:
            return
        moved.append(goal)
        piece = table.board[goal]
        most = 3 if rank_of(piece) == COMMON else 2
        able = [square for square in those(table) if table.board[square] == piece]


def cannon(table: TashTable) -> Script[None]:
    """TK-N10: may shoot along an arrow: all commons in that line are destroyed."""
    ways = [(DIRECTIONS[way],) for way in table.ways]
    chosen = yield from choose(table, "direction", list(ways), optional=True)
    if chosen != PASSED and table.being >= 0:
        line = RAYS[table.being][DIRECTIONS.index(chosen[0])]
        destroy_all(table, those(table, line, high=COMMON))


def champion(table: TashTable) -> Script[None]:
    """TK-N11: may destroy an adjacent enemy; a legendary one costs the Champion, for an action."""
    square = yield from pick(
        table, "destroy", those(table, around(table), whose=ENEMY), optional=True
    )
    if square == NOWHERE:
        return
    legendary = rank_of(table.board[square]) == LEGENDARY
    destroy(table, square)
    if legendary:
        destroy(table, table.being)
        gain(table)


def infantry_captain(table: TashTable) -> Script[None]:
    """TK-N12: up to two combat moves of own pieces other than the Captain."""
    for _ in range(2):
        start, _, _ = yield from combat_move(table, others(table))
        if start == NOWHERE:
            return


def cavalry_captain(table: TashTable) -> Script[None]:
    """TK-N13: another own piece makes up to one combat and two standard moves, in any order."""
    riders, combat = others(table), True
    for _ in range(3):
        moves = moves_of(table, riders, combat=combat)
        start, goal, victim = yield from may_go(table, "combat" if combat else "standard", moves)
        if start == NOWHERE:
            return
        riders = [goal]
        combat = combat and rank_of(victim) < rank_of(table.board[goal])


def gryphon_rider(table: TashTable) -> Script[None]:
    """TK-N14: may leap; then may become common and place a common beside it."""
    goals = [
        square for square in every(table) if may_enter(table, table.being, square, combat=True)
    ]
    start, _, _ = yield from may_go(table, "leap", [(table.being, goal) for goal in goals])
    if start == NOWHERE:
        return
    chosen = yield from choose(table, "dismount", [("dismount",)], optional=True)
    if chosen != PASSED:
        downgrade(table, table.being)
        yield from must_place(table, around(table))


def every(table: TashTable) -> list[int]:
    """The squares of the arena other than the being's."""
    return [square for square in SQUARE.values() if square != table.being]


def knight(table: TashTable) -> Script[None]:
    """TK-N15: up to three combat moves, never onto a common."""
    for _ in range(3):
        moves = moves_of(table, [table.being], combat=True)
        allowed = [move for move in moves if rank_of(table.board[move[1]]) != COMMON]
        start, _, _ = yield from may_go(table, "combat", allowed)
        if start == NOWHERE:
            return


def high_priestess(table: TashTable) -> Script[None]:
    """TK-N16: may make a standard move; may upgrade a common beside her, anybody's."""
    yield from standard_move(table, [table.being])
    yield from may(table, "upgrade", those(table, around(table), high=COMMON), upgrade)


def master_of_intrigue(table: TashTable) -> Script[None]:
    """TK-N17: up to three moves: standard ones of the Master, combat ones of the pattern."""
    for _ in range(3):
        moves = moves_of(table, [table.being])
        moves += moves_of(table, those(table, table.used, high=HEROIC), combat=True)
        start, _, _ = yield from may_go(table, "combat", moves)
        if start == NOWHERE:
            return


def gun_tower(table: TashTable) -> Script[None]:
    """TK-N18: may shoot along an arrow: the first two pieces die; a legendary stops the shot."""
    ways = [(DIRECTIONS[way],) for way in table.ways]
    chosen = yield from choose(table, "direction", list(ways), optional=True)
    if chosen == PASSED:
        return
    for square in those(table, RAYS[table.being][DIRECTIONS.index(chosen[0])])[:2]:
        if rank_of(table.board[square]) == LEGENDARY:
            return
        destroy(table, square)
