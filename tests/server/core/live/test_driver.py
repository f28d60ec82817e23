"""What tables do by themselves."""

import asyncio

import pytest
import structlog

from roost.rules import game_of, parse_position
from roost.server.core.live.bots import Driver
from roost.server.core.live.live_table import LiveTable
from roost.server.core.live.tables import table_moves
from roost.server.core.table import commands, log
from roost.server.core.table.setup import Clock, Setup
from tests.server.core.live.services import Hall, Listener
from tests.server.core.live.test_service import playing
from tests.server.core.table.tables import ANA, BEN, BOT, ME
from tests.server.helpers import settled


class Slow:
    """A bot that thinks until it is let go, and then does the first thing that is legal."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.go = asyncio.Event()

    async def choose(self, position: str, bot: str, seed: str) -> str:
        self.asked.append(position)
        await self.go.wait()
        state = parse_position(position)
        game = game_of(state)
        return game.format_move(state, game.legal_actions(state)[0])

    def start(self) -> None: ...
    async def close(self) -> None: ...


async def kept_seat(hall: Hall) -> LiveTable:
    """Ben waits, a keeper is to decide for Ana."""
    live_table = await playing(hall, pace_ms=0)
    id_ = live_table.table.id
    await hall.service.submit(id_, ANA, commands.RollDice("roll", 0, live_table.table.version))
    live_table.add(Listener(BEN.id))
    await hall.service.save(live_table, [log.StandInStarted(at=1, seat=0, reason="away")])
    return live_table


async def test_a_keeper_decides_what_the_bot_says() -> None:
    hall, bot = Hall(), Slow()
    driver = Driver(hall.service, bot, hall.config, hall.uptime)
    bot.go.set()
    live_table = await kept_seat(hall)
    await settled(lambda: live_table.table.position.seat == 1)
    assert set(live_table.table.stand_in_moves.values()) == {"away"}
    await driver.stop()


async def test_a_table_that_moves_to_another_server_meanwhile_is_no_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("roost.server.core.live.bots._RETRY_S", 0.0)
    hall, bot = Hall(), Slow()
    driver = Driver(hall.service, bot, hall.config, hall.uptime)
    tried = 0

    async def moves(live_table: LiveTable, entries: object) -> None:
        nonlocal tried
        tried += 1
        raise table_moves(live_table.table.id)

    await kept_seat(hall)
    hall.service.save = moves  # type: ignore[method-assign, assignment]
    with structlog.testing.capture_logs() as logged:
        bot.go.set()
        await settled(lambda: tried > 2)  # what was said of the first is said by then
    assert [line for line in logged if "could not go on" in line["event"]] == []
    await driver.stop()


async def choose(hall: Hall, live_table: LiveTable, kind: str) -> None:
    """Ana does the first thing of this kind."""
    table = live_table.table
    action = next(
        action for action in table.game.legal_actions(table.position) if action.kind == kind
    )
    command = commands.Act(f"a{table.version}", 0, table.version, action)
    await hall.service.submit(table.id, ANA, command)


async def test_what_a_bot_thought_about_another_position_is_not_played() -> None:
    hall, bot = Hall(), Slow()
    driver = Driver(hall.service, bot, hall.config, hall.uptime)
    while True:  # until Ana's second roll is not in vain
        live_table = await playing(hall, pace_ms=0)
        table, id_ = live_table.table, live_table.table.id
        await hall.service.submit(id_, ANA, commands.RollDice("roll", 0, table.version))
        await choose(hall, live_table, "take")
        bot.asked.clear()
        live_table.add(Listener(BEN.id))
        await hall.service.save(live_table, [log.StandInStarted(at=1, seat=0, reason="away")])
        await settled(lambda: len(bot.asked) == 1)
        # Meanwhile Ana comes back, rolls on and takes herself, and leaves again.
        await hall.service.submit(id_, ANA, commands.Return("b", 0))
        await choose(hall, live_table, "roll-on")
        if table.position.seat == 0:
            break
    await choose(hall, live_table, "take")
    await hall.service.submit(id_, ANA, commands.Leave("l", 0))
    left_at, here = table.version, table.game.format_position(table.position)
    bot.go.set()
    await settled(lambda: table.version > left_at)
    assert bot.asked[1] == here
    await driver.stop()


async def test_a_flag_costs_one_decision() -> None:
    hall, bot = Hall(), Slow()
    bot.go.set()
    driver = Driver(hall.service, bot, hall.config, hall.uptime)
    live_table = await playing(hall, clock=Clock(decision_s=3, reserve_s=0))
    for person in (ANA, BEN):
        live_table.add(Listener(person.id))
    live_table.table.since -= 3000  # as if three seconds had gone by
    driver.plan(live_table)
    await settled(lambda: live_table.table.rolls == 1)
    entries = [type(step.entry) for step in live_table.table.steps[-2:]]
    assert entries == [log.TimeRanOut, log.Rolled]
    assert live_table.table.seats[0].stand_in is None
    assert live_table.table.stand_in_moves == {0: "clock"}
    await driver.stop()


async def test_a_table_nobody_looks_at_is_left_to_its_log() -> None:
    hall, bot = Hall(), Slow()
    driver = Driver(hall.service, bot, hall.config, hall.uptime)
    setup = Setup(game="pickomino", seats=(ME, BOT), first=1, pace_ms=0)
    live_table = await hall.service.make(setup, ANA)
    live_table.seen[ANA.id] = live_table._loaded = 0  # gone for long
    await hall.service.submit(live_table.table.id, ANA, commands.Ready("r", 0))
    live_table.seen[ANA.id] = 0
    driver.plan(live_table)
    assert live_table.timer is None
    await asyncio.sleep(0.05)
    assert (live_table.table.rolls, bot.asked) == (0, [])
    await driver.stop()
