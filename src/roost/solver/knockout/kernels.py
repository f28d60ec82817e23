"""Compiled Knockout: legal moves, moves, random play. A set of spaces is one machine word.

A game is a row of `positions` (24 spaces, -1 out) and a row of `info` (see the columns below).
Everything here agrees with ``roost.rules.knockout`` move for move; the tests hold it to that.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numba import njit, types
from numba.extending import intrinsic

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

BOTH: Final = 0
FIRST_HALF: Final = 1
SECOND_HALF: Final = 2
NEITHER: Final = 3
TURN_CAP: Final = 2000
MOVERS: Final = 12  # the most pieces that one roll may move

_ONE: Final = np.uint64(1)
_NONE: Final = np.uint64(0)


def _popcount(_context: Any, _mask: Any) -> Any:
    """How many spaces a set holds."""

    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.uint64(types.uint64), generate


def _lowest(_context: Any, _mask: Any) -> Any:
    """The first space of a set that holds one."""

    def generate(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], context.get_constant(types.boolean, True))

    return types.uint64(types.uint64), generate


popcount: Any = intrinsic(_popcount)
lowest: Any = intrinsic(_lowest)


@njit(cache=True, inline="always")
def draw(random: Any) -> Any:
    """The next 64 random bits (xorshift64*)."""
    x = random[0]
    x ^= x >> np.uint64(12)
    x ^= x << np.uint64(25)
    x ^= x >> np.uint64(27)
    random[0] = x
    return x * np.uint64(2685821657736338717)


@njit(cache=True, inline="always")
def below(random: Any, bound: int) -> Any:
    """A random number from 0 to `bound` - 1."""
    return np.int64(((draw(random) >> np.uint64(32)) * np.uint64(bound)) >> np.uint64(32))


@njit(cache=True, inline="always")
def two_dice(random: Any) -> Any:
    """A roll, the lower die first."""
    both = below(random, 36)
    a, b = 1 + both // 6, 1 + both % 6
    return min(a, b), max(a, b)


@njit(cache=True)
def seed_of(seed: int, stream: int) -> Any:
    """A generator of its own for every stream (splitmix64)."""
    x = np.uint64(seed) * np.uint64(0x9E3779B97F4A7C15) + np.uint64(stream + 1) * np.uint64(
        0xBF58476D1CE4E5B9
    )
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    x = x ^ (x >> np.uint64(31))
    random = np.empty(1, np.uint64)
    random[0] = x if x != 0 else np.uint64(88172645463325252)
    return random


@njit(cache=True, inline="always")
def bit(space: int) -> Any:
    return _ONE << np.uint64(space)


@njit(cache=True, forceinline=True)
def occupied_by(positions: Any) -> Any:
    mask = _NONE
    for piece in range(24):
        if positions[piece] >= 0:
            mask |= bit(positions[piece])
    return mask


@njit(cache=True, inline="always")
def owner(colour: int, seats: int) -> Any:
    """K1."""
    return colour & 1 if seats == 2 else colour


@njit(cache=True, inline="always")
def rivals_of(positions: Any, seats: int, seat: int, number: int) -> Any:
    """Where opponents of this number (0 to 5) stand; none: the seat's own are locked (K12)."""
    mask = _NONE
    for colour in range(4):
        if owner(colour, seats) != seat:
            space = positions[colour * 6 + number]
            if space >= 0:
                mask |= bit(space)
    return mask


@njit(cache=True, forceinline=True)
def targets(
    positions: Any, seats: int, seat: int, number: int, length: int, free: Any, reach: Any,
    pieces: Any, masks: Any, count: int,
) -> Any:  # fmt: skip
    """Append the pieces of a number (0 to 5) that may move, and where to (K8, K12)."""
    rivals = rivals_of(positions, seats, seat, number)
    if rivals == _NONE:
        return count
    piece = seat * 6 + number
    space = positions[piece]
    if space >= 0:
        pieces[count] = piece
        masks[count] = reach[length, space] & (free | rivals)
        count += 1
    if seats == 2:  # K6
        space = positions[piece + 12]
        if space >= 0:
            pieces[count] = piece + 12
            masks[count] = reach[length, space] & (free | rivals)
            count += 1
    return count


@njit(cache=True, forceinline=True)
def half_targets(
    positions: Any, seats: int, seat: int, low: int, high: int, half: int, free: Any, reach: Any,
    pieces: Any, masks: Any, count: int,
) -> Any:  # fmt: skip
    """Append what one half of a roll may move (K4, K5)."""
    if half == FIRST_HALF:
        return targets(
            positions, seats, seat, low - 1, high, free, reach, pieces, masks, count
        )  # fmt: skip
    if low != high:
        return targets(
            positions, seats, seat, high - 1, low, free, reach, pieces, masks, count
        )  # fmt: skip
    for number in range(6):
        if number != low - 1:
            count = targets(
                positions, seats, seat, number, low, free, reach, pieces, masks, count
            )  # fmt: skip
    return count


