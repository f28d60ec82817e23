"""What a stranger tries on several servers with one store, over HTTP alone, as from outside."""

from __future__ import annotations

import shutil
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from tests.server.core.storage import postgres
from tests.server.helpers import ME, OPEN, Guest, Live, Running, refused, running

NOW = f"{time.time():.0f}".encode()
JUNK = (
    b"",
    b"x",
    b";",
    b";;;;",
    b"nan;http;localhost;203.0.113.9;" + b"0" * 64,
    b"1;http;localhost;203.0.113.9;" + b"0" * 64,
    NOW + b";http;localhost;203.0.113.9;" + b"f" * 64,
    NOW + b";" + b"f" * 64,
    b"\xff\xfe;\xe9",
    b"9" * 8000,
)
HEADERS = (b"x-roost-crossing", b"x-roost-release")
STRANGE_HOSTS = ("x;y", "localhost;y", "127.0.0.1;http;localhost;203.0.113.9", ";;;;", "%3b")


class Game(NamedTuple):
    """A table that lives on the first server, with Ana's socket there and Ben's on the second."""

    table: str
    servers: tuple[Running, Running]
    ana: Guest
    ben: Guest
    sockets: tuple[Live, Live]

    async def is_untouched(self) -> None:
        """Both sockets are the same as before, and the table still answers on them."""
        for live in self.sockets:
            assert (await live.answer("ping"))["type"] == "pong"
            assert [message["type"] for message in live.messages].count("welcome") == 1


@pytest.fixture
async def game(tmp_path: Path) -> AsyncIterator[Game]:
    store = postgres.fresh()
    async with AsyncExitStack() as stack:
        enter = stack.enter_async_context
        first = await enter(running(tmp_path / "a", store=store))
        (tmp_path / "b").mkdir()
        shutil.copy(tmp_path / "a" / "secret", tmp_path / "b" / "secret")
        second = await enter(running(tmp_path / "b", store=store))
        ana = await enter(await Guest.named(first, "Ana"))
        ben = await enter(await Guest.named(second, "Ben"))
        made = await ana.make(game="pickomino", seats=[ME, OPEN], private=False)
        table = made["table"]["id"]
        await ben.do(table, "sit", seat=1)
        sockets = await enter(ana.socket(table)), await enter(ben.socket(table))
        for live in sockets:
            await live.until("welcome")
        yield Game(table, (first, second), ana, ben, sockets)


@pytest.mark.parametrize("method", ["POST", "GET", "PUT", "DELETE"])
async def test_stranger_cannot_make_a_server_release_a_table(game: Game, method: str) -> None:
    path = f"/api/tables/{game.table}"
    for server in game.servers:
        async with httpx.AsyncClient(base_url=server.address, timeout=60) as stranger:
            for end in ("release", "rele%61se", "release/", "release?x=y", "/release", "crossing"):
                answer = await stranger.request(method, f"{path}/{end}")
                assert 400 <= answer.status_code < 500, (server.address, end, answer.text)
                await game.is_untouched()


async def test_junk_in_place_of_the_servers_signature_releases_no_table(game: Game) -> None:
    for server in game.servers:
        async with httpx.AsyncClient(base_url=server.address, timeout=60) as stranger:
            for name in HEADERS:
                for junk in JUNK:
                    path = f"/api/tables/{game.table}/release"
                    answer = await stranger.post(path, headers={name: junk})
                    assert 400 <= answer.status_code < 500, (server.address, name, junk)
    await game.is_untouched()


async def test_junk_in_place_of_the_servers_signature_changes_no_answer(game: Game) -> None:
    for server in game.servers:
        async with httpx.AsyncClient(base_url=server.address, timeout=60) as stranger:
            for name in HEADERS:
                for junk in JUNK:
                    headers = {name: junk}
                    assert (await stranger.get("/health", headers=headers)).status_code == 200
                    answer = await stranger.get(f"/api/tables/{game.table}", headers=headers)
                    assert answer.status_code == 200, (server.address, name, junk, answer.text)
                    leave = {"type": "leave", "id": "c1", "seat": 1}
                    path = f"/api/tables/{game.table}/commands"
                    answer = await stranger.post(path, headers=headers, json=leave)
                    refused(answer, 401, "not-signed-in")
    await game.is_untouched()


async def test_socket_with_junk_in_place_of_the_signature_is_served(game: Game) -> None:
    for server in game.servers:
        async with Guest(server) as stranger:
            for junk in ("x", ";;;;", f"{time.time():.0f};http;localhost;192.0.2.1;" + "0" * 64):
                headers = {"x-roost-crossing": junk}
                async with stranger.socket(game.table, headers=headers) as live:
                    await live.until("welcome")
    await game.is_untouched()


@pytest.mark.parametrize("host", STRANGE_HOSTS)
async def test_strange_host_is_refused_by_every_server(game: Game, host: str) -> None:
    paths = ("/health", "/", "/api/me", f"/api/tables/{game.table}")
    for server in game.servers:
        async with httpx.AsyncClient(base_url=server.address, timeout=60) as stranger:
            for path in paths:
                answer = await stranger.get(path, headers={"host": host})
                assert answer.status_code == 421, (server.address, path, answer.text)
            path = f"/api/tables/{game.table}/release"
            answer = await stranger.post(path, headers={"host": host})
            assert 400 <= answer.status_code < 500, (server.address, answer.text)
    await game.is_untouched()


async def test_address_of_a_client_is_the_real_one_on_every_server(tmp_path: Path) -> None:
    """A ban must hold for requests that one server hands to another."""
    store, proxies = postgres.fresh(), ("127.0.0.1",)
    async with AsyncExitStack() as stack:
        enter = stack.enter_async_context
        first = await enter(running(tmp_path / "a", store=store, proxies=proxies))
        (tmp_path / "b").mkdir()
        shutil.copy(tmp_path / "a" / "secret", tmp_path / "b" / "secret")
        second = await enter(running(tmp_path / "b", store=store, proxies=proxies))
        ana = await enter(await Guest.named(first, "Ana"))
        made = await ana.make(game="pickomino", seats=[ME, OPEN], private=False)
        path = f"/api/tables/{made['table']['id']}"
        await first.services.ban("203.0.113.9", None)
        for server in (first, second):
            async with httpx.AsyncClient(base_url=server.address, timeout=60) as eve:
                forwarded = {"x-forwarded-for": "203.0.113.9"}
                refused(await eve.get(path, headers=forwarded), 403, "banned")
                for junk in ("x", "1;http;localhost;192.0.2.1;" + "0" * 64):
                    headers = {**forwarded, "x-roost-crossing": junk}
                    refused(await eve.get(path, headers=headers), 403, "banned")
                answer = await eve.get(path, headers={**forwarded, "host": "x;y"})
                assert answer.status_code in (403, 421)
