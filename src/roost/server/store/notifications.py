"""News in stores in SQL."""

from __future__ import annotations

from typing import Any

from roost.server.store.accounts import SqlAccounts
from roost.server.store.port_notifications import NotificationAddressRow

_FIELDS = NotificationAddressRow.__struct_fields__
_COLUMNS = ", ".join(_FIELDS)
_SELECT = f"SELECT {_COLUMNS} FROM news WHERE "
_PUT = (
    f"INSERT INTO news ({_COLUMNS}) VALUES ({', '.join('?' * len(_FIELDS))}) "
    f"ON CONFLICT (id) DO UPDATE SET {', '.join(f'{one} = excluded.{one}' for one in _FIELDS[1:])}"
)
_TOLD = (
    "INSERT INTO told (person, table_id, turn) VALUES (?, ?, ?) "
    "ON CONFLICT (person, table_id) DO UPDATE SET turn = excluded.turn"
)


class SqlNotifications(SqlAccounts):
    """A part of `SqlStore`."""

    async def put_notification_address(self, row: NotificationAddressRow) -> None:
        await self._write(_PUT, [getattr(row, name) for name in _FIELDS])

    async def notification_address(self, id_: str) -> NotificationAddressRow | None:
        rows = await self._read(_SELECT + "id = ?", (id_,))
        return _notifications(rows[0]) if rows else None

    async def notification_addresses_of(self, person: str) -> list[NotificationAddressRow]:
        rows = await self._read(_SELECT + "person = ? ORDER BY created, id", (person,))
        return [_notifications(row) for row in rows]

    async def delete_notification_address(self, person: str, id_: str) -> bool:
        return bool(
            await self._write("DELETE FROM news WHERE person = ? AND id = ?", (person, id_))
        )

    async def put_last_notified(self, person: str, table: str, turn: int) -> None:
        await self._write(_TOLD, (person, table, turn))

    async def last_notified(self, person: str, table: str) -> int | None:
        sql = "SELECT turn FROM told WHERE person = ? AND table_id = ?"
        rows = await self._read(sql, (person, table))
        return rows[0][0] if rows else None

    async def last_notified_of(self, person: str) -> dict[str, int]:
        sql = "SELECT table_id, turn FROM told WHERE person = ? ORDER BY table_id"
        return dict(await self._read(sql, (person,)))


def _notifications(row: Any) -> NotificationAddressRow:
    return NotificationAddressRow(**dict(zip(_FIELDS, row, strict=True)))
