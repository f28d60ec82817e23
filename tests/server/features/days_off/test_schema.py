"""Days off on every database."""

from __future__ import annotations

import pytest

from roost.server.core.rows import Rows
from roost.server.features.days_off.schema import DaysOffRow, DaysOffRows, delete_old
from tests.server.rows import add_people

ANA, BEN, GUEST = "g-ana", "g-ben", "g-guest"


@pytest.fixture
async def days_off(rows: Rows) -> DaysOffRows:
    await add_people(rows, ANA, BEN, GUEST)
    return DaysOffRows(rows.database)


def row(id_: str, person: str = ANA, starts: int = 10, ends: int = 20) -> DaysOffRow:
    return DaysOffRow(id=id_, person=person, announced=5, starts=starts, ends=ends)


async def test_days_off_that_are_over_are_deleted(rows: Rows, days_off: DaysOffRows) -> None:
    for one in (row("d1", ends=12), row("d2", ends=13)):
        await days_off.put(one)
    await rows.database.write(delete_old(12))
    assert await days_off.all() == [row("d2", ends=13)]
