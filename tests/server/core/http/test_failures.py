"""Failures: what clients see and what is logged."""

import re
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from structlog.testing import capture_logs
from structlog.typing import EventDict
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from roost.server.core.http import static
from roost.server.core.http.limits import Guard
from roost.server.core.identity.secret import write_secret
from tests.server.helpers import (
    ME,
    OPEN,
    Failing,
    Guest,
    Running,
    refused,
    running,
    tamper,
    two_players,
)

WEB = Path(__file__).parents[4] / "web" / "src"


async def damage(folder: Path, table: str) -> None:
    """As a failing disk does: a byte of the log is another."""
    changed = "UPDATE log SET entry = replace(entry, 'm', 'n') WHERE table_id = ? AND seq = 1"
    await tamper(folder, changed, table)


def spoken(told: list[EventDict], *levels: str) -> list[str]:
    return [line["event"] for line in told if line["log_level"] in levels]


# -- damage ----------------------------------------------------------------------------------


async def test_damaged_table_is_reported_only_to_authorized_readers(
    server: Running, ana: Guest, ben: Guest, tmp_path: Path
) -> None:
    private = (await ana.make(game="pickomino", seats=[ME, OPEN], private=True))["table"]["id"]
    public = await two_players(ana, ben)
    for table in (private, public):
        await damage(tmp_path, table)
        server.services.tables.forget(table)
    with capture_logs() as told:
        for _ in range(2):
            for path in ("", "/record", "/invites", "/review"):
                refused(await ana.http.get(f"/api/tables/{private}{path}"), 500, "broken-log")
                refused(await ben.http.get(f"/api/tables/{private}{path}"), 404, "no-such-table")
        guessed = {"key": "guessed"}
        refused(await ben.read(private, **guessed), 404, "no-such-table")
        refused(await ben.command(private, "sit", seat=1), 404, "no-such-table")
        refused(await ben.command(public, "leave", seat=1), 500, "broken-log")
        async with ben.socket(public) as live:
            assert (await live.receive())["code"] == "broken-log"
    errors = [line["table"] for line in told if line["log_level"] == "error"]
    assert sorted(errors) == sorted([private, public])
    answer = await ana.read(private)
    assert answer.json()["message"] == "the record of this table is damaged"
    assert answer.json()["values"] == {}


@pytest.mark.sqlite
async def test_log_with_invalid_utf8_damages_only_its_table(
    server: Running, ana: Guest, tmp_path: Path
) -> None:
    table = (await ana.make(game="pickomino", seats=[ME, OPEN]))["table"]["id"]
    sql = "UPDATE log SET entry = CAST(x'7bff7d' AS TEXT) WHERE table_id = ? AND seq = 1"
    await tamper(tmp_path, sql, table)
    server.services.tables.forget(table)
    with capture_logs() as logs:
        refused(await ana.read(table), 500, "broken-log")
    assert "the database fails" not in spoken(logs, "error")


async def test_disk_errors_are_logged_but_not_sent(tmp_path: Path, failing: type[Failing]) -> None:
    async with running(tmp_path) as server, await Guest.named(server, "Ana") as ana:
        with capture_logs() as told:
            failing.error = sqlite3.OperationalError("disk I/O error in /very/secret/place")
            answers = [
                await ana.http.post("/api/tables", json={"game": "pickomino", "seats": [ME, OPEN]}),
                await ana.http.get("/ready"),
            ]
            failing.error = None
            assert (await ana.http.get("/ready")).status_code == 200
    for answer in answers:
        refused(answer, 503, "store-failed")
        assert answer.json()["values"] == {}
        assert "secret" not in answer.text
    assert spoken(told, "error", "warning") == ["the database fails", "the database works again"]
    assert "/very/secret/place" in told[0]["reason"] or "secret" in str(told)


@pytest.mark.parametrize(
    ("file", "code"),
    [
        ("secret", "secret-replaced"),
        pytest.param("roost.sqlite3", "store-replaced", marks=pytest.mark.sqlite),
    ],
)
async def test_readiness_names_replaced_file(
    server: Running, ana: Guest, tmp_path: Path, file: str, code: str
) -> None:
    assert (await ana.http.get("/ready")).status_code == 200
    write_secret(tmp_path / file)
    refused(await ana.http.get("/ready"), 503, code)
    assert (await ana.http.get("/health")).status_code == 200


# -- clocks ----------------------------------------------------------------------------------


# -- names, proxies, pages, cookies ----------------------------------------------------------


@pytest.fixture
async def named(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(tmp_path, origins=("https://Play.example.org",)) as server:
        yield server


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost", 200),
        ("LOCALHOST:8000", 200),
        ("127.0.0.1:1", 200),
        ("[::1]:80", 200),
        ("192.168.1.20", 200),
        ("play.example.org", 200),
        ("play.example.org:443", 200),
        ("roost.localhost", 200),
        ("evil.example.com", 421),
        ("127.0.0.1.evil.example.com", 421),
        ("localhost.evil.example.com:80", 421),
        ("play.example.org.evil.com", 421),
        ("localhost.:8000", 200),
        ("[", 421),
        ("[::1].evil.example", 421),
        ("[::1]evil.example:80", 421),
        ("[::1]:80.evil.example", 421),
        ("evil.example@localhost", 421),
        ("localhost/evil.example", 421),
        ("localhost?evil.example", 421),
        ("localhost#evil.example", 421),
        ("localhost:80:80", 421),
        ("localhost:evil", 421),
        ("x;y", 421),
        ("127.0.0.1;y", 421),
    ],
)
async def test_foreign_host_name_is_rejected(named: Running, host: str, status: int) -> None:
    """DNS rebinding: a foreign site pointed at this machine would pass for our own page."""
    async with httpx.AsyncClient(headers={"host": host}, timeout=60) as browser:
        for path in ("/health", "/", "/api/games"):
            answer = await browser.get(f"{named.address}{path}")
            assert answer.status_code == status
            if status == 421:
                assert answer.json()["code"] == "foreign-host"


