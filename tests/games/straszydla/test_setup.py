"""Before the first round, and the components (STR-1, STR-3, STR-D)."""

import pytest
from tests.games.straszydla.positions import CITY, now, say, setup, table

from stolik.core.dealer import SeededDealer
from stolik.core.refusal import Refused
from stolik.core.rng import Rng
from stolik.core.runner import Runner
from stolik.games.straszydla import GAME, components
from stolik.games.straszydla.city import EDGE, GAP, build, city_of, complaint
from stolik.games.straszydla.components import CREATURES, HELP, TILES, DataError


def begun(**options: str) -> Runner:
    """A game dealt by a seed up to its first question."""
    agreed = GAME.setup(seats=3, **options).settled(Rng(1))
    runner, dealer = Runner.start(agreed, listening=True), SeededDealer(4)
    while (draw := runner.chance()) is not None:
        runner.deal(dealer.draw(draw))
    return runner


def test_a_city_built_by_chance_keeps_the_rules_of_building() -> None:
    """STR-3.1, STR-A54, STR-D1: five by five, the centre inside, the suburbs on the edge."""
    for seed in range(200):
        text = build(Rng(seed))
        assert complaint(text) == ""
        city = city_of(text)
        assert len(city.squares) == 25
        assert all(square in EDGE for square in city.suburbs)
    assert build(Rng(7)) == build(Rng(7)) != build(Rng(8))


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        (("old_square", "mill_pond2"), "unknown"),
        (("wells", "mill_pond"), "twice"),
        (("/bathhouse", "/bathhouse,-"), "shape"),
        (("wells", "-"), "centre"),
        (("east_suburb", "-"), "suburbs"),
    ],
)
def test_a_city_given_as_text_is_checked(change: tuple[str, str], wrong: str) -> None:
    """STR-3.1, STR-A54: what is wrong is said with the clause."""
    text = CITY.replace(*change)
    assert complaint(text) == wrong
    with pytest.raises(Refused) as refused:
        GAME.setup(city=text)
    assert refused.value.why.clause == "STR-3.1"


def test_the_centre_has_tiles_on_all_its_eight_sides_and_suburbs_lie_on_the_edge() -> None:
    """STR-3.1: the centre in the top row, a suburb in the middle."""
    top = CITY.replace("belfry", "X").replace("old_square", "belfry").replace("X", "old_square")
    assert complaint(top) == "centre"
    inside = (
        CITY.replace("north_suburb", "X").replace("wells", "north_suburb").replace("X", "wells")
    )
    assert complaint(inside) == "edge"


def test_a_city_is_built_by_hand_tile_by_tile_in_turn_order() -> None:
    """STR-3.1: all 25 tiles; the centre never on the edge, suburbs never inside."""
    runner, rng, seats = begun(city="hand"), Rng(5), []
    while runner.asks()[0].what == "tile":
        one = runner.asks()[0]
        seats.append(one.seat)
        runner.answer(one, one.options.sample(rng))
    assert len(seats) == 25
    assert seats[:4] == [seats[0], (seats[0] + 1) % 3, (seats[0] + 2) % 3, seats[0]]
    assert complaint(now(runner).city) == ""
    assert GAP not in city_of(now(runner).city).squares


def test_the_start_player_comes_by_chance_and_chooses_the_first_time_of_day() -> None:
    """STR-3.4, STR-A55: four terror cubes on the card; night is as good as day."""
    runner = begun(city=CITY)
    first = now(runner).first
    assert [(one.seat, one.what) for one in runner.asks()] == [(first, "time")]
    say(runner, first, "time", "night")
    assert now(runner).night
    assert now(runner).card == 4


def test_everybody_has_a_secret_pact_and_sees_the_own_only() -> None:
    """STR-3.6, STR-A3: three different pacts; others' are backs."""
    runner = begun(city=CITY)
    pacts = now(runner).pacts
    assert len(set(pacts)) == 3
    assert runner.view(1).fields["pacts"] == ("?", pacts[1], "?")
    assert runner.view(-1).fields["pacts"] == ("?", "?", "?")


