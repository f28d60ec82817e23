"""Compiled: whole positions and turns, judged by the network.

The second layer's sums are sums over the numbers. A move changes one number, so every move is
valued once, and a turn of two is the sum of its moves.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numba import njit

from roost.rules.dice import SIDES
from roost.rules.knockout.constants import (
    BOTH,
    FIRST_HALF,
    MOST_SPACES,
    NUMBERS,
    OUT,
    PIECES,
    SECOND_HALF,
)
from roost.solver.knockout.bits import NONE, ONE, bit, lowest
from roost.solver.knockout.features import features_of
from roost.solver.knockout.judgement import BASE, CALM_OPINION, ENDING, POINTS_TOO, SHARE_OF_SCORE
from roost.solver.knockout.late import KEPT, late_shares, tell
from roost.solver.knockout.moves import active, owner, rival_on
from roost.solver.knockout.network import FEATURES, FIXED, SCALE, Net
from roost.solver.knockout.parts import choices_of, next_active
from roost.solver.knockout.tables import COLOURS, POINTS, Doubles, Ints, Known, Mask, Places
from roost.solver.knockout.turns import LEAST, MOVES, insert, play_turn
from roost.solver.knockout.values import add_number

_FEATURES: Final = np.array(FEATURES)
_BASE: Final = np.array(BASE)
_SHARE_OF_SCORE: Final = np.array(SHARE_OF_SCORE)


class Sum(NamedTuple):
    """What the second layer gets: `units` before their bend, and the fixed numbers themselves.

    At the end of `fixed` stands what `late` keeps of every number.
    """

    units: Doubles
    fixed: Doubles


@njit(cache=True)
def no_sum(seats: int, net: Net) -> Sum:
    return Sum(np.zeros(len(net.bias)), np.zeros(FIXED * seats + KEPT * NUMBERS))


@njit(cache=True)
def _points(
    positions: Places, seats: int, following: int, number: int, known: Known, fixed: Doubles
) -> bool:
    """Fill in a number's points, by seat in the order of rolling; whether it is contested."""
    holders = 0
    fixed[:] = 0.0
    for colour in range(COLOURS):
        if positions[colour * NUMBERS + number] >= 0:
            seat = owner(colour, seats)
            holders |= 1 << seat
            fixed[(seat - following) % seats] += POINTS[number]
    if holders & (holders - 1) == 0:
        return False
    at = FIXED * seats + KEPT * number
    tell(positions, seats, following, number, known, fixed[at : at + KEPT])
    scores = np.zeros(COLOURS)
    add_number(positions, seats, following, number, known, scores, 1.0)
    for place in range(seats):
        fixed[seats + place] = fixed[place]
        fixed[2 * seats + place] = scores[(following + place) % seats]
    return True


@njit(cache=True)
def add_to(
    total: Sum,
    positions: Places,
    seats: int,
    following: int,
    number: int,
    known: Known,
    net: Net,
    sign: float,
) -> None:
    """Add what one number says, or take it away."""
    fixed = np.empty(FIXED * seats + KEPT * NUMBERS)
    contested = _points(positions, seats, following, number, known, fixed)
    for at in range(len(fixed)):
        total.fixed[at] += sign * fixed[at]
        if at < FIXED * seats and fixed[at] != 0.0:
            _add_row(total.units, net.points, at, sign * SCALE * fixed[at])
    if contested:
        found = np.empty(_FEATURES[seats])
        features_of(positions, seats, following, number, known, found)
        inner = net.inner_bias.copy()
        for at in range(len(found)):
            if found[at] != 0.0:
                _add_row(inner, net.inner, at, found[at])
        for at in range(len(inner)):
            if inner[at] > 0.0:
                _add_row(total.units, net.join, at, sign * inner[at])


@njit(cache=True, forceinline=True)
def _add_row(total: Doubles, table: Doubles, at: int, weight: float) -> None:
    for column in range(len(total)):
        total[column] += weight * table[at, column]


@njit(cache=True)
def sum_of(positions: Places, seats: int, following: int, known: Known, net: Net) -> Sum:
    total = no_sum(seats, net)
    total.units[:] = net.bias
    for number in range(NUMBERS):
        add_to(total, positions, seats, following, number, known, net, 1.0)
    return total


@njit(cache=True)
def shares_of_sum(units: Doubles, fixed: Doubles, seats: int, net: Net, shares: Doubles) -> float:
    """Fill the win shares, in the order of rolling; how many points are contested.

    Points are never won back: whoever has fewer than another has for certain has lost.
    """
    stake = 0.0
    certain = 0.0
    for place in range(seats):
        stake += fixed[seats + place]
        certain = max(certain, fixed[place] - fixed[seats + place])
    if late_shares(fixed, fixed[FIXED * seats :], seats, shares):
        return stake
    scale = _BASE[seats] / np.sqrt(CALM_OPINION + stake)
    top = LEAST
    for place in range(seats):
        score = _SHARE_OF_SCORE[seats] * fixed[2 * seats + place]
        shares[place] = net.out_bias[place] + scale * (fixed[place] + score)
    for unit in range(len(units)):
        if units[unit] > 0.0:
            for place in range(seats):
                shares[place] += units[unit] * net.out[unit, place]
    for place in range(seats):
        if fixed[place] >= certain:
            top = max(top, shares[place])
    total = 0.0
    for place in range(seats):
        lost = fixed[place] < certain
        if stake == 0.0:
            shares[place] = 0.0 if lost else 1.0
        else:
            shares[place] = 0.0 if lost else np.exp(shares[place] - top)
        total += shares[place]
    for place in range(seats):
        shares[place] /= total
    return stake


