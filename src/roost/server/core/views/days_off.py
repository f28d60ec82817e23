"""Days off as messages."""

from __future__ import annotations

from collections.abc import Sequence

from roost import wire
from roost.server.core.live.days_off import MOST_DAYS, days_left
from roost.server.core.table.pauses import Pause
from roost.server.features.days_off.schema import DaysOffRow


def days_off_view(rows: Sequence[DaysOffRow], now: int) -> wire.MyDaysOff:
    return wire.MyDaysOff(
        days_off=[wire.MyDaysOffSpan(id=row.id, starts=row.starts, ends=row.ends) for row in rows],
        most=MOST_DAYS,
        left=days_left(rows, now),
        server_time=now,
    )


def days_off_span_view(row: Pause | None) -> wire.DaysOffView | None:
    """As everybody at a table sees it."""
    return None if row is None else wire.DaysOffView(starts=row.starts, ends=row.ends)
