"""Refusals as clients read them."""

from __future__ import annotations

from roost import wire
from roost.rules.errors import GameError, ParseError
from roost.server.errors import values_of


def problem(error: GameError, id_: str | None = None, version: int | None = None) -> wire.Problem:
    """`id_` is the refused command's, `version` the table's."""
    return wire.Problem(
        code=error.code, message=error.message, values=values_of(error), id=id_, version=version
    )


def unreadable(error: Exception) -> ParseError:
    """The refusal of what is no message."""
    reason = str(error)[:200]
    return ParseError(f"not understood: {reason}", code="bad-message", reason=reason)
