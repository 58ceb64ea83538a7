"""Before the first turn: modes, options, the deck and the deal; and the deck of the project."""

import pytest

from stolik import Refused, Rng, Runner, SeededDealer
from stolik.games.ku_radosci_pana import GAME
from stolik.games.ku_radosci_pana.cards import (
    BRAWLS,
    CARDS,
    MINIONS,
    CardsError,
    load_files,
    read_arrows,
    read_deck,
    read_half,
    read_shields,
    read_traits,
)
from stolik.games.ku_radosci_pana.names import TRAITS
from stolik.games.ku_radosci_pana.setup import brawls, unders
from stolik.games.ku_radosci_pana.table import KrpTable


def begun(seed: int = 1, *, mode: str = "game", seats: int = 2, **options: str) -> Runner:
    """A game dealt, at its first question."""
    going, dealer = Runner.start(GAME.setup(mode=mode, seats=seats, **options)), SeededDealer(seed)
    while (draw := going.chance()) is not None:
        going.deal(dealer.draw(draw))
    return going


def lying(going: Runner) -> KrpTable:
    table = going.position.base
    assert isinstance(table, KrpTable)
    return table


@pytest.mark.parametrize(("seats", "count"), [(2, 9), (3, 8), (4, 7), (5, 6), (6, 6)])
def test_so_many_brawls_for_so_many_players(seats: int, count: int) -> None:
    """KRP-S2, KRP-S3, KRP-S4: two fewer in the first game."""
    assert brawls(GAME.setup(seats=seats)) == count
    assert brawls(GAME.setup(mode="first", seats=seats)) == count - 2
    assert BRAWLS == 9


def test_the_number_of_brawls_can_be_tuned() -> None:
    """KRP-A57, KRP-S4: from 0 to 9; not where there are none."""
    assert brawls(GAME.setup(seats=6, brawls="9")) == 9
    with pytest.raises(Refused, match="no brawl cards"):
        GAME.setup(mode="tall", brawls="3")


def test_the_first_game_leaves_out_the_advanced_minions() -> None:
    """KRP-S4, KRP-D11."""
    table = lying(begun(mode="first"))
    assert all(not CARDS[card].advanced for card in [*table.pool, *table.hands[0], *table.hands[1]])
    assert all(CARDS[card].advanced for card in table.box)


def test_everybody_has_three_real_cards_and_the_top_is_no_event() -> None:
    """KRP-S5, KRP-S7, KRP-S8, KRP-A45, KRP-S1, KRP-A50."""
    put_back = 0
    for seed in range(20):
        table = lying(begun(seed, seats=3))
        assert [len(hand) for hand in table.hands] == [3, 3, 3]
        assert table.top
        assert table.brawls + table.returned == 8
        assert table.fore == [0, 0, 0]
        put_back += table.returned
    assert put_back > 0


def test_the_small_deck_has_twenty_to_thirty_cards_and_master_lies_in_its_middle() -> None:
    """KRP-S6, KRP-A44: both numbers are secret, and dealt anew for a seat that imagines."""
    sizes = {lying(begun(seed)).small for seed in range(60)}
    assert min(sizes) >= 20
    assert max(sizes) <= 30
    assert list(unders(25)) == [10, 11, 12, 13, 14]
    going = begun()
    assert "small" not in going.view(0).fields
    assert len({lying(going.imagine(0, Rng(seed))).small for seed in range(20)}) > 3


def test_who_begins_is_random_or_as_agreed() -> None:
    """KRP-S9, KRP-A46: a rematch names the weakest of the last game."""
    assert len({lying(begun(seed, seats=4)).active for seed in range(20)}) == 4
    assert lying(begun(seats=4, first="3")).active == 2
    with pytest.raises(Refused, match="no such seat"):
        GAME.setup(seats=2, first="3")


def test_bigger_towers_have_no_brawls_and_only_master_himself() -> None:
    """KRP-V1, KRP-A40: the option keeps Idzie! as a warning."""
    table = lying(begun(mode="tall"))
    assert (table.brawls, table.coming, table.announced) == (0, True, False)
    assert lying(begun(mode="tall", warning="yes")).coming is False
    with pytest.raises(Refused, match="mode tall"):
        GAME.setup(warning="yes")


def test_teams_have_a_tower_and_two_foreminions_each() -> None:
    """KRP-V2, KRP-A43, KRP-A41: turns alternate between the teams, hands stay secret."""
    going = begun(mode="teams", seats=4)
    table = lying(going)
    assert table.homes == (0, 1, 0, 1)
    assert table.brawls + table.returned == 7
    assert len(table.fore) == 4
    assert going.view(2).fields["hands"] == table.hands[2]


def test_the_deck_is_ours_and_holds_what_it_promises() -> None:
    """KRP-A51, KRP-M1, KRP-A59: 79 minions and 17 orders, every trait on several of them."""
    assert (len(MINIONS), len(CARDS)) == (79, 96)
    for bit in TRAITS.values():
        assert len([card for card in CARDS if card.traits & bit]) >= 5
    assert 20 <= len([card for card in CARDS if card.advanced]) <= 32
    assert len({card.names[0] for card in CARDS} | {card.names[1] for card in CARDS}) == 192
    kinds = {frozenset(half.kind for half in card.halves) for card in CARDS if card.halves}
    for pair in (("aggression", "move"), ("swap", "deflect"), ("deflect", "aggression")):
        assert frozenset(pair) in kinds, "KRP-C10"


def test_an_owner_of_the_box_can_put_his_own_list() -> None:
    """KRP-A51: files are checked on loading, and the counts stand in deck.toml."""
    files = load_files()
    with pytest.raises(CardsError, match="promises 80 minions"):
        read_deck({**files, "deck": "minions = 80\norders = 17\nbrawls = 9"})
    same = 'murek = { value = 1, name = ["a", "b"], says = ["c", "d"] }'
    order = 'murek = { halves = ["deflect"], name = ["a", "b"], says = ["c", "d"] }'
    small = {"deck": "minions = 1\norders = 1", "minions": same, "orders": order}
    with pytest.raises(CardsError, match="share a name"):
        read_deck(small)
    small["orders"] = order = order.replace("murek", "skok")
    with pytest.raises(CardsError, match="value"):
        read_deck({**small, "minions": same.replace("1", "12")})
    with pytest.raises(CardsError, match="Polish and in English"):
        read_deck({**small, "minions": same.replace('"a", "b"', '"a"')})
    with pytest.raises(CardsError, match="one option or two"):
        read_deck({**small, "orders": order.replace('"deflect"', "")})


@pytest.mark.parametrize("text", ["X1", "U4", "U", "U11"])
def test_arrows_are_one_to_three_in_four_directions(text: str) -> None:
    """KRP-A13, KRP-F2."""
    with pytest.raises(CardsError, match="one to three"):
        read_arrows(text)


def test_shields_traits_and_orders_are_checked() -> None:
    """KRP-A51, KRP-C4."""
    with pytest.raises(CardsError, match="URDL"):
        read_shields("UU")
    with pytest.raises(CardsError, match="no trait"):
        read_traits(["sleepy"])
    with pytest.raises(CardsError, match="An order is"):
        read_half("deflect 1,0")
    with pytest.raises(CardsError, match="somewhere else"):
        read_half("move 0,0")
