"""Commands are decided, saved, acknowledged and published: in this order, and each once."""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from typing import Any

import pytest

from roost.rules import GameError
from roost.server.core.config import Limits
from roost.server.core.live.live_table import LiveTable
from roost.server.core.storage.port import Statement, StorageError
from roost.server.core.table import log
from roost.server.core.table.record import record_of
from roost.server.core.table.setup import DiceSetup, SeatSetup, Setup
from roost.server.core.table.state import Answer
from roost.server.core.views.registry import mirrored
from roost.wire import commands
from tests.server.core.live.services import Clock, Core, Listener, core, memory_database
from tests.server.core.storage.journals import Disk
from tests.server.core.table.tables import ANA, BEN, BOT, EVE, ME, OPEN, status


@pytest.fixture
async def server() -> AsyncIterator[Core]:
    async with core() as opened:
        yield opened


async def make(server: Core, *seats: SeatSetup, **options: Any) -> LiveTable:
    setup = Setup(
        **{"game": "pickomino", "seats": seats or (ME, OPEN), "private": False, **options}
    )
    return await server.service.create(setup, ANA)


async def playing(server: Core, **options: Any) -> LiveTable:
    """Ana and Ben play, Ana rolls next."""
    live = await make(server, first=0, **options)
    submit, id_ = server.service.submit, live.table.id
    await submit(id_, BEN, commands.Sit(id="s", seat=1))
    await submit(id_, ANA, commands.Ready(id="r", seat=0))
    await submit(id_, BEN, commands.Ready(id="r", seat=1))
    return live


async def left_by_both(server: Core) -> LiveTable:
    live = await playing(server)
    await server.service.submit(live.table.id, ANA, commands.Leave(id="l", seat=0))
    await server.service.submit(live.table.id, BEN, commands.Leave(id="l", seat=1))
    assert live.table.status == "abandoned"
    return live


async def refused(asked: Any) -> str:
    with pytest.raises(GameError) as caught:
        await asked
    return caught.value.code


def received(listener: Listener) -> list[dict[str, Any]]:
    return [json.loads(text) for text in listener.heard]


# -- save, then publish --------------------------------------------------------------------


async def test_the_sender_gets_the_answer_first_and_only_when_it_is_saved(server: Core) -> None:
    live = await playing(server)
    id_, listener = live.table.id, Listener(ANA.id)
    live.add(listener)
    answers: list[Any] = []

    def on_saved(answer: Answer) -> None:
        answers.append((answer, len(listener.heard)))

    version = live.table.version
    roll = commands.RollDice(id="roll", seat=0, version=version)
    answer = await server.service.submit(id_, ANA, roll, None, on_saved)
    assert answer == Answer("roll", version + 1)
    assert answers == [(answer, 0)]
    assert [message["type"] for message in received(listener)] == ["update"]
    assert len(await server.database.read_log(id_)) == version + 1


async def test_a_full_disk_leaves_the_table_as_it_was(server: Core) -> None:
    disk = Disk()
    async with core(disk) as server:
        live = await playing(server)
        id_, before, position = live.table.id, live.table.version, live.table.position
        listener = Listener(ANA.id)
        live.add(listener)
        disk.quota = 0
        roll = commands.RollDice(id="roll", seat=0, version=before)
        assert await refused(server.service.submit(id_, ANA, roll)) == "store-failed"
        assert listener.heard == []
        assert (live.table.version, live.table.position) == (before, position)
        assert len(await server.database.read_log(id_)) == before
        disk.quota = None
        assert await server.service.submit(id_, ANA, roll) == Answer("roll", before + 1)


async def test_a_commit_whose_answer_was_lost_is_shown_and_the_command_is_done_once(
    server: Core,
) -> None:
    live = await playing(server)
    id_, before = live.table.id, live.table.version
    listener = Listener(BEN.id)
    live.add(listener)
    append = server.database.append

    async def lost(
        table: str,
        after: int,
        entries: Sequence[str],
        statements: Sequence[Statement] = (),
        due: int | None = None,
    ) -> None:
        await append(table, after, entries, statements, due)
        raise StorageError("the connection is lost")

    server.database.append = lost  # type: ignore[method-assign]
    roll = commands.RollDice(id="roll", seat=0, version=before)
    assert await refused(server.service.submit(id_, ANA, roll)) == "store-failed"
    server.database.append = append  # type: ignore[method-assign]
    assert live.table.version == before + 1
    assert [message["table"]["version"] for message in received(listener)] == [before + 1]
    assert await server.service.submit(id_, ANA, roll) == Answer("roll", before + 1)
    assert len(await server.database.read_log(id_)) == before + 1


