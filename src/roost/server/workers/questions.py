"""What is asked of whoever works insight out, and what they say meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol, TypeAlias

import msgspec


class Waiting(NamedTuple):
    """So many questions come first (0: the next), and about how many seconds that takes."""

    ahead: int
    seconds: float


class Working(NamedTuple):
    """So many of so many steps are done."""

    done: int
    of: int


News: TypeAlias = Callable[[Waiting | Working], None]


class Insight(Protocol):
    """`asker` is a person or an address: nobody takes all there is alone."""

    def start(self) -> None: ...

    def expect(self, *games: str) -> None:
        """A review of one of these games may soon be asked for."""

    def follow(
        self, game: str, record: Callable[[], str], *, over: bool
    ) -> asyncio.Task[bytes] | None:
        """The review of a game that is being played, or `over`, may soon be asked for: what is done
        about it meanwhile, if anything. `record` is asked only then."""

    async def run(self, asker: str, work: str, *values: Any, news: News | None = None) -> bytes:
        """`news` hears how the question fares until it is answered."""

    async def close(self) -> None: ...


async def without_luck(insight: Insight, record: str) -> list[float]:
    """What every seat of a finished game made of its dice."""
    answer = await insight.run("roost", "without_luck", record)
    return msgspec.json.decode(answer, type=list[float])
