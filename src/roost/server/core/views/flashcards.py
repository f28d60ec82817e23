"""Cards as messages, and what becomes a card."""

from __future__ import annotations

from collections.abc import Container, Sequence

import msgspec

from roost import wire
from roost.analysis.puzzles import GAP, PuzzlePosition, puzzle_id
from roost.server.core.live.flashcards import Grade, grade
from roost.server.features.flashcards.schema import FlashcardRow


def flashcard_list_view(
    due: Sequence[FlashcardRow], others: Sequence[FlashcardRow]
) -> wire.FlashcardList:
    return wire.FlashcardList(
        due=[row.card for row in due],
        later=len(others),
        next=others[0].due if others else None,
    )


class _CardMove(msgspec.Struct):
    """What is needed of a move that a review tells."""

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
    """What a seat got wrong, the worst first; `stood_in` are the moves that keepers made."""
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
    """The moment of a puzzle, where the answer was wrong."""
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
    """`answer` as it was worked out, with the card's next day."""
    due = msgspec.json.encode(row.due)
    return b'{"answer":' + answer + b',"due":' + due + b"}"
