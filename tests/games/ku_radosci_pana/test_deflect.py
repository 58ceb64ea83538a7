"""Deflection: who is asked, where the card may go, chains, and what of Ninjas stays secret."""

from tests.games.ku_radosci_pana.pictures import number, runner, table
from tests.games.ku_radosci_pana.test_turn import give, ready

from stolik import Rng, Runner
from stolik.core.scripts import PASS
from stolik.games.ku_radosci_pana.cards import BLANK
from stolik.games.ku_radosci_pana.names import place_at
from stolik.games.ku_radosci_pana.table import KrpTable, Play
from stolik.games.ku_radosci_pana.tower import Stone


def at_three(card: str, *deflects: tuple[int, str], seats: int = 3) -> KrpTable:
    """Seat 0 holds a card; others hold deflects; every tower has a minion."""
    lying = table("A", seats, A="")
    for tower in range(1, seats):
        lying.towers[tower] = lying.towers[0]
    for seat, key in deflects:
        lying.hands[seat] = (*lying.hands[seat], number(key))
    return ready(lying, card)


def asked(going: Runner) -> list[tuple[int, str]]:
    return [(one.seat, one.what) for one in going.asks()]


def test_the_owner_is_asked_whatever_he_holds() -> None:
    """KRP-A49, KRP-D7, KRP-C6: and nobody where the card is for the own tower."""
    for deflects in ((), ((1, "parasol"),)):
        going = runner(at_three("murek", *deflects))
        give(going, "play", Play(number("murek"), 1, place_at(1, 1)))
        assert asked(going) == [(1, "deflect")]
    going = runner(at_three("murek"))
    give(going, "play", Play(number("murek"), 0, place_at(1, 1)))
    assert asked(going) == [(0, "play")]


def test_with_three_the_card_comes_back_to_who_played_it() -> None:
    """KRP-X6, KRP-C6, KRP-C9, KRP-A5, KRP-A6: Y cannot keep it, Z has to send it to X."""
    going = runner(at_three("murek", (1, "parasol"), (2, "lusterko")))
    give(going, "play", Play(number("murek"), 1, place_at(1, 1)))
    give(going, "deflect", "parasol")
    assert {play.tower for play in going.asks()[0].options} == {2}
    give(going, "redirect", Play(number("murek"), 2, place_at(-1, 1)))
    assert asked(going) == [(2, "deflect")]
    give(going, "deflect", "lusterko")
    assert {play.tower for play in going.asks()[0].options} == {0}
    give(going, "redirect", Play(number("murek"), 0, place_at(1, 1)))
    assert asked(going) == [(0, "play")], "the active player is not asked (KRP-A5)"
    towers = going.view(0).field("towers", tuple)
    assert [len(tower.stones) for tower in towers] == [2, 1, 1]


def test_an_option_lets_a_card_be_deflected_to_the_own_tower() -> None:
    """KRP-A6."""
    lying = at_three("murek", (1, "parasol"))
    lying.rules = ("own_tower",)
    going = runner(lying)
    give(going, "play", Play(number("murek"), 1, place_at(1, 1)))
    give(going, "deflect", "parasol")
    assert {play.tower for play in going.asks()[0].options} == {1, 2}


def test_with_two_the_card_bounces_until_somebody_runs_out() -> None:
    """KRP-C9, KRP-A5, KRP-C6: the active player may deflect too."""
    lying = at_three("murek", (1, "parasol"), seats=2)
    lying.hands[0] = (number("murek"), number("lusterko"))
    going = runner(lying)
    give(going, "play", Play(number("murek"), 1, place_at(1, 1)))
    give(going, "deflect", "parasol")
    give(going, "redirect", Play(number("murek"), 0, place_at(1, 1)))
    assert asked(going) == [(0, "deflect")]
    give(going, "deflect", "lusterko")
    give(going, "redirect", Play(number("murek"), 1, place_at(1, 1)))
    assert tuple(going.asks()[0].options) == (PASS,)
    give(going, "deflect", PASS)
    assert [len(tower.stones) for tower in going.view(0).field("towers", tuple)] == [1, 2]


