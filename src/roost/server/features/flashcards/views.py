"""Flashcards as messages, and the errors that become flashcards."""

from __future__ import annotations

from collections.abc import Container, Sequence

import msgspec

from roost.analysis.puzzles import GAP, PuzzlePosition, puzzle_id
from roost.server.features.flashcards.messages import FlashcardList
from roost.server.features.flashcards.schema import FlashcardRow
from roost.server.features.flashcards.service import Grade, grade


def flashcard_list_view(
    due: Sequence[FlashcardRow], others: Sequence[FlashcardRow]
) -> FlashcardList:
    return FlashcardList(
        due=[row.card for row in due],
        later=len(others),
        next=others[0].due if others else None,
    )


class _CardMove(msgspec.Struct):
    """The fields of a reviewed move that are needed here."""

    index: int
    seat: int
    kind: str
    token: str
    position: str
    loss: float = 0.0
    best: str | None = None


class _CardReview(msgspec.Struct):
    game: str
    moves: list[_CardMove]


class _CardAnswer(msgspec.Struct):
    review: _CardReview


def errors_of(answer: bytes, seat: int, stood_in: Container[int] = ()) -> list[PuzzlePosition]:
    """Return the errors of a seat, the worst first, without the moves of stand-in bots."""
    review = msgspec.json.decode(answer, type=_CardAnswer).review
    wrong = [
        move
        for move in review.moves
        if move.kind == "act"
        and move.seat == seat
        and move.index not in stood_in
        and move.loss >= GAP
        and move.token != move.best
    ]
    return [
        PuzzlePosition(puzzle_id(move.position), review.game, move.position)
        for move in sorted(wrong, key=lambda move: -move.loss)
    ]


class _CardPosition(msgspec.Struct):
    game: str
    position: str


class _SolvedCard(msgspec.Struct):
    id: str
    right: bool
    loss: float
    insight: _CardPosition


def missed(answer: bytes) -> list[PuzzlePosition]:
    """Return the position of a puzzle if the answer was wrong."""
    answered = msgspec.json.decode(answer, type=_SolvedCard)
    return (
        []
        if answered.right
        else [PuzzlePosition(answered.id, answered.insight.game, answered.insight.position)]
    )


def graded(answer: bytes) -> Grade:
    answered = msgspec.json.decode(answer, type=_SolvedCard)
    return grade(answered.loss, right=answered.right)


def flashcard_answer(answer: bytes, row: FlashcardRow) -> bytes:
    """Add the card's next day to an encoded answer."""
    due = msgspec.json.encode(row.due)
    return b'{"answer":' + answer + b',"due":' + due + b"}"
