"""Compiled: whole positions and turns, judged by the network.

What the last layer gets are sums over the numbers. A move changes one number, so every move is
valued once, and a turn of two is the sum of its moves.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit

from roost.rules.dice import SIDES
from roost.rules.knockout.constants import BOTH, MOST_SPACES, NUMBERS, OUT, PIECES
from roost.solver.knockout.judgement import ENDING, EVEN, POINTS_TOO
from roost.solver.knockout.network import OUTCOMES, Net
from roost.solver.knockout.tables import COLOURS, Doubles, Ints, Known, Mask, Places
from roost_lab.kernels.bits import NONE, ONE, bit, lowest
from roost_lab.kernels.moves import active, owner, rival_on
from roost_lab.kernels.opinion import (
    Sum,
    add_to,
    correct_shares,
    judge,
    kept_at,
    lone_at,
    no_sum,
    shares_of_sum,
    sum_of,
    width,
    words_at,
)
from roost_lab.kernels.outcomes import fill_table, is_lone, read_table
from roost_lab.kernels.parts import Choices, choices_of, next_active
from roost_lab.kernels.turns import LEAST, MOVES, play_turn


class Moves(NamedTuple):
    """The position after every move of a piece to a space, as far as it is filled in."""

    units: Doubles  # [piece, space, unit]: the change
    fixed: Doubles
    victims: Ints  # [piece, space]: whom it hits, or -1


@njit(cache=True)
def no_moves(seats: int, net: Net) -> Moves:
    return Moves(
        np.empty((PIECES, MOST_SPACES, len(net.bias))),
        np.empty((PIECES, MOST_SPACES, width(seats))),
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
    """The seat to move, the next to roll, which numbers are contested (a bit each), their
    total, and the shares by what two numbers come to (`outcomes.fill_table`), as far as asked."""

    seats: int
    seat: int
    following: int
    contested: int
    total: Sum
    filled: Ints  # [number, number]
    tables: Doubles


class Room(NamedTuple):
    """Scratch memory: `first` is the position after a turn's first move."""

    first: Sum
    total: Sum
    shares: Doubles  # in the order of rolling
    after: Places


@njit(cache=True)
def no_room(seats: int, net: Net) -> Room:
    first, total = no_sum(seats, net), no_sum(seats, net)
    return Room(first, total, np.empty(seats), np.empty(PIECES, np.int8))


@njit(cache=True)
def value_of(
    positions: Places,
    now: Judged,
    moves: Moves,
    turn: Ints,
    known: Known,
    net: Net,
    room: Room,
    shares: Doubles,
) -> float:
    """The mover's win share after a turn, less a little for what is then contested, and points
    where nothing else counts. Fills the shares, by seat."""
    begin_turn(now, moves, turn[0], turn[1], room)
    return _value_on(positions, now, moves, turn, turn[2], turn[3], known, net, room, shares)


@njit(cache=True, forceinline=True)
def begin_turn(now: Judged, moves: Moves, piece: int, space: int, room: Room) -> None:
    """Make the first move, or the only one."""
    _add(now.total.units, moves.units[piece, space], room.first.units)
    _add(now.total.fixed, moves.fixed[piece, space], room.first.fixed)


@njit(cache=True, forceinline=True)
def _value_on(
    positions: Places,
    now: Judged,
    moves: Moves,
    turn: Ints,
    piece: int,
    space: int,
    known: Known,
    net: Net,
    room: Room,
    shares: Doubles,
) -> float:
    """The value of a started turn, completed by another move (a piece of -1: none)."""
    seats = now.seats
    hits = moves.victims[turn[0], turn[1]] >= 0
    hits = hits or (turn[2] >= 0 and moves.victims[turn[2], turn[3]] >= 0)
    following = now.following
    if hits:  # it may change who rolls next
        room.after[:] = positions
        play_turn(room.after, seats, turn)
        if active(room.after, seats) == 0:
            following = now.seat
        else:
            following = next_active(room.after, seats, now.seat)
    total = room.total
    if following != now.following:
        total = sum_of(room.after, seats, following, known, net)
        stake = shares_of_sum(total, seats, net, room.shares)
    else:
        if piece >= 0:
            _add(room.first.units, moves.units[piece, space], total.units)
            _add(room.first.fixed, moves.fixed[piece, space], total.fixed)
        else:
            total.units[:] = room.first.units
            total.fixed[:] = room.first.fixed
        if is_lone(total.fixed, lone_at(seats)):
            stake = shares_of_sum(total, seats, net, room.shares)
        else:
            number = turn[0] % NUMBERS
            number2 = turn[2] % NUMBERS if turn[2] >= 0 else (number + 1) % NUMBERS
            _shares_by_two(now, total, min(number, number2), max(number, number2), room.shares)
            stake = correct_shares(total, seats, net, room.shares)
    for place in range(seats):
        seat = following + place
        shares[seat if seat < seats else seat - seats] = room.shares[place]
    place = (now.seat - following) % seats
    points = total.fixed[place] + total.fixed[2 * seats + place]
    return room.shares[place] - ENDING * stake + POINTS_TOO * points


