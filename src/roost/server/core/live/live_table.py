"""A table in memory, with its connections and its next deadline."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple, TypeAlias

from roost.rules import Phase
from roost.server.core.config import Config
from roost.server.core.live.outbox import Outbox
from roost.server.core.live.presence import Presence, RemotePresence
from roost.server.core.live.uptime import Uptime
from roost.server.core.rate_limit import TokenBucket
from roost.server.core.shared_dice.rows import StreamRow
from roost.server.core.table.pauses import Pause, deadline, next_pause
from roost.server.core.table.seat import Seat
from roost.server.core.table.setup import HOUR_MS
from roost.server.core.table.state import UNFINISHED, Table

_BOTS_ALONE_MS = 250
# A table that others look after is due for everybody only when they should have acted by then.
DUE_SLACK_MS = 5000
LINK_MS = 2000  # for a link that a roll or mix waits for
TurnPauses: TypeAlias = Callable[[str], Sequence[Pause]]


class Due(NamedTuple):
    """The next automatic action of the table, and its time."""

    at: int
    what: Literal["call-away", "bot", "flag", "stand-in", "end"]


class Surroundings(NamedTuple):
    """The parts of the server that every live table uses."""

    config: Config
    now: Callable[[], int]
    uptime: Uptime
    remote: RemotePresence
    turn_pauses: TurnPauses  # when a person's correspondence clocks are paused


class LiveTable:
    def __init__(self, table: Table, around: Surroundings) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.subscribers: set[Outbox] = set()
        self.stream: StreamRow | None = None
        self.open_seed: bytes | None = None  # of shared dice that are closed
        self.timer: asyncio.TimerHandle | None = None
        self.working: asyncio.Task[None] | None = None
        self.checked = 0.0  # when the log was last read up to its end, by the monotonic clock
        self.claimed_until = 0
        self._around = around
        self._config = around.config
        self._sockets: Counter[str | None] = Counter()  # by person; None: nobody's
        self.people_here: frozenset[str] = frozenset()  # persons with a socket at this server
        self._seen: dict[str, int] = {}  # the last sign of life of a person, here
        self._reactions: dict[int, TokenBucket] = {}
        self._comings: dict[str, TokenBucket] = {}
        # A log never goes back in time. If the machine's clock was set back before a restart, this
        # table's time goes on from its last entry.
        self._ahead_ms = max(0, table.updated - around.now())
        self._loaded = self.now()
        self.used = around.now()

    def now(self) -> int:
        """The time at this table, at which its next entry is made."""
        return max(self.table.updated, self._around.now() + self._ahead_ms)

    # -- presence --------------------------------------------------------------------------

    def add(self, outbox: Outbox) -> None:
        if outbox not in self.subscribers:
            self.subscribers.add(outbox)
            self._sockets[outbox.person] += 1
            self._note_people()

    def remove(self, outbox: Outbox) -> None:
        if outbox in self.subscribers:
            self.subscribers.discard(outbox)
            self._sockets[outbox.person] -= 1
            if not self._sockets[outbox.person]:
                del self._sockets[outbox.person]
            self._note_people()

    def _note_people(self) -> None:
        self.people_here = frozenset(person for person in self._sockets if person is not None)

    def note_seen(self, person: str | None, at: int | None = None) -> None:
        """A sign of life: a command at any server, a read, or a socket that opens or closes."""
        if person is not None:
            now = self.now() if at is None else at
            self._seen[person] = max(now, self._seen.get(person, 0))

    def note_renamed(self, guest: str, person: str) -> None:
        """A guest is another person from now on."""
        if guest in self._seen:
            self._seen[person] = max(self._seen.pop(guest), self._seen.get(person, 0))

    @property
    def watching_here(self) -> int:
        seated = sum(self._sockets[person] for person in self.table.people)
        return len(self.subscribers) - seated

    @property
    def connected(self) -> frozenset[str]:
        """Persons with a socket at any server."""
        return self.people_here | self._around.remote.people(self.table.id)

    @property
    def watched(self) -> bool:
        """Whether there is a socket at any server."""
        return bool(self.subscribers or self._around.remote.servers_at(self.table.id))

    def presence(self) -> Presence:
        watching = self.watching_here + self._around.remote.watching(self.table.id)
        pauses = self._pauses()
        return Presence(
            self.connected, watching, self.mix_deadline, self.deadline, pauses, self.open_seed
        )

    def _pauses(self) -> dict[str | None, Pause]:
        """In a correspondence game: the current or next pause of each player."""
        if self.table.setup.turn_h is None:
            return {}
        now = self._around.now()
        found = {p: next_pause(self._around.turn_pauses(p), now) for p in self.table.people}
        return {person: pause for person, pause in found.items() if pause is not None}

    def is_present(self, person: str | None, now: int) -> bool:
        """Connected, or seen within the grace period (programs may use REST alone)."""
        if person is None:
            return False
        return person in self.connected or now < self._gone_at(person)

    def _gone_at(self, person: str) -> int:
        return self._seen.get(person, self._loaded) + int(self._config.grace_s * 1000)

    def may_react(self, seat: int) -> bool:
        """Limit reactions to five at once, then one a second, since all players get each."""
        bucket = self._reactions.setdefault(seat, TokenBucket(rate=1, burst=5))
        return bucket.take()

    def may_come_and_go(self, person: str) -> bool:
        bucket = self._comings.setdefault(person, TokenBucket(rate=0.5, burst=30))
        return bucket.take()

    # -- clocks ----------------------------------------------------------------------------

    def count_downtime(self) -> None:
        """Tell the table how much of the running decision doesn't count."""
        self.table.downtime_ms = self._around.uptime.down(self.table.since)

    @property
    def mix_deadline(self) -> int | None:
        """Until when the table waits for links to mix."""
        table = self.table
        if not table.mixing:
            return None
        starting = table.status == "starting"
        return table.waits_since + (int(self._config.start_s * 1000) if starting else LINK_MS)

    @property
    def deadline(self) -> int | None:
        """The deadline of the seat to move; None without a clock, for a bot, and while real
        dice are thrown."""
        table, clock = self.table, self.table.setup.clock
        if table.status != "playing" or table.to_move.played_by_bot:
            return None
        if table.dice_source == "manual" and table.phase is Phase.CHANCE:
            return None
        if clock is None:
            return self._turn_ends
        return self._running_since + clock.decision_s * 1000 + (table.to_move.reserve_ms or 0)

    @property
    def _running_since(self) -> int:
        self.count_downtime()
        return self.table.since + self.table.downtime_ms

    @property
    def _turn_ends(self) -> int | None:
        """The deadline of a turn in a correspondence game. They run on while the
        server is down, but never end before it has been up again for an hour."""
        table, hours = self.table, self.table.setup.turn_h
        if hours is None:
            return None
        since, length, pauses = table.turn_since, hours * HOUR_MS, self._around.turn_pauses
        ends = [deadline(since, length, pauses(person)) for person in table.awaited]
        return max(since + length, self._around.uptime.up_since + HOUR_MS, *ends)

    # -- what is due -----------------------------------------------------------------------

    def due(self, now: int) -> Due | None:
        move, stand_in = self._due_move(now), self._due_stand_in(now)
        return stand_in if move is None or (stand_in is not None and stand_in < move) else move

    def due_for_all(self, now: int) -> int | None:
        """The time at which any server should check the table, if no one has acted by then.

        Where a player waits for a stand-in, a server has the table in memory."""
        here = now + self._ahead_ms
        due = self._due_move(here)
        return None if due is None else max(due.at, here) - self._ahead_ms + DUE_SLACK_MS

    def _due_move(self, now: int) -> Due | None:
        table, mix = self.table, self.mix_deadline
        if mix is not None and table.status in UNFINISHED:
            return Due(mix if table.missing_links else now, "call-away")
        if table.status != "playing":
            return None
        seat = table.to_move
        if table.lesson_over:
            return Due(now, "end")
        if table.dice_source == "manual" and table.phase is Phase.CHANCE:
            return None
        if seat.played_by_bot and not self._is_attended(seat, now):
            return None
        if table.phase is Phase.CHANCE:
            return self._due_roll(now)
        if seat.played_by_bot:
            return Due(max(now, table.since + self.pace_ms), "bot")
        return self._due_flag()

    def _due_roll(self, now: int) -> Due | None:
        """What becomes of the roll that is due: it is thrown, or a missing link is not waited for
        any longer."""
        table, at = self.table, self.table.since
        if table.to_move.played_by_bot and not table.rolls_on:
            at += self.pace_ms
        waits = table.contributor is not None and table.offered_link is None
        if table.rolls_itself:
            if not waits:
                return Due(max(now, at), "bot")
            return Due(max(at, table.waits_since) + LINK_MS, "call-away")
        flag = self._due_flag()
        if not waits or table.contributor == table.position.seat:
            return flag
        away = Due(table.waits_since + LINK_MS, "call-away")
        return away if flag is None else min(away, flag)

    def _due_flag(self) -> Due | None:
        deadline = self.deadline
        if deadline is None:
            return None
        return Due(deadline, "flag" if self.table.setup.turn_h is None else "stand-in")

    @property
    def pace_ms(self) -> int:
        """The bots' pace; slow enough at tables of bots alone to spare the machine."""
        pace = self.table.setup.pace_ms
        return pace if self.table.people else max(_BOTS_ALONE_MS, pace)

    def _is_attended(self, seat: Seat, now: int) -> bool:
        """Whether a bot should move: no one needs a game that bots finish among themselves. A
        correspondence game doesn't wait until somebody looks."""
        if self.table.setup.turn_h is not None:
            return any(s.person is not None and s.stand_in is None for s in self.table.seats)
        if seat.stand_in is None and self.watched:
            return True
        return any(s.stand_in is None and self.is_present(s.person, now) for s in self.table.seats)

    def _due_stand_in(self, now: int) -> Due | None:
        """When the next absent player loses the seat to the stand-in bot, while others wait. In a
        correspondence game no one waits."""
        if self.table.status != "playing" or self.table.setup.turn_h is not None:
            return None
        absent = self._may_be_replaced()
        if not absent or not self._someone_waits(now):
            return None
        return Due(min(self._gone_at(person) for _, person in absent), "stand-in")

    def _may_be_replaced(self) -> list[tuple[int, str]]:
        """Seats and people who are not connected and still hold their seat. In one absence a
        stand-in starts once."""
        connected = self.connected
        return [
            (seat.index, seat.person)
            for seat in self.table.seats
            if seat.person is not None
            and seat.stand_in is None
            and seat.person not in connected
            and seat.stand_in_seen != seat.last_sign
        ]

    def _someone_waits(self, now: int) -> bool:
        seats = [s for s in self.table.seats if s.person is not None and s.stand_in is None]
        several = len({seat.person for seat in seats}) > 1
        return several and any(self.is_present(seat.person, now) for seat in seats)

    def absent(self, now: int) -> list[int]:
        """The seats whose players are away for longer than the grace period, or let the hours of
        their turn pass."""
        if self.table.setup.turn_h is not None:
            return [self.table.to_move.index]
        return [seat for seat, person in self._may_be_replaced() if now >= self._gone_at(person)]
