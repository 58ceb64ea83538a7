"""The clauses of the gingerbread fair, each on a table drawn by hand.

A row of a picture is a seat: its hand, its coins, its stall, and what lies under its counter. Who
has the turn is marked; every card that is not drawn lies in the deck.
"""

from __future__ import annotations

from typing import Any

import pytest

from stolik.core.position import Position
from stolik.core.refusal import Refused
from stolik.core.runner import Runner
from stolik.core.seen import only
from stolik.core.table import Event
from stolik.core.view import Pending
from stolik.testing.toy import GAME
from stolik.testing.toy.core import CARDS
from stolik.testing.toy.moves import Payment
from stolik.testing.toy.setup import PURSE
from stolik.testing.toy.table import FairTable

DUEL = """
> H4 M3 | bgr | H2 S9 | -
  B6 S1 | br  | S8 M8 | H7
"""
BEAR = """
> B5 H1 | -   | -     | -
  H2 H3 | -   | S4 M8 | -
  M9 S2 | -   | -     | -
"""
PAIRS = """
> M3 H4 | -   | -     | -
  B6 S1 | -   | -     | -
  M5    | -   | -     | -
  S7    | -   | -     | -
"""


def stand(picture: str, script: str = "act", mode: str = "fair", **fields: Any) -> Runner:
    """The fair as drawn, on its first day of one, hearts in fashion."""
    rows = [row for row in picture.splitlines() if row.strip()]
    setup = GAME.setup(seats=len(rows), mode=mode, days="1")
    table = GAME.table(setup)
    piles = [[part.split() for part in row[1:].split("|")] for row in rows]
    for seat, (hand, coins, stall, counter) in enumerate(piles):
        table.hands[seat] = tuple(sorted(hand))
        table.coins[seat] = tuple("".join(coins).strip("-"))
        table.stalls[seat] = tuple([card for card in stall if card != "-"])
        known = only(*table.side(seat))
        table.counters[seat] = tuple([(card, known) for card in counter if card != "-"])
    table.first = table.active = next(i for i, row in enumerate(rows) if row[0] == ">")
    drawn = [card for row in piles for pile in row for card in pile]
    table.deck = tuple([card for card in CARDS if card not in drawn])
    table.till = tuple(sorted(len(rows) * PURSE))
    for coin in "".join(map("".join, table.coins)):
        table.till = table.till[: table.till.index(coin)] + table.till[table.till.index(coin) + 1 :]
    table.day, table.fashion, table.actions, table.embers = 1, "H", 2, len(rows)
    for name, value in fields.items():
        setattr(table, name, value)
    return Runner.at(setup, Position(table, script), listening=True)


def asked(runner: Runner) -> list[tuple[int, str]]:
    return [(one.seat, one.what) for one in runner.asks()]


def find(runner: Runner, seat: int, what: str) -> Pending:
    return next(one for one in runner.asks() if (one.seat, one.what) == (seat, what))


def give(runner: Runner, seat: int, what: str, text: str) -> tuple[Event, ...]:
    pending = find(runner, seat, what)
    return runner.answer(pending, pending.options.parse(text))


def deal(runner: Runner, outcome: str) -> tuple[Event, ...]:
    return runner.deal(outcome)


def table(runner: Runner) -> FairTable:
    made = runner._table()
    assert isinstance(made, FairTable)
    return made


def kinds(events: tuple[Event, ...]) -> list[str]:
    return [event.kind for event in events]


def test_the_highest_bid_leads_and_of_equal_ones_the_next_in_order() -> None:
    """TOY-9."""
    runner = stand(DUEL, "bidding", first=1)
    give(runner, 0, "bid", "2")
    give(runner, 1, "bid", "2")
    assert asked(runner) == [(1, "pay")]
    assert runner.where() == ("TOY-9", "TOY-9")
    give(runner, 1, "pay", "coin:b>coin:r")
    assert table(runner).first == 1
    assert table(runner).points == [0, 2]


def test_a_coin_beyond_the_price_is_a_point() -> None:
    """TOY-9."""
    runner = stand(DUEL, "bidding")
    give(runner, 0, "bid", "1")
    give(runner, 1, "bid", "0")
    give(runner, 0, "pay", "coin:b>coin:g>coin:r")
    assert table(runner).points == [4, 0]
    assert table(runner).coins[0] == ()


def test_a_complete_payment_may_be_the_beginning_of_another() -> None:
    """TOY-9."""
    payment = Payment(("b", "g", "r", "r"), 2)
    assert payment.touches(()) == ("coin:b", "coin:g", "coin:r")
    assert payment.done(("coin:b", "coin:g"))
    assert payment.touches(("coin:b", "coin:g")) == ("coin:r",)
    assert payment.pick(("coin:b", "coin:g", "coin:r")) == ("b", "g", "r")


