"""Follow the other servers: their log entries, the players connected there, and their
show."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable

import structlog

from roost.rules.errors import GameError
from roost.server.core.live.presence import BEAT_S, TOPIC, RemotePresence
from roost.server.core.live.tables import LISTED, MESSAGE, TABLE, LiveTables
from roost.server.core.storage.port import Database, PeerEvent

logger = structlog.get_logger("roost.peers")
_POLL_S = 1.0
_POLLS_PER_BEAT = int(BEAT_S / _POLL_S)
_JITTER_S = 1.0


class Follower:
    def __init__(self, database: Database, tables: LiveTables, remote: RemotePresence) -> None:
        self._database = database
        self._tables = tables
        self._remote = remote
        self._grown: set[str] = set()  # tables whose logs have grown
        self._has_grown = asyncio.Event()

    async def on_event(self, event: PeerEvent) -> bool:
        """Act on what another server published; False if it is not about tables."""
        if event.topic == TABLE:
            self._grown.add(event.payload)
            self._has_grown.set()
        elif event.topic == LISTED:
            await self._tables.refresh_row(event.payload)
        elif event.topic == MESSAGE:
            self._tables.on_message(event.payload)
        elif event.topic == TOPIC:
            self._on_presence(event.payload)
        else:
            return False
        return True

    async def reconnected(self) -> None:
        """Reload everything after possibly missed events, not on all servers at once."""
        await asyncio.sleep(random.uniform(0, _JITTER_S))
        await self._tables.open()
        await self._tables.poll()
        for id_, live in list(self._tables.live.items()):
            if live.subscribers:
                self._tables.publish_presence(live)
                self._remote.ask(id_)

    def _on_presence(self, payload: str) -> None:
        change = self._remote.on_message(payload)
        if change is None:
            return
        if not change.asked:
            self._show(change.table, change.left)
            return
        for id_ in [change.table] if change.table else list(self._tables.live):
            live = self._tables.live.get(id_)
            if live is not None and live.subscribers:
                self._tables.publish_presence(live)

    def _show(self, table: str, left: frozenset[str]) -> None:
        """Show that connections elsewhere have changed: people who left were seen until now."""
        live = self._tables.live.get(table)
        if live is not None:
            for person in left:
                live.note_seen(person)
            self._tables.publish(live)
            self._tables.changed(live)

    async def run(self) -> None:
        """Follow the other servers until cancelled."""
        await asyncio.gather(self._forever(self._follow_grown), self._forever(self._beat))

    async def _forever(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except GameError as error:  # the storage logs its own failures, once
                logger.debug("tables could not be followed", reason=str(error))
            except Exception:  # noqa: BLE001  # the next try may succeed
                await logger.aexception("tables could not be followed")

    async def _follow_grown(self) -> None:
        """Read what other servers have appended, for all tables that they have named."""
        await self._has_grown.wait()
        self._has_grown.clear()
        grown, self._grown = self._grown, set()
        await self._tables.follow(grown)

    async def _beat(self) -> None:
        """Send a heartbeat, drop silent servers, and notice what events missed."""
        self._remote.beat()
        for _ in range(_POLLS_PER_BEAT):
            await asyncio.sleep(_POLL_S)
            for table, people in self._remote.drop_silent().items():
                self._show(table, people)
            await self._tables.poll()
