"""Notification addresses, and the notifications sent, in the database."""

from __future__ import annotations

from msgspec import Struct

from roost.server.core.identity.rows import merge_once
from roost.server.core.storage.port import Database, Statement
from roost.server.core.storage.records import Records

MIGRATIONS = (
    """
    CREATE TABLE notification_addresses (
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        kind TEXT NOT NULL,
        address TEXT NOT NULL,
        base TEXT NOT NULL,
        language TEXT NOT NULL,
        created BIGINT NOT NULL,
        p256dh TEXT NOT NULL,
        auth TEXT NOT NULL,
        zone TEXT NOT NULL,
        quiet_from BIGINT NOT NULL,
        quiet_until BIGINT NOT NULL,
        failures BIGINT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX notification_addresses_by_person ON notification_addresses (person);
    CREATE TABLE notified_turns (
        person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        turn BIGINT NOT NULL,
        PRIMARY KEY (person, table_id)
    ) WITHOUT ROWID;
    CREATE INDEX notified_turns_by_table ON notified_turns (table_id)
    """,
)


class NotificationAddressRow(Struct, frozen=True, kw_only=True):
    """An address that a person chose, or a browser's push service with the keys `p256dh` and `auth`
    that notifications are encrypted for. `base` is the address of this server, for links. Between
    the hours `quiet_from` and `quiet_until` in `zone` nothing is sent. `failures`: how many
    notifications in a row failed."""

    id: str
    person: str
    kind: str
    address: str
    base: str
    language: str
    created: int
    p256dh: str = ""
    auth: str = ""
    zone: str = "UTC"
    quiet_from: int = 0
    quiet_until: int = 0
    failures: int = 0


_ADDRESSES = Records(NotificationAddressRow, "notification_addresses")
_UPDATE = ", ".join(
    f"{name} = excluded.{name}" for name in NotificationAddressRow.__struct_fields__[1:]
)
# Neither a deleted person nor a deleted table is noted.
_NOTE = (
    "INSERT INTO notified_turns (person, table_id, turn) SELECT p.id, t.id, ? "
    "FROM people p, tables t WHERE p.id = ? AND t.id = ? "
    "ON CONFLICT (person, table_id) DO UPDATE SET turn = excluded.turn"
)


class NotificationRows:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, row: NotificationAddressRow) -> None:
        put = _ADDRESSES.put(row, f"ON CONFLICT (id) DO UPDATE SET {_UPDATE}")
        await self._database.write(put)

    async def get(self, id_: str) -> NotificationAddressRow | None:
        return await _ADDRESSES.first(self._database, "WHERE id = ?", id_)

    async def of_person(self, person: str) -> list[NotificationAddressRow]:
        """The oldest first."""
        rest = "WHERE person = ? ORDER BY created, id"
        return await _ADDRESSES.query(self._database, rest, person)

    async def people(self) -> list[str]:
        """Everyone with an address."""
        sql = "SELECT DISTINCT person FROM notification_addresses ORDER BY person"
        return [person for (person,) in await self._database.query(sql)]

    async def delete(self, person: str, id_: str) -> bool:
        sql = "DELETE FROM notification_addresses WHERE person = ? AND id = ?"
        return bool(await self._database.write(Statement(sql, (person, id_))))

    async def note_turn(self, person: str, table: str, turn: int) -> None:
        """Remember the last turn at a table that a person was notified of."""
        await self._database.write(Statement(_NOTE, (turn, person, table)))

    async def last_turn(self, person: str, table: str) -> int | None:
        sql = "SELECT turn FROM notified_turns WHERE person = ? AND table_id = ?"
        rows = await self._database.query(sql, person, table)
        return rows[0][0] if rows else None

    async def last_turns(self, person: str) -> dict[str, int]:
        """Return the last notified turn of each table."""
        sql = "SELECT table_id, turn FROM notified_turns WHERE person = ? ORDER BY table_id"
        return dict(await self._database.query(sql, person))


def merge_guest(guest: str, person: str) -> list[Statement]:
    sql = "UPDATE notification_addresses SET person = ? WHERE person = ?"
    return [
        Statement(sql, (person, guest)),
        *merge_once("notified_turns", ("table_id",), guest, person),
    ]
