"""Games over days: nobody need be there with the others, and no keeper comes before its time."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from roost.server.store.memory import MemoryTables

from roost.rules import GameError, Phase, game_of, parse_position
from roost.server.core.ids import now_ms
from roost.server.core.live.bots import Driver
from roost.server.core.live.live_table import LiveTable
from roost.server.core.person import Person
from roost.server.core.table.setup import Clock, Setup, check_setup
from roost.server.core.views.lobby import LobbyPages
from roost.server.core.views.mirrored import mirrored
from roost.wire import commands
from tests.server.core.live.services import Hall, Listener
from tests.server.core.live.test_service import playing
from tests.server.core.table.tables import ANA, BEN, BOT, ME, OPEN
from tests.server.helpers import settled

HOUR_NS = 3600 * 10**9


class First:
    """A bot that does the first thing that is legal."""

    async def choose(self, position: str, bot: str, seed: str) -> str:
        state = parse_position(position)
        game = game_of(state)
        return game.format_move(state, game.legal_actions(state)[0])

    def start(self) -> None: ...
    async def close(self) -> None: ...


class Days:
    """A hall whose clock a test sets, and which can be closed and opened again."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._patch = monkeypatch
        self._store = MemoryTables()
        self.open()

    def open(self) -> None:
        self.hall = Hall(self._store, grace_s=0)  # gone is gone
        self.driver = Driver(self.hall.service, First(), self.hall.config, self.hall.uptime)

    async def restart(self, id_: str) -> LiveTable:
        await self.driver.stop()
        self.open()
        return await self.hall.tables.live_table(id_)

    def go_by(self, hours: float) -> None:
        self._patch.setattr(now_ms, "_offset_ns", now_ms._offset_ns + int(hours * HOUR_NS))
        for live_table in self.hall.tables.live_tables.values():
            self.driver.plan(live_table)

    async def visit(self, id_: str, person: Person) -> Listener:
        """Somebody opens the table in a browser."""
        here = Listener(person.id)
        live_table = await self.hall.tables.live_table(id_)
        await self.hall.service.join(live_table, person, None, here)
        return here

    async def turn(self, id_: str, person: Person) -> None:
        """Somebody comes, plays a turn as far as it goes, and closes the browser."""
        here = await self.visit(id_, person)
        live_table = await self.hall.tables.live_table(id_)
        table, number = live_table.table, live_table.table.position.turn
        while table.status == "playing" and table.position.turn == number:
            name, seat = f"c{table.version}", table.position.seat
            command: commands.Command = commands.RollDice(id=name, seat=seat, version=table.version)
            if table.phase is Phase.PLAY:
                action = table.game.legal_actions(table.position)[0]
                command = commands.Act(
                    id=name, seat=seat, version=table.version, action=mirrored(action)
                )
            await self.hall.service.submit(id_, person, command)
        await self.hall.service.part(live_table, here)


@pytest_asyncio.fixture
async def days(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Days]:
    found = Days(monkeypatch)
    yield found
    await found.driver.stop()


async def test_two_play_for_a_week_and_are_never_there_together(days: Days) -> None:
    live_table = await playing(days.hall, turn_h=24, pace_ms=0)
    id_ = live_table.table.id
    for day in range(7):
        for seat, person in enumerate((ANA, BEN)):
            live_table = await days.hall.tables.live_table(id_)
            assert live_table.table.position.seat == seat
            assert not live_table.connected
            days.go_by(20)
            await days.turn(id_, person)
        if day == 3:
            live_table = await days.restart(id_)
    assert live_table.table.position.turn == 15
    assert live_table.table.stand_in_moves == {}
    assert all(seat.stand_in is None for seat in live_table.table.seats)


async def test_the_keeper_comes_when_the_hours_are_over_and_goes_when_the_person_is_back(
    days: Days,
) -> None:
    live_table = await playing(days.hall, turn_h=24, pace_ms=0)
    table, id_ = live_table.table, live_table.table.id
    here = await days.visit(id_, BEN)  # and has to wait
    days.go_by(23.5)
    await asyncio.sleep(0.05)
    assert (table.position.turn, table.seats[0].stand_in) == (1, None)
    await days.hall.service.part(live_table, here)
    days.go_by(0.6)
    await settled(lambda: table.position.seat == 1)
    assert table.seats[0].stand_in == "away"
    assert set(table.stand_in_moves.values()) == {"away"}
    assert table.seats[1].stand_in is None  # Ben has his own day
    await days.turn(id_, BEN)
    await settled(lambda: table.position.seat == 1)  # the keeper goes on for Ana
    await days.visit(id_, ANA)
    assert table.seats[0].stand_in is None
    await days.turn(id_, BEN)
    assert table.position.seat == 0
    days.go_by(23)
    assert table.seats[0].stand_in is None


