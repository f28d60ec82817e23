"""The schema of both databases, one step per version, and what is refused.

It is written for SQLite; `postgres.steps` translates it. Until 0.1.0 is released there is one step;
from then on, steps are never edited, only added.
"""

from __future__ import annotations

from roost.server.store.port import StoreError

STEPS: tuple[str, ...] = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        status TEXT NOT NULL,
        private INTEGER NOT NULL,
        maker TEXT NOT NULL,
        created INTEGER NOT NULL,
        summary BLOB NOT NULL,
        people TEXT NOT NULL,
        stream TEXT,
        game TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_by_status ON tables (status);
    CREATE INDEX tables_by_stream ON tables (stream) WHERE stream IS NOT NULL;
    CREATE TABLE log (
        table_id TEXT NOT NULL,
        version INTEGER NOT NULL,
        entry TEXT NOT NULL,
        crc INTEGER NOT NULL,
        PRIMARY KEY (table_id, version)
    ) WITHOUT ROWID;
    CREATE TABLE people (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        created INTEGER NOT NULL,
        seen INTEGER NOT NULL,
        listed INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE tokens (
        digest BLOB PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        person TEXT NOT NULL,
        name TEXT NOT NULL,
        scopes TEXT NOT NULL,
        created INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tokens_by_person ON tokens (person);
    CREATE TABLE streams (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        owner TEXT NOT NULL,
        seed BLOB NOT NULL,
        closes INTEGER NOT NULL,
        day TEXT NOT NULL,
        game TEXT NOT NULL,
        bots TEXT NOT NULL,
        places INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX streams_by_day ON streams (day, game) WHERE day != '';
    CREATE TABLE watchers (
        stream TEXT NOT NULL,
        person TEXT NOT NULL,
        PRIMARY KEY (stream, person)
    ) WITHOUT ROWID;
    CREATE TABLE about (key TEXT PRIMARY KEY, value BLOB) WITHOUT ROWID;
    CREATE TABLE reviews (
        table_id TEXT NOT NULL,
        language TEXT NOT NULL,
        maker TEXT NOT NULL,
        answer BLOB NOT NULL,
        PRIMARY KEY (table_id, language)
    ) WITHOUT ROWID;
    CREATE TABLE sitters (
        alias TEXT PRIMARY KEY,
        table_id TEXT NOT NULL,
        person TEXT NOT NULL,
        name TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX sitters_by_table ON sitters (table_id);
    CREATE INDEX sitters_by_person ON sitters (person);
    CREATE TABLE bans (
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        created INTEGER NOT NULL,
        until INTEGER,
        PRIMARY KEY (kind, value)
    ) WITHOUT ROWID;
    CREATE TABLE games (
        person TEXT NOT NULL,
        table_id TEXT NOT NULL,
        at INTEGER NOT NULL,
        game TEXT NOT NULL,
        status TEXT NOT NULL,
        seat INTEGER,
        result TEXT NOT NULL,
        PRIMARY KEY (person, table_id)
    ) WITHOUT ROWID;
    CREATE INDEX games_by_time ON games (person, at, table_id);
    CREATE INDEX games_by_table ON games (table_id);
    CREATE TABLE judged (
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        decisions INTEGER NOT NULL,
        loss REAL NOT NULL,
        luck REAL NOT NULL,
        spread REAL NOT NULL,
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID;
    CREATE TABLE puzzles (
        person TEXT NOT NULL,
        puzzle TEXT NOT NULL,
        game TEXT NOT NULL,
        at INTEGER NOT NULL,
        first INTEGER NOT NULL,
        tries INTEGER NOT NULL,
        solved INTEGER,
        PRIMARY KEY (person, puzzle)
    ) WITHOUT ROWID;
    CREATE TABLE attempts (
        person TEXT NOT NULL,
        day TEXT NOT NULL,
        game TEXT NOT NULL,
        table_id TEXT NOT NULL,
        settled INTEGER NOT NULL,
        share REAL,
        points INTEGER,
        rank INTEGER,
        PRIMARY KEY (person, day, game)
    ) WITHOUT ROWID;
    CREATE INDEX attempts_by_day ON attempts (day, game);
    CREATE INDEX attempts_by_table ON attempts (table_id);
    CREATE INDEX attempts_unsettled ON attempts (table_id) WHERE settled = 0;
    CREATE TABLE accounts (
        person TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        folded TEXT NOT NULL UNIQUE,
        created INTEGER NOT NULL,
        password TEXT,
        recovery BLOB
    ) WITHOUT ROWID;
    CREATE TABLE sessions (
        digest BLOB PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        person TEXT NOT NULL,
        device TEXT NOT NULL,
        created INTEGER NOT NULL,
        seen INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX sessions_by_person ON sessions (person);
    CREATE TABLE passkeys (
        id BLOB PRIMARY KEY,
        person TEXT NOT NULL,
        name TEXT NOT NULL,
        site TEXT NOT NULL,
        key BLOB NOT NULL,
        count INTEGER NOT NULL,
        created INTEGER NOT NULL,
        used INTEGER
    ) WITHOUT ROWID;
    CREATE INDEX passkeys_by_person ON passkeys (person);
    CREATE TABLE cards (
        person TEXT NOT NULL,
        card TEXT NOT NULL,
        game TEXT NOT NULL,
        position TEXT NOT NULL,
        made INTEGER NOT NULL,
        answered INTEGER NOT NULL,
        due INTEGER NOT NULL,
        stability REAL NOT NULL,
        difficulty REAL NOT NULL,
        PRIMARY KEY (person, card)
    ) WITHOUT ROWID;
    CREATE TABLE news (
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        kind TEXT NOT NULL,
        address TEXT NOT NULL,
        base TEXT NOT NULL,
        language TEXT NOT NULL,
        created INTEGER NOT NULL,
        p256dh TEXT NOT NULL,
        auth TEXT NOT NULL,
        zone TEXT NOT NULL,
        quiet_from INTEGER NOT NULL,
        quiet_until INTEGER NOT NULL,
        failures INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX news_by_person ON news (person);
    CREATE TABLE told (
        person TEXT NOT NULL,
        table_id TEXT NOT NULL,
        turn INTEGER NOT NULL,
        PRIMARY KEY (person, table_id)
    ) WITHOUT ROWID;
    CREATE TABLE answered (challenge BLOB PRIMARY KEY, ends INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE holidays (
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        announced INTEGER NOT NULL,
        starts INTEGER NOT NULL,
        ends INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX holidays_by_person ON holidays (person);
    """,
)


def check_version(version: int | None) -> None:
    """Refuse a database of a newer Roost, and one that no release wrote (None)."""
    if version is None:
        raise StoreError(
            "the data were written by a development version before 0.1.0: move them away and "
            "start with an empty data folder or database",
            code="store-before-release",
        )
    if version > len(STEPS):
        raise StoreError(
            f"the store was written by a newer Roost (schema {version}, this one knows "
            f"{len(STEPS)})",
            code="store-too-new",
            value=version,
            known=len(STEPS),
        )
