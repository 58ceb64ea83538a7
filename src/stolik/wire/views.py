"""The whole picture that one viewer gets; it replaces the last one."""

from __future__ import annotations

from typing import Any

from msgspec import field

from stolik.wire.asks import Ask
from stolik.wire.base import AskId, Body, Cur, Touch, Why
from stolik.wire.events import Event


class Item(Body, frozen=True, kw_only=True):
    """One thing in an area of the plain table."""

    say: str
    touch: Touch | None = None
    count: int = 1


class Area(Body, frozen=True, kw_only=True):
    """A part of the plain table: its heading, what lies in it, and a picture made of letters."""

    say: str
    items: tuple[Item, ...] = ()
    text: str | None = None


class Plain(Body, frozen=True, kw_only=True):
    """The game's generic picture: enough to play on."""

    areas: tuple[Area, ...]


class Clock(Body, frozen=True, kw_only=True):
    """How long a seat has left."""

    left: int
    until: int | None = None
    runs: bool = False


class Seat(Body, frozen=True, kw_only=True):
    """Who sits where. Colour and mark say the same twice, for those who see no colours."""

    seat: int
    name: str
    colour: str
    mark: str
    bot: str | None = None
    here: bool = False
    clock: Clock | None = None


class Wait(Body, frozen=True, kw_only=True):
    """A seat that the game waits for; `done` in sealed steps only, where it is public."""

    seat: int
    say: str
    done: bool = False


class Undo(Body, frozen=True, kw_only=True):
    """Where undo leads: freely, or if the others agree; or why nowhere."""

    free: AskId | None = None
    ask: AskId | None = None
    why: Why | None = None


class Result(Body, frozen=True, kw_only=True):
    """How the game ended: equal places are ties."""

    places: tuple[int, ...]
    points: tuple[int, ...]
    teams: tuple[tuple[int, ...], ...] = ()
    ranks: tuple[str, ...] = ()


class Over(Body, frozen=True, kw_only=True):
    """The end of the game, and in sentences why it ended and who has won."""

    result: Result
    reasons: tuple[str, ...]


class View(Body, frozen=True, kw_only=True, tag_field="k", tag="view"):
    """What one viewer may see of a table, now; `me` is null for those who watch.

    `table` is the game's own struct. `names` has a label for every touch of every ask on show.
    """

    t: str
    cur: Cur
    build: str
    rules: int
    game: str
    me: int | None
    now: int
    table: Any
    names: dict[Touch, str]
    plain: Plain
    seats: tuple[Seat, ...]
    waits: tuple[Wait, ...]
    asks: tuple[Ask, ...]
    log: tuple[Event, ...]
    undo: Undo
    over: Over | None = None
    skipped: bool = False


class Moved(Body, frozen=True, kw_only=True, tag_field="k", tag="moved"):
    """What happened since `from`, to be played over the old picture; then the view wins."""

    t: str
    start: Cur = field(name="from")
    cur: Cur
    events: tuple[Event, ...]
    view: View


class Rewound(Body, frozen=True, kw_only=True, tag_field="k", tag="rewound"):
    """An answer was taken back: the table as it stands again."""

    t: str
    cur: Cur
    by: int | None = None
    say: str
    view: View


class LobbySeat(Body, frozen=True, kw_only=True):
    """A seat before the start: free, taken by a person, or a bot's."""

    seat: int
    colour: str
    mark: str
    name: str | None = None
    bot: str | None = None
    here: bool = False
    nonce: bool = False


class Lobby(Body, frozen=True, kw_only=True, tag_field="k", tag="lobby"):
    """A table before the start: what is agreed, who sits where, and what this person may do."""

    t: str
    game: str
    mode: str
    options: dict[str, str]
    invite: str
    commit: str
    seats: tuple[LobbySeat, ...]
    mine: int | None
    may: tuple[str, ...]
    build: str
    now: int
