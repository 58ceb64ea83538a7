"""A script that raises, wherever it does, leaves the game as it was; and the game can go on."""

from collections.abc import Callable

import pytest
from tests.core.small_games import LETTERS, Part, Sheet, Small, ask_id, put, say, state, waiting

from stolik.core.dealer import SeededDealer
from stolik.core.match import Match
from stolik.core.refusal import ScriptError
from stolik.core.replay import load
from stolik.core.runner import Runner
from stolik.core.scripts import Script, ask, ask_of, chance, open_to, together
from stolik.core.seen import EVERYBODY
from stolik.core.steps import Acted, Bag, Chance
from stolik.core.table import Event


class BoomError(Exception):
    """What a broken script raises."""


class Fuse:
    """Raises at one place of a script, as long as it is lit there."""

    def __init__(self) -> None:
        self.lit = ""

    def burn(self, place: str) -> None:
        if self.lit == place:
            raise BoomError(place)


FATE = Bag(tuple("bcdefgh"))
FATED = ("a", *FATE.items)


def story(fuse: Fuse) -> tuple[Part, Part]:
    """All steps in a row, then a second script; at every place something is told and may raise."""

    def beginning(t: Sheet) -> Script[str | None]:
        yield from happens(t, (yield from ask(0, "first", LETTERS, "a")), "first")
        sealed = yield from together(tuple([ask_of(s, "seal", LETTERS, "a") for s in range(3)]))
        yield from happens(t, sealed, "together")
        yield from happens(t, (yield from chance("card", FATE)), "card")
        asks = tuple([ask_of(s, "offer", LETTERS, "a") for s in range(3)])
        acted: Acted[str] | None = yield from open_to(asks, EVERYBODY)
        assert acted is not None
        yield from happens(t, acted.answer, "open")
        fated = yield from ask(1, "fated", FATED, Chance("fate", FATE))
        yield from happens(t, fated, "fated")
        yield from happens(t, (yield from ask(2, "absent", LETTERS, "c")), "absent")
        return "ending"

    def ending(t: Sheet) -> Script[str | None]:
        yield from happens(t, None, "ending")
        yield from happens(t, (yield from ask(1, "last", LETTERS, "a")), "last")
        return None

    def happens(t: Sheet, what: object, place: str) -> Script[None]:
        t.note(what)
        t.tell(Event(place, (("is", what),)))
        fuse.burn(place)
        yield from ()

    return beginning, ending


def game(fuse: Fuse) -> Small:
    def gives_up(t: Sheet, seat: int) -> str | None:
        t.note(f"{seat} resigned")
        t.tell(Event("resigned"))
        fuse.burn("resigned")
        return None

    return Small(*story(fuse), seats=3, resigned=gives_up)


Act = Callable[[Match], object]
ACTS: tuple[tuple[Act, tuple[str, ...]], ...] = (
    (lambda match: say(match, 0, "b"), ("first",)),
    (lambda match: say(match, 2, "b", by="bot"), ()),
    (lambda match: say(match, 0, "c"), ()),
    (lambda match: say(match, 1, "c"), ("together", "card")),
    (lambda match: match.resign(2), ("resigned",)),
    (lambda match: say(match, 1, "a"), ("open",)),
    (lambda match: match.expire(), ("fated", "absent", "ending")),
    (lambda match: say(match, 1, "b"), ("last",)),
)
FAILING = [(n, place) for n, (_, places) in enumerate(ACTS) for place in places]


def calm_record() -> str:
    match = Match(game(Fuse()).setup(), SeededDealer(5))
    for act, _ in ACTS:
        act(match)
    assert match.result() is not None
    return match.save()


@pytest.mark.parametrize(("failing", "place"), FAILING, ids=[place for _, place in FAILING])
def test_a_script_that_raises_leaves_the_match_as_it_was_and_it_goes_on(
    failing: int, place: str
) -> None:
    """Position, questions, seals, events, history, the record and the dealer's place."""
    fuse = Fuse()
    match = Match(game(fuse).setup(), SeededDealer(5))
    for n, (act, _) in enumerate(ACTS):
        if n == failing:
            before = state(match)
            fuse.lit = place
            with pytest.raises(BoomError, match=place):
                act(match)
            fuse.lit = ""
            assert state(match) == before
        act(match)
    assert match.save() == calm_record()


def test_the_record_of_that_game_loads() -> None:
    record = calm_record()
    assert load(game(Fuse()), record).save() == record


