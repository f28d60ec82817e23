"""Guests, and access tokens for programs."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from roost.wire.base import Message, Milliseconds, Name


class GuestRequest(Message):
    """Play at once: create a guest, or rename the one in the cookie."""

    name: Name


class Me(Message):
    id: str
    name: str


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
