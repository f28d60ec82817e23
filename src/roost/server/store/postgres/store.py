"""Everything in one PostgreSQL database."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import asyncpg
import msgspec
import structlog

from roost.server.store import games
from roost.server.store.outage import Outage
from roost.server.store.port import GameRow, StoreError, Wanted
from roost.server.store.postgres.cluster import LEASE_S, Cluster
from roost.server.store.postgres.connecting import (
    COMMAND_S,
    CONNECT_S,
    OUTAGES,
    SETTINGS,
    Plain,
    connect,
    connect_beside,
    failed,
    is_outage,
    shown,
    unreachable,
)
from roost.server.store.postgres.steps import migrate
from roost.server.store.postgres.writer import Writer, numbered
from roost.server.store.sql import SqlStore
from roost.server.store.writing import Line, Statement

logger = structlog.get_logger("roost.store")
READERS = 4  # connections
_PAGE = 500


class PostgresStore(SqlStore):
    """Open with `await PostgresStore.open(url)`."""

    def __init__(self, url: str, pool: asyncpg.Pool[Any], cluster: Cluster | None) -> None:
        self.url = url
        self._pool = pool
        self._reads = Outage(shown(url), "reading")
        self.cluster = cluster
        writes = partial(connect if cluster is None else connect_beside, url)
        self._writer = Writer(writes, Outage(shown(url), "writing"), cluster)
        self._scrubbing: asyncio.Task[None] | None = None
        self._closed = False

    @classmethod
    async def open(
        cls, url: str, address: str | None = None, lease_s: float = LEASE_S
    ) -> PostgresStore:
        """A server that cannot be reached, or a database that cannot be used, is refused. With the
        `address` at which other servers find it, it is one of several."""
        connection = await connect(url)
        try:
            await _look(connection, url)
            await migrate(connection)
        except asyncpg.PostgresError as error:  # no permission, another program's tables
            raise StoreError(
                f"{shown(url)} cannot be used: {error}",
                code="store-unusable",
                file=shown(url),
                reason=str(error),
            ) from error
        finally:
            await connection.close()
        try:
            pool = await asyncpg.create_pool(
                url,
                connection_class=Plain,
                min_size=0,
                max_size=READERS,
                timeout=CONNECT_S,
                command_timeout=COMMAND_S,
                server_settings=SETTINGS,
            )
        except (OSError, asyncpg.PostgresError) as error:
            raise unreachable(url, error) from None
        cluster = None if address is None else await Cluster.open(url, address, lease_s)
        return cls(url, pool, cluster)

    async def close(self) -> None:
        if self._closed:
            return
        await self._writer.close()
        if self.cluster is not None:
            await self.cluster.close()
        self._closed = True
        await self._pool.close()

    # -- what SQLite says in another way -----------------------------------------------------

    @staticmethod
    def _at(entry: str) -> str:
        return f"({entry}::json ->> 'at')::bigint"

    @staticmethod
    def _raw(text: str) -> str:
        return f"convert_to({text}, 'UTF8')"

    async def games_of(self, person: str, wanted: Wanted, most: int) -> list[GameRow]:
        """Capitals or not, in every script: the database would go by its own language."""
        name = wanted.opponent
        if name is None:
            return await super().games_of(person, wanted, most)
        found: list[GameRow] = []
        rest = msgspec.structs.replace(wanted, opponent=None)
        while True:
            page = await super().games_of(person, rest, _PAGE)
            found += [row for row in page if games.is_against(row, name)]
            if len(page) < _PAGE or len(found) >= most:
                return found[:most]
            rest = msgspec.structs.replace(rest, after=(page[-1].at, page[-1].table))

    async def scrub(self) -> None:
        """Whoever asks while it is being done shares the next one."""
        before = self._scrubbing
        if before is not None and not before.done():
            await asyncio.wait([before])
        if self._scrubbing is None or self._scrubbing is before:
            self._scrubbing = asyncio.create_task(self._scrub())
        await asyncio.shield(self._scrubbing)

    async def _scrub(self) -> None:
        """Every table is written anew; what is left in PostgreSQL's own log goes with time."""
        connection = await connect(self.url, command_timeout=None)
        try:
            own = await connection.fetch(
                "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
            )
            for (name,) in own:
                await connection.execute(f'VACUUM FULL "{name}"')
        except asyncpg.PostgresError as error:
            raise failed(error) from error
        finally:
            await connection.close()

    async def check(self) -> None:
        await self._write(
            "INSERT INTO about (key, value) VALUES (?, ?) "
            "ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            ("checked", b""),
        )

    # -- both ways -------------------------------------------------------------------------

    def _writes(
        self, statements: Sequence[Statement], lines: Sequence[Line] = ()
    ) -> asyncio.Future[int]:
        return self._writer.write(statements, lines)

    async def _read(self, sql: str, values: Sequence[Any]) -> list[Any]:
        if self._closed:
            raise StoreError("the store is closed", code="store-closed")
        try:
            found = await self._fetch(sql, values)
        except (asyncpg.PostgresError, *OUTAGES) as error:
            self._reads.failed(str(error))
            raise failed(error) from error
        self._reads.worked()
        return found

    async def _fetch(self, sql: str, values: Sequence[Any]) -> list[Any]:
        """A connection that was cut while nobody used it is heard of only now, and so may all the
        others be that wait for somebody to use them."""
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
                rows: list[Any] = await connection.fetch(numbered(sql), *values)
            except OUTAGES:
                with suppress(asyncpg.InterfaceError):  # it is gone already
                    connection.terminate()  # nobody else should get it
                raise
        return rows


async def _look(connection: Plain, url: str) -> None:
    encoding = await connection.fetchval("SHOW server_encoding")
    if encoding != "UTF8":
        raise StoreError(
            f"{shown(url)} cannot be used: its encoding is {encoding}, not UTF8",
            code="store-unusable",
            file=shown(url),
            reason=f"encoding {encoding}, not UTF8",
        )
    for setting in ("fsync", "full_page_writes"):
        if await connection.fetchval(f"SHOW {setting}") != "on":
            logger.warning("the store may lose moves in a power cut", store=shown(url), off=setting)
