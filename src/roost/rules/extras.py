"""Optional dependencies: import a library from an extra, or name the extra to install."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from roost.rules.errors import GameError


class MissingExtraError(GameError, ImportError):
    """A library from an extra that is not installed."""

    code = "missing-extra"


def need(module: str, extra: str) -> ModuleType:
    """Return the module, or raise an error that names the extra to install."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        package = module.partition(".")[0]
        if error.name is None or error.name.partition(".")[0] != package:
            raise
        raise MissingExtraError(
            f"{package} is not installed; pip install 'roost[{extra}]' brings it",
            package=package,
            extra=extra,
        ) from None
