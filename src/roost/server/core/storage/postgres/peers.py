"""Messages between servers on one database, by PostgreSQL's LISTEN and NOTIFY.

NOTIFY runs outside the append's transaction: a notifying transaction holds a global lock until
its commit is on disk.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import suppress

import asyncpg
import msgspec
import structlog

from roost.server.core.ids import new_id
from roost.server.core.storage.port import PeerEvent, StorageError
from roost.server.core.storage.postgres.connection import OUTAGES, Connection, connect_shared

logger = structlog.get_logger("roost.storage")
BATCH_S = 0.01
_ITEM_BYTES = 7000
_BATCH_BYTES = 7500  # a NOTIFY takes 8,000
_BEAT_S = 2.0  # between looks at the connection and the clock
_RETRY_S = 1.0


class _Batch(msgspec.Struct, array_like=True):
    server: str
    items: list[tuple[str, str]]


class Peers:
    """One connection that publishes, listens, and measures the database's clock."""

    def __init__(self, url: str) -> None:
        self.server = new_id(16)
        self.offset_ms = 0  # the database's clock less our monotonic one
        self._url = url
        self._outgoing: dict[tuple[str, str], None] = {}  # in order, each once
        self._wanted = asyncio.Event()
        self._incoming: asyncio.Queue[PeerEvent] = asyncio.Queue()
        self._connection: Connection | None = None
        self._channel = ""
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self._connected()
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._connection is not None:
            with suppress(Exception):
                await self._publish()  # a goodbye, for example
            self._connection.terminate()

    def now(self) -> int:
        return int(time.monotonic() * 1000) + self.offset_ms

    def notify(self, topic: str, payload: str) -> None:
        if len(payload.encode()) > _ITEM_BYTES:  # PostgreSQL would refuse the whole batch
            logger.error("a message to other servers is too long", topic=topic, bytes=len(payload))
            return
        self._outgoing[topic, payload] = None
        self._wanted.set()

    async def events(self) -> AsyncIterator[PeerEvent]:
        while True:
            yield await self._incoming.get()

    # -- the task --------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            try:
                with suppress(TimeoutError):
                    async with asyncio.timeout(_BEAT_S):
                        await self._wanted.wait()
                    await asyncio.sleep(BATCH_S)
                await self._connected()
                await self._publish()
                await self._measure_clock()
            except (StorageError, asyncpg.PostgresError, *OUTAGES) as error:
                if self._connection is not None:
                    self._connection.terminate()
                    self._connection = None
                logger.warning("other servers can't be reached", reason=str(error))
                await asyncio.sleep(_RETRY_S)

    async def _publish(self) -> None:
        items = list(self._outgoing)
        self._outgoing.clear()
        self._wanted.clear()
        for message in _messages(self.server, items):
            if self._connection is not None:
                await self._connection.execute("SELECT pg_notify($1, $2)", self._channel, message)

    async def _connected(self) -> None:
        if self._connection is not None and not self._connection.is_closed():
            return
        connection = await connect_shared(self._url)
        self._channel = await connection.fetchval("SELECT 'roost_' || current_schema()")
        await connection.add_listener(self._channel, self._heard)
        self._connection = connection
        await self._measure_clock()
        self._incoming.put_nowait(PeerEvent(reconnected=True))

    async def _measure_clock(self) -> None:
        if self._connection is not None:
            before = time.monotonic()
            sql = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"
            there = await self._connection.fetchval(sql)
            self.offset_ms = int(there - (before + time.monotonic()) * 500)

    def _heard(self, _: object, __: int, ___: str, text: str) -> None:
        with suppress(msgspec.MsgspecError):
            message = msgspec.json.decode(text, type=_Batch)
            if message.server != self.server:
                for topic, payload in message.items:
                    self._incoming.put_nowait(PeerEvent(topic, payload))


def _messages(server: str, items: list[tuple[str, str]]) -> list[str]:
    """Pack all items into as few messages as possible."""
    messages: list[str] = []
    batch: list[tuple[str, str]] = []
    size = 0
    for item in items:
        length = len(msgspec.json.encode(item)) + 1
        if batch and size + length > _BATCH_BYTES:
            messages.append(msgspec.json.encode(_Batch(server, batch)).decode())
            batch, size = [], 0
        batch.append(item)
        size += length
    if batch:
        messages.append(msgspec.json.encode(_Batch(server, batch)).decode())
    return messages
