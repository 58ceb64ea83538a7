"""A table: the plain values that lie on it, what is told about it, and who sees which part."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, Literal, TypeAlias

from mypy_extensions import mypyc_attr

from stolik.core.notation import write
from stolik.core.seen import EVERYBODY, Seen

Show: TypeAlias = Callable[[Any, int], object]
Kind: TypeAlias = Literal["public", "owner", "hidden", "seats", "shown"]


class Event:
    """Something that happened, for the log and for motion. A half-secret happening is two events.

    `reveals` names the seats that learn something by it which they could not have known: an answer
    that led to it cannot be undone, nor can one that led to a `barrier`. `shows` names, by their
    `what`, hidden draws and answers since the checkpoint that are known from now on.
    """

    def __init__(
        self,
        kind: str,
        data: tuple[tuple[str, object], ...] = (),
        seen_by: Seen = EVERYBODY,
        clause: str = "",
        reveals: Seen = 0,
        shows: tuple[str, ...] = (),
        barrier: bool = False,
    ) -> None:
        self.kind = kind
        self.data = data
        self.seen_by = seen_by
        self.clause = clause
        self.reveals = reveals
        self.shows = shows
        self.barrier = barrier

    def get(self, name: str) -> object:
        """One of its facts by name."""
        return dict(self.data)[name]

    def text(self) -> str:
        """The event as plain text, for comparing what two worlds tell."""
        facts = "".join([f" {name}={write(value)}" for name, value in self.data])
        return f"{self.kind}{facts} {self.clause}".rstrip()


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Table:
    """The base of every game's table. A game adds its fields in `__init__` and writes out `copy()`.

    Leaves are plain values; lists, dicts and sets are copied one level deep by the game's `copy()`.
    What is told, and the stack of clauses, are no part of the table: neither copied nor compared.
    """

    def __init__(self) -> None:
        self.told: list[Event] | None = None
        self.clauses: tuple[str, ...] = ()

    def copy(self) -> Table:
        """A new table with the same values: call the constructor with every field."""
        raise NotImplementedError

    def tell(self, event: Event) -> None:
        """Say that something happened; search does not listen."""
        if self.told is not None:
            event.data = tuple([(name, freeze(value)) for name, value in event.data])
            self.told.append(event)


class Field:
    """One thing on the table, and who sees it."""

    def __init__(self, name: str, kind: Kind, show: Show, stored: bool) -> None:
        self.name = name
        self.kind: Final = kind
        self.show: Final = show
        self.stored: Final = stored


class Absent:
    """What a seat gets for a field that it may not see: nothing at all."""


ABSENT: Final = Absent()


def public(name: str) -> Field:
    """Everybody sees this field."""
    return Field(name, "public", lambda table, seat: getattr(table, name), True)


def hidden(name: str) -> Field:
    """Nobody sees this field."""
    return Field(name, "hidden", lambda table, seat: ABSENT, True)


def owner(name: str) -> Field:
    """A list or tuple with one element a seat; each seat sees its own."""
    return Field(
        name, "owner", lambda table, seat: getattr(table, name)[seat] if seat >= 0 else ABSENT, True
    )


def seats(name: str, who: frozenset[int]) -> Field:
    """These seats see this field."""
    return Field(
        name, "seats", lambda table, seat: getattr(table, name) if seat in who else ABSENT, True
    )


def shown(name: str, show: Show, *, stored: bool = True) -> Field:
    """A pure function of table and seat says what a seat sees, or ABSENT.

    With `stored=False` it is a picture made from other fields, not a field of its own.
    """
    return Field(name, "shown", show, stored)


def freeze(value: object) -> object:
    """The same value, with nothing in it that a reader could change on the table."""
    if isinstance(value, (list, tuple)):
        return tuple([freeze(part) for part in value])
    if isinstance(value, dict):
        return {key: freeze(part) for key, part in value.items()}
    if isinstance(value, (set, frozenset)):
        return frozenset(value)
    return value


def seen_fields(fields: Iterable[Field], table: Table, seat: int) -> dict[str, object]:
    """What this seat may see of the table, by name, built from what is allowed."""
    picture: dict[str, object] = {}
    for field in fields:
        value = field.show(table, seat)
        if value is not ABSENT:
            picture[field.name] = freeze(value)
    return picture


def stored_values(fields: Iterable[Field], table: Table) -> list[object]:
    """The table's own fields in the order of its constructor."""
    return [getattr(table, field.name) for field in fields if field.stored]


def write_table(fields: Iterable[Field], table: Table) -> str:
    """The whole table as text: for hashes, digests and saved positions, never for a seat."""
    return write(stored_values(fields, table))
