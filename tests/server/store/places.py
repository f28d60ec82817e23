"""Every store of tables there is, each with a place to keep them in. A new one is added here, and
must pass the whole of test_contract.py."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from roost.server.store.indexed import IndexedTables
from roost.server.store.memory import Kept, MemoryTables
from roost.server.store.postgres.store import PostgresStore
from roost.server.store.sqlite import SqliteStore

from roost.server.store import FlashcardRow, TableRow, TableStore
from tests.server.core.storage import postgres
from tests.server.store.shelves import Shelf, ShelfDatabase


class Place(Protocol):
    """Where a store keeps things. `open` may be called again: after closing, or after a store that
    never got to close."""

    async def open(self) -> TableStore: ...


class SqlitePlace:
    def __init__(self, folder: Path) -> None:
        self._file = folder / "tables.sqlite3"

    async def open(self) -> SqliteStore:
        return await SqliteStore.open(self._file)


class PostgresPlace:
    def __init__(self, _: Path) -> None:
        self._address = postgres.fresh()

    async def open(self) -> PostgresStore:
        return await PostgresStore.open(self._address)


class MemoryPlace:
    def __init__(self, _: Path) -> None:
        self._tables: dict[str, Kept] = {}

    async def open(self) -> TableStore:
        return MemoryTables(self._tables)


class ShelfPlace:
    def __init__(self, _: Path) -> None:
        self._shelf = Shelf()

    async def open(self) -> TableStore:
        return IndexedTables(ShelfDatabase(self._shelf))


PLACES: dict[str, type[SqlitePlace | PostgresPlace | MemoryPlace | ShelfPlace]] = {
    "sqlite": SqlitePlace,
    "postgresql": PostgresPlace,
    "memory": MemoryPlace,
    "indexed": ShelfPlace,
}


# Where everything of a server is kept: each of these passes test_hall_contract.py too.
HALLS: dict[str, type[SqlitePlace | PostgresPlace]] = {
    "sqlite": SqlitePlace,
    "postgresql": PostgresPlace,
}


def row(id_: str, status: str = "open", people: tuple[str, ...] = ("g1",)) -> TableRow:
    return TableRow(
        id=id_, status=status, private=True, maker="g1", created=5, summary=b"{}", people=people
    )


def flashcard(id_: str, due: int, answered: int = 3) -> FlashcardRow:
    return FlashcardRow(
        flashcard=id_,
        game="pickomino",
        position="pickomino 21-36",
        made=1_763_000_000_000,
        answered=answered,
        due=due,
        stability=0.1,
        difficulty=6.413300000000001,
    )
