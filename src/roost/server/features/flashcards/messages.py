"""Flashcards over REST."""

from __future__ import annotations

from roost.wire.base import Language, Message, Milliseconds
from roost.wire.insight import MoveToken
from roost.wire.puzzles import PuzzleAnswer


class FlashcardList(Message):
    """Your past errors to retry: the ids of those `due`, the number of those `later`. `next` is the
    time of the next one."""

    due: list[str]
    later: int
    next: Milliseconds | None


class FlashcardRequest(Message):
    """Your answer to a flashcard."""

    token: MoveToken
    language: Language = "en"


class FlashcardAnswer(Message):
    """The verdict on an answer, and the flashcard's next day."""

    answer: PuzzleAnswer
    due: Milliseconds
