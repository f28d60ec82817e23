"""Errors of the rules. Each is a `GameError` with a stable code, a message and values.

The message is English and meant for programmers. Users see the text ``error-<code>`` of their
language, filled with the same values. If one code has many reasons, the value ``why`` gives the
reason, and the text has a variant for it.
"""

from __future__ import annotations

from typing import Any

LONGEST = 200  # characters of user input quoted in an error message


class GameError(ValueError):
    """Invalid input or an illegal request. Nothing was changed."""

    code = "error"

    def __init__(self, message: str, *, code: str | None = None, **values: object) -> None:
        super().__init__(message)
        self.message = message
        self.code = code or type(self).code
        self.values = values

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (type(self), self.message, self.code, self.values))


def _rebuild(cls: type[GameError], message: str, code: str, values: dict[str, object]) -> GameError:
    return cls(message, code=code, **values)


class ParseError(GameError):
    """A text or JSON value that cannot be parsed."""

    code = "unparsable"


class IllegalActionError(GameError):
    """A well-formed action or roll that the rules do not allow now."""

    code = "illegal-action"


class PositionError(GameError):
    """A position that no game can reach, or that contradicts itself."""

    code = "bad-position"


def position_error(why: str, reason: str, value: str, **values: Any) -> PositionError:
    """Return the error for an invalid position; `value` is the part of it that is wrong."""
    shown = value if len(value) <= LONGEST else f"{value[:LONGEST]}…"
    if len(reason) > 2 * LONGEST:
        reason = f"{reason[: 2 * LONGEST]}…"
    return PositionError(f"not a position: {reason}", why=why, value=shown, reason=reason, **values)


def position_fields(position: object) -> list[str]:
    """Split a position text into its fields. Raise unless it is a string."""
    if isinstance(position, str):
        return position.split()
    raise position_error("other", f"{position!r} is no text", repr(position))


class UnknownGameError(GameError):
    """A game that is neither built in nor installed."""

    code = "unknown-game"


class VariantError(GameError):
    """An unknown variant or option."""

    code = "bad-variant"


class SeatError(GameError):
    """A number of seats, or a seat, that the game does not have."""

    code = "bad-seats"


class BoardError(GameError):
    """An invalid Knockout board file; the message gives the field and the mistake."""

    code = "bad-board"


class RecordError(GameError):
    """A file that is not a valid game file.

    If only a later turn is invalid, `roost.rules.record.BrokenRecordError` gives the turn and holds
    the valid part before it.
    """

    code = "bad-record"
