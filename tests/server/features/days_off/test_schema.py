"""Days off on every database."""

from __future__ import annotations

import pytest
from msgspec import structs

from roost.server.features.days_off.schema import DaysOffRow
from roost.server.rows import Rows
from tests.server.rows import add_people

ANA, BEN, GUEST = "g-ana", "g-ben", "g-guest"


@pytest.fixture(autouse=True)
async def people(rows: Rows) -> None:
    await add_people(rows, ANA, BEN, GUEST)


def days_off(id_: str, person: str = ANA, starts: int = 10, ends: int = 20) -> DaysOffRow:
    return DaysOffRow(id=id_, person=person, announced=5, starts=starts, ends=ends)


async def test_only_their_owner_deletes_days_off(rows: Rows) -> None:
    for row in (days_off("d2", starts=30, ends=40), days_off("d1"), days_off("d3", BEN)):
        await rows.days_off.put(row)
    assert [row.id for row in await rows.days_off.of_person(ANA)] == ["d1", "d2"]
    assert [row.id for row in await rows.days_off.all()] == ["d1", "d3", "d2"]
    ended = structs.replace(days_off("d1"), ends=12)
    await rows.days_off.put(ended)
    assert (await rows.days_off.of_person(ANA))[0] == ended
    assert not await rows.days_off.delete(BEN, "d2")
    assert await rows.days_off.delete(ANA, "d2")
    assert await rows.days_off.of_person(ANA) == [ended]


async def test_days_off_that_are_over_are_deleted(rows: Rows) -> None:
    for row in (days_off("d1", ends=12), days_off("d2", ends=13)):
        await rows.days_off.put(row)
    await rows.days_off.delete_old(12)
    assert await rows.days_off.all() == [days_off("d2", ends=13)]


async def test_a_person_without_days_off_takes_those_of_the_guest(rows: Rows) -> None:
    await rows.days_off.put(days_off("d1", GUEST))
    await rows.merge_guest(GUEST, ANA)
    assert await rows.days_off.of_person(ANA) == [days_off("d1")]


async def test_a_person_with_days_off_gets_no_more_from_a_guest(rows: Rows) -> None:
    await rows.days_off.put(days_off("d1"))
    await rows.days_off.put(days_off("d2", GUEST, 50, 90))
    await rows.merge_guest(GUEST, ANA)
    assert await rows.days_off.all() == [days_off("d1")]


async def test_days_off_of_a_deleted_person_are_deleted(rows: Rows) -> None:
    for row in (days_off("d1"), days_off("d2", BEN)):
        await rows.days_off.put(row)
    await rows.people.delete(ANA)
    assert await rows.days_off.all() == [days_off("d2", BEN)]
