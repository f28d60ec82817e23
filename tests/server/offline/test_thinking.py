"""Where there is one thread for everything, a long thought leaves time for the table."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace

import pytest

from roost.analysis.puzzle_maker import bot_game
from roost.rules.record import Record
from roost.server.offline.thinking import DeviceInsight
from roost.server.workers.insight_work import whole_review
from roost.server.workers.questions import Waiting, Working


@pytest.fixture(scope="module")
def record() -> Record:
    return bot_game("pickomino", ("simple", "simple"), "thinking")


async def _bring(_game: str, _seats: int) -> None:
    """Everything is here."""


async def test_play_goes_on_while_a_game_is_reviewed(record: Record) -> None:
    turns = 0

    async def play() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    heard: list[Waiting | Working] = []
    playing = asyncio.create_task(play())
    answer = await DeviceInsight(_bring).run(
        "", "whole_review", record.dumps(), "en", news=heard.append
    )
    playing.cancel()
    moves = len(record.moves)
    assert heard == [Working(done, moves) for done in range(1, moves + 1)]
    assert turns >= moves
    assert answer == whole_review(record.dumps(), "en")


async def test_a_review_that_nobody_waits_for_any_more_ends_between_two_moves(
    record: Record,
) -> None:
    heard: list[Waiting | Working] = []
    begun = asyncio.Event()

    def hear(news: Waiting | Working) -> None:
        heard.append(news)
        begun.set()

    other = replace(record, moves=record.moves[:-1])  # nobody has looked at it yet
    work = DeviceInsight(_bring).run("", "whole_review", other.dumps(), "fr", news=hear)
    reviewing = asyncio.create_task(work)
    await begun.wait()
    reviewing.cancel()
    with suppress(asyncio.CancelledError):
        await reviewing
    assert 1 <= len(heard) < len(other.moves)
