"""Frames: what one viewer is sent. Pure: no clock, no I/O, the same input gives the same bytes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

import msgspec

from stolik.core.match import Match
from stolik.core.refusal import Lang, Refused, Why
from stolik.core.runner import CLOSED, GAME_OVER
from stolik.core.seen import SPECTATOR
from stolik.games.screens import COLOURS, MARKS, Asked, Screen, Sight, said, screen_of
from stolik.wire import views
from stolik.wire.asks import Ask, Value
from stolik.wire.base import Cur
from stolik.wire.talk import No, Tried

LOG: Final = 30
"""So many lines of the log stand in a view."""

GAP: Final = 200
"""Who missed more events than this gets the view without the film."""

NOT_YOURS: Final = Why(
    "To pytanie jest do kogoś innego. Odpowiedz na swoje.",
    "This question is for somebody else. Answer your own.",
)

Frame: TypeAlias = views.View | views.Moved | views.Rewound


class Place:
    """A seat as the table has it: who sits there."""

    def __init__(self, name: str, bot: str | None = None, *, here: bool = False) -> None:
        self.name = name
        self.bot = bot
        self.here = here


class Room:
    """What a table is beside its match; the server changes it, a frame only reads it."""

    def __init__(
        self, t: str, places: Sequence[Place], build: str = "", epoch: int = 0, now: int = 0
    ) -> None:
        self.t = t
        self.places = tuple(places)
        self.build = build
        self.epoch = epoch
        self.now = now

    def bots(self) -> tuple[int, ...]:
        """The seats that bots play."""
        return tuple([seat for seat, place in enumerate(self.places) if place.bot is not None])


# What a viewer may know.


def ask_id(room: Room, question: str) -> str:
    """The id of a question on the wire: an undo makes all of them new."""
    return f"{room.epoch}/{question}"


def sight(room: Room, match: Match, viewer: int, lang: Lang) -> Sight:
    """All that this viewer may know now."""
    view = match.view(viewer)
    sent = dict(view.own)
    asked = [
        Asked(ask_id(room, one.id), one.pending, sent.get(one.what) if one.sealed else None)
        for one in match.questions()
        if one.seat == viewer
    ]
    game, story = match.setup.game, match.history(viewer)
    return Sight(game, view, tuple(asked), story, match.result(), lang)


# Frames.


def view(room: Room, match: Match, viewer: int, lang: Lang) -> views.View:
    """The whole picture of this viewer."""
    return picture(room, sight(room, match, viewer, lang), undo(room, match, viewer, lang))


def picture(room: Room, seen: Sight, undo_: views.Undo) -> views.View:
    """The whole picture, made of nothing but what its viewer may know."""
    screen = screen_of(seen.game)
    asks, names = questions(screen, seen)
    return views.View(
        t=room.t,
        cur=(room.epoch, len(seen.told)),
        build=room.build,
        rules=seen.game.rules,
        game=seen.game.name,
        me=None if seen.seat == SPECTATOR else seen.seat,
        now=room.now,
        table=screen.table(seen),
        names=names,
        plain=views.Plain(areas=screen.areas(seen)),
        seats=seats(room),
        waits=screen.waits(seen),
        asks=asks,
        log=screen.events(seen, max(0, len(seen.told) - LOG)),
        undo=undo_,
        over=screen.over(seen),
    )


def questions(screen: Screen, seen: Sight) -> tuple[tuple[Ask, ...], dict[str, str]]:
    """The questions on show, and the names of their touches.

    A touch that means something else in a second question is named in that question itself.
    """
    asks: list[Ask] = []
    names: dict[str, str] = {}
    for one in seen.asked:
        called = screen.names(seen, one)
        other = {touch: name for touch, name in called.items() if names.get(touch, name) != name}
        names = {**called, **names}
        ask = screen.ask(seen, one)
        asks.append(msgspec.structs.replace(ask, names=other) if other else ask)
    return tuple(asks), names


def seats(room: Room) -> tuple[views.Seat, ...]:
    """Who sits where, each in a colour and with a mark."""
    return tuple(
        [
            views.Seat(
                seat=number,
                name=place.name,
                bot=place.bot,
                colour=COLOURS[number % len(COLOURS)],
                mark=MARKS[number % len(MARKS)],
                here=place.here,
            )
            for number, place in enumerate(room.places)
        ]
    )


def undo(room: Room, match: Match, viewer: int, lang: Lang) -> views.Undo:
    """Which question this viewer may have back, past the answers of bots; or why none."""
    if viewer == SPECTATOR:
        return views.Undo()
    to = match.undo_to(viewer, room.bots())
    why = match.why_no_undo(viewer, room.bots())
    return views.Undo(
        free=None if to is None else ask_id(room, to),
        why=None if why is None else said(why, lang),
    )


def frame(
    room: Room, match: Match, viewer: int, lang: Lang, before: views.View | None
) -> Frame | None:
    """What this viewer is sent now that it has been shown `before`; None if nothing is new to it.

    Of what it may not know it gets no sign: no frame, no gap in the numbers.
    """
    seen = sight(room, match, viewer, lang)
    return next_frame(room, seen, undo(room, match, viewer, lang), before)


def next_frame(
    room: Room, seen: Sight, undo_: views.Undo, before: views.View | None
) -> Frame | None:
    """The same, made of nothing but what its viewer may know."""
    now = picture(room, seen, undo_)
    if before is None or before.cur[0] != room.epoch:
        return now
    if before.cur != now.cur:
        return moved(seen, before.cur, now)
    same = msgspec.structs.replace(before, now=now.now, skipped=False) == now
    return None if same else now


def moved(seen: Sight, start: Cur, now: views.View) -> views.Moved:
    """What has happened since `start`, and the view it led to."""
    events = screen_of(seen.game).events(seen, start[1])
    return views.Moved(t=now.t, start=start, cur=now.cur, events=events, view=now)


def resumed(
    room: Room, match: Match, viewer: int, lang: Lang, have: Cur | None
) -> views.View | views.Moved:
    """What a page that has seen this much is sent: a film to catch up, or the view alone."""
    now = view(room, match, viewer, lang)
    if have is None:
        return now
    missed = now.cur[1] - have[1]
    if have[0] == room.epoch and 0 <= missed <= GAP:
        return moved(sight(room, match, viewer, lang), have, now)
    return msgspec.structs.replace(now, skipped=True)


def rewound(room: Room, match: Match, viewer: int, lang: Lang, by: int, say: str) -> views.Rewound:
    """An undo, told to one viewer; the room's epoch has been raised before."""
    now = view(room, match, viewer, lang)
    return views.Rewound(t=room.t, cur=now.cur, by=by, say=say, view=now)


