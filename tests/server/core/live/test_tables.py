"""Tables: versions, repeats, seats, clocks, stand-ins, typed dice, rematches, shared dice."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from roost.fairdice import verify
from roost.rules.record import Record
from roost.server.core.ids import now_ms
from roost.server.core.live.live_table import LiveTable
from tests.server.helpers import (
    BOT,
    INVITE,
    ME,
    OPEN,
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


async def test_a_stale_version_is_refused_and_changes_nothing(ana: Guest, ben: Guest) -> None:
    table = await two_players(ana, ben)
    seen = await version(ana, table)
    await ana.do(table, "roll", seat=0, version=seen)
    now = await version(ana, table)
    answer = await ana.command(table, "roll", seat=0, version=seen)
    refused(answer, 409, "stale-version")
    assert answer.json()["values"] == {"seen": seen, "version": now}
    refused(await ana.command(table, "roll", seat=0, version=now + 1), 409, "stale-version")
    assert await version(ana, table) == now


async def test_a_repeated_id_gets_its_first_answer(ana: Guest, ben: Guest) -> None:
    table = await two_players(ana, ben)
    seen = await version(ana, table)
    body = {"type": "roll", "id": "once", "seat": 0, "version": seen}
    path = f"/api/tables/{table}/commands"
    first = await ana.http.post(path, json=body)
    again = await ana.http.post(path, json=body)
    assert first.status_code == again.status_code == 200
    assert first.json() == again.json()
    assert await version(ana, table) == first.json()["version"] == seen + 1


async def test_a_refused_command_can_be_sent_again_once_it_is_legal(ana: Guest, ben: Guest) -> None:
    table = await two_players(ana, ben)
    body = {"type": "return", "id": "back", "seat": 0}
    path = f"/api/tables/{table}/commands"
    refused(await ana.http.post(path, json=body), 409, "seat-not-kept")
    await ana.do(table, "leave", seat=0)
    assert (await ana.http.post(path, json=body)).status_code == 200


async def test_one_persons_ids_do_not_block_anothers(ana: Guest, ben: Guest) -> None:
    made = await ana.make(game="pickomino", seats=[ME, OPEN], private=False)
    table = made["table"]["id"]
    path = f"/api/tables/{table}/commands"
    await ben.do(table, "sit", seat=1)
    for guest, seat in ((ana, 0), (ben, 1)):
        answer = await guest.http.post(path, json={"type": "ready", "id": "same", "seat": seat})
        assert answer.status_code == 200
    assert (await view_of(ana, table))["status"] == "playing"


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


async def test_acting_before_the_roll_or_out_of_turn_is_refused(ana: Guest, ben: Guest) -> None:
    table = await two_players(ana, ben)
    seen = await version(ana, table)
    take = {"type": "take", "face": 1}
    refused(await ana.command(table, "act", seat=0, version=seen, action=take), 422, "dice-first")
    refused(await ben.command(table, "roll", seat=1, version=seen), 409, "not-your-turn")
    await ana.do(table, "roll", seat=0, version=seen)
    refused(await ana.command(table, "roll", seat=0, version=seen + 1), 409, "rolled-already")


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


async def test_an_id_used_before_a_restart_still_gets_its_first_answer(tmp_path: Path) -> None:
    async with running(tmp_path) as server, await Guest.named(server, "Ana") as ana:
        made = await ana.make(game="pickomino", seats=[ME, ME], first=0)
        table, cookies = made["table"]["id"], dict(ana.http.cookies)
        await ana.ready(table, 0, 1)
        body = {"type": "roll", "id": "x", "seat": 0, "version": await version(ana, table)}
        first = (await ana.http.post(f"/api/tables/{table}/commands", json=body)).json()
    async with running(tmp_path) as server, Guest(server) as ana:
        ana.http.cookies.update(cookies)
        again = (await ana.http.post(f"/api/tables/{table}/commands", json=body)).json()
        assert again == first
        assert await version(ana, table) == first["version"]


# -- seats ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seats": [ME]}, "bad-message"),
        ({"seats": [ME] * 5, "game": "knockout"}, "bad-seats"),
        ({"variant": "fast"}, "bad-variant"),
        ({"game": "chess"}, "unknown-game"),
        ({"seats": [ME, {"type": "bot", "bot": "genius"}]}, "unknown-bot"),
        ({"first": 2}, "bad-first-seat"),
        ({"stand_in_bot": "genius"}, "unknown-bot"),
        ({"dice": {"type": "manual"}, "seats": [ME, OPEN]}, "manual-needs-one-device"),
        ({"dice": {"type": "duplicate", "stream": "nothere"}}, "bad-message"),
        ({"clock": {"decision_s": 0}}, "bad-message"),
        ({"colour": "red"}, "bad-message"),
    ],
)
async def test_a_table_that_cannot_be_is_refused(
    ana: Guest, change: dict[str, Any], code: str
) -> None:
    request = {"game": "pickomino", "seats": [ME, BOT], **change}
    answer = await ana.http.post("/api/tables", json=request)
    assert answer.json()["code"] == code
    assert (await ana.http.get("/api/tables", params={"mine": "true"})).json()["tables"] == []


async def test_seats_fill_and_empty_before_the_start(ana: Guest, ben: Guest) -> None:
    made = await ana.make(game="pickomino", seats=[ME, OPEN, BOT], private=False)
    table = made["table"]["id"]
    await ben.do(table, "sit", seat=1, name="Benny")
    assert [s["name"] for s in (await view_of(ana, table))["seats"]] == ["Ana", "Benny", "simple"]
    refused(await ben.command(table, "sit", seat=0), 409, "seat-taken")
    refused(await ben.command(table, "sit", seat=2), 409, "seat-taken")
    refused(await ben.command(table, "sit", seat=5), 409, "no-such-seat")
    await ben.do(table, "leave", seat=1)
    assert (await view_of(ana, table))["seats"][1]["kind"] == "open"
    listed = (await ben.http.get("/api/tables")).json()["tables"]
    assert [row["id"] for row in listed] == [table]
    await ana.do(table, "abandon")
    assert (await ben.http.get("/api/tables")).json()["tables"] == []
    view = await view_of(ana, table)
    assert view["status"] == "abandoned"
    assert view["dice"]["seed"]


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


async def test_a_table_that_all_players_left_is_abandoned(ana: Guest, ben: Guest) -> None:
    table = await two_players(ana, ben)
    await ana.do(table, "leave", seat=0)
    await ben.do(table, "leave", seat=1)
    view = await view_of(ana, table)
    assert view["status"] == "abandoned"
    assert view["dice"]["seed"]


async def test_a_stand_in_starts_after_the_grace_period_and_ends_on_return(
    tmp_path: Path,
) -> None:
    async with (
        running(tmp_path, grace_s=0.3) as server,
        await Guest.named(server, "Ana") as ana,
        await Guest.named(server, "Ben") as ben,
    ):
        table = await two_players(ana, ben, pace_ms=0)
        async with ben.socket(table) as watching:
            await watching.until("welcome")
            async with ana.socket(table) as live:
                await live.until("welcome")
            while not watching.view["seats"][0]["stand_in"]:
                await watching.receive()
            async with ana.socket(table) as live:
                await live.until("welcome")
                assert not live.view["seats"][0]["stand_in"]
                assert live.view["seats"][0]["connected"]


async def test_reading_a_table_over_rest_keeps_the_seat(
    server: Running, ana: Guest, ben: Guest
) -> None:
    live = await _away(server, await two_players(ana, ben))
    assert (await ana.read(live.table.id)).status_code == 200
    # The game goes on for the one who is there: the other's seat gets its stand-in bot.
    await settled(lambda: live.table.seats[1].stand_in == "away")
    assert live.table.seats[0].stand_in is None


async def test_commands_over_rest_keep_the_seat(server: Running, ana: Guest, ben: Guest) -> None:
    live = await _away(server, await two_players(ana, ben))
    await ana.do(live.table.id, "roll", seat=0, version=live.table.version)
    await settled(lambda: live.table.seats[1].stand_in == "away")
    assert live.table.seats[0].stand_in is None
    assert live.is_present(ana.id, now_ms())


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


async def test_no_stand_in_starts_while_no_one_waits(tmp_path: Path) -> None:
    async with running(tmp_path, grace_s=0.1) as server, await Guest.named(server, "Ana") as ana:
        made = await ana.make(game="pickomino", seats=[ME, BOT], pace_ms=0, first=0)
        table = made["table"]["id"]
        await ana.ready(table, 0)
        before = await version(ana, table)
        await asyncio.sleep(0.5)
        view = await view_of(ana, table)
        assert (view["version"], view["seats"][0]["stand_in"]) == (before, False)


async def test_a_flagged_clock_lets_the_stand_in_bot_take_that_decision(
    ana: Guest, ben: Guest, server: Running
) -> None:
    table = await two_players(ana, ben, clock={"decision_s": 3})
    here = server.services.tables.live[table]
    async with ana.socket(table) as live:
        await live.until("welcome")
        assert live.view["decision"]["deadline"] is not None
        here.table.since -= 60_000  # as if a minute had passed
        server.services.tables.changed(here)
        await live.until("update")
        kinds = [e["type"] for m in live.messages for s in m.get("steps", ()) for e in s["events"]]
        assert kinds[:2] == ["flagged", "rolled"]
        assert not live.view["seats"][0]["stand_in"]


async def test_time_over_the_limit_comes_out_of_the_reserve(
    ana: Guest, ben: Guest, server: Running
) -> None:
    table = await two_players(ana, ben, clock={"decision_s": 3, "reserve_s": 60})
    live = server.services.tables.live[table]
    live.table.since -= 13_000
    await ana.do(table, "roll", seat=0, version=live.table.version)
    left = (await view_of(ana, table))["seats"][0]["reserve_ms"]
    assert 49_000 <= left <= 50_100


# -- fair dice -----------------------------------------------------------------------------


async def test_a_withheld_seed_counts_as_zeros_and_a_stand_in_starts(tmp_path: Path) -> None:
    async with running(tmp_path, reveal_s=0.2) as server, await Guest.named(server, "Ana") as ana:
        made = await ana.make(game="pickomino", seats=[ME, BOT], pace_ms=0)
        table = made["table"]["id"]
        async with ana.socket(table) as live:
            await ana.do(table, "ready", seat=0, commitment="ab" * 32)
            await live.status("revealing")
            await live.status("playing")
        view = await view_of(ana, table)
        assert view["dice"]["seats"][0]["withheld"]
        kinds = [e["type"] for m in live.messages for s in m.get("steps", ()) for e in s["events"]]
        assert "stand-in-started" in kinds
        await ana.do(table, "abandon")
        record = Record.from_json((await ana.http.get(f"/api/tables/{table}/record")).json())
        assert verify(record).withheld == (0,)


async def test_a_seed_that_was_not_committed_to_is_refused(ana: Guest) -> None:
    made = await ana.make(game="pickomino", seats=[ME, BOT])
    table = made["table"]["id"]
    await ana.do(table, "ready", seat=0, commitment="ab" * 32)
    refused(await ana.command(table, "reveal", seat=0, seed="cd" * 32), 409, "wrong-seed")
    assert (await view_of(ana, table))["status"] == "revealing"


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


async def test_dice_of_other_tables_are_not_typed_in(ana: Guest, ben: Guest) -> None:
    table = await two_players(ana, ben)
    seen = await version(ana, table)
    answer = await ana.command(table, "enter-dice", seat=0, version=seen, dice=[6] * 8)
    refused(answer, 409, "dice-not-manual")


# -- after the game --------------------------------------------------------------------------


async def test_a_rematch_is_one_table_with_the_same_people(ana: Guest, ben: Guest) -> None:
    table = await two_players(ana, ben)
    refused(await ana.command(table, "rematch"), 409, "not-over")
    await ana.do(table, "leave", seat=0)
    await ben.do(table, "leave", seat=1)
    first = await ana.do(table, "rematch")
    second = await ben.do(table, "rematch")
    assert first["table"] == second["table"] != table
    fresh = await view_of(ben, first["table"])
    assert [seat["name"] for seat in fresh["seats"]] == ["Ana", "Ben"]
    assert (await view_of(ana, table))["rematch"] == first["table"]


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


async def test_an_invited_seat_and_a_hot_seat_share_a_table(ana: Guest, ben: Guest) -> None:
    made = await ana.make(game="knockout", seats=[ME, {"type": "me", "name": "Bo"}, INVITE])
    table = made["table"]["id"]
    await ben.do(table, "sit", seat=2, key=made["invites"][1]["key"])
    await ana.ready(table, 0, 1)
    await ben.ready(table, 2)
    view = await view_of(ana, table)
    assert [seat["name"] for seat in view["seats"]] == ["Ana", "Bo", "Ben"]
    assert view["position"]["roll_off"] == [0, 0, 0]
