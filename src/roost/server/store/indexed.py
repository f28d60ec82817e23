"""Tables in a browser's IndexedDB, where Roost runs without a server.

The database itself is the browser's: `web/src/offline/database.ts` does each of these calls in one
transaction. Here is what a store makes of them.
"""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Protocol, TypeVar

import msgspec

from roost.server.core.errors import BrokenLogError
from roost.server.core.person import Pseudonym
from roost.server.store.port import (
    AttemptRow,
    StoreError,
    TableRow,
    VersionTakenError,
    keeps_no_attempts,
)

Found = TypeVar("Found")
_encode = msgspec.msgpack.encode
_row = msgspec.msgpack.Decoder(TableRow).decode
_pseudonym = msgspec.msgpack.Decoder(Pseudonym).decode


class Database(Protocol):
    """Each call is one transaction; what was written is on the disk when it returns. Calls that
    fail raise `OSError`."""

    async def append(
        self,
        table: str,
        after: int,
        entries: Sequence[bytes],
        row: bytes | None,
        pseudonyms: Sequence[bytes],
    ) -> int:
        """-1, or how long the log is where that is not `after`: then nothing is written."""

    async def log(self, table: str) -> list[tuple[int, bytes]]:
        """The entries with their versions, in order."""

    async def about(self, table: str) -> tuple[bytes | None, list[bytes]]:
        """The row of a table and its sitters."""

    async def rows(self) -> list[bytes]: ...
    async def put(self, table: str, row: bytes, pseudonyms: Sequence[bytes]) -> None: ...
    async def delete(self, table: str) -> bool: ...

    async def note(self, key: str, value: bytes | None) -> None:
        """Keep something under a name, or nothing any more."""

    async def notes(self, prefix: str) -> list[tuple[str, bytes]]:
        """What is kept under names that begin so."""

    async def close(self) -> None: ...


class IndexedTables:
    """A `TableStore`."""

    def __init__(self, database: Database) -> None:
        self._opened = database
        self._closed = False

    @property
    def _database(self) -> Database:
        if self._closed:
            raise StoreError("the store is closed", code="store-closed")
        return self._opened

    async def append(
        self,
        table: str,
        after: int,
        entries: Sequence[bytes],
        row: TableRow | None = None,
        pseudonyms: Sequence[Pseudonym] = (),
        attempt: AttemptRow | None = None,
    ) -> None:
        keeps_no_attempts(attempt)
        kept = None if row is None else _encode(row)
        people = [_encode(pseudonym) for pseudonym in pseudonyms]
        length = await self._done(self._database.append(table, after, entries, kept, people))
        if length >= 0:
            raise VersionTakenError(f"table {table} is at version {length}, not {after}")

    async def log(self, table: str) -> list[bytes]:
        entries = await self._done(self._database.log(table))
        for number, (version, _) in enumerate(entries, 1):
            if number != version:
                raise BrokenLogError(f"entry {number} of table {table} is missing")
        return [entry for _, entry in entries]

    async def row(self, table: str) -> TableRow | None:
        kept, _ = await self._done(self._database.about(table))
        return None if kept is None else _shown(_row(kept))

    async def pseudonyms(self, table: str) -> list[Pseudonym]:
        _, pseudonyms = await self._done(self._database.about(table))
        return [_pseudonym(pseudonym) for pseudonym in pseudonyms]

    async def rows(self, *statuses: str) -> list[TableRow]:
        return [_shown(row) for row in await self.whole_rows(*statuses)]

    async def whole_rows(self, *statuses: str) -> list[TableRow]:
        """With what is kept for lists of people's games."""
        found = map(_row, await self._done(self._database.rows()))
        return [row for row in found if not statuses or row.status in statuses]

    async def put_row(self, row: TableRow, pseudonyms: Sequence[Pseudonym]) -> None:
        """Another row, and other sitters, beside the same log."""
        people = [_encode(pseudonym) for pseudonym in pseudonyms]
        await self._done(self._database.put(row.id, _encode(row), people))

    async def delete(self, table: str) -> bool:
        return await self._done(self._database.delete(table))

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            await self._opened.close()

    @staticmethod
    async def _done(call: Awaitable[Found]) -> Found:
        try:
            return await call
        except OSError as error:
            raise StoreError(f"the store failed: {error}", reason=str(error)) from error


def _shown(row: TableRow) -> TableRow:
    return msgspec.structs.replace(row, at=0, players=())
