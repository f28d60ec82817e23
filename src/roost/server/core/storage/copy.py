"""Copy everything of one database into another, of either kind, checked and all at once.

Both kinds have the same tables and columns, so rows are copied as they are. What is read is one
state of the source, even while a server writes to it. Of every table the rows are counted and
summed up, and counted and summed up again from the target before the copy
is accepted: an interrupted copy changes nothing.
"""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

import msgspec

from roost.server.core.storage.port import StorageError

Row: TypeAlias = tuple[Any, ...]
TOGETHER = 2000  # rows at once
PARENTS = ("people", "tables")  # other rows refer to theirs, so they are copied first


class Sum(NamedTuple):
    """Of the rows of a table, in whatever order they come."""

    rows: int = 0
    digest: int = 0

    def of(self, rows: Sequence[Row]) -> Sum:
        digest = self.digest
        for row in rows:
            digest += int.from_bytes(hashlib.sha256(msgspec.msgpack.encode(row)).digest())
        return Sum(self.rows + len(rows), digest % (1 << 256))


class Source(Protocol):
    async def tables(self) -> dict[str, tuple[str, ...]]:
        """The columns of every table."""

    def rows(self, table: str, columns: Sequence[str]) -> AsyncIterator[list[Row]]:
        """All rows, in portions."""


class Target(Source, Protocol):
    """Shows what was put into it before it is `kept`."""

    async def put(self, table: str, columns: Sequence[str], rows: list[Row]) -> None: ...
    async def keep(self) -> None: ...


async def copy(source: Source, target: Target) -> dict[str, int]:
    """The number of rows copied, by table."""
    tables = await source.tables()
    if tables != await target.tables():
        raise StorageError(
            "the two stores are of different versions", code="copy-failed", table="*"
        )
    sums: dict[str, Sum] = {}
    for table in sorted(tables, key=lambda name: (name not in PARENTS, name)):
        columns, found = tables[table], Sum()
        async for rows in source.rows(table, columns):
            await target.put(table, columns, rows)
            found = found.of(rows)
        sums[table] = found
    for table, columns in tables.items():
        arrived = Sum()
        async for rows in target.rows(table, columns):
            arrived = arrived.of(rows)
        if arrived != sums[table]:
            raise StorageError(
                f"{arrived.rows} of {sums[table].rows} rows of {table} arrived as they were",
                code="copy-failed",
                table=table,
            )
    await target.keep()
    return {table: found.rows for table, found in sums.items()}


def not_empty(where: str) -> StorageError:
    return StorageError(
        f"{where} is not empty: nothing is written over", code="store-not-empty", store=where
    )
