"""What goes wrong with the files of a store is noticed, named, and said once."""

import asyncio
import os
import random
import shutil
import sqlite3
from pathlib import Path

import pytest
from roost.server.store import StoreError
from roost.server.store.secret import Secret, write_secret
from roost.server.store.sqlite import SqliteStore
from structlog.testing import capture_logs

from roost.server.core.errors import BrokenLogError
from tests.server.helpers import Failing
from tests.server.store.places import row

pytestmark = pytest.mark.sqlite

LINES = [f'{{"n":{number}}}'.encode() for number in range(40)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "a" / "roost.sqlite3"


async def killed(path: Path, tmp_path: Path, commits: int = 5) -> Path:
    """The folder as a server leaves it that was killed after so many acknowledged writes."""
    store = await SqliteStore.open(path)
    for number in range(commits):
        await store.append("table1", number, LINES[number : number + 1], row("table1"))
    copy = tmp_path / "killed"
    shutil.copytree(path.parent, copy)
    await store.close()
    return copy / path.name


async def refusal(path: Path) -> StoreError:
    with pytest.raises(StoreError) as refused:
        await SqliteStore.open(path)
    return refused.value


async def test_a_killed_store_opens_with_all_it_had_acknowledged(
    path: Path, tmp_path: Path
) -> None:
    store = await SqliteStore.open(await killed(path, tmp_path))
    assert await store.log("table1") == LINES[:5]
    await store.close()


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
    store = await SqliteStore.open(path)
    await store.append("table1", 0, LINES[:1], row("table1"))
    await store.close()
    older = tmp_path / "older"
    shutil.copy(path, older)
    store = await SqliteStore.open(path)
    await store.append("table1", 1, LINES[1:3], row("table1"))
    await store.close()
    shutil.copy(older, path)
    assert (await refusal(path)).code == "store-lost-writes"


async def test_a_database_that_is_another_or_none_is_noticed(path: Path, tmp_path: Path) -> None:
    for file in (path, tmp_path / "b" / "roost.sqlite3"):
        store = await SqliteStore.open(file)
        await store.append("table1", 0, LINES[:1], row("table1"))
        await store.close()
    shutil.move(path, tmp_path / "away")
    assert (await refusal(path)).code == "store-replaced"
    shutil.copy(tmp_path / "b" / "roost.sqlite3", path)
    assert (await refusal(path)).code == "store-replaced"


async def test_a_loss_that_is_accepted_is_told_once_and_over(path: Path, tmp_path: Path) -> None:
    left = await killed(path, tmp_path)
    wal = left.with_name(left.name + "-wal")
    os.truncate(wal, wal.stat().st_size - 100)
    with capture_logs() as told:
        store = await SqliteStore.open(left, accept_loss=True)
    assert [(line["log_level"], line["count"]) for line in told] == [("warning", 1)]
    assert await store.log("table1") == LINES[:4]
    await store.close()
    await (await SqliteStore.open(left)).close()


async def test_a_folder_without_a_mark_opens(path: Path, tmp_path: Path) -> None:
    """A backup of the database alone."""
    left = await killed(path, tmp_path)
    left.with_name(left.name + "-mark").unlink()
    await (await SqliteStore.open(left)).close()


@pytest.mark.parametrize("replaced", [False, True])
@pytest.mark.parametrize("suffix", ["", "-wal"])
async def test_a_file_that_goes_away_under_a_running_store_fails_every_write(
    path: Path, suffix: str, replaced: bool
) -> None:
    store = await SqliteStore.open(path)
    await store.append("table1", 0, LINES[:1], row("table1"))
    file = path.with_name(path.name + suffix)
    content = file.read_bytes()
    file.unlink()
    if replaced:
        file.write_bytes(content)
    for ask in (store.append("table1", 1, LINES[1:2]), store.check()):
        with pytest.raises(StoreError) as refused:
            await ask
        assert refused.value.code == "store-replaced"
    await store.close()


@pytest.mark.parametrize("left", [0, 5000])
async def test_a_write_ahead_log_cut_under_a_running_store_is_noticed(
    path: Path, left: int
) -> None:
    store = await SqliteStore.open(path)
    for number in range(3):
        await store.append("table1", number, LINES[number : number + 1], row("table1"))
    os.truncate(path.with_name(path.name + "-wal"), left)
    with pytest.raises(StoreError):
        await asyncio.gather(store.check(), store.check())
    await store.close()


async def test_a_write_ahead_log_that_sqlite_empties_is_no_damage(path: Path) -> None:
    store = await SqliteStore.open(path)
    await store.append("table1", 0, LINES[:1], row("table1"))
    other = sqlite3.connect(path)
    other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    other.close()
    assert path.with_name(path.name + "-wal").stat().st_size == 0
    await store.append("table1", 1, LINES[1:2])
    await store.check()
    await store.close()
    await (await SqliteStore.open(path)).close()


def flip(path: Path) -> None:
    """A few bytes of most pages are others, as after a bad disk; not of those that an empty store
    has, with the schema."""
    content = bytearray(path.read_bytes())
    chance = random.Random(3)
    for page in range(4096 * 40, len(content) - 4096, 4096):
        for _ in range(20):
            content[page + chance.randrange(100)] ^= 0xFF
    path.write_bytes(content)


async def test_flipped_pages_are_found_without_being_asked_for(path: Path) -> None:
    store = await SqliteStore.open(path)
    for number in range(200):
        await store.append(f"table{number}", 0, LINES, row(f"table{number}"))
    await store.close()
    flip(path)
    with capture_logs() as told:
        store = await SqliteStore.open(path)
        await store._checking
        with pytest.raises(StoreError) as refused:
            await store.check()
    assert refused.value.code == "store-damaged"
    errors = [line for line in told if line["log_level"] == "error"]
    assert [line["file"] for line in errors] == [str(path)]
    await store.close()


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE log SET entry = replace(entry, '2', '3') WHERE version = 3",
        "DELETE FROM log WHERE version = 3",
        "UPDATE log SET version = 99 WHERE version = 3",
        "UPDATE log SET entry = CAST(x'7bff7d' AS TEXT) WHERE version = 3",
        "UPDATE log SET entry = CAST(x'7bff7d' AS TEXT), crc = NULL WHERE version = 3",
        "UPDATE log SET entry = x'7bff7d' WHERE version = 3",
    ],
)
async def test_a_damaged_entry_is_a_broken_log(path: Path, damage: str) -> None:
    store = await SqliteStore.open(path)
    await store.append("table1", 0, LINES[:5], row("table1"))
    other = sqlite3.connect(path, isolation_level=None)
    other.execute(damage)
    other.close()
    with capture_logs() as logs, pytest.raises(BrokenLogError):
        await store.log("table1")
    assert logs == []
    await store.close()


