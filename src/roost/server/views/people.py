"""People, their tokens and links, and streams, as their owners see them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from roost import wire
from roost.server.hall.streams import commitment, open_seed
from roost.server.person import Person
from roost.server.store import StreamRow, TokenRow


def me_view(person: Person) -> wire.Me:
    return wire.Me(id=person.id, name=person.name)


def token_view(row: TokenRow) -> wire.TokenView:
    return wire.TokenView(id=row.id, name=row.name, scopes=_scopes(row), created=row.created)


def new_token_view(row: TokenRow, token: str) -> wire.NewToken:
    return wire.NewToken(
        id=row.id, name=row.name, scopes=_scopes(row), created=row.created, token=token
    )


def _scopes(row: TokenRow) -> list[wire.Scope]:
    return cast(list[wire.Scope], list(row.scopes))


def invite_views(table: str, links: Iterable[tuple[int | None, str]]) -> list[wire.Invite]:
    """`links` are seats, None to watch, and their keys."""
    return [wire.Invite(seat=seat, key=key, path=_path(table, seat, key)) for seat, key in links]


def _path(table: str, seat: int | None, key: str) -> str:
    place = "" if seat is None else f"seat={seat}&"
    return f"/table/{table}?{place}key={key}"


def stream_view(row: StreamRow) -> wire.StreamView:
    seed = open_seed(row)
    return wire.StreamView(
        id=row.id,
        name=row.name,
        commitment=commitment(row),
        closes=row.closes,
        seed=None if seed is None else seed.hex(),
    )
