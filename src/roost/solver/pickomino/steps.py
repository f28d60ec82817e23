"""Steps of many games at once, and whole turns. Compiled."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from roost.solver.pickomino.rows import (
    ACTIONS,
    ANY_LOWER,
    CHANCE,
    CHOOSE,
    DECIDE,
    FACES,
    FAIL,
    GRILL,
    LOWEST,
    OVER,
    ROLL_ON,
    STOP,
    TILES,
    TURN_CAP,
    WORMS,
    complete,
    fail_turn,
    grill_empty,
    points,
    reach,
    take_tile,
    top_of,
)


@njit(cache=True)
def legal_row(
    owner: Any, height: Any, seat: int, taken: Any, roll: Any, phase: int, options: Any, legal: Any
) -> None:
    legal[:] = False
    if phase == CHOOSE:
        for face in range(FACES):
            legal[face] = roll[face] > 0 and taken[face] == 0
    elif phase == DECIDE:
        legal[ROLL_ON] = not complete(taken)
        count = 0
        if taken[FACES - 1] > 0:
            total = points(taken)
            count = reach(owner, height, seat, options[ANY_LOWER], total, legal[STOP:])
        legal[FAIL] = count == 0


@njit(cache=True, nogil=True)
def legal_many(
    owner: Any, height: Any, seat: Any, taken: Any, roll: Any, phase: Any, options: Any, legal: Any
) -> None:
    for game in range(len(seat)):
        legal_row(
            owner[game], height[game], seat[game], taken[game], roll[game], phase[game],
            options[game], legal[game],
        )  # fmt: skip


@njit(cache=True)
def next_turn(
    game: int, seats: int, owner: Any, seat: Any, taken: Any, roll: Any, phase: Any, turn: Any
) -> None:
    taken[game] = 0
    roll[game] = 0
    if grill_empty(owner[game]) or turn[game] >= TURN_CAP:
        phase[game] = OVER
    else:
        phase[game] = CHANCE
        seat[game] = (seat[game] + 1) % seats
        turn[game] += 1


@njit(cache=True, nogil=True)
def apply_rolls(
    seats: int,
    owner: Any,
    height: Any,
    seat: Any,
    taken: Any,
    roll: Any,
    phase: Any,
    turn: Any,
    options: Any,
    dice: Any,
) -> None:
    """Games that wait for dice get theirs, which must fit."""
    for game in range(len(seat)):
        if phase[game] != CHANCE:
            continue
        free = False
        for face in range(FACES):
            free = free or (dice[game, face] > 0 and taken[game, face] == 0)
        if free:
            roll[game] = dice[game]
            phase[game] = CHOOSE
        else:
            fail_turn(owner[game], height[game], seat[game], options[game])
            next_turn(game, seats, owner, seat, taken, roll, phase, turn)


@njit(cache=True, nogil=True)
def first_illegal(
    owner: Any,
    height: Any,
    seat: Any,
    taken: Any,
    roll: Any,
    phase: Any,
    turn: Any,  # as the other kernels take it
    options: Any,
    actions: Any,
) -> int:
    """The first game that waits for an action and got one that is not legal, or -1."""
    tiles = np.empty(TILES, np.bool_)
    for game in range(len(seat)):
        action = actions[game]
        if phase[game] == CHOOSE:
            if 0 <= action < FACES and roll[game, action] > 0 and taken[game, action] == 0:
                continue
            return game
        if phase[game] != DECIDE:
            continue
        if action == ROLL_ON:
            if complete(taken[game]):
                return game
            continue
        if not FAIL <= action < ACTIONS:
            return game
        count = 0
        if taken[game, FACES - 1] > 0:
            total = points(taken[game])
            lower = options[game, ANY_LOWER]
            count = reach(owner[game], height[game], seat[game], lower, total, tiles)
        if (count > 0) if action == FAIL else not (count > 0 and tiles[action - STOP]):
            return game
    return -1


@njit(cache=True, nogil=True)
def apply_actions(
    seats: int,
    owner: Any,
    height: Any,
    seat: Any,
    taken: Any,
    roll: Any,
    phase: Any,
    turn: Any,
    options: Any,
    actions: Any,
) -> None:
    """Games in which a seat is to decide get its action, which must be legal."""
    legal = np.empty(ACTIONS, np.bool_)
    for game in range(len(seat)):
        if phase[game] != CHOOSE and phase[game] != DECIDE:
            continue
        action = actions[game]
        if action < FACES:
            taken[game, action] = roll[game, action]
            roll[game] = 0
            phase[game] = DECIDE
            if not complete(taken[game]):
                continue
            # P6: a turn that is over ends by itself, unless there is a tile to choose.
            legal_row(
                owner[game], height[game], seat[game], taken[game], roll[game], DECIDE,
                options[game], legal,
            )  # fmt: skip
            ways = 0
            for way in range(FAIL, ACTIONS):
                if legal[way]:
                    ways += 1
                    action = way
            if ways > 1:
                continue
        if action == ROLL_ON:
            phase[game] = CHANCE
            continue
        if action == FAIL:
            fail_turn(owner[game], height[game], seat[game], options[game])
        else:
            take_tile(owner[game], height[game], seat[game], action - STOP)
        next_turn(game, seats, owner, seat, taken, roll, phase, turn)


@njit(cache=True, nogil=True)
def outcomes_many(
    seats: int,
    owner: Any,
    height: Any,
    seat: Any,
    options: Any,
    after_owner: Any,
    after_height: Any,
    open_: Any,
    over: Any,
) -> None:
    """What a turn can lead to: each tile taken, or a failure (last)."""
    for game in range(len(seat)):
        for outcome in range(TILES + 1):
            after_owner[game, outcome] = owner[game]
            after_height[game, outcome] = height[game]
            if outcome < TILES:
                holder = owner[game, outcome]
                stolen = (
                    holder >= 0
                    and holder != seat[game]
                    and top_of(owner[game], height[game], holder) == outcome
                )
                open_[game, outcome] = holder == GRILL or stolen
                if open_[game, outcome]:
                    take_tile(
                        after_owner[game, outcome], after_height[game, outcome], seat[game], outcome
                    )
            else:
                open_[game, outcome] = True
                fail_turn(
                    after_owner[game, outcome],
                    after_height[game, outcome],
                    seat[game],
                    options[game],
                )
            over[game, outcome] = grill_empty(after_owner[game, outcome])


@njit(cache=True)
def payoff_row(
    owner: Any, height: Any, seat: int, options: Any, worth: Any, chosen: Any, payoff: Any
) -> None:
    """The best outcome of each total and its worth; a steal before equals (P12)."""
    tiles = np.empty(TILES, np.bool_)
    for total in range(len(payoff)):
        best = TILES
        if reach(owner, height, seat, options[ANY_LOWER], total, tiles) > 0:
            # Downwards: the exact tile, which may be a steal, comes first and keeps ties.
            for tile in range(min(total - LOWEST, TILES - 1), -1, -1):
                if tiles[tile] and (best == TILES or worth[tile] > worth[best]):
                    best = tile
        chosen[total] = best
        payoff[total] = worth[best]


@njit(cache=True, nogil=True)
def payoffs_many(
    owner: Any, height: Any, seat: Any, options: Any, worth: Any, chosen: Any, payoffs: Any
) -> None:
    for game in range(len(seat)):
        payoff_row(
            owner[game], height[game], seat[game], options[game], worth[game], chosen[game],
            payoffs[game],
        )  # fmt: skip


@njit(cache=True, nogil=True)
def greedy_worth(seats: int, owner: Any, height: Any, seat: Any, worth: Any) -> None:
    """Worms this turn: a steal counts 1 + 1/(n-1) times, failing costs the own top tile."""
    for game in range(len(seat)):
        for tile in range(TILES):
            worms = float(WORMS[tile])
            worth[game, tile] = worms * (1 + 1 / (seats - 1)) if owner[game, tile] >= 0 else worms
        mine = top_of(owner[game], height[game], seat[game])
        worth[game, TILES] = -float(WORMS[mine]) if mine >= 0 else 0.0
