"""Your own games over REST: search, statistics, export, and links to a moment of a game."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any, get_args

import msgspec

from roost.rules.errors import GameError
from roost.server.core.core import Core
from roost.server.core.errors import ForbiddenError, SeatConflictError
from roost.server.core.events import GameReviewed, Handlers, PuzzleAnswered
from roost.server.core.feature import Feature
from roost.server.core.http.operation import KEY, LINES, Call, choice, number, operation, text
from roost.server.core.http.operations import OF_GAME, live_table_of
from roost.server.core.http.routes import LANGUAGE
from roost.server.core.live.rows import TableRow
from roost.server.core.storage.port import Statement
from roost.server.core.table.record import record_of
from roost.server.core.table.state import FINISHED, UNFINISHED
from roost.server.features.my_games import schema
from roost.server.features.my_games.messages import (
    MomentView,
    MyFigures,
    MyGames,
    Result,
    ShareView,
)
from roost.server.features.my_games.puzzles import PuzzleRows
from roost.server.features.my_games.schema import Filter, GameRow, GameRows
from roost.server.features.my_games.views import (
    figures_view,
    moment_view,
    my_games_view,
    puzzle_row,
    share_view,
    verdicts_of,
)

MOST = 50  # games per page
ALL = 10**9
STATUS = choice("status", "only these", {"unfinished": UNFINISHED, "finished": FINISHED})
RESULT = choice("result", "only with this result", {w: w for w in get_args(Result)})
OPPONENT = text("with", "only with this opponent: part of a name, or a bot's key", ".{1,40}")
_TIMES = 10**15 - 1
SINCE = number("since", "only games that something happened in from then on", _TIMES)
UNTIL = number("until", "and before then", _TIMES)
AFTER = text(
    "after", "where the page begins: `next` of the one before", r"[0-9]{1,15}\.[A-Za-z0-9_-]{1,40}"
)
LIMIT = number("limit", f"games on a page (default: {MOST})", MOST, least=1)
AT = number("at", "after this many moves (default: all)", 10**6)
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


class MyGamesFeature(Feature):
    name = "my_games"
    migrations = schema.MIGRATIONS

    def __init__(self, core: Core) -> None:
        self.games = GameRows(core.database)
        self.puzzles = PuzzleRows(core.database)
        self._limit = core.config.limits.puzzles_per_person
        self._database = core.database
        self._now = core.wall_ms

    def handlers(self) -> Handlers:
        return {GameReviewed: [self._on_review], PuzzleAnswered: [self._on_puzzle]}

    async def _on_review(self, event: GameReviewed) -> None:
        verdicts = verdicts_of(event.review, event.stood_in)
        await self._database.write(*schema.put_verdicts(event.table, verdicts))

    async def _on_puzzle(self, event: PuzzleAnswered) -> None:
        await self.puzzles.note(event.person, puzzle_row(event.answer, self._now()), self._limit)

    def save_table(self, row: TableRow) -> Sequence[Statement]:
        return schema.save_table(row)

    def merge_guest(self, guest: str, person: str) -> Sequence[Statement]:
        return schema.merge_guest(guest, person)

    async def export_person(self, person: str) -> Mapping[str, Any]:
        games = await self.games.of_person(person, Filter(), ALL)
        return {
            "games": [
                {
                    "table": row.table,
                    "seat": row.seat,
                    "result": row.result or None,
                    "reviewed": msgspec.to_builtins(row.verdict),
                }
                for row in games
            ],
            "puzzles": msgspec.to_builtins(await self.puzzles.of_person(person)),
        }

    # -- operations ----------------------------------------------------------------------------

    @operation("GET", "/api/me/games", query=(*FILTERS, AFTER, LIMIT), scope="read")
    async def my_games(self, call: Call[None]) -> MyGames:
        """List the tables that you created or sat at, including finished ones, newest first."""
        most = call.query.get("limit", MOST)
        rows = await self.games.of_person(call.person.id, _wanted(call), most + 1)
        return my_games_view(rows, most)

    @operation("GET", "/api/me/figures", scope="read")
    async def figures(self, call: Call[None]) -> MyFigures:
        """Return your statistics: results by opponent, errors over time, luck, puzzles. Only games
        that were reviewed count for errors and luck."""
        games = await self.games.of_person(call.person.id, Filter(), ALL)
        puzzles = await self.puzzles.of_person(call.person.id)
        return await asyncio.to_thread(figures_view, games, puzzles)

    @operation("GET", "/api/me/records", answer=dict, query=FILTERS, scope="read", media=LINES)
    async def my_records(self, call: Call[None]) -> AsyncIterator[bytes]:
        """Return the game files of your games, or of those that match the filters, one per line."""
        return _records(call, await self.games.of_person(call.person.id, _wanted(call), ALL))

    @operation("GET", "/api/tables/{id}/moment", query=(KEY, AT, LANGUAGE), scope="read")
    async def moment(self, call: Call[None]) -> MomentView:
        """Return the position after a number of moves, drawn and described."""
        live_table = await live_table_of(call)
        async with live_table.lock:
            data = record_of(live_table.table, None)
        at, language = call.query.get("at"), call.query.get("language", "en")
        return await asyncio.to_thread(moment_view, live_table.table.id, data, at, language)

    @operation("GET", "/api/tables/{id}/share", query=(AT,), scope="play")
    async def share(self, call: Call[None]) -> ShareView:
        """Return a link to a moment of a finished game you played. Anyone with the link can view
        this table, even a private one."""
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
