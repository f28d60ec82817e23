"""Rows of a table as structs, whose fields are the columns; and facts about the server, by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar, get_type_hints

from roost.server.core.storage.port import Database, Statement

R = TypeVar("R")


class Records(Generic[R]):
    """`renamed` fields have another name in the table, or none if that is empty. Flags are stored
    as 0 and 1, tuples of words as one text."""

    def __init__(self, row: type[R], table: str, /, **renamed: str) -> None:
        self._row = row
        hints = get_type_hints(row)
        names = {name: renamed.get(name, name) for name in hints if renamed.get(name) != ""}
        self._fields = list(names)
        self._flags = [name for name in names if hints[name] is bool]
        self._words = [name for name in names if hints[name] == tuple[str, ...]]
        self.columns = ", ".join(names.values())
        self.insert = f"INSERT INTO {table} ({self.columns}) VALUES ({', '.join('?' * len(names))})"
        self._select = f"SELECT {self.columns} FROM {table} "

    async def query(self, database: Database, rest: str = "", *values: Any) -> list[R]:
        """Return the rows that `rest` (WHERE, ORDER BY) selects."""
        return [self.read(row) for row in await database.query(self._select + rest, *values)]

    async def first(self, database: Database, rest: str, *values: Any) -> R | None:
        rows = await self.query(database, rest, *values)
        return rows[0] if rows else None

    def read(self, row: Sequence[Any]) -> R:
        found = dict(zip(self._fields, row, strict=True))
        found |= {name: bool(found[name]) for name in self._flags}
        found |= {name: tuple(found[name].split()) for name in self._words}
        return self._row(**found)

    def values(self, row: R) -> list[Any]:
        found = {name: getattr(row, name) for name in self._fields}
        found |= {name: int(found[name]) for name in self._flags}
        found |= {name: " ".join(found[name]) for name in self._words}
        return list(found.values())

    def put(self, row: R, on_conflict: str = "") -> Statement:
        """Insert a row; `on_conflict` says what to do if it exists."""
        return Statement(f"{self.insert} {on_conflict}", self.values(row))


_PUT = (
    "INSERT INTO facts (key, value) VALUES (?, ?) "
    "ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)


class Facts:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, key: str) -> bytes | None:
        rows = await self._database.query("SELECT value FROM facts WHERE key = ?", key)
        return rows[0][0] if rows else None

    async def put(self, key: str, value: bytes) -> None:
        await self._database.write(Statement(_PUT, (key, value)))

    async def swap(self, key: str, old: bytes | None, new: bytes) -> bool:
        """Put a fact unless another server has changed it: then False, and nothing changes."""
        if old is None:
            sql = "INSERT INTO facts (key, value) VALUES (?, ?) ON CONFLICT DO NOTHING"
            return bool(await self._database.write(Statement(sql, (key, new))))
        sql = "UPDATE facts SET value = ? WHERE key = ? AND value = ?"
        return bool(await self._database.write(Statement(sql, (new, key, old))))
