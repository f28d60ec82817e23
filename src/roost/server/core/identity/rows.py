"""People in the database, what they are signed in with, and bans."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from roost.server.core.storage.port import Conflict, Database, Statement

_PERSON = "SELECT id, name, created, seen, listed, account FROM people WHERE id = ?"
_PUT_PERSON = (
    "INSERT INTO people (id, name, created, seen, listed, account) VALUES (?, ?, ?, ?, ?, 0) "
    "ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen, "
    "listed = excluded.listed"
)
_TOKEN = "SELECT id, person, name, scopes, digest, created FROM tokens WHERE "
_PUT_TOKEN = (
    "INSERT INTO tokens (digest, id, person, name, scopes, created) VALUES (?, ?, ?, ?, ?, ?)"
)
_SESSION = "SELECT id, person, digest, device, created, seen FROM sessions WHERE "
_PUT_SESSION = (
    "INSERT INTO sessions (id, person, digest, device, created, seen) VALUES (?, ?, ?, ?, ?, ?)"
)
_PUT_BAN = (
    "INSERT INTO bans (kind, value, created, until) VALUES (?, ?, ?, ?) "
    "ON CONFLICT (kind, value) DO UPDATE SET created = excluded.created, until = excluded.until"
)


class PersonRow(Struct, frozen=True, kw_only=True):
    """`seen` is the day of the last visit. `listed`: wants to be named in standings. `account` is
    set by the accounts feature only."""

    id: str
    name: str
    created: int
    seen: int = 0
    listed: bool = False
    account: bool = False


class TokenRow(Struct, frozen=True, kw_only=True):
    """`digest` is the SHA-256 of the token: the database never holds what opens a door."""

    id: str
    person: str
    name: str
    scopes: tuple[str, ...]
    digest: bytes
    created: int


class SessionRow(Struct, frozen=True, kw_only=True):
    """A device that is signed in. `digest` is the SHA-256 of its cookie, `device` a name that its
    owner recognises, `seen` the day of its last visit."""

    id: str
    person: str
    digest: bytes
    device: str
    created: int
    seen: int


class BanRow(Struct, frozen=True, kw_only=True):
    """`kind` is address or guest; `until` is None for good."""

    kind: str
    value: str
    created: int
    until: int | None = None


class PeopleRows:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, id_: str) -> PersonRow | None:
        rows = await self._database.query(_PERSON, id_)
        if not rows:
            return None
        person, name, created, seen, listed, account = rows[0]
        flags = {"listed": bool(listed), "account": bool(account)}
        return PersonRow(id=person, name=name, created=created, seen=seen, **flags)

    async def put(self, row: PersonRow) -> None:
        values = (row.id, row.name, row.created, row.seen, int(row.listed))
        await self._database.write(Statement(_PUT_PERSON, values))

    async def unseen_since(self, then: int) -> list[str]:
        """People without an account whose last visit was before `then`."""
        rows = await self._database.query(
            "SELECT id FROM people WHERE seen < ? AND account = 0", then
        )
        return [id_ for (id_,) in rows]

    async def delete(self, person: str) -> None:
        await self._database.write(*delete_person(person))

    # -- tokens ----------------------------------------------------------------------------

    async def token(self, digest: bytes) -> TokenRow | None:
        rows = await self._database.query(_TOKEN + "digest = ?", digest)
        return _token(rows[0]) if rows else None

    async def tokens(self, person: str) -> list[TokenRow]:
        sql = _TOKEN + "person = ? ORDER BY created, id"
        return [_token(row) for row in await self._database.query(sql, person)]

    async def put_token(self, row: TokenRow) -> None:
        values = (row.digest, row.id, row.person, row.name, " ".join(row.scopes), row.created)
        await self._database.write(Statement(_PUT_TOKEN, values))

    async def delete_token(self, person: str, id_: str) -> bool:
        sql = "DELETE FROM tokens WHERE person = ? AND id = ?"
        return bool(await self._database.write(Statement(sql, (person, id_))))

    # -- sessions --------------------------------------------------------------------------

    async def session(self, digest: bytes) -> SessionRow | None:
        rows = await self._database.query(_SESSION + "digest = ?", digest)
        return _session(rows[0]) if rows else None

    async def sessions(self, person: str) -> list[SessionRow]:
        """The newest first."""
        sql = _SESSION + "person = ? ORDER BY created DESC, id"
        return [_session(row) for row in await self._database.query(sql, person)]

    async def put_session(self, row: SessionRow) -> None:
        values = (row.id, row.person, row.digest, row.device, row.created, row.seen)
        await self._database.write(Statement(_PUT_SESSION, values))

    async def note_session(self, id_: str, seen: int) -> None:
        sql = "UPDATE sessions SET seen = ? WHERE id = ?"
        await self._database.write(Statement(sql, (seen, id_)))

    async def delete_session(self, person: str, id_: str) -> bool:
        sql = "DELETE FROM sessions WHERE person = ? AND id = ?"
        return bool(await self._database.write(Statement(sql, (person, id_))))

    async def delete_old_sessions(self, then: int) -> None:
        """Delete those whose last visit was before `then`."""
        await self._database.write(Statement("DELETE FROM sessions WHERE seen < ?", (then,)))


class BanRows:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> list[BanRow]:
        sql = "SELECT kind, value, created, until FROM bans ORDER BY created"
        rows = await self._database.query(sql)
        return [BanRow(kind=k, value=v, created=c, until=u) for k, v, c, u in rows]

    async def put(self, row: BanRow) -> None:
        await self._database.write(
            Statement(_PUT_BAN, (row.kind, row.value, row.created, row.until))
        )

    async def delete(self, value: str) -> bool:
        return bool(
            await self._database.write(Statement("DELETE FROM bans WHERE value = ?", (value,)))
        )


def delete_person(person: str) -> list[Statement]:
    """What refers to the person goes with the row, by foreign keys."""
    return [
        Statement("DELETE FROM bans WHERE kind = 'guest' AND value = ?", (person,)),
        Statement("UPDATE streams SET owner = '', name = '' WHERE owner = ?", (person,)),
        Statement("DELETE FROM pseudonyms WHERE person = ?", (person,)),
        Statement("DELETE FROM people WHERE id = ?", (person,)),
    ]


def merge_once(table: str, columns: Sequence[str], guest: str, person: str) -> list[Statement]:
    """Give a guest's rows to a person who may have one of each; the person's own row wins."""
    same = " AND ".join(f"own.{column} = {table}.{column}" for column in columns)
    has_own = f"EXISTS (SELECT 1 FROM {table} own WHERE own.person = ? AND {same})"
    return [
        Statement(f"DELETE FROM {table} WHERE {has_own} AND person = ?", (person, guest)),
        Statement(f"UPDATE {table} SET person = ? WHERE person = ?", (person, guest)),
    ]


def merge_guest(guest: str, person: str) -> list[Statement]:
    """A guest's tokens and sessions end; streams and what was watched go to the person."""
    both = (person, guest)
    return [
        Statement("DELETE FROM tokens WHERE person = ?", (guest,)),
        Statement("UPDATE streams SET owner = ? WHERE owner = ?", both),
        Statement("UPDATE pseudonyms SET person = ? WHERE person = ?", both),
        *merge_once("watchers", ("stream",), guest, person),
    ]


async def demand(database: Database, error: Exception, *statements: Statement) -> None:
    """Write, and raise `error` where a row exists already or a demanded row doesn't."""
    try:
        await database.write(*statements)
    except Conflict:
        raise error from None


def _token(row: Sequence[Any]) -> TokenRow:
    id_, person, name, scopes, digest, created = row
    return TokenRow(
        id=id_,
        person=person,
        name=name,
        scopes=tuple(scopes.split()),
        digest=digest,
        created=created,
    )


def _session(row: Sequence[Any]) -> SessionRow:
    id_, person, digest, device, created, seen = row
    return SessionRow(
        id=id_, person=person, digest=digest, device=device, created=created, seen=seen
    )
