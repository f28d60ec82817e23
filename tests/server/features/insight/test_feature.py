"""Tutor, review, position lab and puzzles over REST."""

import json
from collections.abc import Callable

import pytest

from roost.analysis.puzzles import shipped
from roost.rules.knockout import Knockout
from roost.rules.pickomino import Pickomino
from roost.server.workers.insight import InsightPool
from roost.testing import playout
from tests.server.helpers import Guest, Json, Running, refused, version

LAB = "pickomino 21-24,26,30-36 25/-/27,29 2 www345 . 7"


async def table_of(guest: Guest, *, tutor: bool, agreed: tuple[bool, bool] = (True, True)) -> str:
    made = await guest.make(
        game="pickomino",
        seats=[
            {"type": "me", "tutor": agreed[0]},
            {"type": "me", "name": "Bea", "tutor": agreed[1]},
        ],
        first=0,
        dice={"type": "manual"},
        tutor=tutor,
    )
    return str(made["table"]["id"])


async def begin(guest: Guest, table: str) -> int:
    """Both seats of the hot seat ready; the first has rolled."""
    version = 0
    for number, command in enumerate(
        [
            {"type": "ready", "seat": 0},
            {"type": "ready", "seat": 1},
            {"type": "enter-dice", "seat": 0, "dice": [1, 1, 3, 4, 5, 6, 6, 6]},
        ]
    ):
        if command["type"] == "enter-dice":
            command["version"] = (await guest.read(table)).json()["table"]["version"]
        answer = await guest.http.post(
            f"/api/tables/{table}/commands", json={"id": f"x{number}", **command}
        )
        assert answer.status_code == 200, answer.text
        version = answer.json()["version"]
    return version


class HeardError(Exception):
    """Enough was played."""


