"""The base of the file database and the browser database: groups of jobs, each of which succeeds or
fails alone inside one transaction."""

from __future__ import annotations

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, NamedTuple, TypeAlias

import msgspec

from roost.server.core.storage.local_locks import LocalLocks
from roost.server.core.storage.outage import Outage
from roost.server.core.storage.port import (
    TAIL,
    Append,
    Conflict,
    Database,
    Job,
    PeerEvent,
    Result,
    StorageError,
    closed,
    conflict,
    plain_appends,
)

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
        """Return once the job is on disk; without a job, once deleted data is gone from the
        disk. Concurrent calls share that work."""
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
        """Do nothing: there is no other server."""

    async def events(self) -> AsyncIterator[PeerEvent]:
        await asyncio.Event().wait()
        yield PeerEvent()

    def lock(self, key: str, *, wait: bool = True) -> AbstractAsyncContextManager[bool]:
        return self._locks.hold(key, wait=wait)


Executed: TypeAlias = tuple[str, Sequence[Any]]

# Whole lists in one statement: each statement costs the writer's thread a fight for the GIL.
_ADVANCE = (
    "UPDATE heads SET seq = g.value ->> 2, due = g.value ->> 3 FROM json_each(?) g "
    "WHERE heads.table_id = g.value ->> 0 AND heads.seq = g.value ->> 1 RETURNING heads.table_id"
)
_LINES = (
    "INSERT INTO log (table_id, seq, entry, crc) "
    "SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?)"
)
_CREATE = "INSERT INTO heads (table_id, seq, due) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
_ADVANCE_ONE = "UPDATE heads SET seq = ?, due = ? WHERE table_id = ? AND seq = ?"


def run_group(
    connection: sqlite3.Connection, jobs: Sequence[Job], executed: list[Executed] | None = None
) -> list[Result]:
    """Run jobs in the open transaction: first the plain appends, with two statements for all of
    them, then the others one by one. `executed` collects what a journal must replay."""
    return _Group(connection, executed).run(jobs)


class _Group:
    def __init__(self, connection: sqlite3.Connection, executed: list[Executed] | None) -> None:
        self._connection = connection
        self._executed = executed

    def run(self, jobs: Sequence[Job]) -> list[Result]:
        results: list[Result] = [0] * len(jobs)
        plain, single = plain_appends(jobs)
        appends = {place: append for place in plain if (append := jobs[place].append) is not None}
        if appends:
            heads = [(a.table, a.after, a.last, a.due) for a in appends.values()]
            rows = self._execute(_ADVANCE, (_json(heads),)).fetchall()
            advanced = {table for (table,) in rows}
            written = [a for a in appends.values() if a.table in advanced]
            self._execute(_LINES, (_json([line for a in written for line in a.lines()]),))
            for place, append in appends.items():
                if append.table not in advanced:
                    results[place] = conflict(append.table, append.after)
        for place in single:
            results[place] = self._single(jobs[place])
        return results

    def _single(self, job: Job) -> Result:
        executed = 0 if self._executed is None else len(self._executed)
        self._connection.execute("SAVEPOINT job")
        try:
            result: Result = self._work(job)
        except (StorageError, sqlite3.IntegrityError) as error:
            self._connection.execute("ROLLBACK TO job")
            if self._executed is not None:
                del self._executed[executed:]
            result = error if isinstance(error, StorageError) else _constraint(error)
        self._connection.execute("RELEASE job")
        return result

    def _work(self, job: Job) -> int:
        append, count = job.append, 0
        if append is not None:
            self._advance(append)
            self._execute(_LINES, (_json(append.lines()),))
        for sql, values, rows in job.statements:
            count = self._execute(sql, values).rowcount
            if rows is not None and count != rows:
                raise Conflict(f"{count} rows were touched instead of {rows}")
        return count

    def _advance(self, append: Append) -> None:
        table, after, _, due = append
        if after:
            cursor = self._execute(_ADVANCE_ONE, (append.last, due, table, after))
        else:
            cursor = self._execute(_CREATE, (table, append.last, due))
        if not cursor.rowcount:
            raise conflict(table, after)

    def _execute(self, sql: str, values: Sequence[Any]) -> sqlite3.Cursor:
        if self._executed is not None:
            self._executed.append((sql, values))
        return self._connection.execute(sql, values)


def _json(rows: Sequence[Any]) -> str:
    return msgspec.json.encode(rows).decode()


def _constraint(error: sqlite3.IntegrityError) -> Conflict:
    return Conflict(f"a row like this exists already: {error}")
