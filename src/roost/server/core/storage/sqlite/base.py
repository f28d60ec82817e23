"""The parts that the file database and the browser database share."""

from __future__ import annotations

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, NamedTuple

from roost.server.core.storage.local_locks import LocalLocks
from roost.server.core.storage.outage import Outage
from roost.server.core.storage.port import (
    TAIL,
    Append,
    PeerEvent,
    Statement,
    StorageError,
    checked_tail,
    closed,
)
from roost.server.core.storage.sqlite.group import Job, Result

# A damaged entry may hold bytes that are no text.
SQLITE_TAIL = TAIL.replace("l.entry", "CAST(l.entry AS BLOB)")
# A full or locked disk: these errors fail the whole group, not only the job that met them.
FOR_ALL = (sqlite3.OperationalError, StorageError, OSError)
GROUP_LIMIT = 2000  # jobs in one commit


class Pending(NamedTuple):
    """A job in the queue of a writer."""

    job: Job | None  # None: erase deleted rows from the disk
    done: asyncio.Future[int]


class GroupWriter(ABC):
    """Owns the writing connection. Everything that arrives during a commit shares the next one.
    Call it from the event loop."""

    def __init__(self, outage: Outage) -> None:
        self._outage = outage
        self._loop = asyncio.get_running_loop()
        self._closed = False

    def write(self, job: Job) -> asyncio.Future[int]:
        """Resolves once the job is on disk, to the number of rows its last statement touched."""
        return self._put(job)

    def erase(self) -> asyncio.Future[int]:
        """Resolves once the disk holds nothing that was deleted. Concurrent calls share it."""
        return self._put(None)

    @abstractmethod
    async def close(self) -> None:
        """Write what is waiting, then end."""

    def _put(self, job: Job | None) -> asyncio.Future[int]:
        done: asyncio.Future[int] = self._loop.create_future()
        if self._closed:
            done.set_exception(closed())
        else:
            self._enqueue(Pending(job, done))
        return done

    @abstractmethod
    def _enqueue(self, waiting: Pending) -> None: ...

    def _failure(self, error: Exception) -> StorageError:
        self._outage.failed(str(error))
        if isinstance(error, StorageError):
            return error
        return StorageError(f"the database failed: {error}", reason=str(error))


def resolve(futures: Sequence[asyncio.Future[int]], results: Sequence[Result]) -> None:
    """Answer the callers of a group. On the event loop."""
    for done, result in zip(futures, results, strict=True):
        if done.cancelled():
            continue
        if isinstance(result, StorageError):
            done.set_exception(result)
        else:
            done.set_result(result)


class EmbeddedDatabase(ABC):
    """A `Database` in this process, without other servers. Subclasses read, check and close it."""

    shared = False

    def __init__(self, name: str, writer: GroupWriter, now: Callable[[], int]) -> None:
        self.now = now
        self._writer = writer
        self._reads = Outage(name, "reading")
        self._locks = LocalLocks()

    async def append(
        self,
        table: str,
        after: int,
        entries: Sequence[str],
        statements: Sequence[Statement] = (),
        due: int | None = None,
    ) -> None:
        await self._writer.write(Job(Append(table, after, entries, due), statements))

    async def write(self, *statements: Statement) -> int:
        return await self._writer.write(Job(None, statements))

    async def read_log(self, table: str, after: int = 0) -> list[str]:
        return checked_tail(table, after, await self.query(SQLITE_TAIL, after, table))

    async def query(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        try:
            rows = await self._read(sql, values)
        except sqlite3.Error as error:
            self._reads.failed(str(error))
            raise StorageError(f"the database failed: {error}", reason=str(error)) from error
        self._reads.worked()
        return rows

    @abstractmethod
    async def _read(self, sql: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
        """Run one SELECT; raise an error of SQLite's, or StorageError once closed."""

    async def erase_deleted(self) -> None:
        await self._writer.erase()

    # -- one server only -------------------------------------------------------------------

    def notify(self, topic: str, payload: str) -> None:  # noqa: B027  # that is all of it
        """There is no other server."""

    async def events(self) -> AsyncIterator[PeerEvent]:
        await asyncio.Event().wait()
        yield PeerEvent()

    def lock(self, key: str, *, wait: bool = True) -> AbstractAsyncContextManager[bool]:
        return self._locks.hold(key, wait=wait)