@pytest.mark.parametrize("wish", ["", "coin:b", "coin:g>coin:b", "coin:b>coin:b", "b>g", "coin:x"])
def test_a_payment_too_small_or_out_of_order_is_refused(wish: str) -> None:
    """TOY-9."""
    with pytest.raises(Refused, match=r"pay at least|purse"):
        Payment(("b", "g", "r", "r"), 2).parse(wish)


def test_where_nobody_has_a_coin_nobody_bids() -> None:
    """TOY-9."""
    runner = stand(BEAR, active=2, actions=1, days=2, tomorrow="S")
    events = give(runner, 2, "act", "pass")
    assert events[-1].get("shape") == "S"
    assert asked(runner) == [(0, "reach"), (1, "reach"), (2, "reach")]


def test_all_reach_at_once_until_the_oven_is_cold() -> None:
    """TOY-10."""
    runner = stand(BEAR, "rush", embers=1, crows=0)
    give(runner, 2, "reach", "swap")
    deal(runner, "card")
    deal(runner, "B9")
    give(runner, 0, "reach", "take")
    deal(runner, "card")
    assert runner.chance() is not None
    deal(runner, "S9")
    assert asked(runner) == [], "luck hides the card that seat 2 has yet to hide"
    deal(runner, "M9")
    assert asked(runner) == [(0, "act")]
    assert table(runner).hands == [("B5", "H1", "S9"), ("H2", "H3"), ("B9", "S2")]
    assert table(runner).counters[2] == (("M9", only(2)),)


def test_the_rush_is_kept_whenever_all_stand_at_their_first_question() -> None:
    """TOY-10."""
    runner = stand(BEAR, "rush", crows=0)
    give(runner, 1, "reach", "take")
    deal(runner, "card")
    deal(runner, "S9")
    assert (runner.position.script, runner.position.answers) == ("rush", ())


def test_others_may_treat_while_the_game_waits_for_the_active_seat() -> None:
    """TOY-12."""
    runner = stand(DUEL)
    assert [(one.seat, one.what, one.need) for one in runner.asks()] == [
        (0, "act", True),
        (1, "treat", False),
    ]
    give(runner, 1, "treat", "r")
    assert table(runner).points == [1, 1]
    assert asked(runner) == [(0, "act")], "once a day"


def test_all_see_a_crow_but_only_its_drawer_sees_a_card() -> None:
    """TOY-13."""
    runner = stand(DUEL)
    give(runner, 0, "act", "draw")
    draw = runner.chance()
    assert draw is not None
    assert draw.bag.weights == (len(table(runner).deck), 4)
    deal(runner, "card")
    events = deal(runner, "B9")
    assert [(one.kind, one.seen_by) for one in events] == [("drew", -1), ("card", only(0))]
    give(runner, 0, "act", "draw")
    assert kinds(deal(runner, "crow")) == ["crow"]
    assert table(runner).crows == 3


def test_a_heart_takes_a_coin_from_the_till() -> None:
    """TOY-14."""
    runner = stand(DUEL)
    give(runner, 0, "act", "sell,H4")
    give(runner, 0, "coin", "g")
    assert table(runner).coins[0] == ("b", "g", "g", "r")


def test_what_a_moon_hides_only_the_own_side_knows() -> None:
    """TOY-15."""
    runner = stand(PAIRS, mode="pairs")
    give(runner, 0, "act", "sell,M3")
    assert find(runner, 0, "hide").seen_by == only(0, 2)
    give(runner, 0, "hide", "H4")
    seen = [runner.view(seat).fields["counters"] for seat in range(-1, 4)]
    open_, closed = (("H4",), (), (), ()), (("?",), (), (), ())
    assert seen == [closed, open_, closed, open_, closed]


def test_for_who_does_not_choose_luck_hides_a_card() -> None:
    """TOY-15."""
    runner = stand(DUEL)
    give(runner, 0, "act", "sell,M3")
    runner.default(find(runner, 0, "hide"))
    deal(runner, "H4")
    assert table(runner).counters[0] == (("H4", only(0)),)


def test_a_star_shows_its_seller_what_lies_under_a_counter() -> None:
    """TOY-16."""
    runner = stand("> S5 | - | - | -\n  B6 | - | - | H7\n  B7 | - | - | -")
    assert find(runner, 0, "act").options.has(("sell", "S5", "1"))
    assert not find(runner, 0, "act").options.has(("sell", "S5", "2"))
    events = give(runner, 0, "act", "sell,S5,1")
    assert [event.reveals for event in events if event.kind == "saw"] == [only(0)]
    seen = [runner.view(seat).fields["counters"] for seat in range(3)]
    assert [counters[1] for counters in seen] == [("H7",), ("H7",), ("?",)]  # type: ignore[index]  # a tuple


