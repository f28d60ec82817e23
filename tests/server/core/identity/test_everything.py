"""Every database table with a person: deletion and the download leave none out.

The list comes from the schema itself. A new table fails here until it is listed below and the test
writes a row of a person to it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from roost.analysis.puzzles import PuzzlePosition
from roost.server.core.identity.rows import BanRow
from roost.server.core.ids import now_ms
from roost.server.features.accounts.schema import AccountRows, PasskeyRow
from roost.server.features.flashcards.feature import Flashcards
from roost.server.features.my_games.puzzles import PuzzleRow, PuzzleRows
from roost.server.features.notifications.feature import Notifications
from roost.server.features.notifications.schema import NotificationAddressRow
from tests.server.features.accounts.accounts import Member, signed_up
from tests.server.helpers import BOT, Guest, Json, Running, two_players, written

pytestmark = [pytest.mark.sqlite, pytest.mark.usefixtures("quick_passwords")]

# Where the download has each table that holds the id of a person.
TOLD = {
    "people": ("me",),
    "accounts": ("account",),
    "sessions": ("account", "devices"),
    "passkeys": ("account", "passkeys"),
    "notification_addresses": ("notifications",),
    "notified_turns": ("notified_turns",),
    "tokens": ("tokens",),
    "streams": ("streams",),
    "tables": ("tables",),
    "pseudonyms": ("tables",),
    "games": ("tables",),
    "puzzles": ("puzzles",),
    "flashcards": ("flashcards",),
    "attempts": ("attempts",),
    "days_off": ("days_off",),
}
NOT_TOLD = {"bans": "the reason for a ban is not the banned person's to know"}
NOBODYS = {
    "log": "names players by pseudonyms of that table, which `pseudonyms` resolves",
    "heads": "how long each log is",
    "verdicts": "of seats; the download has them with the tables, as `reviewed`",
    "reviews": "of tables; they hold names, and are deleted with each of their people",
    "passkey_challenges": "challenges that were answered, without a name, for a few minutes",
    "facts": "the server",
    "schema_versions": "the schema",
    "storage": "the database file",
}


@pytest.fixture
async def mina(server: Running) -> Any:
    async with await signed_up(server, "Mina") as made:
        yield made


async def live_a_little(server: Running, ana: Guest, mina: Member) -> None:
    """Do everything once that the server stores."""
    rows, me = server.services.rows, mina.id
    table = await two_players(ana, mina)
    await mina.http.post("/api/daily", json={"game": "pickomino"})
    await mina.http.post("/api/challenges", json={"game": "pickomino", "bot": BOT["bot"]})
    await mina.http.post("/api/tokens", json={"name": "program", "scopes": ["play"]})
    days = {"starts": now_ms(), "ends": now_ms() + 86_400_000}
    await mina.http.post("/api/days-off", json=days)
    key = PasskeyRow(id=b"k", person=me, name="key", site="localhost", key=b"k", count=0, created=1)
    await AccountRows(rows.database).put_passkey(key)
    notifications = server.feature(Notifications).service.rows
    await notifications.put(
        NotificationAddressRow(
            id="n1",
            person=me,
            kind="ntfy",
            address="https://hook.example/",
            base="https://roost.example",
            language="en",
            created=1,
        )
    )
    await notifications.note_turn(me, table, 3)
    await PuzzleRows(rows.database).note(
        me, PuzzleRow(puzzle="p1", game="pickomino", at=1, first=True), 9
    )
    await server.feature(Flashcards).service.add(
        me, [PuzzlePosition("c1", "pickomino", "somewhere")]
    )
    await rows.bans.put(BanRow(kind="guest", value=me, created=1))


async def tables_with(data: Path, person: str) -> set[str]:
    """The tables in which any column of any row holds this id."""
    found = set()
    for table in await schema(data):
        rows = await written(data, f"SELECT * FROM {table}")
        if any(person in str(value) for row in rows for value in row):
            found.add(table)
    return found


async def schema(data: Path) -> list[str]:
    sql = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    return [name for (name,) in await written(data, sql)]


def told(everything: Json, way: tuple[str, ...]) -> Any:
    found: Any = everything
    for step in way:
        found = found[step]
    return found


async def test_export_and_deletion_cover_each_table_with_a_person(
    server: Running, ana: Guest, mina: Member, tmp_path: Path
) -> None:
    await live_a_little(server, ana, mina)
    assert set(await schema(tmp_path)) == {*TOLD, *NOT_TOLD, *NOBODYS}, "list new tables above"
    assert await tables_with(tmp_path, mina.id) == {*TOLD, *NOT_TOLD}
    everything = (await mina.http.get("/api/me/everything")).json()
    assert [table for table, way in TOLD.items() if not told(everything, way)] == []
    assert (await mina.http.delete("/api/me")).status_code == 204
    assert await tables_with(tmp_path, mina.id) == set()
