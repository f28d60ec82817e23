"""Clocks: no player loses time to a clock that was set, to a restart or to a disk that failed."""

import time
from pathlib import Path

import pytest

from roost.rules.record import Record
from roost.server.core.ids import SteadyClock
from tests.server.helpers import (
    BOT,
    ME,
    Failing,
    Guest,
    Running,
    refused,
    running,
    two_players,
    version,
)

HOUR_NS = 3600 * 10**9


def test_a_steady_clock_begins_with_the_time_of_day_and_ignores_its_changes() -> None:
    wall, steady = [1_000_000 * 10**9], [77 * 10**9]
    clock = SteadyClock(lambda: wall[0], lambda: steady[0])
    assert clock() == 1_000_000_000
    wall[0] += HOUR_NS
    assert clock() == 1_000_000_000
    wall[0] -= 2 * HOUR_NS
    steady[0] += 5 * 10**9
    assert clock() == 1_000_005_000


@pytest.mark.parametrize("jump", [HOUR_NS, -HOUR_NS])
async def test_setting_the_machines_clock_flags_no_seat_and_stops_no_bot(
    ana: Guest, server: Running, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    clock = {"decision_s": 60}
    made = await ana.make(game="pickomino", seats=[ME, BOT], first=0, pace_ms=0, clock=clock)
    table = made["table"]["id"]
    await ana.ready(table, 0)
    before = server.services.tables.live[table].deadline
    real = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() + jump)
    async with ana.socket(table) as live:
        await live.until("welcome")
        assert live.view["decision"]["deadline"] == before
        while live.view["decision"]["seat"] == 0:
            kind = live.view["decision"]["kind"]
            now = live.view["version"]
            if kind == "roll":
                await live.answer("roll", seat=0, version=now)
            else:
                action = live.view["decision"]["options"][0]["action"]
                await live.answer("act", seat=0, version=now, action=action)
            while live.view["version"] == now:
                await live.receive()
        while live.view["decision"]["seat"] == 1:  # the bot goes on
            await live.receive()
    kinds = [e["type"] for m in live.messages for s in m.get("steps", ()) for e in s["events"]]
    assert "flagged" not in kinds


async def test_a_move_the_disk_did_not_take_costs_no_time(
    failing: type[Failing],
    tmp_path: Path,
) -> None:
    async with (
        running(tmp_path) as server,
        await Guest.named(server, "Ana") as ana,
        await Guest.named(server, "Ben") as ben,
    ):
        table = await two_players(ana, ben, clock={"decision_s": 60})
        live_table = server.services.tables.live[table]
        before = live_table.deadline
        failing.error = OSError("no space left")
        body = {"type": "roll", "id": "r1", "seat": 0, "version": await version(ana, table)}
        refused(
            await ana.http.post(f"/api/tables/{table}/commands", json=body), 503, "store-failed"
        )
        failing.error = None
        assert server.services.tables.live[table].deadline == before


async def test_leaving_and_coming_back_does_not_hold_up_a_flagged_seat(
    ana: Guest, ben: Guest, server: Running
) -> None:
    """While the stand-in bot thinks, the other player raises the table's version."""
    table = await two_players(ana, ben, clock={"decision_s": 3})
    live_table, bots = server.services.tables.live[table], server.services.timers._bots
    await ana.do(table, "roll", seat=0, version=live_table.table.version)
    choose, asked = bots.choose, 0

    async def slowly(position: str, bot: str, seed: str) -> str:
        nonlocal asked
        asked += 1
        await ben.do(table, "leave", seat=1)
        await ben.do(table, "return", seat=1)
        return await choose(position, bot, seed)

    bots.choose = slowly  # type: ignore[method-assign]
    async with ana.socket(table) as live:
        await live.until("welcome")
        live_table.table.since -= 60_000
        server.services.tables.changed(live_table)
        while not any(s["by"] == "stand-in" for m in live.messages for s in m.get("steps", ())):
            await live.receive()
    assert asked == 1


async def test_the_record_names_the_moves_of_the_stand_in_bot_and_why(
    ana: Guest, ben: Guest, server: Running
) -> None:
    table = await two_players(ana, ben, clock={"decision_s": 60}, pace_ms=0)
    live_table = server.services.tables.live[table]
    async with ben.socket(table) as live:
        await live.until("welcome")
        live_table.table.since -= 120_000
        server.services.tables.changed(live_table)  # her clock has run out: the stand-in rolls
        while not any(s["by"] == "stand-in" for m in live.messages for s in m.get("steps", ())):
            await live.receive()
        await ana.do(table, "leave", seat=0)
        while live.view["decision"]["seat"] == 0:
            await live.receive()
    data = (await ana.http.get(f"/api/tables/{table}/record")).json()
    stand_in_bot = data["tags"]["stand_ins"]
    made = {number: why for why, numbers in stand_in_bot["moves"].items() for number in numbers}
    assert stand_in_bot["bot"] == live_table.table.stand_in_bot
    assert made[0] == "clock"
    assert set(made.values()) == {"clock", "left"}
    record = Record.from_json(data)
    assert {moment.before.seat for moment in list(record.replay())[: max(made) + 1]} == {0}
    assert record.tags["stand_ins"] == stand_in_bot


async def test_real_dice_may_be_thrown_slowly(ana: Guest, server: Running) -> None:
    made = await ana.make(
        game="pickomino", seats=[ME, ME], first=0, dice={"type": "manual"}, clock={"decision_s": 60}
    )
    table = made["table"]["id"]
    await ana.ready(table, 0, 1)
    live_table = server.services.tables.live[table]
    assert live_table.deadline is None
    await ana.do(table, "enter-dice", seat=0, version=live_table.table.version, dice=[1] * 7 + [6])
    assert live_table.deadline is not None
