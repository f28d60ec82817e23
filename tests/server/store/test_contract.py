"""What any store of tables does, whatever it keeps them in."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from roost.server.core.person import Pseudonym
from roost.server.store import StoreError, TableStore, VersionTakenError
from tests.server.store.places import PLACES, Place, row

LINES = [f'{{"n":{number}}}'.encode() for number in range(6)]


@pytest.fixture(params=PLACES)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    return PLACES[request.param](tmp_path)


@pytest.fixture
async def store(place: Place) -> AsyncIterator[TableStore]:
    opened = await place.open()
    yield opened
    await opened.close()


async def test_a_log_comes_back_in_order(store: TableStore) -> None:
    await store.append("table1", 0, LINES[:2], row("table1"))
    await store.append("table1", 2, LINES[2:3])
    await store.append("table1", 3, LINES[3:])
    assert await store.log("table1") == LINES


async def test_a_table_that_is_not_there_has_no_log(store: TableStore) -> None:
    await store.append("table1", 0, LINES, row("table1"))
    assert await store.log("table2") == []


async def test_an_entry_comes_back_byte_for_byte(store: TableStore) -> None:
    lines = ['{"name":"Zoë 🐔","quote":"\\"\\u0000"}'.encode(), b'{"t":"x" , "a":[1,2]}']
    await store.append("table1", 0, lines)
    assert await store.log("table1") == lines


async def test_what_was_written_is_there_when_it_is_opened_again(place: Place) -> None:
    first = await place.open()
    await first.append("table1", 0, LINES[:2], row("table1"))
    await first.close()
    again = await place.open()
    assert await again.log("table1") == LINES[:2]
    assert await again.rows() == [row("table1")]
    await again.append("table1", 2, LINES[2:3])
    assert await again.log("table1") == LINES[:3]
    await again.close()


async def test_a_store_that_was_killed_has_kept_what_it_acknowledged(place: Place) -> None:
    killed = await place.open()
    await killed.append("table1", 0, LINES[:3], row("table1"))
    await killed.append("table1", 3, LINES[3:4], row("table1", "playing"))
    again = await place.open()  # nobody closed the other
    assert await again.log("table1") == LINES[:4]
    assert await again.rows() == [row("table1", "playing")]
    await again.close()
    await killed.close()


async def test_a_version_that_is_taken_is_refused_and_nothing_of_it_is_written(
    store: TableStore,
) -> None:
    await store.append("table1", 0, LINES[:2], row("table1"))
    for after in (0, 1):
        with pytest.raises(VersionTakenError):
            await store.append("table1", after, LINES[3:6], row("table1", "over"))
    assert await store.log("table1") == LINES[:2]
    assert await store.rows() == [row("table1")]


async def test_of_two_writers_at_once_one_wins_and_the_other_hears_of_it(
    store: TableStore,
) -> None:
    await store.append("table1", 0, LINES[:1])
    results = await asyncio.gather(
        store.append("table1", 1, LINES[1:3], row("table1", "playing")),
        store.append("table1", 1, LINES[3:6], row("table1", "over")),
        return_exceptions=True,
    )
    refused = [isinstance(result, VersionTakenError) for result in results]
    assert sorted(refused) == [False, True]
    first_won = refused == [False, True]
    assert await store.log("table1") == LINES[:1] + (LINES[1:3] if first_won else LINES[3:6])
    assert await store.rows() == [row("table1", "playing" if first_won else "over")]


async def test_a_refused_write_hurts_no_other_that_comes_with_it(store: TableStore) -> None:
    await store.append("table1", 0, LINES[:1])
    results = await asyncio.gather(
        store.append("table0", 0, LINES[:2], row("table0")),
        store.append("table1", 0, LINES[2:4], row("table1")),
        store.append("table2", 0, LINES[4:5], row("table2")),
        return_exceptions=True,
    )
    assert [isinstance(result, StoreError) for result in results] == [False, True, False]
    assert await store.log("table0") == LINES[:2]
    assert await store.log("table1") == LINES[:1]
    assert await store.log("table2") == LINES[4:5]
    assert {found.id for found in await store.rows()} == {"table0", "table2"}


async def test_many_writes_at_once_all_arrive(store: TableStore) -> None:
    jobs = [store.append(f"t{n % 20}", n // 20, [str(n).encode()]) for n in range(600)]
    await asyncio.gather(*jobs)
    for table in range(20):
        wanted = [str(n).encode() for n in range(table, 600, 20)]
        assert await store.log(f"t{table}") == wanted


async def test_a_writer_who_gives_up_waiting_has_written_all_or_nothing(
    store: TableStore,
) -> None:
    for number in range(20):
        table = f"table{number}"

        async def write(table: str = table) -> None:
            await store.append(table, 0, LINES, row(table))

        writing = asyncio.create_task(write())
        await asyncio.sleep(0.0005 * (number % 5))
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
        await store.append("other", number, LINES[:1])  # whatever went before is done
        assert await store.log(table) in ([], LINES)
        listed = {found.id for found in await store.rows()}
        assert (table in listed) == bool(await store.log(table))


async def test_a_row_is_kept_until_another_is_given(store: TableStore) -> None:
    await store.append("table1", 0, LINES[:1], row("table1", people=("g1", "g2")))
    await store.append("table1", 1, LINES[1:2])
    assert await store.rows() == [row("table1", people=("g1", "g2"))]
    await store.append("table1", 2, LINES[2:3], row("table1", "playing", people=("g1",)))
    assert await store.rows() == [row("table1", "playing", people=("g1",))]


async def test_rows_can_be_asked_for_by_status(store: TableStore) -> None:
    for number, status in enumerate(("open", "playing", "over", "abandoned")):
        await store.append(f"table{number}", 0, LINES[:1], row(f"table{number}", status))
    assert {found.status for found in await store.rows("open", "playing")} == {"open", "playing"}
    assert await store.rows("revealing") == []
    assert len(await store.rows()) == 4


async def test_who_sits_there_is_kept_with_the_log_and_deleted_with_it(store: TableStore) -> None:
    ana, ben = Pseudonym("p1", "g-ana", "Ana"), Pseudonym("p2", "g-ben", "Ben")
    await store.append("t1", 0, [b'{"n":1}'], None, [ana])
    await store.append("t1", 1, [b'{"n":2}'], None, [ben])
    await store.append("t2", 0, [b'{"n":1}'], None, [Pseudonym("p3", "g-ana", "Ana")])
    assert sorted(await store.pseudonyms("t1")) == [ana, ben]
    with pytest.raises(VersionTakenError):
        await store.append("t1", 1, [b'{"n":3}'], None, [Pseudonym("p4", "g-eve", "Eve")])
    assert sorted(await store.pseudonyms("t1")) == [ana, ben]
    await store.delete("t1")
    assert await store.pseudonyms("t1") == []
    assert len(await store.pseudonyms("t2")) == 1


async def test_a_table_that_is_deleted_is_gone_and_its_name_free(store: TableStore) -> None:
    await store.append("table1", 0, LINES, row("table1"))
    await store.append("table2", 0, LINES[:1], row("table2"))
    assert await store.delete("table1")
    assert await store.log("table1") == []
    assert [found.id for found in await store.rows()] == ["table2"]
    assert not await store.delete("table1")
    await store.append("table1", 0, LINES[2:], row("table1"))
    assert await store.log("table1") == LINES[2:]


async def test_what_is_handed_out_is_the_readers_own(store: TableStore) -> None:
    await store.append("table1", 0, LINES)
    read = await store.log("table1")
    read.clear()
    assert await store.log("table1") == LINES


async def test_a_closed_store_refuses_everything(place: Place) -> None:
    store = await place.open()
    await store.append("table1", 0, LINES[:1])
    await store.close()
    with pytest.raises(StoreError, match="closed"):
        await store.append("table1", 1, LINES[1:2])
    for ask in (store.log("table1"), store.rows(), store.delete("table1")):
        with pytest.raises(StoreError, match="closed"):
            await ask
