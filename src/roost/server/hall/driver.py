"""What tables do by themselves: bots move, clocks run out, keepers take over."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Coroutine
from typing import Any, Protocol

import structlog

from roost.rules import Action, Phase
from roost.rules.checks import illegal_action_error
from roost.rules.errors import GameError
from roost.server.config import Config
from roost.server.errors import BrokenLogError, ComeAgainError, UnavailableError
from roost.server.hall.authority import Authority
from roost.server.hall.lived import NOTED_S, Lived
from roost.server.hall.room import Due, Room
from roost.server.hall.streams import bot_seed
from roost.server.hall.tables import A_FEW_HUNDRED
from roost.server.ids import now_ms
from roost.server.meters import UnderWay
from roost.server.store import StoreError
from roost.server.table import log
from roost.server.table.decide import Entries, act, roll, withhold
from roost.server.table.state import FINISHED, UNFINISHED

logger = structlog.get_logger("roost.driver")
_RETRY_S = 1.0
_SWEEP_S = 30.0
_STOP_S = 3.0
_ADOPT_S = 1.0
_BREATH_S = 0.002  # between tables that are read again after a start, for everybody else


class Thinker(Protocol):
    """Bots, wherever they think: a position and a bot in, a move's token out."""

    async def choose(self, position: str, bot: str, seed: str) -> str: ...
    def start(self) -> None: ...
    async def close(self) -> None: ...


class NoThinker:
    """For a hall in which nobody plays: it is never asked."""

    async def choose(self, position: str, bot: str, seed: str) -> str:
        raise RuntimeError(f"no bots here, and {bot} was asked about {position}")

    def start(self) -> None: ...
    async def close(self) -> None: ...


