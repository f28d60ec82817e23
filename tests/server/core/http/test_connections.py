"""Limits below the message level: frames, idle time, connections."""

import asyncio
import base64
import re
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest

from roost.server.core.config import Limits
from roost.server.core.http.run import allow_files, settings
from tests.server.helpers import BOT, ME, Guest, Running, running

TEXT, CONTINUED, PING = 1, 0, 9


def frame(kind: int, data: bytes = b"", *, last: bool = True) -> bytes:
    """Return a client frame, masked with zeros."""
    length = (
        bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack("!H", len(data))
    )
    return bytes([kind | (0x80 if last else 0)]) + length + bytes(4) + data


@asynccontextmanager
async def connection(
    server: Running,
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    port = int(server.address.rpartition(":")[2])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


def handshake(table: str, query: str = "") -> bytes:
    key = base64.b64encode(bytes(16)).decode()
    lines = (
        f"GET /api/tables/{table}/live{query} HTTP/1.1",
        "Host: localhost",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
    )
    return "".join(f"{line}\r\n" for line in (*lines, "")).encode()


async def upgrade(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, table: str, query: str = ""
) -> None:
    writer.write(handshake(table, query))
    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")


async def until_closed(reader: asyncio.StreamReader) -> None:
    try:
        async with asyncio.timeout(30):
            while await reader.read(65_536):
                pass
    except ConnectionError:
        pass


@pytest.fixture
async def strict(tmp_path: Path) -> AsyncIterator[Running]:
    """A server with the default limits."""
    limits = Limits(request_s=0.5, connections_per_address=20)
    async with running(tmp_path, limits=limits) as started:
        yield started


async def public_table(server: Running) -> str:
    async with await Guest.named(server, "Ana") as ana:
        made = await ana.make(game="pickomino", seats=[ME, BOT], private=False)
        return str(made["table"]["id"])


@pytest.mark.alone
@pytest.mark.parametrize(
    "flood",
    [frame(PING, b"x" * 100), frame(CONTINUED, last=False), frame(TEXT, b"{}")],
    ids=["pings", "empty fragments", "messages"],
)
async def test_flood_of_frames_closes_the_connection_without_delaying_others(
    strict: Running, flood: bytes
) -> None:
    table = await public_table(strict)
    async with connection(strict) as (reader, writer), httpx.AsyncClient(timeout=30) as other:
        await upgrade(reader, writer, table)
        writer.write(frame(TEXT, last=False) if flood[0] == CONTINUED else b"")
        writer.write(flood * 100_000)
        began = asyncio.get_running_loop().time()
        assert (await other.get(f"{strict.address}/health")).status_code == 200
        assert asyncio.get_running_loop().time() - began < 5
        await until_closed(reader)


async def test_a_few_pings_are_answered(strict: Running) -> None:
    table = await public_table(strict)
    async with connection(strict) as (reader, writer):
        await upgrade(reader, writer, table)
        writer.write(frame(PING, b"here?"))
        async with asyncio.timeout(30):
            await reader.readuntil(b"\x8a\x05here?")


async def test_oversized_handshake_is_closed(strict: Running) -> None:
    async with connection(strict) as (reader, writer):
        with pytest.raises((asyncio.IncompleteReadError, ConnectionError)):
            async with asyncio.timeout(30):
                await upgrade(reader, writer, "abcdefgh", "?key=" + "a" * 9000)


@pytest.mark.parametrize("said", [b"", b"GET /health HTTP/1.1\r\nHost: x\r\n"])
async def test_silent_connection_is_closed(strict: Running, said: bytes) -> None:
    async with connection(strict) as (reader, writer):
        writer.write(said)
        await until_closed(reader)


async def test_missing_body_times_out(strict: Running) -> None:
    async with connection(strict) as (reader, writer):
        writer.write(b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{")
        async with asyncio.timeout(30):
            answer = await reader.readuntil(b"\r\n")
    assert answer.startswith(b"HTTP/1.1 408")


async def test_silent_socket_stays_open(strict: Running) -> None:
    table = await public_table(strict)
    async with connection(strict) as (reader, writer):
        await upgrade(reader, writer, table)
        await asyncio.sleep(0.8)
        writer.write(frame(PING, b"here?"))
        async with asyncio.timeout(30):
            await reader.readuntil(b"\x8a\x05here?")


async def healthy(server: Running) -> bool:
    try:
        async with httpx.AsyncClient(timeout=30) as browser:
            return (await browser.get(f"{server.address}/health")).status_code == 200
    except httpx.TransportError:
        return False


async def test_connections_per_address_are_limited(strict: Running) -> None:
    port = int(strict.address.rpartition(":")[2])
    opened = [await asyncio.open_connection("127.0.0.1", port) for _ in range(20)]
    async with connection(strict) as (reader, _):
        await until_closed(reader)
    for _, writer in opened:
        writer.close()
    for _ in range(100):  # the server hears of it a little later
        if await healthy(strict):
            return
        await asyncio.sleep(0.05)
    pytest.fail("places of an address are not given back")


async def test_head_requests_work(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.address, timeout=30) as browser:
        for path in ("/", "/health", "/api/games"):
            answer = await browser.head(path)
            assert (answer.status_code, answer.content) == (200, b"")
        assert (await browser.head("/api/guest")).status_code == 405


def test_file_limit_is_raised_only_as_requested() -> None:
    now = allow_files(1)
    assert now >= 1
    assert allow_files(now) == now


async def test_stuck_reader_is_disconnected(server: Running) -> None:
    """A real socket whose other end asks and never reads: it is cut off, the table goes on."""
    table = await public_table(server)
    async with connection(server) as (reader, writer):
        await upgrade(reader, writer, table)
        reader._transport.pause_reading()  # type: ignore[attr-defined]
        question = frame(TEXT, b'{"type":"ping","id":"' + b"a" * 40 + b'"}') * 500
        while not server.services.sockets.open:  # noqa: ASYNC110  # until the server has noticed
            await asyncio.sleep(0.01)
        async with asyncio.timeout(30):
            while server.services.sockets.open:
                with suppress(ConnectionError, TimeoutError):
                    writer.write(question)
                    await asyncio.wait_for(writer.drain(), 0.2)


async def test_idle_connections_outlive_those_of_proxies(tmp_path: Path) -> None:
    """Closing a connection first loses what the other side is just sending: a move, or a page."""
    async with running(tmp_path) as server, connection(server) as (reader, writer):
        assert settings(server.services.config, server.app.http).timeout_keep_alive > 120
        ask = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
        for _ in range(2):
            writer.write(ask)
            head = await reader.readuntil(b"\r\n\r\n")
            assert b"200" in head
            await reader.readexactly(int(re.search(rb"length: (\d+)", head, re.IGNORECASE)[1]))  # type: ignore[index]
