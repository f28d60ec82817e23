"""Days off over REST."""

from __future__ import annotations

from roost import wire
from roost.server.core.http.operation import Call, operation
from roost.server.core.identity.guests import check_is_guest
from roost.server.core.ids import now_ms
from roost.server.core.views.days_off import days_off_view


@operation("GET", "/api/days-off", wire.MyDaysOff)
async def days_off(call: Call) -> wire.MyDaysOff:
    """Return your days off from correspondence games, and how many are left."""
    return await _view(call)


async def _view(call: Call) -> wire.MyDaysOff:
    return days_off_view(await call.services.rows.days_off.of_person(call.person.id), now_ms())


@operation("POST", "/api/days-off", wire.MyDaysOff, body=wire.DaysOffRequest, status=201)
async def announce_days_off(call: Call) -> wire.MyDaysOff:
    """Announce days off.

    Meanwhile your clocks in correspondence games are paused, and everyone at the table sees
    until when. A turn that is already running is not affected.
    """
    check_is_guest(call.person)
    await call.services.days_off.announce(call.person.id, call.body.starts, call.body.ends)
    return await _view(call)


@operation("DELETE", "/api/days-off/{id}", None, status=204)
async def end_days_off(call: Call) -> None:
    """Cancel days off or end them now. Days that have started count as used."""
    check_is_guest(call.person)
    await call.services.days_off.end(call.person.id, call.path["id"])


OPERATIONS = (days_off, announce_days_off, end_days_off)
