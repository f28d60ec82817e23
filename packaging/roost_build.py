"""The build backend: setuptools, and before it the browser app and the solver's module.

A wheel without the app would open an empty page, and one without the module would need a compiler
to play: so building one builds them first, or fails and says what is missing. An sdist holds both:
a wheel made from it needs neither Node nor a compiler.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403  # the hooks that stay as they are

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "roost" / "server" / "static"
PAGE = STATIC / "index.html"
PACK = STATIC / "pack.json"  # the list of files that the app needs to play offline

MODULE = ROOT / "src" / "roost" / "solver" / "wasm" / "kernels.wasm"

Settings = dict[str, Any] | None


class NoAppError(Exception):
    """The browser app is missing and cannot be built."""


class NoModuleError(Exception):
    """The solver's module is missing."""


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    ensure_app()
    ensure_module()
    return str(build_meta.build_sdist(sdist_directory, config_settings))


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    ensure_app()
    ensure_module()
    return str(build_meta.build_wheel(wheel_directory, config_settings, metadata_directory))


def ensure_app() -> None:
    """Build the browser app if its sources are newer than the build."""
    if not (WEB / "package.json").exists():  # an sdist contains the built app, not its sources
        if not PAGE.exists():
            raise NoAppError("this source holds neither the browser app nor what it is built from")
        return
    if not PAGE.exists() or _newer_than(PAGE.stat().st_mtime):
        _build_app()
    packed = PACK.stat().st_mtime if PACK.exists() else 0.0
    if packed < PAGE.stat().st_mtime or any(p.stat().st_mtime > packed for p in _packed_sources()):
        _run([sys.executable, str(ROOT / "packaging" / "pack.py")])


def _build_app() -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise NoAppError(
            "the browser app must be built, which needs Node 20.19 or newer: install it, or run "
            "`make wheel`, which brings its own, or build from the sdist, which holds the app"
        )
    if not (WEB / "node_modules").exists():
        _run([npm, "ci", "--no-audit", "--no-fund"])
    _run([npm, "run", "build"])
    if not PAGE.exists():
        raise NoAppError(f"`npm run build` left no {PAGE.name} in {STATIC}")
    PAGE.touch()


def ensure_module() -> None:
    """Refuse to build without the solver's module."""
    if not MODULE.exists():
        raise NoModuleError(
            "the solver's module must be built: run `make wheel`, which does it, or build from the "
            "sdist, which holds it"
        )


def _newer_than(moment: float) -> bool:
    sources = [WEB / "index.html", WEB / "package-lock.json", WEB / "vite.config.ts"]
    sources.append(ROOT / "src" / "roost" / "__init__.py")  # the file contains the version
    for folder in (WEB / "src", WEB / "public", WEB / "build", ROOT / "src" / "roost" / "locale"):
        sources += [path for path in folder.rglob("*") if path.is_file()]
    return any(path.exists() and path.stat().st_mtime > moment for path in sources)


def _packed_sources() -> list[Path]:
    return [ROOT / "requirements" / "browser.txt", *(ROOT / "src" / "roost").rglob("*.py")]


def _run(command: list[str]) -> None:
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NoAppError(f"`{' '.join(command)}` failed:\n{done.stdout}\n{done.stderr}")
