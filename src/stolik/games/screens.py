"""What a seat is shown and asked on the wire, of any game: built from what the seat may see.

A game may bring a screen of its own: a method `screen()` on its `Game` (`OwnScreen`), mostly a
subclass of `PlainScreen`. Whatever a screen makes is a pure function of the `Sight` it is given.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any, Final, Protocol, runtime_checkable

from stolik.core.match import Answered
from stolik.core.notation import notation, write
from stolik.core.options import NOT_OFFERED, Options, Touches
from stolik.core.refusal import Lang, Refused, Why
from stolik.core.spec import Game, Result
from stolik.core.table import Event
from stolik.core.view import Pending, View
from stolik.games.layout import Layout, Names, walk_paths, walked
from stolik.wire import asks, views
from stolik.wire import events as wire
from stolik.wire.base import Why as WhySaid
from stolik.wire.talk import Tried

COLOURS: Final = ("red", "green", "blue", "yellow", "violet", "orange")
MARKS: Final = ("tower", "leaf", "wave", "sun", "star", "key")
"""Seats in a colour and a mark: whoever sees no colours tells them by the mark."""

NO_SLOT: Final = Why(
    "Ta odpowiedź nie pasuje do pytania: takiego miejsca w nim nie ma.",
    "This answer does not fit its question: there is no such slot in it.",
)


class Asked:
    """A question of the viewer under its id; `sent` is its own answer that lies sealed."""

    def __init__(self, id_: str, pending: Pending, sent: str | None = None) -> None:
        self.id = id_
        self.pending = pending
        self.what = pending.what
        self.options: Options[Any] = pending.options
        self.sent = sent


class Sight:
    """All that one viewer may know of a game at this moment, and the language it reads."""

    def __init__(
        self,
        game: Game[Any],
        view: View,
        asked: tuple[Asked, ...],
        story: Sequence[Event | Answered],
        result: Result | None,
        lang: Lang,
    ) -> None:
        self.game = game
        self.view = view
        self.asked = asked
        self.told = tuple([one for one in story if isinstance(one, Event)])
        self.result = result
        self.lang = lang

    @property
    def seat(self) -> int:
        """Whose sight it is; SPECTATOR for those who watch."""
        return self.view.seat

    def find(self, ask_id: str) -> Asked | None:
        """The question of this id, if it is on show."""
        return next((one for one in self.asked if one.id == ask_id), None)


class Screen(Protocol):
    """What a game shows and asks on the wire."""

    def table(self, sight: Sight) -> object:
        """The typed picture of the table: a struct, or plain values."""

    def areas(self, sight: Sight) -> tuple[views.Area, ...]:
        """The generic picture: enough for the plain table."""

    def ask(self, sight: Sight, asked: Asked) -> asks.Ask:
        """A question with its slots and boxes."""

    def names(self, sight: Sight, asked: Asked) -> dict[str, str]:
        """What each touch of this question is called."""

    def events(self, sight: Sight, first: int) -> tuple[wire.Event, ...]:
        """What the viewer was told, from its `first` event on (counted from 0)."""

    def waits(self, sight: Sight) -> tuple[views.Wait, ...]:
        """Whom the game waits for."""

    def over(self, sight: Sight) -> views.Over | None:
        """How the game ended."""

    def tried(self, t: str, sight: Sight, asked: Asked, val: asks.Value) -> Tried:
        """What the touches so far would be."""

    def why(self, asked: Asked, touch: str, val: asks.Value) -> Why | None:
        """Why this is not on offer after the touches made so far; None if it is."""

    def read(self, asked: Asked, val: asks.Value) -> object:
        """The choice that this answer makes; else Refused."""

    def value(self, asked: Asked, choice: object) -> asks.Value:
        """The answer that makes this choice."""


@runtime_checkable
class OwnScreen(Protocol):
    """A game that brings its own screen."""

    def screen(self) -> Screen:
        """The game's own screen."""


def screen_of(game: Game[Any]) -> Screen:
    """The screen of a game: its own, or the plain one."""
    return game.screen() if isinstance(game, OwnScreen) else PlainScreen()


