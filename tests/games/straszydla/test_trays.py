"""Scaring, and what may be done at any moment (STR-6.2 to STR-6.6, STR-A52)."""

from typing import Any

import pytest
from tests.games.straszydla.positions import (
    asked,
    at,
    begin,
    cubes,
    deal,
    lying,
    now,
    say,
    table,
    why_not,
)

from stolik.core.runner import Runner
from stolik.games.straszydla.components import HELP, IMPS
from stolik.games.straszydla.effects import EFFECTS


def scaring(*dice: int, **fields: Any) -> Runner:
    """Seat 0 has rolled in the wharf, with as many 3/3 creatures as dice."""
    names = ("strzyga", "upior", "licho", "latarnik")[: len(dice)]
    runner = begin(table(on="a3 e1", creatures=(names, ()), **fields), "act")
    say(runner, 0, "act", "scare")
    deal(runner, *dice)
    return runner


@pytest.mark.parametrize(("die", "found"), [(3, 3), (2, 2), (4, 2), (5, 1), (1, 1), (6, 0)])
def test_the_difference_says_how_much_fear_is_found(die: int, found: int) -> None:
    """STR-6.2.4, STR-6.2.6, STR-A21, STR-A43, STR-D7: 3 2 1 0, whichever is the greater."""
    runner = scaring(die)
    say(runner, 0, "dice", str(die))
    assert now(runner).cubes[0] == cubes(f"{found} water")


def test_a_one_returns_a_terror_cube_if_there_is_one_after_the_sixes() -> None:
    """STR-6.2.5, STR-A20: 6 1 keeps none more; 1 1 with one cube returns it."""
    runner = scaring(6, 1)
    say(runner, 0, "dice", "6,1")
    assert now(runner).terror[0] == 0
    runner = scaring(1, 1, terror=(1, 0))
    say(runner, 0, "dice", "1,1")
    assert now(runner).terror[0] == 0


def test_energy_changes_dice_by_pips_within_one_and_six() -> None:
    """STR-6.2.3, STR-A19: two cubes, two pips; seven is no face."""
    runner = scaring(6, 2, cubes=(cubes("2 white"), cubes("")))
    assert why_not(runner, 0, "dice", "6,5") == "STR-6.2.3"
    assert why_not(runner, 0, "dice", "7,2") == "STR-6.2.3"
    say(runner, 0, "dice", "5,3")
    assert now(runner).cubes[0] == cubes("1 water")


def test_energy_may_be_bought_while_a_roll_is_read() -> None:
    """STR-A53: three fear cubes for a white one, then it is spent."""
    runner = scaring(2, cubes=(cubes("3 fire"), cubes("")))
    say(runner, 0, "dice", "get:white>pay:fire>pay:fire>pay:fire")
    say(runner, 0, "dice", "3")
    assert now(runner).cubes[0] == cubes("3 water")


def test_a_terror_cube_changes_an_own_scare_die_by_one() -> None:
    """STR-6.6, STR-A40, STR-A44: only between the roll and its result, only for who scares."""
    runner = scaring(2, terror=(1, 0))
    say(runner, 0, "dice", "terror:die>up:0")
    say(runner, 0, "dice", "3")
    assert now(runner).terror[0] == 0
    assert now(runner).cubes[0] == cubes("3 water")
    assert why_not(runner, 0, "act", "terror:die>up:0") != ""


def test_two_terror_cubes_take_an_imp_of_any_pile() -> None:
    """STR-A44: the other costs."""
    assert (HELP.feed, HELP.imp, HELP.die) == (4, 2, 1)
    runner = begin(table(terror=(2, 0)), "act")
    say(runner, 0, "act", "terror:imp>pile:fire")
    assert now(runner).imps[0] == ("spark",)
    assert now(runner).terror[0] == 0


def test_feeding_by_terror_is_offered_in_the_feeding_only() -> None:
    """STR-A72: not while acting; in the feeding until its owner has finished."""
    owned = (("strzyga",), ("upior",))
    runner = begin(table(terror=(4, 4), creatures=owned), "act")
    assert why_not(runner, 0, "act", "terror:feed>creature:strzyga") == "STR-A52"
    start = table(terror=(4, 4), creatures=owned, phase="feeding", on="a1 e1")
    runner = begin(start, "feed")
    say(runner, 1, "tray", "terror:feed>creature:upior")
    say(runner, 0, "feed", "button:done")
    assert now(runner).fed[1] == ("upior",)
    assert now(runner).creatures[0] == ()