async def test_a_command_is_done_once_whatever_it_says_the_second_time(server: Core) -> None:
    live = await playing(server)
    id_, version = live.table.id, live.table.version
    first = await server.service.submit(
        id_, ANA, commands.RollDice(id="c", seat=0, version=version)
    )
    again = await server.service.submit(id_, ANA, commands.Leave(id="c", seat=0))
    assert again == first
    assert live.table.version == version + 1
    # Another's command of the same id is another command.
    assert (
        await refused(server.service.submit(id_, BEN, commands.RollDice(id="c", seat=1, version=1)))
        != ""
    )


async def test_a_refused_command_that_is_sent_again_is_decided_again(server: Core) -> None:
    live = await playing(server)
    id_, version = live.table.id, live.table.version
    late = commands.RollDice(id="c", seat=0, version=version - 1)
    assert await refused(server.service.submit(id_, ANA, late)) == "stale-version"
    now = commands.RollDice(id="c", seat=0, version=version)
    assert await server.service.submit(id_, ANA, now) == Answer("c", version + 1)


async def test_commands_at_once_are_taken_one_by_one(server: Core) -> None:
    live = await playing(server)
    id_, version = live.table.id, live.table.version
    results = await asyncio.gather(
        *(
            server.service.submit(
                id_, ANA, commands.RollDice(id=f"c{number}", seat=0, version=version)
            )
            for number in range(5)
        ),
        return_exceptions=True,
    )
    assert [isinstance(result, Answer) for result in results].count(True) == 1
    assert live.table.version == version + 1


# -- who may ---------------------------------------------------------------------------------


async def test_a_person_has_a_limit_of_unfinished_tables() -> None:
    async with core(limits=Limits(tables_per_person=2)) as server:
        first = await make(server)
        made = await asyncio.gather(make(server), make(server), return_exceptions=True)
        assert [isinstance(one, LiveTable) for one in made].count(True) == 1
        assert await refused(make(server)) == "too-many-tables"
        await server.service.submit(first.table.id, ANA, commands.Abandon(id="end"))
        await make(server)


# -- coming back -----------------------------------------------------------------------------


@pytest.mark.parametrize(("reason", "back"), [("away", True), ("left", False)])
async def test_an_absent_player_gets_the_seat_back_and_one_who_left_asks_for_it(
    server: Core, reason: Any, back: bool
) -> None:
    live = await playing(server)
    await server.service.save(live, [log.StandInStarted(at=1, seat=0, reason=reason)])
    listener = Listener(ANA.id)
    await server.service.join(live, ANA, None, listener)
    assert (live.table.seats[0].stand_in is None) == back
    assert received(listener)[0]["type"] == "welcome"


async def test_another_server_reads_the_table_from_its_log(server: Core) -> None:
    live = await playing(server)
    roll = commands.RollDice(id="roll", seat=0, version=live.table.version)
    answer = await server.service.submit(live.table.id, ANA, roll)
    other = Core(server.database)
    await other.tables.open()
    assert set(other.tables.lobby) == {live.table.id}
    again = await other.tables.get(live.table.id)
    assert (again.table.state, again.table.version) == (live.table.state, live.table.version)
    # The answer to a command is in the log, so any server repeats it.
    assert await other.service.submit(live.table.id, ANA, roll) == answer


async def test_tables_that_no_one_uses_end() -> None:
    clock = Clock()
    async with core(now=clock, idle_open_s=10, idle_play_s=100) as server:
        opened, begun = await make(server), await playing(server)
        for seconds, wanted in ((9, ("open", "playing")), (51, ("abandoned", "playing"))):
            clock.advance(seconds=seconds)
            await server.service.end_idle()
            assert (status(opened.table), status(begun.table)) == wanted
        watcher = Listener()
        begun.add(watcher)
        clock.advance(seconds=140)
        await server.service.end_idle()
        assert status(begun.table) == "playing"
        begun.remove(watcher)
        await server.service.end_idle()
        assert status(begun.table) == "abandoned"
        assert not server.tables.lobby


