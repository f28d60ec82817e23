"""The daily game: the same sealed dice and the same bots for everybody, and one attempt each.

The dice are a stream of the server's own. Its commitment is published when it is sealed, weeks
before its day; its seed when the day is over.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from roost.fairdice.hashing import new_secret
from roost.rules.registry import unknown_game
from roost.server.core.core import Core
from roost.server.core.live.live_table import LiveTable
from roost.server.core.person import Person
from roost.server.core.shared_dice.attempts import place_of
from roost.server.core.shared_dice.rows import AttemptRow, StandingRow, StreamRow
from roost.server.core.table.setup import attempt_setup
from roost.server.features.daily.days import AHEAD, bots_of, closes, day_of, later, no_day, streak


class Placed(NamedTuple):
    place: int
    standing: StandingRow


class DayStandings(NamedTuple):
    """The results of a day: the listed players, the place of a given player among them, how many
    there are in all, and how many of 100 others did worse than that player."""

    results: list[Placed]
    place: int | None
    of: int
    percentile: int | None


ENOUGH = 20  # results for a percentile
_STARS = (0.15, 0.3, 0.45, 0.6)  # from which share of wins without luck the next star shines


def stars(share: float) -> int:
    """Rate a result from one star to five."""
    return 1 + bisect_right(_STARS, share)


class DailyService:
    def __init__(self, games: Sequence[str], core: Core) -> None:
        self._games = games
        self._core = core
        self._attempts, self._streams = core.attempts, core.streams
        self._rows = core.rows

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
        known = {(row.day, row.game) for row in await self._rows.streams.of_days(days[0], days[-1])}
        missing = [
            StreamRow(
                id=f"daily-{day}-{game}",
                name=day,
                owner="",
                seed=new_secret(),
                closes=closes(day),
                day=day,
                game=game,
            )
            for day in days
            for game in self._games
            if (day, game) not in known
        ]
        if missing:
            await self._rows.streams.put_new(missing)

    async def seals(self) -> list[StreamRow]:
        """The streams of as many days back as ahead."""
        await self.seal()
        today = self.today
        return await self._rows.streams.of_days(later(today, -AHEAD), later(today, AHEAD))

    async def of_day(self, day: str | None) -> list[StreamRow]:
        """The streams of today, or of another day that has begun."""
        await self.seal()
        wanted = day or self.today
        rows = [] if wanted > self.today else await self._rows.streams.of_days(wanted, wanted)
        if not rows:
            raise no_day(wanted)
        order = {game: place for place, game in enumerate(self._games)}
        return sorted(rows, key=lambda row: order.get(row.game, len(order)))

    # -- attempts --------------------------------------------------------------------------

    async def begin(self, person: Person, game: str, pace_ms: int) -> LiveTable:
        """Start a person's only attempt at today's game, or return the one they started."""
        if game not in self._games:
            raise unknown_game(game)
        (row,) = [row for row in await self.of_day(None) if row.game == game]
        bots = bots_of(game, row.day)
        setup = attempt_setup(game, bots, row.id, pace_ms, day=row.day)
        return await self._attempts.begin(person, row, setup)

    def streak(self, attempts: Sequence[AttemptRow]) -> int:
        return streak({row.day for row in attempts if row.share is not None}, self.today)

    async def table(self, day: str, game: str, person: str | None) -> DayStandings:
        return placed(await self._rows.attempts.standings(day, game), person)

    async def best(self, day: str) -> list[tuple[StreamRow, StandingRow]]:
        """The best listed attempt at each game of a day that is over."""
        found = []
        for row in await self._rows.streams.of_days(day, day):
            results = (await self.table(day, row.game, None)).results
            if results and self._streams.closed(row):
                found.append((row, results[0].standing))
        return found


def placed(standings: Sequence[StandingRow], person: str | None) -> DayStandings:
    """`standings` are the best first. Equal results share a place; who is not listed takes none
    from anybody, and learns where they would stand."""
    listed = [one for one in standings if one.name is not None]
    results = [Placed(_place(one, listed), one) for one in listed]
    mine = next((one for one in standings if one.person == person), None)
    place = percentile = None
    if mine is not None:
        place = _place(mine, listed)
        worse = sum((one.share, one.points) < (mine.share, mine.points) for one in standings)
        if len(standings) >= ENOUGH:
            percentile = 100 * worse // (len(standings) - 1)
    return DayStandings(results, place, len(standings), percentile)


def _place(one: StandingRow, listed: Sequence[StandingRow]) -> int:
    return place_of(one.share, one.points, [(other.share, other.points) for other in listed])
