"""A release by one command: `make release` tries it, `make release ARGS=--tag` does it.

The version stands in `roost.__version__`. Whatever is wrong is said before anything is changed;
the changelog's date, the commit and the tag come when all checks have passed. Nothing is uploaded.

Into dist/: sdist, wheel, bill of materials, licences of others, checksums.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from email.parser import Parser
from pathlib import Path
from tempfile import TemporaryDirectory

import bom

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
NAME = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["name"]
TWINE = "twine==7.0.0"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
# Files that a wheel must contain, besides its modules.
HELD = (
    "roost/server/static/index.html",
    "roost/server/static/pack.json",
    "roost/server/static/licences.txt",
    "roost/solver/wasm/kernels.wasm",
    "roost/locale/en/game.ftl",
    "roost/py.typed",
)
MOST_BYTES = 100_000_000  # installed size limit, without extras
_INSTALLERS = ("pip", "setuptools", "pkg_resources", "_distutils_hack")
_UNRELEASED = "## [Unreleased]"
_VERSION = re.compile(r"\d+\.\d+\.\d+")


class ReleaseError(Exception):
    """A problem that must be fixed before a release."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="make release", description=__doc__)
    parser.add_argument("--tag", action="store_true", help="commit the changelog's date, and tag")
    parser.add_argument("--plan", action="store_true", help="check what can be checked at once")
    parser.add_argument("--root", type=Path, default=ROOT, help=argparse.SUPPRESS)
    given = parser.parse_args()
    try:
        release(given.root, tag=given.tag, plan=given.plan)
    except ReleaseError as error:
        sys.exit(f"release: {error}")


def release(root: Path, *, tag: bool, plan: bool) -> None:
    version, date = version_of(root), datetime.now(UTC).date().isoformat()
    changelog = dated((root / "CHANGELOG.md").read_text("utf-8"), version, date)
    check_tree(root, version, clean=tag)
    say(f"{version} of {date}" + ("" if tag else ", as a trial"))
    if plan:
        return
    with changed(root, {"CHANGELOG.md": changelog} if tag else {}) as keep:
        run([str(root / "scripts" / "wheel")])
        check_files(version)
        for python in pythons():
            check_install(python, version)
        accompany(version, date)
        if tag:
            keep()
            run(["git", "commit", "-qm", f"Release {version}", "CHANGELOG.md"])
            run(["git", "tag", "-a", f"v{version}", "-m", f"Roost {version}"])
    for path in sorted(DIST.iterdir()):
        say(f"{path.name}, {path.stat().st_size / 1e6:.1f} MB")


# -- what is released --------------------------------------------------------------------------


def version_of(root: Path) -> str:
    said = (root / "src/roost/__init__.py").read_text("utf-8")
    found = re.search(r'(?m)^__version__ = "(.*)"$', said)
    if found is None or not _VERSION.fullmatch(found[1]):
        raise ReleaseError("src/roost/__init__.py names no version like 0.1.0")
    cited = re.search(r"(?m)^version: (.*)$", (root / "CITATION.cff").read_text("utf-8"))
    if cited is None or cited[1] != found[1]:
        raise ReleaseError(f"CITATION.cff names another version than {found[1]}")
    return found[1]


def dated(changelog: str, version: str, date: str) -> str:
    """Return the changelog with the unreleased part under the version and its date."""
    if f"## [{version}]" in changelog:
        raise ReleaseError(f"the changelog has {version} already: name a new version")
    before, heading, after = changelog.partition(_UNRELEASED)
    if not heading or not after.partition("\n## ")[0].strip():
        raise ReleaseError("the changelog has nothing unreleased")
    return f"{before}{heading}\n\n## [{version}] - {date}{after}"


def check_tree(root: Path, version: str, *, clean: bool) -> None:
    def git(*words: str) -> str:
        return subprocess.run(
            ["git", *words], cwd=root, capture_output=True, text=True, check=True
        ).stdout

    if git("tag", "--list", f"v{version}").strip():
        raise ReleaseError(f"there is a tag v{version} already: name a new version")
    if clean and git("status", "--porcelain").strip():
        raise ReleaseError("there are changes that are not committed")


@contextmanager
def changed(root: Path, texts: dict[str, str]) -> Iterator[Callable[[], None]]:
    """Write files temporarily; restore them unless they are to be kept."""
    before = {name: (root / name).read_text("utf-8") for name in texts}
    kept = False

    def keep() -> None:
        nonlocal kept
        kept = True

    for name, text in texts.items():
        (root / name).write_text(text, encoding="utf-8")
    try:
        yield keep
    finally:
        for name, text in {} if kept else before.items():
            (root / name).write_text(text, encoding="utf-8")


# -- whether it is good ------------------------------------------------------------------------


