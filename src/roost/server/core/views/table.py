"""A table as all who may read it see it. Nothing here is secret."""

from __future__ import annotations

from typing import Any

from roost import wire
from roost.rules import RULES_VERSION, Phase
from roost.server.core.live.presence import Presence
from roost.server.core.live.rows import ranks_of
from roost.server.core.person import Person
from roost.server.core.table.pauses import Pause
from roost.server.core.table.setup import TimeControl
from roost.server.core.table.state import Table
from roost.server.core.table.tutor import may_ask_hints, may_hear_tutor
from roost.server.core.views.games import lesson_place
from roost.server.core.views.registry import GameViews, outcome_view, views_of


def table_view(table: Table, presence: Presence) -> wire.TableView:
    setup = table.setup
    views = views_of(setup.game)
    outcome = None if table.state is None else table.game.outcome(table.state)
    return wire.TableView(
        id=table.id,
        version=table.version,
        status=table.status,
        game=setup.game,
        variant=table.game.variant.key,
        rules=RULES_VERSION,
        private=setup.private,
        clock=clock_view(setup.clock),
        pace_ms=setup.pace_ms,
        tutor=setup.tutor,
        one_seat=setup.one_seat,
        start=setup.start,
        turn_h=setup.turn_h,
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
        lesson=lesson_place(table),
        series=list(table.wins) if setup.series else [],
    )


def clock_view(clock: TimeControl | None) -> wire.Clock | None:
    if clock is None:
        return None
    return wire.Clock(decision_s=clock.decision_s, reserve_s=clock.reserve_s)


def _decision(table: Table, presence: Presence, views: GameViews) -> wire.Decision | None:
    if table.status != "playing" or table.lesson_over:
        return None
    deadline = presence.deadline
    seat = table.position.seat
    if table.phase is Phase.CHANCE:
        return wire.Decision(
            seat=seat,
            kind="dice" if table.dice_source == "manual" else "roll",
            options=[],
            dice=table.dice_wanted,
            deadline=deadline,
        )
    options: list[Any] = views.options(table.game, table.position)
    step = table.lesson_step
    if step is not None:  # a lesson leaves one
        options = [option for option in options if option.token == step.move]
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
            stand_in=seat.stand_in is not None,
            ready=seat.ready,
            reserve_ms=seat.reserve_ms,
            pause=_pause_view(presence.pauses.get(seat.person)),
            bird=seat.bird,
        )
        for seat in table.seats
    ]


def _pause_view(pause: Pause | None) -> wire.PauseView | None:
    return None if pause is None else wire.PauseView(starts=pause.starts, ends=pause.ends)


def dice_view(table: Table, presence: Presence) -> wire.DiceView:
    facts, transcript = table.facts, table.transcript
    seed = presence.seed
    return wire.DiceView(
        source=table.dice_source,
        first=facts.first,
        tip=facts.server,
        head=None if transcript is None else transcript.head.hex(),
        tips=[] if transcript is None else [seat.tip for seat in table.seats],
        entries=0 if transcript is None else transcript.n,
        commitment=table.made.stream_commitment,
        seed=None if seed is None else seed.hex(),
        stream=table.setup.dice.stream,
        day=table.setup.dice.day or None,
        round=table.setup.dice.round,
        deadline=presence.mix_deadline,
    )


def you_view(table: Table, person: Person | None) -> wire.You:
    player = None if person is None else person.id
    return wire.You(
        player=player,
        seats=table.seats_of(player),
        maker=player == table.made.maker,
        tutor=may_hear_tutor(table, player),
        hints=may_ask_hints(table, player),
    )


def summary(table: Table) -> wire.TableSummary:
    setup = table.setup
    return wire.TableSummary(
        id=table.id,
        game=setup.game,
        variant=table.game.variant.key,
        status=table.status,
        private=setup.private,
        seats=[
            wire.SeatSummary(kind=seat.kind, name=seat.name, bot=seat.bot, bird=seat.bird)
            for seat in table.seats
        ],
        dice=table.dice_source,
        clock=clock_view(setup.clock),
        created=table.made.at,
        yours=[],
        ranks=list(ranks_of(table)),
        turn_h=setup.turn_h,
    )
