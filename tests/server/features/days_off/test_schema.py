"""Days off on every database."""

from __future__ import annotations

import pytest
from msgspec import structs

from roost.server.core.rows import Rows
from roost.server.features.days_off.schema import DaysOffRow, DaysOffRows, delete_old, merge_guest
from tests.server.rows import add_people

ANA, BEN, GUEST = "g-ana", "g-ben", "g-guest"


@pytest.fixture
async def days_off(rows: Rows) -> DaysOffRows:
    await add_people(rows, ANA, BEN, GUEST)
    return DaysOffRows(rows.database)


def row(id_: str, person: str = ANA, starts: int = 10, ends: int = 20) -> DaysOffRow:
    return DaysOffRow(id=id_, person=person, announced=5, starts=starts, ends=ends)


async def test_only_their_owner_deletes_days_off(days_off: DaysOffRows) -> None:
    for one in (row("d2", starts=30, ends=40), row("d1"), row("d3", BEN)):
        await days_off.put(one)
    assert [one.id for one in await days_off.of_person(ANA)] == ["d1", "d2"]
    assert [one.id for one in await days_off.all()] == ["d1", "d3", "d2"]
    ended = structs.replace(row("d1"), ends=12)
    await days_off.put(ended)
    assert (await days_off.of_person(ANA))[0] == ended
    assert not await days_off.delete(BEN, "d2")
    assert await days_off.delete(ANA, "d2")
    assert await days_off.of_person(ANA) == [ended]


async def test_days_off_that_are_over_are_deleted(rows: Rows, days_off: DaysOffRows) -> None:
    for one in (row("d1", ends=12), row("d2", ends=13)):
        await days_off.put(one)
    await rows.database.write(delete_old(12))
    assert await days_off.all() == [row("d2", ends=13)]


async def test_a_person_without_days_off_takes_those_of_the_guest(
    rows: Rows, days_off: DaysOffRows
) -> None:
    await days_off.put(row("d1", GUEST))
    await rows.merge_guest(GUEST, ANA, merge_guest(GUEST, ANA))
    assert await days_off.of_person(ANA) == [row("d1")]


async def test_a_person_with_days_off_gets_no_more_from_a_guest(
    rows: Rows, days_off: DaysOffRows
) -> None:
    await days_off.put(row("d1"))
    await days_off.put(row("d2", GUEST, 50, 90))
    await rows.merge_guest(GUEST, ANA, merge_guest(GUEST, ANA))
    assert await days_off.all() == [row("d1")]


async def test_days_off_of_a_deleted_person_are_deleted(rows: Rows, days_off: DaysOffRows) -> None:
    for one in (row("d1"), row("d2", BEN)):
        await days_off.put(one)
    await rows.people.delete(ANA)
    assert await days_off.all() == [row("d2", BEN)]
