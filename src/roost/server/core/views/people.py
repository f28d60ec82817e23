"""People, their tokens and links as their owners see them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from roost import wire
from roost.server.core.identity.rows import PersonRow, TokenRow
from roost.server.core.person import Person
from roost.server.core.shared_dice.rows import AttemptRow
from roost.server.core.table.record import record_of
from roost.server.core.table.state import Table
from roost.wire.base import message_from


def me_view(person: Person) -> wire.Me:
    return wire.Me(id=person.id, name=person.name, bird=person.bird)


def token_view(row: TokenRow) -> wire.TokenView:
    return message_from(wire.TokenView, row)


def new_token_view(row: TokenRow, token: str) -> wire.NewToken:
    return message_from(wire.NewToken, row, token=token)


def invite_views(table: str, links: Iterable[tuple[int | None, str]]) -> list[wire.Invite]:
    """Return the invitations; `links` are seats (None to watch) and their keys."""
    return [wire.Invite(seat=seat, key=key, path=_path(table, seat, key)) for seat, key in links]


def everything_view(
    person: PersonRow,
    tokens: Iterable[TokenRow],
    streams: Sequence[dict[str, Any]],
    tables: Sequence[dict[str, Any]],
    attempts: Sequence[AttemptRow],
    access_log: Sequence[dict[str, str | int]],
) -> dict[str, Any]:
    """All that is kept of a person, as one file. `tables` as `my_table_view` tells of each;
    `watched` are streams."""
    return {
        "format": "roost-everything",
        "version": 1,
        "me": msgspec.to_builtins(person),
        "tokens": [msgspec.to_builtins(token_view(row)) for row in tokens],
        "streams": streams,
        "tables": tables,
        "attempts": [msgspec.to_builtins(row) for row in attempts],
        "access_log": access_log,
    }


def my_table_view(table: Table, person: str, stream_seed: bytes | None) -> dict[str, Any]:
    """Show a table that a person created or sat at, with the game file once there is one."""
    return {
        "id": table.id,
        "game": table.setup.game,
        "status": table.status,
        "created": table.made.at,
        "maker": table.made.maker == person,
        "seats": [
            {"seat": seat.index, "name": seat.name} for seat in table.seats if seat.person == person
        ],
        "record": None if table.state is None else record_of(table, stream_seed),
    }


def _path(table: str, seat: int | None, key: str) -> str:
    place = "" if seat is None else f"seat={seat}&"
    return f"/table/{table}?{place}key={key}"
