"""The app behind a port is the app behind a server: asked, answered, and found again as it was."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from roost.rules.record import Record
from roost.server.offline.bridge import Device
from tests.server.core.storage.journals import Disk, DiskJournal


class Page:
    """Asks a device as a worker does."""

    def __init__(self, disk: Disk, folder: Path) -> None:
        self.disk = disk
        self.folder = folder
        self.fetched: list[tuple[str, int]] = []
        self.device: Device

    async def open(self) -> Page:
        async def fetch(game: str, seats: int) -> None:
            self.fetched.append((game, seats))

        self.device = await Device.open(DiskJournal(self.disk), fetch, self.folder)
        return self

    async def ask(self, method: str, address: str, body: Any = None) -> tuple[int, str]:
        asker = Asker()
        self.device.ask(method, address, "" if body is None else json.dumps(body), asker)
        await asyncio.wait_for(asker.ended.wait(), 60)
        return asker.status, asker.text.decode()


class Asker:
    def __init__(self) -> None:
        self.status, self.text, self.ended = 0, b"", asyncio.Event()

    def start(self, status: int, kind: str) -> None:
        self.status, self.kind = status, kind

    def chunk(self, data: bytes) -> None:
        self.text += data

    def end(self) -> None:
        self.ended.set()


class Ears:
    """The other end of a socket."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.code: int | None = None

    def opened(self) -> None:
        self.heard.put_nowait({"type": "opened"})

    def said(self, text: str) -> None:
        self.heard.put_nowait(json.loads(text))

    def closed(self, code: int, reason: str) -> None:
        self.code = code
        self.heard.put_nowait({"type": "closed", "reason": reason})


@pytest.fixture
async def page(tmp_path: Path) -> Any:
    opened = await Page(Disk(), tmp_path).open()
    yield opened
    await opened.device.close()


async def made(page: Page, **changed: Any) -> str:
    """A table of one person and one bot, whose dice are typed in."""
    assert (await page.ask("POST", "/api/guest", {"name": "Ana"}))[0] == 200
    seats = [{"type": "me"}, {"type": "bot", "bot": "simple"}]
    wanted = {"game": "pickomino", "seats": seats, "pace_ms": 0, "first": 0} | changed
    status, text = await page.ask("POST", "/api/tables", wanted)
    assert status == 201, text
    return str(json.loads(text)["table"]["id"])


async def play(page: Page, table: str) -> None:
    """To the end, the first thing that is legal each time."""
    ears = Ears()
    socket = page.device.connect(f"/api/tables/{table}/live?since=0", ears)
    assert (await ears.heard.get())["type"] == "opened"
    socket.say(json.dumps({"type": "ready", "id": "ready-1", "seat": 0}))
    sent = 0
    while True:
        said = await asyncio.wait_for(ears.heard.get(), 60)
        assert said["type"] not in ("error", "closed"), said
        now = said.get("table")
        if not isinstance(now, dict):
            continue
        if now["status"] == "over":
            break
        waits = now["decision"]
        if waits is None or waits["seat"] != 0 or now["version"] <= sent:
            continue
        sent = now["version"]
        order = {"id": f"command-{sent}", "seat": 0, "version": sent}
        options = waits["options"]
        deed = {"type": "act", "action": options[0]["action"]} if options else {"type": "roll"}
        socket.say(json.dumps(order | deed))
    socket.close()
    while ears.code is None:
        await asyncio.wait_for(ears.heard.get(), 60)
    assert ears.code == 1000


async def test_a_whole_game_is_played_saved_and_reviewed(page: Page) -> None:
    table = await made(page)
    await play(page, table)
    status, text = await page.ask("GET", f"/api/tables/{table}/record")
    record = Record.loads(text)
    assert (status, [player.bot for player in record.players]) == (200, [None, "simple"])
    status, text = await page.ask("GET", f"/api/tables/{table}/review/progress?language=de")
    lines = [json.loads(line) for line in text.splitlines()]
    assert [line["type"] for line in lines] == [*["working"] * len(record.moves), "done"]
    games = json.loads((await page.ask("GET", "/api/me/games"))[1])["games"]
    assert [row["table"]["id"] for row in games] == [table]
    assert ("pickomino", 2) in page.fetched  # before anything is judged by weights


async def test_a_page_that_is_opened_again_finds_its_guest_and_its_game(
    page: Page, tmp_path: Path
) -> None:
    table = await made(page, dice={"type": "manual"})
    me = await page.ask("GET", "/api/me")
    again = await Page(page.disk, tmp_path).open()  # the tab was closed: nobody said goodbye
    assert await again.ask("GET", "/api/me") == me
    status, text = await again.ask("GET", f"/api/tables/{table}")
    assert (status, json.loads(text)["you"]["seats"]) == (200, [0])
    await again.device.close()


async def test_who_is_forgotten_is_a_stranger_afterwards(page: Page) -> None:
    await made(page)
    assert (await page.ask("DELETE", "/api/me"))[0] == 204
    assert (await page.ask("GET", "/api/me"))[0] == 401
    assert (await page.ask("GET", "/api/nothing"))[0] == 404


async def test_a_device_has_no_daily_game_that_could_count(page: Page) -> None:
    await made(page)
    asked = [
        await page.ask("GET", "/api/daily"),
        await page.ask("POST", "/api/daily", {"game": "pickomino"}),
    ]
    assert [json.loads(text)["code"] for _, text in asked] == ["no-such-day", "unknown-game"]
