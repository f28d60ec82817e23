"""Lessons: comments at their tables, and the figures that rules pages take from them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from roost.wire.base import GameKey, Message
from roost.wire.positions import PositionView
from roost.wire.setup import WantedGame


class LessonRequest(Message):
    """Create a table whose dice follow the script of the game's lesson. It has no other options."""

    game: WantedGame
    pace_ms: Annotated[int, Meta(ge=0, le=10_000)] = 1000


class BeatView(Message):
    """A comment: the message `say`, and the object it refers to. `at` is a word or a word and a
    value: ``tile 25`` is the element with ``data-tile="25"``."""

    say: str
    at: str


class LessonPlace(Message):
    """The progress of a lesson: the number of steps done. Show `beats` in order. The last one asks
    for the only option, or says goodbye at the end."""

    done: int
    steps: int
    over: bool
    beats: list[BeatView]


class FigureView(Message):
    """A position of the lesson that illustrates these rules, with its comment."""

    rules: list[str]
    beat: BeatView
    position: PositionView


class LessonView(Message):
    game: GameKey
    figures: list[FigureView]
