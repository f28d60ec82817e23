"""A PostgreSQL database as one end of a copy."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import contextmanager
from typing import Self

import asyncpg

from roost.server.core.storage.copy import TOGETHER, Row, not_empty
from roost.server.core.storage.migrate import Migrations, split
from roost.server.core.storage.port import StorageError
from roost.server.core.storage.postgres.connection import (
    Connection,
    connect,
    connect_exclusive,
    translate,
    unusable,
    without_password,
)
from roost.server.core.storage.postgres.database import prepare_log

_COLUMNS = (
    "SELECT table_name, column_name FROM information_schema.columns "
    "WHERE table_schema = current_schema() "
    'ORDER BY table_name, column_name COLLATE "C"'
)


_ABOUT_ITSELF = ("schema_versions", "facts")  # of a server that has only been started


class PostgresSource:
    """A consistent snapshot of a database while others write to it. As a context it is open."""

    begins = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"

    def __init__(self, url: str, *, alone: bool) -> None:
        self.url = url
        self._alone = alone
        self._connection: Connection | None = None

    async def __aenter__(self) -> Self:
        with _refusing(self.url):
            opens = connect_exclusive if self._alone else connect
            self._connection = await opens(self.url, command_timeout=None)
            await prepare_log(self._connection, self.url)
            await self._connection.execute(self.begins)
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._connection is not None:
            self._connection.terminate()  # what is not kept is rolled back

    @property
    def _open_one(self) -> Connection:
        if self._connection is None:
            raise StorageError("the store is closed", code="store-closed")
        return self._connection

    async def tables(self) -> dict[str, tuple[str, ...]]:
        found: dict[str, tuple[str, ...]] = {}
        for table, column in await self._open_one.fetch(_COLUMNS):
            found[table] = (*found.get(table, ()), column)
        return found

    async def rows(self, table: str, columns: Sequence[str]) -> AsyncIterator[list[Row]]:
        sql = f"SELECT {', '.join(columns)} FROM {table}"
        with _refusing(self.url):
            cursor = await self._open_one.cursor(sql)
            while found := await cursor.fetch(TOGETHER):
                yield [tuple(row) for row in found]


class PostgresTarget(PostgresSource):
    """All of it is one transaction."""

    begins = "BEGIN"

    def __init__(self, url: str, migrations: Migrations) -> None:
        super().__init__(url, alone=True)
        self._migrations = migrations

    async def __aenter__(self) -> Self:
        await super().__aenter__()
        try:
            with _refusing(self.url):  # such as tables of another program
                await self._empty()
        except BaseException:
            await self.__aexit__()
            raise
        return self

    async def _empty(self) -> None:
        """Create the schema, or refuse a database that holds anything."""
        connection = self._open_one
        if await connection.fetchval("SELECT count(*) FROM schema_versions"):
            for table in await self.tables():
                if table in _ABOUT_ITSELF:
                    await connection.execute(f"DELETE FROM {table}")
                elif await connection.fetch(f"SELECT FROM {table} LIMIT 1"):
                    raise not_empty(without_password(self.url))
            return
        for _, steps in self._migrations:
            for sql in (sql for step in steps for sql in split(step)):
                await connection.execute(translate(sql))

    async def put(self, table: str, columns: Sequence[str], rows: list[Row]) -> None:
        with _refusing(self.url):
            await self._open_one.copy_records_to_table(table, columns=columns, records=rows)

    async def keep(self) -> None:
        with _refusing(self.url):
            await self._open_one.execute("COMMIT")
            await self._open_one.execute("ANALYZE")


@contextmanager
def _refusing(url: str) -> Iterator[None]:
    try:
        yield
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
        raise unusable(url, str(error)) from error
