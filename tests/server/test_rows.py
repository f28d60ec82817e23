"""A person who is deleted or merged leaves no trace in any table of the database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from roost.server.core.identity.rows import BanRow, SessionRow, TokenRow
from roost.server.core.live import privacy
from roost.server.core.rows import Rows
from roost.server.core.shared_dice.rows import AttemptRow, StreamRow, put_attempt
from roost.server.core.storage.port import Statement
from roost.server.features.accounts.schema import AccountRow, AccountRows, PasskeyRow
from roost.server.features.days_off.schema import DaysOffRow, DaysOffRows
from roost.server.features.flashcards.schema import FlashcardRow, FlashcardRows
from roost.server.features.my_games.puzzles import PuzzleRow, PuzzleRows
from roost.server.features.notifications.schema import NotificationAddressRow, NotificationRows
from tests.server.core.storage import postgres
from tests.server.helpers import ME, OPEN, Guest, Running, running

ONLY_ACCOUNTS = {"accounts", "passkeys"}  # a guest has no rows there


@pytest.fixture(params=["sqlite", "postgresql"])
async def server(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Running]:
    store = postgres.fresh() if request.param == "postgresql" else None
    async with running(tmp_path, store=store) as started:
        yield started


async def columns(rows: Rows) -> dict[str, list[str]]:
    """Return the columns of every table in the database."""
    if rows.database.shared:
        found: dict[str, list[str]] = {}
        sql = (
            "SELECT table_name, column_name FROM information_schema.columns "
            "WHERE table_schema = current_schema()"
        )
        for table, column in await rows.database.query(sql):
            found.setdefault(table, []).append(column)
        return found
    tables = await rows.database.query("SELECT name FROM sqlite_master WHERE type = 'table'")
    return {
        table: [row[1] for row in await rows.database.query(f"PRAGMA table_info({table})")]
        for (table,) in tables
    }


def holds(value: Any, text: str) -> bool:
    return text.encode() in value if isinstance(value, bytes) else text in str(value)


async def traces(rows: Rows, text: str) -> set[str]:
    """Return the tables that hold a text anywhere."""
    return {
        table
        for table in await columns(rows)
        for row in await rows.database.query(f"SELECT * FROM {table}")
        if any(holds(value, text) for value in tuple(row))
    }


async def tables_about_people(rows: Rows) -> set[str]:
    """Return the tables with a column for a person, and those that name one in another way."""
    about = {table for table, names in (await columns(rows)).items() if "person" in names}
    return about | {"people", "tables", "streams", "bans"}


async def leave_rows_everywhere(server: Running, guest: Guest) -> None:
    """Play, and write a row of every kind that a guest can have."""
    rows, who = server.services.rows, guest.id
    made = await guest.make(game="pickomino", seats=[ME, ME], first=0)
    table = made["table"]["id"]
    await guest.ready(table, 0, 1)
    await guest.make(game="pickomino", seats=[ME, OPEN], private=False)
    await guest.make(game="pickomino", seats=[OPEN, OPEN])  # hers, without a seat
    attempt = AttemptRow(person=who, day="2026-11-16", game="pickomino", table=table)
    await rows.database.write(put_attempt(attempt))
    await rows.people.put_token(
        TokenRow(id=f"k-{who}", person=who, name="bot", scopes=("play",), digest=b"1", created=1)
    )
    await rows.people.put_session(
        SessionRow(id=f"s-{who}", person=who, digest=b"2", device="d", created=1, seen=1)
    )
    await rows.bans.put(BanRow(kind="guest", value=who, created=1))
    await rows.streams.put(StreamRow(id="s1", name="n", owner=who, seed=b"seed", closes=9))
    await DaysOffRows(rows.database).put(
        DaysOffRow(id="d1", person=who, announced=1, starts=2, ends=3)
    )
    card = FlashcardRow(
        card="c1",
        game="pickomino",
        position="pickomino 21-36",
        made=1,
        answered=1,
        due=1,
        stability=0.1,
        difficulty=6.4,
    )
    await FlashcardRows(rows.database).add(who, [card])
    await PuzzleRows(rows.database).note(
        who, PuzzleRow(puzzle="p", game="pickomino", at=1, first=True), 9
    )
    notifications = NotificationRows(rows.database)
    await notifications.put(
        NotificationAddressRow(
            id="n1",
            person=who,
            kind="ntfy",
            address="https://ntfy.example/mine",
            base="https://roost.example",
            language="nl",
            created=1,
        )
    )
    await notifications.note_turn(who, table, 1)


async def test_a_deleted_person_is_in_no_table(server: Running, ana: Guest, ben: Guest) -> None:
    rows = server.services.rows
    await leave_rows_everywhere(server, ana)
    passkey = PasskeyRow(
        id=b"k", person=ana.id, name="n", site="localhost", key=b"p", count=0, created=1
    )
    await AccountRows(rows.database).create(
        AccountRow(person=ana.id, name="Ana", folded="ana", created=1), passkey
    )
    await rows.people.put_token(
        TokenRow(id="k2", person=ana.id, name="b", scopes=("play",), digest=b"3", created=1)
    )
    missing = await tables_about_people(rows) - await traces(rows, ana.id)
    assert missing == set(), "add a row of the new kind to this test"
    await privacy.delete_person(server.services, ana.id)
    assert await traces(rows, ana.id) == set()
    assert await traces(rows, ben.id) == {"people"}


async def test_a_merged_guest_is_in_no_table(server: Running, ana: Guest, ben: Guest) -> None:
    rows = server.services.rows
    await leave_rows_everywhere(server, ana)
    await AccountRows(rows.database).create(
        AccountRow(person=ben.id, name="Ben", folded="ben", created=1)
    )
    before = await traces(rows, ana.id)
    assert await tables_about_people(rows) - ONLY_ACCOUNTS <= before
    await privacy.merge_guest_into_account(server.services, ana.id, ben.id)
    assert await traces(rows, ana.id) == set()
    ended = {"tokens", "sessions", "bans", "passkeys"}
    assert await traces(rows, ben.id) == await tables_about_people(rows) - ended


async def test_a_guest_at_a_table_that_cannot_be_read_is_merged_too(
    server: Running, ana: Guest, ben: Guest
) -> None:
    rows = server.services.rows
    table = (await ana.make(game="pickomino", seats=[ME, OPEN]))["table"]["id"]
    await rows.database.write(Statement("UPDATE log SET crc = crc + 1", ()))
    server.services.tables.live.clear()
    await privacy.merge_guest_into_account(server.services, ana.id, ben.id)
    assert await traces(rows, ana.id) == set()
    row = await rows.tables.get(table)
    assert row is not None
    assert (row.maker, row.people) == (ben.id, (ben.id,))
