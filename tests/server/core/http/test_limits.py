"""Request limits."""

from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from roost.server.core.config import Config, Limits
from roost.server.core.errors import ForbiddenError
from roost.server.core.http.limits import Guard, content_policy, counted_as
from roost.server.core.http.operation import Operation
from tests.server.helpers import BOT, ME, Guest, Running, refused, running
from tests.server.product import OPERATIONS

TABLE = {"game": "pickomino", "seats": [ME, BOT]}


async def test_requests_per_address_are_limited(tmp_path: Path) -> None:
    limits = Limits(address_rate=0.001, address_burst=3)
    async with running(tmp_path, limits=limits) as server, httpx.AsyncClient(timeout=60) as browser:
        answers = [await browser.get(f"{server.address}/api/games") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert answers[3].json()["code"] == "too-fast"
        assert answers[3].headers["retry-after"]
        assert (await browser.get(f"{server.address}/health")).status_code == 200


async def test_messages_per_socket_are_limited(tmp_path: Path) -> None:
    limits = Limits(socket_rate=0.001, socket_burst=2)
    async with running(tmp_path, limits=limits) as server, await Guest.named(server, "Ana") as ana:
        made = await ana.make(**TABLE)
        async with ana.socket(made["table"]["id"]) as live:
            await live.until("welcome")
            answers = [await live.answer("ping") for _ in range(3)]
    assert [answer["type"] for answer in answers] == ["pong", "pong", "error"]
    assert answers[2]["code"] == "too-fast"


async def test_new_guests_per_address_are_limited(tmp_path: Path) -> None:
    async with running(tmp_path, limits=Limits(guests_per_address_hour=2)) as server:
        for status in (200, 200, 429):
            async with httpx.AsyncClient(timeout=60) as browser:
                answer = await browser.post(f"{server.address}/api/guest", json={"name": "A"})
                assert answer.status_code == status


async def test_sockets_per_address_are_limited(tmp_path: Path) -> None:
    async with (
        running(tmp_path, limits=Limits(sockets_per_address=1)) as server,
        await Guest.named(server, "Ana") as ana,
    ):
        table = (await ana.make(**TABLE))["table"]["id"]
        async with ana.socket(table) as first:
            await first.until("welcome")
            async with ana.socket(table) as second:
                assert (await second.receive())["code"] == "too-many-sockets"
        async with ana.socket(table) as again:
            assert (await again.receive())["type"] == "welcome"


async def test_large_bodies_and_messages_are_rejected(server: Running, ana: Guest) -> None:
    body = b'{"name":"' + b"x" * 100_000 + b'"}'
    refused(await ana.http.post("/api/guest", content=body), 413, "too-large")
    made = await ana.make(**TABLE)
    async with ana.socket(made["table"]["id"]) as live:
        await live.until("welcome")
        await live.connection.send('{"type":"ping","id":"' + "x" * 20_000 + '"}')
        assert (await live.receive())["code"] == "too-large"


@pytest.mark.parametrize(
    "name", ["", "   ", "\u200b\u200b", "\u3164", "\u2800", "\u0301\u0301", "x" * 25]
)
async def test_name_needs_a_visible_character(ana: Guest, name: str) -> None:
    answer = await ana.http.post("/api/guest", json={"name": name})
    assert answer.json()["code"] in ("bad-name", "bad-message")
    assert (await ana.http.get("/api/me")).json()["name"] == "Ana"


async def test_unknown_api_path_is_a_json_error_and_others_are_pages(
    ana: Guest,
) -> None:
    refused(await ana.http.get("/api/nothing"), 404, "not-found")
    refused(await ana.http.get("/missing.js"), 404, "not-found")
    page = await ana.http.get("/table/abcdef")
    assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
    again = await ana.http.get("/", headers={"if-none-match": page.headers["etag"]})
    assert again.status_code == 304


async def test_unreadable_messages_count_towards_the_limit(tmp_path: Path) -> None:
    limits = Limits(socket_rate=0.001, socket_burst=2)
    async with running(tmp_path, limits=limits) as server, await Guest.named(server, "Ana") as ana:
        made = await ana.make(**TABLE)
        async with ana.socket(made["table"]["id"]) as live:
            await live.until("welcome")
            for _ in range(3):
                await live.connection.send("{")
            codes = [(await live.receive())["code"] for _ in range(3)]
    assert codes == ["bad-message", "bad-message", "too-fast"]


async def test_a_socket_that_does_not_slow_down_is_closed(tmp_path: Path) -> None:
    limits = Limits(socket_rate=0.001, socket_burst=5)
    async with running(tmp_path, limits=limits) as server, await Guest.named(server, "Ana") as ana:
        made = await ana.make(**TABLE)
        async with ana.socket(made["table"]["id"]) as live:
            await live.until("welcome")
            for _ in range(40):
                await live.send("ping")
            with pytest.raises(ConnectionClosed) as closed:
                await live.until("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4029
        assert (await ana.read(made["table"]["id"])).status_code == 200


@pytest.mark.parametrize(
    ("address", "name"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_addresses_of_one_ipv6_network_are_counted_together(address: str, name: str) -> None:
    assert counted_as(address) == name


def test_content_policy_allows_only_own_sockets() -> None:
    own = "connect-src 'self' ws://roost.example:8000 wss://roost.example:8000;"
    assert own in content_policy("roost.example:8000")
    assert "connect-src 'self' ws://[::1]:80 wss://[::1]:80;" in content_policy("[::1]:80")
    for strange in ("", "a b", "a;script-src *", "a\r\nx: y", "*", "a\n"):
        assert "connect-src 'self';" in content_policy(strange)


@pytest.mark.parametrize(
    ("scheme", "origin"),
    [
        *(
            ("http", f"http://{page}")
            for page in (
                "evil-roost.example:8000",
                "roost.example",
                "roost.example:80",
                "roost.example:8000.x",
            )
        ),
        ("http", "https://roost.example:8000"),
        ("https", "http://roost.example:8000"),
        ("wss", "http://roost.example:8000"),
        ("ws", "ws://roost.example:8000"),
        ("http", "ftp://roost.example:8000"),
        ("http", "chrome-extension://roost.example:8000"),
        ("http", "roost.example:8000"),
        ("http", "://roost.example:8000"),
        ("http", "null"),
        ("http", ""),
        ("http", "http://friend.example"),
    ],
)
def test_page_with_similar_origin_is_rejected(tmp_path: Path, scheme: str, origin: str) -> None:
    guard = Guard(Config(tmp_path, origins=("https://friend.example",)))
    host = "roost.example:8000"
    for own in ("http://roost.example:8000", "http://Roost.Example:8000", None):
        guard.check_origin(own, host, "http")
        guard.check_origin(own, host, "ws")
    for own in ("https://roost.example:8000", "https://Roost.Example:8000", None):
        guard.check_origin(own, host, "https")
        guard.check_origin(own, host, "wss")
    guard.check_origin("https://friend.example", host, scheme)
    with pytest.raises(ForbiddenError):
        guard.check_origin(origin, host, scheme)


@pytest.mark.parametrize(
    "operation", [op for op in OPERATIONS if op.method != "GET"], ids=lambda op: op.name
)
async def test_other_site_cannot_change_anything(ana: Guest, operation: Operation) -> None:
    path = operation.path.replace("{id}", "abcdefgh")
    origin = {"origin": "https://evil.example"}
    answer = await ana.http.request(operation.method, path, headers=origin, json={})
    refused(answer, 403, "foreign-origin")
