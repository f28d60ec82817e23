"""Days off as messages."""

from __future__ import annotations

from collections.abc import Sequence

from roost import wire
from roost.server.hall.holidays import MOST_DAYS, days_left
from roost.server.store import HolidayRow


def holidays_view(rows: Sequence[HolidayRow], now: int) -> wire.MyHolidays:
    return wire.MyHolidays(
        holidays=[wire.MyHoliday(id=row.id, starts=row.starts, ends=row.ends) for row in rows],
        most=MOST_DAYS,
        left=days_left(rows, now),
        server_time=now,
    )


def holiday_view(row: HolidayRow | None) -> wire.Holiday | None:
    """As everybody at a table sees it."""
    return None if row is None else wire.Holiday(starts=row.starts, ends=row.ends)
