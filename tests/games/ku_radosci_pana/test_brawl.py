"""Brawls, aggression, gravity and jumps: positions and properties."""

from hypothesis import given
from hypothesis import strategies as st
from tests.games.ku_radosci_pana.pictures import (
    attacked,
    clean,
    drawn,
    fought,
    rest,
    runner,
    table,
)

from stolik.games.ku_radosci_pana.cards import CARDS, MINIONS
from stolik.games.ku_radosci_pana.gravity import settle
from stolik.games.ku_radosci_pana.names import place_at
from stolik.games.ku_radosci_pana.preview import fight_out, foresee, live_score
from stolik.games.ku_radosci_pana.table import KrpTable, blank_table
from stolik.games.ku_radosci_pana.tower import Stone, Tower, tower_of
from stolik.games.ku_radosci_pana.verbs import kill


def test_an_arrow_wounds_every_neighbour_it_points_at() -> None:
    """KRP-F1, KRP-A13, KRP-A14: in four directions, each with a priority of its own."""
    assert fought(table(". A .\nB X C", X="L1 U2 R3", A="", B="", C="")) == ". X"
    assert fought(table("A X B", A="R2", X="L1 R3", B="[L]")) == "A . B"


def test_a_shield_stops_a_blow_from_its_side_only() -> None:
    """KRP-M2: shields are unrelated to armour, and turn with the minion (KRP-O2)."""
    assert fought(table("A X", A="R1", X="[L]")) == "A X"
    assert fought(table("A X", A="R1", X="[R]")) == "A"
    assert fought(table("A X", A="R1", X="[R] turned")) == "A x"


def test_faster_attacks_come_first_and_the_dead_strike_no_more() -> None:
    """KRP-F2, KRP-F4."""
    assert fought(table("A B", A="R3", B="L2")) == "A"
    assert fought(table("A B", A="R1", B="L2")) == ". B"


def test_attacks_of_one_priority_are_simultaneous() -> None:
    """KRP-F3."""
    assert fought(table("A B", A="R2", B="L2")) == ""


def test_a_confidant_neither_attacks_nor_is_attacked_in_a_brawl() -> None:
    """KRP-K2, KRP-Z1, KRP-A31: but it is by an aggression order, and can attack by one."""
    lying = table("A B C", A="R3", B="L2 R2 rider", C="L1")
    assert fought(lying) == "A B C"
    assert attacked(table("A B", A="R3", B="L2 rider"), "A") == "A"
    assert attacked(table("A B", A="R3", B="L2 rider"), "B") == ". B"


def test_an_attack_never_reaches_another_tower() -> None:
    """KRP-A32, KRP-F1: an arrow that points out of the tower does nothing."""
    lying = table("A", A="R3")
    lying.towers[1] = lying.towers[0]
    after, told = fight_out(lying)
    assert [drawn(tower) for tower in after.towers] == ["A", "A"]
    assert told == []


def test_a_new_confidant_is_calm_from_the_next_priority_on() -> None:
    """KRP-A33, KRP-K5: the jump comes between two priorities."""
    lying = table("X A B Y", X="R3", A="rider", B="", Y="L2")
    assert fought(lying) == "X A . Y", "A itself is calm, B is not"
    killed = table("X A B Y", X="", A="rider", B="", Y="L2")
    kill(killed, 0, place_at(1, 1), "KRP-M3")
    after, _ = fight_out(killed)
    assert drawn(after.towers[0]) == "X . . Y", "the first safe place was X, so B was hit"


def test_a_foreminion_may_jump_beside_lower_or_to_level_one_but_not_up() -> None:
    """KRP-K5, KRP-A30: and may choose the ground; it never dies."""
    lying = table("D . .\nA B .\nC E F", A="rider", B="", C="", D="", E="", F="")
    kill(lying, 0, place_at(0, 2), "KRP-M3")
    decision = settle(lying, 0)
    assert decision is not None
    assert decision.what == "jump"
    assert decision.options.items == ("0,1", "1,1", "2,1", "1,2", "ground")


def test_a_foreminion_without_a_safe_place_drops_to_the_ground() -> None:
    """KRP-K5, KRP-K1."""
    lying = table("A", A="rider")
    kill(lying, 0, place_at(0, 1), "KRP-M3")
    assert settle(lying, 0) is None
    assert lying.fore == [0, 0]


def test_a_foreminion_goes_where_its_confidant_falls() -> None:
    """KRP-K4."""
    lying = table("A\n.\n.", A="rider")
    assert rest(lying) == "A"
    assert lying.fore[0] == place_at(0, 1)


def test_gravity_goes_level_by_level_and_from_the_left() -> None:
    """KRP-G1, KRP-G2, KRP-G3, KRP-G5, KRP-N2: all above fall too, straight down."""
    assert rest(table("A B\nC D\n. .\nE .", A="", B="", C="", D="", E="")) == clean("A .\nC B\nE D")
    lying = table("A B", A="", B="")
    assert rest(lying) == "A B", "level 1 cannot fall"


def test_after_an_aggression_gravity_follows_in_that_tower() -> None:
    """KRP-C5, KRP-X5: it kills the one below and then falls one level."""
    assert attacked(table("A\nB\nC", A="D1", B="", C=""), "A") == clean("A\nC")


