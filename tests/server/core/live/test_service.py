"""Check, save, answer, tell: in this order, and each once."""

import asyncio
import json
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from roost.server.store import AttemptRow, StoreError, TableRow
from roost.server.store.memory import MemoryTables

from roost import wire
from roost.rules import GameError
from roost.server.core.live.live_table import LiveTable
from roost.server.core.person import Pseudonym
from roost.server.core.table import commands
from roost.server.core.table.setup import SeatSetup, Setup
from roost.server.core.table.state import Answer, Table
from roost.server.core.views.lobby import LobbyPages
from tests.server.core.live.services import Hall, Listener
from tests.server.core.table.tables import ANA, BEN, BOT, EVE, INVITE, ME, OPEN, status


async def make(hall: Hall, *seats: SeatSetup, **options: Any) -> LiveTable:
    setup = Setup(
        **{"game": "pickomino", "seats": seats or (ME, OPEN), "private": False, **options}
    )
    return await hall.service.make(setup, ANA)


async def playing(hall: Hall, **options: Any) -> LiveTable:
    live_table = await make(hall, first=0, **options)
    submit, id_ = hall.service.submit, live_table.table.id
    await submit(id_, BEN, commands.Sit("s", 1))
    await submit(id_, ANA, commands.Ready("r", 0))
    await submit(id_, BEN, commands.Ready("r", 1))
    return live_table


async def refused(asked: Any) -> str:
    with pytest.raises(GameError) as caught:
        await asked
    return caught.value.code


class Broken(MemoryTables):
    """A store that can fail, before or after it has written."""

    fails: str | None = None

    async def append(
        self,
        table: str,
        after: int,
        entries: Sequence[bytes],
        row: TableRow | None = None,
        pseudonyms: Sequence[Pseudonym] = (),
        attempt: AttemptRow | None = None,
    ) -> None:
        if self.fails == "before":
            raise StoreError("the disk is full")
        await super().append(table, after, entries, row, pseudonyms, attempt)
        if self.fails == "after":
            raise StoreError("who knows")


class Slow(MemoryTables):
    """A store that takes its time, as a disk does."""

    async def append(
        self,
        table: str,
        after: int,
        entries: Sequence[bytes],
        row: TableRow | None = None,
        pseudonyms: Sequence[Pseudonym] = (),
        attempt: AttemptRow | None = None,
    ) -> None:
        await asyncio.sleep(0.01)
        await super().append(table, after, entries, row, pseudonyms, attempt)


def told(listener: Listener) -> list[dict[str, Any]]:
    return [json.loads(text) for text in listener.heard]


# -- save, then tell -----------------------------------------------------------------------


async def test_the_sender_hears_of_it_first_and_only_when_it_is_saved() -> None:
    hall = Hall()
    live_table = await playing(hall)
    id_, listener = live_table.table.id, Listener(ANA.id)
    live_table.add(listener)
    heard: list[Any] = []

    def on_saved(answer: Answer) -> None:
        heard.append((answer, len(listener.heard)))

    version = live_table.table.version
    roll = commands.RollDice("roll", 0, version)
    answer = await hall.service.submit(id_, ANA, roll, None, on_saved)
    assert answer == Answer("roll", version + 1)
    assert heard == [(answer, 0)]
    assert [message["type"] for message in told(listener)] == ["update"]
    assert len(await hall.store.log(id_)) == version + 1


@pytest.mark.parametrize("fails", ["before", "after"])
async def test_what_the_store_does_not_take_is_not_told_and_the_table_is_what_was_written(
    fails: str,
) -> None:
    store = Broken()
    hall = Hall(store)
    live_table = await playing(hall)
    id_, before = live_table.table.id, live_table.table.version
    listener = Listener(ANA.id)
    live_table.add(listener)
    store.fails = fails
    roll = commands.RollDice("roll", 0, before)
    assert await refused(hall.service.submit(id_, ANA, roll)) == "store-failed"
    assert listener.heard == []
    store.fails = None
    written = await store.log(id_)
    assert live_table.table.version == len(written) == before + (fails == "after")
    assert live_table.table.state == Table.replay(id_, written).state
    # The same command again is done once, whatever happened to it.
    answer = await hall.service.submit(id_, ANA, roll)
    assert answer == Answer("roll", before + 1)
    assert len(await store.log(id_)) == before + 1


