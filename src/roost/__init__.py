"""Play, learn and study two dice games: Pickomino and Knockout."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

__version__ = "0.1.0"

# What `roost.<name>` loads on first use, so that `import roost` alone stays fast.
_PACKAGES = ("arena", "bots", "client", "dice", "rules", "testing")


def __getattr__(name: str) -> ModuleType:
    if name in _PACKAGES:
        return import_module(f"roost.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
