"""Positions: as text and back at every waiting point, keys, and re-runs that go astray."""

from collections.abc import Callable

import pytest
from tests.core.small_games import (
    LETTERS,
    Sheet,
    Small,
    asked,
    notes,
    over,
    put,
    runner_of,
    state,
    waiting,
)

from stolik.core.position import Position, Resigned
from stolik.core.refusal import Diverged
from stolik.core.rng import Rng
from stolik.core.runner import Runner
from stolik.core.scripts import Script, ask, ask_of, chance, open_to, together
from stolik.core.seen import EVERYBODY
from stolik.core.steps import Acted, Bag, Chance


def all_steps(t: Sheet) -> Script[str | None]:
    t.secret = [*t.secret, len(t.secret)]
    first = yield from ask(0, "first", (None, True, ("x", 1)), None)
    sealed = yield from together(tuple([ask_of(s, "seal", LETTERS, "a") for s in range(3)]))
    card = yield from chance("card", ("żółw", 'the "owl"', "-"))
    asks = tuple([ask_of(s, "offer", LETTERS, "a") for s in range(3)])
    acted: Acted[str] | None = yield from open_to(asks, EVERYBODY)
    assert acted is not None
    t.note(first, sealed, card, acted.seat, acted.answer)
    return "all_steps" if len(t.notes) < 10 else None


GAME = Small(all_steps, seats=3, hands=(1, ("x",), None))
TEXT = '[["small",1,"game",3,{}],"all_steps",[[],[1,("x",),None],[]],["x,1"],[[2,"c"]],0]'


def move(runner: Runner, rng: Rng) -> None:
    """Anything that may happen: an answer, an outcome, now and then a resignation."""
    draw = runner.chance()
    if draw is not None:
        runner.deal(draw.bag.sample(rng))
    elif rng.chance(1, 12) and not runner.position.resigned:
        runner.resign(int(rng.below(3)))
    else:
        one = rng.choice(runner.asks())
        runner.answer(one, one.options.sample(rng))


def walk(seed: int) -> list[Runner]:
    """Every waiting point of one game."""
    rng, runner = Rng(seed), Runner.start(GAME.setup())
    points = [runner.clone()]
    while not over(runner):
        move(runner, rng)
        points.append(runner.clone())
    return points


@pytest.mark.parametrize("seed", range(6))
def test_a_position_reads_back_from_its_text_at_every_waiting_point(seed: int) -> None:
    for runner in walk(seed):
        again = Runner.read(GAME, runner.text())
        assert again.text() == runner.text()
        assert state(again) == state(runner)


@pytest.mark.parametrize("seed", range(3))
def test_a_runner_goes_on_from_a_position_alone(seed: int) -> None:
    for runner in walk(seed):
        if over(runner):
            continue
        again = Runner.at(runner.setup, runner.position)
        for game in (runner, again):
            move(game, Rng(seed))
        assert state(again) == state(runner)


def test_different_positions_have_different_keys_and_equal_ones_equal_keys() -> None:
    points = [runner for seed in range(6) for runner in walk(seed)]
    by_text = {runner.text(): runner.key() for runner in points}
    assert all(by_text[runner.text()] == runner.key() for runner in points)
    assert len(set(by_text.values())) == len(by_text) > 50


def test_a_key_is_the_same_on_every_machine() -> None:
    """Frozen: in another process, compiled or not, strings hash differently and keys do not."""
    runner = Runner.start(GAME.setup())
    put(put(runner, 0, ("x", 1)), 2, "c")
    assert runner.text() == TEXT
    assert runner.key() == 4459084412678287975


@pytest.mark.parametrize(
    ("part", "instead"),
    [
        (TEXT, ""),
        (TEXT, "5"),
        (TEXT, "[]"),
        (TEXT, "[[],[],[],[],[],0]"),
        (TEXT, TEXT + TEXT),
        (TEXT, TEXT.replace(",", ", ")),
        ('["small",1,"game",3,{}]', "5"),
        ('["small",1,"game",3,{}]', '["small",1]'),
        ('"small"', '"other"'),
        ('"small",1', '"small",2'),
        ('"game"', '"duel"'),
        ('"game",3', '"game",4'),
        ("{}", "5"),
        ("{}", '{"colour":"red"}'),
        ('"all_steps"', '"nowhere"'),
        ('"all_steps"', "[]"),
        ('"all_steps"', "__import__('os').abort()"),
        ('[[],[1,("x",),None],[]]', "[[]]"),
        ('[[],[1,("x",),None],[]]', "5"),
        ('["x,1"]', '["y"]'),
        ('["x,1"]', "[None]"),
        ('["x,1"]', "[7.5]"),
        ('["x,1"]', "5"),
        ('["x,1"]', '["x,1",("a","a","a",),"-",(0,"offer","a",),"-","-","-","-","-","-"]'),
        ('[[2,"c"]]', '[[3,"c"]]'),
        ('[[2,"c"]]', '[[2,"z"]]'),
        ('[[2,"c"]]', "[[2]]"),
        ('[[2,"c"]]', "[5]"),
        (",0]", ",'x']"),
        (",0]", ",{[]:1}]"),
    ],
)
def test_a_damaged_position_is_refused_with_a_sentence(part: str, instead: str) -> None:
    assert Runner.read(GAME, TEXT).text() == TEXT
    assert part in TEXT
    with pytest.raises(ValueError, match=r"[a-z].*\b"):
        Runner.read(GAME, TEXT.replace(part, instead))


