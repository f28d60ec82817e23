"""Answers that worker processes compute."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from roost.locale import LANGUAGES
from roost.server.core.http.operation import Call, choice
from roost.server.core.http.routes import address_of

LANGUAGE = choice(
    "language", "language of all text (default: English)", {key: key for key in LANGUAGES}
)


def language_of(call: Call[Any]) -> str:
    """Return the language in which the answer is wanted."""
    return str(call.query.get("language", "en"))


async def work_out(call: Call[Any], work: str, *values: Any) -> bytes:
    """Run the work in a worker process."""
    asker = address_of(call.request) if call.known is None else call.known.id
    return await run_until_disconnect(call, call.core.insight.run(asker, work, *values))


async def run_until_disconnect(call: Call[Any], work: Coroutine[Any, Any, bytes]) -> bytes:
    """Return the answer; cancel a queued question if the client disconnects."""
    answer = asyncio.create_task(work)
    gone = asyncio.create_task(_wait_for_disconnect(call))
    try:
        await asyncio.wait({answer, gone}, return_when=asyncio.FIRST_COMPLETED)
        return answer.result() if answer.done() else b""
    finally:
        answer.cancel()
        gone.cancel()


async def _wait_for_disconnect(call: Call[Any]) -> None:
    """Return when the client has closed the connection."""
    while (await call.request.receive())["type"] != "http.disconnect":
        pass
