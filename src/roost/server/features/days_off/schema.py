"""Days off in the database."""

from __future__ import annotations

from msgspec import Struct

from roost.server.core.storage.port import Database, Statement
from roost.server.core.storage.records import Records

MIGRATIONS = (
    """
    CREATE TABLE days_off (
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        announced BIGINT NOT NULL,
        starts BIGINT NOT NULL,
        ends BIGINT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX days_off_by_person ON days_off (person)
    """,
)


class DaysOffRow(Struct, frozen=True, kw_only=True):
    """Days off of a person, from `starts` to `ends`, announced at `announced`."""

    id: str
    person: str
    announced: int
    starts: int
    ends: int


_DAYS_OFF = Records(DaysOffRow, "days_off")


class DaysOffRows:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, row: DaysOffRow) -> None:
        rest = "ON CONFLICT (id) DO UPDATE SET starts = excluded.starts, ends = excluded.ends"
        await self._database.write(_DAYS_OFF.put(row, rest))

    async def all(self) -> list[DaysOffRow]:
        return await _DAYS_OFF.query(self._database, "ORDER BY starts, id")

    async def of_person(self, person: str) -> list[DaysOffRow]:
        """List a person's days off by their first day."""
        rest = "WHERE person = ? ORDER BY starts, id"
        return await _DAYS_OFF.query(self._database, rest, person)

    async def delete(self, person: str, id_: str) -> bool:
        sql = "DELETE FROM days_off WHERE person = ? AND id = ?"
        return bool(await self._database.write(Statement(sql, (person, id_))))


def delete_old(before: int) -> Statement:
    """Delete days off that were over by then."""
    return Statement("DELETE FROM days_off WHERE ends <= ?", (before,))


def merge_guest(guest: str, person: str) -> list[Statement]:
    """Keep only the person's own days off, so that playing as several guests gains none."""
    has_own = "EXISTS (SELECT 1 FROM days_off own WHERE own.person = ?)"
    return [
        Statement(f"DELETE FROM days_off WHERE {has_own} AND person = ?", (person, guest)),
        Statement("UPDATE days_off SET person = ? WHERE person = ?", (person, guest)),
    ]
