"""What any store of a server does for days off."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec import structs
from roost.server.store.device import DeviceStore

from roost.server.store import DaysOffRow, PersonRow, Store, StoreError
from tests.server.store.places import HALLS
from tests.server.store.shelves import Shelf, ShelfDatabase

ANA, BEN, GUEST = "g-ana", "g-ben", "g-guest"


def holiday(id_: str, person: str = ANA, starts: int = 10, ends: int = 20) -> DaysOffRow:
    return DaysOffRow(id=id_, person=person, announced=5, starts=starts, ends=ends)


@pytest.fixture(params=HALLS)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    opened: Store = await HALLS[request.param](tmp_path).open()
    for id_ in (ANA, BEN, GUEST):
        await opened.put_person(PersonRow(id=id_, name="x", created=1))
    yield opened
    await opened.close()


async def test_days_off_are_kept_ended_and_deleted_by_their_owner_alone(store: Store) -> None:
    for row in (holiday("h2", starts=30, ends=40), holiday("h1"), holiday("h3", BEN)):
        await store.put_days_off(row)
    assert [row.id for row in await store.days_off_of(ANA)] == ["h1", "h2"]
    assert {row.id for row in await store.days_off()} == {"h1", "h2", "h3"}
    ended = structs.replace(holiday("h1"), ends=12)
    await store.put_days_off(ended)
    assert (await store.days_off_of(ANA))[0] == ended
    assert not await store.delete_days_off(BEN, "h2")
    assert await store.delete_days_off(ANA, "h2")
    assert await store.days_off_of(ANA) == [ended]
    await store.delete_old_days_off(12)
    assert await store.days_off() == [holiday("h3", BEN)]


async def test_days_off_move_along_where_somebody_has_none_and_are_forgotten(store: Store) -> None:
    await store.put_days_off(holiday("h1", GUEST))
    await store.move(GUEST, ANA)
    assert await store.days_off_of(ANA) == [holiday("h1")]
    await store.put_days_off(holiday("h2", BEN, 50, 90))
    await store.move(BEN, ANA)
    assert await store.days_off() == [holiday("h1")], "nobody gathers the days off of many guests"
    await store.forget(ANA)
    assert await store.days_off() == []


async def test_a_device_keeps_none() -> None:
    store = DeviceStore(ShelfDatabase(Shelf()))
    with pytest.raises(StoreError, match="no days off"):
        await store.put_days_off(holiday("h1"))
    assert (await store.days_off(), await store.days_off_of(ANA)) == ([], [])
    assert not await store.delete_days_off(ANA, "h1")
