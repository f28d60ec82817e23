"""Settings for commands about a server."""

from __future__ import annotations

import os
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from roost.cli.arguments import Parser
from roost.home import home

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
        word = name.replace("-", "_")
        given = getattr(args, word, None)
        if given is not None and given is not False:
            options[name] = given
        elif getattr(args, f"no_{word}", False):
            options[name] = False
    return read(options, os.environ, _file(args.config), home() / "server")


def place(args: Namespace) -> Config:
    """Return the data folder of a server."""
    from roost.server.core.config import Config

    held = settings(args)
    return Config(data=held.value("data"), store=held.value("store"))


def _file(given: str | None) -> Path | None:
    named = given or os.environ.get("ROOST_CONFIG")
    usual = home() / FILE
    return Path(named) if named else usual if usual.exists() else None
