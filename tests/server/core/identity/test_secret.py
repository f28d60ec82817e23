"""The key that signs cookies and links: lost, replaced, and changed by the operator."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from roost.server.core.identity.secret import Secret, keep_secret, write_secret
from roost.server.core.storage.port import StorageError
from roost.server.core.storage.records import Facts
from tests.server.core.live.services import memory_database


@pytest.fixture
async def facts() -> AsyncIterator[Facts]:
    database = await memory_database()
    yield Facts(database)
    await database.close()


async def test_a_replaced_or_lost_secret_is_noticed_at_start_and_while_running(
    facts: Facts, tmp_path: Path
) -> None:
    file = tmp_path / "secret"
    first = await Secret.open(file, facts)
    assert (await Secret.open(file, facts)).value == first.value
    first.check()
    for damage in (lambda: write_secret(file), lambda: keep_secret(file, b""), file.unlink):
        damage()
        with pytest.raises(StorageError) as refused:
            first.check()
        assert (refused.value.code, refused.value.values["file"]) == ("secret-replaced", str(file))
        with pytest.raises(StorageError):
            await Secret.open(file, facts)
    again = await Secret.open(file, facts, accept_loss=True)
    assert (await Secret.open(file, facts)).value == again.value != first.value


async def test_a_server_follows_a_secret_that_another_has_changed(
    facts: Facts, tmp_path: Path
) -> None:
    one = await Secret.open(tmp_path / "one" / "secret", facts)
    keep_secret(tmp_path / "other" / "secret", one.value)
    other = await Secret.open(tmp_path / "other" / "secret", facts)
    before = one.value
    await one.rotate(facts)
    assert one.value != before == other.value
    assert await other.follow(facts)
    assert other.value == one.value
    other.check()
    assert not await other.follow(facts)


async def test_two_servers_that_start_at_once_with_secrets_of_their_own_do_not_both_start(
    facts: Facts, tmp_path: Path
) -> None:
    paths = [tmp_path / name / "secret" for name in ("one", "other")]
    opening = [Secret.open(path, facts) for path in paths]
    found = await asyncio.gather(*opening, return_exceptions=True)
    (secret,) = (each for each in found if isinstance(each, Secret))
    (refused,) = (each for each in found if isinstance(each, StorageError))
    assert refused.code == "secret-replaced"
    secret.check()
    assert (await Secret.open(secret.path, facts)).value == secret.value
