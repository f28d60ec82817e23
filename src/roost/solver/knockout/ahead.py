"""Compiled look ahead: the best few turns, judged over every roll of the next player."""

from __future__ import annotations

from typing import Final

import numpy as np
from numba import njit

from roost.rules.dice import SIDES
from roost.rules.knockout.constants import BOTH, NUMBERS, PIECES
from roost.solver.knockout.bits import Random
from roost.solver.knockout.judgement import ENDING, MARGIN, STRONGEST
from roost.solver.knockout.moves import active, owner
from roost.solver.knockout.parts import (
    NOISE,
    Parts,
    Standing,
    choices_of,
    fill_parts,
    next_active,
    no_parts,
    standing_of,
)
from roost.solver.knockout.tables import COLOURS, Doubles, Ints, Known, Places
from roost.solver.knockout.turns import LEAST, MOVES, best_of, play_turn, rank_turns
from roost.solver.knockout.values import position_shares

_ALL: Final = (1 << NUMBERS) - 1  # numbers, as bits


@njit(cache=True)
def plan_turn(
    positions: Places,
    seats: int,
    seat: int,
    low: int,
    high: int,
    half: int,
    known: Known,
    random: Random,
    width: int,
    values: Doubles,
    turns: Ints,
) -> int:
    """As `rank_turns`, but the best `width` are judged by every roll of the next player.

    Only between two: with more, what the others do after the next player's turn counts as much.
    """
    width = width if seats == 2 else 1
    wide = turns[:width]
    found = rank_turns(
        positions, seats, seat, low, high, half, known, STRONGEST, random, values, wide
    )
    if found < 2:
        return found
    after = np.empty(PIECES, np.int8)
    parts = no_parts()
    stale = _ALL  # the numbers whose parts are of other places
    following, third = -1, -1
    best = LEAST
    first = values[0]
    chosen = 0
    for i in range(found):
        if i > 0 and values[i] <= first - MARGIN:
            break
        after[:] = positions
        play_turn(after, seats, turns[i])
        moved = 1 << turns[i, 0] % NUMBERS
        if turns[i, 2] >= 0:
            moved |= 1 << turns[i, 2] % NUMBERS
        if active(after, seats) == 0:
            value = _settled(after, seats, seat, known)
        else:
            standing = standing_of(after, seats, next_active(after, seats, seat), known, STRONGEST)
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
    for column in range(MOVES):
        turns[0, column] = turns[chosen, column]
    return found


@njit(cache=True)
def _settled(positions: Places, seats: int, seat: int, known: Known) -> float:
    """The seat's win share when nobody can move any more."""
    shares = np.zeros(COLOURS)
    position_shares(positions, seats, 0, known, shares)
    return shares[seat]


@njit(cache=True)
def _fill(
    positions: Places, standing: Standing, known: Known, random: Random, numbers: int, parts: Parts
) -> None:
    """Every move that the next player's pieces of these numbers may get to make."""
    for piece in range(PIECES):
        start = positions[piece]
        if (
            start >= 0
            and numbers >> piece % NUMBERS & 1
            and owner(piece // NUMBERS, standing.seats) == standing.seat
        ):
            ends = known.reach[1, start]
            for length in range(2, SIDES + 1):
                ends |= known.reach[length, start]
            fill_parts(positions, standing, piece, ends, known, NOISE, random, parts)


@njit(cache=True)
def _expected(
    positions: Places, seat: int, standing: Standing, known: Known, parts: Parts
) -> float:
    """The seat's win share over all rolls of the next player, who takes their best turn."""
    seats, following = standing.seats, standing.seat
    shares = np.zeros(COLOURS)
    values = np.empty(1)
    turns = np.empty((1, MOVES), np.int64)
    after = np.empty(PIECES, np.int8)
    total = 0.0
    for low in range(1, SIDES + 1):
        for high in range(low, SIDES + 1):
            after[:] = positions
            choices = choices_of(positions, seats, following, low, high, BOTH, known)
            if choices.total and best_of(positions, standing, choices, parts, values, turns):
                play_turn(after, seats, turns[0])
            third = next_active(after, seats, following)
            position_shares(after, seats, third, known, shares)
            total += shares[seat] * (1 if low == high else 2)
    return total / (SIDES * SIDES)