async def test_the_hours_are_for_a_whole_turn(days: Days) -> None:
    """A roll in between gives no more time, in memory and after a restart."""
    live_table = await playing(days.hall, turn_h=24, pace_ms=0)
    before = live_table.deadline
    days.go_by(10)
    roll = commands.RollDice(id="roll", seat=0, version=live_table.table.version)
    await days.hall.service.submit(live_table.table.id, ANA, roll)
    assert live_table.table.position.turn == 1
    assert live_table.deadline == before
    again = await days.restart(live_table.table.id)
    assert again.deadline == before


async def test_leaving_and_coming_back_gives_no_hours(days: Days) -> None:
    live_table = await playing(days.hall, turn_h=24, pace_ms=10_000)
    id_, before = live_table.table.id, live_table.deadline
    assert before is not None
    days.go_by(20)
    await days.hall.service.submit(id_, ANA, commands.Leave(id="l", seat=0))
    await days.hall.service.submit(id_, ANA, commands.Return(id="b", seat=0))
    assert live_table.deadline == pytest.approx(before, abs=60_000)
    assert (await days.restart(id_)).deadline == live_table.deadline


async def test_bots_move_though_nobody_looks(days: Days) -> None:
    setup = Setup(
        game="pickomino", seats=(ME, OPEN, BOT), first=0, private=False, turn_h=24, pace_ms=0
    )
    live_table = await days.hall.service.make(setup, ANA)
    table, id_ = live_table.table, live_table.table.id
    await days.hall.service.submit(id_, BEN, commands.Sit(id="s", seat=1))
    await days.hall.service.submit(id_, ANA, commands.Ready(id="r", seat=0))
    await days.hall.service.submit(id_, BEN, commands.Ready(id="r", seat=1))
    await days.turn(id_, ANA)
    await days.turn(id_, BEN)
    await settled(lambda: table.position.seat == 0)
    assert not live_table.connected


async def test_hours_that_ran_out_while_the_server_was_down_leave_an_hour(days: Days) -> None:
    live_table = await playing(days.hall, turn_h=24, pace_ms=0)
    id_ = live_table.table.id
    await days.driver.stop()
    days.hall.tables.live_tables.clear()
    days.go_by(100)
    days.open()
    live_table = await days.hall.tables.live_table(id_)
    assert live_table.deadline is not None
    assert 0.99 * 3_600_000 < live_table.deadline - now_ms() <= 3_600_000
    days.go_by(0.9)
    assert live_table.table.seats[0].stand_in is None
    days.go_by(0.2)
    await settled(lambda: live_table.table.seats[0].stand_in == "away")


async def test_seeds_may_be_revealed_on_another_day(days: Days) -> None:
    setup = Setup(game="pickomino", seats=(ME, OPEN), private=False, turn_h=72)
    live_table = await days.hall.service.make(setup, ANA)
    id_ = live_table.table.id
    await days.hall.service.submit(id_, BEN, commands.Sit(id="s", seat=1))
    for seat, person in enumerate((ANA, BEN)):
        ready = commands.Ready(id="r", seat=seat, commitment="ab" * 32)
        await days.hall.service.submit(id_, person, ready)
    assert live_table.table.status == "revealing"
    days.go_by(70)
    assert live_table.table.status == "revealing"
    days.go_by(3)
    await settled(lambda: live_table.table.status == "playing")


async def test_a_list_says_whose_turn_it_is_and_until_when(days: Days) -> None:
    live_table = await playing(days.hall, turn_h=72, pace_ms=0)
    pages = LobbyPages(days.hall.tables)
    mine = json.loads(pages.page(ANA.id, mine=True))["tables"][0]
    assert (mine["turn"], mine["yours"], mine["turn_h"]) == (0, [0], 72)
    assert mine["deadline"] == live_table.deadline
    assert mine["deadline"] - now_ms() == pytest.approx(72 * 3_600_000, abs=60_000)
    assert json.loads(pages.page(None))["tables"][0].get("turn") is None


async def test_a_game_that_stood_still_for_days_is_not_ended_while_its_hours_run(
    days: Days,
) -> None:
    live_table = await playing(days.hall, turn_h=24 * 14, pace_ms=0)
    days.go_by(24 * 13)
    await days.hall.service.end_idle(now_ms(), lambda then, now: 100 * (now - then))
    assert live_table.table.status == "playing"


def test_hours_and_a_clock_are_not_asked_for_together() -> None:
    setup = Setup(game="pickomino", seats=(ME, OPEN), clock=Clock(decision_s=30), turn_h=24)
    with pytest.raises(GameError) as caught:
        check_setup(setup)
    assert caught.value.code == "two-clocks"
