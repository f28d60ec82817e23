"""The folder for the user's data."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path


def home(env: Mapping[str, str] | None = None) -> Path:
    """Return the folder for the user's games: ROOST_HOME, or the XDG data folder."""
    env = os.environ if env is None else env
    if env.get("ROOST_HOME"):
        return Path(env["ROOST_HOME"])
    data = env.get("XDG_DATA_HOME", "")
    # The XDG specification says to ignore relative paths.
    return (Path(data) if data.startswith("/") else Path.home() / ".local" / "share") / "roost"
