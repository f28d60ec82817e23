"""Days off from games over days: the clock of whoever has announced them stands still meanwhile.

What holds, so that nobody gains by it: a turn that had begun when days off were announced goes on
as it was; there are so many days in any year; and days that have begun are used, also when they
are ended early.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from roost.rules.errors import ParseError
from roost.server.core.errors import NotFoundError, SeatConflictError, TooManyError
from roost.server.core.ids import new_id, now_ms
from roost.server.core.table.pauses import Pause
from roost.server.features.days_off.schema import DaysOffRow
from roost.server.rows import Rows

MOST_DAYS = 28  # in any year
DAY_MS = 86_400_000
YEAR_MS = 365 * DAY_MS
_SUMMER_MS = 2 * 3_600_000  # a day on which clocks are set back is one day


class DaysOff:
    """Keeps all days off in memory: clocks ask for them at every move. `changed` is called with
    the person whose days off have changed."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows
        self._of: dict[str, tuple[DaysOffRow, ...]] = {}
        self.changed: Callable[[str], None] = lambda _: None

    async def open(self) -> None:
        """Know again what the store knows."""
        found: dict[str, list[DaysOffRow]] = {}
        for row in await self._rows.days_off.all():
            found.setdefault(row.person, []).append(row)
        self._of = {person: tuple(rows) for person, rows in found.items()}

    async def look_again(self, person: str) -> None:
        """The same, of one person."""
        rows = await self._rows.days_off.of_person(person)
        self._of.pop(person, None)
        if rows:
            self._of[person] = tuple(rows)

    def of(self, person: str) -> tuple[DaysOffRow, ...]:
        """Those first that begin first."""
        return self._of.get(person, ())

    def pauses(self, person: str) -> list[Pause]:
        """When a person's correspondence clocks are paused."""
        return [Pause(row.announced, row.starts, row.ends) for row in self.of(person)]

    async def announce(self, person: str, starts: int, ends: int) -> None:
        """Days off from a time on, or from now on where that has gone by, until another."""
        now = now_ms()
        if starts < now - DAY_MS:
            raise _bad("past", "they began before today")
        row = DaysOffRow(
            id=new_id(), person=person, announced=now, starts=max(starts, now), ends=ends
        )
        if row.ends <= row.starts:
            raise _bad("order", "they end before they begin")
        if row.starts > now + YEAR_MS:
            raise _bad("far", "they begin in more than a year")
        async with self._rows.database.lock(f"days_off {person}"):  # of two at once, both must fit
            await self._add(row, now)
        await self.has_changed(person)

    async def _add(self, row: DaysOffRow, now: int) -> None:
        known = await self._rows.days_off.of_person(row.person)
        if any(row.starts < other.ends and other.starts < row.ends for other in known):
            raise SeatConflictError("you have days off then", code="holiday-overlaps")
        if most_in_a_year([*known, row]) > MOST_DAYS:
            raise TooManyError(
                f"{MOST_DAYS} days off a year are the most",
                code="too-many-holidays",
                most=MOST_DAYS,
                left=days_left(known, now),
            )
        await self._rows.days_off.put(row)

    async def end(self, person: str, id_: str) -> None:
        """Back already: days off that have not begun never were, others end now."""
        now = now_ms()
        row = next(
            (one for one in await self._rows.days_off.of_person(person) if one.id == id_), None
        )
        if row is None or row.ends <= now:
            raise NotFoundError("no such days off of yours", code="no-such-holiday")
        if row.starts > now:
            await self._rows.days_off.delete(person, id_)
        else:
            await self._rows.days_off.put(msgspec.structs.replace(row, ends=now))
        await self.has_changed(person)

    async def has_changed(self, person: str) -> None:
        """What the store keeps of a person is another than it was."""
        await self.look_again(person)
        self.changed(person)


# -- counting --------------------------------------------------------------------------------------


def days(row: DaysOffRow) -> int:
    """How many of the year's days off these are: days that are begun count."""
    return max(1, -(-(row.ends - row.starts - _SUMMER_MS) // DAY_MS))


def most_in_a_year(rows: Sequence[DaysOffRow]) -> int:
    """The most days that begin within a year, whenever it begins."""
    return max(
        (
            sum(days(row) for row in rows if 0 <= row.starts - first.starts < YEAR_MS)
            for first in rows
        ),
        default=0,
    )


def days_left(rows: Sequence[DaysOffRow], now: int) -> int:
    """How many may be announced besides those of the last year and those to come."""
    used = sum(days(row) for row in rows if row.starts > now - YEAR_MS)
    return max(0, MOST_DAYS - used)


def _bad(why: str, reason: str) -> ParseError:
    return ParseError(f"not days off: {reason}", code="bad-holiday", why=why)
