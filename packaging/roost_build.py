"""The build backend: setuptools, which refuses to build without the browser app or the kernels.

A wheel without the app would open an empty page, and one without the kernels could not play well.
`make wheel` builds both; an sdist holds them, so that a wheel made from it needs neither Node nor a
compiler.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403  # the hooks that stay as they are

SOURCE = Path(__file__).parents[1] / "src" / "roost"
# The app, the list of files that it needs to play offline, and the kernels.
BUILT = ("server/static/index.html", "server/static/pack.json", "solver/wasm/kernels.wasm")

Settings = dict[str, Any] | None


class NotBuiltError(Exception):
    """A part is missing that is not Python."""


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    _check()
    return str(build_meta.build_sdist(sdist_directory, config_settings))


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    _check()
    return str(build_meta.build_wheel(wheel_directory, config_settings, metadata_directory))


def _check() -> None:
    missing = [name for name in BUILT if not any(SOURCE.glob(name))]
    if missing:
        raise NotBuiltError(
            f"{', '.join(missing)} must be built first: run `make wheel`, or build from the sdist"
        )
