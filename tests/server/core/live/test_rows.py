"""Rows of tables on every database: what lists show, and who is behind the pseudonyms."""

from __future__ import annotations

import asyncio

import pytest
from msgspec import structs

from roost.server.core.person import Pseudonym
from roost.server.core.rows import Rows
from roost.server.core.shared_dice.rows import AttemptRow, put_attempt
from roost.server.core.storage.port import SequenceConflict
from tests.server.rows import add_people, add_table, table_row

ANA, BEN = "g-ana", "g-ben"


async def test_of_two_appends_at_once_the_rows_of_one_are_written(rows: Rows) -> None:
    await add_table(rows, table_row("t1", status="open"))
    wanted = ("playing", "over")
    saves = [rows.tables.save("t1", table_row("t1", status=status)) for status in wanted]
    results = await asyncio.gather(
        *(
            rows.database.append("t1", 1, [status], save)
            for status, save in zip(wanted, saves, strict=True)
        ),
        return_exceptions=True,
    )
    assert sum(isinstance(result, SequenceConflict) for result in results) == 1
    (row,) = await rows.tables.all()
    assert (await rows.database.read_log("t1"))[1] == row.status == wanted[results.index(None)]


async def test_pseudonyms_are_kept_with_the_log_and_deleted_with_it(rows: Rows) -> None:
    ana, ben = Pseudonym("p1", ANA, "Ana"), Pseudonym("p2", BEN, "Ben")
    await add_table(rows, table_row("t1"), pseudonyms=[ana])
    await rows.database.append("t1", 1, ["{}"], rows.tables.save("t1", None, [ben]))
    await add_table(rows, table_row("t2"), pseudonyms=[Pseudonym("p3", ANA, "Ana")])
    assert await rows.tables.pseudonyms("t1") == [ana, ben]
    assert await rows.tables.of_person(ANA) == ["t1", "t2"]
    late = rows.tables.save("t1", None, [Pseudonym("p4", "g-eve", "Eve")])
    with pytest.raises(SequenceConflict):
        await rows.database.append("t1", 1, ["{}"], late)
    assert await rows.tables.pseudonyms("t1") == [ana, ben]
    await rows.tables.delete("t1")
    assert await rows.tables.pseudonyms("t1") == []
    assert await rows.tables.of_person(ANA) == ["t2"]


async def test_a_deleted_table_is_gone_and_its_id_free(rows: Rows) -> None:
    await add_people(rows, ANA)
    made = AttemptRow(person=ANA, day="2026-11-16", game="pickomino", table="t1")
    await add_table(rows, table_row("t1", ANA), put_attempt(made), entries=["a", "b"])
    await add_table(rows, table_row("t2", ANA))
    assert await rows.tables.delete("t1")
    assert await rows.database.read_log("t1") == []
    assert [row.id for row in await rows.tables.all()] == ["t2"]
    assert await rows.attempts.of_person(ANA) == [structs.replace(made, table="")], "one per day"
    assert not await rows.tables.delete("t1")
    await add_table(rows, table_row("t1", ANA), entries=["c"])
    assert await rows.database.read_log("t1") == ["c"]
