"""An evening of the club, with an upgrade in the middle, and what was seen of it."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean

from bench.club.door import door
from bench.club.guests import Diary, Group, Pace
from bench.server.postgres import Database, database, schema
from bench.server.processes import Server, resident_kb, servers
from roost.client import Client
from roost.server.app import migrations
from roost.server.core.admin.backup import Verified, verify_all
from roost.server.core.config import Config
from roost.server.core.rows import Rows
from roost.server.core.storage.opening import open_database
from roost.server.core.views.registry import VIEWS
from roost.server.features import load

SERVERS = 2
LATER_S = 120.0
EVICT_S = 30.0  # a table that nobody looks at any more leaves the memory; ten minutes otherwise


@dataclass(frozen=True, slots=True)
class Club:
    guests: int
    bots: int
    seconds: float
    pace: Pace


@dataclass(slots=True)
class Memory:
    """Megabytes of a server over time, from when it had settled."""

    times: list[float] = field(default_factory=list)
    sizes: list[float] = field(default_factory=list)

    def note(self, pid: int) -> None:
        self.times.append(time.monotonic())
        self.sizes.append(resident_kb(pid) / 1024)

    @property
    def growth(self) -> float:
        """Megabytes a minute: the slope of the line through them."""
        if len(self.times) < 2:
            return 0.0
        middle, mean = fmean(self.times), fmean(self.sizes)
        pairs = zip(self.times, self.sizes, strict=True)
        spread = sum((at - middle) ** 2 for at in self.times)
        return 60 * sum((at - middle) * (size - mean) for at, size in pairs) / spread


@dataclass(frozen=True, slots=True)
class Evening:
    """`decisions`: of the guests in a minute, while memory was looked at."""

    diary: Diary
    upgrade_s: float
    memory: list[Memory]
    decisions: float
    verified: Verified

    @property
    def left_kb(self) -> float:
        """What a decision leaves behind in all servers together, as tables move between them."""
        return 1024 * sum(memory.growth for memory in self.memory) / max(self.decisions, 1.0)


async def evening(club: Club, address: str | None, tell: Callable[[str], None]) -> Evening:
    """`address`: of a PostgreSQL, or one is started for it."""
    async with AsyncExitStack() as stack:
        name = stack.enter_context(tempfile.TemporaryDirectory(prefix="roost-club-"))
        usual = Config(Path(name))
        base: Database = await stack.enter_async_context(database(address))
        store = await stack.enter_async_context(schema(base))
        kept = {"evict_s": EVICT_S, "grace_s": usual.grace_s, "notice_s": usual.notice_s}
        running = await stack.enter_async_context(servers(Path(name), SERVERS, store, **kept))
        at = await stack.enter_async_context(door([server.address for server in running]))
        diary = Diary()
        groups = _groups(club, at, diary)
        over = asyncio.Event()
        playing = [asyncio.create_task(group.play(over)) for group in groups]
        watching = asyncio.create_task(_watch(diary, tell))
        try:
            await asyncio.sleep(club.seconds / 2)
            tell("upgrade")
            took = await _upgrade(running[0])
            memory, decisions = await _settled(running, club.seconds / 2, diary)
        finally:
            over.set()
            watching.cancel()
            for task in playing:
                task.cancel()
            ended = await asyncio.gather(*playing, return_exceptions=True)
        for error in ended:
            if isinstance(error, Exception):
                diary.errors.append(repr(error))
        opened = await open_database(Path(name) / "0", store, migrations(load()))
        try:
            verified = await verify_all(Rows(opened))
        finally:
            await opened.close()
        return Evening(diary, took, memory, decisions, verified)


def _groups(club: Club, address: str, diary: Diary) -> list[Group]:
    """Two guests and a bot as long as there are bots, then two guests; the games in turn."""
    people = [Client(address, name=f"Guest {number}") for number in range(club.guests)]
    known = sorted(VIEWS.games())
    return [
        Group(
            known[number % len(known)],
            people[2 * number : 2 * number + 2],
            int(number < club.bots),
            club.pace,
            diary,
            number,
        )
        for number in range(club.guests // 2)
    ]


async def _upgrade(server: Server) -> float:
    """As an upgrade goes: it ends in order, and another one starts in its place."""
    began = time.monotonic()
    await server.end()
    await server.start()
    return time.monotonic() - began


async def _settled(
    running: Sequence[Server], seconds: float, diary: Diary
) -> tuple[list[Memory], float]:
    """Memory from here on, once what an upgrade moves has moved, and the decisions in a minute;
    longer where a machine is so slow that no game is finished yet."""
    memory = [Memory() for _ in running]
    await asyncio.sleep(seconds / 3)
    began, before = time.monotonic(), diary.moves
    ends = began + 2 * seconds / 3
    latest = ends + LATER_S
    while (now := time.monotonic()) < ends or (now < latest and not diary.finished):
        for server, noted in zip(running, memory, strict=True):
            noted.note(server.pid)
        await asyncio.sleep(min(1.0, seconds / 12))
    return memory, 60 * (diary.moves - before) / (time.monotonic() - began)


async def _watch(diary: Diary, tell: Callable[[str], None]) -> None:
    while True:
        await asyncio.sleep(10)
        tell(
            f"{diary.moves} moves, {diary.finished.total()} games finished, "
            f"{len(diary.errors)} errors, {diary.lost} connections lost and found"
        )