# What a viewer says.


def read(room: Room, match: Match, viewer: int, ask: str, val: Value) -> tuple[str, object]:
    """The question (its id in the match) and the choice that an answer means; else Refused."""
    seen = sight(room, match, viewer, "en")
    return ask.partition("/")[2], screen_of(seen.game).read(asked(seen, ask), val)


def tried(room: Room, match: Match, viewer: int, lang: Lang, ask: str, val: Value) -> Tried | No:
    """What an answer would be, as far as it is touched."""
    seen = sight(room, match, viewer, lang)
    try:
        return screen_of(seen.game).tried(room.t, seen, asked(seen, ask), val)
    except Refused as refused:
        return no(refused, lang)


def why(
    room: Room, match: Match, viewer: int, lang: Lang, ask: str, touch: str, val: Value
) -> No | None:
    """Why something is not lit; None if it is."""
    seen = sight(room, match, viewer, lang)
    try:
        because = screen_of(seen.game).why(asked(seen, ask), touch, val)
    except Refused as refused:
        return no(refused, lang)
    return None if because is None else No(code="illegal", why=said(because, lang))


def no(refused: Refused, lang: Lang, key: str | None = None) -> No:
    """A refusal as it is sent."""
    return No(code=refused.code, why=said(refused.why, lang), key=key)


def asked(seen: Sight, ask: str) -> Asked:
    """The question of this id; else Refused: another's, closed, or the game is over."""
    asked = seen.find(ask)
    if asked is not None:
        return asked
    if seen.result is not None:
        raise Refused("over", GAME_OVER)
    own = ask.partition("/")[2].startswith(f"{seen.seat}:")
    raise Refused("stale", CLOSED) if own else Refused("not_yours", NOT_YOURS)