def test_three_cubes_buy_any_fear_or_energy_but_never_terror() -> None:
    """STR-6.4, STR-6.4.1, STR-A10, STR-O11: five kinds to take; with two cubes none."""
    runner = begin(table(cubes=(cubes("3 water"), cubes("2 water"))), "act")
    heads = [touch for touch in asked(runner, 0, "act").options.touches(()) if touch[:4] == "get:"]
    assert heads == ["get:water", "get:air", "get:earth", "get:fire", "get:white"]
    assert [one.seat for one in runner.asks()] == [0]


def test_three_cubes_buy_the_top_imp_of_any_pile() -> None:
    """STR-6.4.2, STR-3.3: the gust of the air."""
    runner = begin(table(cubes=(cubes("2 water 1 white"), cubes(""))), "act")
    say(runner, 0, "act", "pile:air>pay:water>pay:water>pay:white")
    assert now(runner).imps[0] == ("gust",)


def test_a_creature_is_bought_anywhere_for_its_two_strengths_and_brings_energy() -> None:
    """STR-6.4.3, STR-6.5, STR-3.9, STR-A8, STR-A9: the 3/3 card left on the pile, in a suburb."""
    runner = begin(table(cubes=(cubes("12 fire"), cubes("")), on="a1 e1"), "act")
    say(runner, 0, "act", "buy:air>" + ">".join(["pay:fire"] * 6))
    deal(runner, "zmora")
    after = now(runner)
    assert after.creatures[0] == ("strzyga",)
    assert after.cubes[0] == cubes("6 fire 3 white")
    assert after.tops[1] == "zmora"
    assert "buy:fire" in asked(runner, 0, "act").options.touches(())


def test_by_option_one_purchase_a_phase() -> None:
    """STR-A8: the second has to wait."""
    start = table(cubes=(cubes("12 fire 6 water"), cubes("")), purchases="one")
    runner = begin(start, "act")
    say(runner, 0, "act", "buy:air>" + ">".join(["pay:fire"] * 6))
    deal(runner, "zmora")
    assert "buy:fire" not in asked(runner, 0, "act").options.touches(())


def test_others_may_use_their_trays_in_my_turn_and_nobody_waits_for_them() -> None:
    """STR-A52, STR-A68: seat 1 exchanges while seat 0 acts; the game waits for seat 0 alone."""
    runner = begin(table(cubes=(cubes(""), cubes("3 fire"))), "act")
    assert [(one.seat, one.need) for one in runner.asks()] == [(0, True), (1, False)]
    say(runner, 1, "tray", "get:air>pay:fire>pay:fire>pay:fire")
    assert now(runner).cubes[1] == cubes("1 air")
    assert [one.seat for one in runner.asks()] == [0]


def test_no_tray_is_open_while_plans_are_laid_and_a_window_stands_before() -> None:
    """STR-A68: first the start player is ready, then both lay their plans."""
    runner = begin(table(cubes=(cubes(""), cubes("3 fire"))), "plan")
    assert [one.what for one in runner.asks()] == ["ready", "tray"]
    say(runner, 0, "ready", "ready")
    assert [one.what for one in runner.asks()] == ["plan", "plan"]


def test_an_imp_is_swapped_for_a_cube_of_its_colour_and_goes_under_its_pile() -> None:
    """STR-6.3.2, STR-6.3.4, STR-A11: a gust for a violet cube."""
    start = table(imps=(("gust",), ()))
    runner = begin(start, "act")
    say(runner, 0, "act", "imp:gust>swap:air")
    after = now(runner)
    assert after.cubes[0] == cubes("1 air")
    assert (after.imps[0], after.imp_piles[1][-1]) == ((), "gust")


def test_every_element_has_three_imps_of_two_cards_with_an_effect_each() -> None:
    """STR-D6: original, and all of them in effects/."""
    for element in range(4):
        cards = [card for card in IMPS.values() if card.element == element]
        assert len(cards) == 3
        assert sum(card.cards for card in cards) == 6
    assert EFFECTS.keys() == IMPS.keys()


def used(name: str, way: str, **fields: Any) -> Runner:
    start = table(**{"on": "a3 e1", **fields})
    start.imps = ((name,), ())
    runner = begin(start, "act")
    say(runner, 0, "act", f"imp:{name}>{way}")
    assert now(runner).imps[0] == () or runner.chance() is not None
    return runner


