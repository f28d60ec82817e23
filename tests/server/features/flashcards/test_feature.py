"""Flashcards from reviewed games and missed puzzles."""

from __future__ import annotations

import asyncio
from pathlib import Path

from roost.analysis.puzzles import GAP, shipped
from roost.analysis.results import Puzzle
from roost.server.core.storage.port import Statement
from roost.server.features.flashcards.feature import Flashcards
from roost.server.features.flashcards.schema import FlashcardRow, FlashcardRows
from roost.server.features.flashcards.service import errors_of
from tests.server.helpers import BOT, ME, Guest, Json, Running, refused, running
from tests.server.rows import review_of

DAY = 86_400_000
NOON = 1_800_000_000_000
SHORT = {"game": "pickomino", "variant": "short+turn-on-empty", "pace_ms": 0, "first": 0}


class Clock:
    now = NOON

    def __call__(self) -> int:
        return self.now


def worst(_: Json, options: list[Json]) -> Json:
    """Somebody who never stops, and takes what counts least: full of errors."""
    return options[-1]


async def played(guest: Guest, *seats: Json) -> str:
    made = await guest.make(**SHORT, private=False, seats=[ME, *(seats or (BOT,))])
    table: str = made["table"]["id"]
    async with guest.socket(table) as live:
        await live.until("welcome")
        mine = live.you["seats"]
        await live.start(mine)
        await live.play_turns(mine, worst)
    return table


async def review(guest: Guest, table: str, language: str = "en") -> Json:
    answer = await guest.http.get(f"/api/tables/{table}/review", params={"language": language})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()["review"]
    return found


async def flashcards(guest: Guest) -> Json:
    found: Json = (await guest.http.get("/api/flashcards")).json()
    return found


async def cards_of(rows: FlashcardRows, guest: Guest, number: int) -> list[FlashcardRow]:
    """Wait until a guest has `number` cards: they are made after the answer."""
    for _ in range(600):
        if len(found := await rows.of_person(guest.id)) == number:
            return found
        await asyncio.sleep(0.01)
    raise AssertionError(f"{len(found)} cards, not {number}")


async def later(guest: Guest, number: int) -> None:
    """Wait until a guest has `number` cards that are not due."""
    for _ in range(600):
        if (found := await flashcards(guest))["later"] == number:
            return
        await asyncio.sleep(0.01)
    raise AssertionError(found)


def errors(review: Json, seat: int) -> set[str]:
    """The positions, by hand."""
    return {
        move["position"]
        for move in review["moves"]
        if move["kind"] == "act"
        and move["seat"] == seat
        and move["loss"] >= GAP
        and move["token"] != move["best"]
    }


async def test_errors_become_flashcards_once_and_return_when_due(
    tmp_path: Path,
) -> None:
    clock = Clock()
    async with (
        running(tmp_path, now=clock) as server,
        await Guest.named(server, "Ana") as ana,
        await Guest.named(server, "Ben") as ben,
    ):
        rows = server.feature(Flashcards).service.rows
        table = await played(ana)
        assert await flashcards(ana) == {"due": [], "later": 0, "next": None}, (
            "nothing was reviewed"
        )
        wanted = errors(await review(ana, table), 0)
        assert len(wanted) > 2
        kept = await cards_of(rows, ana, len(wanted))
        assert sorted(row.position for row in kept) == sorted(wanted)
        assert await flashcards(ana) == {"due": [], "later": len(wanted), "next": NOON + DAY}

        # Opened again, in another language, and made anew: nothing comes twice.
        clock.now += 1000
        await review(ana, table)
        await review(ana, table, "nl")
        await server.services.database.write(Statement("DELETE FROM reviews"))
        await review(ana, table)
        assert await rows.of_person(ana.id) == kept
        await review(ben, table)
        assert await rows.of_person(ben.id) == [], "they are not Ben's errors"

        clock.now = NOON + DAY
        due = (await flashcards(ana))["due"]
        assert len(due) == len(wanted)
        await answer_all(ana, ben, due, clock)
        mine = (await ana.http.get("/api/me/everything")).json()["flashcards"]
        assert {row["position"] for row in mine} == wanted


