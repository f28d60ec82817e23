"""Uniformly random play, compiled: whole games in one call, and the steps of a batch.

A game in `play` is a few machine words: the grill as 16 bits, stacks as short rows, a roll as six
counts of four bits. It agrees with ``roost.rules.pickomino`` move for move, which the tests hold it
to by its `trace`.
"""

from __future__ import annotations

from itertools import product
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from numba import njit

from roost.solver.pickomino.rows import (
    ACTIONS,
    ANY_LOWER,
    CHANCE,
    DICE,
    FACE_DOWN,
    FACES,
    FAIL,
    LOWEST,
    POINTS,
    ROLL_ON,
    SHORT,
    STOP,
    TILES,
    TURN_CAP,
    TURN_ON_EMPTY,
    WORMS,
    dice_left,
)
from roost.solver.pickomino.streams import STEP, below, draw

_WORM: Final = FACES - 1
_ALL: Final = (1 << FACES) - 1
_TOGETHER: Final = 4  # dice that one look-up throws
_HALF: Final = np.uint64(32)
_LOW: Final = np.uint64(0xFFFFFFFF)


def _throws() -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int64]]:
    """Every throw of 0 to 4 dice as six counts of four bits, and where those of n dice begin."""
    found: list[int] = []
    first = []
    for dice in range(_TOGETHER + 1):
        first.append(len(found))
        found += [sum(1 << 4 * face for face in t) for t in product(range(FACES), repeat=dice)]
    return np.array(found, np.int32), np.array(first, np.int64)


_THROWS, _FIRST = _throws()
_WAYS: Final = np.array([FACES**dice for dice in range(_TOGETHER + 1)], np.uint64)
_COUNT: Final = np.array([mask.bit_count() for mask in range(1 << TILES)], np.int8)
_HIGHEST: Final = np.array([mask.bit_length() - 1 for mask in range(1 << TILES)], np.int8)


@njit(cache=True, inline="always")
def _throw(bits: np.uint64, dice: int) -> int:
    """A throw of up to eight dice, as six counts of four bits."""
    if dice <= _TOGETHER:
        return _THROWS[_FIRST[dice] + np.int64(((bits >> _HALF) * _WAYS[dice]) >> _HALF)]
    rest = dice - _TOGETHER
    return (
        _THROWS[_FIRST[_TOGETHER] + np.int64(((bits >> _HALF) * _WAYS[_TOGETHER]) >> _HALF)]
        + _THROWS[_FIRST[rest] + np.int64(((bits & _LOW) * _WAYS[rest]) >> _HALF)]
    )


@njit(cache=True, inline="always")
def _pick(mask: int, place: int) -> int:
    """The place-th bit of a set, from below."""
    for _ in range(place):
        mask &= mask - 1
    return _HIGHEST[mask & -mask]


@njit(cache=True, inline="always")
def _reach(grill: int, tops: int, any_lower: bool, total: int) -> int:
    """The tiles that a total with a worm may take, as bits (P9 to P13, P23). `tops` are those of
    the others' stacks."""
    exact = total - LOWEST
    if exact < 0:
        return 0
    found = 0
    if exact < TILES:
        if grill >> exact & 1:
            return 1 << exact
        found = tops & (1 << exact)
    lower = grill & ((1 << min(exact, TILES)) - 1)
    if any_lower or lower == 0:
        return found | lower
    return found | 1 << _HIGHEST[lower]


@njit(cache=True, inline="always")
def _free(roll: int, taken: int) -> int:
    """The faces that a roll shows and the turn has not taken, as bits."""
    free = 0
    for face in range(FACES):
        if roll >> 4 * face & 15:
            free |= 1 << face
    return free & ~taken


@njit(cache=True, inline="always")
def _note(trace: Any, at: int, what: int) -> int:
    if at < len(trace):
        trace[at] = what
        return at + 1
    return at


@njit(cache=True)
def _turn(
    grill: int, others: int, any_lower: bool, stream: np.uint64, trace: Any, at: int
) -> tuple[int, np.uint64, int, int]:
    """One turn: the tile it takes or -1, where the stream stands then, decisions, and notes."""
    dice, taken, total, made = DICE, 0, 0, 0
    while True:
        stream += STEP
        roll = _throw(draw(stream), dice)
        at = _note(trace, at, -roll)
        free = _free(roll, taken)
        if free == 0:
            return -1, stream, made, at
        stream += STEP
        bits = draw(stream)
        face = _pick(free, below(bits, _COUNT[free]))
        count = roll >> 4 * face & 15
        taken |= 1 << face
        dice -= count
        total += count * POINTS[face]
        made += 1
        at = _note(trace, at, face)
        tiles = _reach(grill, others, any_lower, total) if taken >> _WORM & 1 else 0
        ways = _COUNT[tiles]
        over = dice == 0 or taken == _ALL
        if over and ways <= 1:  # P6
            return _HIGHEST[tiles], stream, made, at
        made += 1
        first = 0 if over else 1  # rolling on comes first, then stopping
        chosen = below((bits & _LOW) << _HALF, first + max(ways, 1))
        if chosen < first:
            at = _note(trace, at, ROLL_ON)
            continue
        tile = _pick(tiles, chosen - first) if ways > 0 else -1
        at = _note(trace, at, STOP + tile if ways > 0 else FAIL)
        return tile, stream, made, at


