"""Every refusal in Roost is a `GameError`: a stable code, a sentence, and the values behind it.

The sentence is English and meant for programmers; people are shown the message
``error-<code>`` of their language, filled with the same values. Where one code has many reasons,
the value ``why`` names the reason, and the message has a variant for it.
"""

from __future__ import annotations

from typing import Any

LONGEST = 200  # characters of somebody else's text in a sentence of ours


class GameError(ValueError):
    """Something was refused. Nothing was changed."""

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
    """A text or a JSON value that cannot be read at all."""

    code = "unparsable"


class IllegalActionError(GameError):
    """A well-formed action or roll that the rules do not allow now."""

    code = "illegal-action"


class PositionError(GameError):
    """A position that no game can reach, or that contradicts itself."""

    code = "bad-position"


def position_error(why: str, reason: str, value: str, **values: Any) -> PositionError:
    """The refusal of a position; `value` is the part of it that is wrong."""
    shown = value if len(value) <= LONGEST else f"{value[:LONGEST]}…"
    if len(reason) > 2 * LONGEST:
        reason = f"{reason[: 2 * LONGEST]}…"
    return PositionError(f"not a position: {reason}", why=why, value=shown, reason=reason, **values)


def position_fields(position: object) -> list[str]:
    """Split a position text into its fields; refuse anything but a string."""
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
    """A Knockout board file that is not a board; says what and where."""

    code = "bad-board"


class RecordError(GameError):
    """A file that is no game file. One that stops making sense later on says at which turn, and
    holds what came before: `roost.rules.record.BrokenRecordError`."""

    code = "bad-record"
