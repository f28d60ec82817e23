"""Parts that are measured in turn, slice by slice: what else the machine does meets them all."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from bench.server.figures import Figure
from bench.server.frames import open_socket
from bench.server.http import Client
from bench.server.players import EchoPlayer, Meter, TablePlayer
from bench.server.processes import spent
from roost.rules.errors import GameError
from roost.server.core.http.files import allow_files

T = TypeVar("T")
TYPICAL_UPDATE = 1900  # bytes
_OTHER_FILES = 200
_WARM_S = 1.0
_TAIL_S = 5.0


@dataclass(frozen=True, slots=True)
class Slice:
    """`moves` acknowledged (durable, for a server) and messages delivered within `seconds`; the
    processor times are those of `all_moves`, with what was in flight at the end."""

    seconds: float
    moves: int
    delivered: int
    all_moves: int
    servers_s: float
    store_s: float | None
    client_s: float


@dataclass(slots=True)
class Part:
    """Players on servers, and what the slices of their play have shown."""

    players: Sequence[TablePlayer | EchoPlayer]
    meter: Meter
    pids: list[int]
    store: Callable[[], float] | None = None  # processor time so far
    slices: list[Slice] = field(default_factory=list)
    latencies: list[float] = field(default_factory=list)
    refused: int = 0
    counted: int = 0  # moves of all slices, those before the first figure too

    async def play(self, seconds: float, rate: float | None) -> Slice:
        """For this long, as fast as it goes or at so many moves a second; then finish what is in
        flight."""
        meter = self.meter
        meter.latencies, meter.delivered, meter.refused = [], 0, 0
        times = self._times()
        client = time.process_time()
        began = time.perf_counter()
        meter.running = True
        pacing = None
        if rate is not None:
            pacing = asyncio.create_task(meter.release(rate))
            await asyncio.sleep(0)
        for player in self.players:
            meter.go_on(player)
        await asyncio.sleep(seconds)
        took, moves, delivered = time.perf_counter() - began, len(meter.latencies), meter.delivered
        meter.running = False
        if pacing is not None:
            await pacing
        until = time.perf_counter() + _TAIL_S
        while any(p.busy for p in self.players) and time.perf_counter() < until:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
        client = time.process_time() - client
        servers, store = (b - a for a, b in zip(times, self._times(), strict=True))
        self.refused += meter.refused
        self.latencies += meter.latencies
        everything = len(meter.latencies)
        self.counted += everything
        own = None if self.store is None else store
        return Slice(took, moves, delivered, everything, servers, own, client)

    def _times(self) -> tuple[float, float]:
        return spent(self.pids), 0.0 if self.store is None else self.store()

    def close(self) -> None:
        for player in self.players:
            player.close()


@dataclass(frozen=True, slots=True)
class Result:
    """Rates a second, waits in milliseconds, processor time in microseconds a move."""

    moves: Figure
    delivered: Figure
    p50_ms: float
    p99_ms: float
    servers_us: Figure
    store_us: Figure | None
    client_us: Figure
    refused: int

    @classmethod
    def of(cls, part: Part) -> Result:
        slices = part.slices
        waits = sorted(part.latencies) or [0.0]
        stores = [_each(s.store_s, s) for s in slices if s.store_s is not None]
        return cls(
            Figure.of([s.moves / s.seconds for s in slices]),
            Figure.of([s.delivered / s.seconds for s in slices]),
            1000 * waits[len(waits) // 2],
            1000 * waits[int(len(waits) * 0.99)],
            Figure.of(servers_us(part)),
            Figure.of(stores) if stores else None,
            Figure.of([_each(s.client_s, s) for s in slices]),
            part.refused,
        )


def servers_us(part: Part) -> list[float]:
    """Of each slice, what a move cost the servers."""
    return [_each(s.servers_s, s) for s in part.slices]


def _each(seconds: float, slice_: Slice) -> float:
    return 1e6 * seconds / max(slice_.all_moves, 1)


async def in_turn(
    parts: Sequence[Part],
    slices: int,
    seconds: float,
    rate: float | None,
    tell: Callable[[], None],
) -> list[Result]:
    """Each so many slices that take so many seconds together, one part's after another's."""
    for part in parts:
        part.slices, part.latencies, part.refused = [], [], 0
        await part.play(min(_WARM_S, seconds), rate)
        part.latencies.clear()
    for _ in range(slices):
        for part in parts:
            part.slices.append(await part.play(seconds / slices, rate))
            tell()
    return [Result.of(part) for part in parts]


def check_files(sockets: int) -> None:
    """Every socket is a file, here and in the server."""
    wanted = sockets + _OTHER_FILES
    allowed = allow_files(wanted)
    if allowed < wanted:
        raise GameError(
            f"{sockets} sockets need {wanted} open files; this system allows {allowed}",
            code="too-few-files",
            sockets=str(sockets),
            allowed=str(allowed),
        )


# -- players -----------------------------------------------------------------------------------


async def echo_players(address: str, sockets: int, fanout: int, meter: Meter) -> list[EchoPlayer]:
    """The same sockets and frames as tables have, without a game."""
    opened = [await open_socket(address, "/", {}) for _ in range(sockets)]
    return [EchoPlayer(opened[i : i + fanout], meter) for i in range(0, sockets, fanout)]


async def table_players(
    homes: Sequence[str], doors: Sequence[str], tables: int, fanout: int, meter: Meter
) -> list[TablePlayer]:
    """Tables of two guests, started. Tables live on the `homes` in turn; sockets go to the
    `doors`, evenly and by chance."""
    draw = random.Random(tables)
    ways = [doors[number % len(doors)] for number in range(tables * fanout)]
    draw.shuffle(ways)
    hosts = [(Client(home), Client(home)) for home in homes]
    try:
        for ana, ben in hosts:
            await ana.post("/api/guest", {"name": "Ana"})
            await ben.post("/api/guest", {"name": "Ben"})
        work = [
            _table(*hosts[number % len(hosts)], ways[number * fanout :][:fanout], meter)
            for number in range(tables)
        ]
        return await _gather(work, together=32)
    finally:
        for pair in hosts:
            for guest in pair:
                await guest.close()


async def _table(ana: Client, ben: Client, doors: Sequence[str], meter: Meter) -> TablePlayer:
    request = {"game": "pickomino", "private": False, "seats": [{"type": "me"}, {"type": "open"}]}
    made = await ana.post("/api/tables", request)
    id_ = str(made["table"]["id"])
    commands = f"/api/tables/{id_}/commands"
    await ben.post(commands, {"type": "sit", "id": "s", "seat": 1})
    await ana.post(commands, {"type": "ready", "id": "r", "seat": 0})
    path = f"/api/tables/{id_}/live"
    cookies = (ana.headers, ben.headers)
    seats = [await open_socket(doors[seat], path, cookies[seat]) for seat in (0, 1)]
    watching = [await open_socket(door, path, {}) for door in doors[2:]]
    player = TablePlayer(id_, seats, watching, meter)
    await ben.post(commands, {"type": "ready", "id": "r", "seat": 1})
    return player


async def _gather(work: Sequence[Awaitable[T]], together: int) -> list[T]:
    limit = asyncio.Semaphore(together)

    async def one(job: Awaitable[T]) -> T:
        async with limit:
            return await job

    return await asyncio.gather(*(one(job) for job in work))
