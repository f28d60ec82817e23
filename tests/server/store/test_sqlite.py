"""What only the SQLite store does: people, tokens, streams, and files of other versions."""

import json
import sqlite3
import zlib
from pathlib import Path

import msgspec
import pytest

from roost.server.store import (
    AttemptRow,
    PersonRow,
    PuzzleRow,
    StoreError,
    StreamRow,
    TokenRow,
    VersionTakenError,
)
from roost.server.store.migrations import STEPS, Step, migrate
from roost.server.store.past import list_games
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


async def test_an_answer_to_a_puzzle_is_noted_and_what_is_solved_stays_so(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "a.sqlite3")
    wrong = PuzzleRow(puzzle="p1", game="pickomino", at=1, first=False)
    right = PuzzleRow(puzzle="p1", game="pickomino", at=9, first=True, solved=9)
    for answer in (wrong, right, wrong):
        await store.note_puzzle("g1", answer, 2)
    kept = PuzzleRow(puzzle="p1", game="pickomino", at=1, first=False, tries=3, solved=9)
    assert await store.puzzles_of("g1") == [kept]
    for name in ("p2", "p3"):
        await store.note_puzzle("g1", msgspec.structs.replace(wrong, puzzle=name), 2)
    await store.note_puzzle("g1", right, 2)
    assert [(row.puzzle, row.tries) for row in await store.puzzles_of("g1")] == [
        ("p1", 4),
        ("p2", 1),
    ]
    assert await store.puzzles_of("g2") == []
    await store.close()


async def test_who_has_seen_a_stream_is_known(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "a.sqlite3")
    seen = msgspec.structs.replace(row("table1"), stream="s1", people=("g2", "g3"))
    await store.append("table1", 0, [b'"a"'], seen)
    assert [await store.saw_stream("s1", who, "other") for who in ("g1", "g2", "g4")] == [
        True,
        True,
        False,
    ]
    assert not await store.saw_stream("s1", "g2", "table1")
    assert not await store.saw_stream("s2", "g2", "other")
    await store.close()


async def test_an_attempt_is_made_once_and_nothing_of_a_second_one_is_written(
    tmp_path: Path,
) -> None:
    store = await SqliteStore.open(tmp_path / "a.sqlite3")

    def attempt(person: str, table: str, day: str = "2026-11-16") -> AttemptRow:
        return AttemptRow(person=person, day=day, game="pickomino", table=table)

    await store.append("table1", 0, [b"{}"], row("table1"), (), attempt("g1", "table1"))
    with pytest.raises(VersionTakenError):
        await store.append("table2", 0, [b"{}"], row("table2"), (), attempt("g1", "table2"))
    assert await store.log("table2") == []
    assert await store.rows() == [row("table1")]
    await store.append("table3", 0, [b"{}"], None, (), attempt("g2", "table3"))
    await store.append("table4", 0, [b"{}"], None, (), attempt("g1", "table4", "2026-11-17"))
    await store.close()
