"""The embedded store: one SQLite file, write-ahead log, every commit synchronised to disk."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from roost.server.store.migrations import STEPS, migrate
from roost.server.store.port import (
    PersonRow,
    StoreError,
    StreamRow,
    TableRow,
    TokenRow,
)
from roost.server.store.writer import Statement, Writer

BUSY_S = 5.0  # for a backup program that holds the file; the server's own lock keeps others out
_ROW = "id, status, private, maker, created, summary, people, stream"
_TABLE = (
    f"INSERT INTO tables ({_ROW}) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET status = excluded.status, "
    "summary = excluded.summary, people = excluded.people, stream = excluded.stream"
)


class SqliteStore:
    """Open with `await SqliteStore.open(path)`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._reader = connect(path)
        self._reading = threading.Lock()
        self._writer = Writer(lambda: connect(path))
        self._closed = False

    @classmethod
    async def open(cls, path: Path) -> SqliteStore:
        def prepare() -> None:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch(mode=0o600)  # logs hold the seeds of games that are still played
            connection = connect(path)
            try:
                migrate(connection)
            finally:
                connection.close()

        try:
            await asyncio.to_thread(prepare)
            return cls(path)
        except sqlite3.Error as error:  # another program's file, a damaged one, a full disk
            raise StoreError(
                f"{path} cannot be used: {error}",
                code="store-unusable",
                file=str(path),
                reason=str(error),
            ) from error

    async def close(self) -> None:
        await self._writer.close()
        self._closed = True
        with self._reading:
            self._reader.close()

    # -- tables ----------------------------------------------------------------------------

    def append(
        self, table: str, after: int, entries: Sequence[bytes], row: TableRow | None = None
    ) -> asyncio.Future[int]:
        lines = [
            (table, version, entry.decode()) for version, entry in enumerate(entries, after + 1)
        ]
        statements: list[Statement] = []
        if row is not None:
            values = (row.id, row.status, row.private, row.maker, row.created, row.summary)
            statements.append((_TABLE, (*values, " ".join(row.people), row.stream)))
        return self._writer.write(statements, lines)

    async def log(self, table: str) -> list[bytes]:
        rows = await self._read(
            "SELECT entry FROM log WHERE table_id = ? ORDER BY version", (table,)
        )
        return [entry.encode() for (entry,) in rows]

    async def rows(self, *statuses: str) -> list[TableRow]:
        which = f" WHERE status IN ({', '.join('?' * len(statuses))})" if statuses else ""
        rows = await self._read(f"SELECT {_ROW} FROM tables{which}", statuses)
        return [_table(row) for row in rows]

    async def delete(self, table: str) -> bool:
        statements: list[Statement] = [
            ("DELETE FROM tables WHERE id = ?", (table,)),
            ("DELETE FROM log WHERE table_id = ?", (table,)),
        ]
        return bool(await self._writer.write(statements))

    # -- people ----------------------------------------------------------------------------

    async def put_person(self, row: PersonRow) -> None:
        await self._write(
            "INSERT INTO people (id, name, created) VALUES (?, ?, ?) "
            "ON CONFLICT (id) DO UPDATE SET name = excluded.name",
            (row.id, row.name, row.created),
        )

    async def person(self, id_: str) -> PersonRow | None:
        rows = await self._read("SELECT id, name, created FROM people WHERE id = ?", (id_,))
        return PersonRow(id=rows[0][0], name=rows[0][1], created=rows[0][2]) if rows else None

    async def put_token(self, row: TokenRow) -> None:
        await self._write(
            "INSERT INTO tokens (digest, id, person, name, scopes, created) "
            "VALUES (?, ?, ?, ?, ?, ?)",
            (row.digest, row.id, row.person, row.name, " ".join(row.scopes), row.created),
        )

    async def tokens(self, person: str) -> list[TokenRow]:
        return [_token(row) for row in await self._read(_TOKEN + "person = ?", (person,))]

    async def token(self, digest: bytes) -> TokenRow | None:
        rows = await self._read(_TOKEN + "digest = ?", (digest,))
        return _token(rows[0]) if rows else None

    async def delete_token(self, person: str, id_: str) -> bool:
        sql = "DELETE FROM tokens WHERE person = ? AND id = ?"
        return bool(await self._write(sql, (person, id_)))

    # -- streams ---------------------------------------------------------------------------

    async def put_stream(self, row: StreamRow) -> None:
        await self._write(
            "INSERT INTO streams (id, name, owner, seed, closes) VALUES (?, ?, ?, ?, ?) "
            "ON CONFLICT (id) DO UPDATE SET closes = excluded.closes",
            (row.id, row.name, row.owner, row.seed, row.closes),
        )

    async def stream(self, id_: str) -> StreamRow | None:
        sql = "SELECT id, name, owner, seed, closes FROM streams WHERE id = ?"
        rows = await self._read(sql, (id_,))
        if not rows:
            return None
        stream, name, owner, seed, closes = rows[0]
        return StreamRow(id=stream, name=name, owner=owner, seed=seed, closes=closes)

    async def open_streams(self, owner: str, now: int) -> int:
        sql = "SELECT count(*) FROM streams WHERE owner = ? AND closes > ?"
        return int((await self._read(sql, (owner, now)))[0][0])

    async def saw_stream(self, stream: str, person: str, beside: str) -> bool:
        rows = await self._read(
            "SELECT maker, people FROM tables WHERE stream = ? AND id != ?", (stream, beside)
        )
        if any(person in (maker, *people.split()) for maker, people in rows):
            return True
        watched = "SELECT 1 FROM watchers WHERE stream = ? AND person = ?"
        return bool(await self._read(watched, (stream, person)))

    async def note_watcher(self, stream: str, person: str) -> None:
        await self._write("INSERT OR IGNORE INTO watchers VALUES (?, ?)", (stream, person))

    # -- both ways -------------------------------------------------------------------------

    async def check(self) -> None:
        await self._write(f"PRAGMA user_version = {len(STEPS)}", ())

    async def _write(self, sql: str, values: Sequence[Any]) -> int:
        return await self._writer.write([(sql, values)])

    async def _read(self, sql: str, values: Sequence[Any]) -> list[Any]:
        def read() -> list[Any]:
            with self._reading:
                if self._closed:
                    raise StoreError("the store is closed", code="store-closed")
                return self._reader.execute(sql, values).fetchall()

        try:
            return await asyncio.to_thread(read)
        except sqlite3.Error as error:
            raise StoreError(f"the store failed: {error}", reason=str(error)) from error


_TOKEN = "SELECT id, person, name, scopes, digest, created FROM tokens WHERE "


def _token(row: Any) -> TokenRow:
    id_, person, name, scopes, digest, created = row
    return TokenRow(
        id=id_,
        person=person,
        name=name,
        scopes=tuple(scopes.split()),
        digest=digest,
        created=created,
    )


def _table(row: Any) -> TableRow:
    id_, status, private, maker, created, summary, people, stream = row
    return TableRow(
        id=id_,
        status=status,
        private=bool(private),
        maker=maker,
        created=created,
        summary=summary,
        people=tuple(people.split()),
        stream=stream,
    )


def connect(path: Path) -> sqlite3.Connection:
    """A connection that commits only when told to, and then to the disk."""
    connection = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, timeout=BUSY_S
    )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA wal_autocheckpoint = 4000")
    return connection
