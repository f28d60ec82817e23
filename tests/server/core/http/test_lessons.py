"""Lessons at a real server: scripted dice, at no other table."""

from __future__ import annotations

from typing import Any

import pytest

from roost.lessons import LESSONS
from roost.rules.errors import GameError
from roost.rules.record import Record
from roost.rules.registry import BUILT_IN_GAMES
from roost.server.core.person import Person
from roost.server.core.table import log
from roost.server.core.table.setup import lesson_setup
from tests.server.helpers import BOT, ME, Guest, Json, Live, Running, refused

SCRIPTED = {"type": "scripted"}


async def lesson(guest: Guest, game: str = "pickomino", **rest: Any) -> Json:
    answer = await guest.http.post("/api/lessons", json={"game": game, "pace_ms": 0, **rest})
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


async def play_through(live: Live) -> list[Json]:
    """Do the one thing that is offered until there is nothing more; the places on the way."""
    places = []
    while live.view["status"] == "playing":
        decision = live.view["decision"]
        if decision is None or decision["seat"] != 0:
            await live.receive()
            continue
        places.append(live.view["lesson"])
        version = live.view["version"]
        if decision["kind"] == "roll":
            answer = await live.answer("roll", seat=0, version=version)
        else:
            (option,) = decision["options"]
            answer = await live.answer("act", seat=0, version=version, action=option["action"])
        assert answer["type"] == "ack", answer
        while live.view["version"] == version:
            await live.receive()
    return places


@pytest.mark.parametrize("game", BUILT_IN_GAMES)
async def test_a_lesson_is_played_to_its_end_by_the_one_option_it_offers(
    ana: Guest, game: str
) -> None:
    made = await lesson(ana, game)
    table = made["table"]["id"]
    assert made["table"]["status"] == "playing"
    assert made["table"]["dice"]["source"] == "scripted"
    async with ana.socket(table) as live:
        await live.until("welcome")
        places = await play_through(live)
    assert all(place["beats"] for place in places)
    assert [place["done"] for place in places] == sorted(place["done"] for place in places)
    view = (await ana.read(table)).json()["table"]
    assert (view["status"], view["outcome"]) == ("abandoned", None)
    assert view["lesson"]["over"]
    ends = [beat["say"] for beat in view["lesson"]["beats"]]
    assert ends == [beat.say for beat in LESSONS.of(game).end]
    record = (await ana.http.get(f"/api/tables/{table}/record")).text
    found = Record.loads(record)
    assert found.dice == {"source": "scripted", "rated": False, "lesson": game}
    assert found.moves == LESSONS.of(game).moves


async def test_a_lesson_that_was_left_goes_on_where_it_was(server: Running, ana: Guest) -> None:
    table = (await lesson(ana))["table"]["id"]
    async with ana.socket(table) as live:
        await live.until("welcome")
        await live.answer("roll", seat=0, version=live.view["version"])
    before = (await ana.read(table)).json()["table"]
    server.services.tables.forget(table)
    after = (await ana.read(table)).json()["table"]
    assert after["lesson"] == before["lesson"]
    assert after["decision"] == before["decision"]
    mine = (await ana.http.get("/api/tables?mine=true")).json()["tables"]
    assert [(row["id"], row["dice"]) for row in mine] == [(table, "scripted")]


async def test_the_next_game_has_honest_dice(ana: Guest) -> None:
    table = (await lesson(ana))["table"]["id"]
    async with ana.socket(table) as live:
        await live.until("welcome")
        await play_through(live)
    ack = await ana.do(table, "rematch")
    fresh = (await ana.read(ack["table"])).json()["table"]
    assert fresh["dice"]["source"] == "fair"
    assert (fresh["lesson"], fresh["status"]) == (None, "open")
    assert [seat["bot"] for seat in fresh["seats"]] == [None, LESSONS.of("pickomino").rival]


# -- attacks -----------------------------------------------------------------------------------


