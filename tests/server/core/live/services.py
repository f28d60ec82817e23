"""Tables without a server around them: a database in memory, and a clock that a test can set."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from roost.server.core.config import Config
from roost.server.core.identity.invites import Invites
from roost.server.core.identity.secret import Secret
from roost.server.core.ids import now_ms
from roost.server.core.live.live_table import LiveTable, Surroundings
from roost.server.core.live.outbox import Outbox
from roost.server.core.live.presence import RemotePresence
from roost.server.core.live.service import TableService
from roost.server.core.live.tables import LiveTables
from roost.server.core.live.timers import Timers
from roost.server.core.live.uptime import Uptime
from roost.server.core.metrics import Counts
from roost.server.core.person import Person
from roost.server.core.rate_limit import TokenBuckets
from roost.server.core.rows import Rows
from roost.server.core.shared_dice.streams import Streams
from roost.server.core.storage.migrate import migrate
from roost.server.core.storage.port import Database
from roost.server.core.storage.records import Facts
from roost.server.core.storage.sqlite.journal import JournaledDatabase
from roost.server.core.table.pauses import Pause
from roost.server.core.table.state import Table
from roost.server.core.views.serializer import TableSerializer
from roost.server.workers.questions import BotRunner
from tests.server.core.storage.journals import Disk, DiskJournal
from tests.server.product import MIGRATIONS


class Clock:
    """The real time, which a test can move forward."""

    def __init__(self) -> None:
        self._ahead_ms = 0

    def __call__(self) -> int:
        return now_ms() + self._ahead_ms

    def advance(self, *, hours: float = 0, seconds: float = 0) -> None:
        self._ahead_ms += int((hours * 3600 + seconds) * 1000)


async def memory_database(
    disk: Disk | None = None, now: Callable[[], int] = now_ms
) -> JournaledDatabase:
    database = await JournaledDatabase.open(DiskJournal(disk or Disk()), now)
    await migrate(database, MIGRATIONS)
    return database


class Core:
    """The live tables of one server, on a database that is open."""

    def __init__(self, database: Database, bots: BotRunner | None = None, **options: Any) -> None:
        self.config = Config(data=Path("nowhere"), **options)
        self.database = database
        self.rows = Rows(database)
        self.wakes: asyncio.Queue[LiveTable] = asyncio.Queue()
        self.streams = Streams(self.rows.streams, 1)
        self.invites = Invites(Secret(Path(), b"secret" * 8))
        self.uptime = Uptime(self.rows.facts, shared=database.shared)
        self.remote = RemotePresence(database.notify)
        self.pauses: dict[str, list[Pause]] = {}  # of correspondence clocks, by person
        self.around = Surroundings(
            self.config,
            database.now,
            self.uptime,
            self.remote,
            lambda person: self.pauses.get(person, ()),
        )
        serializer = TableSerializer(database.now)
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
            Counts(),
            TokenBuckets(self.config.limits.tables_per_person_hour),
        )
        self.timers = Timers(
            database,
            self.service,
            self.tables,
            bots or BotRunner(),
            self.remote,
            self.config,
            self.wakes,
        )

    def plan_all(self) -> None:
        """Set all timers again, after a test has changed the time."""
        for live in self.tables.live.values():
            self.tables.changed(live)


@asynccontextmanager
async def core(
    disk: Disk | None = None,
    now: Callable[[], int] = now_ms,
    bots: BotRunner | None = None,
    **options: Any,
) -> AsyncIterator[Core]:
    """A server; with `bots` timers run, else nothing happens by itself."""
    database = await memory_database(disk, now)
    server = Core(database, bots, **options)
    try:
        await server.uptime.begin(now())
        await server.tables.open()
        if bots is not None:
            server.timers.start()
        yield server
    finally:
        await server.timers.stop()
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


def live_table(table: Table, now: Callable[[], int] = lambda: 0, **options: Any) -> TableWithRemote:
    """A live table without a server, at a time that stands still unless a test moves it."""
    config = Config(data=Path("nowhere"), **options)
    uptime = Uptime(_NoFacts(), shared=False)
    remote = RemotePresence(lambda _, __: None)
    return TableWithRemote(table, Surroundings(config, now, uptime, remote, lambda _: ()))


class TableWithRemote(LiveTable):
    """A live table whose `remote` presence a test can fill."""

    def __init__(self, table: Table, around: Surroundings) -> None:
        super().__init__(table, around)
        self.remote = around.remote
