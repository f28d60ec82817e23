"""Backup, restore and copy of a whole server.

A backup is an ordinary data folder: its store is always a SQLite file, with the secret next to it.
The server may keep running.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from roost.fairdice.verify import verify
from roost.rules.errors import GameError
from roost.rules.extras import need
from roost.rules.record import Record
from roost.server.core.admin.control import store_in_use
from roost.server.core.config import Config
from roost.server.core.identity.secret import fingerprint, keep_secret, replaced
from roost.server.core.live.rows import TableRow
from roost.server.core.rows import Rows
from roost.server.core.storage.copy import Source, Target, copy, not_empty
from roost.server.core.storage.folder_lock import FolderLock
from roost.server.core.storage.migrate import Migrations
from roost.server.core.storage.opening import FILE, check_address, open_database
from roost.server.core.table.record import record_of
from roost.server.core.table.state import Table

SECRET, PUSH_KEY = "secret", "vapid"
_NOTED = "last-backup"


class Verified(msgspec.Struct):
    """The result of verifying every table. `broken` lists the tables that cannot be read or fail
    verification, each with the reason."""

    tables: int = 0
    games: int = 0
    moves: int = 0
    broken: list[tuple[str, str]] = []


async def copy_store(source: str, target: str, schema: Migrations) -> dict[str, int]:
    """Copy everything between two unused stores, given as data folders or database URLs."""
    async with _source(source, alone=True) as old, _target(target, schema) as new:
        return await copy(old, new)


async def backup(config: Config, folder: Path, schema: Migrations) -> dict[str, int]:
    """Back up everything the server has acknowledged so far into a new folder."""
    store = await asyncio.to_thread(store_in_use, config)
    async with (
        _source(store or str(config.data)) as old,
        _target(str(folder), schema) as new,
    ):
        counts = await copy(old, new)
        _keep_keys(config.data, folder)
    database = await open_database(folder, None, schema)
    try:
        await _check_secret(Rows(database), folder)
    finally:
        await database.close()
    (config.data / _NOTED).write_text(datetime.now(UTC).isoformat(timespec="seconds"), "utf-8")
    return counts


def last_backup(data: Path) -> datetime | None:
    """Return the time of a data folder's last backup."""
    try:
        return datetime.fromisoformat((data / _NOTED).read_text("utf-8"))
    except (OSError, ValueError):
        return None


async def restore(folder: Path, config: Config, schema: Migrations) -> Verified:
    """Restore a backup and verify every game in it."""
    kept, wanted = config.data / SECRET, (folder / SECRET).read_bytes()
    if kept.exists() and kept.read_bytes() != wanted:
        raise not_empty(str(config.data))
    async with AsyncExitStack() as stack:
        old = await stack.enter_async_context(_source(str(folder)))
        if config.store is not None:
            lock = await asyncio.to_thread(FolderLock, config.data)
            stack.callback(lock.release)
        new = await stack.enter_async_context(_target(config.store or str(config.data), schema))
        _keep_keys(folder, config.data)
        await copy(old, new)
    database = await open_database(config.data, config.store, schema)
    try:
        await _check_secret(Rows(database), config.data)
        return await verify_all(Rows(database))
    finally:
        await database.close()


async def verify_all(rows: Rows) -> Verified:
    """Play every table by the rules, and every roll by its seeds."""
    found = Verified()
    for row in await rows.tables.all():
        found.tables += 1
        try:
            moves = await _verified(rows, row)
        except GameError as error:
            found.broken.append((row.id, str(error)))
        else:
            found.games += moves is not None
            found.moves += moves or 0
    return found


async def _verified(rows: Rows, row: TableRow) -> int | None:
    """The moves of a game that has begun."""
    table = Table.replay(
        row.id, await rows.database.read_log(row.id), await rows.tables.pseudonyms(row.id)
    )
    stream = table.setup.dice.stream
    shared = None if stream is None else await rows.streams.get(stream)
    if table.state is None:
        return None
    data = record_of(table, None if shared is None else shared.seed)
    record = Record.loads(msgspec.json.encode(data).decode())
    report = await asyncio.to_thread(verify, record)
    if not report.good:
        codes = ", ".join(finding.code for finding in report.findings)
        raise GameError(f"its dice do not verify: {codes}", code="broken-log")
    return len(record.moves)


def _keep_keys(source: Path, target: Path) -> None:
    """Copy the secret and, if there is one, the key that signs push notifications."""
    keep_secret(target / SECRET, (source / SECRET).read_bytes())
    if (source / PUSH_KEY).exists():
        keep_secret(target / PUSH_KEY, (source / PUSH_KEY).read_bytes())


async def _check_secret(rows: Rows, folder: Path) -> None:
    path = folder / SECRET
    if await rows.facts.get("secret") not in (None, fingerprint(path.read_bytes())):
        raise replaced(path)


@asynccontextmanager
async def _source(place: str, *, alone: bool = False) -> AsyncIterator[Source]:
    async with AsyncExitStack() as stack:
        if "://" in place:
            check_address(place)
            need("asyncpg", "host")
            from roost.server.core.storage.postgres.copy import PostgresSource

            yield await stack.enter_async_context(PostgresSource(place, alone=alone))
        else:
            from roost.server.core.storage.sqlite.copy import SqliteSource

            if alone and (Path(place) / FILE).exists():
                lock = await asyncio.to_thread(FolderLock, Path(place))
                stack.callback(lock.release)
            yield await stack.enter_async_context(SqliteSource(Path(place) / FILE))


@asynccontextmanager
async def _target(place: str, schema: Migrations) -> AsyncIterator[Target]:
    async with AsyncExitStack() as stack:
        if "://" in place:
            check_address(place)
            need("asyncpg", "host")
            from roost.server.core.storage.postgres.copy import PostgresTarget

            yield await stack.enter_async_context(PostgresTarget(place, schema))
        else:
            from roost.server.core.storage.sqlite.copy import SqliteTarget

            lock = await asyncio.to_thread(FolderLock, Path(place))
            stack.callback(lock.release)
            yield await stack.enter_async_context(SqliteTarget(Path(place) / FILE, schema))
