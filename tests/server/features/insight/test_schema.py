"""Reviews and answered puzzles on every database."""

from __future__ import annotations

import pytest
from msgspec import structs

from roost.server.features.insight.schema import PuzzleRow, ReviewRow, delete_reviews
from roost.server.rows import Rows
from tests.server.rows import add_people, add_table, table_row

ANA, BEN, NOBODY = "g-ana", "g-ben", "g-nobody"
REVIEW = ReviewRow(table="t1", language="en", maker="m1", answer=b"{1}")


@pytest.fixture(autouse=True)
async def people(rows: Rows) -> None:
    await add_people(rows, ANA, BEN)


def wrong(puzzle: str, at: int) -> PuzzleRow:
    return PuzzleRow(puzzle=puzzle, game="pickomino", at=at, first=False)


def right(puzzle: str, at: int) -> PuzzleRow:
    return PuzzleRow(puzzle=puzzle, game="pickomino", at=at, first=True, solved=at)


# -- reviews -------------------------------------------------------------------------------


async def test_a_review_is_found_by_language_and_maker(rows: Rows) -> None:
    await add_table(rows, table_row("t1", ANA))
    await rows.reviews.put(REVIEW)
    assert await rows.reviews.get("t1", "en", "m1") == b"{1}"
    await rows.reviews.put(structs.replace(REVIEW, maker="m2", answer=b"{2}"))
    assert await rows.reviews.get("t1", "en", "m1") is None
    assert await rows.reviews.get("t1", "en", "m2") == b"{2}"
    assert await rows.reviews.get("t1", "de", "m2") is None


async def test_reviews_of_a_deleted_table_are_deleted(rows: Rows) -> None:
    await add_table(rows, table_row("t1", ANA))
    await rows.reviews.put(REVIEW)
    await rows.tables.delete("t1")
    await rows.reviews.put(structs.replace(REVIEW, language="de"))
    assert [await rows.reviews.get("t1", language, "m1") for language in ("en", "de")] == [
        None,
        None,
    ]


async def test_a_review_with_the_name_of_a_deleted_person_is_not_kept(rows: Rows) -> None:
    await add_table(rows, table_row("t1", ANA, BEN))
    begun = structs.replace(REVIEW, pseudonyms=2)
    await rows.reviews.put(begun)
    assert await rows.reviews.get("t1", "en", "m1") == b"{1}"
    left = rows.tables.unlink(ANA, table_row("t1", BEN))
    await rows.database.append("t1", 1, ["{}"], [*left, delete_reviews("t1")])
    assert await rows.reviews.get("t1", "en", "m1") is None
    await rows.reviews.put(begun)
    assert await rows.reviews.get("t1", "en", "m1") is None
    await rows.reviews.put(structs.replace(begun, pseudonyms=1))
    assert await rows.reviews.get("t1", "en", "m1") == b"{1}"


# -- puzzles -------------------------------------------------------------------------------


async def test_a_solved_puzzle_stays_solved(rows: Rows) -> None:
    for answer in (wrong("p1", 1), right("p1", 9), wrong("p1", 11), right("p1", 12)):
        await rows.puzzles.note(ANA, answer, 2)
    kept = structs.replace(wrong("p1", 1), tries=4, solved=9)
    assert await rows.puzzles.of_person(ANA) == [kept]
    assert await rows.puzzles.of_person(BEN) == []


async def test_a_person_at_the_limit_may_still_answer_known_puzzles(rows: Rows) -> None:
    for puzzle in ("p1", "p2", "p3", "p1"):
        await rows.puzzles.note(ANA, wrong(puzzle, 1), 2)
    await rows.puzzles.note(BEN, wrong("p3", 1), 2)
    found = [(row.puzzle, row.tries) for row in await rows.puzzles.of_person(ANA)]
    assert found == [("p1", 2), ("p2", 1)]
    assert len(await rows.puzzles.of_person(BEN)) == 1


async def test_a_person_who_does_not_exist_has_no_answers(rows: Rows) -> None:
    await rows.puzzles.note(NOBODY, wrong("p1", 1), 2)
    assert await rows.puzzles.of_person(NOBODY) == []


async def test_answers_of_a_guest_and_a_person_to_one_puzzle_become_one(rows: Rows) -> None:
    await rows.puzzles.note(BEN, wrong("p", 5), 9)
    await rows.puzzles.note(ANA, right("p", 6), 9)
    await rows.puzzles.note(BEN, right("q", 7), 9)
    await rows.merge_guest(BEN, ANA)
    both = PuzzleRow(puzzle="p", game="pickomino", at=5, first=False, tries=2, solved=6)
    assert await rows.puzzles.of_person(ANA) == [both, right("q", 7)]
    assert await rows.puzzles.of_person(BEN) == []


async def test_answers_of_a_deleted_person_are_deleted(rows: Rows) -> None:
    for who in (ANA, BEN):
        await rows.puzzles.note(who, wrong("p", 5), 9)
    await rows.people.delete(ANA)
    assert [len(await rows.puzzles.of_person(who)) for who in (ANA, BEN)] == [0, 1]
