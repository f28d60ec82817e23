"""Streams of duplicate dice, and attempts at them."""

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


class AttemptView(Message):
    """Your only attempt at dice that others get, too. `table` is empty if it was deleted; `playing`
    while you can continue. `settled` is true once the result is final. A game does not count if it
    was not finished in time, or if a stand-in bot played in it. `share` is your result without
    luck: the share of such games that your decisions win."""

    table: str
    playing: bool
    settled: bool
    share: float | None
    points: int | None
    rank: int | None
