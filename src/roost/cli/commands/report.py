"""`roost report`: one text about this Roost and this machine, to go with a report of a problem."""

from __future__ import annotations

import platform
import sys
from argparse import Namespace
from importlib.metadata import PackageNotFoundError, requires, version

from roost import __version__
from roost.cli import faults
from roost.cli.arguments import Parser
from roost.cli.console import Console


def configure(parser: Parser) -> None:
    """It takes nothing."""
    _ = parser


def run(args: Namespace, console: Console) -> int:
    _ = args
    console.say("report-how")
    console.write("")
    console.write(text(console.texts.language))
    return 0


def text(language: str) -> str:
    """In English, for whoever fixes it. Nothing in it says who or where."""
    from roost.solver.light.machines import available

    fault = faults.last()
    lines = [
        f"Roost {__version__}, {'compiled' if _is_there('numba') else 'light'} solver"
        + ("" if available() else ", without its module"),
        f"Python {platform.python_version()} ({platform.python_implementation()})",
        f"{platform.system()} {platform.release()}, {platform.machine()}",
        f"language {language}, encoding {sys.stdout.encoding}",
        "packages " + ", ".join(_packages()),
        "last error: none" if fault is None else f"last error: {fault}",
    ]
    return "\n".join(lines)


def _packages() -> list[str]:
    """Those that Roost names and that are installed, with their versions."""
    import re

    try:
        named = requires("roost") or []
    except PackageNotFoundError:
        return []
    names = {match[0].lower() for one in named if (match := re.match(r"[A-Za-z0-9._-]+", one))}
    return [f"{name} {version(name)}" for name in sorted(names - {"roost"}) if _is_there(name)]


def _is_there(name: str) -> bool:
    try:
        version(name)
    except PackageNotFoundError:
        return False
    return True
