"""Copies of a whole server: from one database to another, and while it runs."""

from __future__ import annotations

import asyncio
import shutil
import signal
import sqlite3
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import asyncpg
import pytest

from bench.server.players import Meter
from roost.cli import main
from roost.server.core.admin.backup import backup, copy_store, restore
from roost.server.core.config import Config
from roost.server.core.identity.rows import PersonRow
from roost.server.core.rows import Rows
from roost.server.core.shared_dice.rows import AttemptRow, put_attempt
from roost.server.core.storage.copy import Row, Sum, copy
from roost.server.core.storage.opening import FILE, open_database
from roost.server.core.storage.port import Conflict, StorageError, checksum
from roost.server.core.storage.sqlite.copy import SqliteSource, SqliteTarget
from tests.golden.compat.writing import write_server
from tests.server.core.storage import postgres
from tests.server.core.storage.test_kill import check, logs, make_tables, sit_down, start
from tests.server.helpers import settled
from tests.server.product import MIGRATIONS

ATTEMPT = AttemptRow(person="g1", day="2026-11-16", game="pickomino", table="t1")

KINDS = ("sqlite", "postgresql")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("played")
    asyncio.run(write_server(folder))
    return folder / "server"


@pytest.fixture
def old(played: Path, tmp_path: Path) -> Path:
    """Return the folder of a server with finished and running games."""
    return Path(shutil.copytree(played, tmp_path / "old"))


async def sums(folder: Path) -> dict[str, Sum]:
    async with SqliteSource(folder / FILE) as source:
        found = {}
        for table, columns in (await source.tables()).items():
            found[table] = Sum()
            async for rows in source.rows(table, columns):
                found[table] = found[table].of(rows)
        return found


async def test_everything_goes_to_postgresql_and_back_as_it_was(old: Path, tmp_path: Path) -> None:
    here = await open_database(old, None, MIGRATIONS)
    await Rows(here).people.put(PersonRow(id="g1", name="Zoë 🐔", created=1, listed=True))
    await here.write(put_attempt(ATTEMPT))
    await here.close()
    address = postgres.fresh()
    counts = await copy_store(str(old), address, MIGRATIONS)
    assert counts["log"] > 100
    assert counts == await copy_store(address, str(tmp_path / "back"), MIGRATIONS)
    assert await sums(tmp_path / "back") == await sums(old)
    there = await open_database(tmp_path, address, MIGRATIONS)
    back = await open_database(tmp_path / "back", None, MIGRATIONS)
    for row in await Rows(back).tables.all():
        assert await there.read_log(row.id) == await back.read_log(row.id)
    for database in (there, back):  # rows still refer to each other
        await Rows(database).people.delete("g1")
        assert await Rows(database).attempts.of_person("g1") == []
        with pytest.raises(Conflict):
            await database.write(put_attempt(ATTEMPT))
        await database.close()


async def test_copy_does_not_overwrite_existing_data(old: Path, tmp_path: Path) -> None:
    address = postgres.fresh()
    await copy_store(str(old), address, MIGRATIONS)
    await copy_store(str(old), str(tmp_path / "back"), MIGRATIONS)
    before = await sums(tmp_path / "back")
    for target in (address, str(tmp_path / "back"), str(old)):
        with pytest.raises(StorageError) as refused:
            await copy_store(address if target == str(old) else str(old), target, MIGRATIONS)
        assert refused.value.code == "store-not-empty"
    assert await sums(tmp_path / "back") == before


