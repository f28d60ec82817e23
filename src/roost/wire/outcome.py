"""The result of a game."""

from __future__ import annotations

from roost.wire.base import Message


class OutcomeView(Message):
    """The result of a game. `shares` are fractions such as ``1`` or ``1/2``."""

    scores: list[int]
    ranks: list[int]
    shares: list[str]
    capped: bool
