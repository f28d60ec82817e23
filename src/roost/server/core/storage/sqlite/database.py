"""One SQLite file with a write-ahead log; every commit is synchronised to disk."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import structlog

from roost.server.core.ids import now_ms
from roost.server.core.storage.migrate import LOG_SCHEMA, split
from roost.server.core.storage.outage import Outage
from roost.server.core.storage.port import StorageError, closed
from roost.server.core.storage.sqlite.base import EmbeddedDatabase
from roost.server.core.storage.sqlite.mark import Mark
from roost.server.core.storage.sqlite.writer import Writer

logger = structlog.get_logger("roost.storage")
BUSY_S = 5.0  # for a backup program that holds the file; the folder lock keeps other servers out

_MARKS = "CREATE TABLE IF NOT EXISTS storage (key TEXT PRIMARY KEY, value) WITHOUT ROWID"


class SqliteDatabase(EmbeddedDatabase):
    """A `Database`. Open with `await SqliteDatabase.open(path)`."""

    def __init__(self, path: Path, mark: Mark, now: Callable[[], int]) -> None:
        self.path = path
        self._reader = connect(path)
        self._reading = threading.Lock()
        writer = Writer(lambda: connect(path), mark, Outage(str(path), "writing"))
        super().__init__(str(path), writer, now)
        self._closed = False
        self._checker = connect(path)
        self._damage: str | None = None
        self._checking = asyncio.create_task(asyncio.to_thread(self._check_pages))

    @classmethod
    async def open(
        cls, path: Path, *, accept_loss: bool = False, now: Callable[[], int] = now_ms
    ) -> SqliteDatabase:
        """Refuse a file that lacks acknowledged writes, unless `accept_loss`."""
        mark = Mark(path)

        def prepare() -> None:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch(mode=0o600)  # logs hold the seeds of running games
            connection = connect(path)
            try:
                prepare_log(connection, path)
                mark.open(connection, accept_loss=accept_loss)
            finally:
                connection.close()

        try:
            await asyncio.to_thread(prepare)
            return cls(path, mark, now)
        except sqlite3.Error as error:  # another program's file, a damaged one, a full disk
            raise unusable(path, error) from error

    async def close(self) -> None:
        if self._closed:
            return
        self._checker.interrupt()
        await self._checking
        self._checker.close()
        await self._writer.close()
        self._closed = True
        with self._reading:
            self._reader.close()

    async def _read(self, sql: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
        def read() -> list[tuple[Any, ...]]:
            with self._reading:
                if self._closed:
                    raise closed()
                return self._reader.execute(sql, values).fetchall()

        return await asyncio.to_thread(read)

    async def check(self) -> None:
        if self._damage is not None:
            raise StorageError(
                f"{self.path} is damaged: {self._damage}", code="store-damaged", file=str(self.path)
            )
        await self.write()  # an empty transaction still counts itself and waits for the disk

    def _check_pages(self) -> None:
        """Read every page once in the background, so that damage is known before it matters."""
        try:
            found = self._checker.execute("PRAGMA quick_check(1)").fetchone()[0]
        except sqlite3.OperationalError:  # interrupted, or an outage that is logged elsewhere
            return
        except sqlite3.Error as error:
            found = str(error)
        if found != "ok":
            self._damage = found
            logger.error("the database is damaged", file=str(self.path), reason=found)


def connect(path: Path) -> sqlite3.Connection:
    """A connection that commits only when told to, and then to the disk."""
    connection = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, timeout=BUSY_S
    )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA wal_autocheckpoint = 4000")
    connection.execute("PRAGMA secure_delete = ON")  # deleted rows are overwritten with zeros
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def prepare_log(connection: sqlite3.Connection, path: Path) -> None:
    """Create the tables of the log; refuse a file from before version 0.1.0."""
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if names and "schema_versions" not in names:
        raise before_release(str(path))
    connection.execute("BEGIN IMMEDIATE")
    for sql in (_MARKS, *split(LOG_SCHEMA)):
        connection.execute(sql)
    connection.execute("COMMIT")


def before_release(database: str) -> StorageError:
    return StorageError(
        f"{database} was written by a development version before 0.1.0, which this version can't "
        "read; move it away and start with an empty folder",
        code="store-before-release",
        store=database,
    )


def unusable(path: Path, error: Exception) -> StorageError:
    return StorageError(
        f"{path} cannot be used: {error}", code="store-unusable", file=str(path), reason=str(error)
    )
