"""What every database does, on every database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from roost.server.core.errors import BrokenLogError
from roost.server.core.storage.migrate import migrate
from roost.server.core.storage.port import (
    Conflict,
    Database,
    SequenceConflict,
    Statement,
    StorageError,
)
from tests.server.core.storage.databases import PLACES, Place

STEPS = ("CREATE TABLE notes (id TEXT PRIMARY KEY, text TEXT NOT NULL, data BLOB, at BIGINT);",)


@pytest.fixture(params=PLACES)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    return PLACES[request.param](tmp_path)


@pytest.fixture
async def database(place: Place) -> AsyncIterator[Database]:
    opened = await place.open()
    await migrate(opened, [("core", STEPS)])
    yield opened
    await opened.close()


def note(id_: str, text: str = "hello") -> Statement:
    return Statement("INSERT INTO notes (id, text) VALUES (?, ?)", (id_, text))


async def notes(database: Database) -> list[str]:
    return [id_ for (id_,) in await database.query("SELECT id FROM notes ORDER BY id")]


# -- the log -------------------------------------------------------------------------------


async def test_a_log_is_read_as_it_was_appended(database: Database) -> None:
    entries = ['{"t":"ä ⚀ ?"}', "'; DROP TABLE log --", "", "\U0001f414"]
    await database.append("t1", 0, entries[:1])
    await database.append("t1", 1, entries[1:])
    assert await database.read_log("t1") == entries
    assert await database.read_log("t1", 3) == entries[3:]
    assert await database.read_log("t1", 4) == []
    assert await database.read_log("t2") == []


@pytest.mark.parametrize("after", [0, 1, 3])
async def test_an_append_at_another_sequence_number_changes_nothing(
    database: Database, after: int
) -> None:
    await database.append("t1", 0, ["a", "b"])
    with pytest.raises(SequenceConflict):
        await database.append("t1", after, ["c"], [note("n1")])
    with pytest.raises(SequenceConflict):
        await database.append("t1", after, ["c"])
    assert await database.read_log("t1") == ["a", "b"]
    assert await notes(database) == []


async def test_of_concurrent_appends_at_one_number_one_wins(database: Database) -> None:
    await database.append("t1", 0, ["start"])
    tries = [database.append("t1", 1, [f"e{n}"]) for n in range(20)]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(result is None for result in results) == 1
    assert sum(isinstance(result, SequenceConflict) for result in results) == 19
    assert len(await database.read_log("t1")) == 2


async def test_statements_are_written_with_the_entries_or_not_at_all(database: Database) -> None:
    await database.append("t1", 0, ["a"], [note("n1")])
    with pytest.raises(Conflict):
        await database.append("t1", 1, ["b"], [note("n2"), note("n1")])
    assert await database.read_log("t1") == ["a"]
    assert await notes(database) == ["n1"]


async def test_one_violation_among_fifty_concurrent_appends_fails_alone(
    database: Database,
) -> None:
    await database.write(note("taken"))
    ids = [*(f"n{n}" for n in range(49)), "taken"]
    appends = [database.append(f"t-{id_}", 0, ["a"], [note(id_)]) for id_ in ids]
    results = await asyncio.gather(*appends, return_exceptions=True)
    assert [isinstance(result, Conflict) for result in results] == [False] * 49 + [True]
    assert len(await notes(database)) == 50
    assert await database.read_log("t-taken") == []
    assert await database.read_log("t-n7") == ["a"]


async def test_many_plain_appends_at_once_are_all_written(database: Database) -> None:
    tables = [f"t{n}" for n in range(100)]
    await asyncio.gather(*(database.append(table, 0, ["start"]) for table in tables))
    for number in range(1, 4):
        await asyncio.gather(*(database.append(t, number, [f"{t}/{number}"]) for t in tables))
    for table in tables:
        assert await database.read_log(table) == ["start", *(f"{table}/{n}" for n in (1, 2, 3))]


async def test_the_time_at_which_a_table_is_due_is_kept_with_its_head(database: Database) -> None:
    await database.append("t1", 0, ["a"], due=17)
    await database.append("t2", 0, ["a"])
    await database.append("t2", 1, ["b"], due=18)
    await database.append("t1", 1, ["b"])
    rows = await database.query("SELECT table_id, due FROM heads ORDER BY table_id")
    assert [tuple(row) for row in rows] == [("t1", None), ("t2", 18)]


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE log SET entry = 'x' WHERE table_id = 't1' AND seq = 2",
        "UPDATE log SET crc = crc + 1 WHERE table_id = 't1' AND seq = 2",
        "DELETE FROM log WHERE table_id = 't1' AND seq = 1",
        "DELETE FROM log WHERE table_id = 't1' AND seq = 3",
    ],
)
async def test_a_damaged_or_missing_entry_is_noticed(database: Database, damage: str) -> None:
    await database.append("t1", 0, ["a", "b", "c"])
    await database.write(Statement(damage))
    with pytest.raises(BrokenLogError):
        await database.read_log("t1")


# -- statements ----------------------------------------------------------------------------


async def test_values_come_back_as_they_were_written(database: Database) -> None:
    values = ("n1", "it's ?", b"\x00\xff", 2**53)
    await database.write(Statement("INSERT INTO notes VALUES (?, ?, ?, ?)", values))
    rows = await database.query("SELECT id, text, data, at FROM notes WHERE id = ?", "n1")
    assert [tuple(row) for row in rows] == [values]


async def test_write_is_one_transaction_and_counts_the_last_rows(database: Database) -> None:
    assert await database.write(note("n1"), note("n2")) == 1
    assert await database.write(Statement("UPDATE notes SET text = 'x'")) == 2
    with pytest.raises(Conflict):
        await database.write(note("n3"), note("n1"))
    assert await notes(database) == ["n1", "n2"]


async def test_a_statement_may_demand_a_number_of_rows(database: Database) -> None:
    await database.write(note("n1"))
    gone = Statement("DELETE FROM notes WHERE id = ?", ("n2",), rows=1)
    with pytest.raises(Conflict):
        await database.write(note("n3"), gone)
    with pytest.raises(Conflict):
        await database.append("t1", 0, ["a"], [gone])
    assert await notes(database) == ["n1"]
    assert await database.read_log("t1") == []


async def test_what_was_written_is_there_after_opening_again(place: Place) -> None:
    first = await place.open()
    await migrate(first, [("core", STEPS)])
    await first.append("t1", 0, ["a"], [note("n1")])
    await first.close()
    again = await place.open()
    assert await again.read_log("t1") == ["a"]
    assert await notes(again) == ["n1"]
    await again.close()


async def test_a_killed_database_has_kept_what_it_acknowledged(place: Place) -> None:
    killed = await place.open()
    await migrate(killed, [("core", STEPS)])
    await killed.append("t1", 0, ["a"], [note("n1")])
    await killed.append("t1", 1, ["b"])
    again = await place.open()  # the other was never closed
    assert await again.read_log("t1") == ["a", "b"]
    assert await notes(again) == ["n1"]
    await again.close()
    await killed.close()


async def test_a_cancelled_append_has_written_everything_or_nothing(database: Database) -> None:
    for number in range(20):
        table = f"t{number}"
        writing = asyncio.create_task(database.append(table, 0, ["a", "b"], [note(table)]))
        await asyncio.sleep(0.0005 * (number % 5))
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
        await database.append("other", number, ["a"])  # everything before it is done
        written = await database.read_log(table)
        assert written in ([], ["a", "b"])
        assert (table in await notes(database)) == bool(written)


async def test_a_closed_database_refuses_with_a_code(place: Place) -> None:
    database = await place.open()
    await database.close()
    for call in (
        database.append("t1", 0, ["a"]),
        database.read_log("t1"),
        database.query("SELECT 1"),
        database.write(note("n1")),
    ):
        with pytest.raises(StorageError) as refused:
            await call
        assert refused.value.code == "store-closed"


async def test_check_and_erase_deleted_pass_on_a_healthy_database(database: Database) -> None:
    await database.write(note("n1"), Statement("DELETE FROM notes"))
    await database.erase_deleted()
    await database.check()


# -- migrations ----------------------------------------------------------------------------


async def test_owners_number_their_own_steps(place: Place) -> None:
    database = await place.open()
    more = (*STEPS, "ALTER TABLE notes ADD COLUMN stars BIGINT NOT NULL DEFAULT 0")
    await migrate(database, [("core", STEPS), ("extra", ("CREATE TABLE extra (id TEXT)",))])
    await migrate(database, [("core", more)])
    await migrate(database, [("core", more)])
    rows = await database.query("SELECT owner, version FROM schema_versions ORDER BY owner")
    assert [tuple(row) for row in rows] == [("core", 2), ("extra", 1)]
    await database.query("SELECT stars FROM notes")
    await database.query("SELECT id FROM extra")
    await database.close()


async def test_newer_data_is_refused_before_anything_changes(place: Place) -> None:
    database = await place.open()
    await migrate(database, [("core", (*STEPS, "CREATE TABLE newer (id TEXT)"))])
    with pytest.raises(StorageError) as refused:
        await migrate(database, [("extra", ("CREATE TABLE extra (id TEXT)",)), ("core", STEPS)])
    assert refused.value.code == "store-too-new"
    with pytest.raises(StorageError):
        await database.query("SELECT id FROM extra")
    await database.close()


# -- locks ---------------------------------------------------------------------------------


async def test_a_lock_has_one_holder_at_a_time(database: Database) -> None:
    holders, most = 0, 0

    async def hold() -> None:
        nonlocal holders, most
        async with database.lock("key"):
            holders += 1
            most = max(most, holders)
            await asyncio.sleep(0.01)
            holders -= 1

    await asyncio.gather(*(hold() for _ in range(5)))
    assert most == 1


async def test_a_lock_can_be_tried_without_waiting(database: Database) -> None:
    async with database.lock("key") as held, database.lock("other", wait=False) as other:
        assert (held, other) == (True, True)
        async with database.lock("key", wait=False) as second:
            assert second is False
    async with database.lock("key", wait=False) as after:
        assert after is True
