"""Tables: versions, repeats, seats, clocks, stand-ins, typed dice, rematches, shared dice."""

from pathlib import Path
from typing import Any

from roost.fairdice.verify import verify
from roost.rules.record import Record
from roost.server.core.ids import now_ms
from roost.server.core.live.live_table import LiveTable
from tests.server.helpers import (
    BOT,
    ME,
    Guest,
    Running,
    refused,
    running,
    settled,
    two_players,
    version,
)


async def view_of(guest: Guest, table: str) -> dict[str, Any]:
    view: dict[str, Any] = (await guest.read(table)).json()["table"]
    return view


# -- commands ------------------------------------------------------------------------------


async def test_an_illegal_action_names_what_was_legal(ana: Guest, ben: Guest) -> None:
    table = await two_players(ana, ben)
    seen = await version(ana, table)
    rolled = await ana.do(table, "roll", seat=0, version=seen)
    answer = await ana.command(
        table, "act", seat=0, version=rolled["version"], action={"type": "stop", "tile": 36}
    )
    refused(answer, 422, "illegal-action")
    assert answer.json()["values"]["legal"]
    move = {"type": "move", "piece": 1, "space": 3}
    other = await ana.command(table, "act", seat=0, version=rolled["version"], action=move)
    refused(other, 422, "illegal-action")
    assert await version(ana, table) == rolled["version"]


async def test_a_restart_picks_every_table_up_where_it_was(tmp_path: Path) -> None:
    async with running(tmp_path) as server, await Guest.named(server, "Ana") as ana:
        made = await ana.make(game="knockout", seats=[ME, ME], first=0)
        table, cookies = made["table"]["id"], dict(ana.http.cookies)
        await ana.ready(table, 0, 1)
        await ana.do(table, "roll", seat=0, version=await version(ana, table))
        before = await view_of(ana, table)
    async with running(tmp_path) as server, Guest(server) as ana:
        ana.http.cookies.update(cookies)
        after = await view_of(ana, table)
        assert after == before
        mine = (await ana.http.get("/api/tables", params={"mine": "true"})).json()["tables"]
        assert [row["id"] for row in mine] == [table]


# -- seats ---------------------------------------------------------------------------------


async def test_a_player_who_left_has_a_stand_in_until_they_return(ana: Guest, ben: Guest) -> None:
    table = await two_players(ana, ben, pace_ms=0)
    async with ben.socket(table) as live:
        await live.until("welcome")
        await ana.do(table, "leave", seat=0)
        while live.view["decision"]["seat"] != 1:
            await live.receive()
        assert live.view["seats"][0]["stand_in"]
        by = {step["by"] for m in live.messages for step in m.get("steps", ())}
        assert "stand-in" in by
        seen = live.view["version"]
        refused(await ana.command(table, "roll", seat=0, version=seen), 409, "seat-kept")
        await ana.do(table, "return", seat=0)
        assert not (await view_of(ana, table))["seats"][0]["stand_in"]
        refused(await ana.command(table, "return", seat=0), 409, "seat-not-kept")
    steps = (await ana.read(table, since=0)).json()["steps"]
    kinds = [event["type"] for step in steps for event in step["events"]]
    assert {"stand-in-started", "stand-in-ended"} <= set(kinds)


async def test_reading_a_table_over_rest_keeps_the_seat(
    server: Running, ana: Guest, ben: Guest
) -> None:
    live = await _away(server, await two_players(ana, ben))
    assert (await ana.read(live.table.id)).status_code == 200
    # The game goes on for the one who is there: the other's seat gets its stand-in bot.
    await settled(lambda: live.table.seats[1].stand_in == "away")
    assert live.table.seats[0].stand_in is None


async def test_watching_over_rest_keeps_no_seat(server: Running, ana: Guest, ben: Guest) -> None:
    live = await _away(server, await two_players(ana, ben))
    body = {"name": "scoreboard", "scopes": ["read"]}
    token = (await ana.http.post("/api/tokens", json=body)).json()["token"]
    async with (
        Guest(server, {"authorization": f"Bearer {token}"}) as reader,
        await Guest.named(server, "Eve") as eve,
    ):
        for guest in (reader, eve):
            assert (await guest.read(live.table.id)).status_code == 200
    assert live._seen == {}
    assert live.absent(now_ms()) == [0, 1]


