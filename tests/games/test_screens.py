"""The screen of any game: plain values, walks opened touch by touch, names told apart."""

from __future__ import annotations

from enum import Enum

import pytest

from stolik import Refused
from stolik.core.options import Listed
from stolik.core.steps import Ask
from stolik.core.view import Pending, View
from stolik.games.layout import CROWDED, Layout, tell_apart
from stolik.games.screens import Asked, PlainScreen, Sight, plain, screen_of
from stolik.testing.toy import GAME as TOY
from stolik.testing.toy.moves import Deals, Payment
from stolik.wire import asks

SCREEN = PlainScreen()


class Shape(Enum):
    HEART = 1


class Pair:
    __match_args__ = ("left", "right")

    def __init__(self, left: object, right: object) -> None:
        self.left = left
        self.right = right


class Noted:
    def notation(self) -> str:
        return "N7"


def asked_of(what: str, options: Listed[object] | Payment | Deals) -> Asked:
    """A question of seat 0."""
    return Asked(f"0/0:{what}:1", Pending(Ask(0, what, options, None), True, False))


def sight_with(*asked: Asked) -> Sight:
    """A table on which there is nothing but questions."""
    return Sight(TOY, View(0, {}, (), (), (), False), asked, (), None, "en")


def test_a_game_without_a_screen_gets_the_plain_one() -> None:
    assert isinstance(screen_of(TOY), PlainScreen)


def test_what_lies_on_a_table_becomes_plain() -> None:
    assert plain({"a": (1, [2.5, None]), 3: frozenset({"y", "x"}), Shape.HEART: {True}}) == {
        "a": [1, [2.5, None]],
        "3": ["x", "y"],
        "heart": [True],
    }
    assert plain(Pair(Noted(), Shape.HEART)) == {"left": "N7", "right": "heart"}


# Boxes of a list.


def test_a_sale_is_a_card_and_where_it_aims_at_a_seat() -> None:
    """TOY-11: a bear names a seat, a heart does not."""
    sales = (("draw",), ("sell", "H1"), ("sell", "B2", "1"), ("sell", "B2", "2"), ("pass",))
    layout = Layout(Deals(sales, ("H1", "B2")))
    assert [slot.name for slot in layout.slots] == ["card", "seat"]
    assert layout.boxes == (
        (("button:draw", "card:H1", "button:pass"), None),
        (("card:B2",), ("seat:1", "seat:2")),
    )
    assert not layout.walked


def test_touches_light_up_in_any_order() -> None:
    sales = (("sell", "B2", "1"), ("sell", "B3", "1"), ("sell", "B3", "2"), ("pass",))
    layout = Layout(Deals(sales, ("B2", "B3")))
    assert layout.lit(()) == ["card:B2", "seat:1", "card:B3", "seat:2", "button:pass"]
    assert layout.lit(("seat:2",)) == ["card:B3"]
    assert layout.lit(("card:B3",)) == ["seat:1", "seat:2"]
    assert layout.lit(("card:B2", "seat:2")) == []


class Pairs(Listed[tuple[int, int]]):
    def touch(self, item: tuple[int, int]) -> tuple[str, ...]:
        return tuple([f"cell:{number}" for number in item])


def test_two_touches_of_one_kind_are_two_slots() -> None:
    layout = Layout(Pairs(((1, 2), (2, 1))))
    assert [slot.name for slot in layout.slots] == ["cell", "cell2"]


def test_a_slot_for_several_kinds_of_things_is_called_touch() -> None:
    class Either(Listed[str]):
        def touch(self, item: str) -> tuple[str, ...]:
            return (item,)

    assert [slot.name for slot in Layout(Either(("card:1", "cell:2"))).slots] == ["touch"]