def test_a_deflected_order_keeps_its_option_and_gets_a_new_target() -> None:
    """KRP-C7, KRP-C8, KRP-C10, KRP-A8: and the other half has its refusal."""
    going = runner(at_three("szturchaniec", (1, "parasol")))
    order = number("szturchaniec")
    give(going, "play", Play(order, 1, place_at(0, 1), False, 1))
    give(going, "deflect", "parasol")
    options = going.asks()[0].options
    assert {(play.tower, play.half) for play in options} == {(2, 1)}
    why = options.why_not(Play(order, 2, place_at(0, 1), False, 0, place_at(1, 1)))
    assert why is not None
    assert why.clause == "KRP-C7"


def test_an_order_with_no_other_target_cannot_be_deflected() -> None:
    """KRP-A7: a new legal target is needed."""
    lying = at_three("szturchaniec", (1, "parasol"), seats=2)
    lying.towers[0] = lying.towers[0].remove(place_at(0, 1))
    going = runner(lying)
    give(going, "play", Play(number("szturchaniec"), 1, place_at(0, 1), False, 1))
    assert tuple(going.asks()[0].options) == (PASS,)


def test_either_owner_of_a_team_tower_may_deflect() -> None:
    """KRP-A7, KRP-V2: the card bounces between the two towers; no window for the own side."""
    lying = at_three("murek", (1, "parasol"), (3, "lusterko"), seats=4)
    lying.homes, lying.towers, lying.loose = (0, 1, 0, 1), lying.towers[:2], [(), ()]
    going = runner(lying, mode="teams")
    give(going, "play", Play(number("murek"), 1, place_at(1, 1)))
    assert asked(going) == [(1, "deflect"), (3, "deflect")]
    give(going, "deflect", PASS)
    give(going, "deflect", "lusterko")
    assert {play.tower for play in going.asks()[0].options} == {0}
    give(going, "redirect", Play(number("murek"), 0, place_at(1, 1)))
    assert asked(going) == [(0, "deflect"), (2, "deflect")]


def test_a_ninja_is_played_in_one_answer_and_shows_its_place_only() -> None:
    """KRP-A63, KRP-TR9, KRP-D8: the player who laid it may look again (KRP-A47)."""
    going = runner(at_three("kameleon"))
    give(going, "play", Play(number("kameleon"), 1, place_at(1, 1), True))
    seen = going.view(2).fields["flying"]
    assert isinstance(seen, Play)
    assert (seen.card, seen.tower, seen.place, seen.turned) == (-1, 1, place_at(1, 1), False)
    give(going, "deflect", PASS)
    assert [stone_at(going, seat).card is BLANK for seat in (-1, 0, 1, 2)] == [
        True,
        False,
        True,
        True,
    ]


def stone_at(going: Runner, seat: int) -> Stone:
    stone = going.view(seat).field("towers", tuple)[1].at(place_at(1, 1))
    assert isinstance(stone, Stone)
    return stone


def test_a_deflected_ninja_is_seen_by_who_deflected_it_and_by_nobody_else() -> None:
    """KRP-A9, KRP-A63, KRP-A47: he learns it only after deciding."""
    going = runner(at_three("szafniak", (1, "parasol")))
    give(going, "play", Play(number("szafniak"), 1, place_at(1, 1)))
    assert going.view(1).fields["flying"].card == -1  # type: ignore[attr-defined]
    give(going, "deflect", "parasol")
    assert going.view(1).fields["flying"].card == number("szafniak")  # type: ignore[attr-defined]
    assert going.view(2).fields["flying"].card == -1  # type: ignore[attr-defined]


def test_two_hands_that_differ_only_in_deflects_give_the_others_the_same_view() -> None:
    """KRP-A49, KRP-A50, KRP-A61: twins in what is hidden look the same to everybody else."""
    views = []
    for key in ("parasol", "murek"):
        lying = at_three("cegla", (1, key))
        lying.pool = tuple(
            [card for card in lying.pool if card not in (number("parasol"), number("murek"))]
        )
        going = runner(lying)
        give(going, "play", Play(number("cegla"), 1, place_at(1, 1)))
        views.append([going.view(seat).text() for seat in (-1, 0, 2)])
    assert views[0] == views[1]


def test_an_imagined_world_has_another_ninja_in_the_same_place() -> None:
    """KRP-A47: what a seat may not know is dealt anew, all else stays."""
    going = runner(at_three("szafniak"))
    give(going, "play", Play(number("szafniak"), 1, place_at(1, 1)))
    give(going, "deflect", PASS)
    found = set()
    for seed in range(30):
        twin = going.imagine(2, Rng(seed))
        assert twin.view(2).text() == going.view(2).text()
        found.add(stone_at(twin, 0).card.key)
    assert len(found) > 2
