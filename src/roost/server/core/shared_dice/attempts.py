"""Attempts at dice that others are dealt too: one for each person, and what it came to.

What an attempt made of the dice is worked out after its game, once, and ranks it.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

import msgspec
import structlog

from roost.rules.errors import GameError
from roost.server.core.events import AttemptSettled, Bus
from roost.server.core.ids import new_id
from roost.server.core.live.live_table import LiveTable
from roost.server.core.live.service import TableService
from roost.server.core.person import Person
from roost.server.core.shared_dice.rows import AttemptRow, AttemptRows, StreamRow
from roost.server.core.shared_dice.streams import Streams
from roost.server.core.storage.port import Conflict
from roost.server.core.table.record import record_of
from roost.server.core.table.setup import Setup
from roost.server.core.table.state import FINISHED
from roost.server.core.tasks import Task
from roost.wire.base import message_from
from roost.wire.people import AttemptView

logger = structlog.get_logger("roost.attempts")
Judge: TypeAlias = Callable[[str], Awaitable[Sequence[float]]]  # a record: each seat without luck
_EVERY_S = 60.0
_SEAT = 0


class Attempts:
    """The attempts at shared dice; `games` are those that `judge` can evaluate."""

    def __init__(
        self,
        games: Sequence[str],
        service: TableService,
        streams: Streams,
        rows: AttemptRows,
        judge: Judge,
        bus: Bus,
    ) -> None:
        self.games = tuple(games)
        self.judge = judge
        self._bus = bus
        self._service = service
        self._streams = streams
        self._rows = rows
        self._settling = asyncio.Lock()
        self._soon: asyncio.Task[None] | None = None

    async def begin(self, person: Person, row: StreamRow, setup: Setup) -> LiveTable:
        """Return a person's one attempt at a stream, created if needed."""
        key, game = key_of(row), row.game
        made = await self._rows.get(person.id, key, game)
        if made is None:
            attempt = AttemptRow(person=person.id, day=key, game=game, table=new_id())
            try:
                return await self._service.create(setup, person, attempt)
            except Conflict:  # another device was quicker
                made = await self._rows.get(person.id, key, game)
                if made is None:
                    raise
        return await self._service.tables.glance(made.table)

    async def of(self, person: str) -> list[AttemptRow]:
        """All attempts of a person, by day. Unsettled ones are settled in the background, since
        working out the result may take a while."""
        rows = await self._rows.of_person(person)
        if not all(row.settled for row in rows):
            self.look()
        return rows

    def view(self, row: AttemptRow | None, stream: StreamRow) -> AttemptView | None:
        """Show an attempt, and whether the person can still play."""
        if row is None:
            return None
        unfinished = self._service.tables.lobby.get(row.table) is not None
        playing = unfinished and not self._streams.closed(stream)
        return message_from(AttemptView, row, playing=playing)

    def look(self) -> None:
        """Settle what is over, in the background."""
        if self._soon is None or self._soon.done():
            self._soon = asyncio.create_task(self.settle_all())

    # -- what became of them -----------------------------------------------------------------

    async def settle(self, row: AttemptRow) -> None:
        """Note what an attempt came to once its game is over. A game that was given up, or that a
        stand-in bot had a hand in, comes to nothing; nor does one that was not over in time."""
        async with self._settling:
            known = await self._rows.get(row.person, row.day, row.game)
            # By somebody who was quicker; or forgotten; or another attempt was made before.
            if known is None or known.settled or known.table != row.table:
                return
            done = await self._done(row)
            if done is None:
                return
            await self._rows.settle(done)
        self._bus.publish(AttemptSettled(done))

    async def _done(self, row: AttemptRow) -> AttemptRow | None:
        live_table = await self._service.tables.glance(row.table)
        if live_table.table.status not in FINISHED:
            live_table = await self._service.tables.get(row.table)
        async with live_table.lock:
            table = live_table.table
            await self._service.ends_with_stream(live_table, live_table.now())
            if table.status not in FINISHED:
                return None
            done = msgspec.structs.replace(row, settled=True)
            outcome = None if table.state is None else table.game.outcome(table.state)
            if outcome is None or table.status != "over" or table.stand_in_moves:
                return done
            text = json.dumps(record_of(table, None))
        shares = await self.judge(text)
        return msgspec.structs.replace(
            done, share=shares[_SEAT], points=outcome.scores[_SEAT], rank=outcome.ranks[_SEAT]
        )

    async def settle_all(self) -> None:
        for row in await self._rows.unsettled(self._streams.now()):
            try:
                await self.settle(row)
            except GameError as error:  # busy, or not readable: the next round tries again
                await logger.awarning("not settled yet", table=row.table, reason=error.code)

    def tasks(self) -> list[Task]:
        return [Task("settle attempts", _EVERY_S, self.settle_all)]

    async def stop(self) -> None:
        if self._soon is not None:
            self._soon.cancel()
            await asyncio.gather(self._soon, return_exceptions=True)


def key_of(row: StreamRow) -> str:
    """Return the key of the attempts at a stream: its day, or its id."""
    return row.day or row.id


def place_of(share: float, points: int, others: Sequence[tuple[float, int]]) -> int:
    """Equal results share a place."""
    return 1 + sum(other > (share, points) for other in others)