async def test_a_command_is_done_once_whatever_it_says_the_second_time() -> None:
    hall = Hall()
    live_table = await playing(hall)
    id_, version = live_table.table.id, live_table.table.version
    first = await hall.service.submit(id_, ANA, commands.RollDice("c", 0, version))
    again = await hall.service.submit(id_, ANA, commands.Leave("c", 0))
    assert again == first
    assert live_table.table.version == version + 1
    # Another's command of the same id is another command.
    assert await refused(hall.service.submit(id_, BEN, commands.RollDice("c", 1, 1))) != ""


async def test_a_refusal_is_remembered_too_unless_it_was_haste() -> None:
    hall = Hall()
    live_table = await playing(hall)
    id_, version = live_table.table.id, live_table.table.version
    late = commands.RollDice("c", 0, version - 1)
    assert await refused(hall.service.submit(id_, ANA, late)) == "stale-version"
    now = commands.RollDice("c", 0, version)
    assert await refused(hall.service.submit(id_, ANA, now)) == "stale-version"
    for number in range(5):
        await hall.service.submit(id_, ANA, commands.React(f"r{number}", 0, "wow"))
    hasty = commands.React("r9", 0, "wow")
    assert await refused(hall.service.submit(id_, ANA, hasty)) == "too-fast"
    assert live_table.table.first_answer(ANA.id, "r9") is None


async def test_commands_at_once_are_taken_one_by_one() -> None:
    hall = Hall()
    live_table = await playing(hall)
    id_, version = live_table.table.id, live_table.table.version
    results = await asyncio.gather(
        *(
            hall.service.submit(id_, ANA, commands.RollDice(f"c{number}", 0, version))
            for number in range(5)
        ),
        return_exceptions=True,
    )
    assert [isinstance(result, Answer) for result in results].count(True) == 1
    assert live_table.table.version == version + 1


async def test_a_server_that_goes_down_takes_no_commands() -> None:
    hall = Hall()
    live_table = await playing(hall)
    hall.service.draining = True
    leave = commands.Leave("l", 0)
    assert await refused(hall.service.submit(live_table.table.id, ANA, leave)) == "unavailable"
    assert await refused(make(hall)) == "unavailable"


# -- who may ---------------------------------------------------------------------------------


async def test_a_private_table_is_not_there_for_strangers() -> None:
    hall = Hall()
    live_table = await make(hall, private=True)
    id_ = live_table.table.id
    key = hall.invites.key(id_, live_table.table.watch)
    assert await refused(hall.tables.readable(id_, EVE, None)) == "no-such-table"
    assert await refused(hall.tables.readable(id_, None, "wrong")) == "no-such-table"
    assert await refused(hall.service.submit(id_, EVE, commands.Sit("s", 1))) == "no-such-table"
    assert await hall.tables.readable(id_, ANA, None) is live_table
    assert await hall.tables.readable(id_, EVE, key) is live_table
    assert (
        await hall.tables.readable(id_, None, hall.invites.key(id_, live_table.table.door(1)))
        is live_table
    )


async def test_a_seats_link_opens_that_seat_and_no_other() -> None:
    hall = Hall()
    live_table = await make(hall, ME, INVITE, INVITE, private=True)
    id_ = live_table.table.id
    watch, other = (hall.invites.key(id_, live_table.table.door(seat)) for seat in (None, 2))
    for number, key in enumerate((watch, other)):
        sit = commands.Sit(f"s{number}", 1, key=key)
        assert await refused(hall.service.submit(id_, BEN, sit)) == "needs-invite"
    sit = commands.Sit("s", 1, key=hall.invites.key(id_, live_table.table.door(1)))
    await hall.service.submit(id_, BEN, sit)
    assert live_table.table.seats[1].person == BEN.id


async def test_lists_hold_public_tables_and_ones_own() -> None:
    hall = Hall()
    public, private = await make(hall), await make(hall, private=True)

    def listed(person: Any, mine: bool) -> set[str]:
        page = LobbyPages(hall.tables).page(person and person.id, mine=mine)
        return {table.id for table in msgspec.json.decode(page, type=wire.TableList).tables}

    assert listed(EVE, False) == listed(None, False) == {public.table.id}
    assert listed(ANA, True) == {public.table.id, private.table.id}
    assert listed(EVE, True) == set()
    page = msgspec.json.decode(LobbyPages(hall.tables).page(ANA.id), type=wire.TableList)
    assert [table.yours for table in page.tables] == [[0]]
    await hall.service.submit(public.table.id, ANA, commands.Abandon("end"))
    assert listed(None, False) == set()


