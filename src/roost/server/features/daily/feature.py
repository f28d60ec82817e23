"""The daily game: the same sealed dice and the same bots for everybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from roost import wire
from roost.analysis.puzzles import daily_puzzle
from roost.rules.errors import GameError
from roost.server.core.core import Core
from roost.server.core.feature import Feature
from roost.server.core.http.operation import Call, operation, text
from roost.server.core.http.operations import table_answer
from roost.server.core.identity.guests import check_is_guest
from roost.server.core.shared_dice.rows import AttemptRow, StreamRow
from roost.server.core.tasks import Task
from roost.server.features.daily import messages as m
from roost.server.features.daily.days import bots_of, closes, later, opens
from roost.server.features.daily.service import DailyService, stars
from roost.wire.base import message_from

DAY = text("day", "another day than today: YYYY-MM-DD", "[0-9]{4}-[0-9]{2}-[0-9]{2}")
_EVERY_S = 60.0
MOST = 100  # results that are shown


class Daily(Feature):
    name = "daily"

    def __init__(self, core: Core) -> None:
        self.service = DailyService(core.attempts.games if core.config.daily else (), core)
        self._core = core

    def tasks(self) -> Sequence[Task]:
        return [Task("daily seals", _EVERY_S, self.service.seal)]

    # -- operations ----------------------------------------------------------------------------

    @operation("GET", "/api/daily", query=(DAY,), scope="read")
    async def read_daily(self, call: Call[None]) -> m.DailyView:
        """Return the daily games of today or of a past day: your results and the table of results.
        A day's dice are revealed when the day closes."""
        core, person = self._core, call.known
        me = None if person is None else person.id
        rows = await self.service.of_day(call.query.get("day"))
        attempts = [] if person is None else await core.attempts.of(person.id)
        games = [await self._game(row, attempts, me) for row in rows]
        day = rows[0].day
        return m.DailyView(
            day=day,
            opens=opens(day),
            closes=closes(day),
            server_time=self.service.now,
            listed=person is not None and (await core.people.about(person)).listed,
            yesterday=[] if "day" in call.query else await self._best(later(day, -1)),
            streak=self.service.streak(attempts),
            games=games,
        )

    @operation("POST", "/api/daily", status=201, scope="play")
    async def play_daily(self, call: Call[m.DailyRequest]) -> wire.TableAnswer:
        """Start your only attempt at today's game, or return its table, from any device."""
        check_is_guest(call.person)
        live_table = await self.service.begin(call.person, call.body.game, call.body.pace_ms)
        return await table_answer(call, live_table, None)

    @operation("GET", "/api/daily/seals")
    async def seals(self, call: Call[None]) -> m.DailySeals:
        """Return the commitments to coming days' dice, and the seeds of past days."""
        rows = await self.service.seals()
        return m.DailySeals(
            seals=[message_from(m.DailySeal, row, **self._dice(row)) for row in rows]
        )

    @operation("POST", "/api/daily/listed", status=204)
    async def be_listed(self, call: Call[m.ListedRequest]) -> None:
        """Choose whether your name appears in tables of results, and whether others may watch your
        best games once their day is over. Neither happens unless you agree."""
        check_is_guest(call.person)
        await self._core.people.list_(call.person, listed=call.body.listed)

    async def _best(self, day: str) -> list[m.BestGame]:
        found = []
        for row, one in await self.service.best(day):
            try:
                table = (await self._core.tables.glance(one.table)).table
            except GameError:  # deleted since, or no longer readable
                continue
            shut = table.watch.shut
            found.append(
                m.BestGame(
                    game=row.game,
                    name=one.name or "",
                    bird=one.bird,
                    points=one.points,
                    table=table.id,
                    key=None if shut else self._core.invites.key(table.id, table.watch),
                )
            )
        return found

    def _dice(self, row: StreamRow) -> dict[str, Any]:
        """Return shared dice, with their seed once it is public."""
        return {"stream": row.id, **self._core.streams.proof(row)}

    async def _game(
        self, row: StreamRow, attempts: Sequence[AttemptRow], me: str | None
    ) -> m.DailyGame:
        table = await self.service.table(row.day, row.game, me)
        mine = next((one for one in attempts if (one.day, one.game) == (row.day, row.game)), None)
        share = None if mine is None else mine.share
        return m.DailyGame(
            game=row.game,
            bots=list(bots_of(row.game, row.day)),
            attempt=self._core.attempts.view(mine, row),
            results=[
                message_from(
                    m.DailyResult, one, place=place, name=one.name or "", yours=one.person == me
                )
                for place, one in table.results[:MOST]
            ],
            place=table.place,
            of=table.of,
            stars=None if share is None else stars(share),
            percentile=table.percentile,
            puzzle=daily_puzzle(row.game, row.day).id,
            **self._dice(row),
        )
