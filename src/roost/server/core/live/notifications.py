"""Whoever is at move in a game over days is told, where they want to be.

Which turns to notify follows from the tables, and the database records the last notified turn:
nothing waits in a queue that a restart could lose. Every server with the table in memory waits; the
first one to take the lock sends.
"""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import NamedTuple, Protocol
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
import structlog

from roost.rules.errors import GameError
from roost.server.core.errors import BrokenLogError, NotFoundError, TooManyError
from roost.server.core.ids import new_id, now_ms
from roost.server.core.live.live_table import LiveTable
from roost.server.core.live.outbound import Outbound, UnreachedError
from roost.server.core.live.tables import LiveTables
from roost.server.core.rate_limit import TokenBuckets
from roost.server.core.table.pauses import Pause, next_pause
from roost.server.core.tasks import Task
from roost.server.features.notifications.schema import NotificationAddressRow
from roost.server.rows import Rows

logger = structlog.get_logger("roost.notifications")
WAIT_S = 20.0  # whoever is just coming need not be told
AGAIN_S = (60.0, 600.0)  # after a note that did not arrive
TICK_S = 300.0  # between looks at the clock while it is quiet
MOST_FAILURES = 10  # notes in a row; then the address is forgotten
_LOOK_S = 600.0  # between looks for turns that another server left behind
_AT_ONCE = 4
_GONE = (404, 410)  # says a push service of a browser that is not there any more


class Turn(NamedTuple):
    table: str
    turn: int
    person: str


class Notification(NamedTuple):
    """What is told, and the links in it; without a `table` it is a test."""

    table: str
    text: str
    url: str
    stop: str


class Sender(Protocol):
    """How a note becomes a request to an address of its kind: headers and body."""

    def __call__(
        self, row: NotificationAddressRow, note: Notification
    ) -> tuple[dict[str, str], bytes]: ...


class _Delivery:
    """What this server has done about a turn: its addresses share one place in the rate limit, and
    the turn is noted with the first notification that arrives."""

    allowed = False
    noted = False


