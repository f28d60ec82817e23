"""Streams of shared dice: a seed that many tables share until it is revealed."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from typing import Any

import msgspec

from roost.fairdice.shared import SharedDice, stream_commitment
from roost.server.core.errors import ForbiddenError, NotFoundError, SeatConflictError, TooManyError
from roost.server.core.ids import wall_ms
from roost.server.core.live.live_table import LiveTable
from roost.server.core.person import Person
from roost.server.core.shared_dice.rows import StreamRow, StreamRows
from roost.server.core.table.setup import Setup


class Streams:
    """`now` is the time of day, at which streams close."""

    def __init__(self, rows: StreamRows, most_open: int, now: Callable[[], int] = wall_ms) -> None:
        self._rows = rows
        self._most_open = most_open
        self.now = now

    async def add(self, row: StreamRow) -> None:
        """Save a stream of a person, who may have a limited number of open ones."""
        if await self._rows.count_open(row.owner, self.now()) >= self._most_open:
            raise TooManyError(
                f"you can have at most {self._most_open} open streams; close one first",
                code="too-many-streams",
                most=self._most_open,
            )
        await self._rows.put(row)

    async def get(self, id_: str) -> StreamRow:
        row = await self._rows.get(id_)
        if row is None:
            raise NotFoundError(f"no stream {id_[:60]}", code="no-such-stream", value=id_[:60])
        return row

    async def close(self, person: Person, row: StreamRow) -> StreamRow:
        if row.owner != person.id:
            raise ForbiddenError("only the creator may close these dice", code="not-the-maker")
        return await self.reveal(row)

    async def reveal(self, row: StreamRow) -> StreamRow:
        """Close a stream early."""
        if not self.closed(row):
            row = msgspec.structs.replace(row, closes=self.now())
            await self._rows.put(row)
        return row

    def closed(self, row: StreamRow) -> bool:
        return row.closes <= self.now()

    def open_seed(self, row: StreamRow | None) -> bytes | None:
        """Return the seed of a stream, once everybody may know it."""
        return row.seed if row is not None and self.closed(row) else None

    def proof(self, row: StreamRow) -> dict[str, Any]:
        """Return the commitment to a stream's seed, and the seed once everybody may know it."""
        seed = self.open_seed(row)
        return {"commitment": commitment(row), "seed": None if seed is None else seed.hex()}

    # -- the dice of a table ---------------------------------------------------------------

    async def for_setup(self, setup: Setup) -> StreamRow | None:
        """Return the stream from which a new table takes its dice; it must be open."""
        if setup.dice.stream is None:
            return None
        row = await self.get(setup.dice.stream)
        if self.closed(row):
            raise stream_closed(row.id)
        return row

    def sealed(self, live_table: LiveTable) -> bool:
        """Return whether others are still to play the dice of a table."""
        return live_table.stream is not None and not self.closed(live_table.stream)

    async def attach(self, live_table: LiveTable, row: StreamRow | None = None) -> None:
        """Give a table that shares its dice the dice."""
        stream = live_table.table.setup.dice.stream
        if stream is not None:
            live_table.stream = row or await self.get(stream)
            live_table.table.stream = SharedDice(live_table.stream.id, live_table.stream.seed)
            live_table.open_seed = self.open_seed(live_table.stream)

    async def look(self, live_table: LiveTable) -> None:
        """Notice that the creator has closed a table's dice before their time."""
        if live_table.stream is not None and not self.closed(live_table.stream):
            live_table.stream = await self.get(live_table.stream.id)
        live_table.open_seed = self.open_seed(live_table.stream)


def commitment(row: StreamRow) -> str:
    return stream_commitment(row.id, row.seed)


def bot_seed(row: StreamRow) -> str:
    """Return what the bots at a stream's tables draw by; it reveals nothing about the dice."""
    return hmac.digest(row.seed, b"roost-duplicate-dice/1/bots", "sha256").hex()


def stream_closed(id_: str) -> SeatConflictError:
    return SeatConflictError(
        f"the stream {id_} is closed: its dice are known", code="stream-closed", value=id_
    )
