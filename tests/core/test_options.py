"""Options: matched exactly, walked touch by touch, sampled, read from text, and why not."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from stolik.core.options import Listed, Options, Touches, Walk
from stolik.core.refusal import Refused, Uncounted, Why
from stolik.core.rng import Rng


class Coins(Walk[tuple[int, ...]]):
    """Pay `price` with coins of 1 and 2, or overpay by stopping late: (2,) may become (2, 1)."""

    def __init__(self, price: int) -> None:
        self.price = price

    def touches(self, prefix: Touches) -> Touches:
        return () if self._paid(prefix) > self.price else ("coin:1", "coin:2")

    def done(self, prefix: Touches) -> bool:
        return self._paid(prefix) >= self.price

    def pick(self, prefix: Touches) -> tuple[int, ...]:
        for made, touch in enumerate(prefix):
            if touch not in self.touches(prefix[:made]):
                raise Refused("illegal", Why("Nie ma takiej monety.", "No such coin."))
        if not self.done(prefix):
            raise Refused("illegal", Why("Za mało.", "Too little."))
        return tuple([int(touch[5:]) for touch in prefix])

    def path_of(self, choice: object) -> Touches:
        if not isinstance(choice, tuple):
            raise Refused("illegal", Why("To nie zapłata.", "This is no payment."))
        return tuple([f"coin:{coin}" for coin in choice])

    def mark(self) -> int:
        return self.price

    def _paid(self, prefix: Touches) -> int:
        return sum([int(touch[5:]) for touch in prefix])


class Cells(Listed[tuple[int, int]]):
    """Cells touched by column, then row."""

    def touch(self, item: tuple[int, int]) -> Touches:
        return (f"col:{item[0]}", f"row:{item[1]}")


LETTERS = Listed(("a", "b", "c"))
CELLS = Cells(((1, 1), (1, 2), (3, 1)))
COINS = Coins(3)


def test_a_choice_is_matched_by_identity_even_where_it_equals_nothing() -> None:
    class Odd:
        def __eq__(self, other: object) -> bool:
            return False

        def __hash__(self) -> int:
            return 0

    odd = Odd()
    assert Listed((1, odd)).offered(odd) is odd


def test_the_offered_option_itself_comes_back_never_the_callers_object() -> None:
    mine, theirs = (1, 2), tuple(int(digit) for digit in "12")
    assert mine is not theirs
    assert Listed((mine,)).offered(theirs) is mine


class Text(str):
    """A kind of text."""

    __slots__ = ()


class EqualToAll:
    """A stranger's object that claims to be whatever it is compared with."""

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0


@pytest.mark.parametrize(
    ("options", "choice"),
    [
        ((1, 2), True),
        ((1, 2), 1.0),
        ((True, False), 1),
        (("a",), Text("a")),
        (((1, "a"),), (True, "a")),
        (((1, "a"),), [1, "a"]),
        (((1, (2, 3)),), (1, (2.0, 3))),
        (("a", 1, None), EqualToAll()),
        (("a",), None),
        ((), "a"),
    ],
)
def test_what_only_equals_an_option_is_refused(options: tuple[object, ...], choice: object) -> None:
    listed = Listed(options)
    assert choice not in listed
    with pytest.raises(Refused, match="not among the options") as refused:
        listed.offered(choice)
    assert refused.value.code == "illegal"


def test_a_list_is_counted_iterated_and_read_in_its_order() -> None:
    assert LETTERS.count() == 3
    assert list(LETTERS) == ["a", "b", "c"]
    assert [LETTERS.parse(f" {LETTERS.text(one)}\n") for one in LETTERS] == ["a", "b", "c"]


@pytest.mark.parametrize("wish", ["", "d", "A", "a b", "a\0"])
def test_a_text_that_names_no_option_is_refused(wish: str) -> None:
    with pytest.raises(Refused, match="not among the options"):
        LETTERS.parse(wish)


def test_touches_narrow_a_list_until_one_choice_is_left() -> None:
    assert CELLS.touches(()) == ("col:1", "col:3")
    assert CELLS.touches(("col:1",)) == ("row:1", "row:2")
    assert CELLS.touches(("col:1", "row:2")) == ()
    assert CELLS.touches(("col:2",)) == ()
    assert CELLS.done(("col:1", "row:2"))
    assert not CELLS.done(("col:1",))
    assert CELLS.pick(("col:1", "row:2")) == (1, 2)


def test_a_single_value_is_a_button() -> None:
    assert LETTERS.touches(()) == ("button:a", "button:b", "button:c")
    assert LETTERS.path("b") == ("button:b",)


def test_touches_that_make_no_choice_are_refused() -> None:
    for prefix in [(), ("col:1",), ("col:9", "row:9"), ("col:1", "row:1", "row:1")]:
        with pytest.raises(Refused):
            CELLS.pick(prefix)


@pytest.mark.parametrize("options", [LETTERS, CELLS, Listed((None, True, 5))])
def test_every_listed_choice_is_reached_by_its_path_and_its_text(options: Listed[Any]) -> None:
    for one in options:
        path = options.path(one)
        assert options.done(path)
        assert options.pick(path) is one
        assert options.parse(options.text(one)) is one
        for made in range(len(path)):
            assert path[made] in options.touches(path[:made])


def test_none_may_be_an_option() -> None:
    options = Listed((None, "a"))
    assert options.pick(("button:-",)) is None
    assert options.offered(None) is None
    assert None in options