async def test_a_review_is_prepared_while_its_game_still_runs(
    server: Running, ana: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await ana.make(game="knockout", seats=[{"type": "me"}, {"type": "bot", "bot": "simple"}])
    table = str(made["table"]["id"])
    heard: list[tuple[str, str]] = []

    def follow(game: str, record: Callable[[], str], *, over: bool) -> None:
        assert not over
        heard.append((game, json.loads(record())["tags"]["status"]))

    def until_heard(_: Json, options: list[Json]) -> Json:
        if heard:
            raise HeardError
        return options[0]

    monkeypatch.setattr(server.services.insight, "follow", follow)
    async with ana.socket(table) as live:
        await live.until("welcome")
        await live.start([0])
        assert heard == []
        with pytest.raises(HeardError):
            await live.play_turns([0], until_heard)
    assert heard[0] == ("knockout", "playing")


async def test_review_soon_prepares_reviews(
    server: Running, ana: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(server.services.insight, "expect", lambda *games: heard.extend(games))
    assert (await ana.http.post("/api/review/soon")).status_code == 204
    assert {"pickomino", "knockout"} <= set(heard)


async def test_lab_explains_a_position_in_the_given_language(ana: Guest) -> None:
    answer = await ana.http.post("/api/lab", json={"position": LAB, "language": "de"})
    assert answer.status_code == 200
    data = answer.json()
    assert sum(data["insight"]["shares"]) == pytest.approx(1)
    assert [choice["token"] for choice in data["insight"]["choices"]] == ["=26", "+"]
    assert data["insight"]["advice"][0].startswith("Am besten: aufhören und die 26 nehmen.")
    assert data["view"]["total"] == 27
    assert len(data["options"]) == 2


async def test_a_game_file_is_reviewed_and_its_errors_become_puzzles(ana: Guest) -> None:
    record = playout(Pickomino(), 2, "uploaded").record(120).dumps()
    answer = await ana.http.post("/api/review", json={"record": record, "language": "fr"})
    assert answer.status_code == 200, answer.text
    data = answer.json()
    for seat in data["review"]["seats"]:
        parts = seat["luck"] + seat["errors"] + seat["others"] + seat["residual"]
        assert seat["end"] - seat["start"] == pytest.approx(parts, abs=1e-9)
    assert data["dice"]["tests"]
    puzzle = data["puzzles"][0]
    solved = await ana.http.post(
        "/api/puzzles/answer",
        json={"position": puzzle["position"], "token": puzzle["options"][0]["token"]},
    )
    assert solved.status_code == 200
    assert solved.json()["words"]


async def test_tutor_answers_the_seat_to_move_k18(ana: Guest) -> None:
    table = await table_of(ana, tutor=True)
    await begin(ana, table)
    answer = await ana.http.get(f"/api/tables/{table}/tutor", params={"seat": 0})
    assert answer.status_code == 200, answer.text
    assert {choice["token"] for choice in answer.json()["choices"]} == {"1", "3", "4", "5", "w"}
    other = await ana.http.get(f"/api/tables/{table}/tutor", params={"seat": 1})
    assert other.status_code == 403
    assert other.json()["code"] == "not-your-turn-to-ask"


async def test_view_shows_who_may_use_the_tutor_k18(server: Running, ana: Guest) -> None:
    shared = await table_of(ana, tutor=True)
    assert (await ana.read(shared)).json()["you"]["tutor"] is True
    forbidden = await table_of(ana, tutor=False)
    assert (await ana.read(forbidden)).json()["you"]["tutor"] is False
    seats = [{"type": "me"}, {"type": "open"}, {"type": "open"}]
    made = await ana.make(game="pickomino", seats=seats, private=False, tutor=True, one_seat=False)
    table = made["table"]["id"]
    assert made["you"]["tutor"] is True  # alone at this screen: nobody else to agree
    async with await Guest.named(server, "Ben") as ben:
        assert (await ben.read(table)).json()["you"]["tutor"] is False
        told = []
        for seat in (1, 2):
            command = {"id": f"sit{seat}", "type": "sit", "seat": seat, "name": f"Ben {seat}"}
            await ben.http.post(f"/api/tables/{table}/commands", json=command)
            told.append((await ben.read(table)).json()["you"]["tutor"])
    assert told == [True, False]  # the second seat at Ben's screen has agreed to nothing


async def test_single_player_gets_hints_with_reasons(ana: Guest) -> None:
    seats = [{"type": "me"}, {"type": "bot", "bot": "simple"}]
    made = await ana.make(game="pickomino", seats=seats, first=0, dice={"type": "manual"})
    table = made["table"]["id"]
    assert made["you"]["hints"] is True
    dice = {"type": "enter-dice", "seat": 0, "dice": [1, 1, 3, 4, 5, 6, 6, 6]}
    for number, command in enumerate([{"type": "ready", "seat": 0}, dice]):
        now = (await ana.read(table)).json()["table"]["version"]
        order = {"id": f"x{number}", **command}
        order |= {"version": now} if command is dice else {}
        answer = await ana.http.post(f"/api/tables/{table}/commands", json=order)
        assert answer.status_code == 200, answer.text
    told = await ana.http.get(f"/api/tables/{table}/hint", params={"seat": 0, "language": "de"})
    assert told.status_code == 200, told.text
    assert told.json()["token"] == "w"
    what, why = told.json()["words"]
    assert what == "Am besten: 3 Würmer beiseitelegen (Summe 15)."
    assert "Mehr Würmer in diesem Zug" in why
    chance = await ana.http.get(f"/api/tables/{table}/chance", params={"seat": 0})
    assert chance.json() == {"fails": None}  # dice lie there: nothing is rolled now
    shared = await table_of(ana, tutor=False)
    await begin(ana, shared)
    for path, code in (("hint", "hint-off"), ("chance", "tutor-off")):
        answer = await ana.http.get(f"/api/tables/{shared}/{path}", params={"seat": 0})
        assert (answer.status_code, answer.json()["code"]) == (403, code)


async def test_warning_above_the_threshold(ana: Guest) -> None:
    table = await table_of(ana, tutor=True)
    await begin(ana, table)
    where = f"/api/tables/{table}/warning"
    bad: dict[str, str | int] = {"seat": 0, "move": "1", "threshold": "0.01"}
    warned = (await ana.http.get(where, params=bad)).json()["warning"]
    assert warned["loss"] >= 0.01
    assert warned["best"]["token"] == "w"
    assert warned["words"]
    assert (await ana.http.get(where, params={**bad, "threshold": "1"})).json()["warning"] is None
    assert (await ana.http.get(where, params={**bad, "move": "w"})).json()["warning"] is None
    illegal = await ana.http.get(where, params={**bad, "move": "2"})
    assert (illegal.status_code, illegal.json()["code"]) == (422, "illegal-action")


async def test_table_review_requires_a_finished_game(ana: Guest) -> None:
    table = await table_of(ana, tutor=False)
    await begin(ana, table)
    answer = await ana.http.get(f"/api/tables/{table}/review")
    assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


@pytest.mark.parametrize("game", ["pickomino", "knockout"])
async def test_built_in_puzzles_are_listed_and_solved(ana: Guest, game: str) -> None:
    listed = (await ana.http.get("/api/puzzles", params={"game": game})).json()
    assert len(listed["puzzles"]) == len(shipped(game))
    key = listed["puzzles"][0]["id"]
    asked = (await ana.http.get(f"/api/puzzles/{key}", params={"language": "es"})).json()
    assert asked["view"]["text"] == asked["puzzle"]["position"]
    tokens = [option["token"] for option in asked["puzzle"]["options"]]
    assert len(tokens) <= 24
    assert set(tokens) <= {option["token"] for option in asked["options"]}
    puzzle = next(p for p in shipped(game) if p.id == key)
    for token, right in ((puzzle.best, True), (puzzle.tempting, False)):
        answer = await ana.http.post(
            "/api/puzzles/answer", json={"position": asked["puzzle"]["position"], "token": token}
        )
        assert answer.json()["right"] is right
        assert answer.json()["best"] == puzzle.best


async def test_game_file_is_replayed_move_by_move(ana: Guest) -> None:
    record = playout(Knockout(), 2, "watched").record(40)
    data = (await ana.http.post("/api/replay", json={"record": record.dumps()})).json()
    assert data["view"]["text"] == record.rules.format_position(record.initial())
    texts = [move["view"]["text"] for move in data["moves"]]
    assert texts == [record.rules.format_position(moment.after) for moment in record.moments]
    assert all(move["events"] for move in data["moves"])
    assert (data["yours"], data["outcome"]) == ([], None)


async def test_finished_table_is_replayed_for_its_players(
    ana: Guest,
) -> None:
    table = await table_of(ana, tutor=False)
    await begin(ana, table)
    refused(await ana.http.get(f"/api/tables/{table}/replay"), 409, "not-over")
    body = {"id": "end", "type": "abandon"}
    assert (await ana.http.post(f"/api/tables/{table}/commands", json=body)).status_code == 200
    data = (await ana.http.get(f"/api/tables/{table}/replay")).json()
    assert data["yours"] == [0, 1]
    assert [seat["name"] for seat in data["seats"]] == ["Ana", "Bea"]
    assert len(data["moves"]) == 1


async def test_review_streams_progress_and_is_stored(server: Running, ana: Guest) -> None:
    table = await table_of(ana, tutor=False)
    path = f"/api/tables/{table}/review"
    await ana.ready(table, 0, 1)
    refused(await ana.http.get(f"{path}/progress"), 409, "not-over")
    await ana.do(
        table,
        "enter-dice",
        seat=0,
        version=await version(ana, table),
        dice=[1, 1, 2, 3, 4, 5, 6, 6],
    )
    await ana.do(table, "abandon")
    answer = await ana.http.get(f"{path}/progress")
    lines = [json.loads(line) for line in answer.text.splitlines()]
    assert {line["type"] for line in lines[:-1]} <= {"waiting", "working"}
    assert lines[-1]["type"] == "done"
    pool = server.services.insight
    assert isinstance(pool, InsightPool)
    before = pool.slow._starts
    assert (await ana.http.get(path)).json() == lines[-1]["answer"]
    again = (await ana.http.get(f"{path}/progress")).text.splitlines()
    assert [json.loads(line) for line in again] == lines[-1:]
    assert pool.slow._starts == before  # kept: nobody worked


async def test_streamed_review_reports_invalid_file(ana: Guest) -> None:
    body = {"record": "no record"}
    answer = await ana.http.post("/api/review/progress", json=body)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/x-ndjson")
    (*_, last) = [json.loads(line) for line in answer.text.splitlines()]
    assert (last["type"], last["code"]) == ("error", "bad-record")
