"""The networks that judge whole positions of Knockout, taught by games against themselves.

Round after round the network plays on all shipped boards; every position is then taught what its
successors were thought to be worth, a little also what the game came to. A twelfth of the positions
is told without the worths, as boards of one's own are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass
from math import sqrt
from multiprocessing import get_context
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from roost.bots.knockout.values import load_worths
from roost.rules.knockout import get_board, shipped_boards
from roost.rules.knockout.constants import NUMBERS, PIECES
from roost.solver.knockout.judgement import BASE, CALM_OPINION, SHARE_OF_SCORE
from roost.solver.knockout.network import FEATURES, FIXED, SCALE, Net, untrained
from roost.solver.knockout.selfplay import describe, record_games, returns
from roost.solver.knockout.tables import BoardTables, known

Singles = npt.NDArray[np.float32]
Slope = npt.NDArray[np.floating[Any]]
BATCH = 4096
BLIND = 12  # one of so many games is told without the worths
NEVER = np.float32(-1e9)


@dataclass(frozen=True)
class Plan:
    """`positions` are those of one round; `workers` processes play at a time."""

    seats: int
    positions: int = 2_400_000
    rounds: int = 4  # at most as many as there are `PASSES`
    inner: int = 48
    outer: int = 48
    seed: int = 0
    workers: int = 1


SHIPPED = {2: Plan(2, rounds=2), 3: Plan(3, rounds=3), 4: Plan(4)}


class Lesson(NamedTuple):
    """How a round ended: positions learnt from, the rms of what one roll changed, and the network
    as it is now."""

    round: int
    positions: int
    surprise: float
    net: Net


class Taught(NamedTuple):
    """Positions of whole games, as a network is told of them."""

    features: Singles
    contested: Singles
    fixed: Singles
    following: npt.NDArray[np.int64]
    numbers: npt.NDArray[np.int64]
    results: npt.NDArray[np.float64]


def play(board: str, seats: int, positions: int, seed: int, net: Net, *, judged: bool) -> Taught:
    """Games on a board, from which about so many positions are taught."""
    tables = BoardTables(get_board(board))
    worths = load_worths(board)
    sees, blind = known(tables, worths), known(tables, None)
    rows = np.zeros((positions, PIECES), np.int8)
    following, numbers = np.zeros(positions, np.int64), np.zeros(positions, np.int64)
    games = max(1, positions // 4)
    results = np.zeros((games, seats))
    start = tables.start(seats)
    kept = record_games(
        games,
        seed,
        seats,
        start,
        sees,
        net,
        judged=judged,
        rows=rows,
        following=following,
        numbers=numbers,
        results=results,
    )
    rows, following, numbers = rows[:kept], following[:kept], numbers[:kept]
    features = np.zeros((kept, NUMBERS, FEATURES[seats]), np.float32)
    contested = np.zeros((kept, NUMBERS), np.float32)
    fixed = np.zeros((kept, FIXED * seats), np.float32)
    describe(rows, following, seats, sees, features, contested, fixed)
    hidden = numbers % BLIND == 0
    told = features[hidden], contested[hidden], fixed[hidden]
    describe(rows[hidden], following[hidden], seats, blind, *told)
    features[hidden], contested[hidden], fixed[hidden] = told
    return Taught(features, contested, fixed, following, numbers, results)


class Teacher:
    """Adam on cross-entropy, by hand: the network is so small that numpy is enough."""

    def __init__(self, net: Net, seats: int) -> None:
        self.seats = seats
        self.weights = [part.astype(np.float32) for part in net]
        self._means = [np.zeros_like(part) for part in self.weights]
        self._squares = [np.zeros_like(part) for part in self.weights]
        self._steps = 0

    @property
    def net(self) -> Net:
        return Net(*(np.ascontiguousarray(part, np.float64) for part in self.weights))

    def _base(self, fixed: Singles) -> Singles:
        """What the network adds to, and who has lost."""
        seats = self.seats
        points, risked, scores = (fixed[:, i * seats : (i + 1) * seats] for i in range(FIXED))
        scale = BASE[seats] / np.sqrt(CALM_OPINION + risked.sum(1, keepdims=True))
        base = scale * (points + SHARE_OF_SCORE[seats] * scores)
        lost = points < (points - risked).max(1, keepdims=True)
        return np.where(lost, NEVER, base).astype(np.float32)

    def shares(self, features: Singles, contested: Singles, fixed: Singles) -> Singles:
        return self._forward(features, contested, fixed)[-1]

    def _forward(
        self, features: Singles, contested: Singles, fixed: Singles
    ) -> tuple[Singles, Singles, Singles, Singles]:
        inner, inner_bias, join, points, bias, out, out_bias = self.weights
        told = np.maximum(features @ inner + inner_bias, 0) * contested[:, :, None]
        heard = told.sum(1)
        units = np.maximum(heard @ join + SCALE * fixed @ points + bias, 0)
        logits = self._base(fixed) + units @ out + out_bias
        powers = np.exp(logits - logits.max(1, keepdims=True))
        return told, heard, units, powers / powers.sum(1, keepdims=True)

    def learn(
        self, features: Singles, contested: Singles, fixed: Singles, wanted: Singles, rate: float
    ) -> None:
        _, _, join, _, _, out, _ = self.weights
        told, heard, units, shares = self._forward(features, contested, fixed)
        wrong = (shares - wanted) / len(wanted)
        back = (wrong @ out.T) * (units > 0)
        deep = (back @ join.T)[:, None, :] * (told > 0)
        flat = deep.reshape(-1, deep.shape[2])
        self._step(
            [
                features.reshape(-1, features.shape[2]).T @ flat,
                flat.sum(0),
                heard.T @ back,
                SCALE * fixed.T @ back,
                back.sum(0),
                units.T @ wrong,
                wrong.sum(0),
            ],
            rate,
        )

    def _step(self, slopes: Sequence[Slope], rate: float) -> None:
        self._steps += 1
        pace = rate * sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
        for weight, mean, square, slope in zip(
            self.weights, self._means, self._squares, slopes, strict=True
        ):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            weight -= pace * mean / (np.sqrt(square) + 1e-8)


# By round, a pass each: how far to look for what a position came to, and how fast to learn.
PASSES = (
    ((0.9, 2e-3), (0.7, 2e-3), (0.5, 1e-3)),
    ((0.6, 1e-3), (0.4, 5e-4)),
    ((0.6, 1e-3), (0.4, 5e-4)),
    ((0.5, 5e-4), (0.3, 3e-4), (0.2, 1e-4)),
)


def train_network(plan: Plan, report: Callable[[Lesson], None]) -> Net:
    """The same plan always gives the same network, whatever the workers."""
    boards = [board for board in shipped_boards() if plan.seats in get_board(board).players]
    net = untrained(plan.seats, plan.inner, plan.outer, plan.seed)
    teacher = Teacher(net, plan.seats)
    random = np.random.default_rng(plan.seed)
    context = get_context("fork")
    pool: Executor | nullcontext[None] = nullcontext()
    if plan.workers > 1:
        for judged in (False, True):  # compiled once, before there are workers
            play(boards[0], plan.seats, BATCH, 0, net, judged=judged)
        pool = ProcessPoolExecutor(plan.workers, mp_context=context)
    with pool as players:
        for number in range(plan.rounds):
            lessons = list(_played(plan, boards, number, teacher.net, players))
            for trace, rate in PASSES[number]:
                surprise = _pass(teacher, lessons, trace, rate, random)
            count = sum(len(lesson.fixed) for lesson in lessons)
            report(Lesson(number, count, surprise, teacher.net))
    return teacher.net


def _played(
    plan: Plan, boards: Sequence[str], number: int, net: Net, players: Executor | None
) -> Iterator[Taught]:
    parts = 4  # of a board's share, to keep all workers busy
    share = plan.positions // (len(boards) * parts)
    jobs = [
        (board, plan.seats, share, 1000 * plan.seed + 100 * number + part * len(boards) + at)
        for part in range(parts)
        for at, board in enumerate(boards)
    ]
    if players is None:
        for job in jobs:
            yield play(*job, net, judged=number > 0)
        return
    for future in [players.submit(play, *job, net, judged=number > 0) for job in jobs]:
        yield future.result()


def _pass(
    teacher: Teacher,
    lessons: Sequence[Taught],
    trace: float,
    rate: float,
    random: np.random.Generator,
) -> float:
    """Teach every position once; the rms of what a roll changed, in the eyes of before."""
    wanted, changes = [], 0.0
    for lesson in lessons:
        told = lesson.features, lesson.contested, lesson.fixed
        parts = range(0, len(lesson.fixed), BATCH)
        values = np.concatenate(
            [teacher.shares(*(array[at : at + BATCH] for array in told)) for at in parts]
        )
        goals, nexts = np.empty_like(values), np.empty_like(values)
        games = lesson.following, lesson.numbers, lesson.results
        returns(values, *games, trace, goals)
        returns(values, *games, 0.0, nexts)
        wanted.append(goals)
        changes += float(((nexts - values) ** 2).mean()) / len(lessons)
    batches = [
        (which, rows)
        for which, lesson in enumerate(lessons)
        for rows in np.array_split(
            random.permutation(len(lesson.fixed)), max(1, len(lesson.fixed) // 512)
        )
    ]
    order = random.permutation(len(batches))
    for at in range(0, len(order), BATCH // 512):
        chosen = [batches[i] for i in order[at : at + BATCH // 512]]
        features, contested, fixed = (
            np.concatenate([lessons[which][column][rows] for which, rows in chosen])
            for column in range(3)
        )
        goals = np.concatenate([wanted[which][rows] for which, rows in chosen])
        pace = rate * (1 - 0.8 * at / len(order))
        teacher.learn(features, contested, fixed, goals, pace)
    return sqrt(changes)
