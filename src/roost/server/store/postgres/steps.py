"""Bringing a PostgreSQL database up to the newest schema.

Columns have the names they have in SQLite, and hold the same: both are written by one text of SQL.
"""

from __future__ import annotations

import asyncpg

from roost.server.store import schema

_LOCK = 0x726F6F7374  # "roost": two servers that start at once take turns
_VERSION = "version"  # in `about`; development versions wrote none
PASSING = ("servers", "leases")  # who is there just now: no part of what is kept
_TYPES = (
    (" INTEGER", " BIGINT"),
    (" BLOB", " BYTEA"),
    (" REAL", " DOUBLE PRECISION"),
    (" TEXT", ' TEXT COLLATE "C"'),  # sorts byte by byte, as in SQLite
    (" WITHOUT ROWID", ""),
)
_CLUSTER = """
    CREATE TABLE servers (
        id TEXT PRIMARY KEY,
        address TEXT NOT NULL,
        until TIMESTAMPTZ NOT NULL
    );
    CREATE TABLE leases (
        table_id TEXT PRIMARY KEY,
        server TEXT NOT NULL,
        fence BIGINT NOT NULL
    );
    CREATE INDEX leases_by_server ON leases (server);
    CREATE SEQUENCE fences;
    """


def _translated(step: str) -> str:
    for here, there in _TYPES:
        step = step.replace(here, there)
    return step


STEPS: tuple[str, ...] = tuple(map(_translated, (schema.STEPS[0] + _CLUSTER, *schema.STEPS[1:])))


async def migrate(connection: asyncpg.Connection) -> None:
    """Bring the database up to the newest schema, all steps in one transaction."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
        version = await _version(connection)
        schema.check_version(version)
        if version == len(STEPS):
            return
        for step in STEPS[version:]:
            await connection.execute(step)
        await connection.execute(
            "INSERT INTO about (key, value) VALUES ($1, $2) "
            "ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            _VERSION,
            str(len(STEPS)).encode(),
        )


async def _version(connection: asyncpg.Connection) -> int | None:
    if await connection.fetchval("SELECT to_regclass('about')") is None:
        return 0
    value = await connection.fetchval("SELECT value FROM about WHERE key = $1", _VERSION)
    return None if value is None else int(value)
