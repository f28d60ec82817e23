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
from roost.server.config import Config
from roost.server.errors import (
    BrokenLogError,
    ComeAgainError,
    ForbiddenError,
    NotFoundError,
    SeatConflictError,
    TooManyError,
    UnavailableError,
    UnknownPersonError,
)
from roost.server.hall.lived import everything
from roost.server.hall.outbox import Outbox
from roost.server.hall.results import players_of
from roost.server.hall.room import Room
from roost.server.hall.streams import Streams, commitment, stream_closed
from roost.server.hall.tables import Tables, no_table, table_moves
from roost.server.hall.voice import Voice
from roost.server.ids import id_from, new_id, now_ms
from roost.server.meters import Counts, NoCounts, UnderWay
from roost.server.people.invites import Invites
from roost.server.person import Person
from roost.server.rates import Buckets
from roost.server.store import AttemptRow, StoreError, TableRow
from roost.server.table import log
from roost.server.table.commands import (
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
from roost.server.table.decide import Entries, begun, decide, own_seat
from roost.server.table.making import made, rematch_setup
from roost.server.table.setup import Setup, check_setup, lesson_setup
from roost.server.table.state import FINISHED, UNFINISHED, Answer, Played, Table

logger = structlog.get_logger("roost.tables")
OnSaved: TypeAlias = Callable[[Answer], None]
Guests: TypeAlias = Sequence[tuple[int, str, str]]  # seat, person, name

# These change what a list of tables shows; so does the end of a game.
_LISTED = {log.Made, log.Sat, log.Stood, log.Started, log.Abandoned, log.TookBack}
_LISTED |= {log.Removed, log.Closed, log.Hidden}
_REPEATABLE = {Sit, Leave, Return, TakeBack, RenewLink, RevokeLink}
_SOON_S = 0.05
_A_FEW = 20  # sockets: among these, everybody hears who comes and goes


class Authority:
    def __init__(
        self, tables: Tables, streams: Streams, invites: Invites, voice: Voice, config: Config
    ) -> None:
        self.tables = tables
        self.counts: Counts = NoCounts()
        self.saving = UnderWay()
        self.draining = False
        self.leaving: set[str] = set()  # persons who are being forgotten
        self._store = tables.store
        self._streams = streams
        self._invites = invites
        self._voice = voice
        self._config = config
        self._making: Counter[str] = Counter()  # tables being saved, by who makes them
        self.made = Buckets(config.limits.tables_per_person_hour)

    # -- making tables ---------------------------------------------------------------------

    async def make(self, setup: Setup, person: Person, attempt: AttemptRow | None = None) -> Room:
        """A new table; as somebody's one `attempt` it is noted with it, or not made at all."""
        self._check_running(person)
        check_setup(setup)
        id_ = new_id() if attempt is None else attempt.table
        return await self._make(setup, person, (), id_, attempt)

    async def teach(self, game: str, pace_ms: int, person: Person) -> Room:
        """A lesson: a table whose dice and whose other player follow its script."""
        self._check_running(person)
        return await self._make(lesson_setup(game, pace_ms), person, (), new_id())

    async def _make(
        self, setup: Setup, person: Person, guests: Guests, id_: str, once: AttemptRow | None = None
    ) -> Room:
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
    ) -> Room:
        now = now_ms()
        stream = await self._streams.for_setup(setup)
        first = made(setup, person, None if stream is None else commitment(stream), now)
        table = Table(id_, first)
        entries: Entries = [first]
        for seat, guest, name in guests:
            entries.append(log.Sat(at=now, seat=seat, person=guest, name=name))
        entries += begun(table, now)
        for entry in entries[1:]:
            table.play(entry)
        room = Room(table, self._config, now)
        await self._streams.attach(room, stream)
        row = self.row(table)
        lines, sitters = table.cast.write(entries)
        await self.tables.leases.take(table.id)
        await self._store.append(table.id, 0, lines, row, sitters, once)
        self.tables.add(room, row)
        return room

    def row(self, table: Table) -> TableRow:
        return TableRow(
            id=table.id,
            status=table.status,
            private=table.setup.private or table.hidden,
            maker=table.made.maker,
            created=table.made.at,
            summary=self._voice.summary(table),
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
        room = await self.tables.admitted(id_, person, key)
        now = now_ms()
        room.seen[person.id] = now
        async with room.lock:
            answer = room.table.first_answer(person.id, command.id)
            if isinstance(answer, GameError):
                raise answer
            if answer is None:
                # Two tables of one stream must not begin at once: each would find the dice unseen.
                begins = room.stream if type(command) is Ready else None
                async with self.tables.leases.guarding(begins.id) if begins else nullcontext():
                    answer = await self._answer(room, person, command, key, now, on_saved)
            elif on_saved is not None:
                on_saved(answer)
            return answer

    async def _answer(
        self,
        room: Room,
        person: Person,
        command: Command,
        key: str | None,
        now: int,
        on_saved: OnSaved | None,
    ) -> Answer:
        table = room.table
        try:
            if isinstance(command, React):
                return self._react(room, person, command, on_saved)
            entries = await self._decide(room, person, command, key, now)
        except (StoreError, TooManyError, ComeAgainError):  # it may well succeed later
            raise
        except GameError as error:
            table.remember(person.id, command.id, error)
            raise
        if not entries:  # the rematch was made before
            return self._answered(table, person, command.id, on_saved, table.rematch)
        last = entries[-1]
        fresh = last.table if type(last) is log.Rematched else None
        answer = Answer(command.id, table.version + len(entries), fresh)
        await self.save(room, entries, None if on_saved is None else lambda: on_saved(answer))
        return answer

    async def _decide(
        self,
        room: Room,
        person: Person,
        command: TableCommand | Rematch,
        key: str | None,
        now: int,
    ) -> Entries:
        if isinstance(command, Rematch):
            return await self._rematch(room, person, command, now)
        if await self.ends_with_stream(room, now):
            raise stream_closed(room.table.setup.dice.stream or "")
        if type(command) is Ready:
            await self._streams.check_unseen(room, person)
        elif type(command) is Sit:
            command = self._invited(room.table, command, command.key or key)
        entries = decide(room.table, person, command, now)
        # Coming and going, and taking back, may be repeated for ever: each is a line in a log.
        if type(command) in _REPEATABLE and not room.may_come_and_go(person.id):
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
        self, room: Room, entries: Entries, on_saved: Callable[[], None] | None = None
    ) -> None:
        """Play entries, write them, then tell. The room's lock is held meanwhile. If the store
        fails, the table is read from it again: whatever was written is the truth."""
        if not entries:
            return
        if room.gone:
            raise table_moves(room.table.id)
        table = room.table
        before, status, since = table.version, table.status, table.since
        try:
            played = [table.play(entry) for entry in entries]
            listed = table.status != status or any(type(e) in _LISTED for e in entries)
            row = self.row(table) if listed else None
            lines, sitters = table.cast.write(entries)
            began = time.perf_counter()
            with self.saving:
                await self._store.append(table.id, before, lines, row, sitters)
            self.counts.wrote(len(lines), time.perf_counter() - began)
        except BaseException:
            await asyncio.shield(self._read_again(room, since))
            raise
        if row is not None:
            self.tables.note(row)
        if on_saved is not None:
            on_saved()
        kinds = {type(entry) for entry in entries}
        if kinds & {log.Removed, log.Closed}:
            self._tell_who_they_are(room)
        self.tell(room, played)
        if kinds & {log.Removed, log.Linked}:
            self.shut_out(room)
        self.tables.changed(room)
        if log.Started in kinds and room.stream is not None:
            readers = [box.reader.id for box in room.subscribers if box.reader is not None]
            await self._streams.note_readers(room, readers)

    def _tell_who_they_are(self, room: Room) -> None:
        """Seats have changed hands or numbers, and not by their own people's doing."""
        for outbox in room.subscribers:
            outbox.push(self._voice.you(room, outbox.reader))

    def shut_out(self, room: Room) -> None:
        """Whoever may not read the table any more is told so, and no more than that."""
        for outbox in list(room.subscribers):
            reader = None if outbox.reader is None else outbox.reader.id
            try:
                self.tables.check_reader(room, reader, outbox.key)
            except GameError as error:
                outbox.push(self._voice.refused(error))
                outbox.close("revoked")

    async def _read_again(self, room: Room, since: int) -> None:
        id_, before, stream = room.table.id, room.table.version, room.table.stream
        if room.gone:
            return
        try:
            raw, sitters = await self._store.log(id_), await self._store.sitters(id_)
            room.table = Table.replay(id_, raw, sitters)
            room.table.stream = stream
            if room.table.version < before:  # not written: the decision goes on where it was
                room.table.since = since
            else:  # written after all: once the refusal is out, everybody sees it
                self.tables.note(self.row(room.table))
                asyncio.get_running_loop().call_later(_SOON_S, self.tell, room, [])
        except GameError as error:
            self.tables.forget(room.table.id)
            for outbox in list(room.subscribers):  # they come back to the table as it is then
                outbox.close("done")
            if not isinstance(error, StoreError):  # the store says so itself, once
                await logger.aexception("a table could not be read again", table=room.table.id)
        else:
            self.tables.changed(room)

    def _react(
        self, room: Room, person: Person, command: React, on_saved: OnSaved | None
    ) -> Answer:
        seat = own_seat(room.table, person, command.seat)
        if not room.may_react(seat.index):
            raise TooManyError("too many reactions; slow down", code="too-fast")
        answer = self._answered(room.table, person, command.id, on_saved)
        self._send(room, self._voice.reacted(seat.index, command.reaction))
        return answer

    async def _rematch(self, room: Room, person: Person, command: Rematch, now: int) -> Entries:
        table = room.table
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
        return [log.Rematched(at=now, table=id_, who=person.id, cmd=command.id)]

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
        room = await self.tables.room(id_)
        async with room.lock:
            if room.table.status in UNFINISHED:
                await self.save(room, [log.Abandoned(at=now_ms())])

    async def hide(self, id_: str, *, hidden: bool) -> None:
        """Make a public table private, or public again."""
        room = await self.tables.room(id_)
        async with room.lock:
            if room.table.hidden != hidden:
                await self.save(room, [log.Hidden(at=now_ms(), hidden=hidden)])

    async def delete(self, id_: str) -> bool:
        """Delete a table and its log, readable or not; False where there is none."""
        try:
            room = await self.tables.room(id_)
        except BrokenLogError:
            return await self._store.delete(id_)
        except NotFoundError:
            return False
        async with room.lock:
            if room.timer is not None:
                room.timer.cancel()
            deleted = await self._store.delete(id_)
            self.tables.drop(id_)
            for outbox in list(room.subscribers):
                outbox.push(self._voice.refused(no_table(id_)))
                outbox.close("revoked")
        return deleted

    # -- ending tables ---------------------------------------------------------------------

    async def ends_with_stream(self, room: Room, now: int) -> bool:
        """Once a stream is closed its dice are known: its games end. The room's lock is held."""
        if room.stream is None or room.table.status not in UNFINISHED:
            return False
        await self._streams.look(room)
        if not self._streams.closed(room.stream):
            return False
        await self.save(room, [log.Abandoned(at=now)])
        return True

    async def end_idle(self, now: int, lived: Callable[[int, int], int] = everything) -> None:
        """End tables that everybody has forgotten: their seeds are revealed, their places free.
        `lived` says how much of the time between two moments counts."""
        async for id_, most in self.tables.old(now, lived):
            if self.draining:
                return
            try:
                await self._end_if_idle(id_, now, lived, most)
            except (StoreError, BrokenLogError, UnavailableError):  # said where it was found
                continue
            except Exception:  # noqa: BLE001  # one table must not stop the others
                await logger.aexception("an idle table could not be ended", table=id_)

    async def _end_if_idle(
        self, id_: str, now: int, lived: Callable[[int, int], int], most: int
    ) -> None:
        room = await self.tables.adopt(id_)
        async with room.lock:
            forgotten = lived(room.table.updated, now) > most and not room.subscribers
            forgotten = forgotten and (room.deadline or now) <= now  # turns may take days
            if forgotten and room.table.status in UNFINISHED:
                await self.save(room, [log.Abandoned(at=now)])

    # -- telling ---------------------------------------------------------------------------

    def tell(self, room: Room, played: Sequence[Played]) -> None:
        """Everybody at the table sees the change: one message, the same for all."""
        if room.subscribers:
            self._send(room, self._voice.update(room, played))

    def _send(self, room: Room, message: str) -> None:
        for outbox in room.subscribers:
            outbox.push(message)

    async def join(
        self, room: Room, person: Person | None, since: int | None, outbox: Outbox
    ) -> None:
        """A socket begins to follow the table; whoever comes back gets the seat back."""
        async with room.lock:
            if room.gone:
                raise table_moves(room.table.id)
            if person is not None:
                room.seen[person.id] = now_ms()
            room.add(outbox)
            try:
                await self._hand_back(room, person)
            finally:
                outbox.push(self._voice.welcome(room, person, since))
            self._tell_others(room, outbox)
            self.tables.changed(room)

    async def _hand_back(self, room: Room, person: Person | None) -> None:
        if person is None or room.table.status != "playing" or "play" not in person.scopes:
            return
        back: Entries = [
            log.HandedBack(at=now_ms(), seat=seat.index)
            for seat in room.table.seats
            if seat.person == person.id and seat.kept in ("away", "withheld")
        ]
        await self.save(room, back)

    async def part(self, room: Room, outbox: Outbox) -> None:
        room.remove(outbox)
        if outbox.person is not None:
            room.seen[outbox.person] = now_ms()
        async with room.lock:
            self._tell_others(room, outbox)
            self.tables.changed(room)

    def _tell_others(self, room: Room, outbox: Outbox) -> None:
        """Who is connected has changed; said only where it shows, at the seats or to a few."""
        seated = outbox.person in room.table.people
        if len(room.subscribers - {outbox}) and (seated or len(room.subscribers) <= _A_FEW):
            self.tell(room, [])
