"""Points, ends and results (TK-V, TK-E)."""

from __future__ import annotations

from typing import Final

from stolik.core.scripts import Script
from stolik.core.spec import Result
from stolik.core.table import Event
from stolik.games.tash_kalar.cards import BEINGS, TASKS
from stolik.games.tash_kalar.names import COMMON, DUEL, HEROIC, HIGH, LEGENDARY, MELEE
from stolik.games.tash_kalar.pieces import count, piece_of, rank_of, side_of
from stolik.games.tash_kalar.table import TashTable
from stolik.games.tash_kalar.verbs import pick_word

HIGH_END: Final = 9
DUEL_END: Final = 18
FIRST_END: Final = 9
MELEE_END: Final = {3: 12, 4: 10}


def enemies(table: TashTable, side: int) -> list[int]:
    """The other sides."""
    return [other for other in range(len(table.sides)) if other != side]


def add(table: TashTable, side: int, colour: int, points: int, clause: str) -> None:
    """Points of a side in the colour of another."""
    if points:
        row = table.points[side]
        table.points[side] = (*row[:colour], row[colour] + points, *row[colour + 1 :])
        facts = (("side", side), ("colour", colour), ("points", points))
        table.tell(Event("points", facts, clause=clause))


def score_turn(table: TashTable) -> Script[None]:
    """TK-V2 to TK-V4: what was destroyed, then free choices with the totals in sight (TK-A35)."""
    side = table.side()
    legends = sum([BEINGS[card].rank == LEGENDARY for card, _ in table.summoned])
    if table.kind == DUEL:
        other = enemies(table, side)[0]
        add(table, side, other, spoils(table, other) + legends, "TK-V2")
    else:
        yield from score_melee(table, side, legends)
    table.destroyed = ()


def spoils(table: TashTable, other: int) -> int:
    """TK-V2: 2 a legendary, 1 a heroic, 1 a pair of commons of this colour."""
    lost = [rank_of(piece) for piece in table.destroyed if side_of(piece) == other]
    return 2 * lost.count(LEGENDARY) + lost.count(HEROIC) + lost.count(COMMON) // 2


def score_melee(table: TashTable, side: int, legends: int) -> Script[None]:
    """TK-V3, TK-V4: each colour by itself; a point for odd commons of two or three colours."""
    odd: list[str] = []
    for other in enemies(table, side):
        add(table, side, other, spoils(table, other), "TK-V3")
        if table.destroyed.count(piece_of(other, COMMON)) % 2:
            odd.append(str(other))
    if len(odd) > 1:
        chosen = yield from pick_word(table, "odd", odd)
        add(table, side, int(chosen), 1, "TK-V3")
    for _ in range(legends):
        chosen = yield from pick_word(table, "honour", [str(one) for one in enemies(table, side)])
        add(table, side, int(chosen), 1, "TK-V4")


def total(table: TashTable, side: int) -> int:
    """TK-V1, TK-E6: the points of a side; in the Melee those of its lowest colour."""
    if table.kind == HIGH:
        tasks = sum([TASKS[task].points for task in table.claimed[side]])
        return tasks + count(table, side, LEGENDARY)
    return min([table.points[side][other] for other in enemies(table, side)])


def reached(table: TashTable) -> bool:
    """TK-E2, TK-E3, TK-A20, TK-A31: whether any side's points trigger the end."""
    if table.kind == MELEE:
        limit = MELEE_END[len(table.sides)]
        return max([max(row) for row in table.points]) >= limit
    limit = {HIGH: HIGH_END, DUEL: FIRST_END if table.first_game else DUEL_END}[table.kind]
    return max([total(table, side) for side in range(len(table.sides))]) >= limit


def standing(table: TashTable, side: int) -> tuple[int, ...]:
    """TK-E6, TK-E7: points, lowest colour first; then upgraded pieces, then all pieces."""
    if table.gone == side:
        return (-1,)
    points = [total(table, side)]
    if table.kind == MELEE:
        points = sorted([table.points[side][other] for other in enemies(table, side)])
    return (*points, count(table, side, HEROIC), count(table, side))


def result_of(table: TashTable) -> Result:
    """The places of all seats; a team shares its place."""
    standings = [standing(table, side) for side in range(len(table.sides))]
    by_side = [1 + sum([other > one for other in standings]) for one in standings]
    seats = [table.side_of(seat) for seat in table.seats()]
    return Result(
        tuple([by_side[side] for side in seats]),
        tuple([total(table, side) for side in seats]),
        table.reason,
        table.sides if table.teams() else (),
    )
