"""The door of the simulated club leads guests as the proxies of the documentation do."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from bench.club.door import door

READY = b"HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n"
NOT_READY = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\n\r\n"


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.club.door._LOOK_S", 0.01)
    monkeypatch.setattr("bench.club.door._ANSWER_S", 60.0)  # however busy the machine is


class Fake:
    """Behind the door: it says whether it is ready, and answers with its name, or hangs up."""

    def __init__(self, name: bytes) -> None:
        self.name = name
        self.ready = True
        self.hangs_up = False
        self.looked = 0
        self.asked: list[bytes] = []
        self.address = ""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        if b" /ready " in head:
            self.looked += 1
            writer.write(READY if self.ready else NOT_READY)
        else:
            self.asked.append(head.partition(b" ")[0])
            writer.write(b"" if self.hangs_up else self.name)
        writer.close()

    @asynccontextmanager
    async def standing(self) -> AsyncIterator[None]:
        server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        try:
            yield
        finally:
            server.close()


@asynccontextmanager
async def two() -> AsyncIterator[tuple[Fake, Fake, str]]:
    a, b = Fake(b"a"), Fake(b"b")
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(a.standing())
        await stack.enter_async_context(b.standing())
        yield a, b, await stack.enter_async_context(door([a.address, b.address]))


async def ask(address: str, method: str = "GET") -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", int(address.rpartition(":")[2]))
    writer.write(f"{method} /api/me HTTP/1.1\r\n\r\n".encode())
    try:
        return await reader.read()
    finally:
        writer.close()


async def looked_at(fake: Fake) -> None:
    """Twice, as the first of them may have been on its way."""
    until = fake.looked + 2
    async with asyncio.timeout(30):
        while fake.looked < until:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def test_guests_go_to_both_in_turn() -> None:
    async with two() as (_, _, address):
        assert {await ask(address) for _ in range(2)} == {b"a", b"b"}


async def test_nobody_is_sent_to_one_that_is_not_ready() -> None:
    async with two() as (a, _, address):
        a.ready = False
        await looked_at(a)
        assert {await ask(address, "POST") for _ in range(6)} == {b"b"}


async def test_what_only_reads_is_asked_of_the_other_and_the_rest_is_lost() -> None:
    async with two() as (a, b, address):
        a.hangs_up = True
        assert {await ask(address) for _ in range(4)} == {b"b"}
        b.hangs_up = True
        assert await ask(address, "POST") == b""
        assert (a.asked + b.asked).count(b"POST") == 1
