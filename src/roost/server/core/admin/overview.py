"""The server's status, for the operator."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from datetime import datetime
from typing import NamedTuple

from roost import __version__
from roost.rules.errors import GameError
from roost.server.core.admin.backup import last_backup
from roost.server.core.identity.rows import BanRow
from roost.server.core.metrics import OperatorCounts, Pace
from roost.server.core.storage.opening import FILE
from roost.server.services import Services


class ServerLine(NamedTuple):
    """A server, and how many tables it has in memory; of others, those with sockets there."""

    id: str
    tables: int
    here: bool


class Overview(NamedTuple):
    """The server's status.

    `trouble`: the error that keeps it from working, if any. `now`: current values by Prometheus
    name. `backup`: the time of this folder's last backup.
    """

    version: str
    up_s: float
    trouble: GameError | None
    store: str
    servers: list[ServerLine]
    now: Mapping[str, float]
    entries: int
    commits: Pace
    thinking: Pace
    errors: list[tuple[str, int]]
    bans: list[BanRow]
    backup: datetime | None


async def overview(services: Services, tally: OperatorCounts) -> Overview:
    return Overview(
        version=__version__,
        up_s=(services.database.now() - services.began) / 1000,
        trouble=await _trouble(services),
        store=_store(services),
        servers=_servers(services),
        now={name: count() for name, (_, count) in services.gauges().items()},
        entries=tally.entries,
        commits=tally.commits.pace(),
        thinking=tally.thinking.pace(),
        errors=tally.errors.most_common(),
        bans=services.bans.known(),
        backup=await asyncio.to_thread(last_backup, services.config.data),
    )


async def _trouble(services: Services) -> GameError | None:
    try:
        await services.check()
    except GameError as error:
        return error
    return None


def _servers(services: Services) -> list[ServerLine]:
    if not services.database.shared:
        return []
    here = ServerLine(services.remote.server, len(services.tables.live), True)
    others = services.remote.tables_by_server().items()
    return [here, *(ServerLine(server, tables, False) for server, tables in others)]


def _store(services: Services) -> str:
    if services.config.store is None:
        return str(services.config.data / FILE)
    from roost.server.core.storage.postgres.connection import without_password as shown

    return shown(services.config.store)
