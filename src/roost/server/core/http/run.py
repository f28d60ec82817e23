"""Run the app with uvicorn until a signal arrives, then finish accepted requests."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol

import structlog
import uvicorn
from starlette.types import ASGIApp

from roost import __version__
from roost.server.core.admin.control import Control, Opened
from roost.server.core.config import Config
from roost.server.core.core import Core
from roost.server.core.http.protocols import protocols

logger = structlog.get_logger("roost.server")
_TIDY_S = 3600.0
_FILES = 65_536  # one per socket
# How long an idle connection stays open. The side that closes first loses what the other is just
# sending, so this is longer than proxies keep theirs (nginx 60 s, Caddy 120 s).
KEPT_S = 150
# Time for running requests to finish on shutdown, some of which wait for another server; less than
# the 30 s after which systemd kills the process.
FINISH_S = 15


class Served(Opened, Protocol):
    @property
    def http(self) -> ASGIApp: ...


class Server(uvicorn.Server):
    """Closes sockets with a goodbye message before uvicorn does."""

    def __init__(self, config: uvicorn.Config, core: Core, on_started: Callable[[], None]):
        super().__init__(config)
        self._core = core
        self._on_started = on_started

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Like uvicorn's, but a signal only stops serving; this process cleans up itself."""
        loop = asyncio.get_running_loop()
        try:
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(number, self.handle_exit, number, None)
        except (NotImplementedError, RuntimeError, ValueError):  # Windows, or not the main thread
            with super().capture_signals():
                yield
            return
        try:
            yield
        finally:
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(number)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._core.drain()
        await self._stop_listening(sockets or [])
        await super().shutdown()

    async def _stop_listening(self, listeners: list[socket.socket]) -> None:
        """Accept the connections in the listen queue, then stop listening. Otherwise the system
        would cut them off together with the requests on them."""
        waiting = [each for listener in listeners for each in _queue(listener)]
        for server in self.servers:
            server.close()
        for listener in listeners:
            listener.close()
        loop = asyncio.get_running_loop()
        for each in waiting:
            await loop.connect_accepted_socket(self._connection, each)

    def _connection(self) -> asyncio.Protocol:
        """Create a protocol instance as uvicorn does."""
        kind: type[Any] = self.config.http_protocol_class
        protocol: asyncio.Protocol = kind(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return protocol


def _queue(listener: socket.socket) -> Iterator[socket.socket]:
    """Accept queued connections until there are none left."""
    while True:
        try:
            accepted, _ = listener.accept()
        except OSError:
            return
        accepted.setblocking(False)
        yield accepted


def listen(host: str, port: int) -> socket.socket:
    """Create a listening socket; port 0 picks a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol must be given as TCP, or asyncio leaves Nagle's algorithm on: 40 ms for every
    # second message.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError:
        listener.close()
        raise
    listener.listen(2048)
    listener.setblocking(False)
    return listener


def page_at(listener: socket.socket) -> str:
    """Return the URL of the app for a browser on this machine."""
    host, port = listener.getsockname()[:2]
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"


async def serve(
    open_: Callable[[], Awaitable[Served]],
    listener: socket.socket,
    on_started: Callable[[], None] = lambda: None,
) -> None:
    host, port = listener.getsockname()[:2]
    app = await open_()
    core = app.core
    control = Control(core, page_at(listener))

    def on_startup() -> None:
        logger.info(
            "started",
            version=__version__,
            host=host,
            port=port,
            data=str(core.config.data),
            store=core.config.shown_store,
            tables=len(core.tables.lobby),
        )
        on_started()

    tidying = asyncio.create_task(_collect_garbage(core))
    try:
        await control.start()
        await Server(settings(core.config, app.http), core, on_startup).serve(sockets=[listener])
    finally:
        tidying.cancel()
        await control.stop()
        await app.close()
        logger.info("stopped", data=str(core.config.data))


async def _collect_garbage(core: Core) -> None:
    """Run a full garbage collection while no client is connected, or at least once a day."""
    hours = 0
    while True:
        await asyncio.sleep(_TIDY_S)
        hours += 1
        if not core.sockets.open or hours >= 24:
            gc.collect()
            hours = 0


def settings(config: Config, http_app: ASGIApp) -> uvicorn.Config:
    http, socket_ = protocols(config)
    return uvicorn.Config(
        http_app,
        http=http,
        ws=socket_,
        ws_per_message_deflate=False,
        ws_max_size=config.limits.message_bytes * 4,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=list(config.proxies),
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_keep_alive=KEPT_S,
        timeout_graceful_shutdown=FINISH_S,
    )


def run(
    open_: Callable[[], Awaitable[Served]],
    listener: socket.socket,
    on_started: Callable[[], None] = lambda: None,
) -> None:
    """Open an app and serve it until SIGINT or SIGTERM."""
    allow_files(_FILES)
    # Python's garbage collector examines new objects in small steps of a millisecond or two.
    # Half a million at once, when many tables start, would block everything for a quarter of a
    # second. Objects that survive two collections are left to `_collect_garbage`.
    gc.freeze()
    gc.set_threshold(2_000, 5, 1_000_000)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve(open_, listener, on_started))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return uvloop if it is installed, else asyncio's own loop."""
    try:
        import uvloop
    except ImportError:
        return None
    factory: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return factory


def allow_files(wanted: int) -> int:
    """Raise the limit on open files, and so on sockets, as far as allowed; return the new one."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted if soft == resource.RLIM_INFINITY else soft
    most = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):  # some systems allow less than the reported hard limit
        return soft
    return most
