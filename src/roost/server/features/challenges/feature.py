"""Challenges: the same dice for friends."""

from __future__ import annotations

from typing import Any

from roost import wire
from roost.server.core.core import Core
from roost.server.core.events import AttemptSettled, Handlers
from roost.server.core.feature import Feature
from roost.server.core.http.operation import Call, operation
from roost.server.core.http.operations import table_answer
from roost.server.core.identity.guests import check_is_guest
from roost.server.core.shared_dice.rows import StreamRow
from roost.server.features.challenges import messages as m
from roost.server.features.challenges.service import ChallengeService
from roost.wire.base import message_from


class Challenges(Feature):
    name = "challenges"

    def __init__(self, core: Core) -> None:
        self.service = ChallengeService(core.attempts, core.streams, core.rows)
        self._attempts, self._streams = core.attempts, core.streams

    def handlers(self) -> Handlers:
        return {AttemptSettled: [self.service.on_attempt_settled]}

    # -- operations ----------------------------------------------------------------------------

    @operation("POST", "/api/challenges", status=201)
    async def make_challenge(self, call: Call[m.ChallengeRequest]) -> m.ChallengeView:
        """Create a challenge: the same dice for you and your friends, against the same bot. Each
        person with the link plays once, at any time before the challenge closes."""
        check_is_guest(call.person)
        body = call.body
        row = await self.service.make(call.person, body.game, body.bot, body.places)
        return await self._view(call, row)

    @operation("GET", "/api/challenges")
    async def challenges(self, call: Call[None]) -> m.ChallengeList:
        """List the challenges that you created or play in, newest first."""
        me, found = call.person.id, []
        for row in await self.service.of(me):
            results = await self.service.results(row)
            summary = message_from(
                m.ChallengeSummary,
                row,
                yours=row.owner == me,
                closed=self._streams.closed(row),
                begun=len(results),
                done=sum(one.entrant.attempt.settled for one in results),
            )
            found.append(summary)
        return m.ChallengeList(challenges=found)

    @operation("GET", "/api/challenges/{id}")
    async def read_challenge(self, call: Call[None]) -> m.ChallengeView:
        """Return a challenge to anyone who has its link: its players and their results. The seed is
        included once the challenge is closed."""
        return await self._view(call, await self.service.get(call.path["id"]))

    @operation("POST", "/api/challenges/{id}/play", status=201)
    async def play_challenge(self, call: Call[m.ChallengePlay]) -> wire.TableAnswer:
        """Start your only attempt at a challenge, or return its table if you already started.
        Everyone with the link sees your name and your result."""
        check_is_guest(call.person)
        live_table = await self.service.begin(call.person, call.path["id"], call.body.pace_ms)
        return await table_answer(call, live_table, None)

    @operation("POST", "/api/challenges/{id}/close")
    async def close_challenge(self, call: Call[None]) -> m.ChallengeView:
        """Close your challenge now. This reveals its seed and ends unfinished games."""
        check_is_guest(call.person)
        return await self._view(call, await self.service.close(call.person, call.path["id"]))

    async def _view(self, call: Call[Any], row: StreamRow) -> m.ChallengeView:
        me = None if call.known is None else call.known.id
        results = await self.service.results(row)
        mine = (one.entrant.attempt for one in results if one.entrant.attempt.person == me)
        return message_from(
            m.ChallengeView,
            row,
            yours=row.owner == me,
            closed=self._streams.closed(row),
            server_time=self._streams.now(),
            attempt=self._attempts.view(next(mine, None), row),
            results=[
                message_from(
                    m.ChallengeResult,
                    one.attempt,
                    name=one.name,
                    yours=one.attempt.person == me,
                    place=place,
                )
                for place, one in results
            ],
            **self._streams.proof(row),
        )
