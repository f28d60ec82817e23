"""Several servers on one database: who is there, which tables each owns, and what is new.

A server renews one row about itself, and a lease names the server and a fencing number that was
never given before. Only the database's clock counts. An append carries the number of its lease and
is refused where that is not the table's any more (`writer.py`): a server that was paused cannot
write behind the back of who took over.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import msgspec
import structlog

from roost.rules.errors import GameError
from roost.server.core.ids import new_id
from roost.server.store.leases import ElsewhereError, ServerLine
from roost.server.store.port import StoreError
from roost.server.store.postgres.connecting import (
    OUTAGES,
    Plain,
    connect_beside,
    failed,
    is_outage,
)

logger = structlog.get_logger("roost.cluster")
LEASE_S = 4.0  # without a word from its server for so long a table is anybody's
_BEATS = 4  # in that time
_ADOPTED = 50  # tables at once
_DRAINING = "#draining"  # behind the address of a server that owns nothing any more
EVERYTHING = "everything"  # whoever hears it looks through everything again

_THERE = "until > clock_timestamp()"
_ENTER = (
    "INSERT INTO servers (id, address, until) "
    "VALUES ($1, $3, clock_timestamp() + $2 * interval '1 s')"
)
_RENEW = (
    "UPDATE servers SET until = clock_timestamp() + $2 * interval '1 s' "
    f"WHERE id = $1 AND {_THERE} RETURNING 1"
)
_TAKE = (
    "INSERT INTO leases AS l (table_id, server, fence) SELECT $1, id, nextval('fences') "
    f"FROM servers WHERE id = $2 AND {_THERE} "
    "ON CONFLICT (table_id) DO UPDATE SET server = excluded.server, fence = excluded.fence "
    "WHERE l.server = excluded.server OR NOT EXISTS "
    f"(SELECT FROM servers s WHERE s.id = l.server AND s.{_THERE}) RETURNING fence"
)
_OWNER = (
    "SELECT s.address FROM leases l JOIN servers s ON s.id = l.server "
    f"WHERE l.table_id = $1 AND s.id != $2 AND s.{_THERE}"
)
_ORPHANS = (
    "SELECT t.id FROM tables t LEFT JOIN leases l ON l.table_id = t.id "
    f"LEFT JOIN servers s ON s.id = l.server AND s.{_THERE} "
    f"WHERE t.status = ANY($1) AND s.id IS NULL LIMIT {_ADOPTED}"
)
_GIVE = "DELETE FROM leases WHERE server = $1 AND table_id = ANY($2)"
_LEAVE = "WITH gone AS (DELETE FROM leases WHERE server = $1) DELETE FROM servers WHERE id = $1"
_SERVERS = (
    "SELECT s.address, count(l.table_id), s.id = $1 FROM servers s "
    f"LEFT JOIN leases l ON l.server = s.id WHERE s.{_THERE} GROUP BY s.id ORDER BY s.address"
)
_GONE = "DELETE FROM servers WHERE until < clock_timestamp() - interval '1 hour'"


class _PeerMessages(msgspec.Struct):
    server: str
    messages: list[str]


class Cluster:
    """A `Leases`. Open with `await Cluster.open(url, address)`.

    `on_lost` hears of tables that are another's now, `on_peer_message` of what others have changed,
    `on_gone` of addresses at which no server is any more."""

    several = True

    def __init__(self, url: str, address: str, lease_s: float) -> None:
        self.address = address
        self._lease_s = lease_s
        self.id = new_id(16)
        self.held: dict[str, int] = {}  # fencing numbers, by table
        self._peers: frozenset[str] = frozenset()
        self._there: frozenset[str] = frozenset()  # addresses of all servers
        self._others: list[str] = []  # addresses of servers that take tables
        self._retired = False
        self.on_lost: Callable[[Sequence[str]], None] = lambda _: None
        self.on_peer_message: Callable[[str], Awaitable[None]] = _deaf
        self.on_gone: Callable[[Iterable[str]], None] = lambda _: None
        self._url = url
        self._channel = ""
        self._connection: Plain | None = None
        self._busy = asyncio.Lock()
        self._untold: dict[str, None] = {}  # in order, each once
        self._inbox: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, url: str, address: str, lease_s: float = LEASE_S) -> Cluster:
        cluster = cls(url, address, lease_s)
        await cluster._do(_ENTER, cluster.id, lease_s, address)
        await cluster._look_around()
        return cluster

    def start(self) -> None:
        """Renew, tell and listen from now on."""
        self._tasks = [asyncio.create_task(self._beating()), asyncio.create_task(self._hearing())]

    async def close(self) -> None:
        """Leave: all tables are anybody's at once."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(StoreError):
            await self._do(_LEAVE, self.id)
            self._untold = {EVERYTHING: None}
            await self._send_notify()
        if self._connection is not None:
            self._connection.terminate()

    # -- tables ----------------------------------------------------------------------------

    async def take(self, table: str) -> None:
        if table in self.held:
            return
        if self._retired:
            raise ElsewhereError(table, await self.another() or "")
        server = self.id
        rows = await self._do(_TAKE, table, server)
        if not rows:
            owner = await self.owner(table)
            raise ElsewhereError(table, owner or "")
        if server != self.id:  # it has run out meanwhile
            raise ElsewhereError(table, "")
        self.held[table] = rows[0][0]

    def holds(self, table: str) -> bool:
        return table in self.held

    async def give(self, tables: Iterable[str]) -> None:
        given = [table for table in tables if self.held.pop(table, None) is not None]
        if given:
            await self._do(_GIVE, self.id, given)

    async def owner(self, table: str) -> str | None:
        if table in self.held:
            return None
        rows = await self._do(_OWNER, table, self.id)
        return rows[0][0].removesuffix(_DRAINING) if rows else None

    async def orphans(self, statuses: Iterable[str]) -> list[str]:
        """Tables in these statuses that no server owns."""
        return [id_ for (id_,) in await self._do(_ORPHANS, list(statuses))]

    def lost(self, tables: Iterable[str]) -> None:
        """An append was refused: these are another server's."""
        gone = [table for table in tables if self.held.pop(table, None) is not None]
        if gone:
            self.on_lost(gone)

    @asynccontextmanager
    async def lock(self, what: str) -> AsyncIterator[None]:
        try:
            connection = await connect_beside(self._url)
            try:
                key = f"roost guards {what}"
                await connection.execute("SELECT pg_advisory_lock(hashtextextended($1, 0))", key)
                yield
            finally:
                connection.terminate()  # the lock ends with it
        except asyncpg.PostgresError as error:
            raise failed(error) from error

    # -- news ------------------------------------------------------------------------------

    def notify(self, *messages: str) -> None:
        first = not self._untold
        self._untold.update(dict.fromkeys(messages))
        if first and self._tasks:
            self._tasks.append(asyncio.create_task(self._send_soon()))

    async def _send_soon(self) -> None:
        """What comes together is told together."""
        await asyncio.sleep(0.01)
        self._tasks = [task for task in self._tasks if not task.done()]
        with suppress(StoreError):
            await self._send_notify()

    async def _send_notify(self) -> None:
        messages = list(self._untold)
        self._untold.clear()
        for start in range(0, len(messages), 100):  # a message has room for 8,000 bytes
            payload = msgspec.json.encode(
                _PeerMessages(self.id, messages[start : start + 100])
            ).decode()
            await self._do("SELECT pg_notify($1, $2)", self._channel, payload)

    def _on_notify(self, _: object, __: int, ___: str, payload: str) -> None:
        with suppress(msgspec.MsgspecError):
            heard = msgspec.json.decode(payload, type=_PeerMessages)
            if heard.server != self.id:
                for messages in heard.messages:
                    self._inbox.put_nowait(messages)

    async def _hearing(self) -> None:
        while True:
            messages = await self._inbox.get()
            try:
                await self.on_peer_message(messages)
            except GameError as error:  # the next look through everything makes up for it
                await logger.awarning(
                    "news could not be looked at", messages=messages, reason=str(error)
                )
            except Exception:  # noqa: BLE001  # one piece of news must not stop the others
                await logger.aexception("news could not be looked at", messages=messages)

    # -- being there -------------------------------------------------------------------------

    async def _beating(self) -> None:
        while True:
            try:
                if not await self._do(_RENEW, self.id, self._lease_s):
                    await self._enter_again()
                await self._look_around()
            except StoreError as error:
                await logger.awarning("the lease could not be renewed", reason=str(error))
            await asyncio.sleep(self._lease_s / _BEATS)

    async def _enter_again(self) -> None:
        """Too long without a word, paused or cut off: others may own everything by now."""
        gone = list(self.held)
        self.held.clear()
        self.id = new_id(16)
        await logger.awarning("the lease had run out", tables=len(gone))
        self.on_lost(gone)
        await self._do(_ENTER, self.id, self._lease_s, self.address)
        self._inbox.put_nowait(EVERYTHING)

    async def _look_around(self) -> None:
        rows = await self._do(f"SELECT id, address FROM servers WHERE {_THERE} ORDER BY address")
        hosts = {urlsplit(address).hostname for _, address in rows}
        self._peers = frozenset(host for host in hosts if host is not None)
        others = [address for id_, address in rows if id_ != self.id and address]
        self._others = [one for one in others if not one.endswith(_DRAINING)]
        before, self._there = self._there, frozenset(one.removesuffix(_DRAINING) for one in others)
        if gone := before - self._there:
            self.on_gone(gone)

    def peers(self) -> frozenset[str]:
        return self._peers

    async def another(self, *, sure: bool = False) -> str | None:
        if sure or not self._others:
            await self._look_around()
        return secrets.choice(self._others) if self._others else None

    async def retire(self) -> None:
        self._retired = True
        self.address = self.address.removesuffix(_DRAINING) + _DRAINING
        await self._do("UPDATE servers SET address = $2 WHERE id = $1", self.id, self.address)
        self.notify(EVERYTHING)

    async def give_all(self) -> None:
        await self.give(list(self.held))

    async def servers(self) -> list[ServerLine]:
        return [ServerLine(*row) for row in await self._do(_SERVERS, self.id)]

    # -- the connection ----------------------------------------------------------------------

    async def _do(self, sql: str, *values: Any) -> list[Any]:
        async with self._busy:
            for last in (False, True):
                try:
                    connection = await self._connected()
                    rows: list[Any] = await connection.fetch(sql, *values)
                    return rows
                except (asyncpg.PostgresError, *OUTAGES) as error:
                    if self._connection is not None and is_outage(error):
                        self._connection.terminate()
                        self._connection = None
                    if last or not is_outage(error):
                        raise failed(error) from error
        raise StoreError("the store failed")

    async def _connected(self) -> Plain:
        if self._connection is None or self._connection.is_closed():
            connection = await connect_beside(self._url)
            self._channel = await connection.fetchval("SELECT 'roost_' || current_schema()")
            await connection.add_listener(self._channel, self._on_notify)
            self._connection = connection
            self._inbox.put_nowait(EVERYTHING)  # what was told meanwhile was missed
            await connection.execute(_GONE)
        return self._connection


async def _deaf(_: str) -> None: ...
