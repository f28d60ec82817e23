"""What only the SQLite store does: files, and those of other versions."""

import sqlite3
from pathlib import Path

import pytest
from roost.server.store import StoreError
from roost.server.store.migrations import MARK, migrate
from roost.server.store.schema import STEPS
from roost.server.store.sqlite import SqliteStore

pytestmark = pytest.mark.sqlite


async def test_it_writes_ahead_and_synchronises_fully(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "a.sqlite3")
    reader = store._reader
    assert reader.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert reader.execute("PRAGMA synchronous").fetchone() == (2,)
    await store.close()


def test_a_file_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "a.sqlite3")
    connection.execute(f"PRAGMA application_id = {MARK}")
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


def test_a_file_of_a_development_version_is_refused_and_not_changed(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "a.sqlite3", isolation_level=None)
    for version in (1, len(STEPS), 14):
        connection.execute(f"PRAGMA user_version = {version}")
        with pytest.raises(StoreError, match=r"before 0\.1\.0: move them away") as refused:
            migrate(connection)
        assert refused.value.code == "store-before-release"
    assert connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
    connection.close()


def test_a_later_step_is_added_to_what_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connection = sqlite3.connect(tmp_path / "a.sqlite3", isolation_level=None)
    migrate(connection)
    connection.execute("INSERT INTO people VALUES ('g1', 'Ana', 1, 1, 0)")
    later = (*STEPS, "ALTER TABLE people ADD COLUMN born INTEGER NOT NULL DEFAULT 7;")
    monkeypatch.setattr("roost.server.store.migrations.STEPS", later)
    monkeypatch.setattr("roost.server.store.schema.STEPS", later)
    for _ in range(2):
        migrate(connection)
        assert connection.execute("SELECT id, born FROM people").fetchall() == [("g1", 7)]
        assert connection.execute("PRAGMA user_version").fetchone() == (len(later),)
    connection.close()
