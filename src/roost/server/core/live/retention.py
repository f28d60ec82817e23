"""What is kept no longer than the host wants."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple

import structlog

from roost.rules.errors import GameError
from roost.server.core.access_log import AccessLog
from roost.server.core.config import Config
from roost.server.core.identity.guests import COOKIE_AGE
from roost.server.core.ids import wall_ms
from roost.server.core.live.privacy import Privacy
from roost.server.core.live.service import TableService
from roost.server.core.rows import Rows
from roost.server.core.storage.port import Statement
from roost.server.core.tasks import Task

logger = structlog.get_logger("roost.retention")
_EVERY_S = 6 * 3600.0
_DAY_MS = 86_400_000


class Purged(NamedTuple):
    tables: int
    guests: int


class Retention:
    """`expire` returns what features delete by now."""

    def __init__(
        self,
        config: Config,
        service: TableService,
        privacy: Privacy,
        rows: Rows,
        access_log: AccessLog,
        expire: Callable[[int], list[Statement]],
    ) -> None:
        self._config = config
        self._service = service
        self._privacy = privacy
        self._rows = rows
        self._access_log = access_log
        self._expire = expire

    async def purge(self, tables_days: float | None, guests_days: float | None) -> Purged:
        """Delete tables that have been over for longer, and forget guests who have not been here
        for longer; None: none of them."""
        tables, guests = 0, 0
        if tables_days is not None:
            for table in await self._rows.tables.finished_before(_before(tables_days)):
                tables += await self._service.delete(table)
        if guests_days is not None:
            for guest in await self._rows.people.unseen_since(_before(guests_days)):
                await self._privacy.delete(guest, erase=False)
                guests += 1
        if tables or guests:
            await self._rows.database.erase_deleted()
        return Purged(tables, guests)

    def tasks(self) -> list[Task]:
        return [
            Task("retention", _EVERY_S, self.run),
            Task("access log", _EVERY_S, self._tidy_access_log, once_per_cluster=False),
        ]

    async def run(self) -> None:
        """Delete what the settings don't want to keep."""
        await self._rows.people.delete_old_sessions(_before(COOKIE_AGE / 86_400))
        if statements := self._expire(wall_ms()):
            await self._rows.database.write(*statements)
        done = await self.purge(
            self._config.retention_tables_days, self._config.retention_guests_days
        )
        if any(done):
            await logger.ainfo("purged", tables=done.tables, guests=done.guests)

    async def _tidy_access_log(self) -> None:
        try:
            await asyncio.to_thread(self._access_log.tidy)
        except (GameError, OSError) as error:
            await logger.aerror("the access log could not be tidied", reason=str(error))


def _before(days: float) -> int:
    return wall_ms() - int(days * _DAY_MS)
