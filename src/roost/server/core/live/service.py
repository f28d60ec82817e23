"""Everything that changes a table, free of sockets: each command is checked by the rules, appended
to the log, and only then acknowledged and published to everybody at the table.

The log is the only authority: any server may append, and the first to append with
the right sequence number has decided.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

import structlog
from msgspec.structs import replace

from roost.rules.errors import GameError
from roost.server.core.config import Config
from roost.server.core.errors import (
    BrokenLogError,
    ComeAgainError,
    ForbiddenError,
    NotFoundError,
    SeatConflictError,
    TooManyError,
    UnavailableError,
    UnknownPersonError,
)
from roost.server.core.identity.invites import Invites
from roost.server.core.ids import id_from, new_id
from roost.server.core.live.live_table import LINK_MS, LiveTable
from roost.server.core.live.outbox import Outbox
from roost.server.core.live.rows import TableRow, players_of
from roost.server.core.live.tables import LISTED, TABLE, LiveTables
from roost.server.core.live.uptime import Uptime
from roost.server.core.metrics import Counts, UnderWay
from roost.server.core.person import Person, Pseudonym
from roost.server.core.rate_limit import TokenBuckets
from roost.server.core.shared_dice.rows import AttemptRow, put_attempt
from roost.server.core.shared_dice.streams import Streams, commitment, stream_closed
from roost.server.core.storage.port import Database, SequenceConflict, Statement, StorageError
from roost.server.core.table import log
from roost.server.core.table.creation import new_log, rematch_setup
from roost.server.core.table.decide import (
    Entries,
    MissingLinkError,
    begun,
    decide,
    own_seat,
)
from roost.server.core.table.setup import Setup, check_setup, lesson_setup
from roost.server.core.table.state import FINISHED, UNFINISHED, Answer, Played, Table
from roost.wire.commands import (
    ChangeRules,
    ChangeSeat,
    CloseSeat,
    Command,
    Leave,
    React,
    Rematch,
    RenewLink,
    Return,
    RevokeLink,
    Sit,
    TableCommand,
    TakeBack,
)

if TYPE_CHECKING:
    from roost.server.core.views.serializer import TableSerializer

logger = structlog.get_logger("roost.tables")
OnSaved: TypeAlias = Callable[[Answer], None]
Guests: TypeAlias = Sequence[log.SeatTaken]

# These change what a list of tables shows; so does the end of a game.
_LISTED = {
    log.TableCreated,
    log.SeatTaken,
    log.SeatLeft,
    log.Started,
    log.Abandoned,
    log.RollTakenBack,
    log.Removed,
    log.SeatClosed,
    log.SeatChanged,
    log.RulesChanged,
    log.VisibilityChanged,
}
_REPEATABLE = {
    Sit,
    Leave,
    Return,
    TakeBack,
    CloseSeat,
    ChangeSeat,
    ChangeRules,
    RenewLink,
    RevokeLink,
}
_ATTEMPTS = 10  # at one command, while other servers append to the same table
_LINK_POLL_S = 0.05
_PRESENCE_BROADCAST_LIMIT = 20  # sockets: up to here everybody sees spectators come and go


class BusyError(UnavailableError):
    """Other servers append to this table faster than this one can follow."""

    code = "table-busy"


class TableService:
    def __init__(
        self,
        database: Database,
        tables: LiveTables,
        streams: Streams,
        invites: Invites,
        serializer: TableSerializer,
        config: Config,
        uptime: Uptime,
        counts: Counts,
        new_tables: TokenBuckets,
    ) -> None:
        self.tables = tables
        self.counts = counts
        self.saving = UnderWay()
        self.draining = False
        self.leaving: set[str] = set()  # persons who are being deleted or merged
        self._new_tables = new_tables
        self._database = database
        self._streams = streams
        self._invites = invites
        self._serializer = serializer
        self._config = config
        self._uptime = uptime
        self._creating: Counter[str] = Counter()  # tables being saved, by their maker

    # -- creating tables -------------------------------------------------------------------

    async def create(
        self, setup: Setup, person: Person, attempt: AttemptRow | None = None
    ) -> LiveTable:
        """Create a table; as a person's one `attempt` it is noted with it, or not created."""
        self._check_running(person)
        check_setup(setup)
        id_ = new_id() if attempt is None else attempt.table
        return await self._create(setup, person, (), id_, attempt)

    async def create_lesson(self, game: str, pace_ms: int, person: Person) -> LiveTable:
        """Create a table whose dice and whose other player follow a script."""
        self._check_running(person)
        return await self._create(lesson_setup(game, pace_ms), person, (), new_id())

    async def _create(
        self,
        setup: Setup,
        person: Person,
        guests: Guests,
        id_: str,
        attempt: AttemptRow | None = None,
    ) -> LiveTable:
        limit = self._config.limits.tables_per_person
        if self.tables.lobby.made_by(person.id) + self._creating[person.id] >= limit:
            raise TooManyError(
                f"you can have at most {limit} unfinished tables",
                code="too-many-tables",
                most=limit,
            )
        if not self._new_tables.take(person.id):
            raise TooManyError("too many new tables; slow down", code="too-fast")
        self._creating[person.id] += 1
        try:
            return await self._save_new(setup, person, guests, id_, attempt)
        finally:
            self._creating[person.id] -= 1
            if not self._creating[person.id]:
                del self._creating[person.id]

    async def _save_new(
        self, setup: Setup, person: Person, guests: Guests, id_: str, attempt: AttemptRow | None
    ) -> LiveTable:
        now = self._database.now()
        stream = await self._streams.for_setup(setup)
        first = new_log(setup, person, None if stream is None else commitment(stream), now)
        table = Table(id_, first)
        entries: Entries = [first]
        entries += guests
        entries += begun(table, now)
        for entry in entries[1:]:
            table.play(entry)
        live = self.tables.new_table(table)
        await self._streams.attach(live, stream)
        row = self.row(table)
        lines, pseudonyms = table.pseudonyms.write(entries)
        statements = self.tables.rows.save(id_, row, pseudonyms)
        if attempt is not None:
            statements.append(put_attempt(attempt))
        await self._database.append(id_, 0, lines, statements, live.due_for_all(now))
        self.tables.add(live, row)
        return live

    def row(self, table: Table) -> TableRow:
        return TableRow(
            id=table.id,
            status=table.status,
            private=table.setup.private or table.hidden,
            maker=table.made.maker,
            created=table.made.at,
            summary=self._serializer.summary(table),
            people=table.people,
            stream=None if table.stream is None or table.state is None else table.stream.stream,
            game=table.setup.game,
            updated=table.updated,
            players=players_of(table),
        )

    # -- commands --------------------------------------------------------------------------

    async def submit(
        self,
        id_: str,
        person: Person,
        command: Command,
        key: str | None = None,
        on_saved: OnSaved | None = None,
    ) -> Answer:
        """Do what the command asks, once. `on_saved` gets the answer before any client sees it."""
        self._check_running(person)
        arrived = time.monotonic()
        if key is None and type(command) is Sit:
            key = command.key
        live = await self.tables.admitted(id_, person, key)
        live.note_seen(person.id)
        patience = arrived + LINK_MS / 1000 + 1
        while True:
            try:
                return await self._submit(live, person, command, key, on_saved, arrived)
            except MissingLinkError:
                # Another player's link may be on its way, or that player is called away.
                late = time.monotonic() > patience
                if late or live.table.contributor in (None, command.seat):  # type: ignore[union-attr]
                    raise
            await asyncio.sleep(_LINK_POLL_S)

    async def _submit(
        self,
        live: LiveTable,
        person: Person,
        command: Command,
        key: str | None,
        on_saved: OnSaved | None,
        arrived: float,
    ) -> Answer:
        async with live.lock:
            for _ in range(_ATTEMPTS):
                try:
                    return await self._answer(live, person, command, key, on_saved)
                except SequenceConflict:
                    continue  # the table was read again; perhaps this very command is in it
                except StorageError:
                    raise
                except GameError:
                    # Another server may have appended what makes the command legal.
                    if not await self.tables.catch_up(live, arrived):
                        raise
        raise BusyError(f"table {live.table.id} is busy; try again")

    async def _answer(
        self,
        live: LiveTable,
        person: Person,
        command: Command,
        key: str | None,
        on_saved: OnSaved | None,
    ) -> Answer:
        table = live.table
        answer = table.first_answer(person.id, command.id)
        if answer is not None:  # sent again
            if on_saved is not None:
                on_saved(answer)
            return answer
        if isinstance(command, React):
            return self._react(live, person, command, on_saved)
        entries = await self._decide(live, person, command, key)
        if not entries:  # the rematch exists already, or a link is kept until the throw
            answer = self._answered(table, person, command.id, on_saved, table.rematch)
            self.tables.changed(live)
            return answer
        last = entries[-1]
        fresh = last.table if type(last) is log.RematchCreated else None
        answer = Answer(command.id, table.version + len(entries), fresh)
        await self.save(live, entries, None if on_saved is None else lambda: on_saved(answer))
        return answer

    async def _decide(
        self, live: LiveTable, person: Person, command: TableCommand | Rematch, key: str | None
    ) -> Entries:
        now = live.now()
        if isinstance(command, Rematch):
            return await self._rematch(live, person, command, now)
        if await self.ends_with_stream(live, now):
            raise stream_closed(live.table.setup.dice.stream or "")
        if type(command) is Sit:
            command = self._invited(live.table, command, command.key or key)
        live.count_downtime()
        entries = decide(live.table, person, command, now)
        # Coming and going, and taking back, may be repeated for ever: each is an entry in a log.
        if type(command) in _REPEATABLE and not live.may_come_and_go(person.id):
            raise TooManyError("too much coming and going; slow down", code="too-fast")
        return entries

    def _answered(
        self,
        table: Table,
        person: Person,
        command: str,
        on_saved: OnSaved | None,
        fresh: str | None = None,
    ) -> Answer:
        """The answer to a command that leaves nothing in the log."""
        answer = Answer(command, table.version, fresh)
        table.remember(person.id, command, answer)
        if on_saved is not None:
            on_saved(answer)
        return answer

    async def save(
        self,
        live: LiveTable,
        entries: Entries,
        on_saved: Callable[[], None] | None = None,
    ) -> None:
        """Play entries, append them, acknowledge, then publish. The table's lock is held. If the
        append fails, the table is read again: whatever was written is the truth."""
        if not entries:
            return
        table = live.table
        before, status = table.version, table.status
        try:
            played = [table.play(entry) for entry in entries]
            listed = table.status != status or any(type(e) in _LISTED for e in entries)
            row = self.row(table) if listed else None
            lines, pseudonyms = table.pseudonyms.write(entries)
            statements = self.tables.rows.save(table.id, row, pseudonyms)
            await self._append(live, before, lines, statements)
        except BaseException as error:
            await asyncio.shield(self._read_again(live, before, error))
            raise
        if row is not None:
            self.tables.note_row(row)
        if on_saved is not None:
            on_saved()
        self._saved(live, played)

    async def _append(
        self, live: LiveTable, after: int, lines: Sequence[str], statements: Sequence[Statement]
    ) -> None:
        began, due = time.perf_counter(), live.due_for_all(self._database.now())
        with self.saving:
            await self._database.append(live.table.id, after, lines, statements, due)
        self.counts.wrote(len(lines), time.perf_counter() - began)
        self._database.notify(TABLE, live.table.id)

    def _saved(self, live: LiveTable, played: Sequence[Played]) -> None:
        kinds = {type(one.entry) for one in played}
        if kinds & {log.Removed, log.SeatClosed, log.SeatChanged}:
            self._publish_identities(live)
        self.tables.publish(live, played)
        if kinds & {log.Removed, log.LinkRenewed}:
            self.tables.shut_out(live)
        self.tables.changed(live)

    def _publish_identities(self, live: LiveTable) -> None:
        """Publish seats that have changed hands or numbers without their players' doing."""
        for outbox in live.subscribers:
            outbox.push(self._serializer.you(live, outbox.reader))

    async def _read_again(self, live: LiveTable, before: int, error: BaseException) -> None:
        """After a failed append. Everybody sees what other servers, or a commit whose answer was
        lost, have written."""
        try:
            await self.tables.reload(live)
            if isinstance(error, SequenceConflict) or live.table.version > before:
                self.tables.publish(live)
                if live.table.version > before and not isinstance(error, SequenceConflict):
                    self.tables.note_row(self.row(live.table))
        except GameError as problem:
            self.tables.forget(live.table.id)
            for outbox in list(live.subscribers):  # they come back to the table as it is then
                outbox.close("done")
            if not isinstance(problem, StorageError):  # the storage logs its own, once
                await logger.aexception("a table could not be read again", table=live.table.id)
        else:
            self.tables.changed(live)

    def _react(
        self, live: LiveTable, person: Person, command: React, on_saved: OnSaved | None
    ) -> Answer:
        seat = own_seat(live.table, person, command.seat)
        if not live.may_react(seat.index):
            raise TooManyError("too many reactions; slow down", code="too-fast")
        answer = self._answered(live.table, person, command.id, on_saved)
        self.tables.send_everywhere(live, self._serializer.reacted(seat.index, command.reaction))
        return answer

    async def _rematch(
        self, live: LiveTable, person: Person, command: Rematch, now: int
    ) -> Entries:
        table = live.table
        if not table.seats_of(person.id):
            raise ForbiddenError("you did not sit at this table", code="foreign-seat", seat=-1)
        if table.status not in FINISHED:
            raise SeatConflictError("the game is not over yet", code="not-over")
        if table.rematch is not None:
            return []
        # The id follows from the table: two servers, or two tries, make the same one.
        id_ = id_from(f"roost-rematch/1:{table.id}")
        if not await self._database.read_log(id_):
            away = {person.id, *table.removed}
            guests = [  # deleted players have no name any more
                log.SeatTaken(
                    at=now,
                    seat=(seat.index + command.swap) % len(table.seats),
                    person=seat.person,
                    name=seat.name,
                    bird=seat.bird,
                )
                for seat in table.seats
                if seat.person is not None and seat.person not in away and seat.name is not None
            ]
            late = 0 if table.setup.dice.kind == "manual" else live.presence().watching
            setup = rematch_setup(table, person, swap=command.swap, late=late)
            with suppress(SequenceConflict):  # another server was quicker
                await self._create(setup, person, guests, id_)
        return [log.RematchCreated(at=now, table=id_, who=person.id, cmd=command.id)]

    def _invited(self, table: Table, command: Sit, key: str | None) -> Sit:
        """A link names its seat by the number it had when the table was created: the seat may have
        moved up since."""
        if self._invites.opens_room(table, key):
            return command
        meant = self._invites.seat_of(table, key)
        if meant is not None and table.door(meant).name == str(command.seat):
            return replace(command, seat=meant)
        if not 0 <= command.seat < len(table.seats):
            return command  # refused by the table
        if meant != command.seat and table.seats[command.seat].setup.kind == "invite":
            raise ForbiddenError(
                f"seat {command.seat} needs its link", code="needs-invite", seat=command.seat
            )
        return command

    def _check_running(self, person: Person) -> None:
        if self.draining:
            raise ComeAgainError("the server is going down; come back in a moment")
        if person.id in self.leaving:
            raise UnknownPersonError("this guest is being deleted")

    # -- people ------------------------------------------------------------------------------

    async def change_people(
        self,
        id_: str,
        entries: Callable[[Table, int], Entries],
        change: Callable[[list[Pseudonym]], list[Pseudonym]],
        statements: Callable[[TableRow], Sequence[Statement]],
    ) -> LiveTable:
        """Change the people behind the pseudonyms of a table, with entries that go before. They are
        one append: a copy at another server that still knows the old names cannot append past
        it."""
        live = await self.tables.get(id_)

        async def attempt() -> None:
            await self.tables.catch_up(live)
            table, now = live.table, live.now()
            made = [*entries(table, now), log.PseudonymsChanged(at=now)]
            lines, _ = table.pseudonyms.write(made)
            raw = await self._database.read_log(id_)
            known = change(await self.tables.rows.pseudonyms(id_))
            fresh = Table.replay(id_, [*raw[: table.version], *lines], known)
            fresh.stream = table.stream
            row = self.row(fresh)
            live.table = fresh
            try:
                await self._append(live, table.version, lines, statements(row))
            except BaseException:
                await asyncio.shield(self.tables.reload(live))
                raise
            self.tables.note_row(row)
            self.tables.publish(live)
            self.tables.changed(live)

        async with live.lock:
            await self._retry(attempt)
        return live

    # -- changes that no player asked for --------------------------------------------------------

    async def change(self, id_: str, entries: Callable[[LiveTable], Entries]) -> None:
        """Append what `entries` returns for the table as it is now."""
        live = await self.tables.get(id_)

        async def attempt() -> None:
            await self.tables.catch_up(live)
            await self.save(live, entries(live))

        async with live.lock:
            await self._retry(attempt)

    async def _retry(self, attempt: Callable[[], Awaitable[None]]) -> None:
        for _ in range(_ATTEMPTS):
            with suppress(SequenceConflict):
                await attempt()
                return
        raise BusyError("the table is busy; try again")

    async def end(self, id_: str) -> None:
        """End a table without a result, even with players seated."""
        await self.change(id_, self._end)

    def _end(self, live: LiveTable) -> Entries:
        return [log.Abandoned(at=live.now())] if live.table.status in UNFINISHED else []

    async def hide(self, id_: str, *, hidden: bool) -> None:
        """Make a public table private, or public again."""

        def entries(live: LiveTable) -> Entries:
            if live.table.hidden == hidden:
                return []
            return [log.VisibilityChanged(at=live.now(), hidden=hidden)]

        await self.change(id_, entries)

    async def note_hint(self, id_: str) -> None:
        """Note that a hint was given for the next decision: the move may come to another server."""

        def entries(live: LiveTable) -> Entries:
            table = live.table
            if table.hint_for == len(table.moves) or table.status != "playing":
                return []
            return [log.HintGiven(at=live.now(), seat=table.position.seat)]

        await self.change(id_, entries)

    async def delete(self, id_: str) -> bool:
        """Delete a table and its log, readable or not; False if there is none."""
        try:
            live = await self.tables.get(id_)
        except BrokenLogError:
            return await self.tables.rows.delete(id_)
        except NotFoundError:
            return False
        async with live.lock:
            deleted = await self.tables.rows.delete(id_)
            self.tables.drop(id_)
        self._database.notify(TABLE, id_)
        self._database.notify(LISTED, id_)
        return deleted

    async def ends_with_stream(self, live: LiveTable, now: int) -> bool:
        """End games on a closed stream, whose dice are known. The table's lock is held."""
        if live.stream is None or live.table.status not in UNFINISHED:
            return False
        await self._streams.look(live)
        if not self._streams.closed(live.stream):
            return False
        await self.save(live, [log.Abandoned(at=now)])
        return True

    async def end_idle(self) -> None:
        """End idle tables and free their seats."""
        now = self._database.now()
        async for id_, limit in self.tables.idle(now, self._uptime.elapsed):
            if self.draining:
                return
            try:
                await self.change(id_, partial(self._end_if_idle, now=now, limit=limit))
            except (StorageError, BrokenLogError, UnavailableError):  # logged where it was found
                continue
            except Exception:  # noqa: BLE001  # one table must not stop the others
                await logger.aexception("an idle table could not be ended", table=id_)

    def _end_if_idle(self, live: LiveTable, *, now: int, limit: int) -> Entries:
        idle = self._uptime.elapsed(live.table.updated, now) > limit
        turn_is_over = (live.deadline or now) <= now  # turns may take days
        return self._end(live) if idle and turn_is_over and not live.watched else []

    # -- sockets ---------------------------------------------------------------------------

    async def join(
        self,
        live: LiveTable,
        person: Person | None,
        since: int | None,
        outbox: Outbox,
        entries: int | None = None,
    ) -> LiveTable:
        """A socket begins to follow the table; a player who comes back gets the seat back."""
        id_ = live.table.id
        live = await self.tables.get(id_)  # it may have been forgotten since it was read
        async with live.lock:
            if person is not None:
                live.note_seen(person.id)
            try:
                await self.tables.catch_up(live)
                await self._retry(lambda: self._take_back_seat(live, person))
            finally:
                live.add(outbox)  # only now: the welcome is its first message
                outbox.push(self._serializer.welcome(live, person, since, entries))
            self._publish_coming_or_going(live, outbox)
            self.tables.changed(live)
        return live

    async def _take_back_seat(self, live: LiveTable, person: Person | None) -> None:
        if person is None or live.table.status != "playing" or "play" not in person.scopes:
            return
        back: Entries = [
            log.StandInEnded(at=live.now(), seat=seat.index)
            for seat in live.table.seats
            if seat.person == person.id and seat.stand_in == "away"
        ]
        await self.save(live, back)

    async def part(self, live: LiveTable, outbox: Outbox) -> None:
        live.remove(outbox)
        live.note_seen(outbox.person)
        async with live.lock:
            self._publish_coming_or_going(live, outbox)
            self.tables.changed(live)

    def _publish_coming_or_going(self, live: LiveTable, outbox: Outbox) -> None:
        """Who is connected has changed; published only where it shows: at the seats, or to a
        few."""
        self.tables.publish_presence(live)
        seated = outbox.person in live.table.people
        few = len(live.subscribers) <= _PRESENCE_BROADCAST_LIMIT
        if len(live.subscribers - {outbox}) and (seated or few):
            self.tables.publish(live)
