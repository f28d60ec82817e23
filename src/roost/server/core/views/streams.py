"""Streams of dice, and attempts at them, as messages."""

from __future__ import annotations

from roost import wire
from roost.server.core.shared_dice.rows import AttemptRow, StreamRow
from roost.server.core.shared_dice.streams import commitment
from roost.wire.base import message_from


def stream_view(row: StreamRow, seed: bytes | None) -> wire.StreamView:
    """`seed` once everybody may know it."""
    shown = None if seed is None else seed.hex()
    return message_from(wire.StreamView, row, commitment=commitment(row), seed=shown)


def attempt_view(row: AttemptRow, *, playing: bool) -> wire.AttemptView:
    return message_from(wire.AttemptView, row, playing=playing)
