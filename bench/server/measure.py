"""Set up the sockets, run, and report."""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from bench.server.frames import Socket, open_socket
from bench.server.http import Client
from bench.server.players import EchoPlayer, Meter, TablePlayer
from roost.rules.errors import GameError
from roost.server.http.files import allow_files

_CLONE = Path(__file__).parents[2]
_TYPICAL_UPDATE = 1900
_OTHER_FILES = 100
NO_LIMITS = {
    "socket_rate": 1e9, "socket_burst": 10**9, "address_rate": 1e9, "address_burst": 10**9,
    "sockets_per_address": 10**9, "guests_per_address_hour": 10**9, "tables_per_person": 10**9,
    "connections_per_address": 10**9, "tables_per_person_hour": 10**9,
}  # fmt: skip

# What a server does beside its tables when it starts is not what is measured.
_SETTINGS = {"limits": NO_LIMITS, "grace_s": 3600, "compile_ahead": False}


@dataclass(frozen=True, slots=True)
class Result:
    """`moves` acknowledged (durable, for the server), and messages delivered to sockets."""

    seconds: float
    moves: int
    delivered: int
    p50_ms: float
    p99_ms: float
    refused: int

    @property
    def moves_per_s(self) -> float:
        return self.moves / self.seconds

    @property
    def delivered_per_s(self) -> float:
        return self.delivered / self.seconds


@contextlib.asynccontextmanager
async def process(*arguments: str) -> AsyncIterator[str]:
    """A server in a process of its own; gives its address."""
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-m", *arguments, stdout=subprocess.PIPE, cwd=_CLONE
    )
    try:
        if child.stdout is None:
            raise RuntimeError("no output to read the address from")
        line = await asyncio.wait_for(child.stdout.readline(), 120)
        yield line.decode().strip()
    finally:
        if child.returncode is None:
            child.terminate()
        await child.wait()


async def measure(players: list[Any], meter: Meter, seconds: float, rate: float | None) -> Result:
    """Let the players play for this long, after a second to warm up."""
    meter.running = True
    pacing = None
    if rate is not None:
        pacing = asyncio.create_task(meter.release(rate))
        await asyncio.sleep(0)
    for player in players:
        meter.go_on(player)
    await asyncio.sleep(1)
    meter.latencies.clear()
    meter.delivered = meter.refused = 0
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    latencies, delivered = sorted(meter.latencies), meter.delivered
    meter.running = False
    if pacing is not None:
        await pacing
    if not latencies:
        return Result(took, 0, delivered, 0, 0, meter.refused)
    return Result(
        took, len(latencies), delivered, 1000 * latencies[len(latencies) // 2],
        1000 * latencies[int(len(latencies) * 0.99)], meter.refused,
    )  # fmt: skip


def check_files(sockets: int) -> None:
    """Every socket is a file, here and in the server."""
    wanted = sockets + _OTHER_FILES
    allowed = allow_files(wanted)
    if allowed < wanted:
        raise GameError(
            f"{sockets} sockets need {wanted} open files; this system allows {allowed}",
            code="too-few-files", sockets=str(sockets), allowed=str(allowed),
        )  # fmt: skip


async def measure_tables(sockets: int, fanout: int, seconds: float, rate: float | None) -> Result:
    """Real tables on a server of their own, in a fresh folder."""
    limits = msgspec.json.encode(_SETTINGS).decode()
    with tempfile.TemporaryDirectory(prefix="roost-load-") as folder:
        async with process("roost.server", folder, "0", limits) as address:
            meter = Meter()
            players = await set_up(address, sockets // fanout, fanout, meter)
            return await measure(players, meter, seconds, rate)


async def set_up(address: str, tables: int, fanout: int, meter: Meter) -> list[TablePlayer]:
    """Tables of two guests, started, with every socket connected."""
    ana, ben = Client(address), Client(address)
    await ana.post("/api/guest", {"name": "Ana"})
    await ben.post("/api/guest", {"name": "Ben"})
    try:
        return await _gather(
            [_table(address, ana, ben, fanout, meter) for _ in range(tables)], together=32
        )
    finally:
        await ana.close()
        await ben.close()


async def _table(address: str, ana: Client, ben: Client, fanout: int, meter: Meter) -> TablePlayer:
    request = {"game": "pickomino", "private": False, "seats": [{"type": "me"}, {"type": "open"}]}
    made = await ana.post("/api/tables", request)
    id_ = str(made["table"]["id"])
    commands = f"/api/tables/{id_}/commands"
    await ben.post(commands, {"type": "sit", "id": "s", "seat": 1})
    await ana.post(commands, {"type": "ready", "id": "r", "seat": 0})
    path = f"/api/tables/{id_}/live"
    seats = [await open_socket(address, path, who.headers) for who in (ana, ben)]
    watching = [await open_socket(address, path, {}) for _ in range(fanout - 2)]
    player = TablePlayer(id_, seats, watching, meter)
    await ben.post(commands, {"type": "ready", "id": "r", "seat": 1})
    return player


async def measure_echo(sockets: int, fanout: int, seconds: float, rate: float | None) -> Result:
    """The same sockets and frames without a game."""
    async with process("bench.server.echo", str(fanout), str(_TYPICAL_UPDATE)) as address:
        meter = Meter()
        opened: list[Socket] = [await open_socket(address, "/", {}) for _ in range(sockets)]
        players = [
            EchoPlayer(opened[i : i + fanout], meter) for i in range(0, sockets, fanout)
        ]  # fmt: skip
        return await measure(players, meter, seconds, rate)


async def _gather(work: list[Awaitable[Any]], together: int) -> list[Any]:
    limit = asyncio.Semaphore(together)

    async def one(job: Awaitable[Any]) -> Any:
        async with limit:
            return await job

    return await asyncio.gather(*(one(job) for job in work))
