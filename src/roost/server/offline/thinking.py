"""Bots and insight where there is one thread and no other process: they think when asked.

What they need may lie outside of the first pack, a game's weights above all: `Fetch` brings it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from roost.rules import game_of, parse_position
from roost.rules.record import Record
from roost.server.workers.bots_work import think
from roost.server.workers.questions import BotRunner, InsightService, News, Working

_JUDGE_NOTHING = ("puzzle", "puzzle_list", "replay")
Fetch: TypeAlias = Callable[[str, int], Awaitable[None]]  # a game, and for how many seats


class DeviceBots(BotRunner):
    def __init__(self, fetch: Fetch) -> None:
        self._fetch = fetch

    async def choose(self, position: str, bot: str, seed: str) -> str:
        state = parse_position(position)
        await self._fetch(game_of(state).key, state.seats)
        return think(position, bot, seed)


class DeviceInsight(InsightService):
    def __init__(self, fetch: Fetch) -> None:
        self._fetch = fetch

    async def run(self, asker: str, work: str, *values: Any, news: News | None = None) -> bytes:
        from roost.server.workers import insight_work

        _ = asker  # the one who has the device
        await self._prepare(work, values)
        if work != "whole_review":
            return bytes(getattr(insight_work, work)(*values))
        steps = insight_work.review_steps(*values)
        while True:
            await asyncio.sleep(0)  # who plays meanwhile has it between two moves of the review
            try:
                done, of = next(steps)
            except StopIteration as end:
                return bytes(end.value)
            if news is not None:
                news(Working(done, of))

    async def _prepare(self, work: str, values: tuple[Any, ...]) -> None:
        """Bring what judging a position of this kind takes."""
        if work == "whole_review":
            record = Record.loads(values[0])
            await self._fetch(record.game, len(record.players))
        elif work not in _JUDGE_NOTHING:
            state = parse_position(values[0])
            await self._fetch(game_of(state).key, state.seats)
