"""Turn notifications: a week of them, to real receivers, and what must not happen."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from roost.server.core.ids import now_ms, wall_ms
from roost.server.features.accounts.passkeys import b64url_encode
from roost.server.features.notifications import service as service_module
from roost.server.features.notifications.feature import Notifications
from roost.server.features.notifications.schema import NotificationAddressRow
from tests.server.core.storage import postgres
from tests.server.helpers import GENEROUS, Guest, Json, refused, running, settled, two_players

HOUR_NS = 3600 * 10**9


class Receiver:
    """A service of somebody's own, on loopback: keeps what it is sent."""

    def __init__(self) -> None:
        self.status = 201
        self.heard: list[tuple[dict[str, str], bytes]] = []
        self.port = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        lines = [line.partition(": ") for line in head[1:] if line]
        headers = {name.lower(): value for name, _, value in lines}
        body = await reader.readexactly(int(headers["content-length"]))
        self.heard.append(({"": head[0], **headers}, body))
        writer.write(f"HTTP/1.1 {self.status} x\r\nContent-Length: 0\r\n\r\n".encode())
        with suppress(OSError):
            await writer.drain()
        writer.transport.close()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/topic"


class Push(Receiver):
    """A push service, and the browser behind it, which alone can read its notes."""

    def __init__(self) -> None:
        super().__init__()
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def subscription(self) -> Json:
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": b64url_encode(point), "auth": b64url_encode(self.auth)}
        return {"kind": "push", "address": self.address, **keys}

    def notes(self) -> list[Json]:
        plain = [
            http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
            for _, body in self.heard
        ]
        return [json.loads(note) for note in plain]


@asynccontextmanager
async def listening(receiver: Receiver) -> AsyncIterator[None]:
    server = await asyncio.start_server(receiver.serve, "127.0.0.1", receiver.port)
    receiver.port = server.sockets[0].getsockname()[1]
    async with server:
        yield
    await asyncio.sleep(0.02)  # what was cut off is gone


@pytest.fixture
async def push() -> AsyncIterator[Push]:
    made = Push()
    async with listening(made):
        yield made


