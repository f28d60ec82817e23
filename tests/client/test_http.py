"""Retries of HTTP requests where they do no harm."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from roost.client import RefusedError, UnreachableError
from roost.client.http import Http

NAUGHT = b""
GOOD = b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}"
AWAY = b"HTTP/1.1 502 Bad Gateway\r\ncontent-length: 4\r\n\r\n<p/>"
SAID = b'{"type":"error","code":"unavailable","message":"going down"}'
LATER = b"HTTP/1.1 503 Later\r\ncontent-length: %d\r\n\r\n%s" % (len(SAID), SAID)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roost.client.http.PAUSES_S", (0.0, 0.0))


@asynccontextmanager
async def answering(*answers: bytes) -> AsyncIterator[tuple[Http, list[bytes]]]:
    """Start a server that gives these answers in turn; return its address and request log."""
    left, asked = list(answers), []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.append((await reader.readuntil(b"\r\n\r\n")).partition(b" ")[0])
        writer.write(left.pop(0))
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield Http(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"), asked
    finally:
        server.close()


@pytest.mark.parametrize("lost", [NAUGHT, AWAY, LATER])
async def test_reads_are_retried(lost: bytes) -> None:
    async with answering(GOOD, lost, lost, GOOD) as (http, asked):
        assert await http.ask("GET", "/api/x", dict) == {}
        assert await http.ask("GET", "/api/x", dict) == {}
        assert len(asked) == 4


@pytest.mark.parametrize(
    ("lost", "error"), [(NAUGHT, UnreachableError), (AWAY, UnreachableError), (LATER, RefusedError)]
)
async def test_writes_are_not_retried(lost: bytes, error: type[Exception]) -> None:
    async with answering(GOOD, lost, GOOD) as (http, asked):
        await http.ask("GET", "/api/x", dict)
        with pytest.raises(error):
            await http.ask("POST", "/api/x", dict)
        assert asked == [b"GET", b"POST"]


async def test_unsent_write_is_retried() -> None:
    """A server starts to listen at this address a moment later."""
    async with answering(GOOD, GOOD) as (http, asked):
        await http.ask("GET", "/api/x", dict)
        connect, port = http._request, http.port
        http.port = 1

        def later(method: str, target: str, data: bytes | None) -> tuple[int, bytes]:
            try:
                return connect(method, target, data)
            finally:
                http.port = port

        http._request = later  # type: ignore[method-assign]
        assert await http.ask("POST", "/api/x", dict) == {}
        assert asked == [b"GET", b"POST"]


async def test_server_that_never_answered_is_not_retried() -> None:
    async with answering(NAUGHT, GOOD) as (http, asked):
        with pytest.raises(UnreachableError):
            await http.ask("GET", "/api/x", dict)
        assert asked == [b"GET"]