async def test_a_person_has_so_many_unfinished_tables() -> None:
    from roost.server.core.config import Limits

    hall = Hall(Slow(), limits=Limits(tables_per_person=2))
    first = await make(hall)
    made = await asyncio.gather(make(hall), make(hall), return_exceptions=True)
    assert [isinstance(live_table, LiveTable) for live_table in made].count(True) == 1
    assert await refused(make(hall)) == "too-many-tables"
    await hall.service.submit(first.table.id, ANA, commands.Abandon("end"))
    await make(hall)


# -- coming back -----------------------------------------------------------------------------


@pytest.mark.parametrize(("reason", "back"), [("away", True), ("withheld", True), ("left", False)])
async def test_who_was_away_gets_the_seat_back_and_who_left_asks_for_it(
    reason: Any, back: bool
) -> None:
    from roost.server.core.table import log

    hall = Hall()
    live_table = await playing(hall)
    await hall.service.save(live_table, [log.StandInStarted(at=1, seat=0, reason=reason)])
    listener = Listener(ANA.id)
    await hall.service.join(live_table, ANA, None, listener)
    assert (live_table.table.seats[0].stand_in is None) == back
    assert told(listener)[-1 if not back else 1]["type"] == "welcome"


async def test_a_table_comes_back_from_its_store_to_another_hall() -> None:
    hall = Hall()
    live_table = await playing(hall)
    await hall.service.submit(
        live_table.table.id, ANA, commands.RollDice("roll", 0, live_table.table.version)
    )
    other = Hall(hall.store)
    await other.tables.open()
    assert set(other.tables.lobby) == {live_table.table.id}
    again = await other.tables.live_table(live_table.table.id)
    assert (again.table.state, again.table.version) == (
        live_table.table.state,
        live_table.table.version,
    )
    roll = commands.RollDice("roll", 0, 1)
    assert await other.service.submit(live_table.table.id, ANA, roll) == Answer(
        "roll", live_table.table.version
    )


async def test_tables_that_are_forgotten_end() -> None:
    hall = Hall(idle_open_s=10, idle_play_s=100)
    opened, begun = await make(hall), await playing(hall)
    now = opened.table.made.at
    await hall.service.end_idle(now + 9_000)
    assert (status(opened.table), status(begun.table)) == ("open", "playing")
    await hall.service.end_idle(now + 60_000)
    assert (status(opened.table), status(begun.table)) == ("abandoned", "playing")
    watcher = Listener()
    begun.add(watcher)
    await hall.service.end_idle(now + 200_000)
    assert status(begun.table) == "playing"
    begun.remove(watcher)
    await hall.service.end_idle(now + 200_000)
    assert status(begun.table) == "abandoned"
    assert not hall.tables.lobby


async def test_a_rematch_is_made_once_and_waits_for_the_others() -> None:
    hall = Hall()
    live_table = await playing(hall)
    id_ = live_table.table.id
    rematch = commands.Rematch("again")
    assert await refused(hall.service.submit(id_, BEN, rematch)) == "not-over"
    await hall.service.submit(id_, ANA, commands.Leave("l", 0))
    await hall.service.submit(id_, BEN, commands.Leave("l", 1))
    assert await refused(hall.service.submit(id_, EVE, rematch)) == "foreign-seat"
    answer = await hall.service.submit(id_, BEN, commands.Rematch("b"))
    fresh = await hall.tables.live_table(answer.table or "")
    assert [seat.person for seat in fresh.table.seats] == [ANA.id, BEN.id]
    assert fresh.table.made.maker == BEN.id
    assert (await hall.service.submit(id_, ANA, commands.Rematch("a"))).table == answer.table


async def test_everybody_moves_on_by_one_seat_where_a_rematch_swaps_them() -> None:
    hall = Hall()
    live_table = await playing(hall)
    id_ = live_table.table.id
    await hall.service.submit(id_, ANA, commands.Leave("l", 0))
    await hall.service.submit(id_, BEN, commands.Leave("l", 1))
    answer = await hall.service.submit(id_, BEN, commands.Rematch("b", swap=True))
    fresh = await hall.tables.live_table(answer.table or "")
    assert [seat.person for seat in fresh.table.seats] == [BEN.id, ANA.id]


async def test_a_table_of_bots_begins_at_once() -> None:
    hall = Hall()
    live_table = await make(hall, BOT, BOT)
    assert live_table.table.status == "playing"
    assert len(await hall.store.log(live_table.table.id)) == live_table.table.version == 2


async def test_a_stream_that_is_not_there_makes_no_table() -> None:
    from roost.server.core.table.setup import DiceSetup

    hall = Hall()
    dice = DiceSetup(kind="duplicate", stream="nothere")
    assert await refused(make(hall, ME, BOT, dice=dice)) == "no-such-stream"
    assert not hall.tables.lobby
