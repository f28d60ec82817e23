"""What only the SQLite database does: settings of the file, and files that it refuses."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from roost.server.core.storage.migrate import migrate
from roost.server.core.storage.port import Conflict, Statement, StorageError
from roost.server.core.storage.sqlite.database import SqliteDatabase
from tests.server.product import MIGRATIONS

pytestmark = pytest.mark.sqlite


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "roost.sqlite3"


async def opened(path: Path) -> None:
    await (await SqliteDatabase.open(path)).close()


def test_only_its_owner_reads_the_file(path: Path) -> None:
    asyncio.run(opened(path))
    assert path.stat().st_mode & 0o077 == 0


async def test_a_row_of_a_person_who_does_not_exist_is_refused(path: Path) -> None:
    database = await SqliteDatabase.open(path)
    await migrate(database, MIGRATIONS)
    with pytest.raises(Conflict):
        await database.write(
            Statement("INSERT INTO sessions VALUES (x'00', 's1', 'nobody', '', 0, 0)")
        )
    await database.close()


async def test_a_file_of_a_development_version_is_refused_and_not_changed(path: Path) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("CREATE TABLE log (table_id TEXT, version INTEGER, entry TEXT)")
    with pytest.raises(StorageError, match=r"before 0\.1\.0.* move it away") as refused:
        await SqliteDatabase.open(path)
    assert refused.value.code == "store-before-release"
    assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("log",)]
    connection.close()


def test_a_file_that_is_no_database_is_refused_and_not_changed(path: Path) -> None:
    path.write_bytes(b"a diary, not a database. " * 200)
    with pytest.raises(StorageError) as refused:
        asyncio.run(opened(path))
    assert (refused.value.code, refused.value.values["file"]) == ("store-unusable", str(path))
    assert path.read_bytes() == b"a diary, not a database. " * 200
