"""Turn notifications of correspondence games.

Which turns to notify follows from the tables, and the database records the last notified turn:
nothing waits in a queue that a restart could lose. Every server with the table in memory waits; the
first one to take the lock sends.
"""

from __future__ import annotations

import asyncio
import hmac
from datetime import UTC, datetime, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
import structlog

from roost.locale import Catalogue
from roost.rules.errors import GameError
from roost.server.core.core import Core
from roost.server.core.errors import BrokenLogError, NotFoundError, TooManyError
from roost.server.core.ids import new_id, now_ms
from roost.server.core.live.live_table import LiveTable
from roost.server.core.table.pauses import next_pause
from roost.server.features.notifications.outbound import Outbound, UnreachedError
from roost.server.features.notifications.push import Notification, PushKey, request
from roost.server.features.notifications.schema import NotificationAddressRow, NotificationRows

logger = structlog.get_logger("roost.notifications")
WAIT_S = 20.0  # a player who is about to open the table needs no notification
RETRIES_S = (60.0, 600.0)  # after a failed notification
TICK_S = 300.0  # between looks at the clock during quiet hours
MAX_FAILURES = 10  # in a row; then the address is deleted
_AT_ONCE = 4
_GONE = (404, 410)  # the answer of a push service if the browser has unsubscribed


class Turn(NamedTuple):
    table: str
    turn: int
    person: str


class _Delivery:
    """Deliveries of this server for a turn: its addresses share one place in the rate limit, and
    the turn is noted with the first notification that arrives."""

    allowed = False
    noted = False


