"""Your own games over REST: search, statistics, export, and links to a moment of a game."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any, get_args

from roost import wire
from roost.rules.errors import GameError
from roost.server.core.errors import ForbiddenError, SeatConflictError
from roost.server.core.http.analysis import LANGUAGE
from roost.server.core.http.operation import KEY, LINES, Call, choice, number, operation, text
from roost.server.core.http.operations import OF_GAME, live_table_of
from roost.server.core.table.record import record_of
from roost.server.core.table.state import FINISHED, UNFINISHED
from roost.server.core.views.moment import moment_view
from roost.server.core.views.my_games import figures_view, my_games_view
from roost.server.core.views.people import share_view
from roost.server.features.my_games.schema import Filter, GameRow

MOST = 50  # games per page
ALL = 10**9
STATUS = choice("status", "only these", {"unfinished": UNFINISHED, "finished": FINISHED})
RESULT = choice("result", "only with this result", {w: w for w in get_args(wire.Result)})
OPPONENT = text("with", "only with this opponent: part of a name, or a bot's key", ".{1,40}")
_TIMES = 10**15 - 1
SINCE = number("since", "only games that something happened in from then on", _TIMES)
UNTIL = number("until", "and before then", _TIMES)
AFTER = text(
    "after", "where the page begins: `next` of the one before", r"[0-9]{1,15}\.[A-Za-z0-9_-]{1,40}"
)
LIMIT = number("limit", f"games on a page; {MOST} unless given", MOST, least=1)
AT = number("at", "after so many moves; the last of them unless given", 10**6)
FILTERS = (OF_GAME, STATUS, RESULT, OPPONENT, SINCE, UNTIL)


def _wanted(call: Call[Any]) -> Filter:
    query = call.query
    after = query.get("after")
    at, _, table = (after or "").partition(".")
    return Filter(
        game=query.get("game"),
        statuses=query.get("status", ()),
        result=query.get("result"),
        opponent=query.get("with"),
        since=query.get("since"),
        until=query.get("until"),
        after=None if after is None else (int(at), table),
    )


@operation("GET", "/api/me/games", query=(*FILTERS, AFTER, LIMIT), scope="read")
async def my_games(call: Call[None]) -> wire.MyGames:
    """List the tables that you created or sat at, including finished ones, newest first."""
    most = call.query.get("limit", MOST)
    rows = await call.core.rows.games.of_person(call.person.id, _wanted(call), most + 1)
    return my_games_view(rows, most)


@operation("GET", "/api/me/figures", scope="read")
async def figures(call: Call[None]) -> wire.MyFigures:
    """What your games come to: results by opponent, errors over time, luck, puzzles. Only reviews
    that were made count; none is made for this."""
    rows, person = call.core.rows, call.person.id
    games, puzzles = await rows.games.of_person(person, Filter(), ALL), rows.puzzles
    return await asyncio.to_thread(figures_view, games, await puzzles.of_person(person))


@operation("GET", "/api/me/records", answer=dict, query=FILTERS, scope="read", media=LINES)
async def my_records(call: Call[None]) -> AsyncIterator[bytes]:
    """The game files of your games, or of those that you ask for, a line each."""
    return _records(call, await call.core.rows.games.of_person(call.person.id, _wanted(call), ALL))


async def _records(call: Call[Any], rows: list[GameRow]) -> AsyncIterator[bytes]:
    core = call.core
    for row in rows:
        try:
            live_table = await core.tables.glance(row.table)
            async with live_table.lock:
                await core.streams.look(live_table)
                found = record_of(live_table.table, core.streams.open_seed(live_table.stream))
        except GameError:  # not started, or no longer readable: no record
            continue
        yield json.dumps(found, ensure_ascii=False).encode() + b"\n"


@operation("GET", "/api/tables/{id}/moment", query=(KEY, AT, LANGUAGE), scope="read")
async def moment(call: Call[None]) -> wire.MomentView:
    """Return the position after a number of moves, drawn and described."""
    live_table = await live_table_of(call)
    async with live_table.lock:
        data = record_of(live_table.table, None)
    at, language = call.query.get("at"), call.query.get("language", "en")
    return await asyncio.to_thread(moment_view, live_table.table.id, data, at, language)


@operation("GET", "/api/tables/{id}/share", query=(AT,), scope="play")
async def share(call: Call[None]) -> wire.ShareView:
    """Return a link to a moment of a finished game you played.

    Anyone with the link can view this table, even a private one.
    """
    live_table, person = await live_table_of(call), call.person
    table = live_table.table
    if person.id != table.made.maker and not table.seats_of(person.id):
        raise ForbiddenError("you did not sit at this table", code="foreign-seat", seat=-1)
    if table.status not in FINISHED:
        raise SeatConflictError("the game is not over yet", code="not-over")
    await call.core.streams.look(live_table)
    if call.core.streams.sealed(live_table):
        raise SeatConflictError("its dice are still to be played by others", code="daily-open")
    key = None if table.watch.shut else call.core.invites.key(table.id, table.watch)
    return share_view(table.id, call.query.get("at"), key)


OPERATIONS = (my_games, figures, my_records, moment, share)
