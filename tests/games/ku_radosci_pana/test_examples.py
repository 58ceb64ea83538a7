"""The worked examples of the rules, rebuilt: attacks, gravity, scoring (KRP-X1 to KRP-X10)."""

import pytest
from tests.games.ku_radosci_pana.pictures import clean, drawn, table, tower

from stolik.games.ku_radosci_pana.gravity import settle
from stolik.games.ku_radosci_pana.preview import fight_out
from stolik.games.ku_radosci_pana.scoring import lines, total
from stolik.games.ku_radosci_pana.verbs import hide, kill, loosen_all


def test_first_attack_example() -> None:
    """KRP-X1, with the publisher's erratum: A is Flying and stays in the air."""
    before = table("A B\nC D", A="flying L1", B="R1", C="D2", D="L3")
    after, told = fight_out(before)
    assert drawn(after.towers[0]) == clean("A B\n. D")
    assert [event.kind for event in told] == ["hit", "died"]


def test_first_attack_example_as_it_was_printed() -> None:
    """KRP-X1: the printed end, in which a plain A falls to the ground."""
    before = table("A B\nC D", A="L1", B="R1", C="D2", D="L3")
    after, _ = fight_out(before)
    assert drawn(after.towers[0]) == clean(". B\nA D")


def test_second_attack_example() -> None:
    """KRP-X2: a shield, a faster attack, and two that kill each other."""
    before = table("A B .\nC D E", A="R1", B="L1", C="[R]", D="L3", E="L2")
    after, told = fight_out(before)
    assert drawn(after.towers[0]) == "C . E"
    steps = [(event.kind, event.get("card"), event.clause) for event in told]
    assert steps == [
        ("blocked", "D", "KRP-M2"),
        ("hit", "E", "KRP-F1"),
        ("died", "D", "KRP-F4"),
        ("hit", "A", "KRP-F1"),
        ("hit", "B", "KRP-F1"),
        ("died", "A", "KRP-F4"),
        ("died", "B", "KRP-F4"),
    ]


def test_third_attack_example() -> None:
    """KRP-X3: an Armored minion turns at once and strikes the other way with its slower arrows."""
    before = table(
        "A B C\nD E F",
        A="U2",
        B="armored R1 [D]",
        C="L3",
        D="[R]",
        E="kamikaze L1 U1 R1",
        F="L1",
    )
    after, _ = fight_out(before)
    assert drawn(after.towers[0]) == "D . C"


def test_gravity_example() -> None:
    """KRP-X4: a hovering minion pushed down and crushed, a Weak one turned, another that hovers."""
    before = table("D\nC\nB\nA\nX", A="flying", B="heavy ninja", C="weak armored", D="flying", X="")
    kill(before, 0, 1024 + 512, "KRP-M3")
    loosen_all(before, 0)
    assert settle(before, 0) is None
    assert drawn(before.towers[0]) == clean("D\n.\n.\nc\nB")
    hide(before, 0)
    assert drawn(before.towers[0]) == clean("D\n.\n.\nc\n*")


def values(picture: str, rider: str, **points: int) -> list[int]:
    """The lines of a tower, each worth so much, top level first."""
    lying = tower(picture, **{name: f"={worth}" for name, worth in points.items()})
    place = next((s.place for s in lying.stones if s.card.key == rider), 0)
    return [line.points() for line in lines(lying, place)]


def test_a_foreminion_on_level_one_multiplies_nothing() -> None:
    """KRP-X7, KRP-A39: its printed total is read as 9."""
    assert sum(values("D .\nC B\nA E", "A", A=2, B=1, C=3, D=2, E=1)) == 9


def test_second_scoring_example() -> None:
    """KRP-X8, KRP-P2: every level up to the foreminion's counts as often as its number says."""
    assert values("D .\nC B\nA E", "D", D=2, C=3, B=1, A=1, E=2) == [6, 8, 3]


def test_third_scoring_example() -> None:
    """KRP-X9, KRP-P2: what is above the foreminion counts once."""
    assert values("D .\nC B\nA .", "C", D=2, C=3, B=2, A=2) == [2, 10, 2]


@pytest.mark.parametrize(("pair", "single"), [(5, 1), (4, 3), (3, 5), (2, 7)])
def test_fourth_scoring_example(pair: int, single: int) -> None:
    """KRP-X10, KRP-P3: a part of the tower that does not touch the foreminion's counts once."""
    points = {"A": pair - 1, "B": 1, "C": single, "D": 2, "E": 3, "F": 2}
    described = {name: f"={worth}" for name, worth in points.items()}
    lying = tower("D . . .\nA B . C\nE . . F", **described)
    scored = lines(lying, lying.stones[2].place)
    by_level = [sum(line.points() for line in scored if line.level == level) for level in (3, 2, 1)]
    assert by_level == [2, 11, 5]
    assert total(scored) == 18


def test_one_minion_that_joins_the_parts_would_have_doubled_all_of_level_two() -> None:
    """KRP-X10, KRP-A34: parts that touch side by side are one group."""
    described = dict.fromkeys("ABCDEFGH", "=1")
    lying = tower("D . . .\nA B . C\nE G H F", **described)
    scored = lines(lying, lying.stones[4].place)
    assert [line.times for line in scored] == [1, 2, 1]
