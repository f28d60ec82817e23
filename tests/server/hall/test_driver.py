"""What tables do by themselves."""

import asyncio

import pytest
import structlog

from roost.rules import game_of, parse_position
from roost.server.hall.driver import Driver
from roost.server.hall.room import Room
from roost.server.hall.tables import table_moves
from roost.server.table import commands, log
from roost.server.table.setup import Clock, Setup
from tests.server.hall.halls import Hall, Listener
from tests.server.hall.test_authority import playing
from tests.server.helpers import settled
from tests.server.table.tables import ANA, BEN, BOT, ME


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


async def kept_seat(hall: Hall) -> Room:
    """Ben waits, a keeper is to decide for Ana."""
    room = await playing(hall, pace_ms=0)
    id_ = room.table.id
    await hall.authority.submit(id_, ANA, commands.RollDice("roll", 0, room.table.version))
    room.add(Listener(BEN.id))
    await hall.authority.save(room, [log.Kept(at=1, seat=0, reason="away")])
    return room


async def test_a_keeper_decides_what_the_bot_says() -> None:
    hall, bot = Hall(), Slow()
    driver = Driver(hall.authority, bot, hall.config, hall.lived)
    bot.go.set()
    room = await kept_seat(hall)
    await settled(lambda: room.table.position.seat == 1)
    assert set(room.table.keeper_moves.values()) == {"away"}
    await driver.stop()


async def test_a_table_that_moves_to_another_server_meanwhile_is_no_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("roost.server.hall.driver._RETRY_S", 0.0)
    hall, bot = Hall(), Slow()
    driver = Driver(hall.authority, bot, hall.config, hall.lived)
    tried = 0

    async def moves(room: Room, entries: object) -> None:
        nonlocal tried
        tried += 1
        raise table_moves(room.table.id)

    await kept_seat(hall)
    hall.authority.save = moves  # type: ignore[method-assign, assignment]
    with structlog.testing.capture_logs() as logged:
        bot.go.set()
        await settled(lambda: tried > 2)  # what was said of the first is said by then
    assert [line for line in logged if "could not go on" in line["event"]] == []
    await driver.stop()


async def choose(hall: Hall, room: Room, kind: str) -> None:
    """Ana does the first thing of this kind."""
    table = room.table
    action = next(
        action for action in table.game.legal_actions(table.position) if action.kind == kind
    )
    command = commands.Act(f"a{table.version}", 0, table.version, action)
    await hall.authority.submit(table.id, ANA, command)


async def test_what_a_bot_thought_about_another_position_is_not_played() -> None:
    hall, bot = Hall(), Slow()
    driver = Driver(hall.authority, bot, hall.config, hall.lived)
    while True:  # until Ana's second roll is not in vain
        room = await playing(hall, pace_ms=0)
        table, id_ = room.table, room.table.id
        await hall.authority.submit(id_, ANA, commands.RollDice("roll", 0, table.version))
        await choose(hall, room, "take")
        bot.asked.clear()
        room.add(Listener(BEN.id))
        await hall.authority.save(room, [log.Kept(at=1, seat=0, reason="away")])
        await settled(lambda: len(bot.asked) == 1)
        # Meanwhile Ana comes back, rolls on and takes herself, and leaves again.
        await hall.authority.submit(id_, ANA, commands.Return("b", 0))
        await choose(hall, room, "roll-on")
        if table.position.seat == 0:
            break
    await choose(hall, room, "take")
    await hall.authority.submit(id_, ANA, commands.Leave("l", 0))
    left_at, here = table.version, table.game.format_position(table.position)
    bot.go.set()
    await settled(lambda: table.version > left_at)
    assert bot.asked[1] == here
    await driver.stop()


async def test_a_flag_costs_one_decision() -> None:
    hall, bot = Hall(), Slow()
    bot.go.set()
    driver = Driver(hall.authority, bot, hall.config, hall.lived)
    room = await playing(hall, clock=Clock(decision_s=3, reserve_s=0))
    for person in (ANA, BEN):
        room.add(Listener(person.id))
    room.table.since -= 3000  # as if three seconds had gone by
    driver.plan(room)
    await settled(lambda: room.table.rolls == 1)
    entries = [type(step.entry) for step in room.table.steps[-2:]]
    assert entries == [log.Flagged, log.Rolled]
    assert room.table.seats[0].kept is None
    assert room.table.keeper_moves == {0: "clock"}
    await driver.stop()


async def test_a_table_nobody_looks_at_is_left_to_its_log() -> None:
    hall, bot = Hall(), Slow()
    driver = Driver(hall.authority, bot, hall.config, hall.lived)
    setup = Setup(game="pickomino", seats=(ME, BOT), first=1, pace_ms=0)
    room = await hall.authority.make(setup, ANA)
    room.seen[ANA.id] = room._loaded = 0  # gone for long
    await hall.authority.submit(room.table.id, ANA, commands.Ready("r", 0))
    room.seen[ANA.id] = 0
    driver.plan(room)
    assert room.timer is None
    await asyncio.sleep(0.05)
    assert (room.table.rolls, bot.asked) == (0, [])
    await driver.stop()
