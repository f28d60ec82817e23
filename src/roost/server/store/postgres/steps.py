"""The schema of the PostgreSQL store, one step per version. Steps are never edited, only added.

Columns have the names they have in SQLite, and hold the same: both are written by one text of SQL.
"""

from __future__ import annotations

import asyncpg

from roost.server.store.port import StoreError

_LOCK = 0x726F6F7374  # "roost": two servers that start at once take turns


PASSING = ("servers", "leases")  # who is there just now: no part of what is kept


def _text(step: str) -> str:
    """Text sorts byte by byte, as in SQLite, whatever the language of the database."""
    return step.replace(" TEXT", ' TEXT COLLATE "C"')


STEPS: tuple[str, ...] = (
    _text("""
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        status TEXT NOT NULL,
        private INTEGER NOT NULL,
        maker TEXT NOT NULL,
        created BIGINT NOT NULL,
        summary BYTEA NOT NULL,
        people TEXT NOT NULL,
        stream TEXT,
        game TEXT NOT NULL DEFAULT ''
    );
    CREATE INDEX tables_by_status ON tables (status);
    CREATE INDEX tables_by_stream ON tables (stream) WHERE stream IS NOT NULL;
    CREATE TABLE log (
        table_id TEXT NOT NULL,
        version INTEGER NOT NULL,
        entry TEXT NOT NULL,
        crc BIGINT,
        PRIMARY KEY (table_id, version)
    );
    CREATE TABLE people (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        created BIGINT NOT NULL,
        seen BIGINT NOT NULL DEFAULT 0,
        listed INTEGER NOT NULL DEFAULT 0
    );
    CREATE TABLE tokens (
        digest BYTEA PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        person TEXT NOT NULL,
        name TEXT NOT NULL,
        scopes TEXT NOT NULL,
        created BIGINT NOT NULL
    );
    CREATE INDEX tokens_by_person ON tokens (person);
    CREATE TABLE streams (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        owner TEXT NOT NULL,
        seed BYTEA NOT NULL,
        closes BIGINT NOT NULL,
        day TEXT NOT NULL DEFAULT '',
        game TEXT NOT NULL DEFAULT ''
    );
    CREATE UNIQUE INDEX streams_by_day ON streams (day, game) WHERE day != '';
    CREATE TABLE watchers (
        stream TEXT NOT NULL,
        person TEXT NOT NULL,
        PRIMARY KEY (stream, person)
    );
    CREATE TABLE about (key TEXT PRIMARY KEY, value BYTEA);
    CREATE TABLE reviews (
        table_id TEXT NOT NULL,
        language TEXT NOT NULL,
        maker TEXT NOT NULL,
        answer BYTEA NOT NULL,
        PRIMARY KEY (table_id, language)
    );
    CREATE TABLE sitters (
        alias TEXT PRIMARY KEY,
        table_id TEXT NOT NULL,
        person TEXT NOT NULL,
        name TEXT NOT NULL
    );
    CREATE INDEX sitters_by_table ON sitters (table_id);
    CREATE INDEX sitters_by_person ON sitters (person);
    CREATE TABLE bans (
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        created BIGINT NOT NULL,
        until BIGINT,
        PRIMARY KEY (kind, value)
    );
    CREATE TABLE games (
        person TEXT NOT NULL,
        table_id TEXT NOT NULL,
        at BIGINT NOT NULL,
        game TEXT NOT NULL,
        status TEXT NOT NULL,
        seat INTEGER,
        result TEXT,
        PRIMARY KEY (person, table_id)
    );
    CREATE INDEX games_by_time ON games (person, at, table_id);
    CREATE INDEX games_by_table ON games (table_id);
    CREATE INDEX games_unplaced ON games (table_id) WHERE result IS NULL;
    CREATE TABLE judged (
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        decisions INTEGER NOT NULL,
        loss DOUBLE PRECISION NOT NULL,
        luck DOUBLE PRECISION NOT NULL,
        spread DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (table_id, seat)
    );
    CREATE TABLE puzzles (
        person TEXT NOT NULL,
        puzzle TEXT NOT NULL,
        game TEXT NOT NULL,
        at BIGINT NOT NULL,
        first INTEGER NOT NULL,
        tries INTEGER NOT NULL,
        solved BIGINT,
        PRIMARY KEY (person, puzzle)
    );
    CREATE TABLE attempts (
        person TEXT NOT NULL,
        day TEXT NOT NULL,
        game TEXT NOT NULL,
        table_id TEXT NOT NULL,
        settled INTEGER NOT NULL,
        share DOUBLE PRECISION,
        points INTEGER,
        rank INTEGER,
        PRIMARY KEY (person, day, game)
    );
    CREATE INDEX attempts_by_day ON attempts (day, game);
    CREATE INDEX attempts_by_table ON attempts (table_id);
    CREATE INDEX attempts_unsettled ON attempts (table_id) WHERE settled = 0;
    """),
    _text("""
    CREATE TABLE accounts (
        person TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        folded TEXT NOT NULL UNIQUE,
        created BIGINT NOT NULL,
        password TEXT,
        recovery BYTEA
    );
    CREATE TABLE sessions (
        digest BYTEA PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        person TEXT NOT NULL,
        device TEXT NOT NULL,
        created BIGINT NOT NULL,
        seen BIGINT NOT NULL
    );
    CREATE INDEX sessions_by_person ON sessions (person);
    CREATE TABLE passkeys (
        id BYTEA PRIMARY KEY,
        person TEXT NOT NULL,
        name TEXT NOT NULL,
        site TEXT NOT NULL,
        key BYTEA NOT NULL,
        count BIGINT NOT NULL,
        created BIGINT NOT NULL,
        used BIGINT
    );
    CREATE INDEX passkeys_by_person ON passkeys (person);
    """),
    _text("""
    CREATE TABLE cards (
        person TEXT NOT NULL,
        card TEXT NOT NULL,
        game TEXT NOT NULL,
        position TEXT NOT NULL,
        made BIGINT NOT NULL,
        answered BIGINT NOT NULL,
        due BIGINT NOT NULL,
        stability DOUBLE PRECISION NOT NULL,
        difficulty DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (person, card)
    );
    """),
    _text("""
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
    """),
    _text("""
    CREATE TABLE news (
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        kind TEXT NOT NULL,
        address TEXT NOT NULL,
        base TEXT NOT NULL,
        language TEXT NOT NULL,
        created BIGINT NOT NULL,
        p256dh TEXT NOT NULL,
        auth TEXT NOT NULL,
        zone TEXT NOT NULL,
        quiet_from INTEGER NOT NULL,
        quiet_until INTEGER NOT NULL,
        failures INTEGER NOT NULL
    );
    CREATE INDEX news_by_person ON news (person);
    CREATE TABLE told (
        person TEXT NOT NULL,
        table_id TEXT NOT NULL,
        turn INTEGER NOT NULL,
        PRIMARY KEY (person, table_id)
    );
    """),
    _text("""
    ALTER TABLE streams ADD COLUMN bots TEXT NOT NULL DEFAULT '';
    ALTER TABLE streams ADD COLUMN places INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE answered (challenge BYTEA PRIMARY KEY, ends BIGINT NOT NULL);
    CREATE TABLE holidays (
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        announced BIGINT NOT NULL,
        starts BIGINT NOT NULL,
        ends BIGINT NOT NULL
    );
    CREATE INDEX holidays_by_person ON holidays (person);
    """),
)


async def migrate(connection: asyncpg.Connection) -> None:
    """Bring the database up to the newest schema, all steps in one transaction."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
        version = await _version(connection)
        if version > len(STEPS):
            raise StoreError(
                f"the store was written by a newer Roost (schema {version}, this one knows "
                f"{len(STEPS)})",
                code="store-too-new",
                value=version,
                known=len(STEPS),
            )
        if version == len(STEPS):
            return
        for step in STEPS[version:]:
            await connection.execute(step)
        await connection.execute(
            "INSERT INTO about (key, value) VALUES ('schema', $1) "
            "ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            str(len(STEPS)).encode(),
        )


async def _version(connection: asyncpg.Connection) -> int:
    if await connection.fetchval("SELECT to_regclass('about')") is None:
        return 0
    value = await connection.fetchval("SELECT value FROM about WHERE key = 'schema'")
    return int(value or 0)
