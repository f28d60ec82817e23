"""Exact odds of a turn for `roost analyse`, in games that have them."""

from __future__ import annotations

from argparse import Namespace
from typing import Any, Protocol

from roost.cli.arguments import Parser
from roost.cli.console import Console
from roost.rules.core import Json
from roost.rules.registry import Registry


class TurnOdds(Protocol):
    """The odds of one game."""

    options: tuple[str, ...]

    def configure(self, parser: Parser) -> None:
        """Add the `options` to `roost analyse`."""
        ...

    def report(self, state: Any, args: Namespace) -> dict[str, Json]:
        """Return the odds as JSON data."""
        ...

    def show(self, state: Any, report: dict[str, Json], console: Console) -> None: ...


ODDS: Registry[TurnOdds] = Registry("cli.odds", "ODDS")
