"""What somebody at a server's table hears and owes."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from roost.client.table import Heard


class Typed(NamedTuple):
    """A line; None: the input has ended."""

    text: str | None


class Answered(NamedTuple):
    """Something that was sent has its answer."""


News: TypeAlias = Typed | Answered | Heard


class Quit(Exception):  # noqa: N818 - not an error
    """Somebody wants to leave."""


class MovedOn(Exception):  # noqa: N818 - not an error
    """The table no longer waits for what was asked."""


class Duty(NamedTuple):
    """What the table waits for from us; `text` is the position it is to be decided in."""

    kind: str
    seat: int = 0
    text: str = ""
