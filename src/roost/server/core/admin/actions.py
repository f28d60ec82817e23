"""The operator's actions."""

from __future__ import annotations

from roost.rules.errors import GameError
from roost.server.core.admin.messages import AdminProblem, AdminResult, BanLine, Request, TableLine
from roost.server.core.errors import NotFoundError, ServerError, values_of
from roost.server.core.live.rows import TableRow
from roost.server.core.live.tables import no_table
from roost.server.core.table.state import UNFINISHED
from roost.server.services import Services


async def administer(services: Services, request: Request) -> AdminResult:
    """Run an action; errors become part of the answer."""
    try:
        return await _do(services, request)
    except GameError as error:
        return AdminResult(problem=AdminProblem(error.code, error.message, values_of(error)))


async def _do(services: Services, request: Request) -> AdminResult:
    service, value, days = services.service, request.value or "", request.days
    match request.action:
        case "list":
            rows = await services.rows.tables.all(*(() if request.every else UNFINISHED))
            rows.sort(key=lambda row: row.created)
            return AdminResult(listed=[await _line(services, row) for row in rows])
        case "end":
            await service.end(value)
        case "hide" | "show":
            await service.hide(value, hidden=request.action == "hide")
        case "delete":
            await _delete(services, value)
        case "ban":
            await services.ban(value, days)
        case "unban":
            await services.unban(value)
        case "bans":
            rows_ = await services.bans.all()
            return AdminResult(bans=[BanLine(row.value, row.until) for row in rows_])
        case "purge":
            return await _purge(services, days)
        case "rotate":
            await services.rotate_secret()
        case "drain":
            await services.leave()
        case "forget":
            await _forget(services, value)
    return AdminResult()


async def _delete(services: Services, table: str) -> None:
    if not await services.service.delete(table):
        raise no_table(table)
    await services.rows.database.erase_deleted()


async def _purge(services: Services, days: float | None) -> AdminResult:
    if days is None:
        raise ServerError("a purge needs a number of days", code="purge-needs-days")
    done = await services.retention.purge(days, days)
    return AdminResult(tables=done.tables, guests=done.guests)


async def _forget(services: Services, guest: str) -> None:
    if await services.rows.people.get(guest) is None:
        raise NotFoundError(f"no guest {guest[:60]}", code="no-such-guest", value=guest[:60])
    await services.privacy.delete(guest)


async def _line(services: Services, row: TableRow) -> TableLine:
    pseudonyms = await services.rows.tables.pseudonyms(row.id)
    people = [(s.name, s.person) for s in pseudonyms if s.person in (row.maker, *row.people)]
    return TableLine(row.id, row.game, row.status, row.private, row.created, people)
