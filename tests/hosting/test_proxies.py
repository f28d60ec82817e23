"""The shipped examples for nginx and Caddy, really run: two servers behind each, over TLS."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from websockets.asyncio.client import connect

from tests.hosting import page
from tests.server.core.storage import postgres
from tests.server.features.accounts.authenticator import Authenticator
from tests.server.helpers import ME, OPEN, Live

ROOT = Path(__file__).parents[2]
HOST = ROOT / "packaging" / "host"
WORD = "a word for the host"


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


class Roost:
    """`roost serve` with a file of settings, as a unit starts it."""

    def __init__(self, folder: Path, config: Path) -> None:
        self.folder, self._config = folder, config
        self.port = free_port()
        self.child: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        words = ("serve", "--config", str(self._config), "--port", str(self.port))
        self.child = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "roost", *words, "--data", str(self.folder)),
            stdout=subprocess.PIPE,
        )
        assert self.child.stdout is not None
        assert str(self.port).encode() in await asyncio.wait_for(self.child.stdout.readline(), 60)

    async def stop(self) -> None:
        assert self.child is not None
        with suppress(ProcessLookupError):
            self.child.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(self.child.wait(), 30) == 0


class Site:
    """What browsers see: one name, behind which there are two servers."""

    def __init__(self, port: int, servers: list[Roost]) -> None:
        self.origin = f"https://localhost:{port}"
        self.servers = servers

    def browser(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(
            base_url=self.origin, verify=False, timeout=20, headers={"origin": self.origin}
        )

    @asynccontextmanager
    async def socket(self, browser: httpx.AsyncClient, table: str) -> AsyncIterator[Live]:
        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        address = f"{self.origin.replace('http', 'ws')}/api/tables/{table}/live"
        headers = {"cookie": cookie, "origin": self.origin}
        async with connect(
            address, additional_headers=headers, ssl=trusting, compression=None, proxy=None
        ) as connection:
            yield Live(connection)


def certificate(folder: Path) -> tuple[Path, Path]:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .sign(key, hashes.SHA256())
    )
    pem, plain = serialization.Encoding.PEM, serialization.NoEncryption()
    chain, private = folder / "fullchain.pem", folder / "privkey.pem"
    chain.write_bytes(made.public_bytes(pem))
    private.write_bytes(
        key.private_bytes(pem, serialization.PrivateFormat.TraditionalOpenSSL, plain)
    )
    return chain, private


def example(name: str, servers: list[Roost]) -> str:
    """A shipped file, with only the addresses of this test put in."""
    text = (HOST / name).read_text(encoding="utf-8")
    for usual, server in zip(("127.0.0.1:8000", "127.0.0.1:8001"), servers, strict=True):
        assert text.count(usual) == 1
        text = text.replace(usual, f"127.0.0.1:{server.port}")
    return text


def nginx(folder: Path, port: int, servers: list[Roost]) -> list[str]:
    chain, private = certificate(folder)
    text = example("nginx.conf", servers).replace("listen 443", f"listen 127.0.0.1:{port}")
    text = text.replace("server_name games.example", "server_name localhost")
    text = re.sub(r"/etc/\S+fullchain.pem", str(chain), text)
    text = re.sub(r"/etc/\S+privkey.pem", str(private), text)
    (folder / "roost.conf").write_text(text)
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off;\npid {folder}/pid;\nerror_log {folder}/log;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{places}include {folder}/roost.conf;\n}}\n"
    )
    return ["nginx", "-c", str(folder / "nginx.conf"), "-e", str(folder / "log")]


def caddy(folder: Path, port: int, servers: list[Roost]) -> list[str]:
    return caddy_with(folder, port, example("Caddyfile", servers))


def caddy_with(folder: Path, port: int, text: str) -> list[str]:
    text = text.replace("games.example", f"localhost:{port}")
    own = (
        "{\nadmin off\nskip_install_trust\nauto_https disable_redirects\n"
        f"storage file_system {folder}/kept\n}}\n"
    )
    (folder / "Caddyfile").write_text(own + text)
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


async def test_three_commands_and_a_caddyfile_lead_to_a_public_table(tmp_path: Path) -> None:
    port, inside = free_port(), free_port()
    start = page.command("roost serve --origin").replace(page.ORIGIN, f"https://localhost:{port}")
    words = [page.PROGRAM, *start.split()[1:], "--port", str(inside), "--data", str(tmp_path / "a")]
    (text,) = (block for block in page.blocks("text") if "reverse_proxy" in block)
    before = caddy_with(tmp_path, port, text.replace("127.0.0.1:8000", f"127.0.0.1:{inside}"))
    with page.served(words, {}):
        proxy = await asyncio.create_subprocess_exec(*before, env=environment(tmp_path), stderr=-3)
        site = Site(port, [])
        try:
            await answers(site)
            async with site.browser() as ana:
                shown = await ana.get("/", headers={"accept": "text/html"})
                assert shown.status_code == 200
                assert "strict-transport-security" in shown.headers
                await ana.post("/api/guest", json={"name": "Ana"})
                asked = {"game": "pickomino", "seats": [ME, ME]}
                table = (await ana.post("/api/tables", json=asked)).json()["table"]["id"]
                async with site.socket(ana, table) as live:
                    await live.until("welcome")
        finally:
            proxy.terminate()
            await proxy.wait()


def environment(folder: Path) -> dict[str, str]:
    return {"HOME": str(folder), "PATH": f"{os.environ['PATH']}:/usr/sbin"}


@pytest.fixture(params=["nginx", "caddy"])
async def site(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Site]:
    port = free_port()
    (tmp_path / "word").write_text(WORD)
    (tmp_path / "word").chmod(0o600)
    config = tmp_path / "server.toml"
    config.write_text(
        f'store = "{postgres.fresh()}"\nproxy = ["127.0.0.1"]\nlog = "error"\n'
        f'origin = ["https://localhost:{port}"]\noperator = "{tmp_path / "word"}"\n'
        "[limits]\naddress-rate = 100000\naddress-burst = 100000\n"
    )
    servers = [Roost(tmp_path / name, config) for name in ("a", "b")]
    await servers[0].start()
    servers[1].folder.mkdir()
    shutil.copy(tmp_path / "a" / "secret", tmp_path / "b" / "secret")
    await servers[1].start()
    words = {"nginx": nginx, "caddy": caddy}[request.param](tmp_path, port, servers)
    proxy = await asyncio.create_subprocess_exec(*words, env=environment(tmp_path), stderr=-3)
    opened = Site(port, servers)
    try:
        await answers(opened)
        yield opened
    finally:
        proxy.terminate()
        await proxy.wait()
        for server in servers:
            await server.stop()


async def answers(site: Site) -> None:
    async with site.browser() as browser, asyncio.timeout(20):
        while True:
            with suppress(httpx.TransportError):
                if (await browser.get("/ready")).status_code == 200:
                    return
            await asyncio.sleep(0.1)


class PlayedEnoughError(Exception):
    """A whole game is more messages than the limits allow."""


def a_few(view: dict[str, Any], options: list[dict[str, Any]]) -> dict[str, Any]:
    if view["version"] > 40:
        raise PlayedEnoughError
    return options[0]


async def test_people_play_sign_in_and_the_host_looks_on_through_it(site: Site) -> None:
    async with site.browser() as ana, site.browser() as ben, site.browser() as host:
        claimed = {"x-forwarded-for": "203.0.113.9"}  # nobody believes a browser
        made = await ana.post("/api/guest", json={"name": "Ana"}, headers=claimed)
        assert made.status_code == 200, made.text
        assert "Secure" in made.headers["set-cookie"]
        assert (await ben.post("/api/guest", json={"name": "Ben"})).status_code == 200
        asked = {"game": "pickomino", "seats": [ME, OPEN], "private": False}
        table = (await ana.post("/api/tables", json=asked)).json()["table"]["id"]
        sit = {"type": "sit", "id": "sit", "seat": 1}
        assert (await ben.post(f"/api/tables/{table}/commands", json=sit)).status_code == 200
        async with site.socket(ana, table) as one, site.socket(ben, table) as other:
            await asyncio.gather(one.until("welcome"), other.until("welcome"))
            await asyncio.gather(one.start([0]), other.start([1]))
            replies = asyncio.create_task(other.play_turns([1]))
            with pytest.raises(PlayedEnoughError):
                await one.play_turns([0], a_few)
            replies.cancel()
        await passkey(site, ana)
        form = {"action": "enter", "word": WORD}
        assert (await host.post("/operator", data=form)).status_code == 303
        await both_servers_shown(host)
    noted = [
        json.loads(line)
        for server in site.servers
        for file in (server.folder / "access-log").glob("*.jsonl")
        for line in file.read_text().splitlines()
    ]
    assert {line["address"] for line in noted} == {"127.0.0.1"}


async def test_all_requests_for_a_table_reach_one_server(site: Site) -> None:
    """For every client and every request; shared tables are on both."""
    async with site.browser() as ana, site.browser() as ben:
        await ana.post("/api/guest", json={"name": "Ana"})
        asked = {"game": "pickomino", "seats": [ME, OPEN], "private": False}
        tables = []
        for _ in range(12):
            table = (await ana.post("/api/tables", json=asked)).json()["table"]["id"]
            tables.append(table)
            for browser in (ana, ben):
                for path in (f"/api/tables/{table}", f"/api/tables/{table}?since=0"):
                    assert (await browser.get(path)).status_code == 200
            async with site.socket(ana, table) as live:
                await live.until("welcome")
    at: dict[str, set[int]] = {table: set() for table in tables}
    for number, server in enumerate(site.servers):
        for file in (server.folder / "access-log").glob("*.jsonl"):
            for line in file.read_text().splitlines():
                noted = json.loads(line)
                if noted.get("table") in at and noted.get("path") != "/api/tables":
                    at[noted["table"]].add(number)
    assert all(len(found) == 1 for found in at.values()), at
    assert set().union(*at.values()) == {0, 1}


async def both_servers_shown(host: httpx.AsyncClient) -> None:
    """A server offers to drain it once it has heard of another."""
    async with asyncio.timeout(20):
        while True:
            page = await host.get("/operator")
            assert page.status_code == 200
            if 'value="drain"' in page.text:
                return
            await asyncio.sleep(0.2)


async def passkey(site: Site, browser: httpx.AsyncClient) -> None:
    device = Authenticator("localhost", site.origin)
    asked = (await browser.post("/api/account/passkeys/new")).json()
    body = {"name": "Ana", "passkey": device.make(asked["challenge"])}
    made = await browser.post("/api/account", json=body)
    assert made.status_code == 201, made.text
    async with site.browser() as other:
        question = (await other.post("/api/account/passkey")).json()
        proof = device.prove(question["challenge"])
        entered = await other.post("/api/account/passkey/sign-in", json=proof)
        assert entered.json()["name"] == "Ana"


async def test_one_server_after_the_other_is_started_again_and_nobody_hears_of_it(
    site: Site,
) -> None:
    async with site.browser() as ana:
        assert (await ana.post("/api/guest", json={"name": "Ana"})).status_code == 200
        asked = {"game": "pickomino", "seats": [ME, ME]}
        table = (await ana.post("/api/tables", json=asked)).json()["table"]["id"]
        answered: list[int] = []

        async def ask() -> None:
            while True:
                answered.append((await ana.get(f"/api/tables/{table}")).status_code)
                answered.append((await ana.get("/api/me")).status_code)
                again = await ana.post("/api/guest", json={"name": "Ana"})  # no proxy may repeat it
                answered.append(again.status_code)
                await asyncio.sleep(0.05)

        asking = asyncio.create_task(ask())
        for server in site.servers:
            await server.stop()
            await asyncio.sleep(0.5)
            await server.start()
            await asyncio.sleep(3)  # until a proxy has noticed
        asking.cancel()
        with suppress(asyncio.CancelledError):
            await asking
        assert set(answered) == {200}
        assert len(answered) > 50