class NotificationService:
    """Sends notifications to the addresses of players who are away when their turn comes."""

    def __init__(self, core: Core, key: PushKey) -> None:
        limits = core.config.limits
        self.rows = NotificationRows(core.database)
        self._rates = core.limits.per_hour("notifications", limits.notifications_per_person_hour)
        self._core = core
        self._tables = core.tables
        self._outbound = Outbound(core.config.notifications_allow)
        self._key = key
        self._waiting: dict[tuple[str, str], tuple[Turn, asyncio.Task[None]]] = {}
        self._at_once = asyncio.Semaphore(_AT_ONCE)

    @property
    def waiting(self) -> int:
        """The number of notifications that are not sent yet."""
        return len(self._waiting)

    # -- whose turn it is ----------------------------------------------------------------------

    async def look_at_all(self) -> None:
        """Look at the turns of all people with an address: a server may have ended before it sent
        their notifications."""
        for person in await self.rows.people():
            for table in self._tables.lobby.of_person(person):
                row = self._tables.lobby.get(table)
                if row is None or not is_correspondence(row.summary):
                    continue
                try:
                    self.look(await self._tables.get(table))
                except (BrokenLogError, NotFoundError):  # logged where it was found; or deleted
                    continue

    def look(self, live_table: LiveTable) -> None:
        """Start waiting if it is an absent player's turn."""
        turn = turn_of(live_table)
        if turn is None:
            return
        key = (turn.person, turn.table)
        before = self._waiting.get(key)
        if before is not None:
            if before[0] == turn:
                return
            before[1].cancel()  # of an earlier turn
        elif len(self._waiting) >= self._core.config.limits.notifications_waiting:
            logger.warning("too many notifications wait; one is dropped", table=turn.table)
            return
        task = asyncio.create_task(self._wait(turn))
        self._waiting[key] = (turn, task)
        task.add_done_callback(lambda done: self._done(key, done))

    def _done(self, key: tuple[str, str], task: asyncio.Task[None]) -> None:
        if key in self._waiting and self._waiting[key][1] is task:
            del self._waiting[key]

    async def _wait(self, turn: Turn) -> None:
        try:
            await asyncio.sleep(WAIT_S)
            if not await self._is_due(turn):
                return
            rows = await self.rows.of_person(turn.person)
            progress = _Delivery()
            await asyncio.gather(*(self._notify_at(row.id, turn, progress) for row in rows))
        except GameError as error:  # the storage logs its failures; the next look tries again
            await logger.awarning("notification failed", table=turn.table, reason=error.code)
        except Exception:  # noqa: BLE001  # one notification must not stop the others
            await logger.aexception("notification failed", table=turn.table)

    async def _is_due(self, turn: Turn) -> bool:
        live_table = await self._tables.get(turn.table)
        if turn_of(live_table) != turn:
            return False
        return await self.rows.last_turn(turn.person, turn.table) != turn.turn

    # -- sending -------------------------------------------------------------------------------

    async def _notify_at(self, id_: str, turn: Turn, progress: _Delivery) -> None:
        """Send a notification to an address after its quiet hours, with a few retries."""
        for pause in (*RETRIES_S, None):
            row = await self.rows.get(id_)
            while row is not None and (quiet := self._quiet_ms(row)):
                await asyncio.sleep(min(quiet / 1000, TICK_S))
                row = await self.rows.get(id_)
            if row is None or await self._try(row, turn, progress):
                return
            if pause is not None:
                await asyncio.sleep(pause)

    async def _try(self, row: NotificationAddressRow, turn: Turn, progress: _Delivery) -> bool:
        """Send a notification unless another server has; True if there is nothing left to do."""
        async with self._core.database.lock(f"notification {turn.person} {turn.table}"):
            if progress.noted:
                if turn_of(await self._tables.get(turn.table)) != turn:
                    return True
            elif not await self._is_due(turn):
                return True
            if not progress.allowed:
                if not self._rates.take(turn.person):
                    logger.warning("too many notifications for one person", person=turn.person)
                    return True
                progress.allowed = True
            if not await self._send_turn(row, turn):
                return False
            if not progress.noted:
                await self.rows.note_turn(turn.person, turn.table, turn.turn)
                progress.noted = True
            return True

    def _quiet_ms(self, row: NotificationAddressRow) -> int:
        """The time until notifications may be sent: after quiet hours and pauses."""
        now = now_ms()
        pause = next_pause(self._core.turn_pauses(row.person), now)
        off = 0 if pause is None or pause.starts > now else pause.ends - now
        return max(off, quiet_ms(row, self._core.wall_ms()))

    async def _send_turn(self, row: NotificationAddressRow, turn: Turn) -> bool:
        live_table = await self._tables.get(turn.table)
        text, url = turn_text(live_table, row.language), f"{row.base}/table/{turn.table}"
        return await self._send(row, Notification(turn.table, text, url, self._stop_link(row)))

    async def test(self, row: NotificationAddressRow) -> None:
        """Send a test notification now, even in quiet hours. It counts
        like any other."""
        if not self._rates.take(row.person):
            raise TooManyError("too many notes; come again later", code="too-fast")
        text = Catalogue(row.language).text("news-test-text")
        where = f"{row.base}/settings#news"
        await self._send(row, Notification("", text, where, self._stop_link(row)))

    def _stop_link(self, row: NotificationAddressRow) -> str:
        return f"{row.base}/stop/{self.stop_token(row)}"

    async def _send(self, row: NotificationAddressRow, note: Notification) -> bool:
        """Send a notification; True if it arrived or the address is gone, False to try again."""
        status = 0
        try:
            headers, body = await asyncio.to_thread(request, self._key, row, note)
            async with self._at_once:
                status = await self._outbound.post(row.address, headers, body)
        except (GameError, UnreachedError):
            pass
        arrived = 200 <= status < 300
        failures = 0 if arrived else row.failures + 1
        gone = row.kind == "push" and status in _GONE
        if gone or failures >= MAX_FAILURES:
            await self.rows.delete(row.person, row.id)
            return True
        if failures != row.failures:
            await self.rows.put(msgspec.structs.replace(row, failures=failures))
        return arrived

    # -- addresses -----------------------------------------------------------------------------

    async def add(self, row: NotificationAddressRow) -> NotificationAddressRow:
        """Add an address of a person, or replace the same one."""
        most = self._core.config.limits.notification_addresses_per_person
        await self._outbound.check(row.address)
        known = await self.rows.of_person(row.person)
        same = next((one for one in known if one.address == row.address), None)
        if same is None and len(known) >= most:
            raise TooManyError(
                f"You can have at most {most} addresses", code="too-many-news", most=most
            )
        row = msgspec.structs.replace(row, id=new_id(16) if same is None else same.id)
        await self.rows.put(row)
        for live_table in list(self._tables.live.values()):
            self.look(live_table)
        return row

    def stop_token(self, row: NotificationAddressRow) -> str:
        """Return the signed token in the link that unsubscribes an address."""
        signed = f"roost-stop/1:{row.id}".encode()
        return f"{row.id}.{hmac.digest(self._core.secret.value, signed, 'sha256').hex()[:32]}"

    async def stop_by(self, token: str) -> bool:
        row = await self.rows.get(token.partition(".")[0])
        if row is None or not hmac.compare_digest(self.stop_token(row).encode(), token.encode()):
            return False
        return await self.rows.delete(row.person, row.id)

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
    """Return the turn of a correspondence game that an absent player has to make."""
    table = live_table.table
    if table.setup.turn_h is None or table.status != "playing":
        return None
    seat = table.to_move
    if seat.person is None or seat.stand_in is not None or seat.person in live_table.connected:
        return None
    return Turn(table.id, table.position.turn, seat.person)


def quiet_ms(row: NotificationAddressRow, now: int) -> int:
    """Return how long the quiet hours last from now on; 0 outside of them."""
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


def turn_text(live_table: LiveTable, language: str) -> str:
    """Describe a turn: the game and the other players."""
    table, words = live_table.table, Catalogue(language)
    names = [
        words.text(f"bot-{table.game.key}-{seat.bot}") if seat.bot else seat.name or "?"
        for seat in table.seats
        if seat.index != table.to_move.index
    ]
    game = words.text(f"game-{table.game.key}")
    return words.text("news-turn", game=game, names=", ".join(names))
