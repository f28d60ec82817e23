"""Several servers on one PostgreSQL: a client can ask any of them."""

import asyncio
import random
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from roost.server.core.rate_limit import TokenBuckets
from tests.server.core.storage import postgres
from tests.server.features.accounts.accounts import local
from tests.server.features.accounts.authenticator import Authenticator
from tests.server.helpers import (
    BOT,
    GENEROUS,
    ME,
    OPEN,
    Guest,
    Live,
    Running,
    running,
    settled,
)

TABLE = {"game": "pickomino", "seats": [ME, BOT]}


class Pair:
    """Ana asks the first server, Ben the second."""

    def __init__(self, first: Running, second: Running) -> None:
        self.first = first
        self.second = second

    @asynccontextmanager
    async def guests(self) -> AsyncIterator[tuple[Guest, Guest]]:
        ana, ben = await Guest.named(self.first, "Ana"), await Guest.named(self.second, "Ben")
        async with ana, ben:
            yield ana, ben


@asynccontextmanager
async def two_servers(tmp_path: Path, **options: Any) -> AsyncIterator[Pair]:
    """Both in this process."""
    store = postgres.fresh()
    async with AsyncExitStack() as stack:
        started = []
        for name in ("a", "b"):
            folder = tmp_path / name
            if name == "b":
                folder.mkdir()
                shutil.copy(tmp_path / "a" / "secret", folder / "secret")
            started.append(await stack.enter_async_context(running(folder, store=store, **options)))
        yield Pair(*started)


@pytest.fixture
async def pair(tmp_path: Path) -> AsyncIterator[Pair]:
    async with two_servers(tmp_path) as opened:
        yield opened


