"""Days off in stores in SQL."""

from __future__ import annotations

from typing import Any

from roost.server.store.notifications import SqlNotifications
from roost.server.store.port_days_off import DaysOffRow

_SELECT = "SELECT id, person, announced, starts, ends FROM holidays"
_PUT = (
    "INSERT INTO holidays (id, person, announced, starts, ends) VALUES (?, ?, ?, ?, ?) "
    "ON CONFLICT (id) DO UPDATE SET starts = excluded.starts, ends = excluded.ends"
)


class SqlDaysOff(SqlNotifications):
    """A part of `SqlStore`."""

    async def put_days_off(self, row: DaysOffRow) -> None:
        await self._write(_PUT, (row.id, row.person, row.announced, row.starts, row.ends))

    async def days_off(self) -> list[DaysOffRow]:
        return [
            _days_off_row(row) for row in await self._read(f"{_SELECT} ORDER BY starts, id", ())
        ]

    async def days_off_of(self, person: str) -> list[DaysOffRow]:
        sql = f"{_SELECT} WHERE person = ? ORDER BY starts, id"
        return [_days_off_row(row) for row in await self._read(sql, (person,))]

    async def delete_days_off(self, person: str, id_: str) -> bool:
        sql = "DELETE FROM holidays WHERE person = ? AND id = ?"
        return bool(await self._write(sql, (person, id_)))

    async def delete_old_days_off(self, then: int) -> None:
        await self._write("DELETE FROM holidays WHERE ends <= ?", (then,))


def _days_off_row(row: Any) -> DaysOffRow:
    id_, person, announced, starts, ends = row
    return DaysOffRow(id=id_, person=person, announced=announced, starts=starts, ends=ends)
