"""Two servers with one store: whoever asks either of them notices nothing."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from roost.rules.errors import GameError
from roost.server.core.errors import ComeAgainError, UnavailableError
from roost.server.core.ids import now_ms
from roost.server.core.rate_limit import TokenBuckets
from roost.server.core.table.setup import Setup
from roost.server.store import StoreError, StreamRow
from roost.server.store.leases import ElsewhereError
from roost.server.store.postgres.cluster import Cluster
from tests.server.core.http.test_connections import connection, handshake
from tests.server.core.identity.accounts import local
from tests.server.core.identity.authenticator import Authenticator
from tests.server.helpers import BOT, GENEROUS, ME, OPEN, Guest, Live, Running, running, settled
from tests.server.store import postgres

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
async def two_servers(
    tmp_path: Path, *, lease_s: float = 20, **options: Any
) -> AsyncIterator[Pair]:
    """Both in this process, which a busy machine may hold up: leases last, unless one is to end."""
    store = postgres.fresh()
    async with AsyncExitStack() as stack:
        started = []
        for name in ("a", "b"):
            folder = tmp_path / name
            if name == "b":
                folder.mkdir()
                shutil.copy(tmp_path / "a" / "secret", folder / "secret")
            started.append(
                await stack.enter_async_context(
                    running(folder, store=store, lease_s=lease_s, **options)
                )
            )
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


async def test_a_whole_game_of_two_who_ask_different_servers(pair: Pair) -> None:
    async with pair.guests() as (ana, ben):
        made = await ana.make(game="pickomino", seats=[ME, OPEN], private=False)
        table = made["table"]["id"]
        await ben.do(table, "sit", seat=1)
        assert table in pair.first.services.tables.live_tables
        assert table not in pair.second.services.tables.live_tables
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
            assert table in pair.first.services.tables.live_tables
            answer = await ana.http.get("/api/me", headers=headers)
            assert answer.status_code == 200


async def test_who_keeps_house_on_one_server_reaches_a_table_on_the_other(pair: Pair) -> None:
    async with pair.guests() as (ana, _):
        made = await ana.make(game="pickomino", seats=[ME, OPEN], private=False)
        table = made["table"]["id"]
        await pair.second.services.service.end(table)
        assert table in pair.second.services.tables.live_tables
        assert table not in pair.first.services.tables.live_tables
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
        tables = pair.first.services.tables
        with pytest.raises(UnavailableError):  # it takes nothing back, as it would of a dead server
            await tables.adopt(table)
        await tables.elsewhere(table)
        assert not tables.leases.holds(table)
        async with ben.socket(table) as live:  # on the same server, which has the table now
            await live.until("welcome")
            answer = await live.answer("roll", seat=1, version=version)
            assert answer["type"] == "ack"
        assert table in pair.second.services.tables.live_tables


async def test_a_request_for_a_table_of_a_dead_server_is_served_in_time(tmp_path: Path) -> None:
    async with two_servers(tmp_path, lease_s=2) as pair, pair.guests() as (ana, ben):
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


async def test_a_socket_to_a_server_that_fell_silent_is_closed_once_its_lease_is_out(
    pair: Pair,
) -> None:
    silent, other = (one.services.tables.leases for one in (pair.first, pair.second))
    assert isinstance(silent, Cluster)
    assert isinstance(other, Cluster)
    async with pair.guests() as (ana, ben):
        made = await ana.make(game="pickomino", seats=[ME, OPEN], private=False)
        table = made["table"]["id"]
        async with ben.socket(table) as live:
            await live.until("welcome")
            assert table in pair.first.services.tables.live_tables
            for task in silent._tasks:  # paused: it hears nothing and renews nothing
                task.cancel()
            out = "UPDATE servers SET until = clock_timestamp() WHERE id = $1"
            await other._do(out, silent.id)
            await other._look_around()
            with pytest.raises(ConnectionClosed):
                await closed(live)
        async with ben.socket(table) as live:
            await live.until("welcome")
        assert table in pair.second.services.tables.live_tables


async def test_a_socket_that_is_gone_before_the_other_server_answers_leaves_nothing(
    pair: Pair,
) -> None:
    async with pair.guests() as (ana, _):
        made = await ana.make(game="pickomino", seats=[ME, OPEN], private=False)
        table = made["table"]["id"]
        for _ in range(5):
            async with connection(pair.second) as (_, writer):
                writer.write(handshake(table))
                await writer.drain()
        live_table = pair.first.services.tables.live_tables[table]

        async def came_and_went() -> bool:
            tasks = [task for task in asyncio.all_tasks() if "run_asgi" in repr(task.get_coro())]
            return not tasks and not live_table.subscribers

        await soon(came_and_went)


async def test_an_answer_of_a_passkey_is_taken_once_on_both(pair: Pair) -> None:
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


async def test_days_off_that_one_server_hears_of_stop_a_clock_on_the_other(pair: Pair) -> None:
    async with pair.guests() as (ana, ben):
        made = await ana.make(
            game="pickomino", seats=[ME, OPEN], first=1, private=False, turn_h=24, pace_ms=0
        )
        table = made["table"]["id"]
        await ben.do(table, "sit", seat=1)
        assert table in pair.first.services.tables.live_tables
        now = now_ms()
        body = {"starts": now, "ends": now + 5 * 86_400_000}
        assert (await ben.http.post("/api/days-off", json=body)).status_code == 201

        async def seen() -> bool:
            return (await ana.read(table)).json()["table"]["seats"][1]["day_off"] is not None

        await soon(seen)


async def test_another_secret_is_every_servers(pair: Pair, tmp_path: Path) -> None:
    async with pair.guests() as (ana, ben):
        await pair.first.services.rotate_secret()

        async def void() -> bool:
            found = [(await who.http.get("/api/me")).status_code for who in (ana, ben)]
            return found == [401, 401]

        await soon(void)
        async with await Guest.named(pair.first, "Cleo") as cleo, Guest(pair.second) as there:
            there.http.cookies.update(dict(cleo.http.cookies))
            assert (await there.http.get("/api/me")).json()["name"] == "Cleo"
        secrets = [(tmp_path / name / "secret").read_bytes() for name in ("a", "b")]
        assert secrets[0] == secrets[1] == pair.second.services.secret.value


async def test_a_server_that_was_away_finds_the_new_secret_and_a_stranger_does_not(
    tmp_path: Path,
) -> None:
    store = postgres.fresh()
    async with running(tmp_path / "a", store=store) as server:
        for name in ("b", "c"):
            (tmp_path / name).mkdir()
        shutil.copy(tmp_path / "a" / "secret", tmp_path / "b" / "secret")
        (tmp_path / "c" / "secret").write_bytes(bytes(32))
        await server.services.rotate_secret()
        async with running(tmp_path / "b", store=store) as back:
            assert back.services.secret.value == server.services.secret.value
        with pytest.raises(StoreError) as refused:
            async with running(tmp_path / "c", store=store):
                pass
        assert refused.value.code == "secret-replaced"


async def test_limits_by_the_hour_hold_on_both_servers_together(
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


async def test_a_drained_server_owns_nothing_and_still_serves_whoever_asks_it(pair: Pair) -> None:
    async with pair.guests() as (ana, ben):
        made = await ana.make(game="pickomino", seats=[ME, OPEN], private=False, first=0)
        table = made["table"]["id"]
        await ben.do(table, "sit", seat=1)
        await ana.ready(table, 0)
        await ben.ready(table, 1)
        await pair.first.services.hand_over()
        assert pair.first.services.tables.live_tables == {}
        assert (await ana.http.get("/ready")).status_code == 503
        assert (await ana.http.get("/health")).json()["status"] == "draining"
        async with ana.socket(table) as live:  # at the drained one
            await live.until("welcome")
            answer = await live.answer("roll", seat=0, version=live.view["version"])
            assert answer["type"] == "ack"
        fresh = (await ana.make(game="pickomino", seats=[ME, BOT]))["table"]["id"]
        assert {table, fresh} <= set(pair.second.services.tables.live_tables)
        assert pair.first.services.tables.live_tables == {}
        lines = await pair.second.services.tables.leases.servers()
        owned = {line.address: line.tables for line in lines}
        assert owned[f"{pair.first.address}#draining"] == 0
        with pytest.raises(GameError) as alone:
            await pair.second.services.hand_over()
        assert alone.value.code == "no-other-server"
        assert (await ben.http.get("/ready")).status_code == 200


async def test_what_is_sent_while_a_table_moves_is_done_and_nobody_is_told(pair: Pair) -> None:
    async with pair.guests() as (ana, ben):
        made = await ana.make(game="pickomino", seats=[ME, OPEN], private=False)
        table = made["table"]["id"]
        await ben.do(table, "sit", seat=1)
        live_table = pair.first.services.tables.live_tables[table]
        async with live_table.lock:  # something is being saved
            merge = asyncio.create_task(pair.first.services.hand_over())
            await asyncio.sleep(0.5)
            asked = asyncio.create_task(ana.command(table, "leave", seat=0))
            await asyncio.sleep(0.1)
        answer = await asked
        assert (answer.status_code, answer.json()["type"]) == (200, "ack")
        await merge
        assert table in pair.second.services.tables.live_tables


async def test_a_table_that_is_made_while_a_server_hands_over_is_made_on_the_other(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    streams = pair.first.services.streams
    looked, going_on, look = asyncio.Event(), asyncio.Event(), streams.for_setup

    async def slowly(setup: Setup) -> StreamRow | None:
        looked.set()
        await going_on.wait()
        return await look(setup)

    monkeypatch.setattr(streams, "for_setup", slowly)
    async with pair.guests() as (ana, _):
        making = asyncio.create_task(ana.make(**TABLE))
        await looked.wait()
        await pair.first.services.hand_over()
        going_on.set()
        table = (await making)["table"]["id"]
        assert table in pair.second.services.tables.live_tables


async def test_what_is_being_done_may_not_take_a_table_from_the_others(pair: Pair) -> None:
    async with pair.guests() as (ana, _):
        table = (await ana.make(game="pickomino", seats=[ME, OPEN]))["table"]["id"]
        await pair.first.services.hand_over()
        with pytest.raises(ElsewhereError) as elsewhere:
            await pair.first.services.tables.leases.take(table)
        assert elsewhere.value.address == pair.second.address
        with pytest.raises(ComeAgainError):
            await pair.first.services.tables.live_table(table)
