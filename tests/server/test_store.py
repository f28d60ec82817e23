"""The SQLite store: durable, all or nothing, and one bad write hurts nobody else."""

import asyncio
import sqlite3
from pathlib import Path

import msgspec
import pytest

from roost.server.store import PersonRow, StoreError, StreamRow, TableRow, TokenRow
from roost.server.store.migrations import STEPS, migrate
from roost.server.store.port import VersionTakenError
from roost.server.store.sqlite import SqliteStore


def row(id_: str, status: str = "open") -> TableRow:
    return TableRow(
        id=id_, status=status, private=True, maker="g1", created=5, summary=b"{}", people=("g1",)
    )


async def test_a_log_comes_back_in_order_after_a_restart(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "a.sqlite3")
    await store.append("table1", 0, [b'"a"', b'"b"'], row("table1"))
    await store.append("table1", 2, [b'"c"'])
    await store.close()
    store = await SqliteStore.open(tmp_path / "a.sqlite3")
    assert await store.log("table1") == [b'"a"', b'"b"', b'"c"']
    assert await store.log("table2") == []
    assert [found.id for found in await store.unfinished()] == ["table1"]
    await store.close()


async def test_it_writes_ahead_and_synchronises_fully(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "a.sqlite3")
    reader = store._reader
    assert reader.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert reader.execute("PRAGMA synchronous").fetchone() == (2,)
    await store.close()


async def test_a_taken_version_is_refused_and_its_neighbours_are_written(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "a.sqlite3")
    await store.append("table1", 0, [b'"first"'])
    results = await asyncio.gather(
        store.append("table0", 0, [b'"x"']),
        store.append("table1", 0, [b'"second"', b'"third"'], row("table1")),
        store.append("table2", 0, [b'"y"']),
        return_exceptions=True,
    )
    assert isinstance(results[1], VersionTakenError)
    assert await store.log("table1") == [b'"first"']
    assert await store.log("table0") == [b'"x"']
    assert await store.log("table2") == [b'"y"']
    assert await store.unfinished() == []
    await store.close()


async def test_many_writes_at_once_all_arrive(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "a.sqlite3")
    jobs = [store.append(f"t{n % 50}", n // 50, [f'"{n}"'.encode()]) for n in range(3000)]
    await asyncio.gather(*jobs)
    for table in range(50):
        assert len(await store.log(f"t{table}")) == 60
    await store.close()


async def test_finished_tables_are_not_listed(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "a.sqlite3")
    await store.append("table1", 0, [b'"a"'], row("table1"))
    await store.append("table1", 1, [b'"b"'], row("table1", "over"))
    assert await store.unfinished() == []
    await store.close()


async def test_people_tokens_and_streams_are_kept(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "a.sqlite3")
    await store.put_person(PersonRow(id="g1", name="Ana", created=1))
    await store.put_person(PersonRow(id="g1", name="Anna", created=1))
    person = await store.person("g1")
    assert person is not None
    assert person.name == "Anna"
    token = TokenRow(
        id="k1", person="g1", name="bot", scopes=("read",), digest=b"d" * 32, created=2
    )
    await store.put_token(token)
    assert await store.token(b"d" * 32) == token
    assert await store.tokens("g1") == [token]
    assert not await store.delete_token("g2", "k1")
    assert await store.delete_token("g1", "k1")
    assert await store.token(b"d" * 32) is None
    stream = StreamRow(id="s1", name="daily", owner="g1", seed=b"s" * 32, closes=9)
    await store.put_stream(stream)
    assert await store.stream("s1") == stream
    await store.close()


async def test_a_closed_store_refuses(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "a.sqlite3")
    await store.close()
    with pytest.raises(StoreError, match="closed"):
        await store.append("table1", 0, [b'"a"'])


def test_a_file_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "a.sqlite3")
    connection.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    with pytest.raises(StoreError) as refused:
        migrate(connection)
    assert refused.value.code == "store-too-new"
    connection.close()


def test_migrating_twice_changes_nothing(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "a.sqlite3", isolation_level=None)
    migrate(connection)
    before = connection.execute("SELECT sql FROM sqlite_master").fetchall()
    migrate(connection)
    assert connection.execute("SELECT sql FROM sqlite_master").fetchall() == before
    connection.close()


def test_a_file_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "a.sqlite3", isolation_level=None)
    connection.executescript(f"BEGIN; {STEPS[0]} PRAGMA user_version = 1; COMMIT;")
    old = "INSERT INTO tables VALUES ('table1', 'open', 1, 'g1', 5, x'7b7d', 'g1')"
    connection.execute(old)
    migrate(connection)
    assert connection.execute("PRAGMA user_version").fetchone() == (len(STEPS),)
    assert connection.execute("SELECT id, stream FROM tables").fetchall() == [("table1", None)]
    connection.close()


async def test_who_has_seen_a_stream_is_known(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "a.sqlite3")
    seen = msgspec.structs.replace(row("table1"), stream="s1", people=("g2", "g3"))
    await store.append("table1", 0, [b'"a"'], seen)
    assert [await store.saw_stream("s1", who, "other") for who in ("g1", "g2", "g4")] == [
        True, True, False,
    ]  # fmt: skip
    assert not await store.saw_stream("s1", "g2", "table1")
    assert not await store.saw_stream("s2", "g2", "other")
    await store.close()
