"""A table's socket: commands up, what happens down."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import websocket

from roost import wire
from roost.rules.errors import GameError
from roost.server.errors import ForbiddenError, TooManyError, UnknownPersonError
from roost.server.ids import now_ms
from roost.server.outbox import Outbox
from roost.server.people import check_scope
from roost.server.person import Person
from roost.server.rest import KEY, SINCE, address_of, person_of, problem, read_query, unreadable
from roost.server.room import Room
from roost.server.services import Services

logger = structlog.get_logger("roost.live")
encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(wire.ClientMessage).decode  # type: ignore[arg-type]
Socket = WebSocket[Any, Any, Any]

# Close codes that a client can tell apart; the reason text is the error's code.
REFUSED, TOO_SLOW, GOING_AWAY, IDLE = 4403, 4008, 1012, 4000
_CLOSE = {"slow": TOO_SLOW, "draining": GOING_AWAY, "idle": IDLE, "revoked": REFUSED}


@websocket("/api/tables/{id:str}/live", name="live")
async def live(socket: Socket) -> None:
    services: Services = socket.app.state.services
    address = address_of(socket)
    try:
        services.guard.check_origin(socket.headers.get("origin"), socket.headers.get("host"))
        services.guard.check_rate(address)
        person = await person_of(services, socket)
        if person is not None:
            check_scope(person, "read")
        query = read_query((KEY, SINCE), socket.query_params)
        room = await services.authority.readable(socket.path_params["id"], person, query.get("key"))
        services.guard.socket_opened(address)
    except GameError as error:
        # A browser learns nothing about a refused handshake: accept, say why, close.
        await _refuse(socket, error)
        return
    try:
        await socket.accept()
        await Connection(services, socket, room, person, query.get("key")).run(query.get("since"))
    finally:
        services.guard.socket_closed(address)


async def _refuse(socket: Socket, error: GameError) -> None:
    if isinstance(error, ForbiddenError) and error.code == "foreign-origin":
        await socket.close(code=REFUSED, reason=error.code)  # before accept: HTTP 403
        return
    with suppress(WebSocketDisconnect):
        await socket.accept()
        await socket.send_data(encode(problem(error)).decode())
        await socket.close(code=REFUSED, reason=error.code)


class Connection:
    def __init__(
        self,
        services: Services,
        socket: Socket,
        room: Room,
        person: Person | None,
        key: str | None,
    ) -> None:
        self._services = services
        self._authority = services.authority
        self._socket = socket
        self._table = room.table.id
        self._room = room
        self._person = person
        self._key = key
        self._outbox = Outbox(
            services.config.limits.outbox,
            None if person is None else person.id,
            None if person is None else person.token,
        )
        self._bucket = services.guard.socket_bucket()

    async def run(self, since: int | None) -> None:
        services, outbox = self._services, self._outbox
        services.outboxes.add(outbox)
        sender = asyncio.create_task(self._send())
        try:
            await self._authority.join(self._room, self._person, since, outbox)
            await self._receive()
        finally:
            services.outboxes.discard(outbox)
            outbox.close("idle")
            sender.cancel()
            with suppress(asyncio.CancelledError):
                await sender
            await self._authority.part(self._room, outbox)

    # -- down ------------------------------------------------------------------------------

    async def _send(self) -> None:
        outbox, send = self._outbox, self._socket.send
        try:
            while (message := await outbox.take()) is not None:
                await send({"type": "websocket.send", "text": message})
            reason = outbox.closed
            if reason in ("draining", "slow", "idle"):
                bye = encode(wire.Bye(reason=reason)).decode()
                await send({"type": "websocket.send", "text": bye})
            await self._socket.close(code=_CLOSE[reason or "idle"], reason=reason)
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # the other end is gone; the receiver notices too

    # -- up --------------------------------------------------------------------------------

    async def _receive(self) -> None:
        idle = self._services.config.limits.idle_s
        receive = self._socket.receive
        while self._outbox.closed is None:
            try:
                async with asyncio.timeout(idle):
                    event = await receive()
            except TimeoutError:
                self._outbox.close("idle")
                await asyncio.sleep(0.2)
                return
            if event["type"] != "websocket.receive":
                return
            raw = event.get("text") or event.get("bytes") or ""
            await self._handle(raw)

    async def _handle(self, raw: str | bytes) -> None:
        id_ = None
        try:
            message = self._read(raw)
            id_ = message.id
            if not self._bucket.take():
                raise TooManyError("too many messages; slow down", code="too-fast")
            if isinstance(message, wire.Ping):
                self._push(wire.Pong(id=message.id, server_time=now_ms()))
                return
            if self._person is None:
                raise UnknownPersonError("play as a guest first: POST /api/guest")
            check_scope(self._person, "play")
            await self._submit(self._person, message)
        except GameError as error:
            self._push(problem(error, id_, self._room.table.version))

    def _read(self, raw: str | bytes) -> wire.ClientMessage:
        most = self._services.config.limits.message_bytes
        if len(raw) > most:
            raise TooManyError(f"a message holds at most {most} bytes", code="too-large", most=most)
        try:
            message: wire.ClientMessage = _decode(raw)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise unreadable(error) from None
        return message

    async def _submit(self, person: Person, command: wire.Command) -> None:
        seats_change = isinstance(command, (wire.Sit, wire.Leave))
        await self._authority.submit(self._table, person, command, self._key, self._push)
        if seats_change:
            self._push(self._authority.you(self._room.table, person))

    def _push(self, message: wire.ServerMessage) -> None:
        self._outbox.push(encode(message).decode())
