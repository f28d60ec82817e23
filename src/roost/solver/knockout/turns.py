"""Compiled turns: every pair of moves a roll allows, what each is worth, and the best of them.

The two moves of a turn concern different numbers, and what a number's pieces are worth depends on
their places alone. So the worth of a turn is the sum of two parts, each looked up per landing
space; only captures change more (the points, and what is still at stake).
"""

from __future__ import annotations

from typing import Any, Final

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

GREEDY: Final = 1
CAUTIOUS: Final = 2
MODEL: Final = 3

ENDING: Final = 2e-4  # per contested point: finish decided games
MARGIN: Final = 0.015  # of win share: turns further behind are not looked into
_ONE: Final = np.uint64(1)
_NONE: Final = np.uint64(0)
_POINTS: Final = np.array([3, 2, 1, 1, 2, 3], np.int64)


# Which triples the tables of `trios` are about, seen from the player who rolls next.
TWO_ONE: Final = 0  # own, own, rival: the exact value
ONE_TWO: Final = 1  # own, rival, rival: the exact value
PART_TWO_ONE: Final = 2  # two against two is the sum of four such parts
PART_ONE_TWO: Final = 3
TRIOS: Final = 4

# How much of the value of a duel is left when three or four hold the number.
_SHARED: Final = np.array([0.0, 0.0, 1.0, 0.6, 0.4])


@njit(cache=True, forceinline=True)
def add_number(
    positions: Any, seats: int, following: int, number: int, duels: Any, trios: Any, scores: Any,
    sign: float,
) -> None:  # fmt: skip
    """Add what one number's pieces will still win or lose each seat, in points, to its score."""
    if seats == 2:
        value = sign * _value_of_two(positions, following, number, duels, trios) / 2
        scores[following] += value
        scores[1 - following] -= value
        return
    total = 0
    for colour in range(seats):
        total += positions[colour * 6 + number] >= 0
    if total < 2:
        return
    base = sign * _POINTS[number] / total
    shared = sign * _SHARED[total] / 2
    for early in range(seats - 1):
        seat = following + early
        seat = seat - seats if seat >= seats else seat
        x = positions[seat * 6 + number]
        if x < 0:
            continue
        for late in range(early + 1, seats):
            other = following + late
            other = other - seats if other >= seats else other
            y = positions[other * 6 + number]
            if y < 0:
                continue
            value = shared * duels[number, x, y]
            scores[seat] += value - base
            scores[other] -= value + base


@njit(cache=True, forceinline=True)
def _value_of_two(positions: Any, following: int, number: int, duels: Any, trios: Any) -> Any:
    """Two seats: what the number's game is worth to the one who rolls next, in points."""
    x1, x2 = positions[following * 6 + number], positions[following * 6 + 12 + number]
    rival = 1 - following
    y1, y2 = positions[rival * 6 + number], positions[rival * 6 + 12 + number]
    if x1 < 0:
        x1, x2 = x2, x1
    if y1 < 0:
        y1, y2 = y2, y1
    if x1 < 0 or y1 < 0:
        return 0.0
    if x2 < 0 and y2 < 0:
        return duels[number, x1, y1]
    if y2 < 0:
        return trios[number, TWO_ONE, x1, x2, y1]
    if x2 < 0:
        return trios[number, ONE_TWO, x1, y1, y2]
    return (
        trios[number, PART_TWO_ONE, x1, x2, y1]
        + trios[number, PART_TWO_ONE, x1, x2, y2]
        + trios[number, PART_ONE_TWO, x1, y1, y2]
        + trios[number, PART_ONE_TWO, x2, y1, y2]
    )


@njit(cache=True, inline="always")
def scale_of(seats: int, stake: int) -> Any:
    """How much a point is worth, in the exponent of the win share, by how many are at stake."""
    return (1.0 if seats == 2 else 4.0) / np.sqrt(2.0 + stake)


@njit(cache=True)
def material(positions: Any, seats: int, points: Any, risked: Any) -> Any:
    """Fill every seat's points and how many of them are contested; the sum of the latter."""
    points[:] = 0
    risked[:] = 0
    stake = 0
    for number in range(6):
        holders = 0
        for colour in range(4):
            if positions[colour * 6 + number] >= 0:
                holders |= 1 << owner(colour, seats)
        for colour in range(4):
            if positions[colour * 6 + number] >= 0:
                seat = owner(colour, seats)
                points[seat] += _POINTS[number]
                if holders & (holders - 1):
                    risked[seat] += _POINTS[number]
                    stake += _POINTS[number]
    return stake


@njit(cache=True)
def shares_of(scores: Any, points: Any, risked: Any, stake: int, seats: int, shares: Any) -> None:
    """The win share of every seat that the scores and the points promise.

    Points are never won back: whoever has fewer than another has for certain has lost.
    """
    certain = 0
    best = 0
    for seat in range(seats):
        certain = max(certain, points[seat] - risked[seat])
        best = max(best, points[seat])
    if stake == 0:
        certain = best
    scale = scale_of(seats, stake)
    total = 0.0
    top = -1e30
    for seat in range(seats):
        if points[seat] >= certain:
            top = max(top, points[seat] + scores[seat])
    for seat in range(seats):
        if points[seat] < certain:
            shares[seat] = 0.0
        elif stake == 0:
            shares[seat] = 1.0
        else:
            shares[seat] = np.exp(scale * (points[seat] + scores[seat] - top))
        total += shares[seat]
    for seat in range(seats):
        shares[seat] /= total


