"""Correspondence games: no one need be there with the others, and no stand-in comes too early."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator

import pytest

from roost.rules import GameError, Phase, game_of, parse_position
from roost.server.core.live.live_table import LiveTable
from roost.server.core.person import Person
from roost.server.core.storage.sqlite.journal import JournaledDatabase
from roost.server.core.table.pauses import Pause
from roost.server.core.table.setup import HOUR_MS, Setup, TimeControl, check_setup
from roost.server.core.views.lobby import LobbyPages
from roost.server.core.views.registry import mirrored
from roost.server.workers.questions import BotRunner
from roost.wire import commands
from tests.server.core.live.services import Clock, Core, Listener, memory_database
from tests.server.core.live.test_service import playing
from tests.server.core.storage.journals import Disk
from tests.server.core.table.tables import ANA, BEN, BOT, ME, OPEN
from tests.server.helpers import settled


class First(BotRunner):
    """A bot that chooses the first legal action."""

    async def choose(self, position: str, bot: str, seed: str) -> str:
        state = parse_position(position)
        game = game_of(state)
        return game.format_move(state, game.legal_actions(state)[0])


class Days:
    """A server whose clock a test sets, and which can be stopped and started again."""

    server: Core
    _database: JournaledDatabase

    def __init__(self) -> None:
        self.clock = Clock()
        self._disk = Disk()

    async def start(self) -> None:
        self._database = await memory_database(self._disk, self.clock)
        self.server = Core(self._database, First(), grace_s=0, idle_play_s=3600)
        await self.server.uptime.begin(self.clock())
        await self.server.tables.open()
        self.server.timers.start()

    async def stop(self) -> None:
        await self.server.timers.stop()
        await self._database.close()

    async def restart(self, id_: str) -> LiveTable:
        await self.stop()
        await self.start()
        return await self.server.tables.get(id_)

    async def advance(self, hours: float) -> None:
        """Let time go by while the server is up."""
        self.clock.advance(hours=hours)
        self.server.plan_all()
        await asyncio.sleep(0)

    async def visit(self, id_: str, person: Person) -> Listener:
        """A player opens the table in a browser."""
        here = Listener(person.id)
        live = await self.server.tables.get(id_)
        await self.server.service.join(live, person, None, here)
        return here

    async def turn(self, id_: str, person: Person) -> None:
        """A player comes, plays a turn as far as it goes, and closes the browser."""
        here = await self.visit(id_, person)
        live = await self.server.tables.get(id_)
        table, number = live.table, live.table.position.turn
        while table.status == "playing" and table.position.turn == number:
            name, seat = f"c{table.version}", table.position.seat
            command: commands.Command = commands.RollDice(id=name, seat=seat, version=table.version)
            if table.phase is Phase.PLAY:
                action = table.game.legal_actions(table.position)[0]
                command = commands.Act(
                    id=name, seat=seat, version=table.version, action=mirrored(action)
                )
            await self.server.service.submit(id_, person, command)
        await self.server.service.part(live, here)


@pytest.fixture
async def days() -> AsyncIterator[Days]:
    found = Days()
    await found.start()
    yield found
    await found.stop()


async def test_two_play_for_a_week_and_are_never_there_together(days: Days) -> None:
    live = await playing(days.server, turn_h=24, pace_ms=0)
    id_ = live.table.id
    for day in range(7):
        for seat, person in enumerate((ANA, BEN)):
            live = await days.server.tables.get(id_)
            assert live.table.position.seat == seat
            assert not live.connected
            await days.advance(20)
            await days.turn(id_, person)
        if day == 3:
            live = await days.restart(id_)
    assert live.table.position.turn == 15
    assert live.table.stand_in_moves == {}
    assert all(seat.stand_in is None for seat in live.table.seats)


async def test_a_stand_in_takes_over_when_the_hours_are_over_until_the_player_is_back(
    days: Days,
) -> None:
    live = await playing(days.server, turn_h=24, pace_ms=0)
    table, id_ = live.table, live.table.id
    here = await days.visit(id_, BEN)  # and has to wait
    await days.advance(23.5)
    await asyncio.sleep(0.05)
    assert (table.position.turn, table.seats[0].stand_in) == (1, None)
    await days.server.service.part(live, here)
    await days.advance(0.6)
    await settled(lambda: table.position.seat == 1)
    assert table.seats[0].stand_in == "away"
    assert set(table.stand_in_moves.values()) == {"away"}
    assert table.seats[1].stand_in is None  # Ben has his own day
    await days.turn(id_, BEN)
    await settled(lambda: table.position.seat == 1)  # the stand-in goes on for Ana
    await days.visit(id_, ANA)
    assert table.seats[0].stand_in is None
    await days.turn(id_, BEN)
    assert table.position.seat == 0
    await days.advance(23)
    assert table.seats[0].stand_in is None


async def test_the_hours_are_for_a_whole_turn(days: Days) -> None:
    """A roll in between gives no more time, in memory and after a restart."""
    live = await playing(days.server, turn_h=24, pace_ms=0)
    before = live.deadline
    await days.advance(10)
    roll = commands.RollDice(id="roll", seat=0, version=live.table.version)
    await days.server.service.submit(live.table.id, ANA, roll)
    assert live.table.position.turn == 1
    assert live.deadline == before
    again = await days.restart(live.table.id)
    assert again.deadline == before


async def test_leaving_and_coming_back_gives_no_hours(days: Days) -> None:
    live = await playing(days.server, turn_h=24, pace_ms=10_000)
    id_, before = live.table.id, live.deadline
    assert before is not None
    await days.advance(20)
    await days.server.service.submit(id_, ANA, commands.Leave(id="l", seat=0))
    await days.server.service.submit(id_, ANA, commands.Return(id="b", seat=0))
    assert live.deadline == pytest.approx(before, abs=60_000)
    assert (await days.restart(id_)).deadline == live.deadline


async def test_bots_move_though_nobody_looks(days: Days) -> None:
    setup = Setup(
        game="pickomino", seats=(ME, OPEN, BOT), first=0, private=False, turn_h=24, pace_ms=0
    )
    live = await days.server.service.create(setup, ANA)
    table, id_ = live.table, live.table.id
    await days.server.service.submit(id_, BEN, commands.Sit(id="s", seat=1))
    await days.server.service.submit(id_, ANA, commands.Ready(id="r", seat=0))
    await days.server.service.submit(id_, BEN, commands.Ready(id="r", seat=1))
    await days.turn(id_, ANA)
    await days.turn(id_, BEN)
    await settled(lambda: table.position.seat == 0)
    assert not live.connected


async def test_hours_that_ran_out_while_the_server_was_down_leave_an_hour(days: Days) -> None:
    live = await playing(days.server, turn_h=24, pace_ms=0)
    id_ = live.table.id
    await days.stop()
    days.clock.advance(hours=100)
    await days.start()
    live = await days.server.tables.get(id_)
    assert live.deadline is not None
    assert 0.99 * HOUR_MS < live.deadline - days.clock() <= HOUR_MS
    await days.advance(0.9)
    await asyncio.sleep(0.05)
    assert live.table.seats[0].stand_in is None
    await days.advance(0.2)
    await settled(lambda: live.table.seats[0].stand_in == "away")


async def test_a_short_outage_takes_no_hours(days: Days) -> None:
    """The hours of a turn go on while the server is down; only the last hour is kept free."""
    live = await playing(days.server, turn_h=24, pace_ms=0)
    before = live.deadline
    await days.stop()
    days.clock.advance(hours=10)
    await days.start()
    assert (await days.server.tables.get(live.table.id)).deadline == before


async def test_a_due_turn_is_found_after_a_restart_though_no_one_looks(days: Days) -> None:
    id_ = (await playing(days.server, turn_h=24, pace_ms=0)).table.id
    await days.stop()
    await days.start()
    await days.advance(24.1)  # the server has been up for more than an hour
    assert not days.server.tables.live
    await days.server.timers.look_after_due()
    live = await days.server.tables.get(id_)
    await settled(lambda: live.table.seats[0].stand_in == "away")


async def test_a_turn_is_paused_by_what_pauses_its_player(days: Days) -> None:
    live = await playing(days.server, turn_h=24, pace_ms=0)
    since = live.table.turn_since
    pause = Pause(since - 1, since + 2 * HOUR_MS, since + 50 * HOUR_MS)
    days.server.pauses[ANA.id] = [pause]
    assert live.deadline == since + (24 + 48) * HOUR_MS
    assert live.presence().pauses == {ANA.id: pause}
    days.server.pauses.clear()
    assert live.deadline == since + 24 * HOUR_MS


async def test_a_list_says_whose_turn_it_is_and_until_when(days: Days) -> None:
    live = await playing(days.server, turn_h=72, pace_ms=0)
    pages = LobbyPages(days.server.tables)
    mine = json.loads(pages.page(ANA.id, mine=True))["tables"][0]
    assert (mine["turn"], mine["yours"], mine["turn_h"]) == (0, [0], 72)
    assert mine["deadline"] == live.deadline
    assert mine["deadline"] - days.clock() == pytest.approx(72 * HOUR_MS, abs=60_000)
    assert json.loads(pages.page(None))["tables"][0].get("turn") is None


async def test_a_game_that_stood_still_for_days_is_not_ended_while_its_hours_run(
    days: Days,
) -> None:
    live = await playing(days.server, turn_h=24 * 14, pace_ms=0)
    await days.advance(24 * 13)
    await days.server.service.end_idle()
    assert live.table.status == "playing"


def test_hours_and_a_clock_are_not_asked_for_together() -> None:
    setup = Setup(game="pickomino", seats=(ME, OPEN), clock=TimeControl(decision_s=30), turn_h=24)
    with pytest.raises(GameError) as caught:
        check_setup(setup)
    assert caught.value.code == "two-clocks"
