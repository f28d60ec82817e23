"""One PostgreSQL database, which any number of servers share."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from functools import partial
from typing import Any

import asyncpg
import structlog

from roost.server.core.storage.local_locks import LocalLocks
from roost.server.core.storage.migrate import LOG_SCHEMA, split
from roost.server.core.storage.outage import Outage
from roost.server.core.storage.port import Database, Job, PeerEvent, Statement, closed
from roost.server.core.storage.postgres.connection import (
    COMMAND_S,
    CONNECT_S,
    OUTAGES,
    SETTINGS,
    Connection,
    connect,
    connect_shared,
    failed,
    is_outage,
    translate,
    unreachable,
    unusable,
    without_password,
)
from roost.server.core.storage.postgres.peers import Peers
from roost.server.core.storage.postgres.writer import PostgresWriter
from roost.server.core.storage.sqlite.database import before_release

logger = structlog.get_logger("roost.storage")
READERS = 4  # connections
_LOCK_PAUSE_S = 0.05
_SCHEMA_LOCK = "SELECT pg_advisory_{}(hashtextextended(current_schema() || ' log', 0))"


class PostgresDatabase(Database):
    """Open with `await PostgresDatabase.open(url)`."""

    shared = True

    def __init__(self, url: str, pool: asyncpg.Pool[Any], peers: Peers) -> None:
        self.url = url
        self._pool = pool
        self._peers = peers
        self._reads = Outage(without_password(url), "reading")
        outage = Outage(without_password(url), "writing")
        self._writer = PostgresWriter(partial(connect_shared, url), outage)
        self._locks = LocalLocks()
        self._erasing: asyncio.Task[None] | None = None
        self._closed = False

    @classmethod
    async def open(cls, url: str) -> PostgresDatabase:
        await _prepare(url)
        try:
            pool = await asyncpg.create_pool(
                url,
                connection_class=Connection,
                min_size=0,
                max_size=READERS,
                timeout=CONNECT_S,
                command_timeout=COMMAND_S,
                server_settings=SETTINGS,
            )
        except (OSError, asyncpg.PostgresError) as error:
            raise unreachable(url, error) from None
        peers = Peers(url)
        await peers.start()
        return cls(url, pool, peers)

    async def close(self) -> None:
        if self._closed:
            return
        await self._writer.close()
        await self._peers.close()
        self._closed = True
        await self._pool.close()

    # -- reading and writing ---------------------------------------------------------------

    def submit(self, job: Job) -> asyncio.Future[int]:
        return self._writer.submit(job)

    async def query(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        if self._closed:
            raise closed()
        try:
            rows = await self._fetch(translate(sql), values)
        except (asyncpg.PostgresError, *OUTAGES) as error:
            self._reads.failed(str(error))
            raise failed(error) from error
        self._reads.worked()
        return rows

    async def _fetch(self, sql: str, values: Sequence[Any]) -> list[Any]:
        """Fetch, and retry once if an idle connection was cut: perhaps all of them were."""
        for _ in range(READERS):
            try:
                return await self._fetch_once(sql, values)
            except OUTAGES as error:
                if not is_outage(error) or isinstance(error, TimeoutError):
                    raise
        return await self._fetch_once(sql, values)

    async def _fetch_once(self, sql: str, values: Sequence[Any]) -> list[Any]:
        async with self._pool.acquire() as connection:
            try:
                rows: list[Any] = await connection.fetch(sql, *values)
            except OUTAGES:
                with suppress(asyncpg.InterfaceError):  # closed already
                    connection.terminate()  # the pool must not hand it out again
                raise
        return rows

    async def erase_deleted(self) -> None:
        """Callers that arrive during a run share the next one."""
        before = self._erasing
        if before is not None and not before.done():
            await asyncio.wait([before])
        if self._erasing is None or self._erasing is before:
            self._erasing = asyncio.create_task(self._erase())
        await asyncio.shield(self._erasing)

    async def _erase(self) -> None:
        """Rewrite every table; what is left in PostgreSQL's own log goes with time."""
        connection = await connect(self.url, command_timeout=None)
        try:
            tables = await connection.fetch(
                "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
            )
            for (name,) in tables:
                await connection.execute(f'VACUUM FULL "{name}"')
        except asyncpg.PostgresError as error:
            raise failed(error) from error
        finally:
            await connection.close()

    async def check(self) -> None:
        sql = "UPDATE schema_versions SET version = version WHERE owner = 'core'"
        await self.write(Statement(sql))

    # -- several servers -------------------------------------------------------------------

    def now(self) -> int:
        return self._peers.now()

    def notify(self, topic: str, payload: str) -> None:
        self._peers.notify(topic, payload)

    def events(self) -> AsyncIterator[PeerEvent]:
        return self._peers.events()

    def lock(self, key: str, *, wait: bool = True) -> AbstractAsyncContextManager[bool]:
        return self._lock(key, wait=wait)

    @asynccontextmanager
    async def _lock(self, key: str, *, wait: bool) -> AsyncIterator[bool]:
        """The local lock comes first: PostgreSQL lets one session take a lock twice. Each holder
        has a connection of its own, and never blocks on it."""
        async with self._locks.hold(key, wait=wait) as free:
            if not free:
                yield False
                return
            connection = await connect(self.url)
            try:
                locked = await _try_lock(connection, key)
                while wait and not locked:
                    await asyncio.sleep(_LOCK_PAUSE_S * random.uniform(0.5, 1.5))
                    locked = await _try_lock(connection, key)
                yield locked
            except (asyncpg.PostgresError, *OUTAGES) as error:
                raise failed(error) from error
            finally:
                connection.terminate()  # the lock ends with the session


async def _try_lock(connection: Connection, key: str) -> bool:
    sql = "SELECT pg_try_advisory_lock(hashtextextended(current_schema() || $1, 0))"
    return bool(await connection.fetchval(sql, f" roost {key}"))


async def _prepare(url: str) -> None:
    """Refuse a database that can't be used; create the tables of the log."""
    connection = await connect(url)
    try:
        await _check_server(connection, url)
        await prepare_log(connection, url)
    except asyncpg.PostgresError as error:  # no permission, another program's tables
        raise unusable(url, str(error)) from error
    finally:
        await connection.close()


async def prepare_log(connection: Connection, url: str) -> None:
    """Create the tables of the log; refuse a database from before version 0.1.0."""
    await connection.execute(_SCHEMA_LOCK.format("lock"))
    rows = await connection.fetch(
        "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
    )
    names = {name for (name,) in rows}
    if "log" in names and "schema_versions" not in names:
        raise before_release(without_password(url))
    for sql in split(LOG_SCHEMA):
        await connection.execute(translate(sql))
    await connection.execute(_SCHEMA_LOCK.format("unlock"))


async def _check_server(connection: Connection, url: str) -> None:
    if await connection.fetchval("SELECT pg_backend_pid()") != connection.get_server_pid():
        raise unusable(url, "PgBouncer breaks LISTEN and locks; connect to PostgreSQL directly")
    encoding = await connection.fetchval("SHOW server_encoding")
    if encoding != "UTF8":
        raise unusable(url, f"encoding {encoding}, not UTF8")
    for setting in ("fsync", "full_page_writes"):
        if await connection.fetchval(f"SHOW {setting}") != "on":
            logger.warning(
                "a power cut may lose moves", database=without_password(url), off=setting
            )
