"""The whole measurement: a bare echo, both stores, one to three servers, and what N would hold.

Echo, SQLite and PostgreSQL on one server each are set up side by side and played in turn. Then
three servers of one PostgreSQL, in turn with the one: everybody on another server than that of
their table, which is what the model learns from; and everybody anywhere, on two servers and on
three, which is what it has to foretell.
"""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from bench.server.figures import Model, Ratio
from bench.server.measure import (
    TYPICAL_UPDATE,
    Part,
    Result,
    check_files,
    echo_players,
    in_turn,
    servers_us,
    table_players,
)
from bench.server.players import Meter
from bench.server.postgres import Database, database, schema
from bench.server.processes import family, process, servers, spent
from bench.server.proof import prove, rows

SLICES = 5
SERVERS = 3
PACED = "-paced"


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
        """How many times the one who waits is told that something is done."""
        alone, several = (2, 0) if self.store == "" else (3, SERVERS)
        return alone * (1 + 2 * SLICES) + several * (1 + 2 * SLICES)


@dataclass(slots=True)
class Found:
    """By name: `echo`, `sqlite`, `postgresql-1`, the same `-paced`, then `across` (two servers,
    everybody on the other), `postgresql-2` and `postgresql-3`."""

    results: dict[str, Result] = field(default_factory=dict)
    ratio: Ratio | None = None  # processor time of the server for a move, PostgreSQL to SQLite
    model: Model | None = None
    checks: dict[int, Ratio] = field(default_factory=dict)  # as `Model.times`, by servers
    proved: int = 0  # acknowledged moves, each of which was found on disk afterwards


async def measure(load: Load, tell: Callable[[], None]) -> Found:
    check_files(3 * load.sockets)
    found = Found()
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="roost-load-")))
        base = None
        if load.store != "":
            base = await stack.enter_async_context(database(load.store))
        one = None
        if base is not None:
            address = await stack.enter_async_context(schema(base))
            (server,) = await stack.enter_async_context(servers(folder / "one", 1, address))
            at = [server.address]
            store = (address, base)
            one = await stack.enter_async_context(_tables(load, at, at, [server.pid], store, found))
            tell()
        await _side_by_side(load, folder, one, found, tell)
        if base is not None and one is not None:
            await _several(load, folder, base, one, found, tell)
    return found


async def _side_by_side(
    load: Load, folder: Path, one: Part | None, found: Found, tell: Callable[[], None]
) -> None:
    async with AsyncExitStack() as stack:
        parts = {"echo": await stack.enter_async_context(_echo(load))}
        tell()
        (alone,) = await stack.enter_async_context(servers(folder / "sqlite", 1))
        at = [alone.address]
        store = (folder / "sqlite" / "0", None)
        parts["sqlite"] = await stack.enter_async_context(
            _tables(load, at, at, [alone.pid], store, found)
        )
        tell()
        if one is not None:
            parts["postgresql-1"] = one
        for suffix, rate in (("", None), (PACED, load.rate)):
            results = await in_turn(list(parts.values()), SLICES, load.seconds, rate, tell)
            named = [name + suffix for name in parts]
            found.results |= dict(zip(named, results, strict=True))
            if rate is None and one is not None:
                found.ratio = Ratio.of(servers_us(one), servers_us(parts["sqlite"]))


async def _several(
    load: Load, folder: Path, base: Database, one: Part, found: Found, tell: Callable[[], None]
) -> None:
    async with AsyncExitStack() as stack:
        address = await stack.enter_async_context(schema(base))
        started = await stack.enter_async_context(servers(folder / "several", SERVERS, address))
        at, pids = [child.address for child in started], [child.pid for child in started]
        ways: dict[str, tuple[list[str], list[str]]] = {"across": (at[:1], at[1:2])}
        for count in range(2, SERVERS + 1):
            ways[f"postgresql-{count}"] = (at[:count], at[:count])
        times = []
        for name, (homes, doors) in ways.items():
            async with _tables(load, homes, doors, pids, (address, base), found) as part:
                tell()
                both = [one, part]
                _, found.results[name] = await in_turn(both, SLICES, load.seconds, None, tell)
                times.append(Ratio.of(servers_us(part), servers_us(one)))
    alone = found.results["postgresql-1"]
    store = None if alone.store_us is None else alone.store_us.mean
    found.model = Model(alone.servers_us.mean, times[0], store)
    found.checks = dict(enumerate(times[1:], 2))


@asynccontextmanager
async def _echo(load: Load) -> AsyncIterator[Part]:
    async with process("bench.server.echo", str(load.fanout), str(TYPICAL_UPDATE)) as child:
        meter = Meter()
        players = await echo_players(child.address, load.sockets, load.fanout, meter)
        part = Part(players, meter, [child.pid])
        try:
            yield part
        finally:
            part.close()


@asynccontextmanager
async def _tables(
    load: Load,
    homes: list[str],
    doors: list[str],
    pids: list[int],
    store: tuple[str | Path, Database | None],
    found: Found,
) -> AsyncIterator[Part]:
    """`store`: where its servers keep what they acknowledge, and the PostgreSQL, if it is one."""
    place, base = store
    meter = Meter()
    players = await table_players(homes, doors, load.tables, load.fanout, meter)
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
    """For programs: all figures, and what the model says of one to ten servers."""
    told: dict[str, Any] = {
        "parts": {name: asdict(result) for name, result in found.results.items()},
        "proved": found.proved,
    }
    if found.ratio is not None:
        told["ratio"] = asdict(found.ratio)
    model = found.model
    if model is not None:
        counts = range(1, 11)
        told["model"] = {
            **asdict(model),
            "times": {count: asdict(model.times(count)) for count in counts},
            "measured": {count: asdict(times) for count, times in found.checks.items()},
            "holds": {count: model.holds(count) for count in counts},
        }
    return told
