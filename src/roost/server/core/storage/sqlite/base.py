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
from roost.server.core.storage.port import TAIL, Database, Job, PeerEvent, StorageError, closed

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

    def submit(self, job: Job | None) -> asyncio.Future[int]:
        """Resolves once the job is on disk; without one, once the disk holds nothing that was
        deleted, which concurrent calls share."""
        done: asyncio.Future[int] = self._loop.create_future()
        if self._closed:
            done.set_exception(closed())
        else:
            self._enqueue(Pending(job, done))
        return done

    @abstractmethod
    async def close(self) -> None:
        """Write what is waiting, then end."""

    @abstractmethod
    def _enqueue(self, waiting: Pending) -> None: ...

    def _failure(self, error: Exception) -> StorageError:
        self._outage.failed(str(error))
        if isinstance(error, StorageError):
            return error
        return StorageError(f"the database failed: {error}", reason=str(error))


class EmbeddedDatabase(Database):
    """A database in this process, without other servers. Subclasses read, check and close it."""

    shared = False
    tail = TAIL.replace("l.entry", "CAST(l.entry AS BLOB)")  # which damage may have made no text

    def __init__(self, name: str, writer: GroupWriter, now: Callable[[], int]) -> None:
        self._now = now
        self._writer = writer
        self._reads = Outage(name, "reading")
        self._locks = LocalLocks()

    def submit(self, job: Job) -> asyncio.Future[int]:
        return self._writer.submit(job)

    def now(self) -> int:
        return self._now()

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
        await self._writer.submit(None)

    # -- one server only -------------------------------------------------------------------

    def notify(self, topic: str, payload: str) -> None:
        """There is no other server."""

    async def events(self) -> AsyncIterator[PeerEvent]:
        await asyncio.Event().wait()
        yield PeerEvent()

    def lock(self, key: str, *, wait: bool = True) -> AbstractAsyncContextManager[bool]:
        return self._locks.hold(key, wait=wait)
