"""What a person may ask for about themselves: everything there is, or that nothing of it stays."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

from roost.server.core.access_log import AccessLog
from roost.server.core.errors import ServerError
from roost.server.core.identity.guests import People
from roost.server.core.ids import now_ms
from roost.server.core.live.days_off import DaysOff
from roost.server.core.live.live_table import LiveTable
from roost.server.core.live.service import TableService
from roost.server.core.table import log
from roost.server.core.table.decide import Entries
from roost.server.core.table.state import FINISHED, Table
from roost.server.store import Store


class Privacy:
    """`part_with` ends the sockets of a person; `access_log` are the notes on requests."""

    def __init__(
        self,
        service: TableService,
        people: People,
        store: Store,
        access_log: AccessLog,
        part_with: Callable[[str], None],
        days_off: DaysOff,
    ) -> None:
        self._service = service
        self._tables = service.tables
        self._people = people
        self._store = store
        self._access_log = access_log
        self._part_with = part_with
        self._days_off = days_off

    async def forget(self, person: str, *, scrub: bool = True) -> None:
        """Forget a person: guest, tokens, name and id. Games that are played go on with a keeper in
        the seat, open tables of theirs end. What was begun and not finished, if the server is
        killed in between, is finished by asking again: the guest is deleted last."""
        self._service.leaving.add(person)
        try:
            self._part_with(person)
            for table in await self._store.tables_of(person):
                await self._leave(table, person)
            await self._store.forget(person)
            await self._days_off.has_changed(person)
            self._people.drop(person)
            await asyncio.to_thread(self._access_log.forget, person)
            if scrub:
                await self._store.scrub()
        finally:
            self._service.leaving.discard(person)

    async def _leave(self, id_: str, person: str) -> None:
        try:
            live_table = await self._tables.live_table(id_)
        except ServerError:  # a log that cannot be read is no game any more
            await self._store.delete(id_)
            return
        async with live_table.lock:
            await self._service.save(live_table, _goodbye(live_table.table, person, now_ms()))
            known = [s for s in await self._store.pseudonyms(id_) if s.person != person]
            fresh = Table.replay(id_, await self._store.log(id_), known)
            fresh.stream, fresh.since = live_table.table.stream, live_table.table.since
            row = self._service.row(fresh)
            await self._store.unlink(person, row)
            live_table.table = fresh
            live_table.seen.pop(person, None)
            self._tables.note(row)
            self._service.publish(live_table, [])

    async def live_tables_of(self, person: str) -> AsyncIterator[LiveTable]:
        """The tables a person made or sat at, one after the other."""
        for table in await self._store.tables_of(person):
            yield await self._tables.glance(table)


def _goodbye(table: Table, person: str, now: int) -> Entries:
    """What becomes of a table when one of its people is forgotten."""
    if table.status in FINISHED:
        return []
    seats = [table.seats[index] for index in table.seats_of(person)]
    others = [s for s in table.seats if s.person not in (None, person) and s.stand_in != "left"]
    if table.status == "open":
        if table.made.maker == person or not others:
            return [log.Abandoned(at=now)]
        return [log.SeatLeft(at=now, seat=seat.index) for seat in seats]
    made: Entries = [
        log.StandInStarted(at=now, seat=seat.index, reason="left")
        for seat in seats
        if seat.stand_in != "left"
    ]
    return made if others else [*made, log.Abandoned(at=now)]
