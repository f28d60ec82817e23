"""Shared dice and the attempts at them, on every database."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from roost.server.core.identity.rows import PersonRow
from roost.server.core.rows import Rows
from roost.server.core.shared_dice.rows import (
    AttemptRow,
    StandingRow,
    StreamRow,
    put_attempt,
)
from roost.server.core.storage.port import Conflict
from tests.server.rows import add_people, add_table, as_read, table_row

ANA, BEN, EVE, GUEST = "g-ana", "g-ben", "g-eve", "g-guest"
DAY = "2026-11-16"


def stream(id_: str, closes: int = 9, **changed: Any) -> StreamRow:
    row = StreamRow(id=id_, name="n", owner=ANA, seed=bytes([0, 255]) * 16, closes=closes)
    return structs.replace(row, **changed)


def attempt(who: str, table: str, day: str = DAY) -> AttemptRow:
    return AttemptRow(person=who, day=day, game="pickomino", table=table)


async def begin(rows: Rows, made: AttemptRow, status: str = "playing", created: int = 5) -> None:
    row = table_row(made.table, made.person, status=status, created=created)
    await add_table(rows, row, put_attempt(made))


# -- streams -------------------------------------------------------------------------------


async def test_the_dice_of_a_day_are_sealed_once(rows: Rows) -> None:
    days = [stream(f"d{n}", day=f"2026-11-1{n}", game="pickomino") for n in range(5, 8)]
    await rows.streams.put_new(days)
    other = structs.replace(days[0], id="other", seed=b"x" * 32)
    await rows.streams.put_new([structs.replace(days[1], seed=b"y" * 32), other])
    assert await rows.streams.of_days("2026-11-16", "2026-11-17") == days[1:]
    assert await rows.streams.get("d5") == days[0]
    assert await rows.streams.get("other") is None


# -- attempts ------------------------------------------------------------------------------


async def test_nothing_of_a_second_attempt_is_written(rows: Rows) -> None:
    await add_people(rows, ANA, BEN)
    await begin(rows, attempt(ANA, "t1"))
    with pytest.raises(Conflict):
        await begin(rows, attempt(ANA, "t2"))
    assert await rows.database.read_log("t2") == []
    assert await rows.tables.all() == [as_read(table_row("t1", ANA, status="playing"))]
    await begin(rows, attempt(BEN, "t3"))
    later = attempt(ANA, "t4", "2026-11-17")
    await begin(rows, later)
    assert await rows.attempts.get(ANA, DAY, "pickomino") == attempt(ANA, "t1")
    assert await rows.attempts.get(EVE, DAY, "pickomino") is None
    assert await rows.attempts.of_person(ANA) == [attempt(ANA, "t1"), later]


async def test_an_attempt_is_settled_once(rows: Rows) -> None:
    await add_people(rows, ANA, BEN)
    await begin(rows, attempt(ANA, "t1"), "over")
    await begin(rows, attempt(BEN, "t2"), "playing")
    assert await rows.attempts.unsettled(0) == [attempt(ANA, "t1")]
    settled = structs.replace(attempt(ANA, "t1"), settled=True, share=0.25, points=5, rank=2)
    await rows.attempts.settle(structs.replace(settled, table="t2"))
    assert await rows.attempts.get(ANA, DAY, "pickomino") == attempt(ANA, "t1"), "another table"
    await rows.attempts.settle(settled)
    await rows.attempts.settle(structs.replace(settled, share=1.0))
    assert await rows.attempts.get(ANA, DAY, "pickomino") == settled
    assert await rows.attempts.unsettled(0) == []


async def test_standings_are_ordered_and_name_only_people_who_want_it(rows: Rows) -> None:
    results = {"g1": (0.25, 5, 2), "g2": (0.5, 3, 1), "g3": (0.25, 7, 2), "g4": (0.25, 5, 2)}
    for number, who in enumerate([*results, "g5"]):
        name = "Ana" if who == "g1" else f"Z{number}"
        await rows.people.put(PersonRow(id=who, name=name, created=1, listed=who != "g3"))
        await begin(rows, attempt(who, f"t-{who}"), "over")
    for who, (share, points, rank) in results.items():
        made = attempt(who, f"t-{who}")
        result = {"share": share, "points": points, "rank": rank}
        await rows.attempts.settle(structs.replace(made, settled=True, **result))
    found = await rows.attempts.standings(DAY, "pickomino")
    assert [(one.person, one.name) for one in found] == [
        ("g2", "Z1"),
        ("g3", None),
        ("g1", "Ana"),
        ("g4", "Z3"),
    ]
    assert found[0] == StandingRow("g2", "Z1", share=0.5, points=3, rank=1, table="t-g2")


async def test_operator_keeps_a_person_out_of_standings(rows: Rows) -> None:
    await rows.people.put(PersonRow(id="g1", name="Ana", created=1, listed=True, hidden=True))
    made = attempt("g1", "t1")
    await begin(rows, made, "over")
    await rows.attempts.settle(structs.replace(made, settled=True, share=0.5, points=3, rank=1))
    assert [one.name for one in await rows.attempts.standings(DAY, "pickomino")] == [None]


# -- merging -------------------------------------------------------------------------------


async def test_of_two_attempts_at_one_day_the_first_stays(rows: Rows) -> None:
    await add_people(rows, ANA, GUEST)
    for table, created, who, day in (
        ("early1", 10, GUEST, "16"),
        ("late1", 20, ANA, "16"),
        ("early2", 30, ANA, "17"),
        ("late2", 40, GUEST, "17"),
        ("only", 50, GUEST, "18"),
    ):
        await begin(rows, attempt(who, table, day), "over", created)
    await rows.merge_guest(GUEST, ANA)
    found = {row.day: row.table for row in await rows.attempts.of_person(ANA)}
    assert found == {"16": "early1", "17": "early2", "18": "only"}
    assert await rows.attempts.of_person(GUEST) == []


async def test_the_result_of_an_attempt_that_does_not_count_is_not_kept(rows: Rows) -> None:
    await add_people(rows, ANA, GUEST)
    await begin(rows, attempt(GUEST, "early"), "over", 10)
    await begin(rows, attempt(ANA, "late"), "over", 20)
    await rows.merge_guest(GUEST, ANA)
    await rows.attempts.settle(structs.replace(attempt(ANA, "late"), settled=True, share=0.9))
    assert await rows.attempts.of_person(ANA) == [attempt(ANA, "early")]