class PlainScreen:
    """The screen of any game. A game's own overrides what it has something better for."""

    # The table.

    def table(self, sight: Sight) -> object:
        """The fields that the viewer may see, as plain values."""
        return {name: plain(value) for name, value in sight.view.fields.items()}

    def areas(self, sight: Sight) -> tuple[views.Area, ...]:
        """The picture made of letters, under the name of the game."""
        texts, game = sight.game.texts, sight.game
        title = texts.say(sight.lang, "game.title") if texts.has("game.title") else game.name
        return (views.Area(say=title, text=game.picture(sight.view, sight.lang)),)

    def waits(self, sight: Sight) -> tuple[views.Wait, ...]:
        """Whom the game waits for: never who merely may act; `done` in sealed steps only."""
        return tuple(
            [
                views.Wait(
                    seat=one.seat, say=sight.game.prompt(one.what, sight.lang), done=one.sealed
                )
                for one in sight.view.waits
                if one.need
            ]
        )

    def over(self, sight: Sight) -> views.Over | None:
        """The result as it stands in the record, and the reason in words where there are any."""
        result, texts = sight.result, sight.game.texts
        if result is None:
            return None
        key = f"end.{result.reason}"
        reasons = (texts.say(sight.lang, key),) if texts.has(key) else ()
        return views.Over(result=plain_result(result), reasons=reasons)

    # What happened.

    def events(self, sight: Sight, first: int) -> tuple[wire.Event, ...]:
        """A line of the log for each happening, each in a beat of its own unless `at_once`."""
        made: list[wire.Event] = []
        beat = 0
        for place, event in enumerate(sight.told):
            beat += not (place and self.at_once(sight.told[place - 1], event))
            if place >= first:
                made += self.moves(sight, event, place + 1, beat)
        return tuple(made)

    def at_once(self, before: Event, event: Event) -> bool:
        """Whether an event happens together with the one before it."""
        return False

    def moves(self, sight: Sight, event: Event, n: int, beat: int) -> tuple[wire.Event, ...]:
        """One happening as events of the wire; the first of them carries its words."""
        say = sight.game.tell(event, sight.lang)
        return (wire.Event(n=n, e="say", beat=beat, say=say, clause=event.clause or None),)

    # What is asked.

    def ask(self, sight: Sight, asked: Asked) -> asks.Ask:
        """Choices that can be listed as boxes; others with their first touch, and `try`."""
        layout = Layout(asked.options)
        several = asked.pending.sealing and len(sight.view.waits) > 1
        return asks.Ask(
            id=asked.id,
            what=asked.what,
            say=sight.game.prompt(asked.what, sight.lang),
            role="main" if asked.pending.need else "tray",
            sealed=several,
            amend=several,
            sent=self._sent(asked),
            slots=layout.slots,
            boxes=layout.boxes,
            tries=layout.walked,
        )

    def _sent(self, asked: Asked) -> asks.Value | None:
        if asked.sent is None:
            return None
        return self.value(asked, asked.options.parse(asked.sent))

    def names(self, sight: Sight, asked: Asked) -> dict[str, str]:
        """A name for each touch, told apart from the others of its slot."""
        paths = Layout(asked.options).paths
        return self.named(sight, asked, walk_paths(asked.options, ()) if paths is None else paths)

    def named(self, sight: Sight, asked: Asked, paths: list[Touches]) -> dict[str, str]:
        """A name for every touch of these paths."""
        return Names(sight.game, asked.what, asked.options, sight.lang).of(paths)

    def value(self, asked: Asked, choice: object) -> asks.Value:
        """The touches that make a choice, slot by slot."""
        path = asked.options.path(choice)
        names = Layout(asked.options).slot_names(len(path))
        return dict(zip(names, path, strict=False))

    def path(self, asked: Asked, val: asks.Value) -> Touches:
        """The touches of an answer, in the order of the slots."""
        names = Layout(asked.options).slot_names(len(val))
        made = [touch for touch in map(val.get, names) if isinstance(touch, str)]
        if len(made) < len(val):
            raise Refused("malformed", NO_SLOT)
        return tuple(made)

    def read(self, asked: Asked, val: asks.Value) -> object:
        """The choice that these touches make; else Refused, with the game's reason."""
        choice: object = asked.options.pick(self.path(asked, val))
        return choice

    def tried(self, t: str, sight: Sight, asked: Asked, val: asks.Value) -> Tried:
        """Whether it is a whole answer, what it is called, and what may be touched next."""
        options, path, layout = asked.options, self.path(asked, val), Layout(asked.options)
        if not layout.reaches(path):
            why = said(self.refused(asked, path), sight.lang)
            return Tried(t=t, ask=asked.id, ok=False, say=why.say, why=why)
        ok = options.done(path)
        if not layout.walked:
            say = self._called(sight, asked, path, self.names(sight, asked))
            return Tried(t=t, ask=asked.id, ok=ok, say=say)
        names = self.named(sight, asked, walk_paths(options, path))
        say = self._called(sight, asked, path, names)
        slots, boxes = walked(options, path)
        return Tried(t=t, ask=asked.id, ok=ok, say=say, slots=slots, boxes=boxes, names=names)

    def _called(self, sight: Sight, asked: Asked, path: Touches, names: dict[str, str]) -> str:
        """A whole answer by its label, a part of one by its last touch, nothing by the question."""
        if asked.options.done(path):
            return sight.game.label(asked.what, asked.options.pick(path), sight.lang)
        return names[path[-1]] if path else sight.game.prompt(asked.what, sight.lang)

    def refused(self, asked: Asked, path: Touches) -> Why:
        """Why these touches make no choice."""
        try:
            asked.options.pick(path)
        except Refused as refused:
            return refused.why
        return NOT_OFFERED

    def why(self, asked: Asked, touch: str, val: asks.Value) -> Why | None:
        """Why this touch is not lit after those made so far; None if it is."""
        made = self.path(asked, val)
        lit = touch in Layout(asked.options).lit(made)
        return None if lit else self.refused(asked, (*made, touch))


# Plain values.


def said(why: Why, lang: Lang) -> WhySaid:
    """A reason in the reader's language, with its clause beside it."""
    return WhySaid(say=why.pl if lang == "pl" else why.en, clause=why.clause, at=why.at)


def plain_result(result: Result) -> views.Result:
    """How the game ended, on the wire."""
    return views.Result(
        places=result.places, points=result.points, teams=result.teams, ranks=result.ranks
    )


def plain(value: Any) -> object:
    """A value of a table as JSON has it: containers of texts and numbers, sets in order."""
    if value is None or (isinstance(value, (int, float, str)) and not isinstance(value, Enum)):
        return value
    if isinstance(value, (tuple, list)):
        return [plain(part) for part in value]
    if isinstance(value, dict):
        return {notation(key): plain(part) for key, part in value.items()}
    if isinstance(value, (set, frozenset)):
        return [plain(part) for part in sorted(value, key=write)]
    fields = getattr(type(value), "__match_args__", ())
    if fields and not hasattr(value, "notation"):
        return {field: plain(getattr(value, field)) for field in fields}
    return notation(value)
