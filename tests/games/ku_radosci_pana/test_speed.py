"""Speed building, in real time and in step; and scoring of teams and of towers without a rider."""

from tests.games.ku_radosci_pana.pictures import runner, table, tower
from tests.games.ku_radosci_pana.test_setup import begun, lying
from tests.games.ku_radosci_pana.test_turn import give, ready

from stolik import Rng, Runner, SeededDealer
from stolik.games.ku_radosci_pana import GAME
from stolik.games.ku_radosci_pana.cards import MINIONS, UNKNOWN
from stolik.games.ku_radosci_pana.names import place_at
from stolik.games.ku_radosci_pana.offers import Plays
from stolik.games.ku_radosci_pana.scoring import best, on_top, total


def played(mode: str, seats: int, seed: int) -> Runner:
    """A whole game at random."""
    going, dealer, rng = begun(seed, mode=mode, seats=seats), SeededDealer(seed), Rng(seed)
    while going.result() is None:
        draw = going.chance()
        if draw is not None:
            going.deal(dealer.draw(draw))
            continue
        pending = rng.choice(going.asks())
        going.answer(pending, pending.options.sample(rng))
    return going


def test_all_build_at_once_and_see_only_their_own_next_card() -> None:
    """KRP-V3, KRP-A52, KRP-S2: minions only, dealt out equally, the surplus stays aside."""
    going = begun(mode="speed", seats=4)
    assert [one.seat for one in going.asks()] == [0, 1, 2, 3]
    table_now = lying(going)
    assert table_now.piles == [18, 18, 18, 18]
    assert set(MINIONS) == {*table_now.pool, *table_now.next_cards}
    for seat in range(4):
        assert going.view(seat).fields["next_cards"] == table_now.next_cards[seat]
    assert "next_cards" not in going.view(-1).fields


def test_cards_go_to_the_own_tower_only_and_none_is_kept_back() -> None:
    """KRP-A52, KRP-A54: there is always a place on the ground."""
    going = begun(mode="speed", seats=3)
    for one in going.asks():
        assert isinstance(one.options, Plays)
        assert {play.tower for play in one.options} == {one.seat}
        assert {play.card for play in one.options} == {lying(going).next_cards[one.seat]}


def test_the_last_card_laid_ends_the_building_at_once() -> None:
    """KRP-V3, KRP-A52, KRP-A60: whatever the others still wait for."""
    going, dealer = begun(3, mode="speed", seats=2), SeededDealer(3)
    while going.result() is None:
        draw = going.chance()
        if draw is not None:
            going.deal(dealer.draw(draw))
            continue
        pending = next(one for one in going.asks() if one.seat == 1)
        going.answer(pending, pending.default)
    assert lying(going).piles == [38, 0]


def test_in_step_all_lay_their_card_before_the_next_is_turned_over() -> None:
    """KRP-A52: sealed until the last is in, and all end together."""
    going = begun(mode="step", seats=2)
    one, other = going.asks()
    going.answer(other, other.default)
    assert [pending.seat for pending in going.asks()] == [0]
    assert not going.view(0).field("towers", tuple)[1].stones
    going.answer(one, one.default)
    assert lying(played("step", 3, 2)).piles == [0, 0, 0]


def test_after_speed_building_the_foreminion_counts_as_on_top() -> None:
    """KRP-A53, KRP-V3: on the highest level, in the part that scores best."""
    described = {"A": "=1", "B": "=5", "C": "=2", "D": "=3"}
    assert total(on_top(tower("A . B\nC . D", **described))) == 1 + 2 + 2 * 5 + 3
    assert total(on_top(tower(".", A=""))) == 0


def test_a_team_scores_with_its_higher_foreminion() -> None:
    """KRP-A42, KRP-V2: at equal height with the one that scores better."""
    lying_tower = tower("A . B\nC . D", A="=1", B="=5", C="=2", D="=3")
    low, left, right = place_at(2, 1), place_at(0, 2), place_at(2, 2)
    assert total(best(lying_tower, [low, left])) == 2 * 1 + 2 + 5 + 3
    assert total(best(lying_tower, [left, right])) == 2 * 5 + 3 + 1 + 2


def test_both_foreminions_of_a_team_calm_and_may_stand_together() -> None:
    """KRP-A41: each is moved in his own player's turn."""
    base = ready(table("A B", 4, A="", B=""), "murek")
    base.homes, base.towers, base.loose = (0, 1, 0, 1), base.towers[:2], [(), ()]
    base.fore = [0, 0, place_at(0, 1), 0]
    walking = runner(base, "stride", "teams")
    give(walking, "stride", "0,1")
    assert walking.view(0).fields["fore"] == (place_at(0, 1), 0, place_at(0, 1), 0)
    assert base.standing_on(0, place_at(0, 1)) == [2]


def test_every_mode_can_be_played_to_its_end() -> None:
    """KRP-E2, KRP-D11."""
    for mode in GAME.modes:
        going = played(mode.name, mode.most, 5)
        result = going.result()
        assert result is not None
        assert min(result.places) == 1
        assert all(card == UNKNOWN for card in lying(going).next_cards) or mode.name == "speed"
