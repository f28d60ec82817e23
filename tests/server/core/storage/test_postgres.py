"""What only PostgreSQL does: several servers, addresses, and a server that goes away."""

from __future__ import annotations

import asyncio
import random
import sys
from contextlib import suppress
from itertools import pairwise
from pathlib import Path

import asyncpg
import pytest
from structlog.testing import capture_logs

from roost.rules.errors import GameError
from roost.server.core.storage.migrate import migrate
from roost.server.core.storage.opening import open_database
from roost.server.core.storage.port import PeerEvent, SequenceConflict, StorageError
from roost.server.core.storage.postgres.connection import without_password
from roost.server.core.storage.postgres.database import READERS, PostgresDatabase
from roost.server.core.storage.records import Facts
from tests.server.core.storage import postgres
from tests.server.core.storage.databases import PostgresPlace
from tests.server.product import MIGRATIONS

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


async def test_a_message_that_is_too_long_holds_up_no_other(tmp_path: Path) -> None:
    place = PostgresPlace(tmp_path)
    one, other = await place.open(), await place.open()
    theirs = other.events()
    assert await anext(theirs) == PeerEvent(reconnected=True)
    for payload in ("before", "x" * 9000, "after"):
        one.notify("table", payload)
    async with asyncio.timeout(5):
        heard = [(await anext(theirs)).payload for _ in range(2)]
    assert heard == ["before", "after"]
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
    async with asyncio.timeout(10), other.lock("key") as second:
        assert second is True
    await one.close()
    await other.close()


# -- addresses and databases that are refused ------------------------------------------------


async def refusal(url: str, folder: Path) -> GameError:
    with pytest.raises(GameError) as refused:
        await open_database(folder, url, MIGRATIONS)
    return refused.value


async def test_an_unreachable_server_is_named_without_the_password(tmp_path: Path) -> None:
    here = postgres.server().get_uri()
    for url, part in (
        ("postgresql://ana:hunter2@127.0.0.1:1/games", "refused"),
        ("postgresql://ana:hunter2@127.0.0.1:port/games", "cannot be read"),
        (here.replace("postgres:@/postgres", "postgres:hunter2@/nowhere"), '"nowhere"'),
        (here.replace("postgres:@", "nobody:hunter2@"), '"nobody"'),
    ):
        error = await refusal(url, tmp_path)
        assert error.code == "store-unreachable"
        assert part.lower() in str(error.values["reason"]).lower()
        assert "hunter2" not in f"{error} {error.values}"


@pytest.mark.parametrize("url", ["mysql://ana:hunter2@host/games", "hunter2", "/tmp/games"])
async def test_another_kind_of_address_is_refused(url: str, tmp_path: Path) -> None:
    error = await refusal(url, tmp_path)
    assert error.code == "bad-store"
    assert "hunter2" not in f"{error} {error.values}"


async def test_a_missing_library_is_reported_with_its_extra(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    error = await refusal("postgresql://127.0.0.1/games", tmp_path)
    assert (error.code, error.values["extra"]) == ("missing-extra", "host")


def test_an_address_is_shown_without_user_password_and_options() -> None:
    assert without_password("postgresql://ana:pw@db.example:5433/games?sslmode=require") == (
        "postgresql://db.example:5433/games"
    )


async def test_a_database_of_a_development_version_is_refused(tmp_path: Path) -> None:
    url = postgres.fresh()
    await execute(url, "CREATE TABLE log (table_id TEXT, version BIGINT, entry TEXT)")
    assert (await refusal(url, tmp_path)).code == "store-before-release"


async def test_tables_of_another_program_are_left_alone(tmp_path: Path) -> None:
    url = postgres.fresh()
    await execute(url, "CREATE TABLE people (nobody INTEGER)", "INSERT INTO people VALUES (7)")
    error = await refusal(url, tmp_path)
    assert "people" in str(error)
    connection = await asyncpg.connect(url)
    assert await connection.fetch("SELECT nobody FROM people") == [(7,)]
    assert await connection.fetch("SELECT owner FROM schema_versions") == []
    await connection.close()


async def test_two_servers_that_start_at_once_create_one_schema(tmp_path: Path) -> None:
    url = postgres.fresh()
    opened = await asyncio.gather(*(open_database(tmp_path, url, MIGRATIONS) for _ in range(3)))
    rows = await opened[0].query("SELECT owner, version FROM schema_versions")
    wanted = {(owner, len(steps)) for owner, steps in MIGRATIONS if steps}
    assert {tuple(row) for row in rows} == wanted
    for database in opened:
        await database.close()


# -- outages -------------------------------------------------------------------------------


async def execute(url: str, *statements: str) -> None:
    connection = await asyncpg.connect(url)
    for sql in statements:
        await connection.execute(sql)
    await connection.close()


CUT = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE application_name = 'roost' AND pid != pg_backend_pid()"
)


async def test_after_its_connections_were_cut_it_reads_and_writes_again(tmp_path: Path) -> None:
    place = PostgresPlace(tmp_path)
    database = await place.open()
    await migrate(database, MIGRATIONS)
    for number in range(3):
        await database.append("t1", number, ["{}"])
        await asyncio.gather(*(database.read_log("t1") for _ in range(2 * READERS)))  # all of them
        await execute(place.url, CUT)
        assert len(await database.read_log("t1")) == number + 1
        # The first write after a cut may fail: nobody knows whether it happened.
        for _ in range(2):
            with suppress(StorageError):
                await Facts(database).put("key", bytes([number]))
        assert await Facts(database).get("key") == bytes([number])
    await database.close()


async def test_an_outage_is_logged_once_and_its_end_too(tmp_path: Path) -> None:
    database = await PostgresPlace(tmp_path).open()
    await database.append("t1", 0, ["{}"])
    server = postgres.server()
    with capture_logs() as logged:
        await asyncio.to_thread(server.stop)
        for _ in range(5):
            with pytest.raises(StorageError):
                await database.append("t1", 1, ["{}"])
        with pytest.raises(StorageError):
            await database.read_log("t1")
        await asyncio.to_thread(server.ensure_postgres_running)
        await database.append("t1", 1, ["{}"])
        assert await database.read_log("t1") == ["{}", "{}"]
    lines = [
        (line["log_level"], line["event"], line["activity"])
        for line in logged
        if line["event"].startswith("the database ")
    ]
    assert lines == [
        ("error", "the database fails", "writing"),
        ("error", "the database fails", "reading"),
        ("warning", "the database works again", "writing"),
        ("warning", "the database works again", "reading"),
    ]
    await database.close()
