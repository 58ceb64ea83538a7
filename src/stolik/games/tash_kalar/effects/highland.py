"""The beings of the Highland deck (TK-H1 to TK-H18)."""

from __future__ import annotations

from stolik.core.scripts import Script
from stolik.games.tash_kalar.board import (
    CENTRE,
    GREEN,
    NEIGHBOURS,
    ORTHOGONAL,
    RED,
    SQUARES,
    beside,
)
from stolik.games.tash_kalar.effects.imperial import around, diagonals, others
from stolik.games.tash_kalar.names import COMMON, HEROIC, LEGENDARY
from stolik.games.tash_kalar.pieces import (
    ENEMY,
    leaps_of,
    own,
    rank_of,
    those,
)
from stolik.games.tash_kalar.table import TashTable
from stolik.games.tash_kalar.verbs import (
    NOWHERE,
    combat_move,
    destroy,
    destroy_all,
    gain,
    may,
    may_go,
    may_place,
    must,
    must_upgrade_own,
    pick,
    standard_move,
    upgrade,
)


def straight(table: TashTable) -> tuple[int, ...]:
    """The orthogonal neighbours of the being."""
    return ORTHOGONAL[table.being] if table.being >= 0 else ()


def wild_eagle(table: TashTable) -> Script[None]:
    """TK-H1, TK-H6: may make a combat leap to any square."""
    yield from may_go(table, "leap", leaps_of(table, [table.being]))


def clan_axeman(table: TashTable) -> Script[None]:
    """TK-H2: may destroy a common or heroic piece beside it, not diagonally."""
    yield from may(table, "destroy", those(table, straight(table), high=HEROIC), destroy)


def clan_healer(table: TashTable) -> Script[None]:
    """TK-H3: may place up to two commons next to green squares."""
    near = [square for square in SQUARES if beside(GREEN, square)]
    for _ in range(2):
        square = yield from may_place(table, near)
        if square == NOWHERE:
            return


def dire_wolf(table: TashTable) -> Script[None]:
    """TK-H4, TK-H7: up to two combat moves."""
    for _ in range(2):
        start, _, _ = yield from combat_move(table, [table.being])
        if start == NOWHERE:
            return


def ritual_keeper(table: TashTable) -> Script[None]:
    """TK-H5: on green upgrade an own common; on red an own piece may make a combat move."""
    if table.spot in GREEN:
        yield from must_upgrade_own(table, own(table))
    elif table.spot in RED:
        yield from combat_move(table, own(table))


def blood_shaman(table: TashTable) -> Script[None]:
    """TK-H8: destroy a common or heroic piece; on red, also all commons around that square."""
    yield from must(table, "destroy", those(table, high=HEROIC), destroy)
    if table.spot in RED:
        destroy_all(table, those(table, NEIGHBOURS[table.spot], high=COMMON))


def war_drummer(table: TashTable) -> Script[None]:
    """TK-H9, TK-A28: others make a combat move, or up to two standard ones."""
    start, goal, victim = yield from combat_move(table, others(table))
    if start != NOWHERE and rank_of(victim) < rank_of(table.board[goal]):
        yield from standard_move(table, others(table))


def hill_giant(table: TashTable) -> Script[None]:
    """TK-H10: destroy all commons and heroics beside it, not diagonally."""
    destroy_all(table, those(table, straight(table), high=HEROIC))
    yield from ()


def warlord(table: TashTable) -> Script[None]:
    """TK-H11: up to three combat moves; of three, one has to be the Warlord's."""
    led = False
    for number in range(3):
        able = own(table) if led or number < 2 else [table.being]
        leader = table.being
        start, _, _ = yield from combat_move(table, able)
        if start == NOWHERE:
            return
        led = led or start == leader


def war_summoner(table: TashTable) -> Script[None]:
    """TK-H12: gain an action; an enemy piece may stand in at the next summoning this turn."""
    gain(table)
    table.bonus = True
    yield from ()


def ritual_master(table: TashTable) -> Script[None]:
    """TK-H13: on green gain two actions; on red may destroy a heroic and a common piece."""
    if table.spot in GREEN:
        gain(table, 2)
    elif table.spot in RED:
        yield from may(table, "destroy", those(table, low=HEROIC, high=HEROIC), destroy)
        yield from may(table, "destroy", those(table, high=COMMON), destroy)


def legend_slayer(table: TashTable) -> Script[None]:
    """TK-H14: on diagonals, may destroy one legendary or up to two other pieces."""
    square = yield from pick(table, "destroy", those(table, diagonals(table)), optional=True)
    if square == NOWHERE:
        return
    legendary = rank_of(table.board[square]) == LEGENDARY
    destroy(table, square)
    if not legendary:
        yield from may(table, "destroy", those(table, diagonals(table), high=HEROIC), destroy)


def mountain_troll(table: TashTable) -> Script[None]:
    """TK-H15: destroy all enemy commons around it; for two or more gain an action."""
    if destroy_all(table, those(table, around(table), whose=ENEMY, high=COMMON)) >= 2:
        gain(table)
    yield from ()


def hungry_bear(table: TashTable) -> Script[None]:
    """TK-H16: may make a standard move; if it destroyed something, may make another."""
    _, _, victim = yield from standard_move(table, [table.being])
    if victim:
        yield from standard_move(table, [table.being])


def werewolf(table: TashTable) -> Script[None]:
    """TK-H17: on a coloured square other than the centre up to three combat moves; else one."""
    if table.spot == CENTRE or table.spot not in RED | GREEN:
        yield from standard_move(table, [table.being])
        return
    for _ in range(3):
        start, _, _ = yield from combat_move(table, [table.being])
        if start == NOWHERE:
            return


def clan_guardian(table: TashTable) -> Script[None]:
    """TK-H18: may upgrade a common of the pattern."""
    yield from may(table, "upgrade", those(table, table.used, high=COMMON), upgrade)