def test_everybody_takes_a_wild_creature_three_white_cubes_a_black_one_and_a_suburb() -> None:
    """STR-3.7, STR-3.8, STR-3.9, STR-A35, STR-A48: the fourth 3/3 card stays on its pile."""
    runner = begun(city=CITY)
    first = now(runner).first
    order = [first, (first + 1) % 3, (first + 2) % 3]
    say(runner, first, "time", "day")
    for seat, name in zip(order, ("strzyga", "licho", "upior"), strict=True):
        say(runner, seat, "creature", name)
    dealer = SeededDealer(1)
    while (draw := runner.chance()) is not None:
        runner.deal(dealer.draw(draw))
    for seat, square in zip(order, ("a1", "e5", "a5"), strict=True):
        say(runner, seat, "start", square)
    after = now(runner)
    assert after.tops[3] == "latarnik"
    assert all(not CREATURES[name].wild for name in after.tops[:3])
    assert [after.cubes[seat][4] for seat in order] == [3, 3, 3]
    assert after.terror == (1, 1, 1)
    assert len(set(after.at)) == 3


def test_all_cubes_and_creatures_are_open_and_the_bank_has_no_end() -> None:
    """STR-3.5, STR-3.8, STR-A38: a spectator sees every field but the pacts."""
    start = table(bank=(-500, 0, 0, 0, 0, 0))
    assert start.bank[0] == -500
    fields = GAME.seen(start, -1)
    assert fields["cubes"] == start.cubes
    assert fields["creatures"] == start.creatures
    assert "box" not in fields


def test_the_city_has_half_day_half_night_and_even_colours() -> None:
    """STR-D1, STR-D2, STR-D8, STR-A45: 21 districts of one colour; suburbs produce nothing."""
    districts = [tile for tile in TILES.values() if tile.kind != "suburb"]
    assert len(districts) == 21
    nights = [tile.night for tile in districts].count(True)
    assert nights in (10, 11)
    counts = [[tile.colours for tile in districts].count((colour,)) for colour in range(4)]
    assert max(counts) - min(counts) <= 1
    assert all(
        not tile.colours and not tile.scare and not tile.imp
        for tile in TILES.values()
        if tile.kind == "suburb"
    )


def test_creatures_are_four_piles_of_twelve_and_four_wild_cards() -> None:
    """STR-D3, STR-D4, STR-1.1, STR-3.2: day strengths below 3 exist; prices are day and night."""
    for pile in range(4):
        own = [card for card in CREATURES.values() if card.pile == pile]
        assert [card.wild for card in own].count(True) == 1
        assert len(own) == 13
        assert min(card.day for card in own) < 3
        assert all(card.price == card.day + card.night for card in own)
        wild = next(card for card in own if card.wild)
        assert (wild.day, wild.night) == (3, 3)
    assert (CREATURES["wroniec"].night, CREATURES["wroniec"].element) == (4, 1)
    assert (CREATURES["borowy"].night, CREATURES["borowy"].element) == (4, 2)


def test_colours_stand_for_elements_in_data() -> None:
    """STR-1.1, STR-A42: violet air, green earth, blue water, orange fire."""
    assert HELP.colours == ("blue", "violet", "green", "orange")


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("tiles", 'time = "night"', 'time = "noon"', "noon"),
        ("tiles", "amount = ", "amount = 1", "1 to 9"),
        ("creatures", "day = 3, night = 3", "day = 4, night = 3", "3/3"),
        ("imps", 'element = "water"', 'element = "steam"', "element"),
        ("pacts", '"water", "water", "air"', '"water", "air"', "5"),
    ],
)
def test_a_mistake_in_a_data_file_is_named_with_its_line(
    file: str, old: str, new: str, said: str
) -> None:
    """STR-D1 to STR-D7: owners of the box may put in their own data."""
    text = components.text_of(f"{file}.toml")
    line = text[: text.index(old)].count("\n") + 1
    reading = getattr(components, f"{file}_in")
    with pytest.raises(DataError, match=f"line {line}: ") as error:
        reading(text.replace(old, new, 1))
    assert said in str(error.value)


def test_what_is_authentic_on_the_help_card_cannot_be_changed() -> None:
    """STR-D7, STR-6.2.6: difference 0 brings 3 and 2 brings 1; four cubes feed."""
    text = components.text_of("help.toml")
    for old, new in (("[3, 2, 1]", "[2, 2, 1]"), ("feed = 4", "feed = 3")):
        with pytest.raises(DataError):
            components.help_in(text.replace(old, new))


def test_the_options_of_the_table_are_off_by_default() -> None:
    """STR-A8, STR-A16, STR-A37, STR-A69: no cap, no limit, no trade, no tie-break."""
    options = setup(2).options
    assert [options[name] for name in ("trade", "purchases", "tie", "cap")] == [
        "off",
        "any",
        "shared",
        "0",
    ]
