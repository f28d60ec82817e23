"""Attacks and unlucky coincidences."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from roost.server.core.config import Limits
from roost.server.core.live.live_table import LiveTable
from roost.server.core.person import Person
from tests.server.clock import Clock
from tests.server.helpers import (
    BOT,
    ME,
    OPEN,
    Failing,
    Guest,
    Running,
    refused,
    running,
    tamper,
    two_players,
    version,
)


async def test_leaving_and_coming_back_does_not_refill_the_clock(
    server: Running, ana: Guest, ben: Guest
) -> None:
    table = await two_players(ana, ben, clock={"decision_s": 60}, pace_ms=10_000)
    live_table = server.services.tables.live[table]
    live_table.table.since -= 8_000  # as if she had thought for a while
    deadline = live_table.deadline
    assert deadline is not None
    await ana.do(table, "leave", seat=0)
    await ana.do(table, "return", seat=0)
    again = live_table.deadline
    assert again is not None
    assert deadline <= again < deadline + 4_000


async def test_invalid_commitment_is_rejected(ana: Guest) -> None:
    made = await ana.make(game="pickomino", seats=[ME, BOT])
    table = made["table"]["id"]
    for commitment in ("ab" * 32 + "\n", "AB" * 32, "ab" * 31):
        answer = await ana.command(table, "ready", seat=0, commitment=commitment)
        assert answer.json()["code"] == "bad-message"
    assert await version(ana, table) == made["table"]["version"]


async def test_newline_after_an_id_is_rejected(ana: Guest) -> None:
    table = (await ana.make(game="pickomino", seats=[ME, BOT]))["table"]["id"]
    path = f"/api/tables/{table}"
    stream = {"type": "duplicate", "stream": "abcdef\n"}
    request = {"game": "pickomino", "seats": [ME, BOT], "dice": stream}
    answers = [
        await ana.http.post(f"{path}/commands", json={"type": "ready", "id": "c1\n", "seat": 0}),
        await ana.command(table, "reveal", seat=0, seed="ab" * 32 + "\n"),
        await ana.http.post("/api/tables", json=request),
        await ana.http.get(path, params={"key": "abc\n"}),
    ]
    codes = [answer.json()["code"] for answer in answers]
    assert codes == ["bad-message"] * 3 + ["bad-parameter"]


async def test_token_revoked_during_socket_handshake_gets_nothing(
    server: Running, ana: Guest
) -> None:
    table = (await ana.make(game="pickomino", seats=[ME, BOT]))["table"]["id"]
    body = {"name": "bot", "scopes": ["read", "play"]}
    token = (await ana.http.post("/api/tokens", json=body)).json()
    bearer = {"authorization": f"Bearer {token['token']}"}
    tables = server.services.tables
    real = tables.readable

    async def slowly(id_: str, person: Person | None, key: str | None) -> LiveTable:
        await ana.http.delete(f"/api/tokens/{token['id']}")
        return await real(id_, person, key)

    tables.readable = slowly  # type: ignore[method-assign]
    async with Guest(server).socket(table, headers=bearer) as live:
        with pytest.raises(ConnectionClosed):
            await live.receive()


@pytest.mark.parametrize("origin", ["http://[", "null", "", "://", "file://"])
async def test_malformed_origin_is_rejected(server: Running, ana: Guest, origin: str) -> None:
    made = await ana.make(game="pickomino", seats=[ME, BOT], private=False)
    headers = {"origin": origin}
    answer = await ana.http.post("/api/guest", json={"name": "Eve"}, headers=headers)
    refused(answer, 403, "foreign-origin")
    address = f"{server.sockets_at}/api/tables/{made['table']['id']}/live"
    with pytest.raises(InvalidStatus) as refusal:
        async with connect(address, additional_headers=headers):
            pass
    assert refusal.value.response.status_code == 403


async def test_repeated_joining_does_not_grow_the_log(ana: Guest, ben: Guest) -> None:
    table = (await ana.make(game="pickomino", seats=[ME, OPEN], private=False))["table"]["id"]
    for turn in range(40):
        answer = await ben.command(table, "leave" if turn % 2 else "sit", seat=1)
        if answer.status_code != 200:
            break
    refused(answer, 429, "too-fast")
    assert await version(ana, table) < 40
    await ana.ready(table, 0)  # other players are not delayed


async def test_rate_limited_command_may_be_retried(ana: Guest, ben: Guest) -> None:
    table = await two_players(ana, ben)
    path = f"/api/tables/{table}/commands"
    for number in range(100):  # slow machines do not hit the limit at once
        body = {"type": "react", "id": f"r{number}", "seat": 0, "reaction": "wow"}
        answer = await ana.http.post(path, json=body)
        if answer.status_code != 200:
            break
    refused(answer, 429, "too-fast")
    await asyncio.sleep(1.1)
    assert (await ana.http.post(path, json=body)).status_code == 200


async def test_creating_and_ending_tables_does_not_fill_the_disk(tmp_path: Path) -> None:
    request = {"game": "pickomino", "seats": [ME, BOT]}
    async with (
        running(tmp_path, limits=Limits(tables_per_person_hour=3)) as server,
        await Guest.named(server, "Ana") as ana,
    ):
        for _ in range(3):
            table = (await ana.make(**request))["table"]["id"]
            await ana.do(table, "abandon")
        refused(await ana.http.post("/api/tables", json=request), 429, "too-fast")
        refused(await ana.command(table, "rematch"), 429, "too-fast")


async def test_rematch_is_found_after_a_crash_before_its_entry(
    server: Running, ana: Guest, ben: Guest
) -> None:
    """As after a kill between the new table and the old table's note of it."""
    table = await two_players(ana, ben)
    for guest, seat in ((ana, 0), (ben, 1)):
        await guest.do(table, "leave", seat=seat)
    fresh = (await ana.do(table, "rematch"))["table"]
    last = "SELECT seq FROM heads WHERE table_id = ?"
    gone = f"DELETE FROM log WHERE table_id = ? AND seq = ({last})"
    await tamper(server.services.config.data, gone, table, table)
    shorter = "UPDATE heads SET seq = seq - 1 WHERE table_id = ?"
    await tamper(server.services.config.data, shorter, table)
    del server.services.tables.live[table]
    assert (await ben.do(table, "rematch"))["table"] == fresh


