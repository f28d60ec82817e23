"""Reviews in the database."""

from __future__ import annotations

import zlib

from msgspec import Struct

from roost.server.core.storage.port import Database, Statement

MIGRATIONS = (
    """
    CREATE TABLE reviews (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        language TEXT NOT NULL,
        maker TEXT NOT NULL,
        answer BLOB NOT NULL,
        PRIMARY KEY (table_id, language)
    ) WITHOUT ROWID
    """,
)
_PUT_REVIEW = (
    "INSERT INTO reviews (table_id, language, maker, answer) "
    "SELECT id, ?, ?, ? FROM tables WHERE id = ? "
    "AND (SELECT count(*) FROM pseudonyms p WHERE p.table_id = tables.id) >= ? "
    "ON CONFLICT (table_id, language) DO UPDATE SET maker = excluded.maker, "
    "answer = excluded.answer"
)


class ReviewRow(Struct, frozen=True):
    """`maker` names the program that made it: another one may judge differently. A review holds
    names: if fewer `pseudonyms` are known at the table by now than when it was begun, a person was
    deleted, and the review is not kept."""

    table: str
    language: str
    maker: str
    answer: bytes
    pseudonyms: int = 0


class ReviewRows:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, row: ReviewRow) -> None:
        answer = zlib.compress(row.answer)
        values = (row.language, row.maker, answer, row.table, row.pseudonyms)
        await self._database.write(Statement(_PUT_REVIEW, values))

    async def get(self, table: str, language: str, maker: str) -> bytes | None:
        """Return the stored review of a table if it comes from this version of the reviewer."""
        sql = "SELECT answer FROM reviews WHERE table_id = ? AND language = ? AND maker = ?"
        rows = await self._database.query(sql, table, language, maker)
        return zlib.decompress(rows[0][0]) if rows else None


def delete_reviews(table: str) -> Statement:
    """Delete the reviews of a table: they contain names."""
    return Statement("DELETE FROM reviews WHERE table_id = ?", (table,))
