"""Several servers on one PostgreSQL."""

from __future__ import annotations

import asyncio
import random
from itertools import pairwise
from pathlib import Path

from roost.server.core.storage.port import PeerEvent, SequenceConflict
from roost.server.core.storage.postgres.database import PostgresDatabase
from tests.server.core.storage.databases import PostgresPlace

TABLES, WRITERS, APPENDS = 60, 8, 120


async def test_eight_writers_on_the_same_tables_leave_no_gap_and_no_double(tmp_path: Path) -> None:
    place = PostgresPlace(tmp_path)
    databases = [await place.open() for _ in range(WRITERS)]
    tables = [f"t{n}" for n in range(TABLES)]
    for table in tables:
        await databases[0].append(table, 0, ["start"])
    accepted: list[str] = []
    conflicts = 0

    async def write(number: int, database: PostgresDatabase) -> None:
        nonlocal conflicts
        dice = random.Random(number)
        known = dict.fromkeys(tables, 1)
        for turn in range(APPENDS):
            some = dice.sample(tables, 10)
            entries = {table: f"{table} by {number} in {turn}" for table in some}
            jobs = [database.append(table, known[table], [entries[table]]) for table in some]
            for table, result in zip(
                some, await asyncio.gather(*jobs, return_exceptions=True), strict=True
            ):
                if isinstance(result, SequenceConflict):
                    conflicts += 1
                    known[table] += len(await database.read_log(table, known[table]))
                else:
                    assert result is None
                    known[table] += 1
                    accepted.append(entries[table])

    await asyncio.gather(*(write(number, db) for number, db in enumerate(databases)))
    logs = [await databases[0].read_log(table) for table in tables]
    written = [entry for log in logs for entry in log[1:]]
    assert sorted(written) == sorted(accepted)
    assert len(set(written)) == len(written)
    assert conflicts > len(accepted) / 10, "the writers never met: this test shows nothing"
    for database in databases:
        await database.close()


async def test_an_event_reaches_the_other_servers_and_not_its_own(tmp_path: Path) -> None:
    place = PostgresPlace(tmp_path)
    one, other = await place.open(), await place.open()
    mine, theirs = one.events(), other.events()
    assert await anext(mine) == PeerEvent(reconnected=True)
    assert await anext(theirs) == PeerEvent(reconnected=True)
    for number in range(300):  # more than one NOTIFY has room for
        one.notify("table", f"{number:050d}")
    async with asyncio.timeout(5):
        heard = [await anext(theirs) for _ in range(300)]
    assert [event.payload for event in heard] == [f"{number:050d}" for number in range(300)]
    other.notify("last", "")
    async with asyncio.timeout(5):
        assert await anext(mine) == PeerEvent("last", "")
    await one.close()
    await other.close()


async def test_servers_agree_on_the_time(tmp_path: Path) -> None:
    place = PostgresPlace(tmp_path)
    one, other = await place.open(), await place.open()
    times = [database.now() for _ in range(5) for database in (one, other)]
    assert all(abs(later - earlier) < 100 for earlier, later in pairwise(times))
    await one.close()
    await other.close()


async def test_a_lock_is_shared_by_servers_and_ends_with_one(tmp_path: Path) -> None:
    place = PostgresPlace(tmp_path)
    one, other = await place.open(), await place.open()
    async with one.lock("key"), other.lock("key", wait=False) as second:
        assert second is False
    async with other.lock("key", wait=False) as second:
        assert second is True
    await one.close()
    await other.close()
