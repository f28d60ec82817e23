"""kill -9 under load: no acknowledged move is lost, none is applied twice."""

import asyncio
import random
import signal
import sqlite3
import subprocess
import sys
from collections import Counter, defaultdict
from pathlib import Path

import asyncpg
import msgspec
import pytest

from bench.server.frames import open_socket
from bench.server.http import Client
from bench.server.players import Meter, TablePlayer
from roost.server.core.table import log
from roost.server.core.table.state import Table
from tests.scale import HOST_KILLS, KILLS
from tests.server.core.storage import postgres

TABLES = 12
NO_LIMITS = {
    "limits": {
        "socket_rate": 1e9,
        "socket_burst": 10**9,
        "address_rate": 1e9,
        "address_burst": 10**9,
        "tables_per_person": 10**9,
        "tables_per_person_hour": 10**9,
    },
    "grace_s": 3600,
}


async def start(folder: Path, store: str | None) -> tuple[asyncio.subprocess.Process, str]:
    settings = msgspec.json.encode({**NO_LIMITS, "store": store}).decode()
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "roost.server", str(folder), "0", settings, stdout=subprocess.PIPE
    )
    assert child.stdout is not None
    line = await asyncio.wait_for(child.stdout.readline(), 300)
    return child, line.decode().strip()


async def make_tables(address: str, count: int = TABLES) -> tuple[list[str], list[dict[str, str]]]:
    ana, ben = Client(address), Client(address)
    await ana.post("/api/guest", {"name": "Ana"})
    await ben.post("/api/guest", {"name": "Ben"})
    tables = []
    for _ in range(count):
        request = {
            "game": "pickomino",
            "private": False,
            "seats": [{"type": "me"}, {"type": "open"}],
        }
        id_ = str((await ana.post("/api/tables", request))["table"]["id"])
        path = f"/api/tables/{id_}/commands"
        await ben.post(path, {"type": "sit", "id": "s", "seat": 1})
        await ana.post(path, {"type": "ready", "id": "r", "seat": 0})
        await ben.post(path, {"type": "ready", "id": "r", "seat": 1})
        tables.append(id_)
    await ana.close()
    await ben.close()
    return tables, [ana.headers, ben.headers]


async def sit_down(
    address: str, table: str, people: list[dict[str, str]], meter: Meter, prefix: str
) -> TablePlayer:
    sockets = [await open_socket(address, f"/api/tables/{table}/live", who) for who in people]
    return TablePlayer(table, sockets, [], meter, prefix)


async def logs(folder: Path, store: str | None) -> dict[str, list[tuple[int, str]]]:
    """Read what is on disk, without the server's code."""
    sql = "SELECT table_id, seq, entry FROM log ORDER BY table_id, seq"
    if store is None:
        connection = sqlite3.connect(folder / "roost.sqlite3")
        rows = connection.execute(sql).fetchall()
        connection.close()
    else:
        database = await asyncpg.connect(store)
        rows = await database.fetch(sql)
        await database.close()
    found = defaultdict(list)
    for table, seq, entry in rows:
        found[table].append((seq, entry))
    return found


def check(
    found: dict[str, list[tuple[int, str]]],
    tables: list[str],
    acknowledged: dict[tuple[str, str], int],
) -> int:
    """Check that every acknowledged command is in the log at its version, once, and that every log
    replays. Return the number of commands."""
    moves = 0
    for table in tables:
        rows = found[table]
        assert [version for version, _ in rows] == list(range(1, len(rows) + 1))
        named = [(log.decode(entry), version) for version, entry in rows]
        commands = Counter((e.who, e.cmd) for e, _ in named if e.cmd is not None)
        assert {key for key, count in commands.items() if count > 1} == set()
        at = {entry.cmd: version for entry, version in named if entry.cmd is not None}
        for (of, command), version in acknowledged.items():
            if of == table:
                assert at[command] == version, f"{table}: {command} was acknowledged and is lost"
        moves += len(at)
        assert Table.replay(table, [entry for _, entry in rows]).version == len(rows)
    return moves


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "kills"), [("sqlite", KILLS), ("postgresql", HOST_KILLS)])
async def test_no_acknowledged_move_is_lost_and_none_is_applied_twice(
    kind: str, kills: int, tmp_path: Path
) -> None:
    store = postgres.fresh() if kind == "postgresql" else None
    wait = random.Random(4)
    acknowledged: dict[tuple[str, str], int] = {}
    tables: list[str] = []
    people: list[dict[str, str]] = []
    in_flight: dict[str, tuple[int, bytes]] = {}
    resent = 0
    for kill in range(kills):
        child, address = await start(tmp_path, store)
        if kill % 3 == 0:  # games end: fresh tables now and then
            more, people = await make_tables(address)
            tables = more
            acknowledged.clear()
            in_flight.clear()
        meter = Meter()
        meter.running = True
        players = [await sit_down(address, table, people, meter, f"k{kill}-") for table in tables]
        for player in players:
            if player.id in in_flight:
                player.send_again(in_flight[player.id])
                resent += 1
        await asyncio.sleep(wait.uniform(0.4, 1.2))
        child.send_signal(signal.SIGKILL)
        await child.wait()
        await asyncio.sleep(0.05)
        assert meter.acknowledged, "no load: the kill proves nothing"
        acknowledged |= meter.acknowledged
        in_flight = {p.id: p.in_flight for p in players if p.in_flight is not None}
        found = await logs(tmp_path, store)
        assert check(found, tables, acknowledged) >= len(acknowledged)
    assert resent
