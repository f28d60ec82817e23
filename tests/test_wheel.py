"""The wheel is complete: browser app, data, and a command that serves them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest

import roost
from tests.wheel import PIP, ROOT, tracked

STATIC = ROOT / "src" / "roost" / "server" / "static"
MODULE = "src/roost/solver/wasm/kernels.wasm"

# Root may write anywhere; not so what is started like this.
POWERLESS = ("setpriv", "--bounding-set=-dac_override", "--") if os.geteuid() == 0 else ()


@pytest.mark.slow
def test_it_holds_all_data_and_the_whole_browser_app(wheel: Path) -> None:
    assert f"-{roost.__version__}-" in wheel.name
    with zipfile.ZipFile(wheel) as archive:
        held = set(archive.namelist())
    source = {str(path.relative_to("src")) for path in tracked() if path.parts[0] == "src"}
    app = {str(path.relative_to(ROOT / "src")) for path in STATIC.rglob("*") if path.is_file()}
    assert any(name.endswith("index.html") for name in app)
    # Vite names assets by their content, so the clone's own build has the same names.
    assert (source | app | {MODULE.removeprefix("src/")}) - held == set()
    assert not [name for name in held if "__pycache__" in name]


@pytest.mark.slow
def test_it_holds_the_licences_of_what_comes_with_it(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        text = archive.read("roost/server/static/licences.txt").decode()
    for words in (
        "PYTHON SOFTWARE FOUNDATION LICENSE",
        "Mozilla Public License Version 2.0",
        "SIL OPEN FONT LICENSE",
        "## svelte ",
        "# msgspec ",
        "# starlette ",
    ):
        assert words.casefold() in text.casefold(), words


@pytest.mark.slow
def test_the_source_distribution_holds_the_clone_and_what_was_built(wheel: Path) -> None:
    (sdist,) = wheel.parent.glob("roost-*.tar.gz")
    with tarfile.open(sdist) as archive:
        held = {item.name.partition("/")[2] for item in archive if item.isfile()}
    built = (str(STATIC.relative_to(ROOT)), "src/roost.egg-info/", MODULE, "PKG-INFO", "setup.cfg")
    assert {name for name in held if not name.startswith(built)} == {*map(str, tracked())}


@pytest.fixture(scope="module")
def site(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The wheel, installed by somebody else: nobody may write there."""
    site = tmp_path_factory.mktemp("site")
    subprocess.run([*PIP, "install", "-qq", "--no-deps", "--target", site, wheel], check=True)
    inside = [site, *site.rglob("*")]
    for path in inside:
        path.chmod(path.stat().st_mode & ~0o222)
    yield site
    for path in inside:
        path.chmod(path.stat().st_mode | 0o200)


def environment(site: Path, home: Path) -> dict[str, str]:
    given = {k: v for k, v in os.environ.items() if not k.startswith(("ROOST_", "XDG_"))}
    return {**given, "PYTHONPATH": str(site), "HOME": str(home)}


@pytest.fixture
def served(site: Path, tmp_path: Path) -> Iterator[tuple[str, int]]:
    """`roost serve` as installed from the wheel, far from this folder, by another."""
    home = tmp_path / "home"
    home.mkdir()
    server = subprocess.Popen(
        [*POWERLESS, sys.executable, "-m", "roost", "--language", "en", "serve", "--port", "0"],
        cwd=home,
        env=environment(site, home),
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        found = None
        for line in server.stdout:
            found = re.search(r"http://([^:/]+):(\d+)", line)
            if found:
                break
        assert found
        yield found[1], int(found[2])
    finally:
        server.terminate()
        server.communicate(timeout=30)


@pytest.mark.slow
def test_the_installed_command_serves_the_app_and_everything_it_asks_for(
    served: tuple[str, int],
) -> None:
    def get(path: str) -> str:
        connection = HTTPConnection(*served, timeout=30)
        connection.request("GET", path)
        answer = connection.getresponse()
        assert answer.status == 200, path
        text = answer.read().decode("utf-8", "replace")
        connection.close()
        return text

    page = get("/")
    assets = re.findall(r'(?:src|href)="(/[^"]+)"', page)
    assert any(asset.endswith(".js") for asset in assets)
    for asset in assets:
        assert get(asset)
    assert '"pickomino"' in get("/api/games")
