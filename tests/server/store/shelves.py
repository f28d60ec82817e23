"""A browser's database for tests that need no browser: dictionaries that are handed in. The real
one is tried in tests/browser/test_device_store.py."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass
class Shelf:
    """What outlives a `ShelfDatabase`."""

    logs: dict[str, list[bytes]] = field(default_factory=dict)
    tables: dict[str, tuple[bytes | None, list[bytes]]] = field(default_factory=dict)
    notes: dict[str, bytes] = field(default_factory=dict)


class ShelfDatabase:
    """A `roost.server.store.indexed.Database`. A transaction happens a little after it was asked
    for, as in a browser."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self.broken: str | None = None  # why nothing works, where nothing does

    async def append(
        self,
        table: str,
        after: int,
        entries: Sequence[bytes],
        row: bytes | None,
        pseudonyms: Sequence[bytes],
    ) -> int:
        await self._turn()
        log = self._shelf.logs.get(table, [])
        if len(log) != after:
            return len(log)
        self._shelf.logs[table] = [*log, *entries]
        kept, people = self._shelf.tables.get(table, (None, []))
        self._shelf.tables[table] = (row or kept, [*people, *pseudonyms])
        return -1

    async def log(self, table: str) -> list[tuple[int, bytes]]:
        await self._turn()
        return list(enumerate(self._shelf.logs.get(table, []), 1))

    async def about(self, table: str) -> tuple[bytes | None, list[bytes]]:
        await self._turn()
        return self._shelf.tables.get(table, (None, []))

    async def rows(self) -> list[bytes]:
        await self._turn()
        return [row for row, _ in self._shelf.tables.values() if row is not None]

    async def put(self, table: str, row: bytes, pseudonyms: Sequence[bytes]) -> None:
        await self._turn()
        self._shelf.tables[table] = (row, list(pseudonyms))

    async def delete(self, table: str) -> bool:
        await self._turn()
        self._shelf.tables.pop(table, None)
        return self._shelf.logs.pop(table, None) is not None

    async def note(self, key: str, value: bytes | None) -> None:
        await self._turn()
        if value is None:
            self._shelf.notes.pop(key, None)
        else:
            self._shelf.notes[key] = value

    async def notes(self, prefix: str) -> list[tuple[str, bytes]]:
        await self._turn()
        return sorted(pair for pair in self._shelf.notes.items() if pair[0].startswith(prefix))

    async def close(self) -> None:
        await self._turn()

    async def _turn(self) -> None:
        await asyncio.sleep(0)
        if self.broken is not None:
            raise OSError(self.broken)
