"""Compiled turns: every pair of moves a roll allows, what each is worth, and the best of them.

The two moves of a turn concern different numbers, and what a number's pieces are worth depends on
their places alone. So the worth of a turn is the sum of two parts, each looked up per landing
space; only captures change more (the points, and what is still at stake).
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numba import njit

from roost.solver.knockout.kernels import (
    FIRST_HALF,
    MOVERS,
    SECOND_HALF,
    active,
    bit,
    draw,
    half_targets,
    lowest,
    occupied_by,
    owner,
)
from roost.solver.knockout.values import add_number, material, shares_of

GREEDY: Final = 1
CAUTIOUS: Final = 2
MODEL: Final = 3

ENDING: Final = 2e-4  # per contested point: finish decided games
_ONE: Final = np.uint64(1)
_NONE: Final = np.uint64(0)
_POINTS: Final = np.array([3, 2, 1, 1, 2, 3], np.int64)


class Standing(NamedTuple):
    """Who is to move by which policy, who rolls after, and what the position promises."""

    policy: Any
    seats: Any
    seat: Any
    following: Any
    stake: Any
    points: Any
    risked: Any
    base: Any  # every seat's score before the turn
    slopes: Any  # what a point of each seat's score is worth to the one who moves


class Parts(NamedTuple):
    """What every move of a piece to a space would change, as far as it is filled in."""

    changes: Any  # [piece, space, seat]
    victims: Any  # [piece, space]: whom it hits, or -1


class Choices(NamedTuple):
    """The pieces that may move, the first half's before the second's, and their landing spaces."""

    first: Any  # how many belong to the first half
    count: Any
    pieces: Any
    masks: Any  # where each can end now
    wide: Any  # with the spaces that the other half may leave


@njit(cache=True, forceinline=True)
def exposure(positions: Any, seats: int, seat: int, number: int, known: Any) -> Any:
    """Points of the seat's pieces of a number that the opponents' next rolls can hit, expected."""
    lost = 0.0
    for colour in range(4):
        x = positions[colour * 6 + number]
        if x < 0 or owner(colour, seats) != seat:
            continue
        for opponent in range(seats):
            if opponent == seat:
                continue
            lengths = 0
            for colour2 in range(4):
                y = positions[colour2 * 6 + number]
                if y >= 0 and owner(colour2, seats) == opponent:
                    lengths |= known.strikes[y, x]
            lost += known.chances[number, lengths]
    return lost * _POINTS[number]


@njit(cache=True)
def next_active(positions: Any, seats: int, seat: int) -> Any:
    """Who rolls after `seat` (K13)."""
    playing = active(positions, seats)
    after = seat
    for _ in range(seats):
        after = after + 1 if after + 1 < seats else 0
        if playing >> after & 1:
            break
    return after


@njit(cache=True)
def rank_turns(
    positions: Any, seats: int, seat: int, low: int, high: int, known: Any, policy: int,
    random: Any, values: Any, turns: Any,
) -> Any:  # fmt: skip
    """The best turns, best first: rows of (piece, space, piece, space) in the order of play.

    As many as `turns` holds; a turn of a single move has -1 for the second piece. Returns how many.
    """
    choices = choices_of(positions, seats, seat, low, high, known)
    if choices.count == 0:
        return 0
    standing = standing_of(positions, seats, seat, known, policy)
    parts = no_parts()
    for i in range(choices.count):
        fill_parts(positions, standing, choices.pieces[i], choices.wide[i], known, random, parts)
    return best_of(positions, standing, choices, parts, values, turns)


@njit(cache=True)
def choices_of(positions: Any, seats: int, seat: int, low: int, high: int, known: Any) -> Any:
    pieces = np.empty(MOVERS, np.int64)
    masks = np.empty(MOVERS, np.uint64)
    wide = np.empty(MOVERS, np.uint64)
    free = ~occupied_by(positions)
    first = half_targets(
        positions, seats, seat, low, high, FIRST_HALF, free, known.reach, pieces, masks, 0
    )
    count = half_targets(
        positions, seats, seat, low, high, SECOND_HALF, free, known.reach, pieces, masks, first
    )
    origins_first = _NONE
    origins_second = _NONE
    for i in range(count):
        if i < first:
            origins_first |= bit(positions[pieces[i]])
        else:
            origins_second |= bit(positions[pieces[i]])
    for i in range(count):
        length = high if i < first else low
        freed = origins_second if i < first else origins_first
        wide[i] = masks[i] | (known.reach[length, positions[pieces[i]]] & freed)
    return Choices(first, count, pieces, masks, wide)


@njit(cache=True)
def standing_of(positions: Any, seats: int, seat: int, known: Any, policy: int) -> Any:
    following = next_active(positions, seats, seat)
    points = np.zeros(4, np.int64)
    risked = np.zeros(4, np.int64)
    stake = material(positions, seats, points, risked)
    base = np.zeros(4)
    slopes = np.zeros(4)
    slopes[0] = 1.0
    if policy == MODEL:
        for number in range(6):
            add_number(positions, seats, following, number, known, base, 1.0)
        shares_of(base, points, risked, stake, seats, slopes)
        share = slopes[seat]
        for other in range(seats):
            slopes[other] = 1 - share if other == seat else -slopes[other]
    return Standing(policy, seats, seat, following, stake, points, risked, base, slopes)


@njit(cache=True)
def no_parts() -> Any:
    return Parts(np.empty((24, 64, 4)), np.empty((24, 64), np.int64))


@njit(cache=True)
def fill_parts(
    positions: Any, standing: Any, piece: int, mask: Any, known: Any, random: Any, parts: Any
) -> None:
    """What a move of `piece` to each space of `mask` changes, by seat; and whom it hits."""
    policy, seats, seat = standing.policy, standing.seats, standing.seat
    number = piece % 6
    start = positions[piece]
    before = np.zeros(4)
    if policy == MODEL:
        add_number(positions, seats, standing.following, number, known, before, -1.0)
    elif policy == CAUTIOUS:
        before[0] = exposure(positions, seats, seat, number, known)
    while mask != _NONE:
        space: Any = np.int64(lowest(mask))
        mask &= mask - _ONE
        changes = parts.changes[piece, space]
        victim = -1
        for colour in range(4):
            other = colour * 6 + number
            if positions[other] == space and owner(colour, seats) != seat:
                victim = other
        parts.victims[piece, space] = victim
        positions[piece] = space
        if victim >= 0:
            positions[victim] = -1
        if policy == MODEL:
            for column in range(4):
                changes[column] = before[column]
            add_number(positions, seats, standing.following, number, known, changes, 1.0)
        else:
            value = float(_POINTS[number]) if victim >= 0 else 0.0
            if policy == CAUTIOUS:
                value += before[0] - exposure(positions, seats, seat, number, known)
            # Equal turns are equally likely.
            changes[0] = value + 1e-7 * np.float64(draw(random) >> np.uint64(40)) / (1 << 24)
            for column in range(1, 4):
                changes[column] = 0.0
        positions[piece] = start
        if victim >= 0:
            positions[victim] = space


@njit(cache=True)
def best_of(
    positions: Any, standing: Any, choices: Any, parts: Any, values: Any, turns: Any
) -> Any:
    """The best turns among the choices, best first; how many."""
    for i in range(choices.count):
        choices.wide[i] = _promising(
            choices.wide[i], choices.pieces[i], standing, parts, len(turns) + 3
        )
    found = _pairs(positions, standing, choices, parts, values, turns)
    if found == 0:
        found = _singles(positions, standing, choices, parts, values, turns)
    return found


@njit(cache=True)
def _promising(mask: Any, piece: int, standing: Any, parts: Any, most: int) -> Any:
    """All hits, and of the other landing spaces the `most` best: the rest cannot matter."""
    kept = _NONE
    best = np.empty(most)
    spaces = np.empty(most, np.int64)
    found = 0
    while mask != _NONE:
        space: Any = np.int64(lowest(mask))
        mask &= mask - _ONE
        if parts.victims[piece, space] >= 0:
            kept |= bit(space)
            continue
        value = _gain(standing, parts, piece, space)
        if found == most:
            if value <= best[found - 1]:
                continue
        else:
            found += 1
        at = found - 1
        while at > 0 and best[at - 1] < value:
            best[at] = best[at - 1]
            spaces[at] = spaces[at - 1]
            at -= 1
        best[at] = value
        spaces[at] = space
    for i in range(found):
        kept |= bit(spaces[i])
    return kept


@njit(cache=True, forceinline=True)
def _gain(standing: Any, parts: Any, piece: int, space: int) -> Any:
    """About what a move gains the mover; between two seats, in points."""
    if standing.seats == 2 and standing.policy == MODEL:
        return parts.changes[piece, space, standing.seat]
    gain = 0.0
    for column in range(4):
        gain += standing.slopes[column] * parts.changes[piece, space, column]
    return gain


@njit(cache=True)
def _pairs(positions: Any, standing: Any, choices: Any, parts: Any, values: Any, turns: Any) -> Any:
    """The best turns of two moves. A piece may go where the other has just left."""
    found = 0
    floor = -1e30  # between two seats, turns without a hit that gain no more are no better
    masks, wide = choices.masks, choices.wide
    for i in range(choices.first):
        for j in range(choices.first, choices.count):
            piece, piece2 = choices.pieces[i], choices.pieces[j]
            start, start2 = positions[piece], positions[piece2]
            left = wide[i] & (masks[i] | bit(start2))
            while left != _NONE:
                space: Any = np.int64(lowest(left))
                left &= left - _ONE
                left2 = wide[j] & (masks[j] | bit(start)) & ~bit(space)
                if space == start2:
                    left2 &= ~bit(start)
                while left2 != _NONE:
                    space2: Any = np.int64(lowest(left2))
                    left2 &= left2 - _ONE
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
                        found = _insert(values, turns, found, value, piece2, space2, piece, space)
                    else:
                        found = _insert(values, turns, found, value, piece, space, piece2, space2)
    return found


@njit(cache=True)
def _singles(
    positions: Any, standing: Any, choices: Any, parts: Any, values: Any, turns: Any
) -> Any:
    """The best turns of one move, where there is no other (K9)."""
    found = 0
    for i in range(choices.count):
        left = choices.masks[i]
        piece = choices.pieces[i]
        while left != _NONE:
            space: Any = np.int64(lowest(left))
            left &= left - _ONE
            value = _turn_value(positions, standing, parts, piece, space, -1, -1)
            if found < len(turns) or value > values[found - 1]:
                found = _insert(values, turns, found, value, piece, space, -1, -1)
    return found


@njit(cache=True, forceinline=True)
def _insert(
    values: Any, turns: Any, found: int, value: float, piece: int, space: int, piece2: int,
    space2: int,
) -> Any:  # fmt: skip
    """Put a turn where it belongs among the best; how many there are."""
    if found < len(turns):
        found += 1
    at = found - 1
    while at > 0 and values[at - 1] < value:
        values[at] = values[at - 1]
        for column in range(4):
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
    positions: Any, standing: Any, parts: Any, piece: int, space: int, piece2: int, space2: int
) -> Any:
    change = parts.changes[piece, space]
    if standing.policy != MODEL:
        return change[0] + (parts.changes[piece2, space2, 0] if piece2 >= 0 else 0.0)
    seats, points, risked = standing.seats, standing.points, standing.risked
    shares = np.empty(4)
    scores = np.empty(4)
    for other in range(seats):
        scores[other] = standing.base[other] + change[other]
        if piece2 >= 0:
            scores[other] += parts.changes[piece2, space2, other]
    victim = parts.victims[piece, space]
    victim2 = parts.victims[piece2, space2] if piece2 >= 0 else -1
    after = standing.stake
    for hit in (victim, victim2):
        if hit >= 0:
            points[owner(hit // 6, seats)] -= _POINTS[hit % 6]
            after -= _settle(positions, seats, hit, risked, 1)
    shares_of(scores, points, risked, after, seats, shares)
    for hit in (victim, victim2):
        if hit >= 0:
            points[owner(hit // 6, seats)] += _POINTS[hit % 6]
            _settle(positions, seats, hit, risked, -1)
    return shares[standing.seat] - ENDING * after


@njit(cache=True)
def _settle(positions: Any, seats: int, hit: int, risked: Any, sign: int) -> Any:
    """Take what a hit settles out of `risked`: the piece, or all of its number (K12). How much."""
    number = hit % 6
    holders = 0
    for colour in range(4):
        piece = colour * 6 + number
        if positions[piece] >= 0 and piece != hit:
            holders |= 1 << owner(colour, seats)
    settled = 0
    for colour in range(4):
        piece = colour * 6 + number
        if positions[piece] >= 0 and (piece == hit or holders & (holders - 1) == 0):
            risked[owner(colour, seats)] -= sign * _POINTS[number]
            settled += _POINTS[number]
    return settled


@njit(cache=True)
def play_turn(positions: Any, seats: int, turn: Any) -> Any:
    """Make the moves of a turn; how many pieces were hit. The game may end after the first."""
    hits = 0
    for half in range(2):
        piece, space = turn[2 * half], turn[2 * half + 1]
        if piece < 0 or (half == 1 and active(positions, seats) == 0):
            break
        for colour in range(4):
            other = colour * 6 + piece % 6
            if positions[other] == space:
                positions[other] = -1
                hits += 1
        positions[piece] = space
    return hits
