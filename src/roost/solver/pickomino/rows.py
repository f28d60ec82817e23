"""The rules of Pickomino for one game of a batch, compiled.

A game is a row of small arrays: per tile its ``owner`` (GONE, GRILL or a seat) and its ``height``
in that seat's stack; dice as counts per face, the worm last. Options are one row of four numbers.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numba import njit

from roost.rules.dice import SIDES
from roost.rules.pickomino import constants

TILES: Final = len(constants.TILES)
LOWEST: Final = constants.LOWEST
FACES: Final = SIDES
DICE: Final = constants.DICE
POINTS: Final = np.array(constants.POINTS[1:], np.int64)  # by face
WORMS: Final = np.array(list(constants.WORMS.values()), np.int64)  # by tile
GONE: Final = -2
GRILL: Final = -1

# Phases.
CHANCE: Final = 0
CHOOSE: Final = 1  # a face of the roll
DECIDE: Final = 2  # to roll on or to stop
OVER: Final = 3

# Actions: 0 to 5 take a face, then these, then one per tile.
ROLL_ON: Final = 6
FAIL: Final = 7
STOP: Final = 8
ACTIONS: Final = STOP + TILES

# Options: short, returned-face-down, any-lower, turn-on-empty.
SHORT: Final = 0
FACE_DOWN: Final = 1
ANY_LOWER: Final = 2
TURN_ON_EMPTY: Final = 3

TURN_CAP: Final = constants.TURN_CAP


@njit(cache=True)
def stack_size(owner: Any, height: Any, seat: int) -> int:
    size = 0
    for tile in range(TILES):
        if owner[tile] == seat and height[tile] >= size:
            size = height[tile] + 1
    return size


@njit(cache=True)
def top_of(owner: Any, height: Any, seat: int) -> int:
    """The index of the seat's top tile, or -1."""
    top, size = -1, 0
    for tile in range(TILES):
        if owner[tile] == seat and height[tile] >= size:
            top, size = tile, height[tile] + 1
    return top


@njit(cache=True)
def points(taken: Any) -> int:
    total = 0
    for face in range(FACES):
        total += POINTS[face] * taken[face]
    return total


@njit(cache=True)
def dice_left(taken: Any) -> int:
    left = DICE
    for face in range(FACES):
        left -= taken[face]
    return left


@njit(cache=True)
def complete(taken: Any) -> bool:
    """P6: all dice or all faces are taken."""
    for face in range(FACES):
        if taken[face] == 0:
            return dice_left(taken) == 0
    return True


@njit(cache=True)
def reach(owner: Any, height: Any, seat: int, any_lower: bool, total: int, tiles: Any) -> int:
    """Mark the tiles a total with a worm may take in ``tiles``; how many (P9 to P13, P23)."""
    tiles[:] = False
    if total < LOWEST:
        return 0
    exact = total - LOWEST
    count = 0
    if exact < TILES:
        if owner[exact] == GRILL:
            tiles[exact] = True
            return 1
        holder = owner[exact]
        if holder >= 0 and holder != seat and top_of(owner, height, holder) == exact:
            tiles[exact] = True
            count = 1
    for tile in range(min(exact, TILES) - 1, -1, -1):
        if owner[tile] == GRILL:
            tiles[tile] = True
            count += 1
            if not any_lower:
                break
    return count


@njit(cache=True)
def take_tile(owner: Any, height: Any, seat: int, tile: int) -> None:
    """P14, from the grill or from another's stack."""
    size = stack_size(owner, height, seat)
    owner[tile] = seat
    height[tile] = size


@njit(cache=True)
def fail_turn(owner: Any, height: Any, seat: int, options: Any) -> None:
    """P17 to P19, P22, P24."""
    mine = top_of(owner, height, seat)
    if mine >= 0:
        owner[mine] = GONE if options[FACE_DOWN] else GRILL
        height[mine] = 0
        if options[FACE_DOWN]:
            return
    elif not options[TURN_ON_EMPTY]:
        return
    for tile in range(TILES - 1, -1, -1):
        if owner[tile] == GRILL:
            if tile != mine or options[SHORT]:
                owner[tile] = GONE
            return


@njit(cache=True)
def grill_empty(owner: Any) -> bool:
    lying = 0
    for tile in range(TILES):
        lying += owner[tile] == GRILL
    return lying == 0
