"""Positions that people got wrong and are asked about again on the right day.

The schedule is that of FSRS (`fsrs`), in whole days and without its fuzz. The error itself is the
first answer; after another error the card comes back the next day.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import TYPE_CHECKING, Literal, TypeAlias

from roost.analysis.puzzles import GAP, PuzzlePosition, puzzle_id
from roost.server.core.errors import NotFoundError
from roost.server.core.storage.port import Database
from roost.server.features.flashcards.schema import FlashcardRow, FlashcardRows
from roost.wire.puzzles import PuzzleAnswer
from roost.wire.review import ReviewView

if TYPE_CHECKING:
    import fsrs

# Best; not the best, but what would not have become a card; wrong.
Grade: TypeAlias = Literal["good", "hard", "again"]
LIMIT = 2000  # cards of a person
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MS = timedelta(milliseconds=1)


def grade(loss: float, *, right: bool) -> Grade:
    """Grade an answer by its loss in win share."""
    return "good" if right else "hard" if loss < GAP else "again"


class FlashcardService:
    """`now` is the time of day."""

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self.rows = FlashcardRows(database)
        self._now = now

    async def add(self, person: str, positions: Iterable[PuzzlePosition]) -> None:
        """Add a card for each position that has none yet."""
        known = {row.card for row in await self.rows.of_person(person)}
        fresh = {each.id: each for each in positions if each.id not in known}
        now = self._now()
        rows = [first(position, now) for position in fresh.values()]
        await self.rows.add(person, rows[: max(0, LIMIT - len(known))])

    async def of(self, person: str) -> tuple[list[FlashcardRow], list[FlashcardRow]]:
        """Return a person's due cards, the longest waiting first, and the others."""
        rows, now = await self.rows.of_person(person), self._now()
        return [row for row in rows if row.due <= now], [row for row in rows if row.due > now]

    async def one(self, person: str, flashcard: str) -> FlashcardRow:
        row = await self.rows.get(person, flashcard)
        if row is None:
            raise NotFoundError(
                f"you have no card {flashcard!r}", code="no-such-card", value=flashcard
            )
        return row

    async def answer(self, person: str, flashcard: str, how: Grade) -> FlashcardRow:
        """Schedule a card by its answer. An answer before the due date changes nothing, nor does
        the second of two at once."""
        row, now = await self.one(person, flashcard), self._now()
        if row.due > now:
            return row
        fresh = later(row, how, now)
        kept = await self.rows.answer(person, fresh, row.answered)
        return fresh if kept else await self.one(person, flashcard)


# -- when -----------------------------------------------------------------------------------


@cache
def scheduler() -> fsrs.Scheduler:
    """Schedule in whole days, without steps of minutes."""
    import fsrs

    return fsrs.Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)


def first(position: PuzzlePosition, now: int) -> FlashcardRow:
    import fsrs

    return _row(position, now, fsrs.Card(card_id=0, due=_EPOCH + now * _MS), "again", now)


def later(row: FlashcardRow, how: Grade, now: int) -> FlashcardRow:
    import fsrs

    flashcard = fsrs.Card(
        card_id=0,
        state=fsrs.State.Review,
        stability=row.stability,
        difficulty=row.difficulty,
        due=_EPOCH + row.due * _MS,
        last_review=_EPOCH + row.answered * _MS,
    )
    return _row(PuzzlePosition(row.card, row.game, row.position), row.made, flashcard, how, now)


def _row(
    position: PuzzlePosition, made: int, flashcard: fsrs.Card, how: Grade, now: int
) -> FlashcardRow:
    import fsrs

    rating = {
        "good": fsrs.Rating.Good,
        "hard": fsrs.Rating.Hard,
        "again": fsrs.Rating.Again,
    }[how]
    found, _ = scheduler().review_card(flashcard, rating, _EPOCH + now * _MS)
    return FlashcardRow(
        card=position.id,
        game=position.game,
        position=position.position,
        made=made,
        answered=now,
        due=(found.due - _EPOCH) // _MS,
        stability=found.stability or 0.0,
        difficulty=found.difficulty or 0.0,
    )


# -- answers of the analysis -------------------------------------------------------------------


def errors_of(review: ReviewView, seat: int, stood_in: Container[int] = ()) -> list[PuzzlePosition]:
    """Return the errors of a seat, the worst first, without the moves of stand-in bots."""
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


def missed(answer: PuzzleAnswer) -> list[PuzzlePosition]:
    """Return the position of a puzzle if the answer was wrong."""
    insight = answer.insight
    return [] if answer.right else [PuzzlePosition(answer.id, insight.game, insight.position)]
