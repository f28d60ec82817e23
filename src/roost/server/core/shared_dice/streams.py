"""Streams of duplicate dice: a seed that many tables share until it is revealed."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterable

import msgspec

from roost.fairdice import DuplicateDice, new_seed, stream_commitment
from roost.server.core.errors import ForbiddenError, NotFoundError, SeatConflictError, TooManyError
from roost.server.core.ids import new_id, wall_ms
from roost.server.core.live.live_table import LiveTable
from roost.server.core.names import clean_name
from roost.server.core.person import Person
from roost.server.core.shared_dice.rows import StreamRow, StreamRows
from roost.server.core.table.setup import Setup


class Streams:
    """`now` is what the clock on the wall shows: streams close at a time of day."""

    def __init__(self, rows: StreamRows, most_open: int, now: Callable[[], int] = wall_ms) -> None:
        self._rows = rows
        self._most_open = most_open
        self.now = now

    async def make(self, person: Person, name: str, open_s: int) -> StreamRow:
        row = StreamRow(
            id="s" + new_id(),
            name=clean_name(name),
            owner=person.id,
            seed=new_seed(),
            closes=self.now() + open_s * 1000,
        )
        await self.add(row)
        return row

    async def add(self, row: StreamRow) -> None:
        """Another stream of somebody's, who may have so many open ones."""
        if await self._rows.count_open(row.owner, self.now()) >= self._most_open:
            raise TooManyError(
                f"{self._most_open} open streams are the most; close one first",
                code="too-many-streams",
                most=self._most_open,
            )
        await self._rows.put(row)

    async def get(self, id_: str) -> StreamRow:
        row = await self._rows.get(id_)
        if row is None:
            raise NotFoundError(f"no stream {id_[:60]}", code="no-such-stream", value=id_[:60])
        return row

    async def close(self, person: Person, id_: str) -> StreamRow:
        row = await self.get(id_)
        if row.owner != person.id:
            raise ForbiddenError("only who made a stream may close it", code="not-the-maker")
        return await self.reveal(row)

    async def reveal(self, row: StreamRow) -> StreamRow:
        """Close a stream before its time."""
        if not self.closed(row):
            row = msgspec.structs.replace(row, closes=self.now())
            await self._rows.put(row)
        return row

    # -- the dice of a table ---------------------------------------------------------------

    async def for_setup(self, setup: Setup) -> StreamRow | None:
        """The stream a new table takes its dice from, which must be open."""
        if setup.dice.stream is None:
            return None
        row = await self.get(setup.dice.stream)
        if row.day != setup.dice.day:
            raise SeatConflictError(
                f"the dice of {row.day} are for its daily game alone", code="daily-only"
            )
        if bool(row.places) != setup.dice.round:
            raise SeatConflictError("the dice of a round are for it alone", code="round-only")
        if self.closed(row):
            raise stream_closed(row.id)
        return row

    def closed(self, row: StreamRow) -> bool:
        return row.closes <= self.now()

    def sealed(self, live_table: LiveTable) -> bool:
        """Whether everybody has one attempt at the dice of a table, and others may still make
        theirs."""
        row = live_table.stream
        return row is not None and bool(row.day or row.places) and not self.closed(row)

    def open_seed(self, row: StreamRow | None) -> bytes | None:
        """The seed of a stream, once everybody may know it."""
        return row.seed if row is not None and self.closed(row) else None

    async def attach(self, live_table: LiveTable, row: StreamRow | None = None) -> None:
        """Hand a table that shares its dice the dice."""
        stream = live_table.table.setup.dice.stream
        if stream is not None:
            live_table.stream = row or await self.get(stream)
            live_table.table.stream = DuplicateDice(live_table.stream.id, live_table.stream.seed)

    async def look(self, live_table: LiveTable) -> None:
        """Its maker may have closed it before its time."""
        if live_table.stream is not None and not self.closed(live_table.stream):
            live_table.stream = await self.get(live_table.stream.id)

    async def note_readers(self, live_table: LiveTable, readers: Iterable[str | None]) -> None:
        """Who looks on where a stream's dice fall knows them: they are not theirs to play."""
        if (
            live_table.stream is None
            or live_table.table.state is None
            or self.closed(live_table.stream)
        ):
            return
        known = live_table.shown_to.union(live_table.table.people)
        for person in {reader for reader in readers if reader is not None} - known:
            await self._rows.note_watcher(live_table.stream.id, person)
            live_table.shown_to.add(person)

    async def check_unseen(self, live_table: LiveTable, person: Person) -> None:
        """Who has seen a stream's dice at one table does not play them at another: neither who gets
        ready now, nor who was ready before."""
        stream, table = live_table.stream, live_table.table
        if stream is None:
            return
        if await self._rows.has_seen(stream.id, person.id, table.id):
            raise SeatConflictError(
                f"you know the dice of the stream {stream.id} from another table",
                code="stream-seen",
                value=stream.id,
            )
        for seat in table.seats:
            if seat.person and await self._rows.has_seen(stream.id, seat.person, table.id):
                raise SeatConflictError(
                    f"seat {seat.index} knows the dice of the stream {stream.id} by now",
                    code="stream-seen-by",
                    player=seat.name or "?",
                )


def commitment(row: StreamRow) -> str:
    return stream_commitment(row.id, row.seed)


def bot_seed(row: StreamRow) -> str:
    """What the bots at a stream's tables draw by; it tells nothing of the dice."""
    return hmac.digest(row.seed, b"roost-duplicate-dice/1/bots", "sha256").hex()


def stream_closed(id_: str) -> SeatConflictError:
    return SeatConflictError(
        f"the stream {id_} is closed: its dice are known", code="stream-closed", value=id_
    )
