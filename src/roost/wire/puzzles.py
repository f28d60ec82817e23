"""Positions with one clear answer."""

from __future__ import annotations

from roost.wire.actions import Option
from roost.wire.base import GameKey, Language, Message
from roost.wire.insight import InsightView, MoveToken, PositionText
from roost.wire.positions import PositionView


class PuzzleView(Message):
    """A position with one clear answer. `options` are the legal actions as tokens and words."""

    id: str
    game: GameKey
    position: str
    level: int
    options: list[PuzzleOption]
    words: list[str]


class PuzzleOption(Message):
    token: str
    words: str


class PuzzleAnswer(Message):
    """What the chosen action is worth, and why the best is the best."""

    id: str
    right: bool
    chosen: str
    best: str
    loss: float
    insight: InsightView
    words: list[str]


class PuzzleName(Message):
    id: str
    level: int


class PuzzleList(Message):
    game: GameKey
    puzzles: list[PuzzleName]


class PuzzleQuestion(Message):
    puzzle: PuzzleView
    view: PositionView
    options: list[Option]


class SolveRequest(Message):
    """An answer to any position with a best choice: a shipped puzzle, or an error of one's own."""

    position: PositionText
    token: MoveToken
    language: Language = "en"
