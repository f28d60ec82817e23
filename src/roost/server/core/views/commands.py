"""Commands of clients, and the answers to them."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from roost import wire
from roost.rules.errors import GameError, ParseError
from roost.server.core.errors import BrokenLogError, values_of
from roost.server.core.names import clean_name
from roost.server.core.storage.port import StorageError
from roost.server.core.table.setup import Setup
from roost.server.core.table.state import Answer
from roost.server.core.views.registry import views_of


def ack(answer: Answer) -> wire.Ack:
    return wire.Ack(id=answer.id, version=answer.version, table=answer.table)


def setup_of(request: wire.TableRequest) -> Setup:
    """Return the setup of a request, whose fields it has. A game that clients could not be shown is
    refused."""
    views_of(request.game)
    setup = msgspec.convert(msgspec.to_builtins(request), Setup)
    seats = (s if s.name is None else replace(s, name=clean_name(s.name)) for s in setup.seats)
    return replace(setup, seats=tuple(seats))


# What the server's own files are like is for the log of the process: who asks is told only that.
_INTERNAL: dict[type[GameError], str] = {
    StorageError: "the server's store failed; nothing was changed",
    BrokenLogError: "the record of this table is damaged",
}


def problem(error: GameError, id_: str | None = None, version: int | None = None) -> wire.Problem:
    """Return a `Problem`; `id_` is the refused command's, `version` the table's."""
    message, values = error.message, values_of(error)
    for kind, told in _INTERNAL.items():
        if isinstance(error, kind):
            message, values = told, {}
    return wire.Problem(code=error.code, message=message, values=values, id=id_, version=version)


def unreadable(error: Exception) -> ParseError:
    """The refusal of data that isn't a message."""
    reason = str(error)[:200]
    return ParseError(f"not understood: {reason}", code="bad-message", reason=reason)
