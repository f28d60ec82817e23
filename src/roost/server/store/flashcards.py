"""Cards in SQL: how they are written and read."""

from __future__ import annotations

from typing import Any

from roost.server.store.port import FlashcardRow
from roost.server.store.writing import Statement

_COLUMNS = "card, game, position, made, answered, due, stability, difficulty"
# Of somebody who was forgotten meanwhile nothing is kept.
_ADDED = (
    f"INSERT INTO cards (person, {_COLUMNS}) SELECT id, ?, ?, ?, ?, ?, ?, ?, ? FROM people "
    "WHERE id = ? ON CONFLICT DO NOTHING"
)
_ANSWERED = (
    "UPDATE cards SET answered = ?, due = ?, stability = ?, difficulty = ? "
    "WHERE person = ? AND card = ? AND answered = ?"
)
OF_PERSON = f"SELECT {_COLUMNS} FROM cards WHERE person = ? ORDER BY due, card"
ONE = f"SELECT {_COLUMNS} FROM cards WHERE person = ? AND card = ?"


def added(person: str, row: FlashcardRow) -> Statement:
    return _ADDED, (
        *(row.flashcard, row.game, row.position, row.made),
        *(row.answered, row.due, row.stability, row.difficulty, person),
    )


def answered(person: str, row: FlashcardRow, before: int) -> Statement:
    """Touches no row where the card was answered since."""
    fresh = (row.answered, row.due, row.stability, row.difficulty)
    return _ANSWERED, (*fresh, person, row.flashcard, before)


def read(row: Any) -> FlashcardRow:
    flashcard, game, position, made, last, due, stability, difficulty = row
    return FlashcardRow(
        flashcard=flashcard,
        game=game,
        position=position,
        made=made,
        answered=last,
        due=due,
        stability=stability,
        difficulty=difficulty,
    )
