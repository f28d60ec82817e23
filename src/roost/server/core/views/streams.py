"""Streams of dice, and attempts at them, as messages."""

from __future__ import annotations

from roost import wire
from roost.server.core.shared_dice.rows import AttemptRow, StreamRow
from roost.server.core.shared_dice.streams import commitment


def stream_view(row: StreamRow, seed: bytes | None) -> wire.StreamView:
    """`seed` once everybody may know it."""
    return wire.StreamView(
        id=row.id,
        name=row.name,
        commitment=commitment(row),
        closes=row.closes,
        seed=None if seed is None else seed.hex(),
    )


def attempt_view(row: AttemptRow, *, playing: bool) -> wire.AttemptView:
    return wire.AttemptView(
        table=row.table,
        playing=playing,
        settled=row.settled,
        share=row.share,
        points=row.points,
        rank=row.rank,
    )
