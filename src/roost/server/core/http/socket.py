"""A table's socket: commands in, updates out.

Plain ASGI without the router, because every message passes through here.
"""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from http.cookies import CookieError, SimpleCookie
from typing import cast
from urllib.parse import parse_qsl

import msgspec
import structlog
from starlette.types import Receive, Scope, Send

from roost import wire
from roost.rules.errors import GameError
from roost.server.core.errors import ComeAgainError, NotFoundError, TooManyError, UnknownPersonError
from roost.server.core.http.limits import counted_as
from roost.server.core.http.operation import ENTRIES, KEY, SINCE, Site, read_query
from roost.server.core.http.routes import cookies_of, person_of
from roost.server.core.identity.guests import check_scope
from roost.server.core.live.live_table import LiveTable
from roost.server.core.live.outbox import Outbox, Reason
from roost.server.core.live.outbox import Send as OutboxSend
from roost.server.core.person import Person
from roost.server.core.rate_limit import TokenBucket
from roost.server.core.table.state import Answer
from roost.server.core.views.commands import ack, problem, unreadable
from roost.server.core.views.serializer import spoken
from roost.server.core.views.table import you_view

logger = structlog.get_logger("roost.live")
_decode = msgspec.json.Decoder(wire.ClientMessage).decode
_PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]{6,32})/live")

# Close codes that clients can distinguish; the reason text is the error's code.
REFUSED, TOO_SLOW, TOO_FAST, GOING_AWAY, UNEXPECTED = 4403, 4008, 4029, 1012, 1011
CLOSE_CODES = {
    1012: "the server is shutting down, after `bye`",
    1011: "internal error of the server",
    REFUSED: "refused, after `error`",
    TOO_SLOW: "the reader was too slow, after `bye`",
    TOO_FAST: "the sender did not slow down",
}
_CLOSE: dict[Reason, int] = {
    "slow": TOO_SLOW,
    "too-fast": TOO_FAST,
    "draining": GOING_AWAY,
    "done": 1000,
    "revoked": REFUSED,
}


class Handshake:
    """The first request of a socket."""

    def __init__(self, scope: Scope) -> None:
        self.headers = {
            name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]
        }
        client = scope.get("client")
        self.address = counted_as(str(client[0])) if client else "local"
        self.query = dict(parse_qsl(scope.get("query_string", b"").decode("latin-1")))
        self._scope = scope
        match = _PATH.fullmatch(scope["path"])
        self.table = None if match is None else match[1]

    @property
    def cookies(self) -> list[str]:
        found: SimpleCookie = SimpleCookie()
        with suppress(CookieError):
            found.load(self.headers.get("cookie", ""))
        return cookies_of(self._scope, {name: each.value for name, each in found.items()})


async def live(site: Site, scope: Scope, receive: Receive, send: Send) -> None:
    """Serve one socket from handshake to close."""
    await receive()  # websocket.connect
    handshake = Handshake(scope)
    guard, core = site.guard, site.core
    try:
        host = handshake.headers.get("host")
        guard.check_host(host)
        guard.check_origin(handshake.headers.get("origin"), host, scope["scheme"])
    except GameError:
        await send({"type": "websocket.close", "code": REFUSED})  # before accepting: HTTP 403
        return
    await send({"type": "websocket.accept"})
    try:
        if core.service.draining:
            raise ComeAgainError("the server is shutting down; reconnect in a moment")
        guard.check_rate(handshake.address)
        core.bans.check(handshake.address, None)
        if handshake.table is None:
            raise NotFoundError("no socket at this address", value=scope["path"][:80])
        person = await person_of(core, handshake.headers, handshake.cookies)
        if person is not None:
            core.bans.check(None, person.id)
            check_scope(person, "read")
        query = read_query((KEY, SINCE, ENTRIES), handshake.query)
        live_table = await core.tables.readable(handshake.table, person, query.get("key"))
        guard.socket_opened(handshake.address)
    except ComeAgainError:
        await send({"type": "websocket.close", "code": GOING_AWAY, "reason": "draining"})
        return
    except GameError as error:
        # Browsers cannot read a refused handshake: accept, send the error, close.
        with suppress(OSError):
            await send({"type": "websocket.send", "text": spoken(problem(error))})
            await send({"type": "websocket.close", "code": REFUSED, "reason": error.code})
        return
    log = logger.bind(
        address=handshake.address,
        guest=None if person is None else person.id,
        table=live_table.table.id,
    )
    log.debug("socket opened")
    guest = None if person is None else person.id
    core.access_log.note(
        "socket", address=handshake.address, guest=guest, table=live_table.table.id
    )
    try:
        connection = TableSocket(
            site, receive, send, live_table, person, query.get("key"), handshake.address
        )
        await connection.run(query.get("since"), query.get("entries"))
    except Exception:  # an error on one socket must not stop the others
        log.exception("unexpected")
        with suppress(OSError, RuntimeError):
            await send({"type": "websocket.close", "code": UNEXPECTED})
    finally:
        guard.socket_closed(handshake.address)
        log.debug("socket closed")


