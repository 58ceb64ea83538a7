"""Records are played again: at every waiting point, by whomever given, with every draw checked."""

from collections.abc import Callable

import pytest
from tests.core.small_games import (
    LETTERS,
    Sheet,
    Small,
    ask_id,
    bodies_of,
    match_of,
    notes,
    say,
    state,
)

from stolik.core.dealer import Dealer, ProvableDealer, SeededDealer
from stolik.core.match import Match
from stolik.core.refusal import RecordError
from stolik.core.replay import game_name, load
from stolik.core.rng import Rng
from stolik.core.scripts import PASS, Script, ask, ask_of, chance, together, window
from stolik.core.seen import only, sees
from stolik.core.spec import STAYS, Option
from stolik.core.steps import Bag, Chance

SECRET = bytes(range(32))
NONCES = (bytes([7]) * 16, bytes([9]) * 16)
PAIRS = tuple([(n // 4, 7) for n in range(8)])
"""A bag that holds equal outcomes, each made anew."""


def evening(t: Sheet) -> Script[str | None]:
    """All steps; hidden answers, drawn defaults, an outcome that stands in the bag twice."""
    asks = [ask_of(s, "seal", LETTERS, "b", only(s)) for s in range(3)]
    t.note(*(yield from together(tuple(asks))))
    t.note((yield from chance("pair", Bag(PAIRS, (1, 2, 3, 4, 5, 6, 7, 8)))))
    offers = [ask_of(s, "help", (PASS, "act"), PASS) for s in range(3)]
    acted = yield from window(tuple(offers), only(0, 2))
    t.note(0 if acted is None else acted.seat)
    t.note((yield from ask(1, "fated", LETTERS, Chance("fate", Bag(LETTERS)))))
    return "evening" if len(t.notes) < 12 else None


EVENING = Small(
    evening, seats=3, settle={"deck": ("short", "long")}, options=(Option("deck", "any"),)
)


def dealers() -> list[Dealer]:
    return [SeededDealer(3), ProvableDealer(SECRET, NONCES)]


def move(match: Match, rng: Rng) -> None:
    """Any answer of any giver; sometimes the clock, a resignation, a seal taken back, an undo."""
    kind, seat = int(rng.below(20)), int(rng.below(3))
    gone = match.runner().position.resigned
    free = [one for one in match.questions() if not sees(gone, one.seat)]
    sealed = [one for one in free if one.sealed]
    if kind == 0:
        match.expire()
    elif kind == 1 and not gone:
        match.resign(seat)
    elif kind in (2, 3) and sealed:
        match.withdraw(sealed[0].id)
    elif kind in (4, 5) and match.why_no_undo(seat) is None:
        match.undo(seat)
    elif kind in (6, 7, 8):
        match.expire_one(rng.choice([one for one in free if not one.sealed]).id)
    else:
        one = rng.choice(free)
        match.answer(one.id, one.pending.options.sample(rng), "bot" if rng.chance(1, 3) else "seat")


@pytest.mark.parametrize("seed", range(12))
def test_a_record_loads_at_every_waiting_point_and_goes_on(seed: int) -> None:
    for dealer in dealers():
        rng = Rng(seed)
        match = Match(EVENING.setup(), dealer, names=("Ada", "Łucja\u2028", '"'))
        moves = 0
        while match.result() is None and moves < 60:
            saved = match.save()
            again = load(EVENING, saved, dealers()[isinstance(dealer, ProvableDealer)])
            assert again.save() == saved
            assert state(again)[:7] == state(match)[:7]
            assert [len(again.history(s)) for s in range(3)] == [
                len(match.history(s)) for s in range(3)
            ]
            move(match, rng)
            moves += 1
        assert load(EVENING, match.save()).save() == match.save()


def test_a_loaded_match_deals_on_as_the_first_one_would() -> None:
    match = say(say(say(match_of(evening, seats=3), 0, "a"), 1, "b"), 2, "c")
    again = load(Small(evening, seats=3), match.save())
    for game in (match, again):
        say(say(game, 0, PASS), 2, PASS)
        game.expire()
        for seat in range(3):
            say(game, seat, "a")
    assert again.save() == match.save()
    assert len(notes(again)) > 6


def test_the_name_of_a_records_game_can_be_asked() -> None:
    assert game_name(match_of(evening, seats=3, name="evening").save()) == "evening"


# Answers that are not in order of arrival.


def seals(t: Sheet) -> Script[str | None]:
    t.note(*(yield from together(tuple([ask_of(s, "seal", LETTERS, "a") for s in range(3)]))))
    yield from ask(0, "last", LETTERS, "a")
    yield from ask(0, "end", LETTERS, "a")
    return None


def reloaded(match: Match, *parts: Callable[[Sheet], Script[str | None]], seats: int = 3) -> Match:
    again = load(Small(*parts, seats=seats), match.save())
    assert again.save() == match.save()
    return again


def test_sealed_answers_stand_at_the_end_of_a_record_in_seat_order_with_their_givers() -> None:
    match = match_of(seals, seats=3)
    say(say(match, 2, "c", by="bot"), 0, "b")
    assert bodies_of(match.save())[-1]["sealed"] == [
        {"seat": 0, "what": "seal", "is": "b"},
        {"seat": 2, "what": "seal", "is": "c", "by": "bot"},
    ]
    again = say(reloaded(match, seals), 1, "a")
    assert [one.get("by") for one in bodies_of(again.save())[1]["all"]] == [None, None, "bot"]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_record_with_a_seal_and_a_resignation_loads(first: int) -> None:
    match = match_of(seals, seats=3)
    say(match, 1, "c", by="bot")
    match.resign(first)
    reloaded(match, seals)
    for one in match.questions():
        if not one.sealed:
            match.answer(one.id, "b")
    reloaded(match, seals)
    assert len(notes(match)) == 3


def test_the_order_in_which_seals_arrived_does_not_show_in_the_record() -> None:
    one, other = match_of(seals, seats=3), match_of(seals, seats=3)
    for match, order in [(one, (0, 1, 2)), (other, (2, 0, 1))]:
        for seat in order:
            say(match, seat, LETTERS[seat])
    assert one.save() == other.save()


def test_what_was_undone_is_not_in_the_record() -> None:
    match = say(say(match_of(seals, seats=3), 0, "b"), 1, "c")
    say(match, 2, "c")
    say(match, 0, "c", "last")
    match.undo(0)
    assert "last" not in match.save()
    reloaded(match, seals)


def fated(t: Sheet) -> Script[str | None]:
    for what in ("one", "two", "three"):
        t.note((yield from ask(0, what, LETTERS, Chance("fate", Bag(LETTERS)))))
    t.note((yield from chance("card", tuple(range(50)))))
    yield from ask(1, "last", LETTERS, "a")
    return None


def test_defaults_drawn_one_after_another_load() -> None:
    match = say(match_of(fated, dealer=SeededDealer(3)), 0, "b")
    match.resign(0)
    assert len(match) == 6
    reloaded(match, fated, seats=2)
    match = match_of(fated, dealer=SeededDealer(3))
    for _ in range(3):
        match.expire()
    reloaded(match, fated, seats=2)


def twice_fated(t: Sheet) -> Script[str | None]:
    asks = [ask_of(0, what, LETTERS, Chance("fate", Bag(LETTERS))) for what in ("one", "two")]
    t.note(*(yield from together((*asks, ask_of(1, "seal", LETTERS, "a")))))
    return None


@pytest.mark.parametrize("seed", range(4))
def test_two_drawn_seals_of_one_seat_load_each_as_it_was(seed: int) -> None:
    match = match_of(twice_fated, dealer=SeededDealer(seed))
    match.expire_one(ask_id(match, 0, "one"))
    match.expire_one(ask_id(match, 0, "two"))
    reloaded(match, twice_fated, seats=2)
    say(match, 1, "b")
    reloaded(match, twice_fated, seats=2)


def test_a_match_whose_secret_is_unpublished_can_be_looked_at_and_goes_on_with_its_dealer() -> None:
    match = Match(EVENING.setup(), ProvableDealer(SECRET, NONCES))
    match.expire()
    looked_at = load(EVENING, match.save())
    assert state(looked_at)[:7] == state(match)[:7]
    assert SECRET.hex() not in looked_at.save()
    assert looked_at.dealer.claim() == match.dealer.claim()
    with pytest.raises(AssertionError, match="settled before the game"):
        looked_at.dealer.rng()
    say(say(looked_at, 0, PASS), 2, PASS)
    before = state(looked_at)
    with pytest.raises(RecordError, match="outcome of a draw is missing"):
        looked_at.expire()
    assert state(looked_at) == before
    taken_up = load(EVENING, match.save(), ProvableDealer(SECRET, NONCES))
    for game in (match, taken_up):
        while game.result() is None:
            game.expire()
    assert taken_up.save() == match.save()


def test_who_only_wished_to_resign_stays_the_giver_of_what_he_sealed() -> None:
    game = Small(seals, seats=3, resigned=lambda table, seat: STAYS)
    match = say(Match(game.setup(), SeededDealer(1)), 0, "b", by="bot")
    match.resign(0)
    assert load(game, match.save()).save() == match.save()
    say(say(match, 1, "a"), 2, "a")
    assert bodies_of(match.save())[2]["all"][0]["by"] == "bot"
    assert load(game, match.save()).save() == match.save()
