"""Another world that a seat cannot tell from this one: for bots, and for finding leaks.

The checkpoint is redealt and what the seat saw since is replayed on it. Hidden answers are chosen
anew. A world in which another seat or the dealer could not have done what was seen is dropped.
Any other difference that the seat could notice is a leak, unless something was revealed to it.
"""

from __future__ import annotations

from bisect import bisect
from itertools import accumulate
from typing import Any, Final

from stolik.core.notation import write
from stolik.core.options import Options
from stolik.core.position import OVER, Position, Resigned
from stolik.core.refusal import Leak, Misfit, NoWorld, Refused
from stolik.core.rng import Rng
from stolik.core.scripts import Script
from stolik.core.seen import sees
from stolik.core.spec import Game
from stolik.core.steps import Ask, Bag, Chance, Open, Step, asks_of, remade
from stolik.core.table import Event, Table

DEALS: Final = 500
REPAIRS: Final = 10
"""So often the checkpoint is dealt anew, and hidden outcomes in each of these deals."""


class _Sight:
    """What a seat noticed between two waiting points."""

    def __init__(self, text: str, revealed: bool, shows: list[str]) -> None:
        self.text = text
        self.revealed = revealed
        self.shows = shows


def draw(bag: Bag[Any], rng: Rng) -> object:
    """An outcome of the bag, by weight."""
    if bag.weights is None:
        return bag.items[int(rng.below(len(bag.items)))]
    sums = list(accumulate(bag.weights))
    return bag.items[bisect(sums, int(rng.below(sums[-1])))]


def step_sight(step: Step | None, seat: int) -> str:
    """What this seat notices of a step: who is asked what; of its own questions the options too."""
    if isinstance(step, Chance):
        return f"chance {step.what}"
    asked = [
        f"{one.seat} {one.what} {one.mark() if one.seat == seat else ''}" for one in asks_of(step)
    ]
    need = step.need if isinstance(step, Open) else ""
    return "; ".join([f"{type(step).__name__} {need}", *asked])


def _sight(step: Step | None, told: list[Event], seat: int) -> _Sight:
    heard = [event for event in told if sees(event.seen_by, seat)]
    text = "\n".join([*[event.text() for event in heard], step_sight(step, seat)])
    shows = [what for event in heard for what in event.shows]
    return _Sight(text, any([sees(event.reveals, seat) for event in heard]), shows)