def test_a_position_after_the_end_reads_back() -> None:
    last = walk(0)[-1]
    again = Runner.read(GAME, last.text())
    assert over(again)
    assert again.result() is not None
    assert notes(again) == notes(last)


def test_resignations_are_equal_by_seat() -> None:
    assert Resigned(1) == Resigned(1)
    assert hash(Resigned(1)) == hash(Resigned(1))
    assert Resigned(1) not in (Resigned(2), 1)


# Re-runs that go astray.


class Whim:
    """What a script must never depend on."""

    def __init__(self) -> None:
        self.changed = False


Begin = Callable[[bool], Script[object]]


def asks(changed: bool) -> Script[object]:
    return (yield from ask(0, "other" if changed else "first", LETTERS, "a"))


def asks_another(changed: bool) -> Script[object]:
    return (yield from ask(1 if changed else 0, "first", LETTERS, "a"))


def draws(changed: bool) -> Script[object]:
    return (yield from chance("other" if changed else "card", LETTERS))


def seals(changed: bool) -> Script[object]:
    seats = (0, 1) if changed else (0,)
    return (yield from together(tuple([ask_of(s, "seal", LETTERS, "a") for s in seats])))


def opens(changed: bool) -> Script[object]:
    asks = tuple([ask_of(s, "seal", LETTERS, "a") for s in (0, 1)])
    if changed:
        return (yield from together(asks))
    return (yield from open_to(asks, EVERYBODY))


def silent(changed: bool) -> Script[object]:
    if not changed:
        yield from ask(0, "first", LETTERS, "a")
    return None


def answer_any(runner: Runner) -> None:
    if runner.chance() is not None:
        runner.deal("a")
    else:
        runner.answer(runner.asks()[0], "a")


@pytest.mark.parametrize("begin", [asks, asks_another, draws, seals, opens, silent])
def test_a_re_run_that_asks_something_else_is_noticed_and_nothing_is_answered(
    begin: Begin,
) -> None:
    whim = Whim()

    def whimsical(t: Sheet) -> Script[str | None]:
        yield from begin(whim.changed)
        yield from ask(0, "last", LETTERS, "a")
        return None

    runner = runner_of(whimsical).clone()
    before = (runner.position, runner.asks())
    whim.changed = True
    with pytest.raises(Diverged):
        answer_any(runner)
    assert (runner.position, runner.asks()) == before
    whim.changed = False
    answer_any(runner)


def test_a_script_that_ends_before_the_last_of_its_answers_has_diverged() -> None:
    runner = runner_of(all_steps, seats=3)
    put(runner, 0, None)
    position = runner.position
    short = Small(one_question, seats=3)
    moved = Position(position.base, "one_question", (*position.answers, "a"))
    with pytest.raises(Diverged, match="ended before the last"):
        Runner.at(short.setup(), moved)


def one_question(t: Sheet) -> Script[str | None]:
    yield from ask(0, "first", LETTERS, "a")
    return None


def test_no_question_is_lost_by_cloning_at_any_step() -> None:
    runner = runner_of(all_steps, seats=3)
    put(runner, 0, True)
    twin = runner.clone()
    assert asked(twin) == asked(runner) == ["0 seal", "1 seal", "2 seal"]
    assert waiting(twin, 1).sealing


def test_a_drawn_default_is_owed_by_clones_too() -> None:
    def fated(t: Sheet) -> Script[str | None]:
        t.note((yield from ask(0, "first", LETTERS, Chance("fate", Bag(LETTERS)))))
        return None

    runner = runner_of(fated)
    runner.default(waiting(runner, 0))
    twin = runner.clone()
    twin.deal("c")
    assert notes(twin) == ("c",)
    assert runner.chance() is not None


def test_a_script_that_asks_nothing_any_more_is_noticed() -> None:
    whim = Whim()

    def quiet(t: Sheet) -> Script[str | None]:
        yield from silent(whim.changed)
        return None

    runner = runner_of(quiet).clone()
    whim.changed = True
    with pytest.raises(Diverged, match="asked something before, and asks nothing now"):
        put(runner, 0, "a")
