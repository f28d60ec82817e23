"""Delete people, merge guests into accounts, and delete what the host keeps no longer."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple

import structlog

from roost.rules.errors import GameError
from roost.server.core.errors import ServerError
from roost.server.core.events import GuestMerged, PersonDeleted
from roost.server.core.identity.guests import COOKIE_AGE
from roost.server.core.ids import wall_ms
from roost.server.core.live.rows import TableRow
from roost.server.core.person import Pseudonym
from roost.server.core.storage.port import Statement
from roost.server.core.table import log
from roost.server.core.table.decide import Entries
from roost.server.core.table.state import FINISHED, Table
from roost.server.core.tasks import Task

if TYPE_CHECKING:
    from roost.server.core.core import Core

logger = structlog.get_logger("roost.retention")

_EVERY_S = 6 * 3600.0
_DAY_MS = 86_400_000


async def delete_person(core: Core, person: str, *, erase: bool = True) -> None:
    """Delete a person: tokens, name and id. Running games go on with a stand-in bot in the seat,
    their open tables end. If the server is killed in between, asking again finishes the work: the
    person's row goes last."""
    core.service.leaving.add(person)
    try:
        core.close_sockets(person)
        for table in await core.rows.tables.of_person(person):
            await _leave(core, table, person)
        await core.rows.people.delete(person)
        core.bus.publish(PersonDeleted(person))
        core.people.drop(person)
        await asyncio.to_thread(core.access_log.forget, person)
        if erase:
            await core.database.erase_deleted()
    finally:
        core.service.leaving.discard(person)


async def _leave(core: Core, id_: str, person: str) -> None:
    def without(known: list[Pseudonym]) -> list[Pseudonym]:
        return [one for one in known if one.person != person]

    def statements(row: TableRow) -> list[Statement]:
        return core.rows.tables.unlink(person, row)

    try:
        await core.service.change_people(
            id_, lambda table, now: _goodbye(table, person, now), without, statements
        )
    except ServerError as error:
        if error.status == 503:
            raise
        await core.rows.tables.delete(id_)  # a log that cannot be read is no game any more


def _goodbye(table: Table, person: str, now: int) -> Entries:
    """Return the entries for a table when one of its people is deleted."""
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


async def merge_guest_into_account(core: Core, guest: str, person: str) -> None:
    """Give everything of a guest to a person; what a person may have once stays the person's own.
    The guest's tokens end: others who used this browser may know them. If the server is killed in
    between, signing in again finishes the work: the guest's row goes last."""
    core.service.leaving.add(guest)
    try:
        core.close_sockets(guest)
        for table in await core.rows.tables.of_person(guest):
            await _reseat(core, table, guest, person)
        tokens = await core.rows.people.tokens(guest)
        await core.rows.merge_guest(guest, person, core.merge_guest(guest, person))
        core.close_sockets(guest)  # sockets that were opened in the meantime
        for token in tokens:
            core.close_token(token.id)
        core.bus.publish(GuestMerged(guest, person))
        core.people.drop(guest)
        await asyncio.to_thread(core.access_log.rename, guest, person)
    finally:
        core.service.leaving.discard(guest)


async def _reseat(core: Core, id_: str, guest: str, person: str) -> None:
    """Give a guest's seats at a table to a person, in the middle of a game too."""

    def renamed(known: list[Pseudonym]) -> list[Pseudonym]:
        return [one._replace(person=person) if one.person == guest else one for one in known]

    def statements(row: TableRow) -> list[Statement]:
        return core.rows.tables.relink(guest, person, row)

    try:
        live = await core.service.change_people(id_, lambda _, __: [], renamed, statements)
    except ServerError as error:
        if error.status == 503:
            raise
        return  # a log that cannot be read: its rows move with the rest
    live.note_renamed(guest, person)


# -- retention ---------------------------------------------------------------------------------


class Purged(NamedTuple):
    tables: int
    guests: int


async def purge(core: Core, tables_days: float | None, guests_days: float | None) -> Purged:
    """Delete tables that have been over, and guests who have not been here, for longer; None: none
    of them."""
    tables, guests = 0, 0
    if tables_days is not None:
        for table in await core.rows.tables.finished_before(_before(tables_days)):
            tables += await core.service.delete(table)
    if guests_days is not None:
        for guest in await core.rows.people.unseen_since(_before(guests_days)):
            await delete_person(core, guest, erase=False)
            guests += 1
    if tables or guests:
        await core.database.erase_deleted()
    return Purged(tables, guests)


def tasks(core: Core) -> list[Task]:
    async def run() -> None:
        await expire(core)

    async def tidy_access_log() -> None:
        try:
            await asyncio.to_thread(core.access_log.tidy)
        except (GameError, OSError) as error:
            await logger.aerror("the access log could not be tidied", reason=str(error))

    return [
        Task("retention", _EVERY_S, run),
        Task("access log", _EVERY_S, tidy_access_log, once_per_cluster=False),
    ]


async def expire(core: Core) -> None:
    """Delete what the settings don't want to keep."""
    await core.rows.people.delete_old_sessions(_before(COOKIE_AGE / 86_400))
    if statements := core.expire(wall_ms()):
        await core.database.write(*statements)
    done = await purge(core, core.config.retention_tables_days, core.config.retention_guests_days)
    if any(done):
        await logger.ainfo("purged", tables=done.tables, guests=done.guests)


def _before(days: float) -> int:
    return wall_ms() - int(days * _DAY_MS)
