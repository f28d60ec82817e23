"""What only the PostgreSQL store does: addresses, versions, and a server that goes away."""

import asyncio
import sqlite3
import sys
from contextlib import suppress
from pathlib import Path

import asyncpg
import pytest
from roost.server.store import PersonRow, StoreError
from roost.server.store.migrations import migrate
from roost.server.store.postgres.steps import PASSING, STEPS
from roost.server.store.postgres.store import READERS, PostgresStore
from structlog.testing import capture_logs

from roost.rules.errors import GameError
from roost.server.core.admin.backup import copy_store
from roost.server.core.storage.opening import open_store
from roost.server.core.storage.postgres.connection import shown
from tests.server.core.storage import postgres
from tests.server.store.places import row


async def refusal(address: str, folder: Path) -> GameError:
    with pytest.raises(GameError) as refused:
        await open_store(folder, address)
    return refused.value


async def test_a_server_that_cannot_be_reached_is_named_without_the_password(
    tmp_path: Path,
) -> None:
    here = postgres.server().get_uri()
    for address, part in (
        ("postgresql://ana:hunter2@127.0.0.1:1/games", "refused"),
        ("postgresql://ana:hunter2@127.0.0.1:port/games", "cannot be read"),
        (here.replace("postgres:@/postgres", "postgres:hunter2@/nowhere"), '"nowhere"'),
        (here.replace("postgres:@", "nobody:hunter2@"), '"nobody"'),
    ):
        error = await refusal(address, tmp_path)
        assert error.code == "store-unreachable"
        assert part.lower() in str(error.values["reason"]).lower()
        assert "hunter2" not in f"{error} {error.values}"


@pytest.mark.parametrize("address", ["mysql://ana:hunter2@host/games", "hunter2", "/tmp/games"])
async def test_another_kind_of_address_is_refused(address: str, tmp_path: Path) -> None:
    error = await refusal(address, tmp_path)
    assert error.code == "bad-store"
    assert "hunter2" not in f"{error} {error.values}"


async def test_where_the_library_is_missing_its_extra_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    error = await refusal("postgresql://127.0.0.1/games", tmp_path)
    assert (error.code, error.values["extra"]) == ("missing-extra", "host")


def test_an_address_is_shown_without_who_and_how() -> None:
    assert shown("postgresql://ana:pw@db.example:5433/games?sslmode=require") == (
        "postgresql://db.example:5433/games"
    )


async def test_a_database_of_a_newer_version_is_refused() -> None:
    address = postgres.fresh()
    store = await PostgresStore.open(address)
    await store.put_about("version", str(len(STEPS) + 1).encode())
    await store.close()
    with pytest.raises(StoreError) as refused:
        await PostgresStore.open(address)
    assert refused.value.code == "store-too-new"


async def test_a_database_of_a_development_version_is_refused() -> None:
    address = postgres.fresh()
    connection = await asyncpg.connect(address)
    await connection.execute("CREATE TABLE about (key TEXT PRIMARY KEY, value BYTEA)")
    await connection.execute("INSERT INTO about VALUES ('schema', '6')")
    await connection.close()
    with pytest.raises(StoreError) as refused:
        await PostgresStore.open(address)
    assert refused.value.code == "store-before-release"


async def test_another_programs_tables_are_left_alone() -> None:
    address = postgres.fresh()
    connection = await asyncpg.connect(address)
    await connection.execute("CREATE TABLE people (nobody INTEGER)")
    with pytest.raises(StoreError) as refused:
        await PostgresStore.open(address)
    assert refused.value.code == "store-unusable"
    await connection.close()


async def test_two_servers_that_start_at_once_make_one_schema() -> None:
    address = postgres.fresh()
    stores = await asyncio.gather(*(PostgresStore.open(address) for _ in range(3)))
    for store in stores:
        await store.close()


async def test_it_has_the_tables_and_columns_that_sqlite_has(tmp_path: Path) -> None:
    """Whoever adds a step there adds one here."""
    old = sqlite3.connect(tmp_path / "a.sqlite3", isolation_level=None)
    migrate(old)
    names = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    wanted = {
        name: {column for _, column, *_ in old.execute(f"PRAGMA table_info({name})")}
        for (name,) in old.execute(names).fetchall()
    }
    address = postgres.fresh()
    await (await PostgresStore.open(address)).close()
    connection = await asyncpg.connect(address)
    found: dict[str, set[str]] = {}
    for table, column in await connection.fetch(
        "SELECT table_name, column_name FROM information_schema.columns "
        "WHERE table_schema = current_schema()"
    ):
        found.setdefault(table, set()).add(column)
    await connection.close()
    assert {name: columns for name, columns in found.items() if name not in PASSING} == wanted


async def test_who_copies_it_is_alone_and_servers_are_beside_each_other(tmp_path: Path) -> None:
    address = postgres.fresh()
    servers = [await PostgresStore.open(address, "http://127.0.0.1:1") for _ in range(2)]
    for server in servers:
        await server.check()
    with pytest.raises(StoreError) as refused:
        await copy_store(address, str(tmp_path / "copy"))
    assert refused.value.code == "store-in-use"
    copying = asyncio.create_task(copy_store(address, str(tmp_path / "copy")))
    for server in servers:
        await server.close()
    assert (await copying)["tables"] == 0


async def cut(address: str) -> None:
    """Cut all connections but one's own."""
    connection = await asyncpg.connect(address)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE application_name = 'roost' AND pid != pg_backend_pid()"
    )
    await connection.close()


async def test_after_connections_were_cut_it_reads_and_writes_again() -> None:
    address = postgres.fresh()
    store = await PostgresStore.open(address)
    for number in range(3):
        await store.append("table1", number, [b"{}"], row("table1"))
        await asyncio.gather(*(store.log("table1") for _ in range(2 * READERS)))  # all of them
        await cut(address)
        assert len(await store.log("table1")) == number + 1
        # What was cut off in between is heard of at the latest by the second writer.
        for _ in range(2):
            with suppress(StoreError):
                await store.put_person(PersonRow(id="g1", name="Ana", created=1))
        assert await store.person("g1") is not None
    await store.close()


async def test_an_outage_is_one_line_and_its_end_another() -> None:
    address = postgres.fresh()
    store = await PostgresStore.open(address)
    server = postgres.server()
    with capture_logs() as told:
        await asyncio.to_thread(server.stop)
        for _ in range(5):
            with pytest.raises(StoreError):
                await store.append("table1", 0, [b"{}"])
        with pytest.raises(StoreError):
            await store.log("table1")
        await asyncio.to_thread(server.ensure_postgres_running)
        await store.append("table1", 0, [b"{}"])
        assert await store.log("table1") == [b"{}"]
    lines = [(line["log_level"], line["event"], line["what"]) for line in told]
    assert lines == [
        ("error", "the store fails", "writing"),
        ("error", "the store fails", "reading"),
        ("warning", "the store works again", "writing"),
        ("warning", "the store works again", "reading"),
    ]
    await store.close()
