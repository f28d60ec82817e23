"""A proxy in front of several servers: it picks one for every single request."""

from __future__ import annotations

import asyncio
import random
import re
import time
import zlib
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Literal, Protocol
from urllib.parse import urlsplit

from tests.server.helpers import Address

Policy = Literal["hash", "random"]
ANSWER_S = 1.5  # a server that takes longer is avoided for a while
AVOID_S = 3.0
_TABLE = re.compile(r"^/api/tables/([^/?]+)")
_GONE = b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Backend(Protocol):
    address: str


class Proxy(Address):
    """`hash` sends everything about a table to one server while that server answers, `random`
    every request anywhere. One request per connection, so that each is routed by itself."""

    def __init__(self, servers: Sequence[Backend], policy: Policy, port: int) -> None:
        super().__init__(f"http://127.0.0.1:{port}")
        self._servers = servers
        self._policy = policy
        self._chance = random.Random(3)
        self._avoided: dict[str, float] = {}  # until when, by the monotonic clock
        self._open: set[asyncio.Task[None]] = set()
        self._serving: set[tuple[str, str]] = set()  # a table with an open connection, and where

    def order(self, path: str) -> list[str]:
        """The addresses to try for a path."""
        addresses = [server.address for server in self._servers]
        table = _TABLE.match(path)
        if self._policy == "random" or table is None:
            self._chance.shuffle(addresses)
        else:
            first = zlib.crc32(table[1].encode()) % len(addresses)
            addresses = addresses[first:] + addresses[:first]
        now = time.monotonic()
        return sorted(addresses, key=lambda address: self._avoided.get(address, 0) > now)

    def tables_at(self, address: str) -> set[str]:
        """Tables with an open connection to a server."""
        return {table for table, at in self._serving if at == address}

    def on_connection(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.ensure_future(self._serve(reader, writer))
        self._open.add(task)
        task.add_done_callback(self._open.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            await self._forward(reader, writer)
        writer.close()

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        request, *headers = head.rstrip("\r\n").split("\r\n")
        if not any(header.lower().startswith("upgrade:") for header in headers):
            kept = [header for header in headers if not header.lower().startswith("connection:")]
            headers = [*kept, "Connection: close"]
        path = request.split(" ")[1]
        table = _TABLE.match(path)
        for address in self.order(path):
            with suppress(OSError):
                url = urlsplit(address)
                there = await asyncio.open_connection(url.hostname, url.port)
                break
        else:
            writer.write(_GONE)
            return
        there[1].write("\r\n".join([request, *headers, "", ""]).encode("latin-1"))
        up = asyncio.ensure_future(_pipe(reader, there[1]))
        serving = ("" if table is None else table[1], address)
        self._serving.add(serving)
        try:
            writer.write(await asyncio.wait_for(there[0].read(1 << 16), ANSWER_S))
            await _pipe(there[0], writer)
        except TimeoutError:
            self._avoided[address] = time.monotonic() + AVOID_S
        finally:
            self._serving.discard(serving)
            up.cancel()
            there[1].close()

    async def close(self) -> None:
        for task in list(self._open):
            task.cancel()
        await asyncio.gather(*self._open, return_exceptions=True)


async def _pipe(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()


@asynccontextmanager
async def proxy(servers: Sequence[Backend], policy: Policy) -> AsyncIterator[Proxy]:
    opened: Proxy | None = None

    def on_connection(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if opened is not None:
            opened.on_connection(reader, writer)

    listener = await asyncio.start_server(on_connection, "127.0.0.1", 0)
    try:
        opened = Proxy(servers, policy, listener.sockets[0].getsockname()[1])
        yield opened
    finally:
        listener.close()
        if opened is not None:
            await opened.close()
