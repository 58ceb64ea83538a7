"""The arena and the cards as the data files draw them, and the mistakes that are found in them."""

from pathlib import Path

import pytest

from stolik.games.tash_kalar.board import (
    ARENA,
    CORNERS,
    FILE,
    GREEN,
    NAMES,
    NEIGHBOURS,
    RED,
    SIDES,
    SQUARES,
    BoardError,
    load_board,
)
from stolik.games.tash_kalar.cards import (
    BEINGS,
    DATA,
    DECKS,
    FLARE_CARDS,
    LEGEND_IDS,
    TASKS,
    CardError,
    images,
    load_beings,
    load_decks,
    load_flares,
    load_tasks,
)
from stolik.games.tash_kalar.effects import EFFECTS
from stolik.games.tash_kalar.effects.flares import FLARES
from stolik.games.tash_kalar.notation import draw_pattern
from stolik.games.tash_kalar.tasks import TESTS


def names(squares: tuple[int, ...] | frozenset[int]) -> list[str]:
    return sorted([NAMES[square] for square in squares])


def test_the_arena_has_69_squares() -> None:
    """TK-B1."""
    known = [
        (x, y)
        for x in range(1, 10)
        for y in range(1, 10)
        if x + y > 3 and x + y < 17 and abs(x - y) < 7
    ]
    assert len(SQUARES) == 69
    assert sorted(SQUARES) == sorted([9 * (y - 1) + x - 1 for x, y in known])


def test_coloured_squares_and_start_squares() -> None:
    """TK-B2, TK-B5, TK-B6, TK-A29, TK-A30."""
    assert names(RED) == ["c8", "d2", "e5", "h6"]
    assert names(GREEN) == ["a5", "c3", "f8", "g3", "i4"]
    assert names(ARENA.duel) == ["c5", "g5"]
    assert [names(pair) for pair in ARENA.melee] == [["f2", "g2"], ["g6", "g7"], ["b7", "c7"]]


def test_sides_have_five_squares_and_corners_three() -> None:
    """TK-B7."""
    assert [names(side) for side in SIDES[0]] == [
        ["a3", "a4", "a5", "a6", "a7"],
        ["i3", "i4", "i5", "i6", "i7"],
    ]
    assert [names(side) for side in SIDES[1]] == [
        ["c1", "d1", "e1", "f1", "g1"],
        ["c9", "d9", "e9", "f9", "g9"],
    ]
    assert {len(group) for pair in CORNERS for group in pair} == {3}
    assert all(square in SQUARES for pair in CORNERS for group in pair for square in group)


def test_two_green_squares_never_touch() -> None:
    """TK-H3 leans on it."""
    assert not any(other in GREEN for square in GREEN for other in NEIGHBOURS[square])


def test_every_deck_has_5_commons_and_13_heroics() -> None:
    """TK-C1, TK-A7: 54 beings, 12 legends, 12 flares, 24 tasks; both Imperial decks alike."""
    for cards in DECKS.values():
        ranks = [BEINGS[card].rank for card in cards]
        assert (ranks.count(1), ranks.count(2)) == (5, 13)
    assert DECKS["northern"] == DECKS["southern"]
    assert (len(BEINGS), len(LEGEND_IDS), len(FLARE_CARDS), len(TASKS)) == (66, 12, 12, 24)
    assert all(BEINGS[card].rank == 3 for card in LEGEND_IDS)


def test_sixteen_tasks_are_basic_and_eight_advanced() -> None:
    """Section 3."""
    types = [task.type for task in TASKS.values()]
    assert sum(task.advanced for task in TASKS.values()) == 8
    assert [types.count(type_) for type_ in sorted(set(types))] == [6, 5, 3, 6, 4]


def test_every_card_has_its_effect_and_every_effect_its_card() -> None:
    assert {being.effect for being in BEINGS.values()} == EFFECTS.keys()
    assert FLARE_CARDS.keys() == FLARES.keys()
    assert {task.test for task in TASKS.values()} == TESTS.keys()


def test_patterns_have_as_many_images_as_the_rules_count() -> None:
    """TK-W1: the files tell the number, and it is checked against the drawing."""
    counts = [len(images(being)) for being in BEINGS.values()]
    assert {count: counts.count(count) for count in set(counts)} == {1: 2, 2: 2, 4: 35, 8: 27}


