"""Turns: plays, orders, the foreminion, discarding, drawing, events, the end."""

import pytest
from tests.games.ku_radosci_pana.pictures import drawn, number, runner, table

from stolik import Runner
from stolik.core.scripts import PASS
from stolik.games.ku_radosci_pana import GAME
from stolik.games.ku_radosci_pana.cards import CARDS
from stolik.games.ku_radosci_pana.names import place_at
from stolik.games.ku_radosci_pana.table import KrpTable, Play


def ready(lying: KrpTable, *hand: str, seat: int = 0) -> KrpTable:
    """The table with these cards in a hand, and the rest of the deck to draw from."""
    lying.hands[seat] = tuple([number(key) for key in hand])
    held = [card for cards in lying.hands for card in cards]
    lying.pool = tuple([card.number for card in CARDS if card.number not in held])
    lying.small, lying.under, lying.top = 20, 10, True
    return lying


def give(going: Runner, what: str, choice: object) -> None:
    """Answer the question of this name, or the first one that offers this."""
    pending = next(one for one in going.asks() if one.what == what)
    going.answer(pending, pending.options.offered(choice))


def deal(going: Runner, outcome: object) -> None:
    going.deal(outcome)


def first_tower(going: Runner) -> str:
    return drawn(going.view(0).field("towers", tuple)[0])


def test_a_move_takes_a_minion_where_the_order_points() -> None:
    """KRP-C2, KRP-C1, KRP-C4, KRP-X5: one to the right, out of the tower, and it falls."""
    going = runner(ready(table("A\nB", A="", B=""), "szturchaniec"))
    give(going, "play", Play(number("szturchaniec"), 0, place_at(0, 2), False, 0, place_at(1, 2)))
    assert first_tower(going) == "B A"
    assert going.view(0).fields["discard"] == (number("szturchaniec"),)


def test_a_move_may_not_end_on_a_minion_or_under_the_ground() -> None:
    """KRP-C2, KRP-A36, KRP-D2: what lies between does not matter."""
    options = runner(ready(table("A B C", A="", B="", C=""), "kopniak", "zsyp")).asks()[0].options
    taken = Play(number("kopniak"), 0, place_at(0, 1), False, 0, place_at(2, 1))
    over = Play(number("kopniak"), 0, place_at(1, 1), False, 0, place_at(3, 1))
    below = Play(number("zsyp"), 0, place_at(1, 1), False, 0, place_at(1, 0))
    assert over in options
    for wish in (taken, below):
        why = options.why_not(wish)
        assert why is not None
        assert why.clause == "KRP-C2"


def test_a_swap_exchanges_two_minions_and_their_foreminions() -> None:
    """KRP-C3, KRP-K4, KRP-X5, KRP-A37: an empty place is never swapped."""
    lying = ready(table("A\nB", A="rider", B=""), "pietrus")
    going = runner(lying)
    lone = Play(number("pietrus"), 0, place_at(0, 2), False, 0, place_at(0, 3))
    assert lone not in going.asks()[0].options
    give(going, "play", Play(number("pietrus"), 0, place_at(0, 1), False, 0, place_at(0, 2)))
    assert first_tower(going) == "B\nA"
    assert going.view(0).fields["fore"] == (place_at(0, 1), 0)


def test_a_deflect_cannot_be_played_in_the_own_turn() -> None:
    """KRP-C6, KRP-A55, KRP-A1: with nothing else in hand the plays are skipped."""
    going = runner(ready(table("A", A=""), "parasol"))
    assert tuple(going.asks()[0].options) == (PASS,)
    give(going, "play", PASS)
    give(going, "play", PASS)
    give(going, "stride", PASS)
    assert tuple(going.asks()[0].options) == ("parasol",), "KRP-A64"


def test_who_played_nothing_has_to_discard() -> None:
    """KRP-A64, KRP-T4, KRP-A56: who played something may keep all, or discard one card."""
    going = runner(ready(table("A", A=""), "murek", "cegla", "kolek"))
    give(going, "play", Play(number("murek"), 0, place_at(1, 1)))
    give(going, "play", Play(number("cegla"), 0, place_at(2, 1)))
    give(going, "stride", PASS)
    assert tuple(going.asks()[0].options) == (PASS, "kolek")
    give(going, "discard", "kolek")
    assert number("kolek") in going.view(1).field("discard", tuple)


def test_two_cards_are_played_before_the_foreminion_moves() -> None:
    """KRP-T1, KRP-T2, KRP-T3, KRP-B4, KRP-R2: into any tower."""
    going = runner(ready(table("A", A=""), "murek", "cegla", "kolek"))
    assert [one.what for one in going.asks()] == ["play"]
    give(going, "play", Play(number("murek"), 1, place_at(0, 1)))
    assert [(one.seat, one.what) for one in going.asks()] == [(1, "deflect")]
    give(going, "deflect", PASS)
    give(going, "play", Play(number("cegla"), 0, place_at(0, 2)))
    assert [one.what for one in going.asks()] == ["stride"]


