"""The tasks: a position that fulfils each, and one that just does not (TK-Q)."""

import pytest
from tests.games.tash_kalar.arena import region, run, square, table_of

from stolik.games.tash_kalar.cards import TASKS
from stolik.games.tash_kalar.laying import claim, deal_tasks
from stolik.games.tash_kalar.pieces import piece_of
from stolik.games.tash_kalar.table import TashTable
from stolik.games.tash_kalar.tasks import TESTS, fulfilled

E1, E2, E3 = piece_of(1, 1), piece_of(1, 2), piece_of(1, 3)

DESTROYED = {
    "Q1": ((E1, E1, E1), (E3, E2)),
    "Q2": ((E1, E1, E1, E1), (E1, E1, E1)),
    "Q3": ((E1, E1, E2), (E1, E1, E1)),
    "Q4": ((E1, E1, E2, E3), (E1, E1, E1, E2)),
    "Q5": ((E3,), (E2, E1)),
}
TWO_OF_THEM = ((E2, E2), (E1,))

SUMMONED = {
    "Q12": ((("N1", "e5"), ("N2", "a3")), (("N1", "e5"),)),
    "Q13": ((("N1", "c3"), ("N2", "a3")), (("N1", "e5"), ("N2", "a3"))),
    "Q14": ((("N1", "e5"), ("N2", "e5")), (("N1", "e5"), ("N2", "a3"))),
    "Q15": ((("N1", "a3"), ("L1", "a4")), (("L1", "a3"),)),
}

LINE = "a4\nn1 n1 n1 n1 n1 n1"
BOARDS = {
    "Q6": (
        "c2\n. n2 . . . .\n. . . . . .\n. . . . . .\n. . n2 . . .\n. . . . . n1",
        "d2\nn2 n2 n2",
    ),
    "Q7": ("a3\n. . n2 . . . n2\n.\nn1", "a3\n. . n1 . . . n2\n.\nn1"),
    "Q8": (
        "b2\n. . n1\n. n2 . . . n2\n. . . . . . . n2\n. . . n1",
        "b2\n. . n1\n. n2 . . . n1\n. . . . . . . n2\n. . . n1",
    ),
    "Q9": ("d2\nn3 .\n. .\n. .\n. n2", "d2\nn2 .\n. .\n. .\n. n2"),
    "Q10": ("c3\nn3 . . . n2", "c3\nn3 . . . n1"),
    "Q11": ("c2\n. n2 s2 .\nn2 . . .", "c2\n. n2 . .\nn2 . . . s2"),
    "Q16": ("d4\nn2 n2 n1\nn1 n1", "d4\nn2 n1 n1\nn1 n1"),
    "Q17": ("d4\n. n1 .\nn1 n1 n1\n. n1 .", "d4\n. n1 .\nn1 s1 n1\n. n1 ."),
    "Q18": (LINE, LINE + " s1"),
    "Q19": (
        "b2\nn1 . . . . . n1\n. n1 . . . n1 .\n. . n1 . n1 . .\n. . . n2 . . .",
        "b2\nn1 . . . . . n1\n. n2 . . . n1 .\n. . n1 . n1 . .\n. . . n1 . . .",
    ),
    "Q20": (
        "a4\nn1 . n1 . n1 n1 n1 . n1\n. n1 . n1 . . . n1",
        "a4\nn1 . n1 . n1 n1 n1 . s1\n. n1 . n1 . . . n1",
    ),
    "Q21": (
        "b2\nn1\n. n1\n. . n1\n. . . n1\n. . . . n1\n. . . . . n1\n. . . . . . n1",
        "b2\nn1\n. n1\n. . n1\n. . . n1\n. . . . n1\n. . . . . n1\n. . . . . . s1",
    ),
    "Q22": ("d4\nn1 n1 n1\nn1 s1 n1\nn1", "d4\nn1 n1 n1\nn1 s1 n1\n."),
    "Q23": ("d4\nn1 n1 n1\nn1 s1 n1\nn1 n1", "d4\nn1 n1 n1\nn1 s1 n1\nn1"),
    "Q24": (
        "a3\nn1 n1 n1 . .\ns1 n1 s1 . .\nn1 n1 n1 . .",
        "a3\nn1 n1 n1 . .\ns1 . s1 . .\nn1 n1 n1 . .",
    ),
}


def holds(table: TashTable, task: str) -> bool:
    return TESTS[TASKS[task].test](table)


@pytest.mark.parametrize("task", DESTROYED)
def test_tasks_of_destruction_count_the_pieces_of_this_turn(task: str) -> None:
    """TK-Q1 to TK-Q5."""
    for wanted, destroyed in zip((True, False), DESTROYED[task], strict=True):
        table = table_of(region("e5\nn1"), mode="high")
        table.destroyed = destroyed
        assert holds(table, task) is wanted


def test_the_end_of_legends_is_also_two_heroics() -> None:
    """TK-Q5."""
    table = table_of(region("e5\nn1"), mode="high")
    table.destroyed = (E2, E2)
    assert holds(table, "Q5")


@pytest.mark.parametrize("task", SUMMONED)
def test_tasks_of_summoning_use_the_square_of_the_moment(task: str) -> None:
    """TK-Q12 to TK-Q15, TK-QR6: the pieces may be gone by now."""
    for wanted, summoned in zip((True, False), SUMMONED[task], strict=True):
        table = table_of(region("e5\n."), mode="high")
        table.summoned = tuple([(card, square(name)) for card, name in summoned])
        assert holds(table, task) is wanted


@pytest.mark.parametrize("task", BOARDS)
def test_tasks_of_position_look_at_the_board(task: str) -> None:
    """TK-Q6 to TK-Q11, TK-Q16 to TK-Q24, TK-QR7."""
    for wanted, picture in zip((True, False), BOARDS[task], strict=True):
        table = table_of(region(picture), mode="high")
        assert holds(table, task) is wanted, picture


def test_every_task_has_its_test_here() -> None:
    assert {*DESTROYED, *SUMMONED, *BOARDS} == TASKS.keys()


def test_advanced_tasks_and_a_third_of_one_type_are_set_aside() -> None:
    """TK-QR1, TK-QR2, TK-QR3: the dealer brings the first card of the bag each time."""
    table = table_of(region("e5\n."), mode="high")
    run(table, deal_tasks(table), [])
    types = [TASKS[task].type for task in (*table.tasks, *table.next_task)]
    assert len(table.tasks) == 3
    assert not any(TASKS[task].advanced for task in table.tasks)
    assert max(types.count(type_) for type_ in types) < 3
    everything = [*table.tasks, *table.next_task, *table.task_deck, *table.task_bottom]
    assert sorted(everything) == sorted(TASKS)


def test_a_claimed_task_is_replaced_by_the_next_one() -> None:
    """TK-QR4, TK-QR5."""
    table = table_of(region("e5\n."), mode="high")
    table.tasks, table.next_task, table.task_deck = ("Q1", "Q6", "Q12"), ("Q16",), ("Q2", "Q17")
    table.destroyed = (E1, E1, E1)
    assert fulfilled(table) == ["Q1"]
    run(table, claim(table, "Q1"), [])
    assert table.claimed[0] == ("Q1",)
    assert table.tasks == ("Q16", "Q6", "Q12")
    assert table.next_task == ("Q2",)
