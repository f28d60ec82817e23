"""Tutor, review, position lab and puzzles over REST. The work runs in worker processes.

`roost.server.core.table.tutor` decides who may use the tutor. A review waits for the
end of the game.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from functools import partial
from typing import Any, TypeAlias

import msgspec

from roost import wire
from roost.rules import RULES
from roost.rules.errors import GameError
from roost.rules.registry import BUILT_IN_GAMES, DEFAULT_GAME
from roost.server.core.core import Core
from roost.server.core.errors import SeatConflictError
from roost.server.core.events import GameReviewed, Handlers, PuzzleAnswered, TableChanged
from roost.server.core.feature import Feature
from roost.server.core.http.operation import KEY, LINES, Call, Parameter, choice, number, operation
from roost.server.core.http.operations import live_table_of
from roost.server.core.http.routes import (
    LANGUAGE,
    address_of,
    encode,
    language_of,
    run_until_disconnect,
    unexpected_problem,
    work_out,
)
from roost.server.core.live.live_table import LiveTable
from roost.server.core.live.rows import TableRow, players_of
from roost.server.core.storage.port import Statement
from roost.server.core.table.state import FINISHED, Table
from roost.server.core.table.tutor import check_chance, check_hint, check_tutor
from roost.server.core.views.commands import problem
from roost.server.features.insight import schema
from roost.server.features.insight.service import Reviews
from roost.server.workers.questions import News, Waiting, Working

_FAR_ADVANCED = 12  # moves, after which it is worth preparing for a review

# -- parameters ----------------------------------------------------------------------------


def _threshold(given: str) -> float:
    if not re.fullmatch(r"0(\.[0-9]{1,6})?|1(\.0{1,6})?", given):
        raise ValueError(given)
    return float(given)


def _token(given: str) -> str:
    if not 1 <= len(given) <= 40 or not given.isprintable():
        raise ValueError(given)
    return given


SEAT = number("seat", "your seat, whose turn it is", wire.MOST_SEATS - 1)
MOVE = Parameter(
    "move", {"type": "string", "minLength": 1, "maxLength": 40}, _token, "the token of the action"
)
THRESHOLD = Parameter(
    "threshold",
    {"type": "number", "minimum": 0, "maximum": 1},
    _threshold,
    "win share (default: the threshold of a mistake)",
)
GAME = choice("game", f"game (default: {DEFAULT_GAME})", {key: key for key in BUILT_IN_GAMES})


class Insight(Feature):
    name = "insight"
    migrations = schema.MIGRATIONS

    def __init__(self, core: Core) -> None:
        self.service = Reviews(core.database, core.insight)
        self._core = core

    def handlers(self) -> Handlers:
        return {TableChanged: [self._on_table_changed]}

    async def _on_table_changed(self, event: TableChanged) -> None:
        """Prepare for the review of a game that is over or far advanced."""
        table = event.live.table
        over = table.status == "over"
        if table.people and (over or len(table.moves) >= _FAR_ADVANCED):
            record = partial(self._core.record_text, event.live)
            self.service.follow(table.id, table.game.key, record, over=over)

    def save_table(self, row: TableRow) -> Sequence[Statement]:
        """Delete reviews when the names at a table change: they contain them."""
        return [schema.delete_reviews(row.id)] if row.status in FINISHED else []

    # -- operations ----------------------------------------------------------------------------

    @operation("POST", "/api/lab", answer=wire.LabAnswer)
    async def lab(self, call: Call[wire.LabRequest]) -> bytes:
        """Analyse a position: odds, ranked choices and win shares, in numbers and in words."""
        return await work_out(call, "lab", call.body.position, call.body.language)

    @operation("POST", "/api/review", answer=wire.ReviewAnswer)
    async def review_file(self, call: Call[wire.ReviewRequest]) -> bytes:
        """Review a game file. The answer holds the review, its dice report and its errors as
        puzzles. Nothing is saved."""
        return await run_until_disconnect(call, self._file(call, _ignore_progress))

    @operation("POST", "/api/review/soon", status=204)
    async def review_soon(self, call: Call[None]) -> None:
        """Announce that a game file will be sent, so that workers can prepare for a review."""
        call.core.insight.expect(*RULES.games())

    @operation("POST", "/api/review/progress", answer=wire.ReviewNews, media=LINES)
    async def review_file_progress(self, call: Call[wire.ReviewRequest]) -> AsyncIterator[bytes]:
        """Review a game file, streaming progress as JSON lines. Each line is the place in the
        queue, the progress, or at the end the review."""
        return _lines(call, lambda news: self._file(call, news))

    @operation(
        "GET",
        "/api/tables/{id}/review",
        answer=wire.ReviewAnswer,
        query=(KEY, LANGUAGE),
        scope="read",
    )
    async def review_table(self, call: Call[None]) -> bytes:
        """Return the review of a finished or abandoned game; it is computed once and saved."""
        return await run_until_disconnect(call, (await self._table(call))(_ignore_progress))

    @operation(
        "GET",
        "/api/tables/{id}/review/progress",
        answer=wire.ReviewNews,
        query=(KEY, LANGUAGE),
        scope="read",
        media=LINES,
    )
    async def review_table_progress(self, call: Call[None]) -> AsyncIterator[bytes]:
        """Return a table's review, streaming progress as JSON lines. Each line is the place in the
        queue, the progress, or at the end the review."""
        return _lines(call, await self._table(call))

    @operation("POST", "/api/replay", answer=wire.ReplayView)
    async def replay_file(self, call: Call[wire.ReplayRequest]) -> bytes:
        """Return the game of a file for replay. Nothing is saved."""
        return await work_out(call, "replay", call.body.record, [])

    @operation("GET", "/api/tables/{id}/replay", answer=wire.ReplayView, query=(KEY,), scope="read")
    async def replay_table(self, call: Call[None]) -> bytes:
        """Return a finished or abandoned game for replay."""
        live_table = await live_table_of(call)
        async with live_table.lock:
            text = _finished_record(call, live_table)
            known = call.known
            yours = live_table.table.seats_of(None if known is None else known.id)
        return await work_out(call, "replay", text, yours)

    def _file(self, call: Call[Any], news: News) -> Coroutine[Any, Any, bytes]:
        body, asker = call.body, address_of(call.request)
        return self.service.of_file(asker, body.record, body.language, news)

    async def _table(self, call: Call[Any]) -> Callable[[News], Coroutine[Any, Any, bytes]]:
        """Return the function that computes a table's review, if a review is allowed."""
        live_table = await live_table_of(call)
        async with live_table.lock:
            table, text = live_table.table, _finished_record(call, live_table)
            pseudonyms = len(await call.core.rows.tables.pseudonyms(table.id))
            moved, stood_in = table.moved, frozenset(table.stand_in_moves)
            seat = _judged_seat(call, table)
        asker, language = address_of(call.request), language_of(call)

        async def work(news: News) -> bytes:
            answer = await self.service.of_table(
                asker, table.id, moved, text, language, news, pseudonyms
            )
            person = None if call.known is None or call.known.token else call.known.id
            review = msgspec.json.decode(answer, type=wire.ReviewAnswer).review
            call.core.bus.publish(GameReviewed(table.id, review, stood_in, person, seat))
            return answer

        return work

    @operation(
        "GET",
        "/api/tables/{id}/tutor",
        answer=wire.InsightView,
        query=(KEY, LANGUAGE, SEAT),
        scope="play",
    )
    async def tutor(self, call: Call[None]) -> bytes:
        """Return advice for your seat on its turn, at a table that allows the tutor (K18)."""
        position, names = await _position_and_names(call, check_tutor)
        return await work_out(call, "advice", position, names, language_of(call))

    @operation(
        "GET",
        "/api/tables/{id}/warning",
        answer=wire.WarningAnswer,
        query=(KEY, LANGUAGE, SEAT, MOVE, THRESHOLD),
        scope="play",
    )
    async def warn(self, call: Call[None]) -> bytes:
        """Return whether an action of your seat would cost more than a threshold, and why (K18)."""
        position, names = await _position_and_names(call, check_tutor)
        move, threshold = call.query.get("move", ""), call.query.get("threshold")
        return await work_out(call, "warn", position, move, threshold, names, language_of(call))

    @operation(
        "GET",
        "/api/tables/{id}/hint",
        answer=wire.HintView,
        query=(KEY, LANGUAGE, SEAT),
        scope="play",
    )
    async def hint(self, call: Call[None]) -> bytes:
        """Return the best action for your seat and why, if you are the only person at the table.
        The game's record notes the hint."""
        position, names = await _position_and_names(call, check_hint)
        await call.core.service.note_hint(call.path["id"])
        return await work_out(call, "hint", position, names, language_of(call))

    @operation(
        "GET", "/api/tables/{id}/chance", answer=wire.ChanceView, query=(KEY, SEAT), scope="play"
    )
    async def chance(self, call: Call[None]) -> bytes:
        """Return how likely a roll of your seat fails, if hints or the tutor are allowed."""
        position, _ = await _position_and_names(call, check_chance)
        return await work_out(call, "chance", position)

    @operation("GET", "/api/puzzles", answer=wire.PuzzleList, query=(GAME,))
    async def puzzles(self, call: Call[None]) -> bytes:
        """List a game's built-in puzzles, easy ones first."""
        return await work_out(call, "puzzle_list", call.query.get("game", DEFAULT_GAME))

    @operation("GET", "/api/puzzles/{id}", answer=wire.PuzzleQuestion, query=(LANGUAGE,))
    async def puzzle(self, call: Call[None]) -> bytes:
        """Return a puzzle with everything needed to draw it."""
        return await work_out(call, "puzzle", call.path["id"][:40], language_of(call))

    @operation("POST", "/api/puzzles/answer", answer=wire.PuzzleAnswer)
    async def solve(self, call: Call[wire.SolveRequest]) -> bytes:
        """Return whether an action is best in a position, what it costs, and why. For guests, the
        server records the attempt and whether it was correct."""
        body = call.body
        answer = await work_out(call, "solve", body.position, body.token, body.language)
        if answer and call.known is not None and call.known.token is None:
            told = msgspec.json.decode(answer, type=wire.PuzzleAnswer)
            call.core.bus.publish(PuzzleAnswered(call.known.id, told))
        return answer


