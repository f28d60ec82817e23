"""Compiled: turns as somebody weighs them who sees this turn and the rivals' next rolls, and all of
it through a haze."""

from __future__ import annotations

import numpy as np
from numba import njit

from roost.rules.knockout.constants import MOST_SPACES, NUMBERS, OUT, PIECES
from roost.solver.knockout.judgement import TIE
from roost.solver.knockout.tables import POINTS, Doubles, Known, Places
from roost_lab.kernels.bits import NONE, ONE, bit, lowest
from roost_lab.kernels.moves import rival_on
from roost_lab.kernels.parts import Choices, choices_of, exposure
from roost_lab.kernels.turns import LEAST


@njit(cache=True)
def weigh_turns(
    positions: Places,
    seats: int,
    seat: int,
    low: int,
    high: int,
    half: int,
    known: Known,
    hunger: float,
    fear: float,
    noise: float,
    firsts: Doubles,
) -> None:
    """Add up the weights of all turns, in ``firsts[piece, space]`` of the move that begins each.

    A turn is worth `hunger` times the points that it knocks out, less `fear` times the own points
    that the opponents' next rolls can hit. It weighs exp(worth / haze); without a haze the best
    turns weigh 1, and the others nothing.
    """
    firsts[:] = 0
    choices = choices_of(positions, seats, seat, low, high, half, known)
    piece_values = np.zeros((PIECES, MOST_SPACES))
    for i in range(choices.total):
        _size_up(positions, seats, seat, i, choices, known, hunger, fear, piece_values)
    best = _weigh_pairs(positions, choices, piece_values, LEAST, noise, firsts)
    if best > LEAST:
        _weigh_pairs(positions, choices, piece_values, best, noise, firsts)
        return
    for count in range(2):  # K9: there are no two moves
        for i in range(choices.total):
            piece, left = choices.pieces[i], choices.masks[i]
            while left != NONE:
                space = lowest(left)
                left &= left - ONE
                worth = piece_values[piece, space]
                if count == 0:
                    best = max(best, worth)
                else:
                    firsts[piece, space] += _weight(worth, best, noise)


@njit(cache=True)
def _size_up(
    positions: Places,
    seats: int,
    seat: int,
    choice: int,
    choices: Choices,
    known: Known,
    hunger: float,
    fear: float,
    piece_values: Doubles,
) -> None:
    """Evaluate each move of a piece by itself."""
    piece, left = choices.pieces[choice], choices.wide[choice]
    number, start = piece % NUMBERS, positions[piece]
    before = exposure(positions, seats, seat, number, known)
    while left != NONE:
        space = lowest(left)
        left &= left - ONE
        victim = rival_on(positions, seats, seat, number, space)
        positions[piece] = space
        if victim >= 0:
            positions[victim] = OUT
        safer = before - exposure(positions, seats, seat, number, known)
        piece_values[piece, space] = fear * safer + (
            hunger * POINTS[number] if victim >= 0 else 0.0
        )
        positions[piece] = start
        if victim >= 0:
            positions[victim] = space


@njit(cache=True)
def _weigh_pairs(
    positions: Places,
    choices: Choices,
    piece_values: Doubles,
    best: float,
    noise: float,
    firsts: Doubles,
) -> float:
    """Return the best value of two moves. Given that, weigh all turns by it."""
    found = LEAST
    masks, wide = choices.masks, choices.wide
    for i in range(choices.first):
        for j in range(choices.first, choices.total):
            piece, piece2 = choices.pieces[i], choices.pieces[j]
            start, start2 = positions[piece], positions[piece2]
            left = wide[i] & (masks[i] | bit(start2))
            while left != NONE:
                space = lowest(left)
                left &= left - ONE
                left2 = wide[j] & (masks[j] | bit(start)) & ~bit(space)
                if space == start2:
                    left2 &= ~bit(start)
                while left2 != NONE:
                    space2 = lowest(left2)
                    left2 &= left2 - ONE
                    worth = piece_values[piece, space] + piece_values[piece2, space2]
                    found = max(found, worth)
                    if best == LEAST:
                        continue
                    if space == start2:
                        firsts[piece2, space2] += _weight(worth, best, noise)
                    else:
                        firsts[piece, space] += _weight(worth, best, noise)
    return found


@njit(cache=True, inline="always")
def _weight(worth: float, best: float, noise: float) -> float:
    if noise > 0:
        return np.exp((worth - best) / noise)
    return 1.0 if worth > best - TIE else 0.0
