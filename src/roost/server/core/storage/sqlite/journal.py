"""SQLite in memory, with a journal of its transactions on a disk that SQLite cannot reach.

The database of the browser: its journal is in IndexedDB, and no thread can be started there. The
statements of a group are saved to the journal before the group is committed and answered. Opening
the database replays the journal, so statements must be deterministic.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from roost.server.core.ids import now_ms
from roost.server.core.storage.migrate import LOG_SCHEMA, split
from roost.server.core.storage.outage import Outage
from roost.server.core.storage.port import Job, Result, StorageError, closed, resolve
from roost.server.core.storage.sqlite.base import (
    FOR_ALL,
    GROUP_LIMIT,
    EmbeddedDatabase,
    Executed,
    GroupWriter,
    Pending,
    run_group,
)

NAME = "the journal"
SNAPSHOT_GROUPS = 200  # a snapshot replaces the journal after this many groups


class Saved(NamedTuple):
    """A group, or a snapshot that contains all groups up to `number`."""

    number: int
    data: bytes


class Journal(Protocol):
    """Each call is one transaction, which is on disk when the call returns; one that raises OSError
    changed nothing."""

    async def load(self) -> tuple[Saved | None, list[Saved]]:
        """The snapshot, if there is one, and the groups after it in order."""

    async def append(self, number: int, group: bytes) -> None:
        """Add a group; raise if there is one with this number."""

    async def replace(self, snapshot: bytes, number: int) -> None:
        """Replace the snapshot, and all groups up to `number`."""

    async def close(self) -> None: ...


class JournaledDatabase(EmbeddedDatabase):
    """A `Database`. Open with `await JournaledDatabase.open(journal)`."""

    def __init__(
        self, connection: sqlite3.Connection, journal: Journal, at: Progress, now: Callable[[], int]
    ) -> None:
        self.connection = connection
        self._journal = journal
        self._saved = asyncio.Lock()  # held while the connection contains unsaved changes
        self._closed = False
        super().__init__(NAME, JournalWriter(connection, journal, at, self._saved), now)

    @classmethod
    async def open(cls, journal: Journal, now: Callable[[], int] = now_ms) -> JournaledDatabase:
        try:
            snapshot, groups = await journal.load()
        except OSError as error:
            raise StorageError(
                f"{NAME} cannot be used: {error}",
                code="store-unusable",
                file=NAME,
                reason=str(error),
            ) from error
        connection = sqlite3.connect(":memory:", isolation_level=None)
        try:
            at = restore(connection, snapshot, groups)
        except (sqlite3.Error, msgspec.MsgspecError) as error:
            raise _damaged(str(error)) from error
        return cls(connection, journal, at, now)

    async def _read(self, sql: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
        async with self._saved:
            if self._closed:
                raise closed()
            return self.connection.execute(sql, values).fetchall()

    async def check(self) -> None:
        await self.write()  # an empty group still waits for the disk

    async def close(self) -> None:
        await self._writer.close()
        async with self._saved:
            if self._closed:
                return
            self._closed = True
            self.connection.close()
        await self._journal.close()


class Progress(NamedTuple):
    """The progress of a journal."""

    number: int  # of the last group
    snapshot: int  # the last group in the snapshot


def restore(
    connection: sqlite3.Connection, snapshot: Saved | None, groups: Sequence[Saved]
) -> Progress:
    """Load the snapshot, then replay the groups after it."""
    number = start = 0
    if snapshot is not None:
        number = start = snapshot.number
        connection.deserialize(snapshot.data)
        found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise _damaged(found)
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA secure_delete = ON")  # of the data, so only now
    for sql in split(LOG_SCHEMA):
        connection.execute(sql)
    for group in groups:
        number += 1
        if group.number != number:
            raise _damaged(f"group {number} is missing")
        _replay(connection, msgspec.msgpack.decode(group.data))
    return Progress(number, start)


def _replay(connection: sqlite3.Connection, executed: list[tuple[str, list[Any]]]) -> None:
    connection.execute("BEGIN")
    for sql, values in executed:
        connection.execute(sql, values).fetchall()
    try:
        connection.execute("COMMIT")
    except sqlite3.IntegrityError:  # a deferred constraint: the group was refused then, too
        connection.execute("ROLLBACK")


def _damaged(reason: str) -> StorageError:
    return StorageError(f"{NAME} is damaged: {reason}", code="store-damaged", file=NAME)


class JournalWriter(GroupWriter):
    """A `GroupWriter` on the event loop. It holds `saved` from BEGIN to COMMIT."""

    def __init__(
        self, connection: sqlite3.Connection, journal: Journal, at: Progress, saved: asyncio.Lock
    ) -> None:
        super().__init__(Outage(NAME, "writing"))
        self._connection = connection
        self._journal = journal
        self._number, self._snapshot = at
        self._saved = saved
        self._waiting: list[Pending] = []
        self._running: asyncio.Task[None] | None = None

    def _enqueue(self, waiting: Pending) -> None:
        self._waiting.append(waiting)
        if self._running is None:
            self._running = self._loop.create_task(self._run())

    async def close(self) -> None:
        self._closed = True
        if self._running is not None:
            await self._running

    async def _run(self) -> None:
        while self._waiting:
            waiting, self._waiting = self._waiting[:GROUP_LIMIT], self._waiting[GROUP_LIMIT:]
            await self._work(waiting)
        self._running = None

    async def _work(self, waiting: Sequence[Pending]) -> None:
        jobs = [(job, done) for job, done in waiting if job is not None]
        if jobs:
            results = await self._commit([job for job, _ in jobs])
            resolve([done for _, done in jobs], results)
        erasing = [done for job, done in waiting if job is None]
        if erasing:
            resolve(erasing, [await self._erase()] * len(erasing))
        elif self._number >= self._snapshot + SNAPSHOT_GROUPS:
            await self._shorten()

    async def _commit(self, jobs: Sequence[Job]) -> Sequence[Result]:
        try:
            results = await self._transaction(jobs)
        except Exception as error:  # noqa: BLE001  # the task must survive every failure
            if len(jobs) == 1 or isinstance(error, FOR_ALL):
                return [self._failure(error)] * len(jobs)
            return [result for job in jobs for result in await self._commit([job])]
        self._outage.worked()
        return results

    async def _transaction(self, jobs: Sequence[Job]) -> list[Result]:
        executed: list[Executed] = []
        async with self._saved:
            self._connection.execute("BEGIN")
            try:
                results = run_group(self._connection, jobs, executed)
                data = msgspec.msgpack.encode(executed)
                await self._journal.append(self._number + 1, data)
                self._number += 1
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise
        return results

    async def _erase(self) -> Result:
        try:
            self._connection.execute("VACUUM")
            await self._replace()
        except Exception as error:  # noqa: BLE001  # the task must survive every failure
            return self._failure(error)
        return 0

    async def _shorten(self) -> None:
        """Replace the groups by a snapshot. If that fails they stay, and the next 200 trigger a new
        attempt."""
        try:
            await self._replace()
        except Exception as error:  # noqa: BLE001  # the task must survive every failure
            self._failure(error)

    async def _replace(self) -> None:
        self._snapshot = self._number
        await self._journal.replace(self._connection.serialize(), self._number)
