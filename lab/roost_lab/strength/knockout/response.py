"""An approximate best response: the strongest's candidates, played on against the true opponents.

Every candidate sees the same dice, and the first of them in turn show all 36 rolls. The opponents
answer in their own style, the responder by the worths; after two rounds the worths say who wins. It
is no bot: it knows whom it plays against.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numba import njit

from roost.rules.dice import SIDES
from roost.rules.knockout.constants import BOTH, PIECES
from roost.solver.knockout.judgement import CAUTIOUS, STUDIED
from roost.solver.knockout.tables import COLOURS, Doubles, Ints, Known, Places
from roost_lab.kernels.bits import Random, draw, seed_of, two_dice
from roost_lab.kernels.matches import RESULTS, move_by_move, play_planned
from roost_lab.kernels.moves import COLUMNS, END, RUNNING, SEAT, active, new_game
from roost_lab.kernels.parts import next_active
from roost_lab.kernels.turns import LEAST, MOVES, play_turn, rank_turns
from roost_lab.kernels.values import material, position_shares
from roost_lab.strength.knockout.ground import Ground, share_of_first

NEAR: Final = 0.02  # of win share: turns further behind are not played on


def shares_of_response(
    ground: Ground, rival: int, seats: int, games: int, width: int, samples: int
) -> Doubles:
    """The win shares of a response of `width` candidates, each played on `samples` times, among
    rivals of one style."""
    points = np.zeros((games, COLOURS), np.int64)
    start = ground.tables.start(seats)
    play_responses(games, ground.seed, seats, start, ground.known, rival, width, samples, points)
    return share_of_first(points, seats)


@njit(cache=True)
def respond_turn(
    positions: Places,
    seats: int,
    seat: int,
    low: int,
    high: int,
    known: Known,
    rival: int,
    random: Random,
    samples: int,
    values: Doubles,
    turns: Ints,
) -> None:
    """Rank turns like `rank_turns`, but rate the best by games played out against `rival`s."""
    found = rank_turns(
        positions, seats, seat, low, high, BOTH, known, STUDIED, random, values, turns
    )
    if found < 2:
        return
    seed: int = np.int64(draw(random) >> np.uint64(33))  # type: ignore[assignment]
    after = np.empty(PIECES, np.int8)
    best = LEAST
    chosen = 0
    for i in range(found):
        if values[i] <= values[0] - NEAR:
            break
        total = 0.0
        for sample in range(samples):
            after[:] = positions
            play_turn(after, seats, turns[i])
            dice = seed_of(seed, sample)
            roll = sample % (SIDES * SIDES)
            total += _play_on(after, seats, seat, known, rival, roll, dice, random)
        if total > best:
            best = total
            chosen = i
    for column in range(MOVES):
        turns[0, column] = turns[chosen, column]


@njit(cache=True)
def _play_on(
    positions: Places,
    seats: int,
    seat: int,
    known: Known,
    rival: int,
    roll: int,
    dice: Random,
    random: Random,
) -> float:
    """The seat's win share after two rounds, the first of their turns with a given roll."""
    values = np.empty(1)
    turns = np.empty((1, MOVES), np.int64)
    shares = np.zeros(COLOURS)
    following = next_active(positions, seats, seat)
    for turn in range(2 * seats):
        if active(positions, seats) == 0:
            break
        low, high = two_dice(dice)
        if turn == 0:
            low = min(roll // SIDES, roll % SIDES) + 1
            high = max(roll // SIDES, roll % SIDES) + 1
        style = STUDIED if following == seat else rival
        if rank_turns(
            positions, seats, following, low, high, BOTH, known, style, random, values, turns
        ):
            play_turn(positions, seats, turns[0])
        following = next_active(positions, seats, following)
    position_shares(positions, seats, following, known, shares)
    return shares[seat]


@njit(cache=True)
def play_responses(
    games: int,
    seed: int,
    seats: int,
    start: Places,
    known: Known,
    rival: int,
    width: int,
    samples: int,
    points: Ints,
) -> None:
    """Play games of the response, player 0 of `play_matches`, among rivals of one style."""
    positions = np.empty(PIECES, np.int8)
    info = np.empty(COLUMNS, np.int64)
    values = np.empty(width)
    turns = np.empty((width, MOVES), np.int64)
    risked = np.empty(COLOURS, np.int64)
    result = np.zeros(RESULTS, np.int64)
    temper = np.zeros(3)  # of nobody here
    for g in range(games):
        random = seed_of(seed, g)
        new_game(positions, info, start, seats, (g // seats) % seats)
        while info[END] == RUNNING:
            low, high = two_dice(random)
            seat = info[SEAT]
            turns[0, 0] = -1
            if seat == g % seats:
                respond_turn(
                    positions, seats, seat, low, high, known, rival, random, samples, values, turns
                )
            elif rival == CAUTIOUS:
                one = turns[:1]
                rank_turns(
                    positions, seats, seat, low, high, BOTH, known, rival, random, values, one
                )
            else:
                move_by_move(
                    rival, temper, positions, info, seats, 0, low, high, known, random, result
                )
                continue
            play_planned(positions, info, seats, 0, turns[0], result)
        material(positions, seats, points[g], risked)
