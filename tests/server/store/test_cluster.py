"""Leases: a table has one owner, and who has lost it cannot write."""

import asyncio
from collections.abc import AsyncIterator, Callable

import asyncpg
import pytest
from roost.server.store.leases import ElsewhereError
from roost.server.store.postgres.cluster import EVERYTHING, Cluster
from roost.server.store.postgres.store import PostgresStore

from roost.server.store import StoreError
from tests.server.core.storage import postgres
from tests.server.store.places import row

LEASE_S = 2.0


class Two:
    """Two servers on one database."""

    def __init__(self, address: str, stores: list[PostgresStore]) -> None:
        self.address = address
        self.stores = stores
        self.lost: list[list[str]] = [[], []]
        self.messages: list[list[str]] = [[], []]
        for number, cluster in enumerate(self.clusters):
            cluster.on_lost = self.lost[number].extend

            async def hear(messages: str, number: int = number) -> None:
                self.messages[number].append(messages)

            cluster.on_peer_message = hear

    @property
    def clusters(self) -> list[Cluster]:
        return [store.cluster for store in self.stores if store.cluster is not None]

    async def until(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(30):
            while not condition():  # noqa: ASYNC110
                await asyncio.sleep(0.02)

    async def run_out(self, number: int) -> None:
        """As if the server had been paused for longer than its lease."""
        connection = await asyncpg.connect(self.address)
        await connection.execute(
            "UPDATE servers SET until = clock_timestamp() WHERE id = $1", self.clusters[number].id
        )
        await connection.close()


@pytest.fixture
async def two() -> AsyncIterator[Two]:
    address = postgres.fresh()
    stores = [
        await PostgresStore.open(address, "http://127.0.0.1:1", 600),  # does not renew it
        await PostgresStore.open(address, "http://127.0.0.1:2", LEASE_S),
    ]
    opened = Two(address, stores)
    opened.clusters[1].start()
    yield opened
    for store in stores:
        await store.close()


async def test_a_table_has_one_owner_and_others_learn_where_it_lives(two: Two) -> None:
    first, second = two.clusters
    await first.take("table1")
    with pytest.raises(ElsewhereError) as refused:
        await second.take("table1")
    assert refused.value.address == await second.owner("table1") == "http://127.0.0.1:1"
    assert await first.owner("table1") is None
    await first.give(["table1"])
    assert await second.owner("table1") is None
    await second.take("table1")
    with pytest.raises(ElsewhereError):
        await first.take("table1")


async def test_of_many_who_take_a_table_at_once_one_gets_it(two: Two) -> None:
    for number in range(10):
        takes = (cluster.take(f"t{number}") for cluster in two.clusters)
        results = await asyncio.gather(*takes, return_exceptions=True)
        assert sorted(isinstance(result, ElsewhereError) for result in results) == [False, True]


async def test_only_the_owner_appends_and_nothing_of_anybody_else_is_written(two: Two) -> None:
    (one, other), (first, second) = two.stores, two.clusters
    await first.take("table1")
    await second.take("table2")
    await one.append("table1", 0, [b"{}"], row("table1"))
    results = await asyncio.gather(
        other.append("table1", 1, [b"{}"], row("table1", "over")),
        other.append("table2", 0, [b"{}"], row("table2")),
        return_exceptions=True,
    )
    assert [getattr(result, "code", None) for result in results] == ["table-elsewhere", None]
    assert len(await one.log("table1")) == len(await one.log("table2")) == 1
    assert {found.status for found in await one.rows()} == {"open"}


async def test_who_was_paused_past_the_lease_cannot_write_behind_the_new_owners_back(
    two: Two,
) -> None:
    (one, other), (first, second) = two.stores, two.clusters
    await first.take("table1")
    await one.append("table1", 0, [b"{}"], row("table1"))
    with pytest.raises(ElsewhereError):
        await second.take("table1")
    await two.run_out(0)
    await second.take("table1")
    with pytest.raises(StoreError) as refused:
        await one.append("table1", 1, [b"{}"])
    assert refused.value.code == "table-elsewhere"
    assert two.lost[0] == ["table1"]
    await other.append("table1", 1, [b"{}"])
    assert len(await other.log("table1")) == 2


async def test_who_takes_a_table_waits_for_what_is_being_written_and_finds_it(two: Two) -> None:
    (one, other), (first, second) = two.stores, two.clusters
    for number in range(20):
        table = f"t{number}"
        await first.take(table)
        await one.append(table, 0, [b"{}"])
        await two.run_out(0)
        writing = asyncio.ensure_future(one.append(table, 1, [b"{}"]))
        await asyncio.sleep(0.0003 * (number % 4))
        await second.take(table)
        found = len(await other.log(table))
        written = (await asyncio.gather(writing, return_exceptions=True))[0] == 0
        assert found == 1 + written == len(await other.log(table))
        await first._enter_again()


async def test_a_lease_is_renewed_and_one_that_ran_out_is_noticed(two: Two) -> None:
    first, second = two.clusters
    await second.take("table1")
    before = second.id
    await asyncio.sleep(2 * LEASE_S)
    with pytest.raises(ElsewhereError):
        await first.take("table1")
    await two.run_out(1)
    await two.until(lambda: second.id != before)
    assert (two.lost[1], second.held) == (["table1"], {})
    await second.take("table1")


async def test_tables_without_an_owner_are_found(two: Two) -> None:
    (one, _), (first, second) = two.stores, two.clusters
    for number, status in enumerate(("playing", "playing", "open", "over")):
        await first.take(f"t{number}")
        await one.append(f"t{number}", 0, [b"{}"], row(f"t{number}", status))
    assert await second.orphans(["playing"]) == []
    await first.give(["t1"])
    assert await second.orphans(["playing"]) == ["t1"]
    await first.close()
    assert sorted(await second.orphans(["playing"])) == ["t0", "t1"]


async def test_others_hear_what_is_new_and_after_a_cut_that_they_missed_something(
    two: Two,
) -> None:
    first, second = two.clusters
    first.start()
    await two.until(lambda: EVERYTHING in two.messages[1])
    two.messages[1].clear()
    first.notify("table:t1", "bans")
    first.notify("table:t1")
    await two.until(lambda: two.messages[1] == ["table:t1", "bans"])
    assert "bans" not in two.messages[0]
    connection = second._connection
    assert connection is not None
    connection.terminate()
    await two.until(lambda: EVERYTHING in two.messages[1])


async def test_one_at_a_time_is_let_in_on_all_servers_together(two: Two) -> None:
    inside: list[int] = []

    async def enter(number: int) -> None:
        async with two.clusters[number % 2].lock("stream1"):
            inside.append(number)
            assert len(inside) == 1
            await asyncio.sleep(0.02)
            inside.remove(number)

    await asyncio.gather(*(enter(number) for number in range(6)))


async def test_servers_that_are_there_are_listed_with_the_tables_they_own(two: Two) -> None:
    first, second = two.clusters
    for name in ("aaaaaa", "bbbbbb"):
        await first.take(name)
        await two.stores[0].append(name, 0, [b"{}"], row(name))
    assert await first.servers() == [
        ("http://127.0.0.1:1", 2, True),
        ("http://127.0.0.1:2", 0, False),
    ]
    await two.run_out(0)
    assert await second.servers() == [("http://127.0.0.1:2", 0, True)]
