"""The operator's actions."""

from __future__ import annotations

from roost.rules.errors import GameError
from roost.server.core.admin.messages import AdminProblem, AdminResult, BanLine, Request, TableLine
from roost.server.core.core import Core
from roost.server.core.errors import NotFoundError, ServerError, values_of
from roost.server.core.live.privacy import delete_person, purge
from roost.server.core.live.rows import TableRow
from roost.server.core.live.tables import no_table
from roost.server.core.table.state import UNFINISHED


async def administer(core: Core, request: Request) -> AdminResult:
    """Run an action; errors become part of the answer."""
    try:
        return await _do(core, request)
    except GameError as error:
        return AdminResult(problem=AdminProblem(error.code, error.message, values_of(error)))


async def _do(core: Core, request: Request) -> AdminResult:
    service, value, days = core.service, request.value or "", request.days
    match request.action:
        case "list":
            rows = await core.rows.tables.all(*(() if request.every else UNFINISHED))
            rows.sort(key=lambda row: row.created)
            return AdminResult(listed=[await _line(core, row) for row in rows])
        case "end":
            await service.end(value)
        case "hide" | "show":
            await _hide(core, value, hidden=request.action == "hide")
        case "delete":
            await _delete(core, value)
        case "ban":
            await core.ban(value, days)
        case "unban":
            await core.unban(value)
        case "bans":
            rows_ = await core.bans.all()
            return AdminResult(bans=[BanLine(row.value, row.until) for row in rows_])
        case "purge":
            return await _purge(core, days)
        case "rotate":
            await core.rotate_secret()
        case "drain":
            await core.leave()
        case "forget":
            await _forget(core, value)
    return AdminResult()


async def _hide(core: Core, value: str, *, hidden: bool) -> None:
    """Hide a guest in tables of results, or a table in lists."""
    if not await core.people.hide(value, hidden=hidden):
        await core.service.hide(value, hidden=hidden)


async def _delete(core: Core, table: str) -> None:
    if not await core.service.delete(table):
        raise no_table(table)
    await core.rows.database.erase_deleted()


async def _purge(core: Core, days: float | None) -> AdminResult:
    if days is None:
        raise ServerError("a purge needs a number of days", code="purge-needs-days")
    done = await purge(core, days, days)
    return AdminResult(tables=done.tables, guests=done.guests)


async def _forget(core: Core, guest: str) -> None:
    if await core.rows.people.get(guest) is None:
        raise NotFoundError(f"no guest {guest[:60]}", code="no-such-guest", value=guest[:60])
    await delete_person(core, guest)


async def _line(core: Core, row: TableRow) -> TableLine:
    pseudonyms = await core.rows.tables.pseudonyms(row.id)
    people = [(s.name, s.person) for s in pseudonyms if s.person in (row.maker, *row.people)]
    return TableLine(row.id, row.game, row.status, row.private, row.created, people)
