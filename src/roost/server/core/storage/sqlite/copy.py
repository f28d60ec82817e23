"""A SQLite file as one end of a copy."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Self

from roost.server.core.storage.copy import TOGETHER, Row, not_empty
from roost.server.core.storage.migrate import Migrations, split
from roost.server.core.storage.port import StorageError
from roost.server.core.storage.sqlite.database import connect, prepare_log, unusable

_TABLES = (
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' "
    "AND name != 'storage'"
)


class SqliteSource:
    """A consistent snapshot of a file while others write to it. As a context it is open."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._connection: sqlite3.Connection | None = None

    async def __aenter__(self) -> Self:
        with _refusing(self.path):
            await asyncio.to_thread(self._open)
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._connection is not None:
            await asyncio.to_thread(self._connection.close)

    def _open(self) -> None:
        if not self.path.exists():
            raise StorageError(
                f"no store in {self.path.parent}",
                code="no-server-data",
                folder=str(self.path.parent),
            )
        self._connection = connect(self.path)
        prepare_log(self._connection, self.path)
        self._connection.execute("BEGIN")

    @property
    def _open_one(self) -> sqlite3.Connection:
        if self._connection is None:
            raise StorageError("the store is closed", code="store-closed")
        return self._connection

    async def tables(self) -> dict[str, tuple[str, ...]]:
        def read() -> dict[str, tuple[str, ...]]:
            database = self._open_one
            return {
                name: tuple(
                    sorted(row[1] for row in database.execute(f"PRAGMA table_info({name})"))
                )
                for (name,) in sorted(database.execute(_TABLES).fetchall())
            }

        return await asyncio.to_thread(read)

    async def rows(self, table: str, columns: Sequence[str]) -> AsyncIterator[list[Row]]:
        sql = f"SELECT {', '.join(columns)} FROM {table}"
        with _refusing(self.path):
            cursor = await asyncio.to_thread(self._open_one.execute, sql)
            while found := await asyncio.to_thread(cursor.fetchmany, TOGETHER):
                yield found


class SqliteTarget(SqliteSource):
    """A file that is not there before it is kept."""

    def __init__(self, path: Path, migrations: Migrations) -> None:
        super().__init__(path.with_name(path.name + ".new"))
        self._final = path
        self._migrations = migrations

    def _open(self) -> None:
        mark = self._final.with_name(self._final.name + "-mark")
        if self._final.exists() or mark.exists():
            raise not_empty(str(self._final.parent))
        self._final.parent.mkdir(parents=True, exist_ok=True)
        self._clear()
        self.path.touch(mode=0o600)
        self._connection = connect(self.path)
        self._connection.execute(
            "PRAGMA journal_mode = DELETE"
        )  # one file, whole when it is closed
        prepare_log(self._connection, self._final)
        for _, steps in self._migrations:
            for sql in (sql for step in steps for sql in split(step)):
                self._connection.execute(sql)
        self._connection.execute("BEGIN")

    async def put(self, table: str, columns: Sequence[str], rows: list[Row]) -> None:
        places = ", ".join("?" * len(columns))
        sql = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})"
        with _refusing(self._final):
            await asyncio.to_thread(self._open_one.executemany, sql, rows)

    async def keep(self) -> None:
        def finish() -> None:
            self._open_one.execute("COMMIT")
            self._open_one.close()
            self.path.rename(self._final)
            folder = os.open(self._final.parent, os.O_RDONLY)
            os.fsync(folder)
            os.close(folder)

        with _refusing(self._final):
            await asyncio.to_thread(finish)

    async def __aexit__(self, *_: object) -> None:
        await super().__aexit__()
        await asyncio.to_thread(self._clear)

    def _clear(self) -> None:
        """Remove what an interrupted copy has left."""
        for ending in ("", "-journal", "-wal", "-shm"):
            self.path.with_name(self.path.name + ending).unlink(missing_ok=True)


@contextmanager
def _refusing(path: Path) -> Iterator[None]:
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise unusable(path, error) from error
