"""How the tasks are laid out, claimed and replaced (TK-QR1 to TK-QR5)."""

from __future__ import annotations

from typing import Final

from stolik.core.scripts import Script, chance
from stolik.core.table import Event
from stolik.games.tash_kalar.cards import TASKS
from stolik.games.tash_kalar.drawing import without
from stolik.games.tash_kalar.table import TashTable

OPEN: Final = 3


def turn_up(table: TashTable) -> Script[str]:
    """The next card of the task deck; "" if there is none."""
    if table.task_deck:
        task = yield from chance("task", table.task_deck)
        table.task_deck = without(table.task_deck, task)
        return task
    if table.task_bottom:
        task, *rest = table.task_bottom
        table.task_bottom = tuple(rest)
        return task
    return ""


def deal_tasks(table: TashTable) -> Script[None]:
    """TK-QR1: three basic tasks, not all of one type; what was set aside is shuffled back."""
    while len(table.tasks) < OPEN:
        task = yield from turn_up(table)
        types = [TASKS[one].type for one in (*table.tasks, task)]
        if TASKS[task].advanced or (len(types) == OPEN and len(set(types)) == 1):
            table.task_bottom = (*table.task_bottom, task)
        else:
            table.tasks = (*table.tasks, task)
            table.tell(Event("task", (("task", task),), clause="TK-QR1"))
    table.task_deck = tuple(sorted([*table.task_deck, *table.task_bottom]))
    table.task_bottom = ()
    yield from turn_up_next(table)


def turn_up_next(table: TashTable) -> Script[None]:
    """TK-QR2, TK-QR3: the next task; not one that makes three of the four open ones alike."""
    for _ in range(len(TASKS)):
        task = yield from turn_up(table)
        table.next_task = (task,) if task else ()
        if not task:
            return
        table.tell(Event("next_task", (("task", task),), clause="TK-QR2"))
        types = [TASKS[one].type for one in (*table.tasks, task)]
        if max([types.count(type_) for type_ in types]) < OPEN:
            return
        table.task_bottom, table.next_task = (*table.task_bottom, task), ()
        table.tell(Event("task_under", (("task", task),), clause="TK-QR3"))


def claim(table: TashTable, task: str) -> Script[None]:
    """TK-QR4: take a task; the next one takes its place."""
    side = table.side()
    table.claimed[side] = (*table.claimed[side], task)
    facts = (("side", side), ("task", task), ("points", TASKS[task].points))
    table.tell(Event("claimed", facts, clause="TK-QR4"))
    table.tasks = tuple(
        [one for old in table.tasks for one in (table.next_task if old == task else (old,))]
    )
    yield from turn_up_next(table)
