"""Lists of people's games on every database."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from roost.server.core.live.rows import PlayerRow
from roost.server.core.rows import Rows
from roost.server.features.my_games.schema import (
    Filter,
    GameRow,
    GameRows,
    SeatVerdict,
    merge_guest,
    put_verdicts,
)
from tests.server.rows import add_people, add_table, table_row

ANA, BEN, GUEST, NOBODY = "g-ana", "g-ben", "g-guest", "g-nobody"


@pytest.fixture(autouse=True)
async def people(rows: Rows) -> None:
    await add_people(rows, ANA, BEN, GUEST)


async def tables(rows: Rows, person: str, limit: int = 9, **wanted: Any) -> list[str]:
    return [
        game.table
        for game in await GameRows(rows.database).of_person(person, Filter(**wanted), limit)
    ]


async def test_a_game_is_listed_with_its_result_and_its_review(rows: Rows) -> None:
    row = table_row("t1", ANA, BEN)
    await add_table(rows, row)
    verdict = SeatVerdict(seat=0, decisions=3, loss=0.125, luck=-0.5, spread=1e-9)
    listed = GameRow(
        table="t1",
        updated=5,
        game="pickomino",
        status="over",
        summary=row.summary,
        seat=0,
        result="won",
    )
    assert await GameRows(rows.database).of_person(ANA, Filter(), 5) == [listed]
    for loss in (1.0, 0.125):
        await rows.database.write(*put_verdicts("t1", [structs.replace(verdict, loss=loss)]))
    assert await GameRows(rows.database).of_person(ANA, Filter(), 5) == [
        structs.replace(listed, verdict=verdict)
    ]
    (other,) = await GameRows(rows.database).of_person(BEN, Filter(), 5)
    assert (other.seat, other.result, other.verdict) == (1, "lost", None)
    await rows.tables.delete("t1")
    assert await tables(rows, ANA) == []


async def test_a_table_is_in_the_lists_of_its_present_people_only(rows: Rows) -> None:
    await add_table(rows, table_row("t1", ANA, NOBODY))
    again = table_row("t1", BEN, status="playing")
    await rows.database.append("t1", 1, ["{}"], rows.tables.save("t1", again))
    assert [await tables(rows, who) for who in (ANA, BEN, NOBODY)] == [[], ["t1"], []]


async def test_games_are_filtered(rows: Rows) -> None:
    names = ["Élodie", "ben", "STRASSE", "Straße", "Ana", "Zed_"]
    for at, name in enumerate(names, 1):
        seats = f'{{"name":"Ana"}},{{"name":"{name}"}},{{"name":null,"bot":"Simple"}}'
        row = table_row(
            f"t{at}",
            status="playing" if at == 2 else "over",
            game="pickomino" if at % 2 else "knockout",
            updated=at,
            summary=f'{{"seats":[{seats}]}}'.encode(),
            players=(PlayerRow(person=ANA, seat=0, result="won" if at < 4 else "lost"),),
        )
        await add_table(rows, row)

    assert await tables(rows, ANA) == ["t6", "t5", "t4", "t3", "t2", "t1"]
    assert await tables(rows, ANA, game="pickomino") == ["t5", "t3", "t1"]
    assert await tables(rows, ANA, result="won") == ["t3", "t2", "t1"]
    assert await tables(rows, ANA, statuses=("playing", "open")) == ["t2"]
    assert await tables(rows, ANA, since=2, until=4) == ["t3", "t2"]
    assert await tables(rows, ANA, 2, after=(4, "t4")) == ["t3", "t2"]
    assert await tables(rows, ANA, opponent="éLO") == ["t1"]
    assert await tables(rows, ANA, opponent="strasse") == ["t4", "t3"], "ß is ss"
    assert await tables(rows, ANA, opponent="ana") == ["t5"], "not the person"
    assert await tables(rows, ANA, 2, opponent="SIMPLE") == ["t6", "t5"]
    assert await tables(rows, ANA, opponent="simp") == [], "a bot's whole key only"
    assert await tables(rows, ANA, opponent="_") == ["t6"], "no wildcard"
    assert await tables(rows, ANA, opponent="%") == []
    assert await tables(rows, BEN) == []


async def test_games_of_a_guest_go_to_the_person(rows: Rows) -> None:
    await add_table(rows, table_row("t1", ANA, updated=10))
    await add_table(rows, table_row("t2", GUEST, updated=20))
    await add_table(rows, table_row("t3", GUEST, ANA, updated=30))
    await rows.merge_guest(GUEST, ANA, merge_guest(GUEST, ANA))
    games = await GameRows(rows.database).of_person(ANA, Filter(), 9)
    assert [(game.table, game.result) for game in games] == [
        ("t3", "lost"),  # the person's own seat
        ("t2", "won"),
        ("t1", "won"),
    ]
    assert await tables(rows, GUEST) == []
