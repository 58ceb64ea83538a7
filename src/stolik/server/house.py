"""The house: all tables that are open, all who look at them, and the one way to change a table."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import Any, Final, Protocol

from stolik.core.refusal import Lang, Refused, StolikError
from stolik.core.seen import SPECTATOR
from stolik.core.spec import Game
from stolik.server import frames
from stolik.server.acts import AnyAct, Made, Row
from stolik.server.journal import Journal
from stolik.server.lobby import lobby
from stolik.server.people import People
from stolik.server.rates import Limits
from stolik.server.store import Store, StoreError
from stolik.server.table import Table, fold
from stolik.server.viewer import Viewer
from stolik.server.words import TEXTS, Frozen, absent, reason, refused
from stolik.server.world import Clock, Source, day_of
from stolik.wire.talk import Turn
from stolik.wire.views import Lobby, View

KEY_BYTES: Final = 16
LOG: Final = logging.getLogger("stolik")


class Games(Protocol):
    """Where games come from."""

    def names(self) -> tuple[str, ...]:
        """The games there are."""

    def game(self, name: str) -> Game[Any]:
        """The game of this name; else Refused."""


class House:
    """All that one server knows. Time, randomness, storage and games are given to it."""

    def __init__(
        self,
        games: Games,
        clock: Clock,
        source: Source,
        store: Store,
        limits: Limits,
        build: str = "",
        public_url: str | None = None,
    ) -> None:
        self.games = games
        self.clock = clock
        self.source = source
        self.store = store
        self.limits = limits
        self.build = build
        self.public_url = public_url
        self.people = People(store, source)
        self.journal = Journal(store)
        self.viewers: list[Viewer] = []
        self.woken: Callable[[Table], None] = lambda table: None
        self._tables: dict[str, Table] = {}
        self._gone: dict[tuple[str, int], int] = {}
        self._opened = clock.now()

    # Tables.

    async def table(self, t: str) -> Table:
        """The table of this id, made again from its rows where it is not open."""
        if t not in self._tables:
            rows = await self.store.rows(t)
            if not rows:
                raise absent("no_table")
            table = self._folded(rows)
            for owner in table.owners():
                await self.people.load(owner)
            self._tables.setdefault(t, table)
        return self._tables[t]

    def _folded(self, rows: list[Row]) -> Table:
        made = rows[0].act
        assert isinstance(made, Made)
        try:
            return fold(rows, self.games.game(made.game), self.today)
        except StolikError as error:
            LOG.exception("Table %s cannot be played on.", rows[0].t)
            raise Frozen("closed", reason("frozen")) from error

    def today(self) -> str:
        """The day it is."""
        return day_of(self.clock.now())

    def fresh_key(self) -> str:
        """A key for what nobody sent."""
        return self.source.take(KEY_BYTES).hex()

    def open_table(self, table: Table) -> bool:
        """Whether this is the table as it is kept; not one with a row that could not be."""
        return self._tables.get(table.t) is table

    async def open(self, row: Row) -> Table:
        """Keep the first row of a table."""
        await self._kept(row)
        return await self.table(row.t)

    async def do(self, table: Table, act: AnyAct, seat: int, person: str, key: str = "") -> None:
        """Do it and keep it for good; whoever called tells it then. The caller holds the lock."""
        if not self.open_table(table):
            raise refused("stale", "unkept")  # made again meanwhile: a row was not kept
        row = Row(
            t=table.t,
            seq=len(table.rows),
            seat=seat,
            key=key or self.fresh_key(),
            person=person,
            at=self.clock.now(),
            act=act,
        )
        before = [one.id for one in table.waiting()]
        self._apply(table, row)
        await self._kept(row)
        self._call(table, [one.seat for one in table.waiting() if one.id not in before])

    def _apply(self, table: Table, row: Row) -> None:
        try:
            table.apply(row)
        except Refused:
            raise
        except StolikError as error:
            LOG.exception("Table %s cannot be played on.", table.t)
            raise Frozen("closed", reason("frozen")) from error

    async def _kept(self, row: Row) -> None:
        try:
            await self.journal.append(row)
        except StoreError as error:
            LOG.exception("Table %s, row %s is not kept.", row.t, row.seq)
            await self._again(row.t)
            raise refused("stale", "unkept") from error

    async def _again(self, t: str) -> None:
        """Forget what was not kept: the table is made again from its rows."""
        old = self._tables.pop(t, None)
        if old is None:
            return
        table = await self.table(t)
        for viewer in self.viewers:
            if viewer.table is old:
                viewer.table = table

    # Who is here, and what they are shown.

    def here(self, table: Table) -> tuple[int, ...]:
        """The seats whose owners look at the table."""
        seats = [table.seat_of(one.person) for one in self.at(table)]
        return tuple(sorted({seat for seat in seats if seat != SPECTATOR}))

    def at(self, table: Table) -> list[Viewer]:
        """Those who look at this table."""
        return [one for one in self.viewers if one.table is table]

    def away(self, table: Table, seat: int) -> int:
        """For how many milliseconds the owner of this seat has been away."""
        if seat in self.here(table):
            return 0
        return self.clock.now() - self._gone.get((table.t, seat), self._opened)

    def room(self, table: Table) -> frames.Room:
        """The table as frames see it."""
        return table.room(self.people.named, self.here(table), self.build, self.clock.now())

    def shown(self, table: Table, person: str, seat: int, lang: Lang, base: str) -> Lobby | View:
        """What one person would be shown of the table now."""
        if table.match is None:
            return lobby(table, self.room(table), person, base)
        return frames.view(self.room(table), table.match, seat, lang)

    def tell(self, table: Table) -> None:
        """Send everybody what is new to them, and let the bots go on."""
        room = self.room(table)
        for viewer in self.at(table):
            viewer.seat = SPECTATOR if viewer.watches else table.seat_of(viewer.person)
            sent = self._news(table, room, viewer)
            if sent is not None:
                viewer.send(sent)
        self.woken(table)

    def _news(self, table: Table, room: frames.Room, viewer: Viewer) -> Lobby | frames.Frame | None:
        if table.match is None:
            made = lobby(table, room, viewer.person, viewer.base)
            return None if viewer.knows(made) else made
        return frames.frame(room, table.match, viewer.seat, viewer.lang, viewer.before)

    def rewound(self, table: Table, by: int) -> None:
        """Tell everybody that this seat took an answer back."""
        room = self.room(table)
        assert table.match is not None
        for viewer in self.at(table):
            say = TEXTS.say(viewer.lang, "rewound", name=room.places[by].name)
            viewer.send(frames.rewound(room, table.match, viewer.seat, viewer.lang, by, say))
        self.woken(table)

    def _call(self, table: Table, seats: Iterable[int]) -> None:
        """Say at other tables whose turn it is here now."""
        owners = [table.chairs[seat].owner for seat in seats if not table.chairs[seat].bot]
        for viewer in self.viewers:
            if viewer.person in owners and viewer.table is not table:
                say = TEXTS.say(viewer.lang, "turn", title=title(table.game, viewer.lang))
                viewer.send(Turn(t=table.t, say=say))

    async def gone(self, viewer: Viewer) -> None:
        """A socket has turned away from its table."""
        table = viewer.leave()
        if table is None:
            return
        seat = table.seat_of(viewer.person)
        if seat != SPECTATOR and seat not in self.here(table):
            self._gone[table.t, seat] = self.clock.now()
            await self.retell(table)

    async def retell(self, table: Table) -> None:
        """Tell once nobody is in the middle of an answer: nothing is shown before it is kept."""
        async with table.lock:
            self.tell(table)


def title(game: Game[Any], lang: Lang) -> str:
    """What a game is called."""
    return game.texts.say(lang, "game.title") if game.texts.has("game.title") else game.name
