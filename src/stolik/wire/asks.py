"""A question on the wire: slots, boxes of touches, and hints."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from stolik.wire.base import AskId, Body, Touch
from stolik.wire.events import Event

Fill: TypeAlias = Annotated[
    tuple[Touch, ...] | Literal["*"] | None,
    Meta(
        description='What a box offers in one slot: touches; "*" for dials, text or what `try` '
        "opens; null where the slot is unused.",
        extra={"ts": "Fill"},
    ),
]
Box: TypeAlias = Annotated[
    tuple[Fill, ...],
    Meta(
        description="A product of choices: any touch of each slot with any of the others.",
        extra={"ts": "Box"},
    ),
]
Value: TypeAlias = Annotated[
    dict[str, Touch | dict[Touch, int]],
    Meta(
        description="An answer: for each slot that is used its touch, its dials, or its text.",
        extra={"ts": "Value"},
    ),
]


class Pick(Body, frozen=True, kw_only=True, tag_field="kind", tag="pick"):
    """A slot that takes one touch."""

    name: str


class Dial(Body, frozen=True, kw_only=True):
    """Something that is turned up and down."""

    at: Touch
    start: int = field(default=0, name="from")
    min: int = 0
    max: int
    cost: int = 1


class Dials(Body, frozen=True, kw_only=True, tag_field="kind", tag="dials"):
    """A slot of dials; their costs have to add up to something in `sum`."""

    name: str
    dials: tuple[Dial, ...]
    sum: tuple[int, int]
    alike: bool = False


class Text(Body, frozen=True, kw_only=True, tag_field="kind", tag="text"):
    """A slot that takes a word of these letters."""

    name: str
    abc: str
    len: tuple[int, int]


Slot: TypeAlias = Annotated[Pick | Dials | Text, Meta(extra={"ts": "Slot"})]
Mark: TypeAlias = Annotated[
    tuple[Touch, Literal["use", "hit", "to", "warn"]], Meta(extra={"ts": "Mark"})
]


class Hint(Body, frozen=True, kw_only=True):
    """What these touches together would do: marks, ghosts, and a sentence for a screen reader."""

    when: dict[str, Touch] = field(name="if")
    mark: tuple[Mark, ...] = ()
    ghost: tuple[Event, ...] = ()
    say: str


class Ask(Body, frozen=True, kw_only=True):
    """A question to this viewer. Its boxes are disjoint, and together they are all the choices.

    `sent` is the answer that lies sealed. `names` name touches that mean something else elsewhere.
    With `try` the page asks about what has been touched so far, which may open later slots.
    """

    id: AskId
    what: str
    say: str
    role: Literal["main", "tray"]
    source: Touch | None = None
    sealed: bool = False
    amend: bool = False
    until: int | None = None
    sent: Value | None = None
    confirm: dict[Touch, str] = field(default_factory=dict)
    slots: tuple[Slot, ...]
    boxes: tuple[Box, ...]
    names: dict[Touch, str] = field(default_factory=dict)
    hints: tuple[Hint, ...] = ()
    tries: bool = field(default=False, name="try")