@njit(cache=True)
def position_shares(
    positions: Any, seats: int, following: int, duels: Any, trios: Any, shares: Any
) -> None:
    """The win share of every seat when `following` is to roll."""
    scores = np.zeros(4)
    points = np.zeros(4, np.int64)
    for number in range(6):
        add_number(positions, seats, following, number, duels, trios, scores, 1.0)
    risked = np.zeros(4, np.int64)
    stake = material(positions, seats, points, risked)
    shares_of(scores, points, risked, stake, seats, shares)


@njit(cache=True, forceinline=True)
def exposure(positions: Any, seats: int, seat: int, number: int, strikes: Any, chances: Any) -> Any:
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
                    lengths |= strikes[y, x]
            lost += chances[number, lengths]
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
    positions: Any, seats: int, seat: int, low: int, high: int, reach: Any, policy: int,
    strikes: Any, chances: Any, duels: Any, trios: Any, random: Any,
    values: Any, turns: Any,
) -> Any:  # fmt: skip
    """The best turns, best first: rows of (piece, space, piece, space) in the order of play.

    As many as `turns` holds; a turn of a single move has -1 for the second piece. Returns how many.
    """
    pieces = np.empty(MOVERS, np.int64)
    masks = np.empty(MOVERS, np.uint64)
    occupied = occupied_by(positions)
    first = half_targets(
        positions, seats, seat, low, high, FIRST_HALF, ~occupied, reach, pieces, masks, 0
    )
    count = half_targets(
        positions, seats, seat, low, high, SECOND_HALF, ~occupied, reach, pieces, masks, first
    )
    if count == 0:
        return 0
    following = next_active(positions, seats, seat)
    scores = np.zeros(4)
    points = np.zeros(4, np.int64)
    base = np.zeros(4)
    risked = np.zeros(4, np.int64)
    stake = material(positions, seats, points, risked)
    slopes = np.zeros(4)
    slopes[0] = 1.0
    if policy == MODEL:
        for number in range(6):
            add_number(positions, seats, following, number, duels, trios, base, 1.0)
        shares_of(base, points, risked, stake, seats, slopes)
        share = slopes[seat]
        for other in range(seats):
            slopes[other] = 1 - share if other == seat else -slopes[other]
    parts = np.empty((MOVERS, 64, 4))
    victims = np.empty((MOVERS, 64), np.int64)
    origins_first = _NONE
    origins_second = _NONE
    for i in range(count):
        if i < first:
            origins_first |= bit(positions[pieces[i]])
        else:
            origins_second |= bit(positions[pieces[i]])
    wide = np.empty(MOVERS, np.uint64)  # with the spaces that the other half may leave
    for i in range(count):
        length = high if i < first else low
        freed = origins_second if i < first else origins_first
        wide[i] = masks[i] | (reach[length, positions[pieces[i]]] & freed)
        _values_of(
            positions, seats, seat, following, pieces[i], wide[i], policy, strikes, chances,
            duels, trios, random, parts[i], victims[i],
        )  # fmt: skip
        wide[i] = _promising(wide[i], parts[i], victims[i], slopes, len(turns) + 3)
    found = 0
    for i in range(first):
        for j in range(first, count):
            start, start2 = positions[pieces[i]], positions[pieces[j]]
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
                    value = _turn_value(
                        positions, seats, seat, following, parts[i, space], parts[j, space2],
                        victims[i, space], victims[j, space2], base, points, risked, stake, policy,
                        scores,
                    )  # fmt: skip
                    if found == len(turns) and value <= values[found - 1]:
                        continue
                    if space == start2:
                        found = _insert(
                            values, turns, found, value, pieces[j], space2, pieces[i], space
                        )
                    else:
                        found = _insert(
                            values, turns, found, value, pieces[i], space, pieces[j], space2
                        )
    if found:
        return found
    nothing = np.zeros(4)
    for i in range(count):
        left = masks[i]
        while left != _NONE:
            space = np.int64(lowest(left))
            left &= left - _ONE
            value = _turn_value(
                positions, seats, seat, following, parts[i, space], nothing, victims[i, space], -1,
                base, points, risked, stake, policy, scores,
            )  # fmt: skip
            if found < len(turns) or value > values[found - 1]:
                found = _insert(values, turns, found, value, pieces[i], space, -1, -1)
    return found