# -- the secret ------------------------------------------------------------------------------


async def test_a_replaced_or_lost_secret_is_noticed_at_start_and_while_running(path: Path) -> None:
    store = await SqliteStore.open(path)
    file = path.with_name("secret")
    first = await Secret.open(file, store)
    assert (await Secret.open(file, store)).value == first.value
    first.check()
    for damage in (lambda: write_secret(file), lambda: file.write_bytes(b""), file.unlink):
        damage()
        with pytest.raises(StoreError) as refused:
            first.check()
        assert (refused.value.code, refused.value.values["file"]) == ("secret-replaced", str(file))
        with pytest.raises(StoreError):
            await Secret.open(file, store)
    again = await Secret.open(file, store, accept_loss=True)
    assert (await Secret.open(file, store)).value == again.value != first.value
    await store.close()


# -- outages ---------------------------------------------------------------------------------


async def test_an_outage_is_one_line_and_its_end_another(
    path: Path, failing: type[Failing]
) -> None:
    store = await SqliteStore.open(path)
    with capture_logs() as told:
        for _ in range(2):
            failing.error = sqlite3.OperationalError("database or disk is full")
            for _ in range(10):
                with pytest.raises(StoreError):
                    await store.check()
            await asyncio.gather(*(store.log("table1") for _ in range(3)))  # reading still works
            failing.error = None
            for _ in range(3):
                await store.check()
    lines = [(line["log_level"], line["event"], line["failures"]) for line in told]
    assert lines == [("error", "the store fails", 1), ("warning", "the store works again", 10)] * 2
    assert told[0]["file"] == str(path)
    assert "full" in told[0]["reason"]
    await store.close()
