"""Delete a person, or merge a guest into an account."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import TypeAlias

from roost.server.core.access_log import AccessLog
from roost.server.core.errors import ServerError
from roost.server.core.events import Bus, GuestMerged, PersonDeleted
from roost.server.core.identity.guests import People
from roost.server.core.live.live_table import LiveTable
from roost.server.core.live.rows import TableRow
from roost.server.core.live.service import TableService
from roost.server.core.person import Pseudonym
from roost.server.core.rows import Rows
from roost.server.core.storage.port import Statement
from roost.server.core.table import log
from roost.server.core.table.decide import Entries
from roost.server.core.table.state import FINISHED, Table

MergeRows: TypeAlias = Callable[[str, str], list[Statement]]


class Privacy:
    """`merge_rows` gives a guest's rows of features to a person; `close_sockets` closes all sockets
    of a person, `close_token` those of a token."""

    def __init__(
        self,
        service: TableService,
        people: People,
        rows: Rows,
        access_log: AccessLog,
        bus: Bus,
        merge_rows: MergeRows,
        close_sockets: Callable[[str], None],
        close_token: Callable[[str], None],
    ) -> None:
        self._service = service
        self._people = people
        self._rows = rows
        self._access_log = access_log
        self._bus = bus
        self._merge_rows = merge_rows
        self._close_sockets = close_sockets
        self._close_token = close_token

    async def delete(self, person: str, *, erase: bool = True) -> None:
        """Delete a person: tokens, name and id. Running games go on with a stand-in bot in the
        seat, open tables of theirs end. If the server is killed in between, asking again finishes
        the work: the person's row goes last."""
        self._service.leaving.add(person)
        try:
            self._close_sockets(person)
            for table in await self._rows.tables.of_person(person):
                await self._leave(table, person)
            await self._rows.people.delete(person)
            self._bus.publish(PersonDeleted(person))
            self._people.drop(person)
            await asyncio.to_thread(self._access_log.forget, person)
            if erase:
                await self._rows.database.erase_deleted()
        finally:
            self._service.leaving.discard(person)

    async def _leave(self, id_: str, person: str) -> None:
        def without(known: list[Pseudonym]) -> list[Pseudonym]:
            return [one for one in known if one.person != person]

        def statements(row: TableRow) -> list[Statement]:
            return self._rows.tables.unlink(person, row)

        try:
            await self._service.change_people(
                id_, lambda table, now: _goodbye(table, person, now), without, statements
            )
        except ServerError as error:
            if error.status == 503:
                raise
            await self._rows.tables.delete(id_)  # a log that cannot be read is no game any more

    async def merge_guest_into_account(self, guest: str, person: str) -> None:
        """Seats, games, puzzles, attempts and streams of a guest become a person's, days off too
        where the person has none, and the guest is gone. The guest's tokens end: others who used
        this browser may know them. If the server is killed in between, signing in again finishes
        the work: the guest's row goes last."""
        self._service.leaving.add(guest)
        try:
            self._close_sockets(guest)
            for table in await self._rows.tables.of_person(guest):
                await self._reseat(table, guest, person)
            tokens = await self._rows.people.tokens(guest)
            await self._rows.merge_guest(guest, person, self._merge_rows(guest, person))
            self._close_sockets(guest)  # sockets that were opened in the meantime
            for token in tokens:
                self._close_token(token.id)
            self._bus.publish(GuestMerged(guest, person))
            self._people.drop(guest)
            await asyncio.to_thread(self._access_log.rename, guest, person)
        finally:
            self._service.leaving.discard(guest)

    async def _reseat(self, id_: str, guest: str, person: str) -> None:
        """The seats of a guest at a table are a person's, in the middle of a game too."""

        def renamed(known: list[Pseudonym]) -> list[Pseudonym]:
            return [one._replace(person=person) if one.person == guest else one for one in known]

        def statements(row: TableRow) -> list[Statement]:
            return self._rows.tables.relink(guest, person, row)

        try:
            live = await self._service.change_people(id_, lambda _, __: [], renamed, statements)
        except ServerError as error:
            if error.status == 503:
                raise
            return  # a log that cannot be read: its rows move with the rest
        live.note_renamed(guest, person)

    async def tables_of(self, person: str) -> AsyncIterator[LiveTable]:
        """The tables a person made or sat at, one after the other."""
        for table in await self._rows.tables.of_person(person):
            yield await self._service.tables.glance(table)


def _goodbye(table: Table, person: str, now: int) -> Entries:
    """What happens at a table when one of its people is deleted."""
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
