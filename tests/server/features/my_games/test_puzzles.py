"""Answered puzzles on every database."""

from __future__ import annotations

import pytest
from msgspec import structs

from roost.server.core.rows import Rows
from roost.server.features.my_games.puzzles import PuzzleRow, PuzzleRows, merge_guest
from tests.server.rows import add_people

ANA, BEN, NOBODY = "g-ana", "g-ben", "g-nobody"


@pytest.fixture(autouse=True)
async def people(rows: Rows) -> None:
    await add_people(rows, ANA, BEN)


@pytest.fixture
def puzzles(rows: Rows) -> PuzzleRows:
    return PuzzleRows(rows.database)


def wrong(puzzle: str, at: int) -> PuzzleRow:
    return PuzzleRow(puzzle=puzzle, game="pickomino", at=at, first=False)


def right(puzzle: str, at: int) -> PuzzleRow:
    return PuzzleRow(puzzle=puzzle, game="pickomino", at=at, first=True, solved=at)


async def test_a_solved_puzzle_stays_solved(rows: Rows, puzzles: PuzzleRows) -> None:
    for answer in (wrong("p1", 1), right("p1", 9), wrong("p1", 11), right("p1", 12)):
        await puzzles.note(ANA, answer, 2)
    kept = structs.replace(wrong("p1", 1), tries=4, solved=9)
    assert await puzzles.of_person(ANA) == [kept]
    assert await puzzles.of_person(BEN) == []


async def test_a_person_at_the_limit_may_still_answer_known_puzzles(
    rows: Rows, puzzles: PuzzleRows
) -> None:
    for puzzle in ("p1", "p2", "p3", "p1"):
        await puzzles.note(ANA, wrong(puzzle, 1), 2)
    await puzzles.note(BEN, wrong("p3", 1), 2)
    found = [(row.puzzle, row.tries) for row in await puzzles.of_person(ANA)]
    assert found == [("p1", 2), ("p2", 1)]
    assert len(await puzzles.of_person(BEN)) == 1


async def test_answers_of_a_guest_and_a_person_to_one_puzzle_become_one(
    rows: Rows, puzzles: PuzzleRows
) -> None:
    await puzzles.note(BEN, wrong("p", 5), 9)
    await puzzles.note(ANA, right("p", 6), 9)
    await puzzles.note(BEN, right("q", 7), 9)
    await rows.merge_guest(BEN, ANA, merge_guest(BEN, ANA))
    both = PuzzleRow(puzzle="p", game="pickomino", at=5, first=False, tries=2, solved=6)
    assert await puzzles.of_person(ANA) == [both, right("q", 7)]
    assert await puzzles.of_person(BEN) == []
