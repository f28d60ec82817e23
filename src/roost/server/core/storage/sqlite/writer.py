"""One thread writes, and commits everything that arrived while the last commit ran.

A commit waits for the disk. Many jobs in one transaction share that wait.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import NamedTuple

from roost.server.core.storage.outage import Outage
from roost.server.core.storage.port import StorageError, closed
from roost.server.core.storage.sqlite.group import Job, Result, run_group
from roost.server.core.storage.sqlite.mark import Mark

_TRIES, _PAUSE_S = 50, 0.1
_FOR_ALL = (sqlite3.OperationalError, StorageError, OSError)  # a full or locked disk
GROUP_LIMIT = 2000  # jobs in one commit
# Under load a commit waits a moment for more jobs: fewer, larger commits leave more time to play.
BUSY, GATHER_S = 3, 0.004


class _Waiting(NamedTuple):
    job: Job | None  # None: erase deleted rows from the files
    done: asyncio.Future[int]


class Writer:
    """Owns one connection in one thread. `write` and `erase` are for the event loop."""

    def __init__(
        self, connect: Callable[[], sqlite3.Connection], mark: Mark, outage: Outage
    ) -> None:
        self._connect = connect
        self._mark = mark
        self._outage = outage
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="roost-writer", daemon=True)
        self._thread.start()

    def write(self, job: Job) -> asyncio.Future[int]:
        """Resolves once the job is on disk, to the number of rows its last statement touched."""
        return self._put(job)

    def erase(self) -> asyncio.Future[int]:
        """Resolves once the files hold nothing that was deleted. Concurrent calls share it."""
        return self._put(None)

    def _put(self, job: Job | None) -> asyncio.Future[int]:
        done: asyncio.Future[int] = self._loop.create_future()
        if self._closed:
            done.set_exception(closed())
        else:
            self._queue.put(_Waiting(job, done))
        return done

    async def close(self) -> None:
        """Write what is waiting, then end the thread."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    # -- in the thread ---------------------------------------------------------------------

    def _run(self) -> None:
        connection = self._connect()
        try:
            running = True
            waiting: list[_Waiting] = []
            while running:
                if len(waiting) >= BUSY:
                    time.sleep(GATHER_S)
                waiting, running = self._gather()
                if waiting:
                    self._work(connection, waiting)
        finally:
            connection.close()
            self._mark.close()

    def _gather(self) -> tuple[list[_Waiting], bool]:
        found: list[_Waiting] = []
        item = self._queue.get()
        while item is not None:
            found.append(item)
            if len(found) >= GROUP_LIMIT:
                return found, True
            try:
                item = self._queue.get_nowait()
            except Empty:
                return found, True
        return found, False

    def _work(self, connection: sqlite3.Connection, waiting: list[_Waiting]) -> None:
        jobs = [(job, done) for job, done in waiting if job is not None]
        if jobs:
            results = self._commit(connection, [job for job, _ in jobs])
            self._loop.call_soon_threadsafe(_resolve, [done for _, done in jobs], results)
        erasing = [done for job, done in waiting if job is None]
        if erasing:
            results = [self._erase(connection)] * len(erasing)
            self._loop.call_soon_threadsafe(_resolve, erasing, results)

    def _commit(self, connection: sqlite3.Connection, jobs: Sequence[Job]) -> Sequence[Result]:
        try:
            results = self._transaction(connection, jobs)
        except Exception as error:  # noqa: BLE001  # the thread must survive every failure
            if len(jobs) == 1 or isinstance(
                error, (sqlite3.OperationalError, StorageError, OSError)
            ):
                return [self._failure(error)] * len(jobs)  # a full or locked disk
            return [result for job in jobs for result in self._commit(connection, [job])]
        self._outage.worked()
        return results

    def _transaction(self, connection: sqlite3.Connection, jobs: Sequence[Job]) -> list[Result]:
        self._mark.check()
        connection.execute("BEGIN IMMEDIATE")
        try:
            results = run_group(connection, jobs)
            self._mark.count(connection)
            connection.execute("COMMIT")
        except Exception:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        self._mark.committed()
        return results

    def _erase(self, connection: sqlite3.Connection) -> Result:
        try:
            self._mark.check()
            _vacuum(connection)
        except Exception as error:  # noqa: BLE001  # the thread must survive every failure
            return self._failure(error)
        return 0

    def _failure(self, error: Exception) -> StorageError:
        self._outage.failed(str(error))
        if isinstance(error, StorageError):
            return error
        return StorageError(f"the database failed: {error}", reason=str(error))


def _vacuum(connection: sqlite3.Connection) -> None:
    """Rewrite the whole file and empty the write-ahead log. Overwriting deleted rows with zeros
    would leave copies in pages that were split or joined before."""
    connection.execute("VACUUM")
    for _ in range(_TRIES):
        if connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0:
            return
        time.sleep(_PAUSE_S)  # a reader still needs an older state of the file
    raise sqlite3.OperationalError("the write-ahead log could not be emptied: it is being read")


def _resolve(futures: list[asyncio.Future[int]], results: Sequence[Result]) -> None:
    for done, result in zip(futures, results, strict=True):
        if done.cancelled():
            continue
        if isinstance(result, StorageError):
            done.set_exception(result)
        else:
            done.set_result(result)