class TableSocket:
    def __init__(
        self,
        site: Site,
        receive: Receive,
        send: Send,
        live_table: LiveTable,
        person: Person | None,
        key: str | None,
        address: str,
    ) -> None:
        """Build the socket in the task that will run it."""
        self._site = site
        self._core = core = site.core
        self._service = core.service
        self._receive = receive
        self._send = send
        self._table = live_table.table.id
        self._live = live_table
        self._person = person
        self._key = key
        player = person if person is not None and "play" in person.scopes else None
        self.outbox = Outbox(
            cast(OutboxSend, send),  # uvicorn's `send` is a coroutine function
            site.config.limits.outbox,
            None if player is None else player.id,  # spectators do not keep a seat connected
            person,
            key,
            address,
            self._on_close,
        )
        self._receiver = asyncio.current_task()
        limits = site.config.limits
        self._bucket = TokenBucket(limits.socket_rate, limits.socket_burst)
        self._too_fast = 0
        self._listening = False

    async def run(self, since: int | None, entries: int | None) -> None:
        core, outbox = self._core, self.outbox
        core.sockets.open.add(outbox)
        try:
            if outbox.token in core.sockets.revoked:
                outbox.close("revoked")
                return
            await self._service.join(self._live, self._person, since, outbox, entries)
            await self._receiving()
        except ComeAgainError:
            outbox.close("draining")
        except GameError as error:  # the store failed: the client retries
            self._push(problem(error))
        except asyncio.CancelledError:
            if outbox.closed is None:
                raise
        finally:
            self._listening = False
            outbox.close("done")
            core.sockets.open.discard(outbox)
            await self._service.part(self._live, outbox)
            await self._goodbye(outbox)

    def _on_close(self, _: Reason) -> None:
        # A command in progress finishes first; only waiting for the next one is cancelled.
        if self._listening and self._receiver is not None:
            self._receiver.cancel()

    async def _goodbye(self, outbox: Outbox) -> None:
        """Send the reason for closing if possible; cut off a stuck reader."""
        reason = outbox.closed or "done"
        with suppress(OSError, RuntimeError, TimeoutError):
            async with asyncio.timeout(1):
                await outbox.flush()
                if reason in ("draining", "slow"):
                    bye = spoken(wire.Bye(reason=reason))
                    await self._send({"type": "websocket.send", "text": bye})
                closing = {"type": "websocket.close", "code": _CLOSE[reason], "reason": reason}
                await self._send(closing)

    # -- up --------------------------------------------------------------------------------

    async def _receiving(self) -> None:
        receive = self._receive
        while self.outbox.closed is None:
            self._listening = True
            event = await receive()
            self._listening = False
            if event["type"] != "websocket.receive":
                return
            await self._handle(event.get("text") or event.get("bytes") or "")

    async def _handle(self, raw: str | bytes) -> None:
        id_ = None
        try:
            try:
                message = self._read(raw)
                id_ = message.id
            finally:
                self._check_rate()
            if isinstance(message, wire.Ping):
                self._push(wire.Pong(id=message.id, server_time=self._core.database.now()))
                return
            if self._person is None:
                raise UnknownPersonError("play as a guest first: POST /api/guest")
            check_scope(self._person, "play")
            await self._submit(self._person, message)
        except ComeAgainError:
            self.outbox.close("draining")
        except GameError as error:
            self._core.counts.refused(error.code)
            self._push(problem(error, id_, self._live.table.version))

    def _check_rate(self) -> None:
        if self._bucket.take():
            self._too_fast = 0
            return
        self._too_fast += 1
        if self._too_fast > self._site.config.limits.socket_burst:
            # the client ignores the errors, and answering costs more than closing
            self.outbox.close("too-fast")
        raise TooManyError("too many messages; slow down", code="too-fast")

    def _read(self, raw: str | bytes) -> wire.ClientMessage:
        most = self._site.config.limits.message_bytes
        if len(raw) > most:
            raise TooManyError(
                f"a message contains at most {most} bytes", code="too-large", most=most
            )
        try:
            message: wire.ClientMessage = _decode(raw)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise unreadable(error) from None
        return message

    async def _submit(self, person: Person, message: wire.Command) -> None:
        await self._service.submit(self._table, person, message, self._key, self._done)
        if isinstance(message, (wire.Sit, wire.Leave)):
            self._push(you_view(self._live.table, person))

    def _done(self, answer: Answer) -> None:
        self._push(ack(answer))

    def _push(self, message: wire.ServerMessage) -> None:
        self.outbox.push(spoken(message))
