"""The legends (TK-L1 to TK-L12)."""

from __future__ import annotations

from stolik.core.scripts import Script
from stolik.games.tash_kalar.answers import Answer
from stolik.games.tash_kalar.board import (
    GREEN,
    NAMES,
    NEIGHBOURS,
    RAYS,
    RED,
    SQUARE,
    SQUARES,
    beside,
    within,
)
from stolik.games.tash_kalar.effects.imperial import around, diagonals
from stolik.games.tash_kalar.names import COMMON, DIRECTIONS, HEROIC, LEGENDARY, RANKS
from stolik.games.tash_kalar.pieces import (
    ENEMY,
    OWN,
    can_downgrade,
    empty,
    moves_of,
    rank_of,
    side_of,
    supply,
    those,
)
from stolik.games.tash_kalar.table import TashTable
from stolik.games.tash_kalar.verbs import (
    NOWHERE,
    PASSED,
    choose,
    destroy,
    destroy_all,
    downgrade,
    go,
    may,
    may_go,
    must,
    pick,
    pick_word,
    place,
    upgrade,
)

REACH = (5, 3, 1)
"""How far a piece of each rank is hurled by the Storm Elemental (TK-L11)."""


def fire_dragon(table: TashTable) -> Script[None]:
    """TK-L1: along an arrow and 45 degrees to both sides, two squares far, all but legendaries."""
    word = yield from pick_word(table, "direction", [DIRECTIONS[way] for way in table.ways])
    way = DIRECTIONS.index(word)
    for line in (way - 1, way, way + 1):
        destroy_all(table, those(table, RAYS[table.being][line % 8][:2], high=HEROIC))


def hell_bull(table: TashTable) -> Script[None]:
    """TK-L2: may run straight by combat moves, and stops after destroying a legendary."""
    goals = [goal for line in RAYS[table.being] for goal in trampled(table, line)]
    answers: list[Answer] = [(NAMES[goal],) for goal in goals]
    chosen = yield from choose(table, "run", answers, optional=True)
    if chosen != PASSED:
        goal = SQUARE[chosen[0]]
        line = next(line for line in RAYS[table.being] if goal in line)
        for step in line[: line.index(goal) + 1]:
            go(table, table.being, step)


def trampled(table: TashTable, line: tuple[int, ...]) -> tuple[int, ...]:
    """The squares of a line up to its first legendary."""
    for number, square in enumerate(line):
        if rank_of(table.board[square]) == LEGENDARY:
            return line[: number + 1]
    return line


def angel_of_death(table: TashTable) -> Script[None]:
    """TK-L3: may choose any other piece: it is upgraded if it can be, and the Angel leaps on it."""
    victims = [square for square in those(table) if square != table.being]
    square = yield from pick(table, "destroy", victims, optional=True)
    if square != NOWHERE:
        upgrade(table, square)
        go(table, table.being, square)


def eldest_tree(table: TashTable) -> Script[None]:
    """TK-L4: on up to three squares: destroy enemies, upgrade own commons, place commons."""
    treated: list[int] = []
    for _ in range(3):
        left = [one for one in around(table) if one not in treated]
        token = supply(table, table.side(), COMMON) > 0
        squares = those(table, left, whose=ENEMY, high=HEROIC)
        squares += those(table, left, whose=OWN, high=COMMON) + (
            empty(table, left) if token else []
        )
        square = yield from may(table, "tree", sorted(squares), touched_by_tree)
        if square == NOWHERE:
            return
        treated.append(square)


def touched_by_tree(table: TashTable, square: int) -> None:
    """What the Eldest Tree does on a square (TK-L4)."""
    if not table.board[square]:
        place(table, square)
    elif side_of(table.board[square]) == table.side():
        upgrade(table, square)
    else:
        destroy(table, square)


def bone_catapult(table: TashTable) -> Script[None]:
    """TK-L5: may choose a piece along an arrow: it dies with all commons around it."""
    targets = those(table, [one for way in table.ways for one in RAYS[table.being][way]])
    square = yield from may(table, "destroy", targets, destroy)
    if square != NOWHERE:
        destroy_all(table, those(table, NEIGHBOURS[square], high=COMMON))


def fire_elemental(table: TashTable) -> Script[None]:
    """TK-L6: enemy commons and heroics around it, or enemy commons within two squares, die."""
    if (yield from pick_word(table, "fire", ["near", "far"])) == "near":
        destroy_all(table, those(table, around(table), whose=ENEMY, high=HEROIC))
    else:
        destroy_all(table, those(table, within(table.being, 2), whose=ENEMY, high=COMMON))