def _finished_record(call: Call[Any], live_table: LiveTable) -> str:
    """Return the record of a game that has ended."""
    if live_table.table.status not in FINISHED:
        raise SeatConflictError("reviews are available after the game has ended", code="not-over")
    return call.core.record_text(live_table)


def _news(update: Waiting | Working) -> wire.ReviewNews:
    if isinstance(update, Waiting):
        return wire.ReviewWaiting(ahead=update.ahead, seconds=max(1, round(update.seconds)))
    return wire.ReviewWorking(done=update.done, of=update.of)


def _ignore_progress(_: Waiting | Working) -> None:
    pass


def _judged_seat(call: Call[Any], table: Table) -> int | None:
    """Return the seat of the person who sent the request, if they played one."""
    asker = None if call.known is None else call.known.id
    return next((player.seat for player in players_of(table) if player.person == asker), None)


async def _lines(
    call: Call[Any], work: Callable[[News], Coroutine[Any, Any, bytes]]
) -> AsyncIterator[bytes]:
    """Yield progress as JSON lines, then the answer."""
    news: asyncio.Queue[Waiting | Working | None] = asyncio.Queue()
    task = asyncio.create_task(work(news.put_nowait))
    task.add_done_callback(lambda _: news.put_nowait(None))
    try:
        while (update := await news.get()) is not None:
            yield encode(_news(update)) + b"\n"
        yield b'{"type":"done","answer":' + task.result() + b"}\n"
    except GameError as error:
        yield encode(problem(error)) + b"\n"
    except Exception as error:  # noqa: BLE001  # the answer has begun: it must say so itself
        yield encode(unexpected_problem(call.request, error)) + b"\n"
    finally:
        task.cancel()


Check: TypeAlias = Callable[[Table, str, int | None], None]


async def _position_and_names(
    call: Call[Any], check: Check
) -> tuple[str, list[tuple[str, str | None]]]:
    """Return the position and the names, if the person may ask."""
    live_table = await live_table_of(call)
    person = call.person
    async with live_table.lock:
        table = live_table.table
        check(table, person.id, call.query.get("seat"))
        names = [(player.name or "?", player.bot) for player in table.seats]
        return table.game.format_position(table.position), names
