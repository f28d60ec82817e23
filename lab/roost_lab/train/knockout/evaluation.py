"""Knockout's evaluation networks, trained on games of the shipped networks.

The network plays on all shipped boards, on the default one most. Of every turn all rolls are kept,
each with the position that its best turn leaves. Round after round the umpire says what those are
worth, and every position is then taught the mean of that over all rolls, and by how much such means
later in the game differed from what was thought there: a game's result without its luck. The
games stay the same, since the umpire never chooses a turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass
from math import cos, pi
from multiprocessing import get_context
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor

from roost.bots.knockout.values import load_nets, load_piece_values
from roost.rules.dice import chances
from roost.rules.knockout import DEFAULT_BOARD, get_board, shipped_boards
from roost.rules.knockout.constants import NUMBERS, PIECES, SEATS
from roost.solver.knockout.network import (
    FEATURES,
    OUTCOMES,
    EvaluationNetwork,
    facts,
    untrained_evaluation,
)
from roost.solver.knockout.tables import BoardTables, Ints, Known, known
from roost_lab.train.knockout.selfplay import ROLLS, record_turns, tell_umpire
from roost_lab.train.knockout.teacher import count_ways, won

Halves = npt.NDArray[np.float16]
Singles = npt.NDArray[np.float32]
CHANCES = np.array([float(chance.probability) for chance in chances(2)])
OPENING = 40  # turns at most that are played carelessly, in half of the games
RATES = 2e-3, 1e-5  # how fast to learn, at the beginning and at the end
DECAY = 1e-4
AT_A_TIME = 32_768  # positions


@dataclass(frozen=True)
class Plan:
    """`positions` are those before a roll, of all games, which are played in so many `parts` on
    every board; `passes` how often a round goes through them; `workers` processes play at a time.
    """

    seats: int
    positions: int = 400_000
    parts: int = 8
    rounds: int = 6
    passes: int = 6
    batch: int = 2048
    trace: float = 0.9
    read: int = 96
    table: int = 128
    again: int = 64
    seed: int = 0
    workers: int = 1


class Told(NamedTuple):
    """Positions as an umpire is told of them (`evaluation.listen`), and what the player says."""

    told: Halves
    contested: Halves
    heard: Halves
    factors: Singles
    shares: Singles
    judged: npt.NDArray[np.bool_]


class Games(NamedTuple):
    """Whole games: positions before a roll, and what the best turn of every roll leaves, row by
    row. `order` and `left_order` say which seat rolls first, second and so on."""

    before: Told
    left: Told
    order: Ints
    left_order: Ints
    numbers: Ints
    rolled: Ints


class Lesson(NamedTuple):
    """The result of a round: the network, and its rms residual in the training games by seat."""

    round: int
    rest: float
    evaluation: EvaluationNetwork


def play(board: str, seats: int, positions: int, seed: int, opening: int) -> Games:
    """Games of the shipped network on a board, with about so many positions."""
    tables, net = BoardTables(get_board(board)), load_nets()[seats - SEATS[0]]
    sees = known(tables, load_piece_values(board))
    rows, left = (
        np.zeros((positions, PIECES), np.int8),
        np.zeros((positions, ROLLS, PIECES), np.int8),
    )
    following, numbers, rolled = (np.zeros(positions, np.int64) for _ in range(3))
    followed = np.zeros((positions, ROLLS), np.int64)
    kept = record_turns(
        positions,
        seed,
        seats,
        tables.start(seats),
        sees,
        net,
        opening,
        rows,
        following,
        numbers,
        rolled,
        left,
        followed,
    )
    if kept == 0:
        raise ValueError(f"{positions} positions hold no whole game of {seats} seats on {board}")
    flat, places = left[:kept].reshape(-1, PIECES), np.arange(seats)
    return Games(
        _told(rows[:kept], following[:kept], seats, sees),
        _told(flat, followed[:kept].ravel(), seats, sees),
        (following[:kept, None] + places) % seats,
        (followed[:kept, :, None] + places) % seats,
        numbers[:kept],
        rolled[:kept],
    )


def _told(rows: npt.NDArray[np.int8], following: Ints, seats: int, sees: Known) -> Told:
    """A piece at a time, since half of the precision is enough to keep."""
    net, parts = load_nets()[seats - SEATS[0]], []
    for at in range(0, len(rows), AT_A_TIME):
        some, after = rows[at : at + AT_A_TIME], following[at : at + AT_A_TIME]
        count = len(some)
        told = np.zeros((count, NUMBERS, FEATURES[seats] + OUTCOMES), np.float32)
        contested = np.zeros((count, NUMBERS), np.float32)
        heard = np.zeros((count, facts(seats)), np.float32)
        factors, shares = (np.zeros((count, seats), np.float32) for _ in range(2))
        judged = np.zeros(count, np.int64)
        tell_umpire(some, after, seats, sees, net, told, contested, heard, factors, shares, judged)
        half, open_, facts_ = (part.astype(np.float16) for part in (told, contested, heard))
        parts.append(Told(half, open_, facts_, factors, shares, judged == 1))
    return Told(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def train_evaluation(plan: Plan, report: Callable[[Lesson], None]) -> EvaluationNetwork:
    """Train an evaluation network. On one processor, a plan always gives the same network."""
    games = _played(plan)
    pupil = Pupil(
        untrained_evaluation(plan.seats, plan.read, plan.table, plan.again, plan.seed), plan.seats
    )
    told = [_judged(part.before) for part in games]
    lessons = [np.concatenate(column) for column in list(zip(*told, strict=True))[:-1]]
    fits = plan.passes * len(lessons[0]) // plan.batch
    found = [goals(part, pupil.left(part), plan.trace) for part in games]
    for number in range(plan.rounds):
        wanted = np.concatenate(
            [goal[part.before.judged] for (goal, _), part in zip(found, games, strict=True)]
        )
        rates = (
            RATES[1]
            + (RATES[0] - RATES[1]) * (1 + cos(pi * (number + at / fits) / plan.rounds)) / 2
            for at in range(fits)
        )
        pupil.fit(lessons, wanted, plan.batch, rates)
        found = [goals(part, pupil.left(part), plan.trace) for part in games]
        rests = np.concatenate([rest for _, rest in found])
        report(Lesson(number, float(np.sqrt((rests**2).mean())), pupil.evaluation))
    return pupil.evaluation


def _judged(told: Told) -> tuple[npt.NDArray[Any], ...]:
    return tuple(part[told.judged] for part in told)


def _played(plan: Plan) -> list[Games]:
    """On the default board half of the positions, the others on all others."""
    boards = [board for board in shipped_boards() if plan.seats in get_board(board).players]
    others = [board for board in boards if board != DEFAULT_BOARD]
    weights = {DEFAULT_BOARD: 0.5, **dict.fromkeys(others, 0.5 / len(others))}
    jobs = [
        (
            board,
            plan.seats,
            int(plan.positions * weights[board] / plan.parts),
            1000 * plan.seed + 100 * at + part,
            OPENING * (part % 2),  # every other one begins carelessly
        )
        for part in range(plan.parts)
        for at, board in enumerate(boards)
    ]
    pool: Executor | nullcontext[None] = nullcontext()
    if plan.workers > 1:
        play(boards[0], plan.seats, 500, 0, OPENING)  # compiled once, before there are workers
        pool = ProcessPoolExecutor(plan.workers, mp_context=get_context("fork"))
    with pool as players:
        if players is None:
            return [play(*job) for job in jobs]
        futures = [players.submit(play, *job) for job in jobs]
        return [future.result() for future in futures]


def goals(games: Games, left: Singles, trace: float) -> tuple[Singles, Singles]:
    """The outcome of every position without luck, in its order of rolling, and what is left
    unexplained of every game, by seat. `left` is what the best turns leave, by seat."""
    count, seats = len(games.numbers), left.shape[2]
    mean = np.einsum("r,nrs->ns", CHANCES, left)
    got = left[np.arange(count), games.rolled]
    ends = np.append(games.numbers[1:] != games.numbers[:-1], True)
    found = np.empty((count, seats), np.float32)
    rests = []
    later, rest = np.zeros(seats), np.zeros(seats)
    for row in range(count - 1, -1, -1):
        if ends[row]:  # how it ended is no opinion
            later, rest = np.zeros(seats), np.zeros(seats)
        else:
            step = mean[row + 1] - got[row]
            later, rest = step + trace * later, step + rest
        found[row] = (mean[row] + trace * later)[games.order[row]]
        if row == 0 or ends[row - 1]:
            rests.append(rest)
    return found, np.array(rests, np.float32)


class Pupil:
    """Adam on squared errors; the sums are those of `roost_lab.kernels.evaluation`."""

    def __init__(self, start: EvaluationNetwork, seats: int, seed: int = 0) -> None:
        self.seats = seats
        self._won = won(seats)
        self._random = np.random.default_rng(seed)
        self._weights = [torch.tensor(p, dtype=torch.float32, requires_grad=True) for p in start]
        self._adam = torch.optim.AdamW(self._weights, betas=(0.9, 0.99), weight_decay=DECAY)

    @property
    def evaluation(self) -> EvaluationNetwork:
        parts = (part.detach().numpy() for part in self._weights)
        return EvaluationNetwork(*(np.ascontiguousarray(part, np.float64) for part in parts))

    @torch.no_grad()
    def shares(self, told: Told) -> Singles:
        """The win shares, in the order of rolling."""
        found, rows = told.shares.copy(), np.flatnonzero(told.judged)
        for at in range(0, len(rows), AT_A_TIME):
            some = rows[at : at + AT_A_TIME]
            found[some] = self._logs([part[some] for part in told[:-1]]).exp().numpy()
        return found

    def left(self, games: Games) -> Singles:
        """The positions after the best turns, by seat."""
        shares = self.shares(games.left).reshape(games.left_order.shape)
        found = np.empty_like(shares)
        np.put_along_axis(found, games.left_order, shares, 2)
        return found

    def fit(
        self,
        told: Sequence[npt.NDArray[Any]],
        wanted: Singles,
        batch: int,
        rates: Iterable[float],
    ) -> None:
        """A batch, drawn at random, for every rate."""
        for rate in rates:
            for group in self._adam.param_groups:
                group["lr"] = rate
            rows = self._random.integers(len(wanted), size=batch)
            said = self._logs([part[rows] for part in told]).exp()
            missed = (said - torch.from_numpy(wanted[rows])).square().sum(1).mean()
            self._adam.zero_grad(set_to_none=True)
            missed.backward()  # type: ignore[no-untyped-call]
            self._adam.step()

    def _logs(self, parts: Sequence[npt.NDArray[Any]]) -> Tensor:
        """The logarithms of the shares."""
        told, contested, heard, factors, shares = (torch.from_numpy(part).float() for part in parts)
        of: Any = EvaluationNetwork(*self._weights)  # type: ignore[arg-type]  # of tensors
        there, kept = contested[:, :, None], told[:, :, -OUTCOMES:]
        read = torch.relu(told @ of.read + of.numbers)
        read = torch.relu(read @ of.deep + of.deep_bias) * there
        table = torch.relu(read.sum(1) @ of.join + heard @ of.facts + of.join_bias)
        table = torch.relu(table @ of.table + of.table_bias)
        knowing = table @ of.told + of.again_bias
        again = torch.relu(read @ of.again + knowing[:, None]) * there
        kept = kept * ((again @ of.keeps + of.keeps_bias) * there).exp()
        counted = count_ways(kept / kept.sum(2, keepdim=True), self._won)
        last = torch.relu(again.sum(1) @ of.last + table @ of.rest + of.last_bias)
        logits = (counted * factors).clamp(min=1e-30).log() + last @ of.out + of.out_bias
        return torch.log_softmax(torch.where(shares > 0, logits, torch.full_like(logits, -1e9)), 1)
