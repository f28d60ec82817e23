"""The composition root: storage, then the core, then the features, then the app."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

import structlog
from starlette.types import ASGIApp

from roost.rules.errors import GameError
from roost.server.core.config import Config
from roost.server.core.core import Core
from roost.server.core.feature import Feature
from roost.server.core.http.app import http_app
from roost.server.core.http.operation import Operation, bound, operations_of
from roost.server.core.http.operations import OPERATIONS
from roost.server.core.identity.secret import Secret
from roost.server.core.ids import wall_ms
from roost.server.core.schema import MIGRATIONS
from roost.server.core.storage.migrate import Migrations, migrate
from roost.server.core.storage.port import Database, PeerEvent, StorageError
from roost.server.core.storage.records import Facts
from roost.server.core.tasks import Task
from roost.server.workers.questions import BotRunner, InsightService

if TYPE_CHECKING:
    from roost.server.core.storage.folder_lock import FolderLock

logger = structlog.get_logger("roost.server")
OpenSecret: TypeAlias = Callable[[Facts], Awaitable[Secret]]


def migrations(features: Sequence[type[Feature]]) -> Migrations:
    """Return the schema steps of the core and of features."""
    return [("core", MIGRATIONS), *((feature.name, feature.migrations) for feature in features)]


def operations(features: Sequence[type[Feature]]) -> tuple[Operation, ...]:
    """Return the REST operations of the core and of features."""
    return (*OPERATIONS, *(each for feature in features for each in operations_of(feature)))


class App:
    """A server: its core, its features, and everything they repeat."""

    def __init__(self, core: Core, lock: FolderLock | None = None) -> None:
        self.core = core
        self._lock = lock
        self.http: ASGIApp = http_app(core, (*OPERATIONS, *bound(core.features)))
        self._running: list[asyncio.Task[None]] = []
        self._reloading: asyncio.Task[None] | None = None

    async def start(self, *, alone: bool = False) -> None:
        """Load caches, let bots move and clocks run. `alone`: nothing happens by itself."""
        core = self.core
        await core.start()
        if alone:
            return
        core.bus.subscribe("core", core.handlers())
        for feature in core.features:
            core.bus.subscribe(feature.name, feature.handlers())
        core.timers.start()
        tasks = [*core.tasks(), *(task for each in core.features for task in each.tasks())]
        loops = [self._repeat(task) for task in tasks]
        if core.database.shared:
            loops += [self._listen(), core.follower.run()]
        self._running = [asyncio.create_task(loop) for loop in loops]

    async def close(self) -> None:
        self.core.stop()
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        await self.core.bus.close()
        for feature in self.core.features:
            await feature.close()
        await self.core.close()
        if self._lock is not None:
            self._lock.release()

    async def _repeat(self, task: Task) -> None:
        database = self.core.database
        while True:
            try:
                if task.once_per_cluster and database.shared:
                    async with database.lock(f"task {task.name}", wait=False) as held:
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

    async def _listen(self) -> None:
        async for event in self.core.database.events():
            try:
                await self._on_event(event)
            except GameError as error:  # the next look at everything makes up for it
                await logger.awarning("event failed", topic=event.topic, reason=str(error))
            except Exception:  # noqa: BLE001  # one event must not stop the others
                await logger.aexception("event failed", topic=event.topic)

    async def _on_event(self, event: PeerEvent) -> None:
        """Handle a change that another server published."""
        if event.reconnected:
            self._reloading = asyncio.create_task(self._reload())
        elif not await self.core.follower.on_event(event):
            await self.core.on_peer_message(event.topic, event.payload)

    async def _reload(self) -> None:
        try:
            await self.core.reload()
        except GameError as error:
            await logger.awarning("caches could not be loaded", reason=str(error))


async def build_app(
    config: Config,
    features: Sequence[type[Feature]],
    *,
    database: Database,
    secret: OpenSecret,
    bots: BotRunner,
    insight: InsightService,
    now: Callable[[], int] = wall_ms,
    lock: FolderLock | None = None,
) -> App:
    """Build an app on a database that is open; `now` is the time of day, `lock` the folder's."""
    await migrate(database, migrations(features))
    core = Core(config, database, await secret(Facts(database)), bots, insight, now)
    core.features += [feature(core) for feature in features]
    return App(core, lock)


async def open_app(
    config: Config,
    features: Sequence[type[Feature]],
    bots: BotRunner | None = None,
    *,
    alone: bool = False,
    now: Callable[[], int] = wall_ms,
) -> App:
    """Open the data folder, the database and an app on them, and start it."""
    from roost.server.core.storage.folder_lock import FolderLock
    from roost.server.core.storage.opening import open_database
    from roost.server.workers.bots import BotPool
    from roost.server.workers.insight import InsightPool

    def secret(facts: Facts) -> Awaitable[Secret]:
        return Secret.open(config.data / "secret", facts, accept_loss=config.accept_loss)

    lock = await asyncio.to_thread(FolderLock, config.data)
    database: Database | None = None
    try:
        database = await open_database(config.data, config.store, accept_loss=config.accept_loss)
        insight = InsightPool()
        app = await build_app(
            config,
            features,
            database=database,
            secret=secret,
            bots=bots or (BotRunner() if alone else BotPool(config.workers)),
            insight=insight,
            now=now,
            lock=lock,
        )
        await app.start(alone=alone)
    except BaseException:
        if database is not None:
            await database.close()
        lock.release()
        raise
    if bots is None and not alone:
        insight.start()
    return app
