"""The server's status, for the operator."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from datetime import datetime
from typing import NamedTuple

from roost import __version__
from roost.rules.errors import GameError
from roost.server.core.admin.backup import last_backup
from roost.server.core.ids import now_ms
from roost.server.core.metrics import Pace, Tally
from roost.server.services import Services
from roost.server.store.leases import ServerLine
from roost.server.store.opening import FILE
from roost.server.store.port import BanRow


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


async def overview(services: Services, tally: Tally) -> Overview:
    return Overview(
        version=__version__,
        up_s=(now_ms() - services.began) / 1000,
        trouble=await _trouble(services),
        store=_store(services),
        servers=await _servers(services),
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


async def _servers(services: Services) -> list[ServerLine]:
    try:
        return await services.tables.leases.servers()
    except GameError:  # `trouble` already shows the error
        return []


def _store(services: Services) -> str:
    if services.config.store is None:
        return str(services.config.data / FILE)
    from roost.server.store.postgres.connecting import shown

    return shown(services.config.store)
