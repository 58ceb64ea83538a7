"""Before the first card: which boards, in which order, with which layouts; and every "no"."""

import pytest

from stolik import Match, Refused, Rng, SeededDealer
from stolik.games.fits import GAME
from stolik.games.fits.boards import load_boards, read_layout, write_layout
from stolik.games.fits.names import SHAPES
from stolik.games.fits.setup import OURS

TWO = OURS[2]
FOUR = OURS[4]


def settled(seed: int = 1, **chosen: str) -> dict[str, str]:
    """The options of a game for two as its record has them."""
    return dict(GAME.setup_of("game", 2, chosen).settled(Rng(seed)).options)


def refused(mode: str = "game", **chosen: str) -> Refused:
    with pytest.raises(Refused) as caught:
        GAME.setup_of(mode, None, chosen).settled(Rng(1))
    return caught.value


def numbers(layouts: tuple[str, ...]) -> str:
    return "".join([layout[0] for layout in layouts])


def test_the_normal_game_has_four_boards_in_order_for_two_to_four() -> None:
    """FITS-G1, FITS-G2, FITS-E1: board 1 in round 1, and so on."""
    for seats in (2, 3, 4):
        table = GAME.table(GAME.setup(seats=seats))
        assert numbers(table.layouts) == "1234"
        assert len(table.ramps) == seats


def test_alone_one_plays_solo() -> None:
    """FITS-E2: one seat, four boards."""
    setup = GAME.setup(mode="solo")
    assert (setup.seats, setup.options["boards"]) == (1, "1234")


def test_everybody_begins_with_an_empty_ramp_and_two_full_piles_of_cards() -> None:
    """FITS-S1, FITS-S3, FITS-C2: four start cards apart from sixteen basic ones."""
    table = GAME.table(GAME.setup(seats=3))
    assert {ramp.notation() for ramp in table.ramps} == {"00"}
    assert (len(table.spare), table.deck, table.card) == (4, SHAPES, "")


def test_sets_that_nobody_plays_with_are_not_in_the_game() -> None:
    """FITS-S2, FITS-C1: sixteen blocks a seat; with two seats there are 32."""
    for seats in (2, 4):
        parts = GAME.components(GAME.table(GAME.setup(seats=seats)))
        assert sum(n for name, n in parts.items() if name.startswith("block")) == 16 * seats


def test_all_seats_play_on_the_same_boards_6_by_12() -> None:
    """FITS-C4, FITS-C5, FITS-D1: one layout a round for all, places within the grid."""
    table = GAME.table(GAME.setup(seats=4))
    assert [read_layout(layout) for layout in table.layouts] == list(load_boards())
    for layout in table.layouts:
        assert all(
            s.column in range(1, 7) and s.row in range(1, 13) for s in read_layout(layout).specials
        )


def test_board_2_has_numbers_1_to_3_enough_for_the_printed_example() -> None:
    """FITS-D2, FITS-O6: values 1 to 3 only, one 1, one 2 and two 3s at least."""
    values = sorted(special.value for special in load_boards()[1].specials)
    assert set(values) == {1, 2, 3}
    assert values.count(3) >= 2


def test_board_3_has_white_fields_and_black_ones_of_minus_5() -> None:
    """FITS-D3, FITS-A18: enough for the printed example; every black field is -5."""
    values = [special.value for special in load_boards()[2].specials]
    assert {value for value in values if value < 0} == {-5}
    assert values.count(2) >= 2
    assert {1, 3} <= set(values)


def test_a_shorter_game_leaves_boards_out() -> None:
    """FITS-E3, FITS-A19: one to three boards, each at most once; boards 1 and 4 are proposed."""
    for boards in ("14", "3", "421"):
        assert numbers(GAME.table(GAME.setup(seats=2, boards=boards)).layouts) == boards


@pytest.mark.parametrize("boards", ["", "11", "5", "12341", "1 4", "abc", "12a", "٢"])
def test_boards_that_do_not_exist_or_come_twice_are_refused(boards: str) -> None:
    """FITS-A19: each board at most once."""
    refusal = refused(boards=boards)
    assert refusal.why.clause == "FITS-A19"
    assert boards in refusal.say("pl")
    assert boards in refusal.say("en")


def test_a_random_order_is_settled_before_the_game_and_stands_in_the_record() -> None:
    """FITS-E3, FITS-A15: the same boards, shuffled by the dealer."""
    found = {settled(seed, order="random")["boards"] for seed in range(40)}
    assert len(found) > 10
    assert all(sorted(boards) == list("1234") for boards in found)
    match = Match(GAME.setup(seats=2, order="random"), SeededDealer(3))
    assert match.header["asked"]["order"] == "random"
    assert match.header["options"]["order"] == "given"
    assert numbers(match.view(0).field("layouts", tuple)) == match.header["options"]["boards"]


