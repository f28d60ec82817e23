"""Tutor, review, laboratory and puzzles over REST. The thinking is done in a process of its own.

Whom the tutor may speak to is decided in `tutoring`. A review waits for the end of the game.
"""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

from roost import wire
from roost.locale import LANGUAGES
from roost.rules.registry import DEFAULT_GAME, OWN
from roost.server.errors import SeatConflictError
from roost.server.hall.streams import open_seed
from roost.server.http.operation import KEY, Call, Parameter, choice, number, operation
from roost.server.http.operations import room_of
from roost.server.http.routes import address_of
from roost.server.table.record import record_of
from roost.server.table.state import FINISHED
from roost.server.table.tutor import check_tutor

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
GAME = choice("game", f"{DEFAULT_GAME} unless given", {key: key for key in OWN})


def _in(call: Call) -> str:
    return str(call.query.get("language", "en"))


async def _work_out(call: Call, work: str, *values: Any) -> bytes:
    """Ask the workers; a question whose asker has gone is not begun any more."""
    asker = address_of(call.request) if call.known is None else call.known.id
    answer = asyncio.create_task(call.services.insight.run(asker, work, *values))
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
    return await _work_out(call, "lab", call.body.position, call.body.language)


@operation("POST", "/api/review", wire.ReviewAnswer, body=wire.ReviewRequest)
async def review_file(call: Call) -> bytes:
    """The review of a game file, its dice report, and its errors as puzzles. Nothing is kept."""
    return await _work_out(call, "whole_review", call.body.record, call.body.language)


@operation("GET", "/api/tables/{id}/review", wire.ReviewAnswer, query=(KEY, LANGUAGE), scope="read")
async def review_table(call: Call) -> bytes:
    """The review of a table whose game is over, or was given up."""
    room = await room_of(call)
    async with room.lock:
        if room.table.status not in FINISHED:
            raise SeatConflictError("a review waits for the end of the game", code="not-over")
        text = json.dumps(record_of(room.table, open_seed(room.stream)))
    return await _work_out(call, "whole_review", text, _in(call))


@operation(
    "GET", "/api/tables/{id}/tutor", wire.InsightView, query=(KEY, LANGUAGE, SEAT), scope="play"
)
async def tutor(call: Call) -> bytes:
    """Advice for your seat, while it is its turn, at a table that allows the tutor (K18)."""
    position, names = await _asked(call)
    return await _work_out(call, "advice", position, names, _in(call))


@operation(
    "GET",
    "/api/tables/{id}/warning",
    wire.WarningAnswer,
    query=(KEY, LANGUAGE, SEAT, MOVE, THRESHOLD),
    scope="play",
)
async def warn(call: Call) -> bytes:
    """Whether an action of your seat would cost more than a threshold, and why (K18)."""
    position, names = await _asked(call)
    move, threshold = call.query.get("move", ""), call.query.get("threshold")
    return await _work_out(call, "warn", position, move, threshold, names, _in(call))


async def _asked(call: Call) -> tuple[str, list[tuple[str, str | None]]]:
    """The position and the names, if the tutor may speak to who asks."""
    room = await room_of(call)
    person = call.person
    async with room.lock:
        table = room.table
        check_tutor(table, person.id, call.query.get("seat"))
        names = [(player.name or "?", player.bot) for player in table.seats]
        return table.game.format_position(table.position), names


@operation("GET", "/api/puzzles", wire.PuzzleList, query=(GAME,))
async def puzzles(call: Call) -> bytes:
    """The shipped puzzles of a game, easy ones first."""
    return await _work_out(call, "puzzle_list", call.query.get("game", DEFAULT_GAME))


@operation("GET", "/api/puzzles/{id}", wire.PuzzleQuestion, query=(LANGUAGE,))
async def puzzle(call: Call) -> bytes:
    """A puzzle, and what is needed to draw it."""
    return await _work_out(call, "puzzle", call.path["id"][:40], _in(call))


@operation("POST", "/api/puzzles/answer", wire.PuzzleAnswer, body=wire.SolveRequest)
async def solve(call: Call) -> bytes:
    """Whether an action is the best in a position, what it costs, and why."""
    body = call.body
    return await _work_out(call, "solve", body.position, body.token, body.language)


OPERATIONS = (
    lab,
    review_file,
    review_table,
    tutor,
    warn,
    puzzles,
    puzzle,
    solve,
)