def test_a_brawl_is_told_step_by_step_with_its_clauses() -> None:
    """KRP-D1: who hit whom, who died, who fell where."""
    foreseen = foresee(table("X\nA B", A="", B="L1", X=""), 0)
    assert [(kind, clause) for kind, clause, _ in foreseen.steps] == [
        ("hit", "KRP-F1"),
        ("died", "KRP-F4"),
        ("fell", "KRP-G3"),
    ]
    assert foreseen.points == (2, 0)


def test_what_a_seat_foresees_uses_only_what_it_knows() -> None:
    """KRP-D4, KRP-A62: an unknown minion does nothing, counts 0 and is shown as unknown."""
    lying = table("N A", N="ninja R3 =5 down", A="=1")
    assert foresee(lying, 0).steps == ()
    assert foresee(lying, 0).points == (1, 0)
    stone = lying.towers[0].stones[0]
    knowing = Stone(stone.place, stone.card, False, True, 1)
    lying.towers[0] = lying.towers[0].put(knowing)
    assert foresee(lying, 0).points == (5, 0)
    assert foresee(lying, 1).points == (1, 0)
    assert runner(lying).question("brawl", 1) is not None


def test_towers_react_clockwise_from_the_active_player() -> None:
    """KRP-A48, KRP-D3: in each step one tower after the other, each change with its reason."""
    lying = table("H A", 3, H="hungry R1", A="weak")
    lying.towers = [lying.towers[0]] * 3
    lying.active = 1
    _, told = fight_out(lying)
    eaten = [(event.get("tower"), event.clause) for event in told if event.kind == "ate"]
    assert eaten == [(1, "KRP-TR2"), (2, "KRP-TR2"), (0, "KRP-TR2")]


def test_the_live_score_shows_multipliers_and_parts() -> None:
    """KRP-D6, KRP-P1, KRP-P4: and P3, the parts."""
    lying = table("A .\nB .\nC . D", A="=2 rider", B="=3", C="=1", D="=4")
    own = [(line.level, line.base, line.times, line.ridden) for line in live_score(lying, 0)[0]]
    assert own == [(3, 2, 3, True), (2, 3, 2, True), (1, 1, 1, True), (1, 4, 1, False)]


places = st.tuples(st.integers(-2, 2), st.integers(1, 5)).map(lambda pair: place_at(*pair))
lyings = st.tuples(places, st.booleans(), st.booleans())


@st.composite
def towers(draw: st.DrawFn) -> Tower:
    """Any minions anywhere, lying anyhow, in any order of storage."""
    numbers = draw(st.lists(st.sampled_from(MINIONS), max_size=14, unique=True))
    taken: dict[int, Stone] = {}
    for number in numbers:
        place, turned, down = draw(lyings)
        hidden = down and CARDS[number].traits & 256 != 0
        taken[place] = Stone(place, CARDS[number], turned, hidden, 0 if hidden else -1)
    return tower_of(tuple(draw(st.permutations(list(taken.values())))))


def ridden(tower: Tower, at: int) -> KrpTable:
    """A table with this tower, a foreminion on one of its minions."""
    fore = tower.stones[at % len(tower.stones)].place if tower.stones else 0
    return blank_table((0, 1), [tower, Tower(())], [fore, 0])


def numbers_of(lying: KrpTable) -> list[int]:
    return sorted([*lying.discard, *[stone.card.number for stone in lying.towers[0].stones]])


@given(towers(), st.integers(0, 20))
def test_gravity_ends_is_idempotent_and_keeps_all_cards(tower: Tower, at: int) -> None:
    """KRP-G1 to KRP-G6, KRP-A3: and nobody who has to fall is left in the air."""
    lying = ridden(tower, at)
    before = numbers_of(lying)
    first = rest(lying)
    assert numbers_of(lying) == before
    assert rest(lying) == first
    final = lying.towers[0]
    assert all(final.stands(one.place) or final.hovers(one) for one in final.stones)
    assert lying.fore[0] == 0 or final.at(lying.fore[0]) is not None


@given(towers(), st.integers(0, 20))
def test_a_brawl_ends_keeps_all_cards_and_leaves_the_table_alone(tower: Tower, at: int) -> None:
    """KRP-Z1, KRP-Z2, KRP-TR9: afterwards every Ninja lies face down."""
    lying = ridden(tower, at)
    after, _ = fight_out(lying)
    assert numbers_of(after) == numbers_of(lying)
    assert lying.towers[0] is tower
    assert all(one.down == (one.card.traits & 256 != 0) for one in after.towers[0].stones)


@given(towers(), st.randoms(use_true_random=False))
def test_the_order_of_storage_decides_nothing(tower: Tower, shuffler: object) -> None:
    """KRP-A16: stones given in any order make the same tower and the same brawl."""
    mixed = list(tower.stones)
    shuffler.shuffle(mixed)  # type: ignore[attr-defined]
    one, _ = fight_out(ridden(tower, 0))
    other, _ = fight_out(ridden(tower_of(tuple(mixed)), 0))
    assert drawn(one.towers[0]) == drawn(other.towers[0])
