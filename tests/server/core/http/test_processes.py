"""Real `roost serve` processes: one per folder, killed, stopped, on a full or locked disk."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from roost.rules.pickomino import Pickomino
from roost.testing import playout

pytestmark = pytest.mark.sqlite
ROOST = [sys.executable, "-m", "roost"]
ENVIRONMENT = {**os.environ, "LANGUAGE": "en", "LC_ALL": "C.UTF-8", "NO_COLOR": "1"}
TABLE = {"game": "pickomino", "seats": [{"type": "me"}, {"type": "me", "name": "Ben"}]}


class Serving:
    def __init__(self, child: subprocess.Popen[str], address: str) -> None:
        self.child = child
        self.address = address

    def stop(self, number: int = signal.SIGTERM) -> int:
        self.child.send_signal(number)
        return self.child.wait(120)


def serve_options(folder: Path) -> list[str]:
    return [*ROOST, "serve", "--data", str(folder), "--port", "0", "--set", "log=error"]


@contextmanager
def serving(folder: Path, *before: str, more: tuple[str, ...] = ()) -> Iterator[Serving]:
    child = subprocess.Popen(
        [*before, *serve_options(folder), *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=ENVIRONMENT,
        start_new_session=True,
    )
    assert child.stdout is not None
    assert child.stderr is not None
    try:
        line = child.stdout.readline()
        assert "http://" in line, child.stderr.read()
        yield Serving(child, "http://" + line.split("http://")[1].split()[0].rstrip("/."))
    finally:
        if child.poll() is None:
            child.kill()
            child.wait(120)
        child.stdout.close()
        child.stderr.close()


def refused_start(folder: Path) -> str:
    """The one line that a server says that may not run here."""
    ended = subprocess.run(
        serve_options(folder),
        capture_output=True,
        text=True,
        env=ENVIRONMENT,
        timeout=300,
        check=False,
    )
    assert ended.returncode == 2, ended.stderr
    assert ended.stdout == ""
    (line,) = ended.stderr.splitlines()
    return line


@contextmanager
def guest(address: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=address, timeout=120) as client:
        client.post("/api/guest", json={"name": "Ana"}).raise_for_status()
        yield client


@pytest.mark.slow
def test_folder_is_locked_until_its_server_ends(
    tmp_path: Path,
) -> None:
    with serving(tmp_path) as first:
        assert str(tmp_path) in refused_start(tmp_path)
        with guest(first.address) as ana:
            table = ana.post("/api/tables", json=TABLE).json()["table"]
        first.stop(signal.SIGKILL)
    with serving(tmp_path) as second:
        with httpx.Client(base_url=second.address, cookies=ana.cookies, timeout=120) as again:
            assert again.get(f"/api/tables/{table['id']}").json()["table"]["id"] == table["id"]
        assert second.stop() == 0


@pytest.mark.slow
@pytest.mark.parametrize("after_s", [0.0, 0.3, 1.0])
def test_ctrl_c_ends_in_order_whenever_it_comes(tmp_path: Path, after_s: float) -> None:
    """The terminal sends it to the workers too, even while they start."""
    with serving(tmp_path) as server:
        time.sleep(after_s)
        os.killpg(server.child.pid, signal.SIGINT)
        assert server.child.stderr is not None
        assert server.child.wait(120) == 0
        assert server.child.stderr.read() == ""


@pytest.mark.slow
def test_full_disk_is_reported_and_nothing_is_acknowledged(tmp_path: Path) -> None:
    """The process may write files of 600 kB at most, as if the disk ended there."""
    limited = ("sh", "-c", 'ulimit -f "$0" && exec "$@"', "1200")  # of 512 bytes
    with serving(tmp_path, *limited) as server, guest(server.address) as ana:
        answers = [ana.post("/api/tables", json=TABLE) for _ in range(60)]
        acknowledged = [a.json()["table"]["id"] for a in answers if a.status_code == 201]
        refused = {(a.status_code, a.json()["code"]) for a in answers if a.status_code != 201}
        assert refused == {(503, "store-failed")}
        mine = ana.get("/api/tables", params={"mine": "true"}).json()["tables"]
        assert {table["id"] for table in mine} == set(acknowledged)
        ready = [ana.get("/ready") for _ in range(20)][-1]  # a page of its own may still fit
        assert (ready.status_code, ready.json()["code"]) == (503, "store-failed")
        assert ana.get("/health").status_code == 200
        server.stop(signal.SIGKILL)
    with serving(tmp_path) as server, httpx.Client(base_url=server.address, timeout=120) as again:
        again.cookies = ana.cookies
        assert acknowledged
        assert {again.get(f"/api/tables/{id_}").status_code for id_ in acknowledged} == {200}
        assert again.get("/ready").status_code == 200


@pytest.mark.slow
def test_a_locked_store_refuses_in_time_and_goes_on_afterwards(tmp_path: Path) -> None:
    with serving(tmp_path) as server, guest(server.address) as ana:
        other = sqlite3.connect(tmp_path / "roost.sqlite3", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        answer = ana.post("/api/tables", json=TABLE)
        assert (answer.status_code, answer.json()["code"]) == (503, "store-failed")
        other.execute("ROLLBACK")
        other.close()
        assert ana.post("/api/tables", json=TABLE).status_code == 201


@pytest.mark.slow
def test_a_server_killed_in_the_middle_of_a_migration_begins_it_again(tmp_path: Path) -> None:
    """What a kill leaves behind: a step that was written in part, never committed."""
    half = (
        "import os, sqlite3, sys; c = sqlite3.connect(sys.argv[1], isolation_level=None); "
        "c.execute('PRAGMA journal_mode = WAL'); c.execute('PRAGMA cache_size = 1'); "
        "c.executescript('BEGIN; CREATE TABLE tables (id TEXT); "
        "PRAGMA user_version = 1;'); os.kill(os.getpid(), 9)"
    )
    path = tmp_path / "roost.sqlite3"
    killed = subprocess.run([sys.executable, "-c", half, str(path)], check=False)
    assert killed.returncode == -signal.SIGKILL
    with serving(tmp_path) as server, guest(server.address) as ana:
        assert ana.post("/api/tables", json=TABLE).status_code == 201


def workers(pid: int) -> dict[int, str]:
    """The worker processes of a server and the state of each; Z is one that nobody has reaped."""
    found = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, parent = stat.read_text().rpartition(")")[2].split()[:2]
            # Beside them there is a helper of Python's own, which it looks after itself.
            helper = b"resource_tracker" in stat.with_name("cmdline").read_bytes()
        except OSError:  # gone meanwhile
            continue
        if int(parent) == pid and not helper:
            found[int(stat.parent.name)] = state
    return found


def until(wanted: Callable[[], bool], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not wanted():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.slow
def test_a_kill_leaves_no_zombie_and_no_warning(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        # Answered, so that none is still starting: Python itself complains where a process loses
        # its parent before it knows what to do.
        asked = {
            "review": {"record": playout(Pickomino(), 2, "short").record().dumps()},
            "lab": {"position": "pickomino 23-27 34,21/22,31 0 - ? 12"},
        }
        for work, about in asked.items():
            httpx.post(f"{server.address}/api/{work}", json=about, timeout=120).raise_for_status()
        assert len(workers(server.child.pid)) >= 2  # one of each lane
        for worker in workers(server.child.pid):
            os.kill(worker, signal.SIGKILL)
        until(lambda: "Z" not in workers(server.child.pid).values())
        server.stop(signal.SIGKILL)
        assert server.child.stderr is not None
        said = server.child.stderr.read()  # ends when the last of its processes has ended
        assert said == ""


@pytest.mark.slow
def test_folder_with_lost_data_needs_accept_loss(tmp_path: Path) -> None:
    with serving(tmp_path) as server, guest(server.address) as ana:
        assert ana.post("/api/tables", json=TABLE).status_code == 201
        server.stop(signal.SIGKILL)
    (tmp_path / "roost.sqlite3-wal").unlink()
    assert "roost.sqlite3" in refused_start(tmp_path)
    with serving(tmp_path, more=("--accept-loss",)) as server:
        assert httpx.get(f"{server.address}/ready", timeout=60).status_code == 200
        assert server.stop() == 0
    (tmp_path / "secret").unlink()
    assert "secret" in refused_start(tmp_path)
