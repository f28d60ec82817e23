"""A hall without a server around it: tables in a dictionary, bots that think at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from roost.server.core.config import Config
from roost.server.core.identity.invites import Invites
from roost.server.core.live.live_table import LiveTable
from roost.server.core.live.outbox import Outbox
from roost.server.core.live.service import TableService
from roost.server.core.live.streams import Streams
from roost.server.core.live.tables import Tables
from roost.server.core.live.uptime import Uptime
from roost.server.core.person import Person
from roost.server.core.table.state import Table
from roost.server.core.views.serializer import WireTableSerializer
from roost.server.store import StreamRow, TableStore
from roost.server.store.memory import MemoryTables


class NoStreams:
    """As much of a `HallStore` as a hall without streams asks for."""

    async def put_stream(self, row: StreamRow) -> None:
        raise NotImplementedError

    async def stream(self, id_: str) -> StreamRow | None:
        return None

    async def open_streams(self, owner: str, now: int) -> int:
        return 0

    async def saw_stream(self, stream: str, person: str, beside: str) -> bool:
        return False

    async def note_watcher(self, stream: str, person: str) -> None:
        raise NotImplementedError


class Notes:
    """A `Notebook` on paper."""

    def __init__(self) -> None:
        self.written: dict[str, bytes] = {}

    async def put_about(self, key: str, value: bytes) -> None:
        self.written[key] = value

    async def about(self, key: str) -> bytes | None:
        return self.written.get(key)


class Hall:
    def __init__(self, store: TableStore | None = None, **options: Any) -> None:
        self.config = Config(data=Path("nowhere"), **options)
        self.store = store or MemoryTables()
        self.streams = Streams(NoStreams(), 1)  # type: ignore[arg-type]
        self.invites = Invites(b"secret" * 8)
        self.tables = Tables(self.store, self.streams, self.invites, self.config)
        self.service = TableService(
            self.tables, self.streams, self.invites, WireTableSerializer(), self.config
        )
        self.uptime = Uptime(Notes())


class Listener(Outbox):
    """A socket that remembers what it was told."""

    def __init__(self, person: str | None = None) -> None:
        self.heard: list[str] = []

        async def send(message: dict[str, Any]) -> None:
            self.heard.append(message["text"])

        super().__init__(send, 100, person, None if person is None else Person(person, person))


def live_table(table: Table, now: int = 0, **options: Any) -> LiveTable:
    return LiveTable(table, Config(data=Path("nowhere"), **options), now)
