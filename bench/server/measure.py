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
from bench.server.players import FloorPlayer, Meter, TablePlayer
from bench.server.processes import spent
from roost.rules.errors import GameError
from roost.server.core.http.run import allow_files

T = TypeVar("T")
_OTHER_FILES = 200
_SETTLE_S = 0.5  # until all tables are under way: a slice is a window in steady state
_TAIL_S = 5.0


@dataclass(frozen=True, slots=True)
class Slice:
    """`moves` acknowledged (durable, for a server) and messages delivered in a window, and the
    processor time that servers, PostgreSQL and players used in it."""

    seconds: float
    moves: int
    delivered: int
    servers_s: float
    store_s: float | None
    client_s: float


@dataclass(slots=True)
class Part:
    """Players on servers, and what the slices of their play have shown."""

    players: Sequence[TablePlayer | FloorPlayer]
    meter: Meter
    pids: list[int]
    store: Callable[[], float] | None = None  # processor time so far
    slices: list[Slice] = field(default_factory=list)
    latencies: list[float] = field(default_factory=list)
    refused: int = 0
    counted: int = 0  # moves of all slices, those outside the windows too

    async def play(self, seconds: float, rate: float | None) -> Slice:
        """Play as fast as it goes, or so many moves a second; measure a window of this length; then
        finish what is in flight."""
        meter = self.meter
        meter.latencies, meter.delivered, meter.refused = [], 0, 0
        meter.running = True
        pacing = None
        if rate is not None:
            pacing = asyncio.create_task(meter.release(rate))
            await asyncio.sleep(0)
        for player in self.players:
            meter.go_on(player)
        await asyncio.sleep(_SETTLE_S)
        before = self._look()
        await asyncio.sleep(seconds)
        after = self._look()
        self.latencies += meter.latencies[before[1] : after[1]]
        meter.running = False
        if pacing is not None:
            await pacing
        until = time.perf_counter() + _TAIL_S
        while any(p.busy for p in self.players) and time.perf_counter() < until:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
        self.refused += meter.refused
        self.counted += len(meter.latencies)
        took, moves, delivered, servers, store, client = (
            b - a for a, b in zip(before, after, strict=True)
        )
        own = None if self.store is None else store
        return Slice(took, int(moves), int(delivered), servers, own, client)

    def _look(self) -> tuple[float, int, int, float, float, float]:
        meter = self.meter
        store = 0.0 if self.store is None else self.store()
        servers, client = spent(self.pids), time.process_time()
        moves, delivered = len(meter.latencies), meter.delivered
        return time.perf_counter(), moves, delivered, servers, store, client

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
    return 1e6 * seconds / max(slice_.moves, 1)


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
        await part.play(min(_SETTLE_S, seconds), rate)
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


async def floor_players(address: str, sockets: int, fanout: int, meter: Meter) -> list[FloorPlayer]:
    """The same sockets and frames as tables have, without a game."""
    opened = [await open_socket(address, "/", {}) for _ in range(sockets)]
    return [FloorPlayer(opened[i : i + fanout], meter) for i in range(0, sockets, fanout)]


Way = Sequence[str]  # the address for each socket of a table


def hashed(addresses: Sequence[str], tables: int, fanout: int) -> list[Way]:
    """All sockets of a table at one server, as by a proxy that hashes its id."""
    return [[addresses[number % len(addresses)]] * fanout for number in range(tables)]


def scattered(addresses: Sequence[str], tables: int, fanout: int) -> list[Way]:
    """Every socket at any server."""
    draw = random.Random(tables)
    return [[draw.choice(addresses) for _ in range(fanout)] for _ in range(tables)]


async def table_players(ways: Sequence[Way], meter: Meter) -> list[TablePlayer]:
    """Tables of two guests, started; each is created at the server of its first socket."""
    guests = {address: (Client(address), Client(address)) for address in {w[0] for w in ways}}
    try:
        for ana, ben in guests.values():
            await ana.post("/api/guest", {"name": "Ana"})
            await ben.post("/api/guest", {"name": "Ben"})
        work = [_table(*guests[way[0]], way, meter) for way in ways]
        return await _gather(work, together=32)
    finally:
        for pair in guests.values():
            for guest in pair:
                await guest.close()


async def _table(ana: Client, ben: Client, way: Way, meter: Meter) -> TablePlayer:
    request = {"game": "pickomino", "private": False, "seats": [{"type": "me"}, {"type": "open"}]}
    made = await ana.post("/api/tables", request)
    id_ = str(made["table"]["id"])
    commands = f"/api/tables/{id_}/commands"
    await ben.post(commands, {"type": "sit", "id": "s", "seat": 1})
    await ana.post(commands, {"type": "ready", "id": "r", "seat": 0})
    path = f"/api/tables/{id_}/live"
    cookies = (ana.headers, ben.headers)
    seats = [await open_socket(way[seat], path, cookies[seat]) for seat in (0, 1)]
    watching = [await open_socket(door, path, {}) for door in way[2:]]
    player = TablePlayer(id_, seats, watching, meter)
    await ben.post(commands, {"type": "ready", "id": "r", "seat": 1})
    return player


async def _gather(work: Sequence[Awaitable[T]], together: int) -> list[T]:
    limit = asyncio.Semaphore(together)

    async def one(job: Awaitable[T]) -> T:
        async with limit:
            return await job

    return await asyncio.gather(*(one(job) for job in work))
