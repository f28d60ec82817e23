"""Every database, each with a place of its own. A new one is added here and must pass the whole of
test_contract.py."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from roost.server.core.storage.port import Database
from roost.server.core.storage.postgres.database import PostgresDatabase
from roost.server.core.storage.sqlite.database import SqliteDatabase
from roost.server.core.storage.sqlite.journal import JournaledDatabase
from tests.server.core.storage import postgres
from tests.server.core.storage.journals import Disk, DiskJournal


class Place(Protocol):
    async def open(self) -> Database:
        """Open the same data again, also after a database that never got to close."""


class SqlitePlace:
    def __init__(self, folder: Path) -> None:
        self.file = folder / "roost.sqlite3"

    async def open(self) -> SqliteDatabase:
        return await SqliteDatabase.open(self.file)


class PostgresPlace:
    def __init__(self, _: Path) -> None:
        self.url = postgres.fresh()

    async def open(self) -> PostgresDatabase:
        return await PostgresDatabase.open(self.url)


class JournalPlace:
    def __init__(self, _: Path) -> None:
        self.disk = Disk()

    async def open(self) -> JournaledDatabase:
        return await JournaledDatabase.open(DiskJournal(self.disk))


PLACES: dict[str, type[SqlitePlace | JournalPlace | PostgresPlace]] = {
    "sqlite": SqlitePlace,
    "journal": JournalPlace,
    "postgresql": PostgresPlace,
}