async def test_a_page_at_an_unknown_name_names_the_option(named: Running) -> None:
    headers = {"host": "games.example", "accept": "text/html,*/*", "accept-language": "de"}
    async with httpx.AsyncClient(headers=headers, timeout=60) as browser:
        answer = await browser.get(f"{named.address}/")
    assert answer.status_code == 421
    assert answer.headers["content-type"].startswith("text/html")
    assert "--origin" in answer.text
    assert 'lang="de"' in answer.text


async def test_a_missing_origin_is_logged_once(server: Running) -> None:
    async with httpx.AsyncClient(headers={"host": "behind.example"}, timeout=60) as proxy:
        with capture_logs() as told:
            for _ in range(3):
                await proxy.get(f"{server.address}/")
    (warning,) = (line for line in told if line["log_level"] == "warning")
    assert warning["fix"] == "--origin https://behind.example"


async def test_socket_with_foreign_host_name_is_rejected(server: Running, ana: Guest) -> None:
    table = (await ana.make(game="pickomino", seats=[ME, OPEN]))["table"]["id"]
    address = f"{server.sockets_at}/api/tables/{table}/live"
    for name in ("evil.example.com", "[::1].evil.example"):
        headers = {"host": name, "origin": f"http://{name}"}
        with pytest.raises(InvalidStatus):
            async with connect(address, additional_headers=headers):
                pass


@pytest.mark.parametrize(("proxies", "counted"), [((), False), (("127.0.0.0/8",), True)])
async def test_only_configured_proxies_are_trusted(
    tmp_path: Path, proxies: tuple[str, ...], counted: bool
) -> None:
    async with (
        running(tmp_path, proxies=proxies) as server,
        httpx.AsyncClient(timeout=60) as browser,
    ):
        with capture_logs() as told:
            headers = {"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https"}
            answer = await browser.post(
                f"{server.address}/api/guest", json={"name": "A"}, headers=headers
            )
        (line,) = [line for line in told if line["event"] == "request"]
        assert (line["address"] == "203.0.113.9") is counted
        assert ("secure" in answer.headers["set-cookie"].lower()) is counted


async def test_request_logs_contain_person_and_address_but_no_keys(
    server: Running, ana: Guest
) -> None:
    made = await ana.make(game="pickomino", seats=[ME, OPEN])
    table, key = made["table"]["id"], made["invites"][0]["key"]
    with capture_logs() as told:
        await ana.read(table, key=key)
        async with ana.socket(table, query=f"?key={key}") as live:
            await live.until("welcome")
    lines = [line for line in told if line["event"] in ("request", "socket opened")]
    assert len(lines) == 2
    for line in lines:
        assert (line["address"], line["guest"], line["table"]) == ("127.0.0.1", ana.id, table)
        assert key not in str(line)


async def test_unknown_paths_are_not_found(ana: Guest) -> None:
    for path in ("/metrics", "/admin", "/wp-login", "/table", "/table/a/b", "/tables/x"):
        refused(await ana.http.get(path), 404, "not-found")
        page = await ana.http.get(path, headers={"accept": "text/html"})
        assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")


def test_server_knows_every_page_of_the_app() -> None:
    before, _, core = (WEB / "app" / "routes.ts").read_text().partition("const CORE")
    routes = [core, *(path.read_text() for path in WEB.glob("features/*/index.ts"))]
    pages = dict(re.findall(r'path: "(\w+)(/:\w+)?"', "".join(routes)))
    assert {page for page, value in pages.items() if not value} == set(static.PAGES)
    assert {page for page, value in pages.items() if value} == set(static.PAGES_OF)
    assert re.findall(r'"/(\w+)": "/\w+"', before + core) == list(static.MOVED)


async def test_two_servers_on_one_machine_use_separate_cookies(
    server: Running, tmp_path: Path
) -> None:
    """Browsers keep one jar for all ports of a machine."""
    async with running(tmp_path / "other") as other, httpx.AsyncClient(timeout=60) as browser:
        for address, name in ((server.address, "Ana"), (other.address, "Anna")):
            await browser.post(f"{address}/api/guest", json={"name": name})
        names = [
            (await browser.get(f"{at}/api/me")).json()["name"]
            for at in (server.address, other.address)
        ]
        assert names == ["Ana", "Anna"]


async def test_guest_keeps_identity_when_the_port_changes(server: Running, ana: Guest) -> None:
    (cookie,) = ana.http.cookies.values()
    for name, status in (("roost-1", 200), ("roost", 401), ("roosting", 401)):
        async with httpx.AsyncClient(cookies={name: cookie}, timeout=60) as browser:
            assert (await browser.get(f"{server.address}/api/me")).status_code == status, name


def test_own_names_include_the_machine_name(tmp_path: Path) -> None:
    from roost.server.core.config import Config
    from roost.server.core.http.limits import own_names

    guard = Guard(Config(data=tmp_path))
    for name in own_names():
        guard.check_host(name)
