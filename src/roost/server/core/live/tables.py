"""The cache of live tables, and the rows of all that are not over.

A table is its log. A server keeps a copy of those it has sockets at, follows what other servers
append, and forgets those that no one looks at.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from typing import TYPE_CHECKING

import structlog

from roost.server.core.errors import BrokenLogError, ForbiddenError, NotFoundError
from roost.server.core.identity.invites import Invites
from roost.server.core.live.live_table import LiveTable, Surroundings
from roost.server.core.live.lobby import Lobby
from roost.server.core.live.rows import TableRow, TableRows
from roost.server.core.person import Person
from roost.server.core.shared_dice.streams import Streams
from roost.server.core.storage.port import Database
from roost.server.core.table import log
from roost.server.core.table.decide import was_removed
from roost.server.core.table.state import UNFINISHED, Played, Table

if TYPE_CHECKING:
    from roost.server.core.views.serializer import TableSerializer

logger = structlog.get_logger("roost.tables")
ROWS_PER_YIELD = 300
_QUERY_LIMIT = 400  # tables in one query
_PEOPLE_LIMIT = 100  # in one message about presence
# Topics: a log has grown, a list has changed, everybody at a table gets a message.
TABLE, LISTED, MESSAGE = "table", "listed", "message"


class LiveTables:
    """`on_change` is called with every live table that is new in memory or has changed."""

    def __init__(
        self,
        database: Database,
        rows: TableRows,
        streams: Streams,
        invites: Invites,
        serializer: TableSerializer,
        around: Surroundings,
        on_change: Callable[[LiveTable], None],
    ) -> None:
        self.live: dict[str, LiveTable] = {}
        self.lobby = Lobby()
        self.rows = rows
        self._database = database
        self._streams = streams
        self._invites = invites
        self._serializer = serializer
        self._around = around
        self._on_change = on_change
        self._broken: set[str] = set()  # logged
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    async def open(self) -> None:
        """Load the rows of all unfinished tables."""
        changes = self.lobby.changes
        self.lobby = Lobby(await self.rows.all(*UNFINISHED))
        self.lobby.changes += changes + 1

    async def is_lobby_current(self) -> bool:
        """Whether there are as many unfinished tables as this server lists."""
        statuses = ", ".join("?" * len(UNFINISHED))
        sql = f"SELECT count(*) FROM tables WHERE status IN ({statuses})"
        ((unfinished,),) = await self._database.query(sql, *UNFINISHED)
        return bool(unfinished == len(self.lobby))

    # -- finding ---------------------------------------------------------------------------

    async def get(self, id_: str) -> LiveTable:
        """The table, from memory or from its log."""
        live = self.live.get(id_)
        if live is None:
            task = self._loading.get(id_)
            if task is None:
                task = self._loading[id_] = asyncio.create_task(self._load(id_))
                task.add_done_callback(lambda _: self._loading.pop(id_, None))
            live = await asyncio.shield(task)
        live.used = self._database.now()
        return live

    async def glance(self, id_: str) -> LiveTable:
        """The table as it is now, only for reading: it isn't kept in memory for that."""
        live = self.live.get(id_)
        if live is None:
            return await self._read(id_)
        async with live.lock:
            await self.catch_up(live)
        return live

    async def _load(self, id_: str) -> LiveTable:
        live = self.live[id_] = await self._read(id_)
        if self._database.shared:
            self._around.remote.ask(id_)
        self.changed(live)
        return live

    async def _read(self, id_: str) -> LiveTable:
        started = time.monotonic()
        live = LiveTable(await self._replay(id_), self._around)
        live.checked = started
        await self._streams.attach(live)
        return live

    async def _replay(self, id_: str) -> Table:
        try:
            entries = await self._database.read_log(id_)
            if not entries:
                raise no_table(id_)
            return Table.replay(id_, entries, await self.rows.pseudonyms(id_))
        except BrokenLogError as error:
            self._note_broken(id_, error)
            raise

    def _note_broken(self, id_: str, error: BrokenLogError) -> None:
        if id_ not in self._broken:  # once: everybody who asks would log a line
            self._broken.add(id_)
            logger.error("a table is damaged", table=id_, reason=error.message)

    # -- following other servers -----------------------------------------------------------

    async def reload(self, live: LiveTable) -> None:
        """Read the whole log again, after a failed append. The table's lock is held."""
        stream, offered, started = live.table.stream, live.table.offered, time.monotonic()
        table = await self._replay(live.table.id)
        table.stream, table.offered = stream, offered
        live.table, live.checked = table, started

    async def catch_up(self, live: LiveTable, arrived: float | None = None) -> bool:
        """Play what other servers have appended; True if there was anything. Not needed if the log
        was read after the command `arrived`. The table's lock is held."""
        if not self._database.shared or (arrived is not None and live.checked >= arrived):
            return False
        started = time.monotonic()
        table = live.table
        entries = log.read_tail(await self._database.read_log(table.id, table.version))
        live.checked = started
        if not entries:
            return False
        before = table.version
        if table.pseudonyms.knows(entries):
            played = [table.play(entry) for entry in table.pseudonyms.read(entries)]
        else:
            await self.reload(live)
            played = []
        for step in live.table.steps_after(before):
            live.note_seen(step.entry.who, step.entry.at)
        self.publish(live, played)
        self.changed(live)
        return True

    async def follow(self, ids: Iterable[str]) -> None:
        """Catch up at those of these tables whose logs have grown."""
        known = [id_ for id_ in ids if id_ in self.live]
        for start in range(0, len(known), _QUERY_LIMIT):
            some = known[start : start + _QUERY_LIMIT]
            sql = (
                f"SELECT table_id, seq FROM heads WHERE table_id IN ({', '.join('?' * len(some))})"
            )
            heads: dict[str, int] = dict(await self._database.query(sql, *some))
            grown = [
                self._follow(live, heads.get(id_))
                for id_ in some
                if (live := self.live.get(id_)) and live.table.version != heads.get(id_)
            ]
            await asyncio.gather(*grown)

    async def _follow(self, live: LiveTable, head: int | None) -> None:
        async with live.lock:
            if head is None:
                self.drop(live.table.id)
            elif live.table.version < head:
                try:
                    await self.catch_up(live)
                except BrokenLogError as error:  # one table must not stop the others
                    self._note_broken(live.table.id, error)

    async def poll(self) -> None:
        """Catch up on missed events: compare tables with sockets with the heads of their logs."""
        await self.follow([id_ for id_, live in self.live.items() if live.subscribers])

    async def refresh_row(self, id_: str) -> None:
        """Reload a list entry that another server has changed."""
        row = await self.rows.get(id_)
        if row is not None and row.status in UNFINISHED:
            self.lobby.put(row)
        else:
            self.lobby.drop(id_)

    # -- reading ---------------------------------------------------------------------------

    def check_reader(self, live: LiveTable, person: str | None, key: str | None) -> None:
        """Refuse people who may not read it: those the host removed, and at a private table those
        without a seat or a link, with the same words as if there were no table."""
        table = live.table
        if person in table.removed:
            raise was_removed()
        if self._streams.sealed(live):  # others are still to play these dice
            key = None
        private = table.setup.private or table.hidden
        if not private or self._invites.opens_table(table, key):
            return
        if person is None or (person != table.made.maker and person not in table.people):
            raise no_table(table.id)

    async def readable(self, id_: str, person: Person | None, key: str | None) -> LiveTable:
        """The table as it is now, if this person may read it."""
        live = await self.admitted(id_, person, key)
        if self._database.shared:
            async with live.lock:
                await self.catch_up(live)
            self._check(live, person, key)
        return live

    async def admitted(self, id_: str, person: Person | None, key: str | None) -> LiveTable:
        """The table, or the same refusal whether it is private or missing. Nothing of a log is read
        for a person who may not see it."""
        live = self.live.get(id_)
        if live is None:
            stranger = await self._is_stranger(id_, person)
            if stranger and key is None:
                raise no_table(id_)
            try:
                live = await self.get(id_)
            except BrokenLogError:
                if stranger:  # whether the key is right is unknown now
                    raise no_table(id_) from None
                raise
        if key is not None:
            await self._streams.look(live)
        try:
            self._check(live, person, key)
        except (ForbiddenError, NotFoundError):
            async with live.lock:
                if not await self.catch_up(live):
                    raise
            self._check(live, person, key)
        live.used = self._database.now()
        return live

    async def _is_stranger(self, id_: str, person: Person | None) -> bool:
        row = None if self._database.shared else self.lobby.get(id_)
        row = row or await self.rows.get(id_)
        if row is None:
            raise no_table(id_)
        at_it = person is not None and person.id in (row.maker, *row.people)
        return row.private and not at_it

    def _check(self, live: LiveTable, person: Person | None, key: str | None) -> None:
        self.check_reader(live, None if person is None else person.id, key)

    def note_read(self, live: LiveTable, person: Person | None) -> None:
        """Count a read over REST as a sign of life of a player; if they were away, set the timer
        of the table again."""
        if person is None or "play" not in person.scopes or person.id not in live.table.people:
            return
        was_present = live.is_present(person.id, live.now())
        live.note_seen(person.id)
        if not was_present:
            self.changed(live)

    async def idle(
        self, now: int, elapsed: Callable[[int, int], int]
    ) -> AsyncIterator[tuple[str, int]]:
        """Tables created long ago, with the time for which they may stay untouched."""
        for number, row in enumerate(list(self.lobby.values())):
            if number % ROWS_PER_YIELD == 0:
                await asyncio.sleep(0)  # other work goes on
            config = self._around.config
            idle_s = config.idle_open_s if row.status == "open" else config.idle_play_s
            limit = int(idle_s * 1000)
            if elapsed(row.created, now) > limit:
                yield row.id, limit

    # -- keeping ---------------------------------------------------------------------------

    def new_table(self, table: Table) -> LiveTable:
        """A live table that is not saved yet."""
        return LiveTable(table, self._around)

    def add(self, live: LiveTable, row: TableRow) -> None:
        """A table that was just created."""
        self.live[live.table.id] = live
        self.note_row(row)
        self.changed(live)

    def changed(self, live: LiveTable) -> None:
        self._on_change(live)

    def note_row(self, row: TableRow) -> None:
        """Lists show a table differently now."""
        if row.status in UNFINISHED:
            self.lobby.put(row)
        else:
            self.lobby.drop(row.id)
        self._database.notify(LISTED, row.id)

    def publish(self, live: LiveTable, played: Sequence[Played] = ()) -> None:
        """Send the change to everyone at the table on this server, as one message."""
        if live.subscribers:
            self.send(live, self._serializer.update(live, played))

    def send(self, live: LiveTable, message: str) -> None:
        for outbox in live.subscribers:
            outbox.push(message)

    def send_everywhere(self, live: LiveTable, message: str) -> None:
        """To the sockets of all servers; what other servers miss is lost."""
        self.send(live, message)
        self._database.notify(MESSAGE, f"{live.table.id} {message}")

    def on_message(self, payload: str) -> None:
        """A message from another server for everyone at a table."""
        id_, _, message = payload.partition(" ")
        if id_ in self.live:
            self.send(self.live[id_], message)

    def publish_presence(self, live: LiveTable) -> None:
        """Publish the local presence to the other servers."""
        if self._database.shared:
            seated = live.table.people  # a message has no room for thousands of spectators
            people = sorted(live.people_here, key=lambda person: person not in seated)
            self._around.remote.publish(live.table.id, people[:_PEOPLE_LIMIT], live.watching_here)

    def forget(self, id_: str) -> None:
        """Leave a table to its log, which brings it back."""
        live = self.live.pop(id_, None)
        if live is not None and live.timer is not None:
            live.timer.cancel()

    def drop(self, id_: str) -> None:
        """The table was deleted: its sockets close."""
        live = self.live.get(id_)
        self.forget(id_)
        self.lobby.drop(id_)
        if live is not None:
            for outbox in list(live.subscribers):
                outbox.push(self._serializer.refused(no_table(id_)))
                outbox.close("revoked")

    def shut_out(self, live: LiveTable) -> None:
        """Close the sockets of people who may not read the table any more."""
        for outbox in list(live.subscribers):
            reader = None if outbox.reader is None else outbox.reader.id
            try:
                self.check_reader(live, reader, outbox.key)
            except (ForbiddenError, NotFoundError) as error:
                outbox.push(self._serializer.refused(error))
                outbox.close("revoked")


def no_table(id_: str) -> NotFoundError:
    return NotFoundError(f"no table {id_[:60]}", code="no-such-table", value=id_[:60])
