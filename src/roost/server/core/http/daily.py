"""The daily game over REST."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from roost import wire
from roost.server.core.errors import ForbiddenError
from roost.server.core.http.operation import Call, operation, text
from roost.server.core.http.operations import table_answer
from roost.server.core.identity.guests import check_is_guest
from roost.server.core.live.days import closes, opens
from roost.server.core.shared_dice.rows import AttemptRow, StreamRow
from roost.server.core.views.daily import daily_game, seal_view
from roost.server.core.views.streams import attempt_view

DAY = text("day", "another day than today: YYYY-MM-DD", "[0-9]{4}-[0-9]{2}-[0-9]{2}")


@operation("GET", "/api/daily", query=(DAY,), scope="read")
async def read_daily(call: Call[None]) -> wire.DailyView:
    """Return the daily games of today or of a past day: your results and the table of results.

    A day's dice are revealed when the day closes.
    """
    core, person = call.core, call.known
    daily, me = core.daily, None if person is None else person.id
    rows = await daily.of_day(call.query.get("day"))
    attempts = [] if person is None else await core.attempts.of(person.id)
    games = [
        daily_game(
            row,
            core.streams.open_seed(row),
            await daily.table(row.day, row.game, me),
            _attempt(call, row, attempts),
            me,
        )
        for row in rows
    ]
    day = rows[0].day
    return wire.DailyView(
        day=day,
        opens=opens(day),
        closes=closes(day),
        server_time=daily.now,
        listed=person is not None and (await core.people.about(person)).listed,
        may_list=_may_list(call),
        streak=daily.streak(attempts),
        games=games,
    )


def _may_list(call: Call[Any]) -> bool:
    signed_in = call.known is not None and call.known.session is not None
    return signed_in or not call.core.daily.accounts_only


def _attempt(
    call: Call[Any], stream: StreamRow, attempts: Sequence[AttemptRow]
) -> wire.AttemptView | None:
    made = [row for row in attempts if (row.day, row.game) == (stream.day, stream.game)]
    if not made:
        return None
    return attempt_view(made[0], playing=call.core.attempts.is_playing(made[0], stream))


@operation("POST", "/api/daily", status=201, scope="play")
async def play_daily(call: Call[wire.DailyRequest]) -> wire.TableAnswer:
    """Start your only attempt at today's game, or return its table, from any device."""
    check_is_guest(call.person)
    live_table = await call.core.daily.begin(call.person, call.body.game, call.body.pace_ms)
    return await table_answer(call, live_table, None)


@operation("GET", "/api/daily/seals")
async def seals(call: Call[None]) -> wire.DailySeals:
    """Return the commitments to coming days' dice, and the seeds of past days."""
    streams = call.core.streams
    return wire.DailySeals(
        seals=[seal_view(row, streams.open_seed(row)) for row in await call.core.daily.seals()]
    )


@operation("POST", "/api/daily/listed", status=204)
async def be_listed(call: Call[wire.ListedRequest]) -> None:
    """Choose whether your name appears in tables of results.

    It does not unless you agree. On a server with accounts, only accounts are listed.
    """
    check_is_guest(call.person)
    if call.body.listed and not _may_list(call):
        raise ForbiddenError("only accounts are listed", code="account-needed")
    await call.core.people.list_(call.person, listed=call.body.listed)


OPERATIONS = (read_daily, play_daily, seals, be_listed)
