"""Errors for invalid game files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roost.rules.core import Json
from roost.rules.errors import GameError, RecordError

if TYPE_CHECKING:
    from roost.rules.record.record import Record


class BrokenRecordError(RecordError):
    """A record that is invalid from `turn` on, counted from 1.

    `good` is the part before that turn, and `cause` the error in it.
    """

    def __init__(
        self,
        message: str,
        *,
        turn: int,
        good: Record,
        cause: GameError | None = None,
        code: str | None = None,
        **values: object,
    ) -> None:
        super().__init__(message, code=code or "broken-record", turn=turn, **values)
        self.turn = turn
        self.good = good
        self.cause = cause

    @classmethod
    def at(cls, turn: int, cause: GameError, good: Record) -> BrokenRecordError:
        """Return the error for a turn that failed with `cause`."""
        return cls(f"turn {turn}: {cause}", turn=turn, good=good, cause=cause, reason=str(cause))

    def __reduce__(self) -> tuple[object, ...]:
        rest = {name: value for name, value in self.values.items() if name != "turn"}
        return (_rebuild, (self.message, self.turn, self.code, rest, self.good, self.cause))


def _rebuild(
    message: str,
    turn: int,
    code: str,
    values: dict[str, Json],
    good: Record,
    cause: GameError | None,
) -> BrokenRecordError:
    return BrokenRecordError(message, turn=turn, code=code, good=good, cause=cause, **values)


def bad(why: str, reason: str, value: str, **values: Json) -> RecordError:
    """Return the error for a file that is not a game file or has an invalid header."""
    return RecordError(f"not a game file: {reason}", why=why, value=value, reason=reason, **values)


def bad_turn(why: str, reason: str, value: str) -> RecordError:
    """Return the error for a line of moves that cannot be read."""
    return RecordError(reason, code="bad-turn", why=why, value=value, reason=reason)
