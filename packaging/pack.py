"""What the app needs to play without a server, into ``static/pack``: Python for the browser, the
packages it uses, and Roost itself as one archive. Weights stay where bots keep them: a server
serves them from there.

    python packaging/pack.py [FOLDER]
"""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "roost"
STATIC = SOURCE / "server" / "static"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
REQUIREMENTS = ROOT / "requirements" / "browser.txt"
TEXTS = Path(__file__).with_name("licences")
_LICENCES = ("license", "licence", "copying", "notice")
WHEELS = ROOT / ".cache" / "browser-wheels"
BYTECODE = ROOT / ".cache" / "browser-bytecode"
PLATFORM = (
    "--python-version",
    "3.14",
    "--implementation",
    "cp",
    "--abi",
    "cp314",
    "--abi",
    "none",
    "--platform",
    "pyemscripten_2026_0_wasm32",
    "--platform",
    "any",
)

# Our packages that the browser does not need, and unused parts of third-party packages.
LEFT_OUT = (
    "arena",
    "cli",
    "client",
    "envs",
    "server/__main__.py",
    "server/core/admin",
    "server/core/storage/copy.py",
    "server/core/storage/folder_lock.py",
    "server/core/storage/opening.py",
    "server/core/storage/postgres",
    "server/core/storage/sqlite/copy.py",
    "server/core/storage/sqlite/database.py",
    "server/core/storage/sqlite/mark.py",
    "server/core/storage/sqlite/writer.py",
    "server/core/http/operator.py",
    "server/core/http/operator_html.py",
    "server/core/http/run.py",
    "server/core/http/protocols.py",
    "server/core/config_sources.py",
    "server/features/accounts",
    "server/static",
    "server/workers/bots.py",
    "server/workers/insight.py",
    "server/workers/process.py",
    "testing",
    "__main__.py",
)
_COMPILED = re.compile(rb"(?m)^(?:import|from) numpy\b")  # not available in browsers
_FEW_SEATS = 4  # weights for more seats are fetched when needed
_LONG_AGO = (1980, 1, 1, 0, 0, 0)
_UNUSED = (
    "anyio/_backends/_trio.py",
    "anyio/pytest_plugin.py",
    "fsrs/optimizer.py",
    "idna/cli.py",
    "idna/uts46data.py",
    "starlette/middleware/sessions.py",
    "starlette/templating.py",
    "starlette/testclient.py",
    "structlog/twisted.py",
)
_CODECS = (
    "aliases",
    "ascii",
    "charmap",
    "cp437",
    "idna",
    "latin_1",
    "punycode",
    "raw_unicode_escape",
    "unicode_escape",
    "utf_16",
    "utf_32",
    "utf_8",
    "utf_8_sig",
)
_SELF_READING = ("anyio/__init__.py", "anyio/abc/__init__.py")  # they import by their own text
# Modules of the standard library with these prefixes.
_UNNEEDED = tuple(Path(__file__).with_name("unneeded.txt").read_text("utf-8").split())


class PackError(Exception):
    """A part of the pack is missing."""


def build(static: Path = STATIC) -> None:
    pack, fresh = static / "pack", static / "pack.new"
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    packages = {**dict(_packages()), **dict(_own())}
    files = [*_python(fresh), _archive(fresh, "roost.zip", packages), *_weights()]
    # only now: a server may be serving the old one meanwhile
    shutil.rmtree(pack, ignore_errors=True)
    fresh.rename(pack)
    (static / "licences.txt").write_text(_licences(static), encoding="utf-8")
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:16]
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    told = json.dumps({"version": version, "python": lock["info"], "files": files}, indent=1)
    (static / "pack.json").write_text(told + "\n", encoding="utf-8")


def _python(pack: Path) -> Iterator[dict[str, object]]:
    """Copy Pyodide's own files. Scripts are not packed: browsers load them directly."""
    if not (PYODIDE / "package.json").exists():
        raise PackError(f"{PYODIDE} is missing: run `npm ci` in web/")
    for name in ("pyodide.mjs", "pyodide.asm.mjs"):
        shutil.copyfile(PYODIDE / name, pack / name)
        yield _entry(pack / name, f"pack/{name}", "core")
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as archive:
        library = {name: archive.read(name) for name in archive.namelist() if _is_needed(name)}
    yield _archive(pack, "python.zip", library)
    yield _compress(pack, "pyodide.asm.wasm", (PYODIDE / "pyodide.asm.wasm").read_bytes())


def _licences(static: Path) -> str:
    """Return the licences of what others wrote: in the app, by Vite, and in the pack.

    The wheels are read here: they are for another platform, so no environment has them.
    """
    font = ROOT / "web" / "node_modules" / "@fontsource-variable" / "nunito" / "LICENSE"
    parts = [
        "Roost is under the Apache License 2.0. With it comes work of others, licensed as follows.",
        "# Python and its standard library, in the browser\n\n" + _text(TEXTS / "PSF-2.0.txt"),
        "# pyodide\n\n" + _text(TEXTS / "MPL-2.0.txt"),
        "# Nunito\n\n" + _text(font),
        "# Apache License 2.0\n\n" + _text(ROOT / "LICENSE"),
        _text(static / "licences.md"),
    ]
    for wheel in sorted(wheels().glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            texts = [
                archive.read(name).decode("utf-8").strip()
                for name in sorted(archive.namelist())
                if ".dist-info/" in name and Path(name).name.lower().startswith(_LICENCES)
            ]
        parts.append("\n\n".join(["# " + " ".join(wheel.name.split("-")[:2]), *texts]))
    return "\n\n".join(parts) + "\n"


def _text(path: Path) -> str:
    return path.read_text("utf-8").strip()


def _archive(pack: Path, name: str, files: dict[str, bytes]) -> dict[str, object]:
    """Archive the files as in site-packages, sources as bytecode.

    Compressing the whole archive gives a smaller result than compressing each file.
    """
    held = BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_STORED) as archive:
        for path, data in sorted(_cached_bytecode(files).items()):
            archive.writestr(zipfile.ZipInfo(path, _LONG_AGO), data)
    return _compress(pack, name, held.getvalue())


