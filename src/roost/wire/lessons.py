"""A first game: what is said at its table, and the figures that rules pages take from it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from roost.wire.base import GameKey, Message
from roost.wire.positions import PositionView
from roost.wire.setup import WantedGame


class LessonRequest(Message):
    """A table whose dice follow the script of the game's lesson. Nothing else can be asked for."""

    game: WantedGame
    pace_ms: Annotated[int, Meta(ge=0, le=10_000)] = 1000


class BeatView(Message):
    """Something said: the message `say`, at the thing that it is about. `at` is the name that the
    table has for it, a word or a word and a value: ``tile 25`` is what has ``data-tile="25"``."""

    say: str
    at: str


class LessonPlace(Message):
    """Where a table's lesson stands: so many of its steps are done. `beats` are said in order, the
    last of them asks for the one option there is; at the end the last bids farewell."""

    done: int
    steps: int
    over: bool
    beats: list[BeatView]


class FigureView(Message):
    """A position of the lesson that shows these rules, and what is said there."""

    rules: list[str]
    beat: BeatView
    position: PositionView


class LessonView(Message):
    game: GameKey
    figures: list[FigureView]