@njit(cache=True, forceinline=True)
def _add(one: Doubles, two: Doubles, total: Doubles) -> None:
    for at in range(len(total)):
        total[at] = one[at] + two[at]


@njit(cache=True, forceinline=True)
def _shares_by_two(now: Judged, total: Sum, one: int, two: int, shares: Doubles) -> None:
    """A turn changes two numbers at most: what the others come to is counted once."""
    table = now.tables[one, two]
    start, end = kept_at(now.seats), words_at(now.seats)
    if now.filled[one, two] == 0:
        now.filled[one, two] = 1
        fill_table(now.total.fixed[start:end], now.seats, one, two, table)
    read_table(total.fixed, start + OUTCOMES * one, start + OUTCOMES * two, table, shares)


@njit(cache=True)
def best_turn(
    positions: Places,
    now: Judged,
    choices: Choices,
    known: Known,
    net: Net,
    moves: Moves,
    room: Room,
    turn: Ints,
) -> float:
    """Fill in the best turn of a roll, of equal ones the first; its value, or `LEAST` where there
    is none. `moves` holds all that can be made."""
    shares = np.empty(now.seats)
    tried = np.full(MOVES, -1)
    best = LEAST
    for i in range(choices.first):
        for j in range(choices.first, choices.total):
            piece, piece2 = choices.pieces[i], choices.pieces[j]
            start, start2 = positions[piece], positions[piece2]
            left = choices.wide[i] & (choices.masks[i] | bit(start2))
            new = ~NONE  # spaces of the second that a first which does not matter has not met
            while left != NONE:
                space = lowest(left)
                left &= left - ONE
                left2 = choices.wide[j] & (choices.masks[j] | bit(start)) & ~bit(space) & new
                if space == start2:
                    left2 &= ~bit(start)
                if not _matters(now, piece):
                    new &= ~left2
                begin_turn(now, moves, piece, space, room)
                while left2 != NONE:
                    space2 = lowest(left2)
                    left2 = left2 & (left2 - ONE) if _matters(now, piece2) else NONE
                    if space == start2:
                        tried[0], tried[1], tried[2], tried[3] = piece2, space2, piece, space
                    else:
                        tried[0], tried[1], tried[2], tried[3] = piece, space, piece2, space2
                    value = _value_on(
                        positions, now, moves, tried, piece2, space2, known, net, room, shares
                    )
                    if value > best + EVEN:
                        best = value
                        turn[:] = tried
    if best > LEAST:
        return best
    tried[:] = -1
    for i in range(choices.total):  # K9: there are no two moves
        left = choices.masks[i]
        while left != NONE:
            tried[0], tried[1] = choices.pieces[i], lowest(left)
            left &= left - ONE
            value = value_of(positions, now, moves, tried, known, net, room, shares)
            if value > best + EVEN:
                best = value
                turn[:] = tried
    return best


@njit(cache=True)
def judged_of(positions: Places, seats: int, seat: int, known: Known, net: Net) -> Judged:
    following = next_active(positions, seats, seat)
    total = sum_of(positions, seats, following, known, net)
    contested = 0
    for number in range(NUMBERS):
        holders = 0
        for colour in range(COLOURS):
            if positions[colour * NUMBERS + number] >= 0:
                holders |= 1 << owner(colour, seats)
        if holders & (holders - 1):
            contested |= 1 << number
    filled = np.zeros((NUMBERS, NUMBERS), np.int64)
    tables = np.empty((NUMBERS, NUMBERS, OUTCOMES, OUTCOMES, seats))
    return Judged(seats, seat, following, contested, total, filled, tables)


@njit(cache=True, forceinline=True)
def _matters(now: Judged, piece: int) -> bool:
    """Return whether a piece's place matters: only if an opponent has its number."""
    return now.contested >> (piece % NUMBERS) & 1 != 0


