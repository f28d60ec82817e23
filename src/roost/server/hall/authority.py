"""The table authority, free of sockets: every command is checked by the rules, saved in one
transaction, and only then acknowledged and told to everybody at the table.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import nullcontext

import msgspec
import structlog

from roost import wire
from roost.fairdice import DuplicateDice
from roost.rules.errors import GameError
from roost.server.config import Config
from roost.server.errors import (
    ForbiddenError,
    NotFoundError,
    SeatConflictError,
    TooManyError,
    UnavailableError,
)
from roost.server.hall import lobby as lists
from roost.server.hall.outbox import Outbox
from roost.server.hall.room import Room
from roost.server.hall.streams import Streams, closed
from roost.server.http.limits import Buckets
from roost.server.ids import id_from, new_id, now_ms
from roost.server.people.invites import Invites
from roost.server.people.person import Person
from roost.server.store import Store, StoreError, StreamRow, TableRow
from roost.server.table import log
from roost.server.table import setup as making
from roost.server.table.commands import decide, own_seat, start
from roost.server.table.state import Played, Table
from roost.server.table.tutor import may_hear_tutor
from roost.server.views.table import step_view, table_view

logger = structlog.get_logger("roost.tables")
encode = msgspec.json.Encoder().encode

# These change what a list of tables shows; so does the end of a game.
_LISTED = {log.Made, log.Sat, log.Stood, log.Started, log.Abandoned, log.TookBack}
_REPEATABLE = {wire.Sit, wire.Leave, wire.Return, wire.TakeBack}
UNFINISHED = ("open", "revealing", "playing")


class Authority:
    """`after_change` is told of every room that changed: the driver plans what is due there."""

    def __init__(self, store: Store, invites: Invites, streams: Streams, config: Config) -> None:
        self.store = store
        self.invites = invites
        self.streams = streams
        self.config = config
        self.rooms: dict[str, Room] = {}
        self.directory: dict[str, TableRow] = {}
        self.draining = False
        self.after_change: Callable[[Room], None] = lambda _: None
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._making: Counter[str] = Counter()  # tables being saved, by who makes them
        self._made: Buckets = Buckets(config.limits.tables_per_person_hour)
        self._beginning = asyncio.Lock()  # of a game whose dice other tables share

    async def open(self) -> None:
        """Know every unfinished table again."""
        self.directory = {row.id: row for row in await self.store.unfinished()}

    # -- finding tables --------------------------------------------------------------------

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
        raw = await self.store.log(id_)
        if not raw:
            raise no_table(id_)
        room = Room(Table.replay(id_, raw), self.config, now_ms())
        await self._attach_stream(room)
        self.rooms[id_] = room
        self.after_change(room)
        return room

    async def _attach_stream(self, room: Room, row: StreamRow | None = None) -> None:
        dice = room.table.request.dice
        if isinstance(dice, wire.DuplicateDice):
            room.stream = row or await self.streams.get(dice.stream)
            room.table.stream = DuplicateDice(room.stream.id, room.stream.seed)

    def may_read(self, table: Table, person: Person | None, key: str | None) -> bool:
        if not table.request.private:
            return True
        if person is not None and (person.id == table.made.maker or person.id in table.people):
            return True
        return self.invites.opens_table(table, key)

    async def readable(self, id_: str, person: Person | None, key: str | None) -> Room:
        """The table, or the same refusal whether it is private or not there at all."""
        room = await self.room(id_)
        if not self.may_read(room.table, person, key):
            raise no_table(id_)
        return room

    # -- making tables ---------------------------------------------------------------------

    async def make(self, request: wire.TableRequest, person: Person) -> Room:
        self._check_running()
        making.check_request(request)
        return await self._make(request, person, [])

    async def _make(
        self,
        request: wire.TableRequest,
        person: Person,
        guests: list[tuple[int, str, str]],
        id_: str | None = None,
    ) -> Room:
        mine = sum(row.maker == person.id for row in self.directory.values())
        most = self.config.limits.tables_per_person
        if mine + self._making[person.id] >= most:
            raise TooManyError(
                f"{most} unfinished tables are the most; end one first", code="too-many-tables",
                most=most,
            )  # fmt: skip
        if not self._made.take(person.id):
            raise TooManyError("too many new tables; slow down", code="too-fast")
        self._making[person.id] += 1
        try:
            return await self._set_up(request, person, guests, id_ or new_id())
        finally:
            self._making[person.id] -= 1
            if not self._making[person.id]:
                del self._making[person.id]

    async def _set_up(
        self,
        request: wire.TableRequest,
        person: Person,
        guests: list[tuple[int, str, str]],
        id_: str,
    ) -> Room:
        now = now_ms()
        stream = None
        if isinstance(request.dice, wire.DuplicateDice):
            stream = await self.streams.get_open(request.dice.stream)
        made = making.made(request, person, stream, now)
        table = Table(id_, made)
        entries: list[log.AnyEntry] = [made]
        for seat, guest, name in guests:
            entries.append(log.Sat(at=now, seat=seat, person=guest, name=name))
        if table.status == "revealing":  # bots only: nobody to wait for
            entries.append(start(table, now))
        for entry in entries[1:]:
            table.play(entry)
        room = Room(table, self.config, now)
        await self._attach_stream(room, stream)
        row = lists.row_of(table)
        await self.store.append(table.id, 0, [encode(entry) for entry in entries], row)
        self.rooms[table.id] = room
        self.directory[table.id] = row
        self.after_change(room)
        return room

    # -- commands --------------------------------------------------------------------------

    async def submit(
        self,
        id_: str,
        person: Person,
        command: wire.Command,
        key: str | None = None,
        on_saved: Callable[[wire.Ack], None] | None = None,
    ) -> wire.Ack:
        """Do what the command asks, once. `on_saved` hears of it before everybody else does."""
        self._check_running()
        room = self.rooms.get(id_) or await self.room(id_)
        if not self.may_read(room.table, person, key or getattr(command, "key", None)):
            raise no_table(id_)
        now = now_ms()
        room.used = room.seen[person.id] = now
        async with room.lock:
            answer = room.table.first_answer(person.id, command.id)
            if isinstance(answer, GameError):
                raise answer
            if answer is None:
                # Two tables of one stream must not begin at once: each would find the dice unseen.
                shared = isinstance(command, wire.Ready) and room.stream is not None
                async with self._beginning if shared else nullcontext():
                    answer = await self._answer(room, person, command, key, now, on_saved)
            elif on_saved is not None:
                on_saved(answer)
            return answer

    async def _answer(
        self,
        room: Room,
        person: Person,
        command: wire.Command,
        key: str | None,
        now: int,
        on_saved: Callable[[wire.Ack], None] | None,
    ) -> wire.Ack:
        table = room.table
        try:
            if isinstance(command, wire.React):
                return self._react(room, person, command, on_saved)
            if isinstance(command, wire.Rematch):
                entries = await self._rematch(room, person, command, now)
            else:
                await self._check_stream(room, now)
                if isinstance(command, wire.Ready):
                    await self._check_unseen(room, person)
                if isinstance(command, wire.Sit):
                    self._check_invite(table, command, command.key or key)
                entries = decide(table, person, command, now)
                self._check_pace(room, person, command)
        except (StoreError, TooManyError):  # the same command may well succeed later
            raise
        except GameError as error:
            table.remember(person.id, command.id, error)
            raise
        made = getattr(entries[-1], "table", None) if entries else table.rematch
        ack = wire.Ack(id=command.id, version=table.version + len(entries), table=made)
        if entries:
            await self.save(room, entries, None if on_saved is None else lambda: on_saved(ack))
        else:
            self._answered(table, person, ack, on_saved)
        return ack

    def _answered(
        self,
        table: Table,
        person: Person,
        ack: wire.Ack,
        on_saved: Callable[[wire.Ack], None] | None,
    ) -> None:
        """The answer to a command that leaves nothing in the log."""
        table.remember(person.id, ack.id, ack)
        if on_saved is not None:
            on_saved(ack)

    async def save(
        self, room: Room, entries: list[log.AnyEntry], on_saved: Callable[[], None] | None = None
    ) -> None:
        """Write entries, then tell. The room's lock is held. If the store fails, the table is read
        from it again: whatever was written is the truth."""
        if not entries:
            return
        table = room.table
        before, status, since = table.version, table.status, table.since
        try:
            played = [table.play(entry) for entry in entries]
            listed = table.status != status or any(type(e) in _LISTED for e in entries)
            row = lists.row_of(table) if listed else None
            await self.store.append(table.id, before, [encode(entry) for entry in entries], row)
        except BaseException:
            await asyncio.shield(self._read_again(room, since))
            raise
        if row is not None:
            self._list(row)
        if on_saved is not None:
            on_saved()
        self.tell(room, played)
        self.after_change(room)

    async def _read_again(self, room: Room, since: int) -> None:
        before, stream = room.table.version, room.table.stream
        try:
            room.table = Table.replay(room.table.id, await self.store.log(room.table.id))
            room.table.stream = stream
            if room.table.version < before:  # not written: the decision goes on where it was
                room.table.since = since
        except GameError:
            self.rooms.pop(room.table.id, None)
            for outbox in list(room.subscribers):  # they come back to the table as it is then
                outbox.close("done")
            await logger.aexception("a table could not be read again", table=room.table.id)
        else:
            self.after_change(room)

    def _react(
        self,
        room: Room,
        person: Person,
        command: wire.React,
        on_saved: Callable[[wire.Ack], None] | None,
    ) -> wire.Ack:
        seat = own_seat(room.table, person, command.seat)
        if not room.may_react(seat.index):
            raise TooManyError("too many reactions; slow down", code="too-fast")
        ack = wire.Ack(id=command.id, version=room.table.version)
        self._answered(room.table, person, ack, on_saved)
        self._send(room, wire.Reacted(seat=seat.index, reaction=command.reaction))
        return ack

    async def _rematch(
        self, room: Room, person: Person, command: wire.Rematch, now: int
    ) -> list[log.AnyEntry]:
        table = room.table
        if not table.seats_of(person.id):
            raise ForbiddenError("you did not sit at this table", code="foreign-seat", seat=-1)
        if table.status not in ("over", "abandoned"):
            raise SeatConflictError("the game is not over yet", code="not-over")
        if table.rematch is not None:
            return []
        request = making.rematch_request(table, person)
        guests = [
            (seat.index, seat.person, seat.name or "")
            for seat in table.seats
            if seat.person not in (None, person.id)
        ]
        fresh = await self._rematch_of(table.id, request, person, guests)
        return [log.Rematched(at=now, table=fresh.table.id, who=person.id, cmd=command.id)]

    async def _rematch_of(
        self,
        table: str,
        request: wire.TableRequest,
        person: Person,
        guests: list[tuple[int, str, str]],
    ) -> Room:
        """A server that was killed before it noted the rematch finds the table it had made."""
        id_ = id_from(f"roost-rematch/1:{table}")
        if await self.store.log(id_):
            return await self.room(id_)
        return await self._make(request, person, guests, id_)

    def _check_invite(self, table: Table, command: wire.Sit, key: str | None) -> None:
        if command.seat >= len(table.seats):
            return
        invited = isinstance(table.seats[command.seat].spec, wire.SeatInvite)
        if invited and not self.invites.opens_seat(table.id, command.seat, key):
            raise ForbiddenError(
                f"seat {command.seat} needs its link", code="needs-invite", seat=command.seat
            )

    async def _check_stream(self, room: Room, now: int) -> None:
        if await self.ends_with_stream(room, now):
            stream = room.table.request.dice.stream  # type: ignore[union-attr]
            raise SeatConflictError(
                f"the stream {stream} is closed: its dice are known",
                code="stream-closed", value=stream,
            )  # fmt: skip

    async def ends_with_stream(self, room: Room, now: int) -> bool:
        """Once a stream is closed its dice are known: its games end. The room's lock is held."""
        if room.stream is None or room.table.status not in UNFINISHED:
            return False
        await self.look_at_stream(room)
        if not closed(room.stream):
            return False
        await self.save(room, [log.Abandoned(at=now)])
        return True

    async def _check_unseen(self, room: Room, person: Person) -> None:
        """Who has seen a stream's dice at one table does not play them at another: neither who gets
        ready now, nor who was ready before."""
        stream, table = room.stream, room.table
        if stream is None:
            return
        if await self.store.saw_stream(stream.id, person.id, table.id):
            raise SeatConflictError(
                f"you know the dice of the stream {stream.id} from another table",
                code="stream-seen", value=stream.id,
            )  # fmt: skip
        for seat in table.seats:
            if seat.person and await self.store.saw_stream(stream.id, seat.person, table.id):
                raise SeatConflictError(
                    f"seat {seat.index} knows the dice of the stream {stream.id} by now",
                    code="stream-seen-by", player=seat.name or "?",
                )  # fmt: skip

    def _check_pace(self, room: Room, person: Person, command: wire.Command) -> None:
        """Coming and going, and taking back, may be repeated for ever: each is a line in a log."""
        if type(command) in _REPEATABLE and not room.may_come_and_go(person.id):
            raise TooManyError("too much coming and going; slow down", code="too-fast")

    async def look_at_stream(self, room: Room) -> None:
        """Its maker may have closed it before its time."""
        if room.stream is not None and not closed(room.stream):
            room.stream = await self.streams.get(room.stream.id)

    def _check_running(self) -> None:
        if self.draining:
            raise UnavailableError("the server is going down; come back in a moment")

    async def end_idle(self, now: int) -> None:
        """End tables that everybody has forgotten: their seeds are revealed, their places free."""
        for row in list(self.directory.values()):
            idle_s = self.config.idle_open_s if row.status == "open" else self.config.idle_play_s
            before = now - int(idle_s * 1000)
            if row.created < before and not self.draining:
                try:
                    await self._end_if_idle(row.id, before, now)
                except Exception:  # noqa: BLE001  # one table must not stop the others
                    await logger.aexception("an idle table could not be ended", table=row.id)

    async def _end_if_idle(self, id_: str, before: int, now: int) -> None:
        room = await self.room(id_)
        async with room.lock:
            forgotten = room.table.updated < before and not room.subscribers
            if forgotten and room.table.status in UNFINISHED:
                await self.save(room, [log.Abandoned(at=now)])

    # -- telling ---------------------------------------------------------------------------

    def tell(self, room: Room, played: list[Played]) -> None:
        """Everybody at the table sees the change: one message, the same for all."""
        if room.subscribers:
            now = now_ms()
            self._send(
                room,
                wire.Update(
                    table=table_view(room.table, room.presence()),
                    steps=[step_view(room.table, step) for step in played],
                    server_time=now,
                ),
            )

    def _send(self, room: Room, message: wire.ServerMessage) -> None:
        data = encode(message).decode()
        for outbox in room.subscribers:
            outbox.push(data)

    def you(self, table: Table, person: Person | None) -> wire.You:
        player = None if person is None else person.id
        return wire.You(
            player=player,
            seats=table.seats_of(player),
            maker=player == table.made.maker,
            tutor=may_hear_tutor(table, player),
        )

    async def join(
        self, room: Room, person: Person | None, since: int | None, outbox: Outbox
    ) -> None:
        """A socket begins to follow the table; whoever comes back gets the seat back."""
        async with room.lock:
            if person is not None:
                room.seen[person.id] = now_ms()
            room.add(outbox)
            try:
                await self._hand_back(room, person)
            finally:
                outbox.push(encode(self._welcome(room, person, since)).decode())
            self.tell_others(room, outbox)
            self.after_change(room)

    def _welcome(self, room: Room, person: Person | None, since: int | None) -> wire.Welcome:
        table, now = room.table, now_ms()
        return wire.Welcome(
            you=self.you(table, person),
            table=table_view(table, room.presence()),
            steps=self.steps_since(table, since),
            server_time=now,
        )

    def steps_since(self, table: Table, since: int | None) -> list[wire.StepView]:
        if since is None:
            return []
        return [step_view(table, step) for step in table.steps_after(since)]

    async def _hand_back(self, room: Room, person: Person | None) -> None:
        if person is None or room.table.status != "playing" or "play" not in person.scopes:
            return
        back: list[log.AnyEntry] = [
            log.HandedBack(at=now_ms(), seat=seat.index)
            for seat in room.table.seats
            if seat.person == person.id and seat.kept in ("away", "withheld")
        ]
        if back:
            await self.save(room, back)

    async def part(self, room: Room, outbox: Outbox) -> None:
        room.remove(outbox)
        if outbox.person is not None:
            room.seen[outbox.person] = now_ms()
        async with room.lock:
            self.tell_others(room, outbox)
            self.after_change(room)

    def tell_others(self, room: Room, outbox: Outbox) -> None:
        """Who is connected has changed; said only where it shows, at the seats or to a few."""
        seated = outbox.person in room.table.people
        if len(room.subscribers - {outbox}) and (seated or len(room.subscribers) <= 20):
            self.tell(room, [])

    # -- lists -----------------------------------------------------------------------------

    def _list(self, row: TableRow) -> None:
        if row.status in UNFINISHED:
            self.directory[row.id] = row
        else:
            self.directory.pop(row.id, None)

    def lobby(self, person: Person | None, mine: bool) -> wire.TableList:
        """Public tables, or the unfinished ones of a person; the newest first."""
        me = None if person is None else person.id
        return lists.lobby(self.directory.values(), self._held, me, mine)

    def _held(self, id_: str) -> Table | None:
        room = self.rooms.get(id_)
        return None if room is None else room.table


def no_table(id_: str) -> NotFoundError:
    return NotFoundError(f"no table {id_[:60]}", code="no-such-table", value=id_[:60])
