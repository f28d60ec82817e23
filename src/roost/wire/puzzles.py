"""Puzzles."""

from __future__ import annotations

from typing import Literal

from roost.wire.base import GameKey, Language, Message, PositionText
from roost.wire.insight import InsightView, MoveToken
from roost.wire.positions import Option, PositionView

GamePhase = Literal["early", "middle", "late"]


class PuzzleView(Message):
    """A position with one clear answer. `options` are the legal actions as tokens and words.
    `theme` has the text `puzzle-theme-<game>-<theme>`; `phase` is the phase of the game; `number`
    its place among the game's puzzles, none for your own errors."""

    id: str
    game: GameKey
    position: str
    level: int
    theme: str
    phase: GamePhase
    number: int | None
    options: list[PuzzleOption]
    words: list[str]


class PuzzleOption(Message):
    token: str
    words: str


class PuzzleAnswer(Message):
    """The value of the chosen action, and why the best one is best."""

    id: str
    right: bool
    chosen: str
    best: str
    loss: float
    insight: InsightView
    words: list[str]


class PuzzleName(Message):
    """A puzzle in a list. `seats`: the number of players."""

    id: str
    number: int
    level: int
    theme: str
    phase: GamePhase
    seats: int


class PuzzleList(Message):
    """A list of puzzles. `themes` are the possible themes, in display order."""

    game: GameKey
    themes: list[str]
    puzzles: list[PuzzleName]


class PuzzleQuestion(Message):
    puzzle: PuzzleView
    view: PositionView
    options: list[Option]


class SolveRequest(Message):
    """An answer to any position with a best choice: a bundled puzzle, or one of your own errors."""

    position: PositionText
    token: MoveToken
    language: Language = "en"
