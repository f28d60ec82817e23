"""What any store of a server does for news."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec import structs

from roost.server.store import NewsRow, PersonRow, Store, StoreError
from roost.server.store.device import DeviceStore
from tests.server.store.places import HALLS
from tests.server.store.shelves import Shelf, ShelfDatabase

ANA, BEN = "g-ana", "g-ben"


def news(id_: str, person: str = ANA, created: int = 5) -> NewsRow:
    return NewsRow(
        id=id_,
        person=person,
        kind="ntfy",
        address="https://ntfy.example/mine",
        base="https://roost.example",
        language="nl",
        created=created,
        p256dh="key",
        auth="more",
        zone="Europe/Amsterdam",
        quiet_from=22,
        quiet_until=7,
    )


@pytest.fixture(params=HALLS)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    opened: Store = await HALLS[request.param](tmp_path).open()
    for id_ in (ANA, BEN):
        await opened.put_person(PersonRow(id=id_, name="x", created=1))
    yield opened
    await opened.close()


async def test_addresses_are_kept_changed_and_deleted_by_their_owner_alone(store: Store) -> None:
    await store.put_news(news("n2", created=9))
    await store.put_news(news("n1"))
    assert await store.news("n1") == news("n1")
    assert await store.news("n9") is None
    assert [row.id for row in await store.news_of(ANA)] == ["n1", "n2"]
    assert await store.news_of(BEN) == []
    changed = structs.replace(news("n1"), failures=3, quiet_from=0)
    await store.put_news(changed)
    assert await store.news("n1") == changed
    assert not await store.delete_news(BEN, "n1")
    assert await store.delete_news(ANA, "n1")
    assert await store.news("n1") is None


async def test_who_was_told_of_a_turn_is_known(store: Store) -> None:
    assert await store.told(ANA, "table1") is None
    await store.note_told(ANA, "table1", 3)
    await store.note_told(ANA, "table1", 5)
    await store.note_told(BEN, "table1", 4)
    assert [await store.told(who, "table1") for who in (ANA, BEN)] == [5, 4]
    assert await store.told(ANA, "table2") is None
    await store.note_told(ANA, "table2", 9)
    assert await store.told_of(ANA) == {"table1": 5, "table2": 9}
    assert await store.told_of("g-nobody") == {}


async def test_news_move_along_and_are_forgotten(store: Store) -> None:
    await store.put_news(news("n1", BEN))
    for who, turn in ((ANA, 3), (BEN, 4)):
        await store.note_told(who, "table1", turn)
    await store.note_told(BEN, "table2", 7)
    await store.move(BEN, ANA)
    assert [row.id for row in await store.news_of(ANA)] == ["n1"]
    assert [await store.told(ANA, table) for table in ("table1", "table2")] == [3, 7]
    await store.forget(ANA)
    assert await store.news("n1") is None
    assert await store.told(ANA, "table1") is None


async def test_a_device_keeps_no_news() -> None:
    store = DeviceStore(ShelfDatabase(Shelf()))
    with pytest.raises(StoreError, match="no news"):
        await store.put_news(news("n1"))
    assert await store.news_of(ANA) == []
    assert await store.told_of(ANA) == {}
    assert not await store.delete_news(ANA, "n1")
