"""The daily game: the same sealed dice and the same bots for everybody, and one attempt each.

The dice are a stream of the server's own. Its commitment is published when it is sealed, weeks
before its day; its seed when the day is over. What an attempt made of the dice is worked out after
its game, once, and ranks it.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple, TypeAlias

import msgspec
import structlog

from roost.fairdice import new_seed
from roost.rules.errors import GameError
from roost.rules.registry import unknown_game
from roost.server.hall.authority import Authority
from roost.server.hall.days import AHEAD, bots_of, closes, day_of, later, no_day, streak
from roost.server.hall.room import Room
from roost.server.hall.streams import Streams
from roost.server.ids import new_id
from roost.server.person import Person
from roost.server.store import AttemptRow, Standing, Store, StreamRow, VersionTakenError
from roost.server.table.record import record_of
from roost.server.table.setup import daily_setup
from roost.server.table.state import FINISHED

logger = structlog.get_logger("roost.daily")
Judge: TypeAlias = Callable[[str], Awaitable[Sequence[float]]]  # a record: each seat without luck
_EVERY_S = 60.0
_SEAT = 0


class Placed(NamedTuple):
    place: int
    standing: Standing


class Table(NamedTuple):
    """The results of a day: who wants to be listed, where somebody would stand among them, and how
    many there are in all."""

    results: list[Placed]
    place: int | None
    of: int


class Daily:
    def __init__(
        self,
        games: Sequence[str],
        authority: Authority,
        streams: Streams,
        store: Store,
        judge: Judge,
        *,
        accounts_only: bool = False,
    ) -> None:
        self.games = tuple(games)
        self.accounts_only = accounts_only  # in the tables of results
        self.judge = judge
        self._authority = authority
        self._streams = streams
        self._store = store
        self._settling = asyncio.Lock()
        self._soon: asyncio.Task[None] | None = None

    @property
    def now(self) -> int:
        return self._streams.now()

    @property
    def today(self) -> str:
        return day_of(self.now)

    # -- the dice --------------------------------------------------------------------------

    async def seal(self) -> None:
        """Draw and keep the dice of today and of the days to come, where they are not yet."""
        today = self.today
        days = [later(today, number) for number in range(AHEAD + 1)]
        known = {(row.day, row.game) for row in await self._store.daily_streams(days[0], days[-1])}
        missing = [
            StreamRow(
                id=f"daily-{day}-{game}",
                name=day,
                owner="",
                seed=new_seed(),
                closes=closes(day),
                day=day,
                game=game,
            )
            for day in days
            for game in self.games
            if (day, game) not in known
        ]
        if missing:
            await self._store.seal_streams(missing)

    async def seals(self) -> list[StreamRow]:
        """The streams of as many days back as ahead."""
        await self.seal()
        today = self.today
        return await self._store.daily_streams(later(today, -AHEAD), later(today, AHEAD))

    async def of_day(self, day: str | None) -> list[StreamRow]:
        """The streams of today, or of another day that has begun."""
        await self.seal()
        wanted = day or self.today
        rows = [] if wanted > self.today else await self._store.daily_streams(wanted, wanted)
        if not rows:
            raise no_day(wanted)
        order = {game: place for place, game in enumerate(self.games)}
        return sorted(rows, key=lambda row: order.get(row.game, len(order)))

    # -- attempts --------------------------------------------------------------------------

    async def begin(self, person: Person, game: str, pace_ms: int) -> Room:
        """Somebody's one attempt at today's game: made now, or the one made before."""
        if game not in self.games:
            raise unknown_game(game)
        (row,) = [row for row in await self.of_day(None) if row.game == game]
        made = await self._store.attempt(person.id, row.day, game)
        if made is not None:
            return await self._authority.tables.glance(made.table)
        setup = daily_setup(game, bots_of(game, row.day), row.day, row.id, pace_ms)
        attempt = AttemptRow(person=person.id, day=row.day, game=game, table=new_id())
        try:
            return await self._authority.make(setup, person, attempt)
        except VersionTakenError:  # another device was quicker
            made = await self._store.attempt(person.id, row.day, game)
            if made is None:
                raise
            return await self._authority.tables.glance(made.table)

    async def attempts(self, person: str) -> list[AttemptRow]:
        """All attempts of a person, by day. One that is not settled is looked at beside this: what
        it came to may take a while to work out."""
        rows = await self._store.attempts_of(person)
        if not all(row.settled for row in rows) and (self._soon is None or self._soon.done()):
            self._soon = asyncio.create_task(self.settle_all())
        return rows

    def streak(self, attempts: Sequence[AttemptRow]) -> int:
        return streak({row.day for row in attempts if row.share is not None}, self.today)

    async def table(self, day: str, game: str, person: str | None) -> Table:
        standings = await self._store.standings(day, game)
        if self.accounts_only:
            standings = [one if one.account else _unnamed(one) for one in standings]
        return placed(standings, person)

    # -- what became of them -----------------------------------------------------------------

    async def settle(self, row: AttemptRow) -> None:
        """Note what an attempt came to once its game is over. A game that was given up, or that a
        keeper had a hand in, comes to nothing."""
        async with self._settling:
            known = await self._store.attempt(row.person, row.day, row.game)
            # By somebody who was quicker; or forgotten; or another attempt was made before.
            if known is None or known.settled or known.table != row.table:
                return
            room = await self._authority.tables.glance(row.table)
            async with room.lock:
                table = room.table
                if table.status not in FINISHED:
                    return
                done = msgspec.structs.replace(row, settled=True)
                outcome = None if table.state is None else table.game.outcome(table.state)
                if outcome is None or table.status != "over" or table.keeper_moves:
                    await self._store.settle(done)
                    return
                text = json.dumps(record_of(table, None))
            shares = await self.judge(text)
            await self._store.settle(
                msgspec.structs.replace(
                    done,
                    share=shares[_SEAT],
                    points=outcome.scores[_SEAT],
                    rank=outcome.ranks[_SEAT],
                )
            )

    async def settle_all(self) -> None:
        for row in await self._store.unsettled():
            try:
                await self.settle(row)
            except GameError as error:  # busy, or not readable: the next round tries again
                await logger.awarning("not settled yet", table=row.table, reason=error.code)

    async def stop(self) -> None:
        if self._soon is not None:
            self._soon.cancel()
            await asyncio.gather(self._soon, return_exceptions=True)

    async def run(self) -> None:
        """Seal what is to come, and settle what is over."""
        while True:
            try:
                await self.seal()
                await self.settle_all()
            except GameError as error:  # the store says so itself, once
                await logger.awarning("the daily game waits", reason=error.code)
            await asyncio.sleep(_EVERY_S)


def placed(standings: Sequence[Standing], person: str | None) -> Table:
    """`standings` are the best first. Equal results share a place; who is not listed takes none
    from anybody, and learns where they would stand."""
    listed = [one for one in standings if one.name is not None]
    results = [Placed(_place(one, listed), one) for one in listed]
    mine = next((one for one in standings if one.person == person), None)
    return Table(results, None if mine is None else _place(mine, listed), len(standings))


def _unnamed(one: Standing) -> Standing:
    return msgspec.structs.replace(one, name=None)


def _place(one: Standing, listed: Sequence[Standing]) -> int:
    return 1 + sum((other.share, other.points) > (one.share, one.points) for other in listed)
