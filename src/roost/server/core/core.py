"""The core: everything that a server needs without any feature."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import structlog

from roost.analysis.games import ANALYSES
from roost.server.core.access_log import AccessLog
from roost.server.core.config import Config
from roost.server.core.errors import UnavailableError
from roost.server.core.events import Bus, Handlers, PeerMessage, TableChanged, TurnPausesChanged
from roost.server.core.feature import Feature
from roost.server.core.identity.bans import Bans
from roost.server.core.identity.guests import People
from roost.server.core.identity.invites import Invites
from roost.server.core.identity.secret import Secret
from roost.server.core.ids import wall_ms
from roost.server.core.live import privacy
from roost.server.core.live.following import Follower
from roost.server.core.live.live_table import LiveTable, Surroundings
from roost.server.core.live.outbox import Sockets
from roost.server.core.live.presence import RemotePresence
from roost.server.core.live.rows import TableRow
from roost.server.core.live.service import TableService
from roost.server.core.live.tables import LiveTables
from roost.server.core.live.timers import Timers
from roost.server.core.live.uptime import Uptime
from roost.server.core.metrics import Counts, Metrics
from roost.server.core.rate_limit import SharedLimits
from roost.server.core.rows import Rows
from roost.server.core.shared_dice.attempts import Attempts
from roost.server.core.shared_dice.streams import Streams
from roost.server.core.storage.port import Database, Statement
from roost.server.core.table.pauses import Pause
from roost.server.core.table.record import record_of
from roost.server.core.tasks import Task
from roost.server.core.views.lobby import LobbyPages
from roost.server.core.views.registry import VIEWS
from roost.server.core.views.serializer import TableSerializer
from roost.server.workers.questions import BotRunner, InsightService, without_luck

logger = structlog.get_logger("roost.server")
_DUE_S, _IDLE_S, _LOBBY_S = 1.0, 600.0, 60.0


class Core:
    """The core of the server, complete when constructed, except for `features`."""

    def __init__(
        self,
        config: Config,
        database: Database,
        secret: Secret,
        bots: BotRunner,
        insight: InsightService,
        now: Callable[[], int] = wall_ms,
    ) -> None:
        self.config = config
        self.database = database
        self.wall_ms = now  # the time of day
        self.features: list[Feature] = []  # filled by build_app, asked from App.start on
        self.bus = Bus()
        self.rows = rows = Rows(database, self.save_table)
        self.secret = secret
        self.insight = insight
        self.limits = SharedLimits(database.notify if database.shared else None)
        self.sockets = Sockets()
        self.began = database.now()
        self.leaving = False  # not ready for more
        self.access_log = AccessLog(config.data / "access-log", config.retention_access_log_days)
        self.counts = Metrics(self.gauges()) if config.metrics else Counts()
        self.wakes: asyncio.Queue[LiveTable] = asyncio.Queue()
        self.bans = Bans(rows.bans)
        self.people = People(
            rows.people,
            secret,
            config.limits.tokens_per_person,
            lambda person: database.notify("person", person),
        )
        self.invites = Invites(secret)
        self.streams = Streams(rows.streams, config.limits.streams_per_person, now)
        self.uptime = Uptime(rows.facts, shared=database.shared)
        self.remote = RemotePresence(database.notify)
        around = Surroundings(config, database.now, self.uptime, self.remote, self.turn_pauses)
        serializer = TableSerializer(database.now)
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
            self.limits.per_hour("tables", config.limits.tables_per_person_hour),
        )
        self.timers = Timers(
            database, self.service, self.tables, bots, self.remote, config, self.wakes
        )
        self.follower = Follower(database, self.tables, self.remote)
        self.attempts = Attempts(
            [game for game in VIEWS.games() if ANALYSES.has(game)],
            self.service,
            self.streams,
            rows.attempts,
            partial(without_luck, insight),
            self.bus,
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
        }

    async def start(self) -> None:
        """Load what is kept in memory."""
        await self.uptime.begin(self.database.now())
        await self.tables.open()
        await self.load()

    def tasks(self) -> list[Task]:
        """Return what is repeated while the server runs."""
        return [
            Task("uptime", self.uptime.note_s, self._note_uptime, once_per_cluster=False),
            Task("due tables", _DUE_S, self.timers.look_after_due),
            Task("idle tables", _IDLE_S, self.service.end_idle),
            Task("lobby", _LOBBY_S, self._compare_lobby, once_per_cluster=False),
            *privacy.tasks(self),
            *self.attempts.tasks(),
        ]

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
        self.wakes.put_nowait(live)
        self.bus.publish(TableChanged(live))

    def record_text(self, live: LiveTable) -> str:
        """The game file of a table, as far as the game has been played and is public."""
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
        self.stop()
        self.sockets.close(lambda _: True, "draining")
        for _ in range(40):
            if not self.sockets.open:
                break
            await asyncio.sleep(0.05)

    def stop(self) -> None:
        """Take no more commands."""
        self.leaving = self.service.draining = True

    async def close(self) -> None:
        await self.attempts.stop()
        await self.timers.stop()
        await self.insight.close()
        await self.database.close()
        self.access_log.close()

    # -- several servers -----------------------------------------------------------------------

    async def on_peer_message(self, topic: str, payload: str) -> None:
        """Handle what another server has published about people."""
        match topic:
            case "person":
                self.people.look_again(payload)
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
                self.limits.on_message(payload)
            case _:
                self.bus.publish(PeerMessage(topic, payload))

    async def load(self) -> None:
        """Load what is kept in memory; called again when events may have been missed."""
        await self.bans.open()
        for feature in self.features:
            await feature.start()

    async def reload(self) -> None:
        """Load everything again: events of other servers may have been missed."""
        self.people.drop_all()
        await self.follower.reconnected()
        await self.load()
        self._close_banned()
        await self._follow_secret()

    # -- features ------------------------------------------------------------------------------

    def handlers(self) -> Handlers:
        return {TurnPausesChanged: [self._on_turn_pauses_changed]}

    async def _on_turn_pauses_changed(self, event: TurnPausesChanged) -> None:
        """Set the correspondence clocks of a person's tables again, and show why."""
        tables = self.tables.lobby.of_person(event.person)
        for id_ in tables:
            live = self.tables.live.get(id_)
            if live is not None and live.table.setup.turn_h is not None:
                self.tables.publish(live)
        await self.timers.look_after(tables)

    def save_table(self, row: TableRow) -> list[Statement]:
        return [each for feature in self.features for each in feature.save_table(row)]

    def merge_guest(self, guest: str, person: str) -> list[Statement]:
        return [each for feature in self.features for each in feature.merge_guest(guest, person)]

    def expire(self, now: int) -> list[Statement]:
        return [each for feature in self.features for each in feature.expire(now)]

    async def export_person(self, person: str) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for feature in self.features:
            found |= await feature.export_person(person)
        return found

    def turn_pauses(self, person: str) -> list[Pause]:
        """Return when a person's correspondence clocks are paused."""
        return [pause for feature in self.features for pause in feature.turn_pauses(person)]

    # -- bans, the secret, sockets ---------------------------------------------------------------

    async def ban(self, value: str, days: float | None) -> None:
        """Keep an address or a guest out; their sockets close."""
        await self.bans.put(value, days)
        await self._load_bans()
        self.database.notify("bans", "")

    async def unban(self, value: str) -> None:
        await self.bans.delete(value)
        self.database.notify("bans", "")

    async def _load_bans(self) -> None:
        await self.bans.open()
        self._close_banned()

    def _close_banned(self) -> None:
        self.sockets.close(
            lambda outbox: self.bans.keeps_out(
                outbox.address, None if outbox.reader is None else outbox.reader.id
            )
        )

    async def rotate_secret(self) -> None:
        """Change the secret on all servers: every cookie and every link given out so far ends."""
        await self.secret.rotate(self.rows.facts)
        self.sockets.close(lambda _: True)
        self.database.notify("secret", "")

    async def _follow_secret(self) -> None:
        """Adopt the secret if another server has changed it."""
        if await self.secret.follow(self.rows.facts):
            self.sockets.close(lambda _: True)

    def close_sockets(self, person: str) -> None:
        """Close all sockets of a person, on all servers."""
        self.sockets.close_person(person)
        self.database.notify("signed-out", person)

    def close_token(self, token: str) -> None:
        """Close the sockets of a token that ended or a device that was signed out, on all
        servers."""
        self.sockets.close_token(token)
        self.database.notify("token", token)
