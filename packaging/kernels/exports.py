"""What the module offers: kernels, each with an example of what it is called with."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from roost.rules.knockout import DEFAULT_BOARD, get_board
from roost.solver.knockout import evaluation, judged, opinion, turns, unpacking, weighed
from roost.solver.knockout.network import untrained, untrained_evaluation
from roost.solver.knockout.tables import BoardTables, known
from roost.solver.pickomino import network, steps
from roost.solver.pickomino.turn import sweeps
from roost.solver.pickomino.turn.tables import turn_tables


class Export(NamedTuple):
    name: str
    kernel: Any
    example: tuple[Any, ...]


def exports() -> list[Export]:
    return [*_knockout(), *_pickomino()]


def _knockout() -> list[Export]:
    lookups = known(BoardTables(get_board(DEFAULT_BOARD)))
    net = untrained(2, 4, 4, 0)
    row, word = np.zeros(24, np.int8), np.zeros(1, np.uint64)
    values, ints = np.zeros(1), np.zeros((1, 4), np.int64)
    shares = np.zeros((1, 2))
    asked = (row, 2, 0, 1, 2, 0, lookups)
    judged_by = (row, 2, 0, lookups, net, untrained_evaluation(2, 4, 4, 4, 0))
    return [
        Export("weigh_turns", weighed.weigh_turns, (*asked, 1.0, 1.0, 0.0, shares)),
        Export("rank_turns", turns.rank_turns, (*asked, 3, word, values, ints)),
        Export("judge_turns", judged.judge_turns, (*asked, net, values, ints)),
        Export("complete_turns", judged.complete_turns, (*asked, net, ints, ints, shares)),
        Export("judge", opinion.judge, (row, 2, 0, lookups, net, values)),
        Export(
            "judge_every_roll", judged.judge_every_roll, (row, 2, 0, lookups, net, ints, shares)
        ),
        Export("reconsider", evaluation.reconsider, (*judged_by, values)),
        Export("reconsider_turns", evaluation.reconsider_turns, (*judged_by, ints, shares)),
        Export(
            "spread_halves",
            unpacking.spread_halves,
            (np.zeros((1, 1, 1), np.int8), np.zeros(1, np.float32), np.zeros((1,) * 4, np.float32)),
        ),
    ]


def _pickomino() -> list[Export]:
    t = turn_tables()
    tables = (t.groups, t.miss, t.depth, t.row, t.prob, t.successors, t.total, t.worm)
    payoff, payoffs, ints = np.zeros(1), np.zeros((1, 1)), np.zeros((1, 1), np.int64)
    tiles, seat = np.zeros((1, 16), np.int8), np.zeros(1, np.int8)
    options, marks = np.zeros((1, 4), np.bool_), np.zeros((1, 1), np.bool_)
    after = np.zeros((1, 17, 16), np.int8)
    lying = (tiles, tiles, seat, options)
    layers, weights = np.zeros(1, np.int64), np.zeros(1, np.float32)
    return [
        Export("backward", sweeps.backward, (payoff, 0.0, *tables, payoff, payoff)),
        Export(
            "forward",
            sweeps.forward,
            (0, payoff, payoff, payoff, 0.0, *tables, t.group_of, True, payoff),
        ),
        Export(
            "ends_many",
            sweeps.ends_many,
            (payoffs, payoff, *tables, t.group_of, 0, payoff, payoffs),
        ),
        Export("network_shares", network.network_shares, (2, *lying, layers, weights, payoffs)),
        Export("outcomes_many", steps.outcomes_many, (2, *lying, after, after, marks, marks)),
        Export("payoffs_many", steps.payoffs_many, (*lying, payoffs, ints, payoffs)),
        Export("greedy_worth", steps.greedy_worth, (2, *lying[:3], payoffs)),
    ]
