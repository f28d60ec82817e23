"""The server's status, for the operator."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from datetime import datetime
from typing import NamedTuple

from roost import __version__
from roost.rules.errors import GameError
from roost.server.core.admin.backup import last_backup
from roost.server.core.core import Core
from roost.server.core.identity.rows import BanRow
from roost.server.core.metrics import Pace
from roost.server.core.storage.opening import FILE


class ServerLine(NamedTuple):
    """A server, and how many tables it has in memory; of others, those with sockets there."""

    id: str
    tables: int
    here: bool


class Overview(NamedTuple):
    """The server's status. `trouble`: the error that keeps it from working, if any. `now`: current
    values by Prometheus name. `backup`: the time of this folder's last backup."""

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


async def overview(core: Core) -> Overview:
    tally = core.counts
    return Overview(
        version=__version__,
        up_s=(core.database.now() - core.began) / 1000,
        trouble=await _trouble(core),
        store=_store(core),
        servers=_servers(core),
        now={name: count() for name, (_, count) in core.gauges().items()},
        entries=tally.entries,
        commits=tally.commits.pace(),
        thinking=tally.thinking.pace(),
        errors=tally.errors.most_common(),
        bans=core.bans.known(),
        backup=await asyncio.to_thread(last_backup, core.config.data),
    )


async def _trouble(core: Core) -> GameError | None:
    try:
        await core.check()
    except GameError as error:
        return error
    return None


def _servers(core: Core) -> list[ServerLine]:
    if not core.database.shared:
        return []
    here = ServerLine(core.remote.server, len(core.tables.live), True)
    others = core.remote.tables_by_server().items()
    return [here, *(ServerLine(server, tables, False) for server, tables in others)]


def _store(core: Core) -> str:
    if core.config.store is None:
        return str(core.config.data / FILE)
    from roost.server.core.storage.postgres.connection import without_password as shown

    return shown(core.config.store)
