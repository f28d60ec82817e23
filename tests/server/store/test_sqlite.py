"""What only the SQLite store does: people, tokens, streams, and files of other versions."""

import sqlite3
from pathlib import Path

import msgspec
import pytest

from roost.server.store import PersonRow, StoreError, StreamRow, TokenRow
from roost.server.store.migrations import STEPS, migrate
from roost.server.store.sqlite import SqliteStore
from tests.server.store.places import row


async def test_it_writes_ahead_and_synchronises_fully(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "a.sqlite3")
    reader = store._reader
    assert reader.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert reader.execute("PRAGMA synchronous").fetchone() == (2,)
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
