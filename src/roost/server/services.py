"""All parts of a running server, made and ended together."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from itertools import count
from typing import TYPE_CHECKING

from roost.analysis.games import ANALYSES
from roost.server.core.access_log import AccessLog
from roost.server.core.config import Config
from roost.server.core.errors import UnavailableError
from roost.server.core.identity.accounts import Accounts, installed
from roost.server.core.identity.bans import Bans
from roost.server.core.identity.guests import People
from roost.server.core.identity.invites import Invites
from roost.server.core.identity.push import PushKey
from roost.server.core.ids import now_ms, wall_ms
from roost.server.core.live.attempts import Attempts
from roost.server.core.live.challenges import Challenges
from roost.server.core.live.daily import Daily
from roost.server.core.live.days_off import DaysOff
from roost.server.core.live.driver import BotRunner, Driver
from roost.server.core.live.flashcards import Flashcards
from roost.server.core.live.live_table import LiveTable
from roost.server.core.live.merge import GuestMerge
from roost.server.core.live.notifications import Notifications
from roost.server.core.live.outbound import Outbound
from roost.server.core.live.outbox import Outbox
from roost.server.core.live.privacy import Privacy
from roost.server.core.live.retention import Retention
from roost.server.core.live.service import TableService
from roost.server.core.live.streams import Streams
from roost.server.core.live.tables import Tables
from roost.server.core.live.uptime import Uptime
from roost.server.core.metrics import Counts, Metrics, Tally, combined
from roost.server.core.rate_limit import TokenBuckets
from roost.server.core.table.record import record_of
from roost.server.core.views.lobby import LobbyPages
from roost.server.core.views.notifications import senders, turn_text
from roost.server.core.views.registry import VIEWS
from roost.server.core.views.serializer import WireTableSerializer
from roost.server.store import Store, StoreError
from roost.server.store.secret import Secret
from roost.server.workers.questions import Insight, without_luck
from roost.server.workers.reviews import Reviews

if TYPE_CHECKING:
    from roost.server.store.leases import Leases
    from roost.server.store.lock import FolderLock
    from roost.server.store.postgres.cluster import Cluster


_FINISH_S = 0.2
_WELL_ON = 12  # moves of a game, whose end is then worth preparing for


class Services:
    def __init__(
        self,
        config: Config,
        store: Store,
        secret: Secret,
        bots: BotRunner,
        insight: Insight,
        now: Callable[[], int] = wall_ms,
        leases: Leases | None = None,
    ) -> None:
        self.config = config
        self.store = store
        self.secret = secret
        self.people = People(store, secret.value, config.limits.tokens_per_person)
        self.invites = Invites(secret.value)
        self.streams = Streams(store, config.limits.streams_per_person, now)
        self.tables = Tables(store, self.streams, self.invites, config, leases)
        self.days_off = DaysOff(store, self.tables.leases)
        self.days_off.changed = self._days_off_changed
        self.tables.days_off_of = self.days_off.of
        self.lists = LobbyPages(self.tables)
        serializer = WireTableSerializer()
        self.service = TableService(self.tables, self.streams, self.invites, serializer, config)
        self.uptime = Uptime(store)
        self.began = now_ms()
        self.metrics = Metrics(self.gauges()) if config.metrics else None
        self.tally = Tally() if config.operator else None
        self.counts: Counts = combined(self.metrics, self.tally)
        self.service.counts = self.counts
        self.driver = Driver(self.service, bots, config, self.uptime)
        self.access_log = AccessLog(config.data / "access-log", config.retention_access_log_days)
        self.bans = Bans(store)
        self.people.changed = lambda person: self.tables.leases.notify(f"person:{person}")
        about_people = (self.service, self.people, store, self.access_log)
        self.privacy = Privacy(*about_people, self.part_with, self.days_off)
        self.merge = GuestMerge(*about_people, self.part_with, self.days_off, self.close_token)
        self.accounts = (
            Accounts(store, self.people, config.limits) if config.accounts and installed() else None
        )
        self.retention = Retention(config, self.service, self.privacy, store, self.access_log)
        self._chores: list[asyncio.Task[None]] = []
        self.insight = insight
        self.reviews = Reviews(store, self.insight)
        self.flashcards = Flashcards(store, now, config.limits.flashcards_per_person)
        judge = partial(without_luck, insight)
        self.attempts = Attempts(self.service, self.streams, store, judge)
        judged = [game for game in VIEWS.games() if ANALYSES.has(game)]
        self.daily = Daily(
            judged if config.daily else [],
            self.attempts,
            self.streams,
            store,
            accounts_only=self.accounts is not None,
        )
        self.challenges = Challenges(judged, self.attempts, self.streams, store, self.tables.leases)
        self.push_key = PushKey(config.data / "vapid")
        self.notifications: Notifications | None = None
        if config.notifications:
            outbound = Outbound(config.notifications_allow)
            limits = config.limits
            self.notifications = Notifications(
                self.tables,
                store,
                outbound,
                senders(self.push_key),
                turn_text,
                now,
                limits.notifications_per_person_hour,
                limits.notifications_waiting,
            )
            self.notifications.secret = secret.value
        self._shared: dict[str, TokenBuckets] = {}
        self._spent = count()
        self.share("tables", self.service.made)
        if self.accounts is not None:
            self.share("names", self.accounts.tries)
        if self.notifications is not None:
            self.share("notes", self.notifications.rates)
        self.tables.changed = self._changed
        self.outboxes: set[Outbox] = set()
        self.revoked: set[str] = set()
        self.hang_up: Callable[[Iterable[str]], None] = lambda _: None  # on servers that are gone
        self.lock: FolderLock | None = None
        self._handed_over = 0.0  # when its tables went to other servers

    def gauges(self) -> dict[str, tuple[str, Callable[[], float]]]:
        return {
            "roost_sockets": ("Open sockets", lambda: len(self.outboxes)),
            "roost_tables_live": ("Tables in memory", lambda: len(self.tables.live_tables)),
            "roost_tables_unfinished": ("Tables not over", lambda: len(self.tables.lobby)),
            "roost_messages_waiting": (
                "Messages that readers have not taken",
                lambda: sum(outbox.waiting for outbox in self.outboxes),
            ),
            "roost_commits_waiting": (
                "Decisions on their way to the disk",
                lambda: self.service.saving.count,
            ),
            "roost_bots_waiting": (
                "Bots that think, or wait for a worker",
                lambda: self.driver.thinking.count,
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
        """Embedded defaults: everything in one folder. Unless it `drives`, nothing happens by
        itself: no bot moves, no clock runs. `now` is the time of day."""
        from roost.server.store.lock import FolderLock
        from roost.server.store.opening import open_store
        from roost.server.store.sqlite import SqliteStore
        from roost.server.workers.bots import BotPool
        from roost.server.workers.insight import InsightPool

        lock = await asyncio.to_thread(FolderLock, config.data)
        accept_loss, store = config.accept_loss, None
        try:
            store = await open_store(
                config.data,
                config.store,
                accept_loss=accept_loss,
                reached_at=config.address or "",
                lease_s=config.lease_s,
            )
            secret = await Secret.open(config.data / "secret", store, accept_loss=accept_loss)
            runner = bots or BotPool(config.workers)
            cluster = None if isinstance(store, SqliteStore) else store.cluster
            services = cls(config, store, secret, runner, InsightPool(), now, cluster)
            services.lock = lock
            if cluster is not None:
                services.join(cluster)
            await services.prepare()
        except BaseException:
            if store is not None:
                await store.close()
            lock.release()
            raise
        if not drives:
            return services
        services.drive()
        if bots is None and config.compile_ahead:
            services.insight.start()
        return services

    async def prepare(self) -> None:
        """Know again what the store knows."""
        await self.tables.open()
        await self.bans.open()
        await self.days_off.open()
        await self.uptime.begin(now_ms())

    def drive(self) -> None:
        """Let bots move and clocks run, and tidy up now and then."""
        self.driver.start()
        chores = (self.retention.run(), self.daily.run(), self.attempts.run())
        self._chores = [asyncio.create_task(chore) for chore in chores]

    def _changed(self, live_table: LiveTable) -> None:
        """Bots and clocks go on; whoever plays a game to its end may want to see its review."""
        self.driver.plan(live_table)
        if self.notifications is not None:
            self.notifications.look(live_table)
        table = live_table.table
        over = table.status == "over"
        if table.people and (over or len(table.moves) >= _WELL_ON):
            record = partial(self.record_text, live_table)
            self.reviews.follow(table.id, table.game.key, record, over=over)

    def record_text(self, live_table: LiveTable) -> str:
        """The game of a table, as far as it has come and may be known, as a file."""
        return json.dumps(record_of(live_table.table, self.streams.open_seed(live_table.stream)))

    async def check(self) -> None:
        """Raises what keeps the server from its work."""
        if self.draining:
            raise UnavailableError("the server is going down")
        await self.store.check()
        await asyncio.to_thread(self.secret.check)

    @property
    def draining(self) -> bool:
        """Whether it wants no more to do."""
        return self.service.draining or self.tables.closing

    async def hand_over(self) -> None:
        """Every table goes to other servers, and whatever is asked from now on, too; what is being
        done is finished. Whoever is at a table comes back to it there, by whichever server."""
        leases = self.tables.leases
        if await leases.another(sure=True) is None:
            raise UnavailableError(
                "there is no other server to take the tables", code="no-other-server"
            )
        self.tables.closing = True
        self._handed_over = time.monotonic()
        await asyncio.sleep(_FINISH_S)  # tables that are just being made
        await leases.retire()
        for table in list(self.tables.live_tables):
            await self.tables.let_go(table)
        await leases.give_all()

    async def drain(self) -> None:
        """Take no more commands, say goodbye to every socket; what is accepted is finished. Where
        other servers take the tables over, nobody is refused anything."""
        with suppress(UnavailableError, StoreError):  # alone, or the store is gone
            if not self.tables.closing:
                await self.hand_over()
            # It serves on, by the other servers, until proxies have seen that it is not ready.
            noticed = self._handed_over + self.config.notice_s
            await asyncio.sleep(max(0.0, noticed - time.monotonic()))
        self.service.draining = True
        for outbox in list(self.outboxes):
            outbox.close("draining")
        for _ in range(40):
            if not self.outboxes:
                break
            await asyncio.sleep(0.05)
        if self.tables.leases.several:
            self.tables.closing = True
            with suppress(StoreError):
                for table in list(self.tables.live_tables):
                    await self.tables.let_go(table)

    async def close(self) -> None:
        self.service.draining = True
        for chore in self._chores:
            chore.cancel()
        await self.attempts.stop()
        if self.notifications is not None:
            await self.notifications.close()
        await self.driver.stop()
        await self.insight.close()
        await self.store.close()
        if self.accounts is not None:
            self.accounts.close()
        self.access_log.close()
        if self.lock is not None:
            self.lock.release()

    # -- beside other servers ------------------------------------------------------------------

    def join(self, cluster: Cluster) -> None:
        """Be one of several servers."""
        cluster.on_lost = self.tables.lose
        cluster.on_peer_message = self.on_peer_message
        cluster.on_gone = self._gone
        cluster.start()

    def _gone(self, addresses: Iterable[str]) -> None:
        """Other servers are."""
        self.hang_up(addresses)

    def share(self, name: str, buckets: TokenBuckets) -> None:
        """A limit that holds on all servers together: each tells the others what was taken from
        it. What is taken at one moment on several may be too much by that."""
        self._shared[name] = buckets
        notify = self.tables.leases.notify
        if self.tables.leases.several:
            buckets.share(lambda mark: notify(f"spent:{name}:{mark}:{next(self._spent)}"))

    async def on_peer_message(self, notifications: str) -> None:
        """Another server has changed something."""
        kind, _, value = notifications.partition(":")
        match kind:
            case "table":
                await self.tables.look(value)
            case "person":
                self.people.look_again(value)
            case "days_off":
                await self.days_off.look_again(value)
                self._show_days_off(value)
            case "gone":
                self._part_with(value)
                self.people.look_again(value)
            case "token":
                self._close_token(value)
            case "bans":
                await self._know_bans()
            case "spent":
                name, mark, _ = value.split(":")
                if name in self._shared:
                    self._shared[name].spend(mark)
            case "secret":
                await self._know_secret()
            case "everything":
                self.people.drop_all()
                await self.tables.open()
                await self.days_off.open()
                await self._know_bans()
                await self._know_secret()

    def _days_off_changed(self, person: str) -> None:
        self._show_days_off(person)
        self.tables.leases.notify(f"holidays:{person}")

    def _show_days_off(self, person: str) -> None:
        """Clocks are set anew where somebody is waited for over days, and everybody there sees
        why."""
        for live_table in list(self.tables.live_tables.values()):
            if live_table.table.setup.turn_h is not None and person in live_table.table.people:
                self.tables.changed(live_table)
                self.service.publish(live_table, [])

    async def _know_bans(self) -> None:
        await self.bans.open()
        for outbox in list(self.outboxes):
            reader = None if outbox.reader is None else outbox.reader.id
            if self.bans.keeps_out(outbox.address, reader):
                outbox.close("revoked")

    # -- whom the host sends away ----------------------------------------------------------------

    async def ban(self, value: str, days: float | None) -> None:
        """Keep somebody out; their sockets end."""
        await self.bans.put(value, days)
        await self._know_bans()
        self.tables.leases.notify("bans")

    async def unban(self, value: str) -> None:
        await self.bans.delete(value)
        self.tables.leases.notify("bans")

    async def rotate_secret(self) -> None:
        """Another secret, on all servers: every cookie and every link given out so far is void."""
        await self.secret.rotate(self.store)
        self._use_secret()
        self.tables.leases.notify("secret")

    async def _know_secret(self) -> None:
        """Another server may have changed it."""
        if await self.secret.follow(self.store):
            self._use_secret()

    def _use_secret(self) -> None:
        self.people.secret = self.invites.secret = self.secret.value
        if self.notifications is not None:
            self.notifications.secret = self.secret.value
        for outbox in list(self.outboxes):
            outbox.close("revoked")

    def part_with(self, person: str) -> None:
        """All sockets of a person end."""
        self._part_with(person)
        self.tables.leases.notify(f"gone:{person}")

    def _part_with(self, person: str) -> None:
        for outbox in list(self.outboxes):
            if outbox.reader is not None and outbox.reader.id == person:
                outbox.close("revoked")

    def close_token(self, token: str) -> None:
        """The sockets of a token that ended, or of a device that was signed out, end at once, also
        those that are just being opened."""
        self._close_token(token)
        self.tables.leases.notify(f"token:{token}")

    def _close_token(self, token: str) -> None:
        self.revoked.add(token)
        for outbox in list(self.outboxes):
            if outbox.token == token:
                outbox.close("revoked")
