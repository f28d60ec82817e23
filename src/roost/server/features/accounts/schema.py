"""Passwords, passkeys and recovery codes in the database. Sessions belong to the core."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from roost.server.core.errors import ServerError
from roost.server.core.storage.port import Conflict, Database, Statement
from roost.server.core.storage.records import Records

MIGRATIONS = (
    """
    CREATE TABLE accounts (
        person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
        name TEXT NOT NULL,
        folded TEXT NOT NULL UNIQUE,
        created BIGINT NOT NULL,
        password TEXT,
        recovery BLOB
    ) WITHOUT ROWID;
    CREATE TABLE passkeys (
        id BLOB PRIMARY KEY,
        person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        name TEXT NOT NULL,
        site TEXT NOT NULL,
        key BLOB NOT NULL,
        count BIGINT NOT NULL,
        created BIGINT NOT NULL,
        used BIGINT
    ) WITHOUT ROWID;
    CREATE INDEX passkeys_by_person ON passkeys (person);
    CREATE TABLE passkey_challenges (
        challenge BLOB PRIMARY KEY, ends BIGINT NOT NULL
    ) WITHOUT ROWID
    """,
)
_RENAME_PERSON = "UPDATE people SET name = ? WHERE id = ?"
_HAS_CODE = "EXISTS (SELECT 1 FROM accounts WHERE person = ? AND recovery = ?)"
_DELETE_PASSKEY = (
    "DELETE FROM passkeys WHERE person = ? AND id = ? AND (EXISTS (SELECT 1 FROM accounts "
    "WHERE person = ? AND password IS NOT NULL) "
    "OR (SELECT count(*) FROM passkeys WHERE person = ?) > 1)"
)


class NameTakenError(ServerError):
    """Another account has this name."""

    code = "account-name-taken"
    status = 409


class AccountRow(Struct, frozen=True):
    """The person stays who they were as a guest. `folded` is the name as it is compared.
    `password` is its Argon2 hash, `recovery` the SHA-256 of the code; None if there is none."""

    person: str
    name: str
    folded: str
    created: int
    password: str | None = None
    recovery: bytes | None = None


class PasskeyRow(Struct, frozen=True, kw_only=True):
    """The public `key` for one `site`; `count` is how often the passkey says that it was used."""

    id: bytes
    person: str
    name: str
    site: str
    key: bytes
    count: int
    created: int
    used: int | None = None


_ACCOUNTS = Records(AccountRow, "accounts")
_PASSKEYS = Records(PasskeyRow, "passkeys")


class AccountRows:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def _run(self, sql: str, *values: Any) -> int:
        return await self._database.write(Statement(sql, values))

    async def create(self, row: AccountRow, passkey: PasskeyRow | None = None) -> None:
        """Create an account, perhaps with a passkey; the person takes its name, and their guest's
        tokens end. Raises NameTakenError if the name, the person or the passkey has an account."""
        opened = "UPDATE people SET name = ?, account = 1 WHERE id = ?"
        statements = [
            _ACCOUNTS.put(row),
            Statement(opened, (row.name, row.person)),
            Statement("DELETE FROM tokens WHERE person = ?", (row.person,)),
            *([] if passkey is None else [_PASSKEYS.put(passkey)]),
        ]
        await self._write_named(statements, row.name)

    async def rename(self, person: str, name: str, folded: str) -> None:
        """Rename account and person. Raises NameTakenError if another account has the name."""
        sql = "UPDATE accounts SET name = ?, folded = ? WHERE person = ?"
        renamed = Statement(sql, (name, folded, person))
        await self._write_named([renamed, Statement(_RENAME_PERSON, (name, person))], name)

    async def _write_named(self, statements: Sequence[Statement], name: str) -> None:
        try:
            await self._database.write(*statements)
        except Conflict:
            raise NameTakenError(f"the name {name} is taken", value=name) from None

    async def get(self, person: str) -> AccountRow | None:
        return await _ACCOUNTS.first(self._database, "WHERE person = ?", person)

    async def named(self, folded: str) -> AccountRow | None:
        return await _ACCOUNTS.first(self._database, "WHERE folded = ?", folded)

    async def rehash(self, person: str, password: str) -> None:
        """Keep the same password under a newer hash."""
        await self._run("UPDATE accounts SET password = ? WHERE person = ?", password, person)

    async def change_password(self, person: str, password: str, session: str) -> None:
        """Set a new password; the person's tokens and other sessions end."""
        await self._database.write(
            Statement("DELETE FROM sessions WHERE person = ? AND id != ?", (person, session)),
            Statement("DELETE FROM tokens WHERE person = ?", (person,)),
            Statement("UPDATE accounts SET password = ? WHERE person = ?", (password, person)),
        )

    async def set_recovery(self, person: str, recovery: bytes) -> None:
        await self._run("UPDATE accounts SET recovery = ? WHERE person = ?", recovery, person)

    async def recover(self, person: str, spent: bytes, password: str, recovery: bytes) -> bool:
        """Spend a recovery code for a new password and another code; sessions, passkeys and tokens
        end. False, and nothing changes, if the code is not the account's any more."""
        ended = [
            Statement(
                f"DELETE FROM {what} WHERE person = ? AND {_HAS_CODE}", (person, person, spent)
            )
            for what in ("sessions", "passkeys", "tokens")
        ]
        sql = "UPDATE accounts SET password = ?, recovery = ? WHERE person = ? AND recovery = ?"
        spend = Statement(sql, (password, recovery, person, spent))
        return bool(await self._database.write(*ended, spend))

    # -- passkeys --------------------------------------------------------------------------

    async def put_passkey(self, row: PasskeyRow) -> bool:
        """Insert a passkey; return False if any account has it already."""
        return bool(await self._database.write(_PASSKEYS.put(row, "ON CONFLICT DO NOTHING")))

    async def passkey(self, id_: bytes) -> PasskeyRow | None:
        return await _PASSKEYS.first(self._database, "WHERE id = ?", id_)

    async def passkeys(self, person: str) -> list[PasskeyRow]:
        """The oldest first."""
        rest = "WHERE person = ? ORDER BY created, id"
        return await _PASSKEYS.query(self._database, rest, person)

    async def use_passkey(self, id_: bytes, count: int, used: int) -> None:
        await self._run("UPDATE passkeys SET count = ?, used = ? WHERE id = ?", count, used, id_)

    async def delete_passkey(self, person: str, id_: bytes) -> bool:
        """Delete a passkey; return False if it isn't theirs or is their only key."""
        return bool(await self._run(_DELETE_PASSKEY, person, id_, person, person))

    async def answer_once(self, challenge: bytes, ends: int, now: int) -> bool:
        """Note that a passkey challenge was answered, until it ends. False if it was answered
        before: of two answers at once, one is too late."""
        sql = "INSERT INTO passkey_challenges (challenge, ends) VALUES (?, ?)"
        old = Statement("DELETE FROM passkey_challenges WHERE ends < ?", (now,))
        noted = Statement(f"{sql} ON CONFLICT DO NOTHING", (challenge, ends))
        return bool(await self._database.write(old, noted))
