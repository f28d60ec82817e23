"""Compiled turns: every pair of moves a roll allows, and the best of them."""

from __future__ import annotations

from typing import Final

import numpy as np
from numba import njit

from roost.rules.knockout.constants import NUMBERS, OUT
from roost.solver.knockout.judgement import ENDING, SPARE, STUDIED
from roost.solver.knockout.tables import COLOURS, POINTS, Doubles, Ints, Known, Mask, Places
from roost_lab.kernels.bits import NONE, ONE, Random, bit, lowest, popcount
from roost_lab.kernels.moves import MOVERS, active, owner
from roost_lab.kernels.parts import (
    NOISE,
    Choices,
    Parts,
    Standing,
    choices_of,
    fill_parts,
    no_parts,
    standing_of,
)
from roost_lab.kernels.values import shares_of

MOVES: Final = 4  # columns of a turn: piece, space, piece, space; -1 where there is no second move
LEAST: Final = -1e30  # below every value


@njit(cache=True)
def rank_turns(
    positions: Places,
    seats: int,
    seat: int,
    low: int,
    high: int,
    half: int,
    known: Known,
    style: int,
    random: Random,
    values: Doubles,
    turns: Ints,
) -> int:
    """The best turns, best first: rows of (piece, space, piece, space) in the order of play.

    At most the size of `turns`; a turn of a single move has -1 for the second piece.
    Returns how many.
    """
    choices = choices_of(positions, seats, seat, low, high, half, known)
    if choices.total == 0:
        return 0
    standing = standing_of(positions, seats, seat, known, style)
    parts = no_parts()
    for i in range(choices.total):
        piece, ends = choices.pieces[i], choices.wide[i]
        fill_parts(positions, standing, piece, ends, known, NOISE, random, parts)
    return best_of(positions, standing, choices, parts, values, turns)


@njit(cache=True)
def best_of(
    positions: Places,
    standing: Standing,
    choices: Choices,
    parts: Parts,
    values: Doubles,
    turns: Ints,
) -> int:
    """The best turns among the choices, best first; how many.

    Of equal turns the one comes first that hits, or else whose landing spaces gain more: a game
    that is lost is still played for points.
    """
    most = len(turns) + SPARE
    order = np.empty((MOVERS, most + COLOURS), np.int64)
    counts = np.empty(MOVERS, np.int64)
    for i in range(choices.total):
        piece, ends = choices.pieces[i], choices.wide[i]
        counts[i] = _promising(ends, piece, standing, parts, most, order[i])
    found = _pairs(positions, standing, choices, order, counts, parts, values, turns)
    if found == 0:
        found = _singles(positions, standing, choices, order, counts, parts, values, turns)
    return found


@njit(cache=True)
def _promising(
    mask: Mask, piece: int, standing: Standing, parts: Parts, most: int, spaces: Ints
) -> int:
    """All hits, then the other landing spaces, of many only the `most` best, best first: the rest
    cannot matter. How many."""
    hits = 0
    quiet = mask
    left = mask
    while left != NONE:
        space = lowest(left)
        left &= left - ONE
        if parts.victims[piece, space] >= 0:
            spaces[hits] = space
            hits += 1
            quiet &= ~bit(space)
    many = popcount(quiet) > most
    gains = np.empty(most)
    found = 0
    while quiet != NONE:
        space = lowest(quiet)
        quiet &= quiet - ONE
        if not many:
            spaces[hits + found] = space
            found += 1
            continue
        gain = _lean(standing, parts, piece, space)
        if found == most:
            if gain <= gains[found - 1]:
                continue
        else:
            found += 1
        at = found - 1
        while at > 0 and gains[at - 1] < gain:
            gains[at] = gains[at - 1]
            spaces[hits + at] = spaces[hits + at - 1]
            at -= 1
        gains[at] = gain
        spaces[hits + at] = space
    return hits + found


@njit(cache=True, forceinline=True)
def _lean(standing: Standing, parts: Parts, piece: int, space: int) -> float:
    """About what a move changes the mover's win share by."""
    gain = 0.0
    for column in range(COLOURS):
        gain += standing.slopes[column] * parts.changes[piece, space, column]
    return gain


@njit(cache=True, forceinline=True)
def _gain(standing: Standing, parts: Parts, piece: int, space: int) -> float:
    """The points that a move gains."""
    return parts.changes[piece, space, standing.seat if standing.style == STUDIED else 0]


