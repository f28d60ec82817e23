"""Automatic actions of tables: bots move, clocks run out, stand-in bots take over.

Every server that has a table in memory sets a timer for it. No one owns a table: the sequence check
of the append decides, and a losing choice is dropped. A claim on the head of the log only keeps
several servers from thinking about the same move.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Coroutine, Iterable
from typing import Any

import structlog

from roost.rules import Action, Phase
from roost.rules.checks import illegal_action_error
from roost.rules.errors import GameError
from roost.server.core.config import Config
from roost.server.core.errors import BrokenLogError, ComeAgainError, UnavailableError
from roost.server.core.live.live_table import Due, LiveTable
from roost.server.core.live.presence import RemotePresence
from roost.server.core.live.service import TableService
from roost.server.core.live.tables import ROWS_PER_YIELD, LiveTables
from roost.server.core.metrics import UnderWay
from roost.server.core.shared_dice.streams import bot_seed
from roost.server.core.storage.port import Database, SequenceConflict, Statement, StorageError
from roost.server.core.table import log
from roost.server.core.table.decide import Entries, act, call_away, roll, time_ran_out
from roost.server.workers.questions import BotRunner

logger = structlog.get_logger("roost.timers")
_RETRY_S = 1.0
_SWEEP_S = 30.0
_STOP_S = 3.0
_ASK_S = 0.5  # for other servers to answer who is connected there
_RANK_MS = 1000  # by which servers wait for those before them
_CLAIM_MS, _RENEW_S = 5000, 2.0
_DUE_LIMIT = 200  # tables looked after at once
_CLAIM = (
    "UPDATE heads SET claim = ?, claim_until = ? WHERE table_id = ? AND seq = ? "
    "AND (claim IS NULL OR claim = ? OR claim_until < ?)"
)
_DUE = "SELECT table_id FROM heads WHERE due <= ? ORDER BY due LIMIT ?"
_SET_DUE = "UPDATE heads SET due = ? WHERE table_id = ? AND seq = ?"


class Timers:
    """One timer for each table that has something due. `wakes`: tables that have changed."""

    def __init__(
        self,
        database: Database,
        service: TableService,
        tables: LiveTables,
        bots: BotRunner,
        remote: RemotePresence,
        config: Config,
        wakes: asyncio.Queue[LiveTable],
    ) -> None:
        self.thinking = UnderWay()
        self._database = database
        self._service = service
        self._tables = tables
        self._bots = bots
        self._remote = remote
        self._config = config
        self._wakes = wakes
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False

    def start(self) -> None:
        self._bots.start()
        self._spawn(self._plan_all())
        self._spawn(self._sweep())

    async def stop(self) -> None:
        """No more timers; what is being saved is saved."""
        self._stopped = True
        live_tables = list(self._tables.live.values())
        for live in live_tables:
            if live.timer is not None:
                live.timer.cancel()
                live.timer = None
        working = {live.working for live in live_tables if live.working}
        for task in self._tasks - working:
            task.cancel()
        if working:
            await asyncio.wait(working, timeout=_STOP_S)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._bots.close()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # -- planning --------------------------------------------------------------------------

    async def _plan_all(self) -> None:
        while True:
            self._plan(await self._wakes.get())

    def _plan(self, live: LiveTable) -> None:
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if self._stopped or self._tables.live.get(live.table.id) is not live:
            return
        now = live.now()
        due = live.due(now)
        if due is not None:
            delay = max(0, due.at - now)
            if live.table.offered_link is None:  # only this server has the link
                delay += self._rank(live) * _RANK_MS
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(delay / 1000, self._fire, live, due)

    def _rank(self, live: LiveTable) -> int:
        """This server's place among those with sockets at the table."""
        others = self._remote.servers_at(live.table.id)
        if not others:
            return 0
        if not live.subscribers:
            return len(others)
        own = _order(self._remote.server, live.table.id)
        return sum(_order(other, live.table.id) < own for other in others)

    def _fire(self, live: LiveTable, due: Due) -> None:
        live.timer = None
        if live.working is None or live.working.done():  # otherwise planned again when it is done
            live.working = self._spawn(self._work(live, due))

    async def _work(self, live: LiveTable, due: Due) -> None:
        try:
            await self._do(live, due)
        except SequenceConflict:  # another server was quicker; the table was read again
            pass
        except (StorageError, ComeAgainError):  # the storage logs its own failures, once
            await asyncio.sleep(_RETRY_S)
        except GameError as error:
            await logger.aerror("a table could not go on", table=live.table.id, error=str(error))
            await asyncio.sleep(_RETRY_S)
        except Exception:  # noqa: BLE001  # one table must not stop the others
            await logger.aexception("a table could not go on", table=live.table.id)
            await asyncio.sleep(_RETRY_S)
        finally:
            live.working = None
            self._plan(live)

    async def _do(self, live: LiveTable, due: Due) -> None:
        moved, token = live.table.moved, None
        if due.what in ("bot", "flag") and live.table.phase is Phase.PLAY:
            if not await self._claim(live):
                await self._catch_up_later(live)
                return
            token = await self._think(live)
        elif due.what == "stand-in" and self._database.shared:
            self._remote.ask(live.table.id)
            await asyncio.sleep(_ASK_S)
        async with live.lock:
            now = live.now()
            still = live.due(now)
            if still is None or still.what != due.what or still.at > now:
                return
            # Joining or coming back changes no position: no one can hold up a bot that way.
            if due.what in ("bot", "flag") and live.table.moved != moved:
                return
            if self._service.draining:
                return
            if not await self._service.ends_with_stream(live, now):
                await self._service.save(live, self._entries(live, due, token, now))

    async def _catch_up_later(self, live: LiveTable) -> None:
        await asyncio.sleep(_RETRY_S)
        async with live.lock:
            await self._tables.catch_up(live)

    # -- bots ------------------------------------------------------------------------------

    async def _claim(self, live: LiveTable) -> bool:
        """Tell other servers that this one thinks about the next move. False if another does."""
        now = self._database.now()
        if not self._database.shared or live.claimed_until > now + _CLAIM_MS // 2:
            return True
        server, until, table = self._remote.server, now + _CLAIM_MS, live.table
        values = (server, until, table.id, table.version, server, now)
        claimed = bool(await self._database.write(Statement(_CLAIM, values)))
        live.claimed_until = until if claimed else 0
        return claimed

    async def _think(self, live: LiveTable) -> str:
        table, seat = live.table, live.table.to_move
        if table.lesson_step is not None:
            return table.lesson_step.move
        bot = table.stand_in_bot if seat.bot is None else seat.bot
        # Where the dice are the same for all, so are the bots: they draw by seed and position.
        seed = secrets.token_hex(16) if live.stream is None else bot_seed(live.stream)
        position = table.game.format_position(table.position)
        began = time.perf_counter()
        with self.thinking:
            choosing = asyncio.ensure_future(self._bots.choose(position, bot, seed))
            while not (await asyncio.wait([choosing], timeout=_RENEW_S))[0]:
                await self._claim(live)
        self._service.counts.thought(time.perf_counter() - began)
        return choosing.result()

    def _entries(self, live: LiveTable, due: Due, token: str | None, now: int) -> Entries:
        table = live.table
        if due.what == "call-away":
            return call_away(table, now)
        if due.what == "end":
            return [log.Abandoned(at=now)]
        if due.what == "stand-in":
            return [
                log.StandInStarted(
                    at=now, seat=seat, reason="away", seen=table.seats[seat].last_sign
                )
                for seat in live.absent(now)
            ]
        seat = table.to_move
        by: log.By = "stand-in" if seat.bot is None else "bot"
        move = None if token is None else table.game.parse_move(table.position, token)
        if move is not None and not isinstance(move, Action):
            raise illegal_action_error(table.game, table.position, move)
        if due.what == "flag":
            return time_ran_out(table, move, now)
        if move is None:
            return roll(table, now, "dice" if table.rolls_on else by)
        return act(table, seat.index, move, now, by)

    # -- tables that no one watches ----------------------------------------------------------

    async def look_after_due(self) -> None:
        """Load tables that needed attention and got none, after a restart for example; run by one
        server of the cluster."""
        rows = await self._database.query(_DUE, self._database.now(), _DUE_LIMIT)
        await self.look_after(id_ for (id_,) in rows)

    async def look_after(self, ids: Iterable[str]) -> None:
        """Load tables, set their timers, and correct when they are due."""
        for id_ in ids:
            try:
                await self._look_after(id_)
            except (StorageError, BrokenLogError, UnavailableError):  # logged where it was found
                await self._set_due(id_, None)
            except Exception:  # noqa: BLE001  # one table must not stop the others
                await logger.aexception("a table could not be read", table=id_)

    async def _look_after(self, id_: str) -> None:
        live = await self._tables.get(id_)
        async with live.lock:
            await self._tables.catch_up(live)
            self._plan(live)
            now = self._database.now()
            due, version = live.due_for_all(now), live.table.version
        sql = Statement(_SET_DUE, (due, id_, version))
        await self._database.write(sql)

    async def _set_due(self, id_: str, due: int | None) -> None:
        """Set the timer. A damaged table is not tried again until someone opens it."""
        sql = "UPDATE heads SET due = ? WHERE table_id = ?"
        await self._database.write(Statement(sql, (due, id_)))

    async def _sweep(self) -> None:
        """Forget tables that no one looks at; their logs bring them back."""
        while True:
            await asyncio.sleep(_SWEEP_S)
            old = self._database.now() - int(self._config.evict_s * 1000)
            for number, (id_, live) in enumerate(list(self._tables.live.items())):
                if number % ROWS_PER_YIELD == 0:
                    await asyncio.sleep(0)
                idle = live.timer is None and live.working is None and not live.lock.locked()
                if idle and not live.subscribers and live.used < old:
                    self._tables.forget(id_)


def _order(server: str, table: str) -> bytes:
    return hashlib.sha256(f"{server}/{table}".encode()).digest()
