"""What the server refuses, and with which status a REST answer says so."""

from __future__ import annotations

from typing import ClassVar

from roost.rules.errors import GameError


class ServerError(GameError):
    """A refusal by the server. The rules' own refusals are answered as 422."""

    status: ClassVar[int] = 400


class StaleError(ServerError):
    """The command was made for a version of the table that has gone by."""

    code = "stale-version"
    status = 409


class SeatConflictError(ServerError):
    """The seat or the table is not in a condition for this command."""

    code = "not-now"
    status = 409


class ForbiddenError(ServerError):
    """Known, but not allowed to."""

    code = "forbidden"
    status = 403


class UnknownPersonError(ServerError):
    """No cookie or token, or not one of ours."""

    code = "not-signed-in"
    status = 401


class NotFoundError(ServerError):
    """Nothing there, or nothing that this person may know of."""

    code = "not-found"
    status = 404


class TooManyError(ServerError):
    """A limit is reached."""

    code = "too-many"
    status = 429


class BrokenLogError(ServerError):
    """What is kept of a table cannot be read, or is no game."""

    code = "broken-log"
    status = 500


class LogVersionError(ServerError):
    """A log of another version: a newer Roost's, unless the code names another."""

    code = "store-too-new"
    status = 503


class UnavailableError(ServerError):
    """The server is going down or its store fails."""

    code = "unavailable"
    status = 503


class ComeAgainError(UnavailableError):
    """Not here, or not now: the same, sent again in a moment, is done. Who has a socket is not even
    told: it closes, and clients send again what was not answered."""


def status_of(error: GameError) -> int:
    """The HTTP status of a refusal."""
    return int(getattr(error, "status", 422))


def values_of(error: GameError) -> dict[str, str | int]:
    """The values of a refusal as the wire carries them."""
    return {
        key: value if isinstance(value, (int, str)) and not isinstance(value, bool) else str(value)
        for key, value in error.values.items()
    }