def _compress(pack: Path, name: str, data: bytes) -> dict[str, object]:
    """Compress a file that the page unpacks itself, so that any server can serve it."""
    path = pack / f"{name}.packed"
    path.write_bytes(gzip.compress(data, 9, mtime=0))
    return _entry(path, f"pack/{path.name}", "core")


def _cached_bytecode(files: dict[str, bytes]) -> dict[str, bytes]:
    """Compile the sources, reusing earlier results."""
    kept = BYTECODE / json.loads((PYODIDE / "package.json").read_text("utf-8"))["version"]
    kept.mkdir(parents=True, exist_ok=True)
    homes = {
        name: kept / hashlib.sha256(name.encode() + b"\0" + data).hexdigest()
        for name, data in files.items()
        if name.endswith(".py") and not name.startswith(_SELF_READING)
    }
    missing = {name: home for name, home in homes.items() if not home.exists()}
    if missing:
        _compile({name: files[name] for name in missing}, missing)
    found = {name: data for name, data in files.items() if name not in homes}
    return found | {f"{name}c": home.read_bytes() for name, home in homes.items()}


def _compile(sources: dict[str, bytes], homes: dict[str, Path]) -> None:
    with TemporaryDirectory() as temporary:
        folder = Path(temporary)
        for number, (name, data) in enumerate(sources.items()):
            (folder / f"{number}.py").write_bytes(data)
            (folder / f"{number}.name").write_text(name, encoding="utf-8")
        command = ["node", str(Path(__file__).with_name("bytecode.mjs")), str(folder)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise PackError(f"the sources did not compile:\n{done.stderr}")
        for number, name in enumerate(sources):
            shutil.move(folder / f"{number}.pyc", homes[name])


def _packages() -> Iterator[tuple[str, bytes]]:
    for wheel in sorted(wheels().glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if not name.endswith("/") and _is_used(name):
                    yield name, archive.read(name)


def _is_used(name: str) -> bool:
    if ".dist-info/" in name:  # their licences are in licences.txt
        return name.endswith("METADATA")
    return not name.startswith(_UNUSED) and not name.endswith((".pyi", ".h"))


def _is_needed(name: str) -> bool:
    if name.startswith("encodings/") and Path(name).stem not in ("__init__", *_CODECS):
        return False
    return not name.endswith("/") and not name.startswith(_UNNEEDED)


def wheels() -> Path:
    """Download the packages once per state of the requirements."""
    folder = WHEELS / hashlib.sha256(REQUIREMENTS.read_bytes()).hexdigest()[:16]
    if not folder.exists():
        WHEELS.mkdir(parents=True, exist_ok=True)
        partial = Path(mkdtemp(dir=WHEELS))  # another process may be downloading them, too
        command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-qq", "download"]
        command += ["--no-deps", "--only-binary=:all:", *PLATFORM, "--require-hashes"]
        command += ["-r", str(REQUIREMENTS), "-d", str(partial)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise PackError(f"the packages of {REQUIREMENTS.name} did not come:\n{done.stderr}")
        with suppress(FileExistsError):
            partial.rename(folder)
    return folder


def _own() -> Iterator[tuple[str, bytes]]:
    for path in SOURCE.rglob("*"):
        name = path.relative_to(SOURCE).as_posix()
        kept = path.suffix in (".py", ".ftl", ".json", ".wasm")
        if path.is_file() and kept and not _is_left_out(name):
            data = path.read_bytes()
            if not _COMPILED.search(data):
                yield f"roost/{name}", data


def _is_left_out(name: str) -> bool:
    return "__pycache__" in name or any(
        name == part or name.startswith(f"{part}/") for part in LEFT_OUT
    )


def _weights() -> Iterator[dict[str, object]]:
    """Return the weights by game; those for larger numbers of seats separately."""
    for path in sorted(SOURCE.glob("bots/*/weights/*.npz")):
        game, stem = path.parts[-3], path.stem
        more = stem.isdigit() and int(stem) > _FEW_SEATS
        yield _entry(path, f"pack/weights/{game}/{path.name}", f"{game}+" if more else game)


def _entry(path: Path, name: str, group: str) -> dict[str, object]:
    data = path.read_bytes()
    digest = hashlib.sha256(data).hexdigest()[:16]
    return {"name": name, "hash": digest, "bytes": len(data), "group": group}


if __name__ == "__main__":
    try:
        build(*map(Path, sys.argv[1:2]))
    except PackError as error:
        sys.exit(f"pack: {error}")
