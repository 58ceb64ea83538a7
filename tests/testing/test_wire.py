"""The laws of the wire over every installed game and the toy; and planted faults that they find."""

from __future__ import annotations

from itertools import count
from typing import Any, Final

import msgspec
import pytest

import stolik
from stolik.core.options import Options, Touches
from stolik.core.refusal import Lang, Why
from stolik.core.spec import Game
from stolik.games.screens import Asked, PlainScreen, Screen, Sight
from stolik.testing.conformance import Case
from stolik.testing.dump import Broken
from stolik.testing.toy import GAME as TOY
from stolik.testing.toy import Fair
from stolik.testing.toy.leaky import LEAKS, NosyDeals, acting, nosy_offers
from stolik.testing.toy.table import FairTable
from stolik.testing.wire import laws_of_the_wire
from stolik.wire import asks
from stolik.wire.base import Touch
from stolik.wire.talk import Tried


class Shown(Fair):
    """The fair on another screen."""

    def __init__(self, screen: Screen) -> None:
        super().__init__("toy_shown")
        self._screen = screen

    def screen(self) -> Screen:
        return self._screen


SHORT: Final = {"fits": {"game": {"boards": "2"}}}
"""Several players play one board; alone all four are played."""

CASES = [
    *laws_of_the_wire(TOY, seeds=(1, 2)),
    *[
        case
        for name in stolik.game_names()
        for case in laws_of_the_wire(stolik.game(name), options=SHORT.get(name))
    ],
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_game_keeps_the_laws_of_the_wire(case: Case) -> None:
    case.check()


def broken(game: Game[Any], law: str, seeds: tuple[int, ...] = (1,)) -> str:
    """The first sentence by which this law finds the game out, over all its setups."""
    for case in laws_of_the_wire(game, seeds=seeds):
        if case.name.startswith(law):
            try:
                case.check()
            except Broken as found:
                return found.why
    return ""


TWINS = "equal_worlds_send_equal_bytes"


@pytest.mark.parametrize("leak", ["field", "count", "who", "event", "deck"])
def test_whatever_leaks_in_the_kernel_leaks_on_the_wire_and_is_found(leak: str) -> None:
    assert broken(LEAKS[leak], TWINS, seeds=(1, 2, 3)) != ""


class NosyTouches(NosyDeals):
    """A refusal by touch that knows where a card is."""

    def reason(self, wish: object) -> Why:
        if isinstance(wish, tuple):
            wish = wish[-1].replace("card:", "sell,")
        return super().reason(wish)


def nosy_touches(table: FairTable, seat: int) -> NosyTouches:
    offers = nosy_offers(table, seat)
    return NosyTouches(offers.items, offers.hand, offers.others)


def test_a_refusal_that_knows_where_a_card_is_is_found() -> None:
    game = Fair("toy_nosy", acting({}, nosy_touches))
    assert "answers" in broken(game, TWINS, seeds=(1, 2, 3))


class Nameless(PlainScreen):
    def names(self, sight: Sight, asked: Asked) -> dict[Touch, str]:
        return dict(list(super().names(sight, asked).items())[1:])


class AllAlike(PlainScreen):
    def names(self, sight: Sight, asked: Asked) -> dict[Touch, str]:
        return dict.fromkeys(super().names(sight, asked), "to")


class Handles(PlainScreen):
    def names(self, sight: Sight, asked: Asked) -> dict[Touch, str]:
        return {touch: touch for touch in super().names(sight, asked)}


class Braces(PlainScreen):
    def ask(self, sight: Sight, asked: Asked) -> asks.Ask:
        return msgspec.structs.replace(super().ask(sight, asked), say="Połóż {shape}.")


class Twice(PlainScreen):
    """The first box stands there a second time."""

    def ask(self, sight: Sight, asked: Asked) -> asks.Ask:
        ask = super().ask(sight, asked)
        return msgspec.structs.replace(ask, boxes=(*ask.boxes, ask.boxes[0]))


class Fewer(PlainScreen):
    """The last box is missing."""

    def ask(self, sight: Sight, asked: Asked) -> asks.Ask:
        ask = super().ask(sight, asked)
        return msgspec.structs.replace(ask, boxes=ask.boxes[:-1])


class Deaf(PlainScreen):
    """Any answer means the first option."""

    def read(self, asked: Asked, val: asks.Value) -> object:
        first = asked.options.touches(())[0]
        return asked.options.pick((first,)) if asked.options.done((first,)) else None


class Stubborn(PlainScreen):
    """Nothing is ever a whole answer."""

    def tried(self, t: str, sight: Sight, asked: Asked, val: asks.Value) -> Tried:
        return msgspec.structs.replace(super().tried(t, sight, asked, val), ok=False)


class Talkative(PlainScreen):
    def ask(self, sight: Sight, asked: Asked) -> asks.Ask:
        return msgspec.structs.replace(super().ask(sight, asked), say="a" * 16 * 1024)


class Wavering(PlainScreen):
    """It remembers something: what it shows depends on what it has shown."""

    def __init__(self) -> None:
        self.asked = count()

    def table(self, sight: Sight) -> object:
        return next(self.asked)


class Forgetful(PlainScreen):
    """The last happening is left out."""

    def events(self, sight: Sight, first: int) -> Any:
        return super().events(sight, first)[:-1]


@pytest.mark.parametrize(
    ("screen", "law", "why"),
    [
        (Nameless(), "every_touch_has_a_name", "without a name"),
        (AllAlike(), "every_touch_has_a_name", "one name twice"),
        (Handles(), "nothing_shown_is_code", "A handle"),
        (Braces(), "nothing_shown_is_code", "reads code"),
        (Twice(), "boxes_are_the_options", "overlap"),
        (Fewer(), "boxes_are_the_options", "on offer"),
        (Deaf(), "every_option_can_be_answered", "means"),
        (Stubborn(), "every_option_can_be_answered", "says it is none"),
        (Talkative(), "questions_are_small", "bytes"),
        (Wavering(), "a_moved_view_is_a_fresh_view", "another view"),
        (Forgetful(), "a_moved_view_is_a_fresh_view", "is told"),
    ],
)
def test_a_screen_that_breaks_a_law_is_found(screen: Screen, law: str, why: str) -> None:
    assert why in broken(Shown(screen), law)


class Wordless(Fair):
    """The fair without a word for what is touched."""

    def touched(self, what: str, options: Options[Any], path: Touches, lang: Lang) -> str:
        return path[-1].replace(":", " ")


def test_words_that_fall_back_on_a_handle_are_found() -> None:
    assert "A handle: 'button 0'" in broken(Wordless("toy_wordless"), "nothing_shown_is_code")


def test_there_is_a_case_for_every_law_and_setup() -> None:
    names = [case.name for case in CASES]
    assert len(set(names)) == len(names)
    assert len([name for name in names if name.startswith(TWINS) and "fits" in name]) == 5
