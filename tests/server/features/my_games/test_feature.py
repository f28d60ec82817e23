"""My games: found, counted, exported and shared, by nobody but those who may."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from roost.rules.record import Record
from roost.server.features.my_games import schema
from tests.server.helpers import BOT, ME, OPEN, Guest, Running, refused, running, two_players

SHORT = {"game": "pickomino", "variant": "short+turn-on-empty", "pace_ms": 0, "first": 0}


async def games(guest: Guest, **query: Any) -> list[dict[str, Any]]:
    answer = await guest.http.get("/api/me/games", params=query)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["games"]
    return found


async def finished(guest: Guest, *others: dict[str, Any]) -> str:
    """A game of one person that was played to its end."""
    made = await guest.make(**SHORT, seats=[ME, *(others or (BOT,))])
    table: str = made["table"]["id"]
    async with guest.socket(table) as live:
        await live.until("welcome")
        mine = live.you["seats"]
        await live.start(mine)
        await live.play_turns(mine)
    return table


async def test_a_finished_game_is_listed_with_its_result(ana: Guest) -> None:
    table = await finished(ana)
    (game,) = await games(ana)
    assert (game["table"]["id"], game["table"]["status"], game["seat"]) == (table, "over", 0)
    ranks = game["table"]["ranks"]
    shared = ranks.count(1) > 1
    wanted = "lost" if ranks[0] > 1 else "shared" if shared else "won"
    assert game["result"] == wanted
    figures = (await ana.http.get("/api/me/figures")).json()
    (tally,) = figures["tallies"]
    assert (tally["games"], tally[wanted]) == (1, 1)
    assert figures["against"][0]["bot"] == "simple"
    assert figures["unreviewed"] == 1


async def test_a_game_at_one_screen_is_listed_and_has_no_result(ana: Guest) -> None:
    await finished(ana, {"type": "me", "name": "Bea"})
    (game,) = await games(ana)
    assert (game["seat"], game["result"]) == (None, None)
    assert (await ana.http.get("/api/me/figures")).json()["tallies"] == []


async def test_games_are_found_by_game_opponent_result_status_and_date(
    ana: Guest, ben: Guest
) -> None:
    over = await finished(ana)
    with_ben = await two_players(ana, ben)
    await ana.make(game="knockout", seats=[ME, BOT])
    ids = {game["table"]["id"]: game for game in await games(ana)}
    assert len(ids) == 3
    assert [g["table"]["id"] for g in await games(ana, status="finished")] == [over]
    assert {g["table"]["id"] for g in await games(ana, status="unfinished")} == {*ids} - {over}
    assert [g["table"]["game"] for g in await games(ana, game="knockout")] == ["knockout"]
    assert [g["table"]["id"] for g in await games(ana, **{"with": "bE"})] == [with_ben]
    assert len(await games(ana, **{"with": "simple"})) == 2
    assert await games(ana, **{"with": "ana"}) == [], "nobody is an opponent of one's own"
    assert len(await games(ana, result=ids[over]["result"])) == 1
    at = ids[over]["at"]
    assert [g["table"]["id"] for g in await games(ana, since=at, until=at + 1)] == [over]
    assert await games(ana, until=at) == []
    assert [g["table"]["id"] for g in await games(ben)] == [with_ben]


async def test_pages_hold_every_game_once_the_newest_first(ana: Guest) -> None:
    made = [(await ana.make(game="pickomino", seats=[ME, BOT]))["table"]["id"] for _ in range(5)]
    seen: list[str] = []
    after: dict[str, str] = {}
    while True:
        page = (await ana.http.get("/api/me/games", params={"limit": 2, **after})).json()
        seen += [game["table"]["id"] for game in page["games"]]
        if page["next"] is None:
            break
        after = {"after": page["next"]}
    assert sorted(seen) == sorted(made)
    times = [game["at"] for game in await games(ana)]
    assert times == sorted(times, reverse=True)


@pytest.mark.sqlite  # how it reads is asked in its own words
async def test_the_list_is_read_from_an_index(server: Running) -> None:
    sql, values = schema._select("g1", schema.Filter(), 20)
    plan = await server.services.database.query(f"EXPLAIN QUERY PLAN {sql}", *values)
    text = " ".join(str(line) for line in plan)
    assert "games_by_time" in text
    assert "TEMP B-TREE" not in text


async def test_all_records_are_one_file_that_can_be_read_back(ana: Guest) -> None:
    table = await finished(ana)
    await ana.make(game="pickomino", seats=[ME, OPEN])  # not begun: no record
    answer = await ana.http.get("/api/me/records")
    (line,) = answer.text.splitlines()
    assert Record.loads(line).outcome() is not None
    assert json.loads(line)["tags"]["table"] == table
    assert (await ana.http.get("/api/me/records", params={"game": "knockout"})).text == ""


# -- moments -----------------------------------------------------------------------------------


async def test_a_moment_is_drawn_and_told_in_the_readers_language(ana: Guest) -> None:
    table = await finished(ana)
    first = (await ana.http.get(f"/api/tables/{table}/moment", params={"at": 0})).json()
    assert (first["at"], first["words"]) == (0, [])
    second = (await ana.http.get(f"/api/tables/{table}/moment?at=1&language=de")).json()
    assert second["words"][0].startswith("Ana würfelt"), second["words"]
    last = (await ana.http.get(f"/api/tables/{table}/moment")).json()
    record = Record.loads((await ana.http.get(f"/api/tables/{table}/record")).text)
    assert last["at"] == last["of"] == len(record.moves)
    beyond = {"at": last["of"] + 1}
    refused(await ana.http.get(f"/api/tables/{table}/moment", params=beyond), 422, "bad-parameter")


async def test_a_shared_moment_opens_to_anybody_who_has_the_link(
    server: Running, ana: Guest, ben: Guest
) -> None:
    table = await two_players(ana, ben, private=True)
    refused(await ben.http.get(f"/api/tables/{table}/share"), 409, "not-over")
    await ben.do(table, "leave", seat=1)
    await ana.do(table, "leave", seat=0)
    path = (await ben.http.get(f"/api/tables/{table}/share", params={"at": 0})).json()["path"]
    page, _, query = path.partition("?")
    assert page == f"/game/{table}"
    async with Guest(server) as nobody:
        moment = f"/api/tables/{table}/moment"
        assert (await nobody.http.get(f"{moment}?{query}")).status_code == 200
        refused(await nobody.http.get(moment), 404, "no-such-table")


async def test_nobody_shares_anothers_game(server: Running, ana: Guest, ben: Guest) -> None:
    private = await finished(ana)
    refused(await ben.http.get(f"/api/tables/{private}/share"), 404, "no-such-table")
    public = await two_players(ana, ben)
    await ana.do(public, "leave", seat=0)
    await ben.do(public, "leave", seat=1)
    async with await Guest.named(server, "Cleo") as cleo:
        refused(await cleo.http.get(f"/api/tables/{public}/share"), 403, "foreign-seat")


# -- attacks -----------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["games", "figures", "records"])
async def test_nobody_reads_anothers_games(
    server: Running, ana: Guest, ben: Guest, path: str
) -> None:
    table = await finished(ana)
    async with Guest(server) as nobody:
        refused(await nobody.http.get(f"/api/me/{path}"), 401, "not-signed-in")
    answer = await ben.http.get(f"/api/me/{path}")
    assert answer.status_code == 200
    assert table not in answer.text
    for name in ("person", "guest", "id", "of"):
        asked = await ben.http.get(f"/api/me/{path}", params={name: ana.id})
        refused(asked, 422, "bad-parameter")


@pytest.mark.parametrize(
    "given",
    ["' OR 1=1 --", "%", "_", '"}', "\\", "Ana' UNION SELECT 1", "*", "\N{SNOWMAN}"],
)
async def test_a_search_finds_only_what_it_says(ana: Guest, ben: Guest, given: str) -> None:
    await finished(ana)
    assert await games(ana, **{"with": given}) == []
    assert await games(ben, **{"with": given}) == []


async def test_a_place_in_a_list_that_nobody_gave_is_refused_or_finds_nothing(ana: Guest) -> None:
    await ana.make(game="pickomino", seats=[ME, BOT])
    for after in ("x", "1.", "1.a b", "1.a' OR 1=1", "-1.abc"):
        asked = await ana.http.get("/api/me/games", params={"after": after})
        refused(asked, 422, "bad-parameter")
    assert await games(ana, after="0.zzz") == []


async def test_a_token_without_the_scope_reads_no_games(server: Running, ana: Guest) -> None:
    body = {"name": "p", "scopes": ["play"]}
    token = (await ana.http.post("/api/tokens", json=body)).json()["token"]
    async with Guest(server, {"authorization": f"Bearer {token}"}) as program:
        refused(await program.http.get("/api/me/games"), 403, "token-scope")


# -- reviews and puzzles -----------------------------------------------------------------------


async def test_what_a_review_summed_up_is_counted_and_outlives_it(
    server: Running, ana: Guest, ben: Guest
) -> None:
    table = await finished(ana)
    sums = schema.SeatVerdict(seat=0, decisions=4, loss=0.2, luck=-0.1, spread=0.01)
    await server.services.database.write(*schema.put_verdicts(table, [sums]))
    (game,) = await games(ana)
    assert game["loss"] == pytest.approx(0.05)
    figures = (await ana.http.get("/api/me/figures")).json()
    assert (figures["unreviewed"], figures["luck"]["games"]) == (0, 1)
    assert figures["errors"][0]["loss"] == pytest.approx(0.05)
    assert (await ben.http.get("/api/me/figures")).json()["luck"] is None
    everything = (await ana.http.get("/api/me/everything")).json()
    assert everything["games"][0]["reviewed"]["loss"] == pytest.approx(0.2)
    assert everything["games"][0]["result"] == game["result"]


async def test_games_stay_listed_after_a_restart_and_leave_with_the_table(tmp_path: Path) -> None:
    async with running(tmp_path) as server, await Guest.named(server, "Ana") as ana:
        table, cookies = await finished(ana), ana.http.cookies
    async with running(tmp_path) as server, Guest(server) as ana:
        ana.http.cookies = cookies
        assert [game["table"]["id"] for game in await games(ana)] == [table]
        await server.services.service.delete(table)
        assert await games(ana) == []
