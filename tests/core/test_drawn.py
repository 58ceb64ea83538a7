"""Drawn defaults under seal: recorded, verified and never shopped for."""

from collections.abc import Callable

import pytest
from tests.core.small_games import LETTERS, Sheet, Small, ask_id, match_of

from stolik.core.dealer import SeededDealer
from stolik.core.match import Match
from stolik.core.replay import load
from stolik.core.scripts import Script, ask, ask_of, chance, together
from stolik.core.steps import Bag, Chance

EIGHT = tuple("abcdefgh")


def fates(t: Sheet) -> Script[str | None]:
    asks = [ask_of(s, "seal", EIGHT, Chance("fate", Bag(EIGHT))) for s in (0, 1)]
    t.note(*(yield from together(tuple(asks))))
    t.note((yield from chance("card", tuple(range(50)))))
    yield from ask(0, "last", LETTERS, "a")
    return None


Act = Callable[[Match], object]


def expires(seat: int) -> Act:
    return lambda match: match.expire_one(ask_id(match, seat))


@pytest.mark.parametrize(
    "acts",
    [
        (expires(1),),
        (expires(0), expires(1)),
        (expires(1), expires(0)),
        (expires(1), lambda match: match.resign(0)),
        (expires(0), lambda match: match.resign(0)),
        (expires(0), lambda match: match.resign(0), expires(1)),
        (lambda match: match.resign(1), expires(0)),
    ],
)
def test_seals_drawn_in_any_order_verify(acts: tuple[Act, ...]) -> None:
    match = match_of(fates, dealer=SeededDealer(3))
    for act in acts:
        act(match)
        again = load(Small(fates), match.save())
        assert again.save() == match.save()
