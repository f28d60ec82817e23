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
    def __init__(self, connect: Callable[[], Awaitable[Plain]], outage: Outage) -> None:
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
            counts = await _transaction(connection, jobs)
        except Exception as error:  # noqa: BLE001  # the task must outlive whatever goes wrong
            if is_outage(error) or isinstance(error, StoreError):
                self._give_up_connection()
                return [self._failure(error)] * len(jobs)
            if len(jobs) == 1:
                return [self._failure(error)]
        else:
            self._outage.worked()
            return list(counts)
        # One job spoils it for all: give each its own.
        return [result for job in jobs for result in await self._commit([job])]

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


async def _transaction(connection: Plain, jobs: list[_Job]) -> list[int]:
    lines = [(*line, checksum(*line)) for job in jobs for line in job.lines]
    if not any(job.statements for job in jobs):
        await _write_lines(connection, lines)
        return [0] * len(jobs)
    async with connection.transaction():
        if lines:
            await _write_lines(connection, lines)
        return [await _do(connection, job.statements) for job in jobs]


async def _write_lines(connection: Plain, lines: list[tuple[str, int, str, int]]) -> None:
    tables, versions, entries, sums = zip(*lines, strict=True)
    await connection.fetch(_LINES, tables, versions, entries, sums)


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
