"""The part of a store's port that is about accounts: what opens one, and where it is open."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct


class AccountRow(Struct, frozen=True, kw_only=True):
    """Somebody's account; the person stays who they were as a guest. `folded` is the name as it is
    compared. `password` is its Argon2 hash, `recovery` the SHA-256 of the code; None: there is
    none."""

    person: str
    name: str
    folded: str
    created: int
    password: str | None = None
    recovery: bytes | None = None


class SessionRow(Struct, frozen=True, kw_only=True):
    """A device that is signed in. `digest` is the SHA-256 of what its cookie holds, `device` what
    its owner may know it by, `created` when it signed in, `seen` the day it was last here."""

    id: str
    person: str
    digest: bytes
    device: str
    created: int
    seen: int


class PasskeyRow(Struct, frozen=True, kw_only=True):
    """A passkey: its public `key` for one `site`, and how often it says that it was used."""

    id: bytes
    person: str
    name: str
    site: str
    key: bytes
    count: int
    created: int
    used: int | None = None


class AccountStore(Protocol):
    async def put_account(self, row: AccountRow, passkey: PasskeyRow | None = None) -> None:
        """A new account, perhaps with a passkey, whose person is called by its name from now on.
        The tokens that the person made as a guest are deleted with it: others may hold them.
        Where somebody has the name, or the person an account, or anybody the passkey, nothing is
        changed: `NameTakenError`."""

    async def account(self, person: str) -> AccountRow | None: ...
    async def account_named(self, folded: str) -> AccountRow | None: ...

    async def rename_account(self, person: str, name: str, folded: str) -> None:
        """Account and person; `NameTakenError` as above."""

    async def set_password(self, person: str, password: str) -> None:
        """The same password, hashed anew."""

    async def change_password(self, person: str, password: str, session: str) -> None:
        """Set a new password; delete all tokens of the person, and all sessions but this one, in
        the same transaction."""

    async def set_recovery(self, person: str, recovery: bytes) -> None: ...

    async def recover(self, person: str, spent: bytes, password: str, recovery: bytes) -> bool:
        """Spend a recovery code for a new password and another code. Whatever opened the account
        before is deleted with it: sessions, passkeys, tokens. False, and nothing is changed, where
        that code is not the account's any more: of two who come at once, one is too late."""

    async def put_session(self, row: SessionRow) -> None: ...
    async def session(self, digest: bytes) -> SessionRow | None: ...

    async def sessions(self, person: str) -> list[SessionRow]:
        """The newest first."""

    async def see_session(self, id_: str, seen: int) -> None: ...
    async def delete_session(self, person: str, id_: str) -> bool: ...

    async def delete_old_sessions(self, then: int) -> None:
        """Those that have not been seen since then."""

    async def put_passkey(self, row: PasskeyRow) -> bool:
        """False where that passkey is known, whoever's it is: it stays theirs."""

    async def passkey(self, id_: bytes) -> PasskeyRow | None: ...

    async def passkeys(self, person: str) -> list[PasskeyRow]:
        """The oldest first."""

    async def use_passkey(self, id_: bytes, count: int, used: int) -> None: ...

    async def delete_passkey(self, person: str, id_: bytes) -> bool:
        """False where it is not theirs, or is all that opens the account."""

    async def answer_once(self, challenge: bytes, ends: int, now: int) -> bool:
        """Note that a question to a passkey was answered, until it ends; those that have ended are
        forgotten. False where it was answered before: of two who come at once, one is too late."""

    async def move(self, guest: str, person: str) -> None:
        """All that is kept of a guest, who is linked to no table any more, becomes a person's,
        except the tokens, which are deleted; the guest is gone. Of two attempts at one daily game
        the one stays whose table was made first, and where that is not known, the person's own.
        Two lists of answers to one puzzle become one."""
