"""One address in front of several servers, as the proxies that the documentation shows have it.

It asks every server each two seconds whether it is ready, as Caddy does, and sends nobody to one
that is not, or that has just failed. Who connects is sent to the others in turn. What was asked
goes to the next one where a server does not let it in, and where it hangs up without an answer if
that may be asked twice; anything else is lost, and the guest hears of it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit

_LOOK_S = 2.0
_ANSWER_S = 5.0
_FAILED_S = 2.0  # one that has failed is left alone for so long
_MOST = 65_536
_SAFE = (b"GET ", b"HEAD ")


class _Place:
    """A server behind the door."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self._host, self._port = parts.hostname, parts.port
        self._ready = True
        self._failed = -_FAILED_S

    @property
    def open(self) -> bool:
        return self._ready and time.monotonic() - self._failed > _FAILED_S

    def fail(self) -> None:
        self._failed = time.monotonic()

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self._host, self._port)

    async def look(self) -> None:
        while True:
            await asyncio.sleep(_LOOK_S)
            try:
                async with asyncio.timeout(_ANSWER_S):
                    self._ready = await self._answers()
            except (OSError, TimeoutError):
                self._ready = False

    async def _answers(self) -> bool:
        there, back = await self.connect()
        try:
            back.write(b"GET /ready HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            return (await there.readline()).startswith(b"HTTP/1.1 200 ")
        finally:
            back.close()


class _Door:
    def __init__(self, places: Sequence[_Place]) -> None:
        self._places = places
        self._turn = 0

    async def enter(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            with suppress(OSError, asyncio.IncompleteReadError):
                await self._lead(await reader.readuntil(b"\r\n\r\n"), reader, writer)
        finally:
            writer.close()

    async def _lead(
        self, head: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        for place in self._in_turn():
            try:
                there, back = await place.connect()
            except OSError:
                place.fail()
                continue
            back.write(head)
            if head.startswith(_SAFE):
                first = await _first(there)
                if not first:
                    place.fail()
                    back.close()
                    continue
                writer.write(first)
            await asyncio.gather(_carry(reader, back), _carry(there, writer))
            return

    def _in_turn(self) -> Iterator[_Place]:
        """Those that are open first; where none is, one may be all the same."""
        self._turn += 1
        first = self._turn % len(self._places)
        places = [*self._places[first:], *self._places[:first]]
        yield from sorted(places, key=lambda place: not place.open)


@asynccontextmanager
async def door(addresses: Sequence[str]) -> AsyncIterator[str]:
    """The address under which all of them are reached."""
    places = [_Place(address) for address in addresses]
    server = await asyncio.start_server(_Door(places).enter, "127.0.0.1", 0, backlog=1000)
    looking = [asyncio.create_task(place.look()) for place in places]
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()
        for task in looking:
            task.cancel()
        await asyncio.gather(*looking, return_exceptions=True)


async def _first(source: asyncio.StreamReader) -> bytes:
    try:
        return await source.read(_MOST)
    except OSError:
        return b""


async def _carry(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    """What comes, until nothing more does; then the other side hears of the end."""
    with suppress(OSError):
        while data := await source.read(_MOST):
            target.write(data)
            await target.drain()
    with suppress(OSError, RuntimeError):
        if target.can_write_eof():
            target.write_eof()
    target.close()
