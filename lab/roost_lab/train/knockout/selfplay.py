"""Compiled: self-play games, and the network's inputs for their positions."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt
from numba import njit

from roost.rules.dice import SIDES
from roost.rules.knockout.constants import BOTH, NUMBERS, PIECES
from roost.solver.knockout.judgement import CAUTIOUS, GREEDY, STUDIED, WEIGHING
from roost.solver.knockout.network import FIXED, HITS, OUTCOMES, Net
from roost.solver.knockout.tables import Doubles, Ints, Known, Places
from roost_lab.kernels.bits import Random, below, seed_of, two_dice
from roost_lab.kernels.evaluation import listen
from roost_lab.kernels.features import features_of
from roost_lab.kernels.hits import chances_of
from roost_lab.kernels.judged import judge_every_roll
from roost_lab.kernels.matches import RESULTS, move_by_move, play_planned
from roost_lab.kernels.moves import COLUMNS, END, RUNNING, SEAT, new_game
from roost_lab.kernels.opinion import fix, judge, kept_at, lone_at, width, words_at
from roost_lab.kernels.outcomes import is_lone
from roost_lab.kernels.parts import next_active
from roost_lab.kernels.turns import MOVES, play_turn, rank_turns

Singles = npt.NDArray[np.float32]
ROLLS: Final = SIDES * (SIDES + 1) // 2
WANDERS: Final = 32  # one of so many turns is played as a cautious player would
HAZE: Final = 0.5  # of the careless, as `weigh_turns` has it


@njit(cache=True)
def record_games(
    games: int,
    seed: int,
    seats: int,
    start: Places,
    known: Known,
    net: Net,
    opening: int,
    studied: int,
    rows: Places,
    following: Ints,
    numbers: Ints,
    values: Doubles,
    looked: Doubles,
    followed: Ints,
) -> int:
    """Play games by the network and keep every position before a roll; how many.

    The first turns, at most `opening`, are careless, so that positions differ; of eight games
    `studied` are played by the worths. `numbers` are the games' own. Kept are, in the order of
    rolling, the network's opinion (`values`) and the mean of its opinion over all rolls, each
    played best (`looked`); and whether the turn that was then played was the best one.
    """
    positions = np.empty(PIECES, np.int8)
    info = np.empty(COLUMNS, np.int64)
    worth = np.empty(1)
    turns = np.empty((1, MOVES), np.int64)
    best = np.empty((ROLLS, MOVES), np.int64)
    shares = np.empty((ROLLS, seats))
    opinion = np.empty(seats)
    result = np.zeros(RESULTS, np.int64)
    kept = 0
    for game in range(games):
        random = seed_of(seed, game)
        new_game(positions, info, start, seats, game % seats)
        careless = below(random, opening) if opening > 0 else 0
        by_worths = below(random, 8) < studied
        first = kept
        turn = 0
        while info[END] == RUNNING and kept < len(rows):
            seat = info[SEAT]
            low, high = two_dice(random)
            turn += 1
            if turn <= careless:
                _careless(positions, info, seats, low, high, known, random, result)
                continue
            judge(positions, seats, seat, known, net, opinion)
            judge_every_roll(positions, seats, seat, known, net, best, shares)
            for place in range(seats):
                at = (seat + place) % seats
                values[kept, place] = opinion[at]
                looked[kept, place] = _mean(shares, at)
            chosen = best[_row(low, high)]
            turns[0, :] = chosen
            if opening > 0 and below(random, WANDERS) == 0:
                turns[0, 0] = -1
                rank_turns(
                    positions, seats, seat, low, high, BOTH, known, CAUTIOUS, random, worth, turns
                )
            elif by_worths:
                turns[0, 0] = -1
                rank_turns(
                    positions, seats, seat, low, high, BOTH, known, STUDIED, random, worth, turns
                )
            same = True
            for column in range(MOVES):
                same = same and turns[0, column] == chosen[column]
            rows[kept] = positions
            following[kept] = seat
            numbers[kept] = game
            followed[kept] = 1 if same or chosen[0] < 0 else 0
            kept += 1
            play_planned(positions, info, seats, 0, turns[0], result)
        if info[END] == RUNNING:  # no room for the whole of it
            return first
    return kept


@njit(cache=True)
def record_turns(
    games: int,
    seed: int,
    seats: int,
    start: Places,
    known: Known,
    net: Net,
    opening: int,
    rows: Places,
    following: Ints,
    numbers: Ints,
    rolled: Ints,
    left: Places,
    followed: Ints,
) -> int:
    """Play games by the network, the first turns carelessly as in `record_games`, and keep every
    position before a roll; how many. Kept with it are the positions that the best turn of every
    roll leaves (`left`), who rolls there (`followed`), and which roll it was."""
    positions = np.empty(PIECES, np.int8)
    info = np.empty(COLUMNS, np.int64)
    best = np.empty((ROLLS, MOVES), np.int64)
    shares = np.empty((ROLLS, seats))
    result = np.zeros(RESULTS, np.int64)
    kept = 0
    for game in range(games):
        random = seed_of(seed, game)
        new_game(positions, info, start, seats, game % seats)
        careless = below(random, opening) if opening > 0 else 0
        first = kept
        turn = 0
        while info[END] == RUNNING and kept < len(rows):
            seat = info[SEAT]
            low, high = two_dice(random)
            turn += 1
            if turn <= careless:
                _careless(positions, info, seats, low, high, known, random, result)
                continue
            judge_every_roll(positions, seats, seat, known, net, best, shares)
            rows[kept] = positions
            following[kept] = seat
            numbers[kept] = game
            rolled[kept] = _row(low, high)
            for row in range(ROLLS):
                after = left[kept, row]
                after[:] = positions
                if best[row, 0] >= 0:
                    play_turn(after, seats, best[row])
                followed[kept, row] = next_active(after, seats, seat)
            play_planned(positions, info, seats, 0, best[rolled[kept]], result)
            kept += 1
        if info[END] == RUNNING:  # no room for the whole of it
            return first
    return kept


@njit(cache=True)
def _careless(
    positions: Places,
    info: Ints,
    seats: int,
    low: int,
    high: int,
    known: Known,
    random: Random,
    result: Ints,
) -> None:
    kind = below(random, 3)
    if kind < 2:
        style = GREEDY if kind == 1 else WEIGHING
        temper = np.full(3, 1.0)
        temper[2] = HAZE
        move_by_move(style, temper, positions, info, seats, 0, low, high, known, random, result)
        return
    values = np.empty(1)
    turns = np.full((1, MOVES), -1)
    rank_turns(
        positions, seats, info[SEAT], low, high, BOTH, known, CAUTIOUS, random, values, turns
    )
    play_planned(positions, info, seats, 0, turns[0], result)


@njit(cache=True, inline="always")
def _row(low: int, high: int) -> int:
    """Of a roll, in the order of `judge_every_roll`."""
    return (low - 1) * SIDES - (low - 1) * (low - 2) // 2 + high - low


@njit(cache=True)
def _mean(shares: Doubles, seat: int) -> float:
    """Over all rolls."""
    total = 0.0
    for low in range(1, SIDES + 1):
        for high in range(low, SIDES + 1):
            total += (1 if low == high else 2) * shares[_row(low, high), seat]
    return total / (SIDES * SIDES)


@njit(cache=True)
def describe(
    rows: Places,
    following: Ints,
    seats: int,
    known: Known,
    features: Singles,
    contested: Singles,
    fixed: Singles,
    outcomes: Singles,
    exact: Ints,
) -> None:
    """Fill in what a network is told: features by number, which are contested, the points and the
    chances to hit, and who may keep which number. `exact` are positions that it is not asked about.
    """
    found = np.empty(features.shape[2])
    one = np.empty(width(seats))
    total = np.empty(width(seats))
    lone, kept, words = lone_at(seats), kept_at(seats), words_at(seats)
    for row in range(len(rows)):
        positions, next_seat = rows[row], following[row]
        total[:] = 0.0
        for number in range(NUMBERS):
            contested[row, number] = 0.0
            if features_of(positions, seats, next_seat, number, known, found):
                for at in range(len(found)):
                    features[row, number, at] = found[at]
                contested[row, number] = 1.0
            fix(positions, seats, next_seat, number, known, one)
            for at in range(len(one)):
                total[at] += one[at]
            for outcome in range(OUTCOMES):
                outcomes[row, number, outcome] = one[kept + OUTCOMES * number + outcome]
        for at in range(FIXED * seats):
            fixed[row, at] = total[at]
        for place in range(seats):
            once, twice = chances_of(total, words + HITS * place)
            fixed[row, FIXED * seats + HITS * place] = once
            fixed[row, FIXED * seats + HITS * place + 1] = twice
        exact[row] = 1 if total[lone] < 1.0 or is_lone(total, lone) else 0


@njit(cache=True)
def tell_umpire(
    rows: Places,
    following: Ints,
    seats: int,
    known: Known,
    net: Net,
    told: Singles,
    contested: Singles,
    heard: Singles,
    factors: Singles,
    shares: Singles,
    judged: Ints,
) -> None:
    """Fill in the evaluation network's inputs (`evaluation.listen`)."""
    numbers = np.empty(told.shape[1:])
    open_ = np.empty(NUMBERS)
    facts = np.empty(heard.shape[1])
    corrected = np.empty(seats)
    found = np.empty(seats)
    for row in range(len(rows)):
        judged[row] = listen(
            rows[row],
            seats,
            following[row],
            known,
            net,
            numbers,
            open_,
            facts,
            corrected,
            found,
        )
        shares[row] = found
        if judged[row]:
            told[row] = numbers
            contested[row] = open_
            heard[row] = facts
            factors[row] = corrected


@njit(cache=True)
def returns(
    values: Doubles,
    looked: Doubles,
    following: Ints,
    numbers: Ints,
    followed: Ints,
    trace: float,
    found: Singles,
) -> None:
    """What every position turned out to be worth, in its own order of seats, without the luck of
    any roll: the look ahead, and by how much each later look differed from what was thought there,
    `trace` the weight of later turns. A turn that was not the best says nothing of those before."""
    count, seats = len(values), values.shape[1]
    later = np.zeros(seats)
    for row in range(count - 1, -1, -1):
        goes_on = row + 1 < count and numbers[row + 1] == numbers[row] and followed[row] == 1
        if not goes_on:
            later[:] = 0.0
        for place in range(seats):
            seat = (following[row] + place) % seats
            found[row, place] = looked[row, place] + later[seat]
            later[seat] = trace * (later[seat] + looked[row, place] - values[row, place])