def test_a_list_too_long_for_one_message_is_walked() -> None:
    """Choices that share nothing make a box each: a message of them would be too long."""
    few = Layout(Pairs(tuple([(number, number) for number in range(CROWDED // 2)])))
    many = Layout(Pairs(tuple([(number, number) for number in range(CROWDED)])))
    assert (few.walked, many.walked) == (False, True)
    assert many.paths is None


# Walks.


def test_a_payment_opens_touch_by_touch() -> None:
    """TOY-9: two coins are due of blue, green, red and red, each colour after the one before."""
    asked = asked_of("pay", Payment(("b", "g", "r", "r"), 2))
    sight = sight_with(asked)
    ask = SCREEN.ask(sight, asked)
    assert ask.tries
    assert ask.boxes == ((("coin:b", "coin:g", "coin:r"), "*"),)
    first = SCREEN.tried("t", sight, asked, {"1": "coin:g"})
    assert not first.ok
    assert first.boxes == ((("coin:g",), ("coin:r",), "*"), (("coin:g",), ("coin:r",), None))
    second = SCREEN.tried("t", sight, asked, {"1": "coin:g", "2": "coin:r"})
    assert second.ok
    assert second.boxes == (
        (("coin:g",), ("coin:r",), ("coin:r",)),
        (("coin:g",), ("coin:r",), None),
    )
    last = SCREEN.tried("t", sight, asked, {"1": "coin:g", "2": "coin:r", "3": "coin:r"})
    assert last.ok
    assert last.boxes == ((("coin:g",), ("coin:r",), ("coin:r",)),)
    assert last.slots is not None
    assert [slot.name for slot in last.slots] == ["1", "2", "3"]
    assert set(last.names) == {"coin:g", "coin:r"}


def test_a_walk_is_answered_by_its_touches() -> None:
    asked = asked_of("pay", Payment(("b", "g", "r", "r"), 2))
    assert SCREEN.read(asked, {"1": "coin:b", "2": "coin:r"}) == ("b", "r")
    assert SCREEN.value(asked, ("b", "r")) == {"1": "coin:b", "2": "coin:r"}
    wrong: tuple[asks.Value, ...] = (
        {"1": "coin:b", "3": "coin:r"},
        {"2": "coin:b"},
        {"1": {"coin:b": 1}},
    )
    for val in wrong:
        with pytest.raises(Refused) as refused:
            SCREEN.read(asked, val)
        assert refused.value.code == "malformed"


def test_a_touch_out_of_its_turn_is_refused_with_the_reason_of_the_game() -> None:
    """TOY-9."""
    asked = asked_of("pay", Payment(("b", "g", "r", "r"), 2))
    why = SCREEN.why(asked, "coin:b", {"1": "coin:g"})
    assert why is not None
    assert why.clause == "TOY-9"
    assert SCREEN.why(asked, "coin:r", {"1": "coin:g"}) is None
    tried = SCREEN.tried("t", sight_with(asked), asked, {"1": "coin:g", "2": "coin:b"})
    assert (tried.ok, tried.why is not None) == (False, True)
    assert tried.say == tried.why.say if tried.why else False


def test_touches_that_lead_nowhere_are_refused_wherever_they_stand() -> None:
    """TOY-9, TOY-11: what a page may send, whatever it showed."""
    payment = asked_of("pay", Payment(("b", "g"), 1))
    sale = asked_of("act", Deals((("sell", "B2", "1"), ("pass",)), ("B2",)))
    for asked, val in (
        (payment, {"1": "coin:x"}),
        (payment, {"1": "coin:g", "2": "coin:g"}),
        (sale, {"card": "card:B3"}),
        (sale, {"card": "button:pass", "seat": "seat:1"}),
    ):
        tried = SCREEN.tried("t", sight_with(asked), asked, dict(val))
        assert not tried.ok
        assert tried.why is not None
        assert tried.why.clause in ("TOY-9", "TOY-11")


def test_a_part_of_a_listed_answer_may_be_tried_in_any_order() -> None:
    asked = asked_of("act", Deals((("sell", "B2", "1"), ("pass",)), ("B2",)))
    tried = SCREEN.tried("t", sight_with(asked), asked, {"seat": "seat:1"})
    assert (tried.ok, tried.why) == (False, None)


def test_what_was_touched_wrongly_lights_nothing() -> None:
    asked = asked_of("pay", Payment(("b", "g"), 1))
    assert Layout(asked.options).lit(("coin:x",)) == []
    assert SCREEN.why(asked, "coin:b", {"1": "coin:x"}) is not None


def test_nothing_touched_is_named_by_the_question() -> None:
    asked = asked_of("pay", Payment(("b", "g"), 1))
    tried = SCREEN.tried("t", sight_with(asked), asked, {})
    assert tried.say == "Pay for the pitch. Coins beyond the price are tips, a point each."


# Names.


def test_what_is_called_the_same_is_numbered_within_its_slot() -> None:
    names: dict[str, str] = {}
    tell_apart(names, {"card:1": "heart", "card:2": "moon", "card:3": "heart"})
    tell_apart(names, {"seat:1": "heart"})
    assert names == {
        "card:1": "heart",
        "card:2": "moon",
        "card:3": "heart (2)",
        "seat:1": "heart",
    }


def test_a_part_of_an_answer_is_called_by_its_last_touch() -> None:
    sales = (("sell", "B2", "1"), ("sell", "B2", "2"), ("pass",))
    asked = asked_of("act", Deals(sales, ("B2",)))
    sight = sight_with(asked)
    names = SCREEN.names(sight, asked)
    assert names["button:pass"] == "rest"
    assert SCREEN.tried("t", sight, asked, {"card": "card:B2"}).say == names["card:B2"]
    whole = SCREEN.tried("t", sight, asked, {"card": "card:B2", "seat": "seat:1"})
    assert (whole.ok, whole.say) == (True, "sell bear 2, aimed at seat 1")
