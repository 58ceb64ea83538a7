"""Group commit: the rows of all tables that come while one commit runs share the next one."""

from __future__ import annotations

import asyncio

from stolik.server.acts import Row
from stolik.server.store import Conflict, Store, StoreError

Waiting = list[tuple[Row, asyncio.Future[None]]]


class Journal:
    """The one writer of rows. Whoever appends is answered after the commit, never before."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: Waiting = []
        self._open = True
        self._come = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    async def append(self, row: Row) -> None:
        """Keep a row; returns when it is kept for good. Conflict where its place is taken."""
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((row, kept))
        self._come.set()
        await kept

    async def close(self) -> None:
        """Keep what still waits, and end."""
        self._open = False
        self._come.set()
        await self._task

    async def _run(self) -> None:
        while self._open or self._waiting:
            await self._come.wait()
            self._come.clear()
            await self._commit()

    async def _commit(self) -> None:
        """One transaction for all that waits; if one row is in the way, each by itself."""
        batch, self._waiting = self._waiting, []
        try:
            if batch:
                await self._store.append([row for row, _ in batch])
        except Conflict:
            for row, kept in batch:
                await self._alone(row, kept)
        except StoreError as error:
            _fail(batch, error)
        else:
            for _, kept in batch:
                _settle(kept)

    async def _alone(self, row: Row, kept: asyncio.Future[None]) -> None:
        try:
            await self._store.append([row])
        except StoreError as error:
            _fail([(row, kept)], error)
        else:
            _settle(kept)


def _settle(kept: asyncio.Future[None]) -> None:
    if not kept.done():
        kept.set_result(None)


def _fail(batch: Waiting, error: StoreError) -> None:
    for _, kept in batch:
        if not kept.done():
            kept.set_exception(error)
