"""Compiled: legal moves, moves, random play. A set of spaces is one machine word.

A game is a row of `positions` (the space of each piece) and a row of `info` (see the columns
below). Everything here agrees with ``roost.rules.knockout`` move for move; the tests hold it to
that. Numbers are counted from 0 here: 0 to 5.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numba import njit

from roost.rules.knockout.constants import (
    BOTH,
    FIRST_HALF,
    NEITHER,
    NUMBERS,
    OUT,
    PIECES,
    SECOND_HALF,
    TURN_CAP,
)
from roost.solver.knockout.tables import COLOURS, Ints, Mask, Masks, Places
from roost_lab.kernels.bits import (
    NONE,
    Random,
    below,
    bit,
    nth,
    popcount,
    seed_of,
    two_dice,
)

# Columns of `info`.
SEAT: Final = 0
LOW: Final = 1  # the dice while moves are left, otherwise 0
HIGH: Final = 2
HALF: Final = 3
TURN: Final = 4
ROUND: Final = 5
FIRST: Final = 6
END: Final = 7  # RUNNING, or why the game is over
ACTIVE: Final = 8  # bit s set while seat s has a piece that can ever move (K13)
COLUMNS: Final = 9

RUNNING: Final = 0
NO_RIVALS: Final = 1  # K14
ROUNDS_PLAYED: Final = 2  # K16
CAPPED: Final = 3  # K17

# The most pieces that one roll may move, and room for one that is written and not counted: a row
# filled without branches is a tenth quicker, since no processor foretells which pieces are out.
MOVERS: Final = 2 * NUMBERS + 1


@njit(cache=True, forceinline=True)
def occupied_by(positions: Places) -> Mask:
    mask = NONE
    for piece in range(PIECES):
        if positions[piece] >= 0:
            mask |= bit(positions[piece])
    return mask


@njit(cache=True, inline="always")
def owner(colour: int, seats: int) -> int:
    """K1."""
    return colour & 1 if seats == 2 else colour


@njit(cache=True, inline="always")
def rivals_of(positions: Places, seats: int, seat: int, number: int) -> Mask:
    """The spaces of opponents with this number (0 to 5); none: the seat's own are locked (K12)."""
    mask = NONE
    for colour in range(COLOURS):
        if owner(colour, seats) != seat:
            space = positions[colour * NUMBERS + number]
            mask |= bit(max(space, 0)) if space >= 0 else NONE
    return mask


@njit(cache=True, inline="always")
def rival_on(positions: Places, seats: int, seat: int, number: int, space: int) -> int:
    """The opponents' piece of this number (0 to 5) on this space, or -1 (K8)."""
    found = -1
    for colour in range(COLOURS):
        other = colour * NUMBERS + number
        if positions[other] == space and owner(colour, seats) != seat:
            found = other
    return found


@njit(cache=True, forceinline=True)
def targets(
    positions: Places,
    seats: int,
    seat: int,
    number: int,
    length: int,
    free: Mask,
    reach: Masks,
    pieces: Ints,
    masks: Masks,
    count: int,
) -> int:
    """Append the pieces of a number (0 to 5) that may move, and where to (K8, K12)."""
    rivals = rivals_of(positions, seats, seat, number)
    if rivals == NONE:
        return count
    piece = seat * NUMBERS + number
    space = positions[piece]
    pieces[count] = piece
    masks[count] = reach[length, max(space, 0)] & (free | rivals)
    count += space >= 0
    if seats == 2:  # K6
        space = positions[piece + 2 * NUMBERS]
        pieces[count] = piece + 2 * NUMBERS
        masks[count] = reach[length, max(space, 0)] & (free | rivals)
        count += space >= 0
    return count


@njit(cache=True, forceinline=True)
def half_targets(
    positions: Places,
    seats: int,
    seat: int,
    low: int,
    high: int,
    half: int,
    free: Mask,
    reach: Masks,
    pieces: Ints,
    masks: Masks,
    count: int,
) -> int:
    """Append what one half of a roll may move (K4, K5)."""
    if half == FIRST_HALF:
        return targets(positions, seats, seat, low - 1, high, free, reach, pieces, masks, count)
    if low != high:
        return targets(positions, seats, seat, high - 1, low, free, reach, pieces, masks, count)
    for number in range(NUMBERS):
        if number != low - 1:
            count = targets(positions, seats, seat, number, low, free, reach, pieces, masks, count)
    return count


