"""Compiled look ahead: the best few turns, judged over every roll of the next player."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numba import njit

from roost.solver.knockout.kernels import active, owner
from roost.solver.knockout.turns import (
    ENDING,
    MODEL,
    best_of,
    choices_of,
    fill_parts,
    next_active,
    no_parts,
    play_turn,
    rank_turns,
    standing_of,
)
from roost.solver.knockout.values import position_shares

MARGIN: Final = 0.015  # of win share: turns further behind are not looked into
_ALL: Final = 63  # numbers, as bits


@njit(cache=True)
def plan_turn(
    positions: Any, seats: int, seat: int, low: int, high: int, known: Any, random: Any, width: int,
    values: Any, turns: Any,
) -> Any:  # fmt: skip
    """As `rank_turns`, but the best `width` are judged by every roll of the next player.

    Only between two: with more, what the others do after the next player's turn counts as much.
    """
    width = width if seats == 2 else 1
    found = rank_turns(
        positions, seats, seat, low, high, known, MODEL, random, values, turns[:width]
    )
    if found < 2:
        return found
    after = np.empty(24, np.int8)
    parts = no_parts()
    stale = _ALL  # the numbers whose parts are of other places
    following, third = -1, -1
    best = -1e30
    first = values[0]
    chosen = 0
    for i in range(found):
        if i > 0 and values[i] <= first - MARGIN:
            break
        after[:] = positions
        play_turn(after, seats, turns[i])
        moved = 1 << turns[i, 0] % 6
        if turns[i, 2] >= 0:
            moved |= 1 << turns[i, 2] % 6
        if active(after, seats) == 0:
            value = _settled(after, seats, seat, known)
        else:
            standing = standing_of(after, seats, next_active(after, seats, seat), known, MODEL)
            if standing.seat != following or standing.following != third:
                stale = _ALL
            following, third = standing.seat, standing.following
            _fill(after, standing, known, random, stale | moved, parts)
            stale = moved
            value = _expected(after, seat, standing, known, parts) - ENDING * standing.stake
        if value > best:
            best = value
            chosen = i
    values[0] = best
    for column in range(4):
        turns[0, column] = turns[chosen, column]
    return found


@njit(cache=True)
def _settled(positions: Any, seats: int, seat: int, known: Any) -> Any:
    """The seat's win share when nobody can move any more."""
    shares = np.zeros(4)
    position_shares(positions, seats, 0, known, shares)
    return shares[seat]


@njit(cache=True)
def _fill(positions: Any, standing: Any, known: Any, random: Any, numbers: int, parts: Any) -> None:
    """Every move that the next player's pieces of these numbers may get to make."""
    for piece in range(24):
        start = positions[piece]
        if (
            start >= 0
            and numbers >> piece % 6 & 1
            and owner(piece // 6, standing.seats) == standing.seat
        ):
            ends = known.reach[1, start]
            for length in range(2, 7):
                ends |= known.reach[length, start]
            fill_parts(positions, standing, piece, ends, known, random, parts)


@njit(cache=True)
def _expected(positions: Any, seat: int, standing: Any, known: Any, parts: Any) -> Any:
    """The seat's win share over all rolls of the next player, who takes their best turn."""
    seats, following = standing.seats, standing.seat
    shares = np.zeros(4)
    values = np.empty(1)
    turns = np.empty((1, 4), np.int64)
    after = np.empty(24, np.int8)
    total = 0.0
    for low in range(1, 7):
        for high in range(low, 7):
            after[:] = positions
            choices = choices_of(positions, seats, following, low, high, known)
            if choices.count and best_of(positions, standing, choices, parts, values, turns):
                play_turn(after, seats, turns[0])
            third = next_active(after, seats, following)
            position_shares(after, seats, third, known, shares)
            total += shares[seat] * (1 if low == high else 2)
    return total / 36