@pytest.fixture
async def hook() -> AsyncIterator[Receiver]:
    made = Receiver()
    async with listening(made):
        yield made


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is waited for, and quiet hours are looked at often."""
    monkeypatch.setattr(service_module, "WAIT_S", 0.0)
    monkeypatch.setattr(service_module, "TICK_S", 0.01)
    monkeypatch.setattr(service_module, "RETRIES_S", (0.01,))


def telling(folder: Path, **options: Any) -> Any:
    return running(
        folder, notifications=True, notifications_allow=("127.0.0.1",), grace_s=0, **options
    )


async def turn(guest: Guest, table: str) -> None:
    """Somebody comes, plays a turn as far as it goes, and goes."""
    async with guest.socket(table) as live:
        await live.until("welcome")
        mine = live.view["decision"]["seat"]
        while live.view["status"] == "playing" and live.view["decision"]["seat"] == mine:
            decision, version = live.view["decision"], live.view["version"]
            seen = {"seat": mine, "version": version}
            if decision["kind"] == "roll":
                await live.answer("roll", **seen)
            else:
                await live.answer("act", **seen, action=decision["options"][0]["action"])
            while live.view["version"] == version:
                await live.receive()


async def week(players: list[tuple[Guest, Receiver]], table: str, days: range, go_by: Any) -> None:
    """Everybody comes some hours after the note, and not before."""
    for day in days:
        for guest, receiver in players:
            await settled(lambda r=receiver, n=day: len(r.heard) == n)  # type: ignore[misc]
            go_by(10)
            await turn(guest, table)


async def test_week_of_correspondence_sends_a_notification_per_turn(
    tmp_path: Path, push: Push, hook: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    def go_by(hours: float) -> None:
        monkeypatch.setattr(now_ms, "_offset_ns", now_ms._offset_ns + int(hours * HOUR_NS))

    async with (
        telling(tmp_path) as server,
        await Guest.named(server, "Ana") as ana,
        await Guest.named(server, "Ben") as ben,
    ):
        table = await two_players(ana, ben, turn_h=24, pace_ms=0)
        key = (await ana.http.get("/api/notifications")).json()["key"]
        assert (
            await ana.http.post("/api/notifications", json=push.subscription())
        ).status_code == 201
        request = {"kind": "ntfy", "address": hook.address, "language": "de"}
        assert (await ben.http.post("/api/notifications", json=request)).status_code == 201
        await week([(ana, push), (ben, hook)], table, range(1, 4), go_by)
        await settled(lambda: (len(push.heard), len(hook.heard)) == (4, 3))
        cookies = [guest.http.cookies for guest in (ana, ben)]
    assert (tmp_path / "vapid").stat().st_mode & 0o077 == 0
    go_by(5)
    async with telling(tmp_path) as server, Guest(server) as ana, Guest(server) as ben:
        ana.http.cookies, ben.http.cookies = cookies
        assert (await ana.http.get("/api/notifications")).json()["key"] == key
        await ana.read(table)
        await asyncio.sleep(0.1)
        assert len(push.heard) == 4, "of this turn she was told before the restart"
        await week([(ana, push), (ben, hook)], table, range(4, 8), go_by)
        await settled(lambda: (len(push.heard), len(hook.heard)) == (8, 7))
        view = (await ana.read(table)).json()["table"]
        assert (await server.services.tables.get(table)).table.position.turn == 15
        assert not any(seat["stand_in"] for seat in view["seats"])

    first = push.notes()[0]
    assert first["text"] == "It’s your turn: Pickomino with Ben."
    assert first["url"].endswith(f"/table/{table}")
    headers, _ = push.heard[0]
    assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
    scheme, _, rest = headers["authorization"].partition(" ")
    signed = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, signed["k"]) == ("vapid", key)
    assert Vapid02.verify(headers["authorization"])
    claims = json.loads(base64.urlsafe_b64decode(signed["t"].split(".")[1] + "=="))
    assert claims["aud"] == f"http://127.0.0.1:{push.port}"
    text, url, *_ = hook.heard[0][1].decode().splitlines()
    assert text == "Du bist dran: Pickomino mit Ana."
    assert url.endswith(f"/table/{table}")
    assert len({json.dumps(note) for note in push.notes()}) == 1


# -- one click, quiet hours, limits --------------------------------------------------------------


@asynccontextmanager
async def told(folder: Path, hook: Receiver, **request: Any) -> AsyncIterator[tuple[Any, ...]]:
    """A table at which Ana is told, at a service like ntfy; it is her turn."""
    now = request.pop("now", wall_ms)
    async with (
        telling(folder, now=now) as server,
        await Guest.named(server, "Ana") as ana,
        await Guest.named(server, "Ben") as ben,
    ):
        table = await two_players(ana, ben, turn_h=24, pace_ms=0)
        body = {"kind": "ntfy", "address": hook.address, **request}
        made = (await ana.http.post("/api/notifications", json=body)).json()
        yield server, ana, ben, table, made


async def test_stop_link_works_without_sign_in(tmp_path: Path, hook: Receiver) -> None:
    async with told(tmp_path, hook) as (server, ana, ben, table, made):
        await settled(lambda: len(hook.heard) == 1)
        headers, body = hook.heard[0]
        assert headers["click"].endswith(f"/table/{table}")
        token = body.decode().strip().rpartition("/stop/")[2]
        async with Guest(server) as anybody:
            forged = f"{made['id']}.{'0' * 32}"
            stop = "/api/notifications/stop"
            refused(await anybody.http.post(stop, json={"token": forged}), 404, "no-such-news")
            assert (await anybody.http.post(stop, json={"token": token})).status_code == 204
            refused(await anybody.http.post(stop, json={"token": token}), 404, "no-such-news")
        assert (await ana.http.get("/api/notifications")).json()["addresses"] == []
        await turn(ana, table)
        await turn(ben, table)
        await asyncio.sleep(0.1)
        assert len(hook.heard) == 1


async def test_notification_waits_for_the_end_of_quiet_hours(
    tmp_path: Path, hook: Receiver
) -> None:
    clock = [1_794_783_600_000 + 23 * 3_600_000]  # 23:00 UTC on 15 November 2026, midnight there
    quiet = {"zone": "Europe/Berlin", "quiet_from": 22, "quiet_until": 7}
    async with told(tmp_path, hook, now=lambda: clock[0], **quiet) as (_, ana, ben, table, _made):
        await asyncio.sleep(0.1)
        assert hook.heard == []
        await turn(ana, table)  # she comes by herself; Ben plays, and it is her turn again
        await turn(ben, table)
        clock[0] += 5 * 3_600_000
        await asyncio.sleep(0.1)
        assert hook.heard == []
        clock[0] += 3 * 3_600_000
        await settled(lambda: len(hook.heard) == 1)


async def test_a_restart_in_quiet_hours_loses_no_note(tmp_path: Path, hook: Receiver) -> None:
    clock = [1_794_783_600_000 + 23 * 3_600_000]
    quiet = {"zone": "Europe/Berlin", "quiet_from": 22, "quiet_until": 7}
    async with told(tmp_path, hook, now=lambda: clock[0], **quiet):
        await asyncio.sleep(0.1)
    assert hook.heard == []
    async with telling(tmp_path, now=lambda: clock[0]):
        clock[0] += 8 * 3_600_000
        await settled(lambda: len(hook.heard) == 1)


async def test_two_servers_with_the_table_in_memory_send_one_note_to_each_address(
    tmp_path: Path, hook: Receiver
) -> None:
    store, clock = postgres.fresh(), [1_794_783_600_000 + 23 * 3_600_000]
    quiet = {"zone": "Europe/Berlin", "quiet_from": 22, "quiet_until": 7}
    options = {"store": store, "now": lambda: clock[0]}
    async with telling(tmp_path / "a", **options) as first:
        (tmp_path / "b").mkdir()
        shutil.copy(tmp_path / "a" / "secret", tmp_path / "b" / "secret")
        async with (
            telling(tmp_path / "b", **options) as second,
            await Guest.named(first, "Ana") as ana,
            await Guest.named(second, "Ben") as ben,
        ):
            for name in ("x", "y"):
                body = {"kind": "ntfy", "address": f"{hook.address}/{name}", **quiet}
                assert (await ana.http.post("/api/notifications", json=body)).status_code == 201
            table = await two_players(ana, ben, turn_h=24, pace_ms=0)
            assert (await ben.read(table)).status_code == 200  # in memory there, too
            both = [one.feature(Notifications).service for one in (first, second)]
            await settled(lambda: [service.waiting for service in both] == [1, 1])
            clock[0] += 8 * 3_600_000
            await settled(lambda: [service.waiting for service in both] == [0, 0])
            paths = [headers[""].split()[1] for headers, _ in hook.heard]
            assert sorted(path.rpartition("/")[2] for path in paths) == ["x", "y"]


def test_quiet_hours_are_those_of_the_place() -> None:
    row = NotificationAddressRow(
        id="n",
        person="g",
        kind="ntfy",
        address="",
        base="",
        language="en",
        created=0,
        zone="Europe/Berlin",
        quiet_from=22,
        quiet_until=7,
    )
    winter = 1_794_783_600_000  # 2026-11-16 00:00 in Berlin
    hour = 3_600_000
    assert service_module.quiet_ms(row, winter) == 7 * hour
    assert service_module.quiet_ms(row, winter + 7 * hour) == 0
    assert service_module.quiet_ms(row, winter + 22 * hour - 1) == 0
    assert service_module.quiet_ms(row, winter + 22 * hour) == 9 * hour


async def noted(guest: Guest, *, failing: bool) -> None:
    """Until the server has noted how the last note fared, which it does once it was answered."""
    async with asyncio.timeout(60):
        path = "/api/notifications"
        while (await guest.http.get(path)).json()["addresses"][0]["failing"] != failing:  # noqa: ASYNC110
            await asyncio.sleep(0.02)


async def test_present_player_is_not_notified_and_failures_are_retried(
    tmp_path: Path, hook: Receiver
) -> None:
    hook.status = 500
    async with told(tmp_path, hook) as (_, ana, ben, table, _made):
        await settled(lambda: len(hook.heard) == 2)
        await noted(ana, failing=True)
        hook.status = 200
        async with ana.socket(table) as live:
            await live.until("welcome")
            for player, follows in ((ana, 1), (ben, 0)):
                await turn(player, table)
                while live.view["decision"]["seat"] != follows:
                    await live.receive()
            await asyncio.sleep(0.1)
            assert len(hook.heard) == 2
        await turn(ana, table)
        await turn(ben, table)
        await settled(lambda: len(hook.heard) == 3)
        await noted(ana, failing=False)


async def test_expired_push_subscription_is_deleted(tmp_path: Path, push: Push) -> None:
    push.status = 410
    async with (
        telling(tmp_path) as server,
        await Guest.named(server, "Ana") as ana,
        await Guest.named(server, "Ben") as ben,
    ):
        await two_players(ana, ben, turn_h=24, pace_ms=0)
        await ana.http.post("/api/notifications", json=push.subscription())
        addresses = server.feature(Notifications).service.rows
        for _ in range(6000):
            await asyncio.sleep(0.01)
            if not await addresses.of_person(ana.id):
                break
        assert await addresses.of_person(ana.id) == []


async def test_notifications_are_rate_limited(tmp_path: Path, hook: Receiver) -> None:
    limits = type(GENEROUS)(notifications_per_person_hour=2, notification_addresses_per_person=2)
    async with (
        telling(tmp_path, limits=limits) as server,
        await Guest.named(server, "Ana") as ana,
        await Guest.named(server, "Ben") as ben,
    ):
        for name in ("a", "b", "a"):
            body = {"kind": "ntfy", "address": f"{hook.address}/{name}"}
            assert (await ana.http.post("/api/notifications", json=body)).status_code == 201
        body = {"kind": "ntfy", "address": f"{hook.address}/c"}
        refused(await ana.http.post("/api/notifications", json=body), 429, "too-many-news")
        for _ in range(3):
            await two_players(ana, ben, turn_h=24, pace_ms=0)
        await settled(lambda: len(hook.heard) == 4)
        await asyncio.sleep(0.1)
        assert len(hook.heard) == 4


async def test_test_notification_is_sent_at_once_and_reports_delivery(
    tmp_path: Path, hook: Receiver, push: Push
) -> None:
    limits = type(GENEROUS)(notifications_per_person_hour=3)
    async with (
        telling(tmp_path, limits=limits) as server,
        await Guest.named(server, "Ana") as ana,
        await Guest.named(server, "Eve") as eve,
    ):
        quiet = {"zone": "UTC", "quiet_from": 0, "quiet_until": 23, "language": "de"}
        body = {"kind": "ntfy", "address": hook.address, **quiet}
        made = (await ana.http.post("/api/notifications", json=body)).json()
        path = f"/api/notifications/{made['id']}/test"
        refused(await eve.http.post(path), 404, "no-such-news")
        answer = await ana.http.post(path)
        assert (answer.status_code, answer.json()["failing"]) == (200, False)
        text, *_, stop = hook.heard[0][1].decode().splitlines()
        assert text.startswith("Ein Test")
        assert "/stop/" in stop
        hook.status = 500
        assert (await ana.http.post(path)).json()["failing"]
        browser = (await ana.http.post("/api/notifications", json=push.subscription())).json()
        assert (await ana.http.post(f"/api/notifications/{browser['id']}/test")).status_code == 200
        assert push.notes()[0]["type"] == "test"
        refused(await ana.http.post(path), 429, "too-fast")
        assert len(hook.heard) == 2


# -- off, others' addresses, everything and nothing ----------------------------------------------


async def test_notifications_are_off_by_default(ana: Guest) -> None:
    view = (await ana.http.get("/api/notifications")).json()
    assert view == {"offered": False, "push": False, "key": "", "addresses": []}
    body = {"kind": "ntfy", "address": "https://ntfy.sh/x"}
    refused(await ana.http.post("/api/notifications", json=body), 403, "news-off")
    refused(await ana.http.post("/api/notifications/x/test"), 403, "news-off")


async def test_private_and_unknown_addresses_give_the_same_error(
    tmp_path: Path,
) -> None:
    async with (
        running(tmp_path, notifications=True) as server,
        await Guest.named(server, "Eve") as eve,
    ):
        said = []
        for host in ("127.0.0.1", "10.1.2.3", "[::1]", "localhost", "nowhere.invalid"):
            body = {"kind": "ntfy", "address": f"https://{host}/"}
            answer = await eve.http.post("/api/notifications", json=body)
            refused(answer, 422, "bad-news-address")
            said.append(answer.json()["message"])
        assert len(set(said)) == 1


async def test_addresses_are_their_owners_in_the_download_and_gone_when_forgotten(
    tmp_path: Path, hook: Receiver
) -> None:
    async with told(tmp_path, hook) as (server, ana, ben, _table, made):
        path = f"/api/notifications/{made['id']}"
        quiet = {"zone": "UTC", "quiet_from": 1, "quiet_until": 2}
        refused(await ben.http.post(path, json=quiet), 404, "no-such-news")
        refused(await ben.http.delete(path), 404, "no-such-news")
        assert (await ana.http.post(path, json=quiet)).json()["quiet_until"] == 2
        assert (await ben.http.get("/api/notifications")).json()["addresses"] == []
        everything = (await ana.http.get("/api/me/everything")).json()
        assert everything["notifications"][0]["address"] == hook.address
        assert made["host"] == f"127.0.0.1:{hook.port}"
        await ana.http.delete("/api/me")
        assert await server.feature(Notifications).service.rows.get(made["id"]) is None
