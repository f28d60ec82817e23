"""Interface of the workers: moves of bots, questions to the analysis, progress reports."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import msgspec


class BotRunner:
    """Takes a position and a bot, returns a move's token. This one is for a server that doesn't
    play."""

    async def choose(self, position: str, bot: str, seed: str) -> str:
        raise RuntimeError(f"no bots here, and {bot} was asked about {position}")

    def start(self) -> None:
        """Prepare for the first question."""

    async def close(self) -> None:
        """End what `start` began."""


class Waiting(NamedTuple):
    """The number of questions ahead (0: next) and the estimated wait in seconds."""

    ahead: int
    seconds: float


class Working(NamedTuple):
    """Progress: steps done out of all steps."""

    done: int
    of: int


News: TypeAlias = Callable[[Waiting | Working], None]


class InsightService:
    """Analysis. `asker` is a person or address; askers share the workers fairly. Preparing is
    optional: by default nothing is done ahead of a question."""

    async def run(self, asker: str, work: str, *values: Any, news: News | None = None) -> bytes:
        """Run a question; `news` receives progress reports until the answer is there."""
        raise NotImplementedError

    def start(self) -> None:
        """Allow work ahead of questions."""

    def expect(self, *games: str) -> None:
        """Announce that a review of one of these games may be requested soon."""

    def follow(
        self, game: str, record: Callable[[], str], *, over: bool
    ) -> asyncio.Task[bytes] | None:
        """Announce that a review of a running or, if `over`, finished game may be requested soon.
        Return the work that begins for it; `record` is called only then."""
        return None

    async def close(self) -> None:
        """End all work."""


async def without_luck(insight: InsightService, record: str) -> list[float]:
    """Compute each seat's result of a finished game without luck."""
    answer = await insight.run("roost", "without_luck", record)
    return msgspec.json.decode(answer, type=list[float])
