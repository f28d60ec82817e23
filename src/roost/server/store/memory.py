"""Tables in a dictionary: for play on one device, and for tests that need no disk.

Whoever makes the store hands it the dictionary, and may keep it in whichever way the device has.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from roost.server.core.person import Pseudonym
from roost.server.store.port import (
    AttemptRow,
    StoreError,
    TableRow,
    VersionTakenError,
    keeps_no_attempts,
)


class Kept(Struct):
    """A table as the dictionary holds it."""

    row: TableRow | None
    log: list[bytes]
    pseudonyms: list[Pseudonym] = msgspec.field(default_factory=list)


class MemoryTables:
    """A `TableStore`. One thread, and every call is done before it returns: nothing can come in
    between the check of a version and the write."""

    def __init__(self, tables: dict[str, Kept] | None = None) -> None:
        self.tables: dict[str, Kept] = {} if tables is None else tables
        self._closed = False

    async def append(
        self,
        table: str,
        after: int,
        entries: Sequence[bytes],
        row: TableRow | None = None,
        pseudonyms: Sequence[Pseudonym] = (),
        attempt: AttemptRow | None = None,
    ) -> None:
        self._check_open()
        keeps_no_attempts(attempt)
        kept = self.tables.get(table) or Kept(None, [])
        if len(kept.log) != after:
            raise VersionTakenError(f"table {table} is at version {len(kept.log)}, not {after}")
        kept.log.extend(entries)
        kept.row = row or kept.row
        kept.pseudonyms.extend(pseudonyms)
        self.tables[table] = kept

    async def log(self, table: str) -> list[bytes]:
        self._check_open()
        kept = self.tables.get(table)
        return [] if kept is None else list(kept.log)

    async def row(self, table: str) -> TableRow | None:
        self._check_open()
        kept = self.tables.get(table)
        return None if kept is None else kept.row

    async def pseudonyms(self, table: str) -> list[Pseudonym]:
        self._check_open()
        kept = self.tables.get(table)
        return [] if kept is None else list(kept.pseudonyms)

    async def rows(self, *statuses: str) -> list[TableRow]:
        self._check_open()
        found = [kept.row for kept in self.tables.values() if kept.row is not None]
        return [row for row in found if not statuses or row.status in statuses]

    async def delete(self, table: str) -> bool:
        self._check_open()
        return self.tables.pop(table, None) is not None

    async def close(self) -> None:
        self._closed = True

    def _check_open(self) -> None:
        if self._closed:
            raise StoreError("the store is closed", code="store-closed")
