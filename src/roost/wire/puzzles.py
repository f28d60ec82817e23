"""Positions with one clear answer."""

from __future__ import annotations

from typing import Literal

from roost.wire.actions import Option
from roost.wire.base import GameKey, Language, Message, Milliseconds, PositionText
from roost.wire.insight import InsightView, MoveToken
from roost.wire.positions import PositionView

GamePhase = Literal["early", "middle", "late"]


class PuzzleView(Message):
    """A position with one clear answer. `options` are the legal actions as tokens and words.

    `theme` is what it is about, named by the message `puzzle-theme-<game>-<theme>`; `phase` how far
    the game has come; `number` its place among the game's puzzles, none for one's own errors.
    """

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
    """What the chosen action is worth, and why the best is the best."""

    id: str
    right: bool
    chosen: str
    best: str
    loss: float
    insight: InsightView
    words: list[str]


class PuzzleName(Message):
    """`seats`: how many play."""

    id: str
    number: int
    level: int
    theme: str
    phase: GamePhase
    seats: int


class PuzzleList(Message):
    """`themes` are those that the game's puzzles can have, in the order to show them in."""

    game: GameKey
    themes: list[str]
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


class FlashcardList(Message):
    """Moments that you got wrong, to try again: the ids of those that are `due`, how many come
    `later`, and when the `next` of them does."""

    due: list[str]
    later: int
    next: Milliseconds | None


class FlashcardRequest(Message):
    """What you would do now."""

    token: MoveToken
    language: Language = "en"


class FlashcardAnswer(Message):
    """Whether it was right, and when you are asked again."""

    answer: PuzzleAnswer
    due: Milliseconds
