"""The daily game: the same dice for everyone, one attempt each, secret until played."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from roost.analysis.games import evaluator_for
from roost.analysis.review import review, without_luck
from roost.fairdice.shared import stream_commitment
from roost.fairdice.verify import verify
from roost.rules.record import Record
from roost.rules.registry import BUILT_IN_GAMES
from roost.server.features.daily.days import AHEAD, closes, later, opens
from tests.scale import scaled
from tests.server.apart import Apart, apart
from tests.server.helpers import BOT, ME, Guest, Json, Running, refused, running, written
from tests.server.product import OPERATIONS
from tests.server.shared_dice import Ear, Wall, judge, play

MONDAY = "2026-11-16"
GUESTS = scaled(50, 500)
WHOLE = scaled(3, 100)  # of them play to the end
HOUR = 3_600_000


@pytest.fixture
def wall() -> Wall:
    return Wall(opens(MONDAY) + HOUR)


@pytest.fixture
async def daily(tmp_path: Path, wall: Wall) -> AsyncIterator[Running]:
    # Guests are listed where there are no accounts; test_daily_accounts.py is about those.
    async with running(tmp_path, now=wall, accounts=False) as server:
        server.services.attempts.judge = judge
        yield server


async def begin(guest: Guest, game: str = "pickomino") -> Json:
    answer = await guest.http.post("/api/daily", json={"game": game, "pace_ms": 0})
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


async def today(guest: Guest, game: str = "pickomino", **query: str) -> Json:
    answer = await guest.http.get("/api/daily", params=query)
    assert answer.status_code == 200, answer.text
    view: Json = answer.json()
    return {**view, **next(one for one in view["games"] if one["game"] == game)}


def at_random(view: Json, options: list[Json]) -> Json:
    return random.Random(view["version"]).choice(options)


# -- one attempt -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", scaled(("pickomino",), BUILT_IN_GAMES))
async def test_attempt_is_played_reviewed_and_ranked(daily: Running, game: str) -> None:
    async with await Guest.named(daily, "Ana") as guest:
        made = await begin(guest, game)
        table = made["table"]["id"]
        assert made["table"]["dice"]["day"] == MONDAY
        attempt = (await today(guest, game))["attempt"]
        assert (attempt["playing"], attempt["settled"]) == (True, False)
        view = await play(guest, table, at_random)
        assert view["status"] == "over"
        await daily.services.attempts.settle_all()
        found = await today(guest, game)
        record = Record.loads((await guest.http.get(f"/api/tables/{table}/record")).text)
        whole = review(record, evaluator_for(record.game))
        attempt = found["attempt"]
        assert (attempt["playing"], attempt["settled"]) == (False, True)
        assert attempt["share"] == pytest.approx(whole.seats[0].adjusted, abs=1e-9)
        assert attempt["rank"] == whole.outcome.ranks[0]  # type: ignore[union-attr]
        assert attempt["points"] == whole.outcome.scores[0]  # type: ignore[union-attr]
        assert (found["results"], found["place"], found["of"]) == ([], 1, 1)
        assert found["streak"] == 1
        answer = await guest.http.post("/api/daily/listed", json={"listed": True})
        assert answer.status_code == 204
        (result,) = (await today(guest, game))["results"]
        assert (result["name"], result["place"], result["yours"]) == ("Ana", 1, True)


async def test_both_games_have_a_daily_game_and_puzzle(daily: Running) -> None:
    async with await Guest.named(daily, "Ana") as ana, Guest(daily) as nobody:
        for game in BUILT_IN_GAMES:
            made = await begin(ana, game)
            assert made["table"]["game"] == game
            assert made["table"]["dice"]["day"] == MONDAY
            found = await today(nobody, game)
            assert found["attempt"] is None
            assert found["bots"] == [made["table"]["seats"][1]["bot"]]
            puzzle = await nobody.http.get(f"/api/puzzles/{found['puzzle']}")
            assert puzzle.json()["puzzle"]["game"] == game
        refused(await ana.http.post("/api/daily", json={"game": "chess"}), 422, "unknown-game")


async def test_two_devices_at_once_start_one_attempt(daily: Running) -> None:
    async with await Guest.named(daily, "Ana") as guest:
        made = await asyncio.gather(*(begin(guest) for _ in range(12)))
        tables = {one["table"]["id"] for one in made}
        assert len(tables) == 1
        mine = (await guest.http.get("/api/tables", params={"mine": True})).json()["tables"]
        assert {table["id"] for table in mine} == tables
        (table,) = tables
        await guest.do(table, "abandon")
        assert (await begin(guest))["table"]["id"] == table, "nor after giving it up"


async def test_attempt_and_commitment_survive_restart(tmp_path: Path, wall: Wall) -> None:
    async with running(tmp_path, now=wall) as server, await Guest.named(server, "Ana") as ana:
        table, cookies = (await begin(ana))["table"]["id"], ana.http.cookies
        seals = (await ana.http.get("/api/daily/seals")).json()
    async with running(tmp_path, now=wall) as server, Guest(server) as ana:
        ana.http.cookies = cookies
        assert (await begin(ana))["table"]["id"] == table
        assert (await ana.http.get("/api/daily/seals")).json() == seals


async def test_no_help_at_the_daily_table(daily: Running) -> None:
    async with await Guest.named(daily, "Ana") as ana, await Guest.named(daily, "Ben") as ben:
        made = await begin(ana)
        table, stream = made["table"]["id"], made["table"]["dice"]["stream"]
        await ana.do(table, "ready", seat=0)
        tutor = await ana.http.get(f"/api/tables/{table}/tutor", params={"seat": 0})
        refused(tutor, 403, "tutor-off")
        hint = await ana.http.get(f"/api/tables/{table}/hint", params={"seat": 0})
        refused(hint, 403, "hint-off")
        # Nobody makes a table of their own of these dice, nor looks on.
        request = {"game": "pickomino", "seats": [ME, BOT], "tutor": True}
        dice = {"type": "shared", "stream": stream}
        own = await ben.http.post("/api/tables", json={**request, "dice": dice})
        refused(own, 422, "bad-message")
        for invite in made["invites"]:
            read = await ben.read(table, key=invite["key"])
            refused(read, 404, "no-such-table")
        seen = await ana.http.post("/api/tokens", json={"name": "p", "scopes": ["play", "read"]})
        async with Guest(daily, {"authorization": f"Bearer {seen.json()['token']}"}) as program:
            refused(
                await program.http.post("/api/daily", json={"game": "pickomino"}),
                403,
                "token-scope",
            )


async def test_game_with_stand_in_moves_does_not_count(daily: Running) -> None:
    async with await Guest.named(daily, "Ana") as ana:
        table = (await begin(ana))["table"]["id"]
        async with ana.socket(table) as live:
            await live.until("welcome")
            await live.answer("ready", seat=0)
            await live.status("playing")
            live_table = await daily.services.tables.get(table)
            live_table.table.stand_in_moves[0] = "left"
            await live.play_turns([0])
        await daily.services.attempts.settle_all()
        attempt = (await today(ana))["attempt"]
        assert (attempt["settled"], attempt["share"]) == (True, None)


async def test_only_people_who_agree_are_listed(daily: Running) -> None:
    styles: dict[str, Any] = {"Ana": None, "Ben": lambda _, options: options[-1], "Cleo": None}
    guests = [await Guest.named(daily, name) for name in styles]
    for guest, choose in zip(guests, styles.values(), strict=True):
        await play(guest, (await begin(guest))["table"]["id"], choose)
    await daily.services.attempts.settle_all()
    ana, ben, cleo = guests
    assert (await today(ana))["results"] == []
    for guest in (ana, cleo):
        await guest.http.post("/api/daily/listed", json={"listed": True})
    found = await today(ben)
    assert sorted(result["name"] for result in found["results"]) == ["Ana", "Cleo"]
    shares = {result["share"] for result in found["results"]}
    assert len(shares) == 1, "who plays the same of the same dice has made the same of them"
    assert [result["place"] for result in found["results"]] == [1, 1]
    better = sum(result["share"] > found["attempt"]["share"] for result in found["results"])
    assert found["place"] == 1 + better
    assert found["of"] == 3
    await ana.http.delete("/api/me")
    assert [result["name"] for result in (await today(ben))["results"]] == ["Cleo"]
    everything = (await cleo.http.get("/api/me/everything")).json()
    assert everything["attempts"][0]["day"] == MONDAY
    assert everything["me"]["listed"] is True
    for guest in guests:
        await guest.http.aclose()


async def test_unlisted_names_are_not_public(daily: Running) -> None:
    async with await Guest.named(daily, "Zora") as zora, await Guest.named(daily, "Ben") as ben:
        table = (await begin(zora))["table"]["id"]
        await play(zora, table)
        await daily.services.attempts.settle_all()
        paths = [op.path for op in OPERATIONS if op.method == "GET"]
        named = {"id": table, "game": "pickomino", "key": "x"}
        asked = [
            path.format_map(named)
            for path in paths
            if set(re.findall(r"{(\w+)}", path)) <= set(named)
        ]
        assert len(asked) > 20

        async def seen() -> list[str]:
            texts = {path: (await ben.http.get(path)).text for path in asked}
            return [path for path, text in texts.items() if "Zora" in text or zora.id in text]

        assert await seen() == []
        await zora.http.post("/api/daily/listed", json={"listed": True})
        assert await seen() == ["/api/daily"]
        await zora.http.post("/api/daily/listed", json={"listed": False})
        assert await seen() == []


# -- the seals -------------------------------------------------------------------------------------


async def test_commitments_are_published_ahead_and_seeds_afterwards(
    daily: Running, wall: Wall
) -> None:
    async with await Guest.named(daily, "Ana") as ana:
        table = (await begin(ana))["table"]["id"]
        await play(ana, table)
        ahead = (await ana.http.get("/api/daily/seals")).json()["seals"]
        assert {seal["day"] for seal in ahead} == {later(MONDAY, n) for n in range(AHEAD + 1)}
        assert all(seal["seed"] is None for seal in ahead)
        tomorrow = {"day": later(MONDAY, 1)}
        refused(await ana.http.get("/api/daily", params=tomorrow), 404, "no-such-day")
        refused(await ana.http.get(f"/api/tables/{table}/share"), 409, "daily-open")
        await daily.services.attempts.settle_all()
        wall.at = closes(MONDAY)
        after = (await ana.http.get("/api/daily/seals")).json()["seals"]
        said = {(seal["day"], seal["game"]): seal["commitment"] for seal in ahead}
        assert (
            said.items()
            <= {(seal["day"], seal["game"]): seal["commitment"] for seal in after}.items()
        )
        for seal in after:
            assert (seal["seed"] is not None) == (seal["day"] == MONDAY)
            if seal["seed"] is not None:
                made = stream_commitment(seal["stream"], bytes.fromhex(seal["seed"]))
                assert made == seal["commitment"]
        record = Record.loads((await ana.http.get(f"/api/tables/{table}/record")).text)
        report = verify(record)
        assert report.checked
        assert report.good
        assert (await ana.http.get(f"/api/tables/{table}/share")).status_code == 200
        assert (await today(ana, day=MONDAY))["attempt"]["share"] is not None


# -- around closing time ---------------------------------------------------------------------------


class Guests:
    """Many at once, and what each of them has begun."""

    def __init__(self, server: Apart, guests: list[Guest], ear: Ear) -> None:
        self.server = server
        self.all = guests
        self.early, self.late = guests[: GUESTS // 2], guests[GUESTS // 2 :]
        self.tables: dict[str, str] = {}
        self._ear = ear
        self._draw = random.Random(1)

    async def attack(self, guest: Guest) -> None:
        """Begin from several devices at once, and ask for everything there is."""
        made = await asyncio.gather(*(begin(guest) for _ in range(3)))
        (table,) = {one["table"]["id"] for one in made}
        self.tables[guest.id] = table
        for path in (
            f"/api/tables/{table}",
            f"/api/tables/{table}/record",
            f"/api/tables/{table}/steps",
            f"/api/tables/{table}/review",
            "/api/me/everything",
            "/api/daily",
            "/api/daily/seals",
        ):
            answer = await guest.http.get(path)
            self._ear.take(answer.content, answer.headers)

    async def whole(self, guest: Guest) -> None:
        """A game to its end."""
        await self.attack(guest)
        part = self._draw.choice((0.0, 0.5, 1.0))

        def choose(_: Json, options: list[Json]) -> Json:
            return options[int(part * (len(options) - 1))]

        async with guest.socket(self.tables[guest.id]) as live:
            await live.until("welcome")
            await live.answer("ready", seat=0)
            await live.status("playing")
            await live.play_turns([0], choose)
            self._ear.take(*(json.dumps(message) for message in live.messages))

    async def cut_off(self, guest: Guest) -> None:
        """A game that has begun, no more."""
        await self.attack(guest)
        await guest.do(self.tables[guest.id], "ready", seat=0)

    async def roll(self, guest: Guest) -> httpx.Response:
        answer = await guest.command(self.tables[guest.id], "roll", seat=0, version=99)
        assert isinstance(answer, httpx.Response)
        return answer


async def seeds(data: Path, first: str, last: str) -> list[bytes]:
    sql = "SELECT seed FROM streams WHERE day >= ? AND day <= ?"
    return [bytes(seed) for (seed,) in await written(data, sql, first, last)]


async def test_no_second_attempt_or_early_seed_around_closing_time(
    tmp_path: Path,
) -> None:
    ear = Ear()
    async with apart(tmp_path, closes(MONDAY) - HOUR, accounts=False) as server:
        named = (Guest.named(server, f"Guest {number}") for number in range(GUESTS))
        guests = Guests(server, await asyncio.gather(*named), ear)
        await _around_closing(guests, ear)
        await _ranked_alike(guests)
        for guest in guests.all:
            await guest.http.aclose()


async def _around_closing(guests: Guests, ear: Ear) -> None:
    server, early, late = guests.server, guests.early, guests.late
    await asyncio.gather(*map(guests.whole, early[:WHOLE]), *map(guests.cut_off, early[WHOLE:]))
    noted = (server.data / "access-log").glob("*")
    ear.take(server.log.read_bytes(), *(path.read_bytes() for path in noted))
    closed = await seeds(server.data, MONDAY, later(MONDAY, AHEAD))
    assert len(closed) == len(BUILT_IN_GAMES) * (AHEAD + 1)
    assert not any(map(ear.knows, closed)), "before closing nobody hears a seed"

    # The clock strikes while everybody acts.
    acting = [asyncio.create_task(guests.roll(guest)) for guest in early]
    await asyncio.wait(acting, return_when=asyncio.FIRST_COMPLETED)
    server.wall.set(closes(MONDAY))
    await asyncio.gather(*acting)
    refusals = await asyncio.gather(*map(guests.roll, early[-4:]))
    assert all(answer.status_code == 409 for answer in refusals)

    # Who comes late plays tomorrow's game, and the seed of it is as closed as today's was.
    await asyncio.gather(*map(guests.attack, late))
    rows = await written(server.data, "SELECT person, day FROM attempts")
    tomorrow = {guest.id: later(MONDAY, 1) for guest in late}
    assert sorted(rows) == sorted(({guest.id: MONDAY for guest in early} | tomorrow).items())
    ear.take(server.log.read_bytes())
    (seed,) = await written(
        server.data, "SELECT seed FROM streams WHERE id = ?", f"daily-{MONDAY}-pickomino"
    )
    assert ear.knows(bytes(seed[0])), "and now anybody may"
    assert not any(map(ear.knows, await seeds(server.data, later(MONDAY, 1), "9")))


async def _ranked_alike(guests: Guests) -> None:
    """The table of results, and the same worked out from the game files alone."""
    async with asyncio.timeout(600):  # a table is judged after the other
        while await written(
            guests.server.data, "SELECT 1 FROM attempts WHERE day = ? AND settled = 0", MONDAY
        ):
            await today(guests.early[0])  # whoever asks sets it going
            await asyncio.sleep(0.1)
    for guest in guests.all:
        await guest.http.post("/api/daily/listed", json={"listed": True})
    shown = (await today(guests.all[0], day=MONDAY))["results"]
    known: dict[str, float] = {}
    offline = []
    for guest in guests.all:
        lines = (await guest.http.get("/api/me/records")).text.splitlines()
        for record in map(Record.loads, lines):
            outcome = record.outcome()
            if outcome is None:
                continue
            assert verify(record).good
            key = str(record.moves)
            if key not in known:
                known[key] = without_luck(record, evaluator_for(record.game))[0]
            offline.append((known[key], outcome.scores[0], record.players[0].name))
    offline.sort(key=lambda one: (-one[0], -one[1], one[2]))
    assert len(offline) == WHOLE
    assert [(one["points"], one["name"]) for one in shown] == [one[1:] for one in offline[:100]]
    # Servers judge with the light kernels, which are within a millionth of the compiled ones.
    shares = [one[0] for one in offline[:100]]
    assert [one["share"] for one in shown] == pytest.approx(shares, abs=1e-6)
    places = [1 + sum(other[:2] > one[:2] for other in offline) for one in offline]
    assert [one["place"] for one in shown] == places[:100]
