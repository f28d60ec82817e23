"""Damage to the files of a SQLite database is noticed and named; an outage is logged once."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import sqlite3
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from roost.server.core.storage.port import StorageError
from roost.server.core.storage.sqlite.database import SqliteDatabase
from tests.server.helpers import Failing

pytestmark = pytest.mark.sqlite

LINES = [f'{{"n":{number}}}' for number in range(40)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "a" / "roost.sqlite3"


async def killed(path: Path, tmp_path: Path, commits: int = 5) -> Path:
    """Return the file as a server leaves it that is killed after `commits` acknowledged writes."""
    database = await SqliteDatabase.open(path)
    for number in range(commits):
        await database.append("table1", number, LINES[number : number + 1])
    copy = tmp_path / "killed"
    shutil.copytree(path.parent, copy)
    await database.close()
    return copy / path.name


async def refusal(path: Path) -> StorageError:
    with pytest.raises(StorageError) as refused:
        await SqliteDatabase.open(path)
    return refused.value


async def test_a_lost_write_ahead_log_is_noticed_and_named(path: Path, tmp_path: Path) -> None:
    left = await killed(path, tmp_path)
    left.with_name(left.name + "-wal").unlink()
    refused = await refusal(left)
    assert (refused.code, refused.values["count"]) == ("store-lost-writes", 5)
    assert refused.values["file"] == str(left)


async def test_a_cut_write_ahead_log_is_noticed_and_counted(path: Path, tmp_path: Path) -> None:
    left = await killed(path, tmp_path)
    wal = left.with_name(left.name + "-wal")
    os.truncate(wal, wal.stat().st_size - 100)
    refused = await refusal(left)
    assert (refused.code, refused.values["count"]) == ("store-lost-writes", 1)


async def test_an_older_copy_of_the_database_is_noticed(path: Path, tmp_path: Path) -> None:
    database = await SqliteDatabase.open(path)
    await database.append("table1", 0, LINES[:1])
    await database.close()
    older = tmp_path / "older"
    shutil.copy(path, older)
    database = await SqliteDatabase.open(path)
    await database.append("table1", 1, LINES[1:3])
    await database.close()
    shutil.copy(older, path)
    assert (await refusal(path)).code == "store-lost-writes"


async def test_another_or_a_missing_database_is_noticed(path: Path, tmp_path: Path) -> None:
    for file in (path, tmp_path / "b" / "roost.sqlite3"):
        database = await SqliteDatabase.open(file)
        await database.append("table1", 0, LINES[:1])
        await database.close()
    shutil.move(path, tmp_path / "away")
    assert (await refusal(path)).code == "store-replaced"
    shutil.copy(tmp_path / "b" / "roost.sqlite3", path)
    assert (await refusal(path)).code == "store-replaced"


async def test_an_accepted_loss_is_logged_once(path: Path, tmp_path: Path) -> None:
    left = await killed(path, tmp_path)
    wal = left.with_name(left.name + "-wal")
    os.truncate(wal, wal.stat().st_size - 100)
    with capture_logs() as told:
        database = await SqliteDatabase.open(left, accept_loss=True)
    assert [(line["log_level"], line["count"]) for line in told] == [("warning", 1)]
    assert await database.read_log("table1") == LINES[:4]
    await database.close()
    await (await SqliteDatabase.open(left)).close()


async def test_a_folder_without_a_mark_opens(path: Path, tmp_path: Path) -> None:
    """A backup of the database alone."""
    left = await killed(path, tmp_path)
    left.with_name(left.name + "-mark").unlink()
    await (await SqliteDatabase.open(left)).close()


@pytest.mark.parametrize("replaced", [False, True])
@pytest.mark.parametrize("suffix", ["", "-wal"])
async def test_a_file_that_disappears_under_a_running_database_fails_every_write(
    path: Path, suffix: str, replaced: bool
) -> None:
    database = await SqliteDatabase.open(path)
    await database.append("table1", 0, LINES[:1])
    file = path.with_name(path.name + suffix)
    content = file.read_bytes()
    file.unlink()
    if replaced:
        file.write_bytes(content)
    for ask in (database.append("table1", 1, LINES[1:2]), database.check()):
        with pytest.raises(StorageError) as refused:
            await ask
        assert refused.value.code == "store-replaced"
    await database.close()


@pytest.mark.parametrize("left", [0, 5000])
async def test_a_write_ahead_log_cut_under_a_running_database_is_noticed(
    path: Path, left: int
) -> None:
    database = await SqliteDatabase.open(path)
    for number in range(3):
        await database.append("table1", number, LINES[number : number + 1])
    os.truncate(path.with_name(path.name + "-wal"), left)
    with pytest.raises(StorageError):
        await asyncio.gather(database.check(), database.check())
    await database.close()


async def test_a_write_ahead_log_that_sqlite_empties_is_no_damage(path: Path) -> None:
    database = await SqliteDatabase.open(path)
    await database.append("table1", 0, LINES[:1])
    other = sqlite3.connect(path)
    other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    other.close()
    assert path.with_name(path.name + "-wal").stat().st_size == 0
    await database.append("table1", 1, LINES[1:2])
    await database.check()
    await database.close()
    await (await SqliteDatabase.open(path)).close()


def flip(path: Path) -> None:
    """Damage a few bytes of most pages, as a bad disk does, except those of an empty database."""
    content = bytearray(path.read_bytes())
    chance = random.Random(3)
    for page in range(4096 * 40, len(content) - 4096, 4096):
        for _ in range(20):
            content[page + chance.randrange(100)] ^= 0xFF
    path.write_bytes(content)


async def test_damaged_pages_are_found_in_the_background(path: Path) -> None:
    database = await SqliteDatabase.open(path)
    for number in range(200):
        await database.append(f"table{number}", 0, LINES)
    await database.close()
    flip(path)
    with capture_logs() as told:
        database = await SqliteDatabase.open(path)
        await database._checking
        with pytest.raises(StorageError) as refused:
            await database.check()
    assert refused.value.code == "store-damaged"
    errors = [line for line in told if line["log_level"] == "error"]
    assert [line["file"] for line in errors] == [str(path)]
    await database.close()


# -- outages ---------------------------------------------------------------------------------


async def test_an_outage_is_logged_once_and_its_end_too(path: Path, failing: type[Failing]) -> None:
    database = await SqliteDatabase.open(path)
    with capture_logs() as told:
        for _ in range(2):
            failing.error = sqlite3.OperationalError("database or disk is full")
            for _ in range(10):
                with pytest.raises(StorageError):
                    await database.check()
            await database.read_log("table1")  # reading still works
            failing.error = None
            for _ in range(3):
                await database.check()
    lines = [(line["log_level"], line["event"], line["failures"]) for line in told]
    one = [("error", "the database fails", 1), ("warning", "the database works again", 10)]
    assert lines == one * 2
    assert told[0]["database"] == str(path)
    assert "full" in told[0]["reason"]
    await database.close()
