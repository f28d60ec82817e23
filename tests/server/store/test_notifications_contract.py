"""What any store of a server does for news."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec import structs
from roost.server.store.device import DeviceStore

from roost.server.store import NotificationAddressRow, PersonRow, Store, StoreError
from tests.server.store.places import HALLS
from tests.server.store.shelves import Shelf, ShelfDatabase

ANA, BEN = "g-ana", "g-ben"


def notification_address(id_: str, person: str = ANA, created: int = 5) -> NotificationAddressRow:
    return NotificationAddressRow(
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
    await store.put_notification_address(notification_address("n2", created=9))
    await store.put_notification_address(notification_address("n1"))
    assert await store.notification_address("n1") == notification_address("n1")
    assert await store.notification_address("n9") is None
    assert [row.id for row in await store.notification_addresses_of(ANA)] == ["n1", "n2"]
    assert await store.notification_addresses_of(BEN) == []
    changed = structs.replace(notification_address("n1"), failures=3, quiet_from=0)
    await store.put_notification_address(changed)
    assert await store.notification_address("n1") == changed
    assert not await store.delete_notification_address(BEN, "n1")
    assert await store.delete_notification_address(ANA, "n1")
    assert await store.notification_address("n1") is None


async def test_who_was_told_of_a_turn_is_known(store: Store) -> None:
    assert await store.last_notified(ANA, "table1") is None
    await store.put_last_notified(ANA, "table1", 3)
    await store.put_last_notified(ANA, "table1", 5)
    await store.put_last_notified(BEN, "table1", 4)
    assert [await store.last_notified(who, "table1") for who in (ANA, BEN)] == [5, 4]
    assert await store.last_notified(ANA, "table2") is None
    await store.put_last_notified(ANA, "table2", 9)
    assert await store.last_notified_of(ANA) == {"table1": 5, "table2": 9}
    assert await store.last_notified_of("g-nobody") == {}


async def test_news_move_along_and_are_forgotten(store: Store) -> None:
    await store.put_notification_address(notification_address("n1", BEN))
    for who, turn in ((ANA, 3), (BEN, 4)):
        await store.put_last_notified(who, "table1", turn)
    await store.put_last_notified(BEN, "table2", 7)
    await store.move(BEN, ANA)
    assert [row.id for row in await store.notification_addresses_of(ANA)] == ["n1"]
    assert [await store.last_notified(ANA, table) for table in ("table1", "table2")] == [3, 7]
    await store.forget(ANA)
    assert await store.notification_address("n1") is None
    assert await store.last_notified(ANA, "table1") is None


async def test_a_device_keeps_no_news() -> None:
    store = DeviceStore(ShelfDatabase(Shelf()))
    with pytest.raises(StoreError, match="no news"):
        await store.put_notification_address(notification_address("n1"))
    assert await store.notification_addresses_of(ANA) == []
    assert await store.last_notified_of(ANA) == {}
    assert not await store.delete_notification_address(ANA, "n1")
