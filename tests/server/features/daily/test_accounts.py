"""The daily game where there are accounts: only they are listed, and each has one attempt."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec import structs

from roost.server.features.daily.days import later, opens
from tests.server.features.accounts.accounts import sign_in, signed_up
from tests.server.features.daily.test_feature import MONDAY, begin, today
from tests.server.helpers import Guest, Running, running
from tests.server.shared_dice import Wall

pytestmark = pytest.mark.usefixtures("quick_passwords")


@pytest.fixture
async def daily(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(tmp_path, now=Wall(opens(MONDAY) + 1)) as server:
        yield server


async def came_to(server: Running, person: str, share: float) -> None:
    """As if the attempt had been played to its end."""
    attempts = server.services.rows.attempts
    row = await attempts.get(person, MONDAY, "pickomino")
    assert row is not None
    await attempts.settle(structs.replace(row, settled=True, share=share, points=3, rank=1))


async def test_guests_and_accounts_are_listed_if_they_agree(daily: Running) -> None:
    async with (
        await signed_up(daily, "Mina") as mina,
        await Guest.named(daily, "Ana") as ana,
        await Guest.named(daily, "Ben") as ben,
    ):
        for who, share in ((mina, 0.5), (ana, 0.7), (ben, 0.6)):
            await begin(who)
            person = (await who.http.get("/api/me")).json()["id"]
            await came_to(daily, person, share)
        for who in (mina, ana):
            answer = await who.http.post("/api/daily/listed", json={"listed": True})
            assert answer.status_code == 204
        found = await today(ben)
        listed = [(one["place"], one["name"], one["share"]) for one in found["results"]]
        assert listed == [(1, "Ana", 0.7), (2, "Mina", 0.5)]
        assert (found["place"], found["of"], found["stars"]) == (2, 3, 5)
        assert found["percentile"] is None, "too few results"
        assert await daily.services.people.hide(ana.id, hidden=True)
        assert [one["name"] for one in (await today(ben))["results"]] == ["Mina"]


async def test_best_listed_game_of_yesterday_can_be_watched(tmp_path: Path) -> None:
    wall = Wall(opens(MONDAY) + 1)
    async with (
        running(tmp_path, now=wall) as server,
        await Guest.named(server, "Ana") as ana,
        await Guest.named(server, "Ben") as ben,
    ):
        tables = {}
        for who, share in ((ana, 0.5), (ben, 0.9)):
            tables[who] = (await begin(who))["table"]["id"]
            await came_to(server, who.id, share)
            await who.do(tables[who], "abandon")
        await ana.http.post("/api/daily/listed", json={"listed": True})
        assert (await today(ben))["yesterday"] == []
        wall.at = opens(later(MONDAY, 1)) + 1
        (best,) = (await today(ben))["yesterday"]
        assert (best["name"], best["game"], best["points"]) == ("Ana", "pickomino", 3)
        assert best["table"] == tables[ana], "the better one did not agree to be shown"
        assert (await ben.read(best["table"], key=best["key"])).status_code == 200
        assert (await ben.read(best["table"])).status_code == 404


async def test_account_and_merged_guest_have_one_attempt(daily: Running) -> None:
    """The first one counts, of guest or account; the other doesn't, and its table is a game like
    any other."""
    async with (
        await signed_up(daily, "Mina") as mina,
        Guest(daily) as phone,
        await Guest.named(daily, "Guest") as guest,
    ):
        await sign_in(phone, "Mina")
        first = (await begin(guest))["table"]["id"]
        made = await asyncio.gather(*(begin(one) for one in (mina, phone, mina, phone)))
        (second,) = {one["table"]["id"] for one in made}
        await sign_in(guest, "Mina")
        for device in (mina, phone, guest):
            assert (await begin(device))["table"]["id"] == first
        await mina.do(second, "abandon")
        await daily.services.attempts.settle_all()
        attempt = (await today(mina))["attempt"]
        assert (attempt["table"], attempt["settled"]) == (first, False)
        listed = (await mina.http.get("/api/me/games")).json()["games"]
        assert {game["table"]["id"] for game in listed} == {first, second}