@njit(cache=True)
def _pairs(
    positions: Places,
    standing: Standing,
    choices: Choices,
    order: Ints,
    counts: Ints,
    parts: Parts,
    values: Doubles,
    turns: Ints,
) -> int:
    """The best turns of two moves. A piece may go where the other has just left."""
    found = 0
    floor = LEAST  # between two seats, turns without a hit that gain no more are no better
    for i in range(choices.first):
        for j in range(choices.first, choices.total):
            piece, piece2 = choices.pieces[i], choices.pieces[j]
            start, start2 = positions[piece], positions[piece2]
            ends = choices.masks[i] | bit(start2)
            for a in range(counts[i]):
                space = order[i, a]
                if not ends & bit(space):
                    continue
                ends2 = (choices.masks[j] | bit(start)) & ~bit(space)
                if space == start2:
                    ends2 &= ~bit(start)
                for b in range(counts[j]):
                    space2 = order[j, b]
                    if not ends2 & bit(space2):
                        continue
                    quiet = standing.seats == 2 and (
                        parts.victims[piece, space] < 0 and parts.victims[piece2, space2] < 0
                    )
                    gain = 0.0
                    if quiet:
                        gain = _gain(standing, parts, piece, space)
                        gain += _gain(standing, parts, piece2, space2)
                        if gain <= floor:
                            continue
                    value = _turn_value(positions, standing, parts, piece, space, piece2, space2)
                    if found == len(turns) and value <= values[found - 1]:
                        if quiet:
                            floor = gain
                        continue
                    if space == start2:
                        found = insert(values, turns, found, value, piece2, space2, piece, space)
                    else:
                        found = insert(values, turns, found, value, piece, space, piece2, space2)
    return found


@njit(cache=True)
def _singles(
    positions: Places,
    standing: Standing,
    choices: Choices,
    order: Ints,
    counts: Ints,
    parts: Parts,
    values: Doubles,
    turns: Ints,
) -> int:
    """The best turns of one move, where there is no other (K9)."""
    found = 0
    for i in range(choices.total):
        piece = choices.pieces[i]
        for a in range(counts[i]):
            space = order[i, a]
            if choices.masks[i] & bit(space):
                value = _turn_value(positions, standing, parts, piece, space, -1, -1)
                if found < len(turns) or value > values[found - 1]:
                    found = insert(values, turns, found, value, piece, space, -1, -1)
    return found


@njit(cache=True, forceinline=True)
def insert(
    values: Doubles,
    turns: Ints,
    found: int,
    value: float,
    piece: int,
    space: int,
    piece2: int,
    space2: int,
) -> int:
    """Put a turn where it belongs among the best; how many there are."""
    if found < len(turns):
        found += 1
    at = found - 1
    while at > 0 and values[at - 1] < value:
        values[at] = values[at - 1]
        for column in range(MOVES):
            turns[at, column] = turns[at - 1, column]
        at -= 1
    values[at] = value
    turns[at, 0] = piece
    turns[at, 1] = space
    turns[at, 2] = piece2
    turns[at, 3] = space2
    return found


@njit(cache=True)
def _turn_value(
    positions: Places,
    standing: Standing,
    parts: Parts,
    piece: int,
    space: int,
    piece2: int,
    space2: int,
) -> float:
    change = parts.changes[piece, space]
    if standing.style != STUDIED:
        return change[0] + (parts.changes[piece2, space2, 0] if piece2 >= 0 else 0.0)
    seats, points, risked = standing.seats, standing.points, standing.risked
    shares = np.empty(COLOURS)
    scores = np.empty(COLOURS)
    for other in range(seats):
        scores[other] = standing.base[other] + change[other]
        if piece2 >= 0:
            scores[other] += parts.changes[piece2, space2, other]
    victim = parts.victims[piece, space]
    victim2 = parts.victims[piece2, space2] if piece2 >= 0 else -1
    after = standing.stake
    for hit in (victim, victim2):
        if hit >= 0:
            points[owner(hit // NUMBERS, seats)] -= POINTS[hit % NUMBERS]
            after -= _settle(positions, seats, hit, risked, 1)
    shares_of(scores, points, risked, after, seats, shares)
    for hit in (victim, victim2):
        if hit >= 0:
            points[owner(hit // NUMBERS, seats)] += POINTS[hit % NUMBERS]
            _settle(positions, seats, hit, risked, -1)
    return shares[standing.seat] - ENDING * after


@njit(cache=True)
def _settle(positions: Places, seats: int, hit: int, risked: Ints, sign: int) -> int:
    """Take what a hit settles out of `risked`: the piece, or all of its number (K12). How much."""
    number = hit % NUMBERS
    holders = 0
    for colour in range(COLOURS):
        piece = colour * NUMBERS + number
        if positions[piece] >= 0 and piece != hit:
            holders |= 1 << owner(colour, seats)
    settled = 0
    for colour in range(COLOURS):
        piece = colour * NUMBERS + number
        if positions[piece] >= 0 and (piece == hit or holders & (holders - 1) == 0):
            risked[owner(colour, seats)] -= sign * POINTS[number]
            settled += POINTS[number]
    return settled


@njit(cache=True)
def play_turn(positions: Places, seats: int, turn: Ints) -> int:
    """Make the moves of a turn; how many pieces were hit. The game may end after the first."""
    hits = 0
    for half in range(2):
        piece, space = turn[2 * half], turn[2 * half + 1]
        if piece < 0 or (half == 1 and active(positions, seats) == 0):
            break
        for colour in range(COLOURS):
            other = colour * NUMBERS + piece % NUMBERS
            if positions[other] == space:
                positions[other] = OUT
                hits += 1
        positions[piece] = space
    return hits