async def answer_all(ana: Guest, ben: Guest, due: list[str], clock: Clock) -> None:
    """The first card rightly, the second wrongly; nobody else's hand is in it."""
    first, second, *_ = due
    asked = (await ana.http.get(f"/api/flashcards/{first}", params={"language": "de"})).json()
    assert asked["puzzle"]["id"] == first
    assert asked["view"]["text"] == asked["puzzle"]["position"]
    refused(await ben.http.get(f"/api/flashcards/{first}"), 404, "no-such-card")
    token = asked["options"][0]["token"]
    refused(
        await ben.http.post(f"/api/flashcards/{first}", json={"token": token}), 404, "no-such-card"
    )
    refused(
        await ana.http.post(f"/api/flashcards/{first}", json={"token": "?!"}), 422, "illegal-action"
    )
    position = asked["puzzle"]["position"]
    best = (await ana.http.post("/api/lab", json={"position": position})).json()
    right = await solved(ana, first, best["insight"]["choices"][0]["token"])
    assert right["answer"]["right"]
    assert right["due"] - clock.now >= DAY
    again = await solved(ana, first, best["insight"]["choices"][-1]["token"])
    assert not again["answer"]["right"]
    assert again["due"] == right["due"], "it was answered already"
    position = (await ana.http.get(f"/api/flashcards/{second}")).json()["puzzle"]["position"]
    lab = (await ana.http.post("/api/lab", json={"position": position})).json()["insight"]
    wrong = await solved(ana, second, lab["choices"][-1]["token"])
    assert not wrong["answer"]["right"]
    assert wrong["due"] == clock.now + DAY
    assert [first, second] == [id_ for id_ in due if id_ not in (await flashcards(ana))["due"]]


async def solved(guest: Guest, flashcard: str, token: str) -> Json:
    answer = await guest.http.post(f"/api/flashcards/{flashcard}", json={"token": token})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


async def test_missed_puzzle_becomes_one_flashcard_of_its_owner(
    server: Running, ana: Guest
) -> None:
    table = await played(ana, {"type": "me", "name": "Bea"})
    await review(ana, table)
    assert (await flashcards(ana))["later"] == 0, "nobody knows which of them erred"

    missed, known = shipped("knockout")[0], shipped("pickomino")[0]

    async def answer(guest: Guest, puzzle: Puzzle, token: str) -> None:
        body = {"position": puzzle.position, "token": token}
        assert (await guest.http.post("/api/puzzles/answer", json=body)).status_code == 200

    made = (await ana.http.post("/api/tokens", json={"name": "x", "scopes": ["read"]})).json()
    async with Guest(server, {"authorization": f"Bearer {made['token']}"}) as program:
        await answer(program, missed, missed.tempting)
        refused(
            await program.http.post("/api/flashcards/x", json={"token": "x"}), 403, "token-scope"
        )
    await answer(ana, known, known.best)
    assert (await flashcards(ana))["later"] == 0
    for token in (missed.tempting, missed.tempting, missed.best):
        await answer(ana, missed, token)
    await later(ana, 1)
    asked = await ana.http.get(f"/api/flashcards/{missed.id}")
    assert asked.json()["puzzle"]["position"] == missed.position


def test_stand_in_errors_become_no_flashcards() -> None:
    def move(index: int, seat: int, loss: float, best: str = "+") -> Json:
        told = {"index": index, "seat": seat, "kind": "act", "token": "=21", "best": best}
        return {**told, "position": f"position {index}", "loss": loss}

    roll = {"index": 0, "seat": 0, "kind": "roll", "token": "x", "position": "p"}
    moves = [roll, move(1, 0, 0.04), move(2, 0, 0.5), move(3, 1, 0.5), move(4, 0, GAP - 1e-6)]
    review = review_of([*moves, move(5, 0, 0.2)])
    found = [moment.position for moment in errors_of(review, 0, stood_in={5})]
    assert found == ["position 2", "position 1"]
    assert [moment.position for moment in errors_of(review, 1)] == ["position 3"]
