"""Bot worker processes."""

import os
import signal

import pytest

from roost.bots import make_bot
from roost.rules import game_of, parse_position
from roost.server.workers.bots import BotPool

POSITION = "pickomino 21-36 -/- 0 - 1123445w 1"


def in_this_process() -> str:
    state = parse_position(POSITION)
    return game_of(state).format_move(state, make_bot("pickomino", "simple", "s").choose(state))


@pytest.mark.slow
async def test_worker_chooses_like_the_bot_in_this_process() -> None:
    pool = BotPool(1)
    pool.start()
    try:
        assert await pool.choose(POSITION, "simple", "s") == in_this_process()
    finally:
        await pool.close()


@pytest.mark.slow
async def test_dead_worker_is_replaced() -> None:
    pool = BotPool(1)
    try:
        await pool.choose(POSITION, "simple", "s")
        process = pool.workers[0].process
        assert process is not None
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        assert await pool.choose(POSITION, "simple", "s") == in_this_process()
    finally:
        await pool.close()