def test_everybody_is_asked_about_a_bear_whatever_they_hold() -> None:
    """TOY-17."""
    runner = stand(BEAR)
    give(runner, 0, "act", "sell,B5,1")
    assert asked(runner) == [(1, "throw"), (2, "throw")]
    assert list(find(runner, 1, "throw").options) == ["pass"]
    assert runner.where() == ("TOY-11", "TOY-17")


def test_a_card_of_its_number_or_more_drives_a_bear_off() -> None:
    """TOY-17."""
    runner = stand(BEAR)
    give(runner, 0, "act", "sell,B5,1")
    assert kinds(give(runner, 2, "throw", "M9")) == ["thrown"]
    assert table(runner).stalls[1] == ("S4", "M8")
    assert table(runner).crumbs == ("M9",)


def test_a_bear_that_nobody_stops_eats_the_dearest_card() -> None:
    """TOY-17."""
    runner = stand(BEAR)
    assert runner.view(1).fields["risk"] == 8
    give(runner, 0, "act", "sell,B5,1")
    give(runner, 2, "throw", "pass")
    assert asked(runner) == [(1, "throw")], "who passed is not asked again"
    give(runner, 1, "throw", "pass")
    assert table(runner).stalls[1] == ("S4",)
    assert runner.view(1).fields["risk"] == 4


def test_in_the_evening_counters_are_unveiled_and_fashion_counts_twice() -> None:
    """TOY-18, TOY-19."""
    runner = stand(DUEL, "act", active=1, actions=1)
    events = give(runner, 1, "act", "pass")
    assert [event.reveals for event in events if event.kind == "unveiled"] == [-1]
    result = runner.result()
    assert result is not None
    assert result.points == (2 * 2 + 9 + 2, 8 + 8 + 2 * 7)
    assert result.places == (2, 1)


def test_partners_share_their_points() -> None:
    """TOY-6, TOY-19."""
    runner = stand(PAIRS, mode="pairs", active=3, actions=1, points=[1, 2, 3, 5])
    give(runner, 3, "act", "pass")
    result = runner.result()
    assert result is not None
    assert result.points == (4, 7, 4, 7)
    assert result.places == (3, 1, 3, 1)
    assert result.teams == ((0, 2), (1, 3))


def test_of_two_sides_the_one_that_resigns_in_mid_effect_ends_the_fair() -> None:
    """TOY-21."""
    runner = stand(DUEL, points=[9, 0])
    give(runner, 0, "act", "sell,M3")
    assert asked(runner) == [(0, "hide")]
    events = runner.resign(0)
    assert kinds(events) == ["gone", "closed"]
    result = runner.result()
    assert result is not None
    assert (result.places, result.reason) == ((2, 1), "resigned")


def test_with_three_the_fair_goes_on_without_who_resigned() -> None:
    """TOY-21."""
    runner = stand(BEAR)
    give(runner, 0, "act", "sell,B5,1")
    runner.resign(2)
    assert asked(runner) == [(1, "throw")]
    assert kinds(give(runner, 1, "throw", "pass")) == ["eaten"]
    runner.resign(0)
    assert runner.result() is not None


def test_a_pair_goes_on_until_both_have_resigned() -> None:
    """TOY-21."""
    runner = stand(PAIRS, mode="pairs")
    runner.resign(3)
    assert asked(runner) == [(0, "act")]
    runner.resign(1)
    result = runner.result()
    assert result is not None
    assert result.places == (1, 3, 1, 3)


def test_the_same_words_refuse_a_card_of_another_and_a_card_that_there_is_not() -> None:
    """TOY-11, TOY-20."""
    options = find(stand(DUEL), 0, "act").options
    whys = [options.why_not(wish) for wish in ("sell,B6,1", "sell,X9", "nonsense", ("sell", "S1"))]
    assert len({why.en for why in whys if why is not None}) == 1
    assert None not in whys


def test_a_refusal_says_what_can_be_done() -> None:
    """TOY-11."""
    options = find(stand("> B5 | - | - | -\n  - | - | - | -", deck=(), crows=0), 0, "act").options
    draw, aim = options.why_not("draw"), options.why_not("sell,B5")
    assert draw is not None
    assert aim is not None
    assert (draw.clause, aim.clause) == ("TOY-13", "TOY-11")
    assert "B5" in aim.en
