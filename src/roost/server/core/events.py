"""Events that features react to. They are published after the commit."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import structlog

if TYPE_CHECKING:
    from roost.server.core.live.live_table import LiveTable
    from roost.server.core.shared_dice.rows import AttemptRow
    from roost.wire.puzzles import PuzzleAnswer
    from roost.wire.review import ReviewView

logger = structlog.get_logger("roost.events")
Handlers: TypeAlias = Mapping[type[Any], Sequence[Callable[[Any], Awaitable[None]]]]


class TableChanged(NamedTuple):
    """A table in memory is new there or has changed."""

    live: LiveTable


class PersonDeleted(NamedTuple):
    person: str


class GuestMerged(NamedTuple):
    """A guest's rows belong to a person now, and the guest is gone."""

    guest: str
    person: str


class TurnPausesChanged(NamedTuple):
    """A person's correspondence clocks are paused at other times than before."""

    person: str


class GameReviewed(NamedTuple):
    """A person read the review of a game, which is computed once. `seat` is the one they played, if
    any; stand-in bots made the moves `stood_in`."""

    table: str
    review: ReviewView
    stood_in: frozenset[int]
    person: str | None
    seat: int | None


class PuzzleAnswered(NamedTuple):
    """A person answered a puzzle."""

    person: str
    answer: PuzzleAnswer


class AttemptSettled(NamedTuple):
    """The result of an attempt is known."""

    attempt: AttemptRow


class PeerMessage(NamedTuple):
    """A message from another server that the core doesn't handle."""

    topic: str
    payload: str


class Bus:
    """One queue and one task for each subscriber, so that a slow one delays only itself."""

    def __init__(self) -> None:
        self._queues: dict[type[Any], list[asyncio.Queue[Any]]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def subscribe(self, name: str, handlers: Handlers) -> None:
        """Call handlers with every event of their type from now on."""
        if not handlers:
            return
        queue: asyncio.Queue[Any] = asyncio.Queue()
        for type_ in handlers:
            self._queues.setdefault(type_, []).append(queue)
        self._tasks.append(asyncio.create_task(_handle(name, queue, handlers)))

    def publish(self, event: object) -> None:
        for queue in self._queues.get(type(event), ()):
            queue.put_nowait(event)

    async def close(self) -> None:
        """Stop handling events; those that wait are dropped."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _handle(name: str, queue: asyncio.Queue[Any], handlers: Handlers) -> None:
    while True:
        event = await queue.get()
        for handler in handlers[type(event)]:
            try:
                await handler(event)
            except Exception:  # noqa: BLE001  # one event must not stop the others
                await logger.aexception("event failed", feature=name, type=type(event).__name__)
