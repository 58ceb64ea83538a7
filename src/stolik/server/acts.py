"""The rows of a table's log. A table is nothing but what its rows make of it, in their order."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct, field, json

from stolik.wire.base import Key, Lang
from stolik.wire.tables import Pace

NO_SEAT: Final = -1
"""The seat of a row that is no seat's."""


class Act(Struct, frozen=True, kw_only=True, tag_field="k", omit_defaults=True):
    """What somebody did at a table."""


class Made(Act, frozen=True, kw_only=True, tag="made"):
    """The table was made; `secret` is the server's part of the deal, `day` that of a daily game."""

    game: str
    mode: str
    seats: int
    options: dict[str, str]
    pace: Pace
    secret: str
    day: str = ""


class Sat(Act, frozen=True, kw_only=True, tag="sat"):
    """A person took the seat, and gave a nonce to the deal."""

    nonce: Key


class Left(Act, frozen=True, kw_only=True, tag="left"):
    """The seat was left; once the game runs, to this bot."""

    bot: str = ""


class Filled(Act, frozen=True, kw_only=True, tag="filled"):
    """A bot plays the seat from now on."""

    bot: str


class Back(Act, frozen=True, kw_only=True, tag="back"):
    """The owner plays the seat again."""


class Started(Act, frozen=True, kw_only=True, tag="started"):
    """The game began. The names are those of the record; `bot` sits in every empty seat."""

    names: tuple[str, ...]
    bot: str


class Answered(Act, frozen=True, kw_only=True, tag="answered"):
    """A question of the match was answered, in notation."""

    ask: str
    text: str
    by: Literal["seat", "bot"]


class Withdrew(Act, frozen=True, kw_only=True, tag="withdrew"):
    """A sealed answer was taken back."""

    ask: str


class Undone(Act, frozen=True, kw_only=True, tag="undone"):
    """The seat took its last answer back, past those of the bots in `through`."""

    through: tuple[int, ...] = field(default_factory=tuple)


AnyAct: TypeAlias = Made | Sat | Left | Filled | Back | Started | Answered | Withdrew | Undone
_ACT: Final[json.Decoder[AnyAct]] = json.Decoder(AnyAct)


class Row(Struct, frozen=True, kw_only=True):
    """A line of a table's log: the `seq`-th of table `t`, done by a person under a key."""

    t: str
    seq: int
    seat: int
    key: str
    person: str
    at: int
    act: AnyAct


class Person(Struct, frozen=True, kw_only=True):
    """Somebody who plays here: a guest, known by a cookie."""

    id: str
    name: str
    lang: Lang


def write_act(act: AnyAct) -> str:
    """An act as it stands in the log."""
    return json.encode(act, order="deterministic").decode()


def read_act(text: str) -> AnyAct:
    """An act from the log."""
    return _ACT.decode(text)