class Notifications:
    """`now` is the time of day, for quiet hours; `publish` puts a turn into words."""

    def __init__(
        self,
        tables: LiveTables,
        rows: Rows,
        outbound: Outbound,
        senders: dict[str, Sender],
        publish: Callable[[LiveTable, str], str],
        now: Callable[[], int],
        per_person_hour: int,
        most: int,
        secret: bytes,
        pauses: Callable[[str], Sequence[Pause]],
    ) -> None:
        self._tables = tables
        self._rows = rows
        self._outbound = outbound
        self._senders = senders
        self._tell = publish
        self._now = now
        self.rates = TokenBuckets(per_person_hour)
        self._most = most
        self._waiting: dict[tuple[str, str], tuple[Turn, asyncio.Task[None]]] = {}
        self._at_once = asyncio.Semaphore(_AT_ONCE)
        self.secret = secret
        self._pauses = pauses
        self.wait_s = WAIT_S
        self.again_s = AGAIN_S
        self.tick_s = TICK_S

    @property
    def waiting(self) -> int:
        """Notes that are not sent yet."""
        return len(self._waiting)

    # -- whose turn it is ----------------------------------------------------------------------

    def tasks(self) -> list[Task]:
        return [Task("turns to notify", _LOOK_S, self._look_at_all)]

    async def _look_at_all(self) -> None:
        """Look at the turns of all people with an address: a server may have ended before it sent
        their notifications."""
        for person in await self._rows.notifications.people():
            for table in self._tables.lobby.of_person(person):
                row = self._tables.lobby.get(table)
                if row is None or not is_correspondence(row.summary):
                    continue
                try:
                    self.look(await self._tables.get(table))
                except (BrokenLogError, NotFoundError):  # logged where it was found; or deleted
                    continue

    def look(self, live_table: LiveTable) -> None:
        """A room has changed, or has come back into memory."""
        turn = turn_of(live_table)
        if turn is None:
            return
        key = (turn.person, turn.table)
        before = self._waiting.get(key)
        if before is not None:
            if before[0] == turn:
                return
            before[1].cancel()  # of a turn that has gone by
        elif len(self._waiting) >= self._most:
            logger.warning("too many notes wait; one is left out", table=turn.table)
            return
        task = asyncio.create_task(self._wait(turn))
        self._waiting[key] = (turn, task)
        task.add_done_callback(lambda done: self._done(key, done))

    def _done(self, key: tuple[str, str], task: asyncio.Task[None]) -> None:
        if key in self._waiting and self._waiting[key][1] is task:
            del self._waiting[key]

    async def _wait(self, turn: Turn) -> None:
        try:
            await asyncio.sleep(self.wait_s)
            if not await self._is_due(turn):
                return
            rows = await self._rows.notifications.of_person(turn.person)
            progress = _Delivery()
            await asyncio.gather(*(self._notify_at(row.id, turn, progress) for row in rows))
        except GameError as error:  # the store says so itself, once; the next look tries again
            await logger.awarning("nobody was told", table=turn.table, reason=error.code)
        except Exception:  # noqa: BLE001  # one note must not stop the others
            await logger.aexception("nobody was told", table=turn.table)

    async def _is_due(self, turn: Turn) -> bool:
        live_table = await self._tables.get(turn.table)
        if turn_of(live_table) != turn:
            return False
        return await self._rows.notifications.last_turn(turn.person, turn.table) != turn.turn

    # -- telling -------------------------------------------------------------------------------

    async def _notify_at(self, id_: str, turn: Turn, progress: _Delivery) -> None:
        """Send a notification to an address after its quiet hours, with a few retries."""
        for pause in (*self.again_s, None):
            row = await self._rows.notifications.get(id_)
            while row is not None and (quiet := self._quiet_ms(row)):
                await asyncio.sleep(min(quiet / 1000, self.tick_s))
                row = await self._rows.notifications.get(id_)
            if row is None or await self._try(row, turn, progress):
                return
            if pause is not None:
                await asyncio.sleep(pause)

    async def _try(self, row: NotificationAddressRow, turn: Turn, progress: _Delivery) -> bool:
        """Send a notification unless another server has; True if there is nothing left to do."""
        async with self._rows.database.lock(f"notification {turn.person} {turn.table}"):
            if progress.noted:
                if turn_of(await self._tables.get(turn.table)) != turn:
                    return True
            elif not await self._is_due(turn):
                return True
            if not progress.allowed:
                if not self.rates.take(turn.person):
                    logger.warning("too many notes for one person", person=turn.person)
                    return True
                progress.allowed = True
            if not await self._send_turn(row, turn):
                return False
            if not progress.noted:
                await self._rows.notifications.note_turn(turn.person, turn.table, turn.turn)
                progress.noted = True
            return True

    def _quiet_ms(self, row: NotificationAddressRow) -> int:
        """Nothing is sent in quiet hours, nor on days off."""
        now = now_ms()
        pause = next_pause(self._pauses(row.person), now)
        off = 0 if pause is None or pause.starts > now else pause.ends - now
        return max(off, quiet_ms(row, self._now()))

    async def _send_turn(self, row: NotificationAddressRow, turn: Turn) -> bool:
        live_table = await self._tables.get(turn.table)
        text, url = self._tell(live_table, row.language), f"{row.base}/table/{turn.table}"
        return await self._send(row, Notification(turn.table, text, url, self._stop_link(row)))

    async def test(self, row: NotificationAddressRow, text: str) -> None:
        """Send a note that says nothing but that it arrives, now, also in quiet hours. It counts
        like any other."""
        if not self.rates.take(row.person):
            raise TooManyError("too many notes; come again later", code="too-fast")
        await self._send(row, Notification("", text, f"{row.base}/settings", self._stop_link(row)))

    def _stop_link(self, row: NotificationAddressRow) -> str:
        return f"{row.base}/stop/{self.stop_token(row)}"

    async def _send(self, row: NotificationAddressRow, note: Notification) -> bool:
        """Whether a note need not be sent again: it arrived, or nobody is there any more."""
        status = 0
        try:
            headers, body = await asyncio.to_thread(self._senders[row.kind], row, note)
            async with self._at_once:
                status = await self._outbound.post(row.address, headers, body)
        except (GameError, UnreachedError):
            pass
        arrived = 200 <= status < 300
        failures = 0 if arrived else row.failures + 1
        gone = row.kind == "push" and status in _GONE
        if gone or failures >= MOST_FAILURES:
            await self._rows.notifications.delete(row.person, row.id)
            return True
        if failures != row.failures:
            await self._rows.notifications.put(msgspec.structs.replace(row, failures=failures))
        return arrived

    # -- addresses -----------------------------------------------------------------------------

    async def add(self, row: NotificationAddressRow, most: int) -> NotificationAddressRow:
        """Another address of a person; the same one again is put in its own place."""
        await self._outbound.check(row.address)
        known = await self._rows.notifications.of_person(row.person)
        same = next((one for one in known if one.address == row.address), None)
        if same is None and len(known) >= most:
            raise TooManyError(f"{most} addresses are the most", code="too-many-news", most=most)
        row = msgspec.structs.replace(row, id=new_id(16) if same is None else same.id)
        await self._rows.notifications.put(row)
        for live_table in list(self._tables.live.values()):
            self.look(live_table)
        return row

    def stop_token(self, row: NotificationAddressRow) -> str:
        """What is in the link that stops it, which nobody else can make."""
        said = f"roost-stop/1:{row.id}".encode()
        return f"{row.id}.{hmac.digest(self.secret, said, 'sha256').hex()[:32]}"

    async def stop_by(self, token: str) -> bool:
        row = await self._rows.notifications.get(token.partition(".")[0])
        if row is None or not hmac.compare_digest(self.stop_token(row).encode(), token.encode()):
            return False
        return await self._rows.notifications.delete(row.person, row.id)

    async def close(self) -> None:
        waiting = [task for _, task in self._waiting.values()]
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)


class _TurnHours(msgspec.Struct):
    turn_h: int | None = None


def is_correspondence(summary: bytes) -> bool:
    return msgspec.json.decode(summary, type=_TurnHours).turn_h is not None


def turn_of(live_table: LiveTable) -> Turn | None:
    """Who has to be told of what: a person at move in a game over days, who is not there."""
    table = live_table.table
    if table.setup.turn_h is None or table.status != "playing":
        return None
    seat = table.to_move
    if seat.person is None or seat.stand_in is not None or seat.person in live_table.connected:
        return None
    return Turn(table.id, table.position.turn, seat.person)


def quiet_ms(row: NotificationAddressRow, now: int) -> int:
    """How long the quiet hours last from now on; 0 outside of them."""
    if row.quiet_from == row.quiet_until:
        return 0
    here = datetime.fromtimestamp(now / 1000, UTC).astimezone(zone_of(row.zone))
    since = (here.hour - row.quiet_from) % 24
    if since >= (row.quiet_until - row.quiet_from) % 24:
        return 0
    end = here.replace(hour=row.quiet_until % 24, minute=0, second=0, microsecond=0)
    if end <= here:
        end += timedelta(days=1)
    return max(1, int((end - here).total_seconds() * 1000))


def zone_of(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")
