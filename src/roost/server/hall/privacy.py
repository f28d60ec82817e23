"""What a person may ask for about themselves: everything there is, or that nothing of it stays."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

from roost.server.errors import ServerError
from roost.server.hall.authority import Authority
from roost.server.hall.holidays import Holidays
from roost.server.hall.room import Room
from roost.server.ids import now_ms
from roost.server.people.guests import People
from roost.server.store import Store
from roost.server.table import log
from roost.server.table.decide import Entries
from roost.server.table.state import FINISHED, Table
from roost.server.visits import Visits


class Privacy:
    """`part_with` ends the sockets of a person; `visits` are the notes on requests."""

    def __init__(
        self,
        authority: Authority,
        people: People,
        store: Store,
        visits: Visits,
        part_with: Callable[[str], None],
        holidays: Holidays,
    ) -> None:
        self._authority = authority
        self._tables = authority.tables
        self._people = people
        self._store = store
        self._visits = visits
        self._part_with = part_with
        self._holidays = holidays

    async def forget(self, person: str, *, scrub: bool = True) -> None:
        """Forget a person: guest, tokens, name and id. Games that are played go on with a keeper in
        the seat, open tables of theirs end. What was begun and not finished, if the server is
        killed in between, is finished by asking again: the guest is deleted last."""
        self._authority.leaving.add(person)
        try:
            self._part_with(person)
            for table in await self._store.tables_of(person):
                await self._leave(table, person)
            await self._store.forget(person)
            await self._holidays.has_changed(person)
            self._people.drop(person)
            await asyncio.to_thread(self._visits.forget, person)
            if scrub:
                await self._store.scrub()
        finally:
            self._authority.leaving.discard(person)

    async def _leave(self, id_: str, person: str) -> None:
        try:
            room = await self._tables.room(id_)
        except ServerError:  # a log that cannot be read is no game any more
            await self._store.delete(id_)
            return
        async with room.lock:
            await self._authority.save(room, _goodbye(room.table, person, now_ms()))
            known = [s for s in await self._store.sitters(id_) if s.person != person]
            fresh = Table.replay(id_, await self._store.log(id_), known)
            fresh.stream, fresh.since = room.table.stream, room.table.since
            row = self._authority.row(fresh)
            await self._store.unlink(person, row)
            room.table = fresh
            room.seen.pop(person, None)
            self._tables.note(row)
            self._authority.tell(room, [])

    async def rooms_of(self, person: str) -> AsyncIterator[Room]:
        """The tables a person made or sat at, one after the other."""
        for table in await self._store.tables_of(person):
            yield await self._tables.glance(table)


def _goodbye(table: Table, person: str, now: int) -> Entries:
    """What becomes of a table when one of its people is forgotten."""
    if table.status in FINISHED:
        return []
    seats = [table.seats[index] for index in table.seats_of(person)]
    others = [s for s in table.seats if s.person not in (None, person) and s.kept != "left"]
    if table.status == "open":
        if table.made.maker == person or not others:
            return [log.Abandoned(at=now)]
        return [log.Stood(at=now, seat=seat.index) for seat in seats]
    made: Entries = [
        log.Kept(at=now, seat=seat.index, reason="left") for seat in seats if seat.kept != "left"
    ]
    return made if others else [*made, log.Abandoned(at=now)]
