"""`roost report`: version and machine details for a bug report."""

from __future__ import annotations

import platform
import sys
from argparse import Namespace
from importlib.metadata import PackageNotFoundError, requires, version

from roost.cli import faults
from roost.cli.arguments import Parser
from roost.cli.console import Console


def configure(parser: Parser) -> None:
    """Declare no arguments."""
    _ = parser


def run(args: Namespace, console: Console) -> int:
    _ = args
    console.say("report-how")
    console.write("")
    console.write(text(console.texts.language))
    return 0


def text(language: str) -> str:
    """Return the report in English, without names of people or files."""
    from roost.solver.wasm.machines import engine

    fault = faults.last()
    lines = [
        engine(),
        f"Python {platform.python_version()} ({platform.python_implementation()})",
        f"{platform.system()} {platform.release()}, {platform.machine()}",
        f"language {language}, encoding {sys.stdout.encoding}",
        "packages " + ", ".join(_packages()),
        "last error: none" if fault is None else f"last error: {fault}",
    ]
    return "\n".join(lines)


def _packages() -> list[str]:
    """Return Roost's installed dependencies with their versions."""
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
