"""What people want every time: in a file of the data folder, or in the environment.

An option goes before the environment, which goes before the file.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from roost.cli.files import write_safely
from roost.home import home
from roost.locale.languages import Language, negotiate

NAMES: Final = ("language", "plain", "pace")
ON, OFF = "on", "off"


def path(env: Mapping[str, str] | None = None) -> Path:
    return home(env) / "settings.json"


def kept(env: Mapping[str, str] | None = None) -> dict[str, str]:
    """What the file says; nothing where there is none that can be read."""
    try:
        text = path(env).read_text(encoding="utf-8")
    except (OSError, RuntimeError, ValueError):  # no home, or no file
        return {}
    import json  # `roost --help` does without, as long as nobody kept anything

    try:
        found = json.loads(text)
    except ValueError:
        return {}
    if not isinstance(found, dict):
        return {}
    return {name: value for name, value in found.items() if isinstance(value, str)}


def keep(values: Mapping[str, str]) -> None:
    """Write the file: these and nothing else."""
    import json

    write_safely(path(), json.dumps(dict(values), indent=1) + "\n")


def wanted(name: str, env: Mapping[str, str] | None = None) -> str | None:
    """What somebody wants where no option says it: ``ROOST_<NAME>``, or the file."""
    env = os.environ if env is None else env
    return env.get(f"ROOST_{name.upper()}") or kept(env).get(name)


def language(env: Mapping[str, str] | None = None) -> Language | None:
    """The language that the file asks for; ROOST_LANGUAGE goes before it."""
    env = os.environ if env is None else env
    return None if env.get("ROOST_LANGUAGE") else negotiate([kept(env).get("language", "")])


def plain(env: Mapping[str, str] | None = None) -> bool:
    """Whether words are wanted instead of drawings; a dumb terminal cannot show others."""
    env = os.environ if env is None else env
    return env.get("TERM") == "dumb" or wanted("plain", env) in (ON, "1", "yes", "true")
