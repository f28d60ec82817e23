"""A table as all who may read it see it. Nothing here is secret: seeds appear once open."""

from __future__ import annotations

from collections.abc import Container
from typing import NamedTuple

from roost import wire
from roost.rules import Phase
from roost.server.table.state import Played, Table
from roost.server.views.mirrored import outcome_view
from roost.server.views.registry import VIEWS, GameViews


class Presence(NamedTuple):
    """Who is there, apart from the log: persons with an open socket, and how many watch."""

    connected: Container[str | None]
    watching: int
    reveal_deadline: int | None = None
    deadline: int | None = None


def table_view(table: Table, presence: Presence) -> wire.TableView:
    request = table.request
    views = VIEWS.of(request.game)
    outcome = None if table.state is None else table.game.outcome(table.state)
    return wire.TableView(
        id=table.id,
        version=table.version,
        status=table.status,
        game=request.game,
        variant=table.game.variant.key,
        private=request.private,
        clock=request.clock,
        pace_ms=request.pace_ms,
        tutor=request.tutor,
        maker=table.made.maker,
        created=table.made.at,
        seats=seat_views(table, presence),
        position=None if table.state is None else views.position(table.game, table.state),
        decision=_decision(table, presence, views),
        outcome=None if outcome is None else outcome_view(outcome),
        dice=dice_view(table, presence),
        can_take_back=table.can_take_back,
        watching=presence.watching,
        rematch=table.rematch,
    )


def _decision(table: Table, presence: Presence, views: GameViews) -> wire.Decision | None:
    if table.status != "playing":
        return None
    deadline = presence.deadline
    seat = table.state.seat
    if table.phase is Phase.CHANCE:
        return wire.Decision(
            seat=seat,
            kind="dice" if table.dice_source == "manual" else "roll",
            options=[],
            dice=table.dice_wanted,
            deadline=deadline,
        )
    options = views.options(table.game, table.state)
    return wire.Decision(seat=seat, kind="act", options=options, dice=0, deadline=deadline)


def seat_views(table: Table, presence: Presence) -> list[wire.SeatView]:
    return [
        wire.SeatView(
            seat=seat.index,
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot,
            player=seat.person,
            connected=seat.bot is not None
            or (seat.person is not None and seat.person in presence.connected),
            kept=seat.kept is not None,
            ready=seat.ready,
            reserve_ms=seat.reserve_ms,
        )
        for seat in table.seats
    ]


def dice_view(table: Table, presence: Presence) -> wire.FairView:
    fair = table.dice_source == "fair"
    finished = table.status in ("over", "abandoned")
    # A seat's seed stays closed until every seat is committed.
    committed = table.status != "open"
    return wire.FairView(
        source=table.dice_source,  # type: ignore[arg-type]
        commitment=table.commitment if fair else table.made.stream_commitment,
        seed=table.made.seed.hex() if fair and finished else None,
        seats=[
            wire.SeatSeed(
                commitment=seat.commitment,
                seed=seat.seed.hex() if committed and seat.seed is not None else None,
                withheld=seat.withheld,
            )
            for seat in table.seats
        ]
        if fair
        else [],
        stream=getattr(table.request.dice, "stream", None),
        rolls=table.rolls,
        reveal_deadline=presence.reveal_deadline,
    )


def step_view(table: Table, played: Played) -> wire.StepView:
    """One step with its events, made anew for everybody who asks."""
    return wire.StepView(
        version=played.version,
        seat=played.seat,
        by=played.by,
        token=played.token,
        events=[*_events(table, played), *played.table_events],
    )


def _events(table: Table, played: Played) -> list[wire.GameEvent]:
    view = VIEWS.of(table.request.game).event
    return [view(event, played.before) for event in played.events]


def summary(table: Table) -> wire.TableSummary:
    request = table.request
    return wire.TableSummary(
        id=table.id,
        game=request.game,
        variant=table.game.variant.key,
        status=table.status,
        private=request.private,
        seats=[
            wire.SeatSummary(kind=seat.kind, name=seat.name, bot=seat.bot) for seat in table.seats
        ],
        dice=table.dice_source,  # type: ignore[arg-type]
        clock=request.clock,
        created=table.made.at,
        yours=[],
    )
