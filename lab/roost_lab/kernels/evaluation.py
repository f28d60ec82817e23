"""Compiled: the evaluation network, which estimates positions after a turn and never chooses one.

The network that plays must value hundreds of turns, so it reads every number by itself and adds up
what it read. The umpire is asked about few positions and takes its time: it reads the numbers,
looks at the whole table, and goes back to each number knowing how everybody stands. So who will
keep a number may hang on who needs it. It puts right what the player says and begins from there.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numba import njit

from roost.rules.knockout.constants import NUMBERS, PIECES
from roost.solver.knockout.network import (
    FEATURES,
    FIXED,
    HITS,
    OUTCOMES,
    SCALE,
    EvaluationNetwork,
    Net,
)
from roost.solver.knockout.tables import Doubles, Ints, Known, Places
from roost_lab.kernels.features import features_of
from roost_lab.kernels.hits import chances_of
from roost_lab.kernels.opinion import (
    correct_shares,
    kept_at,
    lone_at,
    reweigh,
    shares_of_sum,
    sum_of,
    words_at,
)
from roost_lab.kernels.outcomes import is_lone, shares_kept
from roost_lab.kernels.parts import next_active
from roost_lab.kernels.turns import play_turn

_FEATURES: Final = np.array(FEATURES)


@njit(cache=True)
def listen(
    positions: Places,
    seats: int,
    following: int,
    known: Known,
    net: Net,
    told: Doubles,
    contested: Doubles,
    heard: Doubles,
    factors: Doubles,
    shares: Doubles,
) -> bool:
    """Fill in the evaluation network's inputs in rolling order; False if nothing is contested.

    Of every number its features (nothing if it is not `contested`) and, behind them, who keeps it
    as the player says; the facts of the table; the `factors` by which the player corrected its
    count of who wins; and the player's `shares`, which are certain where there is nothing to judge.
    """
    features = _FEATURES[seats]
    for number in range(NUMBERS):
        told[number] = 0.0
        found = features_of(positions, seats, following, number, known, told[number, :features])
        contested[number] = 1.0 if found else 0.0
    total = sum_of(positions, seats, following, known, net)
    fixed = total.fixed
    if fixed[lone_at(seats)] < 1.0 or is_lone(fixed, lone_at(seats)):
        shares_of_sum(total, seats, net, shares)
        return False
    kept = fixed[kept_at(seats) : words_at(seats)]
    for number in range(NUMBERS):
        told[number, features:] = kept[OUTCOMES * number : OUTCOMES * (number + 1)]
    counted = np.empty(seats)
    shares_kept(kept, seats, counted)
    for at in range(FIXED * seats):
        heard[at] = SCALE * fixed[at]
    for place in range(seats):
        once, twice = chances_of(fixed, words_at(seats) + HITS * place)
        heard[FIXED * seats + HITS * place] = once
        heard[FIXED * seats + HITS * place + 1] = twice
    shares[:] = counted
    correct_shares(total, seats, net, shares)
    heard[(FIXED + HITS) * seats :] = shares
    for place in range(seats):
        factors[place] = shares[place] / counted[place] if counted[place] > 0.0 else 0.0
    return True


@njit(cache=True)
def reconsider(
    positions: Places,
    seats: int,
    following: int,
    known: Known,
    net: Net,
    evaluation: EvaluationNetwork,
    shares: Doubles,
) -> None:
    """Fill every seat's win share when `following` rolls next, by the evaluation network."""
    features = _FEATURES[seats]
    told = np.empty((NUMBERS, features + OUTCOMES))
    contested = np.empty(NUMBERS)
    heard = np.empty(len(evaluation.facts))
    factors = np.empty(seats)
    found = np.empty(seats)
    if listen(positions, seats, following, known, net, told, contested, heard, factors, found):
        kept = np.empty(NUMBERS * OUTCOMES)
        for number in range(NUMBERS):
            kept[OUTCOMES * number : OUTCOMES * (number + 1)] = told[number, features:]
        said = evaluation.out_bias.copy()
        _look(told, contested, heard, evaluation, kept, said)
        shares_kept(kept, seats, found)
        for place in range(seats):
            found[place] *= factors[place]
        reweigh(found, said)
    for place in range(seats):
        shares[(following + place) % seats] = found[place]


@njit(cache=True)
def _look(
    told: Doubles,
    contested: Doubles,
    heard: Doubles,
    evaluation: EvaluationNetwork,
    kept: Doubles,
    shares: Doubles,
) -> None:
    """Correct the chances of keeping pieces, and add the correction of the shares."""
    read = np.zeros((NUMBERS, len(evaluation.deep_bias)))
    joined = np.zeros(len(evaluation.deep_bias))
    first = np.empty(len(evaluation.deep_bias))
    for number in range(NUMBERS):
        if contested[number] > 0.0:
            first[:] = evaluation.numbers[number]
            _add(first, told[number], evaluation.read)
            _bend(first)
            read[number] = evaluation.deep_bias
            _add(read[number], first, evaluation.deep)
            _bend(read[number])
            for unit in range(len(joined)):
                joined[unit] += read[number, unit]
    inner = evaluation.join_bias.copy()
    _add(inner, joined, evaluation.join)
    _add(inner, heard, evaluation.facts)
    _bend(inner)
    table = evaluation.table_bias.copy()
    _add(table, inner, evaluation.table)
    _bend(table)
    knowing = evaluation.again_bias.copy()
    _add(knowing, table, evaluation.told)
    again = np.empty(len(knowing))
    summed = np.zeros(len(knowing))
    for number in range(NUMBERS):
        if contested[number] > 0.0:
            again[:] = knowing
            _add(again, read[number], evaluation.again)
            _bend(again)
            for unit in range(len(again)):
                summed[unit] += again[unit]
            said = evaluation.keeps_bias.copy()
            _add(said, again, evaluation.keeps)
            reweigh(kept[OUTCOMES * number : OUTCOMES * (number + 1)], said)
    last = evaluation.last_bias.copy()
    _add(last, summed, evaluation.last)
    _add(last, table, evaluation.rest)
    _bend(last)
    _add(shares, last, evaluation.out)


@njit(cache=True, forceinline=True)
def _add(total: Doubles, units: Doubles, weights: Doubles) -> None:
    for at in range(len(units)):
        unit = units[at]
        if unit != 0.0:
            row = weights[at]
            for column in range(len(total)):
                total[column] += unit * row[column]


@njit(cache=True, forceinline=True)
def _bend(units: Doubles) -> None:
    for at in range(len(units)):
        units[at] = max(0.0, units[at])


@njit(cache=True)
def reconsider_turns(
    positions: Places,
    seats: int,
    seat: int,
    known: Known,
    net: Net,
    evaluation: EvaluationNetwork,
    turns: Ints,
    shares: Doubles,
) -> None:
    """Evaluate the positions after a seat's turns; a piece of -1: no move."""
    after = np.empty(PIECES, np.int8)
    for row in range(len(turns)):
        after[:] = positions
        if turns[row, 0] >= 0:
            play_turn(after, seats, turns[row])
        following = next_active(after, seats, seat)
        reconsider(after, seats, following, known, net, evaluation, shares[row])
