"""Days off in stores in SQL."""

from __future__ import annotations

from typing import Any

from roost.server.store.news import SqlNews
from roost.server.store.port_holidays import HolidayRow

_SELECT = "SELECT id, person, announced, starts, ends FROM holidays"
_PUT = (
    "INSERT INTO holidays (id, person, announced, starts, ends) VALUES (?, ?, ?, ?, ?) "
    "ON CONFLICT (id) DO UPDATE SET starts = excluded.starts, ends = excluded.ends"
)


class SqlHolidays(SqlNews):
    """A part of `SqlStore`."""

    async def put_holiday(self, row: HolidayRow) -> None:
        await self._write(_PUT, (row.id, row.person, row.announced, row.starts, row.ends))

    async def holidays(self) -> list[HolidayRow]:
        return [_holiday(row) for row in await self._read(f"{_SELECT} ORDER BY starts, id", ())]

    async def holidays_of(self, person: str) -> list[HolidayRow]:
        sql = f"{_SELECT} WHERE person = ? ORDER BY starts, id"
        return [_holiday(row) for row in await self._read(sql, (person,))]

    async def delete_holiday(self, person: str, id_: str) -> bool:
        sql = "DELETE FROM holidays WHERE person = ? AND id = ?"
        return bool(await self._write(sql, (person, id_)))

    async def delete_old_holidays(self, then: int) -> None:
        await self._write("DELETE FROM holidays WHERE ends <= ?", (then,))


def _holiday(row: Any) -> HolidayRow:
    id_, person, announced, starts, ends = row
    return HolidayRow(id=id_, person=person, announced=announced, starts=starts, ends=ends)
