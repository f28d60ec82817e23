"""Answered puzzles in the database."""

from __future__ import annotations

from msgspec import Struct

from roost.server.core.storage.port import Database, Statement
from roost.server.core.storage.records import Records

TABLE = """
    CREATE TABLE puzzles (
        person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        puzzle TEXT NOT NULL,
        game TEXT NOT NULL,
        at BIGINT NOT NULL,
        first BIGINT NOT NULL,
        tries BIGINT NOT NULL,
        solved BIGINT,
        PRIMARY KEY (person, puzzle)
    ) WITHOUT ROWID
    """
_PUT_PUZZLE = (
    "INSERT INTO puzzles (puzzle, game, at, first, tries, solved, person) "
    "SELECT ?, ?, ?, ?, ?, ?, p.id FROM people p WHERE p.id = ? "
    "AND ((SELECT count(*) FROM puzzles WHERE person = ?) < ? "
    "OR EXISTS (SELECT 1 FROM puzzles WHERE person = ? AND puzzle = ?)) "
    "ON CONFLICT (person, puzzle) DO UPDATE SET tries = puzzles.tries + 1, "
    "solved = coalesce(puzzles.solved, excluded.solved)"
)
_MERGE_PUZZLES = (
    "INSERT INTO puzzles (person, puzzle, game, at, first, tries, solved) "
    "SELECT CAST(? AS TEXT), puzzle, game, at, first, tries, solved FROM puzzles WHERE person = ? "
    "ON CONFLICT (person, puzzle) DO UPDATE SET tries = puzzles.tries + excluded.tries, "
    "first = CASE WHEN excluded.at < puzzles.at THEN excluded.first ELSE puzzles.first END, "
    "solved = CASE WHEN puzzles.solved IS NULL OR excluded.solved < puzzles.solved "
    "THEN excluded.solved ELSE puzzles.solved END, "
    "at = CASE WHEN excluded.at < puzzles.at THEN excluded.at ELSE puzzles.at END"
)


class PuzzleRow(Struct, frozen=True, kw_only=True):
    """A person's answers to a puzzle: how many, when first, and when first right, if ever.
    `first`: whether the first answer was right."""

    puzzle: str
    game: str
    at: int
    first: bool
    tries: int = 1
    solved: int | None = None


_PUZZLES = Records(PuzzleRow, "puzzles")


class PuzzleRows:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def note(self, person: str, row: PuzzleRow, limit: int) -> None:
        """Note another answer, unless the person has answered `limit` other puzzles."""
        known = (person, person, limit, person, row.puzzle)
        await self._database.write(Statement(_PUT_PUZZLE, [*_PUZZLES.values(row), *known]))

    async def of_person(self, person: str) -> list[PuzzleRow]:
        return await _PUZZLES.query(self._database, "WHERE person = ? ORDER BY at, puzzle", person)


def merge_guest(guest: str, person: str) -> list[Statement]:
    """Combine two lists of answers to one puzzle."""
    return [Statement(_MERGE_PUZZLES, (person, guest))]
