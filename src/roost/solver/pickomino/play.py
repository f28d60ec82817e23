"""Whole turns of many games, played die by die with the exact turn solver. Compiled."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt
from numba import njit

from roost.solver.pickomino import steps as kernels
from roost.solver.pickomino.games import PickominoGames
from roost.solver.pickomino.rows import CHANCE, FACES, TILES, fail_turn, take_tile
from roost.solver.pickomino.streams import STEP, below, draw
from roost.solver.pickomino.turn.sweeps import backward
from roost.solver.pickomino.turn.tables import LANES, TIE, TOTALS, WORM, turn_tables

_LANES: Final = LANES
_WORM: Final = WORM


@njit(cache=True)
def _roll_die(random: Any, game: int) -> int:
    """A face, 0 to 5, from the game's own stream."""
    random[game] += STEP
    return below(draw(random[game]), FACES)


@njit(cache=True)
def _play(
    payoff: Any,
    fail: float,
    best: Any,
    roll: Any,
    groups: Any,
    successors: Any,
    total: Any,
    worm: Any,
    group_of: Any,
    random: Any,
    game: int,
) -> int:
    """One turn by the solved tables: the total it stops on, or -1 for a failure."""
    shown = np.empty(FACES, np.int64)
    rolling = roll.shape[0]
    state, mask = rolling - 1, 0
    while True:
        g = group_of[state]
        dice = groups[g, 1]
        padded = (groups[g, 3] + _LANES - 1) // _LANES * _LANES
        at = groups[g, 6] + state - groups[g, 2]
        shown[:] = 0
        for _ in range(dice):
            shown[_roll_die(random, game)] += 1
        taken, free, value, face_taken = -1, 0, 0.0, 0
        for face in range(FACES):
            if mask >> face & 1:
                continue
            if shown[face] > 0:
                after = successors[at + (free * dice + shown[face] - 1) * padded]
                if taken < 0 or best[after] > value + TIE:
                    taken, value, face_taken = after, best[after], face
            free += 1
        if taken < 0:
            return -1
        state, mask = taken, mask | 1 << face_taken
        stop = payoff[total[state]] if worm[state] else fail
        if state >= rolling or stop >= roll[state] - TIE:
            return int(total[state]) if worm[state] else -1


@njit(cache=True, nogil=True)
def _play_turns(
    seats: int,
    owner: Any,
    height: Any,
    seat: Any,
    taken: Any,
    roll_: Any,
    phase: Any,
    turn: Any,
    options: Any,
    worth: Any,
    random: Any,
    outcomes: Any,
    groups: Any,
    miss: Any,
    depth: Any,
    row: Any,
    prob: Any,
    successors: Any,
    total: Any,
    worm: Any,
    group_of: Any,
) -> None:
    best = np.empty(len(total))
    roll = np.empty(len(group_of))
    payoff = np.empty(TOTALS)
    chosen = np.empty(TOTALS, np.int64)
    for game in range(len(seat)):
        if phase[game] != CHANCE:
            continue
        kernels.payoff_row(
            owner[game], height[game], seat[game], options[game], worth[game], chosen, payoff
        )
        fail = worth[game, TILES]
        backward(payoff, fail, groups, miss, depth, row, prob, successors, total, worm, best, roll)
        stopped = _play(
            payoff, fail, best, roll, groups, successors, total, worm, group_of, random, game
        )
        outcome = TILES if stopped < 0 else chosen[stopped]
        outcomes[game] = outcome
        if outcome == TILES:
            fail_turn(owner[game], height[game], seat[game], options[game])
        else:
            take_tile(owner[game], height[game], seat[game], outcome)
        kernels.next_turn(game, seats, owner, seat, taken, roll_, phase, turn)


def play_turns(
    games: PickominoGames, worth: npt.NDArray[np.float64], random: npt.NDArray[np.uint64]
) -> npt.NDArray[np.int64]:
    """Play one turn of every game that waits for its first roll, and tell its outcome.

    ``worth`` is what each outcome (16 tiles, then failing) means to the seat to move; ``random``
    holds one stream per game and moves on.
    """
    t = turn_tables()
    outcomes = np.full(len(games), -1)
    _play_turns(
        games.seats, *games.arrays, worth, random, outcomes, t.groups, t.miss, t.depth, t.row,
        t.prob, t.successors, t.total, t.worm, t.group_of,
    )  # fmt: skip
    return outcomes
