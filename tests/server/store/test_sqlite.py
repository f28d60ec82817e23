"""What only the SQLite store does: files, and those of other versions."""

import json
import sqlite3
import zlib
from pathlib import Path

import pytest

from roost.server.store import StoreError, StreamRow
from roost.server.store.migrations import STEPS, Step, migrate
from roost.server.store.past import list_games
from roost.server.store.sqlite import SqliteStore

pytestmark = pytest.mark.sqlite
ROUNDS = next(step for step in STEPS if isinstance(step, str) and "CREATE TABLE holidays" in step)


async def test_it_writes_ahead_and_synchronises_fully(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "a.sqlite3")
    reader = store._reader
    assert reader.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert reader.execute("PRAGMA synchronous").fetchone() == (2,)
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


def before(connection: sqlite3.Connection, step: Step, steps: int = 1) -> None:
    """The schema as it was so many steps before it had that one."""
    for number, earlier in enumerate(STEPS[: STEPS.index(step) + 1 - steps], 1):
        if isinstance(earlier, str):
            connection.executescript(earlier)
        else:
            earlier(connection)
        connection.execute(f"PRAGMA user_version = {number}")


def test_lessons_leave_the_lists_and_what_keepers_did_is_judged_anew(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "a.sqlite3", isolation_level=None)
    before(connection, list_games, steps=0)
    for id_, dice, by in (("lesson", "scripted", "human"), ("kept", "fair", "keeper")):
        values = (id_, "over", 1, "g1", 5, f'{{"dice":"{dice}"}}'.encode(), "g1", None, "pickomino")
        connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", values)
        line = f'{{"t":"acted","by":"{by}","at":5}}'
        connection.execute("INSERT INTO log VALUES (?, 1, ?, NULL)", (id_, line))
        connection.execute("INSERT INTO games VALUES ('g1', ?, 5, 'x', 'over', 0, 'won')", (id_,))
        connection.execute("INSERT INTO judged VALUES (?, 0, 1, 0.1, 0.5, 0.25)", (id_,))
        connection.execute("INSERT INTO reviews VALUES (?, 'en', 'x', x'00')", (id_,))
    migrate(connection)
    assert connection.execute("SELECT table_id FROM games").fetchall() == [("kept",)]
    assert connection.execute("SELECT table_id FROM judged").fetchall() == [("lesson",)]
    assert connection.execute("SELECT table_id FROM reviews").fetchall() == [("lesson",)]
    connection.close()


def test_a_file_of_the_version_before_lists_games_and_sums_up_its_reviews(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "a.sqlite3", isolation_level=None)
    before(connection, list_games, steps=2)
    connection.execute("INSERT INTO people VALUES ('g1', 'Ana', 1, 1), ('g2', 'Ben', 1, 1)")
    for id_, status in (("table1", "over"), ("table2", "playing"), ("table3", "abandoned")):
        values = (id_, status, 1, "g1", 5, b"{}", "g1 g2 pgone", None, "pickomino")
        connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", values)
    for line in ('{"at":5}', '{"at":77}'):
        number = 1 if "5" in line else 2
        connection.execute("INSERT INTO log VALUES ('table1', ?, ?, NULL)", (number, line))
    connection.execute("INSERT INTO log VALUES ('table2', 1, 'damaged', NULL)")
    moves = [
        {"kind": "roll", "seat": 0, "change": [0.5, -0.5], "loss": 0.0, "choices": 0},
        {"kind": "act", "seat": 0, "change": [-0.1, 0.1], "loss": 0.1, "choices": 2},
        {"kind": "act", "seat": 0, "change": [0.0, 0.0], "loss": 0.0, "choices": 1},
    ]
    review = json.dumps({"review": {"seats": [{}, {}], "moves": moves}}).encode()
    for table, answer in (("table1", zlib.compress(review)), ("table3", b"damaged")):
        connection.execute("INSERT INTO reviews VALUES (?, 'en', 'x', ?)", (table, answer))
    migrate(connection)
    listed = connection.execute(
        "SELECT person, table_id, at, status, result FROM games ORDER BY person, table_id"
    ).fetchall()
    assert listed == [
        row
        for person in ("g1", "g2")
        for row in (
            (person, "table1", 77, "over", None),
            (person, "table2", 5, "playing", ""),
            (person, "table3", 5, "abandoned", ""),
        )
    ]
    assert connection.execute("SELECT * FROM judged").fetchall() == [
        ("table1", 0, 1, 0.1, 0.5, 0.25),
        ("table1", 1, 0, 0.0, -0.5, 0.25),
    ]
    connection.close()


async def test_streams_and_attempts_of_before_there_were_rounds_are_as_they_were(
    tmp_path: Path,
) -> None:
    connection = sqlite3.connect(tmp_path / "a.sqlite3", isolation_level=None)
    before(connection, ROUNDS)
    connection.execute("INSERT INTO streams VALUES ('s1', 'n', 'g1', x'00', 9, '', '')")
    connection.execute("INSERT INTO streams VALUES ('d1', '', '', x'01', 9, '2026-11-15', 'x')")
    connection.execute("INSERT INTO attempts VALUES ('g1', '2026-11-15', 'x', 't1', 1, 0.5, 3, 1)")
    connection.close()
    store = await SqliteStore.open(tmp_path / "a.sqlite3")
    kept = StreamRow(id="s1", name="n", owner="g1", seed=b"\0", closes=9)
    assert await store.stream("s1") == kept
    (daily,) = await store.daily_streams("2026-11-15", "2026-11-15")
    assert (daily.id, daily.places, daily.bots) == ("d1", 0, ())
    assert [row.share for row in await store.attempts_of("g1")] == [0.5]
    assert await store.holidays() == []
    assert await store.answer_once(b"asked", 2, 1)
    await store.close()
