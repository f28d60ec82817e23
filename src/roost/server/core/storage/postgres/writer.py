"""Writes to PostgreSQL: plain appends of many tables in one statement, the rest one by one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import asyncpg

from roost.server.core.storage.outage import Outage
from roost.server.core.storage.port import (
    Conflict,
    Job,
    Result,
    StorageError,
    closed,
    conflict,
    plain_appends,
    resolve,
)
from roost.server.core.storage.postgres.connection import Connection, failed, is_outage, translate

GROUP_LIMIT = 2000  # jobs in one statement
# Under load a commit waits a moment for more jobs: fewer, larger commits leave more time to play.
BUSY, GATHER_S = 3, 0.004

# Heads are locked in one order, so that two servers cannot deadlock; a head that another server
# has moved meanwhile is checked again once its lock is free, and drops out.
_APPEND = """
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[])
        AS g (table_id, after, last, due)
), locked AS (
    SELECT h.table_id, g.last, g.due FROM heads h JOIN given g
        ON h.table_id = g.table_id AND h.seq = g.after
        ORDER BY h.table_id FOR UPDATE OF h
), advanced AS (
    UPDATE heads h SET seq = l.last, due = l.due FROM locked l
        WHERE h.table_id = l.table_id RETURNING h.table_id
), written AS (
    INSERT INTO log (table_id, seq, entry, crc)
        SELECT x.* FROM unnest($5::text[], $6::bigint[], $7::text[], $8::bigint[])
            AS x (table_id, seq, entry, crc) JOIN advanced a ON a.table_id = x.table_id
)
SELECT table_id FROM advanced
"""
_LINES = (
    "INSERT INTO log (table_id, seq, entry, crc) "
    "SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[])"
)
_CREATE = "INSERT INTO heads (table_id, seq, due) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
_ADVANCE = "UPDATE heads SET seq = $2, due = $3 WHERE table_id = $1 AND seq = $4"


class _Pending(NamedTuple):
    job: Job
    done: asyncio.Future[int]


class PostgresWriter:
    """Owns one connection; jobs run in the order in which they came, except that plain appends go
    together."""

    def __init__(self, connect: Callable[[], Awaitable[Connection]], outage: Outage) -> None:
        self._connect = connect
        self._outage = outage
        self._jobs: list[_Pending] = []
        self._wanted = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._closed = False
        self._connection: Connection | None = None
        self._task = asyncio.create_task(self._run())

    def submit(self, job: Job) -> asyncio.Future[int]:
        done: asyncio.Future[int] = self._loop.create_future()
        if self._closed:
            done.set_exception(closed())
        else:
            self._jobs.append(_Pending(job, done))
            self._wanted.set()
        return done

    async def close(self) -> None:
        """Write what is waiting."""
        self._closed = True
        self._wanted.set()
        await self._task

    # -- the task --------------------------------------------------------------------------

    async def _run(self) -> None:
        together = 0
        while True:
            await self._wanted.wait()
            if together >= BUSY:
                await asyncio.sleep(GATHER_S)
            jobs, self._jobs = self._jobs[:GROUP_LIMIT], self._jobs[GROUP_LIMIT:]
            together = len(jobs)
            if not self._jobs and not self._closed:
                self._wanted.clear()
            if jobs:
                await self._work(jobs)
            elif self._closed:
                break
        if self._connection is not None:
            await self._connection.close()

    async def _work(self, jobs: list[_Pending]) -> None:
        plain, single = plain_appends([job for job, _ in jobs])
        if plain:
            await self._do([jobs[place] for place in plain], self._appends)
        for place in single:
            await self._do([jobs[place]], self._single)

    async def _do(
        self,
        jobs: list[_Pending],
        work: Callable[[Connection, list[_Pending]], Awaitable[list[Result]]],
    ) -> None:
        try:
            results = await work(await self._connected(), jobs)
        except Exception as error:  # noqa: BLE001  # the task must survive every failure
            results = [self._failure(error)] * len(jobs)
        else:
            self._outage.worked()
        resolve([done for _, done in jobs], results)

    async def _appends(self, connection: Connection, jobs: list[_Pending]) -> list[Result]:
        appends = [job.append for job, _ in jobs if job.append is not None]
        heads = [(a.table, a.after, a.last, a.due) for a in appends]
        lines = [line for a in appends for line in a.lines()]
        columns = [*zip(*heads, strict=True), *zip(*lines, strict=True)]
        advanced = {table for (table,) in await connection.fetch(_APPEND, *columns)}
        return [0 if a.table in advanced else conflict(a.table, a.after) for a in appends]

    async def _single(self, connection: Connection, jobs: list[_Pending]) -> list[Result]:
        ((job, _),) = jobs
        try:
            async with connection.transaction():
                return [await _work(connection, job)]
        except StorageError as error:  # refused by us: the transaction was rolled back
            return [error]
        except asyncpg.IntegrityConstraintViolationError as error:
            return [Conflict(f"a row like this exists already: {error}")]

    async def _connected(self) -> Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._connect()
        return self._connection

    def _failure(self, error: Exception) -> StorageError:
        if self._connection is not None and is_outage(error):
            # Nobody knows whether the last transaction happened: send nothing behind it.
            self._connection.terminate()
            self._connection = None
        failure = error if isinstance(error, StorageError) else failed(error)
        self._outage.failed(failure.message)
        return failure


async def _work(connection: Connection, job: Job) -> int:
    append, count = job.append, 0
    if append is not None:
        if append.after:
            status = await connection.execute(
                _ADVANCE, append.table, append.last, append.due, append.after
            )
        else:
            status = await connection.execute(_CREATE, append.table, append.last, append.due)
        if not _touched(status):
            raise conflict(append.table, append.after)
        await connection.execute(_LINES, *zip(*append.lines(), strict=True))
    for sql, values, rows in job.statements:
        count = _touched(await connection.execute(translate(sql), *values))
        if rows is not None and count != rows:
            raise Conflict(f"{count} rows were touched instead of {rows}")
    return count


def _touched(status: str) -> int:
    """The number at the end of `UPDATE 3`; commands such as CREATE TABLE have none."""
    number = status.rpartition(" ")[2]
    return int(number) if number.isdigit() else 0