async def test_scripted_dice_are_rejected_for_other_tables(ana: Guest) -> None:
    for dice in (
        SCRIPTED,
        {"type": "scripted", "dice": [[6] * 8]},
        {"type": "fair", "script": [[6] * 8]},
        {"type": "manual", "dice": [[6] * 8]},
    ):
        request = {"game": "pickomino", "seats": [ME, BOT], "dice": dice}
        refused(await ana.http.post("/api/tables", json=request), 422, "bad-message")
    extras: list[tuple[Json, str]] = [
        ({"lesson": {}}, "bad-message"),
        ({"lesson": "pickomino"}, "bad-message"),
        ({"start": "pickomino"}, "bad-position"),  # whose dice are fair
    ]
    for extra, code in extras:
        request = {"game": "pickomino", "seats": [ME, BOT], **extra}
        refused(await ana.http.post("/api/tables", json=request), 422, code)


async def test_a_set_up_with_scripted_dice_is_refused_even_from_within(
    server: Running, ana: Guest
) -> None:
    person = Person(ana.id, "Ana")
    for setup in (lesson_setup("pickomino", 0), lesson_setup("knockout", 0)):
        with pytest.raises(GameError) as caught:
            await server.services.service.create(setup, person)
        assert caught.value.code == "lesson-only"


async def test_nothing_about_a_lesson_can_be_chosen(ana: Guest) -> None:
    for extra in (
        {"dice": {"type": "fair"}},
        {"dice": [[6] * 8]},
        {"seats": [ME, BOT]},
        {"variant": "short"},
        {"tutor": True},
        {"private": False},
        {"script": ["[wwwwwwww]"]},
    ):
        body = {"game": "pickomino", **extra}
        refused(await ana.http.post("/api/lessons", json=body), 422, "bad-message")
    refused(await ana.http.post("/api/lessons", json={"game": "chess"}), 422, "unknown-game")
    refused(await ana.http.get("/api/lessons/chess"), 422, "unknown-game")


async def test_a_lesson_goes_on_in_no_other_way(ana: Guest) -> None:
    table = (await lesson(ana, pace_ms=10_000))["table"]["id"]
    async with ana.socket(table) as live:
        await live.until("welcome")
        version = live.view["version"]
        typed = await live.answer("enter-dice", seat=0, version=version, dice=[6] * 8)
        assert typed["code"] == "dice-not-manual"
        await live.answer("roll", seat=0, version=version)
        while live.view["version"] == version:
            await live.receive()
        version = live.view["version"]
        assert [option["token"] for option in live.view["decision"]["options"]] == ["w"]
        other = await live.answer(
            "act", seat=0, version=version, action={"type": "take", "face": 5}
        )
        assert (other["code"], other["values"]["wanted"]) == ("not-in-lesson", "w")
        back = await live.answer("take-back", seat=0, version=version)
        assert back["code"] == "dice-not-manual"
        foreign = await live.answer("roll", seat=1, version=version)
        assert foreign["code"] == "foreign-seat"
        assert (await live.answer("sit", seat=1))["code"] == "already-started"
        linked = {"type": "take", "face": 6}
        link = "00" * 32
        wrong = await live.answer("act", seat=0, version=version, action=linked, link=link)
        assert wrong["type"] == "error"
    view = (await ana.read(table)).json()["table"]
    assert view["version"] == version


async def test_a_lesson_is_its_own_persons_alone_and_gives_no_advice(
    ana: Guest, ben: Guest
) -> None:
    table = (await lesson(ana))["table"]["id"]
    refused(await ben.read(table), 404, "no-such-table")
    assert (await ana.read(table)).json()["you"]["tutor"] is False
    asked = await ana.http.get(f"/api/tables/{table}/tutor", params={"seat": 0})
    refused(asked, 403, "tutor-off")


async def test_a_lesson_that_a_newer_script_does_not_know_ends(server: Running, ana: Guest) -> None:
    """A log outlives the script that it was played by."""
    table = (await lesson(ana, pace_ms=10_000))["table"]["id"]
    live_table = await server.services.tables.get(table)
    async with live_table.lock:
        await server.services.service.save(
            live_table, [log.Rolled(at=0, seat=0, dice=(1, 1, 1, 1, 1, 1, 1, 2), by="human")]
        )
    async with ana.socket(table) as live:
        await live.until("welcome")
        await live.status("abandoned")
        assert live.view["lesson"] == {
            "done": 1,
            "steps": len(LESSONS.of("pickomino").steps),
            "over": False,
            "beats": [],
        }