def leviathan(table: TashTable) -> Script[None]:
    """TK-L7: downgrade a group of up to three upgraded pieces, or destroy one of up to four."""
    if (yield from pick_word(table, "leviathan", ["downgrade", "destroy"])) == "downgrade":
        upgraded = [one for one in those(table, low=HEROIC) if can_downgrade(table, one)]
        yield from group(table, "downgrade", upgraded, 3)
    else:
        yield from group(table, "destroy", those(table, high=COMMON), 4)


def group(table: TashTable, what: str, pieces: list[int], most: int) -> Script[None]:
    """Treat a connected group of so many of these pieces, one after the other."""
    chosen: list[int] = []
    deed = downgrade if what == "downgrade" else destroy
    while len(chosen) < most:
        near = [one for one in pieces if one not in chosen and linked(one, chosen)]
        able = [one for one in near if what == "destroy" or can_downgrade(table, one)]
        square = yield from may(table, what, able, deed)
        if square == NOWHERE:
            return
        chosen.append(square)


def linked(square: int, chosen: list[int]) -> bool:
    """Whether a square is adjacent to one of these, or the first of its group."""
    return not chosen or any([one in NEIGHBOURS[square] for one in chosen])


def two_headed_dragon(table: TashTable) -> Script[None]:
    """TK-L8: may upgrade a piece of the pattern; then may destroy a heroic beside that piece."""
    able = [one for one in those(table, table.used, high=HEROIC) if upgradable(table, one)]
    square = yield from may(table, "upgrade", able, upgrade)
    if square != NOWHERE:
        near = those(table, NEIGHBOURS[square], low=HEROIC, high=HEROIC)
        yield from may(table, "destroy", near, destroy)


def upgradable(table: TashTable, square: int) -> bool:
    """Whether there is a token for the next rank (TK-K11)."""
    piece = table.board[square]
    return rank_of(piece) == COMMON or supply(table, side_of(piece), LEGENDARY) > 0


def earth_elemental(table: TashTable) -> Script[None]:
    """TK-L9: destroy near red, upgrade near green, then may step onto a coloured square."""
    red = [one for one in SQUARES if one in RED or beside(RED, one)]
    yield from must(table, "destroy", those(table, red, high=HEROIC), destroy)
    green = [one for one in SQUARES if one in GREEN or beside(GREEN, one)]
    yield from must(table, "upgrade", those(table, green, high=COMMON), upgrade)
    moves = moves_of(table, [table.being], combat=True)
    yield from may_go(table, "combat", [move for move in moves if move[1] in RED | GREEN])


def time_elemental(table: TashTable) -> Script[None]:
    """TK-L10: another turn follows this one."""
    table.again = True
    yield from ()


def storm_elemental(table: TashTable) -> Script[None]:
    """TK-L11: may place a piece, which is hurled in one direction and then destroyed."""
    side, near = table.side(), empty(table, within(table.being, 3))
    ranks = [rank for rank in (COMMON, HEROIC, LEGENDARY) if supply(table, side, rank) > 0]
    places: list[Answer] = [(RANKS[rank - 1], NAMES[one]) for rank in ranks for one in near]
    chosen = yield from choose(table, "storm", places, optional=True)
    if chosen == PASSED:
        return
    rank, start = 1 + RANKS.index(chosen[0]), SQUARE[chosen[1]]
    place(table, start, rank)
    flights = [goal for line in RAYS[start] for goal in hurled(table, rank, line)]
    square = yield from pick(table, "hurl", flights, optional=True)
    if square != NOWHERE:
        line = next(line for line in RAYS[start] if square in line)
        for step in line[: line.index(square) + 1]:
            go(table, start, step)
            start = step
    destroy(table, start)


def hurled(table: TashTable, rank: int, line: tuple[int, ...]) -> list[int]:
    """The squares that a hurled piece reaches by combat moves."""
    reached: list[int] = []
    for square in line[: REACH[rank - 1]]:
        if rank_of(table.board[square]) > rank:
            break
        reached.append(square)
    return reached


def titan(table: TashTable) -> Script[None]:
    """TK-L12, TK-A15: all beside it die, and non-legendaries on diagonals; none of them counts."""
    straight = [one for one in around(table) if one not in diagonals(table)]
    victims = those(table, straight) + those(table, diagonals(table), high=HEROIC)
    destroy_all(table, victims, credit=False)
    yield from ()
