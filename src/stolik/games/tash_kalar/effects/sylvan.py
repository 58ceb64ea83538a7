"""The beings of the Sylvan deck (TK-Y1 to TK-Y18)."""

from __future__ import annotations

from stolik.core.scripts import Script
from stolik.core.table import Event
from stolik.games.tash_kalar.answers import Answer
from stolik.games.tash_kalar.board import (
    NAMES,
    NEIGHBOURS,
    RAYS,
    SQUARE,
    SQUARES,
    direction,
    distance,
    within,
)
from stolik.games.tash_kalar.effects.imperial import around, diagonals, others
from stolik.games.tash_kalar.names import COMMON, HEROIC, LEGENDARY
from stolik.games.tash_kalar.pieces import (
    ENEMY,
    OWN,
    count,
    empty,
    leaps_of,
    moves_of,
    own,
    piece_of,
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
    combat_move,
    convert,
    convertible,
    destroy,
    gain,
    may,
    may_go,
    may_place,
    must,
    pick,
    pick_word,
    place,
    standard_move,
    upgrade,
)


def sapling(table: TashTable) -> Script[None]:
    """TK-Y1: it becomes heroic at once."""
    upgrade(table, table.being)
    yield from ()


def kiskin_farseeders(table: TashTable) -> Script[None]:
    """TK-Y2: may place a common next to an own piece."""
    near = {other for square in own(table) for other in NEIGHBOURS[square]}
    yield from may_place(table, sorted(near))


def charging_buck(table: TashTable) -> Script[None]:
    """TK-Y3: up to two combat leaps, each to distance two."""
    for _ in range(2):
        goals = [square for square in SQUARES if distance(table.being, square) == 2]
        start, _, _ = yield from may_go(table, "leap", leaps_of(table, [table.being], goals))
        if start == NOWHERE:
            return


def forest_wardens(table: TashTable) -> Script[None]:
    """TK-Y4: destroy a common of who has more commons, a heroic of who has more upgraded ones."""
    for low, high, rank in ((COMMON, COMMON, COMMON), (HEROIC, LEGENDARY, HEROIC)):
        mine = count(table, table.side(), low, high)
        ahead = [side for side in range(len(table.sides)) if count(table, side, low, high) > mine]
        ranked = those(table, whose=ENEMY, low=rank, high=rank)
        victims = [square for square in ranked if side_of(table.board[square]) in ahead]
        yield from must(table, "destroy", victims, destroy)


def naiad(table: TashTable) -> Script[None]:
    """TK-Y5: up to two different own pieces beside her make a standard move each."""
    moved = NOWHERE
    for _ in range(2):
        beside = those(table, around(table), whose=OWN)
        start, moved, _ = yield from standard_move(table, [one for one in beside if one != moved])
        if start == NOWHERE:
            return


def kiskin_spirit(table: TashTable) -> Script[None]:
    """TK-Y6: may put a discarded being on top of the deck; then, or if there is none, draw it."""
    seat = table.active
    pile = table.discards[seat]
    if pile:
        cards = [(card,) for card in dict.fromkeys(pile)]
        chosen = yield from choose(table, "recall", list(cards), optional=True)
        if chosen == PASSED:
            return
        card = chosen[0]
        table.discards[seat] = pile[: pile.index(card)] + pile[pile.index(card) + 1 :]
        table.tops[seat] = (card, *table.tops[seat])
        table.tell(Event("recalled", (("seat", seat), ("card", card)), clause="TK-Y6"))
    table.extra = (table.extra[0] + 1, table.extra[1])


def dryad(table: TashTable) -> Script[None]:
    """TK-Y7: may convert an adjacent enemy common or heroic into an own common."""
    victims = convertible(table, those(table, around(table), whose=ENEMY, high=HEROIC), COMMON)
    yield from may(table, "convert", victims, lambda draft, square: convert(draft, square, COMMON))


def centaur_spearman(table: TashTable) -> Script[None]:
    """TK-Y8: may make a combat move; then the first piece ahead dies unless it is legendary."""
    start, goal, _ = yield from combat_move(table, [table.being])
    if start == NOWHERE:
        return
    ahead = those(table, RAYS[goal][direction(start, goal)])
    if ahead and rank_of(table.board[ahead[0]]) < LEGENDARY:
        destroy(table, ahead[0])


