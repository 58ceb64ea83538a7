"""Values as text: short for answers, in full for tables, and back again."""

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.core.notation import digest, notation, read, same, write


class Colour(Enum):
    RED = 1
    BLUE = 2


class Rank(IntEnum):
    ONE = 1


@dataclass(frozen=True)
class Cell:
    column: int
    row: int


class Word:
    """A value class that has a notation and no list of fields."""

    def __init__(self, letters: str) -> None:
        self.letters = letters

    def notation(self) -> str:
        return self.letters

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Word) and other.letters == self.letters

    def __hash__(self) -> int:
        return hash(self.letters)


MAKERS: dict[str, Any] = {"Colour": Colour, "Rank": Rank, "Cell": Cell, "Word": Word}

letters = st.characters(exclude_categories=["Cs"])
hashable = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(letters)
    | st.sampled_from(Colour)
    | st.sampled_from(Rank)
    | st.builds(Cell, st.integers(), st.integers())
    | st.builds(Word, st.text(letters)),
    lambda inner: st.lists(inner, max_size=4).map(tuple) | st.frozensets(inner, max_size=4),
    max_leaves=8,
)
plain = st.recursive(
    hashable,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.lists(inner, max_size=4).map(tuple)
        | st.dictionaries(hashable, inner, max_size=4)
        | st.sets(hashable, max_size=4)
    ),
    max_leaves=12,
)


@given(plain)
def test_what_was_written_reads_back_as_the_same_value(value: object) -> None:
    again = read(write(value), MAKERS)
    assert same(again, value)
    assert write(again) == write(value)


@given(plain, plain)
def test_two_values_have_the_same_text_only_if_they_are_the_same(one: object, two: object) -> None:
    if write(one) == write(two):
        assert type(one) is type(two)
        assert one == two
    elif type(one) is type(two) and not isinstance(one, (tuple, list, dict, set, frozenset)):
        assert one != two or 0 in (one, two), "only 0.0 and -0.0 are equal and written differently"


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, "None"),
        (True, "True"),
        (1, "1"),
        (-5, "-5"),
        (1.0, "1.0"),
        (-2.5, "-2.5"),
        ("a", '"a"'),
        ('"', '"\\""'),
        ("'", '"\'"'),
        ("żółw\n", '"żółw\\n"'),
        ((), "()"),
        ((1,), "(1,)"),
        ([1, (2, 3)], "[1,(2,3,)]"),
        ({10: "b", 9: "a"}, '{10:"b",9:"a"}'),
        ({"b", "a"}, 'set(["a","b"])'),
        (frozenset(), "frozenset([])"),
        (Colour.RED, 'Colour("RED")'),
        (Rank.ONE, 'Rank("ONE")'),
        (Cell(3, -1), "Cell(3,-1)"),
        (Word("kot"), 'Word("kot")'),
    ],
)
def test_the_full_text_of_a_value(value: object, text: str) -> None:
    assert write(value) == text
    assert same(read(text, MAKERS), value)


def test_sets_are_written_sorted_and_mappings_in_their_order_which_a_script_may_follow() -> None:
    assert write({3, 1, 2}) == write({2, 3, 1}) == "set([1,2,3])"
    assert list(read(write({"b": 2, "a": 1}), {})) == ["b", "a"]  # type: ignore[call-overload]


@pytest.mark.parametrize("value", [object(), b"bytes", 1j, ..., print, Cell, [object()], {1: {2j}}])
def test_what_is_no_plain_value_cannot_be_written(value: object) -> None:
    with pytest.raises(TypeError, match="not a plain value"):
        write(value)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "a",
        "a.b",
        "1 +",
        "1+2",
        "+1",
        "-'a'",
        "2**9**9",
        "{1,2}",
        "{**{}}",
        "[*[1]]",
        "lambda: 1",
        "f'{1}'",
        "(x := 1)",
        "[1 for x in (1,)]",
        "__import__('os')",
        "set(1)",
        "frozenset([1],[2])",
        "Cell(column=1, row=2)",
        "Cell.__init__(1)",
        "9" * 5000,
        "(" * 5000 + ")" * 5000,
        "'\0'",
        "'\ud800'",
        "1;2",
        "1\n2",
    ],
    ids=lambda text: text[:20].encode("ascii", "replace").decode(),
)
def test_a_text_that_is_no_value_is_refused_and_runs_nothing(text: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        read(text, MAKERS)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("a b", "a b"),
        (None, "-"),
        (True, "yes"),
        (False, "no"),
        (Colour.BLUE, "blue"),
        (Rank.ONE, "one"),
        (-7, "-7"),
        ((), ""),
        (("a", 1, (True, None)), "a,1,yes,-"),
        (Word("kot"), "kot"),
    ],
)
def test_the_short_text_of_an_answer(value: object, text: str) -> None:
    assert notation(value) == text


@pytest.mark.parametrize("value", [1.5, [1], {}, Cell(1, 2), object()])
def test_an_answer_without_a_notation_is_the_authors_mistake(value: object) -> None:
    with pytest.raises(TypeError, match=r"give the class a notation\(\) method"):
        notation(value)


class Letters(str):
    """A kind of text."""

    __slots__ = ()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (True, 1),
        (1, 1.0),
        (Rank.ONE, 1),
        ("a", Letters("a")),
        ((1,), (True,)),
        ((1, ("a", 0)), (1, ("a", False))),
        ([1], (1,)),
        ({1}, frozenset({1})),
        ({"a": 1}, {"a": 1.0}),
    ],
)
def test_equal_values_of_different_types_are_not_the_same(one: object, other: object) -> None:
    assert one == other or isinstance(one, (list, set))
    assert not same(one, other)


def test_values_equal_in_type_and_content_are_the_same() -> None:
    assert same((1, "a", Cell(1, 2)), (1, "a", Cell(1, 2)))
    assert not same(Cell(1, 2), Cell(2, 1))


def test_a_digest_is_sixteen_digits_and_the_same_on_every_machine() -> None:
    assert digest("") == "e4a6a0577479b2b4"
    assert digest("Stolik – żółw") == digest("Stolik – żółw")
    assert len(digest("x" * 10_000)) == 16
