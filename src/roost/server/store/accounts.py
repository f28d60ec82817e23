"""Accounts in stores in SQL, and what becomes of a guest who turns out to have one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Sequence
from typing import Any

from roost.server.store.port import NameTakenError, VersionTakenError
from roost.server.store.port_accounts import AccountRow, PasskeyRow, SessionRow
from roost.server.store.writing import Line, Statement

_ACCOUNT = "SELECT person, name, folded, created, password, recovery FROM accounts WHERE "
_SESSION = "SELECT id, person, digest, device, created, seen FROM sessions WHERE "
_PASSKEY = "SELECT id, person, name, site, key, count, created, used FROM passkeys WHERE "
_CALLED = "UPDATE people SET name = ? WHERE id = ?"
_END_TOKENS = "DELETE FROM tokens WHERE person = ?"
_HAS_CODE = "EXISTS (SELECT 1 FROM accounts WHERE person = ? AND recovery = ?)"
# The later of two attempts at one daily game goes, by the tables they were made at.
_LATER = (
    "DELETE FROM attempts WHERE person = ? AND EXISTS (SELECT 1 FROM attempts g "
    "JOIN tables early ON early.id = g.table_id JOIN tables late ON late.id = attempts.table_id "
    "WHERE g.person = ? AND g.day = attempts.day AND g.game = attempts.game "
    "AND early.created < late.created)"
)
_PUZZLES = (
    "INSERT INTO puzzles (person, puzzle, game, at, first, tries, solved) "
    "SELECT CAST(? AS TEXT), puzzle, game, at, first, tries, solved FROM puzzles WHERE person = ? "
    "ON CONFLICT (person, puzzle) DO UPDATE SET tries = puzzles.tries + excluded.tries, "
    "first = CASE WHEN excluded.at < puzzles.at THEN excluded.first ELSE puzzles.first END, "
    "solved = CASE WHEN puzzles.solved IS NULL OR excluded.solved < puzzles.solved "
    "THEN excluded.solved ELSE puzzles.solved END, "
    "at = CASE WHEN excluded.at < puzzles.at THEN excluded.at ELSE puzzles.at END"
)
# What a person can have once of something, and by which columns that is known.
_ONCE = {
    "attempts": ("day", "game"),
    "cards": ("card",),
    "games": ("table_id",),
    "told": ("table_id",),
    "watchers": ("stream",),
}
# Whoever has announced days off keeps to these: nobody gathers more of them as many guests.
_HOLIDAYS = (
    "DELETE FROM holidays WHERE EXISTS (SELECT 1 FROM holidays mine WHERE mine.person = ?) "
    "AND person = ?"
)
_MOVES = {
    "holidays": "person",
    "news": "person",
    "sitters": "person",
    "streams": "owner",
}


class SqlAccounts(ABC):
    """A part of `SqlStore`."""

    @abstractmethod
    def _writes(
        self, statements: Sequence[Statement], lines: Sequence[Line] = ()
    ) -> Awaitable[int]:
        """Lines and statements in one transaction; resolves once they are on disk, to the rows
        the last statement touched."""

    @abstractmethod
    async def _read(self, sql: str, values: Sequence[Any]) -> list[Any]: ...

    async def _write(self, sql: str, values: Sequence[Any]) -> int:
        return await self._writes([(sql, values)])

    # -- accounts --------------------------------------------------------------------------

    async def put_account(self, row: AccountRow, passkey: PasskeyRow | None = None) -> None:
        sql = (
            "INSERT INTO accounts (person, name, folded, created, password, recovery) "
            "VALUES (?, ?, ?, ?, ?, ?)"
        )
        values = (row.person, row.name, row.folded, row.created, row.password, row.recovery)
        made: list[Statement] = [(sql, values), (_CALLED, (row.name, row.person))]
        made.append((_END_TOKENS, (row.person,)))
        if passkey is not None:
            made.append(_new_passkey(passkey))
        await self._named(made, row.name)

    async def rename_account(self, person: str, name: str, folded: str) -> None:
        sql = "UPDATE accounts SET name = ?, folded = ? WHERE person = ?"
        await self._named([(sql, (name, folded, person)), (_CALLED, (name, person))], name)

    async def _named(self, statements: Sequence[Statement], name: str) -> None:
        try:
            await self._writes(statements)
        except VersionTakenError:
            raise NameTakenError(f"somebody is called {name}", value=name) from None

    async def account(self, person: str) -> AccountRow | None:
        rows = await self._read(_ACCOUNT + "person = ?", (person,))
        return _account(rows[0]) if rows else None

    async def account_named(self, folded: str) -> AccountRow | None:
        rows = await self._read(_ACCOUNT + "folded = ?", (folded,))
        return _account(rows[0]) if rows else None

    async def set_password(self, person: str, password: str) -> None:
        await self._do("UPDATE accounts SET password = ? WHERE person = ?", password, person)

    async def change_password(self, person: str, password: str, session: str) -> None:
        await self._writes(
            [
                ("DELETE FROM sessions WHERE person = ? AND id <> ?", (person, session)),
                (_END_TOKENS, (person,)),
                ("UPDATE accounts SET password = ? WHERE person = ?", (password, person)),
            ]
        )

    async def set_recovery(self, person: str, recovery: bytes) -> None:
        await self._do("UPDATE accounts SET recovery = ? WHERE person = ?", recovery, person)

    async def recover(self, person: str, spent: bytes, password: str, recovery: bytes) -> bool:
        shut: list[Statement] = [
            (f"DELETE FROM {what} WHERE person = ? AND {_HAS_CODE}", (person, person, spent))
            for what in ("sessions", "passkeys", "tokens")
        ]
        sql = "UPDATE accounts SET password = ?, recovery = ? WHERE person = ? AND recovery = ?"
        done = (sql, (password, recovery, person, spent))
        return bool(await self._writes([*shut, done]))

    # -- devices ---------------------------------------------------------------------------

    async def put_session(self, row: SessionRow) -> None:
        sql = (
            "INSERT INTO sessions (id, person, digest, device, created, seen) "
            "VALUES (?, ?, ?, ?, ?, ?)"
        )
        await self._do(sql, row.id, row.person, row.digest, row.device, row.created, row.seen)

    async def session(self, digest: bytes) -> SessionRow | None:
        rows = await self._read(_SESSION + "digest = ?", (digest,))
        return _session(rows[0]) if rows else None

    async def sessions(self, person: str) -> list[SessionRow]:
        sql = _SESSION + "person = ? ORDER BY created DESC, id"
        return [_session(row) for row in await self._read(sql, (person,))]

    async def see_session(self, id_: str, seen: int) -> None:
        await self._do("UPDATE sessions SET seen = ? WHERE id = ?", seen, id_)

    async def delete_session(self, person: str, id_: str) -> bool:
        sql = "DELETE FROM sessions WHERE person = ? AND id = ?"
        return bool(await self._do(sql, person, id_))

    async def delete_old_sessions(self, then: int) -> None:
        await self._do("DELETE FROM sessions WHERE seen < ?", then)

    # -- passkeys --------------------------------------------------------------------------

    async def put_passkey(self, row: PasskeyRow) -> bool:
        sql, values = _new_passkey(row)
        return bool(await self._write(f"{sql} ON CONFLICT DO NOTHING", values))

    async def passkey(self, id_: bytes) -> PasskeyRow | None:
        rows = await self._read(_PASSKEY + "id = ?", (id_,))
        return _passkey(rows[0]) if rows else None

    async def passkeys(self, person: str) -> list[PasskeyRow]:
        sql = _PASSKEY + "person = ? ORDER BY created, id"
        return [_passkey(row) for row in await self._read(sql, (person,))]

    async def use_passkey(self, id_: bytes, count: int, used: int) -> None:
        await self._do("UPDATE passkeys SET count = ?, used = ? WHERE id = ?", count, used, id_)

    async def delete_passkey(self, person: str, id_: bytes) -> bool:
        sql = (
            "DELETE FROM passkeys WHERE person = ? AND id = ? AND (EXISTS (SELECT 1 FROM accounts "
            "WHERE person = ? AND password IS NOT NULL) "
            "OR (SELECT count(*) FROM passkeys WHERE person = ?) > 1)"
        )
        return bool(await self._do(sql, person, id_, person, person))

    async def answer_once(self, challenge: bytes, ends: int, now: int) -> bool:
        noted = "INSERT INTO answered (challenge, ends) VALUES (?, ?) ON CONFLICT DO NOTHING"
        old: Statement = ("DELETE FROM answered WHERE ends < ?", (now,))
        return bool(await self._writes([old, (noted, (challenge, ends))]))

    # -- a guest who has an account ----------------------------------------------------------

    async def move(self, guest: str, person: str) -> None:
        both = (person, guest)
        statements: list[Statement] = [(_LATER, both), (_PUZZLES, both), (_HOLIDAYS, both)]
        for what, columns in _ONCE.items():
            same = " AND ".join(f"mine.{column} = {what}.{column}" for column in columns)
            has = f"EXISTS (SELECT 1 FROM {what} mine WHERE mine.person = ? AND {same})"
            statements.append((f"DELETE FROM {what} WHERE {has} AND person = ?", both))
            statements.append((f"UPDATE {what} SET person = ? WHERE person = ?", both))
        for what, column in _MOVES.items():
            statements.append((f"UPDATE {what} SET {column} = ? WHERE {column} = ?", both))
        await self._writes([*statements, *forget(guest)])

    def _do(self, sql: str, *values: Any) -> Awaitable[int]:
        return self._writes([(sql, values)])


def forget(person: str) -> list[Statement]:
    """Delete all that is kept of a person."""
    whose = ("sitters", "games", "puzzles", "cards", "attempts", "tokens", "watchers")
    opens = ("accounts", "sessions", "passkeys", "news", "told", "holidays")
    return [
        *((f"DELETE FROM {what} WHERE person = ?", (person,)) for what in (*whose, *opens)),
        ("DELETE FROM bans WHERE kind = 'guest' AND value = ?", (person,)),
        ("UPDATE streams SET owner = '', name = '' WHERE owner = ?", (person,)),
        ("DELETE FROM people WHERE id = ?", (person,)),
    ]


def _new_passkey(row: PasskeyRow) -> Statement:
    sql = (
        "INSERT INTO passkeys (id, person, name, site, key, count, created, used) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
    )
    values = (row.id, row.person, row.name, row.site, row.key)
    return sql, (*values, row.count, row.created, row.used)


def _account(row: Any) -> AccountRow:
    person, name, folded, created, password, recovery = row
    return AccountRow(
        person=person,
        name=name,
        folded=folded,
        created=created,
        password=password,
        recovery=recovery,
    )


def _session(row: Any) -> SessionRow:
    id_, person, digest, device, created, seen = row
    return SessionRow(
        id=id_, person=person, digest=digest, device=device, created=created, seen=seen
    )


def _passkey(row: Any) -> PasskeyRow:
    id_, person, name, site, key, count, created, used = row
    return PasskeyRow(
        id=id_,
        person=person,
        name=name,
        site=site,
        key=key,
        count=count,
        created=created,
        used=used,
    )
