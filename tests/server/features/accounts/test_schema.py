"""What opens an account, on every database."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec import structs

from roost.server.core.identity.rows import PersonRow, SessionRow, TokenRow
from roost.server.core.rows import Rows
from roost.server.features.accounts.schema import (
    AccountRow,
    AccountRows,
    NameTakenError,
    PasskeyRow,
)
from tests.server.rows import add_people

ANA, BEN, EVE = "g-ana", "g-ben", "g-eve"


@pytest.fixture(autouse=True)
async def people(rows: Rows) -> None:
    await add_people(rows, ANA, BEN, EVE)


@pytest.fixture
def accounts(rows: Rows) -> AccountRows:
    return AccountRows(rows.database)


def account(person: str = ANA, name: str = "Ana", **changed: Any) -> AccountRow:
    row = AccountRow(
        person=person, name=name, folded=name.lower(), created=5, password="hash", recovery=b"code"
    )
    return structs.replace(row, **changed)


def passkey(id_: bytes, person: str = ANA, created: int = 3) -> PasskeyRow:
    return PasskeyRow(
        id=id_, person=person, name="key", site="localhost", key=b"public", count=0, created=created
    )


async def sign_in(rows: Rows, id_: str, person: str) -> None:
    digest = f"session {id_}".encode()
    await rows.people.put_session(
        SessionRow(id=id_, person=person, digest=digest, device="Firefox", created=10, seen=7)
    )


async def add_token(rows: Rows, id_: str, person: str) -> None:
    digest = f"token {id_}".encode()
    await rows.people.put_token(
        TokenRow(id=id_, person=person, name="p", scopes=("play",), digest=digest, created=1)
    )


async def test_a_person_takes_the_name_of_the_account_and_keeps_the_account(
    rows: Rows, accounts: AccountRows
) -> None:
    await accounts.create(account())
    person = PersonRow(id=ANA, name="Ana", created=1, account=True)
    assert await rows.people.get(ANA) == person
    await rows.people.put(structs.replace(person, listed=True, account=False))
    assert await rows.people.get(ANA) == structs.replace(person, listed=True)


async def test_nothing_of_an_account_that_is_refused_is_written(
    rows: Rows, accounts: AccountRows
) -> None:
    await accounts.create(account(), passkey(b"k1"))
    for wrong, key in (
        (account(BEN, "ANA"), None),
        (account(ANA, "Anna"), None),
        (account(BEN, "Benny"), passkey(b"k1", BEN)),
    ):
        with pytest.raises(NameTakenError):
            await accounts.create(wrong, key)
    assert await accounts.get(BEN) is None
    assert await accounts.get(ANA) == account()
    assert await rows.people.get(BEN) == PersonRow(id=BEN, name=BEN, created=1)


async def test_of_several_people_who_want_a_name_at_once_one_gets_it(accounts: AccountRows) -> None:
    tries = (accounts.create(account(who)) for who in (ANA, BEN, EVE))
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert sorted(isinstance(result, NameTakenError) for result in results) == [False, True, True]


async def test_a_recovery_code_works_once_and_signs_everything_out(
    rows: Rows, accounts: AccountRows
) -> None:
    for who, name in ((ANA, "Ana"), (BEN, "Ben")):
        await accounts.create(account(who, name), passkey(name.encode(), who))
        await sign_in(rows, f"s-{name}", who)
        await add_token(rows, f"t-{name}", who)
    assert not await accounts.recover(ANA, b"wrong", "new", b"fresh")
    assert len(await rows.people.sessions(ANA)) == 1
    assert await accounts.get(ANA) == account()
    tries = [accounts.recover(ANA, b"code", f"new {n}", b"fresh") for n in range(3)]
    results = await asyncio.gather(*tries)
    assert sorted(results) == [False, False, True]
    assert await rows.people.sessions(ANA) == []
    assert await accounts.passkeys(ANA) == []
    assert await rows.people.tokens(ANA) == []
    changed = account(password=f"new {results.index(True)}", recovery=b"fresh")
    assert await accounts.get(ANA) == changed
    assert [len(await rows.people.sessions(BEN)), len(await rows.people.tokens(BEN))] == [1, 1]
    assert len(await accounts.passkeys(BEN)) == 1


async def test_the_last_passkey_that_opens_an_account_stays(accounts: AccountRows) -> None:
    await accounts.create(account(password=None), passkey(b"k1"))
    assert await accounts.put_passkey(passkey(b"k2", created=4))
    assert not await accounts.put_passkey(passkey(b"k1", BEN))
    await accounts.use_passkey(b"k1", 3, 77)
    used = structs.replace(passkey(b"k1"), count=3, used=77)
    assert await accounts.passkey(b"k1") == used
    assert await accounts.passkey(b"k9") is None
    assert await accounts.passkeys(ANA) == [used, passkey(b"k2", created=4)]
    assert not await accounts.delete_passkey(BEN, b"k1")
    deleted = (accounts.delete_passkey(ANA, key) for key in (b"k1", b"k2"))
    assert sorted(await asyncio.gather(*deleted)) == [False, True]
    await accounts.rehash(ANA, "hash")
    (left,) = await accounts.passkeys(ANA)
    assert await accounts.delete_passkey(ANA, left.id)
