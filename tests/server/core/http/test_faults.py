"""Two and three server processes on one PostgreSQL, players on different ones, and what goes wrong
there: no acknowledged move is lost, doubled or out of order, and no table is stuck."""

import asyncio
import signal
import statistics
import time
from pathlib import Path

import asyncpg
import pytest

from tests.scale import FAULTS, HOST_KILLS, PAUSES
from tests.server.cluster import Club, club
from tests.server.core.storage import postgres
from tests.server.proxy import Policy

NEXT_MOVE_S = 6.0  # after a kill
PAUSE_S = 20.0


async def killed(club: Club) -> None:
    server = club.serving_server()
    served = club.proxy.tables_at(server.address)
    await server.end(signal.SIGKILL)
    waits = await club.all_go_on(time.monotonic())
    club.waits += [wait for table, wait in waits.items() if table in served]
    assert max(waits.values(), default=0) < NEXT_MOVE_S
    await server.start()


async def paused(club: Club) -> None:
    """It wakes up with sockets, timers and caches of 20 seconds ago."""
    server = club.any_server()
    server.send(signal.SIGSTOP)
    began = time.monotonic()
    try:
        await club.all_go_on(began)  # without it
        await asyncio.sleep(began + PAUSE_S - time.monotonic())
    finally:
        server.send(signal.SIGCONT)
    await club.all_go_on(time.monotonic() + 0.3)


async def database_restarted(club: Club) -> None:
    server = postgres.server()
    await asyncio.to_thread(server.stop)
    await asyncio.to_thread(server.ensure_postgres_running)
    await club.all_go_on(time.monotonic())


async def connections_cut(club: Club) -> None:
    database = await asyncpg.connect(club.store)
    await database.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE application_name = 'roost' AND pid != pg_backend_pid()"
    )
    await database.close()
    await club.all_go_on(time.monotonic())


async def all_started_at_once(club: Club) -> None:
    await asyncio.gather(*(server.end(signal.SIGKILL) for server in club.servers))
    await asyncio.gather(*(server.start() for server in club.servers))
    await club.all_go_on(time.monotonic())


@pytest.mark.alone
@pytest.mark.slow
@pytest.mark.parametrize(
    ("count", "policy", "share"), [(2, "hash", 1 / 3), (3, "random", 2 / 3)], ids=["two", "three"]
)
async def test_no_fault_loses_doubles_or_reorders_moves(
    count: int,
    policy: Policy,
    share: float,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    times = {killed: HOST_KILLS, database_restarted: FAULTS, connections_cut: FAULTS}
    rounds = [fault for fault, most in times.items() for _ in range(round(most * share))]
    rounds += [paused, all_started_at_once] * PAUSES
    async with club(tmp_path, count, policy) as opened:
        for fault in rounds:
            if len(opened.over) * 2 >= len(opened.tables):
                await opened.sit_down()
            await fault(opened)
            await opened.check()
        await opened.finish()
        await opened.check()
        waits = sorted(opened.waits)
    with capsys.disabled():
        middle = statistics.median(waits)
        print(f"\n{count} servers, {policy} proxy, {len(waits)} tables after kills: ", end="")  # noqa: T201
        print(f"next move after {middle:.2f} s (median), {waits[-1]:.2f} s (worst)")  # noqa: T201