class Driver:
    """One timer per table that has something due."""

    def __init__(self, authority: Authority, bots: Thinker, config: Config, lived: Lived) -> None:
        self._authority = authority
        self._tables = authority.tables
        self._bots = bots
        self._config = config
        self._lived = lived
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False
        self.thinking = UnderWay()
        self._tables.changed = self.plan

    # -- planning --------------------------------------------------------------------------

    def plan(self, room: Room) -> None:
        """Set the timer of a table anew."""
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        if self._stopped or room.gone:
            return
        now = now_ms()
        due = room.due(now)
        if due is not None:
            delay = max(0, due.at - now) / 1000
            room.timer = asyncio.get_running_loop().call_later(delay, self._fire, room, due)

    def _fire(self, room: Room, due: Due) -> None:
        room.timer = None
        if room.working is not None and not room.working.done():
            return  # it plans again when it is done
        room.working = self._task(self._work(room, due))

    async def _work(self, room: Room, due: Due) -> None:
        try:
            await self._do(room, due)
        except (StoreError, ComeAgainError):  # said once by the store; or it goes on elsewhere
            await asyncio.sleep(_RETRY_S)
        except GameError as error:
            await logger.aerror("a table could not go on", table=room.table.id, error=str(error))
            await asyncio.sleep(_RETRY_S)
        except Exception:  # noqa: BLE001  # one table must not stop the others
            await logger.aexception("a table could not go on", table=room.table.id)
            await asyncio.sleep(_RETRY_S)
        finally:
            room.working = None
            self.plan(room)

    async def _do(self, room: Room, due: Due) -> None:
        moved = room.table.moved
        token = None
        if due.what in ("bot", "flag") and room.table.phase is Phase.PLAY:
            token = await self._think(room)
        async with room.lock:
            now = now_ms()
            still = room.due(now)
            if still is None or still.what != due.what or still.at > now:
                return
            # Who sits down or comes back changes no position: nobody can hold a bot up that way.
            if due.what in ("bot", "flag") and room.table.moved != moved:
                return
            if self._authority.draining:
                return
            if not await self._authority.ends_with_stream(room, now):
                await self._authority.save(room, self._entries(room, due, token, now))

    async def _think(self, room: Room) -> str:
        table, seat = room.table, room.table.to_move
        if table.lesson_step is not None:
            return table.lesson_step.move
        bot = table.keeper if seat.bot is None else seat.bot
        # Where the dice are the same for all, so are the bots: they draw by seed and position.
        drawn = secrets.token_hex(16) if room.stream is None else bot_seed(room.stream)
        began = time.perf_counter()
        position = table.game.format_position(table.position)
        with self.thinking:
            move = await self._bots.choose(position, bot, drawn)
        self._authority.counts.thought(time.perf_counter() - began)
        return move

    def _entries(self, room: Room, due: Due, token: str | None, now: int) -> Entries:
        table = room.table
        if due.what == "withhold":
            return withhold(table, now)
        if due.what == "end":
            return [log.Abandoned(at=now)]
        if due.what == "keep":
            return [log.Kept(at=now, seat=seat, reason="away") for seat in room.away(now)]
        seat = table.to_move
        by: log.By = "keeper" if seat.bot is None else "bot"
        made: Entries = [log.Flagged(at=now, seat=seat.index)] if due.what == "flag" else []
        if token is None:
            return made + roll(table, now, by)
        move = table.game.parse_move(table.position, token)
        if not isinstance(move, Action):
            raise illegal_action_error(table.game, table.position, move)
        return made + act(table, seat.index, move, now, by)

    # -- running ---------------------------------------------------------------------------

    def start(self) -> None:
        self._bots.start()
        self._task(self._wake_all())
        self._task(self._sweep())
        self._task(self._end_idle())

    async def _wake_all(self) -> None:
        """After a restart: games in which a bot or a clock is due go on by themselves; and from
        then on those of servers that are gone."""
        for id_, row in list(self._tables.lobby.items()):
            if row.status != "open" and not self._stopped:
                await self._wake(id_)
        leases = self._tables.leases
        while leases.several:
            await asyncio.sleep(_ADOPT_S)
            try:
                orphans = await leases.orphans(status for status in UNFINISHED if status != "open")
            except StoreError:  # the store says so itself, once
                continue
            for id_ in orphans:
                await self._wake(id_)

    async def _wake(self, id_: str) -> None:
        try:
            await self._tables.adopt(id_)
            await asyncio.sleep(_BREATH_S)
        except (StoreError, BrokenLogError, UnavailableError):  # said where it was found
            pass
        except Exception:  # noqa: BLE001  # one table must not stop the others
            await logger.aexception("a table could not be read", table=id_)

    async def _sweep(self) -> None:
        """Forget tables nobody looks at; their logs bring them back."""
        while True:
            await asyncio.sleep(_SWEEP_S)
            old = now_ms() - int(self._config.evict_s * 1000)
            for number, (id_, room) in enumerate(list(self._tables.rooms.items())):
                if number % A_FEW_HUNDRED == 0:
                    await asyncio.sleep(0)
                idle = room.timer is None and room.working is None and not room.lock.locked()
                if idle and not room.subscribers and room.used < old:
                    self._tables.forget(id_)
                    if room.table.status in FINISHED:
                        await self._tables.leases.give([id_])

    async def _end_idle(self) -> None:
        while True:
            now = now_ms()
            try:
                await self._lived.note(now)
                await self._authority.end_idle(now, self._lived.since)
            except StoreError:  # the store says so itself, once
                pass
            await asyncio.sleep(NOTED_S)

    async def stop(self) -> None:
        """No more timers; what is being saved is saved."""
        self._stopped = True
        for room in self._tables.rooms.values():
            if room.timer is not None:
                room.timer.cancel()
                room.timer = None
        working = {room.working for room in self._tables.rooms.values() if room.working}
        for task in self._tasks - working:
            task.cancel()
        if working:
            await asyncio.wait(working, timeout=_STOP_S)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._bots.close()

    def _task(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
