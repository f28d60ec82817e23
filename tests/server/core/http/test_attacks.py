"""Attacks and unlucky coincidences."""

import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from roost.server.core.config import Limits
from roost.server.core.live.live_table import LiveTable
from roost.server.core.person import Person
from tests.server.helpers import (
    BOT,
    ME,
    OPEN,
    Failing,
    Guest,
    Running,
    refused,
    running,
    two_players,
    version,
)


async def test_invalid_tip_is_rejected(ana: Guest) -> None:
    made = await ana.make(game="pickomino", seats=[ME, BOT])
    table = made["table"]["id"]
    for tip in ("ab" * 32 + "\n", "AB" * 32, "ab" * 31):
        answer = await ana.command(table, "ready", seat=0, tip=tip)
        assert answer.json()["code"] == "bad-message"
    assert await version(ana, table) == made["table"]["version"]


async def test_newline_after_an_id_is_rejected(ana: Guest) -> None:
    table = (await ana.make(game="pickomino", seats=[ME, BOT]))["table"]["id"]
    path = f"/api/tables/{table}"
    stream = {"type": "shared", "stream": "abcdef\n"}
    request = {"game": "pickomino", "seats": [ME, BOT], "dice": stream}
    answers = [
        await ana.http.post(f"{path}/commands", json={"type": "ready", "id": "c1\n", "seat": 0}),
        await ana.command(table, "link", seat=0, k=0, link="ab" * 32 + "\n"),
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


async def test_repeated_joining_does_not_grow_the_log(ana: Guest, ben: Guest) -> None:
    table = (await ana.make(game="pickomino", seats=[ME, OPEN], private=False))["table"]["id"]
    for turn in range(40):
        answer = await ben.command(table, "leave" if turn % 2 else "sit", seat=1)
        if answer.status_code != 200:
            break
    refused(answer, 429, "too-fast")
    assert await version(ana, table) < 40
    await ana.ready(table, 0)  # other players are not delayed


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