def test_a_pattern_is_drawn_back_as_it_was_read() -> None:
    assert draw_pattern(BEINGS["N10"]) == [". c C", "c . ."]
    assert draw_pattern(BEINGS["L1"]) == ["h . h", ". c .", ". h .", ". T ."]
    assert draw_pattern(BEINGS["N7"]) == [". c T", "c m c", ". c ."]


DECK = DATA / "decks" / "sylvan.toml"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('rank = "common"', 'rank = "royal"', "line 8: Y1: rank is one of"),
        ("orientations = 4", "orientations = 3", "line 11: Y1: the drawing has 4"),
        ("T\nc\nc", "T\nc\nT", "line 11: Y1: draw it with"),
        ("T\nc\nc", "T\nx\nc", "line 11: Y1: draw it with"),
        ("T\nc\nc", "T\n.\n.", "line 11: Y1: a pattern needs a piece"),
        ('en = "Sapling"', 'de = "Sapling"', "line 7: Y1: name needs"),
        ('effect = "sapling"', "effect = 3", "line 9: Y1: there is no effect 3"),
        ('effect = "sapling"', 'effect = "x"', "line 9: Y1: there is no effect 'x'"),
        (
            'effect = "sapling"',
            'effect = "sapling"\narrows = ["up"]',
            "line 10: Y1: arrows are among",
        ),
        ("[Y1]", "[Y1", "sylvan.toml: "),
    ],
)
def test_a_mistake_in_a_deck_is_told_with_its_line(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    path = tmp_path / "sylvan.toml"
    path.write_text(DECK.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    with pytest.raises(CardError) as caught:
        load_beings(path)
    assert said in str(caught.value)


def test_a_house_deck_in_the_folder_is_dealt_like_the_others(tmp_path: Path) -> None:
    """A deck of one's own names its effects among those that there are."""
    for path in (DATA / "decks").glob("*.toml"):
        (tmp_path / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    own = DECK.read_text(encoding="utf-8").replace("[Y", "[X").replace('["sylvan"]', '["house"]')
    (tmp_path / "house.toml").write_text(own, encoding="utf-8")
    beings, decks = load_decks(tmp_path)
    assert decks["house"] == tuple([f"X{number}" for number in range(1, 19)])
    assert beings["X1"].effect == "sapling"


def test_a_deck_with_ids_of_another_is_refused(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / f"{name}.toml").write_text(DECK.read_text(encoding="utf-8"), encoding="utf-8")
    with pytest.raises(CardError, match="another deck has a card of this id"):
        load_decks(tmp_path)


def test_a_deck_needs_eighteen_beings(tmp_path: Path) -> None:
    """TK-C1."""
    short = DECK.read_text(encoding="utf-8").split("[Y18]")[0]
    (tmp_path / "short.toml").write_text(short, encoding="utf-8")
    with pytest.raises(CardError, match="eighteen beings"):
        load_decks(tmp_path)


def test_flares_and_tasks_are_checked_too(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_text("[F1]\nupgraded = 3\ntotal = 0\n", encoding="utf-8")
    with pytest.raises(CardError, match="line 3: F1: total is a number from 1 to 9"):
        load_flares(path)
    path.write_text('[Q1]\nname = { pl = "a", en = "b" }\ntype = "odd"\n', encoding="utf-8")
    with pytest.raises(CardError, match="line 3: Q1: type is one of"):
        load_tasks(path)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("# . . R", "# . . X", "line 4: a row is nine"),
        ("# # . . . . . # #\n# . .", "# . .", "8 rows instead of 9"),
        ('duel = ["c5"', 'duel = ["a1"', "line 14: duel needs pairs"),
        ('["f2", "g2"]', '["f2"]', "line 15: melee needs pairs"),
        ("squares =", "squares", "board.toml: "),
    ],
)
def test_a_mistake_in_the_board_is_told_with_its_line(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    path = tmp_path / "board.toml"
    path.write_text(FILE.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BoardError) as caught:
        load_board(path)
    assert said in str(caught.value)