class _Telling:
    """A re-run of a position that notes what one seat notices, waiting point by waiting point."""

    def __init__(self, game: Game[Any], position: Position, base: Table, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.draft: Table = base.copy()
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
    """A position that differs only in what the seat may not know.

    Worlds are not weighted by how likely what was seen since the checkpoint is in each of them.
    """
    if position.script == OVER:
        base = position.base.copy()
        game.redeal(base, seat, rng)
        return Position(base, OVER, (), (), position.resigned)
    truth = _Truth(game, position, seat)
    for _ in range(DEALS):
        world = _World(truth, rng)
        if world.fits():
            return world.position()
    raise NoWorld(f"No world was found that fits what seat {seat} saw: redeal() has to help.")


class _Truth:
    """The true course since the checkpoint, as far as one seat noticed it."""

    def __init__(self, game: Game[Any], position: Position, seat: int) -> None:
        self.game = game
        self.position = position
        self.seat = seat
        telling = _Telling(game, position, position.base, seat)
        self.sights = [telling.look()]
        self.known: list[int] = []
        asked: list[tuple[str, ...]] = []
        for entry in position.answers:
            asked.append(_whats(telling.step))
            telling.feed(entry)
            self.sights.append(telling.look())
            for what in self.sights[-1].shows:
                self.known += [at for at, whats in enumerate(asked) if what in whats][-1:]
        self.picture = write(game.seen(telling.draft, seat))


def _whats(step: Step | None) -> tuple[str, ...]:
    return (step.what,) if isinstance(step, Chance) else tuple([one.what for one in asks_of(step)])


class _World:
    """One redealt checkpoint, on which what the seat saw is played again.

    Where it stops to fit, the last hidden outcome is chosen anew: a card that was drawn unseen and
    shown later has to be that card.
    """

    def __init__(self, truth: _Truth, rng: Rng) -> None:
        self.truth = truth
        self.true = truth.position
        self.seat = truth.seat
        self.rng = rng
        self.base = self.true.base.copy()
        truth.game.redeal(self.base, self.seat, rng)
        self.entries: list[object] = []
        self.hidden: list[int] = []
        self.sealed: tuple[tuple[int, object], ...] = ()

    def fits(self) -> bool:
        """Whether it can be played to the end, with a few outcomes chosen anew on the way."""
        for _ in range(REPAIRS):
            try:
                self._play()
            except Misfit:
                if not self.hidden:
                    return False
                del self.entries[self.hidden.pop() :]
            else:
                return True
        return False

    def position(self) -> Position:
        """The position of this world."""
        true = self.true
        entries = tuple(self.entries)
        return Position(self.base, true.script, entries, self.sealed, true.resigned)

    def _play(self) -> None:
        truth, sights = self.truth, self.truth.sights
        world = _Telling(truth.game, self.true, self.base, self.seat)
        _compare(world.look(), sights[0], self.seat)
        for place, entry in enumerate(self.true.answers):
            if place == len(self.entries):
                self.entries.append(self._again(world.step, entry, place))
            world.feed(self.entries[place])
            _compare(world.look(), sights[place + 1], self.seat)
        asks = asks_of(world.step)
        self.sealed = tuple([(at, self._seal(asks[at], one)) for at, one in self.true.sealed])
        picture = write(truth.game.seen(world.draft, self.seat))
        revealed = any([sight.revealed for sight in sights])
        _compare(_Sight(picture, False, []), _Sight(truth.picture, revealed, []), self.seat)

    def _again(self, step: Step | None, entry: object, place: int) -> object:
        """The same answer as far as the seat saw it; what it did not see is chosen anew."""
        if isinstance(entry, Resigned):
            return entry
        if isinstance(step, Chance):
            if sees(step.seen_by, self.seat) or place in self.truth.known:
                return _fitting(step.bag, entry)
            self.hidden.append(place)
            return draw(step.bag, self.rng)
        return remade(step, entry, lambda one, choice: self._answer(one, choice, place))

    def _answer(self, one: Ask[Any], choice: object, place: int) -> object:
        seen = one.seat == self.seat or sees(one.seen_by, self.seat)
        if seen or place in self.truth.known or self._gave_up(one, place):
            return _fitting(one.options, choice)
        if place not in self.hidden:
            self.hidden.append(place)
        return self._guess(one, choice)

    def _gave_up(self, one: Ask[Any], place: int) -> bool:
        """A seat that had resigned answered by a default that everybody knows."""
        before = Resigned(one.seat) not in self.true.answers[place:]
        return sees(self.true.resigned, one.seat) and before and not _drawn(one)

    def _guess(self, one: Ask[Any], choice: object) -> object:
        try:
            guess: object = one.options.alike(choice, self.seat, self.rng)
        except Refused:
            raise Misfit from None
        return guess

    def _seal(self, one: Ask[Any], choice: object) -> object:
        """Sealed answers: the own one is kept, and what is yet to be drawn; others are guessed."""
        if isinstance(choice, Chance):
            return one.default
        known = one.seat == self.seat or sees(self.true.resigned, one.seat)
        return _fitting(one.options, choice) if known else self._guess(one, choice)


def _drawn(one: Ask[Any]) -> bool:
    return isinstance(one.default, Chance)


def _compare(now: _Sight, then: _Sight, seat: int) -> None:
    if now.text == then.text:
        return
    if then.revealed:
        raise Misfit
    raise Leak(f"Seat {seat} saw:\n{then.text}\nIn a world it cannot tell apart:\n{now.text}")


def _fitting(options: Options[Any], choice: object) -> object:
    try:
        fits: object = options.offered(choice)
    except Refused:
        raise Misfit from None
    return fits
