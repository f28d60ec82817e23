"""Guests by cookie and programs by token: no one can pose as another person."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from roost.rules import GameError
from roost.server.core.identity.guests import People, check_scope
from roost.server.core.identity.rows import SessionRow
from roost.server.core.identity.secret import Secret
from roost.server.core.rows import Rows
from tests.server.helpers import open_usual
from tests.server.rows import give_account

SECRET = Secret(Path(), b"k" * 32)


@pytest.fixture
async def rows(tmp_path: Path) -> AsyncIterator[Rows]:
    opened = await open_usual(tmp_path)
    yield opened
    await opened.database.close()


@pytest.fixture
def people(rows: Rows) -> People:
    return People(rows.people, SECRET, tokens_each=2)


async def test_token_acts_for_its_owner_within_its_scopes(people: People) -> None:
    ana = await people.welcome("Ana")
    row, token = await people.new_token(ana, "reader", ["read"])
    program = await people.by_token(token)
    assert (program.id, program.name, program.token) == (ana.id, "Ana", row.id)
    check_scope(program, "read")
    with pytest.raises(GameError) as caught:
        check_scope(program, "play")
    assert caught.value.code == "token-scope"
    check_scope(ana, "play")


def everything_in(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.iterdir() if file.is_file())


@pytest.mark.sqlite
async def test_the_store_never_holds_a_token(people: People, rows: Rows, tmp_path: Path) -> None:
    ana = await people.welcome("Ana")
    _, token = await people.new_token(ana, "bot", ["play", "read", "play"])
    (row,) = await rows.people.tokens(ana.id)
    assert token.encode() not in row.digest
    assert row.scopes == ("play", "read")
    kept = everything_in(tmp_path)
    assert ana.id.encode() in kept
    assert token.encode() not in kept


async def test_revoked_or_forged_token_is_rejected(people: People) -> None:
    ana, ben = await people.welcome("Ana"), await people.welcome("Ben")
    row, token = await people.new_token(ana, "bot", ["play"])
    with pytest.raises(GameError) as caught:
        await people.revoke(ben, row.id)
    assert caught.value.code == "no-such-token"
    assert (await people.by_token(token)).id == ana.id
    await people.revoke(ana, row.id)
    for wrong in (token, "roost_", "", token[:-1]):
        with pytest.raises(GameError) as caught:
            await people.by_token(wrong)
        assert caught.value.code == "bad-token"


async def test_a_request_from_before_the_account_makes_no_token(people: People, rows: Rows) -> None:
    """Its cookie was checked while the guest had no account yet."""
    ana = await people.welcome("Ana")
    await give_account(rows, ana.id)
    with pytest.raises(GameError) as caught:
        await people.new_token(ana, "late", ["read"])
    assert caught.value.code == "not-signed-in"
    assert await rows.people.tokens(ana.id) == []


async def test_a_request_from_a_guest_who_is_gone_makes_no_token(
    people: People, rows: Rows
) -> None:
    ana = await people.welcome("Ana")
    await rows.people.delete(ana.id)
    with pytest.raises(GameError) as caught:
        await people.new_token(ana, "late", ["read"])
    assert caught.value.code == "not-signed-in"
    assert await rows.people.tokens(ana.id) == []


async def test_a_request_from_a_device_that_was_signed_out_makes_no_token(
    people: People, rows: Rows
) -> None:
    ana = await people.welcome("Ana")
    await give_account(rows, ana.id)
    for id_ in ("this", "other"):
        await rows.people.put_session(
            SessionRow(
                id=id_, person=ana.id, digest=id_.encode(), device="Firefox", created=1, seen=1
            )
        )
    await rows.people.delete_session(ana.id, "other")
    here, there = (replace(ana, session=id_) for id_ in ("this", "other"))
    with pytest.raises(GameError) as caught:
        await people.new_token(there, "late", ["read"])
    assert caught.value.code == "not-signed-in"
    assert await rows.people.tokens(ana.id) == []
    await people.new_token(here, "bot", ["read"])
    assert len(await rows.people.tokens(ana.id)) == 1


async def test_tokens_are_limited_and_cannot_create_tokens(people: People) -> None:
    ana = await people.welcome("Ana")
    _, token = await people.new_token(ana, "one", ["play"])
    await people.new_token(ana, "two", ["play"])
    with pytest.raises(GameError) as caught:
        await people.new_token(ana, "three", ["play"])
    assert caught.value.code == "too-many-tokens"
    assert [row.name for row in await people.tokens(ana)] == ["one", "two"]
    program = await people.by_token(token)
    for asked in (
        people.tokens(program),
        people.new_token(program, "more", ["read"]),
        people.revoke(program, "any"),
    ):
        with pytest.raises(GameError) as caught:
            await asked
        assert caught.value.code == "token-scope"
