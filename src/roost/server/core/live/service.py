"""The authority over the tables, free of sockets: every command is checked by the rules, saved in
one transaction, and only then acknowledged and told to everybody at the table.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from dataclasses import replace
from typing import TypeAlias

import structlog

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
from roost.server.core.ids import id_from, new_id, now_ms
from roost.server.core.live.live_table import LiveTable
from roost.server.core.live.outbox import Outbox
from roost.server.core.live.results import players_of
from roost.server.core.live.serializer import TableSerializer
from roost.server.core.live.streams import Streams, commitment, stream_closed
from roost.server.core.live.tables import Tables, no_table, table_moves
from roost.server.core.live.uptime import wall_time
from roost.server.core.metrics import Counts, NoCounts, UnderWay
from roost.server.core.person import Person
from roost.server.core.rate_limit import TokenBuckets
from roost.server.core.table import log
from roost.server.core.table.commands import (
    Command,
    Leave,
    React,
    Ready,
    Rematch,
    RenewLink,
    Return,
    RevokeLink,
    Sit,
    TableCommand,
    TakeBack,
)
from roost.server.core.table.creation import new_log, rematch_setup
from roost.server.core.table.decide import Entries, begun, decide, own_seat
from roost.server.core.table.setup import Setup, check_setup, lesson_setup
from roost.server.core.table.state import FINISHED, UNFINISHED, Answer, Played, Table
from roost.server.store import AttemptRow, StoreError, TableRow

logger = structlog.get_logger("roost.tables")
OnSaved: TypeAlias = Callable[[Answer], None]
Guests: TypeAlias = Sequence[tuple[int, str, str]]  # seat, person, name

# These change what a list of tables shows; so does the end of a game.
_LISTED = {
    log.TableCreated,
    log.SeatTaken,
    log.SeatLeft,
    log.Started,
    log.Abandoned,
    log.RollTakenBack,
}
_LISTED |= {log.Removed, log.SeatClosed, log.VisibilityChanged}
_REPEATABLE = {Sit, Leave, Return, TakeBack, RenewLink, RevokeLink}
_SOON_S = 0.05
_PRESENCE_BROADCAST_LIMIT = 20  # sockets: among these, everybody hears who comes and goes


class TableService:
    def __init__(
        self,
        tables: Tables,
        streams: Streams,
        invites: Invites,
        serializer: TableSerializer,
        config: Config,
    ) -> None:
        self.tables = tables
        self.counts: Counts = NoCounts()
        self.saving = UnderWay()
        self.draining = False
        self.leaving: set[str] = set()  # persons who are being forgotten
        self._store = tables.store
        self._streams = streams
        self._invites = invites
        self._serializer = serializer
        self._config = config
        self._making: Counter[str] = Counter()  # tables being saved, by who makes them
        self.made = TokenBuckets(config.limits.tables_per_person_hour)

    # -- making tables ---------------------------------------------------------------------

    async def make(
        self, setup: Setup, person: Person, attempt: AttemptRow | None = None
    ) -> LiveTable:
        """A new table; as somebody's one `attempt` it is noted with it, or not made at all."""
        self._check_running(person)
        check_setup(setup)
        id_ = new_id() if attempt is None else attempt.table
        return await self._make(setup, person, (), id_, attempt)

    async def teach(self, game: str, pace_ms: int, person: Person) -> LiveTable:
        """A lesson: a table whose dice and whose other player follow its script."""
        self._check_running(person)
        return await self._make(lesson_setup(game, pace_ms), person, (), new_id())

    async def _make(
        self, setup: Setup, person: Person, guests: Guests, id_: str, once: AttemptRow | None = None
    ) -> LiveTable:
        most = self._config.limits.tables_per_person
        if self.tables.lobby.made_by(person.id) + self._making[person.id] >= most:
            raise TooManyError(
                f"{most} unfinished tables are the most; end one first",
                code="too-many-tables",
                most=most,
            )
        if not self.made.take(person.id):
            raise TooManyError("too many new tables; slow down", code="too-fast")
        self._making[person.id] += 1
        try:
            return await self._set_up(setup, person, guests, id_, once)
        finally:
            self._making[person.id] -= 1
            if not self._making[person.id]:
                del self._making[person.id]

    async def _set_up(
        self, setup: Setup, person: Person, guests: Guests, id_: str, once: AttemptRow | None
    ) -> LiveTable:
        now = now_ms()
        stream = await self._streams.for_setup(setup)
        first = new_log(setup, person, None if stream is None else commitment(stream), now)
        table = Table(id_, first)
        entries: Entries = [first]
        for seat, guest, name in guests:
            entries.append(log.SeatTaken(at=now, seat=seat, person=guest, name=name))
        entries += begun(table, now)
        for entry in entries[1:]:
            table.play(entry)
        live_table = LiveTable(table, self._config, now)
        await self._streams.attach(live_table, stream)
        row = self.row(table)
        lines, pseudonyms = table.pseudonyms.write(entries)
        await self.tables.leases.take(table.id)
        await self._store.append(table.id, 0, lines, row, pseudonyms, once)
        self.tables.add(live_table, row)
        return live_table

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
            at=table.updated,
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
        """Do what the command asks, once. `on_saved` hears of it before everybody else does."""
        self._check_running(person)
        if key is None and type(command) is Sit:
            key = command.key
        live_table = await self.tables.admitted(id_, person, key)
        now = now_ms()
        live_table.seen[person.id] = now
        async with live_table.lock:
            answer = live_table.table.first_answer(person.id, command.id)
            if isinstance(answer, GameError):
                raise answer
            if answer is None:
                # Two tables of one stream must not begin at once: each would find the dice unseen.
                begins = live_table.stream if type(command) is Ready else None
                async with self.tables.leases.lock(begins.id) if begins else nullcontext():
                    answer = await self._answer(live_table, person, command, key, now, on_saved)
            elif on_saved is not None:
                on_saved(answer)
            return answer

    async def _answer(
        self,
        live_table: LiveTable,
        person: Person,
        command: Command,
        key: str | None,
        now: int,
        on_saved: OnSaved | None,
    ) -> Answer:
        table = live_table.table
        try:
            if isinstance(command, React):
                return self._react(live_table, person, command, on_saved)
            entries = await self._decide(live_table, person, command, key, now)
        except (StoreError, TooManyError, ComeAgainError):  # it may well succeed later
            raise
        except GameError as error:
            table.remember(person.id, command.id, error)
            raise
        if not entries:  # the rematch was made before
            return self._answered(table, person, command.id, on_saved, table.rematch)
        last = entries[-1]
        fresh = last.table if type(last) is log.RematchCreated else None
        answer = Answer(command.id, table.version + len(entries), fresh)
        await self.save(live_table, entries, None if on_saved is None else lambda: on_saved(answer))
        return answer

    async def _decide(
        self,
        live_table: LiveTable,
        person: Person,
        command: TableCommand | Rematch,
        key: str | None,
        now: int,
    ) -> Entries:
        if isinstance(command, Rematch):
            return await self._rematch(live_table, person, command, now)
        if await self.ends_with_stream(live_table, now):
            raise stream_closed(live_table.table.setup.dice.stream or "")
        if type(command) is Ready:
            await self._streams.check_unseen(live_table, person)
        elif type(command) is Sit:
            command = self._invited(live_table.table, command, command.key or key)
        entries = decide(live_table.table, person, command, now)
        # Coming and going, and taking back, may be repeated for ever: each is a line in a log.
        if type(command) in _REPEATABLE and not live_table.may_come_and_go(person.id):
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
        self, live_table: LiveTable, entries: Entries, on_saved: Callable[[], None] | None = None
    ) -> None:
        """Play entries, write them, then tell. The room's lock is held meanwhile. If the store
        fails, the table is read from it again: whatever was written is the truth."""
        if not entries:
            return
        if live_table.gone:
            raise table_moves(live_table.table.id)
        table = live_table.table
        before, status, since = table.version, table.status, table.since
        try:
            played = [table.play(entry) for entry in entries]
            listed = table.status != status or any(type(e) in _LISTED for e in entries)
            row = self.row(table) if listed else None
            lines, pseudonyms = table.pseudonyms.write(entries)
            began = time.perf_counter()
            with self.saving:
                await self._store.append(table.id, before, lines, row, pseudonyms)
            self.counts.wrote(len(lines), time.perf_counter() - began)
        except BaseException:
            await asyncio.shield(self._read_again(live_table, since))
            raise
        if row is not None:
            self.tables.note(row)
        if on_saved is not None:
            on_saved()
        kinds = {type(entry) for entry in entries}
        if kinds & {log.Removed, log.SeatClosed}:
            self._publish_identities(live_table)
        self.publish(live_table, played)
        if kinds & {log.Removed, log.LinkRenewed}:
            self.shut_out(live_table)
        self.tables.changed(live_table)
        if log.Started in kinds and live_table.stream is not None:
            readers = [box.reader.id for box in live_table.subscribers if box.reader is not None]
            await self._streams.note_readers(live_table, readers)

    def _publish_identities(self, live_table: LiveTable) -> None:
        """Seats have changed hands or numbers, and not by their own people's doing."""
        for outbox in live_table.subscribers:
            outbox.push(self._serializer.you(live_table, outbox.reader))

    def shut_out(self, live_table: LiveTable) -> None:
        """Whoever may not read the table any more is told so, and no more than that."""
        for outbox in list(live_table.subscribers):
            reader = None if outbox.reader is None else outbox.reader.id
            try:
                self.tables.check_reader(live_table, reader, outbox.key)
            except GameError as error:
                outbox.push(self._serializer.refused(error))
                outbox.close("revoked")

    async def _read_again(self, live_table: LiveTable, since: int) -> None:
        id_, before, stream = live_table.table.id, live_table.table.version, live_table.table.stream
        if live_table.gone:
            return
        try:
            raw, pseudonyms = await self._store.log(id_), await self._store.pseudonyms(id_)
            live_table.table = Table.replay(id_, raw, pseudonyms)
            live_table.table.stream = stream
            if live_table.table.version < before:  # not written: the decision goes on where it was
                live_table.table.since = since
            else:  # written after all: once the refusal is out, everybody sees it
                self.tables.note(self.row(live_table.table))
                asyncio.get_running_loop().call_later(_SOON_S, self.publish, live_table, [])
        except GameError as error:
            self.tables.forget(live_table.table.id)
            for outbox in list(live_table.subscribers):  # they come back to the table as it is then
                outbox.close("done")
            if not isinstance(error, StoreError):  # the store says so itself, once
                await logger.aexception(
                    "a table could not be read again", table=live_table.table.id
                )
        else:
            self.tables.changed(live_table)

    def _react(
        self, live_table: LiveTable, person: Person, command: React, on_saved: OnSaved | None
    ) -> Answer:
        seat = own_seat(live_table.table, person, command.seat)
        if not live_table.may_react(seat.index):
            raise TooManyError("too many reactions; slow down", code="too-fast")
        answer = self._answered(live_table.table, person, command.id, on_saved)
        self._send(live_table, self._serializer.reacted(seat.index, command.reaction))
        return answer

    async def _rematch(
        self, live_table: LiveTable, person: Person, command: Rematch, now: int
    ) -> Entries:
        table = live_table.table
        if not table.seats_of(person.id):
            raise ForbiddenError("you did not sit at this table", code="foreign-seat", seat=-1)
        if table.status not in FINISHED:
            raise SeatConflictError("the game is not over yet", code="not-over")
        if table.rematch is not None:
            return []
        # A server that was killed before it noted the rematch finds the table it had made.
        id_ = id_from(f"roost-rematch/1:{table.id}")
        if not await self._store.log(id_):
            away = {person.id, *table.removed}
            guests = [  # whoever was forgotten has no name any more
                ((seat.index + command.swap) % len(table.seats), seat.person, seat.name)
                for seat in table.seats
                if seat.person is not None and seat.person not in away and seat.name is not None
            ]
            setup = rematch_setup(table, person, swap=command.swap)
            await self._make(setup, person, guests, id_)
        return [log.RematchCreated(at=now, table=id_, who=person.id, cmd=command.id)]

    def _invited(self, table: Table, command: Sit, key: str | None) -> Sit:
        """A link names its seat by the number it had when the table was made: the seat may have
        moved up meanwhile."""
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
            raise UnknownPersonError("this guest is being forgotten")

    # -- for who runs the server ---------------------------------------------------------------

    async def end(self, id_: str) -> None:
        """End a table without a result, whoever sits there."""
        live_table = await self.tables.live_table(id_)
        async with live_table.lock:
            if live_table.table.status in UNFINISHED:
                await self.save(live_table, [log.Abandoned(at=now_ms())])

    async def hide(self, id_: str, *, hidden: bool) -> None:
        """Make a public table private, or public again."""
        live_table = await self.tables.live_table(id_)
        async with live_table.lock:
            if live_table.table.hidden != hidden:
                await self.save(live_table, [log.VisibilityChanged(at=now_ms(), hidden=hidden)])

    async def delete(self, id_: str) -> bool:
        """Delete a table and its log, readable or not; False where there is none."""
        try:
            live_table = await self.tables.live_table(id_)
        except BrokenLogError:
            return await self._store.delete(id_)
        except NotFoundError:
            return False
        async with live_table.lock:
            if live_table.timer is not None:
                live_table.timer.cancel()
            deleted = await self._store.delete(id_)
            self.tables.drop(id_)
            for outbox in list(live_table.subscribers):
                outbox.push(self._serializer.refused(no_table(id_)))
                outbox.close("revoked")
        return deleted

    # -- ending tables ---------------------------------------------------------------------

    async def ends_with_stream(self, live_table: LiveTable, now: int) -> bool:
        """Once a stream is closed its dice are known: its games end. The room's lock is held."""
        if live_table.stream is None or live_table.table.status not in UNFINISHED:
            return False
        await self._streams.look(live_table)
        if not self._streams.closed(live_table.stream):
            return False
        await self.save(live_table, [log.Abandoned(at=now)])
        return True

    async def end_idle(self, now: int, elapsed: Callable[[int, int], int] = wall_time) -> None:
        """End tables that everybody has forgotten: their seeds are revealed, their places free.
        `elapsed` says how much of the time between two moments counts."""
        async for id_, most in self.tables.old(now, elapsed):
            if self.draining:
                return
            try:
                await self._end_if_idle(id_, now, elapsed, most)
            except (StoreError, BrokenLogError, UnavailableError):  # said where it was found
                continue
            except Exception:  # noqa: BLE001  # one table must not stop the others
                await logger.aexception("an idle table could not be ended", table=id_)

    async def _end_if_idle(
        self, id_: str, now: int, elapsed: Callable[[int, int], int], most: int
    ) -> None:
        live_table = await self.tables.adopt(id_)
        async with live_table.lock:
            forgotten = elapsed(live_table.table.updated, now) > most and not live_table.subscribers
            forgotten = forgotten and (live_table.deadline or now) <= now  # turns may take days
            if forgotten and live_table.table.status in UNFINISHED:
                await self.save(live_table, [log.Abandoned(at=now)])

    # -- telling ---------------------------------------------------------------------------

    def publish(self, live_table: LiveTable, played: Sequence[Played]) -> None:
        """Everybody at the table sees the change: one message, the same for all."""
        if live_table.subscribers:
            self._send(live_table, self._serializer.update(live_table, played))

    def _send(self, live_table: LiveTable, message: str) -> None:
        for outbox in live_table.subscribers:
            outbox.push(message)

    async def join(
        self, live_table: LiveTable, person: Person | None, since: int | None, outbox: Outbox
    ) -> None:
        """A socket begins to follow the table; whoever comes back gets the seat back."""
        async with live_table.lock:
            if live_table.gone:
                raise table_moves(live_table.table.id)
            if person is not None:
                live_table.seen[person.id] = now_ms()
            live_table.add(outbox)
            try:
                await self._hand_back(live_table, person)
            finally:
                outbox.push(self._serializer.welcome(live_table, person, since))
            self._publish_to_others(live_table, outbox)
            self.tables.changed(live_table)

    async def _hand_back(self, live_table: LiveTable, person: Person | None) -> None:
        if person is None or live_table.table.status != "playing" or "play" not in person.scopes:
            return
        back: Entries = [
            log.StandInEnded(at=now_ms(), seat=seat.index)
            for seat in live_table.table.seats
            if seat.person == person.id and seat.stand_in in ("away", "withheld")
        ]
        await self.save(live_table, back)

    async def part(self, live_table: LiveTable, outbox: Outbox) -> None:
        live_table.remove(outbox)
        if outbox.person is not None:
            live_table.seen[outbox.person] = now_ms()
        async with live_table.lock:
            self._publish_to_others(live_table, outbox)
            self.tables.changed(live_table)

    def _publish_to_others(self, live_table: LiveTable, outbox: Outbox) -> None:
        """Who is connected has changed; said only where it shows, at the seats or to a few."""
        seated = outbox.person in live_table.table.people
        if len(live_table.subscribers - {outbox}) and (
            seated or len(live_table.subscribers) <= _PRESENCE_BROADCAST_LIMIT
        ):
            self.publish(live_table, [])
