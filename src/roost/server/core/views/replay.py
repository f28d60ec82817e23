"""A game to watch again."""

from __future__ import annotations

from collections.abc import Iterable

from roost import wire
from roost.rules.record import Record
from roost.server.core.views.generic import views_of
from roost.server.core.views.mirrored import outcome_view
from roost.wire.base import message_from


def replay_view(record: Record, yours: Iterable[int]) -> wire.ReplayView:
    """`yours` are the seats of who asks."""
    rules, views, outcome = record.rules, views_of(record.game), record.outcome()
    return wire.ReplayView(
        game=record.game,
        variant=record.variant,
        seats=[message_from(wire.SeatSummary, player) for player in record.players],
        start=record.start,
        view=views.position(rules, record.initial()),
        moves=[
            wire.ReplayMove(
                turn=before.turn,
                seat=before.seat,
                token=rules.format_move(before, move),
                events=[views.event(event, before) for event in events],
                view=views.position(rules, after),
            )
            for before, move, after, events in record.moments
        ],
        outcome=None if outcome is None else outcome_view(outcome),
        yours=list(yours),
    )
