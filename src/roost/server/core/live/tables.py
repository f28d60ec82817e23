"""The tables that are in memory, and the rows of all that are not over."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence

import structlog

from roost.server.core.config import Config
from roost.server.core.errors import BrokenLogError, ComeAgainError, NotFoundError
from roost.server.core.identity.invites import Invites
from roost.server.core.ids import now_ms
from roost.server.core.live.live_table import LiveTable
from roost.server.core.live.lobby import Lobby
from roost.server.core.live.streams import Streams
from roost.server.core.person import Person
from roost.server.core.table.decide import was_removed
from roost.server.core.table.state import UNFINISHED, Table
from roost.server.store import DaysOffRow, TableRow, TableStore
from roost.server.store.leases import ElsewhereError, Leases, SingleServer

logger = structlog.get_logger("roost.tables")
ROWS_PER_YIELD = 300  # tables that may be looked at in one go


class Tables:
    """`changed` is told of every room that is new in memory or has changed. `fetch` asks the server
    at an address to let go of a table."""

    def __init__(
        self,
        store: TableStore,
        streams: Streams,
        invites: Invites,
        config: Config,
        leases: Leases | None = None,
    ) -> None:
        self.store = store
        self.leases: Leases = leases or SingleServer()
        self.fetch: Callable[[str, str], Awaitable[None]] = _stays
        self.live_tables: dict[str, LiveTable] = {}
        self.closing = False  # every table goes to another server
        self.lobby = Lobby()
        self.changed: Callable[[LiveTable], None] = lambda _: None
        self.days_off_of: Callable[[str], Sequence[DaysOffRow]] = (
            lambda _: ()
        )  # days off of a person
        self._streams = streams
        self._invites = invites
        self._config = config
        self._broken: set[str] = set()  # said to be
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    async def open(self) -> None:
        """Know every unfinished table again."""
        changes = self.lobby.changes
        self.lobby = Lobby(await self.store.rows(*UNFINISHED))
        self.lobby.changes += changes + 1

    # -- finding ---------------------------------------------------------------------------

    async def live_table(self, id_: str) -> LiveTable:
        """The table, from memory or from its log; it lives here from then on."""
        live_table = self.live_tables.get(id_)
        if live_table is not None and not self.leases.holds(id_):
            self.lose([id_])
            live_table = None
        if live_table is None:
            task = self._loading.get(id_)
            if task is None:
                task = self._loading[id_] = asyncio.create_task(self._load(id_))
                task.add_done_callback(lambda _: self._loading.pop(id_, None))
            live_table = await asyncio.shield(task)
        live_table.used = now_ms()
        return live_table

    async def adopt(self, id_: str) -> LiveTable:
        """The table, unless it lives on another server."""
        if self.closing:  # what was let go of is for others
            raise table_moves(id_)
        await self.leases.take(id_)
        return await self.live_table(id_)

    async def elsewhere(self, id_: str) -> str | None:
        """The address of the server on which a table lives; None where it lives here, from now on
        if it lived nowhere, and where there is none."""
        address = await self.leases.owner(id_)
        known = address is not None or self.leases.holds(id_)
        if not (known or self.closing) and await self.store.row(id_) is not None:
            await self.leases.take(id_)
        return address

    async def beyond(self, id_: str | None) -> str | None:
        """While every table goes to other servers: the address of the one to ask, about a table or
        anything else; None where that is still this one."""
        owner = None if id_ is None else await self.leases.owner(id_)
        if owner is None and (id_ is None or not self.leases.holds(id_)):
            return await self.leases.another()
        return owner

    async def glance(self, id_: str) -> LiveTable:
        """The table as it is now, for reading alone: where it lives stays as it is."""
        live_table = self.live_tables.get(id_)
        if live_table is None:
            live_table = await self._read(id_)
            await self._streams.attach(live_table)
        return live_table

    async def _load(self, id_: str) -> LiveTable:
        if self.closing:
            raise table_moves(id_)
        try:
            await self.leases.take(id_)
        except ElsewhereError as error:
            await self.fetch(error.address, id_)
            await self.leases.take(id_)
        live_table = await self._read(id_)
        await self._streams.attach(live_table)
        if not self.leases.holds(id_):  # another server wanted it meanwhile
            raise table_moves(id_)
        self.live_tables[id_] = live_table
        self.changed(live_table)
        return live_table

    async def _read(self, id_: str) -> LiveTable:
        try:
            raw = await self.store.log(id_)
            if not raw:
                raise no_table(id_)
            pseudonyms = await self.store.pseudonyms(id_)
            live_table = LiveTable(Table.replay(id_, raw, pseudonyms), self._config, now_ms())
            live_table.days_off_of = self.days_off_of
            return live_table
        except BrokenLogError as error:
            if id_ not in self._broken:  # once: everybody who asks would write a line
                self._broken.add(id_)
                logger.error("a table is damaged", table=id_, reason=error.message)
            raise

    def check_reader(self, live_table: LiveTable, person: str | None, key: str | None) -> None:
        """Refuse who may not read it: whoever was sent away, and at a private table who neither
        sits there nor has a link, with the same words as if there were none."""
        table = live_table.table
        if person in table.removed:
            raise was_removed()
        if self._streams.sealed(live_table):  # others are still to play these dice
            key = None
        private = table.setup.private or table.hidden
        if not private or self._invites.opens_table(table, key):
            return
        if person is None or (person != table.made.maker and person not in table.people):
            raise no_table(table.id)

    async def readable(self, id_: str, person: Person | None, key: str | None) -> LiveTable:
        """The table, if this person may read it, who then knows its dice."""
        live_table = await self.admitted(id_, person, key)
        await self._streams.note_readers(live_table, [None if person is None else person.id])
        return live_table

    async def admitted(self, id_: str, person: Person | None, key: str | None) -> LiveTable:
        """The table, or the same refusal whether it is private or not there at all. Nothing of a
        log is read for somebody who may not see it."""
        live_table = self.live_tables.get(id_)
        if live_table is None or not self.leases.holds(id_):
            row = self.lobby.get(id_) or await self.store.row(id_)
            if row is None:
                raise no_table(id_)
            at_it = person is not None and person.id in (row.maker, *row.people)
            stranger = row.private and not at_it
            if stranger and key is None:
                raise no_table(id_)
            try:
                live_table = await self.live_table(id_)
            except BrokenLogError:
                if stranger:  # whether the key is right is not known any more
                    raise no_table(id_) from None
                raise
        if key is not None:
            await self._streams.look(live_table)
        self.check_reader(live_table, None if person is None else person.id, key)
        live_table.used = now_ms()
        return live_table

    def note_read(self, live_table: LiveTable, person: Person | None) -> None:
        """Count a read over REST as a sign of life of a player; if they were away, set the timer
        of the table again."""
        if (
            person is None
            or "play" not in person.scopes
            or person.id not in live_table.table.people
        ):
            return
        now = now_ms()
        was_there = live_table.is_there(person.id, now)
        live_table.seen[person.id] = now
        if not was_there:
            self.changed(live_table)

    async def old(
        self, now: int, elapsed: Callable[[int, int], int]
    ) -> AsyncIterator[tuple[str, int]]:
        """Tables that were made long ago, and for how long nobody may have touched them."""
        for number, row in enumerate(list(self.lobby.values())):
            if number % ROWS_PER_YIELD == 0:
                await asyncio.sleep(0)  # others are not kept waiting by how many there are
            open_ = row.status == "open"
            idle_s = self._config.idle_open_s if open_ else self._config.idle_play_s
            most = int(idle_s * 1000)
            if elapsed(row.created, now) > most:
                yield row.id, most

    # -- keeping ---------------------------------------------------------------------------

    def add(self, live_table: LiveTable, row: TableRow) -> None:
        """A table that was just made."""
        live_table.days_off_of = self.days_off_of
        self.live_tables[live_table.table.id] = live_table
        self.note(row)
        self.changed(live_table)

    def note(self, row: TableRow) -> None:
        """What lists show of a table has changed."""
        if row.status in UNFINISHED:
            self.lobby.put(row)
        else:
            self.lobby.drop(row.id)
        self.leases.notify(f"table:{row.id}")

    async def look(self, id_: str) -> None:
        """Another server says that a table is new, or another than it was."""
        row = await self.store.row(id_)
        if row is not None and row.status in UNFINISHED:
            self.lobby.put(row)
        else:
            self.lobby.drop(id_)

    def forget(self, id_: str) -> LiveTable | None:
        """Leave a table to its log, which brings it back."""
        live_table = self.live_tables.pop(id_, None)
        if live_table is not None and live_table.timer is not None:
            live_table.timer.cancel()
        return live_table

    async def let_go(self, id_: str) -> None:
        """Leave a table to whichever server wants it; whoever is there comes back to it there."""
        if id_ in self._loading:
            await asyncio.wait([self._loading[id_]])
        live_table = self.live_tables.get(id_)
        if live_table is None:
            await self.leases.give([id_])
            return
        async with live_table.lock:  # what is being saved is saved
            self.forget(id_)
            await self.leases.give([id_])
        live_table.part("done")

    def lose(self, ids: Iterable[str]) -> None:
        """These are another server's; whoever is there comes back to it there."""
        for id_ in ids:
            live_table = self.forget(id_)
            if live_table is not None:
                live_table.part("done")

    def drop(self, id_: str) -> None:
        """The table is deleted."""
        self.live_tables.pop(id_, None)
        self.lobby.drop(id_)
        self.leases.notify(f"table:{id_}")


async def _stays(address: str, id_: str) -> None:
    raise ElsewhereError(id_, address)


def table_moves(id_: str) -> ComeAgainError:
    """Sent again, the command reaches the table where it lives then."""
    return ComeAgainError(f"table {id_} moves to another server", code="table-elsewhere")


def no_table(id_: str) -> NotFoundError:
    return NotFoundError(f"no table {id_[:60]}", code="no-such-table", value=id_[:60])
