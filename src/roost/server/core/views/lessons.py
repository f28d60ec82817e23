"""Lessons as clients play and draw them."""

from __future__ import annotations

from functools import cache

from roost import wire
from roost.lessons import LESSONS
from roost.rules import make_game
from roost.server.core.table.state import Table
from roost.server.core.views.generic import views_of
from roost.wire.base import message_from


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