def test_a_foreminion_steps_to_a_neighbour_or_from_the_ground_to_level_one() -> None:
    """KRP-K3, KRP-D5: no diagonals."""
    lying = ready(table("C D\nA B", A="rider", B="", C="", D=""))
    assert tuple(runner(lying, "stride").asks()[0].options) == (PASS, "1,1", "0,2")
    lying.fore = [0, 0]
    going = runner(lying, "stride")
    assert tuple(going.asks()[0].options) == (PASS, "0,1", "1,1")
    give(going, "stride", "1,1")
    assert going.view(1).fields["fore"] == (place_at(1, 1), 0)


@pytest.mark.parametrize(
    ("before", "card", "place", "clause"),
    [
        ("A", "murek", (0, 1), "KRP-B3"),
        ("A", "murek", (1, 2), "KRP-A10"),
        ("A", "murek", (3, 1), "KRP-A12"),
        ("A", "balonik", (2, 3), "KRP-A10"),
        ("A", "nietoperznik", (1, 2), "KRP-A10"),
        ("A", "murek", (0, 0), "KRP-A36"),
    ],
)
def test_where_a_minion_may_not_be_laid(
    before: str, card: str, place: tuple[int, int], clause: str
) -> None:
    """KRP-B1, KRP-B2, KRP-B3, KRP-A10, KRP-A12: each no has its clause."""
    options = runner(ready(table(before, A=""), card)).asks()[0].options
    why = options.why_not(Play(number(card), 0, place_at(*place)))
    assert why is not None
    assert why.clause == clause


def test_a_flying_minion_may_be_laid_beside_any_other() -> None:
    """KRP-A10, KRP-B2: and on the ground in a gap, and anywhere under floating ones (KRP-A12)."""
    options = runner(ready(table("A . B", A="", B=""), "balonik", "murek")).asks()[0].options
    assert Play(number("balonik"), 0, place_at(0, 2)) in options
    assert Play(number("murek"), 0, place_at(1, 1)) in options
    floating = ready(table("A\n.", A="flying"), "balonik", "murek")
    options = runner(floating).asks()[0].options
    assert Play(number("balonik"), 0, place_at(1, 2)) in options
    for column in (-1, 0, 1):
        assert Play(number("murek"), 0, place_at(column, 1)) in options


def drawing(lying: KrpTable, kind: str) -> Runner:
    """A seat draws a card, and this turns up behind it."""
    going = runner(lying, "refill")
    card = going.chance()
    assert card is not None
    deal(going, card.bag.items[0])
    deal(going, kind)
    return going


def test_an_event_never_enters_a_hand() -> None:
    """KRP-T6, KRP-T5, KRP-A2, KRP-A4, KRP-D9: it acts at once, then drawing goes on."""
    lying = ready(table("A B", A="R1", B=""), "murek", "cegla")
    lying.brawls = 3
    lying.hands[1] = lying.pool[:3]
    lying.pool = lying.pool[3:]
    going = drawing(lying, "brawl")
    deal(going, "spread")
    assert first_tower(going) == "A"
    assert going.view(0).fields["brawls_left"] == 2
    deal(going, "card")
    assert [(one.seat, one.what) for one in going.asks()] == [(1, "play")], "KRP-T7"
    assert going.view(0).fields["held"] == (3, 3)


def test_who_deflected_refills_too_after_the_active_player() -> None:
    """KRP-T5, KRP-A2."""
    lying = ready(table("A", A=""), "murek", "cegla")
    lying.hands[1] = (number("kolek"), number("zgryz"))
    lying.pool = tuple([card for card in lying.pool if card not in lying.hands[1]])
    going = drawing(lying, "card")
    assert going.view(0).fields["held"] == (3, 2)
    card = going.chance()
    assert card is not None
    deal(going, card.bag.items[0])
    assert going.view(0).fields["held"] == (3, 3)


def test_master_is_coming_and_then_he_is_here() -> None:
    """KRP-E1, KRP-E2, KRP-S6, KRP-A35: three full brawls, Ninjas are revealed, and it is over."""
    lying = ready(table("A B C D", A="R1", B="R1", C="R1", D="=5"), "murek")
    lying.hands[0] = ()
    lying.pool = lying.pool[:21]
    going = drawing(lying, "coming")
    assert going.view(0).fields["coming"] is True
    lying.coming, lying.under = True, 20
    going = drawing(lying, "here")
    assert going.result() is not None
    assert first_tower(going) == "A", "each brawl leaves one fewer"


def test_a_tie_is_a_tie() -> None:
    """KRP-E3, KRP-A38, KRP-R1."""
    lying = table("A", A="=3")
    lying.towers[1] = lying.towers[0]
    result = GAME.result(lying)
    assert (result.places, result.points) == ((1, 1), (3, 3))
