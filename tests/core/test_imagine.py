"""Imagined worlds: the same for one seat, fair in what it may not know, and leaks are found."""

from collections.abc import Callable

import pytest
from tests.core.small_games import (
    LETTERS,
    Part,
    Sheet,
    Small,
    asked,
    notes,
    over,
    put,
    state,
)

from stolik.core.imagine import draw, step_sight
from stolik.core.refusal import Leak, NoWorld
from stolik.core.rng import Rng
from stolik.core.runner import Runner
from stolik.core.scripts import Script, ask, ask_of, chance, open_to, together
from stolik.core.seen import EVERYBODY, NOBODY, only
from stolik.core.steps import Acted, Bag, Open, Together
from stolik.core.table import Event

HANDS = ("owl", "fox", "hen")


def shuffle(table: Sheet, seat: int, rng: Rng) -> None:
    """The hands of the others, and the secret, are shuffled."""
    others = [place for place in range(len(table.hands)) if place != seat]
    mixed = rng.shuffled([table.hands[place] for place in others])
    for place, hand in zip(others, mixed, strict=True):
        table.hands[place] = hand
    table.secret = rng.shuffled(table.secret)


def game(*parts: Part, redeal: Callable[[Sheet, int, Rng], None] = shuffle) -> Small:
    return Small(*parts, seats=3, hands=HANDS, redeal=redeal)


def worlds(runner: Runner, seat: int, count: int = 40) -> list[Runner]:
    return [runner.imagine(seat, Rng(n)) for n in range(count)]


def entries(runner: Runner) -> tuple[object, ...]:
    """The answers since the checkpoint, who acted in an open spelt out."""
    return tuple(
        [
            (one.seat, one.what, one.answer) if isinstance(one, Acted) else one
            for one in runner.position.answers
        ]
    )


def everything(t: Sheet) -> Script[str | None]:
    """Each kind of step, hidden and open."""
    yield from ask(0, "open", LETTERS, "a")
    yield from ask(0, "hidden", LETTERS, "a", only(0))
    yield from together(tuple([ask_of(s, "seal", LETTERS, "a", only(0, s)) for s in range(3)]))
    yield from chance("open", LETTERS)
    yield from chance("hidden", LETTERS, only(2))
    asks = tuple([ask_of(s, "offer", LETTERS, "a", only(s)) for s in range(3)])
    yield from open_to(asks, EVERYBODY)
    yield from together(tuple([ask_of(s, "last", LETTERS, "a") for s in range(3)]))
    return None


def played() -> Runner:
    runner = Runner.start(game(everything).setup())
    put(put(runner, 0, "b"), 0, "b")
    for seat in range(3):
        put(runner, seat, "b")
    runner.deal("b")
    runner.deal("b")
    put(runner, 1, "b")
    return put(put(runner, 0, "b"), 2, "b")


def chosen(seat: int) -> dict[str, set[object]]:
    """What comes at each point of many worlds of this seat."""
    found: dict[str, set[object]] = {}
    names = ("open", "hidden", "seals", "card", "hidden card", "offer")
    for world in worlds(played(), seat, 60):
        for name, entry in zip(names, entries(world), strict=True):
            if isinstance(entry, tuple) and name == "seals":
                for place, sealed in enumerate(entry):
                    found.setdefault(f"seal {place}", set()).add(sealed)
            else:
                found.setdefault(name, set()).add(entry)
        for place, sealed in world.position.sealed:
            found.setdefault(f"last {place}", set()).add(sealed)
    return found


ALL = set(LETTERS)
B = {"b"}
OFFERS: set[object] = {(1, "offer", letter) for letter in LETTERS}
OFFER: set[object] = {(1, "offer", "b")}


@pytest.mark.parametrize(
    ("seat", "anew"),
    [
        (0, {"hidden card", "offer", "last 2"}),
        (1, {"hidden", "seal 0", "seal 2", "hidden card", "last 0", "last 2"}),
        (2, {"hidden", "seal 0", "seal 1", "offer", "last 0"}),
        (-1, {"hidden", "seal 0", "seal 1", "seal 2", "hidden card", "offer", "last 0", "last 2"}),
    ],
)
def test_what_a_seat_did_not_see_is_chosen_anew_and_all_else_is_kept(
    seat: int, anew: set[str]
) -> None:
    """Seat 0 sees every answer of the first seal; the last seals are closed, but for one's own."""
    for name, found in chosen(seat).items():
        if name == "offer":
            assert found == (OFFERS if name in anew else OFFER), name
        else:
            assert found == (ALL if name in anew else B), name


def test_an_imagined_world_looks_the_same_to_its_seat() -> None:
    runner = played()
    for seat in (-1, 0, 1, 2):
        for world in worlds(runner, seat, 10):
            assert world.view(seat).text() == runner.view(seat).text()
            assert asked(world) == asked(runner)


def test_imagining_changes_nothing_and_is_repeatable() -> None:
    runner = played()
    before = state(runner)
    assert runner.imagine(1, Rng(3)).text() == runner.imagine(1, Rng(3)).text()
    assert state(runner) == before


def test_hidden_hands_are_shuffled_fairly_and_the_own_one_stays() -> None:
    runner = Runner.start(game(everything).setup())
    dealt = [tuple(world.position.base.hands) for world in worlds(runner, 1, 400)]  # type: ignore[attr-defined]
    assert set(dealt) == {HANDS, ("hen", "fox", "owl")}
    assert abs(dealt.count(HANDS) - 200) < 50


def test_an_imagined_game_can_be_played_to_its_end() -> None:
    world = played().imagine(1, Rng(1))
    put(world, 1, "c")
    assert over(world)


# Draws from a hidden bag: a world that could not have shown what was seen is dropped.