async def soon(holds: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(30):
        while not await holds():  # noqa: ASYNC110
            await asyncio.sleep(0.03)


async def closed(live: Live) -> None:
    """Wait until the other end closes it."""
    async with asyncio.timeout(30):
        while True:
            await live.receive()


async def test_lists_and_limits_hold_at_all_servers(pair: Pair) -> None:
    async with pair.guests() as (ana, ben):
        made = await ana.make(game="pickomino", seats=[ME, OPEN], private=False)
        table = made["table"]["id"]

        async def listed() -> bool:
            page = (await ben.http.get("/api/tables")).json()
            return table in [found["id"] for found in page["tables"]]

        await soon(listed)
        lobby = pair.second.services.tables.lobby
        assert lobby.made_by(ana.id) == 1
        await ana.do(table, "leave", seat=0)

        async def unlisted() -> bool:
            return not await listed() or lobby.made_by(ana.id) == 0

        await soon(unlisted)


async def test_names_bans_and_tokens_hold_at_all_servers(pair: Pair) -> None:
    async with pair.guests() as (ana, ben):
        ana_there = Guest(pair.second)
        ana_there.http.cookies.update(dict(ana.http.cookies))
        async with ana_there:
            assert (await ana_there.http.get("/api/me")).json()["name"] == "Ana"
            answer = await ana.http.post("/api/guest", json={"name": "Anna"})
            assert answer.status_code == 200, answer.text

            async def renamed() -> bool:
                name: str = (await ana_there.http.get("/api/me")).json()["name"]
                return name == "Anna"

            await soon(renamed)
            await pair.first.services.ban(ben.id, None)

            async def banned() -> bool:
                return (await ben.http.get("/api/me")).status_code == 403

            await soon(banned)
            await pair.second.services.unban(ben.id)
            await soon(lambda: _is(ben, 200))


async def _is(guest: Guest, status: int) -> bool:
    return (await guest.http.get("/api/me")).status_code == status


async def test_revoked_token_closes_its_sockets_at_all_servers(pair: Pair) -> None:
    async with pair.guests() as (_, ben):
        body = {"name": "bot", "scopes": ["read", "play"]}
        token = (await ben.http.post("/api/tokens", json=body)).json()
        made = await ben.make(game="pickomino", seats=[ME, BOT])
        headers = {"authorization": f"Bearer {token['token']}"}
        async with ben.socket(made["table"]["id"], headers=headers) as live:
            await live.until("welcome")
            ben_there = Guest(pair.first)
            ben_there.http.cookies.update(dict(ben.http.cookies))
            async with ben_there:
                gone = await ben_there.http.delete(f"/api/tokens/{token['id']}")
                assert gone.status_code == 204, gone.text
            with pytest.raises(ConnectionClosed):
                await closed(live)


async def test_deleted_person_is_gone_at_all_servers(pair: Pair) -> None:
    async with pair.guests() as (ana, ben):
        made = await ana.make(game="pickomino", seats=[ME, OPEN], private=False)
        table = made["table"]["id"]
        await ben.do(table, "sit", seat=1)
        ana_there = Guest(pair.second)
        ana_there.http.cookies.update(dict(ana.http.cookies))
        async with ana_there:
            assert (await ana_there.http.get("/api/me")).json()["name"] == "Ana"
            async with ben.socket(table) as live:
                await live.until("welcome")
                assert (await ana_there.http.delete("/api/me")).status_code == 204
            again = (await ana.http.get("/api/me")).json()
        assert again.get("name") != "Ana"
        view = (await ben.read(table)).json()["table"]
        assert "Ana" not in str(view["seats"])


async def test_passkey_answer_is_accepted_once(pair: Pair) -> None:
    """Also of one that does not count: behind one name, an answer could reach either."""
    host = {"host": local(pair.first).removeprefix("http://")}
    key = Authenticator("localhost", local(pair.first))
    key.counts = False
    async with await Guest.named(pair.first, "Mina") as mina, Guest(pair.second) as eve:
        mina.http.headers.update(host)
        eve.http.headers.update(host)
        asked = (await mina.http.post("/api/account/passkeys/new")).json()
        body = {"name": "Mina", "passkey": key.make(asked["challenge"])}
        assert (await mina.http.post("/api/account", json=body)).status_code == 201
        proofs = []
        for _ in range(2):
            question = (await mina.http.post("/api/account/passkey")).json()["challenge"]
            proofs.append(key.prove(question))
        path = "/api/account/passkey/sign-in"
        assert (await mina.http.post(path, json=proofs[0])).status_code == 200
        assert (await eve.http.post(path, json=proofs[0])).status_code == 403
        assert (await eve.http.post(path, json=proofs[1])).status_code == 200


async def test_hourly_limits_hold_for_all_servers_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    spend = TokenBuckets.spend

    def noted(buckets: TokenBuckets, mark: str) -> None:
        spend(buckets, mark)
        heard.append(mark)

    monkeypatch.setattr(TokenBuckets, "spend", noted)
    limits = replace(GENEROUS, guests_per_address_hour=6, tables_per_person_hour=4)
    async with two_servers(tmp_path, limits=limits) as pair, pair.guests() as (ana, _):
        ana_there = Guest(pair.second)
        ana_there.http.cookies.update(dict(ana.http.cookies))
        async with ana_there:
            for _ in range(2):
                for who in (ana, ana_there):
                    await who.make(game="pickomino", seats=[ME, BOT])
                    async with Guest(who.server) as fresh:
                        made = await fresh.http.post("/api/guest", json={"name": "New"})
                        assert made.status_code == 200

            async def refused_everywhere() -> bool:
                tables = [
                    (await who.http.post("/api/tables", json=TABLE)).status_code
                    for who in (ana, ana_there)
                ]
                guests = []
                for who in (ana, ana_there):
                    async with Guest(who.server) as one_more:
                        answer = await one_more.http.post("/api/guest", json={"name": "More"})
                        guests.append(answer.status_code)
                return tables == guests == [429, 429]

            await settled(lambda: len(heard) == 6 + 4)  # the others' word of each
            assert await refused_everywhere()


async def test_every_request_of_a_game_may_reach_another_server(pair: Pair) -> None:
    """What a client has acknowledged it also reads, whichever server it asks."""
    dice = random.Random(7)
    async with pair.guests() as (ana, _):
        ana_there = Guest(pair.second)
        ana_there.http.cookies.update(dict(ana.http.cookies))
        async with ana_there:
            everywhere = (ana, ana_there)
            made = await ana.make(
                game="pickomino",
                variant="short+turn-on-empty",
                seats=[ME, ME],
                dice={"type": "manual"},
            )
            table, version = made["table"]["id"], 0
            for seat in (0, 1):
                await dice.choice(everywhere).do(table, "ready", seat=seat)
            while True:
                view = (await dice.choice(everywhere).read(table)).json()["table"]
                assert view["version"] >= version, "an older table than was acknowledged"
                if view["status"] != "playing":
                    break
                decision, at = view["decision"], {"version": view["version"]}
                if decision["kind"] == "dice":
                    rolled = [dice.randint(1, 6) for _ in range(decision["dice"])]
                    body = {"seat": decision["seat"], "dice": rolled, **at}
                    done = await dice.choice(everywhere).do(table, "enter-dice", **body)
                else:
                    action = decision["options"][0]["action"]
                    body = {"seat": decision["seat"], "action": action, **at}
                    done = await dice.choice(everywhere).do(table, "act", **body)
                assert done["version"] > version
                version = done["version"]
            assert view["status"] == "over"


async def test_player_with_a_socket_at_another_server_keeps_the_seat(tmp_path: Path) -> None:
    async with two_servers(tmp_path, grace_s=1) as pair, pair.guests() as (ana, ben):
        made = await ana.make(game="pickomino", seats=[ME, OPEN], private=False)
        table = made["table"]["id"]
        await ben.do(table, "sit", seat=1)
        async with ana.socket(table) as one:
            async with ben.socket(table) as other:
                await asyncio.gather(one.until("welcome"), other.until("welcome"))
                await asyncio.gather(one.start([0]), other.start([1]))
                await asyncio.sleep(4)
                for who in (ana, ben):
                    seats = (await who.read(table)).json()["table"]["seats"]
                    assert [seat["connected"] for seat in seats] == [True, True]
                    assert [seat["stand_in"] for seat in seats] == [False, False]

            async def replaced() -> bool:
                seats = (await ana.read(table)).json()["table"]["seats"]
                return [seat["stand_in"] for seat in seats] == [False, True]

            await soon(replaced)
            async with ben.socket(table) as back:
                await back.until("welcome")
                seats = (await ana.read(table)).json()["table"]["seats"]
                assert [seat["stand_in"] for seat in seats] == [False, False]


async def test_draining_server_is_not_ready_and_sends_its_sockets_away(pair: Pair) -> None:
    async with pair.guests() as (ana, ben):
        made = await ana.make(game="pickomino", seats=[ME, OPEN], private=False)
        table = made["table"]["id"]
        await ben.do(table, "sit", seat=1)

        async def heard() -> bool:
            return bool(pair.first.services.remote.tables_by_server())

        async with ana.socket(table) as live:
            await live.until("welcome")
            await soon(heard)
            await pair.first.services.leave()
            with pytest.raises(ConnectionClosed) as gone:
                await closed(live)
            assert gone.value.rcvd is not None
            assert gone.value.rcvd.code == 1012
        assert (await ana.http.get("/ready")).status_code == 503
        assert (await ana.read(table)).status_code == 200
        ana_there = Guest(pair.second)
        ana_there.http.cookies.update(dict(ana.http.cookies))
        async with ana_there, ana_there.socket(table) as back:
            assert (await back.until("welcome"))["you"]["seats"] == [0]