async def test_rematch_of_shared_dice_uses_new_dice(ana: Guest) -> None:
    wanted = {"game": "pickomino", "bot": BOT["bot"]}
    challenge = (await ana.http.post("/api/challenges", json=wanted)).json()["id"]
    made = (await ana.http.post(f"/api/challenges/{challenge}/play", json={})).json()
    table = made["table"]["id"]
    assert made["table"]["dice"]["source"] == "duplicate"
    await ana.do(table, "abandon")
    fresh = (await ana.do(table, "rematch"))["table"]
    assert (await ana.read(fresh)).json()["table"]["dice"]["source"] == "fair"


async def test_table_limit_holds_for_rematches_and_parallel_requests(tmp_path: Path) -> None:
    request = {"game": "pickomino", "seats": [ME, BOT]}
    async with (
        running(tmp_path, limits=Limits(tables_per_person=2)) as server,
        await Guest.named(server, "Ana") as ana,
    ):
        ended = (await ana.make(**request))["table"]["id"]
        await ana.do(ended, "abandon")
        at_once = [ana.http.post("/api/tables", json=request) for _ in range(5)]
        answers = [answer.status_code for answer in await asyncio.gather(*at_once)]
        assert sorted(answers) == [201, 201, 429, 429, 429]
        refused(await ana.command(ended, "rematch"), 429, "too-many-tables")


