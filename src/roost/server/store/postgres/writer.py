"""One connection writes, and commits what has gathered while the last commit ran.

As in SQLite's writer many jobs share one transaction. The entries of all tables in it are one
statement and, where nothing else is to be written, one round trip.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import lru_cache
from itertools import count
from typing import NamedTuple

import asyncpg

from roost.server.store.outage import Outage
from roost.server.store.port import StoreError, VersionTakenError
from roost.server.store.postgres.cluster import Cluster
from roost.server.store.postgres.connecting import Plain, failed, is_outage
from roost.server.store.writing import (
    BUSY,
    GATHER_S,
    MOST_TOGETHER,
    Line,
    Statement,
    checksum,
)

_LINES = (
    "INSERT INTO log (table_id, version, entry, crc) "
    "SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::bigint[])"
)

# The lines of tables whose leases are still held, under the numbers given; back come the others.
# Whoever wants to take such a table waits until this is over, and then finds the lines.
_FENCED = (
    "WITH given AS (SELECT * FROM unnest($5::text[], $6::bigint[]) AS g (table_id, fence)), "
    "held AS (SELECT l.table_id FROM leases l JOIN given g "
    "ON l.table_id = g.table_id AND l.fence = g.fence FOR SHARE OF l), "
    "put AS (INSERT INTO log (table_id, version, entry, crc) SELECT x.* FROM "
    "unnest($1::text[], $2::int[], $3::text[], $4::bigint[]) "
    "AS x (table_id, version, entry, crc) WHERE x.table_id IN (SELECT table_id FROM held)) "
    "SELECT table_id FROM given WHERE table_id NOT IN (SELECT table_id FROM held)"
)


class _Job(NamedTuple):
    lines: Sequence[Line]
    statements: Sequence[Statement]
    done: asyncio.Future[int]


@lru_cache(maxsize=500)
def numbered(sql: str) -> str:
    """`?` for every value becomes `$1`, `$2` and so on."""
    first, *rest = sql.split("?")
    return first + "".join(f"${number}{part}" for number, part in zip(count(1), rest, strict=False))


class Writer:
    """`cluster`: where there may be other servers, the leases that lines need."""

    def __init__(
        self,
        connect: Callable[[], Awaitable[Plain]],
        outage: Outage,
        cluster: Cluster | None = None,
    ) -> None:
        self._cluster = cluster
        self._connect = connect
        self._outage = outage
        self._jobs: list[_Job] = []
        self._asked = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._closed = False
        self._connection: Plain | None = None
        self._task = asyncio.create_task(self._run())

    def write(
        self, statements: Sequence[Statement], lines: Sequence[Line] = ()
    ) -> asyncio.Future[int]:
        """Resolves once lines and statements are on disk, to the rows the last one touched."""
        done: asyncio.Future[int] = self._loop.create_future()
        if self._closed:
            done.set_exception(StoreError("the store is closed", code="store-closed"))
        else:
            self._jobs.append(_Job(lines, statements, done))
            self._asked.set()
        return done

    async def close(self) -> None:
        """Writes what is waiting."""
        self._closed = True
        self._asked.set()
        await self._task

    # -- the task --------------------------------------------------------------------------

    async def _run(self) -> None:
        together = 0
        while True:
            await self._asked.wait()
            if together >= BUSY:
                await asyncio.sleep(GATHER_S)
            jobs, self._jobs = self._jobs[:MOST_TOGETHER], self._jobs[MOST_TOGETHER:]
            together = len(jobs)
            if not self._jobs and not self._closed:
                self._asked.clear()
            if jobs:
                _resolve(jobs, await self._commit(jobs))
            elif self._closed:
                break
        if self._connection is not None:
            await self._connection.close()

    async def _commit(self, jobs: list[_Job]) -> list[int | StoreError]:
        try:
            connection = await self._connected()
            counts = await self._transaction(connection, jobs)
        except Exception as error:  # noqa: BLE001  # the task must outlive whatever goes wrong
            if is_outage(error) or isinstance(error, StoreError):
                self._give_up_connection()
                return [self._failure(error)] * len(jobs)
            if len(jobs) == 1:
                return [self._failure(error)]
        else:
            self._outage.worked()
            return counts
        # One job spoils it for all: give each its own.
        return [result for job in jobs for result in await self._commit([job])]

    async def _transaction(self, connection: Plain, jobs: list[_Job]) -> list[int | StoreError]:
        lines = [(*line, checksum(*line)) for job in jobs for line in job.lines]
        if not any(job.statements for job in jobs):
            lost = await self._write_lines(connection, lines)
            return [_lost_lease(job) if _is_of(job, lost) else 0 for job in jobs]
        async with connection.transaction():
            lost = await self._write_lines(connection, lines) if lines else frozenset()
            return [
                _lost_lease(job) if _is_of(job, lost) else await _do(connection, job.statements)
                for job in jobs
            ]

    async def _write_lines(
        self, connection: Plain, lines: list[tuple[str, int, str, int]]
    ) -> frozenset[str]:
        """The tables that are another server's: nothing of theirs was written."""
        tables, versions, entries, sums = zip(*lines, strict=True)
        if self._cluster is None:
            await connection.fetch(_LINES, tables, versions, entries, sums)
            return frozenset()
        held = self._cluster.held
        fences = {table: held.get(table, 0) for table in tables}
        rows = await connection.fetch(
            _FENCED, tables, versions, entries, sums, list(fences), list(fences.values())
        )
        lost = frozenset(table for (table,) in rows)
        if lost:
            self._cluster.lost(lost)
        return lost

    async def _connected(self) -> Plain:
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._connect()
        return self._connection

    def _give_up_connection(self) -> None:
        """Whether the last transaction happened is unknown: nothing more is sent behind it."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    def _failure(self, error: Exception) -> StoreError:
        if isinstance(error, asyncpg.IntegrityConstraintViolationError):
            return VersionTakenError(f"written already: {error}")
        failure = error if isinstance(error, StoreError) else failed(error)
        self._outage.failed(failure.message)
        return failure


def _is_of(job: _Job, tables: frozenset[str]) -> bool:
    return bool(tables) and any(line[0] in tables for line in job.lines)


def _lost_lease(job: _Job) -> StoreError:
    table = job.lines[0][0]
    return StoreError(f"table {table} lives on another server by now", code="table-elsewhere")


async def _do(connection: Plain, statements: Sequence[Statement]) -> int:
    """The number of rows that the last one touched."""
    touched = 0
    for sql, values in statements:
        status = await connection.execute(numbered(sql), *values)
        touched = int(status.rpartition(" ")[2])
    return touched


def _resolve(jobs: list[_Job], results: Sequence[int | StoreError]) -> None:
    for job, result in zip(jobs, results, strict=True):
        if job.done.cancelled():
            continue
        if isinstance(result, StoreError):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)
