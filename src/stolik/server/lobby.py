"""A table before its game, as a person is shown it."""

from __future__ import annotations

from stolik.core.seen import SPECTATOR
from stolik.games.screens import COLOURS, MARKS
from stolik.server.frames import Room
from stolik.server.table import Table
from stolik.wire.views import Lobby, LobbySeat


def lobby(table: Table, room: Room, person: str, base: str) -> Lobby:
    """What is agreed, who sits where, and what this person may do."""
    mine = table.seat_of(person)
    return Lobby(
        t=table.t,
        game=table.game.name,
        mode=table.made.mode,
        options=table.made.options,
        invite=invite(base, table.t),
        commit=table.commit,
        seats=tuple([lobby_seat(table, room, seat) for seat in range(len(table.chairs))]),
        mine=None if mine == SPECTATOR else mine,
        may=may(table, person),
        build=room.build,
        now=room.now,
    )


def lobby_seat(table: Table, room: Room, seat: int) -> LobbySeat:
    """One seat: free, a person's or a bot's."""
    chair, place = table.chairs[seat], room.places[seat]
    return LobbySeat(
        seat=seat,
        colour=COLOURS[seat % len(COLOURS)],
        mark=MARKS[seat % len(MARKS)],
        name=place.name or None,
        bot=chair.bot,
        here=place.here,
        nonce=chair.nonce is not None,
    )


def may(table: Table, person: str) -> tuple[str, ...]:
    """What this person may do before the start."""
    seated, free = table.seat_of(person) != SPECTATOR, bool(table.free_seats())
    maker = person != "" and person == table.maker
    allowed = {
        "sit": free and not seated,
        "leave": seated,
        "fill": free and (seated or maker),
        "start": maker and bool(table.owners()),
    }
    return tuple([act for act, yes in allowed.items() if yes])


def invite(base: str, t: str) -> str:
    """The link that leads to a table."""
    return f"{base}/t/{t}"
