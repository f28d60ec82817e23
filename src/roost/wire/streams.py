"""Streams of duplicate dice."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from roost.wire.base import Message, Milliseconds, Name


class StreamRequest(Message):
    """Create dice that many tables share. The server reveals the seed when the stream closes."""

    name: Name
    open_s: Annotated[int, Meta(ge=60, le=31 * 86_400)] = 86_400


class StreamView(Message):
    id: str
    name: str
    commitment: str
    closes: Milliseconds
    seed: str | None
