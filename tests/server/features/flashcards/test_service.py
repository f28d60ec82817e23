"""Cards come back on the days that the library says, and each moment is one card."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import fsrs
import pytest

from roost.analysis.puzzles import GAP, PuzzlePosition
from roost.server.core.identity.rows import PersonRow
from roost.server.core.rows import Rows
from roost.server.features.flashcards.service import FlashcardService, Grade, grade
from tests.server.core.live.services import memory_database
from tests.server.helpers import open_usual

ANA, DAY = "g-ana", 86_400_000
START = datetime(2026, 11, 16, 18, 30, 0, 123_000, tzinfo=UTC)
RATINGS = {"good": fsrs.Rating.Good, "hard": fsrs.Rating.Hard, "again": fsrs.Rating.Again}
MOMENTS = [
    PuzzlePosition(f"card{number}", "pickomino", f"position {number}") for number in range(12)
]


class Clock:
    def __init__(self) -> None:
        self.at = START

    def __call__(self) -> int:
        return (self.at - datetime.fromtimestamp(0, UTC)) // timedelta(milliseconds=1)


@pytest.fixture(params=["server", "browser"])
async def rows(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Rows]:
    at_server = request.param == "server"
    opened = await open_usual(tmp_path) if at_server else Rows(await memory_database())
    await opened.people.put(PersonRow(id=ANA, name="Ana", created=1))
    yield opened
    await opened.database.close()


async def test_through_a_year_the_days_are_those_of_the_library(rows: Rows) -> None:
    clock, random = Clock(), Random(15)
    flashcards = FlashcardService(rows.database, clock)
    await flashcards.add(ANA, MOMENTS)
    library = fsrs.Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
    known = {
        moment.id: library.review_card(fsrs.Card(card_id=1), fsrs.Rating.Again, START)[0]
        for moment in MOMENTS
    }
    answers = 0
    for _ in range(365):
        # Ana looks in once a day, now earlier, now later.
        clock.at += timedelta(days=1, minutes=random.randrange(-90, 90))
        due, later = await flashcards.of(ANA)
        assert {row.card for row in due} == {id_ for id_, c in known.items() if c.due <= clock.at}
        for row in due:
            if random.random() < 0.2:
                continue  # not today
            how: Grade = random.choice(["good", "good", "good", "hard", "again"])
            known[row.card], _ = library.review_card(known[row.card], RATINGS[how], clock.at)
            answered = await flashcards.answer(ANA, row.card, how)
            answers += 1
            wanted = known[row.card]
            assert answered == await flashcards.rows.get(ANA, row.card)
            assert (answered.stability, answered.difficulty) == (
                wanted.stability,
                wanted.difficulty,
            )
            assert answered.due == (wanted.due - START) // timedelta(milliseconds=1) + Clock()()
        assert len(due) + len(later) == len(MOMENTS)
    assert answers > 100


async def test_a_moment_is_a_card_once_and_comes_back_the_next_day(rows: Rows) -> None:
    clock = Clock()
    flashcards = FlashcardService(rows.database, clock)
    await flashcards.add(ANA, [MOMENTS[0], MOMENTS[0], MOMENTS[1]])
    first = await flashcards.rows.of_person(ANA)
    clock.at += timedelta(hours=5)
    await flashcards.add(ANA, MOMENTS[:2])
    assert await flashcards.rows.of_person(ANA) == first
    assert len(first) == 2
    assert {row.due for row in first} == {first[0].made + DAY}
    assert (await flashcards.of(ANA))[0] == []
    clock.at += timedelta(hours=19)
    assert (await flashcards.of(ANA))[0] == first


async def test_an_answer_before_its_day_and_a_second_one_change_nothing(rows: Rows) -> None:
    clock = Clock()
    flashcards = FlashcardService(rows.database, clock)
    await flashcards.add(ANA, MOMENTS[:1])
    (made,) = await flashcards.rows.of_person(ANA)
    clock.at += timedelta(hours=23)
    assert await flashcards.answer(ANA, "card0", "good") == made
    clock.at += timedelta(hours=1)
    once = await flashcards.answer(ANA, "card0", "good")
    assert once.due > made.due
    clock.at += timedelta(minutes=1)
    assert await flashcards.answer(ANA, "card0", "again") == once


async def test_nobody_has_more_cards_than_there_may_be(
    rows: Rows, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"{FlashcardService.__module__}.LIMIT", 3)
    flashcards = FlashcardService(rows.database, Clock())
    await flashcards.add(ANA, MOMENTS[:2])
    await flashcards.add(ANA, MOMENTS)
    assert {row.card for row in await flashcards.rows.of_person(ANA)} == {"card0", "card1", "card2"}
    await flashcards.add(ANA, MOMENTS)
    assert len(await flashcards.rows.of_person(ANA)) == 3


@pytest.mark.parametrize(
    ("loss", "right", "wanted"),
    [(0.0, True, "good"), (0.0, False, "hard"), (GAP - 1e-9, False, "hard"), (GAP, False, "again")],
)
def test_an_answer_is_rated_by_what_it_costs(loss: float, *, right: bool, wanted: Grade) -> None:
    assert grade(loss, right=right) == wanted
