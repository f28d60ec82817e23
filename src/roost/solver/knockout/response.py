"""An approximate best response: the strongest's candidates, played on against the true opponents.

Every candidate sees the same dice, and the first of them in turn show all 36 rolls. The opponents
answer by their own policies, the responder by the values; after `depth` turns the values say who
wins. It is no bot: it knows whom it plays against.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numba import njit

from roost.solver.knockout.kernels import active, draw, seed_of, two_dice
from roost.solver.knockout.turns import MODEL, next_active, play_turn, rank_turns
from roost.solver.knockout.values import position_shares

NEAR: Final = 0.02  # of win share: turns further behind are not played on


@njit(cache=True)
def respond_turn(
    positions: Any, seats: int, seat: int, low: int, high: int, known: Any, policies: Any,
    random: Any, samples: int, depth: int, values: Any, turns: Any,
) -> Any:  # fmt: skip
    """As `rank_turns`, but the best turns are judged by games played on against `policies`."""
    found = rank_turns(positions, seats, seat, low, high, known, MODEL, random, values, turns)
    if found < 2:
        return found
    seed: Any = np.int64(draw(random) >> np.uint64(33))
    after = np.empty(24, np.int8)
    best = -1e30
    chosen = 0
    for i in range(found):
        if values[i] <= values[0] - NEAR:
            break
        total = 0.0
        for sample in range(samples):
            after[:] = positions
            play_turn(after, seats, turns[i])
            dice = seed_of(seed, sample)
            roll = sample % 36
            total += _play_on(after, seats, seat, known, policies, roll, dice, random, depth)
        if total > best:
            best = total
            chosen = i
    for column in range(4):
        turns[0, column] = turns[chosen, column]
    return found


@njit(cache=True)
def _play_on(
    positions: Any, seats: int, seat: int, known: Any, policies: Any, roll: int, dice: Any,
    random: Any, depth: int,
) -> Any:  # fmt: skip
    """The seat's win share after some turns, the first of them with a given roll."""
    values = np.empty(1)
    turns = np.empty((1, 4), np.int64)
    shares = np.zeros(4)
    following = next_active(positions, seats, seat)
    for turn in range(depth):
        if active(positions, seats) == 0:
            break
        low, high = two_dice(dice)
        if turn == 0:
            low, high = min(roll // 6, roll % 6) + 1, max(roll // 6, roll % 6) + 1
        policy = MODEL if following == seat else policies[following]
        if rank_turns(positions, seats, following, low, high, known, policy, random, values, turns):
            play_turn(positions, seats, turns[0])
        following = next_active(positions, seats, following)
    position_shares(positions, seats, following, known, shares)
    return shares[seat]
