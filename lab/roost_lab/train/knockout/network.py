"""The playing networks of Knockout, trained by self-play.

Round after round the network plays on all shipped boards. Every position is then taught what a look
at all rolls says of it, and what such looks came to say later in the game: a game's result without
its luck. A twelfth of the positions is told without the worths, like custom boards. The
rounds make up stages, each of which begins by learning fast and ends slowly.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass
from math import cos, pi, sqrt
from multiprocessing import get_context
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import torch

from roost.bots.knockout.values import load_piece_values
from roost.rules.knockout import get_board, shipped_boards
from roost.rules.knockout.constants import NUMBERS, PIECES
from roost.solver.knockout.network import FEATURES, FIXED, HITS, OUTCOMES, Net, untrained
from roost.solver.knockout.tables import BoardTables, Ints, Known, Places, known
from roost_lab.train.knockout.selfplay import describe, record_games, returns
from roost_lab.train.knockout.teacher import Teacher

Singles = npt.NDArray[np.float32]
BLIND = 12  # one of so many games is told without the worths
OPENING = 40  # turns at most that are played carelessly
STUDIED_OF_EIGHT = 1  # games that are played by the worths
KEPT_ROUNDS = 14  # that are learnt from
TRACES = 1.0, 0.85  # how far a later look counts, at the beginning and at the end of a stage
RATES = 2e-3, 1e-5  # how fast to learn, likewise


class Stage(NamedTuple):
    """`fits` are the batches that are learnt in a round."""

    rounds: int
    fits: int


FIRST, SECOND = Stage(13, 60), Stage(32, 300)


@dataclass(frozen=True)
class Plan:
    """`positions` are those of one round; `workers` processes play at a time."""

    seats: int
    stages: tuple[Stage, ...] = (FIRST, SECOND)
    positions: int = 40_000
    batch: int = 8192
    inner: int = 96
    outer: int = 64
    seed: int = 0
    workers: int = 1


# For four, less is more: what learns on among its like leaves the others alone, and is beaten by
# those who do not (docs/knockout-bots.md).
SHIPPED = {2: Plan(2), 3: Plan(3), 4: Plan(4, (FIRST,))}


class Lesson(NamedTuple):
    """How a round ended: positions learnt from, the rms of what a look ahead differed from what
    was thought, and the network as it is now."""

    round: int
    positions: int
    surprise: float
    net: Net


class Taught(NamedTuple):
    """Positions of whole games, as a network is told of them, and what they came to.

    `fixed` holds the points and, behind them, the chances to hit.
    """

    features: Singles
    contested: Singles
    fixed: Singles
    outcomes: Singles
    exact: npt.NDArray[np.int64]
    numbers: npt.NDArray[np.int64]
    values: npt.NDArray[np.float64]
    looked: npt.NDArray[np.float64]
    goals: Singles


def play(
    board: str,
    seats: int,
    positions: int,
    seed: int,
    net: Net,
    *,
    trace: float = 1.0,
    opening: int = OPENING,
    studied: int = STUDIED_OF_EIGHT,
) -> Taught:
    """Play games on a board, to train on about this many positions."""
    tables = BoardTables(get_board(board))
    sees, blind = known(tables, load_piece_values(board)), known(tables, None)
    rows = np.zeros((positions, PIECES), np.int8)
    following, numbers, followed = (np.zeros(positions, np.int64) for _ in range(3))
    values, looked = np.zeros((positions, seats)), np.zeros((positions, seats))
    kept = record_games(
        max(1, positions // 4),
        seed,
        seats,
        tables.start(seats),
        sees,
        net,
        opening,
        studied,
        rows,
        following,
        numbers,
        values,
        looked,
        followed,
    )
    rows, following, numbers = rows[:kept], following[:kept], numbers[:kept]
    values, looked = values[:kept], looked[:kept]
    goals = np.zeros((kept, seats), np.float32)
    returns(values, looked, following, numbers, followed[:kept], trace, goals)
    told = _told(rows, following, seats, sees)
    hidden = numbers % BLIND == 0
    blinded = _told(rows[hidden], following[hidden], seats, blind)
    for at in range(len(told)):
        told[at][hidden] = blinded[at]
    return Taught(*told, numbers, values, looked, goals)


def _told(
    rows: Places, following: Ints, seats: int, sees: Known
) -> tuple[Singles, Singles, Singles, Singles, Ints]:
    count = len(rows)
    features = np.zeros((count, NUMBERS, FEATURES[seats]), np.float32)
    contested = np.zeros((count, NUMBERS), np.float32)
    fixed = np.zeros((count, (FIXED + HITS) * seats), np.float32)
    outcomes = np.zeros((count, NUMBERS, OUTCOMES), np.float32)
    exact = np.zeros(count, np.int64)
    told = features, contested, fixed, outcomes, exact
    describe(rows, following, seats, sees, *told)
    return told


def train_network(
    plan: Plan, report: Callable[[Lesson], None], device: torch.device | None = None
) -> Net:
    """The same plan always gives the same network on one processor, whatever the workers."""
    boards = [board for board in shipped_boards() if plan.seats in get_board(board).players]
    start = untrained(plan.seats, plan.inner, plan.outer, plan.seed)
    teacher = Teacher(start, plan.seats, device or torch.device("cpu"), plan.seed)
    pool: Executor | nullcontext[None] = nullcontext()
    if plan.workers > 1:
        play(boards[0], plan.seats, 4096, 0, start)  # compiled once, before there are workers
        pool = ProcessPoolExecutor(plan.workers, mp_context=get_context("fork"))
    rounds: list[list[Taught]] = []
    with pool as players:
        steps = [(stage, at) for stage in plan.stages for at in range(stage.rounds)]
        for number, (stage, at) in enumerate(steps):
            done = at / stage.rounds
            trace = TRACES[0] + (TRACES[1] - TRACES[0]) * min(1.0, done / 0.7)
            rate = RATES[1] + (RATES[0] - RATES[1]) * (1 + cos(pi * done)) / 2
            rounds.append(_played(plan, boards, number, trace, teacher.net, players))
            del rounds[:-KEPT_ROUNDS]
            lessons = [part for lesson in rounds for part in lesson]
            learn(teacher, lessons, stage.fits, plan.batch, rate)
            count = sum(len(part.goals) for part in rounds[-1])
            report(Lesson(number, count, surprise(rounds[-1]), teacher.net))
    return teacher.net


def _played(
    plan: Plan,
    boards: Sequence[str],
    number: int,
    trace: float,
    net: Net,
    players: Executor | None,
) -> list[Taught]:
    parts = 4  # of a board's share, to keep all workers busy
    share = plan.positions // (len(boards) * parts)
    jobs = [
        (board, plan.seats, share, 10_000 * plan.seed + 100 * number + part * len(boards) + at, net)
        for part in range(parts)
        for at, board in enumerate(boards)
    ]
    if players is None:
        return [play(*job, trace=trace) for job in jobs]
    futures = [players.submit(play, *job, trace=trace) for job in jobs]
    return [future.result() for future in futures]


def learn(teacher: Teacher, lessons: Sequence[Taught], fits: int, batch: int, rate: float) -> None:
    """Train on a batch; outputs that the network is not asked about are ignored."""
    asked = [lesson.exact == 0 for lesson in lessons]

    def column(name: str) -> Singles:
        parts = zip(lessons, asked, strict=True)
        return np.concatenate([getattr(lesson, name)[some] for lesson, some in parts])

    told = [column(name) for name in ("features", "contested", "fixed", "outcomes")]
    teacher.fit(told, column("goals"), fits, batch, rate)


def surprise(lessons: Sequence[Taught]) -> float:
    """The rms of what looks ahead differed from what was thought."""
    missed = np.concatenate([(lesson.looked - lesson.values)[:, 0] for lesson in lessons])
    return sqrt(float((missed**2).mean()))
