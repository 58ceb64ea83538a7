"""A house inside the test: its clock is set by hand, and its disk can be full."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

from msgspec import json

import stolik
from stolik.core.refusal import Refused, Why
from stolik.core.spec import Game
from stolik.server.acts import Person, Row
from stolik.server.desk import Desk
from stolik.server.house import House
from stolik.server.rates import Limits
from stolik.server.session import Session
from stolik.server.store import SqlStore, Store, StoreError, open_store
from stolik.server.table import Table
from stolik.server.viewer import Viewer
from stolik.testing.toy import GAME as TOY
from stolik.wire.tables import PostSit, PostTable


class HandClock:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.time = 1_770_000_000_000

    def now(self) -> int:
        return self.time

    async def sleep(self, milliseconds: int) -> None:
        self.time += milliseconds
        await asyncio.sleep(0)


class Counted:
    """Randomness that is the same in every run."""

    def __init__(self) -> None:
        self.count = 0

    def take(self, count: int) -> bytes:
        self.count += 1
        return hashlib.shake_128(str(self.count).encode()).digest(count)


class BothGames:
    """FITS and the toy game."""

    def names(self) -> tuple[str, ...]:
        return ("fits", "toy")

    def game(self, name: str) -> Game[Any]:
        if name == "toy":
            return TOY
        if name == "fits":
            return stolik.game("fits")
        raise Refused("illegal", Why("Nie ma.", "There is none."))


class Failing(SqlStore):
    """A store whose disk can be full, and that can die over a commit."""

    full = False
    dies = ""

    async def append(self, rows: Sequence[Row]) -> None:
        if self.full:
            raise StoreError("the disk is full")
        if self.dies == "before":
            await asyncio.Event().wait()
        await super().append(rows)
        if self.dies == "after":
            await asyncio.Event().wait()


class Inside:
    """A house, its desk, and whoever comes to it."""

    def __init__(self, store: Store) -> None:
        self.dead = False
        self.clock = HandClock()
        self.source = Counted()
        self.house = House(BothGames(), self.clock, self.source, store, Limits())
        self.desk = Desk(self.house)

    def key(self) -> str:
        return self.house.fresh_key()

    async def person(self, name: str) -> Person:
        guest, _ = await self.house.people.welcome("en")
        return await self.house.people.change(guest, name, "en")

    async def begun(self, game: str, *people: Person, seats: int = 2) -> Table:
        """A game that these persons have begun, bots in the other seats."""
        spec = self.house.games.game(game)
        post = PostTable(game=game, mode=spec.modes[0].name, key=self.key(), seats=seats)
        table = await self.desk.make(people[0], post)
        for person in people:
            await self.desk.sit(person, table, PostSit(key=self.key(), nonce=self.key()))
        await self.desk.start(people[0], table, self.key())
        return table

    def tab(self, person: Person) -> Tab:
        return Tab(self.house, person)


class Tab:
    """A page's socket, without the wire."""

    def __init__(self, house: House, person: Person) -> None:
        self.house = house
        self.viewer = Viewer(person, "http://here")
        self.session = Session(house, self.viewer)
        house.viewers.append(self.viewer)

    async def say(self, k: str, **body: Any) -> list[dict[str, Any]]:
        """Send a message; all that came back."""
        await self.session.hear(json.encode({"k": k, **body}))
        return self.heard()

    def heard(self) -> list[dict[str, Any]]:
        """All that has come since."""
        found: list[dict[str, Any]] = []
        while not self.viewer.line.empty():
            found.append(json.decode(self.viewer.line.get_nowait() or b"null"))
        return found

    async def close(self) -> None:
        self.house.viewers.remove(self.viewer)
        await self.house.gone(self.viewer)


def inside(folder: Path, play: Callable[[Inside], Awaitable[None]]) -> None:
    """Let this happen in a house that keeps its tables in this folder."""

    async def run() -> None:
        opened = await open_store(f"sqlite:///{folder / 'inside.sqlite'}")
        there = Inside(Failing(opened._engine))
        try:
            await play(there)
        finally:
            if not there.dead:
                await there.house.journal.close()
            await opened.close()

    asyncio.run(run())
