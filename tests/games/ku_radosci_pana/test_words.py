"""The picture of the table, words in both languages, and advice."""

import pytest
from tests.games.ku_radosci_pana.pictures import number, runner, table
from tests.games.ku_radosci_pana.test_turn import drawing, ready

from stolik import Rng, Runner, SeededDealer
from stolik.core.notation import write
from stolik.core.refusal import Lang
from stolik.games.ku_radosci_pana import GAME
from stolik.games.ku_radosci_pana.cards import BLANK, CARDS, card_named
from stolik.games.ku_radosci_pana.names import TRAITS, place_at, spot
from stolik.games.ku_radosci_pana.offers import read_play
from stolik.games.ku_radosci_pana.speech import TEXTS
from stolik.games.ku_radosci_pana.table import Play

PICTURE = """
player 1 to move | deck 95 | brawls left 0 | discarded 0
 2 ↻A
   1 ←1
   Fl
 1 @1B        ▒?????
   4 ↑2       ?
   Ar ▸
   0          1                  0
tower 1: player 1, points 5   tower 2: player 2, points 0
hand:
  parasol: Master's Umbrella, deflect – Keeps off rain, blame and work.
"""


def test_towers_stand_side_by_side() -> None:
    """KRP-D10, KRP-D8: values, arrows as they lie, traits, shields, riders, unknown Ninjas."""
    lying = table("A .\nB N", A="flying R1 turned", B="armored U2 =4 [R] rider", N="ninja down")
    going = runner(ready(lying, "parasol"))
    drawn = GAME.picture(going.view(0), "en")
    assert [row.rstrip() for row in drawn.splitlines()] == PICTURE.strip().splitlines()


def test_a_play_is_shown_before_it_is_made() -> None:
    """KRP-D4, KRP-A62: the tower as it would stand then."""
    going = runner(ready(table("A\nB", A="=2", B="=3"), "szturchaniec"))
    order = Play(number("szturchaniec"), 0, place_at(0, 2), False, 0, place_at(1, 2))
    rows = ["1 B          A", "3          2", "", "0          1", "tower 1: player 1, points 5"]
    shown = GAME.preview(going.view(0), going.asks()[0], order, "en").splitlines()
    assert [row.strip() for row in shown] == rows
    assert GAME.preview(going.view(0), going.asks()[0], "pass", "en") == ""


def test_every_trait_has_words_in_both_languages() -> None:
    """KRP-D10."""
    langs: tuple[Lang, ...] = ("pl", "en")
    for lang in langs:
        assert len({TEXTS.say(lang, f"traits.{name}") for name in TRAITS}) == 10
        assert {len(TEXTS.say(lang, f"short.{name}")) for name in TRAITS} == {2}
        assert len({TEXTS.say(lang, f"short.{name}") for name in TRAITS}) == 10


def test_turns_pass_to_the_left() -> None:
    """KRP-T7."""
    for active, following in ((0, 1), (2, 0)):
        lying = ready(table("A", 3, A=""))
        lying.hands = [lying.pool[:3], lying.pool[3:6], lying.pool[6:9]]
        lying.hands[active] = lying.hands[active][:2]
        lying.pool, lying.active = lying.pool[9:], active
        assert drawing(lying, "card").asks()[0].seat == following


@pytest.mark.parametrize(
    ("play", "text"),
    [
        (Play(number("murek"), 1, place_at(-1, 2)), "murek@1:-1,2"),
        (Play(number("salto"), 0, place_at(0, 1), True), "salto@0:0,1^"),
        (Play(number("winda"), 2, place_at(0, 1), False, 1, place_at(0, 2)), "winda/b@2:0,1>0,2"),
    ],
)
def test_plays_are_written_and_read_back(play: Play, text: str) -> None:
    """KRP-A63: the whole of it in one text."""
    assert play.notation() == text
    assert write(read_play(text)) == write(play)


@pytest.mark.parametrize("text", ["", "murek", "nobody@0:0,1", "winda/c@0:0,1>0,2", "murek@x:y"])
def test_what_is_no_play_is_not_read(text: str) -> None:
    """KRP-D2."""
    with pytest.raises(ValueError, match=r"no play|invalid literal"):
        read_play(text)


def test_cards_are_found_by_their_keys() -> None:
    """KRP-A62: the unknown one too."""
    assert card_named("murek") is CARDS[number("murek")]
    assert card_named(BLANK.key) is BLANK
    assert spot(place_at(-2, 3)) == "-2,3"


def duel(mode: str, seats: int, seed: int) -> bool:
    """Whether the advised side wins a game against random ones."""
    going, dealer, rng = (
        Runner.start(GAME.setup(mode=mode, seats=seats)),
        SeededDealer(seed),
        Rng(seed),
    )
    while (result := going.result()) is None:
        draw = going.chance()
        if draw is not None:
            going.deal(dealer.draw(draw))
            continue
        pending = rng.choice(going.asks())
        choice = pending.options.sample(rng)
        if pending.seat == seed % seats or (mode == "teams" and (pending.seat - seed) % 2 == 0):
            advice = GAME.advise(going.view(pending.seat), pending, rng)
            choice = advice.choice
        going.answer(pending, pending.options.offered(choice))
    return result.places[seed % seats] == 1


@pytest.mark.parametrize("mode", ["game", "first", "tall", "speed", "step"])
def test_one_who_takes_advice_beats_a_random_player(mode: str) -> None:
    """KRP-D6: looking one turn ahead is worth it, in every mode."""
    assert sum(duel(mode, 2, seed) for seed in range(3)) == 3


def test_with_nothing_to_play_the_advice_is_to_say_so() -> None:
    """KRP-A1."""
    going = runner(ready(table("A", A=""), "parasol"))
    pending = going.asks()[0]
    assert GAME.advise(going.view(0), pending, Rng(1)).choice == "pass"


def test_a_team_that_takes_advice_beats_a_random_one() -> None:
    """KRP-V2."""
    assert sum(duel("teams", 4, seed) for seed in range(2)) == 2


def test_advice_is_the_same_in_worlds_that_look_the_same() -> None:
    """KRP-A62: it depends on what the seat sees and on nothing else."""
    going, dealer, rng = Runner.start(GAME.setup(seats=2)), SeededDealer(4), Rng(4)
    looked = 0
    while looked < 12:
        draw = going.chance()
        if draw is not None:
            going.deal(dealer.draw(draw))
            continue
        pending = going.asks()[0]
        own = GAME.advise(going.view(pending.seat), pending, Rng(1))
        twin = going.imagine(pending.seat, rng)
        again = GAME.advise(twin.view(pending.seat), twin.asks()[0], Rng(2))
        assert write(own.choice) == write(again.choice)
        assert own.why.pl == again.why.pl
        looked += 1
        going.answer(pending, pending.options.sample(rng))
