"""Knockout, compiled: what positions are worth by the shipped tables, for every roll and move."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from roost.solver.knockout.kernels import (
    BOTH,
    FIRST_HALF,
    MOVERS,
    SECOND_HALF,
    active,
    bit,
    lowest,
    occupied_by,
    options,
)
from roost.solver.knockout.turns import ENDING, MODEL, next_active, play_turn, rank_turns
from roost.solver.knockout.values import add_number, material


@njit(cache=True)
def opinion(
    positions: Any, seats: int, following: int, known: Any, slope: float, weight: float,
    shares: Any,
) -> Any:  # fmt: skip
    """Fill the win shares when `following` is to roll; how many points are contested.

    The tables say how many points each seat will end with. A seat that cannot catch up any more
    has lost: points are only ever lost.
    """
    points = np.zeros(4, np.int64)
    risked = np.zeros(4, np.int64)
    scores = np.zeros(4)
    stake = material(positions, seats, points, risked)
    certain = 0
    for seat in range(seats):
        certain = max(certain, points[seat] - risked[seat])
    if stake:
        for number in range(6):
            add_number(positions, seats, following, number, known, scores, 1.0)
    scale = slope / np.sqrt(5.0 + stake)
    top = -1e30
    for seat in range(seats):
        scores[seat] = scale * (points[seat] + weight * scores[seat]) if stake else 0.0
        if points[seat] >= certain:
            top = max(top, scores[seat])
    total = 0.0
    for seat in range(seats):
        shares[seat] = np.exp(scores[seat] - top) if points[seat] >= certain else 0.0
        total += shares[seat]
    for seat in range(seats):
        shares[seat] /= total
    return stake


@njit(cache=True)
def after_every_roll(
    positions: Any, seats: int, seat: int, known: Any, random: Any, slope: float, weight: float,
    turns: Any, shares: Any,
) -> None:  # fmt: skip
    """For every roll of the seat, lower die first: its best turn and the shares that it leaves."""
    values = np.empty(1)
    best = np.empty((1, 4), np.int64)
    after = np.empty(24, np.int8)
    row = 0
    for low in range(1, 7):
        for high in range(low, 7):
            after[:] = positions
            found = rank_turns(
                positions, seats, seat, low, high, known, MODEL, random, values, best
            )
            turns[row] = -1
            if found:
                turns[row] = best[0]
                play_turn(after, seats, best[0])
            following = next_active(after, seats, seat)
            opinion(after, seats, following, known, slope, weight, shares[row])
            row += 1


@njit(cache=True)
def complete(
    positions: Any, seats: int, seat: int, low: int, high: int, half: int, known: Any,
    slope: float, weight: float, firsts: Any, seconds: Any, shares: Any,
) -> None:  # fmt: skip
    """For every first move the best second (-1: there is none) and the shares they leave."""
    pieces = np.empty(MOVERS, np.int64)
    masks = np.empty(MOVERS, np.uint64)
    found = np.empty(4)
    for i in range(len(firsts)):
        seconds[i] = -1
        after = positions.copy()
        _move(after, firsts[i, 0], firsts[i, 1])
        count = 0
        if half == BOTH and active(after, seats):
            left = SECOND_HALF if firsts[i, 0] % 6 + 1 == low else FIRST_HALF
            count, _ = options(
                after, seats, seat, low, high, left, occupied_by(after), known.reach, pieces, masks
            )
        if count == 0:
            following = next_active(after, seats, seat)
            opinion(after, seats, following, known, slope, weight, shares[i])
            continue
        best = -1e30
        for j in range(count):
            mask = masks[j]
            start = after[pieces[j]]
            while mask:
                space: Any = np.int64(lowest(mask))
                mask &= ~bit(space)
                victim = _move(after, pieces[j], space)
                following = next_active(after, seats, seat)
                stake = opinion(after, seats, following, known, slope, weight, found)
                value = found[seat] - ENDING * stake
                if value > best:
                    best = value
                    shares[i] = found[: shares.shape[1]]
                    seconds[i, 0] = pieces[j]
                    seconds[i, 1] = space
                after[pieces[j]] = start
                if victim >= 0:
                    after[victim] = space


@njit(cache=True)
def _move(positions: Any, piece: int, space: int) -> Any:
    """Move a piece; whom it hits, or -1."""
    victim = -1
    for colour in range(4):
        other = colour * 6 + piece % 6
        if positions[other] == space:
            victim = other
            positions[other] = -1
    positions[piece] = space
    return victim
