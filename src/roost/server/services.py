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
from roost.server.config import Config
from roost.server.errors import UnavailableError
from roost.server.hall.attempts import Attempts
from roost.server.hall.authority import Authority
from roost.server.hall.cards import Cards
from roost.server.hall.daily import Daily
from roost.server.hall.driver import Driver, Thinker
from roost.server.hall.holidays import Holidays
from roost.server.hall.keeping import Keeping
from roost.server.hall.lived import Lived
from roost.server.hall.moving import Moving
from roost.server.hall.news import News
from roost.server.hall.outbound import Outbound
from roost.server.hall.outbox import Outbox
from roost.server.hall.privacy import Privacy
from roost.server.hall.room import Room
from roost.server.hall.rounds import Rounds
from roost.server.hall.streams import Streams
from roost.server.hall.tables import Tables
from roost.server.ids import now_ms, wall_ms
from roost.server.meters import Counts, Meters, Tally, told
from roost.server.people.accounts import Accounts, installed
from roost.server.people.bans import Bans
from roost.server.people.guests import People
from roost.server.people.invites import Invites
from roost.server.people.notes import PushKey
from roost.server.rates import Buckets
from roost.server.store import Store, StoreError
from roost.server.store.secret import Secret
from roost.server.table.record import record_of
from roost.server.views.lobby import LobbyPages
from roost.server.views.news import senders, turn_text
from roost.server.views.registry import VIEWS
from roost.server.views.voice import WireVoice
from roost.server.visits import Visits
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
        bots: Thinker,
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
        self.holidays = Holidays(store, self.tables.leases)
        self.holidays.changed = self._holidays_changed
        self.tables.rests = self.holidays.of
        self.lists = LobbyPages(self.tables)
        voice = WireVoice()
        self.authority = Authority(self.tables, self.streams, self.invites, voice, config)
        self.lived = Lived(store)
        self.began = now_ms()
        self.meters = Meters(self.gauges()) if config.metrics else None
        self.tally = Tally() if config.operator else None
        self.counts: Counts = told(self.meters, self.tally)
        self.authority.counts = self.counts
        self.driver = Driver(self.authority, bots, config, self.lived)
        self.visits = Visits(config.data / "visits", config.keep_visits_days)
        self.bans = Bans(store)
        self.people.changed = lambda person: self.tables.leases.ring(f"person:{person}")
        about_people = (self.authority, self.people, store, self.visits)
        self.privacy = Privacy(*about_people, self.part_with, self.holidays)
        self.moving = Moving(*about_people, self.part_with, self.holidays, self.close_token)
        self.accounts = (
            Accounts(store, self.people, config.limits) if config.accounts and installed() else None
        )
        self.keeping = Keeping(config, self.authority, self.privacy, store, self.visits)
        self._chores: list[asyncio.Task[None]] = []
        self.insight = insight
        self.reviews = Reviews(store, self.insight)
        self.cards = Cards(store, now, config.limits.cards_per_person)
        judge = partial(without_luck, insight)
        self.attempts = Attempts(self.authority, self.streams, store, judge)
        judged = [game for game in VIEWS.games() if ANALYSES.has(game)]
        self.daily = Daily(
            judged if config.daily else [],
            self.attempts,
            self.streams,
            store,
            accounts_only=self.accounts is not None,
        )
        self.rounds = Rounds(judged, self.attempts, self.streams, store, self.tables.leases)
        self.push_key = PushKey(config.data / "vapid")
        self.news: News | None = None
        if config.news:
            outbound = Outbound(config.news_allow)
            limits = config.limits
            self.news = News(
                self.tables,
                store,
                outbound,
                senders(self.push_key),
                turn_text,
                now,
                limits.notes_per_person_hour,
                limits.notes_waiting,
            )
            self.news.secret = secret.value
        self._shared: dict[str, Buckets] = {}
        self._spent = count()
        self.share("tables", self.authority.made)
        if self.accounts is not None:
            self.share("names", self.accounts.tries)
        if self.news is not None:
            self.share("notes", self.news.rates)
        self.tables.changed = self._changed
        self.outboxes: set[Outbox] = set()
        self.revoked: set[str] = set()
        self.hang_up: Callable[[Iterable[str]], None] = lambda _: None  # on servers that are gone
        self.lock: FolderLock | None = None
        self._handed_over = 0.0  # when its tables went to other servers

    def gauges(self) -> dict[str, tuple[str, Callable[[], float]]]:
        return {
            "roost_sockets": ("Open sockets", lambda: len(self.outboxes)),
            "roost_tables_live": ("Tables in memory", lambda: len(self.tables.rooms)),
            "roost_tables_unfinished": ("Tables not over", lambda: len(self.tables.lobby)),
            "roost_messages_waiting": (
                "Messages that readers have not taken",
                lambda: sum(outbox.waiting for outbox in self.outboxes),
            ),
            "roost_commits_waiting": (
                "Decisions on their way to the disk",
                lambda: self.authority.saving.count,
            ),
            "roost_bots_waiting": (
                "Bots that think, or wait for a worker",
                lambda: self.driver.thinking.count,
            ),
            "roost_notes_waiting": (
                "Notes on turns that are not sent yet",
                lambda: 0 if self.news is None else self.news.waiting,
            ),
        }

    @classmethod
    async def open(
        cls,
        config: Config,
        bots: Thinker | None = None,
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
            thinker = bots or BotPool(config.workers)
            cluster = None if isinstance(store, SqliteStore) else store.cluster
            services = cls(config, store, secret, thinker, InsightPool(), now, cluster)
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
        await self.holidays.open()
        await self.lived.begin(now_ms())

    def drive(self) -> None:
        """Let bots move and clocks run, and tidy up now and then."""
        self.driver.start()
        chores = (self.keeping.run(), self.daily.run(), self.attempts.run())
        self._chores = [asyncio.create_task(chore) for chore in chores]

    def _changed(self, room: Room) -> None:
        """Bots and clocks go on; whoever plays a game to its end may want to see its review."""
        self.driver.plan(room)
        if self.news is not None:
            self.news.look(room)
        table = room.table
        over = table.status == "over"
        if table.people and (over or len(table.moves) >= _WELL_ON):
            record = partial(self.record_text, room)
            self.reviews.follow(table.id, table.game.key, record, over=over)

    def record_text(self, room: Room) -> str:
        """The game of a table, as far as it has come and may be known, as a file."""
        return json.dumps(record_of(room.table, self.streams.open_seed(room.stream)))

    async def check(self) -> None:
        """Raises what keeps the server from its work."""
        if self.draining:
            raise UnavailableError("the server is going down")
        await self.store.check()
        await asyncio.to_thread(self.secret.check)

    @property
    def draining(self) -> bool:
        """Whether it wants no more to do."""
        return self.authority.draining or self.tables.closing

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
        for table in list(self.tables.rooms):
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
        self.authority.draining = True
        for outbox in list(self.outboxes):
            outbox.close("draining")
        for _ in range(40):
            if not self.outboxes:
                break
            await asyncio.sleep(0.05)
        if self.tables.leases.several:
            self.tables.closing = True
            with suppress(StoreError):
                for table in list(self.tables.rooms):
                    await self.tables.let_go(table)

    async def close(self) -> None:
        self.authority.draining = True
        for chore in self._chores:
            chore.cancel()
        await self.attempts.stop()
        if self.news is not None:
            await self.news.close()
        await self.driver.stop()
        await self.insight.close()
        await self.store.close()
        if self.accounts is not None:
            self.accounts.close()
        self.visits.close()
        if self.lock is not None:
            self.lock.release()

    # -- beside other servers ------------------------------------------------------------------

    def join(self, cluster: Cluster) -> None:
        """Be one of several servers."""
        cluster.on_lost = self.tables.lose
        cluster.on_news = self.heard
        cluster.on_gone = self._gone
        cluster.start()

    def _gone(self, addresses: Iterable[str]) -> None:
        """Other servers are."""
        self.hang_up(addresses)

    def share(self, name: str, buckets: Buckets) -> None:
        """A limit that holds on all servers together: each tells the others what was taken from
        it. What is taken at one moment on several may be too much by that."""
        self._shared[name] = buckets
        ring = self.tables.leases.ring
        if self.tables.leases.several:
            buckets.share(lambda mark: ring(f"spent:{name}:{mark}:{next(self._spent)}"))

    async def heard(self, news: str) -> None:
        """Another server has changed something."""
        kind, _, value = news.partition(":")
        match kind:
            case "table":
                await self.tables.look(value)
            case "person":
                self.people.look_again(value)
            case "holidays":
                await self.holidays.look_again(value)
                self._show_holidays(value)
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
                await self.holidays.open()
                await self._know_bans()
                await self._know_secret()

    def _holidays_changed(self, person: str) -> None:
        self._show_holidays(person)
        self.tables.leases.ring(f"holidays:{person}")

    def _show_holidays(self, person: str) -> None:
        """Clocks are set anew where somebody is waited for over days, and everybody there sees
        why."""
        for room in list(self.tables.rooms.values()):
            if room.table.setup.turn_h is not None and person in room.table.people:
                self.tables.changed(room)
                self.authority.tell(room, [])

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
        self.tables.leases.ring("bans")

    async def unban(self, value: str) -> None:
        await self.bans.delete(value)
        self.tables.leases.ring("bans")

    async def rotate_secret(self) -> None:
        """Another secret, on all servers: every cookie and every link given out so far is void."""
        await self.secret.rotate(self.store)
        self._use_secret()
        self.tables.leases.ring("secret")

    async def _know_secret(self) -> None:
        """Another server may have changed it."""
        if await self.secret.follow(self.store):
            self._use_secret()

    def _use_secret(self) -> None:
        self.people.secret = self.invites.secret = self.secret.value
        if self.news is not None:
            self.news.secret = self.secret.value
        for outbox in list(self.outboxes):
            outbox.close("revoked")

    def part_with(self, person: str) -> None:
        """All sockets of a person end."""
        self._part_with(person)
        self.tables.leases.ring(f"gone:{person}")

    def _part_with(self, person: str) -> None:
        for outbox in list(self.outboxes):
            if outbox.reader is not None and outbox.reader.id == person:
                outbox.close("revoked")

    def close_token(self, token: str) -> None:
        """The sockets of a token that ended, or of a device that was signed out, end at once, also
        those that are just being opened."""
        self._close_token(token)
        self.tables.leases.ring(f"token:{token}")

    def _close_token(self, token: str) -> None:
        self.revoked.add(token)
        for outbox in list(self.outboxes):
            if outbox.token == token:
                outbox.close("revoked")