async def test_a_table_is_not_idle_while_the_server_is_down() -> None:
    clock, disk = Clock(), Disk()
    async with core(disk, clock, idle_open_s=10) as server:
        await make(server)
    clock.advance(hours=5)
    async with core(disk, clock, idle_open_s=10) as server:
        await server.service.end_idle()
        assert [row.status for row in server.tables.lobby.values()] == ["open"]
        clock.advance(seconds=11)
        await server.service.end_idle()
        assert not server.tables.lobby


async def test_a_rematch_waits_for_the_end_and_is_for_those_who_played(server: Core) -> None:
    id_ = (await playing(server)).table.id
    assert (
        await refused(server.service.submit(id_, BEN, commands.Rematch(id="again"))) == "not-over"
    )
    await server.service.submit(id_, ANA, commands.Leave(id="l", seat=0))
    await server.service.submit(id_, BEN, commands.Leave(id="l", seat=1))
    assert (
        await refused(server.service.submit(id_, EVE, commands.Rematch(id="again")))
        == "foreign-seat"
    )


async def test_a_rematch_asked_for_twice_is_the_same_table(server: Core) -> None:
    id_ = (await left_by_both(server)).table.id
    answer = await server.service.submit(id_, BEN, commands.Rematch(id="b"))
    fresh = await server.tables.get(answer.table or "")
    assert [seat.person for seat in fresh.table.seats] == [ANA.id, BEN.id]
    assert fresh.table.made.maker == BEN.id
    assert (await server.service.submit(id_, ANA, commands.Rematch(id="a"))).table == answer.table
    assert (await server.service.submit(id_, BEN, commands.Rematch(id="b"))) == answer


async def test_a_rematch_whose_answer_was_not_saved_is_the_same_table_later() -> None:
    """The new table is saved first. If the old one cannot be, asking again finds it."""
    disk = Disk()
    async with core(disk) as server:
        live = await left_by_both(server)
        append = server.database.append

        async def full_after_one(table: str, *rest: Any, **more: Any) -> None:
            disk.quota = 0 if table == live.table.id else None
            await append(table, *rest, **more)

        server.database.append = full_after_one  # type: ignore[method-assign]
        rematch = commands.Rematch(id="b")
        assert await refused(server.service.submit(live.table.id, BEN, rematch)) == "store-failed"
        assert live.table.rematch is None
        disk.quota, server.database.append = None, append  # type: ignore[method-assign]
        (made,) = server.tables.lobby
        assert (await server.service.submit(live.table.id, BEN, rematch)).table == made
        assert set(server.tables.lobby) == {made}


async def test_players_move_on_by_one_seat_where_a_rematch_swaps_them(server: Core) -> None:
    id_ = (await left_by_both(server)).table.id
    answer = await server.service.submit(id_, BEN, commands.Rematch(id="b", swap=True))
    fresh = await server.tables.get(answer.table or "")
    assert [seat.person for seat in fresh.table.seats] == [BEN.id, ANA.id]


# -- several servers ---------------------------------------------------------------------------


@pytest.fixture
async def servers() -> AsyncIterator[tuple[Core, Core]]:
    """Two servers on one database, between which no event arrives."""
    database = await memory_database()
    database.shared = True
    one, two = Core(database), Core(database)
    for each in (one, two):
        await each.tables.open()
    yield one, two
    await database.close()


async def test_two_servers_take_turns_at_one_table(servers: tuple[Core, Core]) -> None:
    one, two = servers
    first = await playing(one)
    id_, version = first.table.id, first.table.version
    second = await two.tables.get(id_)
    await one.service.submit(id_, ANA, commands.RollDice(id="roll", seat=0, version=version))
    # The other server still has the old version, and reads the log before it refuses anything.
    assert second.table.version == version
    action = first.table.game.legal_actions(first.table.position)[0]
    act = commands.Act(id="act", seat=0, version=version + 1, action=mirrored(action))
    assert await two.service.submit(id_, ANA, act) == Answer("act", version + 2)
    again = commands.RollDice(id="roll", seat=0, version=version)
    assert await two.service.submit(id_, ANA, again) == Answer("roll", version + 1)


