"""No leak: two worlds that differ only in what a seat may not know look the same to it.

`Runner.imagine` makes a twin of a position for a seat. Twin and original have to give that seat,
byte for byte, the same view, options, words and refusals, and after the same next step the same
events and the same questions.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from stolik.core.imagine import draw
from stolik.core.notation import write
from stolik.core.position import Position
from stolik.core.refusal import Lang, Leak
from stolik.core.rng import Rng
from stolik.core.runner import Runner
from stolik.core.seen import sees
from stolik.core.spec import Setup
from stolik.core.table import Event, stored_values
from stolik.core.view import Pending, View
from stolik.testing.checks.offers import listed
from stolik.testing.play import Move, Stroll, everybody

LANGS: Final[tuple[Lang, ...]] = ("pl", "en")
CLOSELY: Final = 32
RARELY: Final = 16
"""After so many answers of a game, twins are made at one waiting point in sixteen."""

ANSWERS: Final = 400
"""Of a setup as many games are played as fit into so many answers, and one at least."""

TRIES: Final = 8
"""Another seat's card has to be where it was played from: not every twin has it there."""

WISHES: Final = 24
"""How many wishes of each kind are tried on a question."""

Stepped = tuple[Runner, tuple[Event, ...]]
"""A world after a move, and what was told."""

Look = dict[str, str]
"""What a seat gets, by the name of each part."""


