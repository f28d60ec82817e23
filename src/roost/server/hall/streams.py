"""Streams of duplicate dice: a seed that many tables share until it is revealed."""

from __future__ import annotations

from roost import wire
from roost.fairdice import new_seed, stream_commitment
from roost.server.errors import ForbiddenError, NotFoundError, SeatConflictError, TooManyError
from roost.server.ids import new_id, wall_ms
from roost.server.people.guests import clean_name
from roost.server.people.person import Person
from roost.server.store import Store, StreamRow


class Streams:
    def __init__(self, store: Store, most_open: int) -> None:
        self._store = store
        self._most_open = most_open

    async def make(self, person: Person, request: wire.StreamRequest) -> StreamRow:
        if await self._store.open_streams(person.id, wall_ms()) >= self._most_open:
            raise TooManyError(
                f"{self._most_open} open streams are the most; close one first",
                code="too-many-streams", most=self._most_open,
            )  # fmt: skip
        row = StreamRow(
            id="s" + new_id(), name=clean_name(request.name), owner=person.id, seed=new_seed(),
            closes=wall_ms() + request.open_s * 1000,
        )  # fmt: skip
        await self._store.put_stream(row)
        return row

    async def get(self, id_: str) -> StreamRow:
        row = await self._store.stream(id_)
        if row is None:
            raise NotFoundError(f"no stream {id_[:60]}", code="no-such-stream", value=id_[:60])
        return row

    async def get_open(self, id_: str) -> StreamRow:
        row = await self.get(id_)
        if closed(row):
            raise SeatConflictError(
                f"the stream {id_} is closed: its dice are known", code="stream-closed", value=id_
            )
        return row

    async def close(self, person: Person, id_: str) -> StreamRow:
        row = await self.get(id_)
        if row.owner != person.id:
            raise ForbiddenError("only who made a stream may close it", code="not-the-maker")
        if not closed(row):
            row = StreamRow(
                id=row.id, name=row.name, owner=row.owner, seed=row.seed, closes=wall_ms()
            )
            await self._store.put_stream(row)
        return row


def closed(row: StreamRow) -> bool:
    return row.closes <= wall_ms()


def stream_view(row: StreamRow) -> wire.StreamView:
    return wire.StreamView(
        id=row.id,
        name=row.name,
        commitment=stream_commitment(row.id, row.seed),
        closes=row.closes,
        seed=row.seed.hex() if closed(row) else None,
    )
