"""The tables of the core, one step per version of the schema. Steps are never edited after a
release, only added.

`log` and `heads` belong to the storage itself.
"""

MIGRATIONS = (
    """
    CREATE TABLE facts (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;

    CREATE TABLE people (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        created BIGINT NOT NULL,
        seen BIGINT NOT NULL,
        listed BIGINT NOT NULL,
        account BIGINT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE tokens (
        digest BLOB PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        name TEXT NOT NULL,
        scopes TEXT NOT NULL,
        created BIGINT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tokens_by_person ON tokens (person);
    CREATE TABLE sessions (
        digest BLOB PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        device TEXT NOT NULL,
        created BIGINT NOT NULL,
        seen BIGINT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX sessions_by_person ON sessions (person);
    CREATE TABLE bans (
        kind TEXT NOT NULL,
        value TEXT NOT NULL,
        created BIGINT NOT NULL,
        until BIGINT,
        PRIMARY KEY (kind, value)
    ) WITHOUT ROWID;

    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        status TEXT NOT NULL,
        private BIGINT NOT NULL,
        maker TEXT NOT NULL,
        created BIGINT NOT NULL,
        updated BIGINT NOT NULL,
        game TEXT NOT NULL,
        summary BLOB NOT NULL,
        people TEXT NOT NULL,
        stream TEXT
    ) WITHOUT ROWID;
    CREATE INDEX tables_by_status ON tables (status);
    CREATE INDEX tables_by_stream ON tables (stream) WHERE stream IS NOT NULL;
    CREATE TABLE pseudonyms (
        alias TEXT PRIMARY KEY,
        table_id TEXT NOT NULL,
        person TEXT NOT NULL,
        name TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX pseudonyms_by_table ON pseudonyms (table_id);
    CREATE INDEX pseudonyms_by_person ON pseudonyms (person);

    CREATE TABLE streams (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        owner TEXT NOT NULL,
        seed BLOB NOT NULL,
        closes BIGINT NOT NULL,
        day TEXT NOT NULL,
        game TEXT NOT NULL,
        bots TEXT NOT NULL,
        places BIGINT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX streams_by_owner ON streams (owner) WHERE owner != '';
    CREATE UNIQUE INDEX streams_by_day ON streams (day, game) WHERE day != '';
    CREATE TABLE attempts (
        person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        day TEXT NOT NULL,
        game TEXT NOT NULL,
        table_id TEXT NOT NULL,
        settled BIGINT NOT NULL,
        share DOUBLE PRECISION,
        points BIGINT,
        rank BIGINT,
        PRIMARY KEY (person, day, game)
    ) WITHOUT ROWID;
    CREATE INDEX attempts_by_day ON attempts (day, game);
    CREATE INDEX attempts_by_table ON attempts (table_id);
    CREATE INDEX attempts_unsettled ON attempts (table_id) WHERE settled = 0
    """,
    "ALTER TABLE people ADD COLUMN bird TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE people ADD COLUMN hidden BIGINT NOT NULL DEFAULT 0",
)
