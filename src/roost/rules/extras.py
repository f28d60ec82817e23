"""Libraries that come with an extra of the package, and what to say where they are missing."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from roost.rules.errors import GameError


class MissingExtraError(GameError):
    """A library that comes with an extra and is not installed."""

    code = "missing-extra"


def need(module: str, extra: str) -> ModuleType:
    """The module, or an error that names the extra that brings it."""
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
