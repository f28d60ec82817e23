"""Forward requests and sockets to the server that owns the table.

In a cluster, a client may connect to any server. A request or socket for a table that lives on
another server is forwarded unchanged, with a header that names its origin and is signed with the
shared secret.
"""

from __future__ import annotations

import asyncio
import hmac
import re
import time
from collections import defaultdict
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import quote, unquote, urlsplit

import h11
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from roost.rules.errors import GameError
from roost.server.core.errors import UnavailableError
from roost.server.core.http.limits import HEADERS
from roost.server.core.http.routes import COME_AGAIN, TooSlowError, refusal
from roost.server.store.leases import ElsewhereError

if TYPE_CHECKING:
    from roost.server.services import Services

TABLE = re.compile(r"/api/tables/([A-Za-z0-9_-]{6,32})(?:/.*)?")
RELEASE = re.compile(r"/api/tables/([A-Za-z0-9_-]{6,32})/release")
_HEADER = b"x-roost-crossing"
_RELEASE = b"x-roost-release"  # a header no client can set: forwarded requests lose it
_FRESH_S = 60.0
_CONNECT_S = 3.0
_ANSWER_S = 120.0  # a review takes a while
_PATIENCE_S = 6.0  # time until another server takes over the tables of a dead one
_AGAIN_S = 0.25
_GOING_AWAY = 1012
_HOP = (b"host", b"connection", b"upgrade", b"transfer-encoding", b"keep-alive")
_DROPPED = {*_HOP, _HEADER, _RELEASE}  # client headers must not pass for a server's
_HANDSHAKE = b"sec-websocket-"


class Origin(NamedTuple):
    """The origin of a request, as the first server saw it."""

    scheme: str
    host: str
    client: str

    @classmethod
    def of(cls, scope: Scope) -> Origin:
        host = next((value for name, value in scope["headers"] if name == b"host"), b"")
        client = scope.get("client")
        return cls(scope["scheme"], host.decode("latin-1"), str(client[0]) if client else "local")

    def signed(self, secret: bytes, path: str) -> str:
        fields = (quote(field, safe=":[]") for field in self)
        return _sign(secret, _HEADER, path, *fields)

    @classmethod
    def read(cls, fields: list[str]) -> Origin | None:
        """Parse the fields; return None if they are too old."""
        return cls(*map(unquote, fields[1:])) if len(fields) == 4 and _is_fresh(fields) else None


def _sign(secret: bytes, header: bytes, path: str, *fields: str) -> str:
    """Create a header value that only our servers can make, for one path and time."""
    text = ";".join((f"{time.time():.0f}", *fields))
    return f"{text};{_signature(secret, header, path, text)}"


def _verify(secret: bytes, header: bytes, scope: Scope) -> list[str] | None:
    """Return a header's fields, the time first, or None if our servers did not sign it."""
    found = next((value for name, value in scope["headers"] if name == header), None)
    if found is None:
        return None
    text, _, signature = found.decode("latin-1").rpartition(";")
    wanted = _signature(secret, header, scope["path"], text)
    return text.split(";") if hmac.compare_digest(wanted.encode(), signature.encode()) else None


def _is_fresh(fields: list[str]) -> bool:
    return abs(time.time() - float(fields[0])) <= _FRESH_S


def _signature(secret: bytes, header: bytes, path: str, text: str) -> str:
    purpose = header.decode().removeprefix("x-")
    return hmac.digest(secret, f"{purpose}/1:{path}:{text}".encode(), "sha256").hex()


