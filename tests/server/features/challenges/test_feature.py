"""Challenges: friends play the same dice once each, and no one knows them beforehand."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import structlog
from msgspec import structs

from roost.analysis.games import evaluator_for
from roost.analysis.review import without_luck
from roost.fairdice.shared import stream_commitment
from roost.fairdice.verify import verify
from roost.rules.record import Record
from roost.server.features.challenges.service import OPEN_S
from tests.server.helpers import BOT, ME, Guest, Json, Running, refused, running
from tests.server.shared_dice import Ear, Wall, judge, play

NOON = 1_794_830_400_000


@pytest.fixture
def wall() -> Wall:
    return Wall(NOON)


@pytest.fixture
async def server(tmp_path: Path, wall: Wall) -> AsyncIterator[Running]:
    async with running(tmp_path, now=wall) as started:
        started.services.attempts.judge = judge
        yield started


async def start(guest: Guest, places: int = 2, game: str = "pickomino") -> Json:
    body = {"game": game, "bot": "simple", "places": places}
    answer = await guest.http.post("/api/challenges", json=body)
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


async def begin(guest: Guest, challenge: str) -> str:
    answer = await guest.http.post(f"/api/challenges/{challenge}/play", json={"pace_ms": 0})
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]["id"]
    return table


async def look(guest: Guest, challenge: str) -> Json:
    answer = await guest.http.get(f"/api/challenges/{challenge}")
    assert answer.status_code == 200, answer.text
    view: Json = answer.json()
    return view


async def first_roll(guest: Guest, table: str) -> list[int]:
    """The dice that somebody who has begun rolls first."""
    await guest.do(table, "ready", seat=0)
    now = (await guest.read(table)).json()["table"]["version"]
    await guest.do(table, "roll", seat=0, version=now)
    steps = (await guest.http.get(f"/api/tables/{table}/steps")).json()["steps"]
    (rolled,) = [event for step in steps for event in step["events"] if "rolled" in event["type"]]
    dice: list[int] = rolled["dice"]
    return dice


async def test_friends_play_the_same_dice_and_the_seed_is_revealed_at_the_end(
    server: Running, ana: Guest, ben: Guest
) -> None:
    made = await start(ana)
    assert (made["seed"], made["results"], made["yours"]) == (None, [], True)
    async with Guest(server) as stranger:
        assert (await look(stranger, made["id"]))["name"] == "Ana"
    tables = [await begin(ana, made["id"])]
    dice = await first_roll(ana, tables[0])
    view = await play(ana, tables[0])
    assert (view["status"], view["dice"]["round"]) == ("over", True)
    assert view["seats"][1]["bot"] == "simple"
    await server.services.attempts.settle_all()
    assert not (await look(ana, made["id"]))["closed"], "Ben has not begun"
    tables.append(await begin(ben, made["id"]))
    assert await first_roll(ben, tables[1]) == dice
    await ben.do(tables[1], "abandon")
    await server.services.attempts.settle_all()
    async with asyncio.timeout(30):  # the seed is revealed by an event
        while not (seen := await look(ana, made["id"]))["closed"]:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    assert seen["commitment"] == made["commitment"]
    assert stream_commitment(made["id"], bytes.fromhex(seen["seed"])) == made["commitment"]
    # What Ana made of the dice, and the same worked out from the game file alone.
    record = Record.loads((await ana.http.get(f"/api/tables/{tables[0]}/record")).text)
    assert verify(record).good
    outcome = record.outcome()
    assert outcome is not None
    best, given_up = seen["results"]
    assert best["share"] == without_luck(record, evaluator_for(record.game))[0]
    assert (best["points"], best["rank"]) == (outcome.scores[0], outcome.ranks[0])
    assert (best["place"], best["name"], best["yours"]) == (1, "Ana", True)
    assert (given_up["place"], given_up["share"], given_up["settled"]) == (None, None, True)
    for guest in (ana, ben):
        (listed,) = (await guest.http.get("/api/challenges")).json()["challenges"]
        assert (listed["id"], listed["done"], listed["closed"]) == (made["id"], 2, True)
        everything = (await guest.http.get("/api/me/everything")).json()
        assert [one["day"] for one in everything["attempts"]] == [made["id"]]


async def test_results_are_ranked_and_ties_share_a_place(server: Running, ana: Guest) -> None:
    id_ = (await start(ana, places=5))["id"]
    shares = {"Ben": (0.4, 9), "Cleo": (0.7, 3), "Dora": (0.4, 12), "Eve": (0.4, 9)}
    for name, (share, points) in shares.items():
        async with await Guest.named(server, name) as guest:
            await begin(guest, id_)
            row = await server.services.rows.attempts.get(guest.id, id_, "pickomino")
            assert row is not None
            done = structs.replace(row, settled=True, share=share, points=points, rank=1)
            await server.services.rows.attempts.settle(done)
    await begin(ana, id_)
    found = (await look(ana, id_))["results"]
    assert [(one["place"], one["name"]) for one in found] == [
        (1, "Cleo"),
        (2, "Dora"),
        (3, "Ben"),
        (3, "Eve"),
        (None, "Ana"),
    ]


async def test_second_attempts_and_foreign_closing_are_rejected(
    server: Running, ana: Guest, ben: Guest
) -> None:
    id_ = (await start(ana, places=3))["id"]
    for guest in (ana, ben):
        await begin(guest, id_)
    async with await Guest.named(server, "Eve") as eve:
        # From many devices at once, and again after giving up.
        (mine,) = set(await asyncio.gather(*(begin(eve, id_) for _ in range(8))))
        await eve.do(mine, "abandon")
        assert await begin(eve, id_) == mine
        # At a table of her own; as somebody else, when all places are taken.
        dice = {"type": "shared", "stream": id_}
        request = {"game": "pickomino", "seats": [ME, BOT], "tutor": True, "dice": dice}
        refused(await eve.http.post("/api/tables", json=request), 422, "bad-message")
        async with await Guest.named(server, "Eve again") as other:
            full = await other.http.post(f"/api/challenges/{id_}/play", json={})
            refused(full, 409, "round-full")
        refused(await eve.http.post(f"/api/challenges/{id_}/close"), 403, "not-the-maker")
        hint = await ben.http.get(f"/api/tables/{await begin(ben, id_)}/hint", params={"seat": 0})
        refused(hint, 403, "hint-off")


async def ask_everything(ear: Ear, guest: Guest, id_: str, table: str) -> None:
    """Whatever there is to ask for."""
    of_table = [f"/api/tables/{table}{what}" for what in ("", "/record", "/steps", "/moment")]
    own = [f"/api/{what}" for what in ("challenges", "me/everything", "me/records", "me/games")]
    for path in (*of_table, f"/api/challenges/{id_}", *own):
        answer = await guest.http.get(path)
        ear.take(answer.content, answer.headers)


async def test_dice_and_seed_are_secret_until_the_challenge_closes(
    server: Running, tmp_path: Path, ana: Guest, ben: Guest
) -> None:
    with structlog.testing.capture_logs() as lines:
        id_, ear = (await start(ana))["id"], Ear()
        row = await server.services.rows.streams.get(id_)
        assert row is not None
        tables = [await begin(guest, id_) for guest in (ana, ben)]
        await first_roll(ana, tables[0])
        await ana.do(tables[0], "abandon")
        # Ben would like to see how the dice fell, by whichever link.
        links = (await ana.http.get(f"/api/tables/{tables[0]}/invites")).json()["invites"]
        for query in ({}, *({"key": one["key"]} for one in links)):
            refused(await ben.read(tables[0], **query), 404, "no-such-table")
            record = await ben.http.get(f"/api/tables/{tables[0]}/record", params=query)
            refused(record, 404, "no-such-table")
        refused(await ana.http.get(f"/api/tables/{tables[0]}/share"), 409, "daily-open")
        for guest, table in zip((ana, ben), tables, strict=True):
            await ask_everything(ear, guest, id_, table)
        await server.services.attempts.settle_all()
        assert not (await look(ben, id_))["closed"], "Ben still plays"
        ear.take(*lines, *(path.read_bytes() for path in (tmp_path / "access-log").glob("*")))
        assert not ear.knows(row.seed)
        # Its maker closes it: Ben's game is over, and comes to nothing.
        assert (await ana.http.post(f"/api/challenges/{id_}/close")).json()[
            "seed"
        ] == row.seed.hex()
        late = await ben.command(tables[1], "ready", seat=0)
        assert late.status_code == 409, "closed, or its game ended by then"
        await server.services.attempts.settle_all()
        results = (await look(ben, id_))["results"]
        assert [(one["name"], one["place"], one["settled"]) for one in results] == [
            ("Ana", None, True),
            ("Ben", None, True),
        ]
        await ask_everything(ear, ben, id_, tables[1])
        assert ear.knows(row.seed), "the ear hears what is said"
        assert (await ana.http.get(f"/api/tables/{tables[0]}/share")).status_code == 200


async def test_last_place_is_taken_once(server: Running, ana: Guest) -> None:
    id_ = (await start(ana, places=3))["id"]
    await begin(ana, id_)
    guests = [await Guest.named(server, f"Guest {number}") for number in range(6)]
    path, body = f"/api/challenges/{id_}/play", {"pace_ms": 0}
    answers = await asyncio.gather(*(guest.http.post(path, json=body) for guest in guests))
    assert sorted(answer.status_code for answer in answers) == [201, 201, 409, 409, 409, 409]
    for guest in guests:
        await guest.http.aclose()


async def test_unclosed_challenge_expires_and_survives_restart(tmp_path: Path, wall: Wall) -> None:
    async with (
        running(tmp_path, now=wall) as server,
        await Guest.named(server, "Ana") as ana,
    ):
        made = await start(ana)
        table = await begin(ana, made["id"])
        cookies = ana.http.cookies
    wall.at += OPEN_S * 1000 - 1
    async with running(tmp_path, now=wall) as server, Guest(server) as ana:
        ana.http.cookies = cookies
        assert await begin(ana, made["id"]) == table
        assert (await look(ana, made["id"]))["seed"] is None
        wall.at += 1
        seen = await look(ana, made["id"])
        assert (seen["closed"], seen["attempt"]["playing"]) == (True, False)
        await server.services.attempts.settle_all()
        assert (await look(ana, made["id"]))["attempt"]["settled"]
        async with await Guest.named(server, "Ben") as ben:
            late = await ben.http.post(f"/api/challenges/{made['id']}/play", json={})
            refused(late, 409, "stream-closed")
        refused(await ana.http.get("/api/challenges/round-unknown"), 404, "no-such-round")
        await ana.http.delete("/api/me")
        row = await server.services.rows.streams.get(made["id"])
        assert row is not None
        assert (row.owner, row.name) == ("", "")
        assert await server.services.rows.attempts.entrants(made["id"]) == []
