"""The embedded store: one SQLite file, write-ahead log, every commit synchronised to disk."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import structlog

from roost.server.store import games
from roost.server.store.ledger import Ledger
from roost.server.store.migrations import migrate
from roost.server.store.outage import Outage
from roost.server.store.port import StoreError
from roost.server.store.schema import STEPS
from roost.server.store.sql import SqlStore
from roost.server.store.writer import Writer
from roost.server.store.writing import Line, Statement

logger = structlog.get_logger("roost.store")
BUSY_S = 5.0  # for a backup program that holds the file; the server's own lock keeps others out


class SqliteStore(SqlStore):
    """Open with `await SqliteStore.open(path)`."""

    def __init__(self, path: Path, ledger: Ledger) -> None:
        self.path = path
        self._reader = connect(path)
        self._reading = threading.Lock()
        self._reads = Outage(path, "reading")
        self._writer = Writer(lambda: connect(path), ledger, Outage(path, "writing"))
        self._closed = False
        self._checker = connect(path)
        self._damage: str | None = None
        self._checking = asyncio.create_task(asyncio.to_thread(self._look_through))

    @classmethod
    async def open(cls, path: Path, *, accept_loss: bool = False) -> SqliteStore:
        """A database that lacks what it had acknowledged is refused, unless that is accepted."""
        ledger = Ledger(path)

        def prepare() -> None:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch(mode=0o600)  # logs hold the seeds of games that are still played
            connection = connect(path)
            try:
                migrate(connection)
                ledger.open(connection, accept_loss=accept_loss)
            finally:
                connection.close()

        try:
            await asyncio.to_thread(prepare)
            return cls(path, ledger)
        except sqlite3.Error as error:  # another program's file, a damaged one, a full disk
            raise StoreError(
                f"{path} cannot be used: {error}",
                code="store-unusable",
                file=str(path),
                reason=str(error),
            ) from error

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

    def _look_through(self) -> None:
        """Go through every page once, beside everything else: damage should be known before
        somebody needs what it hit."""
        try:
            found = self._checker.execute("PRAGMA quick_check(1)").fetchone()[0]
        except sqlite3.OperationalError:  # interrupted, or an outage that others tell of
            return
        except sqlite3.Error as error:
            found = str(error)
        if found != "ok":
            self._damage = found
            logger.error("the store is damaged", file=str(self.path), reason=found)

    # -- both ways -------------------------------------------------------------------------

    async def check(self) -> None:
        if self._damage is not None:
            raise StoreError(
                f"{self.path} is damaged: {self._damage}", code="store-damaged", file=str(self.path)
            )
        await self._write(f"PRAGMA user_version = {len(STEPS)}", ())

    async def scrub(self) -> None:
        await self._writer.scrub()

    def _writes(
        self, statements: Sequence[Statement], lines: Sequence[Line] = ()
    ) -> asyncio.Future[int]:
        return self._writer.write(statements, lines)

    @staticmethod
    def _at(entry: str) -> str:
        return f"{entry} ->> 'at'"

    @staticmethod
    def _raw(text: str) -> str:
        return f"CAST({text} AS BLOB)"

    async def _read(self, sql: str, values: Sequence[Any]) -> list[Any]:
        def read() -> list[Any]:
            with self._reading:
                if self._closed:
                    raise StoreError("the store is closed", code="store-closed")
                return self._reader.execute(sql, values).fetchall()

        try:
            found = await asyncio.to_thread(read)
        except sqlite3.Error as error:
            self._reads.failed(str(error))
            raise StoreError(f"the store failed: {error}", reason=str(error)) from error
        self._reads.worked()
        return found


def connect(path: Path) -> sqlite3.Connection:
    """A connection that commits only when told to, and then to the disk."""
    connection = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, timeout=BUSY_S
    )
    connection.create_function("folded", 1, games.folded, deterministic=True)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA wal_autocheckpoint = 4000")
    connection.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten with zeros
    return connection