def crossing(app: ASGIApp, services: Services) -> ASGIApp:
    """Wrap the app in middleware that forwards to other servers."""
    ways = Crossing(app, services)

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await app(scope, receive, send)
            return
        try:
            here = await ways.cross(scope, receive, send)
        except GameError as error:
            if scope["type"] == "http":
                await refusal(error)(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.accept"})
                await send({"type": "websocket.close", "code": _GOING_AWAY, "reason": "draining"})
            return
        if here is not None:
            await app(here, receive, send)

    return middleware


def _replay_body(body: bytes, receive: Receive) -> Receive:
    """Replay a request body that was already read."""
    events = iter([{"type": "http.request", "body": body, "more_body": False}])

    async def replayed() -> Message:
        return next(events, None) or await receive()

    return replayed


class _RetryFilter:
    """Passes an answer on, unless it asks for a retry."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.again = False

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.again = _asks_for_retry(message["headers"])
        if not self.again:
            await self._send(message)


def _asks_for_retry(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    return any(name == COME_AGAIN.encode() for name, _ in headers)


class Crossing:
    """Forwards requests and sockets to the servers that own their tables."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self._services = services
        self._pipes: defaultdict[str, set[ClientConnection]] = defaultdict(set)  # by address
        services.tables.fetch = self.fetch
        services.hang_up = self.hang_up

    @property
    def _secret(self) -> bytes:
        return self._services.secret.value

    @property
    def _is_draining(self) -> bool:
        """Whether this server is closing its sockets."""
        return self._services.service.draining

    async def cross(self, scope: Scope, receive: Receive, send: Send) -> Scope | None:
        """Forward the request and return None, or return the scope to serve here."""
        if await self._handle_release(scope, send):
            return None
        fields = _verify(self._secret, _HEADER, scope)
        if fields is not None:
            return _restore_scope(scope, fields)
        found = TABLE.fullmatch(scope["path"])
        # While this server is draining, other servers create new tables.
        moves = self._services.tables.closing or scope.get("method") == "POST"
        if found is None and not (moves and scope["path"].startswith("/api/")):
            return scope
        if scope["type"] == "websocket" and self._is_draining:
            return scope  # to be closed
        return await self._forward_with_retries(found and found[1], scope, receive, send)

    async def _forward_with_retries(
        self, id_: str | None, scope: Scope, receive: Receive, send: Send
    ) -> Scope | None:
        """Forward the request; retry until the table's new owner answers.

        A server that does not answer is retried until its tables have a new owner. A table
        that is moving away from this server is treated the same way, so the client sees no
        error.
        """
        until = time.monotonic() + _PATIENCE_S
        body = await self._body(receive) if scope["type"] == "http" else b""
        while True:
            try:
                address = await self._where(id_)
                if scope["type"] == "websocket":
                    if address is None:
                        return scope
                    await self._pipe(address, scope, receive, send)
                elif address is not None:
                    await self._forward(address, scope, body, send)
                else:
                    heard = _RetryFilter(send)
                    await self._app(scope, _replay_body(body, receive), heard)
                    if heard.again:
                        raise _NoAnswerError
                return None
            except (OSError, TimeoutError, WebSocketException, _NoAnswerError, ElsewhereError):
                if time.monotonic() > until or (scope["type"] == "websocket" and self._is_draining):
                    raise UnavailableError("the server of this table does not answer") from None
            await asyncio.sleep(_AGAIN_S)

    async def _where(self, id_: str | None) -> str | None:
        tables = self._services.tables
        if tables.closing:
            return await tables.beyond(id_)
        return None if id_ is None else await tables.elsewhere(id_)

    async def _body(self, receive: Receive) -> bytes:
        limits = self._services.config.limits
        try:
            async with asyncio.timeout(limits.request_s):
                return await _read_body(receive, limits.body_bytes)
        except TimeoutError:
            raise TooSlowError("the request did not arrive in time") from None

    async def _handle_release(self, scope: Scope, send: Send) -> bool:
        """Release a table if another of our servers asks for it; clients cannot."""
        found = RELEASE.fullmatch(scope["path"])
        if found is None or scope.get("method") != "POST":
            return False
        fields = _verify(self._secret, _RELEASE, scope)
        if fields is None or not _is_fresh(fields):
            return False
        await self._services.tables.let_go(found[1])
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})
        return True

    async def fetch(self, address: str, table: str) -> None:
        """Ask another server to release a table."""
        until = time.monotonic() + _PATIENCE_S
        path = f"/api/tables/{table}/release"
        word = _sign(self._secret, _RELEASE, path).encode()
        while True:
            try:
                status, _, rest = await _send_request(
                    address, "POST", path.encode(), [(_RELEASE, word)], b""
                )
                await rest.close()
                if status == 204:
                    return
            except (OSError, TimeoutError, _NoAnswerError):
                pass  # the server may have died
            if time.monotonic() > until:
                raise ElsewhereError(table, address)
            await asyncio.sleep(_AGAIN_S)
            if await self._services.tables.leases.owner(table) is None:
                return

    # -- requests ----------------------------------------------------------------------------

    def _headers(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        kept = [
            (name, value)
            for name, value in scope["headers"]
            if name not in _DROPPED and not name.startswith(_HANDSHAKE)
        ]
        word = Origin.of(scope).signed(self._secret, scope["path"])
        return [*kept, (_HEADER, word.encode("latin-1"))]

    async def _forward(self, address: str, scope: Scope, body: bytes, send: Send) -> None:
        headers = [pair for pair in self._headers(scope) if pair[0] != b"content-length"]
        status, given, rest = await _send_request(
            address, scope["method"], _target(scope), headers, body
        )
        try:
            if _asks_for_retry(given):
                raise _NoAnswerError
            kept = [pair for pair in given if pair[0] not in _DROPPED and pair[0] not in _OURS]
            await send({"type": "http.response.start", "status": status, "headers": kept})
            while data := await rest.read():
                await send({"type": "http.response.body", "body": data, "more_body": True})
            await send({"type": "http.response.body", "body": b""})
        finally:
            await rest.close()

    # -- sockets -----------------------------------------------------------------------------

    async def _pipe(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        headers = [(n.decode("latin-1"), v.decode("latin-1")) for n, v in self._headers(scope)]
        url = address.replace("http", "ws", 1) + _target(scope).decode("latin-1")
        there = await connect(
            url,
            additional_headers=[pair for pair in headers if pair[0] != "user-agent"],
            compression=None,
            open_timeout=_CONNECT_S,
            close_timeout=1,
            max_size=None,
            proxy=None,
        )
        pipes = self._pipes[address]
        pipes.add(there)
        try:
            async with there:
                if self._is_draining:  # `drain` closes open sockets and would miss this one
                    raise UnavailableError("the server is going down")
                await receive()  # websocket.connect
                with suppress(OSError):  # the client is gone: no retry needed
                    await send({"type": "websocket.accept"})
                    up = asyncio.create_task(_forward_up(receive, there))
                    try:
                        await _forward_down(there, send)
                    finally:
                        up.cancel()
                        await asyncio.gather(up, return_exceptions=True)
        finally:
            pipes.discard(there)

    def hang_up(self, addresses: Iterable[str]) -> None:
        """Close the forwarded sockets to servers whose leases have expired.

        A paused server, or one whose machine is gone, does not close them itself, and
        pinging every socket would cost more than the moves.
        """
        for address in addresses:
            for there in self._pipes.pop(address, ()):
                there.transport.abort()


def _restore_scope(scope: Scope, fields: list[str]) -> Scope:
    """Restore the original scope of a forwarded request."""
    origin = Origin.read(fields)
    if origin is None:
        return scope
    headers = [(b"host", origin.host.encode("latin-1"))]
    headers += [pair for pair in scope["headers"] if pair[0] not in (b"host", _HEADER)]
    return {
        **scope,
        "scheme": origin.scheme,
        "client": (origin.client, 0),
        "headers": headers,
    }


class _NoAnswerError(Exception):
    """The other server hung up before it answered."""


_OURS = {b"date", b"server", b"content-security-policy", *(name.encode() for name in HEADERS)}


async def _forward_up(receive: Receive, there: ClientConnection) -> None:
    while True:
        event = await receive()
        if event["type"] != "websocket.receive":
            await there.close()
            return
        with suppress(ConnectionClosed):  # `_forward_down` sees it too
            await there.send(event.get("text") or event.get("bytes") or "")


async def _forward_down(there: ClientConnection, send: Send) -> None:
    """Forward messages until either end closes; the client reconnects by itself."""
    with suppress(OSError, RuntimeError):
        try:
            async for message in there:
                await send({"type": "websocket.send", "text": message})
        except ConnectionClosed:
            pass
        code, reason = there.close_code, there.close_reason
        if code is None or code in (1005, 1006):
            code, reason = _GOING_AWAY, "draining"
        await send({"type": "websocket.close", "code": code, "reason": reason or ""})


async def _read_body(receive: Receive, most: int) -> bytes:
    """Read the body, but at most one byte beyond the limit: enough to see that it is too long."""
    body, more = b"", True
    while more and len(body) <= most:
        message: Message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
    return body[: most + 1]


def _target(scope: Scope) -> bytes:
    path: bytes = scope.get("raw_path") or scope["path"].encode()
    query = scope.get("query_string", b"")
    return path.partition(b"?")[0] + (b"?" + query if query else b"")


class _ResponseBody:
    """The body of an answer, read as it arrives."""

    def __init__(
        self, connection: h11.Connection, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        self._connection, self._reader, self._writer = connection, reader, writer

    async def event(self) -> Any:
        while True:
            event = self._connection.next_event()
            if event is not h11.NEED_DATA:
                return event
            async with asyncio.timeout(_ANSWER_S):
                self._connection.receive_data(await self._reader.read(65_536))

    async def read(self) -> bytes:
        event = await self.event()
        return bytes(event.data) if isinstance(event, h11.Data) else b""

    async def close(self) -> None:
        self._writer.close()
        with suppress(OSError):
            await self._writer.wait_closed()


async def _send_request(
    address: str, method: str, target: bytes, headers: list[tuple[bytes, bytes]], body: bytes
) -> tuple[int, list[tuple[bytes, bytes]], _ResponseBody]:
    parts = urlsplit(address)
    if parts.hostname is None:  # a process without an HTTP port, such as `roost admin`
        raise _NoAnswerError
    async with asyncio.timeout(_CONNECT_S):
        reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    connection = h11.Connection(h11.CLIENT)
    rest = _ResponseBody(connection, reader, writer)
    try:
        more = [(b"host", parts.netloc.encode()), (b"content-length", str(len(body)).encode())]
        request = h11.Request(method=method, target=target, headers=[*more, *headers])
        for event in (request, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(connection.send(event) or b"")
        await writer.drain()
        answer = await rest.event()
        if not isinstance(answer, h11.Response):
            raise _NoAnswerError
    except (h11.ProtocolError, OSError, TimeoutError) as error:
        await rest.close()
        raise _NoAnswerError from error
    except BaseException:
        await rest.close()
        raise
    return answer.status_code, list(answer.headers), rest
