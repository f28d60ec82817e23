"""The daily game where there are accounts: only they are listed, and each has one attempt."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec import structs

from roost.server.features.daily.days import opens
from tests.server.features.accounts.accounts import sign_in, signed_up
from tests.server.features.daily.test_feature import MONDAY, begin, today
from tests.server.helpers import Guest, Running, refused, running
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


async def test_agreeing_accounts_are_listed_and_guests_see_their_place(
    daily: Running,
) -> None:
    async with (
        await signed_up(daily, "Mina") as mina,
        await signed_up(daily, "Nora") as nora,
        await Guest.named(daily, "Mina") as poser,
    ):
        for who, share in ((mina, 0.5), (nora, 0.7), (poser, 0.6)):
            await begin(who)
            person = (await who.http.get("/api/me")).json()["id"]
            await came_to(daily, person, share)
        wish = {"listed": True}
        refused(await poser.http.post("/api/daily/listed", json=wish), 403, "account-needed")
        assert not (await today(poser))["may_list"]
        assert (await today(mina))["may_list"]
        assert (await mina.http.post("/api/daily/listed", json=wish)).status_code == 204
        found = await today(poser)
        assert [(one["name"], one["share"]) for one in found["results"]] == [("Mina", 0.5)]
        assert (found["place"], found["of"], found["results"][0]["yours"]) == (1, 3, False)
        await nora.http.post("/api/daily/listed", json=wish)
        found = await today(poser)
        assert [(one["place"], one["name"]) for one in found["results"]] == [
            (1, "Nora"),
            (2, "Mina"),
        ]
        assert found["place"] == 2


async def test_listed_guest_is_hidden_once_accounts_exist(
    daily: Running,
) -> None:
    people = daily.services.rows.people
    async with await Guest.named(daily, "Ana") as ana:
        row = await people.get(ana.id)
        assert row is not None
        await people.put(structs.replace(row, listed=True))
        await begin(ana)
        await came_to(daily, ana.id, 0.5)
        assert (await today(ana))["results"] == []


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