def centaur_chieftain(table: TashTable) -> Script[None]:
    """TK-Y9: may make a combat move; then others make up to three in the same direction."""
    start, goal, _ = yield from combat_move(table, [table.being])
    if start == NOWHERE:
        return
    way = direction(start, goal)
    for _ in range(3):
        moves = moves_of(table, others(table), combat=True)
        same = [move for move in moves if direction(*move) == way]
        start, _, _ = yield from may_go(table, "combat", same)
        if start == NOWHERE:
            return


def unicorn(table: TashTable) -> Script[None]:
    """TK-Y10: a combat move, or gain an action."""
    if (yield from pick_word(table, "unicorn", ["gain", "move"])) == "gain":
        gain(table)
    else:
        yield from combat_move(table, [table.being])


def sylvan_queen(table: TashTable) -> Script[None]:
    """TK-Y11: may convert an enemy common or heroic on a diagonal."""
    victims = convertible(table, those(table, diagonals(table), whose=ENEMY, high=HEROIC))
    yield from may(table, "convert", victims, convert)


def sylvan_princess(table: TashTable) -> Script[None]:
    """TK-Y12: may convert an enemy common on a diagonal."""
    victims = convertible(table, those(table, diagonals(table), whose=ENEMY, high=COMMON))
    yield from may(table, "convert", victims, convert)


def woodland_druid(table: TashTable) -> Script[None]:
    """TK-Y13: of every colour in play upgrade a common."""
    for side in range(len(table.sides)):
        commons = [one for one in SQUARES if table.board[one] == piece_of(side, COMMON)]
        yield from must(table, "upgrade", commons, upgrade)


def forest_ancient(table: TashTable) -> Script[None]:
    """TK-Y14: place two enemy commons within two; destroy as many of theirs within three."""
    placed: list[int] = []
    for _ in range(2):
        chosen = yield from choose(table, "plant", plantings(table))
        if chosen != PASSED:
            placed.append(int(chosen[0]))
            place(table, SQUARE[chosen[1]], COMMON, int(chosen[0]))
    while placed:
        wanted = [piece_of(side, COMMON) for side in placed]
        near = [one for one in within(table.being, 3) if table.board[one] in wanted]
        square = yield from pick(table, "destroy", near)
        if square == NOWHERE:
            return
        placed.remove(side_of(table.board[square]))
        destroy(table, square)


def plantings(table: TashTable) -> list[Answer]:
    """TK-Y14, TK-A11: enemy colours with a token left, and empty squares within two."""
    enemies = [side for side in range(len(table.sides)) if side != table.side()]
    ready = [side for side in enemies if supply(table, side, COMMON) > 0]
    open_ = empty(table, within(table.being, 2))
    return [(str(side), NAMES[square]) for side in ready for square in open_]


def forest_mystic(table: TashTable) -> Script[None]:
    """TK-Y15: at the end of the turn draw an extra being and an extra legend."""
    table.extra = (table.extra[0] + 1, table.extra[1] + 1)
    yield from ()


def kiskin_leafsplitter(table: TashTable) -> Script[None]:
    """TK-Y16: up to twice, the first piece on a diagonal dies, whatever it is."""
    for _ in range(2):
        lines = [those(table, RAYS[table.being][way]) for way in table.ways]
        first = [line[0] for line in lines if line]
        square = yield from may(table, "destroy", first, destroy)
        if square == NOWHERE:
            return


def kiskin_boughrunner(table: TashTable) -> Script[None]:
    """TK-Y17, TK-A18: up to three combat moves, each to a square next to another own piece."""
    for _ in range(3):
        kin = others(table)
        moves = moves_of(table, [table.being], combat=True)
        near = [move for move in moves if any([one in kin for one in NEIGHBOURS[move[1]]])]
        start, _, _ = yield from may_go(table, "combat", near)
        if start == NOWHERE:
            return


def tree_shepherd(table: TashTable) -> Script[None]:
    """TK-Y18: choose an own piece: upgrade it, or it moves, by its rank."""
    square = yield from pick(table, "shepherd", own(table))
    if square == NOWHERE:
        return
    rank = rank_of(table.board[square])
    if rank == COMMON:
        upgrade(table, square)
    elif rank == HEROIC:
        yield from combat_move(table, [square])
    else:
        yield from standard_move(table, [square])
