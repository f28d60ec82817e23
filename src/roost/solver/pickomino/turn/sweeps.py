"""Compiled loops of the turn solver. Slow to import: reach it through ``roost.solver``."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numba import njit

from roost.solver.pickomino.turn.lanes import walk_outcomes
from roost.solver.pickomino.turn.tables import LANES, TIE

_LANES: Final = LANES
_LOWEST: Final = -1.0e300
# The widest roll shows 6 faces in up to 8 counts; the deepest outcome shows 6 faces.
_ROWS: Final = 48
_DEPTHS: Final = 8


@njit(cache=True, error_model="numpy", fastmath={"contract"})
def backward(
    payoff: Any,
    fail: float,
    groups: Any,
    miss: Any,
    depth: Any,
    row: Any,
    prob: Any,
    successors: Any,
    total: Any,
    worm: Any,
    best: Any,
    roll: Any,
) -> float:
    """Fill ``best`` and ``roll`` for every state, last takes first; the root's value."""
    rolling = roll.shape[0]
    value = np.empty((_ROWS, _LANES))
    stack = np.empty((_DEPTHS, _LANES))
    acc = np.empty(_LANES)
    for state in range(rolling, best.shape[0]):
        best[state] = payoff[total[state]] if worm[state] else fail
    for g in range(groups.shape[0]):
        faces, dice, first, size = groups[g, 0], groups[g, 1], groups[g, 2], groups[g, 3]
        node_first, node_end = groups[g, 4], groups[g, 4] + groups[g, 5]
        padded = (size + _LANES - 1) // _LANES * _LANES
        rows = faces * dice
        if size == 1:
            roll[first] = _single(
                best, fail, miss[g], depth, row, prob, successors, node_first, node_end,
                groups[g, 6], rows, padded,
            )  # fmt: skip
        else:
            for block in range(0, size, _LANES):
                at = groups[g, 6] + block
                for r in range(rows):
                    for lane in range(_LANES):
                        value[r, lane] = best[successors[at + r * padded + lane]]
                for lane in range(_LANES):
                    stack[0, lane] = _LOWEST
                    acc[lane] = miss[g] * fail
                walk_outcomes(  # type: ignore[call-arg]
                    depth, row, prob, node_first, node_end, value, stack, acc
                )
                for lane in range(min(_LANES, size - block)):
                    roll[first + block + lane] = acc[lane]
        for state in range(first, first + size):
            stop = payoff[total[state]] if worm[state] else fail
            best[state] = stop if stop >= roll[state] else roll[state]
    # A turn starts with a roll: nobody may stop before it.
    best[rolling - 1] = roll[rolling - 1]
    return float(roll[rolling - 1])


@njit(cache=True, error_model="numpy", fastmath={"contract"})
def _single(
    best: Any,
    fail: float,
    miss: float,
    depth: Any,
    row: Any,
    prob: Any,
    successors: Any,
    node_first: int,
    node_end: int,
    at: int,
    rows: int,
    padded: int,
) -> float:
    """The roll of a group with one state (the start of the turn)."""
    value = np.empty(_ROWS)
    stack = np.empty(_DEPTHS)
    for r in range(rows):
        value[r] = best[successors[at + r * padded]]
    stack[0] = _LOWEST
    acc = miss * fail
    for node in range(node_first, node_end):
        top = stack[depth[node]]
        new = value[row[node]]
        top = new if new > top else top
        stack[depth[node] + 1] = top
        acc += prob[node] * top
    return acc


@njit(cache=True, error_model="numpy")
def forward(
    start: int,
    best: Any,
    roll: Any,
    payoff: Any,
    fail: float,
    groups: Any,
    miss: Any,
    depth: Any,
    row: Any,
    prob: Any,
    successors: Any,
    total: Any,
    worm: Any,
    group_of: Any,
    must_roll: bool,
    ends: Any,
) -> None:
    """Where the best play from ``start`` ends: chances per total, then of failing, in ``ends``.

    ``must_roll`` leaves out the choice to stop at ``start`` itself.
    """
    rolling = roll.shape[0]
    failed = ends.shape[0] - 1
    weight = np.zeros(best.shape[0])
    top = np.empty(_DEPTHS)
    pick = np.empty(_DEPTHS, np.int64)
    chance = np.empty(_ROWS)
    value = np.empty(_ROWS)
    ends[:] = 0.0
    weight[start] = 1.0
    # Groups come last takes first, so walking states downwards goes forward in the turn.
    for state in range(min(start, rolling - 1), -1, -1):
        w = weight[state]
        if w == 0.0:
            continue
        stop = payoff[total[state]] if worm[state] else fail
        if stop >= roll[state] - TIE and not (must_roll and state == start):
            ends[total[state] if worm[state] else failed] += w
            continue
        g = group_of[state]
        padded = (groups[g, 3] + _LANES - 1) // _LANES * _LANES
        at = groups[g, 6] + state - groups[g, 2]
        rows = groups[g, 0] * groups[g, 1]
        for r in range(rows):
            chance[r] = 0.0
            value[r] = best[successors[at + r * padded]]
        ends[failed] += w * miss[g]
        top[0] = _LOWEST
        for node in range(groups[g, 4], groups[g, 4] + groups[g, 5]):
            d, r = depth[node], row[node]
            new = value[r]
            better = new > top[d] + TIE
            chosen = r if better else pick[d]
            top[d + 1] = new if better else top[d]
            pick[d + 1] = chosen
            chance[chosen] += prob[node]
        for r in range(rows):
            weight[successors[at + r * padded]] += w * chance[r]
    for state in range(rolling, best.shape[0]):
        if weight[state] > 0.0:
            ends[total[state] if worm[state] else failed] += weight[state]


@njit(cache=True, error_model="numpy", nogil=True)
def values_many(
    payoffs: Any,
    fails: Any,
    groups: Any,
    miss: Any,
    depth: Any,
    row: Any,
    prob: Any,
    successors: Any,
    total: Any,
    worm: Any,
    states: int,
    rolling: int,
    values: Any,
) -> None:
    best = np.empty(states)
    roll = np.empty(rolling)
    for i in range(payoffs.shape[0]):
        values[i] = backward(
            payoffs[i], fails[i], groups, miss, depth, row, prob, successors, total, worm,
            best, roll,
        )  # fmt: skip


@njit(cache=True, error_model="numpy", nogil=True)
def ends_many(
    payoffs: Any,
    fails: Any,
    groups: Any,
    miss: Any,
    depth: Any,
    row: Any,
    prob: Any,
    successors: Any,
    total: Any,
    worm: Any,
    group_of: Any,
    states: int,
    values: Any,
    ends: Any,
) -> None:
    rolling = group_of.shape[0]
    best = np.empty(states)
    roll = np.empty(rolling)
    for i in range(payoffs.shape[0]):
        values[i] = backward(
            payoffs[i], fails[i], groups, miss, depth, row, prob, successors, total, worm,
            best, roll,
        )  # fmt: skip
        forward(
            rolling - 1, best, roll, payoffs[i], fails[i], groups, miss, depth, row, prob,
            successors, total, worm, group_of, True, ends[i],
        )  # fmt: skip