async def test_read_only_token_sees_no_links_and_does_not_count_as_present(
    server: Running, ana: Guest
) -> None:
    made = await ana.make(game="pickomino", seats=[ME, OPEN])
    table = made["table"]["id"]
    body = {"name": "reader", "scopes": ["read"]}
    token = (await ana.http.post("/api/tokens", json=body)).json()["token"]
    bearer = {"authorization": f"Bearer {token}"}
    async with Guest(server, bearer) as reader, reader.socket(table, headers=bearer) as live:
        assert (await reader.read(table)).json()["invites"] == []
        await live.until("welcome")
        assert not live.view["seats"][0]["connected"]


async def test_host_lists_table_and_can_end_it_before_the_game(ana: Guest, ben: Guest) -> None:
    made = await ana.make(game="pickomino", seats=[ME, OPEN], private=False)
    table = made["table"]["id"]
    await ben.do(table, "sit", seat=1)
    await ana.do(table, "leave", seat=0)
    mine = (await ana.http.get("/api/tables", params={"mine": "true"})).json()["tables"]
    assert [row["id"] for row in mine] == [table]
    refused(await ben.command(table, "abandon"), 403, "not-the-maker")
    await ana.do(table, "abandon")
    playing = await two_players(ana, ben)
    refused(await ana.command(playing, "abandon"), 409, "others-are-seated")


async def test_a_forgotten_table_ends_and_its_seed_is_revealed(
    server: Running, ana: Guest, ben: Guest, clock: Clock
) -> None:
    service, tables = server.services.service, server.services.tables
    waiting = (await ana.make(game="pickomino", seats=[ME, OPEN], private=False))["table"]["id"]
    playing = await two_players(ana, ben)
    await service.end_idle()
    assert set(tables.lobby) == {waiting, playing}
    clock.go_by(8)
    await service.end_idle()
    assert set(tables.lobby) == {playing}
    async with ana.socket(playing) as host, ben.socket(playing) as live:
        await host.until("welcome")  # it is her turn: no stand-in bot plays it
        await live.until("welcome")
        clock.go_by(31)
        await service.end_idle()
        assert set(tables.lobby) == {playing}
    while tables.live[playing].subscribers:  # noqa: ASYNC110  # until the server noticed
        await asyncio.sleep(0.01)
    await service.end_idle()
    view = (await ana.read(playing)).json()["table"]
    assert view["status"] == "abandoned"
    assert view["dice"]["seed"]


# -- the disk ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "error", [sqlite3.OperationalError("database or disk is full"), RuntimeError("no idea")]
)
async def test_failed_write_is_not_acknowledged(
    failing: type[Failing], tmp_path: Path, error: Exception
) -> None:
    async with (
        running(tmp_path) as server,
        await Guest.named(server, "Ana") as ana,
        await Guest.named(server, "Ben") as ben,
    ):
        table = await two_players(ana, ben)
        path, before = f"/api/tables/{table}/commands", await version(ana, table)
        body = {"type": "roll", "id": "r1", "seat": 0, "version": before}
        async with ben.socket(table) as live:
            await live.until("welcome")
            failing.error = error
            refused(await ana.http.post(path, json=body), 503, "store-failed")
            refused(await ana.http.get("/ready"), 503, "store-failed")
            assert await version(ana, table) == before
            failing.error = None
            assert (await ana.http.get("/ready")).status_code == 200
            saved = (await ana.http.post(path, json=body)).json()
            assert saved["version"] == before + 1
            assert [s["version"] for s in (await live.until("update"))["steps"]] == [before + 1]


def modes_in(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}


@pytest.mark.sqlite
async def test_server_files_are_readable_by_owner_only(server: Running) -> None:
    modes = modes_in(server.services.config.data)
    assert modes.keys() >= {"secret", "roost.sqlite3"}
    assert set(modes.values()) == {0o600}


async def test_reactions_are_rate_limited(ana: Guest, ben: Guest) -> None:
    table = await two_players(ana, ben)
    answers = [await ana.command(table, "react", seat=0, reaction="wow") for _ in range(12)]
    assert [answer.status_code for answer in answers[:5]] == [200] * 5
    refused(answers[-1], 429, "too-fast")
    await ben.do(table, "react", seat=1, reaction="wow")
