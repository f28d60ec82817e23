"""The tables that are in memory, and the rows of all that are not over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog

from roost.server.config import Config
from roost.server.errors import BrokenLogError, NotFoundError
from roost.server.hall.days import is_open
from roost.server.hall.lobby import Lobby
from roost.server.hall.room import Room
from roost.server.hall.streams import Streams
from roost.server.ids import now_ms
from roost.server.people.invites import Invites
from roost.server.person import Person
from roost.server.store import TableRow, TableStore
from roost.server.table.decide import was_removed
from roost.server.table.state import UNFINISHED, Table

logger = structlog.get_logger("roost.tables")
A_FEW_HUNDRED = 300  # tables that may be looked at in one go


class Tables:
    """`changed` is told of every room that is new in memory or has changed."""

    def __init__(
        self, store: TableStore, streams: Streams, invites: Invites, config: Config
    ) -> None:
        self.store = store
        self.rooms: dict[str, Room] = {}
        self.lobby = Lobby()
        self.changed: Callable[[Room], None] = lambda _: None
        self._streams = streams
        self._invites = invites
        self._config = config
        self._broken: set[str] = set()  # said to be
        self._loading: dict[str, asyncio.Task[Room]] = {}

    async def open(self) -> None:
        """Know every unfinished table again."""
        self.lobby = Lobby(await self.store.rows(*UNFINISHED))

    # -- finding ---------------------------------------------------------------------------

    async def room(self, id_: str) -> Room:
        """The table, from memory or from its log."""
        room = self.rooms.get(id_)
        if room is None:
            task = self._loading.get(id_)
            if task is None:
                task = self._loading[id_] = asyncio.create_task(self._load(id_))
                task.add_done_callback(lambda _: self._loading.pop(id_, None))
            room = await asyncio.shield(task)
        room.used = now_ms()
        return room

    async def _load(self, id_: str) -> Room:
        try:
            raw = await self.store.log(id_)
            if not raw:
                raise no_table(id_)
            sitters = await self.store.sitters(id_)
            room = Room(Table.replay(id_, raw, sitters), self._config, now_ms())
        except BrokenLogError as error:
            if id_ not in self._broken:  # once: everybody who asks would write a line
                self._broken.add(id_)
                logger.error("a table is damaged", table=id_, reason=error.message)
            raise
        await self._streams.attach(room)
        self.rooms[id_] = room
        self.changed(room)
        return room

    def check_reader(self, table: Table, person: str | None, key: str | None) -> None:
        """Refuse who may not read it: whoever was sent away, and at a private table who neither
        sits there nor has a link, with the same words as if there were none."""
        if person in table.removed:
            raise was_removed()
        day = table.setup.dice.day
        if day and is_open(day, self._streams.now()):  # its dice are still everybody's to play
            key = None
        private = table.setup.private or table.hidden
        if not private or self._invites.opens_table(table, key):
            return
        if person is None or (person != table.made.maker and person not in table.people):
            raise no_table(table.id)

    async def readable(self, id_: str, person: Person | None, key: str | None) -> Room:
        """The table, if this person may read it, who then knows its dice."""
        room = await self.admitted(id_, person, key)
        await self._streams.note_readers(room, [None if person is None else person.id])
        return room

    async def admitted(self, id_: str, person: Person | None, key: str | None) -> Room:
        """The table, or the same refusal whether it is private or not there at all. Nothing of a
        log is read for somebody who may not see it."""
        room = self.rooms.get(id_)
        if room is None:
            row = self.lobby.get(id_) or await self.store.row(id_)
            if row is None:
                raise no_table(id_)
            at_it = person is not None and person.id in (row.maker, *row.people)
            stranger = row.private and not at_it
            if stranger and key is None:
                raise no_table(id_)
            try:
                room = await self.room(id_)
            except BrokenLogError:
                if stranger:  # whether the key is right is not known any more
                    raise no_table(id_) from None
                raise
        self.check_reader(room.table, None if person is None else person.id, key)
        room.used = now_ms()
        return room

    # -- keeping ---------------------------------------------------------------------------

    def add(self, room: Room, row: TableRow) -> None:
        """A table that was just made."""
        self.rooms[room.table.id] = room
        self.note(row)
        self.changed(room)

    def note(self, row: TableRow) -> None:
        """What lists show of a table has changed."""
        if row.status in UNFINISHED:
            self.lobby.put(row)
        else:
            self.lobby.drop(row.id)

    def forget(self, id_: str) -> None:
        """Leave a table to its log, which brings it back."""
        self.rooms.pop(id_, None)

    def drop(self, id_: str) -> None:
        """The table is deleted."""
        self.rooms.pop(id_, None)
        self.lobby.drop(id_)


def no_table(id_: str) -> NotFoundError:
    return NotFoundError(f"no table {id_[:60]}", code="no-such-table", value=id_[:60])