@njit(cache=True)
def _promising(mask: Any, parts: Any, victims: Any, slopes: Any, most: int) -> Any:
    """All hits, and of the other landing spaces the `most` best: the rest cannot matter."""
    kept = _NONE
    best = np.empty(most)
    spaces = np.empty(most, np.int64)
    found = 0
    while mask != _NONE:
        space: Any = np.int64(lowest(mask))
        mask &= mask - _ONE
        if victims[space] >= 0:
            kept |= bit(space)
            continue
        value = 0.0
        for seat in range(4):
            value += slopes[seat] * parts[space, seat]
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
def _values_of(
    positions: Any, seats: int, seat: int, following: int, piece: int, mask: Any, policy: int,
    strikes: Any, chances: Any, duels: Any, trios: Any, random: Any, parts: Any,
    victims: Any,
) -> None:  # fmt: skip
    """What a move of `piece` to each space of `mask` changes, by seat; and whom it hits."""
    number = piece % 6
    start = positions[piece]
    before = np.zeros(4)
    if policy == MODEL:
        add_number(positions, seats, following, number, duels, trios, before, -1.0)
    elif policy == CAUTIOUS:
        before[0] = exposure(positions, seats, seat, number, strikes, chances)
    while mask != _NONE:
        space: Any = np.int64(lowest(mask))
        mask &= mask - _ONE
        victim = -1
        for colour in range(4):
            other = colour * 6 + number
            if positions[other] == space and owner(colour, seats) != seat:
                victim = other
        victims[space] = victim
        positions[piece] = space
        if victim >= 0:
            positions[victim] = -1
        if policy == MODEL:
            for column in range(4):
                parts[space, column] = before[column]
            add_number(positions, seats, following, number, duels, trios, parts[space], 1.0)
        else:
            value = float(_POINTS[number]) if victim >= 0 else 0.0
            if policy == CAUTIOUS:
                value += before[0] - exposure(positions, seats, seat, number, strikes, chances)
            # Equal turns are equally likely.
            parts[space, 0] = value + 1e-7 * np.float64(draw(random) >> np.uint64(40)) / (1 << 24)
            for column in range(1, 4):
                parts[space, column] = 0.0
        positions[piece] = start
        if victim >= 0:
            positions[victim] = space


@njit(cache=True)
def _turn_value(
    positions: Any, seats: int, seat: int, following: int, part: Any, part2: Any, victim: int,
    victim2: int, base: Any, points: Any, risked: Any, stake: int,
    policy: int, scores: Any,
) -> Any:  # fmt: skip
    if policy != MODEL:
        return part[0] + part2[0]
    shares = np.empty(4)
    for other in range(seats):
        scores[other] = base[other] + part[other] + part2[other]
    after = stake
    for hit in (victim, victim2):
        if hit >= 0:
            points[owner(hit // 6, seats)] -= _POINTS[hit % 6]
            after -= _settle(positions, seats, hit, risked, 1)
    shares_of(scores, points, risked, after, seats, shares)
    for hit in (victim, victim2):
        if hit >= 0:
            points[owner(hit // 6, seats)] += _POINTS[hit % 6]
            _settle(positions, seats, hit, risked, -1)
    return shares[seat] - ENDING * after


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


@njit(cache=True)
def plan_turn(
    positions: Any, seats: int, seat: int, low: int, high: int, reach: Any, strikes: Any,
    chances: Any, duels: Any, trios: Any, random: Any, width: int, values: Any,
    turns: Any,
) -> Any:  # fmt: skip
    """As `rank_turns`, but the best `width` are judged by every roll of the next player."""
    found = rank_turns(
        positions, seats, seat, low, high, reach, MODEL, strikes, chances, duels, trios,
        random, values, turns,
    )  # fmt: skip
    if found < 2 or width < 2:
        return found
    after = np.empty(24, np.int8)
    points = np.zeros(4, np.int64)
    risked = np.zeros(4, np.int64)
    best = -1e30
    first = values[0]
    chosen = 0
    for i in range(min(found, width)):
        if i > 0 and values[i] <= first - MARGIN:
            break
        after[:] = positions
        play_turn(after, seats, turns[i])
        value = _expected(
            after, seats, seat, reach, strikes, chances, duels, trios, random
        ) - ENDING * material(after, seats, points, risked)  # fmt: skip
        if value > best:
            best = value
            chosen = i
    values[0] = best
    for column in range(4):
        turns[0, column] = turns[chosen, column]
    return found


@njit(cache=True)
def _expected(
    positions: Any, seats: int, seat: int, reach: Any, strikes: Any, chances: Any, duels: Any,
    trios: Any, random: Any,
) -> Any:  # fmt: skip
    """The seat's win share over all rolls of the next player, who takes their best turn."""
    shares = np.zeros(4)
    if active(positions, seats) == 0:
        position_shares(positions, seats, 0, duels, trios, shares)
        return shares[seat]
    following = next_active(positions, seats, seat)
    values = np.empty(1)
    turns = np.empty((1, 4), np.int64)
    after = np.empty(24, np.int8)
    total = 0.0
    for low in range(1, 7):
        for high in range(low, 7):
            after[:] = positions
            found = rank_turns(
                positions, seats, following, low, high, reach, MODEL, strikes, chances, duels,
                trios, random, values, turns,
            )  # fmt: skip
            if found:
                play_turn(after, seats, turns[0])
            third = next_active(after, seats, following)
            position_shares(after, seats, third, duels, trios, shares)
            total += shares[seat] * (1 if low == high else 2)
    return total / 36
