"""Compiled: what positions are worth by the shipped tables, for every roll and every move."""

from __future__ import annotations

import numpy as np
from numba import njit

from roost.rules.dice import SIDES
from roost.rules.knockout.constants import BOTH, FIRST_HALF, NUMBERS, OUT, PIECES, SECOND_HALF
from roost.solver.knockout.bits import Random, bit, lowest
from roost.solver.knockout.judgement import CALM_OPINION, ENDING, STRONGEST
from roost.solver.knockout.moves import MOVERS, active, occupied_by, options
from roost.solver.knockout.parts import next_active
from roost.solver.knockout.tables import COLOURS, Doubles, Ints, Known, Places
from roost.solver.knockout.turns import LEAST, MOVES, play_turn, rank_turns
from roost.solver.knockout.values import add_number, material


@njit(cache=True)
def opinion(
    positions: Places,
    seats: int,
    following: int,
    known: Known,
    slope: float,
    weight: float,
    shares: Doubles,
) -> int:
    """Fill the win shares when `following` is to roll; how many points are contested.

    The tables say how many points each seat will end with. A seat that cannot catch up any more
    has lost: points are only ever lost.
    """
    points = np.zeros(COLOURS, np.int64)
    risked = np.zeros(COLOURS, np.int64)
    scores = np.zeros(COLOURS)
    stake = material(positions, seats, points, risked)
    certain = 0
    for seat in range(seats):
        certain = max(certain, points[seat] - risked[seat])
    if stake:
        for number in range(NUMBERS):
            add_number(positions, seats, following, number, known, scores, 1.0)
    scale = slope / np.sqrt(CALM_OPINION + stake)
    top = LEAST
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
    positions: Places,
    seats: int,
    seat: int,
    known: Known,
    random: Random,
    slope: float,
    weight: float,
    turns: Ints,
    shares: Doubles,
) -> None:
    """For every roll of the seat, lower die first: its best turn and the shares that it leaves."""
    values = np.empty(1)
    best = np.empty((1, MOVES), np.int64)
    after = np.empty(PIECES, np.int8)
    row = 0
    for low in range(1, SIDES + 1):
        for high in range(low, SIDES + 1):
            after[:] = positions
            found = rank_turns(
                positions, seats, seat, low, high, BOTH, known, STRONGEST, random, values, best
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
    positions: Places,
    seats: int,
    seat: int,
    low: int,
    high: int,
    half: int,
    known: Known,
    slope: float,
    weight: float,
    firsts: Ints,
    seconds: Ints,
    shares: Doubles,
) -> None:
    """For every first move the best second (-1: there is none) and the shares they leave."""
    pieces = np.empty(MOVERS, np.int64)
    masks = np.empty(MOVERS, np.uint64)
    found = np.empty(COLOURS)
    for i in range(len(firsts)):
        seconds[i] = -1
        after = positions.copy()
        _move(after, firsts[i, 0], firsts[i, 1])
        count = 0
        if half == BOTH and active(after, seats):
            left = SECOND_HALF if firsts[i, 0] % NUMBERS + 1 == low else FIRST_HALF
            count, _ = options(
                after, seats, seat, low, high, left, occupied_by(after), known.reach, pieces, masks
            )
        if count == 0:
            following = next_active(after, seats, seat)
            opinion(after, seats, following, known, slope, weight, shares[i])
            continue
        best = LEAST
        for j in range(count):
            mask = masks[j]
            start = after[pieces[j]]
            while mask:
                space = lowest(mask)
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
def _move(positions: Places, piece: int, space: int) -> int:
    """Move a piece; whom it hits, or -1."""
    victim = -1
    for colour in range(COLOURS):
        other = colour * NUMBERS + piece % NUMBERS
        if positions[other] == space:
            victim = other
            positions[other] = OUT
    positions[piece] = space
    return victim
