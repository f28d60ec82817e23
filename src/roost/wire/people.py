"""Guests, and tokens for programs."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from roost.wire.base import Message, Milliseconds, Name


class GuestRequest(Message):
    """Play at once: makes a guest, or renames the one the cookie names."""

    name: Name


class Me(Message):
    id: str
    name: str


Scope: TypeAlias = Literal["read", "play"]


class TokenRequest(Message):
    """A token for a program: `read` watches what its owner may watch, `play` also acts."""

    name: Name
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=2)]


class TokenView(Message):
    id: str
    name: str
    scopes: list[Scope]
    created: Milliseconds


class NewToken(TokenView):
    """`token` is shown this once; send it as ``Authorization: Bearer``."""

    token: str


class TokenList(Message):
    tokens: list[TokenView]
