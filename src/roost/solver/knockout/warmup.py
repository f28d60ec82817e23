"""Calls every kernel once, as games and studies call it."""

from __future__ import annotations

import numpy as np

from roost.rules.knockout import BOTH, DEFAULT_BOARD, get_board
from roost.solver.knockout import matches, opinion, turns
from roost.solver.knockout.kernels import seed_of
from roost.solver.knockout.tables import BoardTables, known


def warm_up() -> None:
    tables = BoardTables(get_board(DEFAULT_BOARD))
    everything, start, random = known(tables), tables.start(2), seed_of(0, 0)
    shares = np.empty(2)
    opinion.opinion(start, 2, 0, everything, 1.0, 1.0, shares)
    rolls, after = np.empty((21, 4), np.int64), np.empty((21, 2))
    opinion.after_every_roll(start, 2, 0, everything, random, 1.0, 1.0, rolls, after)
    firsts = rolls[:1, :2].copy()
    opinion.complete(
        start, 2, 0, 1, 1, BOTH, everything, 1.0, 1.0, firsts, firsts.copy(), after[:1].copy()
    )
    policies = np.array([turns.MODEL, turns.CAUTIOUS])
    points, results = np.zeros((1, 4), np.int64), np.zeros((1, matches.RESULTS), np.int64)
    matches.play_matches(
        1, 0, 0, 2, start, 1, everything, policies, np.ones(2), np.array([2, 1]), 0, points, results
    )
