"""Imagined worlds where something hidden was shown later, or an answer is seen in part."""

from tests.core.small_games import LETTERS, Part, Sheet, Small, put

from stolik.core.options import Listed
from stolik.core.refusal import Refused
from stolik.core.rng import Rng
from stolik.core.runner import NO_RESIGNING, Runner
from stolik.core.scripts import Script, ask, ask_of, chance, together
from stolik.core.seen import EVERYBODY, NOBODY, only
from stolik.core.steps import Bag, Chance
from stolik.core.table import Event


def worlds(runner: Runner, seat: int, count: int = 40) -> list[tuple[object, ...]]:
    """The answers since the checkpoint in many worlds of this seat."""
    return [runner.imagine(seat, Rng(n)).position.answers for n in range(count)]


def start(*parts: Part) -> Runner:
    return Runner.start(Small(*parts, seats=3).setup())


def drawn_and_shown(t: Sheet) -> Script[str | None]:
    """Two cards are drawn unseen; then the second of them is shown to all."""
    first = yield from chance("first", LETTERS, NOBODY)
    left = tuple([letter for letter in LETTERS if letter != first])
    second = yield from chance("second", left, NOBODY)
    yield from ask(0, "letter", LETTERS, "a")
    t.tell(Event("shown", (("card", second),), reveals=EVERYBODY, shows=("second",)))
    yield from ask(0, "letter", LETTERS, "a")
    return None


def test_a_hidden_card_that_was_shown_later_is_that_card_in_every_world() -> None:
    runner = start(drawn_and_shown)
    runner.deal("a")
    runner.deal("b")
    assert len(set(worlds(runner, 1))) == 6
    put(runner, 0, "a")
    assert set(worlds(runner, 1)) == {
        ("a", "b", "a"),
        ("c", "b", "a"),
    }


def guessed(t: Sheet) -> Script[str | None]:
    """Cards are drawn unseen, and whoever names the second is told so: what is heard must fit."""
    yield from chance("other", LETTERS, NOBODY)
    card = yield from chance("card", tuple(range(12)), NOBODY)
    named = yield from ask(0, "name", tuple(range(12)), 0)
    t.tell(Event("right" if card == named else "wrong", reveals=EVERYBODY))
    yield from ask(0, "last", LETTERS, "a")
    return None


def test_where_what_was_heard_does_not_fit_the_last_hidden_draw_is_made_anew() -> None:
    runner = start(guessed)
    runner.deal("a")
    runner.deal(7)
    put(runner, 0, 7)
    assert set(worlds(runner, 1)) == {(letter, 7, 7) for letter in LETTERS}


class Plans(Listed[tuple[str, str]]):
    """A card and a place: everybody sees the place, nobody the card."""

    def alike(self, choice: tuple[str, str], seat: int, rng: Rng) -> tuple[str, str]:
        there = [one for one in self.items if one[1] == choice[1]]
        if rng.chance(1, 2):
            raise Refused("illegal", NO_RESIGNING)
        return rng.choice(there)


PLANS = Plans((("owl", "left"), ("fox", "left"), ("owl", "right")))


def planned(t: Sheet) -> Script[str | None]:
    card, place = yield from ask(0, "plan", PLANS, ("owl", "left"), only(0))
    t.secret = [card]
    t.tell(Event("planned", (("place", place),)))
    yield from ask(0, "last", LETTERS, "a")
    return None


def test_an_answer_seen_in_part_is_guessed_so_that_the_seen_part_stays() -> None:
    """Here some guesses find nothing that fits: then another world is tried."""
    runner = put(start(planned), 0, ("owl", "left"))
    assert set(worlds(runner, 1)) == {(("owl", "left"),), (("fox", "left"),)}
    assert set(worlds(runner, 0)) == {(("owl", "left"),)}


def everything(t: Sheet) -> Script[str | None]:
    yield from ask(0, "first", LETTERS, "b", only(0))
    yield from together(tuple([ask_of(s, "seal", LETTERS, "a", only(s)) for s in range(3)]))
    asks = [ask_of(s, "last", LETTERS, Chance("fate", Bag(LETTERS)), only(s)) for s in range(3)]
    yield from together(tuple(asks))
    yield from ask(0, "end", LETTERS, "a")
    return None


def test_a_resigned_seat_gives_its_default_in_every_world() -> None:
    runner = put(start(everything), 0, "c")
    runner.resign(2)
    put(runner, 0, "c")
    sealed = {runner.imagine(1, Rng(n)).position.sealed for n in range(40)}
    assert sealed == {((0, letter), (2, "a")) for letter in LETTERS}
    put(runner, 1, "c")
    seals = [answers[2] for answers in worlds(runner, 1)]
    assert set(seals) == {(letter, "c", "a") for letter in LETTERS}


def test_what_the_dealer_will_draw_for_a_resigned_seat_is_yet_to_be_drawn_in_every_world() -> None:
    runner = put(start(everything), 0, "c")
    runner.resign(2)
    put(put(runner, 0, "c"), 1, "c")
    assert [one.what for one in runner.asks()] == ["last", "last"]
    for n in range(10):
        world = put(put(runner.imagine(1, Rng(n)), 0, "c"), 1, "c")
        draw = world.chance()
        assert draw is not None
        assert draw.ask is not None
        assert draw.ask.seat == 2
    put(put(runner, 0, "c"), 1, "c").deal("b")
    seals = {answers[-1] for answers in worlds(runner, 1, 80)}
    assert seals == {(one, "c", other) for one in LETTERS for other in LETTERS}


def drawn_twice(t: Sheet) -> Script[str | None]:
    """The same kind of card is drawn twice, unseen; then the later one is shown."""
    yield from chance("card", tuple(range(12)), NOBODY)
    later = yield from chance("card", tuple(range(12)), NOBODY)
    yield from ask(0, "letter", LETTERS, "a")
    t.tell(Event("shown", (("card", later),), reveals=EVERYBODY, shows=("card",)))
    yield from ask(0, "letter", LETTERS, "a")
    return None


def test_what_is_shown_is_the_latest_of_its_kind() -> None:
    runner = start(drawn_twice)
    runner.deal(3)
    runner.deal(7)
    put(runner, 0, "a")
    found = worlds(runner, 1)
    assert {world[1] for world in found} == {7}
    assert len({world[0] for world in found}) > 6


def gives_up_after(t: Sheet) -> Script[str | None]:
    """Seat 1 hides an answer, and resigns only afterwards; then hides another, by default."""
    for what in ("first", "second"):
        yield from ask(1, what, LETTERS, "a", only(1))
        yield from ask(0, "letter", LETTERS, "a")
    return None


def test_what_a_seat_hid_before_it_resigned_is_still_hidden() -> None:
    runner = start(gives_up_after)
    put(runner, 1, "b")
    runner.resign(1)
    put(runner, 0, "a")
    found = worlds(runner, 2)
    assert {world[0] for world in found} == set(LETTERS)
    assert {world[-1] for world in found} == {"a"}