@pytest.mark.parametrize("kind", KINDS)
async def test_interrupted_copy_leaves_nothing_behind(
    kind: str, old: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = postgres.fresh() if kind == "postgresql" else str(tmp_path / "new")
    read = SqliteSource.rows

    async def slowly(
        self: SqliteSource, table: str, columns: Sequence[str]
    ) -> AsyncIterator[list[Row]]:
        async for rows in read(self, table, columns):
            yield rows
            if table == "people":
                reached.set()
                await asyncio.sleep(60)

    reached = asyncio.Event()
    with monkeypatch.context() as patch:
        patch.setattr(SqliteSource, "rows", slowly)
        copying = asyncio.create_task(copy_store(str(old), target, MIGRATIONS))
        await asyncio.wait_for(reached.wait(), 20)
        copying.cancel()
        await asyncio.wait([copying])
        assert copying.cancelled()
    assert not (tmp_path / "new" / FILE).exists()
    assert (await copy_store(str(old), target, MIGRATIONS))["log"] > 100  # it was empty


async def test_copy_detects_altered_row(old: Path, tmp_path: Path) -> None:
    class Careless(SqliteTarget):
        async def put(self, table: str, columns: Sequence[str], rows: list[Row]) -> None:
            if table == "people":
                place = columns.index("created")
                rows = [(*row[:place], row[place] + 1, *row[place + 1 :]) for row in rows]
            await super().put(table, columns, rows)

    new = Careless(tmp_path / "new" / FILE, MIGRATIONS)
    async with SqliteSource(old / FILE) as source, new as target:
        with pytest.raises(StorageError) as refused:
            await copy(source, target)
    assert (refused.value.code, refused.value.values["table"]) == ("copy-failed", "people")
    assert not (tmp_path / "new" / FILE).exists()


async def test_a_copy_waits_for_the_servers_of_a_database_and_then_gives_up(tmp_path: Path) -> None:
    address = postgres.fresh()
    servers = [await open_database(tmp_path, address, MIGRATIONS) for _ in range(2)]
    for server in servers:
        await server.check()
    with pytest.raises(StorageError) as refused:
        await copy_store(address, str(tmp_path / "copy"), MIGRATIONS)
    assert refused.value.code == "store-in-use"
    copying = asyncio.create_task(copy_store(address, str(tmp_path / "copy"), MIGRATIONS))
    for server in servers:
        await server.close()
    assert (await copying)["tables"] == 0


async def test_a_database_with_tables_of_another_program_is_no_target(
    old: Path,
) -> None:
    address = postgres.fresh()
    connection = await asyncpg.connect(address)
    await connection.execute("CREATE TABLE people (nobody INTEGER)")
    with pytest.raises(StorageError) as refused:
        await copy_store(str(old), address, MIGRATIONS)
    assert refused.value.code == "store-unusable"
    assert await connection.fetch("SELECT nobody FROM people") == []
    await connection.close()


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
async def test_backup_of_busy_server_contains_all_acknowledged_moves(
    kind: str, tmp_path: Path
) -> None:
    store = postgres.fresh() if kind == "postgresql" else None
    config = Config(data=tmp_path / "server", store=store)
    child, address = await start(config.data, store)
    tables, people = await make_tables(address)
    meter = Meter()
    meter.running = True
    for table in tables:
        await sit_down(address, table, people, meter, "b-")
    await settled(lambda: len(meter.acknowledged) > 100)
    acknowledged = dict(meter.acknowledged)
    await backup(config, tmp_path / "copy", MIGRATIONS)
    during = len(meter.acknowledged)
    await settled(lambda: len(meter.acknowledged) > during)
    child.send_signal(signal.SIGKILL)
    await child.wait()
    assert during > len(acknowledged), "no load: it proves nothing"

    # Restore it into a store of the other kind.
    other = postgres.fresh() if kind == "sqlite" else None
    found = await restore(
        tmp_path / "copy", Config(data=tmp_path / "elsewhere", store=other), MIGRATIONS
    )
    assert (found.broken, found.tables, found.games) == ([], len(tables), len(tables))
    restored = await logs(tmp_path / "elsewhere", other)
    moves = check(restored, tables, acknowledged)
    assert (
        len(acknowledged)
        <= moves
        < sum(len(log) for log in (await logs(config.data, store)).values())
    )
    assert (tmp_path / "elsewhere" / "secret").read_bytes() == (config.data / "secret").read_bytes()
    child, address = await start(tmp_path / "elsewhere", other)  # and serve it
    child.send_signal(signal.SIGKILL)
    await child.wait()


async def test_restore_names_games_that_fail_verification(
    old: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = sqlite3.connect(old / FILE)
    found = data.execute("SELECT id FROM tables WHERE status = 'over' ORDER BY id").fetchall()
    assert found
    data.close()
    (table,) = found[0]
    data = sqlite3.connect(old / FILE)
    of_table = "FROM log WHERE table_id = ?"
    ((seq,),) = data.execute(f"SELECT max(seq) / 2 {of_table}", (table,))
    ((entry,),) = data.execute(f"SELECT entry {of_table} AND seq = 1", (table,))
    data.execute(
        "UPDATE log SET crc = ?, entry = ? WHERE table_id = ? AND seq = ?",
        (checksum(table, seq, entry), entry, table, seq),
    )
    data.commit()
    data.close()
    words = ("server", "restore", str(old), "--data", str(tmp_path / "new"))
    assert await asyncio.to_thread(main, words) == 1
    assert table in capsys.readouterr().out


def test_the_commands_print_what_they_did(
    old: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (old / "vapid").write_bytes(b"signs news")
    assert main(["server", "backup", str(tmp_path / "copy"), "--data", str(old)]) == 0
    assert main(["server", "restore", str(tmp_path / "copy"), "--data", str(tmp_path / "new")]) == 0
    assert main(["server", "copy", str(tmp_path / "new"), postgres.fresh()]) == 0
    told = capsys.readouterr().out
    assert told.count("Copied and verified.") == 2
    assert (tmp_path / "new" / "vapid").read_bytes() == b"signs news"
    assert main(["server", "restore", str(tmp_path / "copy"), "--data", str(tmp_path / "new")]) == 2
    assert main(["server", "copy", str(tmp_path / "nowhere"), str(tmp_path / "x")]) == 2
    assert main(["serve", "--store", "mysql://ana:hunter2@host/x"]) == 2
    said = capsys.readouterr().err
    assert "isn’t empty" in said
    assert "hunter2" not in said
