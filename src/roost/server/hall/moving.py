"""A guest who turns out to have an account: what they played becomes the account's."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from roost.server.errors import ServerError
from roost.server.hall.authority import Authority
from roost.server.hall.holidays import Holidays
from roost.server.people.guests import People
from roost.server.store import Store
from roost.server.table.state import Table
from roost.server.visits import Visits


class Moving:
    """`part_with` ends the sockets of a person, `close_token` those of a token; `visits` are the
    notes on requests."""

    def __init__(
        self,
        authority: Authority,
        people: People,
        store: Store,
        visits: Visits,
        part_with: Callable[[str], None],
        holidays: Holidays,
        close_token: Callable[[str], None],
    ) -> None:
        self._authority = authority
        self._tables = authority.tables
        self._people = people
        self._store = store
        self._visits = visits
        self._part_with = part_with
        self._holidays = holidays
        self._close_token = close_token

    async def move(self, guest: str, person: str) -> None:
        """Seats, games, puzzles, attempts and streams of a guest become a person's, days off too
        where the person has none, and the guest is gone. The guest's tokens end: others who used
        this browser may hold them. What was begun and not finished, if the server is killed in
        between, is finished by signing in again: the guest goes last."""
        self._authority.leaving.add(guest)
        try:
            self._part_with(guest)
            for table in await self._store.tables_of(guest):
                await self._sit(table, guest, person)
            tokens = await self._store.tokens(guest)
            await self._store.move(guest, person)
            self._part_with(guest)  # sockets that were opened in the meantime
            for token in tokens:
                self._close_token(token.id)
            for whose in (guest, person):
                await self._holidays.has_changed(whose)
            self._people.drop(guest)
            await asyncio.to_thread(self._visits.rename, guest, person)
        finally:
            self._authority.leaving.discard(guest)

    async def _sit(self, id_: str, guest: str, person: str) -> None:
        """The seats of a guest at a table are a person's, in the middle of a game too."""
        try:
            room = await self._tables.room(id_)
        except ServerError:  # a log that cannot be read: the store moves what there is of it
            return
        async with room.lock:
            known = [
                one._replace(person=person) if one.person == guest else one
                for one in await self._store.sitters(id_)
            ]
            fresh = Table.replay(id_, await self._store.log(id_), known)
            fresh.stream, fresh.since = room.table.stream, room.table.since
            row = self._authority.row(fresh)
            await self._store.relink(guest, person, row)
            room.table = fresh
            if guest in room.seen:
                room.seen[person] = max(room.seen.pop(guest), room.seen.get(person, 0))
            self._tables.note(row)
            self._authority.tell(room, [])
            self._tables.changed(room)
