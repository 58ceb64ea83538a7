"""What persons do with tables: make them, sit, leave, fill, start, play again."""

from __future__ import annotations

import hashlib
from base64 import b32encode
from typing import Final

from stolik.bots import BOTS
from stolik.core.dealer import SECRET_BYTES
from stolik.core.seen import SPECTATOR
from stolik.core.spec import Setup
from stolik.server.acts import NO_SEAT, Filled, Left, Made, Person, Row, Sat, Started
from stolik.server.house import House
from stolik.server.table import Table
from stolik.server.words import refused
from stolik.wire.tables import Pace, PostFill, PostSit, PostTable

DAY: Final = "day"
"""The option of a daily mode that says which day it is."""

AWAY: Final = 60_000
"""After so many milliseconds away a person's seat may be given to a bot."""


class Desk:
    """Every wish comes with a key; one that comes twice is done once."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def make(self, person: Person, post: PostTable) -> Table:
        """A new table. Its id follows from person and key, so a repeat finds the same one."""
        t = table_id(person.id, post.key)
        if await self._house.store.rows(t):
            return await self._house.table(t)
        game = self._house.games.game(post.game)
        options = dict(post.options)
        day = self._house.today() if game.mode(post.mode).daily else ""
        if day and DAY in [option.name for option in game.options]:
            options[DAY] = day
        setup = game.setup_of(post.mode, post.seats, options)
        return await self._open(person, t, post.key, await self._made(setup, post.pace, day))

    async def _made(self, setup: Setup, pace: Pace, day: str) -> Made:
        secret = self._house.source.take(SECRET_BYTES).hex()
        if day:
            secret = await self._house.store.secret_of(day, setup.game.name, secret)
        return Made(
            game=setup.game.name,
            mode=setup.mode,
            seats=setup.seats,
            options=dict(setup.options),
            pace=pace,
            secret=secret,
            day=day,
        )

    async def _open(self, person: Person, t: str, key: str, made: Made) -> Table:
        now = self._house.clock.now()
        row = Row(t=t, seq=0, seat=NO_SEAT, key=key, person=person.id, at=now, act=made)
        return await self._house.open(row)

    async def sit(self, person: Person, table: Table, post: PostSit) -> None:
        """Take a free seat: the one named, else the first."""
        async with table.lock:
            if table.repeated(person.id, post.key) is not None:
                return
            if table.match is not None:
                raise refused("closed", "started")
            if table.seat_of(person.id) != SPECTATOR:
                raise refused("closed", "seated")
            seat = _free_seat(table, post.seat)
            await self._house.do(table, Sat(nonce=post.nonce), seat, person.id, post.key)
            self._house.tell(table)

    async def leave(self, person: Person, table: Table, key: str) -> None:
        """Give up one's seat; once the game runs, a bot takes it at once."""
        async with table.lock:
            if table.repeated(person.id, key) is not None:
                return
            seat = own_seat(table, person.id)
            _check_going(table)
            if table.chairs[seat].bot is not None:
                raise refused("closed", "has_bot")
            bot = BOTS[0] if table.match is not None else ""
            await self._house.do(table, Left(bot=bot), seat, person.id, key)
            self._house.tell(table)

    async def fill(self, person: Person, table: Table, post: PostFill) -> None:
        """A bot into an empty seat, or into that of a person who has been away for a minute."""
        if post.bot not in BOTS:
            raise refused("malformed", "bot", there=", ".join(BOTS))
        async with table.lock:
            if table.repeated(person.id, post.key) is not None:
                return
            if person.id != table.maker:
                own_seat(table, person.id)
            self._check_fill(table, post.seat)
            await self._house.do(table, Filled(bot=post.bot), post.seat, person.id, post.key)
            self._house.tell(table)

    def _check_fill(self, table: Table, seat: int) -> None:
        _check_going(table)
        if seat >= len(table.chairs):
            raise refused("malformed", "no_seat")
        chair = table.chairs[seat]
        if chair.bot is not None:
            raise refused("closed", "has_bot")
        if chair.owner and table.match is None:
            raise refused("closed", "taken")
        if chair.owner and self._house.away(table, seat) < AWAY:
            raise refused("closed", "present")

    async def start(self, person: Person, table: Table, key: str) -> None:
        """Begin; bots sit down in the empty seats."""
        async with table.lock:
            if table.repeated(person.id, key) is not None:
                return
            if table.match is not None:
                raise refused("closed", "started")
            if person.id != table.maker:
                raise refused("not_yours", "not_maker")
            if not table.owners():
                raise refused("closed", "nobody")
            names = tuple(self._names(table))
            await self._house.do(table, Started(names=names, bot=BOTS[0]), NO_SEAT, person.id, key)
            self._house.tell(table)

    def _names(self, table: Table) -> list[str]:
        """The names of the record."""
        called = [table.called(seat, self._house.people.named) for seat in range(len(table.chairs))]
        return [name or f"Bot {seat + 1}" for seat, name in enumerate(called)]

    async def rematch(self, person: Person, table: Table) -> Table:
        """The table at which this one plays again: the same for all who ask."""
        own_seat(table, person.id)
        if table.match is None or table.match.result() is None:
            raise refused("closed", "playing")
        t = table_id(table.t, "again")
        if await self._house.store.rows(t):
            return await self._house.table(t)
        made = await self._made(table.setup, table.made.pace, table.made.day)
        return await self._open(person, t, self._house.fresh_key(), made)


def own_seat(table: Table, person: str) -> int:
    """The seat of this person; Refused where there is none."""
    seat = table.seat_of(person)
    if seat == SPECTATOR:
        raise refused("not_yours", "not_seated")
    return seat


def _check_going(table: Table) -> None:
    """Who sat where when the game ended stays as it was."""
    if table.state() == "over":
        raise refused("over", "over")


def _free_seat(table: Table, wanted: int | None) -> int:
    free = table.free_seats()
    if wanted is not None and wanted >= len(table.chairs):
        raise refused("malformed", "no_seat")
    if wanted is not None and wanted not in free:
        raise refused("closed", "taken")
    if not free:
        raise refused("closed", "full")
    return free[0] if wanted is None else wanted


def table_id(owner: str, key: str) -> str:
    """An id that nobody guesses who does not know both."""
    told = hashlib.blake2b(f"{owner} {key}".encode(), digest_size=10).digest()
    return b32encode(told).decode().lower()
