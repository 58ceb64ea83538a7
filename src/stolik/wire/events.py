"""What happened: for motion, for the log, and for links to a moment."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from stolik.wire.base import Body, Touch

Motion: TypeAlias = Annotated[
    Literal[
        "move",
        "appear",
        "vanish",
        "flip",
        "turn",
        "drop",
        "hit",
        "count",
        "roll",
        "mark",
        "bump",
        "pause",
        "say",
    ],
    Meta(extra={"ts": "Motion"}),
]


class Event(Body, frozen=True, kw_only=True):
    """Something that happened, as one viewer was shown it.

    `n` counts the happenings of this viewer from 1: one that moves several things is several
    events of the same `n`. The same `beat` means at once. `say` is the line of the log.
    """

    n: int = 0
    e: Motion
    beat: int = 0
    what: tuple[Touch, ...] = ()
    start: Touch | None = field(default=None, name="from")
    to: Touch | None = None
    face: str | None = None
    value: int | None = None
    by: int | None = None
    say: str | None = None
    clause: str | None = None