def test_a_free_order_is_played_as_given() -> None:
    """FITS-E3: boards in another order."""
    assert settled(boards="4312")["boards"] == "4312"


def test_new_boards_are_made_on_request_and_stand_in_the_record() -> None:
    """FITS-A17: an addition of ours; the same seed makes the same boards."""
    made = settled(1, layouts="new")["layouts"]
    assert made == settled(1, layouts="new")["layouts"] != settled(2, layouts="new")["layouts"]
    assert [text[0] for text in made.split(";")] == list("1234")
    assert numbers(GAME.table(GAME.setup(seats=2, layouts=made)).layouts) == "1234"


def test_an_owner_plays_on_layouts_of_the_own_box() -> None:
    """FITS-A17, FITS-A18: given as text, in any order, with black fields of any value."""
    three = "3:c1r9=1,c3r9=2,c5r9=2,c2r7=3,c4r7=-7"
    setup = GAME.setup(seats=2, boards="43", layouts=f"{three};{FOUR}")
    assert GAME.table(setup).layouts == (FOUR, write_layout(read_layout(three)))


def test_layouts_that_cannot_be_read_are_refused_with_what_is_wrong() -> None:
    """FITS-A17, FITS-D1: a plain board 1."""
    refusal = refused(layouts="1:c1r1=3", boards="1")
    assert refusal.say("en") == (
        "These layouts cannot be read: Board 1 has no special fields. (FITS-A17)"
    )
    assert refusal.say("pl").startswith("Tego układu plansz nie da się odczytać")


def test_layouts_for_other_boards_than_those_played_are_refused() -> None:
    """FITS-A17: one layout a board."""
    assert "boards 24" in refused(layouts=f"{TWO};{FOUR}", boards="23").say("en")
    assert "plansz 22" in refused(layouts=f"{TWO};{TWO}", boards="23").say("pl")


def test_endless_layouts_are_refused_before_they_are_read() -> None:
    """FITS-A17: what a stranger sends may not keep the program busy."""
    assert "2000" in refused(layouts="2:" + "c1r1=1," * 100_000).say("pl")


def test_all_sensible_layouts_are_short_enough() -> None:
    """FITS-A17: every field special, as long as can be."""
    longest = [f"c{c}r{r}=-99" for c in range(1, 7) for r in range(1, 10)]
    low = "c1r10=1,c1r11=2,c2r11=2,c1r12=3"
    text = f"3:{','.join(longest)},{low}"
    assert GAME.setup(seats=2, boards="3", layouts=text).options["layouts"] == text


def test_the_puzzle_of_the_day_is_for_one_on_four_new_boards() -> None:
    """FITS-A17, FITS-A10: the same for everybody who is dealt from the same day's seed."""
    asked = GAME.setup(mode="daily", day="2026-03-31")
    once, again = asked.settled(Rng(7)), asked.settled(Rng(7))
    assert (once.seats, once.options) == (1, again.options)
    assert once.options["layouts"].count(";") == 3


@pytest.mark.parametrize("day", ["", "31.03.2026", "2026-02-30", "2026-W01-1", "20260331"])
def test_a_puzzle_of_the_day_needs_a_day(day: str) -> None:
    """FITS-A17."""
    refusal = refused("daily", day=day)
    assert refusal.why.clause == "FITS-A17"
    assert "2026-03-31" in refusal.say("pl")


def test_no_other_game_has_a_day() -> None:
    """FITS-A17."""
    assert "2026-01-01" in refused("solo", day="2026-01-01").say("en")


@pytest.mark.parametrize(
    "chosen",
    [
        {"boards": "14"},
        {"boards": "4321"},
        {"order": "random"},
        {"layouts": f"{OURS[1]};{TWO};{OURS[3]};{FOUR}"},
    ],
)
def test_a_puzzle_of_the_day_is_the_same_for_all(chosen: dict[str, str]) -> None:
    """FITS-A17: neither other boards, nor another order, nor other layouts."""
    assert "that day's layouts" in refused("daily", day="2026-03-31", **chosen).say("en")


def test_a_random_order_of_the_day_is_refused_at_once() -> None:
    """FITS-A17: not only when the match begins."""
    with pytest.raises(Refused, match="boards in order"):
        GAME.setup(mode="daily", day="2026-03-31", order="random")


def test_a_puzzle_of_the_day_may_be_read_back_with_its_boards() -> None:
    """FITS-A17: what was settled stands in the record and is legal there."""
    options = GAME.setup(mode="daily", day="2026-03-31").settled(Rng(7)).options
    assert GAME.setup_of("daily", 1, options).options == options
