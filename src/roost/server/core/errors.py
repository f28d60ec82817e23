"""Errors of the server, each with the HTTP status of its REST answer."""

from __future__ import annotations

from typing import ClassVar

from roost.rules.errors import GameError


class ServerError(GameError):
    """A request that the server rejects. Errors of the rules are answered with 422."""

    status: ClassVar[int] = 400


class StaleError(ServerError):
    """The command names an outdated version of the table."""

    code = "stale-version"
    status = 409


class SeatConflictError(ServerError):
    """The seat or the table is not in a state for this command."""

    code = "not-now"
    status = 409


class ForbiddenError(ServerError):
    """The person is known but lacks permission."""

    code = "forbidden"
    status = 403


class UnknownPersonError(ServerError):
    """The cookie or token is missing or invalid."""

    code = "not-signed-in"
    status = 401


class NotFoundError(ServerError):
    """The object does not exist, or this person may not know that it does."""

    code = "not-found"
    status = 404


class TooManyError(ServerError):
    """A limit is reached."""

    code = "too-many"
    status = 429


class BrokenLogError(ServerError):
    """A table's log cannot be read, or is not a valid game."""

    code = "broken-log"
    status = 500


class LogVersionError(ServerError):
    """A log of another version: a newer Roost's, unless the code says otherwise."""

    code = "store-too-new"
    status = 503


class UnavailableError(ServerError):
    """The server is shutting down, or its store fails."""

    code = "unavailable"
    status = 503


class ComeAgainError(UnavailableError):
    """The request cannot be served right now; sent again in a moment, it will be. On a socket this
    error is not sent: the socket closes, and clients resend unanswered commands."""


def status_of(error: GameError) -> int:
    """Return the HTTP status of an error."""
    return int(getattr(error, "status", 422))


def values_of(error: GameError) -> dict[str, str | int]:
    """Return an error's values as the wire format represents them."""
    return {
        key: value if isinstance(value, (int, str)) and not isinstance(value, bool) else str(value)
        for key, value in error.values.items()
    }
