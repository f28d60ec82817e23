"""Playing on, many times: what a position or an action is worth when the model is not believed.

Every seat plays its best by the evaluator. The luck of each turn, as the evaluator sees it, has
mean zero, so it is taken off each game's result: the mean stays what it was and most of the noise
is gone. What is left is the evaluator's own error, which is just what is to be measured.
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

CHUNK = 8  # games between two reports of progress
MOST_GAMES = 1_000_000

Progress = Callable[[int, int], None]
Game = tuple[Shares, Shares]  # its result, and the same without its luck


@dataclass(frozen=True, eq=False)
class Rollout:
    """Mean win shares over `games` games and their standard errors.

    `plain_errors` are what the errors would have been with the luck left in.
    """

    games: int
    shares: Shares
    errors: Shares
    plain_errors: Shares


@dataclass(frozen=True, eq=False)
class Comparison:
    """What the second of two actions costs against the first, with its standard error."""

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
    """Play on from a state (after `action`, where given) to the end, `games` times.

    `workers`: processes, all cores unless told otherwise; an `evaluator` of your own stays in this
    one. The result depends on the seed, not on the number of workers.
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
    """The loss of `other` against `best` by rollouts; the two samples are independent."""

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
    """One game to its end: its result, and the same without its luck."""
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
    """Fresh processes, one thread each: linear algebra that also forks threads only gets slower."""
    from concurrent.futures import ProcessPoolExecutor  # browsers have none
    from multiprocessing import get_context

    names = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS")
    before = {name: os.environ.get(name) for name in names}
    os.environ.update(dict.fromkeys(names, "1"))  # read by the workers when they start
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
