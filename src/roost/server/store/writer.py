"""One thread writes, and commits what has gathered while the last commit ran.

A commit waits for the disk. Taking many jobs into one transaction makes the wait theirs together,
and each job still hears only of its own durable write.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import NamedTuple

import msgspec

from roost.server.store.ledger import Ledger
from roost.server.store.outage import Outage
from roost.server.store.port import StoreError, VersionTakenError
from roost.server.store.writing import (
    BUSY,
    GATHER_S,
    MOST_TOGETHER,
    Line,
    Statement,
    checksum,
)

_TRIES, _PAUSE_S = 50, 0.1

# All lines of a group in one step: each step costs this thread a fight for the interpreter lock.
_LINES = (
    "INSERT INTO log (table_id, version, entry, crc) "
    "SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?)"
)


class _Job(NamedTuple):
    lines: Sequence[Line]
    statements: Sequence[Statement]
    done: asyncio.Future[int]
    scrubs: bool = False


class Writer:
    """Runs on one connection in one thread. `write` may be called from the event loop only."""

    def __init__(
        self, connect: Callable[[], sqlite3.Connection], ledger: Ledger, outage: Outage
    ) -> None:
        self._connect = connect
        self._ledger = ledger
        self._outage = outage
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="roost-writer", daemon=True)
        self._thread.start()

    def write(
        self, statements: Sequence[Statement], lines: Sequence[Line] = ()
    ) -> asyncio.Future[int]:
        """Resolves once lines and statements are on disk, to the rows the last one touched."""
        done: asyncio.Future[int] = self._loop.create_future()
        if self._closed:
            done.set_exception(StoreError("the store is closed", code="store-closed"))
        else:
            self._jobs.put(_Job(lines, statements, done))
        return done

    def scrub(self) -> asyncio.Future[int]:
        """Resolves once nothing that was deleted is left in the files. Whoever asks while others
        wait for it shares it with them."""
        done: asyncio.Future[int] = self._loop.create_future()
        if self._closed:
            done.set_exception(StoreError("the store is closed", code="store-closed"))
        else:
            self._jobs.put(_Job((), (), done, scrubs=True))
        return done

    async def close(self) -> None:
        """Writes what is waiting, then ends the thread."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    # -- in the thread ---------------------------------------------------------------------

    def _run(self) -> None:
        connection = self._connect()
        try:
            going = True
            jobs: list[_Job] = []
            while going:
                if len(jobs) >= BUSY:
                    time.sleep(GATHER_S)
                jobs, going = self._gather()
                if jobs:
                    self._work(connection, jobs)
        finally:
            connection.close()
            self._ledger.close()

    def _work(self, connection: sqlite3.Connection, jobs: list[_Job]) -> None:
        writes = [job for job in jobs if not job.scrubs]
        scrubs = [job for job in jobs if job.scrubs]
        if writes:
            results = self._commit(connection, writes)
            self._loop.call_soon_threadsafe(_resolve, writes, results)
        if scrubs:
            result = self._scrub(connection)
            self._loop.call_soon_threadsafe(_resolve, scrubs, [result] * len(scrubs))

    def _scrub(self, connection: sqlite3.Connection) -> int | StoreError:
        try:
            self._ledger.check()
            _scrub(connection)
        except Exception as error:  # noqa: BLE001  # the thread must outlive whatever goes wrong
            return self._failure(error)
        return 0

    def _gather(self) -> tuple[list[_Job], bool]:
        jobs: list[_Job] = []
        item = self._jobs.get()
        while item is not None:
            jobs.append(item)
            if len(jobs) >= MOST_TOGETHER:
                return jobs, True
            try:
                item = self._jobs.get_nowait()
            except Empty:
                return jobs, True
        return jobs, False

    def _commit(
        self, connection: sqlite3.Connection, jobs: list[_Job]
    ) -> Sequence[int | StoreError]:
        try:
            counts = _transaction(connection, jobs, self._ledger)
        except Exception as error:  # noqa: BLE001  # the thread must outlive whatever goes wrong
            # A full or locked disk fails for all; else one job spoils it: give each its own.
            if len(jobs) == 1 or isinstance(error, (sqlite3.OperationalError, StoreError, OSError)):
                return [self._failure(error)] * len(jobs)
        else:
            self._outage.worked()
            return counts
        return [result for job in jobs for result in self._commit(connection, [job])]

    def _failure(self, error: Exception) -> StoreError:
        if isinstance(error, sqlite3.IntegrityError):
            return VersionTakenError(f"written already: {error}")
        self._outage.failed(str(error))
        if isinstance(error, StoreError):
            return error
        return StoreError(f"the store failed: {error}", reason=str(error))


def _transaction(connection: sqlite3.Connection, jobs: list[_Job], ledger: Ledger) -> list[int]:
    lines = [(*line, checksum(*line)) for job in jobs for line in job.lines]
    ledger.check()
    connection.execute("BEGIN IMMEDIATE")
    try:
        if lines:
            connection.execute(_LINES, (msgspec.json.encode(lines).decode(),))
        counts = []
        for job in jobs:
            count = 0
            for sql, values in job.statements:
                count = connection.execute(sql, values).rowcount
            counts.append(count)
        ledger.count(connection)
        connection.execute("COMMIT")
    except Exception:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    ledger.committed()
    return counts


def _scrub(connection: sqlite3.Connection) -> None:
    """Write the whole file anew, and empty the write-ahead log. Zeros over what is deleted would
    leave copies in pages that were split or joined before."""
    connection.execute("VACUUM")
    for _ in range(_TRIES):
        if connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0:
            return
        time.sleep(_PAUSE_S)  # somebody still reads an older state of the file
    raise sqlite3.OperationalError("the write-ahead log could not be emptied: somebody reads it")


def _resolve(jobs: list[_Job], results: Sequence[int | StoreError]) -> None:
    for job, result in zip(jobs, results, strict=True):
        if job.done.cancelled():
            continue
        if isinstance(result, StoreError):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)
