"""Bring a database to the newest schema. Each owner (the core, each feature) numbers its own steps.

Steps are only added, never edited after a release.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from roost.server.core.storage.port import Database, Statement, StorageError

Migrations: TypeAlias = Sequence[tuple[str, Sequence[str]]]  # owner, its steps

LOG_SCHEMA = """
    CREATE TABLE IF NOT EXISTS schema_versions (
        owner TEXT PRIMARY KEY, version BIGINT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS heads (
        table_id TEXT PRIMARY KEY, seq BIGINT NOT NULL, due BIGINT, claim TEXT, claim_until BIGINT
    ) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS heads_by_due ON heads (due) WHERE due IS NOT NULL;
    CREATE TABLE IF NOT EXISTS log (
        table_id TEXT NOT NULL, seq BIGINT NOT NULL, entry TEXT NOT NULL, crc BIGINT NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID;
"""  # the storage's own, which every database makes sure of when it opens


async def migrate(database: Database, owners: Migrations) -> None:
    async with database.lock("migrate"):  # two servers may start in the same millisecond
        rows = await database.query("SELECT owner, version FROM schema_versions")
        versions: dict[str, int] = dict(rows)
        for owner, steps in owners:
            _check_known(owner, versions.get(owner, 0), len(steps))
        for owner, steps in owners:
            for number, step in list(enumerate(steps, 1))[versions.get(owner, 0) :]:
                await database.write(*map(Statement, split(step)), _noted(owner, number))


def _check_known(owner: str, version: int, known: int) -> None:
    if version > known:
        raise StorageError(
            f"the data was written by a newer Roost (schema of {owner}: {version}, known: {known})",
            code="store-too-new",
            value=version,
            known=known,
        )


def split(step: str) -> list[str]:
    """The statements of a step, which holds no semicolon elsewhere."""
    return [sql for sql in (part.strip() for part in step.split(";")) if sql]


def _noted(owner: str, number: int) -> Statement:
    return Statement(
        "INSERT INTO schema_versions (owner, version) VALUES (?, ?) "
        "ON CONFLICT (owner) DO UPDATE SET version = excluded.version",
        (owner, number),
    )
