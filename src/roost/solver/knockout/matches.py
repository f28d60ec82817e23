"""Compiled matches between policies."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numba import njit

from roost.solver.knockout.ahead import plan_turn
from roost.solver.knockout.kernels import (
    ACTIVE,
    COLUMNS,
    END,
    FIRST_HALF,
    MOVERS,
    NO_RIVALS,
    RUNNING,
    SEAT,
    SECOND_HALF,
    TURN,
    active,
    below,
    end_turn,
    half_targets,
    move,
    new_game,
    occupied_by,
    pick,
    popcount,
    roll_dice,
    seed_of,
    two_dice,
)
from roost.solver.knockout.response import respond_turn
from roost.solver.knockout.turns import CAUTIOUS, GREEDY, MODEL, play_turn, rank_turns
from roost.solver.knockout.values import material

RANDOM: Final = 0
RESPONSE: Final = 4
_ONE: Final = np.uint64(1)
_POINTS: Final = np.array([3, 2, 1, 1, 2, 3], np.int64)

# Columns of a game's result.
TURNS: Final = 0
HITS: Final = 1
MOVES: Final = 2
CHOICES: Final = 3  # landing spaces of all pieces that a roll let move
CHOOSERS: Final = 4  # how many pieces those were
ENDED: Final = 5
RESULTS: Final = 6


@njit(cache=True)
def greedy_move(
    positions: Any, occupied: Any, pieces: Any, masks: Any, count: int, random: Any
) -> Any:
    """The most valuable hit, or any move."""
    best = 0
    for i in range(count):
        if masks[i] & occupied:
            best = max(best, _POINTS[pieces[i] % 6])
    if best == 0:
        return pick(random, pieces, masks, count)
    kept_pieces = np.empty(MOVERS, np.int64)
    kept_masks = np.empty(MOVERS, np.uint64)
    kept = 0
    for i in range(count):
        if _POINTS[pieces[i] % 6] == best and masks[i] & occupied:
            kept_pieces[kept] = pieces[i]
            kept_masks[kept] = masks[i] & occupied
            kept += 1
    return pick(random, kept_pieces, kept_masks, kept)


@njit(cache=True)
def _movers(
    positions: Any, seats: int, seat: int, low: int, high: int, reach: Any, pieces: Any, masks: Any
) -> Any:
    """The pieces that a roll lets move, and where to."""
    free = ~occupied_by(positions)
    count = half_targets(
        positions, seats, seat, low, high, FIRST_HALF, free, reach, pieces, masks, 0
    )
    return int(
        half_targets(
            positions, seats, seat, low, high, SECOND_HALF, free, reach, pieces, masks, count
        )
    )


@njit(cache=True)
def _plan(
    policy: int, width: int, samples: int, by_seat: Any, positions: Any, seats: int, seat: int,
    low: int, high: int, known: Any, random: Any, values: Any, turns: Any,
) -> Any:  # fmt: skip
    """A whole turn, to the first row of `turns`; 0: there is none."""
    wide = turns[:width]
    if policy == RESPONSE:
        return respond_turn(
            positions, seats, seat, low, high, known, by_seat, random, samples, 2 * seats, values,
            wide,
        )  # fmt: skip
    if policy == MODEL:
        return plan_turn(
            positions, seats, seat, low, high, known, random, width, values, wide
        )  # fmt: skip
    return rank_turns(positions, seats, seat, low, high, known, policy, random, values, wide)


@njit(cache=True)
def move_by_move(
    policy: int, notices: float, positions: Any, info: Any, seats: int, rounds: int, low: int,
    high: int, known: Any, random: Any, pieces: Any, masks: Any, result: Any,
) -> None:  # fmt: skip
    """The turn of a bot that takes one move after the other."""
    occupied = occupied_by(positions)
    count = roll_dice(
        positions, info, seats, rounds, low, high, occupied, known.reach, pieces, masks
    )  # fmt: skip
    while count:
        result[MOVES] += 1
        if policy == GREEDY and (notices >= 1.0 or below(random, 1000) < notices * 1000):
            piece, space, _ = greedy_move(positions, occupied, pieces, masks, count, random)
        else:
            piece, space, _ = pick(random, pieces, masks, count)
        occupied, victim, count = move(
            positions, info, seats, rounds, piece, space, occupied, known.reach, pieces, masks
        )  # fmt: skip
        if victim >= 0:
            result[HITS] += 1


@njit(cache=True)
def play_matches(
    games: int, seed: int, offset: int, seats: int, start: Any, rounds: int, known: Any,
    policies: Any, notices: Any, widths: Any, samples: int, points: Any, results: Any,
) -> None:  # fmt: skip
    """Play games; fill every seat's points per game, and what happened in it.

    `policies`, `notices` (the chance that a hit is seen) and `widths` are per player; `samples`
    is how often a RESPONSE plays on. Player p sits in seat (p + game) % seats, and game g starts
    with seat (g // seats) % seats.
    """
    positions = np.empty(24, np.int8)
    info = np.empty(COLUMNS, np.int64)
    pieces = np.empty(MOVERS, np.int64)
    masks = np.empty(MOVERS, np.uint64)
    values = np.empty(16)
    turns = np.empty((16, 4), np.int64)
    risked = np.empty(4, np.int64)
    by_seat = np.zeros(4, np.int64)
    for g in range(games):
        random = seed_of(seed, offset + g)
        new_game(positions, info, start, seats, ((offset + g) // seats) % seats)
        result = results[g]
        result[:] = 0
        for player in range(seats):
            by_seat[(player + offset + g) % seats] = policies[player]
        while info[END] == RUNNING:
            low, high = two_dice(random)
            seat = info[SEAT]
            player = (seat - (offset + g) % seats + seats) % seats
            policy = policies[player]
            count = _movers(positions, seats, seat, low, high, known.reach, pieces, masks)
            result[CHOOSERS] += count
            for i in range(count):
                result[CHOICES] += np.int64(popcount(masks[i]))
            if policy not in (MODEL, CAUTIOUS, RESPONSE):
                move_by_move(
                    policy, notices[player], positions, info, seats, rounds, low, high, known,
                    random, pieces, masks, result,
                )  # fmt: skip
                continue
            if _plan(
                policy, widths[player], samples, by_seat, positions, seats, seat, low, high, known,
                random, values, turns,
            ):  # fmt: skip
                result[MOVES] += 1 if turns[0, 2] < 0 else 2
                result[HITS] += play_turn(positions, seats, turns[0])
                info[ACTIVE] = active(positions, seats)
            if info[ACTIVE] == 0:
                info[END] = NO_RIVALS
            else:
                end_turn(info, seats, rounds)
        material(positions, seats, points[g], risked)
        result[TURNS] = info[TURN]
        result[ENDED] = info[END]
