"""Reviews on every database."""

from __future__ import annotations

import pytest
from msgspec import structs

from roost.server.core.rows import Rows
from roost.server.features.insight.schema import ReviewRow, ReviewRows, delete_reviews
from tests.server.rows import add_people, add_table, table_row

ANA, BEN = "g-ana", "g-ben"
REVIEW = ReviewRow(table="t1", language="en", maker="m1", answer=b"{1}")


@pytest.fixture(autouse=True)
async def people(rows: Rows) -> None:
    await add_people(rows, ANA, BEN)


@pytest.fixture
def reviews(rows: Rows) -> ReviewRows:
    return ReviewRows(rows.database)


async def test_a_review_is_found_by_language_and_maker(rows: Rows, reviews: ReviewRows) -> None:
    await add_table(rows, table_row("t1", ANA))
    await reviews.put(REVIEW)
    assert await reviews.get("t1", "en", "m1") == b"{1}"
    await reviews.put(structs.replace(REVIEW, maker="m2", answer=b"{2}"))
    assert await reviews.get("t1", "en", "m1") is None
    assert await reviews.get("t1", "en", "m2") == b"{2}"
    assert await reviews.get("t1", "de", "m2") is None


async def test_reviews_of_a_deleted_table_are_deleted(rows: Rows, reviews: ReviewRows) -> None:
    await add_table(rows, table_row("t1", ANA))
    await reviews.put(REVIEW)
    await rows.tables.delete("t1")
    await reviews.put(structs.replace(REVIEW, language="de"))
    assert [await reviews.get("t1", language, "m1") for language in ("en", "de")] == [
        None,
        None,
    ]


async def test_a_review_with_the_name_of_a_deleted_person_is_not_kept(
    rows: Rows, reviews: ReviewRows
) -> None:
    await add_table(rows, table_row("t1", ANA, BEN))
    begun = structs.replace(REVIEW, pseudonyms=2)
    await reviews.put(begun)
    assert await reviews.get("t1", "en", "m1") == b"{1}"
    left = rows.tables.unlink(ANA, table_row("t1", BEN))
    await rows.database.append("t1", 1, ["{}"], [*left, delete_reviews("t1")])
    assert await reviews.get("t1", "en", "m1") is None
    await reviews.put(begun)
    assert await reviews.get("t1", "en", "m1") is None
    await reviews.put(structs.replace(begun, pseudonyms=1))
    assert await reviews.get("t1", "en", "m1") == b"{1}"