@njit(cache=True, forceinline=True)
def options(
    positions: Places,
    seats: int,
    seat: int,
    low: int,
    high: int,
    half: int,
    occupied: Mask,
    reach: Masks,
    pieces: Ints,
    masks: Masks,
) -> tuple[int, int]:
    """Fill `pieces` and `masks` with the legal moves (K9): how many pieces, and which half."""
    free = ~occupied
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
    if first == 0 or count == first:
        left = FIRST_HALF if first else (SECOND_HALF if count else NEITHER)
        return _packed(pieces, masks, count), left
    union_first = NONE
    for i in range(first):
        union_first |= masks[i]
    union_second = NONE
    for i in range(first, count):
        union_second |= masks[i]
    if popcount(union_first) > 1 and popcount(union_second) > 1:
        return _packed(pieces, masks, count), BOTH
    _keep_complete(
        positions, low if low != high else -low, high, occupied, reach, pieces, masks, first, count
    )
    return _packed(pieces, masks, count), BOTH


@njit(cache=True)
def _keep_complete(
    positions: Places,
    low: int,
    high: int,
    occupied: Mask,
    reach: Masks,
    pieces: Ints,
    masks: Masks,
    first: int,
    count: int,
) -> None:
    """K9: drop first moves that leave no second, unless all do."""
    short, long = (abs(low), high)
    kept = np.zeros(MOVERS, np.uint64)
    some = False
    for i in range(count):
        start, stop, length = (first, count, short) if i < first else (0, first, long)
        origin = bit(positions[pieces[i]])
        rest = NONE
        for j in range(start, stop):
            rest |= masks[j] | (reach[length, positions[pieces[j]]] & origin)
        if popcount(rest) > 1:
            kept[i] = masks[i]
        elif rest != NONE:
            kept[i] = masks[i] & ~rest
        some = some or kept[i] != NONE
    if some:
        for i in range(count):
            masks[i] = kept[i]


@njit(cache=True, forceinline=True)
def _packed(pieces: Ints, masks: Masks, count: int) -> int:
    """Move the pieces that can end somewhere to the front."""
    kept = 0
    for i in range(count):
        mask = masks[i]
        pieces[kept] = pieces[i]
        masks[kept] = mask
        kept += mask != NONE
    return kept


@njit(cache=True, forceinline=True)
def active(positions: Places, seats: int) -> int:
    """The seats with a piece neither out nor locked, as bits; none: the game is over (K13, K14)."""
    seats_in = 0
    for number in range(NUMBERS):
        holders = 0
        for colour in range(COLOURS):
            if positions[colour * NUMBERS + number] >= 0:
                holders |= 1 << owner(colour, seats)
        if holders & (holders - 1):
            seats_in |= holders
    return seats_in


@njit(cache=True, forceinline=True)
def end_turn(info: Ints, seats: int, rounds: int) -> None:
    """Pass the turn on (K13), unless the rounds (K16) or the cap (K17) end the game."""
    info[LOW] = 0
    info[HIGH] = 0
    info[HALF] = BOTH
    after = info[SEAT]
    passed = False
    for _ in range(seats):
        after = after + 1 if after + 1 < seats else 0
        passed = passed or after == info[FIRST]
        if info[ACTIVE] >> after & 1:
            break
    if passed and rounds > 0 and info[ROUND] == rounds:
        info[END] = ROUNDS_PLAYED
    elif info[TURN] >= TURN_CAP:
        info[END] = CAPPED
    else:
        info[SEAT] = after
        info[TURN] += 1
        if passed:
            info[ROUND] += 1


@njit(cache=True, forceinline=True)
def roll_dice(
    positions: Places,
    info: Ints,
    seats: int,
    rounds: int,
    low: int,
    high: int,
    occupied: Mask,
    reach: Masks,
    pieces: Ints,
    masks: Masks,
) -> int:
    """Apply a roll. How many pieces can move; none: the turn has passed (K10, K11)."""
    count, half = options(
        positions, seats, info[SEAT], low, high, BOTH, occupied, reach, pieces, masks
    )
    if count == 0:
        end_turn(info, seats, rounds)
        return 0
    info[LOW] = low
    info[HIGH] = high
    info[HALF] = half
    return count


