"""Rounds among friends over REST."""

from __future__ import annotations

from roost import wire
from roost.server.http.operation import Call, operation
from roost.server.http.operations import table_answer
from roost.server.people.guests import check_is_guest
from roost.server.store import AttemptRow, StreamRow
from roost.server.views.daily import attempt_view
from roost.server.views.rounds import round_summary, round_view


@operation("POST", "/api/rounds", wire.RoundView, body=wire.RoundRequest, status=201)
async def make_round(call: Call) -> wire.RoundView:
    """The same dice for you and some friends: whoever has the link plays them once, whenever they
    have the time, against the same bot."""
    check_is_guest(call.person)
    body = call.body
    row = await call.services.rounds.make(call.person, body.game, body.bot, body.places)
    return await _view(call, row)


@operation("GET", "/api/rounds", wire.RoundList)
async def rounds(call: Call) -> wire.RoundList:
    """The rounds that you made or play, the newest first."""
    found, person, streams = call.services.rounds, call.person, call.services.streams
    return wire.RoundList(
        rounds=[
            round_summary(row, await found.results(row), person.id, closed=streams.closed(row))
            for row in await found.of(person.id)
        ]
    )


@operation("GET", "/api/rounds/{id}", wire.RoundView)
async def read_round(call: Call) -> wire.RoundView:
    """A round, for whoever has its link: who plays it, and what they made of the dice. Its seed
    once it is closed."""
    return await _view(call, await call.services.rounds.get(call.path["id"]))


@operation("POST", "/api/rounds/{id}/play", wire.TableAnswer, body=wire.RoundPlay, status=201)
async def play_round(call: Call) -> wire.TableAnswer:
    """Your one attempt at a round: its table, also when you ask again, from any device. Whoever has
    the link sees your name and what you made of the dice."""
    check_is_guest(call.person)
    room = await call.services.rounds.begin(call.person, call.path["id"], call.body.pace_ms)
    return await table_answer(call, room, None)


@operation("POST", "/api/rounds/{id}/close", wire.RoundView)
async def close_round(call: Call) -> wire.RoundView:
    """Close your round now, which reveals its seed and ends the games that are not over."""
    check_is_guest(call.person)
    return await _view(call, await call.services.rounds.close(call.person, call.path["id"]))


async def _view(call: Call, row: StreamRow) -> wire.RoundView:
    services, me = call.services, None if call.known is None else call.known.id
    results = await services.rounds.results(row)
    mine = [one.entrant.attempt for one in results if one.entrant.attempt.person == me]
    attempt = _attempt(call, row, mine[0]) if mine else None
    seed = services.streams.open_seed(row)
    return round_view(row, seed, results, attempt, me, services.streams.now())


def _attempt(call: Call, row: StreamRow, made: AttemptRow) -> wire.DailyAttempt:
    going_on = call.services.tables.lobby.get(made.table) is not None
    return attempt_view(made, playing=going_on and not call.services.streams.closed(row))


OPERATIONS = (make_round, rounds, read_round, play_round, close_round)
