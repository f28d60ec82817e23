"""A store for one device, which nobody else can open: it keeps no accounts."""

from __future__ import annotations

from roost.server.store.port import StoreError
from roost.server.store.port_accounts import AccountRow, PasskeyRow, SessionRow


class NoAccounts:
    """An `AccountStore` in which there are none."""

    async def put_account(self, row: AccountRow, passkey: PasskeyRow | None = None) -> None:
        raise _none()

    async def account(self, person: str) -> AccountRow | None:
        return None

    async def account_named(self, folded: str) -> AccountRow | None:
        return None

    async def rename_account(self, person: str, name: str, folded: str) -> None:
        raise _none()

    async def set_password(self, person: str, password: str) -> None:
        raise _none()

    async def change_password(self, person: str, password: str, session: str) -> None:
        raise _none()

    async def set_recovery(self, person: str, recovery: bytes) -> None:
        raise _none()

    async def recover(self, person: str, spent: bytes, password: str, recovery: bytes) -> bool:
        return False

    async def put_session(self, row: SessionRow) -> None:
        raise _none()

    async def session(self, digest: bytes) -> SessionRow | None:
        return None

    async def sessions(self, person: str) -> list[SessionRow]:
        return []

    async def see_session(self, id_: str, seen: int) -> None: ...

    async def delete_session(self, person: str, id_: str) -> bool:
        return False

    async def delete_old_sessions(self, then: int) -> None: ...

    async def put_passkey(self, row: PasskeyRow) -> bool:
        raise _none()

    async def passkey(self, id_: bytes) -> PasskeyRow | None:
        return None

    async def passkeys(self, person: str) -> list[PasskeyRow]:
        return []

    async def use_passkey(self, id_: bytes, count: int, used: int) -> None: ...

    async def delete_passkey(self, person: str, id_: bytes) -> bool:
        return False

    async def answer_once(self, challenge: bytes, ends: int, now: int) -> bool:
        return False

    async def move(self, guest: str, person: str) -> None:
        raise _none()


def _none() -> StoreError:
    return StoreError("this store keeps no accounts")
