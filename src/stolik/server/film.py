"""A table's game from its beginning, as one viewer was shown it; and its record."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from stolik.core.refusal import Lang
from stolik.core.seen import SPECTATOR
from stolik.server.frames import Frame, Room, frame
from stolik.server.house import House
from stolik.server.table import Table
from stolik.server.words import refused
from stolik.wire.codec import encode
from stolik.wire.views import View

PAGE: Final = 400
"""So many frames are sent at most; the next page begins where this one ended."""


class Wanted:
    """Which part of a film, for whom, in which language."""

    def __init__(self, viewers: tuple[int, ...], first: int, last: int, lang: Lang) -> None:
        self.viewers = viewers
        self.first = first
        self.last = last
        self.lang = lang


def viewers_of(table: Table, who: str, own: int) -> tuple[int, ...]:
    """Whose frames may be had: while the game goes on one's own seat's, or what all see."""
    if table.match is None:
        raise refused("closed", "not_started")
    seats = range(len(table.chairs))
    if who == "public":
        return (SPECTATOR,)
    over = table.state() == "over"
    if who == "all" and over:
        return (*seats, SPECTATOR)
    if who.isdecimal() and len(who) < 4 and int(who) in seats and (over or int(who) == own):
        return (int(who),)
    raise refused("not_yours", "film_seat")


async def film(house: House, table: Table, wanted: Wanted) -> AsyncIterator[bytes]:
    """The frames of these viewers whose last event lies in the part that is wanted."""
    again = Table(table.rows[0], table.game, house.today)
    shown: dict[int, View | None] = dict.fromkeys(wanted.viewers)
    sent = 0
    for row in tuple(table.rows[1:]):
        await asyncio.sleep(0)  # a film is long, and others play meanwhile
        again.apply(row)
        if again.match is None:
            continue
        room = again.room(house.people.named, (), house.build, row.at)
        for viewer in wanted.viewers:
            made = _next(room, again, viewer, wanted.lang, shown)
            if made is not None and wanted.first <= made.cur[1] <= wanted.last:
                sent += 1
                yield encode(made) + b"\n"
        if sent >= PAGE:
            return


def _next(
    room: Room, table: Table, viewer: int, lang: Lang, shown: dict[int, View | None]
) -> Frame | None:
    assert table.match is not None
    made = frame(room, table.match, viewer, lang, shown[viewer])
    if made is not None:
        shown[viewer] = made if isinstance(made, View) else made.view
    return made


def record(table: Table) -> str:
    """The record of a game that is over: until then it would tell what is hidden."""
    if table.match is None or table.state() != "over":
        raise refused("closed", "playing")
    return table.match.save()
