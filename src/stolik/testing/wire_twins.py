"""No leak on the wire: two worlds that a seat cannot tell apart send it the same bytes.

Compared are the view with its questions and hints, what `try` says, refusals, and the frames that
follow the same next step.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stolik.core.refusal import Lang, Leak, Refused
from stolik.core.rng import Rng
from stolik.core.runner import Runner
from stolik.core.seen import sees
from stolik.core.spec import Setup
from stolik.core.table import Event
from stolik.games.screens import Asked, Sight, said, screen_of
from stolik.server.frames import Place, Room, next_frame, no, picture
from stolik.testing.leaks import both, learned, wishes_of
from stolik.testing.play import CLOSELY, RARELY, Move, Stroll, everybody
from stolik.wire.codec import encode
from stolik.wire.views import Undo, View

LANG: Final[Lang] = "pl"
WISHES: Final = 16
"""How many touches that are lit somewhere, and that are lit nowhere, are tried on a question."""


def room_of(setup: Setup) -> Room:
    """A table with somebody in every seat."""
    return Room("law", [Place(f"P{seat}", here=True) for seat in range(setup.seats)])


def equal_worlds_send_equal_bytes(setup: Setup, seed: int) -> None:
    """At every waiting point of a random game no viewer gets other bytes in a twin world."""
    stroll = Stroll(setup, seed)
    rng = Rng(seed + 0x3_0000_0005)
    story: list[Event] = []
    for runner, move in stroll.moments():
        story += stroll.events
        for seat in everybody(setup):
            if stroll.count < CLOSELY or rng.chance(1, RARELY):
                Twins(stroll, runner, seat, story, rng).compare(move)
    story += stroll.events
    for seat in everybody(setup):
        Twins(stroll, stroll.runner, seat, story, rng).compare(None)


class Twins:
    """One moment as a seat sees it, in the world as it is and in one that it cannot tell apart."""

    def __init__(
        self, stroll: Stroll, runner: Runner, seat: int, story: list[Event], rng: Rng
    ) -> None:
        self.stroll = stroll
        self.seat = seat
        self.story = story
        self.rng = rng
        self.room = room_of(stroll.setup)
        self.real = runner
        try:
            self.twin = runner.imagine(seat, rng)
        except Leak as leak:
            raise stroll.broken(str(leak), "leak") from leak

    def compare(self, move: Move | None) -> None:
        """Compare now, and again after the same move in both."""
        one, other = (sight_of(world, self.seat, self.story) for world in (self.real, self.twin))
        wishes = self._wishes()
        views = [picture(self.room, seen, Undo()) for seen in (one, other)]
        self._same("view", encode(views[0]), encode(views[1]))
        self._same("answers", *["\n".join(replies(seen, wishes)) for seen in (one, other)])
        steps = None if move is None else both(self.real, self.twin, move, self.seat, self.rng)
        if steps is not None and not learned(steps, self.seat):
            frames = [
                self._next(world, told, before)
                for (world, told), before in zip(steps, views, strict=True)
            ]
            self._same("frame", *frames)

    def _next(self, world: Runner, told: tuple[Event, ...], before: View) -> bytes:
        """What follows: a frame, or nothing at all."""
        seen = sight_of(world, self.seat, [*self.story, *told])
        sent = next_frame(self.room, seen, Undo(), before)
        return b"" if sent is None else encode(sent)

    def _same(self, part: str, one: bytes | str, other: bytes | str) -> None:
        if one != other:
            why = (
                f"Seat {self.seat} can tell by the {part} what it may not know:\n{one!r}\n{other!r}"
            )
            raise self.stroll.broken(why, "leak")

    def _wishes(self) -> list[str]:
        """What might be touched: whatever anybody may touch, and all that lies anywhere."""
        worlds = (self.real, self.twin)
        asked = [one for world in worlds for one in world.asks()]
        lit = [touch for one in asked for touch in one.options.touches(())]
        kinds = dict.fromkeys([touch.partition(":")[0] for touch in lit])
        things = [wish for wish in wishes_of(*worlds, self.rng) if isinstance(wish, str)]
        hidden = [f"{kind}:{thing}" for kind in kinds for thing in things]
        some = [self.rng.shuffled(list(dict.fromkeys(one)))[:WISHES] for one in (lit, hidden)]
        return ["?", *some[0], *some[1]]


def sight_of(runner: Runner, seat: int, story: list[Event]) -> Sight:
    """What a seat may know, of a bare runner."""
    view = runner.view(seat)
    sent = dict(view.own)
    sealed = [one for one in runner.sealed() if one.seat == seat]
    asked = [Asked(f"0/{seat}:{one.what}:1", one) for one in view.asks]
    asked += [Asked(f"0/{seat}:{one.what}:1", one, sent[one.what]) for one in sealed]
    told = [event for event in story if sees(event.seen_by, seat)]
    return Sight(runner.setup.game, view, tuple(asked), told, runner.result(), LANG)


def replies(seen: Sight, wishes: list[str]) -> Iterator[str]:
    """What a seat hears that touches this and that."""
    screen = screen_of(seen.game)
    for asked in seen.asked:
        slots = screen.ask(seen, asked).slots
        for touch in wishes:
            try:
                why = screen.why(asked, touch, {})
                tried = screen.tried("law", seen, asked, {slots[0].name: touch})
            except Refused as refused:
                yield encode(no(refused, LANG)).decode()
                continue
            yield "" if why is None else encode(said(why, LANG)).decode()
            yield encode(tried).decode()
