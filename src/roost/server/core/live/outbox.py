"""Outgoing messages of a socket. A reader that lets the queue fill up is dropped."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from typing import Any, Literal

from roost.server.core.person import Person

Reason = Literal["draining", "slow", "too-fast", "done", "revoked"]
Send = Callable[[dict[str, Any]], Coroutine[Any, Any, None]]


class Outbox:
    """The queue of messages to a socket.

    `person` plays through this socket, `reader` may only watch; `key` is the link it came with, and
    `token` a program's token or a device's session. An idle socket gets a message at once, without
    a task in between. Once a message has to wait, later ones are queued behind it, up to `limit`.
    """

    __slots__ = (
        "_limit",
        "_on_close",
        "_send",
        "_waiting",
        "_worker",
        "address",
        "closed",
        "key",
        "person",
        "reader",
        "token",
    )

    def __init__(
        self,
        send: Send,
        limit: int,
        person: str | None = None,
        reader: Person | None = None,
        key: str | None = None,
        address: str | None = None,
        on_close: Callable[[Reason], None] = lambda _: None,
    ) -> None:
        self.person = person
        self.reader = reader
        self.key = key
        self.address = address
        self.token = None if reader is None else reader.token or reader.session
        self.closed: Reason | None = None
        self._on_close = on_close
        self._send = send
        self._limit = limit
        self._waiting: deque[str] = deque()
        self._worker: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """The number of messages that the reader has not taken yet."""
        return len(self._waiting)

    def push(self, message: str) -> None:
        if self.closed is not None:
            return
        if self._worker is not None:
            if len(self._waiting) >= self._limit:
                self.close("slow")
            else:
                self._waiting.append(message)
            return
        sending = self._send({"type": "websocket.send", "text": message})
        try:
            pending = sending.send(None)
        except StopIteration:
            return
        except (OSError, RuntimeError):
            self.close("done")
            return
        self._worker = asyncio.create_task(self._work(_Rest(sending, pending)))

    def close(self, reason: Reason) -> None:
        """Accept no more messages."""
        if self.closed is None:
            self.closed = reason
            if reason in ("slow", "too-fast", "done") and self._worker is not None:
                self._worker.cancel()
            self._on_close(reason)

    async def flush(self) -> None:
        """Wait until what was taken is sent."""
        if self._worker is not None:
            await asyncio.wait([self._worker])

    async def _work(self, first: Awaitable[None]) -> None:
        try:
            await first
            while self._waiting:
                await self._send({"type": "websocket.send", "text": self._waiting.popleft()})
        except (OSError, RuntimeError):
            self.close("done")
        finally:
            self._worker = None


class _Rest:
    """The rest of a coroutine that was started by hand and is waiting for `pending`."""

    __slots__ = ("_coroutine", "_pending")

    def __init__(self, coroutine: Coroutine[Any, Any, None], pending: Any) -> None:
        self._coroutine = coroutine
        self._pending = pending

    def __await__(self) -> Generator[Any, Any, None]:
        pending = self._pending
        while True:
            thrown: BaseException | None = None
            try:
                yield pending
            except BaseException as error:  # noqa: BLE001  # a cancellation belongs to the coroutine
                thrown = error
            try:
                if thrown is None:
                    pending = self._coroutine.send(None)
                else:
                    pending = self._coroutine.throw(thrown)
            except StopIteration:
                return


class Sockets:
    def __init__(self) -> None:
        self.open: set[Outbox] = set()
        self.revoked: set[str] = set()  # tokens and sessions that have ended

    @property
    def waiting(self) -> int:
        """Messages that readers have not taken yet."""
        return sum(outbox.waiting for outbox in self.open)

    def close(self, wanted: Callable[[Outbox], bool], reason: Reason = "revoked") -> None:
        for outbox in list(self.open):
            if wanted(outbox):
                outbox.close(reason)

    def close_person(self, person: str) -> None:
        self.close(lambda outbox: outbox.reader is not None and outbox.reader.id == person)

    def close_token(self, token: str) -> None:
        """Close the sockets of a token that ended or a device that was signed out, also those that
        are just being opened."""
        self.revoked.add(token)
        self.close(lambda outbox: outbox.token == token)
