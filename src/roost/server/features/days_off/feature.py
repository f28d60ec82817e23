"""Days off from correspondence games: the clocks of a person who has announced them are paused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from roost.server.core.core import Core
from roost.server.core.events import GuestMerged, Handlers, PeerMessage, PersonDeleted
from roost.server.core.feature import Feature
from roost.server.core.http.operation import Call, operation
from roost.server.core.identity.guests import check_is_guest
from roost.server.core.storage.port import Statement
from roost.server.core.table.pauses import Pause
from roost.server.features.days_off import schema
from roost.server.features.days_off.messages import DaysOffRequest, MyDaysOff, MyDaysOffSpan
from roost.server.features.days_off.service import LIMIT, YEAR_MS, DaysOffService, days_left
from roost.wire.base import message_from


class DaysOff(Feature):
    name = "days_off"
    migrations = schema.MIGRATIONS

    def __init__(self, core: Core) -> None:
        self.service = DaysOffService(core.database, core.bus)
        self._now = core.database.now

    async def start(self) -> None:
        await self.service.load()

    def handlers(self) -> Handlers:
        return {
            PeerMessage: [self.service.on_peer_message],
            PersonDeleted: [self._on_person_deleted],
            GuestMerged: [self._on_guest_merged],
        }

    async def _on_person_deleted(self, event: PersonDeleted) -> None:
        await self.service.changed(event.person)

    async def _on_guest_merged(self, event: GuestMerged) -> None:
        await self.service.changed(event.guest)
        await self.service.changed(event.person)

    def merge_guest(self, guest: str, person: str) -> Sequence[Statement]:
        return schema.merge_guest(guest, person)

    def expire(self, now: int) -> Sequence[Statement]:
        return [schema.delete_old(now - YEAR_MS)]

    async def export_person(self, person: str) -> Mapping[str, Any]:
        return {"days_off": msgspec.to_builtins(await self.service.of(person))}

    def turn_pauses(self, person: str) -> Sequence[Pause]:
        return self.service.pauses(person)

    # -- operations ----------------------------------------------------------------------------

    @operation("GET", "/api/days-off")
    async def days_off(self, call: Call[None]) -> MyDaysOff:
        """Return your days off from correspondence games, and how many are left."""
        return await self._view(call.person.id)

    @operation("POST", "/api/days-off", status=201)
    async def announce_days_off(self, call: Call[DaysOffRequest]) -> MyDaysOff:
        """Announce days off. Your clocks in correspondence games are then paused, and everyone
        at the table sees until when. A turn that is already running is not affected."""
        check_is_guest(call.person)
        await self.service.announce(call.person.id, call.body.starts, call.body.ends)
        return await self._view(call.person.id)

    @operation("DELETE", "/api/days-off/{id}", status=204)
    async def end_days_off(self, call: Call[None]) -> None:
        """Cancel days off or end them now. Days that have started count as used."""
        check_is_guest(call.person)
        await self.service.end(call.person.id, call.path["id"])

    async def _view(self, person: str) -> MyDaysOff:
        rows, now = await self.service.of(person), self._now()
        return MyDaysOff(
            days_off=[message_from(MyDaysOffSpan, row) for row in rows],
            most=LIMIT,
            left=days_left(rows, now),
            server_time=now,
        )
