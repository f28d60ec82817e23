"""Games, boards, lessons and replays as data."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import get_args

from roost import wire
from roost.lessons import LESSONS
from roost.rules import RULES, make_game
from roost.rules.record import Record
from roost.server.core.table.state import Table
from roost.server.core.views.registry import VIEWS, outcome_view, views_of
from roost.wire.base import message_from


@cache
def game_list() -> wire.GameList:
    return wire.GameList(
        games=[views_of(game).describe() for game in RULES.games()],
        reactions=list(get_args(wire.Reaction)),
    )


def board_view(key: str) -> wire.BoardView | None:
    """The board of that key, whichever game it belongs to."""
    found = (VIEWS.of(game).board(key) for game in VIEWS.games())
    return next((board for board in found if board is not None), None)


def lesson_place(table: Table) -> wire.LessonPlace | None:
    lesson = table.lesson
    if lesson is None:
        return None
    step, over = table.lesson_step, lesson.is_done(table.moves)
    beats = lesson.end if over else () if step is None else step.beats
    return wire.LessonPlace(
        done=len(table.moves),
        steps=len(lesson.steps),
        over=over,
        beats=[message_from(wire.BeatView, beat) for beat in beats],
    )


@cache
def lesson_view(game: str) -> wire.LessonView:
    lesson, views, rules = LESSONS.of(game), views_of(game), make_game(game)
    return wire.LessonView(
        game=game,
        figures=[
            message_from(
                wire.FigureView,
                beat,
                beat=message_from(wire.BeatView, beat),
                position=views.position(rules, state),
            )
            for beat, state in lesson.figures()
        ],
    )


def replay_view(record: Record, yours: Iterable[int]) -> wire.ReplayView:
    """Return a replay; `yours` are the caller's seats."""
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