@njit(cache=True)
def judge(
    positions: Places, seats: int, following: int, known: Known, net: Net, shares: Doubles
) -> float:
    """Fill every seat's win share when `following` is to roll; how many points are contested."""
    total = sum_of(positions, seats, following, known, net)
    found = np.empty(seats)
    stake = shares_of_sum(total.units, total.fixed, seats, net, found)
    for place in range(seats):
        shares[(following + place) % seats] = found[place]
    return stake


class Moves(NamedTuple):
    """What every move of a piece to a space leaves, as far as it is filled in."""

    units: Doubles  # [piece, space, unit]: the change
    fixed: Doubles
    victims: Ints  # [piece, space]: whom it hits, or -1


@njit(cache=True)
def no_moves(seats: int, net: Net) -> Moves:
    return Moves(
        np.empty((PIECES, MOST_SPACES, len(net.bias))),
        np.empty((PIECES, MOST_SPACES, FIXED * seats + KEPT * NUMBERS)),
        np.empty((PIECES, MOST_SPACES), np.int64),
    )


@njit(cache=True)
def fill_moves(
    positions: Places,
    seats: int,
    seat: int,
    following: int,
    piece: int,
    mask: Mask,
    known: Known,
    net: Net,
    moves: Moves,
) -> None:
    number = piece % NUMBERS
    start = positions[piece]
    before = no_sum(seats, net)
    add_to(before, positions, seats, following, number, known, net, -1.0)
    while mask != NONE:
        space = lowest(mask)
        mask &= mask - ONE
        victim = rival_on(positions, seats, seat, number, space)
        moves.victims[piece, space] = victim
        positions[piece] = space
        if victim >= 0:
            positions[victim] = OUT
        moves.units[piece, space] = before.units
        moves.fixed[piece, space] = before.fixed
        change = Sum(moves.units[piece, space], moves.fixed[piece, space])
        add_to(change, positions, seats, following, number, known, net, 1.0)
        positions[piece] = start
        if victim >= 0:
            positions[victim] = space


class Judged(NamedTuple):
    """Who is to move, who rolls after, and the position's sum."""

    seats: int
    seat: int
    following: int
    total: Sum


@njit(cache=True)
def value_of(
    positions: Places,
    now: Judged,
    moves: Moves,
    turn: Ints,
    known: Known,
    net: Net,
    room: Sum,
    shares: Doubles,
) -> float:
    """The mover's win share after a turn, less a little for what is then contested, and points
    where nothing else counts."""
    seats, seat = now.seats, now.seat
    piece, space, piece2, space2 = turn[0], turn[1], turn[2], turn[3]
    hits = moves.victims[piece, space] >= 0
    hits = hits or (piece2 >= 0 and moves.victims[piece2, space2] >= 0)
    if hits:  # it may change who rolls next
        after = positions.copy()
        play_turn(after, seats, turn)
        if active(after, seats) == 0:
            following = seat
        else:
            following = next_active(after, seats, seat)
        if following != now.following:
            total = sum_of(after, seats, following, known, net)
            return _worth(total, seats, (seat - following) % seats, net, shares)
    for unit in range(len(room.units)):
        room.units[unit] = now.total.units[unit] + moves.units[piece, space, unit]
    for at in range(len(room.fixed)):
        room.fixed[at] = now.total.fixed[at] + moves.fixed[piece, space, at]
    if piece2 >= 0:
        for unit in range(len(room.units)):
            room.units[unit] += moves.units[piece2, space2, unit]
        for at in range(len(room.fixed)):
            room.fixed[at] += moves.fixed[piece2, space2, at]
    return _worth(room, seats, (seat - now.following) % seats, net, shares)


@njit(cache=True)
def _worth(total: Sum, seats: int, place: int, net: Net, shares: Doubles) -> float:
    stake = shares_of_sum(total.units, total.fixed, seats, net, shares)
    points = total.fixed[place] + total.fixed[2 * seats + place]
    return shares[place] - ENDING * stake + POINTS_TOO * points