async def _away(server: Running, table: str) -> LiveTable:
    """The table, as if its players had been away for a long time."""
    live = server.services.tables.live[table]
    live._seen.clear()
    live._loaded = 0
    return live


# -- fair dice -----------------------------------------------------------------------------


async def test_a_missing_link_calls_the_seat_away_and_the_game_begins(tmp_path: Path) -> None:
    async with running(tmp_path, start_s=1) as server, await Guest.named(server, "Ana") as ana:
        made = await ana.make(game="pickomino", seats=[ME, BOT], pace_ms=0)
        table = made["table"]["id"]
        async with ana.socket(table) as live:
            await ana.do(table, "ready", seat=0, tip="ab" * 32)
            await live.status("starting")
            await live.status("playing")
        kinds = [e["type"] for m in live.messages for s in m.get("steps", ()) for e in s["events"]]
        assert kinds[-2:] == ["away", "started"]
        await ana.do(table, "abandon")
        record = Record.from_json((await ana.http.get(f"/api/tables/{table}/record")).json())
        report = verify(record)
        assert report.good
        assert report.absences[0] == 1


async def test_typed_dice_are_marked_and_can_be_taken_back_until_the_next(ana: Guest) -> None:
    made = await ana.make(game="pickomino", seats=[ME, ME, BOT], dice={"type": "manual"}, first=0)
    table = made["table"]["id"]
    await ana.ready(table, 0, 1)
    view = await view_of(ana, table)
    assert view["decision"]["kind"] == "dice"
    seen = view["version"]
    refused(await ana.command(table, "roll", seat=0, version=seen), 409, "dice-are-manual")
    bad = await ana.command(table, "enter-dice", seat=0, version=seen, dice=[1, 2, 3])
    refused(bad, 422, "bad-roll")
    refused(
        await ana.command(table, "take-back", seat=0, version=seen), 409, "nothing-to-take-back"
    )
    await ana.do(table, "enter-dice", seat=0, version=seen, dice=[1, 1, 1, 1, 2, 2, 2, 6])
    action = {"type": "take", "face": 6}
    await ana.do(table, "act", seat=0, version=seen + 1, action=action)
    assert (await view_of(ana, table))["can_take_back"]
    await ana.do(table, "take-back", seat=0, version=seen + 2)
    view = await view_of(ana, table)
    assert (view["decision"]["kind"], view["position"]["taken"]) == ("dice", [0] * 6)
    assert not view["can_take_back"]
    await ana.do(table, "enter-dice", seat=0, version=seen + 3, dice=[5, 5, 5, 5, 5, 5, 5, 6])
    record = (await ana.http.get(f"/api/tables/{table}/record")).json()
    assert record["dice"] == {"source": "manual", "rated": False}
    assert record["turns"] == ["[5555555w]"]


async def test_nobody_sits_down_from_elsewhere_where_dice_are_typed_in(
    ana: Guest, ben: Guest
) -> None:
    made = await ana.make(game="pickomino", seats=[ME, ME], dice={"type": "manual"}, private=False)
    table = made["table"]["id"]
    await ana.do(table, "leave", seat=1)
    refused(await ben.command(table, "sit", seat=1), 409, "manual-needs-one-device")
    await ana.do(table, "sit", seat=1, name="Leo")


# -- after the game --------------------------------------------------------------------------


async def test_reactions_reach_everybody_and_leave_no_trace(ana: Guest, ben: Guest) -> None:
    table = await two_players(ana, ben)
    before = await version(ana, table)
    async with ana.socket(table) as one, ben.socket(table) as two:
        await one.until("welcome")
        await two.until("welcome")
        assert (await one.answer("react", seat=0, reaction="wow"))["type"] == "ack"
        assert (await two.until("reacted"))["reaction"] == "wow"
        wrong = await one.answer("react", seat=0, reaction="swear words")
        assert wrong["code"] == "bad-message"
    assert await version(ana, table) == before
