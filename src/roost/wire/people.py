"""Guests, access tokens for programs, and attempts at shared dice."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from roost.wire.base import Bird, Message, Milliseconds, Name


class GuestRequest(Message):
    """Play at once: create a guest, or rename the one in the cookie. Without a `bird` it stays."""

    name: Name
    bird: Bird | None = None


class Me(Message):
    id: str
    name: str
    bird: str


Scope: TypeAlias = Literal["read", "play"]


class TokenRequest(Message):
    """Create a token for a program: `read` may watch what you may, `play` may also act."""

    name: Name
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=2)]


class TokenView(Message):
    id: str
    name: str
    scopes: list[Scope]
    created: Milliseconds


class NewToken(TokenView):
    """A new token, shown only this once; send it as ``Authorization: Bearer``."""

    token: str


class TokenList(Message):
    tokens: list[TokenView]


class AttemptView(Message):
    """Your only attempt at dice that others get, too. `table` is empty if it was deleted; `playing`
    while you can continue. `settled` is true once the result is final. A game does not count if it
    was not finished in time, or if a stand-in bot played in it. `share` is your result without
    luck: the share of games that such decisions win."""

    table: str
    playing: bool
    settled: bool
    share: float | None
    points: int | None
    rank: int | None
