"""What stores in SQL have in common: one text of every statement, for SQLite and for PostgreSQL.

Statements keep to what both understand, with `?` for a value. A store brings the three ways to its
database: to write, to read, and to read a time out of an entry.
"""

from __future__ import annotations

import zlib
from abc import abstractmethod
from collections.abc import Awaitable, Sequence
from typing import Any

from roost.server.core.errors import BrokenLogError
from roost.server.core.person import Pseudonym
from roost.server.store import daily, flashcards, games
from roost.server.store.accounts import forget
from roost.server.store.days_off import SqlDaysOff
from roost.server.store.port import (
    AttemptRow,
    BanRow,
    Entrant,
    FlashcardRow,
    GameRow,
    PersonRow,
    PuzzleRow,
    ReviewRow,
    Standing,
    StreamRow,
    TableRow,
    TokenRow,
    Wanted,
)
from roost.server.store.writing import Statement, checksum

_ROW = "id, status, private, maker, created, summary, people, stream, game"
_TABLE = (
    f"INSERT INTO tables ({_ROW}) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET status = excluded.status, "
    "summary = excluded.summary, people = excluded.people, stream = excluded.stream, "
    "private = excluded.private, maker = excluded.maker"
)
_SITTER = "INSERT INTO sitters (alias, table_id, person, name) VALUES (?, ?, ?, ?)"


