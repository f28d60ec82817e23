"""Bots move, clocks run out, and tables that no one looks at are left to their logs."""

import asyncio
from collections.abc import AsyncIterator

import pytest
import structlog

from roost.rules import game_of, parse_position
from roost.server.core.live.live_table import LiveTable
from roost.server.core.storage.port import SequenceConflict, Statement
from roost.server.core.table import log
from roost.server.core.table.setup import Setup, TimeControl
from roost.server.core.views.registry import mirrored
from roost.server.workers.questions import BotRunner
from roost.wire import commands
from tests.server.core.live.services import Clock, Core, Listener, core, memory_database
from tests.server.core.live.test_service import playing
from tests.server.core.storage.journals import Disk
from tests.server.core.table.tables import ANA, BEN, BOT, EVE, ME
from tests.server.helpers import settled


class Slow(BotRunner):
    """A bot that thinks until `go` is set, and then chooses the first legal action."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.go = asyncio.Event()

    async def choose(self, position: str, bot: str, seed: str) -> str:
        self.asked.append(position)
        await self.go.wait()
        state = parse_position(position)
        game = game_of(state)
        return game.format_move(state, game.legal_actions(state)[0])


class Now(Slow):
    def __init__(self) -> None:
        super().__init__()
        self.go.set()


@pytest.fixture
def bot() -> Slow:
    return Slow()


@pytest.fixture
async def server(bot: Slow) -> AsyncIterator[Core]:
    async with core(bots=bot) as opened:
        yield opened


async def stood_in(server: Core) -> LiveTable:
    """Ben waits, a stand-in bot is to choose for Ana."""
    live = await playing(server, pace_ms=0)
    id_ = live.table.id
    await server.service.submit(
        id_, ANA, commands.RollDice(id="roll", seat=0, version=live.table.version)
    )
    live.add(Listener(BEN.id))
    await server.service.save(live, [log.StandInStarted(at=1, seat=0, reason="away")])
    return live


# -- bots ------------------------------------------------------------------------------------


async def test_a_stand_in_plays_what_the_bot_chooses(server: Core, bot: Slow) -> None:
    bot.go.set()
    live = await stood_in(server)
    await settled(lambda: live.table.position.seat == 1)
    assert set(live.table.stand_in_moves.values()) == {"away"}


async def test_a_move_that_another_server_made_first_is_no_error(
    server: Core, bot: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = 0

    async def conflict(live: LiveTable, entries: object) -> None:
        nonlocal tried
        tried += 1
        raise SequenceConflict(f"table {live.table.id} is elsewhere")

    await stood_in(server)
    monkeypatch.setattr(server.service, "save", conflict)
    with structlog.testing.capture_logs() as logged:
        bot.go.set()
        await settled(lambda: tried > 2)  # the first try has been logged by then
    assert [line for line in logged if "could not go on" in line["event"]] == []


async def choose(server: Core, live: LiveTable, kind: str) -> None:
    """Ana chooses the first action of this kind."""
    table = live.table
    action = next(
        action for action in table.game.legal_actions(table.position) if action.kind == kind
    )
    command = commands.Act(
        id=f"a{table.version}", seat=0, version=table.version, action=mirrored(action)
    )
    await server.service.submit(table.id, ANA, command)


async def test_what_a_bot_chose_in_another_position_is_not_played(server: Core, bot: Slow) -> None:
    while True:  # until Ana's second roll is not in vain
        live = await playing(server, pace_ms=0)
        table, id_ = live.table, live.table.id
        await server.service.submit(
            id_, ANA, commands.RollDice(id="roll", seat=0, version=table.version)
        )
        await choose(server, live, "take")
        bot.asked.clear()
        live.add(Listener(BEN.id))
        await server.service.save(live, [log.StandInStarted(at=1, seat=0, reason="away")])
        await settled(lambda: len(bot.asked) == 1)
        # Meanwhile Ana comes back, rolls on and takes herself, and leaves again.
        await server.service.submit(id_, ANA, commands.Return(id="b", seat=0))
        await choose(server, live, "roll-on")
        if table.position.seat == 0:
            break
    await choose(server, live, "take")
    await server.service.submit(id_, ANA, commands.Leave(id="l", seat=0))
    left_at, here = table.version, table.game.format_position(table.position)
    bot.go.set()
    await settled(lambda: table.version > left_at)
    assert bot.asked[1] == here


async def test_no_bot_moves_while_the_server_goes_down(server: Core, bot: Slow) -> None:
    live = await stood_in(server)
    version = live.table.version
    await settled(lambda: len(bot.asked) == 1)
    server.service.draining = True
    bot.go.set()
    await settled(lambda: len(bot.asked) > 1)
    assert live.table.version == version


# -- clocks ----------------------------------------------------------------------------------


async def test_a_flag_costs_one_decision() -> None:
    clock = Clock()
    async with core(now=clock, bots=Now()) as server:
        live = await playing(server, clock=TimeControl(decision_s=3, reserve_s=0))
        for person in (ANA, BEN):
            live.add(Listener(person.id))
        clock.advance(seconds=3)
        server.plan_all()
        await settled(lambda: live.table.rolls == 1)
        entries = [type(step.entry) for step in live.table.steps[-2:]]
        assert entries == [log.TimeRanOut, log.Rolled]
        assert live.table.seats[0].stand_in is None
        assert live.table.stand_in_moves == {0: "clock"}


async def test_a_clock_does_not_run_while_the_server_is_down() -> None:
    clock, disk = Clock(), Disk()
    async with core(disk, clock) as server:
        live = await playing(server, clock=TimeControl(decision_s=30, reserve_s=0))
        id_, left = live.table.id, (live.deadline or 0) - clock()
    clock.advance(hours=5)
    async with core(disk, clock, Now()) as server:
        live = await server.tables.get(id_)
        assert left - 2000 <= (live.deadline or 0) - clock() <= 30_000
        for person in (ANA, BEN):
            live.add(Listener(person.id))
        clock.advance(seconds=29.5)
        server.plan_all()
        await asyncio.sleep(0.05)
        assert live.table.rolls == 0
        clock.advance(seconds=1)
        server.plan_all()
        await settled(lambda: live.table.rolls == 1)


async def test_a_clock_that_is_set_back_before_a_restart_holds_nothing_up() -> None:
    clock, disk = Clock(), Disk()
    clock.advance(hours=2)
    async with core(disk, clock) as server:
        setup = Setup(
            game="pickomino",
            seats=(ME, BOT),
            first=1,
            pace_ms=20,
            clock=TimeControl(decision_s=60, reserve_s=0),
        )
        live = await server.service.create(setup, ANA)
        id_ = live.table.id
        await server.service.submit(id_, ANA, commands.Ready(id="r", seat=0))
    clock.advance(hours=-2)
    async with core(disk, clock, Now()) as server:
        live = await server.tables.get(id_)
        await settled(lambda: live.table.position.seat == 0)
        rolls = live.table.rolls
        await server.service.join(live, ANA, None, Listener(ANA.id))
        clock.advance(seconds=59)
        server.plan_all()
        await asyncio.sleep(0.05)
        assert live.table.rolls == rolls
        clock.advance(seconds=2)
        server.plan_all()
        await settled(lambda: live.table.rolls == rolls + 1)  # her time is over
        due = await due_of(server, id_)
        assert due is None or due < clock() + 120_000


# -- stand-ins ---------------------------------------------------------------------------------


async def test_a_stand_in_starts_once_in_an_absence_and_ends_when_the_player_returns() -> None:
    clock = Clock()
    async with core(now=clock, bots=Now(), grace_s=45) as server:
        live = await playing(server, pace_ms=0)
        ben = Listener(BEN.id)
        await server.service.join(live, BEN, None, ben)
        clock.advance(seconds=44)
        server.plan_all()
        await asyncio.sleep(0.05)
        assert live.table.seats[0].stand_in is None
        clock.advance(seconds=2)
        server.plan_all()
        await settled(lambda: live.table.position.seat == 1)
        assert live.table.seats[0].stand_in == "away"

        await server.service.join(live, ANA, None, Listener(ANA.id))
        assert live.table.seats[0].stand_in is None
        started = [s for s in live.table.steps if isinstance(s.entry, log.StandInStarted)]
        assert len(started) == 1


async def test_a_player_who_takes_the_seat_back_without_a_socket_keeps_it() -> None:
    """One stand-in for each absence: what was seen of the player is in the log."""
    clock = Clock()
    async with core(now=clock, bots=Now(), grace_s=45) as server:
        live = await playing(server, pace_ms=0)
        await server.service.join(live, BEN, None, Listener(BEN.id))
        clock.advance(seconds=46)
        server.plan_all()
        await settled(lambda: live.table.seats[0].stand_in == "away")
        await server.service.submit(live.table.id, ANA, commands.Return(id="b", seat=0))
        server.plan_all()
        await asyncio.sleep(0.05)
        assert live.table.seats[0].stand_in is None
        clock.advance(seconds=46)
        server.plan_all()
        await settled(lambda: live.table.seats[0].stand_in == "away")


# -- tables that no one looks at ---------------------------------------------------------------


async def due_of(server: Core, id_: str) -> int | None:
    ((due,),) = await server.database.query("SELECT due FROM heads WHERE table_id = ?", id_)
    assert due is None or isinstance(due, int)
    return due


async def test_a_due_table_is_loaded_after_a_restart() -> None:
    disk = Disk()
    async with core(disk) as server:
        live = await playing(server, clock=TimeControl(decision_s=1, reserve_s=0))
        id_ = live.table.id
        assert await due_of(server, id_) is not None
    clock = Clock()
    clock.advance(seconds=20)  # a restart without an outage to speak of
    async with core(disk, clock, Now()) as server:
        assert not server.tables.live
        await server.timers.look_after_due()
        assert set(server.tables.live) == {id_}
        due = await due_of(server, id_)
        assert due is None or due > clock()


async def test_a_table_that_cannot_be_read_is_not_tried_again() -> None:
    disk = Disk()
    async with core(disk) as server:
        live = await playing(server, clock=TimeControl(decision_s=1, reserve_s=0))
        id_ = live.table.id
        await server.database.write(
            Statement("UPDATE log SET entry = 'x' WHERE seq = 2"),
            Statement("UPDATE heads SET due = 1"),
        )
        server.tables.forget(id_)
        await server.timers.look_after_due()
        assert await due_of(server, id_) is None
        assert not server.tables.live


async def test_tables_without_sockets_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roost.server.core.live.timers._SWEEP_S", 0.01)
    clock = Clock()
    async with core(now=clock, bots=Now(), evict_s=60) as server:
        watched, alone = await playing(server), await playing(server)
        watched.add(Listener(EVE.id))
        await asyncio.sleep(0.05)
        assert set(server.tables.live) == {watched.table.id, alone.table.id}
        clock.advance(hours=1)
        server.plan_all()
        await settled(lambda: set(server.tables.live) == {watched.table.id})
        assert (await server.tables.get(alone.table.id)).table.version == alone.table.version


# -- several servers -----------------------------------------------------------------------------


async def test_one_of_two_servers_thinks_about_a_move() -> None:
    database = await memory_database()
    database.shared = True
    bots = (Slow(), Slow())
    one, two = (Core(database, bot) for bot in bots)
    live = await stood_in(one)
    other = await two.tables.get(live.table.id)
    other.add(Listener(BEN.id))
    version = live.table.version
    for each in (one, two):
        each.timers.start()
    await settled(lambda: any(bot.asked for bot in bots))
    await asyncio.sleep(0.1)
    assert sorted(len(bot.asked) for bot in bots) == [0, 1]
    for bot in bots:
        bot.go.set()
    await settled(lambda: max(live.table.version, other.table.version) > version)
    for each in (one, two):
        await each.timers.stop()
    await database.close()