def test_imps_of_water() -> None:
    """STR-6.3.2, STR-D6: spring two energy; tide turns two; undertow takes one from the richer."""
    assert now(used("spring", "use:now")).cubes[0] == cubes("2 white")
    tide = used("tide", "from:fire>to:air", cubes=(cubes("2 fire"), cubes("")))
    assert now(tide).cubes[0] == cubes("2 air")
    under = used("undertow", "seat:1>cube:fire", cubes=(cubes(""), cubes("1 fire")))
    assert now(under).cubes == (cubes("1 fire"), cubes(""))


def test_imps_of_air() -> None:
    """STR-6.3.2, STR-D6: gust lifts two from afar; whistle terror; whirl rolls a die again."""
    gust = used("gust", "square:c1>cube:air", lying=lying(c1="3 air"))
    assert now(gust).cubes[0] == cubes("2 air")
    assert now(gust).lying[at("c1")] == cubes("1 air")
    assert now(used("whistle", "use:now")).terror[0] == 1
    runner = scaring(6, imps=(("whirl",), ()))
    say(runner, 0, "dice", "imp:whirl>die:0")
    deal(runner, 3)
    say(runner, 0, "dice", "3")
    assert now(runner).cubes[0] == cubes("3 water")


def test_imps_of_earth() -> None:
    """STR-6.3.2, STR-D6: sprout lays two here; burrow turns a pile over; hoard two of earth."""
    assert now(used("sprout", "cube:water")).lying[at("a3")] == cubes("2 water")
    assert now(used("hoard", "use:now")).cubes[0] == cubes("2 earth")
    runner = used("burrow", "pile:air")
    deal(runner, "mara")
    assert now(runner).tops[1] == "mara"
    assert "strzyga" in now(runner).rests[1]
    assert now(runner).cubes[0] == cubes("1 white")


def test_imps_of_fire() -> None:
    """STR-6.3.2, STR-D6: ember fire and energy; lantern opens a field; spark turns a die."""
    assert now(used("ember", "use:now")).cubes[0] == cubes("1 fire 1 white")
    lantern = used("lantern", "square:c1", stops=(at("c1"),))
    assert now(lantern).stops == ()
    assert now(lantern).lying[at("c1")] == cubes("2 air")
    runner = scaring(6, imps=(("spark",), ()))
    say(runner, 0, "dice", "imp:spark>die:0>face:3")
    say(runner, 0, "dice", "3")
    assert now(runner).cubes[0] == cubes("3 water")


def test_an_effect_without_an_aim_leaves_only_the_swap() -> None:
    """STR-6.3.4: no dice are being read, so the spark is worth a cube."""
    runner = begin(table(imps=(("spark",), ())), "act")
    assert asked(runner, 0, "act").options.touches(("imp:spark",)) == ("swap:fire",)


def test_cubes_are_traded_by_offer_and_consent_where_the_table_agreed_on_it() -> None:
    """STR-6.4, STR-A69: offer, counter-offer, accept; one open offer a seat, three a round."""
    have = (cubes("3 water"), cubes("2 fire"))
    runner = begin(table(trade="on", cubes=have), "act")
    say(runner, 0, "act", "offer:1>give:water>give:water>want:fire>want:fire")
    assert "offer:1" not in asked(runner, 0, "act").options.touches(())
    say(runner, 1, "tray", "offer:0>give:fire>want:water>want:water")
    say(runner, 0, "act", "accept:1")
    assert now(runner).cubes == (cubes("1 water 1 fire"), cubes("2 water 1 fire"))
    assert "accept:0" not in asked(runner, 1, "tray").options.touches(())
    for _ in range(2):
        say(runner, 0, "act", "withdraw:offer")
        say(runner, 0, "act", "offer:1>give:water>want:fire")
    say(runner, 0, "act", "withdraw:offer")
    assert "offer:1" not in asked(runner, 0, "act").options.touches(())


def test_trade_between_players_is_off_unless_agreed_on() -> None:
    """STR-A69, STR-6.4: nothing of it on the tray."""
    runner = begin(table(cubes=(cubes("3 water"), cubes(""))), "act")
    assert "offer:1" not in asked(runner, 0, "act").options.touches(())