def test_why_not_is_none_for_what_is_on_offer_and_a_sentence_otherwise() -> None:
    assert LETTERS.why_not("a") is None
    assert CELLS.why_not((1, 2)) is None
    assert CELLS.why_not("1,2") is None, "a text counts as a wish too"
    wishes: list[tuple[Listed[Any], object]] = [(LETTERS, "x"), (CELLS, (9, 9)), (CELLS, "9,9")]
    for options, wish in [*wishes, (CELLS, 5)]:
        why = options.why_not(wish)
        assert why is not None
        assert why.say("pl") == "Tego nie ma wśród możliwości. Wybierz jedną z podanych."


def test_a_game_may_say_with_a_clause_why_a_wish_is_not_listed() -> None:
    class Strict(Listed[str]):
        def reason(self, wish: object) -> Why:
            return Why(f"Nie {wish}.", f"Not {wish}.", "TOY-9")

    for refuse in (Strict(("a",)).offered, Strict(("a",)).parse):
        with pytest.raises(Refused) as refused:
            refuse("b")
        assert refused.value.say("en") == "Not b. (TOY-9)"


def test_samples_of_a_list_reach_every_option() -> None:
    assert {LETTERS.sample(Rng(seed)) for seed in range(50)} == {"a", "b", "c"}


def test_the_mark_changes_with_the_options_and_only_with_them() -> None:
    assert Listed(("a", "b")).mark() == Listed(("a", "b")).mark()
    marks = {Listed(one).mark() for one in [("a",), ("b",), ("a", "b"), ("b", "a"), ("ab",), ()]}
    assert len(marks) == 6


# A walk.


def test_a_complete_choice_may_be_the_beginning_of_another() -> None:
    assert COINS.done(("coin:1", "coin:2"))
    assert COINS.touches(("coin:1", "coin:2")) == ("coin:1", "coin:2")
    assert COINS.pick(("coin:1", "coin:2")) == (1, 2)
    assert COINS.pick(("coin:1", "coin:2", "coin:2")) == (1, 2, 2)


def test_a_walk_judges_a_choice_by_its_touches() -> None:
    assert COINS.offered((2, 1)) == (2, 1)
    assert (2, 1) in COINS
    assert COINS.path((2, 1)) == ("coin:2", "coin:1")
    assert COINS.why_not((2, 1)) is None


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ((2,), "Too little."),
        ((2, 2, 1), "No such coin."),
        ((3,), "No such coin."),
        (5, "This is no payment."),
        ("coin:2", "Too little."),
        ("coin:2>coin:9", "No such coin."),
        ("", "Too little."),
        ("coin", "No such coin."),
    ],
)
def test_a_walk_says_why_not(wish: object, reason: str) -> None:
    assert wish not in COINS
    why = COINS.why_not(wish)
    assert why is not None
    assert why.en == reason


def test_a_walk_takes_no_equal_choice_of_another_type() -> None:
    class Pair(NamedTuple):
        first: int
        second: int

    for wish in [(2.0, 1), (True, 2), Pair(2, 1)]:
        assert COINS.why_not(wish) is not None


def test_a_walk_is_written_and_read_as_its_touches() -> None:
    assert COINS.text((2, 1)) == "coin:2>coin:1"
    assert COINS.parse(" coin:2>coin:1 ") == (2, 1)


def test_a_walk_whose_empty_beginning_is_complete_reads_the_empty_text() -> None:
    assert Coins(0).parse("") == ()
    assert Coins(0).text(()) == ""


def test_samples_of_a_walk_are_complete_choices_and_reach_all_of_them() -> None:
    rng = Rng(5)
    seen = {COINS.sample(rng) for _ in range(300)}
    assert seen == {
        *[(1, 1, 1), (1, 1, 1, 1), (1, 1, 1, 2), (1, 1, 2), (1, 2), (1, 2, 1), (1, 2, 2)],
        *[(2, 1), (2, 1, 1), (2, 1, 2), (2, 2)],
    }


def test_a_walk_is_neither_counted_nor_listed() -> None:
    with pytest.raises(Uncounted, match="not counted"):
        COINS.count()
    with pytest.raises(Uncounted, match="not listed"):
        list(COINS)


def test_a_dead_end_in_a_walk_is_reported_with_the_way_there() -> None:
    class DeadEnd(Coins):
        def touches(self, prefix: Touches) -> Touches:
            return ("coin:1",) if not prefix else ()

    with pytest.raises(Uncounted, match=r"dead end after \('coin:1',\)"):
        DeadEnd(5).sample(Rng(1))


def test_options_and_walks_ask_their_author_for_what_is_missing() -> None:
    bare: Options[int] = Options()
    walk: Walk[int] = Walk()
    wanted: list[Callable[[], object]] = [
        lambda: bare.offered(1),
        lambda: bare.touches(()),
        lambda: bare.done(()),
        lambda: bare.pick(()),
        lambda: bare.path(1),
        lambda: bare.text(1),
        lambda: bare.parse(""),
        lambda: bare.sample(Rng(1)),
        bare.mark,
        lambda: walk.path_of(1),
    ]
    for missing in wanted:
        with pytest.raises(NotImplementedError):
            missing()


def test_an_option_may_begin_or_end_with_a_blank() -> None:
    blanks = Listed((" a", "a", "a "))
    assert [blanks.parse(text) for text in (" a", "a", "a ", "  a ")] == [" a", "a", "a ", "a"]