@njit(cache=True)
def best_turns(
    positions: Places,
    now: Judged,
    low: int,
    high: int,
    half: int,
    known: Known,
    net: Net,
    moves: Moves,
    values: Doubles,
    turns: Ints,
) -> int:
    """The best turns of a roll, best first; how many. `moves` holds all that can be made."""
    choices = choices_of(positions, now.seats, now.seat, low, high, half, known)
    room = no_sum(now.seats, net)
    shares = np.empty(now.seats)
    turn = np.full(MOVES, -1)
    found = 0
    for i in range(choices.first):
        for j in range(choices.first, choices.total):
            piece, piece2 = choices.pieces[i], choices.pieces[j]
            start, start2 = positions[piece], positions[piece2]
            left = choices.wide[i] & (choices.masks[i] | bit(start2))
            while left != NONE:
                space = lowest(left)
                left &= left - ONE
                left2 = choices.wide[j] & (choices.masks[j] | bit(start)) & ~bit(space)
                if space == start2:
                    left2 &= ~bit(start)
                while left2 != NONE:
                    space2 = lowest(left2)
                    left2 &= left2 - ONE
                    if space == start2:
                        turn[0], turn[1], turn[2], turn[3] = piece2, space2, piece, space
                    else:
                        turn[0], turn[1], turn[2], turn[3] = piece, space, piece2, space2
                    value = value_of(positions, now, moves, turn, known, net, room, shares)
                    if found < len(turns) or value > values[found - 1]:
                        found = insert(
                            values, turns, found, value, turn[0], turn[1], turn[2], turn[3]
                        )
    if found:
        return found
    turn[:] = -1
    for i in range(choices.total):  # K9: there are no two moves
        left = choices.masks[i]
        while left != NONE:
            space = lowest(left)
            left &= left - ONE
            turn[0], turn[1] = choices.pieces[i], space
            value = value_of(positions, now, moves, turn, known, net, room, shares)
            if found < len(turns) or value > values[found - 1]:
                found = insert(values, turns, found, value, turn[0], turn[1], -1, -1)
    return found


@njit(cache=True)
def judged_of(positions: Places, seats: int, seat: int, known: Known, net: Net) -> Judged:
    following = next_active(positions, seats, seat)
    return Judged(seats, seat, following, sum_of(positions, seats, following, known, net))


@njit(cache=True)
def judge_turns(
    positions: Places,
    seats: int,
    seat: int,
    low: int,
    high: int,
    half: int,
    known: Known,
    net: Net,
    values: Doubles,
    turns: Ints,
) -> int:
    """The best turns, best first, as `rank_turns` gives them; how many."""
    choices = choices_of(positions, seats, seat, low, high, half, known)
    if choices.total == 0:
        return 0
    now = judged_of(positions, seats, seat, known, net)
    moves = no_moves(seats, net)
    for i in range(choices.total):
        piece, ends = choices.pieces[i], choices.wide[i]
        fill_moves(positions, seats, seat, now.following, piece, ends, known, net, moves)
    return best_turns(positions, now, low, high, half, known, net, moves, values, turns)


@njit(cache=True)
def judge_every_roll(
    positions: Places, seats: int, seat: int, known: Known, net: Net, turns: Ints, shares: Doubles
) -> None:
    """For every roll of the seat, lower die first: its best turn and the shares that it leaves."""
    now = judged_of(positions, seats, seat, known, net)
    moves = no_moves(seats, net)
    for piece in range(PIECES):
        start = positions[piece]
        if start >= 0 and owner(piece // NUMBERS, seats) == seat:
            ends = known.reach[1, start]
            for length in range(2, SIDES + 1):
                ends |= known.reach[length, start]
            fill_moves(positions, seats, seat, now.following, piece, ends, known, net, moves)
    values = np.empty(1)
    best = np.empty((1, MOVES), np.int64)
    after = np.empty(PIECES, np.int8)
    row = 0
    for low in range(1, SIDES + 1):
        for high in range(low, SIDES + 1):
            after[:] = positions
            found = best_turns(positions, now, low, high, BOTH, known, net, moves, values, best)
            turns[row] = -1
            if found:
                turns[row] = best[0]
                play_turn(after, seats, best[0])
            judge(after, seats, next_active(after, seats, seat), known, net, shares[row])
            row += 1


@njit(cache=True)
def complete_turns(
    positions: Places,
    seats: int,
    seat: int,
    low: int,
    high: int,
    half: int,
    known: Known,
    net: Net,
    firsts: Ints,
    seconds: Ints,
    shares: Doubles,
) -> None:
    """For every first move the best second (-1: there is none) and the shares they leave."""
    values = np.empty(1)
    best = np.empty((1, MOVES), np.int64)
    turn = np.empty(MOVES, np.int64)
    for i in range(len(firsts)):
        seconds[i] = -1
        after = positions.copy()
        turn[0], turn[1], turn[2], turn[3] = firsts[i, 0], firsts[i, 1], -1, -1
        play_turn(after, seats, turn)
        if half == BOTH and active(after, seats):
            left = SECOND_HALF if firsts[i, 0] % NUMBERS + 1 == low else FIRST_HALF
            if judge_turns(after, seats, seat, low, high, left, known, net, values, best):
                seconds[i, 0], seconds[i, 1] = best[0, 0], best[0, 1]
                play_turn(after, seats, best[0])
        judge(after, seats, next_active(after, seats, seat), known, net, shares[i])
