"""Days off in correspondence games."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from roost.server.core.ids import now_ms
from roost.server.features.days_off.feature import DaysOff
from roost.server.features.days_off.service import DAY_MS, LIMIT
from roost.server.features.notifications import service as service_module
from tests.server.clock import Clock
from tests.server.features.accounts.accounts import sign_in, signed_up
from tests.server.features.notifications.test_feature import Receiver, listening, telling, turn
from tests.server.helpers import Guest, Json, Running, refused, running, settled, two_players


async def announce(guest: Guest, first: float, last: float) -> Json:
    """Days off from a day until another, counted from now."""
    now = now_ms()
    body = {"starts": now + int(first * DAY_MS), "ends": now + int(last * DAY_MS)}
    answer = await guest.http.post("/api/days-off", json=body)
    assert answer.status_code == 201, answer.text
    found: Json = answer.json()
    return found


async def view(guest: Guest, table: str) -> Json:
    found: Json = (await guest.read(table)).json()["table"]
    return found


async def left(guest: Guest, table: str) -> float:
    """Days until the turn is over."""
    ends = (await view(guest, table))["decision"]["deadline"]
    return round(float(ends - now_ms()) / DAY_MS, 2)


async def test_clock_is_paused_on_days_off_and_everyone_sees_the_end(
    tmp_path: Path, clock: Clock
) -> None:
    async with (
        running(tmp_path, grace_s=0) as server,
        await Guest.named(server, "Ana") as ana,
        await Guest.named(server, "Ben") as ben,
    ):
        table = await two_players(ana, ben, turn_h=48, pace_ms=0)
        async with ana.socket(table) as live:
            await live.until("welcome")
            assert live.view["seats"][1]["pause"] is None
            await announce(ben, 1, 8)
            while live.view["seats"][1]["pause"] is None:
                await live.receive()
            days_off = live.view["seats"][1]["pause"]
            assert days_off["ends"] - days_off["starts"] == 7 * DAY_MS
        await turn(ana, table)  # now it is Ben's, of which he has one day before he goes
        assert await left(ana, table) == 9
        clock.go_by(7.9, server)
        await asyncio.sleep(0.05)
        assert not (await view(ana, table))["seats"][1]["stand_in"]
        cookies = ana.http.cookies
    async with running(tmp_path, grace_s=0) as server, Guest(server) as ana:
        ana.http.cookies = cookies
        assert await left(ana, table) == 1.1, "and after a restart"
        assert (await view(ana, table))["seats"][1]["pause"] == days_off
        clock.go_by(1, server)
        await asyncio.sleep(0.05)
        now = await view(ana, table)
        assert (now["seats"][1]["stand_in"], now["seats"][1]["pause"]) == (False, None)
        clock.go_by(0.2, server)
        await settled(lambda: server.services.tables.live[table].table.seats[1].stand_in == "away")


async def test_running_turn_continues_and_started_day_counts_as_used(
    tmp_path: Path, clock: Clock
) -> None:
    async with (
        running(tmp_path, grace_s=0) as server,
        await Guest.named(server, "Ana") as ana,
        await Guest.named(server, "Ben") as ben,
    ):
        table = await two_players(ana, ben, turn_h=24, pace_ms=0)
        clock.go_by(0.9)
        told = await announce(ana, 0, 10)
        assert await left(ben, table) == 0.1, "nobody stops a clock that is about to run out"
        assert (told["most"], told["left"]) == (LIMIT, LIMIT - 10)
        await turn(ana, table)
        await turn(ben, table)
        assert await left(ben, table) == 11
        id_ = told["days_off"][0]["id"]
        refused(await ben.http.delete(f"/api/days-off/{id_}"), 404, "no-such-holiday")
        assert (await ana.http.delete(f"/api/days-off/{id_}")).status_code == 204
        assert await left(ben, table) == 1
        assert (await ana.http.get("/api/days-off")).json()["left"] == LIMIT - 1
        assert (await ben.http.get("/api/days-off")).json()["days_off"] == []


async def test_parallel_announcements_cannot_exceed_the_limit(server: Running, ana: Guest) -> None:
    now = now_ms()
    bodies = [
        {"starts": now + n * 30 * DAY_MS, "ends": now + (n * 30 + 20) * DAY_MS} for n in range(4)
    ]
    answers = await asyncio.gather(*(ana.http.post("/api/days-off", json=b) for b in bodies))
    assert sorted(answer.status_code for answer in answers) == [201, 429, 429, 429]


@pytest.mark.usefixtures("quick_passwords")
async def test_merging_guests_does_not_add_days_off(
    server: Running,
) -> None:
    async with await signed_up(server, "Mina") as mina:
        for number in range(3):
            async with await Guest.named(server, f"Guest {number}") as guest:
                await announce(guest, number * 40, number * 40 + 28)
                await sign_in(guest, "Mina")
        everything = (await mina.http.get("/api/me/everything")).json()
        (kept,) = everything["days_off"]
        assert round((kept["ends"] - kept["starts"]) / DAY_MS) == 28
        service = server.feature(DaysOff).service
        await settled(lambda: len(service.pauses(mina.id)) == 1)
        await mina.http.delete("/api/me")
        assert await service.of(mina.id) == []
        await settled(lambda: service.pauses(mina.id) == [])


async def test_no_turn_notification_on_a_day_off(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service_module, "WAIT_S", 0.0)
    monkeypatch.setattr(service_module, "TICK_S", 0.01)
    hook = Receiver()
    async with (
        listening(hook),
        telling(tmp_path) as server,
        await Guest.named(server, "Ana") as ana,
        await Guest.named(server, "Ben") as ben,
    ):
        await announce(ben, 0, 5)
        body = {"kind": "ntfy", "address": hook.address}
        assert (await ben.http.post("/api/notifications", json=body)).status_code == 201
        table = await two_players(ana, ben, turn_h=24, pace_ms=0)
        await turn(ana, table)
        await asyncio.sleep(0.5)  # long enough for a note that should not be
        assert hook.heard == []
        clock.go_by(5.1)
        await settled(lambda: len(hook.heard) == 1)
