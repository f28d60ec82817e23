"""The shipped Containerfile: built and run without rights, on a root file system that is never
written to. The base is made of Debian's packages, as nothing can be fetched from a registry of
images here."""

from __future__ import annotations

import json
import subprocess
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from tests.hosting.test_proxies import free_port
from tests.wheel import PIP

ROOT = Path(__file__).parents[2]

IMAGE, BASE = "localhost/roost-test", "localhost/roost-test-base"
PACKAGES = "python3,python3-venv,ca-certificates"
# runc, as crun refuses machines with both versions of control groups.
PODMAN = ("podman", "--runtime", "runc", "--cgroup-manager", "cgroupfs")


def run(*words: str | Path, check: bool = True) -> str:
    done = subprocess.run([*map(str, words)], capture_output=True, text=True, check=False)
    assert not check or done.returncode == 0, f"{words}: {done.stdout[-2000:]}{done.stderr[-2000:]}"
    return done.stdout.strip()


@pytest.fixture(scope="module")
def image(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("image")
    run(*PIP, "wheel", "-qq", "--wheel-dir", folder / "dist", f"{wheel}[host]")
    run("mmdebstrap", "--variant=minbase", f"--include={PACKAGES}", "bookworm", folder / "base.tar")
    run(*PODMAN, "import", "--change", "ENV PIP_NO_INDEX=1", folder / "base.tar", BASE)
    file = ROOT / "packaging" / "host" / "Containerfile"
    run(
        *("buildah", "bud", "--isolation", "chroot", "--format", "docker"),
        *(f"--build-arg=BASE={BASE}", "-t", IMAGE, "-f", file, folder),
    )
    yield IMAGE
    run(*PODMAN, "rmi", "-f", IMAGE, BASE, check=False)


class Container:
    """One that runs on a volume, as the Containerfile says at its top."""

    def __init__(self, image: str, name: str, port: int) -> None:
        self.name, self.address = name, f"http://127.0.0.1:{port}"
        run(
            *(*PODMAN, "run", "-d", "--name", name, "--read-only", "--tmpfs", "/tmp"),
            *("--cap-drop", "all", "--network", "host", "--ulimit", "nofile=4096:4096"),
            *("--ulimit", "nproc=4096:4096"),
            *("-v", "roost-test-data:/data", "-e", f"ROOST_PORT={port}"),
            *("-e", "ROOST_HOST=127.0.0.1", image),
        )

    def inside(self, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*PODMAN, "exec", self.name, *words], capture_output=True, text=True, check=False
        )

    def until_ready(self) -> None:
        for _ in range(300):
            with suppress(httpx.TransportError):
                if httpx.get(f"{self.address}/ready", timeout=60).status_code == 200:
                    return
            time.sleep(0.1)
        raise AssertionError(run(*PODMAN, "logs", self.name))

    def stop(self) -> int:
        run(*PODMAN, "stop", "-t", "20", self.name)
        code = int(run(*PODMAN, "inspect", "-f", "{{.State.ExitCode}}", self.name))
        run(*PODMAN, "rm", self.name)
        return code


@pytest.fixture
def volume() -> Iterator[None]:
    yield
    run(*PODMAN, "rm", "-f", "-a", "--filter", "name=roost-test", check=False)
    run(*PODMAN, "volume", "rm", "-f", "roost-test-data", check=False)


@pytest.mark.usefixtures("volume")
def test_it_runs_without_rights_and_the_data_outlive_it(image: str) -> None:
    port = free_port()
    first = Container(image, "roost-test-a", port)
    first.until_ready()
    assert first.inside("id", "-u").stdout.strip() == "10001"
    assert first.inside("touch", "/usr/local/roost/x").returncode != 0
    assert first.inside("touch", "/data/x").returncode == 0
    with httpx.Client(base_url=first.address, timeout=60) as guest:
        assert guest.post("/api/guest", json={"name": "Ana"}).status_code == 200
        assert first.stop() == 0
        second = Container(image, "roost-test-b", port)
        second.until_ready()
        assert guest.get("/api/me").json()["name"] == "Ana"
    health = json.loads(run(*PODMAN, "inspect", "-f", "{{json .Config.Healthcheck}}", second.name))
    assert second.inside(*health["Test"][1:]).returncode == 0
    assert second.stop() == 0
