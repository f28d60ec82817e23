"""uvicorn protocols with limits below the message level: frames, idle time, connections.

Reading a frame costs more than sending one. Without a limit, a single client that streams empty
frames or pings would keep the whole server busy, and message limits would never see them.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Any

import uvicorn
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from roost.server.core.config import Config, Limits
from roost.server.core.http.limits import Proxies, counted_as
from roost.server.core.rate_limit import TokenBucket

_SLICE = 4096  # bytes read at a time: as many empty frames as a few milliseconds can process
_LATE_S = 1.0  # for requests still on their way when the server stops


class Connections:
    """Counts open connections per address, except those of proxies."""

    def __init__(self, config: Config) -> None:
        self.limits: Limits = config.limits
        self._proxies = Proxies(config)
        self._open: defaultdict[str, set[Any]] = defaultdict(set)

    def opened(self, transport: asyncio.Transport, client: tuple[str, int] | None) -> None:
        if client is None or client[0] in self._proxies:
            return
        mine = self._open[counted_as(client[0])]
        if len(mine) >= self.limits.connections_per_address:
            transport.abort()
        mine.add(transport)

    def closed(self, transport: asyncio.Transport, client: tuple[str, int] | None) -> None:
        address = "" if client is None else counted_as(client[0])
        if address in self._open:
            self._open[address].discard(transport)
            if not self._open[address]:
                del self._open[address]


def protocols(config: Config) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """Return the HTTP and WebSocket protocol classes with this server's limits."""
    connections = Connections(config)
    return _http(connections, config.limits), _socket(connections, config.limits)


def _http(connections: Connections, limits: Limits) -> type[asyncio.Protocol]:
    class HttpProtocol(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
        """Closes connections on which no request arrives in time."""

        def connection_made(self, transport: asyncio.Transport) -> None:
            super().connection_made(transport)
            connections.opened(transport, self.client)
            loop = asyncio.get_running_loop()
            self._silence = loop.call_later(limits.request_s, self._hang_up, transport)

        def connection_lost(self, exc: Exception | None) -> None:
            self._silence.cancel()
            connections.closed(self.transport, self.client)
            super().connection_lost(exc)

        def shutdown(self) -> None:
            """Shut down like uvicorn, but give new connections time to send their request. Closing
            them at once would lose a request on its way, which a proxy must not resend."""
            if self.cycle is not None:
                super().shutdown()
                return
            self._silence.cancel()
            self._silence = self.loop.call_later(_LATE_S, self._hang_up, self.transport)

        def _hang_up(self, transport: asyncio.Transport) -> None:
            if self.cycle is None and transport.get_protocol() is self:
                transport.abort()

    return HttpProtocol


def _socket(connections: Connections, limits: Limits) -> type[asyncio.Protocol]:
    class SocketProtocol(WebSocketsSansIOProtocol):
        def __init__(self, config: uvicorn.Config, *given: Any, **named: Any) -> None:
            super().__init__(config, *given, **named)
            self._frames = TokenBucket(4 * limits.socket_rate, 100 + 4 * limits.socket_burst)

        def connection_lost(self, exc: Exception | None) -> None:
            connections.closed(self.transport, self.client)
            super().connection_lost(exc)

        def shutdown(self) -> None:
            """Shut down like uvicorn, but let handshakes finish and cut off stuck readers. A
            handshake is answered by the app, with a close code that clients understand."""
            if self.handshake_complete:
                super().shutdown()
            self.loop.call_later(_LATE_S, self.transport.abort)

        def data_received(self, data: bytes) -> None:
            for start in range(0, len(data), _SLICE):
                super().data_received(data[start : start + _SLICE])
                if self.transport.is_closing():
                    return
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self.transport.abort()  # unreadable request: uvicorn would wait forever

        def handle_events(self) -> None:
            if all(self._frames.take() for _ in self.conn.events):
                super().handle_events()
            else:
                self.transport.abort()

    return SocketProtocol
