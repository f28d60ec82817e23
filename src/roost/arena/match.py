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

from roost.arena.luck import Corrected
from roost.arena.plan import Chunk, MatchPlan, Tally
from roost.arena.play import chunk_size, play_chunk
from roost.arena.sprt import Verdict, verdict
from roost.bots.guard import Faults
from roost.bots.loading import give_programs, seconds_for_programs
from roost.bots.registry import BotInfo, register, registered
from roost.rules import make_game
from roost.rules.core import Json

Z95 = 1.959963984540054
LEAST = 200  # games before a match may stop by itself


@dataclass(frozen=True)
class BotResult:
    """Of one place in the plan: mean win share with its 95 % interval, mean score; and the share
    without luck, where that is known."""

    bot: str
    wins: float
    low: float
    high: float
    score: float
    corrected: Corrected | None = None

    @property
    def interval_without_luck(self) -> tuple[float, float] | None:
        """95 %."""
        if self.corrected is None:
            return None
        half = Z95 * self.corrected.error
        return self.corrected.wins - half, self.corrected.wins + half

    @property
    def estimate(self) -> tuple[float, float]:
        """The best that is known of its share, and that figure's standard error."""
        if self.corrected is not None:
            return self.corrected.wins, self.corrected.error
        return self.wins, (self.high - self.low) / (2 * Z95)

    def to_json(self) -> dict[str, Json]:
        found: dict[str, Json] = {
            "bot": self.bot,
            "wins": self.wins,
            "interval": [self.low, self.high],
            "score": self.score,
        }
        if self.corrected is not None and self.interval_without_luck is not None:
            found["without_luck"] = {
                "wins": self.corrected.wins,
                "interval": list(self.interval_without_luck),
                "weight": self.corrected.weight,
            }
        return found


@dataclass(frozen=True)
class MatchResult:
    plan: MatchPlan
    games: int
    turns: float
    bots: tuple[BotResult, ...]
    faults: Mapping[str, Faults] = field(default_factory=dict)
    verdict: Verdict | None = None  # of a match that was to stop when it knows

    def to_json(self) -> dict[str, Json]:
        return {
            "game": self.plan.game,
            "variant": make_game(self.plan.game, self.plan.variant).variant.key,
            "seed": self.plan.seed,
            "games": self.games,
            "turns": self.turns,
            "bots": [bot.to_json() for bot in self.bots],
            **({} if self.verdict is None else {"until": self.plan.until, "verdict": self.verdict}),
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
        # Always in their order, so that a match stops where it would with one process.
        for part in played(chunks):
            tally.merge(part)
            if progress is not None:
                progress(tally.games)
            if plan.until is not None and _verdict(plan, tally) != "open":
                break
    return _result(plan, tally)


def _verdict(plan: MatchPlan, tally: Tally) -> Verdict | None:
    """About the first bot; open at least until there are enough games to know their spread."""
    if plan.until is None:
        return None
    if tally.games < LEAST:
        return "open"
    wins, error = _bot_result(plan, tally, 0).estimate
    return verdict(wins - 1 / len(plan.bots), error, plan.until)


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
    bots = tuple(_bot_result(plan, tally, place) for place in range(len(plan.bots)))
    turns = tally.turns / tally.games
    return MatchResult(plan, tally.games, turns, bots, tally.faults, _verdict(plan, tally))


def _bot_result(plan: MatchPlan, tally: Tally, place: int) -> BotResult:
    n = tally.games
    wins = tally.shares[place] / n
    low, high = interval(wins, tally.squares[place] / n, n)
    corrected = tally.lucky[place].corrected()
    return BotResult(plan.bots[place], wins, low, high, tally.scores[place] / n, corrected)


def interval(mean: float, square: float, games: int) -> tuple[float, float]:
    """95 %: Wilson's, which stays sound near 0 and 1, narrowed where wins are shared."""
    bernoulli = mean * (1 - mean)
    shared = min(1.0, max(0.0, square - mean * mean) / bernoulli) if bernoulli > 0 else 1.0
    n = games / shared if shared > 0 else games * 1e9
    middle = (mean + Z95 * Z95 / (2 * n)) / (1 + Z95 * Z95 / n)
    half = Z95 / (1 + Z95 * Z95 / n) * sqrt(bernoulli / n + Z95 * Z95 / (4 * n * n))
    return max(0.0, middle - half), min(1.0, middle + half)