def turn_up(t: Sheet) -> Script[str | None]:
    """One card is drawn unseen, then one is turned up, from the same bag."""
    unseen = yield from chance("unseen", LETTERS, NOBODY)
    left = tuple([letter for letter in LETTERS if letter != unseen])
    t.note((yield from chance("turned", left)))
    yield from ask(0, "letter", LETTERS, "a")
    return None


def test_a_world_in_which_the_draw_was_impossible_is_dropped_and_another_tried() -> None:
    runner = Runner.start(game(turn_up).setup())
    runner.deal("a")
    runner.deal("b")
    unseen = [world.position.answers for world in worlds(runner, 0, 200)]
    assert set(unseen) == {("a", "b"), ("c", "b")}
    assert abs(unseen.count(("a", "b")) - 100) < 40
    assert {notes(world) for world in worlds(runner, 0)} == {("b",)}


def test_a_redeal_that_never_fits_is_reported() -> None:
    def spoil(table: Sheet, seat: int, rng: Rng) -> None:
        table.secret = ["spoilt"]

    def draws(t: Sheet) -> Script[str | None]:
        t.tell(Event("begins", reveals=EVERYBODY))
        bag = ("x", "y") if t.secret else LETTERS
        yield from chance("card", bag)
        yield from ask(0, "letter", LETTERS, "a")
        return None

    runner = Runner.start(game(draws, redeal=spoil).setup())
    runner.deal("a")
    with pytest.raises(NoWorld, match="fits what seat 1 saw"):
        runner.imagine(1, Rng(1))


# Leaks.


def leaky(kind: str) -> Part:
    """A script that betrays the hand of seat 1 in one way or another."""

    def script(t: Sheet) -> Script[str | None]:
        owl = t.hands[1] == "fox"
        if kind == "event":
            t.tell(Event("betrayed", (("hand", t.hands[1]),)))
        if kind == "declared":
            t.tell(Event("shown", (("hand", t.hands[1]),), reveals=EVERYBODY))
        if kind == "half":
            t.tell(Event("whispered", (("hand", t.hands[1]),), seen_by=only(1)))
        yield from ask(0, "first", LETTERS, "a")
        yield from ask(0, "second" if owl or kind != "words" else "other", LETTERS, "a")
        if owl or kind != "asked":
            yield from ask(1, "third", LETTERS, "a")
        if kind == "options":
            yield from ask(0, "options", LETTERS if owl else ("a", "b"), "a")
        yield from ask(1, "own", (str(t.hands[1]), "none"), "none", only(1))
        yield from chance("card" if owl or kind != "drawn" else "other", LETTERS, NOBODY)
        yield from ask(0, "last", LETTERS, "a")
        if kind == "ends" and owl:
            yield from ask(2, "more", LETTERS, "a")
            yield from ask(2, "most", LETTERS, "a")
        return None

    return script


def play_on(runner: Runner) -> list[Runner]:
    points = [runner.clone()]
    while not over(runner):
        if runner.chance() is not None:
            runner.deal("a")
        else:
            one = runner.asks()[0]
            runner.answer(one, next(iter(one.options)))
        points.append(runner.clone())
    return points


def leaks(kind: str, seat: int) -> bool:
    """Whether any moment of the game leaks to this seat."""
    for runner in play_on(Runner.start(game(leaky(kind)).setup())):
        for n in range(6):
            try:
                runner.imagine(seat, Rng(n))
            except Leak:
                return True
    return False


@pytest.mark.parametrize(
    ("kind", "seats"),
    [
        ("nothing", set()),
        ("event", {-1, 0, 2}),
        ("declared", set()),
        ("half", set()),
        ("words", {-1, 0, 2}),
        ("asked", {-1, 0, 2}),
        ("options", {0}),
        ("ends", {-1, 0, 2}),
        ("drawn", {-1, 0, 2}),
    ],
)
def test_whatever_betrays_a_hidden_hand_is_found_and_nothing_else_is(
    kind: str, seats: set[int]
) -> None:
    """What is revealed on purpose, and what only its owner hears, is no leak."""
    assert {seat for seat in (-1, 0, 1, 2) if leaks(kind, seat)} == seats


def test_a_resignation_happens_in_imagined_worlds_too() -> None:
    runner = put(Runner.start(game(everything).setup()), 0, "b")
    runner.resign(2)
    for world in worlds(runner, 1, 10):
        assert world.position.resigned == only(2)
        assert entries(world)[0] == "b"
        assert asked(world) == asked(runner)


def test_after_the_end_only_what_was_never_shown_is_redealt() -> None:
    runner = put(played(), 1, "b")
    assert over(runner)
    world = runner.imagine(1, Rng(1))
    assert over(world)
    assert world.view(1).text() == runner.view(1).text()


# The bits.


def test_a_draw_follows_the_weights() -> None:
    rng = Rng(1)
    bag = Bag(("x", "y"), (1, 3))
    outcomes = [draw(bag, rng) for _ in range(4000)]
    assert abs(outcomes.count("y") - 3000) < 140


def test_of_a_step_a_seat_notices_all_but_the_options_of_others() -> None:
    one, other = (ask_of(0, "letter", options, "a") for options in (LETTERS, ("a", "z")))
    assert step_sight(one, 0) != step_sight(other, 0)
    assert step_sight(one, 1) == step_sight(other, 1) != step_sight(None, 1)
    both = [Together((one, ask_of(1, "letter", LETTERS, "a"))), Together((one,)), one]
    assert len({step_sight(step, 1) for step in both}) == 3
    opens = [Open((one,), need) for need in (EVERYBODY, only(0))]
    assert step_sight(opens[0], 1) != step_sight(opens[1], 1)