@njit(cache=True)
def moves_of(positions: Places, now: Judged, choices: Choices, known: Known, net: Net) -> Moves:
    """All moves that a roll lets make."""
    moves = no_moves(now.seats, net)
    for i in range(choices.total):
        piece, ends = choices.pieces[i], choices.wide[i]
        fill_moves(positions, now.seats, now.seat, now.following, piece, ends, known, net, moves)
    return moves


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
) -> None:
    """Fill in the best turn and its value as the first ones, if there is any."""
    choices = choices_of(positions, seats, seat, low, high, half, known)
    if choices.total == 0:
        return
    now = judged_of(positions, seats, seat, known, net)
    moves = moves_of(positions, now, choices, known, net)
    room = no_room(seats, net)
    values[0] = best_turn(positions, now, choices, known, net, moves, room, turns[0])


@njit(cache=True)
def judge_every_roll(
    positions: Places, seats: int, seat: int, known: Known, net: Net, turns: Ints, shares: Doubles
) -> None:
    """Find, for every roll of the seat, lower die first, its best turn and the shares after it."""
    now = judged_of(positions, seats, seat, known, net)
    moves = no_moves(seats, net)
    for piece in range(PIECES):
        if positions[piece] >= 0 and owner(piece // NUMBERS, seats) == seat:
            ends = _ends_of(positions, seats, piece, known)
            fill_moves(positions, seats, seat, now.following, piece, ends, known, net, moves)
    room = no_room(seats, net)
    row = 0
    for low in range(1, SIDES + 1):
        for high in range(low, SIDES + 1):
            choices = choices_of(positions, seats, seat, low, high, BOTH, known)
            turn = turns[row]
            turn[:] = -1
            if best_turn(positions, now, choices, known, net, moves, room, turn) > LEAST:
                value_of(positions, now, moves, turn, known, net, room, shares[row])
            else:
                judge(positions, seats, now.following, known, net, shares[row])
            row += 1


@njit(cache=True)
def _ends_of(positions: Places, seats: int, piece: int, known: Known) -> Mask:
    """A piece's landing spaces over all rolls. Own pieces of other numbers may leave theirs."""
    ends = NONE
    for length in range(1, SIDES + 1):
        ends |= known.reach[length, positions[piece]]
    seat = owner(piece // NUMBERS, seats)
    for other in range(PIECES):
        same = other % NUMBERS == piece % NUMBERS
        if positions[other] >= 0 and same == (owner(other // NUMBERS, seats) == seat):
            ends &= ~bit(positions[other])
    return ends


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
    """Find, for every first move, the best second (-1: none) and the shares after it."""
    choices = choices_of(positions, seats, seat, low, high, half, known)
    now = judged_of(positions, seats, seat, known, net)
    moves = moves_of(positions, now, choices, known, net)
    room = no_room(seats, net)
    turn = np.empty(MOVES, np.int64)
    for i in range(len(firsts)):
        turn[0], turn[1], turn[2], turn[3] = firsts[i, 0], firsts[i, 1], -1, -1
        if half == BOTH:
            _add_second(positions, now, choices, moves, known, net, room, turn)
        seconds[i, 0], seconds[i, 1] = turn[2], turn[3]
        value_of(positions, now, moves, turn, known, net, room, shares[i])


@njit(cache=True)
def _add_second(
    positions: Places,
    now: Judged,
    choices: Choices,
    moves: Moves,
    known: Known,
    net: Net,
    room: Room,
    turn: Ints,
) -> None:
    """Fill in the best second move, if there is one."""
    piece, space = turn[0], turn[1]
    room.after[:] = positions
    play_turn(room.after, now.seats, turn)
    if active(room.after, now.seats) == 0:  # that was the end
        return
    begins = False
    for i in range(choices.first):
        begins = begins or choices.pieces[i] == piece
    first = choices.first if begins else 0
    end = choices.total if begins else choices.first
    shares = np.empty(now.seats)
    tried = turn.copy()
    best = LEAST
    begin_turn(now, moves, piece, space, room)
    for j in range(first, end):
        left = choices.wide[j] & (choices.masks[j] | bit(positions[piece])) & ~bit(space)
        tried[2] = choices.pieces[j]
        while left != NONE:
            tried[3] = lowest(left)
            left = left & (left - ONE) if _matters(now, choices.pieces[j]) else NONE
            value = _value_on(
                positions, now, moves, tried, tried[2], tried[3], known, net, room, shares
            )
            if value > best + EVEN:
                best = value
                turn[2], turn[3] = tried[2], tried[3]
