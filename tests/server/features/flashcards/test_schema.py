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


async def test_a_card_is_added_once_and_listed_when_it_is_due(
    rows: Rows, cards: FlashcardRows
) -> None:
    await cards.add(ANA, [])
    await cards.add(ANA, [card("c1", 9), card("c2", 8)])
    await cards.add(ANA, [card("c1", 4), card("c3", 8)])
    await cards.add(BEN, [card("c1", 30)])
    assert await cards.of_person(ANA) == [card("c2", 8), card("c3", 8), card("c1", 9)]
    assert await cards.of_person(BEN) == [card("c1", 30)]
    assert await cards.get(ANA, "c3") == card("c3", 8)
    assert await cards.get(BEN, "c3") is None


async def test_a_person_who_does_not_exist_gets_no_cards(rows: Rows, cards: FlashcardRows) -> None:
    await cards.add(NOBODY, [card("c1", 9)])
    assert await cards.of_person(NOBODY) == []


async def test_of_two_answers_to_one_card_the_first_counts(
    rows: Rows, cards: FlashcardRows
) -> None:
    await cards.add(ANA, [card("c1", 9), card("c2", 8)])
    await cards.add(BEN, [card("c2", 8)])
    assert await cards.answer(ANA, card("c2", 20, answered=8), before=3)
    assert not await cards.answer(ANA, card("c2", 50, answered=9), before=3)
    assert not await cards.answer(ANA, card("c9", 50, answered=9), before=3)
    assert await cards.of_person(ANA) == [card("c1", 9), card("c2", 20, answered=8)]
    assert await cards.of_person(BEN) == [card("c2", 8)]


async def test_a_person_keeps_their_own_cards_in_a_merge(rows: Rows, cards: FlashcardRows) -> None:
    await cards.add(ANA, [card("c1", 9)])
    await cards.add(BEN, [card("c1", 5), card("c2", 6)])
    await rows.merge_guest(BEN, ANA, merge_guest(BEN, ANA))
    assert await cards.of_person(ANA) == [card("c2", 6), card("c1", 9)]
    assert await cards.of_person(BEN) == []


async def test_cards_of_a_deleted_person_are_deleted(rows: Rows, cards: FlashcardRows) -> None:
    for who in (ANA, BEN):
        await cards.add(who, [card("c1", 9)])
    await rows.people.delete(ANA)
    assert await cards.of_person(ANA) == []
    assert await cards.of_person(BEN) == [card("c1", 9)]
