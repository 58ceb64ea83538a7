"""Where rows are kept for good: the storage that the server is given, and the one on SQLite."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from sqlalchemy import (
    Column,
    Integer,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    event,
    insert,
    select,
)
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from stolik.server.acts import Person, Row, read_act, write_act
from stolik.server.migrating import migrate

SCHEMA: Final = MetaData()
PERSONS: Final = Table(
    "persons",
    SCHEMA,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("lang", String, nullable=False),
)
DAYS: Final = Table(
    "days",
    SCHEMA,
    Column("day", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("secret", String, nullable=False),
)
ROWS: Final = Table(
    "rows",
    SCHEMA,
    Column("t", String, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("key", String, nullable=False),
    Column("person", String, nullable=False, index=True),
    Column("at", Integer, nullable=False),
    Column("act", String, nullable=False),
    UniqueConstraint("t", "seat", "key", name="rows_once"),
)


class StoreError(Exception):
    """A row could not be kept."""


class Conflict(StoreError):
    """Somebody else has written this row, or one with this key, already."""


class Store(Protocol):
    """What the server asks of its storage."""

    async def append(self, rows: Sequence[Row]) -> None:
        """Keep all these rows for good, or none of them; Conflict where one is taken."""

    async def rows(self, t: str) -> list[Row]:
        """The log of a table."""

    async def tables_of(self, person: str, most: int) -> list[str]:
        """The tables at which this person did something, the latest first."""

    async def person(self, id_: str) -> Person | None:
        """Somebody known."""

    async def keep_person(self, person: Person) -> None:
        """Keep a person for good, as it is now."""

    async def secret_of(self, day: str, game: str, fresh: str) -> str:
        """The secret of this day's game; the fresh one if it had none."""

    async def close(self) -> None:
        """Let go."""


class SqlStore:
    """A store on SQLite: every commit is on the disk before anybody hears of it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def append(self, rows: Sequence[Row]) -> None:
        """Keep all these rows in one transaction."""
        values = [_columns(row) for row in rows]
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(ROWS), values)
        except IntegrityError as error:
            raise Conflict(str(error)) from error
        except SQLAlchemyError as error:
            raise StoreError(str(error)) from error

    async def rows(self, t: str) -> list[Row]:
        """The log of a table."""
        query = select(ROWS).where(ROWS.c.t == t).order_by(ROWS.c.seq)
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).mappings().all()
        return [Row(**{**one, "act": read_act(one["act"])}) for one in found]

    async def tables_of(self, person: str, most: int) -> list[str]:
        """The tables of a person, the latest first."""
        query = (
            select(ROWS.c.t)
            .where(ROWS.c.person == person)
            .group_by(ROWS.c.t)
            .order_by(ROWS.c.at.desc())
            .limit(most)
        )
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def person(self, id_: str) -> Person | None:
        """Somebody known."""
        query = select(PERSONS).where(PERSONS.c.id == id_)
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).mappings().first()
        return None if found is None else Person(**found)

    async def keep_person(self, person: Person) -> None:
        """Keep a person, new or changed."""
        values = {"id": person.id, "name": person.name, "lang": person.lang}
        change = sqlite_insert(PERSONS).values(values)
        change = change.on_conflict_do_update(index_elements=["id"], set_=values)
        async with self._engine.begin() as connection:
            await connection.execute(change)

    async def secret_of(self, day: str, game: str, fresh: str) -> str:
        """The day's secret, the same for everybody who asks."""
        change = sqlite_insert(DAYS).values(day=day, game=game, secret=fresh)
        query = select(DAYS.c.secret).where(DAYS.c.day == day, DAYS.c.game == game)
        async with self._engine.begin() as connection:
            await connection.execute(change.on_conflict_do_nothing())
            return str((await connection.execute(query)).scalar_one())

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()


def _columns(row: Row) -> dict[str, Any]:
    return {
        "t": row.t,
        "seq": row.seq,
        "seat": row.seat,
        "key": row.key,
        "person": row.person,
        "at": row.at,
        "act": write_act(row.act),
    }


async def open_store(url: str) -> SqlStore:
    """The store at this address, brought up to date."""
    engine = create_async_engine(url.replace("sqlite:", "sqlite+aiosqlite:", 1))
    event.listen(engine.sync_engine, "connect", _durable)
    async with engine.connect() as connection:
        await connection.run_sync(migrate)
    return SqlStore(engine)


def _durable(connection: Any, record: object) -> None:
    """Readers never wait for the writer, and a commit is on the disk when it returns."""
    cursor = connection.cursor()
    for line in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {line}")
    cursor.close()
