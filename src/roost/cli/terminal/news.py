"""Events for a player at a server's table."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from roost.client.table import Heard


class Typed(NamedTuple):
    """A typed line; None: end of input."""

    text: str | None


class Answered(NamedTuple):
    """A command was answered."""


News: TypeAlias = Typed | Answered | Heard


class MovedOn(Exception):  # noqa: N818 - not an error
    """The table no longer waits for the pending decision."""


class Duty(NamedTuple):
    """A decision that the table waits for; `text` is its position."""

    kind: str
    seat: int = 0
    text: str = ""
