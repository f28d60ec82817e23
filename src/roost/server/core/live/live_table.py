"""A table that is in memory: the table itself, who is connected to it, and what is due next."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Container, Mapping, Sequence
from types import MappingProxyType
from typing import Literal, NamedTuple

from roost.rules import Phase
from roost.server.core.config import Config
from roost.server.core.ids import now_ms
from roost.server.core.live.days_off import deadline, next_of
from roost.server.core.live.outbox import Outbox, Reason
from roost.server.core.rate_limit import TokenBucket
from roost.server.core.table.seat import Seat
from roost.server.core.table.setup import HOUR_MS
from roost.server.core.table.state import Table
from roost.server.store import DaysOffRow, StreamRow

_BOTS_ALONE_MS = 250


class Presence(NamedTuple):
    """Who is there, apart from the log: persons with an open socket, how many watch, and who has
    days off or will have some."""

    connected: Container[str | None]
    watching: int
    reveal_deadline: int | None = None
    deadline: int | None = None
    days_off: Mapping[str | None, DaysOffRow] = MappingProxyType({})


class Due(NamedTuple):
    """What the table does by itself, and when."""

    at: int
    what: Literal["withhold", "bot", "flag", "keep", "end"]


class LiveTable:
    def __init__(self, table: Table, config: Config, now: int) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.subscribers: set[Outbox] = set()
        self.connected: Counter[str | None] = Counter()  # sockets by person; None: nobody's
        self.seen: dict[str, int] = {}  # when a person was last heard of
        self.used = now
        self.gone = False  # the table lives on another server
        self._reactions: dict[int, TokenBucket] = {}
        self._comings: dict[str, TokenBucket] = {}
        self.days_off_of: Callable[[str], Sequence[DaysOffRow]] = (
            lambda _: ()
        )  # days off of a person
        self.stream: StreamRow | None = None
        self.shown_to: set[str] = set()  # who are known to have seen its dice here
        self.timer: asyncio.TimerHandle | None = None
        self.working: asyncio.Task[None] | None = None
        self._config = config
        self._loaded = now
        table.since = now  # time while the server was down does not count

    # -- who is there ----------------------------------------------------------------------

    def add(self, outbox: Outbox) -> None:
        if outbox not in self.subscribers:
            self.subscribers.add(outbox)
            self.connected[outbox.person] += 1

    def remove(self, outbox: Outbox) -> None:
        if outbox in self.subscribers:
            self.subscribers.discard(outbox)
            self.connected[outbox.person] -= 1
            if not self.connected[outbox.person]:
                del self.connected[outbox.person]

    def part(self, reason: Reason) -> None:
        """Everybody goes; the room is no more."""
        self.gone = True
        for outbox in list(self.subscribers):
            outbox.close(reason)

    def presence(self) -> Presence:
        connected = self.connected
        seated = sum(connected[person] for person in self.table.people)
        watching = len(self.subscribers) - seated
        return Presence(connected, watching, self.reveal_deadline, self.deadline, self._days_off())

    def _days_off(self) -> dict[str | None, DaysOffRow]:
        """In a game over days: who has days off, or announced some."""
        if self.table.setup.turn_h is None:
            return {}
        now = now_ms()
        found = {person: next_of(self.days_off_of(person), now) for person in self.table.people}
        return {person: days_off for person, days_off in found.items() if days_off is not None}

    def is_there(self, person: str | None, now: int) -> bool:
        """Connected, or heard of within the grace period (programs may use REST alone)."""
        if person is None:
            return False
        return person in self.connected or now < self._gone_at(person)

    def _gone_at(self, person: str) -> int:
        return self.seen.get(person, self._loaded) + int(self._config.grace_s * 1000)

    def may_react(self, seat: int) -> bool:
        """A few at once, then one a second: everybody at the table gets every one."""
        bucket = self._reactions.setdefault(seat, TokenBucket(rate=1, burst=5))
        return bucket.take()

    def may_come_and_go(self, person: str) -> bool:
        bucket = self._comings.setdefault(person, TokenBucket(rate=0.5, burst=30))
        return bucket.take()

    # -- what is due -----------------------------------------------------------------------

    @property
    def reveal_deadline(self) -> int | None:
        if self.table.status != "revealing":
            return None
        return self._turn_ends or self.table.since + int(self._config.reveal_s * 1000)

    @property
    def deadline(self) -> int | None:
        """When the seat to move is out of time; None without a clock, for a bot, and while real
        dice are thrown."""
        table, clock = self.table, self.table.setup.clock
        if table.status != "playing" or table.to_move.played_by_bot:
            return None
        if table.dice_source == "manual" and table.phase is Phase.CHANCE:
            return None
        if clock is None:
            return self._turn_ends
        return table.since + clock.decision_s * 1000 + (table.to_move.reserve_ms or 0)

    @property
    def _turn_ends(self) -> int | None:
        """In a game over days: when the hours of the turn are over. They count while the server is
        down, but never end before it has been back for an hour; and not on days off of whoever is
        waited for."""
        table, hours = self.table, self.table.setup.turn_h
        if hours is None:
            return None
        since, length = table.turn_since, hours * HOUR_MS
        ends = [deadline(since, length, self.days_off_of(person)) for person in table.awaited]
        return max(since + length, self._loaded + HOUR_MS, *ends)

    def due(self, now: int) -> Due | None:
        table, reveal = self.table, self.reveal_deadline
        if reveal is not None:
            return Due(reveal, "withhold")
        if table.status != "playing":
            return None
        found = [self._due_move(now), self._due_keep(now)]
        return min((due for due in found if due is not None), default=None)

    def _due_move(self, now: int) -> Due | None:
        table, seat = self.table, self.table.to_move
        if table.lesson_over:
            return Due(now, "end")
        if table.dice_source == "manual" and table.phase is Phase.CHANCE:
            return None
        if seat.played_by_bot:
            if not self._attended(seat, now):
                return None
            return Due(max(now, table.since + self.pace_ms), "bot")
        deadline = self.deadline
        if deadline is None:
            return None
        return Due(deadline, "flag" if table.setup.turn_h is None else "keep")

    @property
    def pace_ms(self) -> int:
        """Tables of bots alone are for watching: never so fast that they eat the machine."""
        pace = self.table.setup.pace_ms
        return pace if self.table.people else max(_BOTS_ALONE_MS, pace)

    def _attended(self, seat: Seat, now: int) -> bool:
        """Whether a bot should go on: nobody needs a game that bots finish among themselves. In a
        game over days it does not wait until somebody looks."""
        if self.table.setup.turn_h is not None:
            return any(s.person is not None and s.stand_in is None for s in self.table.seats)
        if seat.stand_in is None and self.subscribers:
            return True
        return any(s.stand_in is None and self.is_there(s.person, now) for s in self.table.seats)

    def _due_keep(self, now: int) -> Due | None:
        """When the next person who is away loses the seat to its keeper, while others wait. In a
        game over days nobody waits."""
        connected = self.connected
        if self.table.setup.turn_h is not None:
            return None
        if all(s.person is None or s.person in connected or s.stand_in for s in self.table.seats):
            return None
        seats = [s for s in self.table.seats if s.person is not None and s.stand_in is None]
        if not seats or all(s.person == seats[0].person for s in seats):
            return None
        away = [self._gone_at(s.person) for s in seats if s.person and s.person not in connected]
        if not away or not any(self.is_there(s.person, now) for s in seats):
            return None
        return Due(min(away), "keep")

    def away(self, now: int) -> list[int]:
        """The seats whose people are gone for longer than the grace period, or let the hours of
        their turn go by."""
        if self.table.setup.turn_h is not None:
            return [self.table.to_move.index]
        return [
            seat.index
            for seat in self.table.seats
            if seat.person is not None
            and seat.stand_in is None
            and not self.is_there(seat.person, now)
        ]
