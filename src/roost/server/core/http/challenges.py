"""Challenges among friends over REST."""

from __future__ import annotations

from typing import Any

from roost import wire
from roost.server.core.http.operation import Call, operation
from roost.server.core.http.operations import table_answer
from roost.server.core.identity.guests import check_is_guest
from roost.server.core.shared_dice.rows import AttemptRow, StreamRow
from roost.server.core.views.challenges import challenge_summary, challenge_view
from roost.server.core.views.daily import attempt_view


@operation("POST", "/api/challenges", status=201)
async def make_challenge(call: Call[wire.ChallengeRequest]) -> wire.ChallengeView:
    """Create a challenge: the same dice for you and your friends, against the same bot.

    Each person with the link plays once, at any time before the challenge closes.
    """
    check_is_guest(call.person)
    body = call.body
    row = await call.core.challenges.make(call.person, body.game, body.bot, body.places)
    return await _view(call, row)


@operation("GET", "/api/challenges")
async def challenges(call: Call[None]) -> wire.ChallengeList:
    """List the challenges that you created or play in, newest first."""
    found, person, streams = call.core.challenges, call.person, call.core.streams
    return wire.ChallengeList(
        challenges=[
            challenge_summary(row, await found.results(row), person.id, closed=streams.closed(row))
            for row in await found.of(person.id)
        ]
    )


@operation("GET", "/api/challenges/{id}")
async def read_challenge(call: Call[None]) -> wire.ChallengeView:
    """Return a challenge to anyone who has its link: its players and their results.

    The seed is included once the challenge is closed.
    """
    return await _view(call, await call.core.challenges.get(call.path["id"]))


@operation("POST", "/api/challenges/{id}/play", status=201)
async def play_challenge(call: Call[wire.ChallengePlay]) -> wire.TableAnswer:
    """Start your only attempt at a challenge, or return its table if you already started.

    Everyone with the link sees your name and your result.
    """
    check_is_guest(call.person)
    live_table = await call.core.challenges.begin(call.person, call.path["id"], call.body.pace_ms)
    return await table_answer(call, live_table, None)


@operation("POST", "/api/challenges/{id}/close")
async def close_challenge(call: Call[None]) -> wire.ChallengeView:
    """Close your challenge now. This reveals its seed and ends unfinished games."""
    check_is_guest(call.person)
    return await _view(call, await call.core.challenges.close(call.person, call.path["id"]))


async def _view(call: Call[Any], row: StreamRow) -> wire.ChallengeView:
    core, me = call.core, None if call.known is None else call.known.id
    results = await core.challenges.results(row)
    mine = [one.entrant.attempt for one in results if one.entrant.attempt.person == me]
    attempt = _attempt(call, row, mine[0]) if mine else None
    seed = core.streams.open_seed(row)
    return challenge_view(row, seed, results, attempt, me, core.streams.now())


def _attempt(call: Call[Any], row: StreamRow, made: AttemptRow) -> wire.DailyAttempt:
    going_on = call.core.tables.lobby.get(made.table) is not None
    return attempt_view(made, playing=going_on and not call.core.streams.closed(row))


OPERATIONS = (make_challenge, challenges, read_challenge, play_challenge, close_challenge)
