"""A match: how the work is shared out, and what came of it.

Games are cut into chunks of a fixed size, each with its own random streams, so the result depends
on the seed and not on how many processes play.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import sqrt

from roost.arena.plan import Chunk, MatchPlan, Tally
from roost.arena.play import chunk_size, play_chunk
from roost.bots.guard import Faults
from roost.bots.loading import give_programs, seconds_for_programs
from roost.bots.registry import BotInfo, register, registered
from roost.rules import make_game
from roost.rules.core import Json

Z95 = 1.959963984540054


@dataclass(frozen=True)
class BotResult:
    """Of one place in the plan: mean win share with its 95 % interval, mean score."""

    bot: str
    wins: float
    low: float
    high: float
    score: float


@dataclass(frozen=True)
class MatchResult:
    plan: MatchPlan
    games: int
    turns: float
    bots: tuple[BotResult, ...]
    faults: Mapping[str, Faults] = field(default_factory=dict)

    def to_json(self) -> dict[str, Json]:
        return {
            "game": self.plan.game,
            "variant": make_game(self.plan.game, self.plan.variant).variant.key,
            "seed": self.plan.seed,
            "games": self.games,
            "turns": self.turns,
            "bots": [
                {
                    "bot": bot.bot,
                    "wins": bot.wins,
                    "interval": [bot.low, bot.high],
                    "score": bot.score,
                }
                for bot in self.bots
            ],
            "faults": {
                bot: {"counts": faults.counts, "first": faults.first}
                for bot, faults in sorted(self.faults.items())
            },
        }


def run_match(
    plan: MatchPlan, *, jobs: int | None = None, progress: Callable[[int], None] | None = None
) -> MatchResult:
    """Play the match; ``progress`` hears how many games are done."""
    plan.check()
    chunks = list(_chunks(plan))
    jobs = min(jobs or os.cpu_count() or 1, len(chunks))
    tally = Tally.empty(len(plan.bots))
    with _workers(jobs) as played:
        for part in played(chunks):
            tally.merge(part)
            if progress is not None:
                progress(tally.games)
    return _result(plan, tally)


def _chunks(plan: MatchPlan) -> Iterator[Chunk]:
    size = chunk_size(plan)
    for first in range(0, plan.games, size):
        yield Chunk(plan, first, min(size, plan.games - first))


@contextmanager
def _workers(jobs: int) -> Iterator[Callable[[list[Chunk]], Iterator[Tally]]]:
    if jobs == 1:
        yield lambda chunks: map(play_chunk, chunks)
        return
    # Fresh processes: a fork would copy threads' locks, and is no longer the default anywhere.
    context = multiprocessing.get_context("spawn")
    adopted = (registered(), seconds_for_programs())
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_adopt, initargs=adopted)
    try:
        yield lambda chunks: pool.map(play_chunk, chunks)
    except BaseException:
        # Nobody waits for chunks that nobody wants any more.
        for process in list((pool._processes or {}).values()):
            process.kill()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _adopt(bots: tuple[BotInfo, ...], seconds: float) -> None:
    """Know in a worker what was registered and settled in the process that started it."""
    for info in bots:
        register(info)
    give_programs(seconds)


def _result(plan: MatchPlan, tally: Tally) -> MatchResult:
    n = tally.games
    bots = []
    for place, key in enumerate(plan.bots):
        low, high = interval(tally.shares[place] / n, tally.squares[place] / n, n)
        bots.append(BotResult(key, tally.shares[place] / n, low, high, tally.scores[place] / n))
    return MatchResult(plan, n, tally.turns / n, tuple(bots), tally.faults)


def interval(mean: float, square: float, games: int) -> tuple[float, float]:
    """95 %: Wilson's, which stays sound near 0 and 1, narrowed where wins are shared."""
    bernoulli = mean * (1 - mean)
    shared = min(1.0, max(0.0, square - mean * mean) / bernoulli) if bernoulli > 0 else 1.0
    n = games / shared if shared > 0 else games * 1e9
    middle = (mean + Z95 * Z95 / (2 * n)) / (1 + Z95 * Z95 / n)
    half = Z95 / (1 + Z95 * Z95 / n) * sqrt(bernoulli / n + Z95 * Z95 / (4 * n * n))
    return max(0.0, middle - half), min(1.0, middle + half)
