"""Two servers with one store: whoever asks either of them notices nothing."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from roost.server.store.postgres.cluster import Cluster
from tests.server.helpers import BOT, ME, OPEN, Guest, Live, Running, running
from tests.server.store import postgres


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


@pytest.fixture
async def pair(tmp_path: Path) -> AsyncIterator[Pair]:
    store = postgres.fresh()
    async with AsyncExitStack() as stack:
        started = []
        for name in ("a", "b"):
            folder = tmp_path / name
            if name == "b":
                folder.mkdir()
                shutil.copy(tmp_path / "a" / "secret", folder / "secret")
            started.append(await stack.enter_async_context(running(folder, store=store, lease_s=2)))
        yield Pair(*started)


async def soon(holds: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(5):
        while not await holds():  # noqa: ASYNC110
            await asyncio.sleep(0.03)


async def closed(live: Live) -> None:
    """Wait until the other end closes it."""
    async with asyncio.timeout(10):
        while True:
            await live.receive()


async def test_a_whole_game_of_two_who_ask_different_servers(pair: Pair) -> None:
    async with pair.guests() as (ana, ben):
        made = await ana.make(game="pickomino", seats=[ME, OPEN], private=False)
        table = made["table"]["id"]
        await ben.do(table, "sit", seat=1)
        assert table in pair.first.services.tables.rooms
        assert table not in pair.second.services.tables.rooms
        async with ana.socket(table) as one, ben.socket(table) as other:
            await one.until("welcome")
            await other.until("welcome")
            await asyncio.gather(one.start([0]), other.start([1]))
            views = await asyncio.gather(one.play_turns([0]), other.play_turns([1]))
        assert [view["status"] for view in views] == ["over", "over"]
        assert views[0]["version"] == views[1]["version"]
        records = [(await who.http.get(f"/api/tables/{table}/record")).json() for who in (ana, ben)]
        assert records[0] == records[1]
        answer = await ben.read(table)
        assert answer.headers.get_list("x-frame-options") == ["DENY"]


async def test_lists_and_limits_hold_on_both(pair: Pair) -> None:
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


async def test_names_bans_and_tokens_hold_on_both(pair: Pair) -> None:
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


async def test_a_revoked_token_ends_its_sockets_on_both(pair: Pair) -> None:
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


async def test_the_dice_of_a_stream_begin_at_one_table_on_both(pair: Pair) -> None:
    async with pair.guests() as (ana, _):
        ana_there = Guest(pair.second)
        ana_there.http.cookies.update(dict(ana.http.cookies))
        async with ana_there:
            body = {"name": "dice", "open_s": 600}
            stream = (await ana.http.post("/api/streams", json=body)).json()["id"]
            dice = {"type": "duplicate", "stream": stream}
            tables = [
                (await who.make(game="pickomino", seats=[ME, BOT], dice=dice))["table"]["id"]
                for who in (ana, ana_there)
            ]
            answers = await asyncio.gather(
                ana.command(tables[0], "ready", seat=0),
                ana_there.command(tables[1], "ready", seat=0),
            )
            assert sorted(answer.status_code for answer in answers) == [200, 409]


async def test_what_a_stranger_says_of_where_it_comes_from_is_not_believed(pair: Pair) -> None:
    async with pair.guests() as (ana, _):
        made = await ana.make(game="pickomino", seats=[ME, OPEN], private=False)
        table = made["table"]["id"]
        for word in ("", "x", ";;;;", "1;http;h;203.0.113.9;" + "0" * 64):
            headers = {"x-roost-crossing": word}
            answer = await ana.http.post(f"/api/tables/{table}/release", headers=headers)
            assert answer.status_code in (404, 405)
            assert table in pair.first.services.tables.rooms
            answer = await ana.http.get("/api/me", headers=headers)
            assert answer.status_code == 200


async def test_who_keeps_house_on_one_server_reaches_a_table_on_the_other(pair: Pair) -> None:
    async with pair.guests() as (ana, _):
        made = await ana.make(game="pickomino", seats=[ME, OPEN], private=False)
        table = made["table"]["id"]
        await pair.second.services.authority.end(table)
        assert table in pair.second.services.tables.rooms
        assert table not in pair.first.services.tables.rooms
        assert (await ana.read(table)).json()["table"]["status"] == "abandoned"


async def test_who_is_forgotten_on_one_server_is_gone_on_the_other(pair: Pair) -> None:
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


async def test_a_server_that_goes_down_hands_its_tables_over(pair: Pair) -> None:
    async with pair.guests() as (ana, ben):
        made = await ana.make(game="pickomino", seats=[ME, OPEN], private=False, first=1)
        table = made["table"]["id"]
        await ben.do(table, "sit", seat=1)
        await ana.ready(table, 0)
        await ben.ready(table, 1)
        async with ben.socket(table) as live:
            await live.until("welcome")
            version = live.view["version"]
            await pair.first.services.drain()
            with pytest.raises(ConnectionClosed):
                await closed(live)
        async with ben.socket(table) as live:  # on the same server, which has the table now
            await live.until("welcome")
            answer = await live.answer("roll", seat=1, version=version)
            assert answer["type"] == "ack"
        assert table in pair.second.services.tables.rooms


async def test_a_request_for_a_table_of_a_dead_server_is_served_in_time(pair: Pair) -> None:
    async with pair.guests() as (ana, ben):
        made = await ana.make(game="pickomino", seats=[ME, OPEN], private=False)
        table = made["table"]["id"]
        cluster = pair.first.services.tables.leases
        assert isinstance(cluster, Cluster)
        for task in cluster._tasks:
            task.cancel()
        nowhere = "UPDATE servers SET address = 'http://127.0.0.1:1' WHERE id = $1"
        await cluster._do(nowhere, cluster.id)
        async with asyncio.timeout(6):
            answer = await ben.command(table, "sit", seat=1)
        assert answer.status_code == 200, answer.text
