"""Flashcards in the database."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from roost.server.core.identity.rows import merge_once
from roost.server.core.storage.port import Database, Statement
from roost.server.core.storage.records import Records

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


_CARDS = Records(FlashcardRow, "flashcards")
# A person who was deleted meanwhile gets none.
_ADD = (
    f"INSERT INTO flashcards ({_CARDS.columns}, person) SELECT ?, ?, ?, ?, ?, ?, ?, ?, id "
    "FROM people WHERE id = ? ON CONFLICT DO NOTHING"
)
_ANSWER = (
    "UPDATE flashcards SET answered = ?, due = ?, stability = ?, difficulty = ? "
    "WHERE person = ? AND card = ? AND answered = ?"
)


class FlashcardRows:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, person: str, rows: Sequence[FlashcardRow]) -> None:
        """Insert the cards that the person doesn't have yet."""
        if rows:
            statements = [Statement(_ADD, [*_CARDS.values(row), person]) for row in rows]
            await self._database.write(*statements)

    async def of_person(self, person: str) -> list[FlashcardRow]:
        """List a person's flashcards, the first due first."""
        return await _CARDS.query(self._database, "WHERE person = ? ORDER BY due, card", person)

    async def get(self, person: str, card: str) -> FlashcardRow | None:
        return await _CARDS.first(self._database, "WHERE person = ? AND card = ?", person, card)

    async def answer(self, person: str, row: FlashcardRow, before: int) -> bool:
        """Update a card; False, and nothing changes, if it was answered since `before`."""
        values = (row.answered, row.due, row.stability, row.difficulty)
        statement = Statement(_ANSWER, (*values, person, row.card, before))
        return bool(await self._database.write(statement))


def merge_guest(guest: str, person: str) -> list[Statement]:
    return merge_once("flashcards", ("card",), guest, person)