def nothing_leaks(setup: Setup, seed: int) -> None:
    """At the waiting points of random games, no seat and no spectator can tell its twins."""
    rng = Rng(seed + 0x2_0000_0003)
    for number in range(max(1, ANSWERS // setup.game.longest)):
        stroll = Stroll(setup, seed + 1_000_003 * number)
        for runner, move in stroll.moments():
            if stroll.count < CLOSELY or rng.chance(1, RARELY):
                for seat in everybody(setup):
                    compare(stroll, runner, (move, _another(runner, move, rng)), seat, rng)
        for seat in everybody(setup):
            compare(stroll, stroll.runner, (), seat, rng)


def _another(runner: Runner, move: Move, rng: Rng) -> Move:
    """Another answer of the same seat to the same question."""
    pending = move.find(runner)
    if pending is None:
        return move
    return Move(pending.seat, pending.what, pending.options.sample(rng))


def compare(stroll: Stroll, runner: Runner, moves: tuple[Move, ...], seat: int, rng: Rng) -> None:
    """Make a twin for this seat, compare, and compare again after each of these moves in both."""
    twin = twin_of(stroll, runner, seat, rng)
    wishes = wishes_of(runner, twin, rng)
    if twin.text() != runner.text():
        _same(stroll, seat, look(runner, seat, wishes), look(twin, seat, wishes))
    for move in moves:
        steps = _step(stroll, runner, twin, move, seat, rng)
        if steps is not None and not learned(steps, seat):
            (real, told), (other, said) = steps
            _same(stroll, seat, heard(told, real, seat), heard(said, other, seat))
            if real.text() != other.text():
                _same(stroll, seat, look(real, seat, wishes), look(other, seat, wishes))


def twin_of(stroll: Stroll, runner: Runner, seat: int, rng: Rng) -> Runner:
    """Another world for this seat; a world that cannot be made shows a leak."""
    try:
        return runner.imagine(seat, rng)
    except Leak as leak:
        raise stroll.broken(str(leak), "leak") from leak


def _step(
    stroll: Stroll, runner: Runner, twin: Runner, move: Move, seat: int, rng: Rng
) -> tuple[Stepped, Stepped] | None:
    """The same move in both worlds; in a few other worlds where it cannot be made in this one."""
    for _ in range(TRIES):
        steps = both(runner, twin, move, seat, rng)
        if steps is not None:
            return steps
        twin = twin_of(stroll, runner, seat, rng)
    return None


def _same(stroll: Stroll, seat: int, one: Look, other: Look) -> None:
    for part, text in one.items():
        if text != other[part]:
            why = f"Seat {seat} can tell by the {part} what it may not know:\n{text}\n{other[part]}"
            raise stroll.broken(why, "leak")


# One step in both worlds.


def both(
    runner: Runner, twin: Runner, move: Move, seat: int, rng: Rng
) -> tuple[Stepped, Stepped] | None:
    """The same move in both worlds; None where the twin's could not have made it."""
    position = revealed(runner, twin, seat)
    if position is None:
        return None
    real = Runner.at(runner.setup, runner.position, listening=True)
    other = Runner.at(twin.setup, position, listening=True)
    again = same_move(real, other, move, seat, rng)
    if again is None:
        return None
    return (real, move.apply(real)), (other, again.apply(other))


def revealed(runner: Runner, twin: Runner, seat: int) -> Position | None:
    """The twin's position, with the sealed answers that the next answer may show to the seat."""
    at = twin.position
    sealed: list[tuple[int, object]] = []
    for (place, choice), own, one in zip(
        runner.position.sealed, at.sealed, twin.sealed(), strict=True
    ):
        if not sees(one.seen_by, seat):
            sealed.append(own)
        elif one.options.has(choice):
            sealed.append((place, one.options.offered(choice)))
        else:
            return None
    return Position(at.base, at.script, at.answers, tuple(sealed), at.resigned)


def same_move(real: Runner, twin: Runner, move: Move, seat: int, rng: Rng) -> Move | None:
    """What the seat noticed of a move, made in the twin; what it did not see is chosen anew."""
    if move.seat is None:
        wanted = twin.chance()
        if wanted is None:
            return None
        if not sees(wanted.seen_by, seat):
            return Move(None, move.what, draw(wanted.bag, rng))
        return move if wanted.bag.has(move.choice) else None
    pending = move.find(twin)
    if pending is None:
        return None
    if move.seat != seat and not sees(pending.seen_by, seat):
        return Move(move.seat, move.what, pending.options.sample(rng))
    return move if pending.options.has(move.choice) else None


def learned(steps: tuple[Stepped, Stepped], seat: int) -> bool:
    """Whether the seat was shown something by this step, so that the worlds may differ now."""
    events = (*steps[0][1], *steps[1][1])
    return any([sees(one.reveals, seat) and sees(one.seen_by, seat) for one in events])


# What a seat gets.


def heard(events: tuple[Event, ...], runner: Runner, seat: int) -> Look:
    """The events that a seat is told, plain and in words."""
    told = [one for one in events if sees(one.seen_by, seat)]
    game = runner.setup.game
    words = [game.tell(one, lang) for one in told for lang in LANGS]
    return {"events": "\n".join([one.text() for one in told]), "log": "\n".join(words)}


def look(runner: Runner, seat: int, wishes: list[object]) -> Look:
    """All that a seat gets at a waiting point."""
    game, view = runner.setup.game, runner.view(seat)
    asks = [(one.seat, one.what, one.need) for one in runner.asks()]
    draw = runner.chance()
    result = runner.result()
    return {
        "asks": write([asks, None if draw is None else draw.what]),
        "view": view.text(),
        "clauses": write(list(runner.where())),
        "result": "" if result is None else write(result.plain()),
        "options": "\n".join([_options(one) for one in view.asks]),
        "words": "\n".join([part for one in view.asks for part in _words(runner, view, one)]),
        "refusals": "\n".join([part for one in view.asks for part in refusals(one, wishes)]),
        "picture": game.picture(view, "pl"),
    }


def _options(one: Pending) -> str:
    found = listed(one.options)
    texts = [] if found is None else [one.options.text(choice) for choice in found]
    return f"{one.what} {one.options.mark()} {one.options.touches(())} {texts}"


def _words(runner: Runner, view: View, one: Pending) -> Iterator[str]:
    """Prompt, label, preview and advice; of long lists the first, the middle and the last."""
    game = runner.setup.game
    found = listed(one.options) or (one.options.sample(Rng(1)),)
    few = {0: found[0], 1: found[len(found) // 2], 2: found[-1]}.values()
    for lang in LANGS:
        yield game.prompt(one.what, lang)
        for choice in few:
            yield game.label(one.what, choice, lang)
            yield game.preview(view, one, choice, lang)
    advice = game.advise(view, one, Rng(1))
    if advice is not None:
        yield one.options.text(advice.choice) + advice.why.en


def refusals(one: Pending, wishes: list[object]) -> Iterator[str]:
    """What the seat hears when it wishes for this or that."""
    for wish in wishes:
        why = one.options.why_not(wish)
        yield "" if why is None else f"{why.pl} {why.en} {why.clause} {why.at}"


def wishes_of(runner: Runner, twin: Runner, rng: Rng) -> list[object]:
    """What somebody might wish for: some of what lies anywhere, and of what anybody may choose."""
    found: list[object] = []
    for world in (runner, twin):
        for one in world.asks():
            offered = listed(one.options) or ()
            found += [*offered, *[one.options.text(choice) for choice in offered]]
        found += _leaves(stored_values(world.setup.game.fields, world.position.base))
    distinct = {f"{type(wish).__name__} {wish!r}": wish for wish in found}
    return ["", "?", -1, *rng.shuffled(list(distinct.values()))[:WISHES]]


def _leaves(value: Any) -> Iterator[object]:
    if isinstance(value, dict):
        value = [*value.keys(), *value.values()]
    if isinstance(value, (list, tuple)):
        for part in value:
            yield from _leaves(part)
    elif isinstance(value, (str, int)):
        yield value