async def test_one_of_two_moves_at_two_servers_at_once_is_made(servers: tuple[Core, Core]) -> None:
    one, two = servers
    first = await playing(one)
    id_, version = first.table.id, first.table.version
    second = await two.tables.get(id_)
    results = await asyncio.gather(
        one.service.submit(id_, ANA, commands.RollDice(id="a", seat=0, version=version)),
        two.service.submit(id_, ANA, commands.RollDice(id="b", seat=0, version=version)),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == ["Answer", "StaleError"]
    assert len(await one.database.read_log(id_)) == version + 1
    for tables, live in ((one.tables, first), (two.tables, second)):
        async with live.lock:
            await tables.catch_up(live)
    assert first.table.position == second.table.position


async def test_a_command_resent_to_another_server_is_done_once(servers: tuple[Core, Core]) -> None:
    one, two = servers
    live = await playing(one)
    id_, version = live.table.id, live.table.version
    await two.tables.get(id_)
    roll = commands.RollDice(id="roll", seat=0, version=version)
    answers = await asyncio.gather(
        one.service.submit(id_, ANA, roll), two.service.submit(id_, ANA, roll)
    )
    assert set(answers) == {Answer("roll", version + 1)}
    assert len(await one.database.read_log(id_)) == version + 1


async def test_a_rematch_asked_for_at_two_servers_is_the_same_table(
    servers: tuple[Core, Core],
) -> None:
    one, two = servers
    id_ = (await left_by_both(one)).table.id
    await two.tables.get(id_)
    answers = await asyncio.gather(
        one.service.submit(id_, ANA, commands.Rematch(id="a")),
        two.service.submit(id_, BEN, commands.Rematch(id="b")),
    )
    assert answers[0].table == answers[1].table
    await one.tables.open()
    assert set(one.tables.lobby) == {answers[0].table}


async def test_a_command_at_one_server_is_a_sign_of_life_at_the_other() -> None:
    """Programs may use REST alone, at any server."""
    clock = Clock()
    database = await memory_database(now=clock)
    database.shared = True
    one, two = Core(database, grace_s=45), Core(database, grace_s=45)
    first = await playing(one)
    second = await two.tables.get(first.table.id)
    clock.advance(seconds=46)
    assert not second.is_present(ANA.id, clock())
    roll = commands.RollDice(id="roll", seat=0, version=first.table.version)
    await one.service.submit(first.table.id, ANA, roll)
    clock.advance(seconds=5)
    await two.tables.follow([first.table.id])
    assert second.is_present(ANA.id, clock())
    assert not second.is_present(BEN.id, clock())
    clock.advance(seconds=41)
    assert not second.is_present(ANA.id, clock())
    await database.close()


async def test_a_damaged_log_holds_up_no_other_table(servers: tuple[Core, Core]) -> None:
    one, two = servers
    lives = [await playing(one) for _ in range(2)]
    for live in lives:
        other = await two.tables.get(live.table.id)
        roll = commands.RollDice(id="roll", seat=0, version=live.table.version)
        await one.service.submit(live.table.id, ANA, roll)
        assert other.table.version < live.table.version
    broken, whole = (live.table.id for live in lives)
    await one.database.write(Statement("UPDATE log SET crc = 0 WHERE table_id = ?", (broken,)))
    await two.tables.follow([broken, whole])
    assert (await two.tables.get(whole)).table.version == lives[1].table.version


async def test_a_hint_given_at_one_server_is_known_at_the_other(
    servers: tuple[Core, Core],
) -> None:
    one, two = servers
    live = await make(one, ME, BOT, first=0)
    id_ = live.table.id
    await one.service.submit(id_, ANA, commands.Ready(id="r", seat=0))
    await one.service.submit(
        id_, ANA, commands.RollDice(id="roll", seat=0, version=live.table.version)
    )
    other = await two.tables.get(id_)
    await one.service.note_hint(id_)
    await one.service.note_hint(id_)  # one hint, asked for twice
    version = live.table.version
    action = other.table.game.legal_actions(other.table.position)[0]
    await two.service.submit(
        id_, ANA, commands.Act(id="act", seat=0, version=version, action=mirrored(action))
    )
    assert record_of(other.table, None)["tags"]["hints"] == [1]


# -- new tables ----------------------------------------------------------------------------------


async def test_a_table_of_bots_begins_at_once(server: Core) -> None:
    live = await make(server, BOT, BOT)
    assert live.table.status == "playing"
    assert len(await server.database.read_log(live.table.id)) == live.table.version == 3


async def test_a_stream_that_is_not_there_makes_no_table(server: Core) -> None:
    dice = DiceSetup(kind="shared", stream="nothere")
    assert await refused(make(server, ME, BOT, dice=dice)) == "no-such-stream"
    assert not server.tables.lobby
