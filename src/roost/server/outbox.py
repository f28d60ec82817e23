"""What waits to be sent to one socket. A reader that lets it fill up is dropped."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Literal

Reason = Literal["draining", "slow", "idle", "revoked"]


class Outbox:
    """Pushed to from anywhere in the event loop, emptied by the socket's sender."""

    __slots__ = ("_limit", "_waiter", "_waiting", "closed", "person", "token")

    def __init__(self, limit: int, person: str | None = None, token: str | None = None) -> None:
        self.person = person
        self.token = token
        self.closed: Reason | None = None
        self._limit = limit
        self._waiting: deque[str] = deque()
        self._waiter: asyncio.Future[None] | None = None

    def push(self, message: str) -> None:
        if self.closed is not None:
            return
        if len(self._waiting) >= self._limit:
            self.close("slow")
            return
        self._waiting.append(message)
        self._wake()

    def close(self, reason: Reason) -> None:
        """Nothing more comes; what waits is dropped where the reader is too slow for it."""
        if self.closed is None:
            self.closed = reason
            if reason == "slow":
                self._waiting.clear()
            self._wake()

    async def take(self) -> str | None:
        """The next message, or None when closed and empty."""
        while not self._waiting:
            if self.closed is not None:
                return None
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        return self._waiting.popleft()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)
