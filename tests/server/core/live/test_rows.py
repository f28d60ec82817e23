"""Rows of tables on every database: what lists show, and who is behind the pseudonyms."""

from __future__ import annotations

import asyncio

import pytest
from msgspec import structs

from roost.server.core.person import Pseudonym
from roost.server.core.rows import Rows
from roost.server.core.shared_dice.rows import AttemptRow, put_attempt
from roost.server.core.storage.port import SequenceConflict
from tests.server.rows import add_people, add_table, as_read, table_row

ANA, BEN = "g-ana", "g-ben"


async def test_a_row_is_kept_until_another_is_written(rows: Rows) -> None:
    first = table_row("t1", ANA, BEN, status="open", stream="s1")
    await add_table(rows, first)
    await rows.database.append("t1", 1, ["{}"])
    assert await rows.tables.get("t1") == as_read(first)
    second = table_row("t1", ANA, status="playing", updated=8, private=False, summary=b"\0\xff")
    await rows.database.append("t1", 2, ["{}"], rows.tables.save("t1", second))
    assert await rows.tables.all() == [as_read(second)]
    assert await rows.tables.get("t2") is None


async def test_rows_are_selected_by_status(rows: Rows) -> None:
    for number, status in enumerate(("open", "playing", "over", "abandoned")):
        await add_table(rows, table_row(f"t{number}", status=status))
    found = await rows.tables.all("open", "playing")
    assert {row.status for row in found} == {"open", "playing"}
    assert await rows.tables.all("revealing") == []
    assert len(await rows.tables.all()) == 4


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


async def test_finished_tables_in_which_nothing_happens_are_found(rows: Rows) -> None:
    for id_, status, at in (("t1", "over", 5), ("t2", "abandoned", 9), ("t3", "playing", 5)):
        await add_table(rows, table_row(id_, status=status, updated=at))
    assert await rows.tables.finished_before(9) == ["t1"]
    assert sorted(await rows.tables.finished_before(10)) == ["t1", "t2"]


async def test_a_person_is_unlinked_from_a_table(rows: Rows) -> None:
    await add_table(rows, table_row("t1", ANA, BEN))
    left = table_row("t1", BEN)
    await rows.database.append("t1", 1, ["{}"], rows.tables.unlink(ANA, left))
    assert await rows.tables.pseudonyms("t1") == [Pseudonym(f"p-t1-{BEN}", BEN, BEN)]
    assert await rows.tables.get("t1") == as_read(left)
    assert await rows.tables.of_person(ANA) == []


async def test_a_guests_seat_goes_to_a_person(rows: Rows) -> None:
    await add_table(rows, table_row("t1", "g-guest", BEN))
    merged = table_row("t1", ANA, BEN)
    await rows.database.append("t1", 1, ["{}"], rows.tables.relink("g-guest", ANA, merged))
    assert {one.person for one in await rows.tables.pseudonyms("t1")} == {ANA, BEN}
    assert await rows.tables.get("t1") == as_read(merged)
    assert (await rows.tables.of_person(ANA), await rows.tables.of_person("g-guest")) == (
        ["t1"],
        [],
    )
