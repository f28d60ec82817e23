"""A PostgreSQL database as one end of a copy."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import contextmanager
from typing import Self

import asyncpg

from roost.server.store.copying import OWN, TOGETHER, Row, not_empty, others
from roost.server.store.port import StoreError
from roost.server.store.postgres.connecting import Plain, connect, connect_alone, shown
from roost.server.store.postgres.steps import PASSING, migrate

_COLUMNS = (
    "SELECT table_name, column_name FROM information_schema.columns "
    "WHERE table_schema = current_schema() AND table_name != ALL($1) "
    'ORDER BY table_name, column_name COLLATE "C"'
)


class PostgresSource:
    """One state of a database, whoever writes to it meanwhile. As a context it is open."""

    begins = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"

    def __init__(self, url: str, *, alone: bool) -> None:
        self.url = url
        self._alone = alone
        self._connection: Plain | None = None

    async def __aenter__(self) -> Self:
        with _refusing(self.url):
            opens = connect_alone if self._alone else connect
            self._connection = await opens(self.url, command_timeout=None)
            await migrate(self._connection)
            await self._connection.execute(self.begins)
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._connection is not None:
            self._connection.terminate()  # what is not kept is rolled back

    @property
    def _open_one(self) -> Plain:
        if self._connection is None:
            raise StoreError("the store is closed", code="store-closed")
        return self._connection

    async def tables(self) -> dict[str, tuple[str, ...]]:
        found: dict[str, tuple[str, ...]] = {}
        for table, column in await self._open_one.fetch(_COLUMNS, PASSING):
            found[table] = (*found.get(table, ()), column)
        return found

    async def rows(self, table: str, columns: Sequence[str]) -> AsyncIterator[list[Row]]:
        sql = f"SELECT {', '.join(columns)} FROM {table}{others(table)}"
        with _refusing(self.url):
            cursor = await self._open_one.cursor(sql)
            while found := await cursor.fetch(TOGETHER):
                yield [tuple(row) for row in found]


class PostgresTarget(PostgresSource):
    """All of it is one transaction."""

    begins = "BEGIN"

    async def __aenter__(self) -> Self:
        await super().__aenter__()
        try:
            for table in await self.tables():
                if table != "about" and await self._open_one.fetch(f"SELECT FROM {table} LIMIT 1"):
                    raise not_empty(shown(self.url))
            await self._open_one.execute("DELETE FROM about WHERE key != ALL($1)", OWN)
        except BaseException:
            await self.__aexit__()
            raise
        return self

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
        raise StoreError(
            f"{shown(url)} cannot be used: {error}",
            code="store-unusable",
            file=shown(url),
            reason=str(error),
        ) from error
