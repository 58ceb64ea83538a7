"""What all messages are made of: handles, moments, reasons."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

PROTO: Final = 1
"""The version of this contract; a page of another one is told to reload."""

Touch: TypeAlias = Annotated[
    str,
    Meta(
        description='A handle of something on the table ("cell:4,5"): never shown to a player.',
        extra={"ts": "Touch"},
    ),
]
AskId: TypeAlias = Annotated[
    str,
    Meta(
        description="Names a question; unchanged as long as the question is.",
        extra={"ts": "AskId"},
    ),
]
Key: TypeAlias = Annotated[
    str,
    Meta(
        pattern="^[0-9a-f]{32}$",
        description="128 random bits: what comes twice with the same key is done once.",
        extra={"ts": "Key"},
    ),
]
Cur: TypeAlias = Annotated[
    tuple[Annotated[int, Meta(ge=0)], Annotated[int, Meta(ge=0)]],
    Meta(
        description="A moment: how often the table was wound back, and how many events this "
        "viewer was shown since the beginning.",
        extra={"ts": "Cur"},
    ),
]
Lang: TypeAlias = Literal["pl", "en"]


class Body(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A part of a message; what has its default is left out."""


class Sent(Body, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What comes from a page: nothing may stand in it that the contract does not name."""


class Why(Body, frozen=True, kw_only=True):
    """A reason: the sentence, the clause, where to read it, and what to shake."""

    say: str
    clause: str = ""
    link: str = ""
    at: tuple[Touch, ...] = ()
