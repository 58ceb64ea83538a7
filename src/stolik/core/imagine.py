"""Another world that a seat cannot tell from this one: for bots, and for finding leaks.

The checkpoint is redealt and what the seat saw since is replayed on it. Hidden answers are chosen
anew. A world in which another seat or the dealer could not have done what was seen is dropped.
Any other difference that the seat could notice is a leak, unless something was revealed to it.
"""

from __future__ import annotations

from typing import Any, Final

from stolik.core.position import OVER, Position, Resigned
from stolik.core.refusal import Leak, Misfit, Refused
from stolik.core.rng import Rng
from stolik.core.scripts import Script
from stolik.core.seen import sees
from stolik.core.spec import Game
from stolik.core.steps import Ask, Bag, Chance, Open, Step, asks_of, remade
from stolik.core.table import Event, Table

TRIES: Final = 1_000


class _Sight:
    """What a seat noticed between two waiting points."""

    def __init__(self, text: str, revealed: bool) -> None:
        self.text = text
        self.revealed = revealed


def draw(bag: Bag[Any], rng: Rng) -> object:
    """An outcome of the bag, by weight."""
    if bag.weights is None:
        return bag.items[int(rng.below(len(bag.items)))]
    ticket = int(rng.below(sum(bag.weights)))
    for item, weight in zip(bag.items, bag.weights, strict=True):
        ticket -= weight
        if ticket < 0:
            return item
    raise AssertionError("weights are positive")


def step_sight(step: Step | None, seat: int) -> str:
    """What this seat notices of a step: who is asked what; of its own questions the options too."""
    if isinstance(step, Chance):
        return f"chance {step.what}"
    asked = [
        f"{one.seat} {one.what} {one.options.mark() if one.seat == seat else ''}"
        for one in asks_of(step)
    ]
    need = step.need if isinstance(step, Open) else ""
    return "; ".join([f"{type(step).__name__} {need}", *asked])


def _sight(step: Step | None, told: list[Event], seat: int) -> _Sight:
    heard = [event for event in told if sees(event.seen_by, seat)]
    text = "\n".join([*[event.text() for event in heard], step_sight(step, seat)])
    return _Sight(text, any([sees(event.reveals, seat) for event in heard]))


class _Telling:
    """A re-run of a position that notes what one seat notices, waiting point by waiting point."""

    def __init__(self, game: Game[Any], position: Position, base: Table, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.draft = base.copy()
        self.told: list[Event] = []
        self.draft.told = self.told
        self.run: Script[str | None] = game.scenes[position.script].start(self.draft)
        self.step: Step | None = next(self.run, None)

    def look(self) -> _Sight:
        """What the seat noticed since the last look."""
        sight = _sight(self.step, self.told, self.seat)
        self.told.clear()
        return sight

    def feed(self, entry: object) -> None:
        """Go on with this answer."""
        if isinstance(entry, Resigned):
            self.game.resigned(self.draft, entry.seat)
            return
        try:
            self.step = self.run.send(entry)
        except StopIteration:
            self.step = None


def imagine(game: Game[Any], position: Position, seat: int, rng: Rng) -> Position:
    """A position that differs only in what the seat may not know."""
    if position.script == OVER:
        base = position.base.copy()
        game.redeal(base, seat, rng)
        return Position(base, OVER, (), (), position.resigned)
    first = _Telling(game, position, position.base, seat)
    sights = [first.look()]
    for entry in position.answers:
        first.feed(entry)
        sights.append(first.look())
    for _ in range(TRIES):
        try:
            return _world(game, position, seat, rng, sights)
        except Misfit:
            continue
    raise Leak(f"In {TRIES} tries no world fits what seat {seat} saw: check redeal().")


def _world(
    game: Game[Any], position: Position, seat: int, rng: Rng, sights: list[_Sight]
) -> Position:
    base = position.base.copy()
    game.redeal(base, seat, rng)
    world = _Telling(game, position, base, seat)
    revealed = _compare(world.look(), sights[0], seat, False)
    entries: list[object] = []
    for entry, sight in zip(position.answers, sights[1:], strict=True):
        entries.append(_again(world.step, entry, seat, rng))
        world.feed(entries[-1])
        revealed = _compare(world.look(), sight, seat, revealed)
    sealed = _seal_again(world.step, position.sealed, seat, rng)
    return Position(base, position.script, tuple(entries), sealed, position.resigned)


def _compare(now: _Sight, then: _Sight, seat: int, revealed: bool) -> bool:
    revealed = revealed or then.revealed
    if now.text == then.text:
        return revealed
    if revealed:
        raise Misfit
    raise Leak(f"Seat {seat} saw:\n{then.text}\nIn a world it cannot tell apart:\n{now.text}")


def _again(step: Step | None, entry: object, seat: int, rng: Rng) -> object:
    """The same answer as far as the seat saw it; what it did not see is chosen anew."""
    if isinstance(entry, Resigned):
        return entry
    if isinstance(step, Chance):
        return _fitting(step.bag, entry) if sees(step.seen_by, seat) else draw(step.bag, rng)
    return remade(step, entry, lambda one, choice: _answer_again(one, choice, seat, rng))


def _answer_again(one: Ask[Any], choice: object, seat: int, rng: Rng) -> object:
    if one.seat == seat or sees(one.seen_by, seat):
        return _fitting(one.options, choice)
    chosen: object = one.options.sample(rng)
    return chosen


def _fitting(options: Any, choice: object) -> object:
    try:
        fits: object = options.offered(choice)
    except Refused:
        raise Misfit from None
    return fits


def _seal_again(
    step: Step | None, sealed: tuple[tuple[int, object], ...], seat: int, rng: Rng
) -> tuple[tuple[int, object], ...]:
    """Sealed answers: the own one is kept, the others are chosen anew."""
    asks = asks_of(step)
    return tuple(
        [
            (place, choice if asks[place].seat == seat else asks[place].options.sample(rng))
            for place, choice in sealed
        ]
    )
