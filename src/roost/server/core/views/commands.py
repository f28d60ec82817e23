"""What clients send, as the table understands it."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from roost import wire
from roost.server.core.names import clean_name
from roost.server.core.table.setup import Setup
from roost.server.core.table.state import Answer
from roost.server.core.views.generic import views_of


def ack(answer: Answer) -> wire.Ack:
    return wire.Ack(id=answer.id, version=answer.version, table=answer.table)


def setup_of(request: wire.TableRequest) -> Setup:
    """Return the setup of a request, whose fields it has. A game that clients could not be shown is
    refused."""
    views_of(request.game)
    setup = msgspec.convert(msgspec.to_builtins(request), Setup)
    seats = (s if s.name is None else replace(s, name=clean_name(s.name)) for s in setup.seats)
    return replace(setup, seats=tuple(seats))
