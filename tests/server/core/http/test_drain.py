"""Rolling upgrade of one of two servers, without errors or lost moves."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from bench.server.processes import Server
from tests.server.cluster import Club, club

READ_S = 0.05


class Reader:
    """Somebody who asks a server for a table again and again, and is told why not if so."""

    def __init__(self, club: Club, server: Server) -> None:
        self._club, self._server = club, server
        self.asked = 0
        self.refused: list[str] = []

    async def read(self) -> None:
        async with httpx.AsyncClient(timeout=20) as http:
            while True:
                for path in (f"/api/tables/{self._club.tables[0]}", "/api/games", "/api/tables"):
                    await self._ask(http, self._server.address + path)
                await asyncio.sleep(READ_S)

    async def _ask(self, http: httpx.AsyncClient, url: str) -> None:
        try:
            answer = await http.get(url)
        except httpx.TransportError:  # it is being started again: a proxy would ask the other
            return
        self.asked += 1
        if answer.status_code not in (200, 404):  # without a cookie a private table is not there
            self.refused.append(f"{url}: {answer.status_code} {answer.text[:200]}")


@asynccontextmanager
async def reading(club: Club) -> AsyncIterator[list[Reader]]:
    readers = [Reader(club, server) for server in club.servers]
    tasks = [asyncio.create_task(reader.read()) for reader in readers]
    try:
        yield readers
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def drained(club: Club, server: Server) -> None:
    """By `roost server drain`, as an operator does."""
    words = ("-m", "roost", "server", "drain", "--data", str(server.folder), "--store", club.store)
    child = await asyncio.create_subprocess_exec(
        sys.executable, *words, stdout=asyncio.subprocess.PIPE
    )
    out, _ = await child.communicate()
    assert child.returncode == 0, out


async def ready(server: Server) -> int:
    async with httpx.AsyncClient(timeout=60) as http:
        return (await http.get(f"{server.address}/ready")).status_code


async def started_again(server: Server) -> None:
    async with asyncio.timeout(30):
        await server.end()
    await server.start()


@pytest.mark.slow
async def test_an_upgrade_with_live_tables_is_noticed_by_nobody(tmp_path: Path) -> None:
    async with club(tmp_path, 2, "random") as opened:
        await opened.sit_down()
        first, second = opened.servers
        async with reading(opened) as readers:
            await drained(opened, first)
            await opened.all_go_on(time.monotonic())
            assert await ready(first) == 503
            await started_again(first)
            await opened.all_go_on(time.monotonic())
            await started_again(second)  # without a word before
            await opened.all_go_on(time.monotonic())
        await opened.check()
        # With `notice_s` 0 no proxy has time to see that a server ends: requests come again.
        assert [error for error in opened.errors if error["code"] != "unavailable"] == []
        assert [reader.refused for reader in readers] == [[], []]
        assert min(reader.asked for reader in readers) > 20
