"""All parts of a running server, created and closed together."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import count
from typing import TYPE_CHECKING

import structlog

from roost.analysis.games import ANALYSES
from roost.rules.errors import GameError
from roost.server.core.access_log import AccessLog
from roost.server.core.config import Config
from roost.server.core.errors import UnavailableError
from roost.server.core.identity.accounts import Accounts, installed
from roost.server.core.identity.bans import Bans
from roost.server.core.identity.guests import People
from roost.server.core.identity.invites import Invites
from roost.server.core.identity.push import PushKey
from roost.server.core.identity.secret import Secret
from roost.server.core.ids import wall_ms
from roost.server.core.live.attempts import Attempts
from roost.server.core.live.bots import BotRunner
from roost.server.core.live.challenges import Challenges
from roost.server.core.live.daily import Daily
from roost.server.core.live.days_off import DaysOff
from roost.server.core.live.flashcards import Flashcards
from roost.server.core.live.following import Follower
from roost.server.core.live.live_table import LiveTable, Surroundings
from roost.server.core.live.notifications import Notifications
from roost.server.core.live.outbound import Outbound
from roost.server.core.live.presence import RemotePresence
from roost.server.core.live.privacy import Privacy
from roost.server.core.live.retention import Retention
from roost.server.core.live.service import TableService
from roost.server.core.live.sockets import Sockets
from roost.server.core.live.streams import Streams
from roost.server.core.live.tables import LiveTables
from roost.server.core.live.timers import Timers
from roost.server.core.live.uptime import Uptime
from roost.server.core.metrics import Counts, Metrics, OperatorCounts, combined
from roost.server.core.rate_limit import TokenBuckets
from roost.server.core.storage.port import Database, PeerEvent, StorageError
from roost.server.core.table.record import record_of
from roost.server.core.tasks import Task
from roost.server.core.views.lobby import LobbyPages
from roost.server.core.views.notifications import senders, turn_text
from roost.server.core.views.registry import VIEWS
from roost.server.core.views.serializer import WireTableSerializer
from roost.server.rows import MIGRATIONS, Rows
from roost.server.workers.questions import InsightService, without_luck
from roost.server.workers.reviews import Reviews

if TYPE_CHECKING:
    from roost.server.core.storage.folder_lock import FolderLock

logger = structlog.get_logger("roost.server")
_WELL_ON = 12  # moves of a game, whose end is then worth preparing for
_DUE_S, _IDLE_S, _LOBBY_S = 1.0, 600.0, 60.0
PERSON, DAYS_OFF, TOKEN, BANS, SPENT, SECRET, SIGNED_OUT = (
    "person",
    "days-off",
    "token",
    "bans",
    "spent",
    "secret",
    "signed-out",
)


class Services:
    def __init__(
        self,
        config: Config,
        database: Database,
        secret: Secret,
        bots: BotRunner,
        insight: InsightService,
        now: Callable[[], int] = wall_ms,
        lock: FolderLock | None = None,
    ) -> None:
        self.config = config
        self.database = database
        self.rows = rows = Rows(database)
        self.secret = secret
        self.insight = insight
        self.sockets = Sockets()
        self.began = database.now()
        self.leaving = False  # not ready for more
        self.push_key = PushKey(config.data / "vapid")
        self.access_log = AccessLog(config.data / "access-log", config.retention_access_log_days)
        self.metrics = Metrics(self.gauges()) if config.metrics else None
        self.tally = OperatorCounts() if config.operator else None
        self.counts: Counts = combined(self.metrics, self.tally)
        self.wakes: asyncio.Queue[LiveTable] = asyncio.Queue()
        self.bans = Bans(rows)
        self.people = People(rows, secret.value, config.limits.tokens_per_person)
        self.invites = Invites(secret.value)
        self.streams = Streams(rows, config.limits.streams_per_person, now)
        self.uptime = Uptime(rows.facts, shared=database.shared)
        self.remote = RemotePresence(database.notify)
        self.days_off = DaysOff(rows)
        around = Surroundings(config, database.now, self.uptime, self.remote, self.days_off.pauses)
        serializer = WireTableSerializer(database.now)
        self.tables = LiveTables(
            database, rows.tables, self.streams, self.invites, serializer, around, self._changed
        )
        self.lists = LobbyPages(self.tables)
        self.service = TableService(
            database,
            self.tables,
            self.streams,
            self.invites,
            serializer,
            config,
            self.uptime,
            self.counts,
        )
        self.timers = Timers(
            database, self.service, self.tables, bots, self.remote, config, self.wakes
        )
        self.follower = Follower(database, self.tables, self.remote)
        self.people.changed = lambda person: database.notify(PERSON, person)
        self.days_off.changed = self._days_off_changed
        self.privacy = Privacy(
            self.service,
            self.people,
            rows,
            self.access_log,
            self.days_off,
            self.close_sockets,
            self.close_token,
        )
        self.accounts = (
            Accounts(rows, self.people, config.limits) if config.accounts and installed() else None
        )
        self.retention = Retention(config, self.service, self.privacy, rows, self.access_log)
        self.reviews = Reviews(rows, insight)
        self.flashcards = Flashcards(rows, now, config.limits.flashcards_per_person)
        self.attempts = Attempts(self.service, self.streams, rows, partial(without_luck, insight))
        judged = [game for game in VIEWS.games() if ANALYSES.has(game)]
        self.daily = Daily(
            judged if config.daily else [],
            self.attempts,
            self.streams,
            rows,
            accounts_only=self.accounts is not None,
        )
        self.challenges = Challenges(judged, self.attempts, self.streams, rows)
        self.notifications = self._notifications(now) if config.notifications else None
        self._shared: dict[str, TokenBuckets] = {}
        self._spent = count()
        self.share("tables", self.service.new_tables)
        if self.accounts is not None:
            self.share("names", self.accounts.tries)
        if self.notifications is not None:
            self.share("notifications", self.notifications.rates)
        self._lock = lock
        self._running: list[asyncio.Task[None]] = []
        self._reconnecting: asyncio.Task[None] | None = None

    def _notifications(self, now: Callable[[], int]) -> Notifications:
        limits = self.config.limits
        return Notifications(
            self.tables,
            self.rows,
            Outbound(self.config.notifications_allow),
            senders(self.push_key),
            turn_text,
            now,
            limits.notifications_per_person_hour,
            limits.notifications_waiting,
            self.secret.value,
            self.days_off.pauses,
        )

    def gauges(self) -> dict[str, tuple[str, Callable[[], float]]]:
        return {
            "roost_sockets": ("Open sockets", lambda: len(self.sockets.open)),
            "roost_tables_live": ("Tables in memory", lambda: len(self.tables.live)),
            "roost_tables_unfinished": ("Tables not over", lambda: len(self.tables.lobby)),
            "roost_messages_waiting": (
                "Messages that readers have not taken",
                lambda: self.sockets.waiting,
            ),
            "roost_commits_waiting": (
                "Decisions on their way to the disk",
                lambda: self.service.saving.count,
            ),
            "roost_bots_waiting": (
                "Bots that think, or wait for a worker",
                lambda: self.timers.thinking.count,
            ),
            "roost_notifications_waiting": (
                "Notes on turns that are not sent yet",
                lambda: 0 if self.notifications is None else self.notifications.waiting,
            ),
        }

    @classmethod
    async def open(
        cls,
        config: Config,
        bots: BotRunner | None = None,
        *,
        drives: bool = True,
        now: Callable[[], int] = wall_ms,
    ) -> Services:
        """Open the database and everything on it. Unless it `drives`, nothing happens by itself: no
        bot moves, no clock runs. `now` is the time of day."""
        from roost.server.core.storage.folder_lock import FolderLock
        from roost.server.core.storage.opening import open_database
        from roost.server.workers.bots import BotPool
        from roost.server.workers.insight import InsightPool

        lock = await asyncio.to_thread(FolderLock, config.data)
        accept_loss, database = config.accept_loss, None
        try:
            database = await open_database(
                config.data, config.store, MIGRATIONS, accept_loss=accept_loss
            )
            facts = Rows(database).facts
            secret = await Secret.open(config.data / "secret", facts, accept_loss=accept_loss)
            runner = bots or BotPool(config.workers)
            services = cls(config, database, secret, runner, InsightPool(), now, lock)
            await services.prepare()
        except BaseException:
            if database is not None:
                await database.close()
            lock.release()
            raise
        if not drives:
            return services
        services.drive()
        if bots is None and config.compile_ahead:
            services.insight.start()
        return services

    async def prepare(self) -> None:
        """Load what is kept in memory."""
        await self.uptime.begin(self.database.now())
        await self.tables.open()
        await self.bans.open()
        await self.days_off.open()

    def drive(self) -> None:
        """Let bots move and clocks run, and repeat what must be repeated."""
        self.timers.start()
        loops = [self._repeat(task) for task in self._tasks()]
        if self.database.shared:
            loops += [self._listen(), self.follower.run()]
        self._running = [asyncio.create_task(loop) for loop in loops]

    def _tasks(self) -> list[Task]:
        return [
            Task("uptime", self.uptime.note_s, self._note_uptime, once_per_cluster=False),
            Task("due tables", _DUE_S, self.timers.look_after_due),
            Task("idle tables", _IDLE_S, self.service.end_idle),
            Task("lobby", _LOBBY_S, self._compare_lobby, once_per_cluster=False),
            *self.retention.tasks(),
            *self.daily.tasks(),
            *self.attempts.tasks(),
            *(() if self.notifications is None else self.notifications.tasks()),
        ]

    async def _repeat(self, task: Task) -> None:
        while True:
            try:
                if task.once_per_cluster and self.database.shared:
                    async with self.database.lock(f"task {task.name}", wait=False) as held:
                        if held:
                            await task.run()
                else:
                    await task.run()
            except StorageError as error:  # the storage logs its own failures, once
                logger.debug("task waits", task=task.name, reason=error.message)
            except GameError as error:
                await logger.awarning("task waits", task=task.name, reason=error.code)
            except Exception:  # noqa: BLE001  # the next run may succeed
                await logger.aexception("task failed", task=task.name)
            await asyncio.sleep(task.every_s)

    async def _note_uptime(self) -> None:
        if await self.uptime.note(self.database.now()):
            for live in list(self.tables.live.values()):  # clocks have changed
                self.tables.publish(live)
                self.tables.changed(live)

    async def _compare_lobby(self) -> None:
        """Notice rows of lists that events missed."""
        if self.database.shared and not await self.tables.is_lobby_current():
            await self.tables.open()

    def _changed(self, live: LiveTable) -> None:
        """Timers, notifications and reviews follow every change of a table."""
        self.wakes.put_nowait(live)
        if self.notifications is not None:
            self.notifications.look(live)
        table = live.table
        over = table.status == "over"
        if table.people and (over or len(table.moves) >= _WELL_ON):
            record = partial(self.record_text, live)
            self.reviews.follow(table.id, table.game.key, record, over=over)

    def record_text(self, live: LiveTable) -> str:
        """The game of a table as a file, as far as it has come and may be known."""
        return json.dumps(record_of(live.table, self.streams.open_seed(live.stream)))

    async def check(self) -> None:
        """Raise whatever keeps the server from its work."""
        if self.leaving:
            raise UnavailableError("the server is going down")
        await self.database.check()
        await asyncio.to_thread(self.secret.check)

    async def leave(self) -> None:
        """Be not ready from now on; once proxies have noticed, close every socket, so that clients
        reconnect to another server. Requests that arrive nevertheless are served."""
        if not self.remote.tables_by_server():
            raise UnavailableError("there is no other server", code="no-other-server")
        if not self.leaving:
            self.leaving = True
            await asyncio.sleep(self.config.notice_s)
        self.sockets.close(lambda _: True, "draining")

    async def drain(self) -> None:
        """Take no more commands and close every socket; accepted commands are finished."""
        with suppress(UnavailableError):  # alone: nobody to wait for
            await self.leave()
        self.leaving = self.service.draining = True
        self.sockets.close(lambda _: True, "draining")
        for _ in range(40):
            if not self.sockets.open:
                break
            await asyncio.sleep(0.05)

    async def close(self) -> None:
        self.leaving = self.service.draining = True
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        await self.attempts.stop()
        if self.notifications is not None:
            await self.notifications.close()
        await self.timers.stop()
        await self.insight.close()
        await self.database.close()
        if self.accounts is not None:
            self.accounts.close()
        self.access_log.close()
        if self._lock is not None:
            self._lock.release()

    # -- several servers -----------------------------------------------------------------------

    def share(self, name: str, buckets: TokenBuckets) -> None:
        """Make a limit hold for all servers together: each publishes what was taken from it. What
        is taken at one moment on several servers may exceed it by that."""
        self._shared[name] = buckets
        if self.database.shared:
            buckets.share(
                lambda mark: self.database.notify(SPENT, f"{name}:{mark}:{next(self._spent)}")
            )

    async def _listen(self) -> None:
        async for event in self.database.events():
            try:
                await self._on_event(event)
            except GameError as error:  # the next look at everything makes up for it
                await logger.awarning("event failed", topic=event.topic, reason=str(error))
            except Exception:  # noqa: BLE001  # one event must not stop the others
                await logger.aexception("event failed", topic=event.topic)

    async def _on_event(self, event: PeerEvent) -> None:
        """Another server has changed something."""
        if event.reconnected:
            self._reconnecting = asyncio.create_task(self._load_again())
        elif not await self.follower.on_event(event):
            await self._on_people_event(event.topic, event.payload)

    async def _on_people_event(self, topic: str, payload: str) -> None:
        match topic:
            case "person":
                self.people.look_again(payload)
            case "days-off":
                await self.days_off.look_again(payload)
                await self._show_days_off(payload)
            case "signed-out":
                self.sockets.close_person(payload)
                self.people.look_again(payload)
            case "token":
                self.sockets.close_token(payload)
            case "bans":
                await self._load_bans()
            case "secret":
                await self._follow_secret()
            case "spent":
                name, mark, _ = payload.split(":")
                if name in self._shared:
                    self._shared[name].spend(mark)

    async def _load_again(self) -> None:
        try:
            self.people.drop_all()
            await self.follower.reconnected()
            await self.days_off.open()
            await self._load_bans()
            await self._follow_secret()
        except GameError as error:
            await logger.awarning("caches could not be loaded", reason=str(error))

    def _days_off_changed(self, person: str) -> None:
        self.database.notify(DAYS_OFF, person)
        self._running.append(asyncio.create_task(self._show_days_off(person)))

    async def _show_days_off(self, person: str) -> None:
        """Set the correspondence clocks of a person's tables again, and show why."""
        tables = self.tables.lobby.of_person(person)
        for id_ in tables:
            live = self.tables.live.get(id_)
            if live is not None and live.table.setup.turn_h is not None:
                self.tables.publish(live)
        await self.timers.look_after(tables)

    # -- bans, the secret, sockets ---------------------------------------------------------------

    async def ban(self, value: str, days: float | None) -> None:
        """Keep an address or a guest out; their sockets close."""
        await self.bans.put(value, days)
        await self._load_bans()
        self.database.notify(BANS, "")

    async def unban(self, value: str) -> None:
        await self.bans.delete(value)
        self.database.notify(BANS, "")

    async def _load_bans(self) -> None:
        await self.bans.open()
        self.sockets.close(
            lambda outbox: self.bans.keeps_out(
                outbox.address, None if outbox.reader is None else outbox.reader.id
            )
        )

    async def rotate_secret(self) -> None:
        """Change the secret on all servers: every cookie and every link given out so far ends."""
        await self.secret.rotate(self.rows.facts)
        self._use_secret()
        self.database.notify(SECRET, "")

    async def _follow_secret(self) -> None:
        """Another server may have changed it."""
        if await self.secret.follow(self.rows.facts):
            self._use_secret()

    def _use_secret(self) -> None:
        self.people.secret = self.invites.secret = self.secret.value
        if self.notifications is not None:
            self.notifications.secret = self.secret.value
        self.sockets.close(lambda _: True)

    def close_sockets(self, person: str) -> None:
        """Close all sockets of a person, on all servers."""
        self.sockets.close_person(person)
        self.database.notify(SIGNED_OUT, person)

    def close_token(self, token: str) -> None:
        """Close the sockets of a token that ended or a device that was signed out, on all
        servers."""
        self.sockets.close_token(token)
        self.database.notify(TOKEN, token)
