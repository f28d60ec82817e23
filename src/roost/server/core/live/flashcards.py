"""Moments that people got wrong, and are asked about again on the right day.

The days are those of FSRS (`fsrs`), in whole days and without its chance. The error itself is the
first answer; who errs again meets the moment again the next day.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import TYPE_CHECKING, Literal, TypeAlias

from roost.analysis.puzzles import GAP, PuzzlePosition
from roost.server.core.errors import NotFoundError
from roost.server.features.flashcards.schema import FlashcardRow
from roost.server.rows import Rows

if TYPE_CHECKING:
    import fsrs

# Best; not the best, but what would not have become a card; wrong.
Grade: TypeAlias = Literal["good", "hard", "again"]
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MS = timedelta(milliseconds=1)


def grade(loss: float, *, right: bool) -> Grade:
    """How well an answer was, by what it costs in win share."""
    return "good" if right else "hard" if loss < GAP else "again"


class Flashcards:
    """`now` is the time of day; nobody has more than `most` cards."""

    def __init__(self, rows: Rows, now: Callable[[], int], most: int) -> None:
        self._rows = rows
        self._now = now
        self._most = most

    async def add(self, person: str, moments: Iterable[PuzzlePosition]) -> None:
        """Make cards of moments, each once, however often it comes."""
        known = {row.card for row in await self._rows.flashcards.of_person(person)}
        fresh = {moment.id: moment for moment in moments if moment.id not in known}
        now = self._now()
        rows = [first(moment, now) for moment in fresh.values()]
        await self._rows.flashcards.add(person, rows[: max(0, self._most - len(known))])

    async def of(self, person: str) -> tuple[list[FlashcardRow], list[FlashcardRow]]:
        """A person's cards: those that are due, the longest waiting first, and the others."""
        rows, now = await self._rows.flashcards.of_person(person), self._now()
        return [row for row in rows if row.due <= now], [row for row in rows if row.due > now]

    async def one(self, person: str, flashcard: str) -> FlashcardRow:
        row = await self._rows.flashcards.get(person, flashcard)
        if row is None:
            raise NotFoundError(
                f"you have no card {flashcard!r}", code="no-such-card", value=flashcard
            )
        return row

    async def answered(self, person: str, flashcard: str, how: Grade) -> FlashcardRow:
        """The card with its next day. Who answers before the day, or twice at once, changes
        nothing."""
        row, now = await self.one(person, flashcard), self._now()
        if row.due > now:
            return row
        fresh = later(row, how, now)
        kept = await self._rows.flashcards.answer(person, fresh, row.answered)
        return fresh if kept else await self.one(person, flashcard)


# -- when -----------------------------------------------------------------------------------


@cache
def scheduler() -> fsrs.Scheduler:
    """In whole days: nobody waits at a screen for ten minutes to pass."""
    import fsrs

    return fsrs.Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)


def first(moment: PuzzlePosition, now: int) -> FlashcardRow:
    import fsrs

    return _row(moment, now, fsrs.Card(card_id=0, due=_EPOCH + now * _MS), "again", now)


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
    moment: PuzzlePosition, made: int, flashcard: fsrs.Card, how: Grade, now: int
) -> FlashcardRow:
    import fsrs

    rating = {
        "good": fsrs.Rating.Good,
        "hard": fsrs.Rating.Hard,
        "again": fsrs.Rating.Again,
    }[how]
    found, _ = scheduler().review_card(flashcard, rating, _EPOCH + now * _MS)
    return FlashcardRow(
        card=moment.id,
        game=moment.game,
        position=moment.position,
        made=made,
        answered=now,
        due=(found.due - _EPOCH) // _MS,
        stability=found.stability or 0.0,
        difficulty=found.difficulty or 0.0,
    )
