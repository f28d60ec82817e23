"""The folder in which Roost keeps what belongs to whoever runs it."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path


def home(env: Mapping[str, str] | None = None) -> Path:
    """Where Roost keeps the user's games: ROOST_HOME, or the folder XDG names."""
    env = os.environ if env is None else env
    if env.get("ROOST_HOME"):
        return Path(env["ROOST_HOME"])
    data = env.get("XDG_DATA_HOME", "")
    # The XDG specification: relative paths are to be ignored.
    return (Path(data) if data.startswith("/") else Path.home() / ".local" / "share") / "roost"
