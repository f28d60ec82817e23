"""A client asks again where that does no harm."""

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
    """A server that answers so, one after the other, and what it was asked."""
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
async def test_what_only_reads_is_asked_again(lost: bytes) -> None:
    async with answering(GOOD, lost, lost, GOOD) as (http, asked):
        assert await http.ask("GET", "/api/x", dict) == {}
        assert await http.ask("GET", "/api/x", dict) == {}
        assert len(asked) == 4


@pytest.mark.parametrize(
    ("lost", "error"), [(NAUGHT, UnreachableError), (AWAY, UnreachableError), (LATER, RefusedError)]
)
async def test_what_does_something_is_not(lost: bytes, error: type[Exception]) -> None:
    async with answering(GOOD, lost, GOOD) as (http, asked):
        await http.ask("GET", "/api/x", dict)
        with pytest.raises(error):
            await http.ask("POST", "/api/x", dict)
        assert asked == [b"GET", b"POST"]


async def test_what_nobody_has_heard_is_said_again() -> None:
    """Whoever listens at that address a moment later."""
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


async def test_a_server_that_never_answered_is_not_looked_for() -> None:
    async with answering(NAUGHT, GOOD) as (http, asked):
        with pytest.raises(UnreachableError):
            await http.ask("GET", "/api/x", dict)
        assert asked == [b"GET"]
