"""Rollouts: playing on many times to measure the value of a position or an action.

Every seat plays its best by the evaluator. The luck of each turn, as estimated by the evaluator,
has mean zero, so subtracting it from each game's result keeps the mean and removes most of the
noise. What remains is the evaluator's own error, which is the quantity to measure.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import hypot, sqrt
from random import Random
from statistics import fmean, stdev
from typing import TYPE_CHECKING

from roost.analysis.evaluator import AnyEvaluator, Shares, final_shares
from roost.analysis.games import evaluator_for_state
from roost.rules import Action, Phase, State, game_of
from roost.rules.errors import GameError

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

__all__ = [
    "Comparison",
    "Rollout",
    "compare",
    "play_on",
    "roll_out",
    "worker_pool",
]

CHUNK = 8  # games between two progress reports
MOST_GAMES = 1_000_000

Progress = Callable[[int, int], None]
Game = tuple[Shares, Shares]  # its result, with and without luck


@dataclass(frozen=True, eq=False)
class Rollout:
    """Mean win shares over `games` games and their standard errors.

    `plain_errors` are the standard errors without the luck correction.
    """

    games: int
    shares: Shares
    errors: Shares
    plain_errors: Shares


@dataclass(frozen=True, eq=False)
class Comparison:
    """The cost of the second of two actions against the first, with its standard error."""

    games: int
    best: Rollout
    other: Rollout
    loss: float
    error: float


def roll_out(
    state: State,
    games: int,
    *,
    action: Action | None = None,
    seed: int = 0,
    workers: int | None = None,
    evaluator: AnyEvaluator | None = None,
    progress: Progress | None = None,
) -> Rollout:
    """Play from a state (after `action`, if given) to the end, `games` times.

    `workers` is the number of processes (default: all cores); a custom `evaluator` runs in this
    process. The result depends on the seed, not on the number of workers.
    """
    if not 2 <= games <= MOST_GAMES:
        raise GameError(
            f"rollouts need 2 to {MOST_GAMES} games, not {games}",
            code="bad-games",
            value=str(games),
            low=2,
            high=MOST_GAMES,
        )
    if action is not None:
        state = game_of(state).apply(state, action).state
    seeds = [f"{seed}:{number}" for number in range(games)]
    chunks = [seeds[at : at + CHUNK] for at in range(0, games, CHUNK)]
    played: list[Game] = []
    workers = 1 if evaluator is not None else min(workers or os.cpu_count() or 1, len(chunks))
    for part in _parts(state, chunks, workers, evaluator):
        played += part
        if progress is not None:
            progress(len(played), games)
    return _summed(played)


def compare(
    state: State,
    best: Action,
    other: Action,
    games: int,
    *,
    seed: int = 0,
    workers: int | None = None,
    evaluator: AnyEvaluator | None = None,
    progress: Progress | None = None,
) -> Comparison:
    """Return the loss of `other` against `best` by rollouts; the two samples are independent."""

    def played(place: int, action: Action) -> Rollout:
        def report(done: int, total: int) -> None:
            if progress is not None:
                progress(place * total + done, 2 * total)

        return roll_out(
            state,
            games,
            action=action,
            seed=2 * seed + place,
            workers=workers,
            evaluator=evaluator,
            progress=report,
        )

    first, second = played(0, best), played(1, other)
    seat = state.seat
    loss = float(first.shares[seat] - second.shares[seat])
    error = hypot(first.errors[seat], second.errors[seat])
    return Comparison(games, first, second, loss, error)


def play_on(state: State, evaluator: AnyEvaluator, random: Random) -> Game:
    """Play one game to its end; return its result with and without luck."""
    luck = Shares.none(state.seats)
    while state.phase is not Phase.OVER:
        state, part = evaluator.play_turn(state, random)
        luck += part
    result = final_shares(game_of(state).outcome(state))
    return result, result - luck


def _parts(
    state: State, chunks: Sequence[Sequence[str]], workers: int, evaluator: AnyEvaluator | None
) -> Iterator[list[Game]]:
    if workers == 1:
        judge = evaluator or evaluator_for_state(state)
        for chunk in chunks:
            yield _chunk(state, chunk, judge)
        return
    with worker_pool(workers) as pool:
        yield from pool.map(_chunk, [state] * len(chunks), chunks)


@contextmanager
def worker_pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Start processes with one thread each, because threads in linear algebra slow them down."""
    from concurrent.futures import ProcessPoolExecutor  # not available in browsers
    from multiprocessing import get_context

    names = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS")
    before = {name: os.environ.get(name) for name in names}
    os.environ.update(dict.fromkeys(names, "1"))  # the workers read these at start
    try:
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            yield pool
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def _chunk(state: State, seeds: Sequence[str], evaluator: AnyEvaluator | None = None) -> list[Game]:
    judge = evaluator or evaluator_for_state(state)
    return [play_on(state, judge, Random(seed)) for seed in seeds]


def _summed(games: Sequence[Game]) -> Rollout:
    plain, adjusted = (list(zip(*side, strict=True)) for side in zip(*games, strict=True))
    scale = 1 / sqrt(len(games))
    return Rollout(
        len(games),
        Shares(fmean(seat) for seat in adjusted),
        Shares(scale * stdev(seat) for seat in adjusted),
        Shares(scale * stdev(seat) for seat in plain),
    )
