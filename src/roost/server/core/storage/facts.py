"""Facts about the server itself, by name."""

from __future__ import annotations

from roost.server.core.storage.port import Database, Statement

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
