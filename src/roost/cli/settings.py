"""Personal defaults, from a file in the data folder or the environment.

Options override the environment, which overrides the file.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from roost.cli.files import write_safely
from roost.home import home
from roost.locale.languages import Language, negotiate

NAMES: Final = ("language", "name", "plain", "pace", "tutor", "server")
ON, OFF = "on", "off"


def path(env: Mapping[str, str] | None = None) -> Path:
    return home(env) / "settings.json"


def kept(env: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return the file's settings, or none if it cannot be read."""
    try:
        text = path(env).read_text(encoding="utf-8")
    except (OSError, RuntimeError, ValueError):  # no home folder, or no file
        return {}
    import json  # `roost --help` must not import this unless there are settings

    try:
        found = json.loads(text)
    except ValueError:
        return {}
    if not isinstance(found, dict):
        return {}
    return {name: value for name, value in found.items() if isinstance(value, str)}


def keep(values: Mapping[str, str]) -> None:
    """Write the file with exactly these settings."""
    import json

    write_safely(path(), json.dumps(dict(values), indent=1) + "\n")


def wanted(name: str, env: Mapping[str, str] | None = None) -> str | None:
    """Return a default: ``ROOST_<NAME>``, or the file's value."""
    env = os.environ if env is None else env
    return env.get(f"ROOST_{name.upper()}") or kept(env).get(name)


def language(env: Mapping[str, str] | None = None) -> Language | None:
    """Return the language from the file; ROOST_LANGUAGE overrides it."""
    env = os.environ if env is None else env
    return None if env.get("ROOST_LANGUAGE") else negotiate([kept(env).get("language", "")])


def plain(env: Mapping[str, str] | None = None) -> bool:
    """Whether to use words instead of drawings; dumb terminals always do."""
    env = os.environ if env is None else env
    return env.get("TERM") == "dumb" or wanted("plain", env) in (ON, "1", "yes", "true")