def check_files(version: str) -> None:
    """Check names, contents and the index page."""
    wheel, sdist = DIST / f"{NAME}-{version}-py3-none-any.whl", DIST / f"{NAME}-{version}.tar.gz"
    with zipfile.ZipFile(wheel) as archive:
        held = set(archive.namelist())
        about = archive.read(f"{NAME}-{version}.dist-info/METADATA").decode()
    with tarfile.open(sdist) as packed:
        source = {name.partition("/src/")[2] for name in packed.getnames()}
    for name, found in ((wheel.name, held), (sdist.name, source)):
        if missing := [path for path in HELD if path not in found]:
            raise ReleaseError(f"{name} lacks {', '.join(missing)}")
        if odd := [path for path in found if "__pycache__" in path or path.startswith("tests/")]:
            raise ReleaseError(f"{name} holds {odd[0]}")
    fields = Parser().parsestr(about)
    for field in ("Name", "Version", "Summary", "License-Expression", "Requires-Python"):
        if not fields[field]:
            raise ReleaseError(f"{wheel.name} says nothing about its {field}")
    uv = Path(sys.executable).with_name("uv")
    run([str(uv), "tool", "run", TWINE, "check", "--strict", str(wheel), str(sdist)], quiet=True)
    say(f"contents and metadata are good ({len(held)} files in the wheel)")


def pythons() -> list[str]:
    """Return one interpreter per Python version from 3.11 to 3.14 on this machine."""
    found = {}
    for version in PYTHONS:
        path = shutil.which(f"python{version}")
        tried = [path, "-c", ""]  # a name on the PATH may point nowhere
        if path and subprocess.run(tried, capture_output=True, check=False).returncode == 0:
            found[version] = path
    missing = ", ".join(version for version in PYTHONS if version not in found)
    say(f"Pythons found: {', '.join(found)}; not here: {missing or 'none'}")
    if not found:
        raise ReleaseError("no Python from 3.11 to 3.14 is on the PATH")
    return list(found.values())


def check_install(python: str, version: str) -> None:
    """Install into an empty environment without Node, make or a compiler, and try it.

    Play games against the strongest bot, review them, and open the app in a browser.
    """
    with TemporaryDirectory() as temporary:
        folder = Path(temporary)
        run([python, "-m", "venv", str(folder / "env")])
        new = folder / "env" / "bin" / "python"
        wheel = next(DIST.glob("*.whl"))
        # Only the wheel may be importable, nothing else of this project.
        bare = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "VIRTUAL_ENV")}
        alone = {**bare, "PATH": str(new.parent)}
        pip = [str(new), "-m", "pip", "--disable-pip-version-check", "-qq", "install"]
        run([*pip, str(wheel)], cwd=folder, env=alone)
        size = check_size(folder / "env" / "lib")
        smoke = Path(__file__).with_name("smoke.py")
        run([str(new), str(smoke), "play", version], cwd=folder, env=alone)
        run([sys.executable, str(smoke), "browse", str(new.parent)], cwd=folder, env=bare)
    say(f"{python}: {size / 1e6:.0f} MB installed; games, reviews and the app work")


def check_size(folder: Path) -> int:
    """Check the installed size of Roost and its dependencies, without pip and bytecode."""
    size = sum(
        path.stat().st_size
        for path in folder.rglob("*")
        if path.is_file()
        and path.suffix != ".pyc"
        and not any(part.startswith(_INSTALLERS) for part in path.parts)
    )
    if size > MOST_BYTES:
        raise ReleaseError(
            f"it takes {size / 1e6:.0f} MB installed, more than {MOST_BYTES / 1e6:.0f}"
        )
    return size


# -- what goes with it -------------------------------------------------------------------------


def accompany(version: str, date: str) -> None:
    bom.write(version, date, DIST / f"{NAME}-{version}.cdx.json")
    static = ROOT / "src" / "roost" / "server" / "static"
    shutil.copyfile(static / "licences.txt", DIST / f"{NAME}-{version}-licences.txt")
    sums = [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n"
        for path in sorted(DIST.iterdir())
        if path.name != "SHA256SUMS"
    ]
    (DIST / "SHA256SUMS").write_text("".join(sums), encoding="utf-8")


def run(
    command: list[str],
    *,
    quiet: bool = False,
    cwd: Path = ROOT,
    env: dict[str, str] | None = None,
) -> None:
    done = subprocess.run(command, cwd=cwd, env=env, capture_output=quiet, text=True, check=False)
    if done.returncode:
        told = f":\n{done.stdout}{done.stderr}" if quiet else ""
        raise ReleaseError(f"`{' '.join(map(str, command[:6]))}` failed{told}")


def say(text: str) -> None:
    sys.stdout.write(f"release: {text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