@njit(cache=True)
def _take(grill: int, tops: int, stacks: Any, sizes: Any, seat: int, tile: int) -> tuple[int, int]:
    """P14: grill and tops after a seat took a tile, from the grill or from another's stack."""
    if grill >> tile & 1:
        grill ^= 1 << tile
    else:
        for other in range(len(sizes)):
            size = sizes[other]
            if other != seat and size > 0 and stacks[other, size - 1] == tile:
                sizes[other] = size - 1
                if size > 1:
                    tops |= 1 << stacks[other, size - 2]
    if sizes[seat] > 0:
        tops &= ~(1 << stacks[seat, sizes[seat] - 1])
    stacks[seat, sizes[seat]] = tile
    sizes[seat] += 1
    return grill, tops | 1 << tile


@njit(cache=True)
def _fail(
    grill: int, tops: int, stacks: Any, sizes: Any, seat: int, options: Any
) -> tuple[int, int]:
    """P17 to P19, P22, P24: grill and tops after a turn that failed."""
    mine = 0
    if sizes[seat] > 0:
        sizes[seat] -= 1
        mine = 1 << stacks[seat, sizes[seat]]
        tops &= ~mine
        if sizes[seat] > 0:
            tops |= 1 << stacks[seat, sizes[seat] - 1]
        if not options[FACE_DOWN]:
            grill |= mine
    turns_one = not options[FACE_DOWN] if mine else options[TURN_ON_EMPTY]
    if grill and turns_one:
        top = 1 << _HIGHEST[grill]
        if top != mine or options[SHORT]:
            grill ^= top
    return grill, tops


@njit(cache=True, nogil=True)
def play(
    seats: int, options: Any, random: Any, worms: Any, highest: Any, turns: Any, trace: Any
) -> int:
    """Play games of chance to their end: how many decisions were made.

    `random` holds a stream for each game, `options` its variant. `worms`, `highest` (tiles, from 1)
    and `turns` are what the games end with; `trace` takes what they did one after the other, while
    there is room: a roll as minus its packed counts, an action by its number.
    """
    decisions, at = 0, 0
    stacks = np.empty((seats, TILES), np.int64)
    sizes = np.empty(seats, np.int64)
    for game in range(len(random)):
        stream = random[game]
        grill, tops, seat, turn = (1 << TILES) - 1, 0, 0, 1
        sizes[:] = 0
        while True:
            mine = 0 if sizes[seat] == 0 else 1 << stacks[seat, sizes[seat] - 1]
            tile, stream, made, at = _turn(
                grill, tops & ~mine, options[game, ANY_LOWER], stream, trace, at
            )
            decisions += made
            if tile >= 0:
                grill, tops = _take(grill, tops, stacks, sizes, seat, tile)
            else:
                grill, tops = _fail(grill, tops, stacks, sizes, seat, options[game])
            if grill == 0 or turn >= TURN_CAP:
                break
            seat = seat + 1 if seat + 1 < seats else 0
            turn += 1
        random[game] = stream
        turns[game] = turn
        for one in range(seats):
            worms[game, one] = highest[game, one] = 0
            for place in range(sizes[one]):
                worms[game, one] += WORMS[stacks[one, place]]
                highest[game, one] = max(highest[game, one], stacks[one, place] + 1)
    return decisions


@njit(cache=True, nogil=True)
def throw_many(taken: Any, phase: Any, random: Any, dice: Any) -> None:
    """Fair dice, as counts, for the games that wait for them; each game has its own stream."""
    for game in range(len(phase)):
        if phase[game] != CHANCE:
            continue
        random[game] += STEP
        roll = _throw(draw(random[game]), dice_left(taken[game]))
        for face in range(FACES):
            dice[game, face] = roll >> 4 * face & 15


@njit(cache=True, nogil=True)
def choose_many(legal: Any, random: Any, actions: Any) -> None:
    """One of the legal actions of each game, all alike; -1 where there is none."""
    for game in range(len(legal)):
        count = 0
        for action in range(ACTIONS):
            count += legal[game, action]
        actions[game] = -1
        if count == 0:
            continue
        random[game] += STEP
        place = below(draw(random[game]), count)
        for action in range(ACTIONS):
            if legal[game, action]:
                if place == 0:
                    actions[game] = action
                    break
                place -= 1
