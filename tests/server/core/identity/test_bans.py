"""Bans."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from roost.rules.errors import GameError
from roost.server.core.identity.bans import Bans
from roost.server.core.identity.rows import BanRow
from roost.server.core.rows import Rows
from tests.server.core.identity.test_griefing import to_the_end
from tests.server.helpers import Guest, Running, open_usual, refused, two_players


@pytest.fixture
async def rows(tmp_path: Path) -> AsyncIterator[Rows]:
    opened = await open_usual(tmp_path)
    yield opened
    await opened.database.close()


def kept_out(bans: Bans, address: str) -> bool:
    try:
        bans.check(address, None)
    except GameError as error:
        return error.code == "banned"
    return False


async def test_a_ban_that_was_lifted_while_bans_were_loaded_is_lifted(rows: Rows) -> None:
    """As when another server has just published it."""
    bans, read, go_on = Bans(rows.bans), asyncio.Event(), asyncio.Event()
    await bans.put("192.0.2.7", None)
    load = rows.bans.all

    async def slowly() -> list[BanRow]:
        found = await load()
        read.set()
        await go_on.wait()
        return found

    rows.bans.all = slowly  # type: ignore[method-assign]
    loading = asyncio.create_task(bans.open())
    await read.wait()
    rows.bans.all = load  # type: ignore[method-assign]
    lifting = asyncio.create_task(bans.delete("192.0.2.7"))
    await asyncio.sleep(0.1)
    go_on.set()
    await asyncio.gather(loading, lifting)
    assert not kept_out(bans, "192.0.2.7")


@pytest.mark.parametrize(
    ("value", "address", "out"),
    [
        ("192.0.2.7", "192.0.2.7", True),
        ("192.0.2.7", "192.0.2.8", False),
        ("192.0.2.0/24", "192.0.2.8", True),
        ("2001:db8::5", "2001:db8::/64", True),  # an IPv6 home network
        ("2001:db8:1::/48", "2001:db8:1:2::/64", True),
        ("2001:db8:1::/48", "2001:db8:2::/64", False),
        ("192.0.2.7", "local", False),
        ("gaaaaaaaaaa", "192.0.2.7", False),
    ],
)
async def test_an_address_is_kept_out_by_itself_or_its_network(
    rows: Rows, value: str, address: str, out: bool
) -> None:
    bans = Bans(rows.bans)
    await bans.put(value, None)
    assert kept_out(bans, address) == out
    later = Bans(rows.bans)
    await later.open()
    assert kept_out(later, address) == out


async def test_a_ban_is_over_after_its_days_or_when_it_is_lifted(rows: Rows) -> None:
    bans = Bans(rows.bans)
    await bans.put("192.0.2.7", 0)
    assert not kept_out(bans, "192.0.2.7")
    await bans.put("192.0.2.7", 1)
    assert kept_out(bans, "192.0.2.7")
    await bans.delete("192.0.2.7")
    assert not kept_out(bans, "192.0.2.7")
    with pytest.raises(GameError) as caught:
        await bans.delete("192.0.2.7")
    assert caught.value.code == "no-such-ban"


@pytest.mark.parametrize("wrong", ["Ana", "1.2.3", "", "g1"])
async def test_only_addresses_and_guests_are_kept_out(rows: Rows, wrong: str) -> None:
    with pytest.raises(GameError) as caught:
        await Bans(rows.bans).put(wrong, None)
    assert caught.value.code == "bad-ban"


async def test_banned_guest_is_disconnected_and_rejected(
    server: Running, ana: Guest, ben: Guest
) -> None:
    table = await two_players(ana, ben)
    async with ben.socket(table) as his:
        await his.until("welcome")
        await server.services.ban(ben.id, None)
        assert await to_the_end(his) == 4403
    refused(await ben.read(table), 403, "banned")
    refused(await ben.command(table, "leave", seat=1), 403, "banned")
    refused(await ben.http.post("/api/guest", json={"name": "Benno"}), 403, "banned")
    async with ben.socket(table) as his:
        assert (await his.receive())["code"] == "banned"
    async with ana.socket(table) as hers, await Guest.named(server, "Benno") as other:
        await hers.until("welcome")
        await server.services.ban("127.0.0.0/8", None)  # only an address ban would stop him
        refused(await other.http.get("/api/tables"), 403, "banned")
        assert await to_the_end(hers) == 4403