class SqlStore(SqlDaysOff):
    """All of a `Store` but opening, closing, scrubbing and checking."""

    @staticmethod
    @abstractmethod
    def _at(entry: str) -> str:
        """In SQL: when an entry was written."""

    @staticmethod
    @abstractmethod
    def _raw(text: str) -> str:
        """Return SQL for the bytes of a text, which a failing disk may have changed."""

    # -- tables ----------------------------------------------------------------------------

    def append(
        self,
        table: str,
        after: int,
        entries: Sequence[bytes],
        row: TableRow | None = None,
        pseudonyms: Sequence[Pseudonym] = (),
        attempt: AttemptRow | None = None,
    ) -> Awaitable[int]:
        lines = [
            (table, version, entry.decode()) for version, entry in enumerate(entries, after + 1)
        ]
        statements: list[Statement] = []
        if row is not None:
            statements += _put(row)
        statements += [
            (_SITTER, (pseudonym.alias, table, pseudonym.person, pseudonym.name))
            for pseudonym in pseudonyms
        ]
        if attempt is not None:
            statements.append(daily.made(attempt))
        return self._writes(statements, lines)

    async def pseudonyms(self, table: str) -> list[Pseudonym]:
        sql = "SELECT alias, person, name FROM sitters WHERE table_id = ? ORDER BY alias"
        return [Pseudonym(*row) for row in await self._read(sql, (table,))]

    async def log(self, table: str) -> list[bytes]:
        entry = self._raw("entry")
        rows = await self._read(
            f"SELECT version, {entry}, crc FROM log WHERE table_id = ? ORDER BY version", (table,)
        )
        for number, (version, raw, crc) in enumerate(rows, 1):
            if number != version or not _intact(table, version, raw, crc):
                raise BrokenLogError(f"entry {number} of table {table} is missing or damaged")
        return [raw for _, raw, _ in rows]

    async def row(self, table: str) -> TableRow | None:
        rows = await self._read(f"SELECT {_ROW} FROM tables WHERE id = ?", (table,))
        return _table(rows[0]) if rows else None

    async def rows(self, *statuses: str) -> list[TableRow]:
        which = f" WHERE status IN ({', '.join('?' * len(statuses))})" if statuses else ""
        rows = await self._read(f"SELECT {_ROW} FROM tables{which}", statuses)
        return [_table(row) for row in rows]

    async def delete(self, table: str) -> bool:
        statements: list[Statement] = [
            ("DELETE FROM reviews WHERE table_id = ?", (table,)),
            ("DELETE FROM judged WHERE table_id = ?", (table,)),
            ("DELETE FROM games WHERE table_id = ?", (table,)),
            ("UPDATE attempts SET table_id = '' WHERE table_id = ?", (table,)),
            ("DELETE FROM sitters WHERE table_id = ?", (table,)),
            ("DELETE FROM told WHERE table_id = ?", (table,)),
            ("DELETE FROM tables WHERE id = ?", (table,)),
            ("DELETE FROM log WHERE table_id = ?", (table,)),
        ]
        return bool(await self._writes(statements))

    # -- people ----------------------------------------------------------------------------

    async def put_person(self, row: PersonRow) -> None:
        await self._write(
            "INSERT INTO people (id, name, created, seen, listed) VALUES (?, ?, ?, ?, ?) "
            "ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen, "
            "listed = excluded.listed",
            (row.id, row.name, row.created, row.seen, row.listed),
        )

    async def person(self, id_: str) -> PersonRow | None:
        rows = await self._read(_PERSON, (id_,))
        if not rows:
            return None
        person, name, created, seen, listed, account = rows[0]
        said = {"listed": bool(listed), "account": bool(account)}
        return PersonRow(id=person, name=name, created=created, seen=seen, **said)

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

    async def tables_of(self, person: str) -> list[str]:
        sql = "SELECT DISTINCT table_id FROM sitters WHERE person = ? ORDER BY table_id"
        return [table for (table,) in await self._read(sql, (person,))]

    async def unlink(self, person: str, row: TableRow) -> None:
        statements: list[Statement] = [
            ("DELETE FROM sitters WHERE table_id = ? AND person = ?", (row.id, person)),
            ("DELETE FROM reviews WHERE table_id = ?", (row.id,)),  # they hold names
            *_put(row),
        ]
        await self._writes(statements)

    async def relink(self, guest: str, person: str, row: TableRow) -> None:
        sql = "UPDATE sitters SET person = ? WHERE table_id = ? AND person = ?"
        await self._writes([(sql, (person, row.id, guest)), *_put(row)])

    async def forget(self, person: str) -> None:
        await self._writes(forget(person))

    async def put_ban(self, row: BanRow) -> None:
        sql = (
            "INSERT INTO bans (kind, value, created, until) VALUES (?, ?, ?, ?) "
            "ON CONFLICT (kind, value) DO UPDATE SET created = excluded.created, "
            "until = excluded.until"
        )
        await self._write(sql, (row.kind, row.value, row.created, row.until))

    async def delete_ban(self, value: str) -> bool:
        return bool(await self._write("DELETE FROM bans WHERE value = ?", (value,)))

    async def bans(self) -> list[BanRow]:
        rows = await self._read("SELECT kind, value, created, until FROM bans ORDER BY created", ())
        return [BanRow(kind=k, value=v, created=c, until=u) for k, v, c, u in rows]

    async def finished_before(self, then: int) -> list[str]:
        last = "(SELECT entry FROM log WHERE table_id = id ORDER BY version DESC LIMIT 1)"
        sql = (
            f"SELECT id FROM tables WHERE status IN ('over', 'abandoned') AND {self._at(last)} < ?"
        )
        return [id_ for (id_,) in await self._read(sql, (then,))]

    async def unseen_since(self, then: int) -> list[str]:
        sql = "SELECT id FROM people WHERE seen < ? AND id NOT IN (SELECT person FROM accounts)"
        return [id_ for (id_,) in await self._read(sql, (then,))]

    # -- their games and puzzles -------------------------------------------------------------

    async def games_of(self, person: str, wanted: Wanted, most: int) -> list[GameRow]:
        return [games.read(row) for row in await self._read(*games.select(person, wanted, most))]

    async def note_puzzle(self, person: str, row: PuzzleRow, most: int) -> None:
        await self._writes([games.note_puzzle(person, row, most)])

    async def puzzles_of(self, person: str) -> list[PuzzleRow]:
        rows = await self._read(games.PUZZLES, (person,))
        return [games.read_puzzle(row) for row in rows]

    # -- cards -------------------------------------------------------------------------------

    async def add_flashcards(self, person: str, rows: Sequence[FlashcardRow]) -> None:
        if rows:
            await self._writes([flashcards.added(person, row) for row in rows])

    async def flashcards_of(self, person: str) -> list[FlashcardRow]:
        return [flashcards.read(row) for row in await self._read(flashcards.OF_PERSON, (person,))]

    async def flashcard(self, person: str, flashcard: str) -> FlashcardRow | None:
        rows = await self._read(flashcards.ONE, (person, flashcard))
        return flashcards.read(rows[0]) if rows else None

    async def answer_flashcard(self, person: str, row: FlashcardRow, before: int) -> bool:
        return bool(await self._writes([flashcards.answered(person, row, before)]))

    # -- daily games -------------------------------------------------------------------------

    async def attempt(self, person: str, day: str, game: str) -> AttemptRow | None:
        rows = await self._read(daily.ONE, (person, day, game))
        return daily.read(rows[0]) if rows else None

    async def attempts_of(self, person: str) -> list[AttemptRow]:
        return [daily.read(row) for row in await self._read(daily.OF_PERSON, (person,))]

    async def unsettled(self, now: int) -> list[AttemptRow]:
        return [daily.read(row) for row in await self._read(daily.UNSETTLED, (now, now))]

    async def settle(self, row: AttemptRow) -> None:
        await self._writes([daily.settled(row)])

    async def standings(self, day: str, game: str) -> list[Standing]:
        rows = await self._read(daily.STANDINGS, (day, game))
        return [daily.read_standing(row) for row in rows]

    async def entrants(self, challenge: str) -> list[Entrant]:
        rows = await self._read(daily.ENTRANTS, (challenge,))
        return [Entrant(name=name, attempt=daily.read(row)) for name, *row in rows]

    # -- streams ---------------------------------------------------------------------------

    async def put_stream(self, row: StreamRow) -> None:
        await self._write(
            f"{daily.STREAM} ON CONFLICT (id) DO UPDATE SET closes = excluded.closes",
            daily.stream_values(row),
        )

    async def stream(self, id_: str) -> StreamRow | None:
        rows = await self._read(_STREAM + "id = ?", (id_,))
        return daily.read_stream(rows[0]) if rows else None

    async def streams_of(self, owner: str) -> list[StreamRow]:
        rows = await self._read(_STREAM + "owner = ? ORDER BY closes", (owner,))
        return [daily.read_stream(row) for row in rows]

    async def seal_streams(self, rows: Sequence[StreamRow]) -> None:
        await self._writes([daily.sealed(row) for row in rows])

    async def daily_streams(self, first: str, last: str) -> list[StreamRow]:
        sql = _STREAM + "day BETWEEN ? AND ? ORDER BY day, game"
        return [daily.read_stream(row) for row in await self._read(sql, (first, last))]

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
        await self._write(
            "INSERT INTO watchers (stream, person) VALUES (?, ?) ON CONFLICT DO NOTHING",
            (stream, person),
        )

    async def watched(self, person: str) -> list[str]:
        sql = "SELECT stream FROM watchers WHERE person = ? ORDER BY stream"
        return [stream for (stream,) in await self._read(sql, (person,))]

    # -- the server itself, and reviews ------------------------------------------------------

    async def put_about(self, key: str, value: bytes) -> None:
        await self._write(
            "INSERT INTO about (key, value) VALUES (?, ?) "
            "ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            (key, value),
        )

    async def about(self, key: str) -> bytes | None:
        rows = await self._read("SELECT value FROM about WHERE key = ?", (key,))
        return rows[0][0] if rows else None

    async def put_review(self, row: ReviewRow) -> None:
        sql = (
            "INSERT INTO reviews (table_id, language, maker, answer) VALUES (?, ?, ?, ?) "
            "ON CONFLICT (table_id, language) DO UPDATE SET maker = excluded.maker, "
            "answer = excluded.answer"
        )
        kept = (row.table, row.language, row.maker, zlib.compress(row.answer))
        known = "(SELECT count(*) FROM sitters s WHERE s.table_id = reviews.table_id)"
        late = f"DELETE FROM reviews WHERE table_id = ? AND {known} < ?"
        named: Statement = (late, (row.table, row.pseudonyms))
        await self._writes([(sql, kept), named, *games.judge(row)])

    async def review(self, table: str, language: str, maker: str) -> bytes | None:
        rows = await self._read(
            "SELECT answer FROM reviews WHERE table_id = ? AND language = ? AND maker = ?",
            (table, language, maker),
        )
        return zlib.decompress(rows[0][0]) if rows else None


_PERSON = (
    "SELECT id, name, created, seen, listed, "
    "EXISTS (SELECT 1 FROM accounts WHERE person = people.id) FROM people WHERE id = ?"
)
_STREAM = f"SELECT {daily.STREAM_COLUMNS} FROM streams WHERE "
_TOKEN = "SELECT id, person, name, scopes, digest, created FROM tokens WHERE "


def _intact(table: str, version: int, raw: bytes, crc: int | None) -> bool:
    try:
        entry = raw.decode()
    except UnicodeDecodeError:
        return False
    return crc is None or crc == checksum(table, version, entry)


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


def _put(row: TableRow) -> list[Statement]:
    values = (row.id, row.status, row.private, row.maker, row.created, row.summary)
    table: Statement = (_TABLE, (*values, " ".join(row.people), row.stream, row.game))
    return [table, *games.put(row)]


def _table(row: Any) -> TableRow:
    id_, status, private, maker, created, summary, people, stream, game = row
    return TableRow(
        id=id_,
        status=status,
        private=bool(private),
        maker=maker,
        created=created,
        summary=summary,
        people=tuple(people.split()),
        stream=stream,
        game=game,
    )
