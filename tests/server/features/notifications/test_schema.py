"""Addresses for notifications, and the turns that were notified, on every database."""

from __future__ import annotations

import pytest
from msgspec import structs

from roost.server.core.rows import Rows
from roost.server.features.notifications.schema import (
    NotificationAddressRow,
    NotificationRows,
    merge_guest,
)
from tests.server.rows import add_people, add_table, table_row

ANA, BEN, NOBODY = "g-ana", "g-ben", "g-nobody"


@pytest.fixture(autouse=True)
async def people(rows: Rows) -> None:
    await add_people(rows, ANA, BEN)
    for table in ("t1", "t2"):
        await add_table(rows, table_row(table, ANA, BEN))


@pytest.fixture
def notifications(rows: Rows) -> NotificationRows:
    return NotificationRows(rows.database)


def address(id_: str, person: str = ANA, created: int = 5) -> NotificationAddressRow:
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


async def test_only_its_owner_deletes_an_address(
    rows: Rows, notifications: NotificationRows
) -> None:
    await notifications.put(address("n2", created=9))
    await notifications.put(address("n1"))
    assert await notifications.get("n1") == address("n1")
    assert await notifications.get("n9") is None
    assert await notifications.of_person(ANA) == [address("n1"), address("n2", created=9)]
    assert await notifications.of_person(BEN) == []
    changed = structs.replace(address("n1"), failures=3, quiet_from=0)
    await notifications.put(changed)
    assert await notifications.get("n1") == changed
    assert not await notifications.delete(BEN, "n1")
    assert await notifications.delete(ANA, "n1")
    assert await notifications.get("n1") is None


async def test_the_last_notified_turn_is_kept_by_person_and_table(
    rows: Rows, notifications: NotificationRows
) -> None:
    assert await notifications.last_turn(ANA, "t1") is None
    for who, table, turn in ((ANA, "t1", 3), (ANA, "t1", 5), (BEN, "t1", 4), (ANA, "t2", 9)):
        await notifications.note_turn(who, table, turn)
    assert [await notifications.last_turn(who, "t1") for who in (ANA, BEN)] == [5, 4]
    assert await notifications.last_turn(BEN, "t2") is None
    assert await notifications.last_turns(ANA) == {"t1": 5, "t2": 9}


async def test_turns_of_deleted_people_and_tables_are_not_noted(
    rows: Rows, notifications: NotificationRows
) -> None:
    await notifications.note_turn(NOBODY, "t1", 3)
    await notifications.note_turn(ANA, "t9", 3)
    assert await notifications.last_turns(NOBODY) == {}
    assert await notifications.last_turns(ANA) == {}


async def test_turns_of_a_deleted_table_are_deleted(
    rows: Rows, notifications: NotificationRows
) -> None:
    for table in ("t1", "t2"):
        await notifications.note_turn(ANA, table, 3)
    await rows.tables.delete("t1")
    assert await notifications.last_turns(ANA) == {"t2": 3}


async def test_addresses_and_turns_of_a_guest_go_to_the_person(
    rows: Rows, notifications: NotificationRows
) -> None:
    await notifications.put(address("n1", BEN))
    for who, table, turn in ((ANA, "t1", 3), (BEN, "t1", 4), (BEN, "t2", 7)):
        await notifications.note_turn(who, table, turn)
    await rows.merge_guest(BEN, ANA, merge_guest(BEN, ANA))
    assert await notifications.of_person(ANA) == [address("n1")]
    assert await notifications.last_turns(ANA) == {"t1": 3, "t2": 7}
    assert await notifications.of_person(BEN) == []


async def test_addresses_and_turns_of_a_deleted_person_are_deleted(
    rows: Rows, notifications: NotificationRows
) -> None:
    await notifications.put(address("n1"))
    await notifications.note_turn(ANA, "t1", 3)
    await rows.people.delete(ANA)
    assert await notifications.get("n1") is None
    assert await notifications.last_turn(ANA, "t1") is None
