"""Flashcards on every database."""

from __future__ import annotations

import pytest

from roost.server.core.rows import Rows
from roost.server.features.flashcards.schema import FlashcardRow, FlashcardRows, merge_guest
from tests.server.rows import add_people

ANA, BEN, NOBODY = "g-ana", "g-ben", "g-nobody"


@pytest.fixture(autouse=True)
async def people(rows: Rows) -> None:
    await add_people(rows, ANA, BEN)


@pytest.fixture
def cards(rows: Rows) -> FlashcardRows:
    return FlashcardRows(rows.database)


def card(id_: str, due: int, answered: int = 3) -> FlashcardRow:
    return FlashcardRow(
        card=id_,
        game="pickomino",
        position="pickomino 21-36",
        made=1_763_000_000_000,
        answered=answered,
        due=due,
        stability=0.1,
        difficulty=6.413300000000001,
    )


async def test_a_person_keeps_their_own_cards_in_a_merge(rows: Rows, cards: FlashcardRows) -> None:
    await cards.add(ANA, [card("c1", 9)])
    await cards.add(BEN, [card("c1", 5), card("c2", 6)])
    await rows.merge_guest(BEN, ANA, merge_guest(BEN, ANA))
    assert await cards.of_person(ANA) == [card("c2", 6), card("c1", 9)]
    assert await cards.of_person(BEN) == []
