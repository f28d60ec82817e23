"""People in the database, what they are signed in with, and bans."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from roost.server.core.storage.port import Conflict, Database, Statement
from roost.server.core.storage.records import Records


class PersonRow(Struct, frozen=True, kw_only=True):
    """`seen` is the day of the last visit. `listed`: wants to be named in standings; `hidden`: the
    operator does not want that. `account` is set by the accounts feature only."""

    id: str
    name: str
    created: int
    seen: int = 0
    listed: bool = False
    account: bool = False
    bird: str = ""
    hidden: bool = False


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


_PEOPLE = Records(PersonRow, "people")
_TOKENS = Records(TokenRow, "tokens")
_SESSIONS = Records(SessionRow, "sessions")
_BANS = Records(BanRow, "bans")


class PeopleRows:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, id_: str) -> PersonRow | None:
        return await _PEOPLE.first(self._database, "WHERE id = ?", id_)

    async def put(self, row: PersonRow) -> None:
        """Insert or update a person; `account` stays as it is."""
        columns = ("name", "seen", "listed", "bird", "hidden")
        update = ", ".join(f"{column} = excluded.{column}" for column in columns)
        await self._database.write(_PEOPLE.put(row, f"ON CONFLICT (id) DO UPDATE SET {update}"))

    async def unseen_since(self, then: int) -> list[str]:
        """People without an account whose last visit was before `then`."""
        sql = "SELECT id FROM people WHERE seen < ? AND account = 0"
        return [id_ for (id_,) in await self._database.query(sql, then)]

    async def delete(self, person: str) -> None:
        await self._database.write(*delete_person(person))

    # -- tokens ----------------------------------------------------------------------------

    async def token(self, digest: bytes) -> TokenRow | None:
        return await _TOKENS.first(self._database, "WHERE digest = ?", digest)

    async def tokens(self, person: str) -> list[TokenRow]:
        return await _TOKENS.query(self._database, "WHERE person = ? ORDER BY created, id", person)

    async def put_token(self, row: TokenRow) -> None:
        await self._database.write(_TOKENS.put(row))

    async def delete_token(self, person: str, id_: str) -> bool:
        sql = "DELETE FROM tokens WHERE person = ? AND id = ?"
        return bool(await self._database.write(Statement(sql, (person, id_))))

    # -- sessions --------------------------------------------------------------------------

    async def session(self, digest: bytes) -> SessionRow | None:
        return await _SESSIONS.first(self._database, "WHERE digest = ?", digest)

    async def sessions(self, person: str) -> list[SessionRow]:
        """The newest first."""
        rest = "WHERE person = ? ORDER BY created DESC, id"
        return await _SESSIONS.query(self._database, rest, person)

    async def put_session(self, row: SessionRow) -> None:
        await self._database.write(_SESSIONS.put(row))

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
        return await _BANS.query(self._database, "ORDER BY created")

    async def put(self, row: BanRow) -> None:
        update = "created = excluded.created, until = excluded.until"
        rest = f"ON CONFLICT (kind, value) DO UPDATE SET {update}"
        await self._database.write(_BANS.put(row, rest))

    async def delete(self, value: str) -> bool:
        sql = "DELETE FROM bans WHERE value = ?"
        return bool(await self._database.write(Statement(sql, (value,))))


def delete_person(person: str) -> list[Statement]:
    """Delete a person and, by foreign keys, everything that refers to them."""
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
    """A guest's tokens and sessions end; streams go to the person."""
    both = (person, guest)
    return [
        Statement("DELETE FROM tokens WHERE person = ?", (guest,)),
        Statement("UPDATE streams SET owner = ? WHERE owner = ?", both),
        Statement("UPDATE pseudonyms SET person = ? WHERE person = ?", both),
    ]


async def demand(database: Database, error: Exception, *statements: Statement) -> None:
    """Write, and raise `error` where a row exists already or a demanded row doesn't."""
    try:
        await database.write(*statements)
    except Conflict:
        raise error from None
