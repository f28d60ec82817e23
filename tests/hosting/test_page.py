"""The hosting page, followed on loopback: settings, units, backup, upgrade, two servers."""

from __future__ import annotations

import re
import shlex
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import yaml

from roost.server.core.config_sources import VARIABLES
from tests.hosting.page import (
    PROGRAM,
    PROXIED,
    SHIPPED,
    blocks,
    command,
    new_table,
    placed,
    served,
    unit,
)
from tests.server.core.storage import postgres

PASSWORD = "a password for the operator"


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


class Machine:
    """A folder that stands for a machine's root."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        program = folder / "roost"  # whose path has no space
        program.symlink_to(PROGRAM)
        self.places = {
            "/usr/local/bin/roost": str(program),
            "/etc/roost": str(folder / "etc"),
            "%S": str(folder / "lib"),
            "/var/lib": str(folder / "lib"),
            "/var/backups": str(folder / "backups"),
        }
        (folder / "etc").mkdir()
        (folder / "store").mkdir(mode=0o700)
        (file,) = (block for block in blocks("toml") if "origin" in block)
        (folder / "etc" / "server.toml").write_text(f"{file}notice = 0.2\n")  # no proxy is told

    def credential(self, name: str, text: str) -> None:
        """Write a secret to the place where systemd looks for it."""
        file = self.folder / "store" / f"roost.{name}"
        file.write_text(text)
        file.chmod(0o600)

    @contextmanager
    def service(self, port: int) -> Iterator[httpx.Client]:
        """Start the unit on a port, with its credentials, and yield a client behind a proxy."""
        words, wanted = unit("roost@.service", self.places, port)
        with (
            served(words, self._credentials(wanted, port)) as address,
            httpx.Client(base_url=address, headers=PROXIED, timeout=60) as client,
        ):
            yield client

    def backup(self, port: int) -> Path:
        """Run the backup unit; return the new backup."""
        words, wanted = unit("roost-backup@.service", self.places, port)
        (self.folder / "lib" / "roost-backups").mkdir()
        done = subprocess.run(
            words, env=self._credentials(wanted, port), capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        (made,) = (self.folder / "lib" / "roost-backups").iterdir()
        return made

    def run(
        self, beginning: str, changed: Mapping[str, str], codes: tuple[int, ...] = (0,)
    ) -> subprocess.CompletedProcess[str]:
        """Run a command of the page."""
        words = shlex.split(placed(command(beginning), {**changed, **self.places}))
        done = subprocess.run([PROGRAM, *words[1:]], capture_output=True, text=True, check=False)
        assert done.returncode in codes, done.stdout + done.stderr
        return done

    def _credentials(self, wanted: Mapping[str, str], port: int) -> dict[str, str]:
        folder = self.folder / f"credentials-{port}"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        for name, file in wanted.items():
            if (self.folder / "store" / file).exists():
                shutil.copy(self.folder / "store" / file, folder / name)
        return {"CREDENTIALS_DIRECTORY": str(folder), "PATH": "/usr/bin:/bin"}


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_three_commands_lead_to_a_public_table(tmp_path: Path) -> None:
    """The third of them; the wheel's tests install it, `make full` puts Caddy before it."""
    start = shlex.split(command("roost serve --origin"))
    words = [PROGRAM, *start[1:], "--port", "0", "--data", str(tmp_path)]
    with served(words, {}) as address:
        with httpx.Client(base_url=address, headers=PROXIED, timeout=60) as guest:
            page = guest.get("/", headers={"accept": "text/html"})
            assert page.status_code == 200
            assert "strict-transport-security" in page.headers
            assert new_table(guest)
        log = next((tmp_path / "access-log").glob("*.jsonl")).read_text()
        assert '"203.0.113.9"' in log


def test_settings_of_the_page_are_understood(machine: Machine) -> None:
    shown = machine.run("roost serve --config", {}).stdout
    assert 'origin = ["https://games.example"]' in shown


def test_a_service_takes_its_secrets_from_systemd(machine: Machine) -> None:
    machine.credential("operator", PASSWORD)
    port = free_port()
    with machine.service(port) as client:
        wrong, right = (
            client.post("/operator", data={"action": "enter", "word": word}).status_code
            for word in ("something else", PASSWORD)
        )
    assert (wrong, right) == (401, 303)


@pytest.mark.slow
def test_a_backup_can_be_restored(machine: Machine) -> None:
    port = free_port()
    with machine.service(port) as client:
        table = new_table(client)
        made = machine.backup(port)
        asked = {"roost-monday": "roost-tuesday", "8000": str(port)}
        machine.run("roost server backup", asked)
    assert (made / "secret").exists()
    machine.run("roost server restore", {"/var/backups/roost-monday": str(made)})
    old, new = (
        machine.folder / "lib" / "roost" / str(port),
        machine.folder / "lib" / "roost" / "new",
    )
    shutil.rmtree(old)
    new.rename(old)
    with machine.service(port) as again:
        again.headers["cookie"] = client.headers["cookie"]
        assert again.get(f"/api/tables/{table}").status_code == 200


@pytest.mark.slow
def test_two_servers_share_postgresql_and_one_is_upgraded(machine: Machine) -> None:
    first, second = free_port(), free_port()
    with machine.service(first) as client:
        table = new_table(client)
    store, written = postgres.fresh(), "postgresql://roost:choose-one@127.0.0.1/roost"
    machine.run("roost server copy", {written: f"'{store}'", "8000": str(first)})
    machine.credential("store", store)
    home = machine.folder / "lib" / "roost"
    (home / str(second)).mkdir()
    shutil.copy(home / str(first) / "secret", home / str(second))
    with machine.service(second) as other:
        other.headers["cookie"] = client.headers["cookie"]
        with machine.service(first) as client:
            deadline = (
                time.monotonic() + 30
            )  # servers tell each other every two seconds that they run
            while machine.run("roost server drain", {"8000": str(first)}, (0, 2)).returncode:
                assert time.monotonic() < deadline
                time.sleep(0.2)
            assert client.get("/ready").status_code == 503
            assert other.get(f"/api/tables/{table}").status_code == 200
        assert other.get("/ready").status_code == 200
        with machine.service(first) as client:  # the new version
            client.headers["cookie"] = other.headers["cookie"]
            assert client.get("/ready").status_code == 200
            assert client.get(f"/api/tables/{table}").status_code == 200


def test_containers_are_healthy_and_open_to_this_machine_only() -> None:
    (roost,) = yaml.safe_load((SHIPPED / "compose.yaml").read_text("utf-8"))["services"].values()
    image = (SHIPPED / "Containerfile").read_text("utf-8")
    (health,) = re.findall(r"^HEALTHCHECK .*\\\n +CMD (.*)$", image, re.MULTILINE)
    assert ["CMD", *yaml.safe_load(health)] == roost["healthcheck"]["test"]
    assert all(port.startswith("127.0.0.1:") for port in roost["ports"])
    assert "-p 127.0.0.1:8000:8000" in command("docker run")
    assert set(roost["environment"]) - {"CREDENTIALS_DIRECTORY"} <= set(VARIABLES)
    named = set(re.findall(r"ROOST_\w+(?==)", image)) - {"ROOST_HOME"}
    assert named <= set(VARIABLES)