@njit(cache=True, forceinline=True)
def place(positions: Places, piece: int, space: int, occupied: Mask) -> tuple[Mask, int]:
    """Move a piece: the occupied spaces afterwards, and the piece knocked out or -1 (K8)."""
    victim = -1
    target = bit(space)
    if occupied & target:
        for colour in range(COLOURS):
            other = colour * NUMBERS + piece % NUMBERS
            if positions[other] == space:
                victim = other
                positions[other] = OUT
    occupied = (occupied & ~bit(positions[piece])) | target
    positions[piece] = space
    return occupied, victim


@njit(cache=True, forceinline=True)
def move(
    positions: Places,
    info: Ints,
    seats: int,
    rounds: int,
    piece: int,
    space: int,
    occupied: Mask,
    reach: Masks,
    pieces: Ints,
    masks: Masks,
) -> tuple[Mask, int, int]:
    """Apply a legal move: occupied spaces, the piece knocked out or -1, pieces that move next."""
    occupied, victim = place(positions, piece, space, occupied)
    if victim >= 0:
        info[ACTIVE] = active(positions, seats)
    if info[ACTIVE] == 0:
        info[END] = NO_RIVALS
        info[LOW] = 0
        info[HIGH] = 0
        info[HALF] = BOTH
        return occupied, victim, 0
    if info[HALF] == BOTH:
        left = SECOND_HALF if piece % NUMBERS + 1 == info[LOW] else FIRST_HALF
        count, _ = options(
            positions,
            seats,
            info[SEAT],
            info[LOW],
            info[HIGH],
            left,
            occupied,
            reach,
            pieces,
            masks,
        )
        if count:
            info[HALF] = left
            return occupied, victim, count
    end_turn(info, seats, rounds)
    return occupied, victim, 0


@njit(cache=True, forceinline=True)
def pick(random: Random, pieces: Ints, masks: Masks, count: int) -> tuple[int, int, int]:
    """Any legal move, all alike."""
    total = 0
    for i in range(count):
        total += popcount(masks[i])
    chosen = below(random, total)
    i = 0
    while chosen >= popcount(masks[i]):
        chosen -= popcount(masks[i])
        i += 1
    return pieces[i], nth(masks[i], chosen), total


@njit(cache=True, forceinline=True)
def new_game(positions: Places, info: Ints, start: Places, seats: int, first: int) -> None:
    positions[:] = start
    info[:] = 0
    info[SEAT] = first
    info[FIRST] = first
    info[TURN] = 1
    info[ROUND] = 1
    info[ACTIVE] = active(positions, seats)


@njit(cache=True)
def play_random(
    positions: Places,
    info: Ints,
    start: Places,
    seats: int,
    rounds: int,
    reach: Masks,
    seed: int,
    moves: int,
    log: Ints,
) -> int:
    """Play every game at random for at least `moves` moves in all, restarting where one ends.

    `log` takes rows of (game, low, high, piece, space, legal moves); a roll has piece -1.
    Returns the number of moves made.
    """
    pieces = np.empty(MOVERS, np.int64)
    masks = np.empty(MOVERS, np.uint64)
    done = 0
    written = 0
    game = 0
    while done < moves:
        random = seed_of(seed, game)
        row, facts = positions[game % len(positions)], info[game % len(positions)]
        new_game(row, facts, start, seats, below(random, seats))
        occupied = occupied_by(row)
        while facts[END] == RUNNING:
            low, high = two_dice(random)
            count = roll_dice(row, facts, seats, rounds, low, high, occupied, reach, pieces, masks)
            if written < len(log):
                log[written, 0] = game
                log[written, 1] = low
                log[written, 2] = high
                log[written, 3] = -1
                log[written, 4] = facts[FIRST]
                log[written, 5] = count
                written += 1
            while count:
                piece, space, total = pick(random, pieces, masks, count)
                if written < len(log):
                    log[written, 0] = game
                    log[written, 3] = piece
                    log[written, 4] = space
                    log[written, 5] = total
                    written += 1
                occupied, _, count = move(
                    row, facts, seats, rounds, piece, space, occupied, reach, pieces, masks
                )
                done += 1
        game += 1
    return done
