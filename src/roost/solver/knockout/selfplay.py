"""Compiled: games to learn from, and what a network is told of their positions."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt
from numba import njit

from roost.rules.knockout.constants import BOTH, NUMBERS, PIECES
from roost.solver.knockout.bits import below, seed_of, two_dice
from roost.solver.knockout.features import features_of
from roost.solver.knockout.judged import judge_turns
from roost.solver.knockout.judgement import CAUTIOUS, GREEDY, STUDIED
from roost.solver.knockout.matches import RESULTS, move_by_move, play_planned
from roost.solver.knockout.moves import COLUMNS, END, RUNNING, SEAT, new_game
from roost.solver.knockout.network import Net
from roost.solver.knockout.tables import COLOURS, Doubles, Ints, Known, Places
from roost.solver.knockout.turns import MOVES, rank_turns
from roost.solver.knockout.values import add_number, material

Singles = npt.NDArray[np.float32]
OPENING: Final = 40  # turns at most that are played carelessly, so that positions differ


@njit(cache=True)
def record_games(
    games: int,
    seed: int,
    seats: int,
    start: Places,
    known: Known,
    net: Net,
    *,
    judged: bool,
    rows: Places,
    following: Ints,
    numbers: Ints,
    results: Doubles,
) -> int:
    """Play games and keep every position before a roll; how many.

    After an opening of careless turns all seats play alike: by the network if `judged`, else by
    the worths. `numbers` are the games' own, and `results` the win shares by game and seat.
    """
    positions = np.empty(PIECES, np.int8)
    info = np.empty(COLUMNS, np.int64)
    values = np.empty(1)
    turns = np.empty((1, MOVES), np.int64)
    result = np.zeros(RESULTS, np.int64)
    points = np.zeros(COLOURS, np.int64)
    risked = np.zeros(COLOURS, np.int64)
    kept = 0
    for game in range(games):
        random = seed_of(seed, game)
        new_game(positions, info, start, seats, game % seats)
        opening = below(random, OPENING)
        first = kept
        turn = 0
        while info[END] == RUNNING and kept < len(rows):
            seat = info[SEAT]
            if turn >= opening:
                rows[kept] = positions
                following[kept] = seat
                numbers[kept] = game
                kept += 1
            low, high = two_dice(random)
            turns[0, 0] = -1
            turn += 1
            if turn <= opening:
                careless = below(random, 3)
                if careless < 2:
                    seen = 1.0 if careless else 0.7
                    move_by_move(
                        GREEDY, seen, positions, info, seats, 0, low, high, known, random, result
                    )
                    continue
                rank_turns(
                    positions, seats, seat, low, high, BOTH, known, CAUTIOUS, random, values, turns
                )
            elif judged:
                judge_turns(positions, seats, seat, low, high, BOTH, known, net, values, turns)
            else:
                rank_turns(
                    positions, seats, seat, low, high, BOTH, known, STUDIED, random, values, turns
                )
            play_planned(positions, info, seats, 0, turns[0], result)
        if info[END] == RUNNING:  # no room for the whole of it
            return first
        material(positions, seats, points, risked)
        best = points[:seats].max()
        winners = (points[:seats] == best).sum()
        for seat in range(seats):
            results[game, seat] = 1.0 / winners if points[seat] == best else 0.0
    return kept


@njit(cache=True)
def describe(
    rows: Places,
    following: Ints,
    seats: int,
    known: Known,
    features: Singles,
    contested: Singles,
    fixed: Singles,
) -> None:
    """Fill in what a network is told: features by number, which are contested, and the points."""
    found = np.empty(features.shape[2])
    points = np.zeros(COLOURS, np.int64)
    risked = np.zeros(COLOURS, np.int64)
    for row in range(len(rows)):
        positions, next_seat = rows[row], following[row]
        scores = np.zeros(COLOURS)
        for number in range(NUMBERS):
            contested[row, number] = 0.0
            if features_of(positions, seats, next_seat, number, known, found):
                features[row, number] = found
                contested[row, number] = 1.0
            add_number(positions, seats, next_seat, number, known, scores, 1.0)
        material(positions, seats, points, risked)
        for place in range(seats):
            seat = (next_seat + place) % seats
            fixed[row, place] = points[seat]
            fixed[row, seats + place] = risked[seat]
            fixed[row, 2 * seats + place] = scores[seat]


@njit(cache=True)
def returns(
    values: Singles, following: Ints, numbers: Ints, results: Doubles, trace: float, found: Singles
) -> None:
    """What every position turned out to be worth, in its own order of seats: a mean of what was
    thought at each later one and of the result, `trace` the weight of going on."""
    count, seats = values.shape
    worth = np.zeros(seats)
    for row in range(count - 1, -1, -1):
        if row == count - 1 or numbers[row + 1] != numbers[row]:
            for seat in range(seats):
                worth[seat] = results[numbers[row], seat]
        else:
            for place in range(seats):
                seat = (following[row + 1] + place) % seats
                worth[seat] = trace * worth[seat] + (1 - trace) * values[row + 1, place]
        for place in range(seats):
            found[row, place] = worth[(following[row] + place) % seats]
