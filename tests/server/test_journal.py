"""Storage: what is acknowledged is on the disk, and no place in a log is taken twice."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest

from stolik.server.acts import Row, Sat
from stolik.server.journal import Journal
from stolik.server.store import Conflict, SqlStore, open_store


def row(seq: int, t: str = "t", key: int = 0) -> Row:
    act = Sat(nonce="0" * 32)
    return Row(t=t, seq=seq, seat=0, key=f"{key or seq:032x}", person="p", at=1, act=act)


class Slow(SqlStore):
    """Counts its transactions; the first takes until it is let go."""

    def __init__(self, inner: SqlStore) -> None:
        super().__init__(inner._engine)
        self.batches: list[int] = []
        self.go = asyncio.Event()

    async def append(self, rows: Sequence[Row]) -> None:
        self.batches.append(len(rows))
        await self.go.wait()
        await super().append(rows)


def url(folder: Path) -> str:
    return f"sqlite:///{folder / 'j.sqlite'}"


def test_rows_that_come_while_one_commit_runs_share_the_next(tmp_path: Path) -> None:
    async def run() -> None:
        store = Slow(await open_store(url(tmp_path)))
        journal = Journal(store)
        kept = [asyncio.create_task(journal.append(row(seq))) for seq in range(1)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        kept += [asyncio.create_task(journal.append(row(0, t=f"t{n}"))) for n in range(20)]
        for _ in range(5):
            await asyncio.sleep(0)
        assert not any([one.done() for one in kept])
        store.go.set()
        await asyncio.gather(*kept)
        assert store.batches == [1, 20]
        await journal.close()
        await store.close()

    asyncio.run(run())


def test_an_answer_is_on_the_disk_when_it_is_acknowledged(tmp_path: Path) -> None:
    """Another connection sees the row at once, and the file syncs at every commit."""

    async def run() -> None:
        store = await open_store(url(tmp_path))
        journal = Journal(store)
        for seq in range(5):
            await journal.append(row(seq))
            with sqlite3.connect(tmp_path / "j.sqlite") as other:
                assert other.execute("select count(*) from rows").fetchone() == (seq + 1,)
            other.close()
        async with store._engine.connect() as connection:
            sync = await connection.exec_driver_sql("PRAGMA synchronous")
            assert sync.scalar_one() == 2
            mode = await connection.exec_driver_sql("PRAGMA journal_mode")
            assert mode.scalar_one() == "wal"
        await journal.close()
        await store.close()

    asyncio.run(run())


def test_of_two_writers_at_one_place_one_is_refused(tmp_path: Path) -> None:
    async def run() -> None:
        stores = [await open_store(url(tmp_path)), await open_store(url(tmp_path))]
        journals = [Journal(store) for store in stores]
        for seq in range(20):
            race = [
                journal.append(row(seq, key=1 + seq * 2 + place))
                for place, journal in enumerate(journals)
            ]
            ends = await asyncio.gather(*race, return_exceptions=True)
            assert sorted([type(end).__name__ for end in ends]) == ["Conflict", "NoneType"]
        assert [one.seq for one in await stores[0].rows("t")] == list(range(20))
        for journal, store in zip(journals, stores, strict=True):
            await journal.close()
            await store.close()

    asyncio.run(run())


def test_a_row_in_the_way_takes_no_other_with_it(tmp_path: Path) -> None:
    async def run() -> None:
        store = await open_store(url(tmp_path))
        journal = Journal(store)
        await journal.append(row(0))
        batch = [row(0, key=7), row(0, t="other"), row(1, key=0)]
        ends = await asyncio.gather(*map(journal.append, batch), return_exceptions=True)
        assert isinstance(ends[0], Conflict)
        assert ends[1:] == [None, None]
        await journal.close()
        await store.close()

    asyncio.run(run())


def test_a_key_stands_once_at_a_seat(tmp_path: Path) -> None:
    async def run() -> None:
        store = await open_store(url(tmp_path))
        await store.append([row(0, key=5)])
        with pytest.raises(Conflict):
            await store.append([row(1, key=5)])
        await store.append([row(1, t="other", key=5)])
        await store.close()

    asyncio.run(run())


def test_what_is_migrated_is_what_the_store_expects(tmp_path: Path) -> None:
    """Every column of the store stands in the file, after one opening and after two."""

    async def run() -> None:
        for _ in range(2):
            store = await open_store(url(tmp_path))
            assert await store.rows("none") == []
            assert await store.person("none") is None
            assert await store.tables_of("none", 5) == []
            assert await store.secret_of("2026-01-01", "g", "aa") == "aa"
            await store.close()

    asyncio.run(run())
