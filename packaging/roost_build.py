"""The build backend: setuptools, which first builds the browser app and the kernels.

In a clone it runs `scripts/kernels` and `scripts/web build`, with Node, the C compiler and the
packages that they need from the Python package index. An sdist holds both, already built; delete
`src/roost/server/static` and `src/roost/solver/wasm/kernels.wasm` there to have them built again.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403  # the hooks that stay as they are

ROOT = Path(__file__).parents[1]
APP = ROOT / "src" / "roost" / "server" / "static" / "pack.json"  # written last
KERNELS = ROOT / "src" / "roost" / "solver" / "wasm" / "kernels.wasm"

Settings = dict[str, Any] | None
_PIN = re.compile(r"(?m)^([\w.-]+==[^\s;]+(?: ; [^\\\n]+)?)")


def get_requires_for_build_sdist(_: Settings = None) -> list[str]:
    """Return what the build needs: the same versions as in development."""
    if not _is_to_build():
        return []
    pins = ["pip", *_pins("runtime")]
    if not KERNELS.exists():
        pins += _pins("kernels")
    if not _has_node():
        pins += _pins("node")
    return pins


get_requires_for_build_wheel = get_requires_for_build_sdist


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    _build()
    return str(build_meta.build_sdist(sdist_directory, config_settings))


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    _build()
    return str(build_meta.build_wheel(wheel_directory, config_settings, metadata_directory))


def _is_to_build() -> bool:
    is_sdist = (ROOT / "PKG-INFO").exists()
    return not (is_sdist and APP.exists() and KERNELS.exists())


def _pins(name: str) -> list[str]:
    text = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")
    return [pin.strip() for pin in _PIN.findall(text)]


def _has_node() -> bool:
    return subprocess.run([_shell(), ROOT / "scripts" / "web", "node"], check=False).returncode == 0


def _build() -> None:
    """Bring the app and the kernels up to date."""
    if not _is_to_build():
        return
    path = os.pathsep.join(filter(None, [str(ROOT / "src"), os.environ.get("PYTHONPATH")]))
    known = {**os.environ, "ROOST_PYTHON": sys.executable, "PYTHONPATH": path}
    for script, *words in (["kernels"], ["web", "build"]):
        subprocess.run([_shell(), ROOT / "scripts" / script, *words], env=known, check=True)


def _shell() -> str:
    shell = shutil.which("sh")
    if shell is None:
        sys.exit("Building Roost from its source needs a POSIX shell: install the wheel instead")
    return shell
