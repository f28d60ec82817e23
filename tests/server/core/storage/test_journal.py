"""The database in a browser: what is acknowledged survives, whatever happens to the page."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import pytest

from roost.server.core.storage.migrate import migrate
from roost.server.core.storage.port import Conflict, Statement, StorageError
from roost.server.core.storage.sqlite import journal as journal_module
from roost.server.core.storage.sqlite.journal import JournaledDatabase, Saved
from tests.server.core.storage.journals import Disk, DiskJournal

STEPS = (
    """
    CREATE TABLE notes (id TEXT PRIMARY KEY, text TEXT NOT NULL, data BLOB, at BIGINT);
    CREATE TABLE stars (
        note TEXT NOT NULL REFERENCES notes (id) ON DELETE CASCADE, weight DOUBLE PRECISION
    );
    CREATE TABLE pairs (
        id TEXT PRIMARY KEY,
        other TEXT NOT NULL REFERENCES pairs (id) DEFERRABLE INITIALLY DEFERRED
    );
    """,
)


def note(id_: str, text: str = "hello") -> Statement:
    return Statement("INSERT INTO notes (id, text) VALUES (?, ?)", (id_, text))


def dump(database: JournaledDatabase) -> list[str]:
    return list(database.connection.iterdump())


async def opened(disk: Disk, stop_at: int | None = None) -> tuple[JournaledDatabase, DiskJournal]:
    journal = DiskJournal(disk, stop_at)
    return await JournaledDatabase.open(journal), journal


async def prepared() -> Disk:
    """A disk with the tables above."""
    disk = Disk()
    database, _ = await opened(disk)
    await migrate(database, [("core", STEPS)])
    await database.close()
    return disk


async def reopened(disk: Disk) -> JournaledDatabase:
    return (await opened(disk))[0]


def copy_of(disk: Disk) -> Disk:
    return Disk(disk.snapshot, dict(disk.groups))


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal_module, "SNAPSHOT_GROUPS", 3)


# -- a page that is killed -----------------------------------------------------------------

Write = Callable[[JournaledDatabase], Awaitable[object]]
WRITES: Sequence[Write] = [
    lambda database: database.append("t1", 0, ["a"], [note("n1")]),
    lambda database: database.append("t1", 1, ["b", "c"]),
    lambda database: database.write(note("n2"), Statement("UPDATE notes SET at = 7")),
    lambda database: database.append("t2", 0, ["a"], due=5),
    lambda database: database.append("t2", 1, ["b"], [note("n3"), note("n4")]),
    lambda database: database.write(Statement("DELETE FROM notes WHERE id = 'n2'")),
    lambda database: database.append("t1", 3, ["d"]),
    lambda database: database.write(note("n5")),
]


async def test_a_page_killed_at_any_await_loses_nothing_acknowledged(short: None) -> None:
    clean = await prepared()
    database = await reopened(copy_of(clean))
    states = [dump(database)]
    for write in WRITES:
        await write(database)
        states.append(dump(database))
    stops: list[str] = []
    while await _killed(copy_of(clean), len(stops) + 1, states, stops):
        pass
    assert stops.count("append, before") == stops.count("append, after") == len(WRITES)
    assert stops.count("replace, before") == stops.count("replace, after") == 3


async def _killed(disk: Disk, stop_at: int, states: Sequence[list[str]], stops: list[str]) -> bool:
    database, journal = await opened(disk, stop_at)
    acknowledged = 0

    async def play() -> None:
        nonlocal acknowledged
        for write in WRITES:
            await write(database)
            acknowledged += 1
        await database.close()

    playing = asyncio.create_task(play())
    either: set[asyncio.Future[Any]] = {playing, journal.stopped_in}
    await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
    if playing.done():
        return False
    stops.append(journal.stopped_in.result())
    again = await reopened(disk)
    found = acknowledged + (stops[-1] == "append, after")
    assert dump(again) == states[found]
    for write in WRITES[found:]:
        await write(again)
    assert dump(again) == states[-1]
    await again.close()
    playing.cancel()
    return True


@pytest.mark.parametrize("stop_at", range(1, 13))
async def test_concurrent_writes_are_found_whole_after_a_kill(short: None, stop_at: int) -> None:
    disk = await prepared()
    database, journal = await opened(disk, stop_at)
    tables = ("t1", "t2", "t3", "t4")
    acknowledged: set[str] = set()

    async def play(table: str) -> None:
        for number in range(5):
            entry = f"{table}/{number}"
            await database.append(table, number, [entry], [note(entry)])
            acknowledged.add(entry)

    playing = [asyncio.create_task(play(table)) for table in tables]
    await asyncio.wait_for(journal.stopped_in, 5)
    assert not all(task.done() for task in playing)
    again = await reopened(disk)
    noted = {id_ for (id_,) in await again.query("SELECT id FROM notes")}
    logged = {entry for table in tables for entry in await again.read_log(table)}
    assert acknowledged <= noted
    assert noted == logged
    await again.close()
    for task in playing:
        task.cancel()


# -- a disk that is full -------------------------------------------------------------------


async def test_a_full_disk_refuses_and_loses_nothing() -> None:
    disk = await prepared()
    database = await reopened(disk)
    await database.append("t1", 0, ["a"], [note("n1")])
    before = dump(database)
    disk.quota = disk.used() + 1  # an empty group alone would fit
    results = await asyncio.gather(
        database.append("t1", 1, ["b"]),
        database.append("t1", 9, ["conflict"]),
        database.write(note("n2")),
        database.check(),
        return_exceptions=True,
    )
    assert [getattr(result, "code", None) for result in results] == ["store-failed"] * 4
    assert dump(database) == before == dump(await reopened(disk))
    assert await database.read_log("t1") == ["a"]
    disk.quota = None
    await database.check()
    await database.append("t1", 1, ["b"])
    await database.write(note("n2"))
    again = await reopened(disk)
    assert await again.read_log("t1") == ["a", "b"]
    assert dump(again) == dump(database) != before


async def test_a_snapshot_without_room_is_taken_later(short: None) -> None:
    disk = await prepared()
    database = await reopened(disk)
    disk.quota = disk.used() + 1000  # for groups, not for a snapshot
    for number in range(4):
        await database.write(note(f"n{number}"))
    assert disk.snapshot is None
    assert len(disk.groups) == 5
    disk.quota = None
    for number in range(4, 8):
        await database.write(note(f"n{number}"))
    await database.close()
    assert disk.snapshot is not None
    assert len(disk.groups) < 4
    assert dump(await reopened(disk)).count("COMMIT;") == 1
    assert len(await (await reopened(disk)).query("SELECT id FROM notes")) == 8


# -- the journal ---------------------------------------------------------------------------


async def test_a_snapshot_every_200_groups_keeps_the_journal_short() -> None:
    disk = await prepared()  # one group
    database = await reopened(disk)
    longest = 0
    for number in range(650):
        await database.append("t1", number, [f"e{number}"])
        longest = max(longest, len(disk.groups))
    assert longest == 200
    assert disk.snapshot is not None
    assert disk.snapshot.number == 600
    await database.close()
    again = await reopened(disk)
    assert await again.read_log("t1") == [f"e{number}" for number in range(650)]


@pytest.mark.parametrize("seed", range(5))
async def test_a_replayed_journal_equals_the_live_database(seed: int) -> None:
    dice = random.Random(seed)
    disk = await prepared()
    database = await reopened(disk)
    lengths = dict.fromkeys(("t1", "t2", "t3"), 0)

    def some_write() -> Awaitable[object]:
        table, id_ = dice.choice([*lengths]), f"n{dice.randrange(30)}"
        match dice.randrange(6):
            case 0:
                values = (id_, "ä ⚀ ?", dice.randbytes(4), dice.randrange(-(2**60), 2**60))
                return database.write(Statement("INSERT INTO notes VALUES (?, ?, ?, ?)", values))
            case 1:
                star = "INSERT INTO stars VALUES (?, ?)"
                weight = dice.choice([None, dice.random(), True])
                return database.write(Statement(star, (id_, weight)))
            case 2:
                return database.write(Statement("DELETE FROM notes WHERE id = ?", (id_,), rows=1))
            case 3:
                return database.append(table, lengths[table], ["a", "b"], [note(id_)], due=3)
            case _:
                return database.append(table, lengths[table], [f"{table} {dice.random()}"])

    outcomes: set[str] = set()
    for _ in range(60):
        writes = [some_write() for _ in range(dice.randrange(1, 8))]
        for result in await asyncio.gather(*writes, return_exceptions=True):
            outcomes.add(type(result).__name__)
        for table in lengths:
            lengths[table] = len(await database.read_log(table))
    assert outcomes == {"NoneType", "int", "Conflict", "SequenceConflict"}
    assert min(lengths.values()) > 10
    assert len(disk.groups) > 50
    assert dump(await reopened(disk)) == dump(database)


@pytest.mark.parametrize("fits", [True, False])
async def test_a_read_waits_until_what_it_would_see_is_saved(fits: bool) -> None:
    disk = await prepared()
    database, journal = await opened(disk)
    journal.may_append.clear()
    writing = asyncio.create_task(database.write(note("n1")))
    await asyncio.sleep(0.01)
    reading = asyncio.create_task(database.query("SELECT id FROM notes"))
    await asyncio.sleep(0.01)
    assert not reading.done()
    if not fits:
        disk.quota = 0
    journal.may_append.set()
    assert await reading == ([("n1",)] if fits else [])
    if fits:
        assert await writing == 1
    else:
        with pytest.raises(StorageError):
            await writing


async def test_closing_finishes_what_was_begun() -> None:
    disk = await prepared()
    database, journal = await opened(disk)
    writing = asyncio.gather(database.write(note("n1")), database.append("t1", 0, ["a"]))
    await asyncio.sleep(0)
    await database.close()
    await database.close()
    assert tuple(await writing) == (1, None)
    assert journal.closed
    again = await reopened(disk)
    assert await again.query("SELECT id FROM notes") == [("n1",)]
    assert await again.read_log("t1") == ["a"]


async def test_a_value_that_cannot_be_saved_fails_alone() -> None:
    disk = await prepared()
    database = await reopened(disk)
    strange = Statement("UPDATE notes SET text = ?", (object(),))
    one, other, two = await asyncio.gather(
        database.write(note("n1")),
        database.write(strange),
        database.write(note("n2")),
        return_exceptions=True,
    )
    assert (one, two) == (1, 1)
    assert isinstance(other, StorageError)
    assert dump(await reopened(disk)) == dump(database)


async def test_a_deferred_constraint_refuses_after_the_save_and_when_replayed() -> None:
    disk = await prepared()
    database = await reopened(disk)
    lonely = Statement("INSERT INTO pairs VALUES ('a', 'b')")
    with pytest.raises(StorageError):
        await database.write(lonely)
    await database.write(note("n1"))
    await database.write(lonely, Statement("INSERT INTO pairs VALUES ('b', 'a')"))
    assert dump(await reopened(disk)) == dump(database)
    assert len(await database.query("SELECT id FROM pairs")) == 2


@pytest.mark.usefixtures("short")
async def test_foreign_keys_hold_after_a_snapshot() -> None:
    disk = await prepared()
    database = await reopened(disk)
    for number in range(4):
        await database.write(note(f"n{number}"))
    await database.write(Statement("INSERT INTO stars (note) VALUES ('n1')"))
    await database.close()
    assert disk.snapshot is not None
    again = await reopened(disk)
    with pytest.raises(Conflict):
        await again.write(Statement("INSERT INTO stars (note) VALUES ('unknown')"))
    await again.write(Statement("DELETE FROM notes WHERE id = 'n1'"))
    assert await again.query("SELECT note FROM stars") == []
    assert await again.query("PRAGMA secure_delete") == [(1,)]


# -- erasing -------------------------------------------------------------------------------


async def test_erased_rows_leave_the_journal() -> None:
    disk = await prepared()
    database = await reopened(disk)
    await database.write(note("n1", "a secret " * 1000))
    await database.write(note("n2"))
    await database.write(Statement("DELETE FROM notes WHERE id = 'n1'"))
    assert any(b"a secret" in group for group in disk.groups.values())
    await asyncio.gather(database.erase_deleted(), database.erase_deleted())
    assert disk.groups == {}
    assert disk.snapshot is not None
    assert b"a secret" not in disk.snapshot.data
    assert await database.query("PRAGMA freelist_count") == [(0,)]
    await database.write(note("n3"))
    again = await reopened(disk)
    assert await again.query("SELECT id FROM notes") == [("n2",), ("n3",)]
    await again.write(Statement("DELETE FROM notes WHERE id = 'n2'"))
    await again.erase_deleted()
    assert dump(await reopened(disk)) == dump(again)


async def test_erasing_without_room_is_refused_and_loses_nothing() -> None:
    disk = await prepared()
    database = await reopened(disk)
    await database.write(note("n1"))
    disk.quota = disk.used()
    with pytest.raises(StorageError) as refused:
        await database.erase_deleted()
    assert refused.value.code == "store-failed"
    disk.quota = None
    assert dump(await reopened(disk)) == dump(database)
    await database.erase_deleted()


# -- a damaged journal ---------------------------------------------------------------------


async def test_a_missing_group_is_noticed() -> None:
    disk = await prepared()
    database = await reopened(disk)
    for number in range(3):
        await database.write(note(f"n{number}"))
    del disk.groups[3]
    await _refused(disk, "store-damaged")


async def test_a_group_that_cannot_be_decoded_is_noticed() -> None:
    disk = await prepared()
    disk.groups[2] = b"\x93\x01"
    await _refused(disk, "store-damaged")


async def test_a_group_that_cannot_be_executed_is_noticed() -> None:
    disk = await prepared()
    disk.groups[2] = disk.groups[1]
    await _refused(disk, "store-damaged")


@pytest.mark.parametrize("at", [0, 4096])
async def test_a_damaged_snapshot_is_noticed(at: int) -> None:
    disk = await prepared()
    database = await reopened(disk)
    await database.erase_deleted()
    assert disk.snapshot is not None
    number, data = disk.snapshot
    disk.snapshot = Saved(number, data[:at] + b"\xff" * 200 + data[at + 200 :])
    await _refused(disk, "store-damaged")


async def test_a_journal_that_cannot_be_read_is_reported() -> None:
    class Unreadable(DiskJournal):
        async def load(self) -> tuple[Saved | None, list[Saved]]:
            raise OSError("UnknownError")

    with pytest.raises(StorageError) as refused:
        await JournaledDatabase.open(Unreadable(Disk()))
    assert refused.value.code == "store-unusable"


async def _refused(disk: Disk, code: str) -> None:
    with pytest.raises(StorageError) as refused:
        await JournaledDatabase.open(DiskJournal(disk))
    assert refused.value.code == code
