"""What goes over the socket, from the page and to it."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from stolik.wire.asks import Box, Slot, Value
from stolik.wire.base import AskId, Body, Cur, Key, Lang, Sent, Touch, Why
from stolik.wire.events import Event
from stolik.wire.views import Clock, Lobby, Moved, Rewound, View

Code: TypeAlias = Annotated[
    Literal[
        "illegal", "stale", "late", "not_yours", "over", "rate", "malformed", "readonly", "closed"
    ],
    Meta(extra={"ts": "Code"}),
]
Table: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]

# From the page.


class Hello(Sent, frozen=True, kw_only=True, tag_field="k", tag="hello"):
    """The first word of a page, and after every break: which table, and what it has seen of it."""

    t: Table
    role: Literal["seat", "watch"] = field(default="seat", name="as")
    lang: Lang = "pl"
    have: Cur | None = None
    build: str = ""
    proto: int = 1


class Answer(Sent, frozen=True, kw_only=True, tag_field="k", tag="answer"):
    """An answer; `val` null takes a sealed one back."""

    t: Table
    ask: AskId
    key: Key
    val: Value | None


class Try(Sent, frozen=True, kw_only=True, tag_field="k", tag="try"):
    """What would this be, as far as it is touched? Never logged."""

    t: Table
    ask: AskId
    val: Value


class AskWhy(Sent, frozen=True, kw_only=True, tag_field="k", tag="why"):
    """Something unlit was touched, and the player wonders why not; `val` = touched before it."""

    t: Table
    ask: AskId
    touch: Touch
    val: Value = field(default_factory=dict)


class UndoTo(Sent, frozen=True, kw_only=True, tag_field="k", tag="undo"):
    """Take back, so that this question is open again."""

    t: Table
    to: AskId
    key: Key


class Ping(Sent, frozen=True, kw_only=True, tag_field="k", tag="ping"):
    """The page asks whether anybody is there."""


# To the page.


class Ack(Body, frozen=True, kw_only=True, tag_field="k", tag="ack"):
    """The answer of this key is kept for good."""

    key: Key
    cur: Cur


class No(Body, frozen=True, kw_only=True, tag_field="k", tag="no"):
    """A refusal. Code and clause have no language; `view` comes with what was stale or late."""

    code: Code
    why: Why
    key: Key | None = None
    retry: int | None = None
    view: View | None = None


class Tried(Body, frozen=True, kw_only=True, tag_field="k", tag="tried"):
    """What the touches so far would be; new slots and boxes replace those of the ask."""

    t: str
    ask: AskId
    ok: bool
    say: str
    why: Why | None = None
    ghost: tuple[Event, ...] = ()
    slots: tuple[Slot, ...] | None = None
    boxes: tuple[Box, ...] | None = None
    names: dict[Touch, str] = field(default_factory=dict)
    fill: Value | None = None


class Pong(Body, frozen=True, kw_only=True, tag_field="k", tag="pong"):
    """Yes, and it is so late."""

    now: int


class Reload(Body, frozen=True, kw_only=True, tag_field="k", tag="reload"):
    """There is a new build of the page."""

    build: str


class Bye(Body, frozen=True, kw_only=True, tag_field="k", tag="bye"):
    """This server goes; come back in so many milliseconds."""

    retry: int


class Tick(Body, frozen=True, kw_only=True, tag_field="k", tag="tick"):
    """Who is here now, and the clocks, by seat."""

    t: str
    now: int
    here: tuple[int, ...]
    clocks: tuple[Clock, ...] = ()


class Turn(Body, frozen=True, kw_only=True, tag_field="k", tag="turn"):
    """At another table it is this person's turn."""

    t: str
    say: str


FromPage: TypeAlias = Hello | Answer | Try | AskWhy | UndoTo | Ping
ToPage: TypeAlias = (
    View | Moved | Rewound | Lobby | Ack | No | Tried | Pong | Reload | Bye | Tick | Turn
)
