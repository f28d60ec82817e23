"""What the core asks of its features, and that it works without any."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from roost.server.core.core import Core
from roost.server.core.events import Bus, GuestMerged, Handlers, PersonDeleted, TableChanged
from roost.server.core.feature import Feature
from roost.server.core.http.operation import Call, operation
from roost.server.core.live import privacy
from roost.server.core.live.rows import TableRow
from roost.server.core.rows import Rows
from roost.server.core.storage.port import Statement
from roost.server.core.table.pauses import Pause
from roost.server.core.tasks import Task
from roost.server.features.days_off.feature import DaysOff
from roost.server.features.days_off.schema import DaysOffRow, DaysOffRows
from roost.wire.people import Me
from tests.server.helpers import ME, Guest, refused, running, settled, two_players
from tests.server.test_rows import traces


class Notes(Feature):
    """Uses every hook."""

    name = "notes"
    migrations = (
        """
        CREATE TABLE notes (
            person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE, text TEXT NOT NULL
        )
        """,
    )

    def __init__(self, core: Core) -> None:
        self._database = core.database
        self.seen: list[object] = []
        self.loaded = self.closed = self.runs = 0

    async def start(self) -> None:
        self.loaded += 1

    async def close(self) -> None:
        self.closed += 1

    def handlers(self) -> Handlers:
        return {TableChanged: [self._fail], PersonDeleted: [self._see], GuestMerged: [self._see]}

    async def _fail(self, event: TableChanged) -> None:
        raise ValueError(event.live.table.id)

    async def _see(self, event: object) -> None:
        self.seen.append(event)

    def tasks(self) -> Sequence[Task]:
        return [Task("notes", 1000.0, self._run)]

    async def _run(self) -> None:
        self.runs += 1

    def _note(self, person: str, text: str) -> Statement:
        return Statement("INSERT INTO notes SELECT id, ? FROM people WHERE id = ?", (text, person))

    def save_table(self, row: TableRow) -> Sequence[Statement]:
        return [self._note(person, row.id) for person in row.people]

    def merge_guest(self, guest: str, person: str) -> Sequence[Statement]:
        return [Statement("UPDATE notes SET person = ? WHERE person = ?", (person, guest))]

    def expire(self, now: int) -> Sequence[Statement]:
        return [Statement("DELETE FROM notes WHERE text = ?", ("old",))]

    async def export_person(self, person: str) -> Mapping[str, Any]:
        rows = await self._database.query("SELECT text FROM notes WHERE person = ?", person)
        return {"notes": [text for (text,) in rows]}

    def turn_pauses(self, person: str) -> Sequence[Pause]:
        return [Pause(0, 1, 2)]

    @operation("POST", "/api/notes", status=204)
    async def add_note(self, call: Call[Me]) -> None:
        """Add a note."""
        await self._database.write(self._note(call.person.id, call.body.name))


async def notes_of(guest: Guest) -> list[str]:
    found: list[str] = (await guest.http.get("/api/me/everything")).json()["notes"]
    return found


async def test_core_asks_its_features(tmp_path: Path) -> None:
    async with (
        running(tmp_path, features=[Notes, DaysOff]) as server,
        await Guest.named(server, "Ana") as ana,
        await Guest.named(server, "Ben") as ben,
    ):
        notes, core = server.feature(Notes), server.services
        assert notes.loaded == 1
        await settled(lambda: notes.runs == 1)
        answer = await ana.http.post("/api/notes", json={"id": ana.id, "name": "old", "bird": ""})
        assert answer.status_code == 204
        assert (await ana.http.get("/api/openapi.json")).json()["paths"]["/api/notes"]
        table = (await ana.make(game="pickomino", seats=[ME, ME], first=0))["table"]["id"]
        assert set(await notes_of(ana)) == {"old", table}
        await privacy.expire(core)
        assert set(await notes_of(ana)) == {table}
        assert core.turn_pauses(ana.id) == [Pause(0, 1, 2)]
        await privacy.merge_guest_into_account(core, ana.id, ben.id)
        assert table in await notes_of(ben)
        await privacy.delete_person(core, ben.id)
        await settled(lambda: len(notes.seen) == 2)
        assert notes.seen == [GuestMerged(ana.id, ben.id), PersonDeleted(ben.id)]
        await core.reload()
        assert notes.loaded == 2
    assert notes.closed == 1


async def test_core_plays_without_features(tmp_path: Path) -> None:
    async with (
        running(tmp_path, features=[], grace_s=0) as server,
        await Guest.named(server, "Ana") as ana,
        await Guest.named(server, "Ben") as ben,
    ):
        refused(await ana.http.get("/api/days-off"), 404, "not-found")
        refused(await ana.http.get("/api/account"), 404, "not-found")
        table = await two_players(ana, ben, turn_h=24)
        seats = (await ana.read(table)).json()["table"]["seats"]
        assert [seat["pause"] for seat in seats] == [None, None]


async def test_deleted_person_leaves_tables_of_features_that_are_off(tmp_path: Path) -> None:
    async with running(tmp_path) as server, await Guest.named(server, "Ana") as ana:
        row = DaysOffRow(id="d1", person=ana.id, announced=1, starts=2, ends=3)
        await DaysOffRows(server.services.database).put(row)
        cookies = ana.http.cookies
    async with running(tmp_path, features=[]) as server, Guest(server) as ana:
        ana.http.cookies = cookies
        rows = Rows(server.services.database)
        id_ = (await ana.http.get("/api/me")).json()["id"]
        assert await traces(rows, id_) == {"people", "days_off"}
        assert (await ana.http.delete("/api/me")).status_code == 204
        assert await traces(rows, id_) == set()


@pytest.mark.usefixtures("fresh_logs")
async def test_slow_or_failing_handler_delays_only_its_own_feature() -> None:
    bus, seen, stuck = Bus(), [], asyncio.Event()

    async def wait(_: object) -> None:
        await stuck.wait()

    async def fail(_: object) -> None:
        raise ValueError("planted")

    async def see(event: PersonDeleted) -> None:
        seen.append(event.person)

    bus.subscribe("slow", {PersonDeleted: [wait]})
    bus.subscribe("failing", {PersonDeleted: [fail, see]})
    for person in ("g1", "g2"):
        bus.publish(PersonDeleted(person))
    await settled(lambda: seen == ["g1", "g2"])
    await bus.close()
