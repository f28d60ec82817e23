"""20,000 unfinished tables: what a list, another table and a restart cost.

Processor time is the server's own, as the system counts it; `/health` is asked all the while.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import msgspec

from bench.server.http import Client
from bench.server.processes import NO_LIMITS, spent
from roost.server.app import open_app
from roost.server.core.config import Config, Limits
from roost.server.core.person import Person
from roost.server.core.table.setup import SeatSetup, Setup
from roost.server.workers.questions import BotRunner

TABLES, LISTS, MAKES = 20_000, 400, 300
SETUP = Setup(game="pickomino", seats=(SeatSetup(kind="me"), SeatSetup(kind="open")), private=False)
REQUEST = {"game": "pickomino", "private": False, "seats": [{"type": "me"}, {"type": "open"}]}


async def fill(folder: Path, tables: int) -> float:
    """A folder with so many open tables; returns the milliseconds that each took."""
    limits = Limits(tables_per_person=10**9, tables_per_person_hour=10**9)
    app = await open_app(Config(data=folder, limits=limits), (), BotRunner())
    began = time.perf_counter()
    for start in range(0, tables, 500):
        making = [
            app.core.service.make(SETUP, Person(f"g{number % 997}", "Ana"))
            for number in range(start, min(tables, start + 500))
        ]
        await asyncio.gather(*making)
    took = time.perf_counter() - began
    await app.close()
    return 1000 * took / tables


@contextlib.asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[tuple[str, int]]:
    settings = {"limits": NO_LIMITS}
    arguments = ("-m", "roost.server", str(folder), "0", msgspec.json.encode(settings).decode())
    child = await asyncio.create_subprocess_exec(
        sys.executable, *arguments, stdout=asyncio.subprocess.PIPE
    )
    try:
        if child.stdout is None:
            raise RuntimeError("no output to read the address from")
        yield (await child.stdout.readline()).decode().strip(), child.pid
    finally:
        child.terminate()
        await child.wait()


class Pulse:
    """How long `/health` waits at most."""

    def __init__(self, address: str) -> None:
        self._client = Client(address)
        self.waits: list[float] = []
        self._task = asyncio.create_task(self._beat())

    async def _beat(self) -> None:
        while True:
            began = time.perf_counter()
            await self._client.get("/health")
            self.waits.append(1000 * (time.perf_counter() - began))
            await asyncio.sleep(0.005)

    async def stop(self) -> float:
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        await self._client.close()
        return max(self.waits)


async def cost(pid: int, times: int, ask: Callable[[], Awaitable[object]], idle: float) -> float:
    """Milliseconds of the server's processor time for each, without what it takes anyway."""
    began, before = time.perf_counter(), spent([pid])
    for _ in range(times):
        await ask()
    taken = spent([pid]) - before - idle * (time.perf_counter() - began)
    return 1000 * taken / times


async def measure(tables: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory(prefix="roost-lobby-") as name:
        filled = await fill(Path(name), tables)
        began = time.perf_counter()
        async with serving(Path(name)) as (address, pid):
            started = time.perf_counter() - began
            ana = Client(address)
            await ana.post("/api/guest", {"name": "Ana"})
            pulse = Pulse(address)
            before = spent([pid])
            await asyncio.sleep(3)  # what the pulse and the start themselves take
            idle = (spent([pid]) - before) / 3
            found = {
                "filling, ms a table": filled,
                "start, s": started,
                "list, ms": await cost(pid, LISTS, lambda: ana.get("/api/tables"), idle),
                "making, ms": await cost(
                    pid, MAKES, lambda: ana.post("/api/tables", REQUEST), idle
                ),
            }

            async def both() -> None:
                await ana.post("/api/tables", REQUEST)
                await ana.get("/api/tables?status=open&game=pickomino")

            found["making and listing, ms"] = await cost(pid, MAKES, both, idle)
            found["/health, longest wait, ms"] = await pulse.stop()
            await ana.close()
            return found


def main() -> None:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else TABLES
    print(f"  {tables} unfinished tables, load average {os.getloadavg()[0]:.1f}")
    for name, figure in asyncio.run(measure(tables)).items():
        print(f"  {name:28} {figure:8.2f}")


if __name__ == "__main__":
    main()