@njit(cache=True, forceinline=True)
def options(
    positions: Any, seats: int, seat: int, low: int, high: int, half: int, occupied: Any,
    reach: Any, pieces: Any, masks: Any,
) -> Any:  # fmt: skip
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
    union_first = _NONE
    for i in range(first):
        union_first |= masks[i]
    union_second = _NONE
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
    positions: Any, low: int, high: int, occupied: Any, reach: Any, pieces: Any, masks: Any,
    first: int, count: int,
) -> None:  # fmt: skip
    """K9: drop first moves that leave no second, unless all do."""
    short, long = (abs(low), high)
    kept = np.zeros(MOVERS, np.uint64)
    some = False
    for i in range(count):
        start, stop, length = (first, count, short) if i < first else (0, first, long)
        origin = bit(positions[pieces[i]])
        rest = _NONE
        for j in range(start, stop):
            rest |= masks[j] | (reach[length, positions[pieces[j]]] & origin)
        if popcount(rest) > 1:
            kept[i] = masks[i]
        elif rest != _NONE:
            kept[i] = masks[i] & ~rest
        some = some or kept[i] != _NONE
    if some:
        for i in range(count):
            masks[i] = kept[i]


@njit(cache=True, forceinline=True)
def _packed(pieces: Any, masks: Any, count: int) -> Any:
    """Move the pieces that can end somewhere to the front."""
    kept = 0
    for i in range(count):
        if masks[i] != _NONE:
            pieces[kept] = pieces[i]
            masks[kept] = masks[i]
            kept += 1
    return kept


@njit(cache=True, forceinline=True)
def active(positions: Any, seats: int) -> Any:
    """The seats with a piece neither out nor locked, as bits; none: the game is over (K13, K14)."""
    seats_in = 0
    for number in range(6):
        holders = 0
        for colour in range(4):
            if positions[colour * 6 + number] >= 0:
                holders |= 1 << owner(colour, seats)
        if holders & (holders - 1):
            seats_in |= holders
    return seats_in


@njit(cache=True, forceinline=True)
def end_turn(info: Any, seats: int, rounds: int) -> None:
    """Whose turn is next (K13), unless the rounds (K16) or the cap (K17) end the game."""
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
    positions: Any, info: Any, seats: int, rounds: int, low: int, high: int, occupied: Any,
    reach: Any, pieces: Any, masks: Any,
) -> Any:  # fmt: skip
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
def place(positions: Any, piece: int, space: int, occupied: Any) -> Any:
    """Move a piece: the occupied spaces afterwards, and the piece knocked out or -1 (K8)."""
    victim = -1
    target = bit(space)
    if occupied & target:
        for colour in range(4):
            other = colour * 6 + piece % 6
            if positions[other] == space:
                victim = other
                positions[other] = -1
    occupied = (occupied & ~bit(positions[piece])) | target
    positions[piece] = space
    return occupied, victim


@njit(cache=True, forceinline=True)
def move(
    positions: Any, info: Any, seats: int, rounds: int, piece: int, space: int, occupied: Any,
    reach: Any, pieces: Any, masks: Any,
) -> Any:  # fmt: skip
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
        left = SECOND_HALF if piece % 6 + 1 == info[LOW] else FIRST_HALF
        count, _ = options(
            positions, seats, info[SEAT], info[LOW], info[HIGH], left, occupied, reach, pieces,
            masks,
        )  # fmt: skip
        if count:
            info[HALF] = left
            return occupied, victim, count
    end_turn(info, seats, rounds)
    return occupied, victim, 0


@njit(cache=True, forceinline=True)
def pick(random: Any, pieces: Any, masks: Any, count: int) -> Any:
    """Any legal move, all alike."""
    total: Any = 0
    for i in range(count):
        total += np.int64(popcount(masks[i]))
    chosen = below(random, total)
    i = 0
    while chosen >= np.int64(popcount(masks[i])):
        chosen -= np.int64(popcount(masks[i]))
        i += 1
    mask = masks[i]
    for _ in range(chosen):
        mask &= mask - _ONE
    return np.int64(pieces[i]), np.int64(lowest(mask)), total


@njit(cache=True, forceinline=True)
def new_game(positions: Any, info: Any, start: Any, seats: int, first: int) -> None:
    positions[:] = start
    info[:] = 0
    info[SEAT] = first
    info[FIRST] = first
    info[TURN] = 1
    info[ROUND] = 1
    info[ACTIVE] = active(positions, seats)


@njit(cache=True)
def play_random(
    positions: Any, info: Any, start: Any, seats: int, rounds: int, reach: Any, seed: int,
    moves: int, log: Any,
) -> Any:  # fmt: skip
    """Play every game at random for at least `moves` moves in all, starting anew where one ends.

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
            count = roll_dice(
                row, facts, seats, rounds, low, high, occupied, reach, pieces, masks
            )  # fmt: skip
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
