"""Tutor, review, laboratory and puzzles over REST. The thinking is done in a process of its own.

Whom the tutor may speak to is decided in `roost.server.core.table.tutor`. A review waits for the end of
the game.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeAlias

from roost import wire
from roost.locale import LANGUAGES
from roost.rules import RULES
from roost.rules.errors import GameError
from roost.rules.registry import BUILT_IN_GAMES, DEFAULT_GAME
from roost.server.core.errors import SeatConflictError
from roost.server.core.http.operation import KEY, LINES, Call, Parameter, choice, number, operation
from roost.server.core.http.operations import live_table_of
from roost.server.core.http.routes import address_of, encode, unexpected_problem
from roost.server.core.ids import now_ms
from roost.server.core.live.flashcards import PuzzlePosition
from roost.server.core.live.live_table import LiveTable
from roost.server.core.live.results import players_of
from roost.server.core.table.state import FINISHED, Table
from roost.server.core.table.tutor import check_chance, check_tutor, give_hint
from roost.server.core.views.errors import problem
from roost.server.core.views.flashcards import errors_of, missed
from roost.server.core.views.my_games import puzzle_row
from roost.server.store import StoreError
from roost.server.workers.questions import News, Waiting, Working

# -- parameters ----------------------------------------------------------------------------


def _threshold(given: str) -> float:
    if not re.fullmatch(r"0(\.[0-9]{1,6})?|1(\.0{1,6})?", given):
        raise ValueError(given)
    return float(given)


def _token(given: str) -> str:
    if not 1 <= len(given) <= 40 or not given.isprintable():
        raise ValueError(given)
    return given


LANGUAGE = choice("language", "of all words; English unless given", {key: key for key in LANGUAGES})
SEAT = number("seat", "yours, whose turn it is", wire.MOST_SEATS - 1)
MOVE = Parameter(
    "move", {"type": "string", "minLength": 1, "maxLength": 40}, _token, "the token of the action"
)
THRESHOLD = Parameter(
    "threshold",
    {"type": "number", "minimum": 0, "maximum": 1},
    _threshold,
    "of win share; that of a mistake unless given",
)
GAME = choice("game", f"{DEFAULT_GAME} unless given", {key: key for key in BUILT_IN_GAMES})


def spoken(call: Call) -> str:
    return str(call.query.get("language", "en"))


async def work_out(call: Call, work: str, *values: Any) -> bytes:
    """Ask the workers."""
    asker = address_of(call.request) if call.known is None else call.known.id
    return await _while_asked(call, call.services.insight.run(asker, work, *values))


async def _while_asked(call: Call, work: Coroutine[Any, Any, bytes]) -> bytes:
    """Its answer; a question whose asker has gone is not begun any more."""
    answer = asyncio.create_task(work)
    gone = asyncio.create_task(_gone(call))
    try:
        await asyncio.wait({answer, gone}, return_when=asyncio.FIRST_COMPLETED)
        return answer.result() if answer.done() else b""
    finally:
        answer.cancel()
        gone.cancel()


async def _gone(call: Call) -> None:
    """Returns when who asked has closed the connection."""
    while (await call.request.receive())["type"] != "http.disconnect":
        pass


# -- operations ----------------------------------------------------------------------------


@operation("POST", "/api/lab", wire.LabAnswer, body=wire.LabRequest)
async def lab(call: Call) -> bytes:
    """Everything about a position: odds, ranked choices, win shares, in numbers and in words."""
    return await work_out(call, "lab", call.body.position, call.body.language)


@operation("POST", "/api/review", wire.ReviewAnswer, body=wire.ReviewRequest)
async def review_file(call: Call) -> bytes:
    """The review of a game file, its dice report, and its errors as puzzles. Nothing is kept."""
    return await _while_asked(call, _file(call, _unheard))


@operation("POST", "/api/review/soon", None, status=204)
async def review_soon(call: Call) -> None:
    """Says that a game file is being looked for: what reviews it is made ready meanwhile."""
    call.services.insight.expect(*RULES.games())


@operation("POST", "/api/review/progress", wire.ReviewNews, body=wire.ReviewRequest, media=LINES)
async def review_file_progress(call: Call) -> AsyncIterator[bytes]:
    """The same, with a line of JSON whenever there is news: its place in the queue, how far it is,
    and in the end the review."""
    return _lines(call, lambda news: _file(call, news))


@operation("GET", "/api/tables/{id}/review", wire.ReviewAnswer, query=(KEY, LANGUAGE), scope="read")
async def review_table(call: Call) -> bytes:
    """The review of a table whose game is over, or was given up; worked out once, and kept."""
    return await _while_asked(call, (await _table(call))(_unheard))


@operation(
    "GET",
    "/api/tables/{id}/review/progress",
    wire.ReviewNews,
    query=(KEY, LANGUAGE),
    scope="read",
    media=LINES,
)
async def review_table_progress(call: Call) -> AsyncIterator[bytes]:
    """The same, with a line of JSON whenever there is news: its place in the queue, how far it is,
    and in the end the review."""
    return _lines(call, await _table(call))


@operation("POST", "/api/replay", wire.ReplayView, body=wire.ReplayRequest)
async def replay_file(call: Call) -> bytes:
    """The game of a file, to watch again. Nothing is kept."""
    return await work_out(call, "replay", call.body.record, [])


@operation("GET", "/api/tables/{id}/replay", wire.ReplayView, query=(KEY,), scope="read")
async def replay_table(call: Call) -> bytes:
    """The game of a table, to watch again, once it is over or was given up."""
    live_table = await live_table_of(call)
    async with live_table.lock:
        text = _finished(call, live_table)
        known = call.known
        yours = live_table.table.seats_of(None if known is None else known.id)
    return await work_out(call, "replay", text, yours)


def _finished(call: Call, live_table: LiveTable) -> str:
    """The record of a game that nobody plays any more."""
    if live_table.table.status not in FINISHED:
        raise SeatConflictError("a review waits for the end of the game", code="not-over")
    return call.services.record_text(live_table)


def _news(said: Waiting | Working) -> wire.ReviewNews:
    if isinstance(said, Waiting):
        return wire.ReviewWaiting(ahead=said.ahead, seconds=max(1, round(said.seconds)))
    return wire.ReviewWorking(done=said.done, of=said.of)


def _unheard(_: Waiting | Working) -> None:
    pass


def _file(call: Call, news: News) -> Coroutine[Any, Any, bytes]:
    body, asker = call.body, address_of(call.request)
    return call.services.reviews.of_file(asker, body.record, body.language, news)


async def _table(call: Call) -> Callable[[News], Coroutine[Any, Any, bytes]]:
    """The work on a table's review, if there may be one."""
    live_table = await live_table_of(call)
    async with live_table.lock:
        table, text = live_table.table, _finished(call, live_table)
        pseudonyms = len(await call.services.store.pseudonyms(table.id))
        moved, stood_in = table.moved, frozenset(table.stand_in_moves)
        seat = _judged_seat(call, table)
    reviews, asker, language = call.services.reviews, address_of(call.request), spoken(call)

    async def work(news: News) -> bytes:
        about = (stood_in, pseudonyms)
        answer = await reviews.of_table(asker, table.id, moved, text, language, news, *about)
        if seat is not None:
            await add_flashcards_of(call, lambda: errors_of(answer, seat, stood_in))
        return answer

    return work


