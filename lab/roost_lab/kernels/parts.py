"""Compiled: the moves that a roll allows, and the effect of every single move.

The two moves of a turn concern different numbers, and what a number's pieces are worth depends on
their places alone. So the worth of a turn is the sum of two parts, each looked up per landing
space; only captures change more (the points, and what is still at stake).
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numba import njit

from roost.rules.knockout.constants import (
    FIRST_HALF,
    MOST_SPACES,
    NUMBERS,
    OUT,
    PIECES,
    SECOND_HALF,
)
from roost.solver.knockout.judgement import CAUTIOUS, STUDIED
from roost.solver.knockout.tables import COLOURS, POINTS, Doubles, Ints, Known, Mask, Masks, Places
from roost_lab.kernels.bits import NONE, ONE, Random, bit, draw, lowest
from roost_lab.kernels.moves import MOVERS, active, half_targets, occupied_by, owner, rival_on
from roost_lab.kernels.values import add_number, material, shares_of

NOISE: Final = 1e-7  # in points: makes equal turns equally likely


class Standing(NamedTuple):
    """The seat to move and its style, the next to roll, and what the position promises."""

    style: int
    seats: int
    seat: int
    following: int
    stake: int
    points: Ints
    risked: Ints
    base: Doubles  # every seat's score before the turn
    slopes: Doubles  # what a point of each seat's score is worth to the one who moves


class Parts(NamedTuple):
    """The effect of every move of a piece to a space, as far as it is filled in."""

    changes: Doubles  # [piece, space, seat]
    victims: Ints  # [piece, space]: whom it hits, or -1


class Choices(NamedTuple):
    """The pieces that may move, the first half's before the second's, and their landing spaces."""

    first: int  # how many belong to the first half
    total: int
    pieces: Ints
    masks: Masks  # where each can end now
    wide: Masks  # with the spaces that the other half may leave


@njit(cache=True, forceinline=True)
def exposure(positions: Places, seats: int, seat: int, number: int, known: Known) -> float:
    """Points of the seat's pieces of a number that the opponents' next rolls can hit, expected."""
    lost = 0.0
    for colour in range(COLOURS):
        x = positions[colour * NUMBERS + number]
        if x < 0 or owner(colour, seats) != seat:
            continue
        for opponent in range(seats):
            if opponent == seat:
                continue
            lengths = 0
            for colour2 in range(COLOURS):
                y = positions[colour2 * NUMBERS + number]
                if y >= 0 and owner(colour2, seats) == opponent:
                    lengths |= known.strikes[y, x]
            lost += known.chances[number, lengths]
    return lost * POINTS[number]


@njit(cache=True)
def next_active(positions: Places, seats: int, seat: int) -> int:
    """The next seat to roll after `seat` (K13)."""
    playing = active(positions, seats)
    after = seat
    for _ in range(seats):
        after = after + 1 if after + 1 < seats else 0
        if playing >> after & 1:
            break
    return after


@njit(cache=True)
def choices_of(
    positions: Places, seats: int, seat: int, low: int, high: int, half: int, known: Known
) -> Choices:
    """Return the moves of `half` of a roll; BOTH for the whole roll."""
    reach = known.reach
    pieces = np.empty(MOVERS, np.int64)
    masks = np.empty(MOVERS, np.uint64)
    wide = np.empty(MOVERS, np.uint64)
    free = ~occupied_by(positions)
    first = 0
    if half != SECOND_HALF:
        first = half_targets(
            positions, seats, seat, low, high, FIRST_HALF, free, reach, pieces, masks, 0
        )
    count = first
    if half != FIRST_HALF:
        count = half_targets(
            positions, seats, seat, low, high, SECOND_HALF, free, reach, pieces, masks, first
        )
    origins_first = NONE
    origins_second = NONE
    for i in range(count):
        if i < first:
            origins_first |= bit(positions[pieces[i]])
        else:
            origins_second |= bit(positions[pieces[i]])
    for i in range(count):
        length = high if i < first else low
        freed = origins_second if i < first else origins_first
        wide[i] = masks[i] | (reach[length, positions[pieces[i]]] & freed)
    return Choices(first, count, pieces, masks, wide)


@njit(cache=True)
def standing_of(positions: Places, seats: int, seat: int, known: Known, style: int) -> Standing:
    following = next_active(positions, seats, seat)
    points = np.zeros(COLOURS, np.int64)
    risked = np.zeros(COLOURS, np.int64)
    stake = material(positions, seats, points, risked)
    base = np.zeros(COLOURS)
    slopes = np.zeros(COLOURS)
    slopes[0] = 1.0
    if style == STUDIED:
        for number in range(NUMBERS):
            add_number(positions, seats, following, number, known, base, 1.0)
        shares_of(base, points, risked, stake, seats, slopes)
        share = slopes[seat]
        for other in range(seats):
            slopes[other] = 1 - share if other == seat else -slopes[other]
    return Standing(style, seats, seat, following, stake, points, risked, base, slopes)


@njit(cache=True)
def no_parts() -> Parts:
    return Parts(
        np.empty((PIECES, MOST_SPACES, COLOURS)), np.empty((PIECES, MOST_SPACES), np.int64)
    )


@njit(cache=True)
def fill_parts(
    positions: Places,
    standing: Standing,
    piece: int,
    mask: Mask,
    known: Known,
    noise: float,
    random: Random,
    parts: Parts,
) -> None:
    """Fill in the effect of moving `piece` to each space of `mask`, by seat, and its victim."""
    style, seats, seat = standing.style, standing.seats, standing.seat
    number = piece % NUMBERS
    start = positions[piece]
    before = np.zeros(COLOURS)
    if style == STUDIED:
        add_number(positions, seats, standing.following, number, known, before, -1.0)
    elif style == CAUTIOUS:
        before[0] = exposure(positions, seats, seat, number, known)
    while mask != NONE:
        space = lowest(mask)
        mask &= mask - ONE
        changes = parts.changes[piece, space]
        victim = rival_on(positions, seats, seat, number, space)
        parts.victims[piece, space] = victim
        positions[piece] = space
        if victim >= 0:
            positions[victim] = OUT
        if style == STUDIED:
            for column in range(COLOURS):
                changes[column] = before[column]
            add_number(positions, seats, standing.following, number, known, changes, 1.0)
        else:
            value = float(POINTS[number]) if victim >= 0 else 0.0
            if style == CAUTIOUS:
                value += before[0] - exposure(positions, seats, seat, number, known)
            changes[0] = value + noise * np.float64(draw(random) >> np.uint64(40)) / (1 << 24)
            for column in range(1, COLOURS):
                changes[column] = 0.0
        positions[piece] = start
        if victim >= 0:
            positions[victim] = space