@pytest.mark.parametrize("place", ["first", "together", "card"])
def test_a_script_that_raises_leaves_the_runner_as_it_was(place: str) -> None:
    fuse = Fuse()
    runner = Runner.start(game(fuse).setup(), listening=True)
    acts: dict[str, Callable[[], object]] = {
        "first": lambda: put(runner, 0, "b"),
        "seal": lambda: put(put(runner, 0, "b"), 1, "c"),
        "together": lambda: put(runner, 2, "b"),
        "card": lambda: runner.deal("h"),
    }
    for name, act in acts.items():
        if name == place:
            before = state(runner)
            runner.passed()
            fuse.lit = place
            with pytest.raises(BoomError, match=place):
                act()
            fuse.lit = ""
            assert state(runner) == before
            assert runner.passed() == ()
            assert runner.told() == ()
        act()
    assert runner.view(0).fields["notes"] == ("b", ("b", "c", "b"), "h")


def test_what_the_start_told_is_still_told_after_a_failure() -> None:
    def starts(t: Sheet) -> Script[str | None]:
        t.tell(Event("started"))
        yield from ask(0, "first", LETTERS, "a")
        t.tell(Event("wrong"))
        raise BoomError

    runner = Runner.start(Small(starts).setup(), listening=True)
    with pytest.raises(BoomError):
        put(runner, 0, "a")
    assert [event.kind for event in runner.told()] == ["started"]


def test_a_failure_at_the_first_question_is_heard() -> None:
    def broken(t: Sheet) -> Script[str | None]:
        yield from ()
        raise BoomError("broken")

    with pytest.raises(BoomError, match="broken"):
        Match(Small(broken).setup(), SeededDealer(1))


def odd_defaults(t: Sheet) -> Script[str | None]:
    yield from ask(0, "first", LETTERS, "a")
    yield from ask(1, "odd", LETTERS, "z")
    yield from ask(0, "last", LETTERS, "a")
    return None


def test_a_wrong_default_of_a_resigned_seat_blames_the_script_and_changes_nothing() -> None:
    match = Match(Small(odd_defaults).setup(), SeededDealer(1))
    match.resign(1)
    before = state(match)
    with pytest.raises(ScriptError, match="default of 'odd' is not among its options"):
        say(match, 0, "b")
    assert state(match) == before


def odd_fate(t: Sheet) -> Script[str | None]:
    yield from ask(0, "odd", LETTERS, Chance("fate", Bag(("y", "z"))))
    return None


def test_a_drawn_default_that_is_no_option_blames_the_script_and_changes_nothing() -> None:
    match = Match(Small(odd_fate).setup(), SeededDealer(1))
    before = state(match)
    with pytest.raises(ScriptError, match="default of 'odd' is not among its options"):
        match.expire()
    assert state(match) == before
    say(match, 0, "b")
    assert '"by":"clock"' not in match.save()


def test_an_unknown_next_script_is_heard_and_changes_nothing() -> None:
    def lost(t: Sheet) -> Script[str | None]:
        yield from ask(0, "first", LETTERS, "a")
        return "nowhere"

    match = Match(Small(lost).setup(), SeededDealer(1))
    before = state(match)
    with pytest.raises(KeyError, match="nowhere"):
        say(match, 0, "a")
    assert state(match) == before


def test_a_failing_clock_does_not_change_who_gave_a_sealed_answer() -> None:
    fuse = Fuse()
    match = Match(game(fuse).setup(), SeededDealer(5))
    say(say(say(match, 0, "b"), 0, "b"), 1, "b", by="bot")
    before = state(match)
    fuse.lit = "together"
    with pytest.raises(BoomError):
        match.expire_one(ask_id(match, 2))
    fuse.lit = ""
    assert state(match) == before
    say(match, 2, "c")
    assert match.save().count('"by"') == 2, "the bot's answer, and the seed in the header"


def test_a_handle_still_fits_after_a_failure() -> None:
    fuse = Fuse()
    runner = Runner.start(game(fuse).setup())
    mine = waiting(runner, 0)
    fuse.lit = "first"
    with pytest.raises(BoomError):
        runner.answer(mine, "b")
    fuse.lit = ""
    runner.answer(mine, "b")
    assert runner.position.answers == ("b",)


def test_an_answer_whose_consequences_raise_is_not_passed_on_to_the_record() -> None:
    def defaults_break(t: Sheet) -> Script[str | None]:
        letter = yield from ask(0, "letter", LETTERS, "a")
        yield from ask(1, "letter", LETTERS, "a")
        if letter == "b":
            raise BoomError("after the default of the one who resigned")
        yield from ask(0, "last", LETTERS, "a")
        return None

    runner = Runner.start(Small(defaults_break).setup(), listening=True)
    runner.resign(1)
    runner.passed()
    with pytest.raises(BoomError):
        put(runner, 0, "b")
    assert runner.passed() == ()
    put(runner, 0, "a")
    assert [passed.entry for passed in runner.passed()] == ["a", "a"]