def _judged_seat(call: Call, table: Table) -> int | None:
    """The seat whose errors are those of who asks."""
    asker = None if call.known is None else call.known.id
    return next((player.seat for player in players_of(table) if player.person == asker), None)


async def add_flashcards_of(call: Call, moments: Callable[[], list[PuzzlePosition]]) -> None:
    """Moments come back to a guest who got them wrong."""
    if call.known is not None and call.known.token is None:
        with suppress(StoreError):  # it is no less an answer; the store says so itself
            await call.services.flashcards.add(call.known.id, moments())


async def _lines(
    call: Call, work: Callable[[News], Coroutine[Any, Any, bytes]]
) -> AsyncIterator[bytes]:
    """What there is to say about a piece of work, and at last its answer, a line each."""
    news: asyncio.Queue[Waiting | Working | None] = asyncio.Queue()
    task = asyncio.create_task(work(news.put_nowait))
    task.add_done_callback(lambda _: news.put_nowait(None))
    try:
        while (said := await news.get()) is not None:
            yield encode(_news(said)) + b"\n"
        yield b'{"type":"done","answer":' + task.result() + b"}\n"
    except GameError as error:
        yield encode(problem(error)) + b"\n"
    except Exception as error:  # noqa: BLE001  # the answer has begun: it must say so itself
        yield encode(unexpected_problem(call.request, error)) + b"\n"
    finally:
        task.cancel()


