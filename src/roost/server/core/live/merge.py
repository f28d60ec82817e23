"""A guest who turns out to have an account: what they played becomes the account's."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from roost.server.core.access_log import AccessLog
from roost.server.core.errors import ServerError
from roost.server.core.identity.guests import People
from roost.server.core.live.days_off import DaysOff
from roost.server.core.live.service import TableService
from roost.server.core.table.state import Table
from roost.server.store import Store


class GuestMerge:
    """`part_with` ends the sockets of a person, `close_token` those of a token; `access_log` are
    the notes on requests."""

    def __init__(
        self,
        service: TableService,
        people: People,
        store: Store,
        access_log: AccessLog,
        part_with: Callable[[str], None],
        days_off: DaysOff,
        close_token: Callable[[str], None],
    ) -> None:
        self._service = service
        self._tables = service.tables
        self._people = people
        self._store = store
        self._access_log = access_log
        self._part_with = part_with
        self._days_off = days_off
        self._close_token = close_token

    async def merge_guest_into_account(self, guest: str, person: str) -> None:
        """Seats, games, puzzles, attempts and streams of a guest become a person's, days off too
        where the person has none, and the guest is gone. The guest's tokens end: others who used
        this browser may hold them. What was begun and not finished, if the server is killed in
        between, is finished by signing in again: the guest goes last."""
        self._service.leaving.add(guest)
        try:
            self._part_with(guest)
            for table in await self._store.tables_of(guest):
                await self._reseat(table, guest, person)
            tokens = await self._store.tokens(guest)
            await self._store.move(guest, person)
            self._part_with(guest)  # sockets that were opened in the meantime
            for token in tokens:
                self._close_token(token.id)
            for whose in (guest, person):
                await self._days_off.has_changed(whose)
            self._people.drop(guest)
            await asyncio.to_thread(self._access_log.rename, guest, person)
        finally:
            self._service.leaving.discard(guest)

    async def _reseat(self, id_: str, guest: str, person: str) -> None:
        """The seats of a guest at a table are a person's, in the middle of a game too."""
        try:
            live_table = await self._tables.live_table(id_)
        except ServerError:  # a log that cannot be read: the store moves what there is of it
            return
        async with live_table.lock:
            known = [
                one._replace(person=person) if one.person == guest else one
                for one in await self._store.pseudonyms(id_)
            ]
            fresh = Table.replay(id_, await self._store.log(id_), known)
            fresh.stream, fresh.since = live_table.table.stream, live_table.table.since
            row = self._service.row(fresh)
            await self._store.relink(guest, person, row)
            live_table.table = fresh
            if guest in live_table.seen:
                live_table.seen[person] = max(
                    live_table.seen.pop(guest), live_table.seen.get(person, 0)
                )
            self._tables.note(row)
            self._service.publish(live_table, [])
            self._tables.changed(live_table)
