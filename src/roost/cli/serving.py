"""Settings for commands about a server."""

from __future__ import annotations

import os
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from roost.cli.arguments import Parser, UsageError
from roost.home import home
from roost.rules.errors import LONGEST

if TYPE_CHECKING:
    from roost.server.core.config import Config
    from roost.server.core.config_sources import LoadedConfig

FILE = "server.toml"  # in Roost's folder, unless another file is given


def configure(parser: Parser) -> None:
    parser.argument("--config", "option-serve-config", metavar="FILE")
    parser.argument("--data", "option-serve-data", metavar="FOLDER")
    parser.argument("--store", "option-serve-store", metavar="URL")


def settings(args: Namespace) -> LoadedConfig:
    """Load the settings from options, environment and file."""
    from roost.server.core.config_sources import SETTINGS, read

    options: dict[str, str | bool | list[str]] = {}
    for name in SETTINGS:
        given = getattr(args, name.replace("-", "_"), None)
        if given is not None and given is not False:
            options[f"--{name}"] = given
    return read(options | _assigned(args), os.environ, _file(args.config), home() / "server")


def _assigned(args: Namespace) -> dict[str, str | bool | list[str]]:
    """Return the values of `--set`; settings that are lists collect them."""
    from roost.server.core.config_sources import setting

    lists: dict[str, list[str]] = {}
    texts: dict[str, str] = {}
    for text in getattr(args, "set", None) or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise UsageError(
                "--set without =", code="setting-form", option="--set", value=text[:LONGEST]
            )
        place = f"--set {name}"
        if setting(name, "--set").kind == "list":
            lists.setdefault(place, []).append(value)
        else:
            texts[place] = value
    return {**texts, **lists}


def place(args: Namespace) -> Config:
    """Return the data folder of a server."""
    from roost.server.core.config import Config

    held = settings(args)
    return Config(data=held.value("data"), store=held.value("store"))


def _file(given: str | None) -> Path | None:
    named = given or os.environ.get("ROOST_CONFIG")
    usual = home() / FILE
    return Path(named) if named else usual if usual.exists() else None
