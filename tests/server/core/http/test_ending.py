"""Shutdown: requests that have just arrived are still answered."""

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.core.http.test_connections import upgrade
from tests.server.core.http.test_several import soon, two_servers
from tests.server.helpers import BOT, ME, Guest, Running, running

GUEST = b'{"name":"Ana"}'
REQUEST = (
    b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b"Content-Length: %d\r\n\r\n%s" % (len(GUEST), GUEST)
)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is."""
    monkeypatch.setattr("roost.server.core.http.protocols._LATE_S", 30.0)


def knock(server: Running) -> socket.socket:
    """The system has taken the connection; the server, which runs in this thread, has not."""
    return socket.create_connection(("127.0.0.1", int(server.address.rpartition(":")[2])))


def at_the_end(server: Running, do: Callable[[], object]) -> None:
    """When it has said goodbye to everybody, and listens still."""
    drain = server.services.drain

    async def drained() -> None:
        await drain()
        do()

    server.services.drain = drained  # type: ignore[method-assign]


async def listens_no_more(server: Running) -> None:
    async def refused() -> bool:
        with suppress(ConnectionRefusedError):
            knock(server).close()
            return False
        return True

    await soon(refused)


async def test_queued_request_is_answered(tmp_path: Path) -> None:
    knocked: list[socket.socket] = []

    def ask() -> None:
        knocked.append(knock(server))
        knocked[0].sendall(REQUEST)

    async with running(tmp_path, finish_s=30) as server:
        at_the_end(server, ask)
    with knocked[0] as asked:
        answer = asked.recv(65_536)
    assert answer.startswith(b"HTTP/1.1 200 ")
    assert b"connection: close" in answer.lower()


@pytest.mark.parametrize("in_the_queue", [True, False])
async def test_new_connection_is_answered_then_closed(tmp_path: Path, in_the_queue: bool) -> None:
    knocked: list[socket.socket] = []

    async def ask() -> bytes:
        await listens_no_more(server)
        reader, writer = await asyncio.open_connection(sock=knocked[0])
        writer.write(REQUEST)
        answer = await reader.read()  # to its end
        writer.close()
        return answer

    async with running(tmp_path, finish_s=30) as server, Guest(server) as other:
        if in_the_queue:
            at_the_end(server, lambda: knocked.append(knock(server)))
        else:
            knocked.append(knock(server))
            assert (await other.http.get("/health")).status_code == 200  # it has come in by now
        asking = asyncio.create_task(ask())
    assert (await asking).startswith(b"HTTP/1.1 200 ")


async def test_opening_socket_is_closed_with_a_known_code(tmp_path: Path) -> None:
    knocked: list[socket.socket] = []

    async def open_socket(table: str) -> bytes:
        await listens_no_more(server)
        reader, writer = await asyncio.open_connection(sock=knocked[0])
        await upgrade(reader, writer, table)
        said = await reader.read(4)
        writer.transport.abort()
        return said

    async with running(tmp_path, finish_s=30) as server:
        async with await Guest.named(server, "Ana") as ana:
            made = await ana.make(game="pickomino", seats=[ME, BOT], private=False)
        at_the_end(server, lambda: knocked.append(knock(server)))
        opening = asyncio.create_task(open_socket(made["table"]["id"]))
    said = await opening
    assert said[0] == 0x88  # a close frame
    assert int.from_bytes(said[2:4]) == 1012


async def test_server_in_a_cluster_serves_until_proxies_have_noticed(tmp_path: Path) -> None:
    async with two_servers(tmp_path, notice_s=3600) as pair, pair.guests() as (ana, _):
        made = await ana.make(game="pickomino", seats=[ME, BOT], private=False)
        table = made["table"]["id"]

        async def known() -> bool:
            """It waits for the proxies only if there is another server."""
            return bool(pair.first.services.remote.tables_by_server())

        async def unready() -> bool:
            return (await ana.http.get("/ready")).status_code == 503

        await soon(known)
        async with ana.socket(table) as before:
            await before.until("welcome")
            ending = asyncio.create_task(pair.first.services.drain())
            try:
                await soon(unready)
                answer = await ana.read(table)
                assert answer.status_code == 200
                assert answer.headers["connection"] == "close"
                async with ana.socket(table) as live:
                    await live.until("welcome")
                assert (await before.answer("ping"))["type"] == "pong"
                assert not ending.done()
            finally:
                ending.cancel()
                for one in (pair.first, pair.second):
                    one.services.config = replace(one.services.config, notice_s=0)
