"""The whole measurement: the floor, both databases, and one to three servers.

The floor, SQLite and PostgreSQL on one server each are set up side by side and played in turn, so
what else the machine does meets all of them. Then two and three servers on one PostgreSQL are
played in turn with the one: with all sockets of a table at one server, and with every socket
anywhere.
"""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from bench.server.figures import Ratio
from bench.server.measure import (
    Part,
    Result,
    Way,
    check_files,
    floor_players,
    hashed,
    in_turn,
    scattered,
    servers_us,
    table_players,
)
from bench.server.players import Meter
from bench.server.postgres import Database, database, schema
from bench.server.processes import family, process, servers, spent
from bench.server.proof import prove, rows

SLICES = 5
PACED = "-paced"
_SEVERAL = {"hashed-2": 2, "scattered-2": 2, "scattered-3": 3}


@dataclass(frozen=True, slots=True)
class Load:
    """`store`: the address of a PostgreSQL, None for one of our own, "" for SQLite alone."""

    sockets: int
    fanout: int
    seconds: float
    rate: int
    store: str | None = None

    @property
    def tables(self) -> int:
        return self.sockets // self.fanout

    @property
    def steps(self) -> int:
        """How often progress is reported."""
        alone, several = (2, 0) if self.store == "" else (3, len(_SEVERAL))
        return alone * (1 + 2 * SLICES) + several * (1 + 2 * SLICES)


@dataclass(slots=True)
class Found:
    """Results by name: `floor`, `sqlite`, `postgresql-1`, the same with `-paced`, then
    `hashed-2`, `scattered-2` and `scattered-3`. Ratios are of the servers' processor time per move:
    `sqlite` to the floor, `postgresql-1` to SQLite, several servers to one."""

    results: dict[str, Result] = field(default_factory=dict)
    ratios: dict[str, Ratio] = field(default_factory=dict)
    proved: int = 0  # acknowledged moves, each of which was found on disk afterwards


async def measure(load: Load, on_step: Callable[[], None]) -> Found:
    check_files(3 * load.sockets)
    found = Found()
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="roost-load-")))
        base = one = None
        if load.store != "":
            base = await stack.enter_async_context(database(load.store))
            address = await stack.enter_async_context(schema(base))
            (server,) = await stack.enter_async_context(servers(folder / "one", 1, address))
            ways = hashed([server.address], load.tables, load.fanout)
            part = _tables(ways, [server.pid], (address, base), found)
            one = await stack.enter_async_context(part)
            on_step()
        await _side_by_side(load, folder, one, found, on_step)
        if base is not None and one is not None:
            for name, count in _SEVERAL.items():
                await _several(load, folder / name, count, base, one, found, on_step)
    return found


async def _side_by_side(
    load: Load, folder: Path, one: Part | None, found: Found, on_step: Callable[[], None]
) -> None:
    async with AsyncExitStack() as stack:
        parts = {"floor": await stack.enter_async_context(_floor(load, folder))}
        on_step()
        (alone,) = await stack.enter_async_context(servers(folder / "sqlite", 1))
        ways = hashed([alone.address], load.tables, load.fanout)
        place = (folder / "sqlite" / "0", None)
        parts["sqlite"] = await stack.enter_async_context(_tables(ways, [alone.pid], place, found))
        on_step()
        if one is not None:
            parts["postgresql-1"] = one
        for suffix, rate in (("", None), (PACED, load.rate)):
            results = await in_turn(list(parts.values()), SLICES, load.seconds, rate, on_step)
            named = [name + suffix for name in parts]
            found.results |= dict(zip(named, results, strict=True))
            if rate is None:
                costs = {name: servers_us(part) for name, part in parts.items()}
                found.ratios["sqlite"] = Ratio.of(costs["sqlite"], costs["floor"])
                if one is not None:
                    found.ratios["postgresql-1"] = Ratio.of(costs["postgresql-1"], costs["sqlite"])


async def _several(
    load: Load,
    folder: Path,
    count: int,
    base: Database,
    one: Part,
    found: Found,
    on_step: Callable[[], None],
) -> None:
    name = folder.name
    async with schema(base) as address, servers(folder, count, address) as started:
        spread = hashed if name.startswith("hashed") else scattered
        ways = spread([server.address for server in started], load.tables, load.fanout)
        pids = [server.pid for server in started]
        async with _tables(ways, pids, (address, base), found) as part:
            on_step()
            both = [one, part]
            _, found.results[name] = await in_turn(both, SLICES, load.seconds, None, on_step)
            found.ratios[name] = Ratio.of(servers_us(part), servers_us(one))


@asynccontextmanager
async def _floor(load: Load, folder: Path) -> AsyncIterator[Part]:
    async with process("bench.server.floor", str(folder), str(load.fanout)) as child:
        meter = Meter()
        players = await floor_players(child.address, load.sockets, load.fanout, meter)
        part = Part(players, meter, [child.pid])
        try:
            yield part
        finally:
            part.close()


@asynccontextmanager
async def _tables(
    ways: Sequence[Way], pids: list[int], store: tuple[str | Path, Database | None], found: Found
) -> AsyncIterator[Part]:
    """`store`: where servers keep what they acknowledge, and the PostgreSQL, if it is one."""
    place, base = store
    meter = Meter()
    players = await table_players(ways, meter)
    part = Part(players, meter, pids, _processor_of(base))
    try:
        yield part
    finally:
        part.close()
    found.proved += prove(part.counted, meter.acknowledged, await rows(place))


def _processor_of(base: Database | None) -> Callable[[], float] | None:
    if base is None or base.pid is None:
        return None
    pid = base.pid
    return lambda: spent(family(pid))


def shown(found: Found) -> dict[str, Any]:
    """All figures, for programs."""
    return asdict(found)
