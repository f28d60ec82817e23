"""Deletion leaves nothing of the person, not even in the bytes of the store."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from roost import wire
from roost.analysis.puzzles import PuzzlePosition
from roost.client import Client
from roost.server.core.ids import now_ms
from roost.server.features.flashcards.feature import Flashcards
from roost.server.features.my_games.puzzles import PuzzleRow, PuzzleRows
from tests.client.test_client import first_option, request
from tests.server.core.identity.test_griefing import to_the_end
from tests.server.helpers import (
    BOT,
    GENEROUS,
    ME,
    OPEN,
    Guest,
    Running,
    refused,
    running,
    two_players,
    version,
)

NAME = "Wilhelmina-Xanthe"  # a unique name


@pytest.fixture
async def mina(server: Running) -> AsyncIterator[Guest]:
    async with await Guest.named(server, NAME) as guest:
        yield guest


def traces(folder: Path, *words: str) -> list[tuple[str, str]]:
    """Return the files that contain one of these words."""
    return [
        (path.name, word)
        for path in sorted(folder.rglob("*"))
        if path.is_file()
        for word in words
        if word.encode() in path.read_bytes()
    ]


async def test_store_contains_no_bytes_of_name_or_id(
    server: Running, ana: Guest, mina: Guest, tmp_path: Path
) -> None:
    # Her own table, one she plays at, a finished one, a challenge, and a token.
    hers = await mina.make(game="pickomino", seats=[ME, OPEN, {"type": "me", "name": f"{NAME} 2"}])
    playing = await two_players(ana, mina)
    over = await two_players(mina, ana)
    await mina.do(over, "leave", seat=0)
    await ana.do(over, "leave", seat=1)
    token = (await mina.http.post("/api/tokens", json={"name": NAME, "scopes": ["play"]})).json()
    await mina.http.post("/api/guest", json={"name": f"{NAME} the Third"})
    answered = PuzzleRow(puzzle="p1", game="pickomino", at=1, first=True, solved=1)
    await PuzzleRows(server.services.database).note(mina.id, answered, 9)
    await server.feature(Flashcards).service.add(
        mina.id, [PuzzlePosition("c1", "pickomino", "somewhere")]
    )
    wanted = {"game": "pickomino", "bot": "simple", "places": 2}
    challenge = (await mina.http.post("/api/challenges", json=wanted)).json()["id"]
    await mina.http.post(f"/api/challenges/{challenge}/play", json={})
    days = {"starts": now_ms(), "ends": now_ms() + 86_400_000}
    assert (await mina.http.post("/api/days-off", json=days)).status_code == 201
    for number in range(60):  # enough for pages to be split and merged
        await mina.make(game="pickomino", seats=[{"type": "me", "name": f"{NAME} {number}"}, BOT])
    assert traces(tmp_path, NAME, mina.id), "the test looks where nothing is"

    answer = await mina.http.delete("/api/me")
    assert answer.status_code == 204
    assert traces(tmp_path, NAME, mina.id, token["id"]) == []

    refused(await mina.http.get("/api/me"), 401, "not-signed-in")
    listed = (await ana.http.get("/api/me/games")).json()["games"]
    assert {playing, over} <= {game["table"]["id"] for game in listed}
    found = (await ana.http.get("/api/me/games", params={"with": NAME})).json()["games"]
    assert found == []
    seats = (await ana.read(playing)).json()["table"]["seats"]
    assert [(seat["name"], seat["stand_in"]) for seat in seats] == [("Ana", False), (None, True)]
    assert seats[1]["player"] != mina.id
    record = (await ana.http.get(f"/api/tables/{over}/record")).json()
    assert [seat["name"] for seat in record["seats"]] == ["?", "Ana"]
    refused(await ana.read(hers["table"]["id"]), 404, "no-such-table")
    await ana.do(playing, "roll", seat=0, version=await version(ana, playing))


async def test_deletion_survives_restart_and_games_still_replay(tmp_path: Path) -> None:
    async with (
        running(tmp_path) as server,
        await Guest.named(server, "Ana") as ana,
        await Guest.named(server, NAME) as mina,
    ):
        table = await two_players(ana, mina)
        await ana.do(table, "roll", seat=0, version=await version(ana, table))
        before = (await ana.read(table)).json()["table"]["position"]
        await mina.http.delete("/api/me")
    assert traces(tmp_path, NAME, mina.id) == []
    async with running(tmp_path) as server, Guest(server) as ana:
        view = (await ana.read(table)).json()["table"]
        assert view["position"] == before
        assert [seat["name"] for seat in view["seats"]] == ["Ana", None]
        listed = (await ana.http.get("/api/tables")).json()["tables"]
        assert [seat["name"] for seat in listed[0]["seats"]] == ["Ana", None]
    assert traces(tmp_path, NAME, mina.id) == []


async def test_deletion_notifies_the_table_and_closes_sockets(ana: Guest, mina: Guest) -> None:
    table = await two_players(ana, mina)
    async with ana.socket(table) as hers, mina.socket(table) as minas:
        await hers.until("welcome")
        await minas.until("welcome")
        await mina.http.delete("/api/me")
        while hers.view["seats"][1]["name"] is not None:
            await hers.receive()
        assert await to_the_end(minas) == 4403


async def test_open_table_of_deleted_host_ends(ana: Guest, mina: Guest) -> None:
    made = await mina.make(game="pickomino", seats=[ME, OPEN], private=False)
    await ana.do(made["table"]["id"], "sit", seat=1)
    await mina.http.delete("/api/me")
    assert (await ana.read(made["table"]["id"])).json()["table"]["status"] == "abandoned"


async def test_deletion_frees_seat_at_open_table(ana: Guest, mina: Guest) -> None:
    made = await ana.make(game="pickomino", seats=[ME, OPEN], private=False)
    await mina.do(made["table"]["id"], "sit", seat=1)
    await mina.http.delete("/api/me")
    assert (await ana.read(made["table"]["id"])).json()["table"]["seats"][1]["kind"] == "open"


async def test_rematch_reserves_no_seat_for_deleted_player(ana: Guest, mina: Guest) -> None:
    table = await two_players(ana, mina)
    await mina.http.delete("/api/me")
    await ana.do(table, "abandon")
    fresh = (await ana.do(table, "rematch"))["table"]
    seats = (await ana.read(fresh)).json()["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["human", "invite"]


async def test_token_cannot_delete_or_export_its_owner(server: Running, mina: Guest) -> None:
    scopes = {"name": "p", "scopes": ["read", "play"]}
    token = (await mina.http.post("/api/tokens", json=scopes)).json()["token"]
    async with Guest(server, {"authorization": f"Bearer {token}"}) as program:
        refused(await program.http.delete("/api/me"), 403, "token-scope")
        refused(await program.http.get("/api/me/everything"), 403, "token-scope")


async def test_deletions_are_rate_limited(tmp_path: Path) -> None:
    limits = type(GENEROUS)(forgets_per_address_hour=2)
    async with running(tmp_path, limits=limits) as server:
        codes = []
        for _ in range(3):
            async with await Guest.named(server, NAME) as guest:
                codes.append((await guest.http.delete("/api/me")).status_code)
        assert codes == [204, 204, 429]


# -- everything as one download --------------------------------------------------------------


async def test_export_is_one_file(server: Running) -> None:
    async with Client(server.address, name=NAME) as mina:
        async with await mina.make(request(wire.SeatMe(), wire.SeatBot(bot="random"))) as table:
            await table.play(first_option)
        token = await mina.new_token("my bot", ["read"])
        found = await mina.everything()
        assert mina.me is not None
        assert (found["format"], found["version"]) == ("roost-everything", 1)
        assert (found["me"]["id"], found["me"]["name"]) == (mina.me.id, NAME)
        assert [one["name"] for one in found["tokens"]] == ["my bot"]
        assert token.token not in json.dumps(found)
        (only,) = found["tables"]
        assert (only["id"], only["status"], only["maker"]) == (table.id, "over", True)
        assert only["seats"] == [{"seat": 0, "name": NAME}]
        assert only["record"]["result"] is not None
        async with Guest(server, mina.http.headers()) as browser:
            answer = await browser.http.get("/api/me/everything")
            assert "attachment" in answer.headers["content-disposition"]
        (game,) = found["games"]
        assert (game["result"], game["reviewed"]) == (result_of(only["record"]), None)
        assert found["puzzles"] == []
        await mina.forget_me()
        assert mina.me is None


def result_of(record: dict[str, Any]) -> str:
    """Return the first seat's result according to the game file."""
    ranks = record["result"]["ranks"]
    return "lost" if ranks[0] > 1 else "shared" if ranks.count(1) > 1 else "won"


async def test_export_contains_no_data_of_others(server: Running) -> None:
    async with Guest(server) as stranger:
        refused(await stranger.http.get("/api/me/everything"), 401, "not-signed-in")
        refused(await stranger.http.delete("/api/me"), 401, "not-signed-in")
