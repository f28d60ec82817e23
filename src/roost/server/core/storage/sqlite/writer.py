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

from roost.server.core.storage.outage import Outage
from roost.server.core.storage.port import Job, Result, resolve
from roost.server.core.storage.sqlite.base import (
    FOR_ALL,
    GROUP_LIMIT,
    GroupWriter,
    Pending,
    run_group,
)
from roost.server.core.storage.sqlite.mark import Mark

_TRIES, _PAUSE_S = 50, 0.1
# Under load a commit waits a moment for more jobs: fewer, larger commits leave more time to play.
BUSY, GATHER_S = 3, 0.004


class Writer(GroupWriter):
    """A `GroupWriter` with a thread of its own."""

    def __init__(
        self, connect: Callable[[], sqlite3.Connection], mark: Mark, outage: Outage
    ) -> None:
        super().__init__(outage)
        self._connect = connect
        self._mark = mark
        self._queue: SimpleQueue[Pending | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="roost-writer", daemon=True)
        self._thread.start()

    def _enqueue(self, waiting: Pending) -> None:
        self._queue.put(waiting)

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    # -- in the thread ---------------------------------------------------------------------

    def _run(self) -> None:
        connection = self._connect()
        try:
            running = True
            waiting: list[Pending] = []
            while running:
                if len(waiting) >= BUSY:
                    time.sleep(GATHER_S)
                waiting, running = self._gather()
                if waiting:
                    self._work(connection, waiting)
        finally:
            connection.close()
            self._mark.close()

    def _gather(self) -> tuple[list[Pending], bool]:
        found: list[Pending] = []
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

    def _work(self, connection: sqlite3.Connection, waiting: list[Pending]) -> None:
        jobs = [(job, done) for job, done in waiting if job is not None]
        if jobs:
            results = self._commit(connection, [job for job, _ in jobs])
            self._loop.call_soon_threadsafe(resolve, [done for _, done in jobs], results)
        erasing = [done for job, done in waiting if job is None]
        if erasing:
            results = [self._erase(connection)] * len(erasing)
            self._loop.call_soon_threadsafe(resolve, erasing, results)

    def _commit(self, connection: sqlite3.Connection, jobs: Sequence[Job]) -> Sequence[Result]:
        try:
            results = self._transaction(connection, jobs)
        except Exception as error:  # noqa: BLE001  # the thread must survive every failure
            if len(jobs) == 1 or isinstance(error, FOR_ALL):
                return [self._failure(error)] * len(jobs)
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


def _vacuum(connection: sqlite3.Connection) -> None:
    """Rewrite the whole file and empty the write-ahead log. Overwriting deleted rows with zeros
    would leave copies in pages that were split or joined before."""
    connection.execute("VACUUM")
    for _ in range(_TRIES):
        if connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0:
            return
        time.sleep(_PAUSE_S)  # a reader still needs an older state of the file
    raise sqlite3.OperationalError("the write-ahead log could not be emptied: it is being read")
