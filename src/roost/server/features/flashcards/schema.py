"""Flashcards in the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from roost.server.core.identity.rows import merge_once
from roost.server.core.storage.port import Database, Statement

MIGRATIONS = (
    """
    CREATE TABLE flashcards (
        person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        card TEXT NOT NULL,
        game TEXT NOT NULL,
        position TEXT NOT NULL,
        made BIGINT NOT NULL,
        answered BIGINT NOT NULL,
        due BIGINT NOT NULL,
        stability DOUBLE PRECISION NOT NULL,
        difficulty DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (person, card)
    ) WITHOUT ROWID
    """,
)
_COLUMNS = "card, game, position, made, answered, due, stability, difficulty"
# A person who was deleted meanwhile gets none.
_ADD = (
    f"INSERT INTO flashcards (person, {_COLUMNS}) SELECT id, ?, ?, ?, ?, ?, ?, ?, ? FROM people "
    "WHERE id = ? ON CONFLICT DO NOTHING"
)
_ANSWER = (
    "UPDATE flashcards SET answered = ?, due = ?, stability = ?, difficulty = ? "
    "WHERE person = ? AND card = ? AND answered = ?"
)


class FlashcardRow(Struct, frozen=True, kw_only=True):
    """A position that a person got wrong and is asked about again. `made`: when it became a card;
    `answered`: when last. `stability` and `difficulty` are the scheduler's."""

    card: str
    game: str
    position: str
    made: int
    answered: int
    due: int
    stability: float
    difficulty: float


class FlashcardRows:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, person: str, rows: Sequence[FlashcardRow]) -> None:
        """Insert the cards that the person doesn't have yet."""
        statements = [_add(person, row) for row in rows]
        if statements:
            await self._database.write(*statements)

    async def of_person(self, person: str) -> list[FlashcardRow]:
        """In the order in which they are due."""
        sql = f"SELECT {_COLUMNS} FROM flashcards WHERE person = ? ORDER BY due, card"
        return [_row(row) for row in await self._database.query(sql, person)]

    async def get(self, person: str, card: str) -> FlashcardRow | None:
        sql = f"SELECT {_COLUMNS} FROM flashcards WHERE person = ? AND card = ?"
        rows = await self._database.query(sql, person, card)
        return _row(rows[0]) if rows else None

    async def answer(self, person: str, row: FlashcardRow, before: int) -> bool:
        """Update a card; False, and nothing changes, if it was answered since `before`."""
        values = (row.answered, row.due, row.stability, row.difficulty)
        statement = Statement(_ANSWER, (*values, person, row.card, before))
        return bool(await self._database.write(statement))


def merge_guest(guest: str, person: str) -> list[Statement]:
    return merge_once("flashcards", ("card",), guest, person)


def _add(person: str, row: FlashcardRow) -> Statement:
    values = (row.card, row.game, row.position, row.made)
    later = (row.answered, row.due, row.stability, row.difficulty)
    return Statement(_ADD, (*values, *later, person))


def _row(row: Sequence[Any]) -> FlashcardRow:
    card, game, position, made, answered, due, stability, difficulty = row
    return FlashcardRow(
        card=card,
        game=game,
        position=position,
        made=made,
        answered=answered,
        due=due,
        stability=stability,
        difficulty=difficulty,
    )
