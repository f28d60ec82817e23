"""Tables without a server around them: a database in memory, bots that choose at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from roost.server.core.config import Config
from roost.server.core.identity.invites import Invites
from roost.server.core.live.live_table import LiveTable, Surroundings
from roost.server.core.live.outbox import Outbox
from roost.server.core.live.presence import RemotePresence
from roost.server.core.live.service import TableService
from roost.server.core.live.streams import Streams
from roost.server.core.live.tables import LiveTables
from roost.server.core.live.uptime import Uptime
from roost.server.core.metrics import NoCounts
from roost.server.core.person import Person
from roost.server.core.storage.facts import Facts
from roost.server.core.storage.migrate import migrate
from roost.server.core.storage.port import Database
from roost.server.core.storage.sqlite.journal import JournaledDatabase
from roost.server.core.table.state import Table
from roost.server.core.views.serializer import WireTableSerializer
from roost.server.rows import MIGRATIONS, Rows
from tests.server.core.storage.journals import Disk, DiskJournal


async def memory_database() -> JournaledDatabase:
    database = await JournaledDatabase.open(DiskJournal(Disk()))
    await migrate(database, MIGRATIONS)
    return database


class Core:
    """The live tables of one server, on a database that is open."""

    def __init__(self, database: Database, **options: Any) -> None:
        self.config = Config(data=Path("nowhere"), **options)
        self.database = database
        self.rows = Rows(database)
        self.wakes: asyncio.Queue[LiveTable] = asyncio.Queue()
        self.streams = Streams(self.rows, 1)
        self.invites = Invites(b"secret" * 8)
        self.uptime = Uptime(self.rows.facts, shared=database.shared)
        self.remote = RemotePresence(database.notify)
        self.around = Surroundings(
            self.config, database.now, self.uptime, self.remote, lambda _: ()
        )
        serializer = WireTableSerializer(database.now)
        self.tables = LiveTables(
            database,
            self.rows.tables,
            self.streams,
            self.invites,
            serializer,
            self.around,
            self.wakes.put_nowait,
        )
        self.service = TableService(
            database,
            self.tables,
            self.streams,
            self.invites,
            serializer,
            self.config,
            self.uptime,
            NoCounts(),
        )


@asynccontextmanager
async def core(**options: Any) -> AsyncIterator[Core]:
    database = await memory_database()
    yield Core(database, **options)
    await database.close()


class Listener(Outbox):
    """A socket that remembers what was sent to it."""

    def __init__(self, person: str | None = None) -> None:
        self.heard: list[str] = []

        async def send(message: dict[str, Any]) -> None:
            self.heard.append(message["text"])

        super().__init__(send, 100, person, None if person is None else Person(person, person))


class _NoFacts(Facts):
    def __init__(self) -> None:
        """For tables that no outage concerns."""


def live_table(table: Table, now: int = 0, **options: Any) -> LiveTable:
    """A live table at a time that stands still."""
    config = Config(data=Path("nowhere"), **options)
    uptime = Uptime(_NoFacts(), shared=False)
    remote = RemotePresence(lambda _, __: None)
    return LiveTable(table, Surroundings(config, lambda: now, uptime, remote, lambda _: ()))
