"""Tables over plain HTTP: what is posted and what comes back. GET never changes anything."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from stolik.wire.base import Body, Key, Lang, Sent
from stolik.wire.views import View

Nonce: TypeAlias = Key
"""This person's part in the deal: given after the server's commitment."""

Pace: TypeAlias = Annotated[
    Literal["slow", "normal", "instant"],
    Meta(description="How long bots take to answer, to be followed.", extra={"ts": "Pace"}),
]
PersonName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]


class PostMe(Sent, frozen=True, kw_only=True):
    """POST /api/me: give a name, choose a language."""

    name: PersonName | None = None
    lang: Lang | None = None


class Me(Body, frozen=True, kw_only=True):
    """Who this is."""

    name: str
    lang: Lang


class ModeInfo(Body, frozen=True, kw_only=True):
    """A way to play, and how many it takes."""

    name: str
    say: str
    least: int
    most: int
    daily: bool = False


class OptionInfo(Body, frozen=True, kw_only=True):
    """A choice before the game; without values any text that the game accepts."""

    name: str
    say: str
    default: str
    values: tuple[str, ...] = ()


class GameInfo(Body, frozen=True, kw_only=True):
    """GET /api/games: a game one can play."""

    game: str
    title: str
    subtitle: str
    credits: str
    unofficial: str
    rules: int
    modes: tuple[ModeInfo, ...]
    options: tuple[OptionInfo, ...] = ()
    bots: tuple[str, ...] = ()


class TableInfo(Body, frozen=True, kw_only=True):
    """GET /api/tables: a table of this person, whose turn it is there and since when."""

    t: str
    game: str
    mode: str
    state: Literal["lobby", "playing", "over"]
    names: tuple[str, ...]
    mine: int | None = None
    turn: bool = False
    say: str = ""
    since: int = 0


class PostTable(Sent, frozen=True, kw_only=True):
    """POST /api/tables: a new table."""

    game: str
    mode: str
    key: Key
    seats: SeatNumber | None = None
    options: dict[str, str] = field(default_factory=dict)
    pace: Pace = "normal"


class NewTable(Body, frozen=True, kw_only=True):
    """A table was made; `commit` binds the server's part of the deal."""

    t: str
    invite: str
    commit: str


class PostSit(Sent, frozen=True, kw_only=True):
    """POST /api/tables/T/sit: take a seat; the nonce was chosen after `commit` was read."""

    key: Key
    nonce: Nonce
    seat: SeatNumber | None = None
    invite: str = ""


class PostFill(Sent, frozen=True, kw_only=True):
    """POST /api/tables/T/fill: a bot into a seat that is empty, or whose person is away."""

    key: Key
    seat: SeatNumber
    bot: str


class PostKey(Sent, frozen=True, kw_only=True):
    """POST /api/tables/T/{leave,start,rematch}."""

    key: Key


class Done(Body, frozen=True, kw_only=True):
    """It is done; the view where there is one, and for a rematch the new table."""

    key: Key
    view: View | None = None
    t: str | None = None