@operation(
    "GET", "/api/tables/{id}/tutor", wire.InsightView, query=(KEY, LANGUAGE, SEAT), scope="play"
)
async def tutor(call: Call) -> bytes:
    """Advice for your seat, while it is its turn, at a table that allows the tutor (K18)."""
    position, names = await _asked(call, check_tutor)
    return await work_out(call, "advice", position, names, spoken(call))


@operation(
    "GET",
    "/api/tables/{id}/warning",
    wire.WarningAnswer,
    query=(KEY, LANGUAGE, SEAT, MOVE, THRESHOLD),
    scope="play",
)
async def warn(call: Call) -> bytes:
    """Whether an action of your seat would cost more than a threshold, and why (K18)."""
    position, names = await _asked(call, check_tutor)
    move, threshold = call.query.get("move", ""), call.query.get("threshold")
    return await work_out(call, "warn", position, move, threshold, names, spoken(call))


@operation("GET", "/api/tables/{id}/hint", wire.HintView, query=(KEY, LANGUAGE, SEAT), scope="play")
async def hint(call: Call) -> bytes:
    """What is best for your seat now, and why, where you are the only person at the table. The
    game's record notes that it was given."""
    position, names = await _asked(call, give_hint)
    return await work_out(call, "hint", position, names, spoken(call))


@operation("GET", "/api/tables/{id}/chance", wire.ChanceView, query=(KEY, SEAT), scope="play")
async def chance(call: Call) -> bytes:
    """How often a roll of your seat fails at once, where hints or the tutor may be asked for."""
    position, _ = await _asked(call, check_chance)
    return await work_out(call, "chance", position)


Check: TypeAlias = Callable[[Table, str, int | None], None]


async def _asked(call: Call, check: Check) -> tuple[str, list[tuple[str, str | None]]]:
    """The position and the names, if who asks may be told."""
    live_table = await live_table_of(call)
    person = call.person
    async with live_table.lock:
        table = live_table.table
        check(table, person.id, call.query.get("seat"))
        names = [(player.name or "?", player.bot) for player in table.seats]
        return table.game.format_position(table.position), names


@operation("GET", "/api/puzzles", wire.PuzzleList, query=(GAME,))
async def puzzles(call: Call) -> bytes:
    """The shipped puzzles of a game, easy ones first."""
    return await work_out(call, "puzzle_list", call.query.get("game", DEFAULT_GAME))


@operation("GET", "/api/puzzles/{id}", wire.PuzzleQuestion, query=(LANGUAGE,))
async def puzzle(call: Call) -> bytes:
    """A puzzle, and what is needed to draw it."""
    return await work_out(call, "puzzle", call.path["id"][:40], spoken(call))


@operation("POST", "/api/puzzles/answer", wire.PuzzleAnswer, body=wire.SolveRequest)
async def solve(call: Call) -> bytes:
    """Whether an action is the best in a position, what it costs, and why. It is noted of guests
    that they answered, and whether they were right."""
    body = call.body
    answer = await work_out(call, "solve", body.position, body.token, body.language)
    if answer and call.known is not None and call.known.token is None:
        with suppress(StoreError):  # it is no less an answer; the store says so itself
            most = call.site.config.limits.puzzles_per_person
            row = puzzle_row(answer, now_ms())
            await call.services.store.note_puzzle(call.known.id, row, most)
        await add_flashcards_of(call, lambda: missed(answer))
    return answer


OPERATIONS = (
    lab,
    review_file,
    review_file_progress,
    review_soon,
    review_table,
    review_table_progress,
    replay_file,
    replay_table,
    tutor,
    warn,
    hint,
    chance,
    puzzles,
    puzzle,
    solve,
)
