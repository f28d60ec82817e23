"""What tests of shared dice need: a clock, a judge, a player, and an eavesdropper."""

from __future__ import annotations

import asyncio
import base64
from typing import Any

from roost.analysis.games import evaluator_for
from roost.analysis.review import without_luck
from roost.rules.record import Record
from tests.server.helpers import Guest, Json


class Wall:
    """A clock on the wall that only we move."""

    def __init__(self, at: int) -> None:
        self.at = at

    def __call__(self) -> int:
        return self.at


async def judge(text: str) -> tuple[float, ...]:
    """In this process: what the workers do is tested on its own."""
    record = Record.loads(text)
    return await asyncio.to_thread(without_luck, record, evaluator_for(record.game))


async def play(guest: Guest, table: str, choose: Any = None) -> Json:
    async with guest.socket(table) as live:
        await live.until("welcome")
        if live.view["status"] == "open":
            await live.answer("ready", seat=0)
            await live.status("playing")
        return await live.play_turns([0], choose)


class Ear:
    """Everything that leaves the server: answers, messages of sockets, lines of logs."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def take(self, *told: object) -> None:
        self.heard += [one if isinstance(one, bytes) else str(one).encode() for one in told]

    def knows(self, seed: bytes) -> bool:
        written = {seed.hex(), seed.hex().upper(), repr(seed)[2:-1]}
        written |= {base64.b64encode(seed).decode(), base64.urlsafe_b64encode(seed).decode()}
        forms = [seed, *(one.rstrip("=").encode() for one in written)]
        return any(form in told for told in self.heard for form in forms)
