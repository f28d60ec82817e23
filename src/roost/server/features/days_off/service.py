"""Days off: announcing, refusing and counting them.

Three rules keep them fair: a turn that had begun when days off were announced goes on
as it was; a year has a limited number of days off; and days that have begun are used, even if they
are ended early.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from roost.rules.errors import ParseError
from roost.server.core.errors import NotFoundError, SeatConflictError, TooManyError
from roost.server.core.events import Bus, PeerMessage, TurnPausesChanged
from roost.server.core.ids import new_id
from roost.server.core.storage.port import Database
from roost.server.core.table.pauses import Pause
from roost.server.features.days_off.schema import DaysOffRow, DaysOffRows

LIMIT = 28  # days in any year
DAY_MS = 86_400_000
YEAR_MS = 365 * DAY_MS
TOPIC = "days-off"
_SUMMER_MS = 2 * 3_600_000  # a day on which clocks are set back is one day


class DaysOffService:
    """Keeps all days off in memory: clocks ask for them at every move."""

    def __init__(self, database: Database, bus: Bus) -> None:
        self._database = database
        self._bus = bus
        self._rows = DaysOffRows(database)
        self._by_person: dict[str, list[DaysOffRow]] = {}

    async def load(self) -> None:
        """Load everything."""
        self._by_person = {}
        for row in await self._rows.all():
            self._by_person.setdefault(row.person, []).append(row)

    async def of(self, person: str) -> list[DaysOffRow]:
        """Return a person's days off from the database, earliest first."""
        return await self._rows.of_person(person)

    def pauses(self, person: str) -> list[Pause]:
        """Return when a person's correspondence clocks are paused."""
        known = self._by_person.get(person, ())
        return [Pause(row.announced, row.starts, row.ends) for row in known]

    async def announce(self, person: str, starts: int, ends: int) -> None:
        """Announce days off from a time, or from now if that has passed, until another."""
        now = self._database.now()
        row = DaysOffRow(
            id=new_id(), person=person, announced=now, starts=max(starts, now), ends=ends
        )
        _check_dates(row, starts, now)
        async with self._database.lock(f"days_off {person}"):  # two requests at once must both fit
            known = await self.of(person)
            if any(row.starts < other.ends and other.starts < row.ends for other in known):
                raise SeatConflictError("you have days off then", code="holiday-overlaps")
            if max_days_in_a_year([*known, row]) > LIMIT:
                raise TooManyError(
                    f"at most {LIMIT} days off a year",
                    code="too-many-holidays",
                    most=LIMIT,
                    left=days_left(known, now),
                )
            await self._rows.put(row)
        await self.changed(person)

    async def end(self, person: str, id_: str) -> None:
        """Cancel days off that have not begun, or end them now."""
        now = self._database.now()
        row = next((one for one in await self.of(person) if one.id == id_), None)
        if row is None or row.ends <= now:
            raise NotFoundError("no such days off of yours", code="no-such-holiday")
        if row.starts > now:
            await self._rows.delete(person, id_)
        else:
            await self._rows.put(msgspec.structs.replace(row, ends=now))
        await self.changed(person)

    async def changed(self, person: str) -> None:
        """Reload a person's days off, here and on the other servers."""
        self._database.notify(TOPIC, person)
        await self._reload(person)

    async def on_peer_message(self, event: PeerMessage) -> None:
        """Reload days off that changed on another server."""
        if event.topic == TOPIC:
            await self._reload(event.payload)

    async def _reload(self, person: str) -> None:
        rows = await self.of(person)
        known = self._by_person.pop(person, [])
        if rows:
            self._by_person[person] = rows
        if rows != known:
            self._bus.publish(TurnPausesChanged(person))


def _check_dates(row: DaysOffRow, starts: int, now: int) -> None:
    if starts < now - DAY_MS:
        raise _bad("past", "they began before today")
    if row.ends <= row.starts:
        raise _bad("order", "they end before they begin")
    if row.starts > now + YEAR_MS:
        raise _bad("far", "they begin in more than a year")


def _bad(why: str, reason: str) -> ParseError:
    return ParseError(f"not days off: {reason}", code="bad-holiday", why=why)


# -- counting --------------------------------------------------------------------------------------


def days(row: DaysOffRow) -> int:
    """Count days off; a day that has begun counts."""
    return max(1, -(-(row.ends - row.starts - _SUMMER_MS) // DAY_MS))


def max_days_in_a_year(rows: Sequence[DaysOffRow]) -> int:
    """Return the most days that begin within a year, whenever it begins."""
    return max(
        (
            sum(days(row) for row in rows if 0 <= row.starts - first.starts < YEAR_MS)
            for first in rows
        ),
        default=0,
    )


def days_left(rows: Sequence[DaysOffRow], now: int) -> int:
    """Return how many can still be announced, after those of the last year and the future."""
    used = sum(days(row) for row in rows if row.starts > now - YEAR_MS)
    return max(0, LIMIT - used)
