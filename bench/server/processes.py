"""Servers in processes of their own, and the processor time that each takes."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

_CLONE = Path(__file__).parents[2]
_START_S = 120.0
_SCHEDULED = 2  # CPUCLOCK_SCHED
NO_LIMITS = {
    "socket_rate": 1e9,
    "socket_burst": 10**9,
    "address_rate": 1e9,
    "address_burst": 10**9,
    "sockets_per_address": 10**9,
    "guests_per_address_hour": 10**9,
    "tables_per_person": 10**9,
    "connections_per_address": 10**9,
    "tables_per_person_hour": 10**9,
}

# What a server does beside its tables when it starts is not what is measured.
_SETTINGS = {"limits": NO_LIMITS, "grace_s": 3600, "notice_s": 0}


class Child(NamedTuple):
    address: str
    pid: int


@contextlib.asynccontextmanager
async def process(*arguments: str) -> AsyncIterator[Child]:
    """A server in a process of its own, which says its address."""
    child, address = await _start(*arguments)
    try:
        yield Child(address, child.pid)
    finally:
        if child.returncode is None:
            child.terminate()
        await child.wait()


async def _start(*arguments: str) -> tuple[asyncio.subprocess.Process, str]:
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-m", *arguments, stdout=subprocess.PIPE, cwd=_CLONE
    )
    if child.stdout is None:
        raise RuntimeError("no output to read the address from")
    line = await asyncio.wait_for(child.stdout.readline(), _START_S)
    if not line:
        raise RuntimeError(f"{arguments[0]} did not start")
    return child, line.decode().strip()


class Server:
    """A server that may end and be started again at its address."""

    def __init__(self, folder: Path, store: str | None, **settings: Any) -> None:
        self.folder = folder
        self.address = ""
        self._port = "0"
        self._given = msgspec.json.encode({**_SETTINGS, "store": store, **settings}).decode()
        self._child: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        words = ("roost.server", str(self.folder), self._port, self._given)
        self._child, self.address = await _start(*words)
        self._port = self.address.rpartition(":")[2]

    @property
    def pid(self) -> int:
        if self._child is None:
            raise RuntimeError("it was never started")
        return self._child.pid

    def send(self, number: signal.Signals) -> None:
        if self._child is not None:
            with contextlib.suppress(ProcessLookupError):
                self._child.send_signal(number)

    async def end(self, number: signal.Signals = signal.SIGTERM) -> None:
        self.send(number)
        if self._child is not None:
            await self._child.wait()


@contextlib.asynccontextmanager
async def servers(
    folder: Path, count: int, store: str | None = None, **settings: Any
) -> AsyncIterator[list[Server]]:
    """So many servers of one store, each with a folder of its own and the secret of all."""
    made = [Server(folder / str(number), store, **settings) for number in range(count)]
    try:
        await made[0].start()
        for server in made[1:]:
            server.folder.mkdir(parents=True)
            shutil.copy(made[0].folder / "secret", server.folder / "secret")
        await asyncio.gather(*(server.start() for server in made[1:]))
        yield made
    finally:
        await asyncio.gather(*(server.end() for server in made))


# -- processor time ----------------------------------------------------------------------------


def spent(pids: Iterable[int]) -> float:
    """Seconds of processor time of these processes, of all their threads, also those that ended.

    By the clock that Linux has for each process, which counts nanoseconds: /proc/PID/stat has
    hundredths of a second, and a short slice of an idle server none of them."""
    return sum(_spent(pid) for pid in pids)


def _spent(pid: int) -> float:
    try:
        return time.clock_gettime(~pid << 3 | _SCHEDULED)  # named as clock_getcpuclockid(3) does
    except OSError:
        return 0.0  # it has just ended


def family(pid: int) -> list[int]:
    """A process and all below it."""
    below: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it has just ended
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
            below.setdefault(parent, []).append(int(stat.parent.name))
    found = [pid]
    for one in found:  # grows on the way
        found += below.get(one, [])
    return found


def resident_kb(pid: int) -> int:
    """Memory of a process that is its own and in use."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0
