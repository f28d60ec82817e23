"""Accounts as their owners see them."""

from __future__ import annotations

from collections.abc import Iterable

from roost.server.core.identity.guests import is_fresh
from roost.server.core.identity.rows import SessionRow
from roost.server.core.person import Person
from roost.server.core.views.people import me_view
from roost.server.features.accounts.messages import (
    AccountMade,
    DeviceView,
    MyAccount,
    PasskeyView,
)
from roost.server.features.accounts.passkeys import b64url_encode
from roost.server.features.accounts.schema import AccountRow, PasskeyRow
from roost.wire.base import message_from


def account_view(
    person: Person,
    row: AccountRow,
    passkeys: Iterable[PasskeyRow],
    devices: Iterable[SessionRow],
) -> MyAccount:
    return MyAccount(
        name=row.name,
        created=row.created,
        password=row.password is not None,
        recovery=row.recovery is not None,
        fresh=is_fresh(person),
        passkeys=[passkey_view(each) for each in passkeys],
        devices=[device_view(each, person.session) for each in devices],
    )


def passkey_view(row: PasskeyRow) -> PasskeyView:
    return message_from(PasskeyView, row, id=b64url_encode(row.id))


def device_view(row: SessionRow, this: str | None) -> DeviceView:
    return message_from(DeviceView, row, this=row.id == this)


def new_account_view(person: Person, recovery: str) -> AccountMade:
    return AccountMade(me=me_view(person), recovery=recovery)
