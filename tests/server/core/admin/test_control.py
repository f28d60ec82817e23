"""`roost server` on a running server and on the folder of a stopped one."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from roost.cli import main
from roost.server.core.storage.opening import FILE
from tests.server.core.storage import postgres


class Child(NamedTuple):
    address: str
    process: subprocess.Popen[str]

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


@contextmanager
def started(folder: Path, **settings: str) -> Iterator[Child]:
    """Start a server in its own process."""
    process = subprocess.Popen(
        [sys.executable, "-m", "roost.server", str(folder), "0", json.dumps(settings)],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    found = Child(process.stdout.readline().strip(), process)
    try:
        yield found
    finally:
        found.stop()
        process.stdout.close()


@pytest.fixture
def child(tmp_path: Path) -> Iterator[Child]:
    with started(tmp_path) as found:
        yield found


def admin(folder: Path, *words: str) -> int:
    return main(["--language", "en", "server", *words, "--data", str(folder)])


def new_table(address: str, guest: httpx.Client) -> str:
    request = {"game": "pickomino", "seats": [{"type": "me"}, {"type": "open"}], "private": False}
    answer = guest.post(f"{address}/api/tables", json=request).json()
    return str(answer["table"]["id"])


@pytest.mark.sqlite
def test_admin_works_on_running_and_stopped_server(
    child: Child, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with httpx.Client(timeout=60) as ana:
        me = ana.post(f"{child.address}/api/guest", json={"name": "Ana"}).json()
        table, other = new_table(child.address, ana), new_table(child.address, ana)
        assert admin(tmp_path, "list") == 0
        said = capsys.readouterr().out
        assert f"Ana ({me['id']})" in said
        assert "2 tables." in said
        assert admin(tmp_path, "end", table) == 0
        view = ana.get(f"{child.address}/api/tables/{table}").json()["table"]
        assert view["status"] == "abandoned"
        assert admin(tmp_path, "ban", "127.0.0.1", "--days", "2") == 0
        assert ana.get(f"{child.address}/api/me").json()["code"] == "banned"
        assert admin(tmp_path, "ban", "nonsense") == 2
        assert "neither an address nor" in capsys.readouterr().err
    child.stop()
    assert not (tmp_path / "admin").exists()
    assert admin(tmp_path, "bans") == 0
    assert "127.0.0.1/32  until 2" in capsys.readouterr().out
    assert admin(tmp_path, "delete", other) == 0
    assert admin(tmp_path, "forget", me["id"]) == 0
    assert admin(tmp_path, "list", "--all") == 0
    assert me["id"] not in capsys.readouterr().out


def test_folder_alone_finds_a_running_server_on_postgresql(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = postgres.fresh()
    with started(tmp_path, store=store) as server, httpx.Client(timeout=60) as ana:
        ana.post(f"{server.address}/api/guest", json={"name": "Ana"})
        table = new_table(server.address, ana)
        assert admin(tmp_path, "list") == 0
        assert table in capsys.readouterr().out
        assert admin(tmp_path, "end", table) == 0
        view = ana.get(f"{server.address}/api/tables/{table}").json()["table"]
        assert view["status"] == "abandoned"
        assert admin(tmp_path, "backup", str(tmp_path / "backup")) == 0
        assert "Tables: 1;" in capsys.readouterr().out
        server.process.kill()  # it leaves its control file behind
        server.process.wait(20)
    assert (tmp_path / "admin").exists()
    capsys.readouterr()
    assert admin(tmp_path, "list") == 2
    assert "no server data" in capsys.readouterr().err
    assert not (tmp_path / FILE).exists()
    assert admin(tmp_path, "list", "--all", "--store", store) == 0
    assert table in capsys.readouterr().out


def test_control_port_requires_key_from_folder(child: Child, tmp_path: Path) -> None:
    path = tmp_path / "admin"
    assert path.stat().st_mode & 0o077 == 0
    door = json.loads(path.read_text())

    async def knock(line: str) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", door["port"])
        writer.write(line.encode() + b"\n")
        try:
            return await reader.readline()
        except ConnectionError:
            return b""
        finally:
            writer.close()

    request = {"action": "bans"}
    for line in (
        json.dumps({"key": "x" * len(door["key"]), "request": request}),
        json.dumps({"request": request}),
        "GET / HTTP/1.1\r",
        "x" * 10_000,
    ):
        assert asyncio.run(knock(line)) == b""
    answer = asyncio.run(knock(json.dumps({"key": door["key"], "request": request})))
    assert json.loads(answer)["bans"] == []


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["dance"], "Unknown command: roost server dance"),
        (["end"], "Missing: TABLE"),
        (["list"], "no server data"),
        (["drain"], "no server data"),
    ],
)
def test_errors_are_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    assert admin(tmp_path, *words) == 2
    assert said in capsys.readouterr().err
