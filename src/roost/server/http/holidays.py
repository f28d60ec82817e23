"""Days off over REST."""

from __future__ import annotations

from roost import wire
from roost.server.http.operation import Call, operation
from roost.server.ids import now_ms
from roost.server.people.guests import check_is_guest
from roost.server.views.holidays import holidays_view


@operation("GET", "/api/holidays", wire.MyHolidays)
async def holidays(call: Call) -> wire.MyHolidays:
    """Your days off from games over days, and how many are left."""
    return await _view(call)


async def _view(call: Call) -> wire.MyHolidays:
    return holidays_view(await call.services.store.holidays_of(call.person.id), now_ms())


@operation("POST", "/api/holidays", wire.MyHolidays, body=wire.HolidayRequest, status=201)
async def announce_holiday(call: Call) -> wire.MyHolidays:
    """Announce days off: meanwhile the clock of games over days does not run for you, and everybody
    at the table sees until when. A turn that has begun goes on as it was."""
    check_is_guest(call.person)
    await call.services.holidays.announce(call.person.id, call.body.starts, call.body.ends)
    return await _view(call)


@operation("DELETE", "/api/holidays/{id}", None, status=204)
async def end_holiday(call: Call) -> None:
    """Take days off back, or end them now. Those that have begun are used."""
    check_is_guest(call.person)
    await call.services.holidays.end(call.person.id, call.path["id"])


OPERATIONS = (holidays, announce_holiday, end_holiday)
