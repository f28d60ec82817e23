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
from roost.server.core.config import Config
from roost.server.core.errors import BrokenLogError, ComeAgainError, UnavailableError
from roost.server.core.ids import now_ms
from roost.server.core.live.live_table import Due, LiveTable
from roost.server.core.live.service import TableService
from roost.server.core.live.streams import bot_seed
from roost.server.core.live.tables import ROWS_PER_YIELD
from roost.server.core.live.uptime import NOTED_S, Uptime
from roost.server.core.metrics import UnderWay
from roost.server.core.table import log
from roost.server.core.table.decide import Entries, act, roll, withhold
from roost.server.core.table.state import FINISHED, UNFINISHED
from roost.server.store import StoreError

logger = structlog.get_logger("roost.driver")
_RETRY_S = 1.0
_SWEEP_S = 30.0
_STOP_S = 3.0
_ADOPT_S = 1.0
_BREATH_S = 0.002  # between tables that are read again after a start, for everybody else


class BotRunner(Protocol):
    """Bots, wherever they think: a position and a bot in, a move's token out."""

    async def choose(self, position: str, bot: str, seed: str) -> str: ...
    def start(self) -> None: ...
    async def close(self) -> None: ...


class NoBotRunner:
    """For a hall in which nobody plays: it is never asked."""

    async def choose(self, position: str, bot: str, seed: str) -> str:
        raise RuntimeError(f"no bots here, and {bot} was asked about {position}")

    def start(self) -> None: ...
    async def close(self) -> None: ...


class Driver:
    """One timer per table that has something due."""

    def __init__(
        self, service: TableService, bots: BotRunner, config: Config, uptime: Uptime
    ) -> None:
        self._service = service
        self._tables = service.tables
        self._bots = bots
        self._config = config
        self._uptime = uptime
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False
        self.thinking = UnderWay()
        self._tables.changed = self.plan

    # -- planning --------------------------------------------------------------------------

    def plan(self, live_table: LiveTable) -> None:
        """Set the timer of a table anew."""
        if live_table.timer is not None:
            live_table.timer.cancel()
            live_table.timer = None
        if self._stopped or live_table.gone:
            return
        now = now_ms()
        due = live_table.due(now)
        if due is not None:
            delay = max(0, due.at - now) / 1000
            live_table.timer = asyncio.get_running_loop().call_later(
                delay, self._fire, live_table, due
            )

    def _fire(self, live_table: LiveTable, due: Due) -> None:
        live_table.timer = None
        if live_table.working is not None and not live_table.working.done():
            return  # it plans again when it is done
        live_table.working = self._task(self._work(live_table, due))

    async def _work(self, live_table: LiveTable, due: Due) -> None:
        try:
            await self._do(live_table, due)
        except (StoreError, ComeAgainError):  # said once by the store; or it goes on elsewhere
            await asyncio.sleep(_RETRY_S)
        except GameError as error:
            await logger.aerror(
                "a table could not go on", table=live_table.table.id, error=str(error)
            )
            await asyncio.sleep(_RETRY_S)
        except Exception:  # noqa: BLE001  # one table must not stop the others
            await logger.aexception("a table could not go on", table=live_table.table.id)
            await asyncio.sleep(_RETRY_S)
        finally:
            live_table.working = None
            self.plan(live_table)

    async def _do(self, live_table: LiveTable, due: Due) -> None:
        moved = live_table.table.moved
        token = None
        if due.what in ("bot", "flag") and live_table.table.phase is Phase.PLAY:
            token = await self._think(live_table)
        async with live_table.lock:
            now = now_ms()
            still = live_table.due(now)
            if still is None or still.what != due.what or still.at > now:
                return
            # Who sits down or comes back changes no position: nobody can hold a bot up that way.
            if due.what in ("bot", "flag") and live_table.table.moved != moved:
                return
            if self._service.draining:
                return
            if not await self._service.ends_with_stream(live_table, now):
                await self._service.save(live_table, self._entries(live_table, due, token, now))

    async def _think(self, live_table: LiveTable) -> str:
        table, seat = live_table.table, live_table.table.to_move
        if table.lesson_step is not None:
            return table.lesson_step.move
        bot = table.stand_in_bot if seat.bot is None else seat.bot
        # Where the dice are the same for all, so are the bots: they draw by seed and position.
        drawn = secrets.token_hex(16) if live_table.stream is None else bot_seed(live_table.stream)
        began = time.perf_counter()
        position = table.game.format_position(table.position)
        with self.thinking:
            move = await self._bots.choose(position, bot, drawn)
        self._service.counts.thought(time.perf_counter() - began)
        return move

    def _entries(self, live_table: LiveTable, due: Due, token: str | None, now: int) -> Entries:
        table = live_table.table
        if due.what == "withhold":
            return withhold(table, now)
        if due.what == "end":
            return [log.Abandoned(at=now)]
        if due.what == "keep":
            return [
                log.StandInStarted(at=now, seat=seat, reason="away")
                for seat in live_table.away(now)
            ]
        seat = table.to_move
        by: log.By = "keeper" if seat.bot is None else "bot"
        made: Entries = [log.TimeRanOut(at=now, seat=seat.index)] if due.what == "flag" else []
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
            for number, (id_, live_table) in enumerate(list(self._tables.live_tables.items())):
                if number % ROWS_PER_YIELD == 0:
                    await asyncio.sleep(0)
                idle = (
                    live_table.timer is None
                    and live_table.working is None
                    and not live_table.lock.locked()
                )
                if idle and not live_table.subscribers and live_table.used < old:
                    self._tables.forget(id_)
                    if live_table.table.status in FINISHED:
                        await self._tables.leases.give([id_])

    async def _end_idle(self) -> None:
        while True:
            now = now_ms()
            try:
                await self._uptime.note(now)
                await self._service.end_idle(now, self._uptime.since)
            except StoreError:  # the store says so itself, once
                pass
            await asyncio.sleep(NOTED_S)

    async def stop(self) -> None:
        """No more timers; what is being saved is saved."""
        self._stopped = True
        for live_table in self._tables.live_tables.values():
            if live_table.timer is not None:
                live_table.timer.cancel()
                live_table.timer = None
        working = {
            live_table.working
            for live_table in self._tables.live_tables.values()
            if live_table.working
        }
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
