"""Addresses for notifications, and the turns that were notified, on every database."""

from __future__ import annotations

import pytest

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
